/* What the pages gain by script; without it they work by posts and reloads. The stream says that something
   moved, the page fetches its own part again. User texts only ever enter as text: parts come from the server
   and are parsed by DOMParser, which runs nothing. First: what is said and locked while there is no connection. */
const body = document.body;
const streamUrl = body.dataset.stream;
const still = body.dataset.still !== undefined;     // a form is being filled in: never replaced by itself
const SILENT = 6000, LOST = 8000, POLL = 2000;
let source = null, heard = Date.now(), opened = 0, polling = null, lostAt = null, seen = null, busy = false, again = false;
let sending = false, drawn = 0;     // a tap on its way; how often the part was replaced by an answer to a tap

// -- the connection ---------------------------------------------------------------------------

function banner(text) {
  const line = document.getElementById("banner");
  line.textContent = text;
  line.hidden = !text;
}

function lock(on) {
  body.classList.toggle("offline", on);
  for (const button of document.querySelectorAll("form[data-outbox] button")) {
    if (on && !button.disabled) { button.disabled = true; button.dataset.locked = ""; }
    if (!on && button.dataset.locked !== undefined) { button.disabled = false; delete button.dataset.locked; }
  }
}

function lost() {
  if (lostAt) return;
  lostAt = new Date();
  sayLost();
  lock(true);
}

function sayLost() {
  const time = lostAt.toTimeString().slice(0, 5);
  banner(body.dataset.offline.replace("{time}", time) + (outbox() ? " " + body.dataset.kept : ""));
}

function found() {
  heard = Date.now();
  if (!lostAt) return;
  lostAt = null;
  banner("");
  lock(false);
  resend();
}

/* What the pages gain by script; without it they work by posts and reloads. The stream says that something
   moved, the page fetches its own part again. User texts only ever enter as text: parts come from the server
   and are parsed by DOMParser, which runs nothing. First: what is said and locked while there is no connection. */
const body = document.body;
const streamUrl = body.dataset.stream;
let still = body.dataset.still !== undefined;       // a form is being filled in: never replaced by itself
const SILENT = 6000, LOST = 8000, POLL = 2000, PATIENCE = 6000;
const clock = () => performance.now();      // a clock that nobody sets; the time of day is only ever shown
let source = null, heard = clock(), opened = 0, polling = null, lostAt = null;
let seen = null, busy = false, again = false;       // the newest numbers heard; a refresh on its way; another one after it
let sending = false, drawn = 0;     // a tap on its way; how often the part was replaced by an answer to a tap

// -- the connection ---------------------------------------------------------------------------

function banner(text) {
  const line = document.getElementById("banner");
  line.hidden = !text;
  line.textContent = text;
}

function lock(on) {
  // Not disabled: a button that loses the focus leaves a keyboard and a screen reader nowhere. See "submit".
  document.documentElement.classList.toggle("offline", !!lostAt);
  for (const button of document.querySelectorAll("form button")) {
    if (on) button.setAttribute("aria-disabled", "true"); else button.removeAttribute("aria-disabled");
  }
}

function lost() {
  lostAt = lostAt || new Date(Date.now() - (clock() - heard));
  banner(body.dataset.offline.replace("{time}", lostAt.toTimeString().slice(0, 5)) + (outbox() ? " " + body.dataset.kept : ""));
  lock(true);
}

function found() {
  heard = clock();
  if (!lostAt) return;
  lostAt = null;
  banner("");
  lock(false);
  // What was asked before the loss may hang for a minute more, on a connection that is dead.
  for (const one of asking) if (heard - one.since > POLL / 2) one.abort();
  resend();
}

const asking = new Set();

async function ask(url, how) {
  const line = window.AbortController ? new AbortController() : { abort: () => {} };
  const timer = setTimeout(() => { lost(); line.abort(); }, PATIENCE);
  line.since = clock();
  asking.add(line);
  try {
    const answer = await fetch(url, Object.assign({ cache: "no-store", signal: line.signal }, how));
    return [answer, await answer.text()];
  } catch (error) {
    if (error.name !== "AbortError") lost();
    throw error;
  } finally {
    clearTimeout(timer);
    asking.delete(line);
  }
}

// -- taps: kept with their ticket until the server has answered ---------------------------------------

const boxName = "outbox:" + (body.dataset.table || "");
let pending = null;     // where a browser stores nothing, a tap lives as long as its page

function outbox() {
  try { return JSON.parse(localStorage.getItem(boxName)) || pending; } catch (error) { return pending; }
}

function keep(tap) {
  pending = tap;
  try { localStorage.setItem(boxName, JSON.stringify(tap)); } catch (error) { console.info("outbox not kept", error); }
}

function answered(tap) {
  pending = null;
  try {
    if (localStorage.getItem(boxName) === JSON.stringify(tap)) localStorage.removeItem(boxName);
  } catch (error) { console.info("outbox not kept", error); }
}

async function send(tap) {
  if (sending) return;
  sending = true;
  lock(true);
  const slow = setTimeout(() => { if (!lostAt) banner(body.dataset.sending); }, POLL);
  try {
    const [answer, text] = await ask(tap.url, { method: "POST", body: new URLSearchParams(tap.fields) });
    const made = parse(text);
    if (!made.getElementById("live")) throw new Error("not the companion's");
    if (answer.status === 503) {
      // The books cannot be written now: the tap waits, and the page says why.
      banner(made.querySelector(".refusal").textContent + " " + body.dataset.kept);
      setTimeout(resend, POLL);
      return;
    }
    answered(tap);
    drawn += 1;
    lock(false);
    if (lostAt) found(); else banner("");
    if (!answer.redirected && showForm(made, answer.url)) return;
    if (drawer) closeForm();
    arrive(answer, made);
  } catch (error) {
    if (error.name !== "AbortError") lost();
    if (lostAt) { lost(); setTimeout(resend, POLL); } else setTimeout(resend);
  } finally {
    clearTimeout(slow);
    sending = false;
    next();
  }
}

function arrive(answer, made) {
  if (answer.redirected) {
    if (new URL(answer.url).pathname !== location.pathname) { location.replace(answer.url); return; }
    history.replaceState(null, "", answer.url);
  }
  // A refused button of the sheet is answered with its form, which then is what is being filled in.
  still = made.body.dataset.still !== undefined;
  body.className = made.body.className;
  adopt(made);
  const shown = document.getElementById("refusal") || document.querySelector(".done");
  if (shown) shown.scrollIntoView({ block: "nearest" });
}

function resend() {
  const tap = outbox();
  if (tap) send(tap);
}

let pressed = null;     // iPhones before 2022 do not say which button sent a form
document.addEventListener("click", (event) => { pressed = event.target.closest("button"); }, true);

document.addEventListener("submit", (event) => {
  const form = event.target, button = event.submitter || (pressed && pressed.form === form ? pressed : null);
  if (event.defaultPrevented || form.method === "dialog") return;
  if (lostAt || sending) { event.preventDefault(); return; }      // one tap at a time, none while disconnected
  if (form.dataset.outbox === undefined) return;
  event.preventDefault();
  if (outbox()) { resend(); return; }
  const fields = Array.from(new FormData(form).entries());
  if (button && button.name) fields.push([button.name, button.value]);
  const tap = { url: form.action, fields: fields };
  keep(tap);
  send(tap);
});

let shownUrl = null, shownAt = 0;
function shownSince(url) {
  if (url !== shownUrl) { shownUrl = url; shownAt = clock(); }
  return shownAt;
}

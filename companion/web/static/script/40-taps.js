// -- taps: kept with their ticket until the server has answered ---------------------------------------

const boxName = "outbox:" + (body.dataset.table || "");

function outbox() {
  try { return JSON.parse(localStorage.getItem(boxName)); } catch (error) { return null; }
}

function keep(tap) {
  try {
    if (tap) localStorage.setItem(boxName, JSON.stringify(tap)); else localStorage.removeItem(boxName);
  } catch (error) {
    // A private window keeps nothing; the tap itself is sent all the same.
    console.info("outbox not kept", error);
  }
}

async function send(tap) {
  if (sending) return;
  sending = true;
  lock(true);
  try {
    const answer = await fetch(tap.url, { method: "POST", body: new URLSearchParams(tap.fields), redirect: "follow" });
    if (answer.status === 503) throw new Error("busy");
    keep(null);
    const text = await answer.text();
    if (answer.redirected && still) { location.replace(answer.url); return; }
    lock(false);
    drawn += 1;
    if (answer.redirected) history.replaceState(null, "", answer.url);
    if (!adopt(text)) { location.assign(answer.url); return; }
    found();
    const shown = document.getElementById("refusal") || document.querySelector(".done");
    if (shown) shown.scrollIntoView({ block: "nearest" });
  } catch (error) {
    lostAt = lostAt || new Date();
    sayLost();
    setTimeout(resend, POLL);
  } finally {
    sending = false;
    next();
  }
}

function resend() {
  const tap = outbox();
  if (tap) send(tap);
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.dataset.outbox === undefined || !window.fetch) return;
  event.preventDefault();
  if (outbox() || lostAt) return;         // one tap at a time, none while disconnected
  const fields = Array.from(new FormData(form).entries());
  const button = event.submitter;
  if (button && button.name) fields.push([button.name, button.value]);
  const tap = { url: form.action, fields: fields };
  keep(tap);
  send(tap);
});

let shownUrl = null, shownAt = 0;
function shownSince(url) {
  if (url !== shownUrl) { shownUrl = url; shownAt = Date.now(); }
  return shownAt;
}

// -- figures that move are rolled, heard and felt; what happened while nobody looked -------------------------

const PAUSE = 20000;        // milliseconds without a look at the page
const seatPage = body.classList.contains("seat"), seenName = "seen:" + body.dataset.table;

function stored(name, value) {
  try {
    if (value) localStorage.setItem(name, value);
    return localStorage.getItem(name);
  } catch (error) { return null; }
}

function shownSeq() { return parseInt(document.getElementById("live").dataset.at, 10); }

function wasAway(silent) {
  if (silent < PAUSE) return;
  if (!away) away = shownSeq();
  back = 0;
}

if (seatPage) {
  const [seq, at] = (stored(seenName) || "").split("@");
  if (Date.now() - at > PAUSE && seq - shownSeq() < 0) { away = seq; setTimeout(refresh); }
  let left = 0;
  const leave = () => { left = Date.now(); stored(seenName, shownSeq() + "@" + left); };
  // Capturing: before the page asks for what is new.
  window.addEventListener("visibilitychange", () => { if (document.hidden) leave(); else if (left) wasAway(Date.now() - left); }, true);
  window.addEventListener("pagehide", leave);
  setInterval(() => { if (!document.hidden) wasAway(clock() - heard); }, 2000);
}

function amountOf(text) {
  const digits = text.replace(/\D/g, "");
  return digits ? (/^\D*[-–]/.test(text) ? -1 : 1) * digits : NaN;
}

function figureChanged(node, old) {
  const text = node.textContent, from = amountOf(old), to = amountOf(text);
  if (node.dataset.cash !== undefined && to > from) coin();
  if (node.children.length || isNaN(from + to) || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const mark = (text + " " + old).match(/\d(\D)\d{3}/), begun = performance.now();
  const step = (now) => {
    const part = Math.max(0, Math.min(1, (now - begun) / 300));      // a frame may have begun before
    const digits = String(Math.abs(Math.round(from + (to - from) * part))).replace(/\B(?=(\d{3})+$)/g, mark ? mark[1] : "");
    // Drawn over the figure, which stays what it is for whoever reads it meanwhile.
    node.dataset.now = text.replace(/\d(.*\d)?/, digits);
    if (part < 1) requestAnimationFrame(step); else node.removeAttribute("data-now");
  };
  requestAnimationFrame(step);
}

let speaker = null;
const Sound = window.AudioContext || window.webkitAudioContext;
function soundOn() { return (stored("sound") || (matchMedia("(pointer: coarse)").matches ? "on" : "off")) === "on"; }

function paintSound() {
  for (const one of document.querySelectorAll("[data-sound]")) one.setAttribute("aria-pressed", soundOn());
}

function coin() {
  if (!soundOn()) return;
  if (navigator.vibrate) navigator.vibrate(60);
  if (!speaker) return;
  for (const [pitch, wait] of [[988, 0], [1319, .09]]) {
    const tone = speaker.createOscillator(), loud = speaker.createGain(), at = speaker.currentTime + wait;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(.07, at);
    loud.gain.exponentialRampToValueAtTime(.001, at + .25);
    tone.connect(loud);
    loud.connect(speaker.destination);
    tone.start(at);
    tone.stop(at + .25);
  }
}

document.addEventListener("click", (event) => {
  if (seatPage && Sound && !speaker && soundOn()) speaker = new Sound();      // none sounds before a touch
  if (event.target.closest("[data-sound]")) {
    stored("sound", soundOn() ? "off" : "on");
    paintSound();
  }
  const strip = event.target.closest("[data-away]");
  if (strip) {
    event.preventDefault();
    away = back = 0;
    strip.parentNode.remove();
  }
});

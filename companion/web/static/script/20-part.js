// -- the page's own part ------------------------------------------------------------------------

const WRITING = "input:not([type=hidden]):not([type=radio]):not([type=checkbox]), textarea, select";

function typedInto(part) {
  const found = [];
  for (const field of part.querySelectorAll("form [name]:not([type=hidden])")) {
    if (field.tagName === "BUTTON") continue;
    const box = field.type === "radio" || field.type === "checkbox";
    const select = field.tagName === "SELECT";
    const touched = box ? field.checked !== field.defaultChecked
      : select ? Array.from(field.options).some((one) => one.selected !== one.defaultSelected) && field.selectedIndex > 0
        : field.value !== field.defaultValue;
    if (touched) found.push({ form: field.form.action, name: field.name, value: field.value, box: box, checked: field.checked });
  }
  return found;
}

function typeAgain(part, typed) {
  for (const one of typed) {
    for (const field of part.querySelectorAll("form [name]")) {
      if (field.name !== one.name || field.form.action !== one.form || (one.box && field.value !== one.value)) continue;
      if (one.box) field.checked = one.checked; else field.value = one.value;
    }
  }
}

// What makes a control the same one on the page drawn anew.
function sameness(node) {
  return node.id || [node.tagName, node.form && node.form.action, node.name, node.type === "radio" || node.tagName === "BUTTON" ? node.value : "",
    node.getAttribute("href"), node.parentNode.dataset.keep].join();
}

// Every figure that is marked when it changes, under the words beside it and its place among those of its row.
function figures(part) {
  const found = new Map(), times = {};
  for (const one of part.querySelectorAll("[data-watch], .figure, .big")) {
    if (one.closest(".journal, .why")) continue;
    const row = one.closest("[data-key], tr, li, p, summary, div");
    const words = row.dataset.key || row.textContent.replace(/[\d\s.,+–-]+/g, "");
    times[words] = (times[words] || 0) + 1;
    found.set(words + times[words], one);
  }
  for (const one of part.querySelectorAll(".last .entry[id]")) found.set(one.id, one);
  return found;
}

const marks = new Map();    // until when a figure is marked

function mark(old, next) {
  const before = figures(old);
  if (!before.size) return;
  for (const [words, one] of figures(next)) {
    const was = before.get(words);
    const moves = was && was.textContent !== one.textContent && !one.id;
    if (moves) figureChanged(one, was.textContent);
    if (was ? moves : /^e\d/.test(words)) marks.set(words, clock() + 3000);
    if (marks.get(words) > clock()) one.classList.add("changed");
  }
}

function parse(text) {
  return new DOMParser().parseFromString(text, "text/html");
}

function adopt(made, typing) {
  const next = made.getElementById("live"), old = document.getElementById("live");
  const open = new Map(), active = old.contains(document.activeElement) && sameness(document.activeElement);
  const typed = typing ? typedInto(old) : [], said = old.querySelector(".next .sentence"), says = next.querySelector(".next .sentence");
  for (const one of old.querySelectorAll("details[data-keep]")) open.set(one.dataset.keep, one.open);
  mark(old, next);
  old.replaceWith(document.adoptNode(next));
  typeAgain(next, typed);
  for (const one of next.querySelectorAll("details[data-keep]")) if (open.has(one.dataset.keep)) one.open = open.get(one.dataset.keep);
  if (active) {
    const same = Array.from(next.querySelectorAll("a, button, input, select, textarea, summary")).find((one) => sameness(one) === active);
    const place = same || document.getElementById("main");
    if (!same) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
  // The one thing that a screen reader is told unasked.
  if (says && said && says.textContent !== said.textContent) document.getElementById("told").textContent = says.textContent;
  if (away && !back) back = parseInt(next.dataset.at, 10);
  prepare();
  lock(!!lostAt);
}

let away = 0, back = 0;     // the last entry seen before a pause, and the one at which somebody looked again
function liveUrl() {
  const url = new URL(behind || location.href);     // with ?done, so that "take back" stays while it may
  url.searchParams.set("live", "1");
  if (away) url.searchParams.set("since", away);
  if (back) url.searchParams.set("until", back);
  url.hash = "";
  return url;
}

async function refresh() {
  if (still || document.activeElement && document.activeElement.matches(WRITING) && document.activeElement.closest("#live")) return;
  if (busy || sending) { again = true; return; }
  busy = true;
  const before = drawn;
  try {
    const [answer, text] = await ask(liveUrl());
    if (answer.status === 403 || answer.status === 404 || answer.redirected && !answer.url.includes(location.pathname)) { location.reload(); return; }
    const made = parse(text);
    if (answer.ok && made.getElementById("live")) {
      found();
      if (before === drawn && !sending) adopt(made, true); else again = true;
    }
  } catch (error) {
    again = !lostAt;              // given up for a new connection; without one the stream or the poll finds it again
  } finally {
    busy = false;
    next();
  }
}

function next() {
  if (again && !busy && !sending) { again = false; catchUp(); }
}

function catchUp() {
  if (seen && seen !== document.getElementById("live").dataset.at) refresh();
}

function moved(data) {
  const was = seen;
  seen = data.seq + "-" + data.sign;
  catchUp();
  if (was && was !== seen && theForm()) changed();
}

document.addEventListener("focusout", () => setTimeout(catchUp));     // what waited for the typing to end

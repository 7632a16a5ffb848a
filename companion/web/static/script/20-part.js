// -- the page's own part ------------------------------------------------------------------------

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

function adopt(text, typing) {
  const made = new DOMParser().parseFromString(text, "text/html");
  const next = made.getElementById("live"), old = document.getElementById("live");
  if (!next) return false;
  const open = new Set();
  for (const one of old.querySelectorAll("details[data-keep]")) if (one.open) open.add(one.dataset.keep);
  const active = document.activeElement && document.activeElement.id;
  const before = new Map(), typed = typing ? typedInto(old) : [];
  for (const one of old.querySelectorAll("[data-watch]")) before.set(place(one), one.textContent);
  old.replaceWith(document.adoptNode(next));
  typeAgain(next, typed);
  for (const one of next.querySelectorAll("details[data-keep]")) if (open.has(one.dataset.keep)) one.open = true;
  for (const one of next.querySelectorAll("[data-watch]")) {
    if (before.has(place(one)) && before.get(place(one)) !== one.textContent) one.classList.add("changed");
  }
  if (active && document.getElementById(active)) document.getElementById(active).focus({ preventScroll: true });
  prepare();
  if (lostAt) lock(true);
  return true;
}

function place(node) {
  const row = node.closest("[data-key]");
  return (row ? row.dataset.key : "") + ":" + Array.from(node.parentNode.children).indexOf(node) +
    (node.parentNode.querySelector(".label") || node).textContent.slice(0, row ? 0 : 40);
}

function liveUrl() {
  const url = new URL(location.href);     // with ?done, so that "take back" stays while it may
  url.searchParams.set("live", "1");
  url.hash = "";
  return url;
}

async function refresh() {
  if (still || document.querySelector("#live input:not([type=hidden]):focus, #live textarea:focus, #live select:focus")) return;
  if (busy || sending) { again = true; return; }
  busy = true;
  const before = drawn;
  try {
    const answer = await fetch(liveUrl(), { cache: "no-store" });
    if (answer.status === 403 || answer.status === 404) { location.reload(); return; }
    const text = await answer.text();
    if (answer.ok) { found(); if (before === drawn && !sending) adopt(text, true); else again = true; }
  } catch (error) {
    lost();                       // the network is gone: the stream or the poll finds it again
  } finally {
    busy = false;
    next();
  }
}

function next() {
  if (again && !busy && !sending) { again = false; refresh(); }
}

function moved(data) {
  const key = data.seq + "-" + data.sign;
  if (seen === null && document.getElementById("live").dataset.seq === String(data.seq)) { seen = key; return; }
  if (key !== seen) { seen = key; refresh(); }
}

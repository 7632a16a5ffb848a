// -- forms: a sheet from below, a keypad, and what a tap will come to -----------------------------------

const touch = "ontouchstart" in window || navigator.maxTouchPoints > 0;
let drawer = null, behind = null, opening = false, later = null, asks = 0, padFor = null, cell = null;

function theForm() {
  return document.querySelector("form[data-foresee]");
}

async function openForm(url) {
  if (opening || lostAt || outbox()) return;
  opening = true;
  try {
    const [answer, text] = await ask(url + (url.includes("?") ? "&" : "?") + "live=1");
    if (!answer.ok || !showForm(parse(text), url)) location.assign(url);
  } finally {
    opening = false;
  }
}

// A form's page in the sheet; false if it is none, or if the page below is a form itself.
function showForm(page, url) {
  const made = page.querySelector("main.form");
  if (!made || still) return false;
  if (!drawer) {
    behind = new URL(location.href);
    behind.searchParams.delete("done");
    history.pushState({ form: 1 }, "", url);
    body.insertAdjacentHTML("beforeend", '<div class="over"><div class="drawer" role="dialog" aria-modal="true" aria-labelledby="form-title"></div></div>');
    drawer = body.lastChild;
    drawer.dataset.url = url;
  }
  fill(drawer.firstChild, made);
  padFor = null;
  prepare();
  document.getElementById("form-title").focus();
  return true;
}

function fill(old, made) {
  old.textContent = "";
  while (made.firstChild) old.append(made.firstChild);
}

function closeForm() {
  history.replaceState(null, "", behind);
  drawer.remove();
  drawer = behind = padFor = null;
  asks += 1;
  readyForms();
}

function readyForms() {
  for (const one of body.children) if (one.tagName !== "SCRIPT" && one !== drawer && one.id !== "banner") {
    one.toggleAttribute("inert", !!drawer);
    one.setAttribute("aria-hidden", !!drawer);
  }
  const form = theForm();
  if (!form) return;
  for (const one of form.querySelectorAll(".no-script")) one.hidden = true;
  if (!touch) return;
  for (const one of form.querySelectorAll("[data-pad]")) one.inputMode = "none";
  if (!padFor) pad(form.querySelector("[data-pad]:not([data-inner])[required]"));
}

// -- the keypad ------------------------------------------------------------------------------------------

function pad(input) {
  const keys = document.querySelector(".pad");
  padFor = input;
  keys.hidden = !input;
  if (!input) return;
  keys.dataset.pad = input.dataset.pad;
  input.scrollIntoView({ block: "nearest" });
}

function grouped(text) {
  return text.replace(/^0+(?=\d)/, "").replace(/\B(?=(\d{3})+$)/g, theForm().dataset.mark);
}

function press(key) {
  const minus = /^[-–−]/.test(padFor.value);
  let digits = padFor.value.replace(/\D/g, "");
  if (key === "<") digits = digits.slice(0, -1); else if (key !== "-" && digits.length + key.length < 14) digits += key;
  padFor.value = padFor.said = (minus !== (key === "-") ? "-" : "") + grouped(digits);
  padFor.scrollIntoView({ block: "nearest" });
  padFor.dispatchEvent(new Event("input", { bubbles: true }));
}

// What is typed is written as the box writes it, unless it is anything but digits.
function regroup(input) {
  const said = input.said || "", now = input.value;
  if (now === said) return;
  const goesOn = said && (said.startsWith(now) || (now.startsWith(said) && /^\d+$/.test(now.slice(said.length))));
  if (/^\d+$/.test(now) || goesOn) input.value = input.said = grouped(now.replace(/\D/g, ""));
}

// -- what it will come to: asked again after every change, never shown when it is old ------------------------

function changed(field) {
  const form = theForm(), name = document.getElementById("act"), line = document.getElementById("comes");
  asks += 1;
  line.style.minHeight = line.offsetHeight + "px";      // or what is being tapped would move away
  line.textContent = "";
  name.textContent = name.dataset.name;
  clearTimeout(later);
  later = setTimeout(() => foretell(form, field).catch(console.info), 250);    // offline the banner says why
}

async function foretell(form, field) {
  const mine = asks, card = field && field.dataset.redraw !== undefined && field.closest("fieldset");
  const [answer, text] = await ask(form.dataset.foresee + "?live=1&line=" + (card ? field.name : ""),
    { method: "POST", body: new URLSearchParams(new FormData(form)) });
  const made = parse(text);
  if (mine !== asks || !form.isConnected || !answer.ok) return;
  if (card) fill(card, made.getElementById(card.id));
  for (const part of made.querySelectorAll("[data-part]")) {
    const old = document.getElementById(part.id);
    if (old) { old.className = part.className; fill(old, part); }
  }
  if (card) prepare();
  if (padFor && padFor.isConnected) padFor.scrollIntoView({ block: "nearest" });      // the line below may have grown
}

function entered(event) {
  const field = event.target, form = field.form;
  if (event.type === "change" && field.type === "text") return;     // it was an input before
  if (form && form.dataset.foresee !== undefined) {
    if (field.dataset.pad !== undefined) regroup(field);
    changed(field);
  }
  const roll = field.closest(".roll"), fallen = roll && roll.querySelector(".fallen");
  if (fallen) {
    const faces = Array.from(roll.querySelectorAll(":checked"), (one) => +one.value);
    fallen.textContent = faces.join(" + ") + " = " + faces.reduce((sum, one) => sum + one, 0);
  }
}

document.addEventListener("input", entered);
document.addEventListener("change", entered);
document.addEventListener("mousedown", (event) => { if (event.target.closest(".pad")) event.preventDefault(); });
document.addEventListener("focusin", (event) => {
  const one = event.target;
  if (drawer && !drawer.contains(one)) document.getElementById("form-title").focus();
  if (one.closest(".strip input")) cell = one;
  if (touch && theForm() && one.matches("[data-foresee] input, textarea") && !/radio|checkbox/.test(one.type)) pad(one.dataset.pad === undefined ? null : one);
});
document.addEventListener("keydown", (event) => { if (drawer && event.key === "Escape") history.back(); });
window.addEventListener("popstate", (event) => {
  if (drawer) {
    const link = document.querySelector('#live a[href="' + drawer.dataset.url + '"]');
    closeForm();
    if (link) link.focus();
  } else if (event.state && event.state.form) location.reload();
});
document.addEventListener("click", (event) => {
  const one = event.target, key = one.closest("[data-digit]"), amount = one.closest("[data-fill]");
  const link = one.closest('#live a[href*="/do/"]');
  if (key && padFor) press(key.dataset.digit);
  else if (amount) {
    const [name, value] = amount.value.split("="), input = document.getElementById(name) || cell && cell.isConnected && cell || document.querySelector(".strip input");
    event.preventDefault();
    input.value = input.said = grouped(value);
    changed(input);
  } else if (drawer && (one === drawer || one.closest(".drawer .back"))) {
    event.preventDefault();
    history.back();
  } else if (link && !still && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    openForm(link.getAttribute("href")).catch(console.info);       // the banner says why
  }
});

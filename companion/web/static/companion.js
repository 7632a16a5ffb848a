/* What the pages gain by script; without it they work by posts and reloads.
   The stream says that something moved, the page fetches its own part again. User texts only ever enter
   as text: parts come from the server and are parsed by DOMParser, which runs nothing. */
"use strict";
(function () {
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

  // -- the stream -----------------------------------------------------------------------------------

  function open() {
    if (!streamUrl || document.hidden) return;
    close();
    opened = Date.now();
    source = new EventSource(streamUrl);
    source.onopen = found;
    source.onmessage = (event) => { found(); stopPolling(); moved(JSON.parse(event.data)); };
    source.addEventListener("beat", () => { found(); stopPolling(); });
    source.onerror = () => {
      // Any answer but 200 closes an EventSource for good: too many listen, or the server is gone.
      if (source && source.readyState === EventSource.CLOSED) { close(); startPolling(); } else probe();
    };
  }

  function close() {
    if (source) { source.close(); source = null; }
  }

  function startPolling() {
    if (!polling) polling = setInterval(poll, POLL);
    poll();
  }

  function stopPolling() {
    clearInterval(polling);
    polling = null;
  }

  async function probe() {
    if (!still) { await refresh(); return; }
    try {
      await fetch(streamUrl.replace(/stream$/, "journal?after=999999999"), { cache: "no-store" });
      found();
    } catch (error) {
      lost();
    }
  }

  let polls = 0;
  async function poll() {
    if (document.hidden) return;
    await probe();
    polls += 1;
    if (polls % 5 === 0 && streamUrl && !source) open();
  }

  function watch() {
    if (document.hidden || polling) return;
    const silent = Date.now() - heard;
    if (silent > LOST) lost();
    // Silent for longer than a heartbeat: a radio loss breaks a stream without telling either end.
    if (silent > SILENT && Date.now() - opened > SILENT / 2) open();
  }

  if (streamUrl) {
    open();
    setInterval(watch, 1000);
    const back = () => { heard = Date.now(); open(); refresh(); resend(); };
    // iPhones end the streams of hidden pages without an error event; six connections are all a host gets.
    document.addEventListener("visibilitychange", () => { if (document.hidden) close(); else back(); });
    window.addEventListener("pageshow", (event) => { if (event.persisted) back(); });
    window.addEventListener("pagehide", close);
    window.addEventListener("online", () => { open(); resend(); });
    window.addEventListener("offline", lost);
  } else if (body.dataset.poll) {
    setInterval(() => { if (!document.hidden) refresh(); }, Number(body.dataset.poll));
  }

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

  // -- small comforts ---------------------------------------------------------------------------------

  function prepare() {
    for (const strip of document.querySelectorAll("[data-seconds]")) {
      const left = shownSince(location.href) + Number(strip.dataset.seconds) * 1000 - Date.now();
      setTimeout(() => {
        if (!strip.isConnected) return;
        strip.hidden = true;
        const url = new URL(location.href);
        url.searchParams.delete("done");
        history.replaceState(null, "", url);
        refresh();
      }, Math.max(0, left));
    }
    for (const one of document.querySelectorAll(".only-script")) one.hidden = false;
    for (const input of document.querySelectorAll("input[type=file][data-into]")) {
      input.addEventListener("change", async () => {
        if (input.files[0]) document.getElementById(input.dataset.into).value = await input.files[0].text();
      });
    }
    for (const effect of document.querySelectorAll("[data-uses]")) {
      const uses = JSON.parse(effect.dataset.uses), select = effect.querySelector("select");
      const choose = () => {
        for (const part of effect.querySelectorAll("[data-field]")) {
          const field = part.dataset.field;
          const used = field === "effect" || (select.value && (field === "scope" || field === "player" || (uses[select.value] || []).includes(field)));
          part.hidden = !used;
        }
      };
      select.addEventListener("change", choose);
      choose();
    }
  }

  document.addEventListener("click", (event) => {
    const word = event.target.closest("[data-append]");
    if (word) {
      const list = document.getElementById(word.dataset.append), before = list.value.trim().replace(/,$/, "");
      list.value = (before ? before + ", " : "") + word.value;
    }
    // A page that cannot be fetched would leave the phone with the browser's own error.
    if (lostAt && event.target.closest("#live a[href]")) event.preventDefault();
    for (const menu of document.querySelectorAll(".menu[open]")) if (!menu.contains(event.target)) menu.open = false;
  });

  prepare();
  resend();
})();

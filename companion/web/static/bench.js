/* The host's pages alone: the tab of the page is slid into view, and the track is tapped square by square.
   The textarea below the squares holds what is sent. */
"use strict";
(function () {
  const states = new WeakMap();

  function parse(pad, text) {
    const known = new Map();
    for (const button of pad.querySelectorAll("[data-square]")) {
      known.set(button.dataset.square.toLowerCase(), button.dataset.square);
      known.set(button.dataset.word.toLowerCase(), button.dataset.square);
    }
    return text.split(/[,;\n]/).map((one) => one.trim()).filter(Boolean).map((one) => known.get(one.toLowerCase()) || one);
  }

  function stateOf(pad) {
    if (!states.has(pad)) {
      const text = document.getElementById(pad.dataset.track);
      states.set(pad, { squares: parse(pad, text.value), at: null, insert: false, undo: [], text: text });
      draw(pad);
    }
    return states.get(pad);
  }

  function word(pad, square) {
    const button = pad.querySelector('[data-square="' + square + '"]');
    return button ? button.dataset.word : square;
  }

  function draw(pad) {
    const now = states.get(pad), cells = pad.querySelector(".cells");
    cells.textContent = "";
    now.squares.forEach((square, at) => {
      const item = document.createElement("li"), cell = document.createElement("button"), number = document.createElement("small");
      cell.type = "button";
      cell.dataset.cell = at;
      cell.setAttribute("aria-pressed", String(at === now.at));
      number.textContent = at + 1;
      cell.append(number, " " + word(pad, square).replace(/ *\(.*\)$/, ""));
      item.append(cell);
      cells.append(item);
    });
    const says = pad.querySelector(".track-says");
    says.textContent = now.at !== null ? pad.dataset.at.replace("{n}", now.at + 1)
      : now.squares.length ? pad.dataset.count.replace("{n}", now.squares.length) : pad.dataset.begin;
    pad.querySelector("[data-do=insert]").disabled = now.at === null;
    pad.querySelector("[data-do=insert]").setAttribute("aria-pressed", String(now.insert));
    pad.querySelector("[data-do=remove]").disabled = now.at === null && !now.squares.length;
    pad.querySelector("[data-do=undo]").disabled = !now.undo.length;
    now.text.value = now.squares.map((square) => word(pad, square)).join(", ");
  }

  function change(now, squares) {
    now.undo.push(now.squares);
    now.squares = squares;
  }

  function tapped(pad, button) {
    const now = stateOf(pad), squares = now.squares.slice();
    if (button.dataset.cell !== undefined) {
      const at = Number(button.dataset.cell);
      now.at = now.at === at ? null : at;
      now.insert = false;
    } else if (button.dataset.square) {
      if (now.at === null) squares.push(button.dataset.square);
      else squares.splice(now.at, now.insert ? 0 : 1, button.dataset.square);
      if (now.insert) now.at += 1; else now.at = null;
      change(now, squares);
    } else if (button.dataset.do === "insert") {
      now.insert = !now.insert;
    } else if (button.dataset.do === "remove") {
      squares.splice(now.at === null ? squares.length - 1 : now.at, 1);
      change(now, squares);
      now.at = null;
    } else if (button.dataset.do === "undo") {
      now.squares = now.undo.pop();
      now.at = null;
    }
    const active = document.activeElement, cell = active && active.dataset ? active.dataset.cell : undefined;
    draw(pad);
    const shown = pad.querySelector(".cells [aria-pressed=true]") || pad.querySelector(".cells li:last-child button");
    if (shown) shown.scrollIntoView({ block: "nearest" });      // the squares to tap cover the end of the list
    if (cell !== undefined) { const again = pad.querySelector('[data-cell="' + cell + '"]'); if (again) again.focus({ preventScroll: true }); }
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("button"), pad = button && button.closest("[data-track]");
    if (pad) tapped(pad, button);
  });
  document.addEventListener("change", (event) => {
    for (const pad of document.querySelectorAll("[data-track]")) {
      if (event.target.id === pad.dataset.track) { states.delete(pad); stateOf(pad); }
    }
  });
  function begin() {
    const tab = document.querySelector(".tabs [aria-current]");
    if (tab) tab.parentNode.scrollLeft = tab.offsetLeft - (tab.parentNode.clientWidth - tab.offsetWidth) / 2;
    for (const pad of document.querySelectorAll("[data-track]")) {
      pad.hidden = false;
      const text = document.querySelector("[data-as-text]");
      if (text) text.open = false;
      stateOf(pad);
    }
  }

  // The part of the page that changes is put in anew after a booking.
  new MutationObserver((found) => { if (found.some((one) => one.addedNodes.length)) begin(); }).observe(document.body, { childList: true });
  begin();
})();

// What a page is looked over for; every function returns sentences, none where nothing is wrong.
window.looks = (() => {
  const say = e => `${e.tagName.toLowerCase()}${e.id ? "#" + e.id : ""}${e.classList.length ? "." + [...e.classList].join(".") : ""}`
    + ` "${(e.getAttribute("aria-label") || e.textContent || e.name || "").trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  const shown = e => e.checkVisibility ? e.checkVisibility({ checkVisibilityCSS: true }) : !!e.offsetParent;
  // Read aloud, not seen: cut to a pixel, or parked outside until it has the focus.
  const unseen = e => {
    for (let up = e; up && up !== document.body; up = up.parentElement) {
      const box = up.getBoundingClientRect(), style = getComputedStyle(up);
      if (style.opacity === "0" || (style.position !== "static" && ((box.width <= 1 && box.height <= 1) || box.right < -99))) return true;
    }
    return false;
  };
  const scrolls = e => /auto|scroll/.test(getComputedStyle(e).overflowX);
  const within = (e, test) => { for (let up = e; up && up !== document.documentElement; up = up.parentElement) if (test(up)) return up; return null; };
  // On the wall, which nobody touches, a line may end in dots: whoever wants the rest has it on the phone.
  const shortens = e => document.body.classList.contains("wall")
    && (getComputedStyle(e).textOverflow === "ellipsis" || !/^(none|)$/.test(getComputedStyle(e).webkitLineClamp));
  // What lies on top of the page on purpose: bars, sheets, menus.
  const layer = e => within(e, up => {
    const style = getComputedStyle(up);
    return style.position === "fixed" || style.position === "sticky" || up.tagName === "DIALOG"
      || (style.position === "absolute" && style.backgroundColor !== "rgba(0, 0, 0, 0)");
  });

  function words() {
    const found = [], range = document.createRange();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode, parent = node.parentElement;
      if (!node.data.trim() || /^(SCRIPT|STYLE|NOSCRIPT|OPTION|TITLE|TEMPLATE|DATALIST)$/.test(parent.tagName) || !shown(parent) || unseen(parent)) continue;
      range.selectNodeContents(node);
      const size = parseFloat(getComputedStyle(parent).fontSize), top = layer(parent), frame = within(parent, shortens);
      const edge = frame && frame.getBoundingClientRect();
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        // The ink of a line, not its leading: 0.7 of the letters' size around its middle.
        const middle = (box.top + box.bottom) / 2, half = Math.min(box.height, size * 0.7) / 2;
        if (edge && (middle > edge.bottom || middle < edge.top || box.left > edge.right)) continue;
        found.push({ parent, node, text: node.data.trim().slice(0, 30), top, left: box.left, right: edge ? Math.min(box.right, edge.right) : box.right, low: middle + half, high: middle - half });
      }
    }
    return found;
  }

  function wide(all = words()) {
    const found = [], root = document.documentElement, limit = root.clientWidth;
    if (root.scrollWidth > limit) {
      const far = [...document.body.querySelectorAll("*")].filter(e => shown(e) && !unseen(e) && e.getBoundingClientRect().right > limit + 1 && !within(e, scrolls));
      found.push(`the page is ${root.scrollWidth} wide, the screen ${limit}: ${far.slice(-2).map(say).join(", ")}`);
    }
    for (const one of all) {
      if ((one.right > limit + 1 || one.left < -1) && !within(one.parent, scrolls)) found.push(`"${one.text}" of ${say(one.parent)} leaves the screen`);
    }
    return found;
  }

  function clipped(all = words()) {
    const found = [];
    for (const e of document.body.querySelectorAll("*")) {
      if (!shown(e) || e.namespaceURI !== "http://www.w3.org/1999/xhtml" || unseen(e)) continue;
      const style = getComputedStyle(e);
      if (e.matches("select, input, textarea") || shortens(e)) continue;     // what is typed slides with the caret
      if (/hidden|clip/.test(style.overflowX) && e.scrollWidth > e.clientWidth + 1) found.push(`${say(e)} is cut: ${e.scrollWidth} wide in ${e.clientWidth}`);
      if (/hidden|clip/.test(style.overflowY) && e.scrollHeight > e.clientHeight + 1) found.push(`${say(e)} is cut: ${e.scrollHeight} high in ${e.clientHeight}`);
    }
    // What is written on something to tap stays on it.
    for (const one of all) {
      const on = one.parent.closest("button, .button, summary, label.chip, label.face");
      if (!on || !shown(on)) continue;
      const box = on.getBoundingClientRect();
      if (box.width > 2 && (one.left < box.left - 1 || one.right > box.right + 1 || one.high < box.top - 1 || one.low > box.bottom + 1)) found.push(`"${one.text}" runs out of ${say(on)}`);
    }
    return found;
  }

  function overlaps(all = words()) {
    all.sort((a, b) => a.high - b.high);
    const found = new Set();
    for (let i = 0; i < all.length; i++) {
      for (let j = i + 1; j < all.length && all[j].high < all[i].low; j++) {
        const a = all[i], b = all[j];
        if (a.node === b.node || a.top !== b.top) continue;
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.low, b.low) - Math.max(a.high, b.high) > 2) {
          found.add(`"${a.text}" of ${say(a.parent)} lies on "${b.text}" of ${say(b.parent)}`);
        }
      }
    }
    return [...found];
  }

  const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex='0']";

  // A link in the middle of a sentence is as high as its line; every other control fills a fingertip.
  function inSentence(e) {
    if (!e.matches("a") || getComputedStyle(e).display !== "inline") return false;
    const around = (e.parentElement.textContent || "").trim();
    return around.length > e.textContent.trim().length && !e.parentElement.matches("nav, li, .commands");
  }

  function target(e) {
    if (e.matches("input[type=radio], input[type=checkbox]")) {
      const label = e.closest("label") || (e.id && document.querySelector(`label[for="${CSS.escape(e.id)}"]`));
      if (label) {
        const a = label.getBoundingClientRect(), b = e.getBoundingClientRect();
        return b.width > 2 && !label.contains(e)
          ? { width: Math.max(a.right, b.right) - Math.min(a.left, b.left), height: Math.max(a.bottom, b.bottom) - Math.min(a.top, b.top) } : a;
      }
    }
    return e.getBoundingClientRect();
  }

  function small() {
    const found = [], all = [];
    for (const e of document.querySelectorAll(CONTROLS)) {
      if (!shown(e) || inSentence(e) || (unseen(e) && !e.matches("input"))) continue;
      const box = target(e);
      if (box.width < 43.5 || box.height < 43.5) found.push(`${say(e)} is ${Math.round(box.width)}x${Math.round(box.height)}`);
      else all.push({ e, top: layer(e), left: box.left, right: box.right, high: box.top, low: box.bottom });
    }
    // Two fingertips in one place are none.
    all.sort((a, b) => a.high - b.high);
    all.forEach((a, i) => {
      for (let j = i + 1; j < all.length && all[j].high < a.low - 1; j++) {
        const b = all[j];
        if (a.top === b.top && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && !a.e.contains(b.e) && !b.e.contains(a.e)
          && !(a.e.matches("input") && b.e.matches("input") && a.e.name === b.e.name)) found.push(`${say(a.e)} shares ${Math.round(a.low - b.high)} px with ${say(b.e)}`);
      }
    });
    return found;
  }

  // Whatever can be tapped is not under something else, wherever the page is scrolled to.
  function covered() {
    const found = [], x = window.scrollX, y = window.scrollY;
    for (const e of document.querySelectorAll(CONTROLS)) {
      if (!shown(e) || e.matches("input[type=radio], input[type=checkbox], :disabled, [tabindex='0']") || unseen(e)) continue;
      e.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const box = e.getClientRects()[0];
      if (!box) continue;
      const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (there && layer(there) && layer(there) !== layer(e) && !within(there, up => /fixed|sticky/.test(getComputedStyle(up).position))) continue;   // a menu that was opened
      if (!there || !(e.contains(there) || there.contains(e) || (there.closest("label") && there.closest("label").contains(e)))) found.push(`${say(e)} lies under ${there ? say(there) : "nothing"}`);
    }
    window.scrollTo(x, y);
    return found;
  }

  // Everything that waits folded, at once: a page that follows the table may draw itself anew between two taps.
  function unfold() {
    document.querySelectorAll("details:not(.menu)").forEach(part => { part.open = true; });
  }

  // -- the keyboard ---------------------------------------------------------------------------------------
  // What a control is on a form that is drawn anew while somebody goes through it.
  const sort = e => e.id || [e.tagName, e.form && e.form.action, e.name, e.type === "radio" ? "" : e.name && e.value, e.getAttribute("href"), e.closest("details[data-keep]") && e.closest("details[data-keep]").dataset.keep].join(" ");
  function number(e) { return `${sort(e)} ${e.type === "radio" ? "" : [...document.querySelectorAll(CONTROLS)].filter(one => shown(one) && sort(one) === sort(e)).indexOf(e)}`; }

  function reachable() {
    const groups = new Set();
    return [...document.querySelectorAll(CONTROLS)].filter(e => {
      if (!shown(e) || e.disabled || e.tabIndex < 0 || e.closest("[inert]")) return false;
      if (e.type !== "radio") return true;
      const group = e.form && e.form.action + e.name;     // Tab stops once in a group
      const fresh = !groups.has(group);
      groups.add(group);
      return fresh;
    }).map(e => ({ number: number(e), name: say(e) }));
  }

  function focused() {
    const e = document.activeElement;
    if (!e || e === document.body || e === document.documentElement) return null;
    const seen = [e, e.nextElementSibling, e.closest("label"), e.parentElement].filter(Boolean).some(one => {
      const style = getComputedStyle(one);
      return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    });
    const box = target(e);
    return { number: number(e), name: say(e), seen,
      fixed: !!within(e, up => /fixed|sticky/.test(getComputedStyle(up).position)),
      skip: e.matches(".skip"), top: (e.closest("label") || e).getBoundingClientRect().top + scrollY, left: (e.closest("label") || e).getBoundingClientRect().left, height: box.height };
  }

  return { wide, clipped, overlaps, small, covered, unfold, reachable, focused,
    layout: () => { const all = words(); return [...wide(all), ...clipped(all), ...overlaps(all), ...small()]; } };
})();

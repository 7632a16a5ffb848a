// -- small comforts ---------------------------------------------------------------------------------

function prepare() {
  for (const strip of document.querySelectorAll("[data-seconds]")) {
    const left = shownSince(location.href) + Number(strip.dataset.seconds) * 1000 - clock();
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
  paintSound();
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
      const rest = effect.querySelector(".rest");     // what is not used is hidden, so nothing is left to unfold
      rest.open = true;
      rest.firstElementChild.hidden = true;
    };
    select.addEventListener("change", choose);
    choose();
  }
  readyForms();
}

document.addEventListener("click", (event) => {
  // A page that cannot be fetched would leave the phone with the browser's own error.
  if (lostAt && event.target.closest("#live a[href]")) event.preventDefault();
  for (const menu of document.querySelectorAll(".menu[open]")) if (!menu.contains(event.target)) menu.open = false;
});

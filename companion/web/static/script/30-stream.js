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

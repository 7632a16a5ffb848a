// -- the stream -----------------------------------------------------------------------------------

function open() {
  if (document.hidden) return;
  close();
  opened = clock();
  source = new EventSource(streamUrl);
  const alive = () => { stopPolling(); found(); };
  source.onopen = alive;
  source.addEventListener("beat", alive);
  source.onmessage = (event) => { alive(); moved(JSON.parse(event.data)); };
  source.onerror = () => {
    // Any answer but 200 closes an EventSource for good: too many listen, or the server is gone.
    if (source && source.readyState === EventSource.CLOSED) { close(); startPolling(); } else probe();
  };
}

function close() {
  if (source) { source.close(); source = null; }
}

function startPolling() {
  if (polling) return;
  polling = setInterval(poll, POLL);
  poll();
}

function stopPolling() {
  clearInterval(polling);
  polling = null;
}

let polls = 0, probing = false;

// The two numbers of the stream, asked for.
async function probe() {
  if (probing) return;
  probing = true;
  try {
    const [answer, text] = await ask(streamUrl.replace(/stream$/, "now"));
    if (answer.ok) { const data = JSON.parse(text); found(); moved(data); } else if (answer.status < 500) refresh();
  } catch (error) {
    // said by ask(); the next poll or the stream's own next try finds out
  } finally {
    probing = false;
  }
}

async function poll() {
  if (document.hidden) return;
  const was = lostAt;
  await probe();
  polls += 1;
  if (!source && (polls % 5 === 0 || was && !lostAt)) open();
}

let ticked = clock();

function wake() {
  ticked = heard = clock();
  open();
  if (polling) poll();
  resend();
}

function watch() {
  const now = clock(), slept = now - ticked > 3000;
  ticked = now;
  if (document.hidden) return;
  if (slept) { wake(); return; }
  if (polling) return;
  if (document.querySelector("[data-soon]")) refresh();     // what changes without a booking
  if (now - heard > LOST) lost();
  // Silent for longer than a heartbeat: a radio loss breaks a stream without telling either end.
  if (now - heard > SILENT && now - opened > SILENT / 2) open();
}

if (streamUrl) {
  open();
  setInterval(watch, 1000);
  // iPhones end the streams of hidden pages without an error event; six connections are all a host gets.
  document.addEventListener("visibilitychange", () => { if (document.hidden) close(); else wake(); });
  window.addEventListener("pageshow", (event) => { if (event.persisted) wake(); });
  window.addEventListener("pagehide", close);
  window.addEventListener("online", wake);
  window.addEventListener("offline", probe);      // the companion may run on this very machine
}
if (body.dataset.poll) {       // what no stream tells
  setInterval(() => { if (!document.hidden) refresh(); }, Number(body.dataset.poll));
}

"""Laws of the serving process: it says where it is, and it stops when asked, whoever still listens."""

import http.client
import os
import signal
import subprocess
import sys
import time
from urllib.parse import urlsplit

import pytest

CODE = "import sys; from companion.serve import serve; serve(sys.argv[1], '127.0.0.1', 0)"


@pytest.fixture
def server(tmp_path):
    process = subprocess.Popen([sys.executable, "-c", CODE, str(tmp_path)], stdout=subprocess.PIPE, text=True,
                               env={**os.environ, "COMPANION_PUBLIC_URL": ""})
    try:
        yield process, urlsplit(process.stdout.readline().split()[-1])
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        process.stdout.close()


def test_it_serves_and_stops_with_streams_open(server, tmp_path):
    process, address = server
    ask = http.client.HTTPConnection(address.hostname, address.port, timeout=5)
    ask.request("GET", "/")
    assert ask.getresponse().status == 200
    import re
    ask = http.client.HTTPConnection(address.hostname, address.port, timeout=5)
    ask.request("GET", "/new/cesta-k-bohatstvi")
    ticket = re.search(r'name="ticket" value="(\w+)"', ask.getresponse().read().decode()).group(1)
    origin = {"Origin": f"http://{address.netloc}", "Content-Type": "application/x-www-form-urlencoded"}
    ask.request("POST", "/new/cesta-k-bohatstvi", f"ticket={ticket}", origin)
    made = ask.getresponse()
    assert made.status == 303
    code, cookie = made.headers["Location"].rsplit("/", 1)[1], made.headers["Set-Cookie"].split(";")[0]
    made.read()
    listeners = []
    for _ in range(3):
        listener = http.client.HTTPConnection(address.hostname, address.port, timeout=10)
        listener.request("GET", f"/api/tables/{code}/stream", headers={"Cookie": cookie})
        answer = listener.getresponse()
        assert answer.status == 200 and b"retry" in answer.readline()
        listeners.append((listener, answer))
    begun = time.monotonic()
    process.send_signal(signal.SIGTERM)
    assert process.wait(10) == 0
    assert time.monotonic() - begun < 5
    for listener, answer in listeners:
        answer.read()       # the stream ended, it was not cut
        listener.close()
    assert (tmp_path / "journal.db").exists()


def test_long_bodies_are_not_read_at_all(server):
    _, address = server
    ask = http.client.HTTPConnection(address.hostname, address.port, timeout=5)
    ask.putrequest("POST", "/new/cesta-k-bohatstvi")
    ask.putheader("Content-Length", "5000000000")
    ask.endheaders()
    assert ask.getresponse().status == 413
    ask.close()


def test_a_port_that_is_taken_is_said_in_words(server, tmp_path):
    _, address = server
    code = f"import sys; from companion.serve import serve; sys.exit(serve(sys.argv[1], '127.0.0.1', {address.port}))"
    second = subprocess.run([sys.executable, "-c", code, str(tmp_path / "other")], capture_output=True, text=True, timeout=20)
    assert second.returncode == 1 and "--port" in second.stderr and "Traceback" not in second.stderr


def test_books_that_are_open_elsewhere_are_said_in_words(server, tmp_path):
    code = CODE.replace("serve(sys.argv[1]", "sys.exit(serve(sys.argv[1]") + ")"
    second = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, timeout=20)
    assert second.returncode == 1 and "already open" in second.stderr and "Traceback" not in second.stderr

"""Laws of the serving process under a guest who pushes: long bodies, half requests, more connections than there are."""

import http.client
import json
import os
import socket
import subprocess
import sys
import time
from urllib.parse import urlsplit

import pytest

CODE = ("import sys; from companion import connections, serve; connections.MOST = 60; connections.UNFINISHED = 1.0; "
        "serve.serve(sys.argv[1], '127.0.0.1', 0)")
PUSHING, QUIET = "127.0.0.7", "127.0.0.8"      # two guests of this machine


@pytest.fixture
def address(tmp_path):
    process = subprocess.Popen([sys.executable, "-c", CODE, str(tmp_path)], stdout=subprocess.PIPE, text=True,
                               env={**os.environ, "COMPANION_PUBLIC_URL": ""})
    try:
        yield urlsplit(process.stdout.readline().split()[-1])
    finally:
        process.terminate()
        process.wait(10)
        process.stdout.close()


def line(address, guest: str = PUSHING) -> socket.socket:
    made = socket.create_connection((address.hostname, address.port), timeout=5, source_address=(guest, 0))
    return made


def ask(address, guest: str = QUIET, method: str = "GET", path: str = "/", body=None, headers=None):
    """Status and text of an answer."""
    asking = http.client.HTTPConnection(address.hostname, address.port, timeout=5, source_address=(guest, 0))
    try:
        asking.request(method, path, body, headers or {})
        answer = asking.getresponse()
        return answer.status, answer.read().decode()
    finally:
        asking.close()


@pytest.mark.parametrize("length", [16_385, 262_145])
def test_what_is_too_long_is_refused_in_words_by_the_server_too(address, length):
    origin = {"Origin": f"http://{address.netloc}"}
    status, text = ask(address, QUIET, "POST", "/api/tables/KOALA/commands", b" " * length,
                       {**origin, "Content-Type": "application/json"})
    assert status in (404, 413) and json.loads(text)["error"]["message"]
    for path in ("/find", "/language", "/new/cesta-k-bohatstvi"):
        status, text = ask(address, QUIET, "POST", path, "ticket=" + "x" * length,
                           {**origin, "Content-Type": "application/x-www-form-urlencoded"})
        assert status == 413 and 'role="alert"' in text, path
    chunks = f"POST /find HTTP/1.1\r\nHost: {address.netloc}\r\nOrigin: http://{address.netloc}\r\n" \
             "Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n" \
             f"{length:x}\r\n{'x' * length}\r\n0\r\n\r\n"
    with line(address) as made:
        made.sendall(chunks.encode())
        assert made.recv(100).split(b"\r\n")[0].split()[1] == b"413"


def test_half_requests_of_one_guest_do_not_keep_others_out(address):
    pushed = []
    try:
        for _ in range(150):
            made = line(address)
            made.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            pushed.append(made)
        begun = time.monotonic()
        for _ in range(10):
            assert ask(address)[0] == 200
        assert time.monotonic() - begun < 5
    finally:
        for made in pushed:
            made.close()
    assert ask(address, PUSHING)[0] == 200


def test_connections_that_one_guest_keeps_open_do_not_keep_others_out(address):
    quiet = http.client.HTTPConnection(address.hostname, address.port, timeout=5, source_address=(QUIET, 0))
    quiet.request("GET", "/")
    quiet.getresponse().read()
    pushed = []
    try:
        for _ in range(150):
            made = line(address)
            made.sendall(f"GET /favicon.ico HTTP/1.1\r\nHost: {address.netloc}\r\n\r\n".encode())
            made.recv(4000)
            pushed.append(made)
        quiet.request("GET", "/")       # on the connection from before the crowd: it was not the one to give way
        assert quiet.getresponse().status == 200
        assert ask(address)[0] == 200
    finally:
        quiet.close()
        for made in pushed:
            made.close()


def test_a_request_that_comes_byte_by_byte_is_not_waited_for(address):
    with line(address) as made:
        made.sendall(b"GET / HTTP/1.1\r\n")
        with pytest.raises(OSError):
            for _ in range(60):
                time.sleep(0.1)
                made.sendall(b"X")
                made.setblocking(False)
                try:
                    if made.recv(100) == b"":
                        raise ConnectionResetError("closed, as it should be")
                except BlockingIOError:
                    pass
                finally:
                    made.settimeout(5)


def test_a_slow_connection_that_asks_again_and_again_is_served(address):
    asking = http.client.HTTPConnection(address.hostname, address.port, timeout=5, source_address=(QUIET, 0))
    for _ in range(5):
        asking.request("GET", "/")
        answer = asking.getresponse()
        assert answer.status == 200
        answer.read()
        time.sleep(0.3)
    asking.close()

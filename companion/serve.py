"""Serves the tables of one installation to the home network."""

from __future__ import annotations

import logging
import signal
import socket
import sys
import threading

__all__ = ["serve"]

THREADS = 64            # of which at most 48 are streams: see companion.live.LIMIT
VANISHED = 20_000       # milliseconds until a phone that left without a word frees its thread
LONGEST_BODY = 300_000  # bytes; each route allows less, this keeps the rest from being read at all


def serve(data_dir=None, host: str = "0.0.0.0", port: int = 8000) -> int:
    """Serve until SIGTERM or Ctrl+C. data_dir: see companion.data_folder; port 0 takes a free one.

    Prints the address for phones, as a text and as a code. Returns the exit status: 1, with the remedy on
    standard error, where the books are open elsewhere or the port is taken.
    """
    from waitress.server import create_server

    from companion import connections, create_app
    from companion.faults import StoreFault
    from companion.web.addresses import in_url, lan_address, network_name

    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("waitress").setLevel(logging.WARNING)         # a phone that leaves its stream is no news
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)     # nor is a thread that a stream holds
    try:
        app = create_app(data_dir)
    except StoreFault as fault:
        print(fault, file=sys.stderr)
        return 1
    house = app.extensions["companion"]
    try:
        server = create_server(app, host=host, port=port, threads=THREADS, ident=None, channel_timeout=60,
                               max_request_body_size=LONGEST_BODY, max_request_header_size=32_768, **connections.SETTINGS)
        connections.take_turns(server)
    except OSError as error:
        print(f"Nothing can be served at {host}, port {port}: {error.strerror}. Another companion may run already; "
              f"if not, take another port: companion serve --port {port + 1}", file=sys.stderr)
        house.store.close()
        return 1
    if hasattr(socket, "TCP_USER_TIMEOUT"):     # Linux
        server.adj.socket_options = [*server.adj.socket_options, (socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, VANISHED)]

    def stop(number, frame):
        house.hub.close()       # the streams end, so that their threads can
        raise SystemExit(0)

    threading.Thread(target=network_name, daemon=True).start()     # asked once, before the first page needs it
    house.readers.begin()
    threading.Thread(target=warm, args=(app,), daemon=True).start()
    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    port = getattr(server, "effective_port", port)
    address = f"http://{in_url(lan_address() if host in ('0.0.0.0', '::', '') else host)}:{port}"
    print_address(house.public or address)
    try:
        server.run()            # returns on SystemExit, after the tasks that were running
    finally:
        house.hub.close()
        house.readers.close()
        house.press.close()
        server.close()
        house.store.close()
    return 0


def warm(app) -> None:
    """Read words and templates ahead, so that the phones that come back after a restart need not wait for it."""
    from companion.engine.words import available, words_for

    games = app.extensions["companion"].games()
    for game in [*games, None]:
        for language in available():
            words_for(game, language).has("ui-app")
    for name in app.jinja_env.list_templates(["html"]):
        app.jinja_env.get_template(name)


def print_address(address: str) -> None:
    """The address for phones, as a code where this is a terminal and as a text everywhere."""
    if sys.stdout.isatty():
        import qrcode       # pulls in Pillow: only where a code is drawn
        made = qrcode.QRCode(border=2)
        made.add_data(address)
        made.print_ascii(invert=True)
    print(f"Tables are served at {address}", flush=True)

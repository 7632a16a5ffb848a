"""The table companion: it keeps the books of boxed board games about money."""

__version__ = "0.1.0"


def create_app(data_dir=None, url=None, testing=False):
    """The Flask app with its books: the only place that wires the parts together.

    data_dir: folder of the books, by default the user's data folder; url: a database elsewhere, such as
    sqlite:// (in memory) or postgresql://...; testing: hosts of the test client are trusted.
    Settings in the environment: COMPANION_HOSTS (more names this machine answers to, with commas),
    COMPANION_PUBLIC_URL (the address to print in codes behind a proxy), COMPANION_STICKS (folders that count as
    memory sticks, with colons), COMPANION_POWER and COMPANION_POWER_COMMAND (see power.py), COMPANION_PRINTERS_HERE=1
    (printers at addresses of this very machine may be typed in, see printables/printers/address.py).
    Everything is imported here, so that companion.engine loads no Flask. Errors: StoreFault.
    """
    import os
    from pathlib import Path

    from flask import Flask

    from companion import catalogue
    from companion.backups import Backups
    from companion.banker import Banker
    from companion.live import Hub
    from companion.power import find_power
    from companion.printers import Printers
    from companion.printing.numbers import secret_key
    from companion.store import Store, file_url
    from companion.sensors import Desk
    from companion.sensors.holding import Holding, lock_of
    from companion.web import (access, addresses, api, assets, at_once, backup, bench, cards, correcting, demo, grants, headers, host,
                               laying, limits, lobby, pin, printed, printers, prints, problems, readers, rematch, reversing, scanned, screens, statement, stream, teaching,
                               tree, wall)
    from companion.web.visit import House
    from printables.press import Press

    app = Flask(__name__, static_folder=None, template_folder=str(Path(__file__).parents[1] / "templates"))
    folder = data_folder(data_dir) if url is None else None
    if folder is not None:
        url = file_url(folder / "journal.db")
    store = Store(url, app)
    store.prepare()
    hub = Hub()
    named = os.environ.get("COMPANION_STICKS")
    sticks = None if named is None else [Path(one) for one in named.split(":") if one]
    banker = Banker(store, hub, catalogue.find)
    app.extensions["companion"] = House(
        banker=banker, readers=Desk(banker, hub, store, holding=Holding(lock_of(folder, str(url)))), store=store, hub=hub, find_game=catalogue.find, games=catalogue.games,
        key=secret_key(store), guesses=limits.Guesses(store), makes=limits.Pace(10, 600), joins=limits.Pace(30, 600),
        public=os.environ.get("COMPANION_PUBLIC_URL"), power=find_power(folder),
        printers=Printers(store, here=bool(os.environ.get("COMPANION_PRINTERS_HERE"))),
        backups=Backups(store, folder, sticks) if folder is not None else None, press=Press())
    more = [name.strip() for name in os.environ.get("COMPANION_HOSTS", "").split(",") if name.strip()]
    app.config.update(TESTING=testing, MAX_CONTENT_LENGTH=access.SHORT, MAX_FORM_MEMORY_SIZE=access.LONG,
                      MORE_HOSTS=more, TRUSTED_HOSTS=addresses.trusted_hosts(more))
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    app.jinja_env.globals["asset"] = assets.asset
    problems.register(app)
    for part in (assets, lobby, laying, grants, screens, rematch, demo, statement, host, bench, correcting, reversing, teaching, cards,
                 tree, readers, printers, backup, printed, prints, scanned, pin, wall, api, stream):
        app.register_blueprint(part.blueprint)
    headers.register(app)
    access.register(app)
    at_once.register(app)
    return app


def data_folder(data_dir=None):
    """Where the books of this installation lie: the folder named, else the user's data folder."""
    import os
    from pathlib import Path

    if data_dir is not None:
        return Path(data_dir)
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home and Path(home).is_absolute() else Path.home() / ".local" / "share") / "table-companion"

"""Tables for the tests of the pages: the real app on books in memory."""

import pytest
from jinja2 import FileSystemBytecodeCache
from werkzeug.http import is_hop_by_hop_header

from companion import create_app
from tests.web.phone import Phone, lay_table, sit_down


@pytest.fixture(scope="session")
def compiled(tmp_path_factory):
    """Templates are compiled once for all apps of a run."""
    return FileSystemBytecodeCache(str(tmp_path_factory.mktemp("templates")))


@pytest.fixture
def app(compiled):
    """The whole app; nothing of it is pretended."""
    app = create_app(url="sqlite://", testing=True)
    app.jinja_env.bytecode_cache = compiled
    app.wsgi_app = as_strict_as_a_server(app.wsgi_app)
    yield app
    app.extensions["companion"].store.close()


def as_strict_as_a_server(wsgi):
    """Headers that belong to the connection are the server's: waitress answers 500 where an app sends one."""
    def strict(environ, start_response):
        def start(status, headers, *more):
            assert not [name for name, _ in headers if is_hop_by_hop_header(name)], f"{status} with {headers}"
            return start_response(status, headers, *more)
        return wsgi(environ, start)
    return strict


@pytest.fixture
def house(app):
    return app.extensions["companion"]


class Evening:
    """A table with Anna (host) and Bára, each on a phone of her own."""

    def __init__(self, app) -> None:
        self.app = app
        self.house = app.extensions["companion"]
        self.anna, self.bara = Phone(app, "10.0.0.1"), Phone(app, "10.0.0.2")
        self.code = lay_table(self.anna)
        assert sit_down(self.anna, self.code, "Anna").status_code == 303
        assert sit_down(self.bara, self.code, "Bára").status_code == 303

    @property
    def table(self):
        return self.house.banker.table(self.code)

    def host(self, command: str, args: dict, seat: str | None = None):
        """The host's role sends a command past the pages, to get to the scene of a test."""
        return self.house.banker.take(self.code, {"role": "host", "seat": seat, "device": None}, command, args)

    def begin(self, cash: int = 60_000):
        """Both have money, and Anna's first turn has begun."""
        for seat in ("Anna", "Bára"):
            self.host("adjust", {"seat": seat, "path": "cash", "value": cash})
        self.host("roll_start_order", {})
        self.host("report_roll", {"faces": [6]})
        self.host("report_roll", {"faces": [1]})
        assert self.table.current == "Anna"
        return self


@pytest.fixture
def evening(app):
    return Evening(app)

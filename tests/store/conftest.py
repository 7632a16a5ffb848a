"""Books to write in: in memory, in a file, and in PostgreSQL where this machine has its programs and psycopg.

COMPANION_POSTGRES may name a database to use instead; everything in it is dropped.
"""

import os
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from companion.store import Store

POSTGRES_URL = os.environ.get("COMPANION_POSTGRES")
POSTGRES_PROGRAMS = max(Path("/usr/lib/postgresql").glob("*/bin/initdb"), default=None)
HAS_POSTGRES = bool(find_spec("psycopg") and (POSTGRES_URL or POSTGRES_PROGRAMS))


@pytest.fixture(scope="session")
def postgres():
    """A database in a server of our own, reached by a socket in its folder."""
    if POSTGRES_URL:
        yield POSTGRES_URL
        return
    folder = Path(tempfile.mkdtemp(prefix="companion-postgres-"))
    as_user = []
    if os.getuid() == 0:  # PostgreSQL refuses to run as root
        as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        shutil.chown(folder, "postgres")
    programs = POSTGRES_PROGRAMS.parent

    def run(*command):
        subprocess.run([*as_user, *map(str, command)], check=True, stdout=subprocess.DEVNULL)

    run(programs / "initdb", "-D", folder / "data", "-A", "trust", "-U", "postgres")
    run(programs / "pg_ctl", "-D", folder / "data", "-w", "-l", folder / "log",
        "-o", f"-c listen_addresses='' -c fsync=off -k {folder}", "start")
    yield f"postgresql://postgres@/postgres?host={folder}"
    run(programs / "pg_ctl", "-D", folder / "data", "-m", "immediate", "stop")
    shutil.rmtree(folder)


@pytest.fixture(params=["memory", "file", *(["postgres"] if HAS_POSTGRES else [])])
def url(request, tmp_path):
    if request.param == "memory":
        return "sqlite://"
    if request.param == "file":
        return f"sqlite:///{tmp_path}/data/journal.db"
    url = request.getfixturevalue("postgres")
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return url


@pytest.fixture
def store(url):
    made = Store(url)
    made.prepare()
    yield made
    made.close()


@pytest.fixture
def path(tmp_path):
    """Where the books of one test lie; the folder is not there yet."""
    return tmp_path / "data" / "journal.db"


@pytest.fixture
def filed(path):
    """Books in a file."""
    made = Store(f"sqlite:///{path}")
    made.prepare()
    yield made
    made.close()

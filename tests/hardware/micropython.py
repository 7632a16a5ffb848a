"""Runs files on real MicroPython: npm's WebAssembly build under Node.js."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT

PACKAGE = "@micropython/micropython-webassembly-pyscript"
VERSION = "1.27.0"
FIRMWARE = ROOT / "hardware" / "firmware"

LOADER = """
import { readFileSync } from "node:fs";
const { loadMicroPython } = await import(process.env.BUILD);
const python = await loadMicroPython({ stdout: (bytes) => process.stdout.write(bytes), linebuffer: false, heapsize: 400000 });
for (const [name, path] of Object.entries(JSON.parse(process.env.FILES))) python.FS.writeFile("/" + name, readFileSync(path));
python.runPython(readFileSync(0, "utf8"));
"""


def node() -> str:
    """A Node.js; Playwright brings its own."""
    found = shutil.which("node")
    if found:
        return found
    try:
        import playwright
    except ImportError:
        pytest.skip("no Node.js on the path")
    own = Path(playwright.__file__).parent / "driver" / "node"
    return str(own) if own.exists() else pytest.skip("no Node.js on the path")


def build() -> Path:
    """The WebAssembly build, fetched by npm once into the environment's own folder."""
    kept = Path(sys.prefix) / "cache" / f"micropython-{VERSION}"
    module = kept / "node_modules" / PACKAGE / "micropython.mjs"
    if not module.is_file() and (why := fetch(kept)):
        pytest.skip(why)
    return module


@cache
def fetch(kept: Path) -> str:
    """Put the build where it is to be kept; returns why not. Tried once in each process."""
    npm = shutil.which("npm")
    if not npm:
        return "MicroPython's WebAssembly build has not been fetched, and there is no npm to do it"
    fresh = kept.with_name(f"{kept.name}.{os.getpid()}")
    try:
        fresh.mkdir(parents=True, exist_ok=True)
        done = subprocess.run([npm, "install", "--prefix", str(fresh), "--ignore-scripts", "--no-audit", "--no-fund", "--no-save",
                               "--fetch-retries=0", f"{PACKAGE}@{VERSION}"], capture_output=True, text=True, timeout=30)
        if done.returncode:
            return "npm could not fetch MicroPython: " + (done.stderr.strip().splitlines() or ["no reason given"])[0]
        if not kept.exists():
            fresh.rename(kept)
    except subprocess.TimeoutExpired:
        return "npm did not answer within half a minute"
    except OSError as error:
        # another worker may have been faster
        return "" if kept.exists() else f"MicroPython could not be put into the environment's folder: {error}"
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return ""


def run(program: str, **files: Path) -> bytes:
    """What a program writes on MicroPython; files are modules that it may import, by name."""
    told = {"BUILD": str(build()), "FILES": json.dumps({f"{name}.py": str(path) for name, path in files.items()})}
    done = subprocess.run([node(), "--input-type=module", "-e", LOADER], env={**os.environ, **told},
                          input=program.encode(), capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr.decode("utf-8", "replace")[-2000:]
    return done.stdout

"""Runs files on real MicroPython: the one on the path, or npm's WebAssembly build under Node.js."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
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
    import sys
    kept = Path(sys.prefix) / "cache" / f"micropython-{VERSION}"
    module = kept / "node_modules" / PACKAGE / "micropython.mjs"
    if module.is_file():
        return module
    npm = shutil.which("npm") or pytest.skip("MicroPython's WebAssembly build has not been fetched, and there is no npm to do it")
    fresh = kept.with_name(f"{kept.name}.{os.getpid()}")
    fresh.mkdir(parents=True, exist_ok=True)
    try:
        done = subprocess.run([npm, "install", "--prefix", str(fresh), "--ignore-scripts", "--no-audit", "--no-fund", "--no-save",
                               f"{PACKAGE}@{VERSION}"], capture_output=True, text=True, timeout=60)
        if done.returncode:
            pytest.skip("npm could not fetch MicroPython: " + (done.stderr.strip().splitlines() or ["no reason given"])[-1])
        try:
            fresh.rename(kept)      # another worker may have been faster
        except OSError:
            pass
    except subprocess.TimeoutExpired:
        pytest.skip("npm did not answer within a minute")
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return module


def run(program: str, **files: Path) -> bytes:
    """What a program writes on MicroPython; files are modules that it may import, by name."""
    told = {"BUILD": str(build()), "FILES": json.dumps({f"{name}.py": str(path) for name, path in files.items()})}
    done = subprocess.run([node(), "--input-type=module", "-e", LOADER], env={**os.environ, **told},
                          input=program.encode(), capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr.decode("utf-8", "replace")[-2000:]
    return done.stdout

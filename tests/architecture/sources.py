"""The project's Python files and what each of them imports."""

from __future__ import annotations

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def tracked() -> tuple[Path, ...]:
    """Files that belong to the project: what git tracks or would add; without git what lies in the tree."""
    try:
        listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                                capture_output=True, check=True, text=True).stdout.split("\0")
        return tuple(sorted(ROOT / name for name in listed if name and (ROOT / name).is_file()))
    except (OSError, subprocess.CalledProcessError):
        return tuple(sorted(path for path in ROOT.rglob("*") if path.is_file() and not set(path.relative_to(ROOT).parts[:-1])
                            & {".git", ".venv", "__pycache__", "node_modules", ".hypothesis", ".pytest_cache"}))


@cache
def modules(*folders: str) -> dict[str, Path]:
    """Dotted name -> file of the Python modules below these folders of the checkout."""
    found = {}
    for path in tracked():
        parts = path.relative_to(ROOT).with_suffix("").parts
        if path.suffix == ".py" and parts[0] in folders:
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def tree(path: Path) -> ast.Module:
    """A file parsed."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(name: str, path: Path, deep: bool = True) -> set[str]:
    """Dotted names that a module imports; deep: also inside functions. Names brought in by "from x import y" are both x and x.y."""
    found = set()
    nodes = ast.walk(tree(path)) if deep else iter(tree(path).body)
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in nodes:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                up = package.split(".")[:len(package.split(".")) - node.level + 1]
                base = ".".join([*up, *([node.module] if node.module else [])])
            found |= {base, *(f"{base}.{alias.name}" for alias in node.names)}
    return found


def within(name: str, *packages: str) -> bool:
    """Whether a dotted name is one of these packages or lies in one."""
    return any(name == package or name.startswith(package + ".") for package in packages)

"""What every file of the project keeps to: length, docstrings, no traces of a machine."""

import ast
import re

import pytest

from tests.architecture.sources import ROOT, modules, tracked, tree, within

LONGEST = 350
OURS = modules("companion", "hardware", "printables")
DOCUMENTED = sorted(name for name in OURS if within(name, "companion.engine") or name.count(".") <= 1)


def a_reason(docstring: str | None) -> bool:
    """Whether a module's docstring says why it is long: a sentence that begins "Long because"."""
    return bool(docstring and re.search(r"\bLong because \w+", docstring))


def is_too_long(text: str) -> bool:
    return len(text.splitlines()) > LONGEST and not a_reason(ast.get_docstring(ast.parse(text)))


@pytest.mark.parametrize("name", sorted(OURS))
def test_a_long_module_gives_a_reason(name):
    text = OURS[name].read_text(encoding="utf-8")
    assert not is_too_long(text), f"{len(text.splitlines())} lines: split it, or say in its docstring \"Long because ...\""


def test_a_long_module_is_noticed():
    assert is_too_long('"""Much."""\n' + "x = 1\n" * LONGEST)
    assert not is_too_long('"""Much.\n\nLong because it is one table.\n"""\n' + "x = 1\n" * LONGEST)


# -- docstrings --------------------------------------------------------------------------------------------

def without_docstring(module: ast.Module, known: dict[str, ast.ClassDef] | None = None) -> list[str]:
    """Public functions, classes and methods that nobody explains; an overriding method has its parent's docstring."""
    known = dict(known or {})
    found = []
    for node in module.body:
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) or node.name.startswith("_"):
            continue
        if isinstance(node, ast.ClassDef):
            known[node.name] = node
        if not ast.get_docstring(node):
            found.append(node.name)
        if isinstance(node, ast.ClassDef):
            inherited = _methods(node, known)
            found += [f"{node.name}.{method.name}" for method in node.body if isinstance(method, ast.FunctionDef)
                      and not method.name.startswith("_") and not ast.get_docstring(method) and method.name not in inherited]
    return found


def _methods(node: ast.ClassDef, known: dict[str, ast.ClassDef]) -> set[str]:
    """Names of the documented methods, and of the attributes, of the classes that a class is made of."""
    found = set()
    for base in node.bases:
        parent = known.get(base.id) if isinstance(base, ast.Name) else None
        if parent is not None:
            found |= {m.name for m in parent.body if isinstance(m, ast.FunctionDef) and ast.get_docstring(m)}
            found |= {node.attr for node in ast.walk(parent) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
                      and isinstance(node.value, ast.Name) and node.value.id == "self"}
            found |= _methods(parent, known)
    return found


def every_class() -> dict[str, ast.ClassDef]:
    return {node.name: node for name in DOCUMENTED for node in tree(OURS[name]).body if isinstance(node, ast.ClassDef)}


@pytest.mark.parametrize("name", DOCUMENTED)
def test_everything_public_has_a_docstring(name):
    assert without_docstring(tree(OURS[name]), every_class()) == []


@pytest.mark.parametrize("name", sorted(OURS))
def test_every_module_says_what_it_is(name):
    module = tree(OURS[name])
    assert not module.body or ast.get_docstring(module), f"{name} has no docstring"


def test_a_missing_docstring_is_noticed():
    assert without_docstring(ast.parse("def pay(): pass\nclass Kind:\n    def check(self): pass\ndef _own(): pass")) == \
        ["pay", "Kind", "Kind.check"]
    assert without_docstring(ast.parse('class A:\n    """A."""\n    def f(self):\n        """F."""\nclass B(A):\n    """B."""\n'
                                       '    def f(self): pass\n    def g(self): pass')) == ["B.g"]


# -- traces of a machine -----------------------------------------------------------------------------------

# put together here, so that this file does not contain what it looks for
MACHINE = re.compile(r"(^|[^A-Za-z0-9_.])/(?:" + "|".join(["work", "farm", "tmp/[a-z]+", "root", "home/[a-z]+", "Users/[a-z]+"]) + ")/")
REGISTRY = re.compile("|".join(["pypi" + r"\.org", "python" + r"hosted\.org", "registry" + r"\.npmjs", "npmjs" + r"\.(?:org|com)",
                                "deb" + r"\.debian\.org", "crates" + r"\.io", "ruby" + r"gems\.org", "index" + "-url",
                                "trusted" + "-host", r"\bmirrors?" + r"\.[a-z]+\.[a-z]{2,}"]), re.IGNORECASE)
BINARY = {".png", ".jpg", ".ico", ".woff", ".woff2", ".pdf", ".db", ".bin", ".gz", ".pyc"}


def lines_with(pattern: re.Pattern, text: str) -> list[int]:
    return [number for number, line in enumerate(text.split("\n"), 1) if pattern.search(line)]


def texts():
    for path in tracked():
        if path.suffix not in BINARY | {".lock", ".svg"}:
            try:
                yield path.relative_to(ROOT), path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue


def test_no_file_names_a_folder_of_somebodys_machine():
    assert [f"{path}:{number}" for path, text in texts() for number in lines_with(MACHINE, text)] == []


def test_no_file_names_the_host_of_a_registry():
    assert [f"{path}:{number}" for path, text in texts() for number in lines_with(REGISTRY, text)] == []


def test_traces_of_a_machine_are_noticed():
    assert lines_with(MACHINE, "x\nopen('/" + "work/main/x')\n#!/bin/sh\n/usr/lib") == [2]
    assert lines_with(MACHINE, "/" + "home/anna/books") == [1]
    assert lines_with(REGISTRY, "pip install --index" + "-url https://x\nhttps://files.python" + "hosted.org/y\npip install z") == [1, 2]

"""Looks a page over: layout, targets, focus, and axe-core's rules, as lists of sentences."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

__all__ = ["SIZES", "layout", "as_it_is", "large_text", "covered", "axe", "keyboard", "prepare"]

SIZES = ((360, 740), (768, 1024), (1280, 800))
# WCAG 2.1 A and AA, and what axe-core's authors recommend beside them.
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
LOOKS = (Path(__file__).with_name("looks.js")).read_text(encoding="utf-8")
AXE = """([tags, only]) => axe.run(document, {resultTypes: ["violations"],
    runOnly: only ? {type: "rule", values: [only]} : {type: "tag", values: tags}})
  .then(found => found.violations.map(rule => `${rule.id} (${rule.impact}): ${rule.help}: `
    + rule.nodes.slice(0, 3).map(node => `${node.target.join(" ")} ${node.any.concat(node.all, node.none).map(one => one.message).slice(0, 1)}`).join("; ")))"""


@cache
def axe_source() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def prepare(page) -> None:
    """Unfold what is folded and wait for what moves."""
    page.evaluate(LOOKS)
    page.evaluate("looks.unfold()")
    page.evaluate("Promise.all(document.getAnimations().map(one => one.finished.catch(() => 0))).then(() => 0)")


def layout(page, size: tuple[int, int]) -> list[str]:
    """Nothing wider than the screen, cut, over another text, or smaller than a fingertip."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return page.evaluate("looks.layout()")


def as_it_is(page) -> list[str]:
    """The same at the page's own size, nothing unfolded."""
    page.wait_for_load_state()
    page.evaluate(LOOKS)
    return page.evaluate("looks.layout()")


def large_text(page, size: tuple[int, int]) -> list[str]:
    """The same with letters of twice the size."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    found = layout(page, size)
    page.evaluate("document.documentElement.style.fontSize = ''")
    return found


def covered(page) -> list[str]:
    """Controls that lie under something else."""
    return page.evaluate("looks.covered()")


def axe(page, only: str | None = None) -> list[str]:
    """What axe-core finds, of any impact; only: one rule's name."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(axe_source())
    return page.evaluate(AXE, [RULES, only])


def keyboard(page) -> list[str]:
    """Tab reaches every control, in the order one reads, and shows where it is."""
    wanted = page.evaluate("looks.reachable()")
    # A page that put the focus somewhere is gone through from its beginning, too.
    page.evaluate("document.body.tabIndex = -1, document.body.focus(), document.body.removeAttribute('tabindex'), scrollTo(0, 0)")
    met, found, before = {}, [], None
    for _ in range(len(wanted) + 3):
        page.keyboard.press("Tab")
        at = page.evaluate("looks.focused()")
        if at is None or at["number"] in met:
            break
        met[at["number"]] = at
        if not at["seen"]:
            found.append(f"{at['name']} does not show that it has the focus")
        if before and not (at["skip"] or at["fixed"] or before["fixed"]) and at["top"] + at["height"] / 2 < before["top"]:
            found.append(f"{at['name']} comes after {before['name']} and stands above it")
        before = at
    return found + [f"Tab does not reach {one['name']}" for one in wanted if one["number"] not in met]

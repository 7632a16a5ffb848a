"""What the worker needs of the system, looked at before the first page: Pango, HarfBuzz's subsetter and the font of the sheets.

Debian packages: libpangoft2-1.0-0, libharfbuzz-subset0, fonts-dejavu-core.
"""

from __future__ import annotations

import warnings

__all__ = ["examine"]

CRASHES = {"1.56.4"}                 # versions of Pango that end the process in mid-page
FACES = (("DejaVu Sans", "Book"), ("DejaVu Sans", "Bold"))


def examine() -> dict:
    """Import WeasyPrint and say what is there: {"weasyprint", "pango", "notices"}, or {"problem"} where no page could be right."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)    # says what `notices` says
            import weasyprint
            from weasyprint.text import ffi
    except ModuleNotFoundError as missing:
        return {"problem": {"code": "not_installed", "package": missing.name or "weasyprint"}}
    except OSError as fault:
        return {"problem": {"code": "library_missing", "package": "libpangoft2-1.0-0", "reason": str(fault)[:200]}}
    number = ffi.pango.pango_version()
    pango = f"{number // 10000}.{number // 100 % 100}.{number % 100}"
    if pango in CRASHES:
        return {"problem": {"code": "pango_crashes", "version": pango}}
    if not _faces(ffi).issuperset(FACES):
        return {"problem": {"code": "font_missing", "font": FACES[0][0], "package": "fonts-dejavu-core"}}
    notices = [] if ffi.harfbuzz_subset else [{"code": "library_missing", "package": "libharfbuzz-subset0"}]
    return {"weasyprint": weasyprint.__version__, "pango": pango, "notices": notices}


def _faces(ffi) -> set[tuple[str, str]]:
    """Family and style of every font that fontconfig lists."""
    config, found = ffi.fontconfig.FcInitLoadConfigAndFonts(), set()
    fonts, text = ffi.fontconfig.FcConfigGetFonts(config, ffi.fontconfig.FcSetSystem), ffi.ffi.new("FcChar8 **")
    for number in range(fonts.nfont if fonts else 0):
        told = []
        for what in (b"family", b"style"):
            lies = ffi.fontconfig.FcPatternGetString(fonts.fonts[number], what, 0, text)
            told.append("" if lies else ffi.ffi.string(ffi.ffi.cast("char *", text[0])).decode("utf-8", "replace"))
        found.add(tuple(told))
    ffi.fontconfig.FcConfigDestroy(config)
    return found

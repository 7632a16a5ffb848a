"""Reads printed PDFs back: their text, their sizes, their picture and the codes on it."""

from __future__ import annotations

import ctypes

import pypdfium2
import zxingcpp

MM = 72 / 25.4      # points


def texts(pdf: bytes) -> list[str]:
    """What stands on each page."""
    with pypdfium2.PdfDocument(pdf) as read:
        return [page.get_textpage().get_text_bounded() for page in read]


def sizes(pdf: bytes) -> list[tuple[float, float]]:
    """Width and height of each page in mm."""
    with pypdfium2.PdfDocument(pdf) as read:
        return [tuple(round(length / MM, 1) for length in page.get_size()) for page in read]


def pictures(pdf: bytes, dpi: int = 150) -> list:
    """Each page as a picture of Pillow's, in greys."""
    with pypdfium2.PdfDocument(pdf) as read:
        return [page.render(scale=dpi / 72, grayscale=True).to_pil() for page in read]


def codes(pdf: bytes, dpi: int = 150) -> list[list[str]]:
    """The texts of the QR codes on each page, sorted."""
    return [sorted(code.text for code in zxingcpp.read_barcodes(picture, zxingcpp.BarcodeFormat.QRCode))
            for picture in pictures(pdf, dpi)]


def places(pdf: bytes, dpi: int = 150) -> list[dict[str, tuple[float, float]]]:
    """The middle of each QR code on each page, in mm from the left and the top."""
    found = []
    for picture in pictures(pdf, dpi):
        corners = {code.text: [getattr(code.position, corner) for corner in ("top_left", "top_right", "bottom_left", "bottom_right")]
                   for code in zxingcpp.read_barcodes(picture, zxingcpp.BarcodeFormat.QRCode)}
        found.append({text: (sum(p.x for p in four) / 4 / dpi * 25.4, sum(p.y for p in four) / 4 / dpi * 25.4) for text, four in corners.items()})
    return found


def boxes(pdf: bytes, wanted: list[str]) -> list[tuple[float, float, float, float]]:
    """Where each text stands on the first page: left, top, right, bottom in mm from the left and the top."""
    found = []
    with pypdfium2.PdfDocument(pdf) as read:
        page = read[0]
        height, text = page.get_height(), page.get_textpage()
        for words in wanted:
            begin, count = text.search(words).get_next()
            letters = [text.get_charbox(begin + n) for n in range(count)]
            found.append((min(box[0] for box in letters) / MM, (height - max(box[3] for box in letters)) / MM,
                          max(box[2] for box in letters) / MM, (height - min(box[1] for box in letters)) / MM))
    return found


def fonts(pdf: bytes) -> set[str]:
    """The names of all fonts that text is set in."""
    found, raw = set(), pypdfium2.raw
    with pypdfium2.PdfDocument(pdf) as read:
        for page in read:
            for thing in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT]):
                font = raw.FPDFTextObj_GetFont(thing.raw)
                name = ctypes.create_string_buffer(200)
                raw.FPDFFont_GetBaseFontName(font, name, len(name))
                found.add(name.value.decode())
    return found


def told(pdf: bytes) -> dict[str, str]:
    """Title and language of the file."""
    raw = pypdfium2.raw
    with pypdfium2.PdfDocument(pdf) as read:
        language = ctypes.create_string_buffer(100)
        size = raw.FPDFCatalog_GetLanguage(read.raw, ctypes.cast(language, ctypes.POINTER(ctypes.c_ushort)), len(language))
        return {"Title": read.get_metadata_dict()["Title"], "Lang": language.raw[:max(0, size - 2)].decode("utf-16-le")}

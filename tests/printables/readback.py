"""Reads printed PDFs back: their text, their sizes, their picture and the codes on it."""

from __future__ import annotations

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

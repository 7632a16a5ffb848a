"""Pictures of everything that is printed: `python -m tests.printables.contact_sheet FOLDER [GAME ...]`.

For each game and language two PNG files, what is filled in and what is blank: every page, fronts and backs, in rows.
--only NAME: one printable; --dpi: of the pages; --paper letter. Slugs as in the catalogue.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from tests.contract.played import games
from tests.printables import prints, readback
from tests.printables.proof import Proof

ACROSS = 4          # pages beside each other
GAP, CAPTION = 18, 26
MOST = 4            # pages of one print
FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
GREY = 150


def pages_of(game, language: str, blank: bool, only: list[str], paper: str, dpi: int) -> list[tuple[str, Image.Image]]:
    """Every page of every print of one game in one language, with what it is."""
    found = []
    for name, is_blank in prints.printables(game):
        if is_blank != blank or (only and name not in only):
            continue
        personal = {seat: f"http://192.168.1.20:8000/g/{'Ab1' * 8}{number}" for number, seat in enumerate(prints.evening(game)[0].seats)}
        extra = {"copies": "2", "network": "Chata u lesa", "password": "medvěd-7", "personal": personal}
        made = prints.documents(prints.order(game, name, language, blank=blank, paper=paper, extra=extra if name in ("play_money", "join_poster") else {}))
        pictures = readback.pictures(Proof.of(made).pdf, dpi) if made else []
        found += [(f"{name}, {number} of {len(pictures)}", picture) for number, picture in enumerate(pictures[:MOST], 1)]
    return found


def montage(pages: list[tuple[str, Image.Image]]) -> Image.Image:
    """The pages in rows, each below its caption."""
    width, height = (max(size) for size in zip(*(page.size for _, page in pages), strict=True))
    rows, font = -(-len(pages) // ACROSS), ImageFont.truetype(FONT, 15)
    whole = Image.new("L", (ACROSS * (width + GAP) + GAP, rows * (height + GAP + CAPTION) + GAP), GREY)
    draw = ImageDraw.Draw(whole)
    for at, (name, page) in enumerate(pages):
        x, y = GAP + at % ACROSS * (width + GAP), GAP + at // ACROSS * (height + GAP + CAPTION)
        draw.text((x, y + 3), name, fill=0, font=font)
        whole.paste(page, (x, y + CAPTION))
    return whole


def main() -> None:
    """Write the pictures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--only", action="append", default=[])
    parser.add_argument("--dpi", type=int, default=60)
    parser.add_argument("--paper", default="a4")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    for game in games():
        if asked.games and game.slug not in asked.games:
            continue
        for language in game.languages:
            for blank in (False, True):
                pages = pages_of(game, language, blank, asked.only, asked.paper, asked.dpi)
                if pages:
                    montage(pages).save(asked.folder / f"{game.slug}-{language}-{'blank' if blank else 'filled'}.png")


if __name__ == "__main__":
    main()

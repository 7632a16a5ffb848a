"""What was sent to the press stands on the paper: every letter and symbol, every running text, in millimetres."""

import pytest
from PIL import ImageOps

from printables import qr
from printables.paper import AREA, PAPERS, Grid, Running, page_css
from tests.printables import readback

WORDS = {"cs": "Příliš žluťoučký kůň úpěl ďábelské ódy", "pt-BR": "São João, coração, às vezes, pôde, você",
         "ru": "Щука ёж съешь ещё этих мягких французских булок", "en": "The quick brown fox jumps over the lazy dog"}
SYMBOLS = ["⚀⚁⚂⚃⚄⚅", "☐☑☒", "←↑→↓↔⇄", "✓✔✗✘", "★☆♥♡♠♣♦", "●○■□▲△▼▽◆◇", "€£$ − × ÷ ± ½ ≤ ≥ ≠ ∞", "„“ ‚‘ «» – — … · § № ° ✂ ☂ ⌂ ☎"]
FONT = "body { font: 11pt 'DejaVu Sans' } p { margin: 2mm 0 }"


@pytest.mark.parametrize("weight", ["normal", "bold"])
def test_every_letter_and_symbol_is_printed_in_the_one_font(printed, weight):
    lines = [*WORDS.values(), *SYMBOLS, "1 234 567 Kč", "12.000.000,50"]
    pdf = printed("".join(f"<p>{line}</p>" for line in lines), FONT, f"p {{ font-weight: {weight} }}", language="cs")
    read = [" ".join(line.split()) for line in "".join(readback.texts(pdf)).splitlines()]
    assert read == lines
    assert {name.split("+")[-1].split(" ")[0].replace("-", "")[:10] for name in readback.fonts(pdf)} == {"DejaVuSans"}


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_a_page_has_the_paper_s_size_and_its_ruler_50_mm(printed, paper):
    pdf = printed("<p>a", page_css(paper, Running("Game", "KOALA", "1/12/2026", "page {n} of {m}")))
    assert readback.sizes(pdf) == [(paper.width, paper.height)]
    picture, dot = readback.pictures(pdf, 300)[0], 25.4 / 300
    corner = picture.crop((0, round((paper.height - paper.along + 1) / dot), round(paper.width / 2 / dot), picture.height))
    left, top, right, bottom = ImageOps.invert(corner).point(lambda grey: 255 if grey > 60 else 0).getbbox()
    assert (right - left) * dot == pytest.approx(50, abs=0.25)
    assert left * dot == pytest.approx(paper.across, abs=0.25)
    assert paper.height - paper.along + 1 + bottom * dot < paper.height - 5, "no printer prints at the very edge"


@pytest.mark.parametrize("page, wanted", [("page {n} of {m}", "page 2 of 3"), ("strana {n} z {m}", "strana 2 z 3"),
                                          ("página {n} de {m}", "página 2 de 3"), ("страница {n} из {m}", "страница 2 из 3")])
def test_every_page_says_game_table_date_and_its_number(printed, page, wanted):
    running = Running("Cesta k bohatství", "KOALA", "30. 11. 2026", page)
    pdf = printed("<p>a<p style='break-before: page'>b<p style='break-before: page'>c", FONT, page_css(PAPERS["a4"], running))
    for text in readback.texts(pdf):
        assert "Cesta k bohatství · KOALA" in " ".join(text.split())
        assert "30. 11. 2026" in text and "50 mm" in text
    assert wanted in readback.texts(pdf)[1]


def test_no_name_breaks_out_of_the_margin(printed):
    name = 'A"; } @page { size: 10mm 10mm } </style><b>\\ \' {n} \n Ж'
    pdf = printed("<p>a", page_css(PAPERS["a4"], Running("G", name, "d", "p {n}")))
    assert readback.sizes(pdf) == [(210, 297)]
    assert "".join(name.split()) in "".join(readback.texts(pdf)[0].split())


def test_a_name_of_30_wide_letters_stays_on_its_line_and_beside_the_date(printed):
    pdf = printed("<p>a", page_css(PAPERS["letter"], Running("W" * 30, "M" * 30, "30. 11. 2026", "strana {n} z {m}")))
    head = readback.texts(pdf)[0]
    assert "W" * 30 in head and "M" * 30 in head and "30. 11. 2026" in head
    boxes = readback.boxes(pdf, ["W" * 30, "M" * 30, "30. 11. 2026"])
    assert all(left >= 12 and right <= 204 for left, _, right, _ in boxes)
    assert boxes[0][2] < boxes[1][0] and boxes[1][2] < boxes[2][0]


@pytest.mark.parametrize("size", [(47, 25), (60, 40)])
@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_hairlines_lie_where_the_grid_says(printed, paper, size):
    grid = Grid(*size)
    pdf = printed(f'<div class="leaf">{grid.svg()}</div>', "body { margin: 0 }", grid.css(),
                  f"@page {{ size: {paper.width}mm {paper.height}mm; margin: {paper.along}mm {paper.across}mm }}")
    assert len(readback.sizes(pdf)) == 1
    picture, dot = readback.pictures(pdf, 300)[0], 25.4 / 300
    drawn = ImageOps.invert(picture).point(lambda grey: 255 if grey > 60 else 0).getbbox()
    right, bottom = grid.left + grid.columns * grid.width, grid.rows * grid.height
    wanted = (paper.across + grid.left, paper.along, paper.across + right, paper.along + bottom)
    assert [at * dot for at in drawn] == pytest.approx(wanted, abs=0.25)


def test_on_both_sides_of_the_sheet_a_ticket_lies_at_the_same_place(printed):
    grid, paper = Grid(60, 40), PAPERS["a4"]
    names = [f"TICKET {number}" for number in range(20)]
    drawn = ""
    for leaf in grid.leaves(names, names):
        cells = "".join(f'<div class="ticket">{qr.svg(name, 30) if name else ""}</div>' for name in leaf.items)
        drawn += f'<div class="leaf">{grid.svg(leaf.rows)}<div class="tickets">{cells}</div></div>'
    pdf = printed(drawn, "body { margin: 0 } .ticket { padding: 5mm 15mm }", grid.css(), page_css(paper, Running()))
    front, back, last_front, last_back = readback.places(pdf)
    assert len(front) == len(back) == 18 and len(last_front) == len(last_back) == 2
    for seen, behind in ((front, back), (last_front, last_back)):
        for name, (x, y) in seen.items():
            assert behind[name] == pytest.approx((paper.width - x, y), abs=0.5)
            assert AREA[0] > x - paper.across > 0


def test_title_and_language_stand_in_the_file(printed):
    pdf = printed("<p>a", title="Hrací list: Žofie", language="cs")
    assert readback.told(pdf) == {"Title": "Hrací list: Žofie", "Lang": "cs"}

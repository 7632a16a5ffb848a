"""The millimetre grid: the same for both papers, front and back meet."""

import pytest

from printables.paper import AREA, PAPERS, Grid, mirrored


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_the_print_area_is_the_same_on_every_paper_and_in_its_middle(paper):
    assert paper.width - 2 * paper.across == pytest.approx(AREA[0])
    assert paper.height - 2 * paper.along == pytest.approx(AREA[1])
    assert paper.across >= 10 and paper.along >= 10, "home printers leave less than a centimetre white"


def test_a_page_takes_as_many_tickets_as_fit():
    assert (Grid(47, 25).columns, Grid(47, 25).rows) == (4, 10)
    assert (Grid(95, 127).columns, Grid(95, 127).rows) == (2, 2)
    assert (Grid(190, 254).columns, Grid(190, 254).rows) == (1, 1)


@pytest.mark.parametrize("size", [(191, 10), (10, 255), (0, 10), (10, -1)])
def test_a_ticket_that_fits_on_no_page_is_refused(size):
    with pytest.raises(ValueError, match="mm"):
        Grid(*size)


@pytest.mark.parametrize("size", [(47, 25), (60, 40), (95, 127), (63, 88), (19, 19)])
def test_tickets_neither_overlap_nor_leave_the_print_area(size):
    grid = Grid(*size)
    taken = [grid.place(number) for number in range(grid.columns * grid.rows)]
    assert all(0 <= x and x + grid.width <= AREA[0] and 0 <= y and y + grid.height <= AREA[1] for x, y in taken)
    assert not any(abs(x - u) < grid.width and abs(y - v) < grid.height
                   for n, (x, y) in enumerate(taken) for u, v in taken[:n])
    assert grid.place(len(taken)) == taken[0], "the next page begins where this one did"


@pytest.mark.parametrize("size", [(47, 25), (60, 40), (95, 127)])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 7, 13, 41])
def test_every_back_lies_behind_its_front(size, count):
    grid = Grid(*size)
    leaves = grid.leaves([f"front {n}" for n in range(count)], [f"back {n}" for n in range(count)])
    assert [leaf.back for leaf in leaves] == [False, True] * (len(leaves) // 2)
    seen = 0
    for front, back in zip(leaves[::2], leaves[1::2]):
        behind = {grid.place(at): item for at, item in enumerate(back.items) if item}
        for at, item in enumerate(front.items):
            if item:
                x, y = grid.place(at)
                assert behind.pop((AREA[0] - x - grid.width, y)) == item.replace("front", "back")
                seen += 1
        assert not behind
    assert seen == count


def test_an_incomplete_last_row_is_mirrored_with_its_gaps():
    assert mirrored(["a", "b", "c", "d", "e"], 3) == ["c", "b", "a", None, "e", "d"]


def test_fronts_alone_make_no_backs_and_nothing_makes_no_page():
    assert [leaf.back for leaf in Grid(47, 25).leaves(list(range(41)))] == [False, False]
    assert Grid(47, 25).leaves([]) == []


def test_hairlines_run_round_the_rows_in_use():
    grid = Grid(60, 40)
    assert len(grid.hairlines()) == grid.rows + 1 + grid.columns + 1
    short = grid.hairlines(rows=1)
    assert max(y2 for *_, y2 in short) == 40
    assert {x for x, *_ in short} == {5, 65, 125, 185}

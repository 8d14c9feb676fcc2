"""Short notation for positions of classic and travel, so that a test shows only what matters."""

from __future__ import annotations

import re
from collections import Counter
from typing import TypeVar

import pytest

from knaves.games.lines import CLASSIC, TRAVEL, LinesSpec, State

T = TypeVar("T")

BOTH = pytest.mark.parametrize("game", [CLASSIC, TRAVEL], ids=lambda game: game.name)
"""Marks the test of a rule that the two games share."""

CORNERS = ("a1", "j1", "a10", "j10")
FULL_BOARD_ROWS = ("bggbbbggbb", "gbbbggbbbg", "bbggbbbggb", "ggbbbggbbb", "bbbggbbbgg")
"""Repeated downwards, these rows fill a board without four or five in a row anywhere, corners included."""


def for_game(game: LinesSpec, classic: T, travel: T) -> T:
    """Choose a value by game."""
    return classic if game is CLASSIC else travel


# --- Positions ---


def cells_between(ends: str, separator: str = "-") -> list[str]:
    """The cells from one end to the other: `b5-d5` is b5, c5, d5."""
    first, last = ends.split(separator)
    start, stop = _at(first), _at(last)
    length = max(abs(stop[axis] - start[axis]) for axis in (0, 1))
    steps = [(stop[axis] - start[axis]) // length for axis in (0, 1)]
    return [f"{chr(97 + start[0] + k * steps[0])}{start[1] + k * steps[1]}" for k in range(length + 1)]


def _at(cell: str) -> tuple[int, int]:
    return ord(cell[0]) - 97, int(cell[1:])


def position(
    game: LinesSpec,
    fields: str = "",
    *,
    blue: str = "",
    green: str = "",
    red: str = "",
    top: str = "",
    rest: str = "deck",
) -> State:
    """Build a position.

    Chips: `c4` is one chip, `b5..e5` a row of unlocked chips, `b5-f5` a locked sequence. `fields` are those of
    docs/notation.md, with two seats by default. The cards `top` are on top of the draw pile. The remaining cards follow
    them, or with `rest="discards"` are at the bottom of the last seat's discard pile.
    """
    width, height = for_game(game, (10, 10), (8, 6))
    grid = [["."] * width for _ in range(height)]
    if game is CLASSIC:
        grid[0][0] = grid[0][9] = grid[9][0] = grid[9][9] = "*"
    sequences = []
    for letter, chips in (("b", blue), ("g", green), ("r", red)):
        locked = [word for word in chips.split() if "-" in word]
        sequences += locked
        unlocked = [cell for word in chips.split() if ".." in word for cell in cells_between(word, "..")]
        unlocked += [word for word in chips.split() if "-" not in word and ".." not in word]
        for mark, cells in (
            (letter, unlocked),
            (letter.upper(), [cell for line in locked for cell in cells_between(line)]),
        ):
            for column, row in map(_at, cells):
                if grid[row - 1][column] != "*":
                    grid[row - 1][column] = mark
    texts = dict(word.split("=") for word in fields.split())
    texts.setdefault("seats", "2")
    texts["board"] = "/".join(re.sub(r"\.+", lambda run: str(len(run[0])), "".join(row)) for row in grid)
    if sequences:
        texts["sequences"] = ",".join(sequences)
    if top or rest == "discards":
        seats = int(texts["seats"])
        piles = texts.get("discards", "|".join("-" * seats)).split("|")
        named = texts.get("hands", "").split("|") + piles + [top]
        spare = Counter(game.pack)
        spare.subtract(card for cards in named for card in cards.split(",") if cards not in ("", "-"))
        others = ",".join(spare.elements())
        if rest == "discards":
            piles[-1] = others if piles[-1] == "-" else f"{others},{piles[-1]}"
            texts["discards"], texts["deck"] = "|".join(piles), top or "-"
        else:
            texts["deck"] = f"{top},{others}"
    return game.position(" ".join([game.name, *(f"{key}={value}" for key, value in texts.items())]))


def full_board(game: LinesSpec, free: str = "") -> dict[str, str]:
    """Blue and green chips on all spaces but the free ones, no sequence, as arguments of `position`."""
    cells: dict[str, list[str]] = {"b": [], "g": []}
    for row in range(for_game(game, 10, 6)):
        for column in range(for_game(game, 10, 8)):
            cell = f"{chr(97 + column)}{row + 1}"
            if cell not in free.split() and not (game is CLASSIC and cell in CORNERS):
                cells[FULL_BOARD_ROWS[row % 5][column]].append(cell)
    return {"blue": " ".join(cells["b"]), "green": " ".join(cells["g"])}


def spaces(game: LinesSpec, *cards: str) -> str:
    """The cells that show these cards."""
    named = zip(game.board.names, game.board.layout, strict=True)
    return " ".join(cell for cell, card in named if card in cards)


def place(game: LinesSpec, card: str) -> str:
    """The move that places a chip on the first space of a card."""
    return f"{card}@{spaces(game, card).split()[0]}"


# --- Reading a state ---


def table_actions(state: State, seat: int) -> set[str]:
    """The table actions of a seat, as text."""
    return set(map(str, state.table_actions(seat)))


def chip(state: State, cell: str) -> str:
    """The letter of the chip on a cell, a capital if it is locked; `.` if the cell is free."""
    column, row = _at(cell)
    text = state.view(None).data()["board"].split("/")[row - 1]
    return re.sub(r"[0-9]+", lambda run: "." * int(run[0]), text)[column]


def chip_count(state: State) -> int:
    """How many chips lie on the board."""
    return sum(letter.lower() in "bgr" for letter in state.view(None).data()["board"])


def lines(state: State, team: int) -> list[str]:
    """A team's sequences, by name."""
    return [line.name for line in state.sequences[team]]

"""Positions of the two board games in few words, so that a test shows what matters and nothing else."""

from __future__ import annotations

import re
from collections import Counter
from typing import TypeVar

import pytest

from knaves.game import Event, IllegalMove
from knaves.games.lines import CLASSIC, TRAVEL, LinesSpec, State

T = TypeVar("T")

BOTH = pytest.mark.parametrize("game", [CLASSIC, TRAVEL], ids=lambda game: game.name)
"""For a rule that the two games share."""

CORNERS = ("a1", "j1", "a10", "j10")
CROWD = ("bggbbbggbb", "gbbbggbbbg", "bbggbbbggb", "ggbbbggbbb", "bbbggbbbgg")
"""Rows that repeat downwards: a full board on which nobody has four or five in a row, with corners or without."""


def of(game: LinesSpec, classic: T, travel: T) -> T:
    """What goes for this game."""
    return classic if game is CLASSIC else travel


# --- Positions ---


def walk(ends: str, sign: str = "-") -> list[str]:
    """The cells from one end to the other: `b5-d5` is b5, c5, d5."""
    first, last = ends.split(sign)
    start, stop = _at(first), _at(last)
    length = max(abs(stop[axis] - start[axis]) for axis in (0, 1))
    steps = [(stop[axis] - start[axis]) // length for axis in (0, 1)]
    return [f"{chr(97 + start[0] + k * steps[0])}{start[1] + k * steps[1]}" for k in range(length + 1)]


def _at(cell: str) -> tuple[int, int]:
    return ord(cell[0]) - 97, int(cell[1:])


def put(
    game: LinesSpec,
    fields: str = "",
    *,
    blue: str = "",
    green: str = "",
    red: str = "",
    top: str = "",
    rest: str = "deck",
) -> State:
    """A position.

    Chips stand where they are named: `c4` is one, `b5..e5` a row of loose ones, `b5-f5` a locked sequence. `fields` are
    those of docs/notation.md (two seats unless they say otherwise). The cards `top` lie on top of the draw pile; all
    that is nowhere else lies under them, or with `rest="discards"` at the bottom of the last seat's discard pile.
    """
    width, height = of(game, (10, 10), (8, 6))
    grid = [["."] * width for _ in range(height)]
    if game is CLASSIC:
        grid[0][0] = grid[0][9] = grid[9][0] = grid[9][9] = "*"
    made = []
    for letter, chips in (("b", blue), ("g", green), ("r", red)):
        locked = [word for word in chips.split() if "-" in word]
        made += locked
        loose = [cell for word in chips.split() if ".." in word for cell in walk(word, "..")]
        loose += [word for word in chips.split() if "-" not in word and ".." not in word]
        for mark, cells in ((letter, loose), (letter.upper(), [cell for line in locked for cell in walk(line)])):
            for column, row in map(_at, cells):
                if grid[row - 1][column] != "*":
                    grid[row - 1][column] = mark
    known = dict(word.split("=") for word in fields.split())
    known.setdefault("seats", "2")
    known["board"] = "/".join(re.sub(r"\.+", lambda run: str(len(run[0])), "".join(row)) for row in grid)
    if made:
        known["sequences"] = ",".join(made)
    if top or rest == "discards":
        seats = int(known["seats"])
        piles = known.get("discards", "|".join("-" * seats)).split("|")
        named = known.get("hands", "").split("|") + piles + [top]
        spare = Counter(game.pack)
        spare.subtract(card for cards in named for card in cards.split(",") if cards not in ("", "-"))
        others = ",".join(spare.elements())
        if rest == "discards":
            piles[-1] = others if piles[-1] == "-" else f"{others},{piles[-1]}"
            known["discards"], known["deck"] = "|".join(piles), top or "-"
        else:
            known["deck"] = f"{top},{others}"
    return game.position(" ".join([game.name, *(f"{key}={value}" for key, value in known.items())]))


def crowd(game: LinesSpec, free: str = "") -> dict[str, str]:
    """Chips of blue and green on every space but the free ones, and no sequence: for `put(game, **crowd(game))`."""
    cells: dict[str, list[str]] = {"b": [], "g": []}
    for row in range(of(game, 10, 6)):
        for column in range(of(game, 10, 8)):
            cell = f"{chr(97 + column)}{row + 1}"
            if cell not in free.split() and not (game is CLASSIC and cell in CORNERS):
                cells[CROWD[row % 5][column]].append(cell)
    return {"blue": " ".join(cells["b"]), "green": " ".join(cells["g"])}


def spaces(game: LinesSpec, *cards: str) -> str:
    """The cells that show these cards."""
    named = zip(game.board.names, game.board.layout, strict=True)
    return " ".join(cell for cell, card in named if card in cards)


def on(game: LinesSpec, card: str) -> str:
    """The move that puts a chip on the first space of a card."""
    return f"{card}@{spaces(game, card).split()[0]}"


# --- Playing ---


def step(state: State, move: str) -> tuple[State, tuple[Event, ...]]:
    """The next state and the events of a move written as `0 7H@c4`: the seat, then what it does."""
    seat, text = move.split(" ")
    made = state.game.move(text)
    offered = (*state.legal(int(seat)), *state.table_actions(int(seat)))
    assert made in offered, f"{move} is not offered, only {' '.join(map(str, offered))}"
    return state.apply(int(seat), made)


def play(state: State, *moves: str) -> State:
    """The state after these moves."""
    for move in moves:
        state, _ = step(state, move)
    return state


def refused(state: State, move: str) -> str:
    """The id of the rule that forbids this move, which must not be offered either."""
    seat, text = move.split(" ")
    made = state.game.move(text)
    assert made not in state.legal(int(seat)), f"{move} is offered"
    assert made not in state.table_actions(int(seat)), f"{move} is offered as an aside"
    with pytest.raises(IllegalMove) as refusal:
        state.apply(int(seat), made)
    assert f"({refusal.value.rule})" in str(refusal.value)
    return refusal.value.rule


# --- What can be seen ---


def legal(state: State, seat: int) -> set[str]:
    """What a seat may play, as text."""
    return set(map(str, state.legal(seat)))


def asides(state: State, seat: int) -> set[str]:
    """What a seat may say."""
    return set(map(str, state.table_actions(seat)))


def chip(state: State, cell: str) -> str:
    """The letter on a cell, a capital where it is locked; `.` where it is free."""
    column, row = _at(cell)
    text = state.view(None).data()["board"].split("/")[row - 1]
    return re.sub(r"[0-9]+", lambda run: "." * int(run[0]), text)[column]


def chip_count(state: State) -> int:
    """How many chips lie on the board."""
    return sum(letter.lower() in "bgr" for letter in state.view(None).data()["board"])


def lines(state: State, team: int) -> list[str]:
    """A team's sequences, by name."""
    return [line.name for line in state.sequences[team]]

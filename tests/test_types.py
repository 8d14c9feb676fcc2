"""What a type checker knows of the games: mypy checks this file in `make check`, and here it runs."""

from __future__ import annotations

from typing import assert_type

import knaves
from knaves import GAMES
from knaves.games import lines, stacks

Cards = tuple[str, ...]


def test_the_games_have_types_of_their_own() -> None:
    assert_type(GAMES.classic, lines.LinesSpec)
    assert_type(GAMES["travel"], lines.LinesSpec)
    assert_type(GAMES["stacks"], stacks.StacksSpec)
    name = "clas" + "sic"
    assert_type(GAMES[name], knaves.Game)
    for name, game in {"classic": GAMES.classic, "travel": GAMES.travel, "stacks": GAMES.stacks}.items():
        assert game is GAMES[name]


def test_states_and_views_of_board_games() -> None:
    state = GAMES.classic.new(seats=2)
    assert_type(state, lines.State)
    assert_type(state.hands, tuple[Cards, ...])
    assert_type(state.seed, bytes)
    assert_type(state.cell("c4").team, int | None)
    assert_type(state.chips_of("blue"), Cards)
    view = state.view(0)
    assert_type(view.hand, Cards)
    assert_type(view.line("a5-e5").cells, Cards)
    after, events = state.apply(state.turn, str(state.legal(state.turn)[0]))
    assert_type(after, lines.State)
    assert_type(events, tuple[knaves.Event, ...])
    assert_type(GAMES["travel"].position(str(GAMES.travel.new(seats=2))).deck, Cards)


def test_states_and_views_of_stacks() -> None:
    state = GAMES["stacks"].new(seats=3)
    assert_type(state.hands, tuple[Cards, ...])
    assert_type(state.pile("b1"), Cards)
    assert_type(state.needs("b1"), str | None)
    assert_type(state.view(None).chips_of(0), tuple[int, int])

"""Puzzles of the board games: wins and threats by the rules, and moves that amount to the same."""

from __future__ import annotations

import random

from knaves.cards import JACKS, TWO_EYED
from knaves.game import Move, Outcome, View
from knaves.games.lines.board import Line
from knaves.games.lines.completion import largest_compatible, new_lines
from knaves.games.lines.moves import Choose, Exchange, Place, Remove
from knaves.games.lines.view import View as LinesView
from knaves.puzzles.plan import Plan, Step

EXACT = ("win", "jack")
"""The kinds that the rules alone can decide."""


def find_twins(view: View, move: Move) -> tuple[Move, ...]:
    """The same move with another jack of the same kind."""
    if not isinstance(move, Place | Remove) or move.card not in JACKS:
        return (move,)
    wild = move.card in TWO_EYED
    return tuple(
        other
        for other in view.legal
        if isinstance(other, Place | Remove)
        and other.cell == move.cell
        and other.card in JACKS
        and (other.card in TWO_EYED) == wild
    )


def find_kind(view: View, move: Move) -> str:
    """Stopping a win comes first, then the kind of the move."""
    assert isinstance(view, LinesView)
    if isinstance(move, Place | Remove) and _stops_win(view, move):
        return "stop"
    if isinstance(move, Exchange):
        return "dead"
    if isinstance(move, Choose):
        return "line"
    return "jack" if isinstance(move, Place | Remove) and move.card in JACKS else "best"


def find_answers(kind: str, view: View) -> tuple[Move, ...]:
    """All moves."""
    del kind
    return view.legal


def plan(kind: str, view: View) -> Plan | None:
    """The moves that win at once, if they all put a chip on the same space; for a jack, if nothing but jacks does.

    None if a dead card could be exchanged first: that would be no mistake.
    """
    assert isinstance(view, LinesView)
    if kind not in EXACT or view.seat is None or any(isinstance(move, Exchange) for move in view.legal):
        return None
    state = view.game.sample(view, random.Random(0))  # the result of a move depends on the board alone
    likely = winning_cells(view, view.setup.team[view.seat])
    found = [move for move in view.legal if isinstance(move, Place) and move.cell in likely]
    wins = [move for move in found if _wins(state.apply(view.seat, move)[0].outcome, view.seat)]
    if len({move.cell for move in wins}) != 1 or (kind == "jack" and any(move.card not in JACKS for move in wins)):
        return None
    return (Step(view, dict.fromkeys(wins)),)


def _wins(outcome: Outcome | None, seat: int) -> bool:
    return outcome is not None and seat in outcome.winners


def winning_cells(view: LinesView, team: int) -> frozenset[str]:
    """The free spaces on which one more chip wins the game for a team."""
    setup, chips, made = view.setup, view.chips[team], view.sequences[team]
    board = setup.board
    taken = 0
    for others in view.chips:
        taken |= others
    last: dict[int, list[Line]] = {}
    for line in setup.lines:
        lacks = line.mask & ~chips
        if lacks.bit_count() == 1 and not lacks & taken:
            last.setdefault(lacks, []).append(line)
    found: set[str] = set()
    for cell, lines in last.items():
        completed = new_lines(setup, lines, chips | cell, made)
        if len(made) + len(largest_compatible(setup, completed)) >= setup.needed:
            found.update(board.cells(cell))
    return frozenset(found)


def stopping_moves(view: View) -> tuple[Move, ...]:
    """The moves after which no opponent can win with their next chip; none if nobody could before."""
    assert isinstance(view, LinesView)
    spaces = frozenset().union(*find_threats(view))
    if not spaces or view.seat is None:
        return ()
    state = view.game.sample(view, random.Random(0))  # threats depend on the board alone
    found: list[Move] = []
    for move in view.legal:
        if isinstance(move, Remove) or (isinstance(move, Place) and spaces == {move.cell}):
            after = state.apply(view.seat, move)[0].view(view.seat)
            assert isinstance(after, LinesView)
            if not any(find_threats(after)):
                found.append(move)
    return tuple(found)


def find_threats(view: LinesView) -> list[frozenset[str]]:
    """By opposing team: the spaces on which its next chip wins."""
    assert view.seat is not None
    own = view.setup.team[view.seat]
    return [winning_cells(view, team) for team in range(view.setup.teams) if team != own]


def _stops_win(view: LinesView, move: Place | Remove) -> bool:
    """Whether an opponent could win with their next chip, and this move takes a space for that away."""
    assert view.seat is not None
    before = find_threats(view)
    if not any(before):
        return False
    after = view.game.sample(view, random.Random(0)).apply(view.seat, move)[0].view(view.seat)
    assert isinstance(after, LinesView)
    return any(now < cells for now, cells in zip(find_threats(after), before, strict=True))

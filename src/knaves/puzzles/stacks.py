"""Puzzles of stacks: the shortest win and the longest chain of cards in one turn, by the rules alone.

Both are searched in the cards that the seat can see: a move that would show it an unknown card, because it draws or
uncovers one, is only ever the last. Nobody is assumed to hold a Block.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from knaves.bots.stacks.players import wins_by_window
from knaves.game import Move, View
from knaves.games.stacks.deck import COLOUR_PLACES, PLACE_NUMBER, STEAL_CARD
from knaves.games.stacks.moves import LET, Lay, Reverse, Skip, StealCard, StealChip
from knaves.games.stacks.state import State as StacksState
from knaves.games.stacks.view import View as StacksView
from knaves.puzzles.plan import Plan, make_plan

EXACT = ("win", "chain")
"""The kinds that the rules alone decide."""
MAX_WIN, MIN_CHAIN = 5, 3
"""Plays of a win, and cards of a chain."""
MAX_POSITIONS, MAX_STEPS = 1500, 12
"""Positions that are searched, and those on the way of a solution that is worth asking for."""

Key = tuple[Any, ...]


def find_twins(view: View, move: Move) -> tuple[Move, ...]:
    """The same card on the other pile of its colour, if both piles have the same height."""
    assert isinstance(view, StacksView)
    if not isinstance(move, Lay):
        return (move,)
    heights = tuple(map(len, view.piles))
    here = PLACE_NUMBER[move.place]
    return tuple(
        other
        for other in view.legal
        if isinstance(other, Lay)
        and (other.card, other.top) == (move.card, move.top)
        and heights[PLACE_NUMBER[other.place]] == heights[here]
    )


def find_kind(view: View, move: Move) -> str:
    """An answer to a pile is to block it or not; otherwise by the card."""
    assert isinstance(view, StacksView)
    if view.simultaneous:
        return "stop" if wins_by_window(view) else "block"
    return "special" if isinstance(move, Skip | Reverse | StealCard | StealChip) else "best"


def find_answers(kind: str, view: View) -> tuple[Move, ...]:
    """All moves; for a chain those that lay a card on a pile."""
    return tuple(move for move in view.legal if kind != "chain" or isinstance(move, Lay))


def plan(kind: str, view: View) -> Plan | None:
    """The solution of an exact kind."""
    assert isinstance(view, StacksView)
    if view.seat is None or view.seat != view.turn or view.simultaneous or view.pending.stealing is not None:
        return None
    state = view.game.sample(view, random.Random(0))  # no hidden card has a part in what follows
    assert isinstance(state, StacksState)
    try:
        return _Win(state).plan() if kind == "win" else _Chain(state).plan() if kind == "chain" else None
    except _Unclear:
        return None


class _Unclear(Exception):
    """The position is too large, or an unknown card could matter."""


class _Turn:
    """The positions that the seat to move can reach in its turn."""

    def __init__(self, state: StacksState) -> None:
        self.first, self.seat = state, state.turn
        self.moves: dict[Key, tuple[StacksState, dict[Move, tuple[Key, StacksState | None, bool]]]] = {}
        """By position: by move the next position, its state, and whether it wins. No state where the turn is over or
        an unknown card came to light."""

    def key(self, state: StacksState) -> Key:
        """What the seat sees of a position, as far as this turn can change it."""
        tops = tuple(pile[-1:] for pile in state.discards)
        hand = tuple(sorted(state.hands[self.seat]))
        return (hand, tops, state.piles, state.chips, state.pending.skips, state.direction)

    def state_at(self, key: Key) -> StacksState:
        """The state of a position that was expanded."""
        return self.moves[key][0]

    def expand(self, state: StacksState, moves: Iterable[Move]) -> dict[Move, tuple[Key, StacksState | None, bool]]:
        """What these moves lead to."""
        key = self.key(state)
        if key not in self.moves:
            if len(self.moves) > MAX_POSITIONS:
                raise _Unclear
            found: dict[Move, tuple[Key, StacksState | None, bool]] = {}
            for move in moves:
                after = _let_pass(state.apply(self.seat, move)[0])
                won = after.outcome is not None
                known = not won and not self._shows_card(state, move, after)
                found[move] = (self.key(after), after if known else None, won)
            self.moves[key] = (state, found)
        return self.moves[key][1]

    def _shows_card(self, before: StacksState, move: Move, after: StacksState) -> bool:
        """Whether the seat sees a card that it could not know: it drew, or uncovered one."""
        top = bool(move.parts().get("top"))
        if top and len(before.discards[self.seat]) > 1:
            return True
        if isinstance(move, StealCard):
            return len(before.discards[move.victim]) > 1
        return len(after.hands[self.seat]) > len(before.hands[self.seat]) - (not top)


def _let_pass(state: StacksState) -> StacksState:
    while state.simultaneous and state.outcome is None:
        state = state.apply(min(state.actors), LET)[0]
    return state


class _Win(_Turn):
    """The shortest way to win in this turn."""

    def plan(self) -> Plan | None:
        """The steps; None unless all shortest ways make the same plays, in any order and with any cards."""
        if sum(self.first.chips[self.seat]) < self.first.setup.spec.chips_to_win - 2:  # two chips in a turn are rare
            return None
        layer = {self.key(self.first): self.first}
        seen = set(layer)
        for length in range(1, MAX_WIN + 1):
            following: dict[Key, StacksState] = {}
            won = False
            for state in layer.values():
                for key, after, wins in self.expand(state, self._plays(state)).values():
                    won = won or wins
                    if after is not None and key not in seen:
                        following[key] = after
            if won:
                return self._shortest(length)
            seen |= following.keys()
            layer = following
        return None

    def _plays(self, state: StacksState) -> list[Move]:
        """The plays without chance."""
        return [
            move
            for move in state.legal(self.seat)
            if isinstance(move, Lay | Skip | Reverse | StealChip)
            or (isinstance(move, StealCard) and move.source == "d")
        ]

    def _shortest(self, length: int) -> Plan | None:
        """A plan with all ways to win in this number of plays."""
        accepted: dict[Key, dict[Move, Key | None]] = {}
        ways: dict[Key, set[frozenset[object]]] = {}

        def solve(position: Key, left: int) -> bool:
            """Whether exactly this many more plays win."""
            at = (position, left)
            if at not in accepted:
                accepted[at], ways[at] = {}, set()
                for move, (after, state, wins) in self.moves[position][1].items() if position in self.moves else ():
                    if wins and left == 1:
                        accepted[at][move] = None
                        ways[at].add(frozenset({_without_card(move)}))
                    elif not wins and left > 1 and state is not None and solve(after, left - 1):
                        accepted[at][move] = (after, left - 1)
                        ways[at] |= {rest | {_without_card(move)} for rest in ways[after, left - 1]}
            return bool(accepted[at])

        first = (self.key(self.first), length)
        solve(*first)
        if len(ways[first]) != 1:
            return None
        found = make_plan(
            {at: (self.state_at(at[0]), moves) for at, moves in accepted.items() if moves}, first, self.seat
        )
        return found if len(found) <= MAX_STEPS else None


def _without_card(move: Move) -> object:
    """A play without its card: which card lies on a pile does not matter if it wins."""
    return move.place if isinstance(move, Lay) else (move.kind, move.parts().get("victim"), move.parts().get("colour"))


def _result(key: Key) -> Key:
    """What a chain has come to: the hand and the tops of the discard piles, the heights of the piles, the chips."""
    hand, tops, piles, chips, *_ = key
    return hand, tops, tuple(tuple(sorted(len(piles[place]) for place in places)) for places in COLOUR_PLACES), chips


class _Chain(_Turn):
    """The most cards that can be laid on piles in this turn."""

    def plan(self) -> Plan | None:
        """The steps; None unless all longest chains end alike, and a wrong card can spoil them."""
        hand, pile = self.first.hands[self.seat], self.first.discards[self.seat]
        if STEAL_CARD in (*hand, *pile[-1:]) or len(self._lays(self.first)) < 2:
            return None
        lengths: dict[Key, int] = {}
        ends: dict[Key, set[Key]] = {}
        accepted: dict[Key, dict[Move, Key | None]] = {}

        def longest(state: StacksState) -> int:
            key = self.key(state)
            if key not in lengths:
                found: dict[Move, tuple[int, Key]] = {}
                for move, (after, following, wins) in self.expand(state, self._lays(state)).items():
                    if wins or (following is None and self._more_to_lay(state, move)):
                        raise _Unclear
                    found[move] = (1 + (0 if following is None else longest(following)), after)
                best = max((length for length, _ in found.values()), default=0)
                lengths[key] = best
                accepted[key] = {
                    move: None if best == 1 else after for move, (length, after) in found.items() if length == best
                }
                after_these = [found[move][1] for move in accepted[key]]
                ends[key] = set().union(*(ends[after] if best > 1 else {_result(after)} for after in after_these))
            return lengths[key]

        first = self.key(self.first)
        if longest(self.first) < MIN_CHAIN or len(ends[first]) != 1:
            return None
        steps = {key: (self.state_at(key), moves) for key, moves in accepted.items() if moves}
        found = make_plan(steps, first, self.seat)
        spoils = any(len(step.accepted) < len(find_answers("chain", step.view)) for step in found)
        return found if spoils and len(found) <= MAX_STEPS else None

    def _lays(self, state: StacksState) -> list[Move]:
        return [move for move in state.legal(self.seat) if isinstance(move, Lay)]

    def _more_to_lay(self, state: StacksState, move: Move) -> bool:
        """Whether cards that are known now could be laid after a move that shows an unknown one."""
        if isinstance(move, Lay) and move.top:
            return True  # the card below may fit
        return bool(state.discards[self.seat])

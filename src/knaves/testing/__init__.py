"""`check_game`: what every game must satisfy, for our own games and for yours. Imports the protocol and records.

Examples:
    >>> import knaves
    >>> from knaves.testing import check_game
    >>> check_game(knaves.GAMES.travel, games=2).games
    2

"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

from knaves.game import Game, GameError, Move, State
from knaves.testing.events import check_draws, check_events
from knaves.testing.playing import RandomTable, play_randomly, random_options, random_start, random_table
from knaves.testing.positions import check_actors, check_illegal, check_position, check_seats
from knaves.testing.uses import (
    check_all_moves,
    check_arena,
    check_declarations,
    check_garbage,
    check_moves,
    check_over,
    check_record,
    check_setup,
    check_shown,
    check_text_move,
)

__all__ = ["Report", "check_game", "check_position", "play_randomly", "random_options", "random_start"]


SHOWN = 0.25
"""The share of those positions that are drawn and sent for every seat, which takes longest."""


@dataclass
class Report:
    """Counts of the games that `check_game` played."""

    games: int = 0
    moves: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)


def check_game(game: Game, *, games: int = 20, seed: int = 0, thorough: float = 0.2) -> Report:
    """Play random games over all options and check every promise of the protocol; `AssertionError` where one breaks.

    It covers whatever commands, records, the arena, terminals, environments and servers need. `thorough` is the share
    of positions that get the costlier checks (texts, views, samples, illegal moves).
    """
    report = Report()
    check_declarations(game)
    for number in range(games):
        rng = random.Random(f"{seed}/{number}")
        table, start = random_table(game, rng)
        try:
            if number % 8 == 0:
                check_setup(table)
                check_arena(table, rng)
            end = _play_checked(table, start, rng, report, thorough)
        except GameError as error:
            raise AssertionError(f"the game refuses what it wrote or listed itself: {error}") from error
        assert end.outcome is not None
        report.games += 1
        report.endings[str(end.outcome.reason)] += 1
    return report


def _play_checked(table: RandomTable, start: State, rng: random.Random, report: Report, thorough: float) -> State:
    """Play one game to the end, with all checks; returns its last state."""
    game = table.game
    seen: dict[Move, None] = {}
    played: list[tuple[int, Move]] = []
    listed = check_all_moves(game, table)
    whole = start.card_counts()
    state, move = start, start.legal(min(start.actors))[0]
    for before, seat, move, after, events in play_randomly(start, rng, asides=0.02):
        check_actors(before)
        assert after.card_counts() == whole, f"cards were lost or made by {move} in {before}"
        unlisted = [other for other in before.legal(seat) if other not in listed]
        assert not unlisted, f"{unlisted} can be played, yet all_moves does not list it"
        seen[move] = None
        played.append((seat, move))
        if rng.random() < thorough:
            check_position(before, rng)
            check_illegal(before, rng, seen)
            check_seats(before, move)
            check_text_move(before, seat, move)
            check_moves(game, before.view(seat), before.legal(seat)[:20])
            frozen = str(before)
            again, same_events = before.apply(seat, move)
            assert str(before) == frozen, f"{move} changed the state it was applied to"
            assert (again, same_events) == (after, events), f"{move} did two different things in {before}"
            if rng.random() < SHOWN:
                check_shown(after, events)
        check_events(events, start.seats)
        check_draws(before, after, events)
        report.moves += 1
        report.events.update(event.kind for event in events)
        state = after
    check_position(state, rng)
    check_seats(state, move)
    check_garbage(start, rng)
    assert not state.actors, f"the game is over, yet somebody may act: {state}"
    check_over(state, move)
    check_record(table, played, state)
    return state

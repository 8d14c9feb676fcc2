"""Rare situations: a deal and moves that lead to them, found by play, and put as a table into a server's log."""

from __future__ import annotations

import contextlib
import itertools
import random
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from knaves import GAMES, wire
from knaves.deal import SEED_BYTES
from knaves.game import Event, Game, Move, Options, State
from knaves.server import acts, desk
from knaves.server.store import sqlite, sqlite_file
from knaves.server.store.base import Entry, Status, Summary
from knaves.server.table import key_of
from tests.e2e.minds import build, stack

SPECIALS = ("SK", "RV", "SC", "ST", "BL")
TRIES = 3000
LONGEST = 400

Choice = Callable[[State, int, random.Random], Move]


@dataclass(frozen=True)
class Situation:
    """A game up to a position that was looked for."""

    game: Game
    options: Options
    seed: bytes
    moves: tuple[tuple[int, Move], ...]
    state: State

    @property
    def turn(self) -> int:
        """Who is to do something."""
        return min(self.state.actors)


def at_random(state: State, seat: int, rng: random.Random) -> Move:
    """Any move; draws are not forgotten."""
    legal = state.legal(seat)
    return legal[0] if str(legal[0]) == "+" else rng.choice(legal)


def building(state: State, seat: int, rng: random.Random) -> Move:
    """Moves that make lines, so that a game comes to something."""
    view = state.view(seat)
    text = build(view.data(), rng)
    return next(move for move in view.legal if str(move) == text)


def hoarding(state: State, seat: int, rng: random.Random) -> Move:
    """Lay what can be laid from the hand and keep all specials."""
    moves = {str(move): move for move in state.legal(seat)}
    lays = [text for text in moves if "@" in text and text[0] != "^"]
    for texts in (
        lays,
        [text for text in moves if text[0] == "-" and text[1:] not in SPECIALS],
        [text for text in moves if text[0] == "-"],
        ["let", "end", "+"],
    ):
        if found := sorted(text for text in texts if text in moves):
            return moves[rng.choice(found)]
    return rng.choice(list(moves.values()))


def games(
    game: str, seats: int, options: dict[str, str] | None, choose: Choice
) -> Iterator[Iterator[tuple[Situation, tuple[Event, ...]]]]:
    """The same games each time, and each as its positions with what led to them."""
    edition = GAMES[game]
    agreed = edition.Options.parse(options or {})

    def positions(number: int) -> Iterator[tuple[Situation, tuple[Event, ...]]]:
        rng = random.Random(number)
        seed = rng.randbytes(SEED_BYTES)
        state = edition.new(seats=seats, options=agreed, seed=seed)
        moves: tuple[tuple[int, Move], ...] = ()
        events: tuple[Event, ...] = ()
        yield Situation(edition, agreed, seed, moves, state), events
        for _ in range(LONGEST):
            if state.outcome is not None:
                return
            seat = min(state.actors)
            move = choose(state, seat, rng)
            moves += ((seat, move),)
            state, events = state.apply(seat, move)
            yield Situation(edition, agreed, seed, moves, state), events

    return map(positions, range(TRIES))


def find(
    game: str,
    seats: int,
    wanted: Callable[[State], bool],
    *,
    options: dict[str, str] | None = None,
    choose: Choice = building,
    left: int = LONGEST,
) -> Situation:
    """The first position of this kind that comes up while a game goes on, with at most so many moves to its end."""
    for positions in games(game, seats, options, choose):
        for situation, _ in positions if left == LONGEST else _last(positions, left):
            if situation.state.outcome is None and len(situation.moves) < LONGEST and wanted(situation.state):
                return situation
    raise AssertionError("no game came to what was looked for")


def _last(
    positions: Iterator[tuple[Situation, tuple[Event, ...]]], left: int
) -> list[tuple[Situation, tuple[Event, ...]]]:
    """The end of a game; nothing of one that did not end."""
    played = list(positions)
    return played[-1 - left :] if played[-1][0].state.outcome is not None else []


def close_to_the_end(
    game: str, seats: int, left: int, *, options: dict[str, str] | None = None, choose: Choice = building
) -> Situation:
    """A turn of the player who wins so many moves later, if all play on as they did."""
    for positions in games(game, seats, options, choose):
        end = _last(positions, left)
        if not end:
            continue
        winners = end[-1][0].state.outcome.winners  # type: ignore[union-attr]
        situation = end[0][0]
        if len(end) > left and situation.state.actors <= set(winners) and not situation.state.sealed:
            return situation
    raise AssertionError("no game like that")


def short_game(game: str, tries: int = 60) -> Situation:
    """A deal in which the one of two who begins wins soon if the other plays at random; no move is made yet."""

    def choose(state: State, seat: int, rng: random.Random) -> Move:
        return (at_random if seat == state.view(None).data()["dealer"] else building)(state, seat, rng)

    found: list[tuple[int, Situation]] = []
    for positions in itertools.islice(games(game, 2, None, choose), tries):
        first, *_, last = (situation for situation, _ in positions)
        if last.state.outcome is not None and first.turn in last.state.outcome.winners:
            found.append((len(last.moves), first))
    return min(found, key=lambda one: one[0])[1]


def stacking(state: State, seat: int, rng: random.Random) -> Move:
    """In stacks: moves that fill piles and use specials."""
    view = state.view(seat)
    text = stack(view.data(), rng)
    return next(move for move in view.legal if str(move) == text)


def completing(view: dict[str, Any]) -> str | None:
    """In stacks: a move that completes a pile."""
    full = {place for place, pile in view["piles"].items() if len(pile["cards"]) == 4}
    return next((move for move in view["legal"] if "@" in move and move[3:] in full), None)


def before_a_window(seats: int) -> Situation:
    """Somebody at stacks can complete a pile, so that all others are asked for a Block."""

    def wanted(state: State) -> bool:
        view = state.view(min(state.actors)).data()
        return state.actors == {view["turn"]} and completing(view) is not None

    return find("stacks", seats, wanted, choose=hoarding)


def whole(game: str, seats: int, *, options: dict[str, str] | None = None, reshuffled: bool = True) -> Situation:
    """A finished game in which the draw pile was made anew, if that is wanted."""
    for positions in games(game, seats, options, at_random):
        played = list(positions)
        kinds = {str(event.open()["event"]) for _, events in played for event in events}
        situation, _ = played[-1]
        if situation.state.outcome is not None and (not reshuffled or "reshuffled" in kinds):
            return situation
    raise AssertionError("no game like that")


def plant(data: Path, situation: Situation, names: Sequence[str | None], **settings: Any) -> tuple[str, dict[int, str]]:
    """The situation as a table of the server with this data folder; None sits a bot down. Its code, and the tokens."""
    code = desk.fresh_code()
    tokens = {seat: desk.fresh_token() for seat, name in enumerate(names) if name}
    wishes = wire.Settings(**settings)
    game = situation.game
    done: list[acts.AnyAct] = [
        acts.Opened(code, "", game.name, len(names), situation.seed.hex(), situation.options.texts(), wishes)
    ]
    for seat, name in enumerate(names):
        done.append(acts.Sat(seat, name, key_of(tokens[seat])) if name else acts.Filled(seat, wishes.bot_level))
    done.append(acts.Began(game.version, secrets.token_hex(SEED_BYTES)))
    done += [acts.Played(seat, str(move), "" if names[seat] else "bot") for seat, move in situation.moves]
    now = time.time()
    status: Status = "playing" if situation.state.outcome is None else "over"
    summary = Summary(code, game.name, "", status, wishes.public, None, now, len(tokens), len(names))
    with contextlib.closing(sqlite_file.connect(data / "knaves.db")) as file, file:
        file.execute("BEGIN IMMEDIATE")
        sqlite._create(secrets.token_hex(12), Entry(1, now, "host", "", acts.encode(done)), summary, file)
    return code, tokens

"""Rare positions, found by self-play and inserted as tables into a server's log."""

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
from knaves.deal import SEED_BYTES, seed_from
from knaves.game import Event, Game, Move, Options, State
from knaves.server import commands, log_entries
from knaves.server.store import sqlite, sqlite_file
from knaves.server.store.base import LogRow, Status, Summary
from knaves.server.table import token_hash
from tests.e2e.strategies import choose_for_board, choose_for_stacks

SPECIALS = ("SK", "RV", "SC", "ST", "BL")
MAX_GAMES = 3000
MAX_MOVES = 400

Choice = Callable[[State, int, random.Random], Move]


@dataclass(frozen=True)
class Situation:
    """A game up to a position of interest."""

    game: Game
    options: Options
    seed: bytes
    moves: tuple[tuple[int, Move], ...]
    state: State

    @property
    def turn(self) -> int:
        """The first seat that may act."""
        return min(self.state.actors)


def random_move(state: State, seat: int, rng: random.Random) -> Move:
    """A random move; a draw is never forgotten."""
    legal = state.legal(seat)
    return legal[0] if str(legal[0]) == "+" else rng.choice(legal)


def line_building_move(state: State, seat: int, rng: random.Random) -> Move:
    """A move that builds lines, so that games end."""
    view = state.view(seat)
    text = choose_for_board(view.data(), rng)
    return next(move for move in view.legal if str(move) == text)


def keep_specials(state: State, seat: int, rng: random.Random) -> Move:
    """A move that plays to a pile from the hand and keeps the specials."""
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


def self_play(
    game: str, seats: int, options: dict[str, str] | None, choose: Choice
) -> Iterator[Iterator[tuple[Situation, tuple[Event, ...]]]]:
    """Reproducible games, each as its positions with the events that led to them."""
    spec = GAMES[game]
    parsed = spec.Options.parse(options or {})

    def positions(number: int) -> Iterator[tuple[Situation, tuple[Event, ...]]]:
        rng = random.Random(number)
        seed = rng.randbytes(SEED_BYTES)
        state = spec.new(seats=seats, options=parsed, seed=seed)
        moves: tuple[tuple[int, Move], ...] = ()
        events: tuple[Event, ...] = ()
        yield Situation(spec, parsed, seed, moves, state), events
        for _ in range(MAX_MOVES):
            if state.outcome is not None:
                return
            seat = min(state.actors)
            move = choose(state, seat, rng)
            moves += ((seat, move),)
            state, events = state.apply(seat, move)
            yield Situation(spec, parsed, seed, moves, state), events

    return map(positions, range(MAX_GAMES))


def find(
    game: str,
    seats: int,
    wanted: Callable[[State], bool],
    *,
    options: dict[str, str] | None = None,
    choose: Choice = line_building_move,
    left: int = MAX_MOVES,
) -> Situation:
    """The first position of this kind in a running game, with at most `left` moves to its end."""
    for positions in self_play(game, seats, options, choose):
        for situation, _ in positions if left == MAX_MOVES else _last(positions, left):
            if situation.state.outcome is None and len(situation.moves) < MAX_MOVES and wanted(situation.state):
                return situation
    raise AssertionError("no game has such a position")


def _last(
    positions: Iterator[tuple[Situation, tuple[Event, ...]]], left: int
) -> list[tuple[Situation, tuple[Event, ...]]]:
    """The last positions of a game, or none if it did not end."""
    played = list(positions)
    return played[-1 - left :] if played[-1][0].state.outcome is not None else []


def near_the_end(
    game: str, seats: int, left: int, *, options: dict[str, str] | None = None, choose: Choice = line_building_move
) -> Situation:
    """The turn of a player who wins `left` moves later if all continue with the same strategy."""
    for positions in self_play(game, seats, options, choose):
        end = _last(positions, left)
        if not end:
            continue
        winners = end[-1][0].state.outcome.winners  # type: ignore[union-attr]
        situation = end[0][0]
        if len(end) > left and situation.state.actors <= set(winners) and not situation.state.simultaneous:
            return situation
    raise AssertionError("no game ends like this")


SHORT_GAMES = {"classic": 297, "travel": 41}
"""Numbers of games in which the first player wins within 20 moves."""


def short_game(game: str) -> Situation:
    """A deal for two in which the first player soon wins against a random opponent. No move is made yet."""
    return _short_game(game)[0]


def short_finished_game(game: str) -> Situation:
    """The same game at its end."""
    return _short_game(game)[-1]


def _short_game(game: str) -> list[Situation]:
    def choose(state: State, seat: int, rng: random.Random) -> Move:
        return (random_move if seat == state.view(None).data()["dealer"] else line_building_move)(state, seat, rng)

    number = SHORT_GAMES[game]
    (positions,) = itertools.islice(self_play(game, 2, None, choose), number, number + 1)
    played = [situation for situation, _ in positions]
    assert played[-1].state.outcome is not None
    assert played[0].turn in played[-1].state.outcome.winners
    assert len(played[-1].moves) < 20, "the game has become longer: choose another"
    return played


def pile_building_move(state: State, seat: int, rng: random.Random) -> Move:
    """In stacks: a move that fills piles and uses specials."""
    view = state.view(seat)
    text = choose_for_stacks(view.data(), rng)
    return next(move for move in view.legal if str(move) == text)


def completing_move(view: dict[str, Any]) -> str | None:
    """In stacks: a move that completes a pile."""
    full = {place for place, pile in view["piles"].items() if len(pile["cards"]) == 4}
    return next((move for move in view["legal"] if "@" in move and move[3:] in full), None)


def before_block_window(seats: int) -> Situation:
    """A player of stacks can complete a pile, so that all others are asked for a Block."""

    def wanted(state: State) -> bool:
        view = state.view(min(state.actors)).data()
        return state.actors == {view["turn"]} and completing_move(view) is not None

    return find("stacks", seats, wanted, choose=keep_specials)


def finished_game(
    game: str, seats: int, *, options: dict[str, str] | None = None, reshuffled: bool = True
) -> Situation:
    """A finished game, by default one in which the draw pile was reshuffled."""
    for positions in self_play(game, seats, options, random_move):
        played = list(positions)
        kinds = {str(event.open()["event"]) for _, events in played for event in events}
        situation, _ = played[-1]
        if situation.state.outcome is not None and (not reshuffled or "reshuffled" in kinds):
            return situation
    raise AssertionError("no such game")


def insert_table(
    data: Path, situation: Situation, names: Sequence[str | None], **settings: Any
) -> tuple[str, dict[int, str]]:
    """Insert the situation as a table into a server's data. Seats without a name get bots. Code and tokens."""
    code = commands.new_code()
    tokens = {seat: commands.new_token() for seat, name in enumerate(names) if name}
    chosen = wire.Settings(**settings)
    game = situation.game
    entries: list[log_entries.AnyLogEntry] = [
        log_entries.TableCreated(
            code, "", game.name, len(names), situation.seed.hex(), situation.options.texts(), chosen
        )
    ]
    for seat, name in enumerate(names):
        entries.append(
            log_entries.SeatTaken(seat, name, token_hash(tokens[seat]))
            if name
            else log_entries.BotSeated(seat, chosen.bot_level)
        )
    entries.append(log_entries.GameStarted(game.version, seed_from("the next game").hex()))
    entries += [log_entries.MoveMade(seat, str(move), "" if names[seat] else "bot") for seat, move in situation.moves]
    now = time.time()
    status: Status = "playing" if situation.state.outcome is None else "over"
    summary = Summary(code, game.name, "", status, chosen.public, None, now, len(tokens), len(names))
    with contextlib.closing(sqlite_file.connect(data / "knaves.db")) as file, file:
        file.execute("BEGIN IMMEDIATE")
        sqlite._create(secrets.token_hex(12), LogRow(1, now, "host", "", log_entries.encode(entries)), summary, file)
    return code, tokens

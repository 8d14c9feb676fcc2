"""Paired tables: two that differ only in cards hidden from a viewer must send that viewer the same bytes.

At each step a viewer is chosen and a second table is made: the cards hidden from the viewer are redealt and the secret
actions of others are changed. Then both tables take the same step. What the viewer receives may differ only in random
cards that they may know: one that they drew, or one that moved between their hand and another.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import fields, replace
from typing import Any

import msgspec

from knaves.game import Move
from knaves.games.stacks.deck import BLOCK
from knaves.games.stacks.moves import BLOCKS, LET, TAKES
from knaves.server import log_entries, table_clock
from knaves.server.game_in_progress import GameInProgress, HistoryItem
from knaves.server.refusals import CommandRefused
from knaves.server.table import Table
from knaves.server.updates import UpdateEncoder, table_info
from knaves.wire import encode
from tests.server.table_harness import TableHarness
from tests.server.walks import Step, next_step

Viewer = int | None
SAME_TOP = 6
"""Cards on top of the draw pile that are the same at both tables, so that most draws are the same."""


def walk(table: TableHarness, rng: random.Random, steps: int, tally: Counter[str]) -> None:
    """Take random steps at a table, and compare it with a paired one at each."""
    for _ in range(steps):
        step = next_step(table, rng)
        viewer = rng.choice((None, *range(len(table.table.seats)))) if rng.random() < 0.7 else step.seat
        seen = (table.table.version, table.table.current_game.number if table.table.current_game else 0)
        if rng.random() < 0.15:  # the slower comparison, with the whole history
            seen = (rng.randrange(seen[0]), seen[1])
        entries: list[Any] = []
        refused = None
        try:
            entries = step.decide(table.table)
        except CommandRefused as refusal:
            refused = as_sent(refusal)
        paired = (
            make_paired_table(table.table, viewer, step, entries, seen[0] < table.table.version, rng)
            if table.table.status == "playing"
            else None
        )
        if paired is not None:
            here, there = (frames(one, viewer, table.now, seen) for one in (table.table, paired))
            assert here == there, "a frame depends on hidden cards"
            tally["positions"] += 1
            if refused and step.seat == viewer:
                assert refusal_of(paired, step) == refused, "a refusal depends on hidden cards"
                tally["refusals"] += 1
        known = table.table.version  # not the length of its history, which forgets old events
        table.append(step.actor, step.command, entries)
        if paired is not None and entries and not any(isinstance(entry, log_entries.MovesUndone) for entry in entries):
            compare(table, paired, viewer, step, seen, known, tally)
        tally["games"] += sum(isinstance(entry, log_entries.GameStarted) for entry in entries)


def compare(
    table: TableHarness,
    paired: Table,
    viewer: Viewer,
    step: Step,
    seen: tuple[int, int],
    known: int,
    tally: Counter[str],
) -> None:
    """Take the step at the paired table too, and check that the viewer receives the same."""
    row = table.log[-1]
    try:
        entries = step.decide(paired)
    except CommandRefused:
        assert step.seat != viewer, "whether the viewer's move is legal depends on hidden cards"
        tally["not legal at the paired table"] += 1
        return
    originals = log_entries.decode(row[4])
    entries = [
        msgspec.structs.replace(entry, seed=original.seed)
        if isinstance(original, log_entries.TableCreated | log_entries.GameStarted)
        else entry
        for entry, original in zip(entries, originals, strict=True)
    ]
    paired.apply(row[0], row[1], row[2], row[3], entries)
    assert paired.version == table.table.version, "whether an update is sent depends on hidden cards"
    assert table_clock.next_deadline(paired) == table_clock.next_deadline(table.table), (
        "the next deadline depends on hidden cards"
    )
    if learned(paired, viewer, known) != learned(table.table, viewer, known):
        tally["random cards learned"] += 1
        return
    if reshuffled(table.table, known):
        tally["reshuffled"] += 1
        return
    mine, other = frames(table.table, viewer, table.now, seen), frames(paired, viewer, table.now, seen)
    assert mine == other, "a frame depends on hidden cards"
    tally["steps"] += 1


def frames(table: Table, viewer: Viewer, now: float, seen: tuple[int, int]) -> list[bytes]:
    """Everything a viewer can be sent: after a reconnection, after missed updates, and by HTTP."""
    version, number = seen
    found = [
        UpdateEncoder().encode(table, viewer, now, seen=version, number=number, text=True),
        encode(table_info(table)),
    ]
    if version < table.version - 1:
        found.append(UpdateEncoder().encode(table, viewer, now))
        if table.status == "playing":
            found.append(str(table.record()).encode())
    return found


def as_sent(refusal: CommandRefused) -> tuple[str, str, str, float]:
    """A refusal as it is sent."""
    return refusal.code, str(refusal), refusal.rule, refusal.until


def refusal_of(table: Table, step: Step) -> tuple[str, str, str, float] | None:
    """The refusal of a step, or None."""
    try:
        step.decide(table)
    except CommandRefused as refusal:
        return as_sent(refusal)
    return None


def learned(table: Table, viewer: Viewer, known: int) -> list[Any]:
    """The random cards that a viewer may learn in this step; computed here again, since the events are under test."""
    found = []
    for item in table.history:
        event: Any = item.event
        if item.version <= known:
            continue
        if event.kind == "drew" and event.seat == viewer:
            found.append(event)
        if event.kind in ("card-stolen", "hand-shown") and viewer in (event.seat, event.victim):
            found.append(event)
            assert table.current_game is not None  # of two equal cards, either may have been taken
            found.append(table.current_game.state.open_hands()[viewer] if viewer is not None else ())
    return found


def reshuffled(table: Table, known: int) -> bool:
    """Whether the draw pile was reshuffled, so that its cards differ."""
    return any(item.event.kind == "reshuffled" for item in table.history if item.version > known)


# --- Making the paired table ---


def make_paired_table(
    table: Table, viewer: Viewer, step: Step, entries: list[log_entries.AnyLogEntry], thorough: bool, rng: random.Random
) -> Table:
    """A table that looks the same to the viewer, with everything hidden from them changed."""
    paired = table.copy()
    paired.history = [other_secrets(item, viewer) if thorough else item for item in table.history]
    assert table.current_game is not None
    play = paired.current_game
    assert play is not None
    play.moves = [(seat, other_move(seat, move, viewer)) for seat, move in play.moves]
    play.attempted = None
    closing = play.state.simultaneous and step.actor == "clock"
    holder, needed = step.seat, None
    if closing and (holder := find_blocker(table.current_game)) is not None:
        needed = BLOCK
    for entry in entries:
        if isinstance(entry, log_entries.MoveMade | log_entries.AnswerSealed):
            needed = getattr(table.game.move(entry.move), "card", None)
    play.state = redeal(table.current_game, viewer, holder, needed if rng.random() < 0.5 else None, rng)
    play.answers = other_answers(play, table.current_game, viewer, closing, rng)
    return paired


def other_secrets(item: HistoryItem, viewer: Viewer) -> HistoryItem:
    """An event with the parts hidden from the viewer changed."""
    event = item.event
    if event.kind == "answered":
        answered: Any = event
        return item if answered.seat == viewer else item._replace(event=replace(answered, block=not answered.block))
    if viewer is not None and viewer in (getattr(event, "seat", -1), getattr(event, "victim", -1)):
        return item
    changed = {
        spec.name: "XX" if isinstance(getattr(event, spec.name), str) else ("XX",) * len(getattr(event, spec.name))
        for spec in fields(event)
        if spec.metadata.get("secret")
    }
    return item._replace(event=replace(event, **changed)) if changed else item


def other_move(seat: int, move: Move, viewer: Viewer) -> Move:
    """A secret move of another seat, changed."""
    if seat == viewer or not move.secret:
        return move
    if move in (BLOCKS, LET):
        return LET if move == BLOCKS else BLOCKS
    return TAKES["B1"]


def find_blocker(play: GameInProgress) -> int | None:
    """The seat whose Block will count if the window closes now (G31)."""
    state: Any = play.state
    blocks = [seat for seat, move in play.answers.items() if move == BLOCKS]
    return min(blocks, key=lambda seat: _distance(state, seat), default=None)


def _distance(state: Any, seat: int) -> int:
    return int((seat - state.turn) * state.direction % state.seats)


def other_answers(
    play: GameInProgress, real: GameInProgress, viewer: Viewer, closing: bool, rng: random.Random
) -> dict[int, Move]:
    """Sealed answers: the viewer's own and random ones of others; if the window closes, with the same result."""
    state: Any = play.state
    if not state.simultaneous:
        return {}
    answers = {seat: move for seat, move in real.answers.items() if seat == viewer}
    blocker = find_blocker(real) if closing else None
    for seat in sorted(state.actors - {viewer}):
        moves = list(state.legal(seat))
        if seat == blocker:
            answers[seat] = BLOCKS
        elif rng.random() < 0.6:
            may_block = not closing or (blocker is not None and _distance(state, seat) > _distance(state, blocker))
            answers[seat] = rng.choice(moves) if may_block else LET
    return answers


def redeal(play: GameInProgress, viewer: Viewer, holder: int | None, needed: str | None, rng: random.Random) -> Any:
    """A state with the same view; the holder keeps the card they need, or all their cards."""
    state: Any = play.state
    sampled: Any = state.game.sample(state.view(viewer), rng)
    piles = {"hand": sampled.hands, "discard": sampled.discards if state.game.name == "stacks" else ()}
    hands, discards = ([list(pile) for pile in piles[kind]] for kind in ("hand", "discard"))
    deck = list(sampled.deck)
    thief = getattr(state.pending, "stealing", None) if viewer == state.turn else None
    unseen = [seat for seat in range(state.seats) if seat not in (viewer, thief)]
    free = [(hands[seat], at) for seat in unseen for at in range(len(hands[seat]))]
    free += [(pile, at) for pile in discards for at in range(len(pile) - 1)]
    free += [(deck, at) for at in range(len(deck))]

    fixed: set[tuple[int, int]] = set()

    def keep(pile: list[str], at: int, card: str) -> None:
        """Swap a card into a position where it must be."""
        fixed.add((id(pile), at))
        if pile[at] != card:
            for other, there in free:
                if other[there] == card and (id(other), there) not in fixed:
                    other[there], pile[at] = pile[at], card
                    return

    for at in range(min(SAME_TOP, len(deck))):
        keep(deck, at, state.deck[at])
    for seat, pile in enumerate(discards):
        if len(pile) > 1:  # the card that shows when the top is taken
            keep(pile, len(pile) - 2, state.discards[seat][-2])
    if holder is not None and holder in unseen:
        for at, card in enumerate(state.hands[holder]):
            if needed in (None, card):
                keep(hands[holder], at, card)
    changed = {"hands": tuple(map(tuple, hands)), "deck": tuple(deck)}
    if discards:
        changed["discards"] = tuple(map(tuple, discards))
    return replace(sampled, **changed)

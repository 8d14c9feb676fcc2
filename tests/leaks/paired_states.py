"""Twin tables: two that differ only in cards hidden from a seat must tell that seat the same, byte for byte.

At one step a viewer is chosen and a twin of the table is made: the cards hidden from them are dealt anew, what others
did in secret is changed, and then both tables take the same step. What the viewer receives may differ only where chance
told them something: a card that they drew, or one that moved between their hand and another.
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
"""Cards on top of the draw pile that are the same at both tables, so that most draws are."""


def walk(table: TableHarness, rng: random.Random, steps: int, tally: Counter[str]) -> None:
    """Live at a table for so many steps, and compare it with a twin at each."""
    for _ in range(steps):
        step = next_step(table, rng)
        viewer = rng.choice((None, *range(len(table.table.seats)))) if rng.random() < 0.7 else step.seat
        seen = (table.table.version, table.table.current_game.number if table.table.current_game else 0)
        if rng.random() < 0.15:  # the costlier comparison, with all that ever happened
            seen = (rng.randrange(seen[0]), seen[1])
        done: list[Any] = []
        refused = None
        try:
            done = step.decide(table.table)
        except CommandRefused as refusal:
            refused = words(refusal)
        twin = (
            twin_of(table.table, viewer, step, done, seen[0] < table.table.version, rng)
            if table.table.status == "playing"
            else None
        )
        if twin is not None:
            here, there = (frames(one, viewer, table.now, seen) for one in (table.table, twin))
            assert here == there, "a frame shows what others hold"
            tally["positions"] += 1
            if refused and step.seat == viewer:
                assert told_refusal(twin, step) == refused, "a refusal shows what others hold"
                tally["refusals"] += 1
        known = len(table.table.history)
        table.append(step.actor, step.command, done)
        if twin is not None and done and not any(isinstance(act, log_entries.MovesUndone) for act in done):
            compare(table, twin, viewer, step, seen, known, tally)
        tally["games"] += sum(isinstance(act, log_entries.GameStarted) for act in done)


def compare(
    table: TableHarness,
    twin: Table,
    viewer: Viewer,
    step: Step,
    seen: tuple[int, int],
    known: int,
    tally: Counter[str],
) -> None:
    """Take the step at the twin as well, and see that the viewer is told the same."""
    row = table.log[-1]
    try:
        done = step.decide(twin)
    except CommandRefused:
        assert step.seat != viewer, "whether one's own move is possible shows what others hold"
        tally["not possible at the twin"] += 1
        return
    given = log_entries.decode(row[4])
    done = [
        msgspec.structs.replace(act, seed=real.seed)
        if isinstance(real, log_entries.TableCreated | log_entries.GameStarted)
        else act
        for act, real in zip(done, given, strict=True)
    ]
    twin.apply(row[0], row[1], row[2], row[3], done)
    assert twin.version == table.table.version, "whether one hears of it at all shows what others hold"
    assert table_clock.next_deadline(twin) == table_clock.next_deadline(table.table), (
        "when the table goes on shows what others hold"
    )
    if learned(twin, viewer, known) != learned(table.table, viewer, known):
        tally["chance told"] += 1
        return
    if reshuffled(table.table, known):
        tally["reshuffled"] += 1
        return
    mine, other = frames(table.table, viewer, table.now, seen), frames(twin, viewer, table.now, seen)
    assert mine == other, "a frame shows what others hold"
    tally["steps"] += 1


def frames(table: Table, viewer: Viewer, now: float, seen: tuple[int, int]) -> list[bytes]:
    """All that somebody can be sent of a table: after a reconnection, after having missed something, and by HTTP."""
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


def words(refusal: CommandRefused) -> tuple[str, str, str, float]:
    """A refusal as it is sent."""
    return refusal.code, str(refusal), refusal.rule, refusal.until


def told_refusal(table: Table, step: Step) -> tuple[str, str, str, float] | None:
    """The refusal of a wish."""
    try:
        step.decide(table)
    except CommandRefused as refusal:
        return words(refusal)
    return None


def learned(table: Table, viewer: Viewer, known: int) -> list[Any]:
    """What chance told somebody in this step: said here again, since the events' own word is what is tested."""
    found = []
    for item in table.history[known:]:
        event: Any = item.event
        if event.kind == "drew" and event.seat == viewer:
            found.append(event)
        if event.kind in ("card-stolen", "hand-shown") and viewer in (event.seat, event.victim):
            found.append(event)
            assert table.current_game is not None  # of two cards alike, either may have been the one
            found.append(table.current_game.state.open_hands()[viewer] if viewer is not None else ())
    return found


def reshuffled(table: Table, known: int) -> bool:
    """Whether chance made a new draw pile, whose cards then differ."""
    return any(item.event.kind == "reshuffled" for item in table.history[known:])


# --- Making a twin ----------------------------------------------------------------------------------------------


def twin_of(
    table: Table, viewer: Viewer, step: Step, done: list[log_entries.AnyLogEntry], thorough: bool, rng: random.Random
) -> Table:
    """The same table to one pair of eyes, with everything else dealt anew."""
    twin = table.copy()
    twin.history = [other_secrets(item, viewer) if thorough else item for item in table.history]
    assert table.current_game is not None
    play = twin.current_game
    assert play is not None
    play.moves = [(seat, other_move(seat, move, viewer)) for seat, move in play.moves]
    play.attempted = None
    closing = play.state.simultaneous and step.actor == "clock"
    holder, needed = step.seat, None
    if closing and (holder := blocker_of(table.current_game)) is not None:
        needed = BLOCK
    for act in done:
        if isinstance(act, log_entries.MoveMade | log_entries.AnswerSealed):
            needed = getattr(table.game.move(act.move), "card", None)
    play.state = deal_anew(table.current_game, viewer, holder, needed if rng.random() < 0.5 else None, rng)
    play.answers = other_answers(play, table.current_game, viewer, closing, rng)
    return twin


def other_secrets(item: HistoryItem, viewer: Viewer) -> HistoryItem:
    """Something that happened, with what the viewer may not know of it changed."""
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
    """A move that another made in secret, changed."""
    if seat == viewer or not move.secret:
        return move
    if move in (BLOCKS, LET):
        return LET if move == BLOCKS else BLOCKS
    return TAKES["B1"]


def blocker_of(play: GameInProgress) -> int | None:
    """Whose Block will count, if the window closes now (G31)."""
    state: Any = play.state
    blocks = [seat for seat, move in play.answers.items() if move == BLOCKS]
    return min(blocks, key=lambda seat: _distance(state, seat), default=None)


def _distance(state: Any, seat: int) -> int:
    return int((seat - state.turn) * state.direction % state.seats)


def other_answers(
    play: GameInProgress, real: GameInProgress, viewer: Viewer, closing: bool, rng: random.Random
) -> dict[int, Move]:
    """Sealed answers: the viewer's own, and any of the others'; when the window closes, such as lead to the same."""
    state: Any = play.state
    if not state.simultaneous:
        return {}
    answers = {seat: move for seat, move in real.answers.items() if seat == viewer}
    blocker = blocker_of(real) if closing else None
    for seat in sorted(state.actors - {viewer}):
        moves = list(state.legal(seat))
        if seat == blocker:
            answers[seat] = BLOCKS
        elif rng.random() < 0.6:
            may_block = not closing or (blocker is not None and _distance(state, seat) > _distance(state, blocker))
            answers[seat] = rng.choice(moves) if may_block else LET
    return answers


def deal_anew(play: GameInProgress, viewer: Viewer, holder: int | None, needed: str | None, rng: random.Random) -> Any:
    """A state that the viewer cannot tell from the real one; the holder has the card they need, or the same cards."""
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
        """Bring a card to a place where it must lie, in exchange for what lies there."""
        fixed.add((id(pile), at))
        if pile[at] != card:
            for other, there in free:
                if other[there] == card and (id(other), there) not in fixed:
                    other[there], pile[at] = pile[at], card
                    return

    for at in range(min(SAME_TOP, len(deck))):
        keep(deck, at, state.deck[at])
    for seat, pile in enumerate(discards):
        if len(pile) > 1:  # what comes to light when the top is taken
            keep(pile, len(pile) - 2, state.discards[seat][-2])
    if holder is not None and holder in unseen:
        for at, card in enumerate(state.hands[holder]):
            if needed in (None, card):
                keep(hands[holder], at, card)
    changed = {"hands": tuple(map(tuple, hands)), "deck": tuple(deck)}
    if discards:
        changed["discards"] = tuple(map(tuple, discards))
    return replace(sampled, **changed)

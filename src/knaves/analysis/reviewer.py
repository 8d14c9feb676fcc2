"""Reviews of records. The moves can be judged in parts, so that other work and progress fit in between."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from knaves.analysis.judge import (
    Judge,
    Tried,
    Values,
    find_best,
    result_chances,
    sample_decks,
    sample_worlds,
    try_moves,
)
from knaves.analysis.report import (
    MOMENTS,
    VERSION,
    Alternative,
    Cause,
    Chances,
    Judgement,
    Luck,
    Moment,
    PlayerReview,
    Review,
    ReviewedMove,
    add,
    find_mark,
    score,
    subtract,
)
from knaves.game import Event, Move, State, View
from knaves.games import GAMES
from knaves.record import Record, Step, check, replay

WORLDS = 24
"""Worlds in which the moves of a decision are tried, with two seats; fewer with more, since each takes longer."""
MIN_WORLDS = 12
OPEN_SHARE = 4
"""With all hands open only the draw pile varies, so a part of the worlds is enough."""
DECKS = 4
"""Orders of the draw pile over which the chances before a move are averaged."""
DIGITS = 6
CAUSES: tuple[tuple[str, Cause], ...] = (
    ("removed", "removed"), ("sequence-made", "completed"), ("chip-stolen", "stolen"), ("card-stolen", "stolen"),
    ("discard-stolen", "stolen"), ("blocked", "blocked"),
)  # fmt: skip
"""Events that move the chances, the most telling first."""
FACTS = {
    "extends-line", "blocks-line", "opens-line", "removes-threat", "completes-pile", "leads-to-pile", "empties-hand",
    "skips", "blocks-pile", "blocks-win",
}  # fmt: skip
"""Reasons that say what a move does, whoever made it and however good it was."""


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A move with what the summary needs of it."""

    reviewed: ReviewedMove
    chances: Chances | None
    """Before the move; None if there was nothing to decide, so that they are those before the next decision."""
    drawn: tuple[str, ...]
    events: tuple[str, ...]


def judge_moves(record: Record, start: int, stop: int, worlds: int | None = None) -> Iterable[JudgedMove]:
    """Judge the moves from number `start`, from 0, up to `stop`. Raises `GameError` if it cannot be done."""
    judge = Judge(GAMES[record.game])
    count = worlds or max(MIN_WORLDS, 2 * WORLDS // record.seats)
    before: State | None = None
    for step in replay(record, GAMES):
        if before is not None and start < step.number <= stop:
            rng = random.Random(f"{record.commitment} {step.number}")
            yield _judge_move(judge, before, step, count, rng)
        before = step.state


def _judge_move(judge: Judge, state: State, step: Step, worlds: int, rng: random.Random) -> JudgedMove:
    seat, move = step.seat, step.move
    assert seat is not None
    assert move is not None
    view = state.view(seat)
    # Not to make a move that needs no thought, such as drawing, is a choice too.
    decides = move in view.legal and move != judge.forced_move(view)
    known = opened = _no_choice(state)
    chances = None
    if decides:
        known, opened = _judge_choice(judge, state, view, move, worlds, rng)
        chances, expected = _before_and_after(judge, state, seat, move, rng)
        known = replace(known, skill=subtract(expected, chances))
    drawn = tuple(card for event in step.events for _, card in event.drawn)
    reason = judge.family.explain(view, move) if decides else None
    reviewed = ReviewedMove(
        seat, str(move), known, opened, reason=reason if reason is not None and reason.key in FACTS else None
    )
    return JudgedMove(reviewed, chances, drawn, _kinds(step.events))


def _before_and_after(judge: Judge, state: State, seat: int, move: Move, rng: random.Random) -> tuple[Chances, Chances]:
    """The chances before a move, and those after it that are to be expected whatever is drawn next."""
    decks = sample_decks(state, DECKS, rng)
    found = judge.chances([*decks, *(deck.apply(seat, move)[0] for deck in decks)])
    return _mean(found[:DECKS]), _mean(found[DECKS:])


def _mean(values: Values) -> Chances:
    return _rounded(tuple(values.mean(axis=0).tolist()))


def _kinds(events: Iterable[Event]) -> tuple[str, ...]:
    return tuple(event.kind for event in events)


def _no_choice(state: State) -> Judgement:
    return Judgement(None, (0.0,) * len(set(state.sides)), 0.0)


def _judge_choice(
    judge: Judge, state: State, view: View, move: Move, worlds: int, rng: random.Random
) -> tuple[Judgement, Judgement]:
    """The judgements of a move by what its seat could know, and with all hands open."""
    assert view.seat is not None
    side, candidates = view.sides[view.seat], judge.candidates(view)
    candidates.setdefault(move, 0.0)
    if len(candidates) == 1:  # the strongest level would hardly play anything else
        best = Judgement("best", (0.0,) * len(set(view.sides)), 0.0)
        return best, best
    by_knowledge = try_moves(judge, sample_worlds(view, worlds, rng), view.seat, candidates, move)
    by_sight = try_moves(judge, sample_decks(state, max(2, worlds // OPEN_SHARE), rng), view.seat, candidates, move)
    better, best_of_all = find_best(by_knowledge, move, side), find_best(by_sight, move, side)
    known = _judgement(judge, view, by_knowledge, move, better)
    return known, _judgement(judge, view, by_sight, move, best_of_all)


def _judgement(judge: Judge, view: View, tried: Sequence[Tried], move: Move, best: Tried) -> Judgement:
    assert view.seat is not None
    side, own = view.sides[view.seat], next(one for one in tried if one.move == move)
    alternatives = _alternatives(tried, side)
    if best is own:
        return Judgement("best", (0.0,) * len(own.chances), 0.0, alternatives=alternatives)
    skill = _clear_change(own, best, side)
    reason = judge.family.explain(view, best.move)
    return Judgement(find_mark(-skill[side]), skill, -skill[side], str(best.move), reason, alternatives)


def _clear_change(own: Tried, best: Tried, side: int) -> Chances:
    """The difference to the best move, less its standard error: the best of several is partly best by chance."""
    difference = subtract(own.chances, best.chances)
    share = 1 - best.error / -difference[side]
    return _rounded(tuple(share * change for change in difference))


def _alternatives(tried: Sequence[Tried], side: int) -> tuple[Alternative, ...]:
    return tuple(
        Alternative(str(one.move), round(one.chances[side], DIGITS), round(one.probability, DIGITS)) for one in tried
    )


def _rounded(chances: Chances) -> Chances:
    return tuple(round(chance, DIGITS) + 0.0 for chance in chances)


# --- The summary ------------------------------------------------------------------------------------------------


def summarize(record: Record, judged: Sequence[JudgedMove]) -> Review:
    """The review of a record, all of whose moves were judged."""
    final = check(record, GAMES)
    sides, count = final.sides, len(set(final.sides))
    chances = _curve(final, judged)
    moves = tuple(_with_causes(chances, judged, sides))
    even: Chances = (1 / count,) * count
    swing = subtract(chances[-1], even)
    luck = Luck(
        deal=subtract(chances[0], even),
        known=subtract(swing, add((move.known.skill for move in moves), count)),
        open=subtract(swing, add((move.open.skill for move in moves), count)),
    )
    return Review(
        version=VERSION,
        game=record.game,
        names=record.names,
        sides=sides,
        chances=chances,
        moves=moves,
        players=tuple(_player(seat, sides[seat], moves, chances, luck) for seat in range(record.seats)),
        luck=luck,
        moments=_moments(chances, moves),
    )


def _player(
    seat: int, side: int, moves: Sequence[ReviewedMove], chances: Sequence[Chances], luck: Luck
) -> PlayerReview:
    own = [(move, before) for move, before in zip(moves, chances, strict=False) if move.seat == seat]
    return PlayerReview(
        score([(move.known, before) for move, before in own], side, luck.known),
        score([(move.open, before) for move, before in own], side, luck.open),
    )


def _curve(final: State, judged: Sequence[JudgedMove]) -> tuple[Chances, ...]:
    """The chances before each move, and at the end. A game that was broken off ends with the chances it had then."""
    if final.outcome is not None:
        last = result_chances(final)
    else:
        rng = random.Random(str(final))
        last = _mean(Judge(final.game).chances(sample_decks(final, DECKS, rng)))
    curve = [last]
    for one in reversed(judged):
        curve.append(curve[-1] if one.chances is None else one.chances)
    return tuple(reversed(curve))


def _with_causes(
    chances: Sequence[Chances], judged: Sequence[JudgedMove], sides: Sequence[int]
) -> Iterable[ReviewedMove]:
    """The moves with what moved the chances. Moves that need no thought belong to the decision before them."""
    for at, one in enumerate(judged):
        move = one.reviewed
        if one.chances is None:
            yield move
            continue
        side, end = sides[move.seat], at + 1
        while end < len(judged) and judged[end].chances is None:
            end += 1
        span = judged[at:end]
        drawn = tuple(card for part in span for card in part.drawn)
        events = [event for part in span for event in part.events]
        change = subtract(chances[at + 1], chances[at])
        won = end == len(judged) and chances[-1][side] == 1
        cause = "won" if won else _cause(move, side, change, drawn, events)
        yield replace(move, cause=cause, drawn=drawn, reason=move.reason if cause == "played" else None)


def _cause(move: ReviewedMove, side: int, change: Chances, drawn: Sequence[str], events: Sequence[str]) -> Cause:
    gained = max(range(len(change)), key=change.__getitem__)
    choice = move.known.skill[gained]
    if drawn and change[gained] - choice > choice:
        return "drawn"
    fall = -change[side]
    if fall > 0 and move.known.loss >= fall / 2:
        return "choice"
    if fall > 0 and move.open.loss >= fall / 2:
        return "hidden"
    for kind, cause in CAUSES:
        if kind in events:
            return cause
    return "no-better" if fall > 0 else "played"


def _moments(chances: Sequence[Chances], moves: Sequence[ReviewedMove]) -> tuple[Moment, ...]:
    changes = [subtract(after, before) for before, after in pairwise(chances)]
    largest = sorted(range(len(moves)), key=lambda at: -max(map(abs, changes[at])))[:MOMENTS]
    found = []
    for at in sorted(largest):
        cause: Cause = moves[at].cause or "played"
        found.append(Moment(at + 1, changes[at], cause, moves[at].drawn if cause == "drawn" else ()))
    return tuple(found)


def review(record: Record, worlds: int | None = None, progress: Callable[[], object] = lambda: None) -> Review:
    """Judge a finished game; calls `progress` after each move. Raises `GameError` if it cannot be done."""
    check(record, GAMES)
    judged = []
    for one in judge_moves(record, 0, len(record.moves), worlds):
        judged.append(one)
        progress()
    return summarize(record, judged)

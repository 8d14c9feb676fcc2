"""Reviews of finished games: skill and luck add up, wins that were missed are found, and nothing hidden counts."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import numpy as np
import pytest

from knaves.analysis import Review, explore, review
from knaves.analysis.judge import (
    SPREADS,
    STATEMENTS,
    Judge,
    combine,
    find_best,
    find_combined,
    sample_worlds,
    try_moves,
)
from knaves.analysis.report import accuracy, find_mark
from knaves.analysis.reviewer import judge_moves, summarize
from knaves.bots import LEVELS
from knaves.deal import seed_from
from knaves.envs.small_games import SMALL_GAMES
from knaves.game import GameError, Move, State
from knaves.games import GAMES
from knaves.record import Record, load, replay

GOLDEN = Path(__file__).parents[1] / "golden"
SEED = seed_from("analysis")


def check_sums(found: Review) -> None:
    """For every side, skill and luck make up the result less an even share, move by move too."""
    sides = len(set(found.sides))
    for side in range(sides):
        swing = found.chances[-1][side] - 1 / sides
        for total, skills in (
            (found.luck.known, [move.known.skill for move in found.moves]),
            (found.luck.open, [move.open.skill for move in found.moves]),
        ):
            assert math.isclose(math.fsum(skill[side] for skill in skills) + total[side], swing, abs_tol=1e-12)
            steps = [
                after[side] - before[side] - skill[side]
                for before, after, skill in zip(found.chances, found.chances[1:], skills, strict=False)
            ]
            assert math.isclose(found.luck.deal[side] + math.fsum(steps), total[side], abs_tol=1e-9)
    for chances in found.chances:
        assert math.isclose(sum(chances), 1, abs_tol=1e-5)
        assert min(chances) >= 0
    for move in found.moves:
        assert move.open.loss == -move.open.skill[found.sides[move.seat]]
        for judged in (move.known, move.open):
            assert judged.loss >= 0
            assert (judged.mark in (None, "best")) == (judged.best == ""), "a worse move has a better one"
            assert (judged.reason is None) == (judged.best == "")
    for seat, player in enumerate(found.players):
        own = [move.known for move in found.moves if move.seat == seat and move.known.mark]
        assert sum(player.known.marks.values()) == len(own)
        assert (player.known.story is None) == (not own)
    assert len(found.moments) == min(3, len(found.moves))


def test_at_every_table_all_seats_together_are_surer_than_one() -> None:
    for game in GAMES.values():
        for seats in game.seat_counts:
            for teams in (2, 3) if hasattr(game.Options(), "teams") else (None,):
                try:
                    sides = len(set(game.sides(seats, game.Options() if teams is None else game.Options(teams=teams))))
                except GameError:  # the players don't make teams of equal size
                    continue
                combined = find_combined(game.name, sides, seats)
                assert list(combined) == sorted(combined), "who is surer stays surer"
                assert combined[-1] > SPREADS[-1]


def test_close_and_distant_chances_are_combined_by_their_spread() -> None:
    found = combine(np.array([[0.5, -0.5], [-1.0, -3.0], [-4.0, 0.0], [2.0, 2.0]]), (0.1, 0.3, 0.8, 1.5))
    apart = np.log(found[:, 0] / found[:, 1]) / 2
    assert apart.tolist() == pytest.approx([0.8, 1.5, -3.0, 0.0])
    three = combine(np.log([[0.6, 0.3, 0.1]]), (0.1, 0.3, 0.8, 1.5))[0]
    assert three.sum() == pytest.approx(1)
    assert three[0] > three[1] > three[2]


@pytest.mark.parametrize("name", ["travel-2", "stacks-2"])
def test_what_a_seat_states_counts_even_if_the_game_ends_before_the_others_do(name: str) -> None:
    states = [step.state for step in replay(load(GOLDEN / f"{name}.knaves"), GAMES)][-8:]
    judge, importance = Judge(states[0].game), [(number + 1) ** 2 for number in range(STATEMENTS // 2)]
    found = [judge.listen([state])[0] for state in states]
    halves = 0
    for heard in found:
        assert heard.weights.sum() + heard.missing == sum(importance)
        for weight, whole in zip(heard.weights, importance, strict=False):
            assert weight in (whole, whole / 2), "later rounds count more"
            halves += weight != whole
    assert halves, "one of two seats stated something before the end"
    last = found[-1]
    assert last.missing == sum(importance), "in a game that is over, all have its result"
    assert tuple(last.chances((0.1, 0.3, 0.8, 1.5))) == last.result


def test_a_game_that_no_network_has_learned_is_not_reviewed() -> None:
    with pytest.raises(GameError, match="there is no analysis of small_travel"):
        Judge(SMALL_GAMES["small_travel"])


@pytest.mark.parametrize("name", ["travel-2", "classic-3", "classic-4-by-hand", "stacks-2", "stacks-4-by-hand"])
def test_skill_and_luck_add_up_to_the_result(name: str) -> None:
    record = load(GOLDEN / f"{name}.knaves")
    if name != "travel-2":  # the first moves show what is different here
        record = replace(record, moves=record.moves[:12], result="abandoned (long enough)")
    seen: list[None] = []
    found = review(record, worlds=2, progress=lambda: seen.append(None))
    assert len(seen) == len(found.moves) == len(record.moves)
    check_sums(found)
    if name == "travel-2":
        assert sorted(found.chances[-1]) == [0, 1]
    else:
        assert all(0 < chance < 1 for chance in found.chances[-1]), "the chances that it had in the end"


def play(moves: int | None = None) -> tuple[Record, list[int]]:
    """A game of the strongest level, or its first moves, with the number of a move that could have won and did not."""
    game, rng = GAMES["travel"], random.Random(1)
    state: State = game.new(seats=2, seed=SEED)
    record = Record.start(game, seats=2, seed=SEED)
    missed: list[int] = []
    while state.outcome is None and len(record.moves) != moves:
        seat = state.turn
        move = LEVELS["best"].choose(state.view(seat), rng)
        others = [other for other in state.legal(seat) if not wins(state, seat, other)]
        if not missed and wins(state, seat, move) and others:
            missed.append(len(record.moves))
            move = others[0]
        record = record.add(seat, move)
        state = state.apply(seat, move)[0]
    ended = record.finish(state.outcome, SEED) if state.outcome else record.abandon("it was late", SEED)
    return ended, missed


def wins(state: State, seat: int, move: Move) -> bool:
    outcome = state.apply(seat, move)[0].outcome
    return outcome is not None and seat in outcome.winners


def test_a_win_that_was_missed_is_found_and_explained() -> None:
    record, missed = play()
    number = missed[0]
    (judged,) = judge_moves(record, number, number + 1, 8)
    known = judged.reviewed.known
    assert known.mark not in (None, "best")
    assert known.reason is not None
    assert known.reason.key == "wins"
    assert max(one.chance for one in known.alternatives) == 1


def test_parts_of_a_review_make_the_same_review() -> None:
    record, _ = play(6)
    whole = list(judge_moves(record, 0, 6, 2))
    parts = [one for start in range(0, 6, 2) for one in judge_moves(record, start, start + 2, 2)]
    assert parts == whole
    assert summarize(record, parts) == review(record, worlds=2)


def crafted(*steps: tuple[float, float, float, float]) -> Review:
    """A review whose first moves have these changes by the choice and by luck, and losses as known and as open."""
    record, _ = play(6)
    judged = list(judge_moves(record, 0, 6, 1))
    before = 0.5
    for at, (choice, luck, known, opened) in enumerate(steps):
        one, sign = judged[at], 1 - 2 * judged[at].reviewed.seat
        skill = (sign * choice, -sign * choice)
        move = replace(
            one.reviewed,
            known=replace(one.reviewed.known, skill=skill, loss=known),
            open=replace(one.reviewed.open, loss=opened),
        )
        judged[at] = replace(one, reviewed=move, chances=(before, 1 - before))
        before += sign * (choice + luck)
    judged[len(steps)] = replace(judged[len(steps)], chances=(before, 1 - before))
    return summarize(record, judged)


def test_every_move_says_whether_the_choice_or_the_draw_moved_the_chances() -> None:
    found = crafted((0.2, 0.01, 0, 0), (0.02, 0.2, 0, 0), (-0.2, 0, 0.15, 0.15), (-0.2, 0.01, 0, 0.3), (-0.1, 0, 0, 0))
    causes = [move.cause for move in found.moves]
    assert causes[0] == "played", "a card was drawn, but the move itself made the difference"
    assert causes[1:5] == ["drawn", "choice", "hidden", "no-better"]
    assert all(move.drawn for move in found.moves), "each move draws a card"
    assert found.swing(2, found.sides[found.moves[1].seat]) == pytest.approx((0.02, 0.2))
    for moment in found.moments:
        assert moment.cause == found.moves[moment.number - 1].cause


def test_what_needs_no_thought_belongs_to_the_decision_before_it() -> None:
    """The draw that a player makes by hand, and the pile that is completed when nobody blocks."""
    by_hand = load(GOLDEN / "classic-4-by-hand.knaves")
    found = review(replace(by_hand, moves=by_hand.moves[:6], result="abandoned (long enough)"), worlds=1)
    for one, following in zip(found.moves, found.moves[1:], strict=False):
        if following.move == "+" and one.cause is not None:
            assert one.drawn, "the card that came afterwards"
            assert (following.cause, following.drawn) == (None, ())
    assert any(move.move == "+" for move in found.moves)
    stacks = load(GOLDEN / "stacks-2.knaves")
    last = list(judge_moves(stacks, len(stacks.moves) - 2, len(stacks.moves), 1))
    assert [one.reviewed.move for one in last] == ["B5@b2", "let"]
    first = replace(last[0].reviewed, known=replace(last[0].reviewed.known, mark=None))
    rest = [replace(last[0], reviewed=first, chances=None)] * (len(stacks.moves) - 2)
    assert [move.cause for move in summarize(stacks, [*rest, *last]).moves[-2:]] == ["won", None]


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    record = Record.start(GAMES["travel"], seats=2, seed=SEED)
    with pytest.raises(GameError, match="no seed"):
        review(record)


def test_hidden_cards_do_not_count_without_hindsight() -> None:
    state = GAMES["travel"].new(seats=2, seed=SEED)
    seat = state.turn
    other = GAMES["travel"].sample(state.view(seat), random.Random(5))
    assert other.open_hands() != state.open_hands()
    assert explore(state.view(seat)) == explore(other.view(seat))
    assert explore(str(state.view(seat))) == explore(state.view(seat)), "as text too"
    assert explore(state, seat) != explore(other, seat), "with all hands open they do"


def test_luck_is_zero_on_average_over_all_draws() -> None:
    """What is expected after a move is the mean of what comes, over every card that may be drawn."""
    judge, rng, state = Judge(GAMES["travel"]), random.Random(10), GAMES["travel"].new(seats=2, seed=SEED)
    while len(state.deck) > 3:
        state = state.apply(state.turn, rng.choice(state.legal(state.turn)))[0]
    seat, move = state.turn, next(move for move in state.legal(state.turn) if "@" in str(move))
    decks = [state.with_deck(order) for order in permutations(state.deck)]
    expected = judge.chances([deck.apply(seat, move)[0] for deck in decks]).mean(axis=0)
    came = []
    for deck in decks[::2]:  # each card on top once
        after = deck.apply(seat, move)[0]
        came.append(judge.chances([after.with_deck(order) for order in permutations(after.deck)]).mean(axis=0))
    assert len({tuple(one) for one in came}) > 1, "the draw matters"
    assert np.mean(came, axis=0) == pytest.approx(expected, abs=1e-6)


def test_the_strongest_level_hardly_ever_makes_a_mistake() -> None:
    rng, judge = random.Random(2), Judge(GAMES["travel"])
    state: State = GAMES["travel"].new(seats=2, seed=SEED)
    losses = []
    while state.outcome is None:
        seat = min(state.actors)
        view = state.view(seat)
        move = LEVELS["best"].choose(view, rng)
        tried = try_moves(judge, sample_worlds(view, 16, rng), seat, judge.candidates(view), move)
        best = find_best(tried, move, seat)
        losses.append(best.chances[seat] - next(one for one in tried if one.move == move).chances[seat])
        state = state.apply(seat, move)[0]
    assert (accuracy(losses, [0.5] * len(losses)) or 0) > 85


def test_accuracy_falls_with_the_share_of_the_chances_that_is_lost() -> None:
    assert accuracy([], []) is None
    assert accuracy([0, 0], [0.5, 0.5]) == 100
    found = [accuracy([0.0, loss], [0.5, 1.0]) or 0 for loss in (0.0, 0.001, 0.02, 0.2, 1.0)]
    assert found == sorted(found, reverse=True)
    assert min(found) > 0
    assert accuracy([0.01], [0.1]) == pytest.approx(accuracy([0.05], [0.5])), "with little to lose, little is much"
    assert (accuracy([0.01], [0.0]) or 0) > 0


@pytest.mark.parametrize(
    ("loss", "mark"), [(-0.01, "good"), (0.01, "good"), (0.02, "inaccurate"), (0.07, "mistake"), (0.3, "blunder")]
)
def test_marks_follow_the_loss(loss: float, mark: str) -> None:
    assert find_mark(loss) == mark

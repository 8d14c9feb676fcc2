"""What the rules of stacks say about puzzles, in small positions."""

from __future__ import annotations

import random

from knaves.game import View
from knaves.games import GAMES
from knaves.puzzles.plan import Plan
from knaves.puzzles.stacks import find_kind, find_twins, plan

STACKS = GAMES["stacks"]


def view(piles: str, hand: str, *, chips: str = "2b2r|0b0r", discards: str = "-|-") -> View:
    """A position of two players; seat 0 is to move. The deck has what lies nowhere else."""
    shown = [card for pile in piles.split("|") for card in pile.split(",") if card != "-"]
    own = hand.split(",")
    tops = sum(part != "-" for part in discards.split("|"))
    below = sum(int(part.partition("*")[2].partition(",")[0]) for part in discards.split("|") if part.startswith("??"))
    deck = 112 - len(shown) - len(own) - 5 - tops - below
    hands = f"{hand}|??*5"
    return STACKS.read_view(
        f"stacks seats=2 piles={piles} chips={chips} turn=0 hands={hands} discards={discards} deck=??*{deck} seat=0"
    )


def lines_of(steps: Plan | None) -> set[str]:
    """Every way through a plan."""
    if steps is None:
        return set()

    def follow(number: int) -> set[str]:
        return {
            " ".join(filter(None, (str(move), rest)))
            for move, after in steps[number].accepted.items()
            for rest in (follow(after) if after is not None else {""})
        }

    return follow(0)


def test_a_card_that_completes_the_last_pile_wins() -> None:
    assert lines_of(plan("win", view("B1,B2,B3,B4|-|-|-", "B5,R1,R4,B2"))) == {"B5@b1"}


def test_the_shortest_way_counts_and_any_fitting_card() -> None:
    found = plan("win", view("B1,B2,B3|-|-|-", "B4,B5,BW,R4"))
    assert lines_of(found) == {"B4@b1 B5@b1", "B4@b1 BW@b1", "BW@b1 B5@b1"}


def test_a_chip_must_be_stolen_before_the_pile_is_completed() -> None:
    """G47: a stolen chip may not win."""
    found = plan("win", view("B1,B2,B3,B4|-|-|-", "B5,ST,R4,R3", chips="1b2r|1b0r"))
    assert lines_of(found) == {"ST:1b B5@b1"}


def test_two_piles_that_both_win_are_no_puzzle() -> None:
    assert plan("win", view("B1,B2,B3,B4|-|R1,R2,R3,R4|-", "B5,R5,R1,B2")) is None


def test_a_card_below_the_top_of_the_discard_pile_is_not_known() -> None:
    """The top may win, but what it uncovers may not be counted on."""
    assert lines_of(plan("win", view("B1,B2,B3,B4|-|-|-", "B3,R1,R4,B2", discards="??*2,B5|-"))) == {"^B5@b1"}
    assert plan("win", view("B1,B2,B3|-|-|-", "B5,R1,R4,B2", discards="??*2,B4|-")) is None
    assert lines_of(plan("win", view("B1,B2,B3|-|-|-", "B5,R1,R4,B2", discards="B4|-"))) == {"^B4@b1 B5@b1"}


def test_the_longest_chain_keeps_the_wild_for_its_place() -> None:
    found = plan("chain", view("B1|-|-|-", "BW,B3,B4,R4,R5", chips="0b0r|0b0r"))
    assert lines_of(found) == {"BW@b1 B3@b1 B4@b1"}


def test_a_chain_with_nothing_to_spoil_is_no_puzzle() -> None:
    assert plan("chain", view("B1|-|-|-", "B2,B3,B4,R4,R5", chips="0b0r|0b0r")) is None


def test_a_chain_that_may_reveal_a_card_is_no_puzzle() -> None:
    assert plan("chain", view("B1|-|-|-", "BW,B3,R3,R4,R5", chips="0b0r|0b0r", discards="??*2,B4|-")) is None
    assert plan("chain", view("B1|-|-|-", "BW,B3,B4,SC,R5", chips="0b0r|0b0r")) is None


def test_no_step_depends_on_cards_that_the_seat_cannot_see() -> None:
    """The same plan follows from any deal of the hidden cards."""
    start = view("B1,B2|-|R1,R2,R3|-", "RW,R5,B3,B4,B5", chips="2b1r|0b0r")
    steps = plan("win", start)
    assert steps is not None
    assert len(steps) > 2
    for seed in range(3):
        dealt = STACKS.sample(start, random.Random(seed)).view(0)
        again = plan("win", dealt)
        assert again is not None
        assert [str(step.view) for step in again] == [str(step.view) for step in steps]


def test_piles_of_one_height_are_twins() -> None:
    found = view("B1|B1|-|-", "B2,R1,R4,B5")
    assert sorted(map(str, find_twins(found, STACKS.move("B2@b1")))) == ["B2@b1", "B2@b2"]
    found = view("B1,B2|B1|-|-", "BW,R1,R4,B5")
    assert [str(move) for move in find_twins(found, STACKS.move("BW@b1"))] == ["BW@b1"]


def test_the_kind_of_a_puzzle_follows_from_its_best_move() -> None:
    found = view("B1|B1|-|-", "B2,R1,SK,B5")
    assert [find_kind(found, STACKS.move(text)) for text in ("SK", "B2@b1", "-B5")] == ["special", "best", "best"]

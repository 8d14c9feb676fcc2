"""Exhaustive walks of games with miniature decks: all paths to a depth, counted with the engine and without it."""

from __future__ import annotations

import copy
import dataclasses
import random
from collections.abc import Iterator

import pytest

from knaves.deal import Deal, seed_from
from knaves.games.stacks import STACKS, StacksSpec, State
from knaves.games.stacks.options import StacksOptions
from knaves.testing import check_position
from tests.campaigns import sampled_cases

NUMBERS = {"B1": 2, "B2": 2, "B3": 2, "R1": 1, "R2": 1, "R3": 1}
BLOCKS = {"B1": 2, "B2": 2, "BW": 2, "BL": 3}
SKIPS = {"B1": 1, "B2": 1, "BW": 1, "R1": 1, "R2": 1, "SK": 3}
THEFTS = {"B1": 2, "B2": 2, "R1": 1, "R2": 1, "SC": 2, "ST": 2}
ALL = {"B1": 1, "B2": 1, "BW": 1, "R1": 1, "R2": 1, "RW": 1, "SK": 1, "SC": 1, "BL": 1, "ST": 1}


def miniature(copies: dict[str, int], hand: int, height: int, chips: int) -> StacksSpec:
    """The rules of stacks with a small deck, low piles and few chips to win, one of each colour among them."""
    return dataclasses.replace(
        STACKS,
        name="miniature",
        copies=copies,
        out_for_two={},
        hand_size=hand,
        height=height,
        chips_to_win=chips,
        chips_of_each=1,
    )


def count_paths(state: State, depth: int) -> int:
    """The number of paths of `depth` moves; a game that ends earlier counts as one path."""
    if depth == 0 or state.outcome is not None:
        return 1
    return sum(
        count_paths(state.apply(seat, move)[0], depth - 1)
        for seat in sorted(state.actors)
        for move in state.legal(seat)
    )


# --- The same without the engine ---


class PlainTable:
    """A game in which moves are texts and everything is a list. It knows the default options only."""

    def __init__(self, game: StacksSpec, seats: int, seed: bytes) -> None:
        self.size, self.height, self.goal, self.seats = game.hand_size, game.height, game.chips_to_win, seats
        self.deal = Deal(seed)
        dealer, self.deal = self.deal.pick(seats)
        self.turn = (dealer + 1) % seats
        cards, self.deal = self.deal.shuffle([card for card, count in game.copies.items() for _ in range(count)])
        self.deck = list(cards)
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        for number in range(self.size * seats):
            self.hands[(self.turn + number) % seats].append(self.deck.pop(0))
        self.discards: list[list[str]] = [[] for _ in range(seats)]
        self.piles: dict[str, list[str]] = {"b1": [], "b2": [], "r1": [], "r2": []}
        self.chips = [{"b": 0, "r": 0} for _ in range(seats)]
        self.out: list[str] = []
        self.specials: list[str] = []
        self.skips = self.idle = 0
        self.fresh = True
        self.asked: list[int] = []
        self.blockers: list[int] = []
        self.last = ("", False)
        self.over = False

    def moves(self) -> Iterator[tuple[int, str]]:
        if self.asked:
            for seat in self.asked:
                yield from (
                    (seat, answer) for answer in ("block", "let") if answer == "let" or "BL" in self.hands[seat]
                )
            return
        me = self.turn
        for card in sorted(set(self.hands[me])):
            yield from ((me, text) for text in self.plays(card))
            yield me, f"-{card}"
        for card in self.discards[me][-1:]:
            yield from ((me, f"^{text}") for text in self.plays(card))
        if not self.hands[me]:
            yield me, "end"

    def plays(self, card: str) -> Iterator[str]:
        others = [seat for seat in range(self.seats) if seat != self.turn]
        if card == "SK":
            yield "SK"
        elif card == "SC":
            yield from (f"SC:{seat}d" for seat in others if self.discards[seat])
            yield from (f"SC:{seat}h" for seat in others if self.hands[seat])
        elif card == "ST":
            for colour in "br":
                mine = {**self.chips[self.turn]}
                mine[colour] += 1
                yield from (f"ST:{seat}{colour}" for seat in others if self.chips[seat][colour] and not self.wins(mine))
        elif card != "BL":
            started = False
            for place in (f"{card[0].lower()}1", f"{card[0].lower()}2"):
                height = len(self.piles[place])
                if card[1] in ("W", str(height + 1)) and not (height == 0 and started):
                    yield f"{card}@{place}"
                started |= height == 0

    def wins(self, chips: dict[str, int]) -> bool:
        return sum(chips.values()) >= self.goal and min(chips.values()) >= 1

    def after(self, seat: int, move: str) -> PlainTable:
        table = copy.deepcopy(self)
        table.make(seat, move)
        return table

    def make(self, seat: int, move: str) -> None:
        if move in ("block", "let"):
            self.asked.remove(seat)
            self.blockers += [seat] * (move == "block")
            if not self.asked:
                self.settle(self.last[0], top=self.last[1])
            return
        top, move = move[0] == "^", move.removeprefix("^")
        if move == "end":
            self.finish()
            return
        self.fresh, self.idle = False, 0
        card = move.removeprefix("-")[:2]
        if top:
            self.discards[seat].pop()
        else:
            self.hands[seat].remove(card)
        if move[0] == "-":
            self.discards[seat].append(card)
            self.finish()
        elif "@" in move:
            place = move[3:]
            self.piles[place].append(card)
            if len(self.piles[place]) == self.height:
                self.asked, self.blockers, self.last = [s for s in range(self.seats) if s != seat], [], (place, top)
            else:
                self.emptied(top=top)
        else:
            self.specials.append(card)
            victim = int(move[3]) if ":" in move else 0
            if card == "SK":
                self.skips += 1
            elif card == "ST":
                self.chips[victim][move[4]] -= 1
                self.chips[seat][move[4]] += 1
            elif move[4] == "d":
                self.hands[seat].append(self.discards[victim].pop())
            else:
                index, self.deal = self.deal.pick(len(self.hands[victim]))
                self.hands[seat].append(self.hands[victim].pop(index))
            self.emptied(top=top)

    def settle(self, place: str, *, top: bool) -> None:
        self.out += self.piles[place]
        self.piles[place] = []
        if self.blockers:
            first = min(self.blockers, key=lambda s: (s - self.turn) % self.seats)
            self.hands[first].remove("BL")
            self.specials.append("BL")
        else:
            self.chips[self.turn][place[0]] += 1
            self.over = self.wins(self.chips[self.turn])
        if not self.over:
            self.emptied(top=top)

    def emptied(self, *, top: bool) -> None:
        if not top and not self.hands[self.turn]:
            self.draw(self.size)

    def draw(self, count: int) -> None:
        for _ in range(count):
            if not self.deck:
                cards = self.out or self.specials or [card for pile in self.discards for card in pile[:-1]]
                if not cards:
                    return
                shuffled, self.deal = self.deal.shuffle(cards)
                self.deck = list(shuffled)
                if self.out:
                    self.out = []
                elif self.specials:
                    self.specials = []
                else:
                    self.discards = [pile[-1:] for pile in self.discards]
            self.hands[self.turn].append(self.deck.pop(0))
            self.fresh, self.idle = False, 0

    def finish(self) -> None:
        self.draw(self.size - len(self.hands[self.turn]))
        self.idle += self.fresh
        self.over = self.idle == self.seats
        missed = min(self.skips, self.seats - 1)
        self.skips -= missed
        self.turn = (self.turn + missed + 1) % self.seats
        self.fresh = True


def count_plain_paths(table: PlainTable, depth: int) -> int:
    if depth == 0 or table.over:
        return 1
    return sum(count_plain_paths(table.after(seat, move), depth - 1) for seat, move in table.moves())


# deck, hand, height, chips to win, seats, seed, depth: paths; `make test` walks every second one
COUNTS: list[tuple[dict[str, int], int, int, int, int, int, int, int]] = [
    (NUMBERS, 2, 3, 2, 2, 2, 9, 6243),
    (NUMBERS, 2, 3, 2, 2, 1, 10, 19193),
    (BLOCKS, 2, 2, 2, 3, 2, 9, 8648),
    (BLOCKS, 2, 2, 2, 2, 1, 9, 9911),
    (SKIPS, 2, 2, 2, 2, 1, 8, 9774),
    (SKIPS, 2, 2, 2, 3, 1, 9, 14447),
    (THEFTS, 2, 2, 2, 2, 1, 9, 9755),
    (THEFTS, 2, 2, 3, 3, 1, 8, 12108),
    (ALL, 1, 2, 3, 3, 1, 11, 2534),
    (ALL, 2, 2, 2, 2, 3, 8, 15733),
    (BLOCKS, 2, 2, 2, 3, 1, 9, 3134),
    (ALL, 3, 2, 2, 3, 1, 6, 9737),
]


@pytest.mark.parametrize(
    ("deck", "hand", "height", "chips", "seats", "seed", "depth", "count"), sampled_cases(COUNTS, 2)
)
def test_engine_and_plain_table_count_the_same_paths(
    deck: dict[str, int], hand: int, height: int, chips: int, seats: int, seed: int, depth: int, count: int
) -> None:
    game = miniature(deck, hand, height, chips)
    assert count_paths(game.new(seats=seats, seed=seed_from(seed)), depth) == count
    assert count_plain_paths(PlainTable(game, seats, seed_from(seed)), depth) == count


REVERSES = {"B1": 1, "B2": 1, "BW": 1, "R1": 1, "R2": 1, "RV": 2, "SK": 1, "SC": 1, "BL": 1}
FORGETTING = {"B1": 2, "B2": 1, "BW": 1, "R1": 1, "SK": 1, "SC": 1, "BL": 1}

# deck, hand, seats, options, depth: positions, ends; recorded from this walk, to notice unintended changes
WALKS: list[tuple[dict[str, int], int, int, dict[str, str], int, int, int]] = [
    (ALL, 2, 2, {}, 7, 3407, 92),
    (ALL, 2, 3, {"block_scope": "any_time", "steal_from_hand": "chosen"}, 7, 2461, 1),
    (REVERSES, 2, 2, {"reverse_in_two": "kept", "reshuffle": "with_specials"}, 7, 5320, 94),
    (REVERSES, 2, 3, {"skip_stack": "single", "block_scope": "any_time"}, 7, 4179, 2),
    (FORGETTING, 1, 2, {"forgotten_draw": "penalty"}, 9, 886, 101),
    (FORGETTING, 1, 3, {"forgotten_draw": "penalty", "steal_from_hand": "chosen"}, 8, 709, 20),
]


@pytest.mark.parametrize(("deck", "hand", "seats", "options", "depth", "positions", "ends"), WALKS)
def test_every_position_of_a_miniature_is_consistent(
    deck: dict[str, int], hand: int, seats: int, options: dict[str, str], depth: int, positions: int, ends: int
) -> None:
    game = dataclasses.replace(miniature(deck, hand, height=2, chips=1), chips_of_each=0)
    layer = {game.new(seats=seats, seed=seed_from(1), options=StacksOptions(**options))}
    whole = next(iter(layer)).card_counts()
    rng = random.Random(1)
    seen = set(layer)
    for _ in range(depth):
        following = set()
        for state in layer:
            assert state.card_counts() == whole
            for seat in range(seats):
                assert bool(state.legal(seat)) == (seat in state.actors)
                for move in state.legal(seat):
                    following.add(state.apply(seat, move)[0])
        layer = following - seen
        seen |= layer
    for state in sorted(seen, key=str)[:: max(1, len(seen) // 300)]:
        check_position(state, rng)
    assert (len(seen), sum(state.outcome is not None for state in seen)) == (positions, ends)

"""Chance nodes: correct probabilities, no knowledge of future cards, and only what players may see."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest

import knaves
from knaves.envs.tables import make_table
from knaves.envs.tree import Node
from knaves.testing import random_start

GAMES = sorted(knaves.GAMES)


def random_node(name: str, rng: random.Random) -> Node:
    start = random_start(knaves.GAMES[name], rng)
    options = start.setup.options  # type: ignore[attr-defined]
    return Node(make_table(name, start.seats, tuple(options.texts().items())))


def step(node: Node, rng: random.Random) -> Node:
    if not node.is_chance:
        return node.play(rng.choice(node.legal()))
    outcomes, chances = zip(*node.chance_outcomes(), strict=True)
    return node.choose(rng.choices(outcomes, chances)[0])


def dealt(name: str, seats: int, seed: int) -> Node:
    node, rng = Node(make_table(name, seats)), random.Random(seed)
    while node.is_chance:
        node = step(node, rng)
    return node


def node_at(text: str) -> Node:
    state = knaves.GAMES[text.split()[0]].position(text)
    options = state.setup.options  # type: ignore[attr-defined]
    table = make_table(state.game.name, state.seats, tuple(options.texts().items()))
    return Node(table, state, state, min(state.actors), memory=((),) * state.seats)


def odds_by_card(node: Node) -> dict[str, Fraction]:
    return {
        node.table.coder.cards[card]: Fraction(chance).limit_denominator(1000)
        for card, chance in node.chance_outcomes()
    }


@pytest.mark.parametrize("name", GAMES)
def test_games_with_all_options_end_and_conserve_cards(name: str) -> None:
    for number in range(10):
        rng = random.Random(number)
        node = random_node(name, rng)
        whole = None
        while not node.over:
            if node.is_chance:
                outcomes = node.chance_outcomes()
                assert sum(chance for _, chance in outcomes) == pytest.approx(1)
                assert all(chance > 0 for _, chance in outcomes)
                assert [outcome for outcome, _ in outcomes] == sorted({outcome for outcome, _ in outcomes})
            else:
                assert node.state is not None
                whole = whole or node.state.card_counts()
                assert node.state.card_counts() == whole
                assert node.actor in node.state.actors
                assert list(node.state.deck) == sorted(node.state.deck)  # the order of the pile isn't decided yet
            node = step(node, rng)
        assert node.state is not None
        assert node.state.outcome is not None
        assert node.returns() == tuple(
            0 if not node.state.outcome.winners else 1 if seat in node.state.outcome.winners else -1
            for seat in range(node.table.seats)
        )


@pytest.mark.parametrize("name", GAMES)
def test_every_hand_is_as_likely_as_the_remaining_cards_make_it(name: str) -> None:
    rng = random.Random(1)
    node = Node(make_table(name, 2))
    pack = Counter(knaves.GAMES[name].new(seats=2, seed=bytes(32)).card_counts())
    node = step(node, rng)
    while node.is_chance:
        assert odds_by_card(node) == {card: Fraction(count, pack.total()) for card, count in pack.items() if count}
        before = node.chosen
        node = step(node, rng)
        assert node.state is not None
        card = node.chosen[-1] if node.is_chance else None
        assert card is None or node.chosen == (*before, card)
        if card:
            pack[card] -= 1
    assert node.state is not None
    assert sum(len(hand) for hand in node.state.open_hands()) == len(before) + 1


@pytest.mark.parametrize(("name", "seats", "starters"), [("classic", 4, 4), ("travel", 4, 2), ("stacks", 5, 5)])
def test_each_seat_starts_with_the_probability_of_the_rules(name: str, seats: int, starters: int) -> None:
    node = Node(make_table(name, seats))
    assert node.chance_outcomes() == [(seat, 1 / starters) for seat in range(starters)]
    for seat in range(starters):
        after = node.choose(seat)
        while after.is_chance:
            after = after.choose(after.chance_outcomes()[0][0])
        assert after.actor == seat
    by_the_rules = {min(knaves.GAMES[name].new(seats=seats, seed=bytes([number] * 32)).actors) for number in range(100)}
    assert by_the_rules == set(range(starters))


def test_a_stolen_card_is_any_card_of_the_hand() -> None:
    node = node_at("stacks seats=3 piles=-|-|-|- turn=0 hands=SC,B2|B4,B4,R1|R5,R5,R5 discards=-|-|-")
    node = node.play(node.table.coder.labels.index("SC:+1h"))
    assert odds_by_card(node) == {"B4": Fraction(2, 3), "R1": Fraction(1, 3)}
    node = node.choose(node.table.coder.number["R1"])
    assert node.state is not None
    assert node.state.open_hands() == (("B2", "R1"), ("B4", "B4"), ("R5", "R5", "R5"))
    assert node.memory[1][-1] == "dealt 0 R1 from 1"  # the victim knows which card was stolen
    assert node.memory[2][-1] == "dealt 0 ?? from 1"


def test_drawing_all_remaining_cards_is_not_a_chance_event() -> None:
    """Two cards are left, then finished piles are reshuffled: only draws after that are random."""
    node = node_at("stacks seats=2 piles=-|-|-|- turn=0 hands=B2,R4|R5,R5,R5,R5,R5 discards=-|-")
    aside = Counter(node.state.deck) - Counter(("RW", "BW"))  # type: ignore[union-attr]
    state = replace(node.state, deck=("RW", "BW"), out=tuple(aside.elements()))  # type: ignore[type-var]
    node = replace(node, state=state, seen=state).play(node.table.coder.labels.index("-B2"))
    assert [transfer.seat for transfer in node.transfers] == [0, 0]
    assert odds_by_card(node) == {card: Fraction(count, aside.total()) for card, count in aside.items()}
    while node.is_chance:
        node = node.choose(node.chance_outcomes()[0][0])
    assert node.state is not None
    assert node.state.open_hands()[0] == ("R4", "RW", "BW", "B1", "B1")
    assert "drew 0 2 RW,BW" in node.memory[0]
    assert "drew 0 2 ??" in node.memory[1]


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_knows_does_not_depend_on_hidden_cards(name: str) -> None:
    for number in range(4):
        rng = random.Random(number)
        node = random_node(name, rng)
        while not node.over:
            if not node.is_chance and rng.random() < 0.1:
                for seat in range(node.table.seats):
                    other = node.resample(seat, rng)
                    assert other.information_text(seat) == node.information_text(seat)
                    assert other.actor == node.actor
                    assert other.actor in other.state.actors  # type: ignore[union-attr]
                    assert other.legal() == node.legal() or seat != node.actor
                    assert all(not other.memory[s] for s in range(node.table.seats) if s != seat)
            node = step(node, rng)


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_cannot_tell_deals_that_differ_only_in_other_hands(name: str) -> None:
    """Seat 0 is dealt the same cards, the other seats different ones."""
    rng = random.Random(1)
    one = other = Node(make_table(name, 3)).choose(0)
    while one.is_chance:
        receiver = one.transfers[len(one.chosen)].seat
        both = {card for card, _ in one.chance_outcomes()} & {card for card, _ in other.chance_outcomes()}
        cards = [rng.choice(sorted(both))] * 2 if receiver == 0 else rng.sample(sorted(both), 2)
        one, other = one.choose(cards[0]), other.choose(cards[1])
    assert one.state != other.state
    assert one.information_text(0) == other.information_text(0)
    assert one.information_text(1) != other.information_text(1)


def test_a_seat_remembers_its_observations_and_actions() -> None:
    node = dealt("travel", 2, 1)
    seat = node.actor
    action = node.legal()[0]
    move = node.table.coder.move(seat, action)
    node = node.play(action)
    assert node.memory[seat][-2] == f"you {move}"
    assert node.memory[1 - seat][-1] == node.memory[seat][-1] == f"placed {seat} {move.card} {move.cell}"  # type: ignore[attr-defined]
    before = node.view(seat)
    assert before is not None
    assert move in before.legal  # nobody observes chance nodes
    node = node.choose(node.chance_outcomes()[0][0])
    assert node.memory[seat][-1] == "dealt " + f"{seat} {node.state.open_hands()[seat][-1]}"  # type: ignore[union-attr]
    assert node.memory[1 - seat][-1] == f"dealt {seat} ??"
    assert node.information_text(seat).endswith(str(node.view(seat)))


def test_with_manual_drawing_a_seat_draws_right_after_the_play() -> None:
    rng = random.Random(1)
    node = Node(make_table("classic", 3, (("forgotten_draw", "permanent"),)))
    while node.is_chance:
        node = step(node, rng)
    for _ in range(6):
        seat = node.actor
        node = node.play(node.legal()[0])
        assert not node.is_chance
        assert node.actor == seat
        assert [node.table.coder.labels[action] for action in node.legal()] == ["+"]
        node = node.play(node.legal()[0])
        assert len(node.transfers) == 1
        node = step(node, rng)
        assert node.actor == (seat + 1) % 3


def test_before_the_deal_nobody_sees_anything() -> None:
    node = Node(make_table("classic", 2))
    assert node.view(0) is None
    assert node.information_text(1) == ""
    assert not node.over
    assert node.returns() == (0, 0)
    with pytest.raises(ValueError, match="chance acts next"):
        node.resample(0, random.Random(1))


def test_a_game_that_is_too_long_is_drawn() -> None:
    node, rng = Node(make_table("classic", 2, (), 3)), random.Random(1)
    while not node.over:
        node = step(node, rng)
    assert node.moves == 3
    assert not node.is_chance
    assert node.returns() == (0, 0)


@pytest.mark.parametrize("name", GAMES)
def test_nodes_survive_copying_and_pickling(name: str) -> None:
    rng = random.Random(2)
    node = random_node(name, rng)
    while not node.over:
        assert copy.deepcopy(node) is node
        if rng.random() < 0.2:
            again = pickle.loads(pickle.dumps(node))
            assert again == node
            assert again.table is not None
            assert again.table.game is node.table.game
        node = step(node, rng)
    assert replace(node) == node

"""The network of stacks: NumPy against JAX, files, the symmetries of the game, and what the output depends on."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from knaves.bots.lines.network import LINES
from knaves.bots.network import FORMAT, NOT_LEGAL, WrongWeights
from knaves.bots.stacks import actions
from knaves.bots.stacks.actions import legal_actions
from knaves.bots.stacks.network import (
    HIDDEN_INPUTS,
    STACKS,
    Features,
    StacksNetwork,
    critic_shapes,
    player_shapes,
)
from knaves.bots.stacks.network_player import NetworkPlayer
from knaves.bots.stacks.observation import Observation, observe_view
from knaves.bots.stacks.packing import NUMBER, pack
from knaves.bots.stacks.value_net import count_lacking
from knaves.deal import seed_from
from knaves.games.stacks import STACKS as GAME
from knaves.games.stacks.moves import Block, Lay, StealCard, StealChip, Take
from knaves.games.stacks.state import State
from knaves.games.stacks.view import View

WIDTH = 16
SEATS = (2, 3, 6)


def random_weights(shapes: dict[str, tuple[int, ...]]) -> dict[str, Any]:
    rng = np.random.default_rng(1)
    return {name: (rng.normal(size=shape) / np.sqrt(shape[0])).astype(np.float32) for name, shape in shapes.items()}


WEIGHTS = random_weights(player_shapes(WIDTH))
CRITIC = random_weights(critic_shapes(WIDTH))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("weights") / "stacks.npz"
    STACKS.save(path, WEIGHTS)
    return path


def positions(seats: int, count: int) -> list[tuple[State, View]]:
    """Positions of random games with the view of a seat that has a choice."""
    rng = random.Random(f"{seats} {count}")
    found: list[tuple[State, View]] = []
    while len(found) < count:
        state = GAME.new(seats=seats, seed=seed_from(len(found)))
        for _ in range(rng.randrange(200)):
            if state.outcome is None:
                seat = min(state.actors)
                # Laying first, so that piles are completed and windows open.
                legal = state.legal(seat)
                lays = [move for move in legal if isinstance(move, Lay)]
                state = state.apply(seat, rng.choice(lays or legal))[0]
        if state.outcome is None:
            found.append((state, state.view(rng.choice(sorted(state.actors)))))
    return found


def batch(views: list[View]) -> tuple[Observation, Any]:
    seen = Observation(*(np.concatenate(part, axis=-1) for part in zip(*map(observe_view, views), strict=True)))
    legal = np.zeros((actions.ACTIONS, len(views)), bool)
    for number, view in enumerate(views):
        legal[list(legal_actions(view)), number] = True
    return seen, legal


def all_hands(found: list[tuple[State, View]]) -> Any:
    """(seats, 17, tables): every hand, in the order of play from the view's seat."""
    hands = np.zeros((found[0][1].seats, len(NUMBER), len(found)), np.int32)
    for number, (state, view) in enumerate(found):
        assert view.seat is not None
        for place in range(view.seats):
            for card in state.hands[(view.seat + view.direction * place) % view.seats]:
                hands[place, NUMBER[card], number] += 1
    return hands


@pytest.mark.parametrize("seats", [3, 6])  # compiling takes seconds
def test_numpy_and_jax_agree(seats: int) -> None:
    found = positions(seats, 12)
    seen, legal = batch([view for _, view in found])
    hands = all_hands(found)

    def everything(network: StacksNetwork, seen: Observation) -> tuple[Any, ...]:
        pool = network.trunk(CRITIC, network.features(seen, hands))[-1]
        return *network.play(WEIGHTS, seen, legal), network.chances(CRITIC, pool)

    ours = everything(StacksNetwork(seats), seen)
    theirs = jax.jit(lambda seen: everything(StacksNetwork(seats, jnp, jnp.float32), seen))(seen)
    assert [x.shape for x in ours] == [(actions.ACTIONS, 12), (seats, 12), (seats, 12)]
    for x, y in zip(ours, theirs, strict=True):
        assert np.isfinite(x).all()
        assert x[x > NOT_LEGAL].std() > 0.1
        assert np.abs(x - np.asarray(y)).max() < 1e-4


@pytest.mark.parametrize("seats", SEATS)
def test_a_player_asks_for_one_view_and_gets_the_values_of_the_batch(seats: int, file: Path) -> None:
    views = [view for _, view in positions(seats, 8)]
    seen, legal = batch(views)
    logits, chances = StacksNetwork(seats).play(STACKS.load(file), seen, legal)
    likely = np.exp(chances) / np.exp(chances).sum(0)
    player = NetworkPlayer(file)
    for number, view in enumerate(views):
        values, by_seat = player.evaluate(view)
        assert set(values) == set(view.legal)
        for action, move in legal_actions(view).items():
            assert values[move] == pytest.approx(logits[action, number], abs=1e-4)
        assert view.seat is not None
        for place in range(seats):
            seat = (view.seat + view.direction * place) % seats
            assert by_seat[seat] == pytest.approx(likely[place, number], abs=1e-4)


# --- Symmetries ---

OTHER_COLOUR = np.array([*range(6, 12), *range(6), *range(12, 18)])
"""By card, and no card: the same in the other colour."""


def exchange_colours(seen: Observation) -> Observation:
    kinds = OTHER_COLOUR[:-1]
    return seen._replace(
        hand=seen.hand[kinds],
        shown=seen.shown[kinds],
        unseen=seen.unseen[kinds],
        out=seen.out[kinds],
        specials=seen.specials[kinds],
        tops=OTHER_COLOUR[seen.tops],
        chips=seen.chips[:, ::-1],
        heights=seen.heights[[2, 3, 0, 1]],
        window=np.where(seen.window < 0, -1, (seen.window + 2) % 4),
    )


def actions_in_other_colour() -> Any:
    order = np.arange(actions.ACTIONS)
    kinds = OTHER_COLOUR[:-1]
    for top in range(2):
        for card in range(12):
            for slot in range(2):
                order[(top * 12 + card) * 2 + slot] = (top * 12 + kinds[card]) * 2 + slot
    for first in (actions.DISCARD, actions.TAKE):
        order[first : first + 17] = first + kinds
    thefts = np.arange(20)
    order[actions.STEAL_CHIP : actions.DISCARD] = actions.STEAL_CHIP + (thefts ^ 1)
    return order


def shown_hands(seats: int, count: int) -> Observation:
    """Observations in which the observer must also take a card from a hand it was shown."""
    seen, _ = batch([view for _, view in positions(seats, count)])
    rng = np.random.default_rng(2)
    return seen._replace(shown=rng.integers(0, 3, seen.shown.shape, np.int32), stealing=np.ones(count, bool))


@pytest.mark.parametrize("seats", SEATS)
def test_exchanging_the_colours_exchanges_the_actions(seats: int) -> None:
    network, seen = StacksNetwork(seats), shown_hands(seats, 12)
    legal = np.ones((actions.ACTIONS, 12), bool)
    logits, chances = network.play(WEIGHTS, seen, legal)
    swapped, same_chances = network.play(WEIGHTS, exchange_colours(seen), legal)
    order = actions_in_other_colour()
    assert np.abs(swapped - logits[order]).max() < 1e-5
    assert np.abs(same_chances - chances).max() < 1e-5
    assert np.abs(swapped - logits).max() > 0.1


@pytest.mark.parametrize("colour", [0, 1])
def test_exchanging_the_piles_of_a_colour_exchanges_the_actions(colour: int) -> None:
    network, seen = StacksNetwork(3), shown_hands(3, 12)
    places = np.array([1, 0, 2, 3] if colour == 0 else [0, 1, 3, 2])
    other = seen._replace(
        heights=seen.heights[places], window=np.where(seen.window < 0, -1, places[np.maximum(seen.window, 0)])
    )
    legal = np.ones((actions.ACTIONS, 12), bool)
    order = np.arange(actions.ACTIONS)
    lays = order[: actions.SKIP].reshape(2, 2, 6, 2)
    lays[:, colour] = lays[:, colour, :, ::-1].copy()
    logits, chances = network.play(WEIGHTS, seen, legal)
    swapped, same_chances = network.play(WEIGHTS, other, legal)
    assert np.abs(swapped - logits[order]).max() < 1e-5
    assert np.abs(same_chances - chances).max() < 1e-5
    assert np.abs(swapped - logits).max() > 0.1


@pytest.mark.parametrize("step", [1, 3, 5])
def test_thefts_and_chances_belong_to_the_rival_at_that_step(step: int) -> None:
    """Without messages to the colours, a rival's discard pile matters to nothing but itself."""
    network, seen = StacksNetwork(6), shown_hands(6, 12)
    silent = WEIGHTS | {"colour1.w": WEIGHTS["colour1.w"].copy()}
    silent["colour1.w"][-WIDTH:] = 0
    counts = seen.discard_counts.copy()
    counts[step] += 10
    legal = np.ones((actions.ACTIONS, 12), bool)
    before, chances = network.play(silent, seen, legal)
    after, new_chances = network.play(silent, seen._replace(discard_counts=counts), legal)
    changed = np.flatnonzero((before != after).any(1))
    firsts = [first + (top * 5 + step - 1) * 2 for first in (actions.STEAL_CARD, actions.STEAL_CHIP) for top in (0, 1)]
    assert changed.tolist() == [first + detail for first in firsts for detail in (0, 1)]
    assert np.flatnonzero((chances != new_chances).any(1)).tolist() == [step]


# --- What the inputs say ---


@pytest.mark.parametrize("seats", SEATS)
def test_a_player_never_sees_what_a_critic_sees(seats: int) -> None:
    found = positions(seats, 12)
    seen, _ = batch([view for _, view in found])
    network = StacksNetwork(seats)
    known, everything = network.features(seen), network.features(seen, all_hands(found))
    for mine, cut, more, hidden in zip(known, network.known(everything), everything, HIDDEN_INPUTS, strict=True):
        assert (mine == cut).all()
        assert more.shape[-1] - mine.shape[-1] == hidden
    critic = [network.chances(CRITIC, network.trunk(CRITIC, x)[-1]) for x in (everything, _without_hands(everything))]
    assert np.abs(critic[0] - critic[1]).max() > 0.01


def _without_hands(inputs: Features) -> Features:
    parts = (
        np.concatenate([x[..., : x.shape[-1] - more], 0 * x[..., x.shape[-1] - more :]], axis=-1)
        for x, more in zip(inputs, HIDDEN_INPUTS, strict=True)
    )
    return Features(*parts)


def test_lacking_cards_are_counted_as_the_value_net_counts_them() -> None:
    network = StacksNetwork(3)
    for state, view in positions(3, 30):
        assert view.seat is not None
        seen, p = observe_view(view), pack(state)
        tops = np.zeros((18, 1), np.int32)
        tops[seen.tops[0, 0]] = 1
        cards = network.by_colour(seen.hand + tops[:17])
        _, lacks, _ = network.lacking(cards, seen.heights.reshape(2, 2, 1))
        for place in range(4):
            expected = count_lacking(p, view.seat, place // 2, int(seen.heights[place, 0]))
            assert lacks.reshape(4, 1)[place, 0] == expected


def test_every_kind_of_move_has_a_value(file: Path) -> None:
    """Answers in a window, thefts and cards taken from a hand that was shown are among the moves that are valued."""
    rng = random.Random(1)
    player = NetworkPlayer(file)
    wanted = {Block, StealCard, StealChip, Take}
    for deal in range(200):
        state = GAME.new(seats=3, seed=seed_from(deal), options=GAME.Options(steal_from_hand="chosen"))
        for _ in range(300):
            if state.outcome is not None or not wanted:
                break
            seat = rng.choice(sorted(state.actors))
            view = state.view(seat)
            new = {type(move) for move in view.legal} & wanted
            if new:
                assert set(player.evaluate(view)[0]) == set(view.legal)
                wanted -= new
            state = state.apply(seat, rng.choice(view.legal))[0]
    assert not wanted


# --- Files ---


def test_a_player_of_the_usual_width_is_small() -> None:
    assert sum(int(np.prod(shape)) for shape in player_shapes(64).values()) < 150_000


def test_a_file_of_another_kind_or_shape_is_refused(file: Path, tmp_path: Path) -> None:
    loaded = STACKS.load(file)
    assert {name: array.shape for name, array in loaded.items()} == player_shapes(WIDTH)
    assert max(np.abs(loaded[name] - WEIGHTS[name]).max() for name in loaded) < 2e-3
    other = tmp_path / "other.npz"
    with pytest.raises(WrongWeights, match=r"stacks.npz has weights for stacks, not for lines"):
        LINES.load(file)
    with np.load(file) as found:
        arrays: dict[str, Any] = dict(found)
    np.savez(other, **arrays | {"format": np.array(FORMAT + 1)})
    with pytest.raises(WrongWeights, match=f"other.npz has format {FORMAT + 1}"):
        STACKS.load(other)
    np.savez(other, **arrays | {"lay.w": arrays["lay.w"][:, 1:]})
    with pytest.raises(WrongWeights, match=r"lay.w is \(16, 11\), not \(16, 12\)"):
        STACKS.load(other)
    np.savez(other, **{name: array for name, array in arrays.items() if name != "kind"})
    with pytest.raises(WrongWeights, match=r"other.npz has weights for lines, not for stacks"):
        STACKS.load(other)


def test_the_kept_weights_of_the_board_games_are_read() -> None:
    kept = Path(__file__).parents[2] / "tools" / "train" / "runs" / "board-1" / "weights.npz"
    assert LINES.load(kept)["pass"].shape == (1,)

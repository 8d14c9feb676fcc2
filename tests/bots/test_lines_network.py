"""The network of the board games: NumPy against JAX, its files, and what its output may depend on."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from knaves.bots.lines.network import (
    FORMAT,
    LinesNetwork,
    WrongWeights,
    load_weights,
    player_shapes,
    save_weights,
)
from knaves.bots.lines.network_player import NetworkPlayer
from knaves.bots.lines.observation import Observation, legal_actions, observe_view
from knaves.bots.lines.tables import make_tables
from knaves.deal import seed_from
from knaves.games.lines import CLASSIC, TRAVEL
from knaves.games.lines.game import LinesSpec
from knaves.games.lines.state import State

CASES = [(CLASSIC, 2, 2), (CLASSIC, 6, 3), (TRAVEL, 4, 2)]


def random_weights(width: int = 64) -> dict[str, Any]:
    rng = np.random.default_rng(1)
    return {name: rng.normal(size=shape) / np.sqrt(shape[0]) for name, shape in player_shapes(width).items()}


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("weights") / "lines.npz"
    save_weights(path, random_weights())
    return path


def positions(spec: LinesSpec, seats: int, teams: int, count: int) -> list[State]:
    rng = random.Random(f"{spec.name} {seats} {teams}")
    found: list[State] = []
    while len(found) < count:
        state = spec.new(seats=seats, seed=seed_from(len(found)), options=spec.Options(teams=teams))
        for _ in range(rng.randrange(40)):
            if state.outcome is None:
                state = state.apply(state.turn, rng.choice(state.legal(state.turn)))[0]
        if state.outcome is None and state.pending.choosing is None:
            found.append(state)
    return found


@pytest.mark.parametrize(("spec", "seats", "teams"), CASES, ids=lambda value: str(getattr(value, "name", value)))
def test_numpy_and_jax_agree(spec: LinesSpec, seats: int, teams: int, file: Path) -> None:
    tables = make_tables(spec.setup(seats, spec.Options(teams=teams)))
    states = positions(spec, seats, teams, 8)
    views = [state.view(state.turn) for state in states]
    seen = Observation(*(np.concatenate(part, axis=-1) for part in zip(*map(observe_view, views), strict=True)))
    legal = np.zeros((tables.actions, len(views)), bool)
    for number, view in enumerate(views):
        legal[list(legal_actions(view)), number] = True
    weights = load_weights(file)
    logits, chances = LinesNetwork(tables).play(weights, seen, legal)
    other = LinesNetwork(tables, jnp, jnp.float32)
    jax_logits, jax_chances = jax.jit(other.play)(
        {name: jnp.asarray(array) for name, array in weights.items()}, Observation(*map(jnp.asarray, seen)), legal
    )
    assert np.isfinite(logits).all()
    assert logits[legal].std() > 0.1
    assert np.abs(logits - np.asarray(jax_logits))[legal].max() < 1e-4
    assert np.abs(chances - np.asarray(jax_chances)).max() < 1e-4
    for number, view in enumerate(views[:2]):  # one at a time, as a player asks
        moves, by_team = NetworkPlayer(file).evaluate(view)
        assert set(moves) <= set(view.legal)
        assert max(moves.values()) == pytest.approx(logits[:, number].max(), abs=1e-4)
        assert sum(by_team) == pytest.approx(1)


@pytest.mark.parametrize(("spec", "seats", "teams"), CASES, ids=lambda value: str(getattr(value, "name", value)))
def test_many_hands_at_once_are_as_good_as_one_by_one(spec: LinesSpec, seats: int, teams: int, file: Path) -> None:
    player = NetworkPlayer(file)
    for state in positions(spec, seats, teams, 3):
        view = state.view(state.turn)
        hands = [view.hand, *((*view.hand[1:], card) for card in state.deck[:6])]
        chances = player.chances(view, hands)
        assert len({round(by_team[0], 6) for by_team in chances}) > 1
        for hand, by_team in zip(hands, chances, strict=True):
            held = tuple(hand if seat == view.seat else own for seat, own in enumerate(state.hands))
            expected = player.evaluate(replace(state, hands=held).view(view.seat))[1]
            assert by_team == pytest.approx(expected, abs=1e-5)


def test_it_chooses_a_line(file: Path) -> None:
    """Six in a row can be locked in two ways (G4): the network has a value for each."""
    state = CLASSIC.new(seats=2, seed=seed_from(1))
    rng = random.Random(1)
    while state.pending.choosing is None:
        if state.outcome is not None:
            state = CLASSIC.new(seats=2, seed=rng.randbytes(32))
        state = state.apply(state.turn, rng.choice(state.legal(state.turn)))[0]
    moves, _ = NetworkPlayer(file).evaluate(state.view(state.turn))
    assert set(moves) == set(state.legal(state.turn))


def test_a_file_of_another_format_or_shape_is_refused(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.npz"
    with np.load(file) as found:
        arrays: dict[str, Any] = dict(found)
    np.savez(other, **arrays | {"format": np.array(FORMAT + 1)})
    with pytest.raises(WrongWeights, match=f"other.npz has format {FORMAT + 1}, this version of Knaves reads {FORMAT}"):
        load_weights(other)
    np.savez(other, **arrays | {"choose.w": arrays["choose.w"][:-1]})
    with pytest.raises(WrongWeights, match=r"choose.w is \(63, 1\), not \(64, 1\)"):
        load_weights(other)
    np.savez(other, **{name: array for name, array in arrays.items() if name != "pass"})
    with pytest.raises(WrongWeights, match="pass is missing"):
        load_weights(other)
    other.write_bytes(b"no weights")
    with pytest.raises(WrongWeights, match="cannot be read"):
        load_weights(other)
    with pytest.raises(WrongWeights, match="cannot be read"):
        load_weights(tmp_path / "none.npz")

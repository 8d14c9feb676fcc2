"""The arithmetic of training: targets, sides, and the optimizer. A whole run in the long campaigns."""

from __future__ import annotations

import json
from pathlib import Path

import jax.numpy as jnp
import numpy as np
import pytest

from knaves.bots.lines.network import load_weights
from tests.batch.test_lines import engine_for
from tests.campaigns import WHOLE
from tools.train.__main__ import main
from tools.train.checkpoint import start_from
from tools.train.model import BOARD, CRITIC, PLAYER, Model, first_parameters
from tools.train.ppo import Learner, Options, improve, new_optimizer
from tools.train.setups import Table, parse_tables


def test_targets_are_kept_by_side_whoever_acts() -> None:
    """Three plies of one table, of which the second side wins the last; half of each later value is the critic's."""
    learner = Learner(engine_for("classic", 2), jnp.float32, Options(lambda_=0.5))
    value = jnp.asarray([[[0.6], [0.4]], [[0.3], [0.7]], [[0.2], [0.8]]])
    won = jnp.asarray([[[0.5], [0.5]], [[0.5], [0.5]], [[0.0], [1.0]]])
    done = jnp.asarray([[False], [False], [True]])
    targets = learner._targets(value, won, done, last=jnp.asarray([[0.9], [0.1]]))
    second = 0.5 * 0.8 + 0.5 * 1.0
    first = 0.5 * 0.7 + 0.5 * second
    assert np.allclose(np.asarray(targets)[:, 1, 0], [first, second, 1.0])
    assert np.allclose(np.asarray(targets).sum(1), 1)


def test_places_become_sides() -> None:
    """Three sides seen from seat 1, then from seat 2 of a table of six."""
    engine = engine_for("classic", 6, teams=3)
    state = engine.init(np.zeros((2, 2), np.uint32))._replace(turn=np.array([1, 5]))
    order = engine.side_order(state)
    assert order.T.tolist() == [[1, 2, 0], [2, 0, 1]]
    places = jnp.asarray([[0.5, 0.6], [0.3, 0.3], [0.2, 0.1]])
    by_side = Learner(engine, jnp.float32, Options())._by_side(jnp.asarray(order), places)
    assert np.allclose(by_side.T, [[0.2, 0.5, 0.3], [0.3, 0.1, 0.6]])


def test_gradients_are_mixed_by_share() -> None:
    parameters = {"player": {"w": jnp.zeros(2)}, "critic": {"w": jnp.zeros(1)}}
    gradients = (
        {"player": {"w": jnp.asarray([0.1, 0.0])}, "critic": {"w": jnp.zeros(1)}},
        {"player": {"w": jnp.asarray([0.0, -0.3])}, "critic": {"w": jnp.ones(1) * 0.1}},
    )
    shares, rates = jnp.asarray([0.75, 0.25]), (jnp.float32(0.01), jnp.float32(0.0), jnp.float32(0.5))
    moved, after = improve(parameters, new_optimizer(parameters), gradients, shares, *rates)
    assert np.allclose(after.mean["player"]["w"], 0.1 * np.array([0.075, -0.075]))
    assert not moved["player"]["w"].any(), "in the warm-up only the critics learn"
    assert np.allclose(moved["critic"]["w"], -0.01, rtol=1e-3)


def test_the_player_that_is_kept_is_a_running_mean() -> None:
    parameters = {"player": {"w": jnp.zeros(1)}}
    shares, rates = jnp.ones(1), (jnp.float32(0.01), jnp.float32(0.01), jnp.float32(0.75))
    gradients = ({"player": {"w": jnp.ones(1) * -0.1}},)
    moved, after = improve(parameters, new_optimizer(parameters), gradients, shares, *rates)
    assert np.allclose(after.average["w"], 0.25 * moved["player"]["w"])


def test_a_critic_as_wide_as_the_player_starts_with_what_it_knows(tmp_path: Path) -> None:
    player = first_parameters(BOARD, seed=1, width=8, critic_width=8)[PLAYER]
    BOARD.files.save(tmp_path / "weights.npz", player)
    wide = start_from(tmp_path / "weights.npz", BOARD.files, first_parameters(BOARD, seed=2, width=8, critic_width=8))
    known, seen = wide[PLAYER]["cell1.w"], wide[CRITIC]["cell1.w"]
    assert np.array_equal(seen[: len(known)], known), "the same inputs count the same"
    assert len(seen) > len(known), "and the other hands are more inputs"
    assert not seen[len(known) :].any(), "which count nothing at first"
    first = first_parameters(BOARD, seed=2, width=8, critic_width=4)
    narrow = start_from(tmp_path / "weights.npz", BOARD.files, first)
    assert narrow[CRITIC] is first[CRITIC], "a narrower one starts anew"


def test_a_softened_player_prefers_the_same_moves_less(tmp_path: Path) -> None:
    first = first_parameters(BOARD, seed=1, width=8, critic_width=8)
    BOARD.files.save(tmp_path / "weights.npz", first[PLAYER])
    player, soft = (start_from(tmp_path / "weights.npz", BOARD.files, first, by)[PLAYER] for by in (1.0, 4.0))
    model = Model(engine_for("travel", 2, "jax"), jnp.float32)
    state = model.engine.init(np.arange(8, dtype=np.uint32).reshape(2, 4))
    (logits, chances), (softer, as_likely) = model.play(player, state), model.play(soft, state)
    legal = np.asarray(model.engine.legal_mask(state))
    assert np.allclose(np.asarray(softer)[legal], np.asarray(logits)[legal] / 4, atol=1e-4)
    assert np.allclose(chances, as_likely), "the chances to win stay"


def test_tables_are_read() -> None:
    assert parse_tables("classic-6x3:512,travel-2@greedy:64") == [
        Table("classic", 6, 3, against_greedy=False, tables=512),
        Table("travel", 2, 0, against_greedy=True, tables=64),
    ]
    for wrong, said in {
        "classic:2": "'classic:2' is not like",
        "classic-2@best:8": "is not like",
        "chess-2:8": "there is no game 'chess'",
    }.items():
        with pytest.raises(SystemExit, match=said):
            parse_tables(wrong)


@pytest.mark.skipif(not WHOLE, reason="compiling takes a minute")
def test_a_run_resumes_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = "train board --tables travel-2:8,travel-2@greedy:8 --plies 4 --minibatches 2 --total-iterations 8"
    words += " --measure-deals 4 --width 8 --float32"
    for iterations in (2, 3):
        more = ["--iterations", str(iterations), "--output", str(tmp_path)]
        monkeypatch.setattr("sys.argv", [*words.split(), *more])
        main()
    curve = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    assert [entry["iterations"] for entry in curve if entry["last"]] == [2, 3]
    load_weights(tmp_path / "weights.npz")

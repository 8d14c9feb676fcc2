"""The arithmetic of training: targets that go round the table, and the optimizer. A whole run in the long campaigns."""

from __future__ import annotations

import json
from pathlib import Path

import jax.numpy as jnp
import numpy as np
import pytest

from knaves.bots.lines.network import load_weights
from tests.batch.test_lines import engine_for
from tests.campaigns import WHOLE
from tools.train.__main__ import main, parse_tables
from tools.train.ppo import Learner, Options, improve, new_optimizer


def test_targets_are_rotated_as_the_turn_goes_round() -> None:
    """Three plies of one table: a turn, an exchange within a turn, and the winning play of the second team."""
    learner = Learner(engine_for("classic", 2), jnp.float32, Options(lambda_=0.5))
    value = jnp.asarray([[[0.6], [0.4]], [[0.3], [0.7]], [[0.2], [0.8]]])
    won = jnp.asarray([[[0.5], [0.5]], [[0.5], [0.5]], [[1.0], [0.0]]])
    done, moved = jnp.asarray([[False], [False], [True]]), jnp.asarray([[True], [False], [False]])
    targets = learner._targets(value, won, done, moved, last=jnp.asarray([[0.9], [0.1]]))
    second = 0.5 * 0.2 + 0.5 * 1.0
    first = 0.5 * 0.7 + 0.5 * (1 - second)
    assert np.allclose(np.asarray(targets)[:, 0, 0], [first, second, 1.0])
    assert np.allclose(np.asarray(targets).sum(1), 1)


def test_gradients_are_mixed_by_share() -> None:
    parameters = {"player": {"w": jnp.zeros(2)}}
    gradients = ({"player": {"w": jnp.asarray([0.1, 0.0])}}, {"player": {"w": jnp.asarray([0.0, -0.3])}})
    _, after = improve(parameters, new_optimizer(parameters), gradients, jnp.asarray([0.75, 0.25]), jnp.float32(0.01))
    assert np.allclose(after.mean["player"]["w"], 0.1 * np.array([0.075, -0.075]))


def test_tables_are_read() -> None:
    assert parse_tables("classic-6x3:512,travel-2:64") == [("classic", 6, 3, 512), ("travel", 2, 0, 64)]
    with pytest.raises(SystemExit, match="'classic:2' is not like"):
        parse_tables("classic:2")


@pytest.mark.skipif(not WHOLE, reason="compiling takes a minute")
def test_a_run_resumes_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = (
        "train --tables travel-2:8 --plies 4 --minibatches 2 --total-iterations 8 --measure-deals 4 --width 8 --float32"
    )
    for iterations in (2, 3):
        more = ["--iterations", str(iterations), "--output", str(tmp_path)]
        monkeypatch.setattr("sys.argv", [*words.split(), *more])
        main()
    curve = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    assert [entry["iterations"] for entry in curve if entry["last"]] == [2, 3]
    load_weights(tmp_path / "weights.npz")

"""The examples for the adapters, and the error if a package they need is missing."""

from __future__ import annotations

import doctest
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("module", "needs"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")])
def test_the_examples_for_the_adapters_run(module: str, needs: str) -> None:
    pytest.importorskip(needs)
    found = doctest.testmod(importlib.import_module(f"knaves.envs.{module}"))
    assert found.attempted
    assert not found.failed


@pytest.mark.parametrize(
    ("module", "missing", "name"),
    [
        ("knaves.envs.coder", "numpy", "numpy"),
        ("knaves.envs.pettingzoo", "numpy", "numpy"),
        ("knaves.envs.pettingzoo", "pettingzoo", "pettingzoo"),
        ("knaves.envs.pettingzoo", "gymnasium", "gymnasium"),
        ("knaves.envs.openspiel", "pyspiel", "open_spiel"),
    ],
)
def test_a_missing_package_is_reported_in_one_sentence(module: str, missing: str, name: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None; import {module}"
    result = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, cwd=ROOT, timeout=300
    )
    assert result.returncode == 1
    assert re.search(
        rf"ImportError: knaves\.envs\S* needs {name}: pip install 'knaves\[envs\]'$", result.stderr.strip()
    )
    assert "another exception" not in result.stderr

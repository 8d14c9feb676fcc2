"""Without an extra the error names it, in a Python with nothing but the standard library."""

from __future__ import annotations

import json
import os
import pkgutil
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import knaves

ROOT = Path(__file__).parents[1]
SENTENCE = re.compile(r"(knaves[\w.]*) needs [\w.]+: pip install 'knaves\[(\w+)\]'")
IMPORT_ALL = """
import importlib, json, sys
found = {}
for name in sys.argv[1:]:
    try:
        importlib.import_module(name)
    except ImportError as error:
        found[name] = str(error)
print(json.dumps(found))
"""
INNER = ("knaves.analysis.", "knaves.bots.")
"""Modules that only code with the packages of the bots imports. Without them the bots play weaker."""


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python without packages."""
    folder = tmp_path_factory.mktemp("bare")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True, timeout=300)
    return folder / "bin/python"


def run(bare: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "KNAVES"))}
    environment |= {"PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [bare, *words],
        cwd=bare.parent,
        env=environment,
        input="",
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def modules() -> list[str]:
    return [
        module.name for module in pkgutil.walk_packages(knaves.__path__, "knaves.") if "__main__" not in module.name
    ]


def test_every_module_says_which_extra_it_needs(bare: Path) -> None:
    result = run(bare, "-c", IMPORT_ALL, *modules())
    assert result.returncode == 0, result.stderr
    failed = {name: error for name, error in json.loads(result.stdout).items() if not name.startswith(INNER)}
    assert len(failed) > 40
    assert {name: error for name, error in failed.items() if not SENTENCE.fullmatch(error)} == {}
    expected = {
        "knaves.client": "server",
        "knaves.wire": "server",
        "knaves.words": "terminal",
        "knaves.server": "server",
        "knaves.server.store.sqlite": "server",
        "knaves.envs.pettingzoo": "envs",
        "knaves.terminal.app": "terminal",
        "knaves.terminal.screen.board": "terminal",
    }
    for name, extra in expected.items():
        match = SENTENCE.fullmatch(failed[name])
        assert match, failed[name]
        assert match[2] == extra


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("worker", "--database", "postgresql://db/knaves"), "postgres"),
        (("worker",), "postgres"),
        (("serve",), "server"),
        (("serve", "--database", "postgresql://db/knaves"), "postgres"),
        (("backup", "copy.db"), "server"),
        (("backup", "copy.db", "--database", "postgresql://db/knaves"), "postgres"),
        (("restore", "."), "server"),
        (("export", "QX7K2"), "server"),
        (("join", "QX7K2"), "terminal"),
        (("play", "--plain"), "terminal"),
        (("completion", "bash"), "terminal"),
        (("games", ".", "--parquet", "new.parquet"), "parquet"),
    ],
    ids=" ".join,
)
def test_a_command_names_the_extra_it_needs(bare: Path, words: tuple[str, ...], extra: str) -> None:
    (bare.parent / "file").touch()
    result = run(bare, "-m", "knaves", *(word.replace(".", "file") if word == "." else word for word in words))
    assert result.returncode == 2, result.stderr
    assert result.stderr.count("\n") == 1
    assert f"pip install 'knaves[{extra}]'" in result.stderr
    assert result.stderr.startswith(f"knaves {words[0]}: ")


def test_a_worker_without_postgresql_packages_names_the_right_extra(tmp_path: Path) -> None:
    """Everything but the PostgreSQL driver is installed; a broken package stands in for it."""
    for name in ("psycopg", "procrastinate"):
        (tmp_path / f"{name}.py").write_text(
            f"raise ModuleNotFoundError(\"No module named '{name}'\", name='{name}')\n"
        )
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT / 'src'}"}
    result = subprocess.run(
        [sys.executable, "-m", "knaves", "worker", "--database", "postgresql://db/knaves"],
        env=environment, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert result.returncode == 2
    assert "pip install 'knaves[postgres]'" in result.stderr
    assert result.stderr.count("\n") == 1


def test_rules_arena_and_doctor_need_no_extra(bare: Path) -> None:
    for words in (("simulate", "travel", "--games", "2"), ("rules", "stacks"), ("doctor",)):
        result = run(bare, "-m", "knaves", *words)
        assert result.returncode == 0, result.stderr


def test_the_installation_page_lists_every_extra() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    page = (ROOT / "docs/install.md").read_text("utf-8")
    assert set(re.findall(r"^\| `knaves\[(\w+)\]`", page, re.M)) == set(extras)

"""The example in the `--help` of every command runs, and wrong use gets one sentence and status 2."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from knaves import wire
from knaves.cli import make_parser
from knaves.client import TableClient, create
from tests import commands as forked
from tests.postgres import shared
from tests.processes import LIMIT, read_line
from tests.server.server_process import ServerProcess, play_to_the_end, server

ROOT = Path(__file__).parents[1]
KNAVES = [sys.executable, "-m", "knaves"]


def commands() -> dict[str, argparse.ArgumentParser]:
    (action,) = (a for a in make_parser()._actions if isinstance(a, argparse._SubParsersAction))
    return dict(action.choices)


def example(command: str) -> list[str]:
    """The arguments of the example in the help of a command."""
    epilog = commands()[command].epilog or ""
    assert epilog.startswith(f"example: knaves {command}"), f"the help of {command} has no example"
    return shlex.split(epilog.removeprefix("example: knaves ").partition(" > ")[0])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a record and bot programs."""
    shutil.copy(ROOT / "tests/golden/classic-2.knaves", tmp_path / "game.knaves")
    code, *_ = re.findall(r"^```python\n(.*?)^```", (ROOT / "docs/bots.md").read_text("utf-8"), re.M | re.S)
    for name in ("mybot", "mybot.py", "new", "old"):
        (tmp_path / name).write_text(f"#!{sys.executable}\n{code}")
        (tmp_path / name).chmod(0o755)
    return tmp_path


def run(folder: Path, words: list[str], typed: str = "") -> subprocess.CompletedProcess[str]:
    return forked.run(*words, typed=typed, cwd=str(folder), HOME=str(folder), KNAVES_DATA="knaves-data")


@pytest.mark.parametrize("command", commands())
def test_wrong_use_is_one_sentence_and_status_2(command: str, tmp_path: Path) -> None:
    result = run(tmp_path, [command, "--no-such-word"])
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert result.stderr.startswith(f"knaves {command}: ")


QUICK = {
    "simulate": ('"games": 200', []),
    "rules": ("C15  Klassisch", []),
    "learn": ("Lezione 3 di 10: I jolly", []),
    "puzzle": ("Travel", ["--lang", "en"]),
    "replay": ("20. ", []),
    "games": ("1 games", []),
    "new-game": ("is a complete game", []),
    "verify": ("and the result are valid", []),
    "arena": ("games on", ["--games", "2"]),
    "tournament": ("games on", ["--games", "2"]),
    "sprt": ("Undecided", ["--games", "4"]),
    "explore": ("to move", ["--lang", "en"]),
    "review": ("accuracy", ["--worlds", "2", "--lang", "en"]),
    "doctor": ("This is knaves", ["--quick"]),
    "completion": ("simulate", []),
}
"""For each command that runs and exits: a part of its output, and options that make it quick."""


@pytest.mark.parametrize("command", QUICK)
def test_the_example_of_a_command_runs(command: str, folder: Path) -> None:
    expected, shorter = QUICK[command]
    result = run(folder, [*example(command), *shorter])
    assert expected in result.stdout, result.stderr
    assert result.returncode in ((0, 1) if command in ("sprt", "doctor") else (0,))


def test_the_example_of_play_runs(folder: Path) -> None:
    result = run(folder, [*example("play"), "--seed", "3"], typed="quit\n")  # with this seed the person begins
    assert result.returncode == 0, result.stderr
    assert "main" in result.stdout  # French for a hand


def replace_options(words: list[str], **values: str) -> list[str]:
    """The arguments with other values of options: `port="8000"` replaces the value of `--port`."""
    for name, value in values.items():
        words[words.index(f"--{name}") + 1] = value
    return words


def test_the_examples_of_serve_and_worker_run(folder: Path) -> None:
    words = replace_options(example("serve"), port="0")
    with _started(folder, [*words, "--bots", "1"]) as (line, _):
        assert line.startswith("Knaves is at")
    assert (folder / "knaves" / "knaves.db").is_file()
    words = replace_options(example("worker"), database=shared().new_database())
    with _started(folder, [*words, "--bots", "1"]) as (line, _):
        assert line.startswith("Bots think here")


@contextlib.contextmanager
def _started(folder: Path, words: list[str]) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Start a command that runs until Ctrl-C, and read its first line; it must exit cleanly."""
    words = [word.replace("~", str(folder)) for word in words]
    process = subprocess.Popen([*KNAVES, *words], cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        yield read_line(process), process
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=LIMIT)
        assert process.returncode in (0, 130)
    finally:
        process.kill()
        process.communicate(timeout=LIMIT)


def test_the_examples_of_join_create_export_backup_and_restore_run(folder: Path) -> None:
    with server(folder / "knaves-data") as running:
        created = json.loads(run(folder, [*example("create"), "--server", running.url, "--json"]).stdout)
        assert created["link"] == f"{running.url}/{created['code']}"
        code = asyncio.run(_play_with_a_guest(running, folder))
        assert "Game: travel" in run(folder, [code if word == "QX7K2" else word for word in example("export")]).stdout
        assert "The backup is in" in run(folder, example("backup")).stdout
    (folder / "knaves-data").rename(folder / "lost")
    result = run(folder, example("restore"))
    assert "The backup has been restored" in result.stdout, result.stderr


async def _play_with_a_guest(running: ServerProcess, folder: Path) -> str:
    settings = wire.Settings(pace=0)
    seated = await create(running.url, wire.NewTable("travel", 2, "Ana", settings=settings))
    words = [seated.code if word == "QX7K2" else word for word in example("join")]
    guest = await asyncio.create_subprocess_exec(*KNAVES, *words, "--server", running.url, cwd=folder, stdout=-1)
    async with TableClient(running.url, seated.code, seated.token) as table, asyncio.timeout(300):
        async for update in table:
            if update.table.seats[1].kind == "human":
                break
        await table.send(wire.Start("go"))
        await play_to_the_end(table)
        output, _ = await guest.communicate()
    assert guest.returncode == 0
    assert output.decode().split()[-1] in ("won", "lost", "drawn")
    return seated.code


def test_every_command_is_tested_here() -> None:
    longer = {"play", "serve", "worker", "join", "create", "export", "backup", "restore"}
    assert set(commands()) == set(QUICK) | longer
    overview = forked.run("--help").stdout
    for command in commands():
        assert re.search(rf"^    {command}\b", overview, re.M)

"""`knaves doctor` finds problems and suggests fixes; `knaves completion` prints valid shell scripts."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest

from knaves import extras
from knaves.cli import doctor
from knaves.words import LANGUAGES
from tests.commands import run
from tests.postgres import shared
from tests.server.server_process import server

ROOT = Path(__file__).parents[1]


def findings(*words: str, **environment: str) -> dict[str, dict[str, Any]]:
    result = run("doctor", "--quick", "--json", *words, **environment)
    data = json.loads(result.stdout)
    by_name: dict[str, dict[str, Any]] = {finding["what"]: finding for finding in data["findings"]}
    problems = [finding for finding in by_name.values() if finding["state"] == "problem"]
    assert data["ok"] is (result.returncode == 0) is (not problems)
    assert all(finding["do"].endswith((".", "DIR", "'knaves[postgres]'")) for finding in problems)
    return by_name


def test_text_and_json_have_the_same_findings(tmp_path: Path) -> None:
    words = ("--data", str(tmp_path / "new"), "--port", "0")
    report = run("doctor", "--quick", *words)
    for name, finding in findings(*words).items():
        says = re.escape(finding["says"])
        if name == "disk":  # its free space changes between two runs
            says = re.sub(r"^[\d.\\]+", r"[\\d.]+", says)
        assert re.search(rf"^{finding['state']} +{re.escape(name)}: +{says}$", report.stdout, re.M)
    assert not (tmp_path / "new").exists()


def test_an_unusable_data_folder_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    found = findings("--data", str(tmp_path / "file"), "--port", "0")
    assert found["data folder"]["state"] == "problem"
    (tmp_path / "knaves.db").write_bytes(b"something else" * 100)
    found = findings("--data", str(tmp_path), "--port", "0")
    assert "is not a database of Knaves" in found["database"]["says"]


def test_a_running_server_and_its_schema_are_recognized(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        found = findings("--data", str(tmp_path), "--port", str(running.port))
        assert "a Knaves server is already running" in found["port"]["says"]
        assert found["port"]["state"] == "note"
        assert re.fullmatch(r"schema \d+, 0 tables", found["database"]["says"])
    with contextlib.closing(sqlite3.connect(tmp_path / "knaves.db", isolation_level=None)) as database:
        database.execute("UPDATE schema_version SET version = 99")
    found = findings("--data", str(tmp_path), "--port", "0")
    assert "newer version of Knaves" in found["database"]["says"]


def test_a_port_used_by_another_program_is_a_problem(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        found = findings("--data", str(tmp_path), "--port", str(taken.getsockname()[1]))
    assert found["port"]["state"] == "problem"
    assert findings("--data", str(tmp_path), "--port", "70000")["port"]["state"] == "problem"


def test_the_schema_of_a_postgresql_is_reported(tmp_path: Path) -> None:
    url = shared().new_database()
    assert "it is empty" in findings("--database", url, "--port", "0")["database"]["says"]
    with server(tmp_path, "--database", url, "--bots", "0"):
        assert "schema" in findings("--database", url, "--port", "0")["database"]["says"]
    nowhere = f"postgresql://knaves@/x?host={tmp_path}"
    found = findings("--port", "0", KNAVES_DATABASE=nowhere)["database"]
    assert found["state"] == "problem"
    assert "cannot be reached" in found["says"]


def test_a_missing_extra_is_named_with_its_install_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "EXTRAS", {**extras.EXTRAS, "ray": ("no_such_module",)})
    (ray,) = [finding for finding in doctor._extras() if finding.what == "ray"]
    assert ray.state == "note"
    assert "no_such_module" in ray.says
    assert "pip install 'knaves[ray]'" in ray.do


def test_extras_match_the_package_metadata() -> None:
    named = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    modules = packages_distributions()
    for extra, names in extras.EXTRAS.items():
        wanted = {re.split(r"[\[><;= ]", each)[0].replace(".", "-").replace("_", "-") for each in named[extra]}
        found = {d.replace("_", "-").replace(".", "-").lower() for name in names for d in modules.get(name, [name])}
        assert wanted - found <= {"knaves", "uvloop", "open-spiel"}, extra  # uvloop is never needed
    assert set(named) - set(extras.EXTRAS) == {"all"}
    assert set(extras.EXTRAS) == set(doctor.PURPOSES)
    assert tuple(LANGUAGES) == doctor.LANGUAGES


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_completion_prints_a_valid_shell_script(shell: str, tmp_path: Path) -> None:
    script = run("completion", shell).stdout
    for word in ("simulate", "arena", "classic"):
        assert word in script
    if not shutil.which(shell):
        return
    (tmp_path / "script").write_text(script)
    subprocess.run([shell, "-n", tmp_path / "script"], check=True, capture_output=True, timeout=300)


def test_bash_completes_commands_options_games_and_files(tmp_path: Path) -> None:
    (tmp_path / "game.knaves").write_text("")
    (tmp_path / "script").write_text(run("completion", "bash").stdout)
    program = """source ./script
    try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _shtab_knaves 2>/dev/null; echo ${COMPREPLY[*]}; }
    try knaves si; try knaves simulate tr; try knaves serve --ret; try knaves verify gam"""
    result = subprocess.run(
        ["bash", "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True, timeout=300
    )
    assert result.stdout.split() == ["simulate", "travel", "--retention", "game.knaves"]


def test_without_shtab_completion_prints_one_sentence() -> None:
    program = "import sys; sys.modules['shtab'] = None; from knaves.cli import main; main(['completion', 'bash'])"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=300)
    assert result.returncode == 2
    assert result.stderr == "knaves completion: shell completion needs shtab: pip install 'knaves[terminal]'\n"

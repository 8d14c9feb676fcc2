"""No test can hang: each has a time limit, and so has every wait for something outside the process."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SOURCES = sorted(path for path in TESTS.rglob("*.py") if path.name != "processes.py")
ENDLESS = {"communicate", "join", "readline", "wait"}
"""Methods of processes, threads and pipes that wait for ever without a timeout."""
LIMITED = {"run", "check_call", "check_output", "urlopen"}
"""Functions with a `timeout` argument."""


def waits_for_ever(call: ast.Call) -> bool:
    if not isinstance(call.func, ast.Attribute):
        return False
    if call.func.attr in ENDLESS:
        return not call.args and not call.keywords
    of_subprocess = isinstance(call.func.value, ast.Name) and call.func.value.id == "subprocess"
    if call.func.attr in LIMITED and (of_subprocess or call.func.attr == "urlopen"):
        return all(keyword.arg not in ("timeout", None) for keyword in call.keywords)
    return False


def waits_on_exit(manager: ast.expr) -> bool:
    """Whether this is `with Popen(...)`, which waits for the process to end."""
    return isinstance(manager, ast.Call) and ast.unparse(manager.func) == "subprocess.Popen"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(TESTS).as_posix())
def test_every_wait_has_a_limit(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    awaited = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Await)}  # limited by asyncio.timeout
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and id(node) not in awaited]
    if "e2e" in path.parts:  # Playwright's waits are always limited
        calls = [call for call in calls if not ast.unparse(call.func).endswith(".wait")]
    managers = [item.context_expr for node in ast.walk(tree) if isinstance(node, ast.With) for item in node.items]
    endless = [*filter(waits_for_ever, calls), *filter(waits_on_exit, managers)]
    assert [f"{path.name}:{found.lineno}" for found in endless] == []


def test_a_test_that_hangs_fails_and_shows_where(tmp_path: Path) -> None:
    (tmp_path / "test_stuck.py").write_text(
        "import threading\n\ndef test_it():\n    threading.Event().wait()  # here\n"
    )
    words = [sys.executable, "-m", "pytest", "-c", str(TESTS.parent / "pyproject.toml"), "--timeout=1", str(tmp_path)]
    result = subprocess.run([*words, "-p", "no:cacheprovider"], capture_output=True, text=True, timeout=60)
    assert result.returncode == 1
    assert "threading.Event().wait()  # here" in result.stdout
    assert "Timeout" in result.stdout

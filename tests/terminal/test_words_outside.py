"""The terminal client has no hard-coded sentences: all of them, system errors included, are messages."""

from __future__ import annotations

import ast
import errno
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import knaves.terminal
from knaves.terminal.narration import format_time_left, save_error_sentence
from knaves.words import LANGUAGES, Words
from tests.terminal.test_plain import KNAVES, run

TERMINAL = Path(knaves.terminal.__path__[0])
SENTENCE = re.compile(r"\b[A-Z][a-z]+,? [a-z]{2,}|\b[a-z]{2,},? [a-z]{2,},? [a-z]{2,}")
WORD = re.compile(r"^\W*[A-Z][a-z]{2,}\W*$|^\W*(Esc|Tab|Ctrl|PgUp|PgDn)\b")
NOT_READ = {
    "base_app.py": {"Knaves"},  # the program's name
    "kept_games.py": {"Own seat", "Bots", "it is not a game that can be resumed", "knaves play --resume"},  # in files
    "local.py": {"stopped by the player", "Moves taken back"},  # written into records
}
"""Texts that need no translation."""


def texts(source: str) -> Iterator[tuple[int, str]]:
    """All strings in a module except docstrings, key bindings and names of types."""
    tree = ast.parse(source)
    skipped: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skipped.add(node.value)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("TypeVar", "Binding"):
            skipped.update(ast.walk(node))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in skipped:
            yield node.lineno, node.value


@pytest.mark.parametrize("path", sorted(TERMINAL.rglob("*.py")), ids=lambda path: path.relative_to(TERMINAL).as_posix())
def test_a_module_has_no_hard_coded_sentences(path: Path) -> None:
    known = NOT_READ.get(path.name, set())
    found = [(line, text) for line, text in texts(path.read_text("utf-8")) if is_for_people(text)]
    assert [(line, text) for line, text in found if text not in known] == []


def is_for_people(text: str) -> bool:
    return bool(SENTENCE.search(text) or WORD.search(text))


@pytest.mark.parametrize(
    "source",
    ['KeyHint("Enter", label, "enter")', "f\"Esc {say('action-close')}\"", 'KEYS = (("PgUp PgDn", "table-log"),)',
     'Text("Your turn")', 'self._tell("that is not possible")', 'f"{text}\\n\\nCtrl+C {quit}"'],
)  # fmt: skip
def test_hard_coded_sentences_are_found(source: str) -> None:
    assert any(is_for_people(text) for _, text in texts(source))


def test_system_errors_are_shown_only_through_the_messages() -> None:
    """Client code that catches an `OSError` must not show its text."""
    shown = []
    for path in TERMINAL.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ExceptHandler) and node.type is not None and "OSError" in ast.unparse(node.type):
                body = "\n".join(map(ast.unparse, node.body))
                if node.name and re.search(rf"str\({node.name}\)|\{{{node.name}\}}", body):
                    shown.append(f"{path.name}:{node.lineno}")
    assert shown == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unwritable_record_is_reported_with_the_reason(language: str) -> None:
    words = Words(language)
    kinds = [errno.ENOENT, errno.EACCES, errno.EISDIR, errno.ENOSPC, errno.EIO]
    sentences = [save_error_sentence(words, OSError(kind, "No such file or directory", "x.knaves")) for kind in kinds]
    assert len(set(sentences)) == len(kinds)
    assert not any("Errno" in text or "No such file" in text for text in sentences)
    assert "EIO" in sentences[-1]


def test_the_program_says_so_in_the_players_language(tmp_path: Path) -> None:
    path = tmp_path / f"{'long' * 80}.knaves"
    result = run("travel", "--plain", "--lang", "de", "--seed", "1", "--record", str(path), typed="quit\n")
    assert result.returncode == 1
    assert (
        result.stderr
        == f"knaves play: {save_error_sentence(Words('de'), OSError(errno.ENAMETOOLONG, '', str(path)))}\n"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_times_use_translated_units(language: str) -> None:
    words = Words(language)
    assert format_time_left(words, 3 * 86_400 + 4 * 3600) == words.say("term-time-days", days=3, hours=4)
    assert format_time_left(words, 83) == "1:23"


def test_an_unreachable_server_is_reported_in_the_players_language() -> None:
    result = subprocess.run(
        [*KNAVES, "join", "ABCDE", "--server", "http://127.0.0.1:9", "--lang", "pl", "--plain"],
        capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL, timeout=300,
    )  # fmt: skip
    sentence = Words("pl").say("term-no-server", reason="refused", server="http://127.0.0.1:9")
    assert (result.returncode, result.stderr) == (2, f"knaves join: {sentence}\n")

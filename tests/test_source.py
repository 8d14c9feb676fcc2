"""Limits for the whole source tree: sizes, dynamic attributes, private names and wording.

Each check returns findings as `path:line: message`. An exception has its reason beside it. An exception
that is no longer needed fails too.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MAX_FILE_LINES = 450
MAX_FUNCTION_LINES = 60
GENERATED = {
    "web/src/lib/wire.ts": "written by tools/wire_types.py",
}
TABLES: dict[str, str] = {}
"""Files or functions (`path::name`) that are plain data and may be longer, with the reason."""

DYNAMIC_ATTRIBUTES = {
    "src/knaves/arena/workers.py: os": "not every platform has sched_getaffinity",
    "src/knaves/cli/common.py: sys.stdout": "a captured stream has no reconfigure",
    "src/knaves/games/lines/draft.py: old": "replace() takes several times as long, on the engine's hottest path",
    "src/knaves/games/stacks/draft.py: old": "replace() takes several times as long, on the engine's hottest path",
    "src/knaves/options.py: self": "options are dataclass fields, read by name",
    "src/knaves/server/serve.py: socket": "not every platform has TCP_USER_TIMEOUT",
    "src/knaves/server/store/lock.py: os": "not every platform has register_at_fork",
    "src/knaves/server/store/postgres_link.py: error": "only errors of the database have sqlstate",
    "src/knaves/server/store/sqlite.py: self._reading": "a thread-local connection may not exist yet",
    "src/knaves/server/store/sqlite_file.py: error": "only errors of SQLite have sqlite_errorcode",
    "src/knaves/terminal/new_table.py: os": "not every platform has getuid",
    "src/knaves/testing/playing.py: table.options": "options are dataclass fields, read by name",
    "src/knaves/testing/playing.py: told": "options are dataclass fields, read by name",
}
"""`path: object` on which getattr, hasattr or setattr is used in src, with the reason."""

NAMED_TUPLE_METHODS = {"_asdict", "_fields", "_make", "_replace"}
"""Public methods of named tuples; the underscore keeps them apart from the fields."""
PRIVATE_NAMES = {
    "src/knaves/arena/workers.py: os._exit": "documented by Python under this name",
    "src/knaves/envs/tree.py: _settle": "a method of the same class, on a copy of the object",
    "src/knaves/envs/tree.py: after._settle": "a method of the same class, on a copy of the object",
    "src/knaves/server/bot_process.py: os._exit": "documented by Python under this name",
}
"""`path: attribute` for private attributes of something other than self, with the reason."""

SOURCE_FOLDERS = ("src", "tools", "bench", "web/src")
PRONOUN = re.compile(r"\b(he|his|him|himself)\b", re.IGNORECASE)


@lru_cache(maxsize=1)
def list_files() -> tuple[str, ...]:
    """Every text file of the project, relative to its root."""
    suffixes = {".py", ".ts", ".svelte", ".js", ".css", ".md", ".ftl", ".html"}
    skipped = {"node_modules", "__pycache__", ".venv", ".build", "dist", ".git", ".hypothesis"}
    found = []
    for folder in ("src", "tools", "bench", "web", "tests", "docs"):
        for path in (ROOT / folder).rglob("*"):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in suffixes and not skipped & set(path.parts) and not name.startswith("src/knaves/web/"):
                found.append(name)
    found += [path.name for path in ROOT.glob("*.md")]
    return tuple(sorted(found))


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


@lru_cache(maxsize=1000)
def parse(name: str) -> ast.Module:
    return ast.parse(read(name))


def sources(*suffixes: str) -> Iterator[str]:
    for name in list_files():
        if name.startswith(tuple(f"{folder}/" for folder in SOURCE_FOLDERS)) and name.endswith(suffixes):
            yield name


# --- Sizes ---


def check_file_sizes() -> Iterator[str]:
    for name in sources(".py", ".ts", ".svelte", ".js", ".css"):
        count = len(read(name).splitlines())
        if count > MAX_FILE_LINES and name not in GENERATED and name not in TABLES:
            yield f"{name}:1: {count} lines; split it (limit: {MAX_FILE_LINES})"


def check_function_sizes() -> Iterator[str]:
    for name in sources(".py"):
        for node in ast.walk(parse(name)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert node.end_lineno is not None
                count = node.end_lineno - node.lineno + 1
                if count > MAX_FUNCTION_LINES and f"{name}::{node.name}" not in TABLES:
                    yield f"{name}:{node.lineno}: {node.name} has {count} lines (limit: {MAX_FUNCTION_LINES})"


# --- Dynamic attributes and private names, in the package ---


def find_dynamic_attributes() -> Iterator[tuple[str, int, str]]:
    """File, line and object of every getattr, hasattr and setattr."""
    for name in sources(".py"):
        if name.startswith("src/"):
            for node in ast.walk(parse(name)):
                if isinstance(node, ast.Call) and ast.unparse(node.func) in ("getattr", "hasattr", "setattr"):
                    yield name, node.lineno, ast.unparse(node.args[0])


def check_dynamic_attributes() -> Iterator[str]:
    for name, line, what in find_dynamic_attributes():
        if f"{name}: {what}" not in DYNAMIC_ATTRIBUTES:
            yield f"{name}:{line}: an attribute of {what} is accessed by name; declare it in a protocol or a class"


def find_private_names() -> Iterator[tuple[str, int, str]]:
    """File, line and name of private attributes of other objects, and of private names that are imported."""
    for name in sources(".py"):
        if name.startswith("src/"):
            own = {node.name for node in ast.walk(parse(name)) if isinstance(node, ast.ClassDef)}
            for node in ast.walk(parse(name)):
                if isinstance(node, ast.ImportFrom):
                    yield from ((name, node.lineno, alias.name) for alias in node.names if is_private(alias.name))
                if isinstance(node, ast.Attribute) and is_private(node.attr):
                    of = ast.unparse(node.value)
                    if of not in {"self", "cls", "super()", *own}:
                        simple = isinstance(node.value, ast.Name)
                        yield name, node.lineno, f"{of}.{node.attr}" if simple else node.attr


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in NAMED_TUPLE_METHODS


def check_private_names() -> Iterator[str]:
    for name, line, what in find_private_names():
        if f"{name}: {what}" not in PRIVATE_NAMES:
            yield f"{name}:{line}: {what} is private to another class or package"


# --- Words ---


def comments_and_strings(name: str) -> Iterator[tuple[int, str]]:
    """The comments and strings of a Python file; outside src only docstrings and other multi-line strings."""
    for token in tokenize.generate_tokens(io.StringIO(read(name)).readline):
        kind = tokenize.tok_name[token.type]
        if kind == "COMMENT" or (kind == "STRING" and (name.startswith("src/") or '"""' in token.string)):
            for offset, line in enumerate(token.string.splitlines()):
                yield token.start[0] + offset, line


def check_pronouns() -> Iterator[str]:
    for name in list_files():
        if "/locales/" in name and "/locales/en/" not in name:
            continue
        lines = comments_and_strings(name) if name.endswith(".py") else enumerate(read(name).splitlines(), 1)
        for number, line in lines:
            if (found := PRONOUN.search(line)) and name != "tests/test_source.py":
                yield f"{name}:{number}: {found[0]!r}; a person is 'they'"


# --- The tests ---

CHECKS: dict[str, Callable[[], Iterator[str]]] = {
    "file size": check_file_sizes,
    "function size": check_function_sizes,
    "dynamic attributes": check_dynamic_attributes,
    "private names": check_private_names,
    "pronouns": check_pronouns,
}


@pytest.mark.parametrize("check", CHECKS)
def test_the_source_keeps_within_the_limits(check: str) -> None:
    findings = list(CHECKS[check]())
    assert not findings, "\n" + "\n".join(findings)


def test_no_exception_is_listed_that_is_not_needed() -> None:
    dynamic = {f"{name}: {what}" for name, _, what in find_dynamic_attributes()}
    private = {f"{name}: {what}" for name, _, what in find_private_names()}
    assert sorted(set(DYNAMIC_ATTRIBUTES) - dynamic) == []
    assert sorted(set(PRIVATE_NAMES) - private) == []
    assert [name for name in GENERATED if not (ROOT / name).is_file()] == []

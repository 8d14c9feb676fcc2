"""The guide is correct: its code blocks run, its links work, and the site builds.

A comment above a block says how the tests run it:

    <!-- not run: why -->           they don't, since it needs something that a test lacks
    <!-- until: words -->           until its output contains these words; then Ctrl-C stops it
    <!-- typed: text -->            with this text on standard input

The blocks of a page run in order: Python blocks in one namespace, shell blocks in one folder. Matches are shortened.
"""

from __future__ import annotations

import contextlib
import doctest
import io
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType

import pytest

from tests.processes import killed_at_the_end

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FOLLOWED = ROOT / "docs/add-a-game.md"
"""The page that tests/test_added_game.py follows from its first command to its last."""
BLOCK = re.compile(r"(?:^<!-- (?P<how>[^>]*) -->\n)?^```(?P<language>\w+)\n(?P<code>.*?)^```$", re.M | re.S)
SNIPPET = re.compile(r'^--8<-- "(.*)"$', re.M)

KNAVES = """#!/bin/sh
case "$1" in
    arena|tournament) set -- "$@" --games 2 --jobs 1;;
    sprt) "{python}" -m knaves "$@" --games 4 --jobs 1 || [ $? -eq 1 ]; exit;;
    serve) set -- "$@" --port 0;;
esac
exec "{python}" -m knaves "$@"
"""
"""The `knaves` command of the pages: matches are short, an undecided `sprt` is fine, and servers use any free port."""


@dataclass(frozen=True)
class Block:
    """A block of code in a page."""

    page: Path
    number: int
    language: str
    code: str
    how: str
    """`not run`, `until`, `typed` or empty."""
    detail: str


def read_snippet(name: str) -> str:
    """An included file, by its path from the folder of the guide or from the root."""
    return next(path for path in (ROOT / "docs" / name, ROOT / name) if path.is_file()).read_text("utf-8")


def blocks(page: Path) -> Iterator[Block]:
    for number, found in enumerate(BLOCK.finditer(page.read_text("utf-8")), 1):
        how, _, detail = (found["how"] or "").partition(": ")
        code = SNIPPET.sub(lambda name: read_snippet(name[1]), found["code"])
        yield Block(page, number, found["language"], code, how, detail)


ALL = [block for page in PAGES for block in blocks(page)]


def with_code(language: str) -> list[Path]:
    pages = [page for page in PAGES if page != FOLLOWED]
    return [page for page in pages if any(b.language == language and b.how != "not run" for b in blocks(page))]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A reader's working folder: with a record, the bot of docs/bots.md, and `knaves` on the path."""
    shutil.copy(ROOT / "tests/golden/classic-2.knaves", tmp_path / "game.knaves")
    bot, *_ = (b for b in blocks(ROOT / "docs/bots.md") if b.language == "python")
    (tmp_path / "mybot.py").write_text(bot.code, "utf-8")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/knaves").write_text(KNAVES.format(python=sys.executable))
    (tmp_path / "bin/knaves").chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:{os.environ['PATH']}")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.syspath_prepend(str(ROOT / "docs/examples"))
    return tmp_path


@pytest.mark.parametrize("page", with_code("python"), ids=lambda page: page.stem)
def test_python_of_a_page_runs(page: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    module = ModuleType(page.stem.replace("-", "_"))
    monkeypatch.setitem(sys.modules, module.__name__, module)  # dataclasses look up their module
    names = module.__dict__
    for block in blocks(page):
        if block.language != "python" or block.how == "not run":
            continue
        if "spiel" in block.code:
            pytest.importorskip("pyspiel", reason="open_spiel has no wheel for this machine")
        where = f"{page.name}, block {block.number}"
        if ">>>" in block.code:
            test = doctest.DocTestParser().get_doctest(block.code, names, where, page.name, 0)
            output = io.StringIO()
            runner = doctest.DocTestRunner(verbose=False)
            runner.run(test, out=output.write, clear_globs=False)
            assert not runner.failures, output.getvalue()
            names.update(test.globs)
        else:
            exec(compile(block.code, where, "exec"), names)


@pytest.mark.parametrize("page", with_code("sh"), ids=lambda page: page.stem)
def test_commands_of_a_page_run(page: Path, folder: Path) -> None:
    for block in blocks(page):
        if block.language != "sh" or block.how == "not run":
            continue
        if block.how == "until":
            run_until(block)
            continue
        result = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", block.code],
            input=block.detail + "\n", capture_output=True, text=True, timeout=200, check=False,
        )  # fmt: skip
        assert result.returncode in ((0, 1) if "doctor" in block.code else (0,)), f"{block.code}\n{result.stderr}"
        assert result.stdout or "completion" in block.code


def run_until(block: Block) -> None:
    """Run a block until it has printed the given words, then stop it with Ctrl-C."""
    command = ["bash", "-euc", block.code]
    with killed_at_the_end(
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    ) as process:
        try:
            assert process.stdout
            assert any(block.detail in line for line in process.stdout), f"{block.code} never printed {block.detail!r}"
            os.killpg(process.pid, signal.SIGINT)
            process.communicate(timeout=300)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def test_every_marker_has_a_detail() -> None:
    runnable = [block for block in ALL if block.language in ("python", "sh")]
    assert len(runnable) > 25
    for block in runnable:
        assert block.how in ("", "not run", "until", "typed"), f"{block.page.name}, block {block.number}"
        assert block.detail if block.how else True
    languages = {"python", "sh", "json", "javascript", "text", "ini", "nginx", "yaml", "diff"}
    assert {block.language for block in ALL} <= languages  # a shell block in another language would not run


def test_the_example_game_passes_check_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "src/knaves/template"))
    import importlib

    from knaves.game import GameError
    from knaves.testing import check_game

    game = importlib.import_module("twentyone").TWENTYONE
    assert check_game(game, games=100).endings == {"completed": 100}
    for text in ("", "JH", "3H 4H"):
        with pytest.raises(GameError):
            game.move(text)
    for text in ("", "a b c", "twentyone seats=2", "twentyone seats=9 deck=- seat=0"):
        with pytest.raises(GameError):
            game.read_view(text)


def test_the_systemd_unit_is_valid(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd is not installed")
    unit = (ROOT / "docs/examples/knaves.service").read_text("utf-8")
    (tmp_path / "knaves.service").write_text(unit.replace("/opt/knaves/bin/knaves", "/bin/true"))
    result = subprocess.run(
        [program, "verify", tmp_path / "knaves.service"], capture_output=True, text=True, check=False, timeout=300
    )
    assert "knaves.service" not in result.stderr


# --- The site


class Links(HTMLParser):
    """The links, the loaded resources and the anchors of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = {""}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        self.anchors |= {attributes[name] for name in ("id", "name") if name in attributes}
        if tag == "a":
            self.links.append(attributes.get("href", ""))
        elif "src" in attributes or (tag == "link" and "href" in attributes):
            self.loads.append(attributes.get("src") or attributes["href"])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The guide as `make docs` builds it."""
    target = tmp_path_factory.mktemp("site")
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    result = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", target],
        cwd=ROOT, capture_output=True, text=True, check=False, env=environment, timeout=300,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert "WARNING" not in result.stderr
    return target


def test_every_internal_link_works_and_nothing_loads_from_other_sites(site: Path) -> None:
    pages = {path: Links() for path in site.rglob("*.html")}
    for path, parser in pages.items():
        parser.feed(path.read_text("utf-8"))
    assert len(pages) > 12
    for path, parser in pages.items():
        if path.name == "404.html":
            continue
        for address in parser.loads:
            assert not re.match(r"(https?:)?//", address), f"{path.name} loads {address}"
            assert (path.parent / address).resolve().is_file(), f"{path.name} loads {address}"
        for address in parser.links:
            if re.match(r"https?://", address):
                continue
            file, _, anchor = address.partition("#")
            target = (path.parent / file).resolve() if file else path
            assert target.is_file(), f"{path.name} links to {address}"
            if target in pages:
                assert anchor in pages[target].anchors, f"{path.name} links to {address}"
    assert "TwentyOneState" in (site / "add-a-game.html").read_text("utf-8"), "the example is not included"
    assert "<blockquote>" not in (site / "api.html").read_text("utf-8"), "write doctests under Examples:"
    for path in site.rglob("*.css"):
        assert not re.search(r"(url\(|@import )[\"']?(https?:)?//", path.read_text("utf-8")), path


def test_links_of_the_texts_outside_the_site_work() -> None:
    for page in (ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")):
        for target in re.findall(r"\]\(([^)#\s]+)", page.read_text("utf-8")):
            if "://" not in target:
                assert (ROOT / target).exists(), f"{page.name} links to {target}"

"""Wheel and sdist: their contents, that builds are reproducible, and that the wheel works on its own."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import hatch_build
import pytest

import knaves
from knaves import wire
from knaves.client import TableClient, create
from knaves.words import LANGUAGES
from tests.processes import killed_at_the_end, read_line
from tests.server.server_process import play_to_the_end

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "tests/golden/classic-2.knaves"
WEB = ROOT / "src/knaves/web/index.html"
VERSION = knaves.__version__


def build(source: Path, target: Path, *kinds: str, umask: int = 0o022) -> None:
    """Build as `make dist` does."""
    words = [sys.executable, "-m", "hatchling", "build", "--directory", str(target)]
    flags = [flag for kind in kinds for flag in ("--target", kind)]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "1790000000"}
    subprocess.run(
        [*words, *flags], cwd=source, check=True, env=environment, capture_output=True, umask=umask, timeout=300
    )


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with wheel and sdist."""
    target = tmp_path_factory.mktemp("dist")
    build(ROOT, target, "sdist", "wheel")
    return target


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    return built / f"knaves-{VERSION}-py3-none-any.whl"


@pytest.fixture(scope="module")
def sdist(built: Path) -> Path:
    return built / f"knaves-{VERSION}.tar.gz"


def test_the_wheel_has_exactly_the_files_it_needs(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0] for name in names} == {"knaves", f"knaves-{VERSION}.dist-info"}
    tracked = subprocess.run(
        ["git", "ls-files", "src/knaves"], cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
    )
    for path in tracked.stdout.splitlines():  # empty outside a git clone
        assert path.removeprefix("src/") in names
    for pattern in (
        *(rf"knaves/locales/{language}/cards\.ftl" for language in LANGUAGES),
        r"knaves/games/lines/boards/classic\.txt",
        r"knaves/bots/.+\.json",
        r"knaves/server/store/migrations/sqlite/0001.*\.sql",
        r"knaves/server/store/migrations/postgres/0001.*\.sql",
        r"knaves/server/pages/admin\.html",
        r"knaves/py\.typed",
        rf"knaves-{VERSION}\.dist-info/licenses/LICENSE",
        rf"knaves-{VERSION}\.dist-info/licenses/web/offline/NOTICE\.txt",
        *(
            [
                r"knaves/web/index\.html",
                r"knaves/web/files\.json",
                r"knaves/web/assets/.+\.js",
                r"knaves/web/THIRD-PARTY-NOTICES\.txt",
            ]
            if WEB.is_file()
            else []
        ),
        *(
            [r"knaves/web/assets/device-\w+\.zip", r"knaves/web/assets/pyodide-.+/python_stdlib\.zip"]
            if WEB.with_name("offline.json").is_file()
            else []
        ),
    ):
        assert any(re.fullmatch(pattern, name) for name in names), pattern
    unwanted = re.compile(r"__pycache__|\.pyc$|\.db$|node_modules|/tests?/|\.map$|\.nbi$|\.nbc$")
    assert not [name for name in names if unwanted.search(name)]


def test_the_notices_cover_what_the_client_contains(wheel: Path) -> None:
    """Every package that the page imports has its licence in the wheel, and so has Python for browsers."""
    if not WEB.is_file():
        pytest.skip("the web client is not built")
    with zipfile.ZipFile(wheel) as archive:
        notices = archive.read("knaves/web/THIRD-PARTY-NOTICES.txt").decode()
        offline = "knaves/web/offline.json" in archive.namelist()
    imported = set()
    for path in (ROOT / "web/src").rglob("*"):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name:
            found = re.findall(r"^\s*import [^;]*?'((?:@[\w-]+/)?[\w-]+)", path.read_text("utf-8"), re.M)
            imported |= {name for name in found if (ROOT / f"web/node_modules/{name}/package.json").is_file()}
    assert {"svelte", "@fluent/bundle"} <= imported or not (ROOT / "web/node_modules").is_dir()
    for name in imported - {"vite", "vitest", "pyodide"}:
        assert re.search(rf"^{re.escape(name)} \d", notices, re.M), f"{name} has no notice"
    assert not offline or ("Pyodide" in notices and "PYTHON SOFTWARE FOUNDATION LICENSE" in notices)


def test_the_page_of_the_package_index_is_complete(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        metadata = archive.read(f"knaves-{VERSION}.dist-info/METADATA").decode()
    header, _, page = metadata.partition("\n\n")
    for minor in range(11, 15):
        assert f"Classifier: Programming Language :: Python :: 3.{minor}\n" in header
    assert {"Homepage", "Documentation", "Changelog", "Issues", "Source"} == set(
        re.findall(r"^Project-URL: (\w+), https://", header, re.M)
    )
    targets = re.findall(r"\]\(([^)\s]+)\)", page)
    assert len(targets) > 12
    assert [target for target in targets if not target.startswith("https://")] == []
    assert re.search(r"!\[[^\]]+\]\(https://\S+/raw/\S+\.png\)", page)
    assert "<!--" not in page
    for target in targets:  # each points to a file of this repository, at the version's tag
        found = re.fullmatch(rf"https://\S+/(?:blob|raw)/v{re.escape(VERSION)}/([^#]+)(#.*)?", target)
        assert found, target
        assert (ROOT / found[1]).is_file(), target


def test_the_sdist_has_the_sources_and_no_caches(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        members = archive.getmembers()
    names = {member.name.removeprefix(f"knaves-{VERSION}/") for member in members}
    wanted = {"pyproject.toml", "LICENSE", "README.md", "CHANGELOG.md", "SECURITY.md", "Makefile", "mkdocs.yml"}
    wanted |= {"Containerfile", "src/knaves/__init__.py", "tests/test_release.py", "docs/rules.md", "tools/release.py"}
    assert wanted <= names
    assert not [name for name in names if re.search(r"__pycache__|node_modules|\.pyc$|\.scratch|\.venv", name)]
    assert {(member.uid, member.gid, member.uname) for member in members} == {(0, 0, "")}


def test_two_builds_are_identical(wheel: Path, sdist: Path, tmp_path: Path) -> None:
    build(ROOT, tmp_path, "sdist", "wheel", umask=0o077)
    assert (tmp_path / wheel.name).read_bytes() == wheel.read_bytes()
    assert (tmp_path / sdist.name).read_bytes() == sdist.read_bytes()


def test_the_sdist_makes_the_same_wheel(wheel: Path, sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as archive:
        if hasattr(tarfile, "data_filter"):  # from Python 3.11.4 on
            archive.extraction_filter = tarfile.data_filter
        archive.extractall(tmp_path)
    build(tmp_path / f"knaves-{VERSION}", tmp_path, "wheel")
    assert (tmp_path / wheel.name).read_bytes() == wheel.read_bytes()


def test_a_wheel_of_the_same_sources_brings_the_client_without_node(wheel: Path, tmp_path: Path) -> None:
    hatch_build.build()
    out, dist = tmp_path / "src/knaves/web", tmp_path / "dist"
    dist.mkdir()
    assert not hatch_build.take_from_wheel(dist, out)
    shutil.copy(wheel, dist)
    assert hatch_build.take_from_wheel(dist, out)
    assert {path.name: path.read_bytes() for path in out.rglob("*") if path.is_file()} == {
        path.name: path.read_bytes() for path in hatch_build.OUT.rglob("*") if path.is_file()
    }


def test_a_wheel_of_other_sources_does_not_bring_the_client(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "knaves-0.0.1-py3-none-any.whl", "w") as old:
        old.writestr("knaves/web/.stamp", "of another version")
        old.writestr("knaves/web/index.html", "")
    assert not hatch_build.take_from_wheel(tmp_path, tmp_path / "src/knaves/web")
    assert not (tmp_path / "src").exists()


# --- Installed in an empty environment


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `bin` folder of an environment with only the wheel."""
    home = tmp_path_factory.mktemp("bare")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home], check=True, timeout=300)
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin/python"), "--disable-pip-version-check", "install"]
    subprocess.run([*pip, "--quiet", "--no-deps", "--no-index", wheel], check=True, cwd=home, timeout=300)
    return home / "bin"


def run(bare: Path, *words: str, packages: bool = False) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if packages:  # PYTHONPATH adds the test environment's packages, but not its editable knaves
        environment["PYTHONPATH"] = sysconfig.get_path("purelib")
    return subprocess.run(
        [bare / "knaves", *words], capture_output=True, text=True, check=False, cwd=bare, env=environment, timeout=300
    )


def test_alone_it_simulates_verifies_and_measures(bare: Path) -> None:
    assert run(bare, "--version").stdout == f"knaves {VERSION}\n"
    assert "moves per game" in run(bare, "simulate", "stacks", "--seats", "3", "--games", "5").stdout
    assert "and the result are valid" in run(bare, "verify", str(GOLDEN)).stdout
    assert "20. " in run(bare, "replay", str(GOLDEN), "--move", "20").stdout
    duel = run(bare, "arena", "--game", "travel", "--bot", "random", "--bot", "random", "--games", "2", "--jobs", "1")
    assert "2 games on" in duel.stdout, duel.stderr
    module = subprocess.run(
        [bare / "python", "-m", "knaves", "--version"], capture_output=True, check=True, cwd=bare, timeout=300
    )
    assert module.stdout.decode() == f"knaves {VERSION}\n"


def test_alone_the_library_imports_nothing_heavy(bare: Path) -> None:
    program = "import sys, knaves, knaves.bots, knaves.record; print([m for m in ('numpy',) if m in sys.modules])"
    result = subprocess.run(
        [bare / "python", "-I", "-c", program], capture_output=True, text=True, check=True, timeout=300
    )
    assert result.stdout == "[]\n"
    wanted = subprocess.run(
        [bare / "python", "-I", "-c", "from importlib.metadata import requires; print(requires('knaves'))"],
        capture_output=True, text=True, check=True, timeout=300,
    )  # fmt: skip
    assert all("extra ==" in each for each in eval(wanted.stdout))


@pytest.mark.parametrize(
    "words",
    [
        ("play", "classic"),
        ("serve",),
        ("worker", "--database", "postgresql://nowhere/x"),
        ("export", "QX7K2"),
        ("join", "QX7K2", "--bot", "random"),
        ("completion", "zsh"),
        ("arena", "--game", "travel", "--bot", "random", "--bot", "skilled", "--ray", "local"),
    ],
)
def test_alone_a_command_names_its_missing_extra_in_one_sentence(bare: Path, words: tuple[str, ...]) -> None:
    result = run(bare, *words)
    assert (result.returncode, result.stdout) == (2, "")
    assert re.fullmatch(rf"knaves {words[0]}: [^\n]*pip install '?knaves\[\w+\]'?\.?\n", result.stderr)


def test_alone_the_doctor_lists_the_missing_extras(bare: Path) -> None:
    result = run(bare, "doctor", "--port", "0")
    assert result.returncode == 0, result.stdout
    for extra in ("bots", "server", "postgres", "terminal", "envs", "ray"):
        assert f"pip install 'knaves[{extra}]'" in result.stdout


@pytest.fixture
def url(bare: Path, tmp_path: Path) -> Iterator[str]:
    """The URL of a server that runs from the wheel."""
    environment = {**os.environ, "PYTHONPATH": sysconfig.get_path("purelib")}
    words = [str(bare / "knaves"), "serve", "--port", "0", "--data", str(tmp_path), "--bots", "1", "--no-limits"]
    with killed_at_the_end(
        subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env=environment)
    ) as process:
        yield read_line(process).split()[-1].rstrip("/")
        process.terminate()


def test_with_the_packages_it_serves_and_plays(bare: Path, url: str) -> None:
    where = "import knaves; print(knaves.__file__)"
    environment = {**os.environ, "PYTHONPATH": sysconfig.get_path("purelib")}
    found = subprocess.run(
        [bare / "python", "-c", where], env=environment, capture_output=True, text=True, check=True, timeout=300
    )
    assert found.stdout.startswith(str(bare.parent)), "this is not the knaves of the wheel"

    async def play() -> str:
        request = wire.NewTable("travel", 2, "Ana", settings=wire.Settings(pace=0, bot_level="beginner"), start=True)
        seated = await create(url, request)
        async with TableClient(url, seated.code, seated.token) as table, asyncio.timeout(300):
            return await play_to_the_end(table)

    assert asyncio.run(play()) == "over"
    if WEB.is_file():
        with urllib.request.urlopen(url, timeout=300) as page:
            assert b"<script" in page.read()
    with urllib.request.urlopen(f"{url}/admin", timeout=300) as page:
        assert b"<html" in page.read()


@pytest.mark.parametrize("game", sorted(knaves.GAMES))
def test_with_the_packages_it_plays_in_the_terminal(bare: Path, game: str) -> None:
    result = run(bare, "play", game, "--plain", "--seed", "1", packages=True)
    assert result.returncode == 0, result.stderr
    assert result.stdout


def test_a_failure_of_npm_gets_a_sentence(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(
        SystemExit, match=r"^knaves: npm no-such-command failed in web/ with status 1; it says above why$"
    ):
        hatch_build.npm("no-such-command")
    assert "Unknown command" in capfd.readouterr().err

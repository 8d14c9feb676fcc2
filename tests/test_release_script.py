"""tools/release.py refuses to build a release that isn't ready."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import knaves
from tools.release import ROOT, check, find_version, git, notes


def test_the_version_is_in_one_place_and_in_the_changelog(tmp_path: Path) -> None:
    assert find_version(ROOT) == knaves.__version__
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    released = re.sub(r"^## Unreleased\n.*?(?=^## )", "", text, flags=re.M | re.S)  # the unreleased part
    (tmp_path / "CHANGELOG.md").write_text(released, "utf-8")
    assert "first release" in notes(tmp_path, "0.1.0")
    assert knaves.__version__ in released
    assert not re.search(r"^version", (ROOT / "pyproject.toml").read_text("utf-8"), re.M)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A clone that is ready to be released."""
    (tmp_path / "src/knaves").mkdir(parents=True)
    (tmp_path / "src/knaves/__init__.py").write_text('__version__ = "1.2.3"\n')
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.3\n\n- Something.\n\n## 1.2.2\n\n- Else.\n")
    (tmp_path / "pyproject.toml").write_text(
        '[tool.hatch.metadata.hooks.custom]\nrepository = "https://forge.test/knaves"\n'
    )
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def commit(repository: Path) -> None:
    git(repository, "add", "--all")
    words = ["git", "-c", "user.name=x", "-c", "user.email=x@example.org", "commit", "--quiet", "--message", "x"]
    subprocess.run(words, cwd=repository, check=True, timeout=300)


def test_a_clean_tree_with_a_new_version_is_accepted(repository: Path) -> None:
    assert check(repository) == "1.2.3"
    assert notes(repository, "1.2.3") == "- Something."


def test_a_tagged_version_is_built_only_under_its_tag(repository: Path) -> None:
    git(repository, "tag", "v1.2.3")
    with pytest.raises(SystemExit, match="was released"):
        check(repository)
    assert check(repository, "v1.2.3") == "1.2.3"
    with pytest.raises(SystemExit, match=r"the tag is v1\.2\.4, but the version is 1\.2\.3"):
        check(repository, "v1.2.4")


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("src/knaves/__init__.py", "1.2.3", "1.2.4", "says nothing of version 1.2.4"),
        ("src/knaves/__init__.py", "1.2.3", "1.2.3.dev0", "no version such as"),
        ("CHANGELOG.md", "- Something.\n", "", "says nothing of version 1.2.3"),
        ("pyproject.toml", "forge.test", "knaves.example", "no address of the public repository"),
        ("CHANGELOG.md", "## 1.2.3", "## Unreleased\n\n- More.\n\n## 1.2.3", "belongs under 1.2.3"),
    ],
)
def test_a_version_that_the_changelog_lacks_is_refused(
    repository: Path, file: str, old: str, new: str, reason: str
) -> None:
    path = repository / file
    path.write_text(path.read_text().replace(old, new, 1))
    commit(repository)
    with pytest.raises(SystemExit, match=reason):
        check(repository)


def test_changes_and_old_versions_are_refused(repository: Path) -> None:
    (repository / "new").write_text("")
    with pytest.raises(SystemExit, match="not committed"):
        check(repository)
    (repository / "new").unlink()
    git(repository, "tag", "v1.2.3")
    with pytest.raises(SystemExit, match="there is a tag v1"):
        check(repository)

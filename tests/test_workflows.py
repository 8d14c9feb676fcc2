"""The workflows and forms for a public forge: they can be read, and every make target they call exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
TARGETS = set(re.findall(r"^([a-z][a-z0-9-]*):", (ROOT / "Makefile").read_text("utf-8"), re.M))


def load(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def steps(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    for name, job in load(path)["jobs"].items():
        for step in job["steps"]:
            yield name, step


def make_targets(command: str) -> list[str]:
    """The targets of all make commands in a shell text."""
    words = [line.split()[1:] for line in re.split(r"&&|\n|;", command) if line.split()[:1] == ["make"]]
    return [word for line in words for word in line if "=" not in word and not word.startswith("-")]


def test_there_are_workflows_and_forms() -> None:
    assert [path.stem for path in WORKFLOWS] == ["checks", "guide", "release"]
    assert [path.stem for path in FORMS] == ["bug", "idea"]
    assert make_targets("make a B=c && make d\nls; make e") == ["a", "d", "e"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_calls_make_targets_that_exist(path: Path) -> None:
    called = [target for _, step in steps(path) for target in make_targets(step.get("run", ""))]
    assert called
    assert set(called) <= TARGETS
    for job in load(path)["jobs"].values():
        assert job["timeout-minutes"]
    for _, step in steps(path):
        assert ("uses" in step) != ("run" in step)
        assert re.fullmatch(r"[\w/-]+@(v\d+|release/v\d+)", step["uses"]) if "uses" in step else True


def test_every_supported_python_is_tested_and_named_in_the_package() -> None:
    jobs = load(GITHUB / "workflows/checks.yml")["jobs"]
    tested = jobs["python"]["strategy"]["matrix"]["python"]
    assert tested == re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text("utf-8"))
    assert jobs["library"]["strategy"]["matrix"]["system"] == ["macos-latest", "windows-latest"]


def test_only_the_jobs_that_publish_may_write() -> None:
    for path in WORKFLOWS:
        assert load(path)["permissions"] == {"contents": "read"}
        assert "secrets." not in path.read_text("utf-8")
        for name, job in load(path)["jobs"].items():
            assert ("permissions" in job) == (name == "publish")
            assert ("environment" in job) == (name == "publish")


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_asks_for_what_it_names(path: Path) -> None:
    form = load(path)
    assert form["name"]
    assert form["description"]
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    assert any(field.get("validations", {}).get("required") for field in fields)
    assert len({field["id"] for field in fields}) == len(fields)


def test_the_hook_before_a_commit_is_quick() -> None:
    (repository,) = load(ROOT / ".pre-commit-config.yaml")["repos"]
    called = [target for hook in repository["hooks"] for target in make_targets(hook["entry"])]
    assert called == ["check-fast"]
    assert set(called) <= TARGETS

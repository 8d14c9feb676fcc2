"""A disk that is full or read-only: the append fails with a sentence, nothing acknowledged is lost, room heals it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="disks are limited in other ways there")


def use_disk(folder: Path, how: str, *before: str) -> list[str]:
    """The lines that a process says which uses this disk."""
    command = [*before, sys.executable, "-m", "tests.faults.disk_user", str(folder), how]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True, timeout=300)
    return done.stdout.splitlines()


def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    sentence, *rest = use_disk(tmp_path, "limit")
    assert "cannot be read or written: disk I/O error" in sentence
    assert rest[-1] == "fine again"


def test_a_full_disk(tmp_path: Path) -> None:
    script = f"mount -t tmpfs -o size=4m none {tmp_path} && head -c 3400000 /dev/zero > {tmp_path}/ballast && exec "
    try:
        allowed = (
            subprocess.run(["unshare", "-rm", "sh", "-c", script + "true"], capture_output=True, timeout=300).returncode
            == 0
        )
    except FileNotFoundError:
        allowed = False
    if not allowed:
        pytest.skip("this system lets nobody mount a small disk")
    sentence, *rest = use_disk(tmp_path, "ballast", "unshare", "-rm", "sh", "-c", script + '"$@"', "sh")
    assert sentence.endswith("knaves.db cannot grow: the disk is full.")
    assert rest[-1] == "fine again"


@pytest.mark.parametrize("made_before", [False, True])
def test_a_folder_that_is_read_only(made_before: bool, tmp_path: Path) -> None:
    if made_before:
        assert use_disk(tmp_path, "open") == []
    for path in (*tmp_path.rglob("*"), tmp_path):
        path.chmod(0o555 if path.is_dir() else 0o444)
    for folder in tmp_path.parents[:2]:
        folder.chmod(0o755)  # so that nobody finds it
    (sentence,) = use_disk(tmp_path, "open-as-nobody")
    assert sentence == f"{tmp_path}/data cannot be written: Permission denied."

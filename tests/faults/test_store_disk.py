"""A full or read-only disk: appends fail with a clear error, nothing acknowledged is lost, free space fixes it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="disk limits work differently there")


def use_disk(folder: Path, mode: str, *before: str) -> list[str]:
    """The output lines of a process that uses this disk; `before` are words before its command."""
    command = [*before, sys.executable, "-m", "tests.faults.disk_user", str(folder), mode]
    result = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True, timeout=300)
    return result.stdout.splitlines()


def test_a_file_that_cannot_grow(tmp_path: Path) -> None:
    error, *rest = use_disk(tmp_path, "limit")
    assert "cannot be read or written: disk I/O error" in error
    assert rest[-1] == "fine again"


def test_a_full_disk(tmp_path: Path) -> None:
    script = f"mount -t tmpfs -o size=4m none {tmp_path} && head -c 3400000 /dev/zero > {tmp_path}/ballast && exec "
    try:
        can_mount = (
            subprocess.run(["unshare", "-rm", "sh", "-c", script + "true"], capture_output=True, timeout=300).returncode
            == 0
        )
    except FileNotFoundError:
        can_mount = False
    if not can_mount:
        pytest.skip("this system does not allow mounting a small disk")
    error, *rest = use_disk(tmp_path, "ballast", "unshare", "-rm", "sh", "-c", script + '"$@"', "sh")
    assert error.endswith("knaves.db cannot grow: the disk is full.")
    assert rest[-1] == "fine again"


@pytest.mark.parametrize("made_before", [False, True])
def test_a_read_only_folder(made_before: bool, tmp_path: Path) -> None:
    if made_before:
        assert use_disk(tmp_path, "open") == []
    for path in (*tmp_path.rglob("*"), tmp_path):
        path.chmod(0o555 if path.is_dir() else 0o444)
    for folder in tmp_path.parents[:2]:
        folder.chmod(0o755)  # so that the user nobody can reach it
    (error,) = use_disk(tmp_path, "open-as-nobody")
    assert error == f"{tmp_path}/data cannot be written: Permission denied."

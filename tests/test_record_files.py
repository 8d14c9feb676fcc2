"""Records never overwrite another file, and a file is complete even if its writer is killed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from knaves.record import load
from knaves.record_files import RecordFile, free_name, write_new
from tests.processes import killed_at_the_end, read_line

GOLDEN = Path(__file__).parent / "golden"


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_taken_name_gets_a_number(tmp_path: Path) -> None:
    path = tmp_path / "game.knaves"
    assert [write_new(path, text).name for text in "abc"] == ["game.knaves", "game-2.knaves", "game-3.knaves"]
    assert [(tmp_path / name).read_text() for name in ("game.knaves", "game-2.knaves", "game-3.knaves")] == [*"abc"]
    assert free_name(path).name == "game-4.knaves"
    assert len(names(tmp_path)) == 3  # no temporary files are left


def test_folders_and_links_are_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(IsADirectoryError):
        write_new(tmp_path / "folder", "a")
    (tmp_path / "link").symlink_to(tmp_path / "nothing")
    assert write_new(tmp_path / "link", "a").name == "link-2"
    assert names(tmp_path) == ["folder", "link", "link-2"]


def test_concurrent_writers_get_separate_files(tmp_path: Path) -> None:
    """Each in a process of its own, like two terminals."""
    code = "import sys; from pathlib import Path; from knaves.record_files import write_new; "
    code += "input(); print(write_new(Path(sys.argv[1]), sys.argv[2]))"

    def start(text: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", code, str(tmp_path / "game.knaves"), text]
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    processes = [start(text) for text in "abcdef"]
    with ThreadPoolExecutor() as pool:
        names_printed = list(pool.map(lambda process: process.communicate("\n", timeout=60)[0].strip(), processes))
    assert len(set(names_printed)) == 6
    assert [Path(name).read_text() for name in names_printed] == [*"abcdef"]
    assert len(names(tmp_path)) == 6


def test_without_hard_links_a_name_is_still_claimed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def link(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", link)
    assert [write_new(tmp_path / "game.knaves", text).name for text in "ab"] == ["game.knaves", "game-2.knaves"]
    assert (tmp_path / "game.knaves").read_text() == "a"


def test_a_record_file_is_replaced_under_one_name(tmp_path: Path) -> None:
    (tmp_path / "game.knaves").write_text("somebody else's")
    file = RecordFile(tmp_path / "game.knaves")
    for text in ("one", "one two", "one"):
        assert file.write(text).read_text() == text
    assert names(tmp_path) == ["game-2.knaves", "game.knaves"]
    assert (tmp_path / "game.knaves").read_text() == "somebody else's"


def test_a_deleted_folder_is_an_error(tmp_path: Path) -> None:
    file = RecordFile(tmp_path / "folder" / "game.knaves")
    with pytest.raises(FileNotFoundError):
        file.write("one")
    (tmp_path / "folder").mkdir()
    assert file.write("one").read_text() == "one"


WRITER = """
import sys
from dataclasses import replace
from pathlib import Path
from knaves.record import load
from knaves.record_files import RecordFile
record = load(sys.argv[1])
while True:
    file = RecordFile(Path(sys.argv[2]))
    for count in range(len(record.moves)):
        file.write(str(replace(record, moves=record.moves[:count])))
        print(count, flush=True)
"""


def test_a_killed_writer_leaves_complete_records(tmp_path: Path) -> None:
    for number in range(8):
        command: list[str | Path] = [
            sys.executable,
            "-c",
            WRITER,
            GOLDEN / "classic-2.knaves",
            tmp_path / "game.knaves",
        ]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        with killed_at_the_end(process):
            assert read_line(process)
            time.sleep(number * 0.003)  # at a different moment each time
            process.kill()
        for path in tmp_path.glob("*.knaves"):
            assert load(path).seats == 2

"""Files with many games: reading them one by one, comments, searching, and what `knaves games` prints."""

from __future__ import annotations

import gzip
import json
import tracemalloc
from dataclasses import replace
from pathlib import Path

import pytest

import knaves
from knaves import GAMES
from knaves.record import Record, RecordError, check, load, parse, replay
from knaves.record_search import Query
from knaves.record_stream import find_files, read_games, stored_games, write_games
from tests import commands

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.knaves"))
CLASSIC = Path(__file__).parent / "golden/classic-2.knaves"


@pytest.fixture
def collection(tmp_path: Path) -> Path:
    """All golden records in one file, with a comment above, between and inside them."""
    records = [load(path) for path in GOLDEN]
    records[0] = (
        replace(records[0], extra=(("Event", "Family cup"),)).comment("a good start", after=0).comment("so close")
    )
    path = write_games(tmp_path / "all.knaves", records)
    path.write_text("# our games\n\n" + path.read_text("utf-8"), "utf-8")
    return path


# --- Comments


def test_comments_survive_and_change_no_check_digit() -> None:
    record = load(CLASSIC)
    commented = record.comment("first\nsecond line", after=3).comment("  at the   end ").comment("before", after=0)
    assert commented.comments == ((0, "before"), (3, "first"), (3, "second line"), (len(record.moves), "at the end"))
    again = parse(str(commented))
    assert again.comments == commented.comments
    assert str(again) == str(commented)
    assert check(again, GAMES).outcome
    plain = [line for line in str(commented).splitlines() if not line.startswith("#")]
    assert plain == str(record).splitlines()


def test_a_comment_in_the_header_is_kept() -> None:
    text = str(load(CLASSIC)).replace("Version:", "# played at home\nVersion:", 1)
    record = parse(text)
    assert record.comments == ((0, "played at home"),)
    assert check(record, GAMES).outcome


# --- Many games


def test_every_game_of_a_file_is_read(collection: Path) -> None:
    records = list(read_games(collection))
    assert [record.game for record in records] == [load(path).game for path in GOLDEN]
    for record, path in zip(records[1:], GOLDEN[1:], strict=True):
        assert replace(record, comments=()) == replace(load(path), comments=())
    with pytest.raises(RecordError, match=r"line \d+: another game begins here; knaves.record_stream.read_games"):
        parse(collection.read_text("utf-8").removeprefix("# our games\n\n"))


def test_line_ends_of_windows_and_packed_files_are_read(collection: Path, tmp_path: Path) -> None:
    text = collection.read_text("utf-8")
    (tmp_path / "windows.knaves").write_bytes(text.replace("\n", "\r\n").encode("utf-8-sig"))
    (tmp_path / "packed.knaves.gz").write_bytes(gzip.compress(text.encode()))
    plain = [str(record) for record in read_games(collection)]
    for name in ("windows.knaves", "packed.knaves.gz"):
        assert [str(record) for record in read_games(tmp_path / name)] == plain
    assert len(find_files([tmp_path])) == 3


def test_reading_needs_little_memory_however_long_the_file_is(tmp_path: Path) -> None:
    text = CLASSIC.read_text("utf-8")
    with gzip.open(tmp_path / "many.knaves.gz", "wt") as file:
        for _ in range(4000):
            file.write(text + "\n")
    tracemalloc.start()
    try:
        assert sum(1 for _ in stored_games(tmp_path / "many.knaves.gz")) == 4000
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 8_000_000 < 4000 * len(text)


def test_a_broken_game_is_reported_and_the_others_are_read(collection: Path) -> None:
    text = collection.read_text("utf-8")
    broken = text.replace("Seats: 12", "Seats: a dozen", 1).replace("knaves record 1", "knaves record 9", 1)
    collection.write_text(broken, "utf-8")
    errors: list[RecordError] = []
    found = list(read_games(collection, broken=errors.append))
    assert len(found) == len(GOLDEN) - 1
    assert len(errors) == 1
    assert str(errors[0]).startswith(f"{collection}, game 1 (line 3): ")
    with pytest.raises(RecordError):
        list(read_games(collection))


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"hello\n", "line 1: a game record begins with 'knaves record 1'"),
        (b"knaves record 1\n\xff\xfe\n\n", "line 1: this is not text in UTF-8"),
        (b"knaves record 1\n" + b"x" * 4_000_001, "line 1: this is larger than any game record (4 MB)"),
    ],
    ids=["other", "bytes", "large"],
)
def test_what_is_no_record_gets_one_sentence(content: bytes, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.knaves"
    path.write_bytes(content)
    with pytest.raises(RecordError) as caught:
        list(read_games(path))
    assert str(caught.value) == f"{path}: {sentence}"
    (tmp_path / "bad.knaves.gz").write_bytes(b"not packed")
    with pytest.raises(RecordError, match="cannot be read"):
        list(read_games(tmp_path / "bad.knaves.gz"))


# --- Searching


def found(collection: Path, query: Query) -> list[int]:
    ready = query.prepare(GAMES)
    return [stored.number for stored in stored_games(collection) if ready.matches(stored, GAMES)]


def expected(test: object) -> list[int]:
    assert callable(test)
    return [number for number, path in enumerate(GOLDEN, 1) if test(load(path))]


def test_games_are_found_by_their_header_and_length(collection: Path) -> None:
    assert found(collection, Query()) == list(range(1, len(GOLDEN) + 1))
    assert found(collection, Query(game="stacks", seats=2)) == expected(lambda r: (r.game, r.seats) == ("stacks", 2))
    assert found(collection, Query(min_moves=80, max_moves=150)) == expected(lambda r: 80 <= len(r.moves) <= 150)
    assert found(collection, Query(ending="won")) == expected(lambda r: r.result.startswith("won"))
    assert found(collection, Query(fields=(("Event", "*CUP"),))) == [1]
    assert found(collection, Query(fields=(("Option diagonals", "off"),))) == expected(
        lambda r: r.options.get("diagonals") == "off"
    )
    assert found(collection, Query(number=4)) == [4]


def test_games_are_found_by_players_and_winners(tmp_path: Path) -> None:
    record = load(CLASSIC)
    (winner,) = record.winners
    path = write_games(tmp_path / "one.knaves", [replace(record, names=("Ana [x]", "Bo"))])
    names = ("Ana [x]", "Bo")
    assert found(path, Query(players=("ana [X]", "b*"))) == [1]
    assert found(path, Query(players=("An",))) == []
    assert found(path, Query(winner=names[winner])) == [1]
    assert found(path, Query(winner=names[1 - winner])) == []


def test_games_are_found_by_what_occurred(tmp_path: Path) -> None:
    two = write_games(tmp_path / "two.knaves", map(load, (CLASSIC.with_name("travel-2.knaves"), CLASSIC)))
    steps = list(replay(load(CLASSIC), GAMES))
    made = [event.open()["line"] for step in steps for event in step.events if event.kind == "sequence-made"]
    assert found(two, Query(line=made[-1])) == [2]
    assert "a6-e6" not in made
    assert found(two, Query(line="a6-e6")) == []
    board = next(word for word in str(steps[30].state).split() if word.startswith("board="))
    assert found(two, Query(position=f"classic seats=2 {board}")) == [2]
    assert found(two, Query(position=f"classic seats=4 {board}")) == []
    assert found(two, Query(moves=(str(steps[6].move),), game="classic")) == [2]


# --- The command


def test_the_command_lists_counts_and_writes(collection: Path, tmp_path: Path) -> None:
    listed = commands.run("games", collection, "--game", "travel")
    assert listed.returncode == 0
    assert listed.stdout.splitlines()[-1] == f"4 of {len(GOLDEN)} games"
    rows = [json.loads(line) for line in commands.run("games", collection, "--json").stdout.splitlines()]
    assert [row["number"] for row in rows] == list(range(1, len(GOLDEN) + 1))
    assert rows[0]["fields"] == {"Event": "Family cup"}
    assert rows[1]["moves"] == len(load(GOLDEN[1]).moves)
    assert commands.run("games", collection, "--game", "stacks", "--count").stdout == "4\n"
    target = tmp_path / "stacks.knaves"
    commands.run("games", collection, "--game", "stacks", "--output", target, "--count")
    assert [record.game for record in read_games(target)] == ["stacks"] * 4
    refused = commands.run("games", collection, "--output", target)
    assert refused.returncode == 2
    assert "already exists" in refused.stderr


def test_verify_checks_every_game_of_a_file(tmp_path: Path) -> None:
    path = write_games(tmp_path / "two.knaves", map(load, (CLASSIC, CLASSIC.with_name("travel-2.knaves"))))
    assert "all 2 games are valid" in commands.run("verify", path).stdout
    path.write_text(path.read_text("utf-8").replace("Seed: 9", "Seed: 8", 1), "utf-8")
    result = commands.run("verify", path)
    assert result.returncode == 1
    assert result.stderr == (
        f"knaves verify: {path}, game 1 (line 1): the seed is not the one that was committed to: "
        "its SHA-256 is not the commitment\n"
    )
    assert json.loads(commands.run("verify", path, "--json").stdout)["valid"] is False


def test_a_broken_file_gets_a_sentence_and_status_1(tmp_path: Path) -> None:
    (tmp_path / "bad.knaves").write_text("hello\n")
    result = commands.run("games", tmp_path, "--count")
    assert (result.returncode, result.stdout) == (1, "0\n")
    assert (
        result.stderr == f"knaves games: {tmp_path}/bad.knaves: line 1: a game record begins with 'knaves record 1'\n"
    )
    assert commands.run("games", tmp_path / "nowhere").stderr == f"knaves games: there is no file {tmp_path}/nowhere\n"
    wrong = commands.run("games", tmp_path, "--position", "chess board=8")
    assert (wrong.returncode, wrong.stderr.count("\n")) == (2, 1)
    for typed in (("--line", "e6-a6"), ("--line", "a6"), ("--move", "7h@c4")):
        wrong = commands.run("games", tmp_path, *typed)
        assert (wrong.returncode, wrong.stdout, wrong.stderr.count("\n")) == (2, "", 1)


def test_games_become_a_table_for_duckdb_and_polars(collection: Path, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow has 55 MB, so the tests do not install it")
    result = commands.run("games", collection, "--parquet", tmp_path / "games.parquet", "--count")
    assert result.returncode == 0, result.stderr
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(rows) == len(GOLDEN)
    record = load(GOLDEN[1])
    assert [(one["seat"], one["move"]) for one in rows[1]["played"]] == [(p.seat, p.move) for p in record.moves]
    assert rows[0]["fields"] == [("Event", "Family cup")]
    assert rows[1]["winners"] == list(record.winners)


def test_a_record_names_its_winners() -> None:
    record = Record.start(GAMES.classic, seats=4, seed=bytes(32))
    assert (record.winners, record.ending) == ((), "unfinished")
    won = record.finish(knaves.Outcome((0, 2), knaves.Reason.COMPLETED), bytes(32))
    assert (won.winners, won.ending) == ((0, 2), "won")
    assert (won.forfeit(1, "too slow", bytes(32)).ending, won.abandon("rain", bytes(32)).winners) == ("forfeited", ())

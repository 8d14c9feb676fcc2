"""Records: writing, reading and replaying them, and refusing changed ones."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import knaves
from knaves.deal import seed_from
from knaves.record import MAX_BYTES, Played, Record, RecordError, check, load, parse, replay
from tests.campaigns import sampled

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.knaves"))
FINAL = "Final position"
"""Golden records have the final position in an extra field that readers ignore."""


def random_record(name: str, seed: int = 1, seats: int = 2) -> Record:
    game = knaves.GAMES[name]
    secret = seed_from(seed)
    rng = random.Random(seed)
    state = game.new(seats=seats, seed=secret, contributions=("Ana", ""))
    record = Record.start(game, seats=seats, seed=secret, names=("Ana", "Bo"), contributions=("Ana", ""))
    while state.outcome is None:
        seat = rng.choice(sorted(state.actors))
        move = rng.choice(state.legal(seat))
        state, _ = state.apply(seat, move)
        record = record.add(seat, move)
    return record.finish(state.outcome, secret)


@pytest.mark.parametrize("name", sorted(knaves.GAMES))
def test_every_game_has_a_golden_record(name: str) -> None:
    assert any(load(path).game == name for path in GOLDEN)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_are_still_valid(path: Path) -> None:
    record = load(path)
    state = check(record, knaves.GAMES)
    assert dict(record.extra)[FINAL] == str(state)
    assert str(record) == path.read_text("utf-8"), "the text form has changed"


@pytest.mark.parametrize("name", sorted(knaves.GAMES))
def test_a_record_survives_writing_and_reading(name: str) -> None:
    record = replace(random_record(name), extra=(("Event", "Family cup"), ("X-future", "anything: at all")))
    again = parse(str(record))
    assert str(again) == str(record)
    assert again.extra == record.extra
    assert check(again, knaves.GAMES).outcome is not None
    assert parse(str(record).replace("\n", "\r\n")) == again
    assert parse(f"\ufeff{record}") == again  # as editors on Windows save it


@pytest.mark.parametrize("name", sorted(knaves.GAMES))
def test_any_changed_move_is_found_at_its_place(name: str) -> None:
    """Each move of a game is replaced by others: legal ones, illegal ones and garbage."""
    record = parse(str(random_record(name, 3)))
    rng = random.Random(0)
    steps = list(replay(record, knaves.GAMES))
    for number in rng.sample(range(1, len(record.moves) + 1), 30):
        played = record.moves[number - 1]
        before = steps[number - 1].state
        others = {str(move) for move in before.legal(played.seat)} | {steps[-1].state.game.name, "7H@a1"}
        for text in sorted(others - {played.move})[:6]:
            moves = (*record.moves[: number - 1], replace(played, move=text), *record.moves[number:])
            with pytest.raises(RecordError, match=rf"move {number} \(seat {played.seat}, "):
                check(replace(record, moves=moves), knaves.GAMES)


def test_a_changed_seat_swapped_moves_and_missing_moves_are_found() -> None:
    record = parse(str(random_record("classic", 4)))
    first, second, *rest = record.moves
    with pytest.raises(RecordError, match=r"move 1 \(seat .*it is the turn of seat"):
        check(replace(record, moves=(Played(1 - first.seat, first.move, first.check), second, *rest)), knaves.GAMES)
    with pytest.raises(RecordError, match="move 1 "):
        check(replace(record, moves=(second, first, *rest)), knaves.GAMES)
    with pytest.raises(RecordError, match="moves are missing at the end"):
        check(replace(record, moves=record.moves[:-1]), knaves.GAMES)
    with pytest.raises(RecordError, match=r"move \d+ .*the game is over"):
        check(replace(record, moves=(*record.moves, replace(first, check=""))), knaves.GAMES)


def test_a_changed_seed_commitment_contribution_option_or_result_is_found() -> None:
    record = parse(str(random_record("travel", 5)))
    assert record.seed is not None
    with pytest.raises(RecordError, match="the seed is not the one that was committed to"):
        check(replace(record, seed=bytes([record.seed[0] ^ 1]) + record.seed[1:]), knaves.GAMES)
    with pytest.raises(RecordError, match="the seed is not the one that was committed to"):
        check(replace(record, commitment="0" * 64), knaves.GAMES)
    with pytest.raises(RecordError, match="move 1 "):
        check(replace(record, contributions=("Eve", "")), knaves.GAMES)
    with pytest.raises(RecordError, match="move 1 "):
        check(replace(record, options={"diagonals": "off"}), knaves.GAMES)
    with pytest.raises(RecordError, match="the result is 'won by"):
        check(replace(record, result="drawn (agreed)"), knaves.GAMES)
    with pytest.raises(RecordError, match="there is no game 'chess'; the games are classic"):
        check(replace(record, game="chess"), knaves.GAMES)
    with pytest.raises(RecordError, match="version 9 of the rules"):
        check(replace(record, version=9), knaves.GAMES)
    with pytest.raises(RecordError, match="travel is for 2, 3, 4 or 6 players, not 5"):
        check(replace(record, seats=5, names=()), knaves.GAMES)
    with pytest.raises(RecordError, match="there is no option colour"):
        check(replace(record, options={"colour": "red"}), knaves.GAMES)
    with pytest.raises(RecordError, match="it names 2 players for 3 seats"):
        check(replace(record, seats=3), knaves.GAMES)


def test_an_unfinished_record_holds_no_seed_and_cannot_be_verified() -> None:
    game = knaves.GAMES["classic"]
    secret = seed_from(9)
    record = Record.start(game, seats=2, seed=secret)
    state = game.new(seats=2, seed=secret)
    seat = min(state.actors)
    record = record.add(seat, state.legal(seat)[0])
    assert secret.hex() not in str(record)
    assert parse(str(record)).result == "unfinished"
    with pytest.raises(RecordError, match="it holds no seed"):
        check(record, knaves.GAMES)
    assert str(record.public(game)) == str(record)


TEXT = str(random_record("travel", 6))


@settings(max_examples=sampled(150))
@given(st.data())
def test_no_changed_letter_of_a_record_goes_unnoticed(data: st.DataObject) -> None:
    """Changed names are accepted, since they aren't verified; any other change is refused with a sentence."""
    lines = TEXT.splitlines(keepends=True)
    free = {number for number, line in enumerate(lines) if line.startswith("Seat ") or not line.strip()}
    number = data.draw(st.sampled_from([n for n in range(len(lines)) if n not in free]))
    line = lines[number].rstrip("\n")
    place = data.draw(st.integers(0, len(line) - 1))
    letter = data.draw(st.characters(exclude_characters=[line[place], "\n"], exclude_categories=["Cs"]))
    lines[number] = f"{line[:place]}{letter}{line[place + 1 :]}\n"
    if letter.isspace() or place < len(line) - len(line.lstrip()):
        return  # white space around a line is ignored
    with pytest.raises(RecordError) as refusal:
        check(parse("".join(lines)), knaves.GAMES)
    assert "\n" not in str(refusal.value)


@settings(max_examples=sampled(100))
@given(st.integers(0, len(TEXT) - 1))
def test_a_truncated_record_is_refused(length: int) -> None:
    with pytest.raises(RecordError):
        check(parse(TEXT[:length]), knaves.GAMES)


@settings(max_examples=sampled(200))
@given(st.text())
def test_any_other_text_is_refused(text: str) -> None:
    for candidate in (text, f"knaves record 1\n{text}\n", TEXT + text + ("x" if not text.strip() else "")):
        with pytest.raises(RecordError):
            check(parse(candidate), knaves.GAMES)


def test_files_that_are_not_records_get_one_clear_sentence(tmp_path: Path) -> None:
    def error_of(content: bytes) -> str:
        path = tmp_path / "game.knaves"
        path.write_bytes(content)
        with pytest.raises(RecordError) as caught:
            load(path)
        assert "\n" not in str(caught.value)
        return str(caught.value)

    assert error_of(b"").endswith("is empty")
    assert error_of(b" \n\n").endswith("is empty")
    assert error_of(bytes(range(256))).endswith("is not a text file")
    assert error_of(b"\x89PNG\r\n\x1a\n").endswith("is not a text file")
    assert error_of(b"hello\n").endswith("a game record begins with 'knaves record 1'")
    assert error_of(b"knaves record 2\n\n").endswith("made for a newer version of knaves")
    assert error_of(TEXT.encode()[:300]).endswith("the record is cut off")
    assert "is larger than any game record (4 MB)" in error_of(TEXT.encode() + b" " * MAX_BYTES)
    assert "is not a header field" in error_of(b"knaves record 1\n\0\0\0\n\n")
    for path in (tmp_path / "nowhere", tmp_path):
        with pytest.raises(RecordError, match="cannot be read"):
            load(path)

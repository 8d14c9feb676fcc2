"""Bots that are separate programs: whatever they do, a move or an error comes in time."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

import knaves
from knaves.bots import program_process
from knaves.bots.bot import BotError, Fault
from knaves.bots.external import ExternalBot, Program
from knaves.bots.program_process import ProgramProcess
from knaves.deal import seed_from
from knaves.game import Move, SetupError, State
from tests.arena.programs import BAD, DIES_LATER, PLAYS, TWO_LINES, wait_until_none_runs, write, write_bad


def new_state(name: str = "classic", seats: int = 2) -> State:
    return knaves.GAMES[name].new(seats=seats, seed=seed_from(1))


def play_out(bot: ExternalBot, state: State) -> tuple[State, list[Move]]:
    """Let the bot play a game against itself; the number of moves."""
    rng = random.Random(1)
    moves: list[Move] = []
    while state.outcome is None:
        seat = min(state.actors)
        moves.append(bot.choose(state.view(seat), rng))
        state, _ = state.apply(seat, moves[-1])
    return state, moves


def error_of(bot: ExternalBot, state: State | None = None) -> BotError:
    state = state or new_state()
    seat = min(state.actors)
    with pytest.raises(BotError) as caught:
        bot.choose(state.view(seat), random.Random(1))
    assert "\n" not in str(caught.value)
    return caught.value


@pytest.mark.parametrize("name", sorted(knaves.GAMES))
def test_a_program_plays_several_games(name: str, tmp_path: Path) -> None:
    program = Program.find(str(write(tmp_path / "bot.py", PLAYS)), seconds=60)
    with program.open() as bot:
        played = []
        for _ in range(2):
            state, moves = play_out(bot, new_state(name))
            bot.end_game(state.view(0))
            played.append(moves)
        assert played[0] == played[1]


def test_a_program_receives_all_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_process, "EXIT_SECONDS", 30.0)  # on a busy machine it may take a while to exit
    log_file = tmp_path / "log"
    state = new_state()
    view = state.view(min(state.actors))
    script = PLAYS.replace(
        "json.loads(line)", f"json.loads(line); print(line, end='', file=open({str(log_file)!r}, 'a'))"
    )
    with Program.find(str(write(tmp_path / "bot.py", script)), seconds=2).open() as bot:
        bot.choose(view, random.Random(1))
        bot.end_game(view)
    hello, choose, over = (json.loads(line) for line in log_file.read_text().splitlines())
    assert hello["type"] == "hello"
    assert hello["protocol"] == 1
    assert (hello["game"], hello["seat"], hello["seats"], hello["seconds"]) == ("classic", view.seat, 2, 2)
    assert hello["options"] == view.data()["options"]
    assert choose == {"type": "choose", "seconds": 2, "view": json.loads(json.dumps(view.data()))}
    assert over["type"] == "over"


@pytest.mark.parametrize("name", BAD)
def test_a_bad_program_gives_a_reason_in_time(name: str, tmp_path: Path) -> None:
    fault, reason, _ = BAD[name]
    patience = 0.3 if fault == "timeout" else 20  # on a busy machine even a shell needs some time
    program = Program.find(str(write_bad(tmp_path, name)), seconds=0.1, start=patience)
    started = time.monotonic()
    with program.open() as bot:
        error = error_of(bot)
        assert time.monotonic() - started < 30
        assert error.fault == Fault(fault), error
        assert reason in str(error)
        assert str(error).startswith(program.name)
        assert error_of(bot).fault == error.fault  # it was killed and is started again


def test_more_than_one_line_for_a_move_is_an_error(tmp_path: Path) -> None:
    with Program.find(str(write(tmp_path / "bot.py", TWO_LINES)), seconds=60).open() as bot:
        state = new_state()
        view = state.view(min(state.actors))

        def twice() -> None:
            bot.choose(view, random.Random(1))
            assert bot._process is not None
            assert bot._process._selector.select(30)  # wait for the second line
            bot.choose(view, random.Random(1))

        with pytest.raises(BotError, match=r"without being asked|more than one line for a move") as caught:
            twice()
        assert caught.value.fault is Fault.GARBAGE


def test_a_program_that_dies_in_the_middle_of_a_game(tmp_path: Path) -> None:
    with Program.find(str(write(tmp_path / "bot.py", DIES_LATER)), seconds=60).open() as bot:
        with pytest.raises(BotError, match="exited with status 7") as caught:
            play_out(bot, new_state())
        assert caught.value.fault is Fault.CRASH


def test_a_program_that_does_not_read_blocks_nothing(tmp_path: Path) -> None:
    program = Program.find(str(write(tmp_path / "bot", "#!/bin/sh\nexec sleep 300\n")))
    process = ProgramProcess(program.name, program.command)
    process.send({"text": "x" * 1_000_000})  # more than fits into a pipe
    started = time.monotonic()
    with pytest.raises(BotError, match=r"did not answer within 0.2 s"):
        process.answer(started + 0.2, 0.2)
    process.kill()
    process = ProgramProcess("bot", [str(write(tmp_path / "bot", "#!/bin/sh\necho 1\nexec sleep 300\n"))])
    process.send({"text": "x" * 1_000_000})
    with pytest.raises(BotError, match=r"without reading|without being asked"):
        process.answer(time.monotonic() + 5, 5)
    process.kill()
    assert time.monotonic() - started < 30


def test_a_program_is_killed_with_its_child_processes(tmp_path: Path) -> None:
    pid_file = tmp_path / "pids"
    script = f"#!/bin/sh\nsleep 300 &\necho $$ $! > {pid_file}\nread a\nread b\necho nonsense\nwait\n"
    with Program.find(str(write(tmp_path / "bot", script)), seconds=2).open() as bot:
        error_of(bot)
    for word in pid_file.read_text().split():
        _wait_until_gone(int(word))


def _wait_until_gone(pid: int) -> None:
    for _ in range(100):
        try:
            os.kill(pid, 0)
            stat = Path(f"/proc/{pid}/stat")
            if stat.exists() and stat.read_text().split(")")[1].split()[0] == "Z":
                return  # a zombie: dead, but not reaped
        except ProcessLookupError:
            return
        time.sleep(0.05)
    raise AssertionError(f"process {pid} is still there")


def test_a_program_that_does_not_exit_is_killed(tmp_path: Path) -> None:
    script = PLAYS + "import time\ntime.sleep(300)\n"
    state = new_state()
    view = state.view(min(state.actors))
    started = time.monotonic()
    with Program.find(str(write(tmp_path / "bot.py", script)), seconds=60).open() as bot:
        bot.choose(view, random.Random(1))
        bot.end_game(view)
    assert time.monotonic() - started < 30


def test_stderr_of_a_program_goes_to_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    program = Program.find(str(write_bad(tmp_path, "fails")), log=str(log))
    with program.open() as bot:
        error_of(bot)
        error_of(bot)
    assert log.read_text() == "no such luck\n" * 2


def test_a_file_that_is_not_a_program_gets_one_sentence(tmp_path: Path) -> None:
    def sentence(words: str) -> str:
        with pytest.raises(SetupError) as caught:
            Program.find(words)
        return str(caught.value)

    assert sentence(f"{tmp_path}/nobody") == f"there is no program {tmp_path}/nobody"
    assert "it is a folder" in sentence(str(tmp_path))
    plain = tmp_path / "plain"
    plain.write_text("#!/bin/sh\n")
    assert sentence(str(plain)) == f"{plain} is not executable (chmod +x {plain})"
    assert "is no program with its arguments" in sentence("./bot 'unclosed")


def test_a_program_may_have_arguments_and_spaces_in_its_name(tmp_path: Path) -> None:
    path = write(tmp_path / "my bot.py", "import sys\nsys.exit(' '.join(sys.argv[1:]))\n")
    with Program.find(f"'{path}' --depth 3").open() as bot:
        assert str(error_of(bot)).endswith("exited with status 1: --depth 3")
    assert Program.find(str(path)).command[-1] == str(path)


INTERRUPTED = """
import random, signal, sys
import knaves
from knaves.bots.bot import BotError
from knaves.bots.external import Program
from knaves.deal import seed_from

class Stop(BaseException): pass

def stop(number, frame):
    global armed
    if armed:
        armed = False
        raise Stop

signal.signal(signal.SIGALRM, lambda *_: signal.raise_signal(signal.SIGTERM))
signal.signal(signal.SIGTERM, stop)
program, rng, stopped = Program.find(sys.argv[1], start=0), random.Random(7), 0
view = knaves.GAMES["travel"].new(seats=2, seed=seed_from(1)).view(0)
for _ in range(1000):
    armed = True
    try:
        signal.setitimer(signal.ITIMER_REAL, rng.uniform(0.0001, 0.003))
        with program.open() as bot:
            bot.choose(view, rng)
    except BotError:
        armed = False
    except Stop:
        stopped += 1
    armed = False
signal.setitimer(signal.ITIMER_REAL, 0)  # Python takes its handlers away as it ends, and the last alarm would kill it
print(stopped)
"""


def test_no_program_is_left_running_whenever_the_signal_comes(tmp_path: Path) -> None:
    bot = tmp_path / "bot.sh"
    bot.write_text('#!/bin/sh\nread hello\nread view\necho \'{"move": "?"}\'\nsleep 300\n')
    bot.chmod(0o755)
    words = [sys.executable, "-c", INTERRUPTED, str(bot)]
    result = subprocess.run(words, check=True, timeout=300, capture_output=True, text=True)
    assert int(result.stdout) > 50
    wait_until_none_runs(bot)

"""Bots that are external programs, in any language: they read a view as a line of JSON and write a move as another.

docs/bots.md describes the protocol. Whatever the program does (crash, hang, flood its output, write garbage), the
caller gets a move or a `BotError` with the reason within the time limit.
"""

from __future__ import annotations

import atexit
import contextlib
import enum
import json
import os
import random
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from knaves.game import GameError, Json, Move, SetupError, View

PROTOCOL = 1
"""The version of the protocol, sent in the first message."""
MAX_ANSWER_BYTES = 64 * 1024
"""The limit of an answer, which is one short line."""
GRACE_SECONDS = 0.5
"""Added to the time limit of a move, for the round trip on a busy machine."""
EXIT_SECONDS = 0.5
"""The time that a program has to exit by itself after its game."""
STDERR_TAIL = 2000
"""How many bytes of error output are kept for the error message."""


class Fault(enum.StrEnum):
    """The kinds of bot failures."""

    ILLEGAL = "illegal"
    """It chose a move that is not legal."""
    CRASH = "crash"
    """It exited, or could not be started."""
    TIMEOUT = "timeout"
    """It did not answer in time."""
    GARBAGE = "garbage"
    """It wrote something other than one line with a move."""


class BotError(Exception):
    """A bot returned no legal move; the message says why in one sentence."""

    def __init__(self, fault: Fault, reason: str) -> None:
        super().__init__(reason)
        self.fault = fault


@dataclass(frozen=True)
class Program:
    """An external bot: everything needed to start it, in this process or another."""

    name: str
    """The name that people see: the command as they wrote it."""
    command: tuple[str, ...]
    file: str
    """The program file, without interpreter and arguments."""
    seconds: float = 1.0
    """Its time limit for a move."""
    start: float = 5.0
    """Extra time for the first move of a game, for programs that load slowly."""
    log: str = ""
    """A file that its error output is appended to."""

    @classmethod
    def find(cls, words: str, *, seconds: float = 1.0, start: float = 5.0, log: str = "") -> Program:
        """Find the program that a person named, with its arguments. Raises `SetupError`."""
        if os.name != "posix":
            raise SetupError("bots that are programs of their own need Linux, macOS or another POSIX system")
        command, file = _command(words)
        return cls(shorten(words), command, str(file), seconds=seconds, start=start, log=log)

    def open(self) -> ExternalBot:
        """A bot that runs this program, for one game at a time."""
        return ExternalBot(self)


def shorten(words: str) -> str:
    """A command in one line of at most 60 characters; the end of a path says most."""
    line = " ".join(words.split())
    return line if len(line) <= 60 else f"…{line[-59:]}"


def _command(words: str) -> tuple[tuple[str, ...], Path]:
    if Path(words).exists():
        path, arguments = words, []
    else:
        try:
            path, *arguments = shlex.split(words)
        except ValueError:
            raise SetupError(f"{words!r} is no program with its arguments") from None
    file = Path(path).absolute()
    if not file.is_file():
        raise SetupError(f"there is no program {path}" + (": it is a folder" if file.is_dir() else ""))
    if file.suffix == ".py":
        return (sys.executable, "-u", str(file), *arguments), file
    if os.access(file, os.X_OK):
        return (str(file), *arguments), file
    if file.suffix in (".js", ".mjs") and (node := shutil.which("node")):
        return (node, str(file), *arguments), file
    raise SetupError(f"{path} is not executable (chmod +x {path})")


class ExternalBot:
    """A program as a bot. It starts with the first move of a game and is stopped after the game.

    One process serves one seat of one game, so it knows neither a partner's hand nor an earlier game on the same deal.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self._process: _Process | None = None

    @property
    def name(self) -> str:
        """The name that people see."""
        return self.program.name

    @property
    def seconds(self) -> float:
        """The time limit for a move."""
        return self.program.seconds

    def choose(self, view: View, rng: random.Random) -> Move:
        """Ask the program for a move. Raises `BotError` after stopping the program."""
        data = view.basics() | view.data()
        limit = self.seconds
        try:
            if self._process is None:
                limit += self.program.start
                with _deferred_signals():
                    self._process = _Process(self.program)
                self._process.send(_hello(data, self.seconds, rng))
            self._process.send({"type": "choose", "seconds": self.seconds, "view": data})
            answer = self._process.answer(time.monotonic() + limit + GRACE_SECONDS, limit)
            return self._move(answer, view, data["legal"])
        except BaseException:
            self.close()
            raise

    def _move(self, answer: bytes, view: View, legal: list[str]) -> Move:
        try:
            said = json.loads(answer)
        except (ValueError, RecursionError):
            said = None
        text = said.get("move") if isinstance(said, dict) else None
        if not isinstance(text, str):
            raise BotError(Fault.GARBAGE, f'{self.name} wrote {_quote(answer)}, which is not {{"move": "..."}}')
        if text in legal:
            return view.legal[legal.index(text)]
        raise BotError(Fault.ILLEGAL, f"{self.name} played {text[:40]!r}: {explain_illegal(view, text)}")

    def end_game(self, view: View) -> None:
        """Send the final view to the program and stop it."""
        if self._process is not None:
            self._process.send({"type": "over", "view": view.basics() | view.data()})
            self._process.finish()
            self.close()

    def close(self) -> None:
        """Stop the program with its child processes; the next move starts it again."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def explain_illegal(view: View, text: str) -> str:
    """Why a move is illegal, in the words of the rules."""
    try:
        move = view.game.move(text)
        if move in view.table_actions:
            return "that is said, not played"
        view.game.sample(view, random.Random(0)).apply(view.seat or 0, move)
    except GameError as error:
        return str(error)
    return "that is not among the legal moves"


def _hello(data: dict[str, Json], seconds: float, rng: random.Random) -> dict[str, Json]:
    kept = {key: data[key] for key in ("game", "seat", "seats", "options")}
    return {"type": "hello", "protocol": PROTOCOL, **kept, "seconds": seconds, "seed": rng.getrandbits(32)}


def _quote(line: bytes) -> str:
    return repr(line[:60].decode("utf-8", "replace")) + ("…" if len(line) > 60 else "")


@contextlib.contextmanager
def _deferred_signals() -> Iterator[None]:
    """Defer SIGINT and SIGTERM to the end of the block."""
    if threading.current_thread() is not threading.main_thread():  # only that thread handles signals
        yield
        return
    received: list[int] = []
    before = {
        number: signal.signal(number, lambda number, _: received.append(number))
        for number in (signal.SIGINT, signal.SIGTERM)
        if signal.getsignal(number) is not None
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for deferred in received:
            signal.raise_signal(deferred)


_running: set[_Process] = set()
"""Programs that are running. A program is listed before a signal handler can raise, and until it has exited."""


@atexit.register
def kill_all() -> None:
    """Kill the programs that an interrupted caller left behind."""
    for process in tuple(_running):
        process.kill()


def _open_pipe(pipe: IO[bytes]) -> int:
    """The descriptor of a pipe, made non-blocking."""
    os.set_blocking(pipe.fileno(), False)
    return pipe.fileno()


class _Process:
    """A running program and its three non-blocking pipes."""

    def __init__(self, program: Program) -> None:
        self._name = program.name
        self._asked = False
        self._outbox = bytearray()
        self._inbox = bytearray()
        self._errors = bytearray()
        try:
            self._log = open(program.log, "ab", buffering=0) if program.log else None  # noqa: SIM115, PTH123
        except OSError as error:
            reason = f"the error output of {self._name} cannot be kept in {program.log}: {error.strerror or error}"
            raise BotError(Fault.CRASH, reason) from None
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user named this program
                program.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # to kill it with its children, and to keep Ctrl-C from it
            )
        except OSError as error:
            if self._log is not None:
                self._log.close()
            raise BotError(Fault.CRASH, f"{self._name} cannot be started: {error.strerror or error}") from None
        self._selector = selectors.DefaultSelector()
        _running.add(self)
        self._stdin, self._stdout, self._stderr = map(_open_pipe, self._pipes())
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)

    def _pipes(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        return process.stdin, process.stdout, process.stderr

    def send(self, message: dict[str, Json]) -> None:
        """Queue a message; it is written while waiting for an answer."""
        self._outbox += json.dumps(message, separators=(",", ":")).encode() + b"\n"

    def answer(self, deadline: float, limit: float) -> bytes:
        """Read the next line of its output before the deadline."""
        if self._asked:
            self._poll(0)
        self._asked = True
        if self._inbox:
            what = _quote(bytes(self._inbox).split(b"\n")[0])
            raise BotError(Fault.GARBAGE, f"{self._name} wrote {what} without being asked")
        self._send()
        while True:
            left = deadline - time.monotonic()
            if left <= 0:
                raise BotError(Fault.TIMEOUT, f"{self._name} did not answer within {limit:.1f} s")
            ended = self._poll(left)
            end = self._inbox.find(b"\n", 0, MAX_ANSWER_BYTES)
            if end >= 0:
                line, rest = bytes(self._inbox[:end]), bytes(self._inbox[end + 1 :])
                self._inbox.clear()
                if self._outbox:
                    raise BotError(Fault.GARBAGE, f"{self._name} answered without reading what it was asked")
                if rest:
                    raise BotError(Fault.GARBAGE, f"{self._name} wrote more than one line for a move")
                return line
            if len(self._inbox) > MAX_ANSWER_BYTES:
                raise BotError(
                    Fault.GARBAGE, f"{self._name} wrote more than {MAX_ANSWER_BYTES // 1024} KiB and no line end"
                )
            if ended:
                raise BotError(Fault.CRASH, self._describe_exit())

    def _poll(self, seconds: float) -> bool:
        """Wait until a pipe is ready and read or write it; returns whether the output has ended."""
        for key, _ in self._selector.select(seconds):
            if key.fd == self._stdout:
                if not self._read_output():
                    return True
            elif key.fd == self._stderr:
                self._read_errors()
            else:
                self._send()
        return False

    def _read_output(self) -> bool:
        try:
            chunk = os.read(self._stdout, MAX_ANSWER_BYTES + 1)
        except BlockingIOError:
            return True
        self._inbox += chunk
        return bool(chunk)

    def _read_errors(self) -> None:
        try:
            chunk = os.read(self._stderr, MAX_ANSWER_BYTES)
        except BlockingIOError:
            return
        if not chunk:
            self._selector.unregister(self._stderr)
            return
        if self._log is not None:
            self._log.write(chunk)
        self._errors = (self._errors + chunk)[-STDERR_TAIL:]

    def _send(self) -> None:
        """Write as much as the pipe takes, and watch it while something is left."""
        try:
            while self._outbox:
                del self._outbox[: os.write(self._stdin, self._outbox)]
        except BlockingIOError:
            pass
        except OSError:  # it closed its input; whether it has exited shows in its output
            self._outbox.clear()
        watching = self._stdin in self._selector.get_map()
        if self._outbox and not watching:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        elif watching and not self._outbox:
            self._selector.unregister(self._stdin)

    def _describe_exit(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(0.2)
        self._drain_errors()
        last = next((line for line in reversed(self._errors.decode("utf-8", "replace").splitlines()) if line), "")
        said = f": {last.strip()[:120]}" if last else ""
        status = self._process.returncode
        if status is None:
            return f"{self._name} closed its output{said}"
        if status < 0:
            with contextlib.suppress(ValueError):
                return f"{self._name} was ended by {signal.Signals(-status).name}{said}"
        return f"{self._name} exited with status {status}{said}"

    def _drain_errors(self) -> None:
        for _ in range(16):
            if self._stderr not in self._selector.get_map():
                return
            before = len(self._errors)
            self._read_errors()
            if len(self._errors) == before:
                return

    def finish(self) -> None:
        """Write the rest, close its input and give it a moment to exit by itself."""
        deadline = time.monotonic() + EXIT_SECONDS
        self._send()
        while self._outbox and (left := deadline - time.monotonic()) > 0:
            if self._poll(left):
                return
            self._inbox.clear()
        if self._stdin in self._selector.get_map():
            self._selector.unregister(self._stdin)
        self._pipes()[0].close()
        while (left := deadline - time.monotonic()) > 0 and not self._output_ended(left):
            self._inbox.clear()

    def _output_ended(self, seconds: float) -> bool:
        for key, _ in self._selector.select(seconds):
            if key.fd == self._stdout:
                if not self._read_output():
                    return True
            else:
                self._read_errors()
        return False

    def kill(self) -> None:
        """Kill its process group."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._selector.close()
        if self._log is not None:
            self._log.close()
        for pipe in self._pipes():
            with contextlib.suppress(OSError):
                pipe.close()
        self._process.wait()
        _running.discard(self)

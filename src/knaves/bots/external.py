"""Bots that are programs of their own, in any language: a view goes in as a line of JSON, a move comes out as one.

docs/bots.md describes the protocol. Whatever such a program does (dies, hangs, floods, talks nonsense), the caller gets
a move or a `BotError` with the reason, within the time that was agreed.
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
from typing import Any, Self

from knaves.game import GameError, Json, Move, SetupError, View

PROTOCOL = 1
"""The version of the protocol, told in the first message."""
MOST_ANSWER = 64 * 1024
"""An answer is one short line; a program that writes more than this is flooding."""
GRACE = 0.5
"""Seconds on top of the time for a move, for the way there and back on a busy machine."""
FAREWELL = 0.5
"""Seconds that a program has to end by itself when its game is over."""
TAIL = 2000
"""How much is kept of what a program wrote to its error output last."""


class Fault(enum.StrEnum):
    """What a bot did wrong."""

    ILLEGAL = "illegal"
    """It chose a move that is not legal."""
    CRASH = "crash"
    """It ended, or could not be started."""
    TIMEOUT = "timeout"
    """It did not answer in time."""
    GARBAGE = "garbage"
    """It wrote something else than one line with a move."""


class BotError(Exception):
    """A bot gave no legal move; the message is one sentence that says why."""

    def __init__(self, fault: Fault, reason: str) -> None:
        super().__init__(reason)
        self.fault = fault


@dataclass(frozen=True)
class Program:
    """How an external bot is started; what is needed to start it again, here or in another process."""

    name: str
    """What people call it: the words that it was given by."""
    command: tuple[str, ...]
    file: str
    """The program itself, without what runs it and its arguments."""
    seconds: float = 1.0
    """How long it may think about a move."""
    start: float = 5.0
    """How much longer its first move of a game may take, for programs that load slowly."""
    log: str = ""
    """A file to which its error output is appended."""

    @classmethod
    def find(cls, words: str, *, seconds: float = 1.0, start: float = 5.0, log: str = "") -> Program:
        """The program that a person named, with its arguments. Raises `SetupError` in one sentence."""
        if os.name != "posix":
            raise SetupError("bots that are programs of their own need Linux, macOS or another POSIX system")
        command, file = _command(words)
        return cls(short(words), command, str(file), seconds=seconds, start=start, log=log)

    def open(self) -> ExternalBot:
        """A bot that plays one game at a time with it."""
        return ExternalBot(self)


def short(words: str) -> str:
    """What people wrote, in one line of bearable length; of a path the end says most."""
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
    """A program as a bot. It is started for the first move of a game and ended with the game, so it starts afresh.

    One process sits on one seat of one game: it can know neither a partner's hand nor the same deal played before.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self._process: _Process | None = None

    @property
    def name(self) -> str:
        """What people call it."""
        return self.program.name

    @property
    def seconds(self) -> float:
        """How long it may think about a move."""
        return self.program.seconds

    def choose(self, view: View, rng: random.Random) -> Move:
        """The move of the program. Raises `BotError`, and then the program is ended."""
        data = view.basics() | view.data()
        limit = self.seconds
        try:
            if self._process is None:
                limit += self.program.start
                with _undisturbed():
                    self._process = _Process(self.program)
                self._process.tell(_hello(data, self.seconds, rng))
            self._process.tell({"type": "choose", "seconds": self.seconds, "view": data})
            answer = self._process.answer(time.monotonic() + limit + GRACE, limit)
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
            raise BotError(Fault.GARBAGE, f'{self.name} wrote {_shown(answer)}, which is not {{"move": "..."}}')
        if text in legal:
            return view.legal[legal.index(text)]
        raise BotError(Fault.ILLEGAL, f"{self.name} played {text[:40]!r}: {why_illegal(view, text)}")

    def over(self, view: View) -> None:
        """Tell the program how the game ended, and end it."""
        if self._process is not None:
            self._process.tell({"type": "over", "view": view.basics() | view.data()})
            self._process.say_goodbye()
            self.close()

    def close(self) -> None:
        """End the program and all that it started; the next move starts it anew."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def why_illegal(view: View, text: str) -> str:
    """Why a move that is not legal is not, as the rules say it."""
    try:
        move = view.game.move(text)
        if move in view.asides:
            return "that is said, not played"
        view.game.sample(view, random.Random(0)).apply(view.seat or 0, move)
    except GameError as error:
        return str(error)
    return "that is not among the legal moves"


def _hello(data: dict[str, Json], seconds: float, rng: random.Random) -> dict[str, Json]:
    kept = {key: data[key] for key in ("game", "seat", "seats", "options")}
    return {"type": "hello", "protocol": PROTOCOL, **kept, "seconds": seconds, "seed": rng.getrandbits(32)}


def _shown(line: bytes) -> str:
    return repr(line[:60].decode("utf-8", "replace")) + ("…" if len(line) > 60 else "")


@contextlib.contextmanager
def _undisturbed() -> Iterator[None]:
    """No Ctrl-C and no SIGTERM raises within the block; it does at its end."""
    if threading.current_thread() is not threading.main_thread():  # signals raise in that one alone
        yield
        return
    came: list[int] = []
    before = {
        number: signal.signal(number, lambda number, _: came.append(number))
        for number in (signal.SIGINT, signal.SIGTERM)
        if signal.getsignal(number) is not None
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for late in came:
            signal.raise_signal(late)


_running: set[_Process] = set()
"""Programs that were started and not yet ended. One is known here before a signal can raise, and until it is gone."""


@atexit.register
def end_all() -> None:
    """End the programs that an interrupted caller left behind, as when Ctrl-C came while one was being closed."""
    for process in tuple(_running):
        process.kill()


class _Process:
    """A running program and its three pipes, none of which can block us."""

    def __init__(self, program: Program) -> None:
        self._name = program.name
        self._asked_before = False
        self._unsent = bytearray()
        self._unread = bytearray()
        self._errors = bytearray()
        try:
            self._log = open(program.log, "ab", buffering=0) if program.log else None  # noqa: SIM115, PTH123
        except OSError as error:
            reason = f"the error output of {self._name} cannot be kept in {program.log}: {error.strerror or error}"
            raise BotError(Fault.CRASH, reason) from None
        try:
            self._process = subprocess.Popen(  # noqa: S603 - to run this program is what was asked for
                program.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # so that it can be ended with all its children, and Ctrl-C is not for it
            )
        except OSError as error:
            if self._log is not None:
                self._log.close()
            raise BotError(Fault.CRASH, f"{self._name} cannot be started: {error.strerror or error}") from None
        self._selector = selectors.DefaultSelector()
        _running.add(self)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)
        self._selector.register(self._pipe("stdout"), selectors.EVENT_READ)
        self._selector.register(self._pipe("stderr"), selectors.EVENT_READ)

    def _pipe(self, name: str) -> int:
        pipe: Any = getattr(self._process, name)
        return int(pipe.fileno())

    def tell(self, message: dict[str, Json]) -> None:
        """Put a message on its way; it is sent while an answer is awaited."""
        self._unsent += json.dumps(message, separators=(",", ":")).encode() + b"\n"

    def answer(self, deadline: float, limit: float) -> bytes:
        """The next line of its output, before the deadline."""
        if self._asked_before:
            self._turn(0)
        self._asked_before = True
        if self._unread:
            what = _shown(bytes(self._unread).split(b"\n")[0])
            raise BotError(Fault.GARBAGE, f"{self._name} wrote {what} without being asked")
        self._send()
        while True:
            left = deadline - time.monotonic()
            if left <= 0:
                raise BotError(Fault.TIMEOUT, f"{self._name} did not answer within {limit:.1f} s")
            ended = self._turn(left)
            end = self._unread.find(b"\n", 0, MOST_ANSWER)
            if end >= 0:
                line, rest = bytes(self._unread[:end]), bytes(self._unread[end + 1 :])
                self._unread.clear()
                if self._unsent:
                    raise BotError(Fault.GARBAGE, f"{self._name} answered without reading what it was asked")
                if rest:
                    raise BotError(Fault.GARBAGE, f"{self._name} wrote more than one line for a move")
                return line
            if len(self._unread) > MOST_ANSWER:
                raise BotError(Fault.GARBAGE, f"{self._name} wrote more than {MOST_ANSWER // 1024} KiB and no line end")
            if ended:
                raise BotError(Fault.CRASH, self._how_it_ended())

    def _turn(self, seconds: float) -> bool:
        """Wait until a pipe is ready, and move what it takes; whether the output has ended."""
        for key, _ in self._selector.select(seconds):
            if key.fd == self._pipe("stdout"):
                if not self._read_output():
                    return True
            elif key.fd == self._pipe("stderr"):
                self._read_errors()
            else:
                self._send()
        return False

    def _read_output(self) -> bool:
        try:
            chunk = os.read(self._pipe("stdout"), MOST_ANSWER + 1)
        except BlockingIOError:
            return True
        self._unread += chunk
        return bool(chunk)

    def _read_errors(self) -> None:
        try:
            chunk = os.read(self._pipe("stderr"), MOST_ANSWER)
        except BlockingIOError:
            return
        if not chunk:
            self._selector.unregister(self._pipe("stderr"))
            return
        if self._log is not None:
            self._log.write(chunk)
        self._errors = (self._errors + chunk)[-TAIL:]

    def _send(self) -> None:
        """Write as much as the pipe takes; be called again when it takes more."""
        stdin = self._pipe("stdin")
        try:
            while self._unsent:
                del self._unsent[: os.write(stdin, self._unsent)]
        except BlockingIOError:
            pass
        except OSError:  # it does not listen any more; whether it has ended shows in its output
            self._unsent.clear()
        listening = stdin in self._selector.get_map()
        if self._unsent and not listening:
            self._selector.register(stdin, selectors.EVENT_WRITE)
        elif listening and not self._unsent:
            self._selector.unregister(stdin)

    def _how_it_ended(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(0.2)
        self._read_errors_left()
        last = next((line for line in reversed(self._errors.decode("utf-8", "replace").splitlines()) if line), "")
        said = f": {last.strip()[:120]}" if last else ""
        status = self._process.returncode
        if status is None:
            return f"{self._name} closed its output{said}"
        if status < 0:
            with contextlib.suppress(ValueError):
                return f"{self._name} was ended by {signal.Signals(-status).name}{said}"
        return f"{self._name} exited with status {status}{said}"

    def _read_errors_left(self) -> None:
        for _ in range(16):
            if self._pipe("stderr") not in self._selector.get_map():
                return
            before = len(self._errors)
            self._read_errors()
            if len(self._errors) == before:
                return

    def say_goodbye(self) -> None:
        """Send what is left and the end of input, and give it a moment to end by itself."""
        deadline = time.monotonic() + FAREWELL
        self._send()
        while self._unsent and (left := deadline - time.monotonic()) > 0:
            if self._turn(left):
                return
            self._unread.clear()
        if self._pipe("stdin") in self._selector.get_map():
            self._selector.unregister(self._pipe("stdin"))
        assert self._process.stdin is not None
        self._process.stdin.close()
        while (left := deadline - time.monotonic()) > 0 and not self._closed_output(left):
            self._unread.clear()

    def _closed_output(self, seconds: float) -> bool:
        for key, _ in self._selector.select(seconds):
            if key.fd == self._pipe("stdout"):
                if not self._read_output():
                    return True
            else:
                self._read_errors()
        return False

    def kill(self) -> None:
        """End it with everything it started in its process group."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._selector.close()
        if self._log is not None:
            self._log.close()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert pipe is not None
            with contextlib.suppress(OSError):
                pipe.close()
        self._process.wait()
        _running.discard(self)

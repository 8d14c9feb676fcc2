"""Bots that are external programs, in any language: they read a view as a line of JSON and write a move as another.

docs/bots.md describes the protocol. Whatever the program does (crash, hang, flood its output, write garbage), the
caller gets a move or a `BotError` with the reason within the time limit.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import shlex
import shutil
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from knaves.bots.bot import GRACE_SECONDS, BotError, Fault, GuestBot, find_legal, shorten
from knaves.bots.program_process import ProgramProcess, deferred_signals, quote
from knaves.game import Json, Move, SetupError, View

PROTOCOL = 1
"""The version of the protocol, sent in the first message."""


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

    def load(self) -> None:
        """Nothing: the first move starts it."""

    def open(self) -> ExternalBot:
        """A bot that runs this program, for one seat."""
        return ExternalBot(self)

    def digest(self) -> str:
        """A hash of its file, to notice that it has changed."""
        return hashlib.sha256(Path(self.file).read_bytes()).hexdigest()


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


class ExternalBot(GuestBot):
    """A program as a bot. It starts with the first move, and ends with the game unless it asked to play another.

    One process serves one seat, so it does not know a partner's hand.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self.name, self.seconds = program.name, program.seconds
        self._process: ProgramProcess | None = None
        self._in_game = False
        self._stays = False
        """Whether the program has said that it can play another game."""

    def choose(self, view: View, rng: random.Random) -> Move:
        """Ask the program for a move. Raises `BotError` after stopping the program."""
        data = view.basics() | view.data()
        limit = self.seconds
        try:
            if not self._in_game:
                limit += self.program.start
                self._begin(data, rng)
            assert self._process is not None
            self._process.send({"type": "choose", "seconds": self.seconds, "view": data})
            answer = self._process.answer(time.monotonic() + limit + GRACE_SECONDS, limit)
            return self._read(answer, view)
        except BaseException:
            self._kill()
            raise

    def _begin(self, data: dict[str, Json], rng: random.Random) -> None:
        """Start the program, or tell it that another game begins."""
        kind = "hello" if self._process is None else "newgame"
        if self._process is None:
            with deferred_signals():
                self._process = ProgramProcess(self.name, self.program.command, self.program.log)
        kept = {key: data[key] for key in ("game", "seat", "seats", "options")}
        seed = rng.getrandbits(32)
        self._process.send({"type": kind, "protocol": PROTOCOL, **kept, "seconds": self.seconds, "seed": seed})
        self._in_game = True

    def _read(self, answer: bytes, view: View) -> Move:
        try:
            said = json.loads(answer)
        except (ValueError, RecursionError):
            said = None
        text = said.get("move") if isinstance(said, dict) else None
        if not isinstance(said, dict) or not isinstance(text, str):
            raise BotError(Fault.GARBAGE, f'{self.name} wrote {quote(answer)}, which is not {{"move": "..."}}')
        self._stays = self._stays or said.get("newgame") is True
        return find_legal(self.name, view, text)

    def end_game(self, view: View) -> None:
        """Send the final view to the program, and stop it unless it plays on."""
        if self._process is None:
            return
        self._in_game = False
        self._process.send({"type": "over", "view": view.basics() | view.data()})
        if self._stays:
            self._process.flush()
        else:
            self.close()

    def close(self) -> None:
        """Stop the program with its child processes; after a game it has a moment to exit by itself."""
        if self._process is not None and not self._in_game:
            self._process.finish()
        self._kill()

    def _kill(self) -> None:
        process, self._process = self._process, None
        self._in_game = self._stays = False
        if process is not None:
            process.kill()

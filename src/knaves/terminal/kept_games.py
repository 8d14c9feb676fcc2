"""Games that can be resumed: unfinished games against bots, and seats at servers' tables.

A game against bots is a record that is written after each change. Unlike a record for others it holds the seed and all
moves; `Own seat` and `Bots` in its header say who plays.
"""

from __future__ import annotations

import contextlib
import datetime as dt
import hashlib
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from knaves.bots import LEVELS
from knaves.deal import verify
from knaves.game import GameError
from knaves.games import GAMES
from knaves.record import Record, RecordError, check_unfinished, load
from knaves.record_files import EXTENSION, free_name, replace_file
from knaves.terminal.local import GameSetup, LocalSession
from knaves.terminal.session import ConnectionState
from knaves.terminal.state_folder import make_private
from knaves.words import Words, game_name

OWN_SEAT, BOTS = "Own seat", "Bots"
"""Header fields of a kept record."""
RESUME_COMMAND = "knaves play --resume"
UNREADABLE = "it is not a game that can be resumed"
"""For the log; people read `kept-broken`."""
MAX_KEPT = 20
"""When there are more, the oldest are removed."""


@dataclass(frozen=True)
class KeptGame:
    """An unfinished game against bots."""

    path: Path
    changed: dt.datetime
    record: Record
    setup: GameSetup

    def label(self, words: Words) -> str:
        """The game in a few words."""
        names = self.setup.names("")
        bots = [names[seat] for seat in range(self.setup.seats) if seat != self.setup.own_seat]
        return words.say(
            "kept-game", game=game_name(words, self.record.game), names=words.join(bots),
            number=len(self.record.moves), when=f"{self.changed:%Y-%m-%d %H:%M}",
        )  # fmt: skip


@dataclass(frozen=True)
class Seat:
    """A seat at a server's table, and the secret that opens it."""

    server: str
    code: str
    token: str
    game: str

    @property
    def file_name(self) -> str:
        """The name of its file, the same each time."""
        return f"{self.code}-{hashlib.sha256(f'{self.server} {self.token}'.encode()).hexdigest()[:12]}.json"


@dataclass(frozen=True)
class KeptSeat:
    """A seat that the person can return to."""

    path: Path
    changed: dt.datetime
    seat: Seat

    def label(self, words: Words) -> str:
        """The table in a few words."""
        return words.say(
            "kept-seat", game=game_name(words, self.seat.game), code=self.seat.code,
            server=self.seat.server.partition("://")[2], when=f"{self.changed:%Y-%m-%d %H:%M}",
        )  # fmt: skip


Kept = KeptGame | KeptSeat


class KeptGames:
    """The games and seats in a folder."""

    def __init__(self, folder: Path, now: Callable[[], dt.datetime] = dt.datetime.now) -> None:
        self.folder = folder / "games"
        self.failed: OSError | None = None
        """Why the latest change could not be kept."""
        self._now = now
        self._paths: dict[LocalSession, Path] = {}
        self._texts: dict[LocalSession, str] = {}

    # --- Games against bots -------------------------------------------------------------------------------------

    def write(self, session: LocalSession) -> None:
        """Keep a game as it is now; a finished one is removed, and one without a move of the person isn't kept."""
        if session.connection_state is ConnectionState.CLOSED:
            return
        record = session.kept_record
        if record is None:
            self.forget(session)
            return
        setup = session.setup
        text = str(
            replace(record, extra=(*record.extra, (OWN_SEAT, str(setup.own_seat)), (BOTS, " ".join(setup.bots))))
        )
        if text == self._texts.get(session):
            return
        try:
            make_private(self.folder)
            path = self._paths.get(session)
            if path is None or self._changed_by_another(session, path):
                wanted = self.folder / f"{setup.game.name}-{self._now():%Y%m%d-%H%M%S}{EXTENSION}"
                path = self._paths[session] = free_name(wanted)
            replace_file(path, text)
        except OSError as error:
            self.failed = error
            return
        self.failed, self._texts[session] = None, text
        self._remove_oldest()

    def _changed_by_another(self, session: LocalSession, path: Path) -> bool:
        """Whether another program continues the same game; then this one gets a file of its own."""
        try:
            return path.read_text("utf-8") != self._texts[session]
        except OSError:  # removed
            return False

    def is_kept(self, session: LocalSession) -> bool:
        """Whether a game can be resumed later."""
        return session in self._paths and self.failed is None

    def forget(self, session: LocalSession) -> None:
        """Remove a game that is over or given up."""
        path = self._paths.pop(session, None)
        self._texts.pop(session, None)
        if path is not None:
            remove(path)

    async def follow(self, session: LocalSession) -> None:
        """Keep a game up to date until it is closed."""
        version = -1
        while session.connection_state is not ConnectionState.CLOSED:
            version = await session.wait_for_change(version)
            self.write(session)

    def resume(
        self, kept: KeptGame, *, own_name: str, pace: float = 0.0, patience: float | None = None
    ) -> LocalSession:
        """Continue a game where it was left. Raises `GameError` if its file was changed."""
        record = kept.record
        check_unfinished(record, GAMES)
        if record.seed is None or not verify(record.seed, record.commitment):
            raise RecordError(UNREADABLE)
        session = LocalSession(kept.setup, record.seed, own_name=own_name, pace=pace, patience=patience, kept=record)
        self._paths[session] = kept.path
        self._texts[session] = kept.path.read_text("utf-8")
        return session

    # --- Seats at tables ----------------------------------------------------------------------------------------

    def keep_seat(self, seat: Seat) -> None:
        """Remember a seat."""
        try:
            make_private(self.folder)
            replace_file(self.folder / seat.file_name, json.dumps(asdict(seat), indent=1) + "\n")
        except OSError as error:
            self.failed = error
            return
        self._remove_oldest()

    def forget_seat(self, seat: Seat) -> None:
        """Forget a seat that was given up or whose table is gone."""
        remove(self.folder / seat.file_name)

    # --- All of them --------------------------------------------------------------------------------------------

    def find_all(self) -> list[Kept]:
        """Everything that can be resumed, the latest first; files that can't be read are left alone."""
        found = [kept for path in self._files() if (kept := _read(path)) is not None]
        return sorted(found, key=lambda kept: kept.changed, reverse=True)

    def _files(self) -> list[Path]:
        return [*self.folder.glob(f"*{EXTENSION}"), *self.folder.glob("*.json")]

    def _remove_oldest(self) -> None:
        for old in self.find_all()[MAX_KEPT:]:
            remove(old.path)


def remove(path: Path) -> None:
    """Remove a file; one that can't be removed is offered again, which does no harm."""
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)


def _read(path: Path) -> Kept | None:
    try:
        changed = dt.datetime.fromtimestamp(path.stat().st_mtime)
        if path.suffix == ".json":
            return KeptSeat(path, changed, Seat(**json.loads(path.read_text("utf-8"))))
        record = load(path)
        return KeptGame(path, changed, record, _read_setup(record))
    except (OSError, ValueError, TypeError, KeyError, GameError):
        return None


def _read_setup(record: Record) -> GameSetup:
    """Who plays which game. Raises `KeyError`, `ValueError` or `GameError` if the record doesn't tell."""
    game, notes = GAMES[record.game], dict(record.extra)
    own_seat, bots = int(notes[OWN_SEAT]), tuple(notes[BOTS].split())
    if record.version != game.version or record.seed is None:
        raise RecordError(UNREADABLE)
    if not 0 <= own_seat < record.seats or len(bots) != record.seats - 1 or not LEVELS.keys() >= set(bots):
        raise RecordError(UNREADABLE)
    return GameSetup(game, record.seats, game.Options.parse(record.options), own_seat, bots)

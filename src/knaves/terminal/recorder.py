"""The record files of one run of the program, each kept up to date during its game."""

from __future__ import annotations

from pathlib import Path

from knaves.record_files import RecordFile, write_new
from knaves.terminal.session import Session


class Recorder:
    """Writes the record of every game if a file was named, else only those the player saves."""

    def __init__(self, file: str | None) -> None:
        self.files: list[Path] = []
        """The record files, in the order of their games."""
        self._wanted = Path(file) if file else None
        self._record_files: dict[Session, RecordFile] = {}
        self._paths: dict[Session, Path] = {}

    @property
    def enabled(self) -> bool:
        """Whether every game is recorded."""
        return self._wanted is not None

    def path(self, session: Session) -> Path | None:
        """The record file of a game, if there is one."""
        return self._paths.get(session)

    def write(self, session: Session) -> None:
        """Write the current record, if every game is recorded. Raises `OSError`."""
        record = session.current_record
        if self._wanted is None or record is None:
            return
        file = self._record_files.setdefault(session, RecordFile(self._wanted))
        path = file.write(str(record))
        if session not in self._paths:
            self._add(session, path)

    def save(self, session: Session, path: Path) -> Path:
        """Write the record of a finished game to a new file and return its name. Raises `OSError`."""
        saved = write_new(path, str(session.record), durable=True)
        self._add(session, saved)
        return saved

    def _add(self, session: Session, path: Path) -> None:
        self._paths[session] = path
        self.files.append(path)

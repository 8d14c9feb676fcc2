"""What a person has solved, in a file: the puzzles, and the streak of days with a puzzle of the day."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path

from knaves.errors import GameError
from knaves.record_files import replace_file
from knaves.state_folder import make_private

FILE = "puzzles.json"


@dataclass
class Progress:
    """The solved puzzles and the streak."""

    solved: dict[str, str] = field(default_factory=dict)
    """By the id of a puzzle: the day on which it was solved."""
    days: set[str] = field(default_factory=set)
    """The days on which a puzzle of the day was solved."""

    def add(self, puzzle_id: str, day: date, *, is_daily: bool) -> None:
        """Note a solved puzzle."""
        self.solved.setdefault(puzzle_id, day.isoformat())
        if is_daily:
            self.days.add(day.isoformat())

    def streak(self, day: date) -> int:
        """The days in a row up to this one with a solved puzzle of the day; this one may still be open."""
        if day.isoformat() not in self.days:
            day -= timedelta(days=1)
        count = 0
        while day.isoformat() in self.days:
            count, day = count + 1, day - timedelta(days=1)
        return count

    @classmethod
    def read(cls, path: Path) -> Progress:
        """Read the file; nothing is solved if there is none. Raises `GameError` if it is not such a file."""
        try:
            found = json.loads(path.read_text("utf-8"))
            return cls(dict(found["solved"]), {date.fromisoformat(day).isoformat() for day in found["days"]})
        except FileNotFoundError:
            return cls()
        except (ValueError, TypeError, KeyError, AttributeError):
            raise GameError(f"{path} does not hold solved puzzles; move it away to begin anew") from None

    def write(self, path: Path) -> None:
        """Write the file in one step, so that none is lost if that fails."""
        make_private(path.parent)
        replace_file(path, json.dumps({"solved": self.solved, "days": sorted(self.days)}))

"""Play all lessons and write what the web client shows of them: `python tools/lessons.py`.

Every view and event comes from the engine; the page only follows them.
"""

from __future__ import annotations

import json
from pathlib import Path

from knaves.lessons import LESSONS, scenario

OUT = Path(__file__).parents[1] / "web/src/lib/lessons"


def texts() -> dict[str, str]:
    """The content of each file, by the name of the game."""
    return {
        game: json.dumps([scenario(lesson) for lesson in lessons], separators=(",", ":")) + "\n"
        for game, lessons in LESSONS.items()
    }


if __name__ == "__main__":
    for game, text in texts().items():
        (OUT / f"{game}.json").write_text(text, "utf-8")

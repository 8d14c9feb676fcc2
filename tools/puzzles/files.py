"""The files of the miner: one JSON object in each line, appended to, so that a run that was stopped goes on."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any


def read_lines(path: Path) -> Iterator[dict[str, Any]]:
    """The objects of a file; none if there is no file. A last line that was cut off is left out."""
    if not path.exists():
        return
    for line in path.read_text("utf-8").splitlines():
        try:
            yield json.loads(line)
        except ValueError:
            return


def append_lines(path: Path, rows: Iterable[Mapping[str, Any]]) -> None:
    """Add objects to a file in one write."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)
    with path.open("a", encoding="utf-8") as file:
        file.write(text)

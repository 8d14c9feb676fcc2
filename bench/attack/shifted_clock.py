"""`knaves` with a wall clock that somebody sets: `python -m bench.attack.shifted_clock FILE serve …`.

The file holds the seconds by which the time of day is wrong. Only `time.time` is shifted, as when an operator or a time
service sets the clock of a machine; the monotonic clock goes on.
"""

from __future__ import annotations

import mmap
import struct
import sys
import time
from pathlib import Path

SIZE = 8


def set_shift(path: Path, seconds: float) -> None:
    """Set the clock."""
    if not path.exists():
        path.write_bytes(struct.pack("d", 0.0))
    with path.open("r+b") as file:
        file.write(struct.pack("d", seconds))


def main() -> None:
    with Path(sys.argv[1]).open("rb") as file:
        shift = mmap.mmap(file.fileno(), SIZE, access=mmap.ACCESS_READ)
    real = time.time
    time.time = lambda: real() + struct.unpack("d", shift[:SIZE])[0]
    sys.argv[1:] = sys.argv[2:]
    from knaves.cli import main as knaves  # only now: modules keep the clock that they find when they are imported

    sys.exit(knaves(sys.argv[1:]))


if __name__ == "__main__":
    main()

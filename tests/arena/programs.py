"""Bots that are programs: one that works, and many faulty ones that must not be able to stop a match."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

PLAYS = """
import json, random, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        chance = random.Random(message["seed"])
    elif message["type"] == "choose":
        print(json.dumps({"move": chance.choice(message["view"]["legal"])}), flush=True)
"""

BAD = {
    "sleeps": ("timeout", "did not answer within", "#!/bin/sh\nexec sleep 300\n"),
    "exits": ("crash", "exited with status 0", "#!/bin/sh\nexit 0\n"),
    "class.py": ("crash", "exited with status 0; a class in it is named class.py:Class", "class MyBot:\n    pass\n"),
    "fails": ("crash", "exited with status 3: no such luck", "#!/bin/sh\necho no such luck >&2\nexit 3\n"),
    "is-killed": ("crash", "was ended by SIGSEGV", "#!/bin/sh\nkill -SEGV $$\n"),
    "closes": ("crash", "closed its output", "#!/bin/sh\nexec >&-\nexec sleep 300\n"),
    "no-format": ("crash", "cannot be started", "\x7fELF nonsense"),
    "floods": ("garbage", "wrote more than 64 KiB and no line end", "#!/bin/sh\nexec cat /dev/zero\n"),
    "floods-lines": ("garbage", "wrote more than one line", "#!/bin/sh\nexec yes\n"),
    "floods-errors": ("timeout", "did not answer within", "#!/bin/sh\nyes nonsense >&2\n"),
    "garbage": ("garbage", "which is not", "#!/bin/sh\nread a\nread b\nprintf 'hello\\377\\n'\nread c\n"),
    "not-json": ("garbage", "which is not", "#!/bin/sh\nread a\nread b\necho '{\"move\": '\nread c\n"),
    "no-move": ("garbage", "which is not", "#!/bin/sh\nread a\nread b\necho '[1, 2]'\nread c\n"),
    "deep": ("garbage", "which is not", "#!/bin/sh\nread a\nread b\nprintf '[%.0s' $(seq 9000)\necho\nread c\n"),
    "illegal": ("illegal", "played '7H@a1'", '#!/bin/sh\nread a\nread b\necho \'{"move": "7H@a1"}\'\nread c\n'),
    "unreadable": ("illegal", "is not a move", '#!/bin/sh\nread a\nread b\necho \'{"move": "?"}\'\nread c\n'),
    "never-reads": ("illegal", "played", '#!/bin/sh\necho \'{"move": "7H@c4"}\'\nexec sleep 300\n'),
}
"""By name: the fault to report, a part of the reason, and the program."""

DIES_LATER = (
    PLAYS
    + """
        if message["view"]["deck_count"] < 60: sys.exit(7)
"""
)

TWO_LINES = (
    PLAYS
    + """
        print("thinking", flush=True)
"""
)


def write(path: Path, text: str) -> Path:
    path.write_bytes(text.encode("latin-1"))
    path.chmod(0o755)
    return path


def write_bad(folder: Path, name: str) -> Path:
    return write(folder / name, BAD[name][2])


def running(program: Path) -> list[str]:
    """The command lines of running processes of this program, without the `knaves` process that started it."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):  # it ended in the meantime
            words = path.read_bytes().decode("utf-8", "replace").split("\0")
            if str(program) in words and "knaves" not in words:
                found.append(" ".join(words))
    return found


def wait_until_none_runs(program: Path) -> None:
    """Wait for the processes of a program to end; a killed one may take a moment."""
    for _ in range(200):
        if not running(program):
            return
        time.sleep(0.05)
    raise AssertionError(f"still running: {running(program)}")

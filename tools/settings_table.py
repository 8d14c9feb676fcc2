"""Write the table of settings into `docs/host.md`; `make types` does."""

from __future__ import annotations

import re
from pathlib import Path

from knaves.cli.settings import settings_table

GUIDE = Path(__file__).parents[1] / "docs" / "host.md"
TABLE = re.compile(r"(?<=<!-- settings -->\n\n)(\|.*\n)*")


def guide_with_table() -> str:
    """The page with the table as it should be."""
    return TABLE.sub(lambda _: settings_table(), GUIDE.read_text("utf-8"))


if __name__ == "__main__":
    GUIDE.write_text(guide_with_table(), "utf-8")

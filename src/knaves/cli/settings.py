"""The settings of a server, each an option of the command line and an environment variable.

The table below is the only place that lists them: the options, their help and the table in `docs/host.md` follow from
it.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from knaves.cli.common import non_negative_int
from knaves.game import SetupError

TRUE, FALSE = ("1", "true", "yes", "on"), ("", "0", "false", "no", "off")


@dataclass(frozen=True)
class Setting:
    """One setting of one or more commands."""

    flag: str
    help: str
    metavar: str = ""
    """Empty for a switch."""
    default: str | None = ""
    read: Callable[[str], Any] = str
    many: bool = False
    """Whether it may be given several times; the variable separates the values by spaces."""
    store: bool = False
    """Whether it says where the tables are, which all commands for operators need."""
    worker: bool = False
    """Whether `knaves worker` has it, too."""

    @property
    def variable(self) -> str:
        """The environment variable."""
        return "KNAVES_" + self.flag.removeprefix("--").upper().replace("-", "_")

    def add_to(self, sub: argparse.ArgumentParser) -> None:
        """Add the option; the command line comes before the environment."""
        value = os.environ.get(self.variable) or self.default  # empty is the same as not set, as in container files
        text = f"{self.help} (default: {self.default})" if self.default else self.help
        text += f" [${self.variable}]"
        if not self.metavar:
            sub.add_argument(self.flag, action="store_true", default=(value or "").lower() in TRUE, help=text)
        elif self.many:
            values = (value or "").split()
            sub.add_argument(self.flag, action="append", default=values, metavar=self.metavar, help=text)
        else:
            sub.add_argument(self.flag, type=self._read, default=value, metavar=self.metavar, help=text)

    def _read(self, text: str) -> Any:
        try:
            return self.read(text)
        except argparse.ArgumentTypeError as error:
            where = f" (from ${self.variable})" if text == os.environ.get(self.variable) else ""
            raise argparse.ArgumentTypeError(f"{error}{where}") from None


def log_format(text: str) -> str:
    """A format of the log."""
    if text not in ("json", "text"):
        raise argparse.ArgumentTypeError(f"{text!r} is neither json nor text")
    return text


SETTINGS = (
    Setting("--host", "address to listen on; 0.0.0.0 for the network, :: for IPv6, too", "ADDRESS", "127.0.0.1"),
    Setting("--port", "port to listen on; 0 for any free one", "PORT", "8000", non_negative_int),
    Setting("--data", "folder that stores the tables", "DIR", "knaves-data", store=True, worker=True),
    Setting(
        "--database", "store them in PostgreSQL instead (postgresql://…); the variable hides a password better",
        "URL", store=True, worker=True,
    ),
    Setting(
        "--bots", "number of bot processes; by default one less than there are cores, but at least one",
        "N", None, non_negative_int, worker=True,
    ),
    Setting("--retention", "days after which old tables are deleted; 0 for never", "DAYS", "30", non_negative_int),
    Setting("--max-data", "gigabytes after which tables are refused; 0 for no bound", "GB", "10", non_negative_int),
    Setting(
        "--table-entries", "log entries of a table after which it takes no new game; 0 for no bound",
        "N", "20000", non_negative_int,
    ),
    Setting("--game-moves", "moves after which a game ends undecided; 0 for no bound", "N", "3000", non_negative_int),
    Setting(
        "--daily-quota", "megabytes that one address may add to logs in a day; 0 for no bound",
        "MB", "430", non_negative_int,
    ),
    Setting("--admin-token", "token for the admin page, better set by the variable; by default a new one", "TOKEN"),
    Setting("--proxy", "reverse proxies that may report the client's address, separated by commas", "ADDRESSES"),
    Setting("--origin", "another website whose pages may connect; may be repeated", "URL", many=True),
    Setting(
        "--trusted-network", "network whose clients get ten times the limits; may be repeated (example: 192.0.2.0/24)",
        "NETWORK", many=True,
    ),
    Setting("--log-format", "lines of the log: json or text", "FORMAT", "json", log_format, worker=True),
    Setting("--no-limits", "turn off rate limits, for benchmarks"),
    Setting("--open", "open a browser"),
)  # fmt: skip


def add_settings(sub: argparse.ArgumentParser, which: Callable[[Setting], bool] = lambda _: True) -> None:
    """Add the options of a command."""
    for setting in SETTINGS:
        if which(setting):
            setting.add_to(sub)


def check_switches() -> None:
    """Raise `SetupError` if a variable of a switch says neither yes nor no."""
    for setting in SETTINGS:
        value = os.environ.get(setting.variable, "").lower()
        if not setting.metavar and value not in (*TRUE, *FALSE):
            raise SetupError(f"${setting.variable} is {value!r}; write 1 or 0")


def settings_table() -> str:
    """The settings as a table for the guide."""
    lines = ["| option | variable | default | what it does |", "|---|---|---|---|"]
    for setting in SETTINGS:
        option = f"{setting.flag} {setting.metavar}".strip()
        default = f"`{setting.default}`" if setting.default else ""
        lines.append(f"| `{option}` | `{setting.variable}` | {default} | {setting.help} |")
    return "\n".join(lines) + "\n"

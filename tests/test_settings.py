"""Settings of a server by option and by environment variable."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from knaves.cli.settings import SETTINGS, add_settings, check_switches
from knaves.game import SetupError
from tools.settings_table import GUIDE, guide_with_table

VALUES = {
    "KNAVES_HOST": ("::1", "::1"), "KNAVES_PORT": ("81", 81), "KNAVES_DATA": ("/srv", "/srv"),
    "KNAVES_DATABASE": ("postgresql://db", "postgresql://db"), "KNAVES_BOTS": ("0", 0), "KNAVES_RETENTION": ("7", 7),
    "KNAVES_ADMIN_TOKEN": ("x" * 20, "x" * 20), "KNAVES_PROXY": ("10.0.0.1,10.0.0.2", "10.0.0.1,10.0.0.2"),
    "KNAVES_ORIGIN": ("https://a https://b", ["https://a", "https://b"]),
    "KNAVES_TRUSTED_NETWORK": ("192.0.2.0/24 2001:db8::/48", ["192.0.2.0/24", "2001:db8::/48"]),
    "KNAVES_LOG_FORMAT": ("text", "text"), "KNAVES_NO_LIMITS": ("1", True), "KNAVES_OPEN": ("yes", True),
}  # fmt: skip


def parse(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(exit_on_error=False)
    add_settings(parser)
    return parser.parse_args(words)


def dest(variable: str) -> str:
    return variable.removeprefix("KNAVES_").lower()


@pytest.fixture(autouse=True)
def no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for setting in SETTINGS:
        monkeypatch.delenv(setting.variable, raising=False)


def test_every_setting_can_be_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {setting.variable for setting in SETTINGS}
    assert known >= set(VALUES)
    for variable, (text, expected) in VALUES.items():
        before = vars(parse())[dest(variable)]
        assert before != expected
        monkeypatch.setenv(variable, "")
        assert vars(parse())[dest(variable)] == before, "empty is the same as not set"
        monkeypatch.setenv(variable, text)
        assert vars(parse())[dest(variable)] == expected


def test_the_command_line_comes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KNAVES_PORT", "81")
    monkeypatch.setenv("KNAVES_ORIGIN", "https://a")
    found = parse("--port", "82", "--origin", "https://b")
    assert found.port == 82
    assert found.origin == ["https://a", "https://b"]


def test_a_bad_variable_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KNAVES_PORT", "many")
    with pytest.raises(argparse.ArgumentError, match=r"'many' is not a whole number \(from \$KNAVES_PORT\)"):
        parse()
    monkeypatch.delenv("KNAVES_PORT")
    monkeypatch.setenv("KNAVES_NO_LIMITS", "perhaps")
    with pytest.raises(SetupError, match=r"\$KNAVES_NO_LIMITS is 'perhaps'; write 1 or 0"):
        check_switches()


def test_the_guide_and_the_help_list_every_setting() -> None:
    assert guide_with_table() == GUIDE.read_text("utf-8"), "run make types"
    parser = argparse.ArgumentParser()
    add_settings(parser)
    for setting in SETTINGS:
        assert setting.flag in parser.format_help()
        assert f"`{setting.variable}`" in GUIDE.read_text("utf-8")
        assert f"[${setting.variable}]" in " ".join(parser.format_help().split())


def test_a_server_and_a_worker_take_no_option_that_is_not_a_setting() -> None:
    source = (Path(__file__).parents[1] / "src/knaves/cli/serve.py").read_text("utf-8")
    begin, end = source.index('"serve"'), source.index('"backup"')
    assert "add_argument" not in source[begin:end]

"""The server's sentences: each is a message, in the language of the request."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

import knaves.server
from knaves.server.refusals import CommandRefused
from knaves.words import LANGUAGES, SOURCE, Words
from tests.messages import entries
from tests.server.server_process import ServerProcess, fetch, server

SERVER = Path(knaves.server.__path__[0])
PAGES = SERVER / "pages"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server(tmp_path_factory.mktemp("data")) as found:
        yield found


# --- Refusals ---------------------------------------------------------------------------------------------------


def refusals() -> Iterator[tuple[str, ast.Call]]:
    """Every refusal in the server's source, with its location."""
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "CommandRefused":
                yield f"{path.name}:{node.lineno}", node


def reason_of(call: ast.Call) -> str | None:
    """The second argument, if it is a plain text."""
    if len(call.args) < 2:
        return ""
    reason = call.args[1]
    return reason.value if isinstance(reason, ast.Constant) and isinstance(reason.value, str) else None


def test_a_refusal_names_its_sentence_by_an_id_and_has_none_of_its_own() -> None:
    found = list(refusals())
    assert len(found) > 40
    reasons = {where: reason_of(call) for where, call in found}
    assert {
        where for where, reason in reasons.items() if reason is None or not re.fullmatch(r"[a-z-]*", reason)
    } == set()


def test_every_reason_has_its_message_and_no_other_has() -> None:
    named = {reason for _, call in refusals() if (reason := reason_of(call))}
    assert named == {key.removeprefix("refused-") for key in entries(SOURCE) if key.startswith("refused-")}


def test_the_server_sends_no_error_with_a_sentence_of_its_own() -> None:
    """All go through `CommandRefused`; `refusal_message` is the one place that writes `wire.Error`."""
    found = {
        path.name
        for path in SERVER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("wire.Error", "wire.Problem")
        if any(isinstance(part, ast.Constant | ast.JoinedStr) and " " in ast.unparse(part) for part in node.args)
    }
    assert found == set()


def test_a_refusal_says_its_reason_else_its_rule_else_its_code() -> None:
    assert str(CommandRefused("not-yours", "spectator")) == "Spectators can’t do that. Take a seat first."
    assert str(CommandRefused("full")) == Words().say("error-full")
    rule = Words().say("error-rule-G10")
    assert str(CommandRefused("illegal", rule="G10", detail="a1 is a corner")) == f"{rule} (a1 is a corner)"
    assert CommandRefused("not-yours", "spectator").sentence(Words("de")) == Words("de").say("refused-spectator")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_request_is_refused_in_its_language(running: ServerProcess, language: str) -> None:
    words = Words(language)
    body = b'{"game":"travel","seats":2,"name":"\\u0000"}'
    _, _, answer = fetch(running, "/api/tables", body, "POST", accept_language=f"{language}, en;q=0.1")
    assert json.loads(answer)["message"] == words.say("refused-name-empty")
    _, _, answer = fetch(running, "/api/tables/ZZZZZ", accept_language=language)
    assert json.loads(answer)["message"] == words.say("error-no-such-table")
    _, _, answer = fetch(running, "/api/admin/overview", accept_language=language)
    assert json.loads(answer)["message"] == words.say("refused-admin-token")
    _, _, answer = fetch(running, "/api/nothing", accept_language=language)
    assert json.loads(answer)["message"] == words.say("refused-nothing-here")


# --- The admin page ---------------------------------------------------------------------------------------------


class Read(HTMLParser):
    """The texts of a page, and attributes that are shown or read aloud."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.language = ""

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.texts.append(data.strip())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "html":
            self.language = found.get("lang") or ""
        self.texts += [found[name] or "" for name in ("title", "alt", "placeholder", "aria-label") if name in found]


def read(page: str) -> Read:
    reader = Read()
    reader.feed(page)
    return reader


def test_the_admin_page_has_no_hard_coded_texts() -> None:
    for text in read((PAGES / "admin.html").read_text("utf-8")).texts:
        assert not re.search(r"\w", re.sub(r"\{\{[\w-]+\}\}", "", text)), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_admin_page_uses_the_browsers_language(running: ServerProcess, language: str) -> None:
    _, headers, body = fetch(running, "/admin", accept_language=f"{language}-XX,{language};q=0.9")
    page, words = read(body.decode()), Words(language)
    assert page.language == language
    assert "accept-language" in headers["vary"]
    assert "{{" not in body.decode()
    for key in ("admin-title", "admin-token", "admin-name", "admin-connected", "admin-bans", "admin-ban"):
        assert words.say(key) in page.texts, key
    for key in ("admin-unban", "admin-permanently", "game-stacks"):
        assert words.say(key) in body.decode(), "for the script"


def test_the_language_of_the_admin_page_can_be_chosen(running: ServerProcess) -> None:
    assert read(fetch(running, "/admin?lang=pl", accept_language="de")[2].decode()).language == "pl"
    assert read(fetch(running, "/admin?lang=xx", accept_language="de")[2].decode()).language == "de"


def test_the_admin_page_is_in_plain_english(running: ServerProcess) -> None:
    texts = " ".join(read(fetch(running, "/admin")[2].decode()).texts)
    for better in ("Server name", "permanently", "Unban", "command-line default", "Connected"):
        assert better in texts
    for stilted in ("Name of this place", "for good", "Let in again", "as the command line says", "Here"):
        assert stilted not in texts

"""What the page says before it runs: the site's name and the preview of a link (Open Graph)."""

from __future__ import annotations

import html
import json
import re
import struct
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.server_process import ServerProcess, fetch, server


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server(tmp_path_factory.mktemp("data")) as found:
        yield found


def tags(running: ServerProcess, path: str, language: str = "en") -> dict[str, str]:
    """The meta tags of a page."""
    status, headers, page = fetch(running, path, accept_language=language)
    assert status == 200
    assert headers["content-type"].startswith("text/html")
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page.decode())
    return {name: html.unescape(text) for name, text in found}


def new_table(running: ServerProcess, **more: Any) -> str:
    """The code of a new table."""
    body = {"game": "classic", "seats": 2, "name": "Ana", **more}
    status, _, answer = fetch(running, "/api/tables", json.dumps(body).encode(), "POST")
    assert status == 201, answer
    return str(json.loads(answer)["code"])


def test_the_link_of_a_table_says_who_invites_to_what(running: ServerProcess) -> None:
    code = new_table(running, title='Sunday "evening" <3')
    found = tags(running, f"/{code}")
    assert found["og:title"] == 'Sunday "evening" <3 – Knaves'
    assert found["og:description"] == "You’re invited: Classic with Ana."
    assert found["og:url"].endswith(f"/{code}")
    assert found["og:site_name"] == found["application-name"] == "Knaves"
    assert found["twitter:card"] == "summary_large_image"
    assert tags(running, f"/{code.lower()}", "de")["og:description"] == "Du bist eingeladen: Klassisch mit Ana."
    started = new_table(running, bots={"1": "random"}, start=True)
    assert tags(running, f"/{started}")["og:title"] == "Classic – Knaves"
    assert tags(running, f"/{started}")["og:description"] == "Game in progress: Classic with Ana."


def test_home_and_unknown_tables_have_the_general_preview(running: ServerProcess) -> None:
    home = tags(running, "/", "pl")
    assert home["og:title"] == "Knaves"
    assert "Sequence" in home["og:description"]
    assert tags(running, "/ZZZZZ", "pl") == {**home, "og:url": f"{home['og:url']}ZZZZZ"}


def test_the_picture_comes_from_this_server_and_has_the_stated_size(running: ServerProcess) -> None:
    found = tags(running, "/")
    assert found["og:image"].startswith(found["og:url"])
    status, headers, png = fetch(running, "/" + found["og:image"].removeprefix(found["og:url"]))
    assert (status, headers["content-type"]) == (200, "image/png")
    stated = (int(found["og:image:width"]), int(found["og:image:height"]))
    assert struct.unpack(">II", png[16:24]) == stated


def test_a_table_tells_whose_turn_it_is_and_since_when(running: ServerProcess) -> None:
    code = new_table(running, bots={"1": "random"}, start=True, settings={"pace": 0})
    for _ in range(300):  # the bot may begin
        time.sleep(0.1)
        _, _, answer = fetch(running, f"/api/tables/{code}")
        table = json.loads(answer)
        if table["turn"] == [0]:
            break
    assert table["turn"] == [0]
    assert 0 <= table["quiet"] < 60
    _, _, answer = fetch(running, f"/api/tables/{new_table(running)}")
    assert json.loads(answer)["turn"] == []

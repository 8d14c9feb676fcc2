"""The HTTP responses of a real server, to valid and invalid requests."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator

import pytest

from knaves.server.web_assets import WEB
from tests.server.server_process import HEADERS, ServerProcess, fetch, server


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server(tmp_path_factory.mktemp("data")) as found:
        yield found


ROUTES = ["/", "/api/games", "/api/tables", "/api/tables/ZZZZZ", "/api/openapi.json", "/healthz", "/readyz", "/metrics",
          "/admin", "/admin.js", "/admin.css", "/nothing", "/api/nothing", "/assets/x.js",
          "/api/admin/overview"]  # fmt: skip


@pytest.mark.parametrize("path", ROUTES)
@pytest.mark.parametrize("method", ["GET", "POST", "PUT"])
def test_every_response_has_the_usual_headers_and_is_no_server_error(
    running: ServerProcess, path: str, method: str
) -> None:
    status, headers, body = fetch(running, path, b"" if method != "GET" else None, method)
    assert status < 500
    assert all(name in headers for name in HEADERS)
    assert "unsafe" not in headers["content-security-policy"]
    assert "server" not in headers
    assert "set-cookie" not in headers
    assert b"Traceback" not in body


@pytest.mark.skipif(not (WEB / "offline.json").is_file(), reason="built without games without a network")
def test_files_for_games_without_a_network(running: ServerProcess) -> None:
    """They come compressed, and only the worker that runs Python may compile WebAssembly."""
    wanted = json.loads(fetch(running, "/offline.json")[2])["files"]
    for path, size in wanted.items():
        status, headers, body = fetch(running, f"/{path}")
        assert (status, "immutable" in headers["cache-control"]) == (200, True)
        assert ("wasm-unsafe-eval" in headers["content-security-policy"]) == ("device-worker" in path)
        assert "unsafe-eval" not in headers["content-security-policy"].replace("wasm-unsafe-eval", "")
        if path.endswith(".wasm"):
            assert (headers["content-type"], headers["content-encoding"]) == ("application/wasm", "gzip")
            assert size > len(body)


@pytest.mark.parametrize(
    "path",
    ["/../pyproject.toml", "/..%2f..%2fcli%2fserve.py", "/%2e%2e/app.py", "//etc/passwd", "/assets/..%2f..%2fgame.py",
     "/%00", "/assets/%00", "/" + "a" * 5000, "/..\\..\\app.py", "/%ff", "/admin.js%00.css"],
)  # fmt: skip
def test_no_path_leads_out_of_the_web_client(running: ServerProcess, path: str) -> None:
    with socket.create_connection(("127.0.0.1", running.port)) as raw:  # as it is, without a library that tidies it up
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while part := raw.recv(65536):
            answer += part
    status = int(answer.split(b" ", 2)[1])
    assert status < 500
    assert b"root:" not in answer
    assert b"import annotations" not in answer
    assert b"[project]" not in answer


@pytest.mark.parametrize(
    ("body", "status"),
    [(b"", 400), (b"[", 400), (b"[" * 50_000, 400), (b'{"game":"travel","seats":2,"name":""}', 400),
     (b"x" * 100_000, 413),
     (b'{"game":"chess","seats":2,"name":"A"}', 422), (b'{"game":"travel","seats":11,"name":"A"}', 422),
     (b'{"game":"travel","seats":2,"name":"\\ud800"}', 400), (b'{"game":"travel","seats":2,"name":"\xff"}', 400),
     (b'{"game":"travel","seats":2,"name":"\\u0000\\u202e"}', 400),
     (b'{"game":"travel","seats":2,"name":"A","token":"short"}', 400)],
)  # fmt: skip
def test_a_table_that_cannot_be_made_is_refused_with_a_sentence(
    running: ServerProcess, body: bytes, status: int
) -> None:
    found, _, answer = fetch(running, "/api/tables", body, "POST")
    assert found == status, answer
    assert json.loads(answer)["message"]


# --- The web client ---------------------------------------------------------------------------------------------


def preloaded(running: ServerProcess, path: str, language: str) -> dict[str, bytes]:
    """The names of the files that a page preloads; all of them must exist."""
    _, headers, _ = fetch(running, path, accept_language=language)
    found = {}
    for name, kind in re.findall(r"<\./(assets/[^>]+)>; rel=(\w+)", headers["link"]):
        assert kind == ("preload" if name.endswith(".css") else "modulepreload")
        status, _, found[name] = fetch(running, f"/{name}")
        assert status == 200
    return found


def test_a_page_names_what_its_screen_and_language_need(running: ServerProcess) -> None:
    home = preloaded(running, "/", "de-AT,de;q=0.9,en;q=0.8")
    table = preloaded(running, "/ABCDE", "pl")
    assert len(home) == 1, "the first page has all but the words"
    assert b"Bube" in b"".join(home.values())
    assert b"Walet" in b"".join(table.values())
    assert any("Table" in name and name.endswith(".css") for name in table)
    page = fetch(running, "/ABCDE")[2].decode()
    assert not [name for name in table if name in page], "the page names it itself"

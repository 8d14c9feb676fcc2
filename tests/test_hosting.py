"""The files for operators: they name settings that exist, keep the server confined, and let a page through a proxy."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from websockets.asyncio.client import connect

from knaves import wire
from knaves.cli.settings import SETTINGS
from tests.processes import LIMIT
from tests.server.server_process import server

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "docs" / "examples"
UNIT = EXAMPLES / "knaves.service"
COMPOSE = sorted(EXAMPLES.glob("compose*.yaml"))
VARIABLES = {setting.variable for setting in SETTINGS}


@pytest.mark.parametrize("path", [UNIT, ROOT / "Containerfile", *COMPOSE], ids=lambda path: path.name)
def test_only_variables_that_exist_are_set(path: Path) -> None:
    used = set(re.findall(r"KNAVES_[A-Z_]+", path.read_text("utf-8"))) - {"KNAVES_"}
    assert used
    assert used <= VARIABLES


# --- systemd ----------------------------------------------------------------------------------------------------


def test_the_unit_allows_many_sockets() -> None:
    lines = UNIT.read_text("utf-8").splitlines()
    assert "LimitNOFILE=65536" in lines


def test_systemd_finds_the_unit_well_confined() -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd-analyze is missing")
    done = subprocess.run(
        [program, "security", "--offline=true", "--no-pager", str(UNIT)], capture_output=True, text=True, timeout=LIMIT
    )
    score = re.search(r"Overall exposure level for \S+: ([0-9.]+)", done.stdout)
    if score is None:
        pytest.skip(f"this systemd cannot judge a file: {done.stderr.strip()}")
    assert float(score[1]) < 2.0, done.stdout


# --- Containers -------------------------------------------------------------------------------------------------


def test_a_container_gets_only_the_wheel() -> None:
    ignored = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if not line.startswith("#")]
    assert ignored == ["*", "!dist/knaves-*.whl"]
    recipe = (ROOT / "Containerfile").read_text("utf-8")
    assert re.findall(r"^COPY (.*)", recipe, re.MULTILINE) == ["dist/knaves-*.whl /tmp/"]
    assert "VOLUME /data" in recipe
    user, command = recipe.index("USER knaves"), recipe.index('CMD ["knaves"')
    assert user < command
    check = re.search(r'"-c", \\\n\s+"(.*)"\]', recipe)
    assert check is not None
    compile(check[1].replace('\\"', '"'), "the health check", "exec")


@pytest.mark.parametrize("path", COMPOSE, ids=lambda path: path.name)
def test_a_compose_file_is_complete(path: Path) -> None:
    found: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    volumes = set(found["volumes"])
    for name, service in found["services"].items():
        assert {volume.split(":")[0] for volume in service.get("volumes", [])} <= volumes
        if name != "database":
            assert service["ulimits"]["nofile"] == 65536
            assert service["read_only"]
            assert service["cap_drop"] == ["ALL"]
            assert (path.parent / service["build"]["context"] / service["build"]["dockerfile"]).is_file()


# --- nginx ------------------------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def nginx(folder: Path, upstream: int, text: str) -> Iterator[str]:
    """The documented site on a port of its own, without TLS; its address."""
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin:/bin:/sbin")
    if program is None:
        pytest.skip("nginx is missing")
    port = free_port()
    site = re.sub(r"listen .*", f"listen 127.0.0.1:{port};", text)
    site = re.sub(r"\n\s*ssl_.*", "", site).replace("server 127.0.0.1:8000;", f"server 127.0.0.1:{upstream};")
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}{site}\n}}\n"
    )
    process = subprocess.Popen([program, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"])
    try:
        until = time.monotonic() + LIMIT
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
                break
            assert process.poll() is None, "nginx did not start"
            assert time.monotonic() < until
            time.sleep(0.02)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait(LIMIT)


def create(site: str) -> tuple[int, dict[str, Any]]:
    """Create a table as the page does that came from the site."""
    body = wire.encode(wire.NewTable("travel", 2, "Ana"))
    request = urllib.request.Request(f"{site}/api/tables", body, {"origin": site, "content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=LIMIT) as response:
            return response.status, json.load(response)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


def test_a_page_plays_through_nginx_as_documented(tmp_path: Path) -> None:
    text = (EXAMPLES / "nginx.conf").read_text("utf-8")
    with server(tmp_path / "data", "--proxy", "127.0.0.1") as running:
        with nginx(tmp_path, running.port, text) as site:

            async def play() -> str:
                status, seated = create(site)
                assert status == 201, seated
                address = f"{site.replace('http', 'ws')}/ws/{seated['code']}"
                async with connect(address, origin=site, compression=None) as sock, asyncio.timeout(LIMIT):  # type: ignore[arg-type]
                    await sock.send(wire.encode(wire.Hello(seated["token"])).decode())
                    first: str = json.loads(await sock.recv())["t"]
                    return first

            assert asyncio.run(play()) == "update"
            for path in ("/metrics", "/readyz"):
                with pytest.raises(urllib.error.HTTPError, match="403"):
                    urllib.request.urlopen(site + path, timeout=LIMIT)
        with nginx(tmp_path, running.port, text.replace("$http_host", "$host")) as site:
            status, refused = create(site)
            assert status == 403
            assert site in refused["message"], "the answer tells the operator what is wrong"

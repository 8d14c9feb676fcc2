"""A real server responds as the OpenAPI document says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from knaves.server.api import Api
from knaves.server.openapi import OPERATIONS

REQUESTS = Path(__file__).with_name("openapi_requests.py")


def test_no_request_of_the_document_or_off_it_makes_a_server_error() -> None:
    words = [sys.executable, "-m", "pytest", "-p", "schemathesis", "-p", "no:cacheprovider", "--timeout=240"]
    # Its own limit comes first, and shows where it stood.
    result = subprocess.run(
        [*words, str(REQUESTS)], cwd=REQUESTS.parents[2], capture_output=True, text=True, timeout=280
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert f" {len(OPERATIONS)} passed" in result.stdout


def test_every_route_of_the_api_is_in_the_document() -> None:
    routes = Api.routes(Api.__new__(Api))
    documented = {(method.upper(), path) for method, path, *_ in OPERATIONS}
    assert {(method, route.path.replace(":int", "")) for route in routes for method in route.methods or ()} - {
        ("HEAD", path) for _, path in documented
    } == documented

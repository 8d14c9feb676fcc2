"""Requests as the OpenAPI document says and not, made by schemathesis and sent to a real server.

Not collected with the other tests, because every process of pytest would think up all requests.
`test_openapi.py` runs it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, HookContext
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from knaves import wire
from knaves.client import TableClient, create
from knaves.server.openapi import document
from tests.processes import LIMIT
from tests.server.server_process import ServerProcess, play_to_the_end, server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

schema = schemathesis.openapi.from_dict(document())
codes: list[str] = []
"""Codes of tables that exist; random codes would hardly ever match one."""


@schema.hook
def map_path_parameters(_context: HookContext, path_parameters: dict[str, Any] | None) -> dict[str, Any] | None:
    """Two of three requests are for a table that exists, and then mostly for its first game."""
    if path_parameters and "code" in path_parameters and codes:
        chance = sum(map(ord, str(path_parameters))) % 6
        if chance < 4:
            path_parameters["code"] = codes[chance % len(codes)]
            if "number" in path_parameters and chance % 4:
                path_parameters["number"] = 1
    return path_parameters


async def tables(url: str) -> list[str]:
    """A table in the lobby, one during a game, and one after a game."""
    found = []
    for plays in ("not yet", "now", "no more"):
        quick = wire.Settings(pace=0)
        new_table = wire.NewTable("travel", 2, "Ana", bots={"1": "random"}, start=plays != "not yet", settings=quick)
        seated = await create(url, new_table)
        found.append(seated.code)
        if plays == "no more":
            async with TableClient(url, seated.code, seated.token) as table:
                await play_to_the_end(table)
    return found


def fill(found: ServerProcess) -> None:
    """Make the tables that requests are about."""
    codes[:] = asyncio.run(tables(found.url))


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server(tmp_path_factory.mktemp("server")) as found:
        fill(found)
        yield found
        codes.clear()


@schema.parametrize()
@settings(max_examples=15, suppress_health_check=list(HealthCheck))
def test_no_request_of_the_document_or_off_it_makes_a_server_error(case: Case[Any], running: ServerProcess) -> None:
    case.call_and_validate(base_url=running.url, checks=CHECKS, timeout=LIMIT)

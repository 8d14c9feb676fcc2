"""The public list: no address can push the tables of others off it."""

from __future__ import annotations

from knaves.server.public_list import MAX_KNOWN, MAX_LISTED, PublicList
from knaves.server.store.base import Summary
from tests.server.stores import summary


def tables(*codes: str) -> list[Summary]:
    return [summary(code) for code in codes]


def test_many_tables_of_a_few_addresses_leave_room_for_the_others() -> None:
    public = PublicList()
    flood = [f"F{number:04}" for number in range(60)]
    for number, code in enumerate(flood):
        public.created(code, f"192.0.2.{number % 3}")
    public.created("HONES", "198.51.100.1")
    listed = [table.code for table in public.choose(tables(*flood, "OTHER", "HONES"))]
    assert len(listed) == MAX_LISTED
    assert listed[-2:] == ["OTHER", "HONES"], "the order of the store stays: the last updated first"


def test_a_short_list_has_all_open_tables() -> None:
    closed = summary("C0000", status="closed")
    assert [table.code for table in PublicList().choose([*tables("A0000", "B0000"), closed])] == ["A0000", "B0000"]


def test_what_is_remembered_is_bounded() -> None:
    public = PublicList()
    for number in range(MAX_KNOWN + 60):
        public.created(f"{number:05}", "192.0.2.1")
    listed = public.choose(tables(*(f"{number:05}" for number in range(60)), f"{MAX_KNOWN:05}"))
    assert listed[-1].code == f"{MAX_KNOWN:05}", "tables that were forgotten share one place"

"""Duplicate, late, reordered and stale commands against a plain model: each takes effect once or not at all."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from knaves.server.store.base import CodeTaken, Conflict, Duplicate, LogRow, Store, Summary
from tests.campaigns import sampled
from tests.postgres import shared
from tests.server.stores import entry, store_at, summary

TABLES = st.sampled_from(["t1", "t2", "t3"])
CODES = st.sampled_from(["AAAAA", "BBBBB", "CCCCC"])
ACTORS = st.sampled_from(["seat:0", "seat:1"])
COMMANDS = st.sampled_from(["", "a", "b", "c", "d", "e", "f"])
OFFSETS = st.sampled_from([1, 1, 1, 1, 0, -1, 2])
ATTEMPTS = st.lists(st.tuples(TABLES, OFFSETS, ACTORS, COMMANDS), min_size=1, max_size=8)


class Model:
    """The expected behaviour of a store, as simply as possible."""

    def __init__(self) -> None:
        self.logs: dict[str, list[LogRow]] = {}
        self.summaries: dict[str, Summary] = {}

    def create(self, table: str, one: LogRow, about: Summary) -> None:
        if table in self.logs:
            raise Conflict(len(self.logs[table]))
        if about.code in {kept.code for kept in self.summaries.values()}:
            raise CodeTaken(about.code)
        self.logs[table] = [one]
        self.summaries[table] = about

    def append(self, table: str, one: LogRow, about: Summary) -> None:
        log = self.logs.get(table, [])
        for old in log:
            if one.command and (old.actor, old.command) == (one.actor, one.command):
                raise Duplicate(old.version)
        if not log or one.version != len(log) + 1:
            raise Conflict(len(log))
        log.append(one)
        self.summaries[table] = about._replace(code=self.summaries[table].code)


def answer_of(error: BaseException | None) -> object:
    assert error is None or isinstance(error, (Conflict, Duplicate, CodeTaken)), error
    return type(error), getattr(error, "version", None)


class StoreMachine(RuleBasedStateMachine):
    """Applies the same operations to a store and the model, and compares every answer."""

    def place(self) -> str:
        raise NotImplementedError

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.model = Model()
        self.store: Store = store_at(self.place())
        self.run(self.store.open())
        self.clock = 0.0

    def run(self, doing: Any) -> Any:
        return self.loop.run_until_complete(doing)

    def expect(self, method: str, *arguments: Any) -> object:
        try:
            getattr(self.model, method)(*arguments)
        except (Conflict, Duplicate, CodeTaken) as error:
            return answer_of(error)
        return answer_of(None)

    def new_summary(self, code: str = "") -> Summary:
        self.clock += 1.0
        return summary(code, name=f"at {self.clock}", updated_at=self.clock)

    @rule(table=TABLES, code=CODES)
    def create(self, table: str, code: str) -> None:
        arguments = table, entry(1, "start", "host"), self.new_summary(code)
        (answer,) = self.run(asyncio.wait_for(self.gather([self.store.create(*arguments)]), 300))
        assert answer_of(answer) == self.expect("create", *arguments)

    @rule(attempts=ATTEMPTS)
    def append_all_at_once(self, attempts: list[tuple[str, int, str, str]]) -> None:
        lengths = {table: len(log) for table, log in self.model.logs.items()}
        calls, expected = [], []
        for table, offset, actor, command in attempts:
            version = len(self.model.logs.get(table, [])) + offset  # as if the sender knew of those before
            self.clock += 1.0
            arguments = table, entry(version, command, actor, b"%d" % self.clock), self.new_summary()
            calls.append(self.store.append(*arguments))
            expected.append(self.expect("append", *arguments))
        answers = self.run(asyncio.wait_for(self.gather(calls), 300))
        assert [answer_of(answer) for answer in answers] == expected, lengths

    async def gather(self, calls: list[Any]) -> list[Any]:
        return list(await asyncio.gather(*calls, return_exceptions=True))

    @rule(table=TABLES)
    def delete(self, table: str) -> None:
        self.run(self.store.delete(table))
        self.model.logs.pop(table, None)
        self.model.summaries.pop(table, None)

    @rule()
    def restart(self) -> None:
        self.run(self.store.close())
        self.store = store_at(self.where)
        self.run(self.store.open())

    @rule(table=TABLES, after=st.integers(0, 5))
    def read_on(self, table: str, after: int) -> None:
        assert self.run(self.store.read(table, after)) == self.model.logs.get(table, [])[after:]

    @invariant()
    def everything_is_as_in_the_model(self) -> None:
        for table in ("t1", "t2", "t3"):
            log = self.model.logs.get(table, [])
            assert self.run(self.store.read(table)) == log
            assert self.run(self.store.summary(table)) == self.model.summaries.get(table)
        assert self.run(self.store.versions(["t1", "t2", "t3"])) == {t: len(log) for t, log in self.model.logs.items()}
        by_time = sorted(self.model.summaries.items(), key=lambda item: item[1].updated_at, reverse=True)
        assert self.run(self.store.tables()) == by_time

    where: str

    def teardown(self) -> None:
        self.run(self.store.close())
        self.loop.close()


class SqliteMachine(StoreMachine):
    def place(self) -> str:
        self.where = tempfile.mkdtemp(prefix="knaves-model-")
        return self.where

    def teardown(self) -> None:
        super().teardown()
        shutil.rmtree(Path(self.where))


class PostgresMachine(StoreMachine):
    def place(self) -> str:
        self.where = shared().new_database()
        return self.where


SLOW = [HealthCheck.too_slow, HealthCheck.filter_too_much]
TestSqlite = SqliteMachine.TestCase
TestSqlite.settings = settings(max_examples=sampled(40), stateful_step_count=25, suppress_health_check=SLOW)
TestPostgres = PostgresMachine.TestCase
TestPostgres.settings = settings(max_examples=8, stateful_step_count=15, suppress_health_check=SLOW)

"""Frames, made from the types of the wire: what a client may send, what it nearly may, and what it may not.

A case is plain data, so that it can be kept as JSON. `$token0`, `$legal3` and `$ply` stand for a seat's token, a legal
move and the present ply, which are only known while the case runs.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from knaves import wire
from knaves.bots import LEVELS
from tests.server.table_harness import NAMES

Case = dict[str, Any]
Strategy = st.SearchStrategy[Any]

SOCKETS = 4
"""Connections of one case."""

ids = st.sampled_from(["a", "b", "c", "d", "e", "x" * 64]) | st.text(min_size=1, max_size=64)
tokens = st.sampled_from([None, "$token0", "$token0", "$token1", "$token2", "$token3", "no-such-token-xxxxxxxxxxxx"])
moves = st.sampled_from([f"$legal{number}" for number in range(8)]) | st.sampled_from(
    ["+", "pass", "let", "block", "end", "-B1", "7H@c4", "JC@a1", "!1", "?"]
)
by_name: dict[str, Strategy] = {
    "id": ids,
    "token": tokens,
    "move": moves | st.text(min_size=1, max_size=40),
    "ply": st.just("$ply") | st.integers(0, 2**63),
    "phrase": st.sampled_from([*wire.PHRASES, ""]) | st.text(max_size=20),
    "level": st.sampled_from([*LEVELS, ""]) | st.text(max_size=20),
    "bot_level": st.sampled_from(["random", "casual", "skilled", "greedy", "la hire"]),
    "name": st.sampled_from(NAMES) | st.text(min_size=1, max_size=24),
    "seat": st.integers(0, 3) | st.integers(0, 11),
    "a": st.integers(0, 3),
    "b": st.integers(0, 3) | st.integers(0, 11),
    "seats": st.integers(2, 12),
    "options": st.dictionaries(
        st.sampled_from(["teams", "forgotten_draw", "table_talk", "hand", "sequences"]) | st.text(max_size=30),
        st.sampled_from(["on", "off", "auto", "2", "3"]) | st.text(max_size=30),
        max_size=3,
    ),
}
"""Values of fields that mean something only in a game."""


def values(kind: inspect.Type, name: str = "") -> Strategy:
    """Values of a type of the wire."""
    if name in by_name and not isinstance(kind, inspect.StructType):
        return by_name[name]
    match kind:
        case inspect.StructType():
            return _struct(kind)
        case inspect.UnionType():
            kinds = [each for each in kind.types if not isinstance(each, inspect.CustomType)]
            return st.one_of([values(each) for each in kinds])
        case inspect.StrType():
            return st.text(min_size=kind.min_length or 0, max_size=kind.max_length or 40)
        case inspect.IntType():
            return st.integers(-(2**63) if kind.ge is None else kind.ge, 2**63 - 1 if kind.le is None else kind.le)
        case inspect.BoolType():
            return st.booleans()
        case inspect.LiteralType():
            return st.sampled_from(kind.values)
        case inspect.DictType():
            return st.dictionaries(values(kind.key_type), values(kind.value_type), max_size=3)
        case _:
            return st.none()


def _struct(kind: inspect.StructType) -> Strategy:
    required = {field.encode_name: values(field.type, field.encode_name) for field in kind.fields if field.required}
    optional = {field.encode_name: values(field.type, field.encode_name) for field in kind.fields if not field.required}
    if kind.tag_field is not None:
        required[kind.tag_field] = st.just(kind.tag)
    return st.fixed_dictionaries(required, optional=optional)


def each_message() -> list[Strategy]:
    """A strategy for every message that a client may send."""
    union = inspect.type_info(wire.AnyClientMessage)
    assert isinstance(union, inspect.UnionType)
    return [values(kind) for kind in union.types]


hello = st.fixed_dictionaries({"t": st.just("hello"), "token": tokens}, optional={"seen": st.integers(0, 50)})
play = st.fixed_dictionaries({"t": st.just("move"), "id": ids, "ply": st.just("$ply"), "move": moves})
start = st.fixed_dictionaries({"t": st.just("start"), "id": ids})
valid = hello | play | play | start | st.one_of(each_message())
"""Messages that can be read, with those that a game consists of more often."""

junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)


@st.composite
def nearly(draw: st.DrawFn) -> dict[str, Any]:
    """A message with something wrong: a field missing, of another type, unknown or out of bounds."""
    message = dict(draw(valid))
    for _ in range(draw(st.integers(1, 2))):
        key = draw(st.sampled_from(sorted(message)) | st.text(max_size=8)) if message else "t"
        if draw(st.booleans()):
            message.pop(key, None)
        else:
            message[key] = draw(junk)
    return message


@st.composite
def broken_texts(draw: st.DrawFn) -> str:
    """The text of a message with letters changed, cut off, doubled or wrapped."""
    text = json.dumps(draw(valid))
    at = draw(st.integers(0, len(text)))
    changed = [text[:at], text[:at] + text[at + 1 :], text + text, f"[{text}]", text[:at] + "\x00" + text[at:]]
    return draw(st.sampled_from(changed) | st.text(max_size=3).map(lambda more: text[:at] + more + text[at:]))


garbage = (
    st.text(max_size=60)
    | st.binary(max_size=60).map(lambda data: {"hex": data.hex()})
    | st.sampled_from(["[" * 9000, '{"t":' * 1500, "9" * 5000, f'{{"t":"hello","seen":{"9" * 5000}}}', "x" * 20_000])
)


def step(kind: str, *parts: Strategy) -> Strategy:
    """One step of a case, as a list: its kind, and what it needs."""
    return st.tuples(st.just(kind), *parts).map(list)


sockets = st.integers(0, SOCKETS - 1)
each_step = st.one_of(
    [step("message", sockets, valid)] * 6
    + [step("message", sockets, nearly()), step("text", sockets, broken_texts()), step("text", sockets, garbage)]
    + [step("close", sockets), step("wait", st.sampled_from([0.1, 2.0, 30.0, 400.0]))]
    + [step("burst", sockets, st.lists(valid, min_size=2, max_size=6))]
)
steps = st.lists(each_step, min_size=1, max_size=20) | st.lists(each_step, min_size=20, max_size=60)
cases: st.SearchStrategy[Case] = st.fixed_dictionaries(
    {"seed": st.integers(0, 2**16), "game": st.sampled_from(["classic", "travel", "stacks"]), "steps": steps}
)


def as_json(case: Case) -> str:
    """A case as it is kept."""
    return json.dumps(case, indent=1, ensure_ascii=True) + "\n"


def readable(frame: str) -> wire.AnyClientMessage | None:
    """The message in a frame, or None if it cannot be read."""
    try:
        message: wire.AnyClientMessage = msgspec.json.decode(frame, type=wire.AnyClientMessage)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return message

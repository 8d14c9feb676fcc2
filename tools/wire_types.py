"""Write the TypeScript types of the protocol: `python tools/wire_types.py`.

They come from `knaves.wire`, from the views and events that each game declares, and from the events of a table.
"""

from __future__ import annotations

import inspect
import typing
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from types import ModuleType

import msgspec
from msgspec import inspect as kinds

from knaves import wire
from knaves.analysis.report import Review
from knaves.events import OutcomeData, kebab_case, redacted_fields
from knaves.game import Event, Game
from knaves.games import GAMES
from knaves.wire import client_messages, lobby, puzzles, replay, review, server_messages, tables
from knaves.wire import fields as wire_fields
from knaves.wire.table_events import TABLE_EVENTS

OUT = Path(__file__).parents[1] / "web/src/lib/wire.ts"
HEAD = (
    "/** The messages between this page and the server. "
    "Made by tools/wire_types.py from knaves/wire and the games: edit those. */\n"
)
MODULES = (wire_fields, lobby, tables, server_messages, client_messages, replay, review, puzzles)
ABSTRACT = (wire.ServerMessage, wire.ClientMessage, wire.Command)
REQUESTS = (wire.NewTable, wire.Join, wire.Explore)


def typescript(kind: kinds.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case kinds.Metadata(extra={"typescript": str(name)}):
            return name
        case kinds.Metadata(type=inner):
            return typescript(inner)
        case kinds.StrType():
            return "string"
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
        case kinds.AnyType():
            return "unknown"
        case kinds.LiteralType(values=values):
            return " | ".join(f"'{value}'" for value in values)
        case kinds.UnionType(types=types):
            return " | ".join(typescript(one) for one in types)
        case kinds.ListType(item_type=item) | kinds.VarTupleType(item_type=item):
            inner_text = typescript(item)
            return f"({inner_text})[]" if "|" in inner_text else f"{inner_text}[]"
        case kinds.TupleType(item_types=items):
            return f"[{', '.join(map(typescript, items))}]"
        case kinds.DictType(value_type=value):
            return f"Record<string, {typescript(value)}>"
        case kinds.StructType(cls=cls) | kinds.DataclassType(cls=cls):
            return cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def interface(cls: type[msgspec.Struct]) -> str:
    """A message as an interface; fields that its sender may leave out are optional."""
    info = kinds.type_info(cls)
    assert isinstance(info, kinds.StructType)
    from_client = issubclass(cls, wire.ClientMessage) or cls in REQUESTS
    optional = from_client or cls.__struct_config__.omit_defaults
    lines = [f"/** {inspect.getdoc(cls)} */", f"export interface {cls.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}';")
    for field in info.fields:
        mark = "?" if optional and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {typescript(field.type)};")
    return "\n".join([*lines, "}"])


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The messages that a module defines."""
    found = (cls for cls in vars(module).values() if isinstance(cls, type) and issubclass(cls, msgspec.Struct))
    return [cls for cls in found if cls.__module__ == module.__name__ and cls not in ABSTRACT]


def union(name: str, members: Iterable[str]) -> str:
    """A union type, a member on each line."""
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";"


# --- Views ---


def data_interface(cls: type, literals: dict[str, str]) -> str:
    """A dataclass as an interface; `literals` are fields with a narrower type than Python's."""
    info = kinds.type_info(cls)
    assert isinstance(info, kinds.DataclassType)
    rows = [f"  {field.name}: {literals.get(field.name) or typescript(field.type)};" for field in info.fields]
    return "\n".join([f"/** {inspect.getdoc(cls)} */", f"export interface {cls.__name__} {{", *rows, "}"])


def inner_dataclasses(cls: type) -> list[type]:
    """The dataclasses inside the fields of one, the innermost first."""
    found: list[type] = []

    def visit(kind: kinds.Type) -> None:
        match kind:
            case kinds.UnionType(types=types):
                for one in types:
                    visit(one)
            case (
                kinds.ListType(item_type=inner)
                | kinds.VarTupleType(item_type=inner)
                | kinds.DictType(value_type=inner)
                | kinds.Metadata(type=inner)
            ):
                visit(inner)
            case kinds.DataclassType(cls=inner_cls, fields=inner_fields):
                for field in inner_fields:
                    visit(field.type)
                if inner_cls is not cls and inner_cls not in found:
                    found.append(inner_cls)

    visit(kinds.type_info(cls))
    return found


def games_by_views() -> dict[tuple[type, type], list[Game]]:
    """The games that declare each pair of view types."""
    found: dict[tuple[type, type], list[Game]] = {}
    for game in GAMES.values():
        if game.view_types is not None:
            found.setdefault(game.view_types, []).append(game)
    return found


def view_types() -> list[str]:
    """The views of all games: the shared part, the part for one seat, and both together."""
    parts = [data_interface(OutcomeData, {})]
    written: set[type] = {OutcomeData}
    families = games_by_views()
    for (public, own), games in families.items():
        names = " | ".join(f"'{game.name}'" for game in games)
        for inner in (*inner_dataclasses(public), *inner_dataclasses(own)):
            if inner not in written:
                written.add(inner)
                parts.append(data_interface(inner, {}))
        parts += [data_interface(public, {"game": names}), data_interface(own, {})]
        parts.append(f"export type {view_name(public)} = {public.__name__} & {own.__name__};")
    parts.append(union("PublicView", (public.__name__ for public, _ in families)))
    parts.append(union("SeatView", (own.__name__ for _, own in families)))
    parts.append(union("View", (view_name(public) for public, _ in families)))
    return parts


def view_name(public: type) -> str:
    """The name of a whole view: `LinesView`."""
    return public.__name__.replace("Public", "")


# --- Events ---


def event_member(cls: type[Event]) -> str:
    """An event as a member of a discriminated union; a secret field may be `'??'`."""
    hints = typing.get_type_hints(cls)
    redacted = redacted_fields(cls)
    rows = [f"event: '{kebab_case(cls.__name__)}'"]
    for spec in fields(cls):
        kind = typescript(kinds.type_info(hints[spec.name]))
        hidden = f" | '{redacted[spec.name]}'" if spec.name in redacted and kind != "string" else ""
        rows.append(f"{spec.name}: {kind}{hidden}")
    return "{ " + "; ".join(rows) + " }"


def event_types() -> list[str]:
    """A union of events for each family of games, one for the table, and one of all."""
    parts = []
    names = []
    for (public, _), (game, *_) in games_by_views().items():
        name = view_name(public).replace("View", "Event")
        names.append(name)
        parts.append(union(name, map(event_member, game.event_types)))
    parts.append(union("TableEvent", map(event_member, TABLE_EVENTS)))
    return [*parts, union("AnyEvent", (*names, "TableEvent"))]


def text() -> str:
    """The content of the file."""
    parts = [*view_types(), *event_types()]
    parts += [data_interface(cls, {}) for cls in (*inner_dataclasses(Review), Review)]
    parts += [interface(cls) for module in MODULES for cls in structs(module)]
    unions = (
        ("AnyServerMessage", wire.AnyServerMessage),
        ("AnyCommand", wire.AnyCommand),
        ("AnyClientMessage", wire.AnyClientMessage),
    )
    for name, members in unions:
        info = kinds.type_info(members)
        assert isinstance(info, kinds.UnionType)
        parts.append(union(name, map(typescript, info.types)))
    parts.append(f"export const PROTOCOL = {wire.PROTOCOL};")
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    OUT.write_text(text())

"""Write the TypeScript types of the protocol from `knaves.wire`: `python tools/wire_types.py`."""

from __future__ import annotations

import inspect
from pathlib import Path

import msgspec
from msgspec import inspect as kinds

from knaves import wire

OUT = Path(__file__).parents[1] / "web/src/lib/wire.ts"
HEAD = (
    "/** The messages between this page and the server. "
    "Made by tools/wire_types.py from knaves/wire.py: edit those. */\n"
)


def typescript(kind: kinds.Type) -> str:
    """A type in TypeScript."""
    match kind:
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
        case kinds.ListType(item_type=item):
            inner = typescript(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case kinds.DictType(value_type=value):
            return f"Record<string, {typescript(value)}>"
        case kinds.StructType(cls=cls):
            return cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def interface(cls: type[msgspec.Struct], *, from_client: bool) -> str:
    """One message as an interface; what a client may leave out, and a server may, is optional."""
    info = kinds.type_info(cls)
    assert isinstance(info, kinds.StructType)
    optional = from_client or cls.__struct_config__.omit_defaults
    lines = [f"/** {inspect.getdoc(cls)} */", f"export interface {cls.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}';")
    for field in info.fields:
        mark = "?" if optional and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {typescript(field.type)};")
    return "\n".join([*lines, "}"])


def text() -> str:
    """The whole file."""
    structs = [
        cls
        for cls in vars(wire).values()
        if isinstance(cls, type) and issubclass(cls, msgspec.Struct) and cls.__module__ == wire.__name__
    ]
    abstract = (wire.ServerMessage, wire.ClientMessage, wire.Command)
    requests = (wire.NewTable, wire.Join)
    parts = [
        interface(cls, from_client=issubclass(cls, wire.ClientMessage) or cls in requests)
        for cls in structs
        if cls not in abstract
    ]
    unions = (
        ("AnyServerMessage", wire.AnyServerMessage),
        ("AnyCommand", wire.AnyCommand),
        ("AnyClientMessage", wire.AnyClientMessage),
    )
    for name, union in unions:
        info = kinds.type_info(union)
        assert isinstance(info, kinds.UnionType)
        parts.append(f"export type {name} =\n" + "\n".join(f"  | {typescript(one)}" for one in info.types) + ";")
    parts.append(f"export const PROTOCOL = {wire.PROTOCOL};")
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    OUT.write_text(text())

"""The options of games: declared as fields of a dataclass, checked, and read and written as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, Self

from knaves.errors import SetupError, did_you_mean, is_whole_number


def choice(default: Any, *others: Any, rules: str, says: str, number: str = "") -> Any:
    """Declare an option of a game: its values, the default first, the ids it stands on and what it changes.

    `number` names what other whole numbers above zero would mean, where they are allowed too.
    """
    values = (default, *others)
    return field(default=default, metadata={"values": values, "rules": rules, "says": says, "number": number})


def option_text(value: Any) -> str:
    """An option's value as people write it: on, off, or the word itself."""
    if value is None:
        return "auto"
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Options:
    """The agreed options of one game; each game declares its own with `choice`."""

    def __new__(cls, *_: Any, **values: Any) -> Self:
        """Refuse names that no option has, with those there are."""
        for name in values:
            if name not in cls.__dataclass_fields__:
                raise _bad_name(name, [spec.name for spec in fields(cls)])
        return super().__new__(cls)

    def __repr__(self) -> str:
        changed = (f"{spec.name}={getattr(self, spec.name)!r}" for spec in fields(self) if self._differs(spec))
        return f"{type(self).__name__}({', '.join(changed)})"

    def _differs(self, spec: Field[Any]) -> bool:
        return bool(getattr(self, spec.name) != spec.default)

    def __post_init__(self) -> None:
        """Refuse values that no option has."""
        for spec in fields(self):
            value = getattr(self, spec.name)
            allowed = spec.metadata["values"]
            if any(value is known or (value == known and type(value) is type(known)) for known in allowed):
                continue
            if not (spec.metadata["number"] and is_whole_number(value) and value > 0):
                raise _bad_value(spec, value)

    @classmethod
    def parse(cls, texts: Mapping[str, str]) -> Self:
        """Options from their text forms, as in `{"diagonals": "off"}`."""
        if not isinstance(texts, Mapping):
            raise SetupError(f"Options.parse reads texts by name, as {{'teams': '2'}}, not {repr(texts)[:40]}")
        specs = {spec.name: spec for spec in fields(cls)}
        values = {}
        for name, text in texts.items():
            if name not in specs:
                raise _bad_name(name, list(specs))
            if not isinstance(text, str):
                raise SetupError(
                    f"Options.parse reads text, as {{{name!r}: {option_text(specs[name].default)!r}}}, not "
                    f"{repr(text)[:40]}: Options({name}={repr(text)[:40]}) takes values of Python"
                )
            values[name] = _value(specs[name], text)
        return cls(**values)

    def texts(self, *, all_of_them: bool = False) -> dict[str, str]:
        """The inverse of `parse`; without the defaults unless all are asked for."""
        return {
            spec.name: option_text(getattr(self, spec.name))
            for spec in fields(self)
            if all_of_them or self._differs(spec)
        }

    @classmethod
    def table(cls) -> tuple[OptionSpec, ...]:
        """Every option with its values, what it changes and the rules it stands on."""
        return tuple(
            OptionSpec(
                spec.name,
                tuple(_words(spec)),
                option_text(spec.default),
                *(spec.metadata[k] for k in ("says", "rules")),
            )
            for spec in fields(cls)
        )


@dataclass(frozen=True)
class OptionSpec:
    """One row of a game's table of options, in words."""

    name: str
    values: tuple[str, ...]
    """The allowed values, the default first."""
    default: str
    says: str
    """What the option changes, in one sentence."""
    rules: str
    """The ids of the rules it stands on."""


def _words(spec: Field[Any], write: Callable[[Any], str] = option_text) -> list[str]:
    number = spec.metadata["number"]
    return [*map(write, spec.metadata["values"]), *([number] if number else [])]


def either(words: list[str]) -> str:
    """The words as a choice: `a, b or c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _read_value(spec: Field[Any], text: str) -> list[Any]:
    """The value with this text form, alone in a list; an empty one where there is none, since None is a value."""
    for value in spec.metadata["values"]:
        if option_text(value) == text.lower():
            return [value]
    if spec.metadata["number"] and text.isascii() and text.isdigit() and int(text[:9]) > 0:
        return [int(text[:9])]
    return []


def _value(spec: Field[Any], text: str) -> Any:
    for value in _read_value(spec, text):
        return value
    raise SetupError(f"option {spec.name} is {either(_words(spec))}, not {text[:40]!r} ({spec.metadata['rules']})")


def _bad_name(name: object, known: list[str]) -> SetupError:
    listed = f"the options are {', '.join(known)}" if known else "this game has no options"
    return SetupError(f"there is no option {str(name)[:40]}{did_you_mean(str(name), known)}; {listed}")


def _bad_value(spec: Field[Any], value: object) -> SetupError:
    """In Python an option has a value of Python; text is for `Options.parse`."""
    known = either(_words(spec, repr))
    readable = isinstance(value, str) and _read_value(spec, value)
    also = f"; Options.parse({{{spec.name!r}: {value!r}}}) reads text" if readable else ""
    return SetupError(f"option {spec.name} is {known}, not {repr(value)[:40]}{also} ({spec.metadata['rules']})")


AnyOptions = Options
"""The same, for classes in which `Options` is the name of their own."""

"""Parsed message files, for the tests of wording and of the files."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from knaves.words import LOCALES


class References(Visitor):
    """The variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.choices: list[tuple[str, list[str]]] = []
        """Each selector with the keys of its variants."""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the visitor looks for this name)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        keys = [key.name if isinstance(key := variant.key, ftl.Identifier) else key.value for variant in node.variants]
        self.choices.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} appears twice"
                found[entry.id.name] = entry
    return found


def references(language: str, key: str) -> References:
    found = References()
    found.visit(entries(language)[key])
    return found


def variables(language: str, key: str) -> set[str]:
    """The variables of a message, those of the messages in it included."""
    found = references(language, key)
    return found.variables.union(*(variables(language, inner) for inner in found.messages))

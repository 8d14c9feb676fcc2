"""The one-line text form of positions, as far as all games share it: fields `key=value` of cards, seats, numbers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from knaves.cards import HIDDEN, Card, join, split
from knaves.deal import SEED_BYTES, Deal
from knaves.game import SetupError, Unreadable

NO_SEED = Deal(bytes(SEED_BYTES))
"""The deal of a position that names none."""


def write_options(texts: dict[str, str]) -> list[str]:
    """The field for options that are not at their default; none where all are."""
    return ["options=" + ",".join(f"{name}:{text}" for name, text in texts.items())] if texts else []


def write_seats(*fields: tuple[str, tuple[int, ...]]) -> list[str]:
    """Fields that list seats; empty lists are left out."""
    return [f"{name}={','.join(map(str, seats))}" for name, seats in fields if seats]


def write_numbers(*fields: tuple[str, int]) -> list[str]:
    """Fields that hold a number; zeros are left out."""
    return [f"{name}={number}" for name, number in fields if number]


def write_deal(deal: Deal) -> str:
    """Seed, number of shuffles so far and, if there are any, the players' contributions in hexadecimal."""
    text = f"{deal.seed.hex()}:{deal.used}"
    if deal.contributions:
        text += ":" + ",".join(part.encode().hex() for part in deal.contributions)
    return text


Lists = str | int | Iterable[str] | Iterable[int] | Iterable[Iterable[str]]
"""The value of a field in Python: a text or a number, a list, or a list for each seat."""


PerSeat = Iterable[Iterable[str]] | Mapping[int, Iterable[str]]
"""A list of cards for each seat, or for some seats by their numbers."""


def write_field(key: str, value: object) -> str:
    """A field from data of Python: lists with commas, lists of lists with bars. Raises `SetupError`."""
    if isinstance(value, str | int):
        text = str(int(value) if isinstance(value, bool) else value)
    elif isinstance(value, Iterable):
        parts = list(value)
        nested = any(not isinstance(part, str | int) for part in parts)
        text = "|".join(map(_write_list, parts)) if nested else join(map(str, parts))
    else:
        raise SetupError(f"{key} is a text, a number, a list, or a list for each seat, not {repr(value)[:60]}")
    if not text.isprintable() or " " in text:
        raise SetupError(f"{key}: {text[:60]!r} has spaces, which the text of a position cannot have")
    return f"{key}={text}"


def _write_list(part: object) -> str:
    if isinstance(part, str) or not isinstance(part, Iterable):
        return str(part)
    return join(map(str, part))


def by_seat(key: str, value: Any, seats: int, default: object) -> Any:
    """A dictionary by seat as a list, with the default for seats that it lacks; what is none as it is."""
    if not isinstance(value, Mapping):
        return value
    unknown = [seat for seat in value if seat not in range(seats)]
    if unknown:
        raise SetupError(f"{key}: there is no seat {unknown[0]!r}: the seats are 0 to {seats - 1}")
    return [value.get(seat, default) for seat in range(seats)]


def write_seats_lists(key: str, value: object, seats: int) -> str:
    """A field with a list of cards for each seat; by seat in a dictionary, where the others have none."""
    value = by_seat(key, value, seats, ())
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise SetupError(f"{key} are a list of cards for each seat, as [['7H', 'JC'], []], not {repr(value)[:60]}")
    return write_field(key, "|".join(map(_write_list, value)))


def remaining_cards(pack: tuple[Card, ...], cards: Iterable[Card]) -> Counter[Card]:
    """The cards of the pack that are not among these; more of a card than the pack has cannot be."""
    rest = Counter(pack)
    rest.subtract(cards)
    for card, left in rest.items():
        if left < 0:
            raise SetupError(f"{card} appears too often: the pack has {pack.count(card)}")
    return rest


class Fields:
    """The fields of a position's text; what is wrong gets a sentence: `Unreadable`, or `SetupError` if impossible."""

    def __init__(self, game: str, keys: tuple[str, ...], pack: Iterable[Card], text: str) -> None:
        words = text.split()
        if not words or words[0] != game:
            raise Unreadable(f"a position of {game} starts with the word {game}, not {text[:20]!r}")
        self.text = text
        self._copies = Counter(pack)
        self.fields: dict[str, str] = {}
        for word in words[1:]:
            key, sign, value = word.partition("=")
            if not sign or key not in keys:
                raise Unreadable(f"{word[:40]!r} is not a field of a position; the fields are {', '.join(keys)}")
            if key in self.fields:
                raise Unreadable(f"the field {key} appears twice")
            self.fields[key] = value

    def refuse_view(self) -> None:
        """A full position hides nothing."""
        if "seat" in self.fields or HIDDEN in self.text:
            raise Unreadable("this is what one seat sees, with cards as ??: game.read_view(text) reads it")

    def refuse_position(self) -> None:
        """A view does not know the deal."""
        if "deal" in self.fields:
            raise Unreadable("a view holds no deal: game.position(text) reads this")

    def need(self, key: str) -> str:
        """A field that must be there."""
        if key not in self.fields:
            raise Unreadable(f"the field {key} is missing")
        return self.fields[key]

    def number(self, key: str, most: int = 10**6) -> int:
        """A number from 0 upwards; 0 where the field is missing."""
        text = self.fields.get(key, "0")
        if not re.fullmatch(r"[0-9]{1,7}", text) or int(text) > most:
            raise Unreadable(f"{key} is a number from 0 to {most}, not {text[:40]!r}")
        return int(text)

    def viewer(self, seats: int) -> int | None:
        """Whose view it is; None for a spectator."""
        return None if self.need("seat") == "-" else self.number("seat", seats - 1)

    def options(self) -> dict[str, str]:
        """The options that are not at their default."""
        return dict(pair.partition(":")[::2] for pair in self.fields.get("options", "").split(",") if pair)

    def cards(self, key: str, text: str) -> tuple[Card, ...]:
        """A list of cards of this pack."""
        found = split(text)
        for card in found:
            if card not in self._copies:
                hint = "" if card else "; no cards are written -"
                raise Unreadable(f"{key}: {card[:40]!r} is not a card of this game{hint}")
        return found

    def hidden(self, key: str, text: str) -> int:
        """The number of hidden cards."""
        match = re.fullmatch(r"-|\?\?\*([1-9][0-9]{0,2})", text)
        if not match:
            raise Unreadable(f"{key}: hidden cards are written ??*6, or - for none, not {text[:40]!r}")
        return int(match[1] or 0)

    def by_seat(self, key: str, text: str, seats: int) -> list[str]:
        """The parts of a field that says something of each seat."""
        parts = text.split("|")
        if len(parts) != seats:
            raise SetupError(f"{key} has {len(parts)} {'part' if len(parts) == 1 else 'parts'} for {seats} seats")
        return parts

    def piles(self, key: str, seats: int) -> tuple[tuple[Card, ...], ...]:
        """A list of cards for each seat; empty ones where the field is missing."""
        if key not in self.fields:
            return ((),) * seats
        return tuple(self.cards(key, part) for part in self.by_seat(key, self.fields[key], seats))

    def seats(self, key: str, seats: int, *, repeated: bool = False) -> tuple[int, ...]:
        """A list of seats as it stands; a seat twice only where that can be."""
        if key not in self.fields:
            return ()
        text = self.fields[key]
        if not re.fullmatch(r"[0-9]{1,2}(,[0-9]{1,2})*", text):
            raise Unreadable(f"{key} is a list of seats like 0,2, not {text[:40]!r}")
        numbers = tuple(map(int, text.split(",")))
        if max(numbers) >= seats:
            raise SetupError(f"{key}: there is no seat {max(numbers)}")
        if not repeated and len(set(numbers)) < len(numbers):
            raise SetupError(f"{key}: a seat appears twice")
        return numbers

    def deal(self) -> Deal:
        """Where all further chance comes from."""
        if "deal" not in self.fields:
            return NO_SEED
        match = re.fullmatch(r"([0-9a-f]{64}):([0-9]{1,7})(?::([0-9a-f,]*))?", self.fields["deal"])
        try:
            if match:
                added = () if match[3] is None else tuple(bytes.fromhex(p).decode() for p in match[3].split(","))
                return Deal(bytes.fromhex(match[1]), added, int(match[2]))
        except ValueError:
            pass
        raise Unreadable("deal is the seed in hexadecimal, a colon and the number of shuffles so far")

    def deck(self, pack: tuple[Card, ...], elsewhere: Iterable[Card]) -> tuple[Card, ...]:
        """The draw pile, which makes the pack whole; where it is not named, all that does not lie elsewhere."""
        named = tuple(elsewhere)
        if "deck" not in self.fields:
            spare = remaining_cards(pack, named)
            return tuple(card for card in dict.fromkeys(pack) for _ in range(spare[card]))
        deck = self.cards("deck", self.fields["deck"])
        for card in remaining_cards(pack, (*named, *deck)).elements():
            raise SetupError(f"{card} is missing: hands, piles and decks must hold the whole pack")
        return deck

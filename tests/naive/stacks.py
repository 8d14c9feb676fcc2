"""A second implementation of stacks, written from the printed rules and sharing no code with `knaves`."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator

COLOURS = {"B": ("b1", "b2"), "R": ("r1", "r2")}  # S8: two places for each colour
NUMBERS = ("1", "2", "3", "4", "5")
HAND_SIZE = 5  # S5
DEFAULTS: dict[str, str] = {
    "forgotten_draw": "auto",
    "reshuffle": "sequences",
    "reverse_in_two": "removed",
    "block_scope": "completion",
    "steal_from_hand": "random",
    "skip_stack": "cumulative",
}


class Chance:
    """The random numbers of a game, as docs/deal.md defines them."""

    def __init__(self, seed: bytes, contributions: tuple[str, ...]) -> None:
        texts = ",".join(text.encode().hex() for text in contributions)
        self.key = self.mac(seed, "players " + texts)
        self.number = 0

    @staticmethod
    def mac(key: bytes, text: str) -> bytes:
        return hmac.new(key, text.encode(), hashlib.sha256).digest()

    def next_stream(self) -> Iterator[int]:
        """The next stream; its number is used up even if nothing is read from it (a shuffle of one card)."""
        self.number += 1
        return self.words(self.number - 1)

    def words(self, number: int) -> Iterator[int]:
        block = 0
        while True:
            data = self.mac(self.key, f"shuffle {number} block {block}")
            for start in range(0, len(data), 4):
                yield int.from_bytes(data[start : start + 4], "big")
            block += 1

    @staticmethod
    def below(words: Iterator[int], n: int) -> int:
        while True:
            word = next(words)
            if word < 2**32 - 2**32 % n:
                return word % n

    def pick(self, n: int) -> int:
        return self.below(self.next_stream(), n)

    def shuffled(self, cards: list[str]) -> list[str]:
        words = self.next_stream()
        cards = list(cards)
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(words, i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards


def pack(seats: int, reverse_in_two: str) -> list[str]:
    """The unshuffled cards (S1, D2), without those taken out for two players (S4)."""
    cards = []
    for colour in COLOURS:
        for number in NUMBERS:
            cards += [colour + number] * 9
        cards += [colour + "W"] * 7
    specials = {"SK": 3, "RV": 3, "SC": 3, "BL": 3, "ST": 4}
    if seats == 2:  # S4
        specials["SK"] -= 1
        specials["SC"] -= 1
        specials["BL"] -= 1
        specials["ST"] -= 2
        if reverse_in_two == "removed":  # B39
            specials["RV"] = 0
    for card, copies in specials.items():
        cards += [card] * copies
    return cards


def wins(blue: int, red: int) -> bool:
    """S31, S32: five chips or more, two of each colour among them."""
    return blue + red >= 5 and blue >= 2 and red >= 2


class NaiveStacks:
    """A game of stacks; `apply` changes it in place."""

    def __init__(
        self, seats: int, options: dict[str, object], seed: bytes, contributions: tuple[str, ...] = ()
    ) -> None:
        self.seats = seats
        self.options: dict[str, object] = {**DEFAULTS, **options}
        self.chance = Chance(seed, contributions)
        dealer = self.chance.pick(seats)  # G56
        self.turn = (dealer + 1) % seats  # S11
        self.direction = 1  # B30
        self.deck = self.chance.shuffled(pack(seats, str(self.options["reverse_in_two"])))  # S5; the top is first
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        for _ in range(HAND_SIZE):
            for step in range(seats):
                self.hands[(self.turn + step) % seats].append(self.deck.pop(0))
        self.discards: list[list[str]] = [[] for _ in range(seats)]
        self.piles: dict[str, list[str]] = {place: [] for places in COLOURS.values() for place in places}
        self.chips = [[0, 0] for _ in range(seats)]  # blue, red
        self.set_aside: list[str] = []  # completed and blocked piles
        self.specials: list[str] = []  # played special cards
        # of the turn:
        self.skips = 0  # not used up yet
        self.skipped_this_turn = False  # a Skip was played in this turn (G67)
        self.anything_done = False  # a play, a discard or a draw in this turn (G46)
        self.idle_turns = 0  # consecutive turns in which nothing was done
        self.rights: set[int] = set()  # who may still draw (G44)
        self.penalties: set[int] = set()  # players with a penalty turn, now or next: no refills (S17)
        # what the game waits for:
        self.window = ""  # the place of the pile that can be blocked
        self.answers: dict[int, str] = {}
        self.played_from_hand = False  # where the card that opened the window came from
        self.victim: int | None = None  # whose hand the thief looks at (G65)
        self.outcome: dict[str, object] | None = None
        self.tally: Counter[str] = Counter()  # for reports only; no rule uses it

    # --- Legal moves ---

    def actors(self) -> set[int]:
        if self.outcome is not None:
            return set()
        if self.window:  # G31: everybody else is asked, whatever they hold
            return {seat for seat in range(self.seats) if seat != self.turn and seat not in self.answers}
        if self.victim is not None:
            return {self.turn}
        return {self.turn} | self.rights

    def legal(self, seat: int) -> set[str]:
        if seat not in self.actors():
            return set()
        hand = self.hands[seat]
        if self.window:  # S30, G35: a Block counts in the hand only
            return {"block", "let"} if "BL" in hand else {"let"}
        if self.victim is not None:  # G65
            return {"take:" + card for card in self.hands[self.victim]}
        moves = set()
        if seat in self.rights:  # G44
            moves.add("+")
        if seat == self.turn:
            for card in hand:
                moves |= set(self.plays(card))
                moves.add("-" + card)  # S15, G38, G39
            if self.discards[seat]:  # S18
                moves |= {"^" + play for play in self.plays(self.discards[seat][-1])}
            if not hand:  # G42, G68
                moves.add("end")
        return moves

    def table_actions(self, _seat: int) -> set[str]:
        return set()  # stacks has none

    def plays(self, card: str) -> list[str]:
        """The plays that the player whose turn it is can make with a card."""
        others = [seat for seat in range(self.seats) if seat != self.turn]
        if card == "BL":  # S30: never in their own turn
            return []
        if card == "SK":
            return [] if self.no_more_skips() else ["SK"]
        if card == "RV":
            return [] if self.reverse_is_skip() and self.no_more_skips() else ["RV"]
        if card == "SC":  # S28, G28
            from_discards = [f"SC:{seat}d" for seat in others if self.discards[seat]]
            return from_discards + [f"SC:{seat}h" for seat in others if self.hands[seat]]
        if card == "ST":  # S29
            return [
                f"ST:{seat}{letter}"
                for seat in others
                for colour, letter in enumerate("br")
                if self.chips[seat][colour] > 0 and not self.theft_wins(colour)
            ]
        return [f"{card}@{place}" for place in self.places_for(card)]

    def no_more_skips(self) -> bool:  # G67
        return self.options["skip_stack"] == "single" and self.skipped_this_turn

    def reverse_is_skip(self) -> bool:  # S26; the card is in the pack only if `kept` (B39)
        return self.seats == 2

    def theft_wins(self, colour: int) -> bool:  # G47
        after = list(self.chips[self.turn])
        after[colour] += 1
        return wins(*after)

    def places_for(self, card: str) -> list[str]:
        """The places where a number or a wild can be laid."""
        colour, rank = card[0], card[1]
        fitting = []
        for place in COLOURS[colour]:
            pile = self.piles[place]
            if pile and rank in ("W", NUMBERS[len(pile)]):  # S13, S27, G52
                fitting.append(place)
        free = [place for place in COLOURS[colour] if not self.piles[place]]
        if free and rank in ("W", "1"):  # S13, B32, G53
            fitting.append(free[0])
        return fitting

    # --- Moves ---

    def apply(self, seat: int, text: str) -> None:
        if text in ("block", "let"):
            self.answer(seat, text)
        elif text.startswith("take:"):
            self.take(text.removeprefix("take:"))
        elif text == "+":
            self.rights.remove(seat)
            self.draw(seat, HAND_SIZE - len(self.hands[seat]))  # B34
            self.tally["draws by hand"] += 1
        elif text == "end":  # neither a play nor a discard: nobody's right ends by it (G44)
            self.tally["ends"] += 1
            self.end_turn()
        else:
            self.end_draw_rights()  # G44, G63: any of these ends the rights to draw
            if text.startswith("-"):
                self.anything_done = True
                self.hands[seat].remove(text[1:])
                self.discards[seat].append(text[1:])
                self.end_turn()
            else:
                self.play(seat, text)

    def end_draw_rights(self) -> None:
        """End all rights to draw; those players get a penalty turn without a refill (S17), possibly this one (G63)."""
        self.tally["penalties"] += len(self.rights)
        self.tally["penalties of a player who is the next player too"] += self.turn in self.rights
        self.penalties |= self.rights
        self.rights = set()

    def play(self, seat: int, text: str) -> None:
        self.anything_done = True
        from_hand = not text.startswith("^")
        play = text.removeprefix("^")
        card = play[:2]
        if from_hand:
            self.hands[seat].remove(card)
        else:
            self.discards[seat].pop()  # S18
            self.tally["plays from the discard pile"] += 1
        if "@" in play:
            self.lay(card, play.split("@")[1], from_hand=from_hand)
            return
        self.specials.append(card)  # S23, B38
        if card == "SK" or (card == "RV" and self.reverse_is_skip()):  # S25, S26
            self.skips += 1
            self.skipped_this_turn = True
        elif card == "RV":
            self.direction = -self.direction
        elif card == "ST":
            victim, colour = int(play[3]), "br".index(play[4])
            self.chips[victim][colour] -= 1
            self.chips[seat][colour] += 1
            self.tally["chips stolen"] += 1
        elif card == "SC":
            victim, source = int(play[3]), play[4]
            if source == "d":
                self.hands[seat].append(self.discards[victim].pop())  # B40, G27
                self.tally["cards stolen from a discard pile"] += 1
            elif self.options["steal_from_hand"] == "chosen":
                self.victim = victim
                return
            else:
                index = self.chance.pick(len(self.hands[victim]))  # B41
                self.hands[seat].append(self.hands[victim].pop(index))
                self.tally["cards stolen from a hand, unseen"] += 1
        self.refill_emptied_hand(from_hand=from_hand)

    def take(self, card: str) -> None:  # G65
        assert self.victim is not None
        self.hands[self.victim].remove(card)
        self.hands[self.turn].append(card)
        self.victim = None
        self.tally["cards stolen from a hand, chosen"] += 1

    def lay(self, card: str, place: str, *, from_hand: bool) -> None:
        pile = self.piles[place]
        pile.append(card)
        if len(pile) == len(NUMBERS) or self.options["block_scope"] == "any_time":  # G30, G66
            self.window = place
            self.answers = {}
            self.played_from_hand = from_hand
            self.tally["windows"] += 1
        else:
            self.refill_emptied_hand(from_hand=from_hand)

    def answer(self, seat: int, text: str) -> None:
        self.answers[seat] = text
        if self.actors():
            return
        place, self.window = self.window, ""
        pile = self.piles[place]
        blocker = self.first_blocker()
        if blocker is not None:  # S30, G33: nobody gets a chip
            self.hands[blocker].remove("BL")
            self.specials.append("BL")
            self.tally["blocks"] += 1
            self.tally["blocks of a pile not complete"] += len(pile) < len(NUMBERS)
            self.tally["windows with several blockers"] += list(self.answers.values()).count("block") > 1
            self.clear(place)
        elif len(pile) == len(NUMBERS):  # S21
            self.chips[self.turn]["br".index(place[0])] += 1
            self.tally["sequences"] += 1
            self.clear(place)
            if wins(*self.chips[self.turn]):  # G49
                self.outcome = {"winners": [self.turn], "reason": "completed"}
                return
        self.refill_emptied_hand(from_hand=self.played_from_hand)  # G61

    def first_blocker(self) -> int | None:
        """G31, G58: the first after the active player in the current direction."""
        for step in range(1, self.seats):
            seat = (self.turn + step * self.direction) % self.seats
            if self.answers[seat] == "block":
                return seat
        return None

    def clear(self, place: str) -> None:
        self.set_aside += self.piles[place]  # from its bottom to its top
        self.piles[place] = []

    def refill_emptied_hand(self, *, from_hand: bool) -> None:
        """S20, G40: five new cards for a hand emptied by playing; not in a penalty turn (G41)."""
        if from_hand and not self.hands[self.turn]:
            if self.turn in self.penalties:
                self.tally["refills refused in a penalty turn"] += 1
            else:
                self.draw(self.turn, HAND_SIZE)
                self.tally["refills in mid-turn"] += 1

    # --- Drawing ---

    def draw(self, seat: int, number: int) -> None:
        for _ in range(number):
            if not self.deck:
                self.make_new_deck()  # G45: in the middle of a draw too
            if self.deck:
                self.hands[seat].append(self.deck.pop(0))
                self.anything_done = True
                self.idle_turns = 0

    def make_new_deck(self) -> None:
        cards = self.set_aside  # S22, B37
        self.set_aside = []
        kind = "reshuffles"
        if self.options["reshuffle"] == "with_specials" or not cards:  # B37; G46
            kind = "reshuffles" if cards or self.options["reshuffle"] == "with_specials" else "fallbacks to specials"
            cards = cards + self.specials
            self.specials = []
        if not cards:  # G46
            kind = "fallbacks to discards"
            for pile in self.discards:
                cards = cards + pile[:-1]
                del pile[:-1]
        if cards:
            self.deck = self.chance.shuffled(cards)
            self.tally[kind] += 1

    # --- The end of a turn ---

    def end_turn(self) -> None:
        seat = self.turn
        self.penalties.discard(seat)  # S17: one turn only
        missing = HAND_SIZE - len(self.hands[seat])
        if missing > 0:  # S16, G29
            if self.options["forgotten_draw"] == "auto":
                self.draw(seat, missing)
            else:
                self.rights.add(seat)
        self.idle_turns = 0 if self.anything_done else self.idle_turns + 1
        if self.idle_turns == self.seats:  # G46
            self.outcome = {"winners": [], "reason": "stalemate"}
            return
        self.pass_turn()
        self.skipped_this_turn = False
        self.anything_done = False

    def pass_turn(self) -> None:
        """G36, G37: go on in the current direction, one seat further per Skip, but not past the same player; remaining
        Skips are kept.
        """
        player = self.turn
        reached = (player + self.direction) % self.seats
        while self.skips and reached != player:
            self.skips -= 1
            self.tally["skipped turns"] += 1
            reached = (reached + self.direction) % self.seats
        self.tally["skips carried over"] += self.skips
        self.tally["turns in a row by the same seat"] += reached == player
        self.turn = reached

    # --- For comparing ---

    def snapshot(self) -> dict[str, object]:
        return {
            "hands": [list(hand) for hand in self.hands],
            "discards": [list(pile) for pile in self.discards],
            "deck": list(self.deck),
            "piles": {place: list(pile) for place, pile in self.piles.items()},
            "chips": [list(chips) for chips in self.chips],
            "set_aside": list(self.set_aside),
            "specials": list(self.specials),
            "turn": self.turn,
            "direction": self.direction,
            "rights": sorted(self.rights),
            "penalties": sorted(self.penalties),
            "outcome": self.outcome,
        }

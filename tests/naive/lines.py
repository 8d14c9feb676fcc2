"""A second, slow and simple implementation of classic and travel, written from the printed rules.

It shares no code with `knaves`. Rule ids are those of docs/rules.md; "ours" marks a choice that the rules leave open.
A card is a text such as "7H", a cell a text such as "c4", a line its name such as "a5-e5", a team its number.
"""

import hashlib
import hmac
from itertools import combinations

CLASSIC_BOARD = """
** 2S 3S 4S 5S 6S 7S 8S 9S **
6C 5C 4C 3C 2C AH KH QH TH TS
7C AS 2D 3D 4D 5D 6D 7D 9H QS
8C KS 6C 5C 4C 3C 2C 8D 8H KS
9C QS 7C 6H 5H 4H AH 9D 7H AS
TC TS 8C 7H 2H 3H KH TD 6H 2D
QC 9S 9C 8H 9H TH QH QD 5H 3D
KC 8S TC QC KC AC AD KD 4H 4D
AC 7S 6S 5S 4S 3S 2S 2H 3H 5D
** AD KD QD TD 9D 8D 7D 6D **
"""  # D3

TRAVEL_BOARD = """
2S 3S 4S 5S 6S 7S 8S 9S
AD AC KC QC TC 9C 8C TS
KD TH 9H 8H 7H 6H 7C QS
QD QH 2H 3H 4H 5H 6C KS
TD KH AH 2C 3C 4C 5C AS
9D 8D 7D 6D 5D 4D 3D 2D
"""  # D1, B6

RANKS = "23456789TJQKA"  # G22: from the lowest to the highest
SUITS = "SHDC"
ONE_EYED = ("JS", "JH")  # G11
TWO_EYED = ("JC", "JD")
COLOURS = ("blue", "green", "red")

HAND_SIZES = {  # by game and number of players
    "classic": {2: 7, 3: 6, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3},  # C13, C35 (they agree at 6 and at 12)
    "travel": {2: 7, 3: 6, 4: 6, 6: 5},  # T12
}


class NaiveChance:
    """The random numbers of a game, as docs/deal.md defines them."""

    def __init__(self, seed: bytes, contributions: tuple[str, ...]) -> None:
        joined = ",".join(text.encode("utf-8").hex() for text in contributions)
        self.key = hmac.new(seed, b"players " + joined.encode("ascii"), hashlib.sha256).digest()
        self.number = 0  # of the next shuffle

    def shuffle(self, cards: list[str]) -> list[str]:
        number = self.number
        self.number += 1
        words: list[int] = []
        blocks = 0
        result = list(cards)
        for i in range(len(result) - 1, 0, -1):
            while True:
                if not words:
                    message = f"shuffle {number} block {blocks}".encode("ascii")
                    block = hmac.new(self.key, message, hashlib.sha256).digest()
                    blocks += 1
                    words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
                word = words.pop(0)
                if word < 2**32 - 2**32 % (i + 1):
                    break
            j = word % (i + 1)
            result[i], result[j] = result[j], result[i]
        return result


class NaiveLines:
    """A game of classic or travel; `apply` changes it in place."""

    def __init__(
        self,
        name: str,
        seats: int,
        options: dict[str, object],
        seed: bytes,
        contributions: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.seats = seats
        self.read_options(options)
        self.read_board()
        self.chance = NaiveChance(seed, contributions)

        self.pack = [rank + suit for suit in SUITS for rank in RANKS]  # T1: once
        if name == "classic":
            self.pack = self.pack * 2  # C1: twice
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.discards: list[list[str]] = [[] for _ in range(seats)]
        self.chips: dict[str, int] = {}
        self.sequences: list[list[str]] = [[] for _ in range(self.teams)]
        self.exchanges = 0
        self.rights: list[int] = []
        self.owed: list[int] = []
        self.choosing: int | None = None
        self.forfeits: list[int] = []
        self.offers: list[int] = []
        self.passes = 0
        self.idle = 0
        self.winner: int | None = None  # a team
        self.reason: str | None = None

        self.dealer: int | None
        if name == "classic":
            self.dealer = self.draw_lots(list(range(seats)), lowest=True)  # C9
            self.turn = (self.dealer + 1) % seats  # C14
        else:
            self.dealer = None
            self.turn = self.draw_lots(list(range(self.teams)), lowest=False)  # T10, G78
        self.deck = self.chance.shuffle(self.pack)  # G22: for the deal the whole pack is shuffled anew
        for _ in range(HAND_SIZES[name][seats]):
            for i in range(seats):
                self.hands[(self.turn + i) % seats].append(self.deck.pop(0))

    # --- Setup ---

    def read_options(self, options: dict[str, object]) -> None:
        teams = options.get("teams")
        if isinstance(teams, int):
            self.teams = teams  # B17: a choice at 6 and at 12
        else:
            self.teams = 2 if self.seats % 2 == 0 else 3
        self.needed = 2 if self.teams == 2 else 1  # C3 C33 T3 T5
        self.diagonals = bool(options.get("diagonals", True))
        self.collinear_share = bool(options.get("collinear_share", True))
        self.line_choice = str(options.get("line_choice", "owner"))
        self.dead_cards = str(options.get("dead_cards", "one"))
        self.forgotten_draw = str(options.get("forgotten_draw", "auto"))
        self.dead_jack = bool(options.get("dead_jack", False))
        self.advanced_jack = bool(options.get("advanced_jack", False))
        self.table_talk = str(options.get("table_talk", "off" if self.name == "classic" else "banned"))
        cap = options.get("stalemate_cap", 40)
        self.cap: int | None = cap if isinstance(cap, int) and cap is not False else None

    def read_board(self) -> None:
        drawing = CLASSIC_BOARD if self.name == "classic" else TRAVEL_BOARD
        rows = [row.split() for row in drawing.strip().splitlines()]
        self.cells: list[str] = []  # for chips, in reading order
        self.corners: list[str] = []
        self.spaces: dict[str, list[str]] = {}  # the cells that show a card
        at: dict[tuple[int, int], str] = {}  # column and row
        for y, row in enumerate(rows):
            for x, card in enumerate(row):
                cell = f"{'abcdefghij'[x]}{y + 1}"
                at[x, y] = cell
                if card == "**":
                    self.corners.append(cell)
                else:
                    self.cells.append(cell)
                    self.spaces.setdefault(card, []).append(cell)

        directions = [("across", 1, 0), ("down", 0, 1)]
        if self.diagonals:  # B1
            directions += [("down-right", 1, 1), ("down-left", -1, 1)]
        length = 5 if self.name == "classic" else 4  # C4 T4
        self.lines: dict[str, list[str]] = {}  # in the order in which we count them (ours)
        self.direction: dict[str, str] = {}
        for x, y in at:
            for direction, dx, dy in directions:
                places = [(x + i * dx, y + i * dy) for i in range(length)]
                if all(place in at for place in places):
                    line = [at[place] for place in places]
                    self.lines[f"{line[0]}-{line[-1]}"] = line
                    self.direction[f"{line[0]}-{line[-1]}"] = direction

    def draw_lots(self, candidates: list[int], *, lowest: bool) -> int:
        pile = self.chance.shuffle(self.pack)
        while len(candidates) > 1:  # T11, B20, G72: those who tie draw on
            drawn: dict[int, int] = {}
            for seat in candidates:
                if not pile:
                    pile = self.chance.shuffle(self.pack)
                drawn[seat] = RANKS.index(pile.pop(0)[0])
            best = min(drawn.values()) if lowest else max(drawn.values())
            candidates = [seat for seat in candidates if drawn[seat] == best]
        return candidates[0]

    # --- Legal moves ---

    def team(self, seat: int) -> int:
        return seat % self.teams  # C8 C34 T8 G24

    def members(self, team: int) -> list[int]:
        return [seat for seat in range(self.seats) if self.team(seat) == team]

    def over(self) -> bool:
        return self.reason is not None

    def free(self) -> list[str]:
        return [cell for cell in self.cells if cell not in self.chips]  # B9 G10: corners are not cells

    def locked(self, team: int) -> set[str]:
        return {cell for name in self.sequences[team] for cell in self.lines[name] if cell in self.chips}

    def targets(self, seat: int) -> list[str]:
        """The cells of chips that this seat may remove with a one-eyed jack."""
        result = []
        for cell, owner in self.chips.items():
            if owner == self.team(seat):  # B8
                continue
            if cell in self.locked(owner) and not self.advanced_jack:  # C27 T22 C31
                continue
            result.append(cell)
        return result

    def plays(self, seat: int) -> set[str]:
        result = set()
        for card in self.hands[seat]:
            if card in ONE_EYED:
                result |= {f"{card}x{cell}" for cell in self.targets(seat)}  # C25 T21 G14
            elif card in TWO_EYED:
                result |= {f"{card}@{cell}" for cell in self.free()}  # C24 T20
            else:
                result |= {f"{card}@{cell}" for cell in self.spaces[card] if cell not in self.chips}  # C20 T15
        return result

    def is_dead(self, seat: int, card: str) -> bool:
        if card in ONE_EYED:
            return self.dead_jack and not self.targets(seat)  # G12
        if card in TWO_EYED:
            return self.dead_jack and not self.free()
        return all(cell in self.chips for cell in self.spaces[card])  # C28

    def dead_exchanges(self, seat: int) -> set[str]:
        """The exchanges that are allowed now (B3)."""
        if self.exchanges >= len(self.pack):  # ours: a limit, so that a turn ends
            return set()
        if self.exchanges > 0 and self.dead_cards == "one":
            return set()
        if self.exchanges > 0 and self.dead_cards == "one_then_stuck" and self.plays(seat):
            return set()
        return {f"{card}!" for card in self.hands[seat] if self.is_dead(seat, card)}

    def choosers(self) -> list[int]:
        assert self.choosing is not None
        if self.choosing == self.team(self.turn):
            return [self.turn]  # G4: it was their chip
        return self.members(self.choosing)  # G75: an opponent's jack broke the line

    def actors(self) -> set[int]:
        if self.over():
            return set()
        if self.forfeits:
            return set(self.forfeits)
        if self.choosing is not None:
            return set(self.choosers())
        return {self.turn, *self.rights}

    def legal(self, seat: int) -> set[str]:
        if self.over():
            return set()
        if self.forfeits:  # G76
            return {f"-{card}" for card in self.hands[seat]} if seat in self.forfeits else set()
        if self.choosing is not None:
            return {f"={name}" for name in self.new_lines(self.choosing)} if seat in self.choosers() else set()
        moves = set()
        if seat == self.turn:
            moves = self.plays(seat) | self.dead_exchanges(seat)
            if not moves:
                moves = {"pass"}  # G2 G70
        if seat in self.rights:
            moves.add("+")
        return moves

    def table_actions(self, seat: int) -> set[str]:
        if self.over() or self.forfeits or self.choosing is not None:
            return set()
        result = set()
        if seat == self.turn and seat not in self.offers:  # G3 G69
            result.add("offer")
        if self.table_talk == "penalty" and self.seats > self.teams:  # C30 G76
            result |= {f"call:{COLOURS[team]}" for team in range(self.teams) if team != self.team(seat)}
        return result

    # --- Lines ---

    def complete(self, name: str, team: int) -> bool:
        return all(cell in self.corners or self.chips.get(cell) == team for cell in self.lines[name])  # C4 C21

    def compatible(self, one: str, other: str) -> bool:
        shared = [cell for cell in self.lines[one] if cell in self.lines[other] and cell not in self.corners]  # G8
        if self.direction[one] == self.direction[other] and not self.collinear_share:  # B2 G6
            return not shared
        return len(shared) <= 1  # C5 T24

    def new_lines(self, team: int) -> list[str]:
        """The complete lines that are compatible with every sequence of the team (G74)."""
        return [
            name
            for name in self.lines
            if self.complete(name, team) and all(self.compatible(name, old) for old in self.sequences[team])
        ]

    def largest_set(self, names: list[str]) -> list[str]:
        """The largest compatible set of lines; of several, the first (ours)."""
        best: list[str] = []
        for size in range(1, len(names) + 1):
            for some in combinations(names, size):
                if all(self.compatible(one, other) for one, other in combinations(some, 2)):
                    best = list(some)
                    break
            else:
                break  # if no three are compatible, no four are
        return best

    def look_for_sequences(self, team: int) -> None:
        """Lock complete lines (G79), or let the owner choose (G4 G75)."""
        new = self.new_lines(team)
        most = self.largest_set(new)
        if len(self.sequences[team]) + len(most) >= self.needed:  # C29 C36 T26 T27 G5
            self.sequences[team] += most
            self.winner = team
            self.reason = "completed"
        elif len(new) <= 1 or self.line_choice == "auto":
            self.sequences[team] += most
        else:
            self.choosing = team

    # --- Moves ---

    def apply(self, seat: int, text: str) -> None:
        if text == "pass":
            self.passes += 1
            self.idle = 0 if self.exchanges else self.idle + 1
            self.next_turn()
        elif text == "+":
            self.draw_late(seat)
        elif text == "offer":
            self.offers.append(seat)
        elif text.startswith("call:"):
            team = COLOURS.index(text.removeprefix("call:"))
            self.forfeits = [member for member in self.members(team) if self.hands[member]]
        elif text.startswith("-"):
            self.discard(seat, text[1:])  # B13
            self.forfeits.remove(seat)
        elif text.startswith("="):
            assert self.choosing is not None
            self.sequences[self.choosing].append(text[1:])
            self.choosing = None
            self.finish_play()
        elif text.endswith("!"):
            self.discard(seat, text[:2])  # C28 T23
            self.exchanges += 1
            self.idle = 0
            self.draw(seat)
        else:
            self.play(seat, text[:2], text[2], text[3:])
        self.look_for_draws()

    def play(self, seat: int, card: str, how: str, cell: str) -> None:
        self.discard(seat, card)  # C15 T14
        if how == "@":
            self.chips[cell] = self.team(seat)  # C16 T15
            self.look_for_sequences(self.team(seat))
        else:
            owner = self.chips[cell]
            broken = [name for name in self.sequences[owner] if cell in self.lines[name]]
            del self.chips[cell]  # C25 C26 T21
            if broken:  # G20
                self.sequences[owner] = [name for name in self.sequences[owner] if name not in broken]
                self.look_for_sequences(owner)
        if self.choosing is None and not self.over():  # G18: no draw after the winning chip
            self.finish_play()

    def finish_play(self) -> None:
        self.passes = 0
        self.idle = 0
        if self.forgotten_draw == "auto":
            self.draw(self.turn)  # C17 T16
        else:
            self.rights.append(self.turn)  # G17
        self.next_turn()

    def next_turn(self) -> None:
        self.exchanges = 0
        self.turn = (self.turn + 1) % self.seats  # C14 T18
        if self.turn in self.offers:
            self.offers.remove(self.turn)  # G69
        if self.forgotten_draw == "until_next_turn":  # B10 G71
            missing = self.rights.count(self.turn) + self.owed.count(self.turn)
            self.rights = [seat for seat in self.rights if seat != self.turn]
            self.owed = [seat for seat in self.owed if seat != self.turn]
            for _ in range(missing):
                self.draw(self.turn)

    def draw_late(self, seat: int) -> None:
        """Use the oldest right of the seat, and end those before it in the list (G17 G71)."""
        place = self.rights.index(seat)
        lapsed = self.rights[:place]
        self.rights = self.rights[place + 1 :]
        if self.forgotten_draw == "until_next_turn":
            self.owed += lapsed
        self.draw(seat)

    def draw(self, seat: int) -> None:
        if not self.deck:  # G1 G73
            self.deck = self.chance.shuffle([card for pile in self.discards for card in pile])
            self.discards = [[] for _ in range(self.seats)]
        if self.deck:
            self.hands[seat].append(self.deck.pop(0))

    def discard(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.discards[seat].append(card)

    def look_for_draws(self) -> None:
        if self.over():
            return
        if all(any(member in self.offers for member in self.members(team)) for team in range(self.teams)):
            self.reason = "agreed"  # G3 G69
        elif self.idle >= self.seats:
            self.reason = "stalemate"  # G3
        elif self.cap is not None and self.passes >= self.cap * self.seats:
            self.reason = "cap"  # G3 G69

    # --- For comparing ---

    def snapshot(self) -> dict[str, object]:
        outcome: dict[str, object] | None = None
        if self.over():
            winners = [] if self.winner is None else self.members(self.winner)
            outcome = {"winners": winners, "reason": self.reason}
        return {
            "hands": [list(hand) for hand in self.hands],
            "discards": [list(pile) for pile in self.discards],
            "deck": list(self.deck),
            "turn": self.turn,
            "dealer": self.dealer,
            "chips": dict(self.chips),
            "sequences": [list(names) for names in self.sequences],
            "exchanges": self.exchanges,
            "rights": list(self.rights),
            "owed": sorted(self.owed),
            "choosing": self.choosing,
            "forfeits": sorted(self.forfeits),
            "offers": sorted(self.offers),
            "passes": self.passes,
            "idle": self.idle,
            "outcome": outcome,
        }

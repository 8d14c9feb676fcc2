"""A finished game in plain lines, forwards and backwards."""

from __future__ import annotations

from knaves.terminal.console import Console, standard_console
from knaves.terminal.plain_game import QUIT
from knaves.terminal.presenters import presenter_for
from knaves.terminal.replay_session import ReplayNarrator, ReplaySession
from knaves.words import Words

BACK, FIRST, LAST = ("b", "back", "p"), ("home", "first"), ("end", "last")


class PlainReplay:
    """Tells one step after the other, as the reader asks for them."""

    def __init__(self, replay: ReplaySession, words: Words, console: Console) -> None:
        self._replay, self._words, self._console = replay, words, console
        self._narrator = ReplayNarrator(words, replay)
        self._one_seat = replay.seat is not None

    async def run(self) -> None:
        """Show the deal, then what the reader asks for, until they quit."""
        for line in self._narrator.introduction():
            self._console.say(line)
        self._describe()
        while True:
            self._console.ask(self._words.say("replay-ask"))
            typed = await self._console.read_line()
            if typed is None:
                self._console.say("")
                return
            if typed.strip().lower() in QUIT:
                return
            number = self._read(typed.strip().lower())
            if number is None:
                self._console.say(self._words.say("replay-plain-help", count=self._replay.last))
            else:
                self._replay.go(number)
                self._describe()

    def _read(self, typed: str) -> int | None:
        """The step that a command goes to."""
        current, last = self._replay.number, self._replay.last
        if typed in ("", "n", "next"):
            return current + 1
        if typed in BACK:
            return current - 1
        if typed in FIRST:
            return 0
        if typed in LAST:
            return last
        return int(typed) if typed.isascii() and typed.isdigit() and int(typed) <= last else None

    def _describe(self) -> None:
        replay, say = self._replay, self._console.say
        say(" ".join([self._narrator.position(), *self._narrator.step_sentences()]))
        view = replay.view
        say(presenter_for(view).drawing(view))
        for seat, hand in enumerate(replay.step.state.open_hands()):
            if not self._one_seat or seat == replay.seat:
                cards = " ".join(hand) or self._words.say("term-no-cards")
                say(self._words.pair(replay.names[seat], cards))
        if result := self._narrator.result():
            say(result)


async def replay_plain(replay: ReplaySession, words: Words) -> None:
    """Show a game on standard input and output."""
    await PlainReplay(replay, words, standard_console()).run()

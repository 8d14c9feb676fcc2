"""Why a request is refused, for programs and for people."""

from __future__ import annotations

import math

from knaves import wire
from knaves.words import Words, error_sentence

MAX_DETAIL = 250
"""Characters that a refusal repeats of a parser's message."""


class CommandRefused(Exception):
    """A request that has no effect: a code for programs and a sentence for people.

    The sentence is `refused-REASON` with its arguments; without a reason it is that of the rule or the code, which
    clients have too. `detail` is the English message of the rules or of a parser, for developers.
    """

    def __init__(
        self,
        code: str,
        reason: str = "",
        *,
        rule: str = "",
        until: float = 0.0,
        delay: float = 0.0,
        detail: str = "",
        **arguments: str | int,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason
        self.rule = rule
        self.until = until
        self.delay = math.ceil(delay * 1000) / 1000
        """Seconds to wait before trying again, in whole milliseconds; 0 if that would not help."""
        self.detail = detail
        self.arguments = arguments

    def __str__(self) -> str:
        return self.sentence(Words())

    def sentence(self, words: Words) -> str:
        """The refusal in a language."""
        if self.reason:
            return words.say(f"refused-{self.reason}", detail=self.detail, **self.arguments)
        sentence = error_sentence(words, self.code, self.rule)
        return f"{sentence} ({self.detail})" if self.detail else sentence

    def message(self, command: str) -> wire.Error:
        """The answer to the command with this id."""
        return wire.Error(command, self.code, str(self), self.rule, self.until, self.delay)

"""The full-screen program that shows a finished game."""

from __future__ import annotations

from knaves.terminal.base_app import BaseApp
from knaves.terminal.replay_session import ReplaySession
from knaves.terminal.screen.replay import ReplayScreen
from knaves.terminal.screen.theme import Brightness, ColorDepth
from knaves.words import Words


class ReplayApp(BaseApp):
    """One record, forwards and backwards."""

    def __init__(
        self,
        replay: ReplaySession,
        words: Words,
        *,
        brightness: Brightness = Brightness.DARK,
        depth: ColorDepth | None = None,
    ) -> None:
        super().__init__(words, brightness=brightness, depth=depth)
        self.replay = replay

    def on_mount(self) -> None:
        """Show the deal."""
        self.show_only(ReplayScreen(self.replay, self.words, self.palette, self.leave))

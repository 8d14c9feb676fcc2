"""The render modes of an environment: text, pictures as arrays, and a window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from knaves.game import View

if TYPE_CHECKING:  # needs pygame
    from knaves.envs.canvas import Picture

RENDER_MODES = ["ansi", "rgb_array", "human"]
RENDER_FPS = 4
"""Moves a second in a window, so that people can follow."""


class Renderer:
    """Draws views in one of the modes; with None it draws nothing."""

    def __init__(self, mode: str | None, title: str) -> None:
        if mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is None, {', '.join(map(repr, RENDER_MODES[:-1]))} or 'human', not {mode!r}")
        if mode not in (None, "ansi"):
            import knaves.envs.pictures  # noqa: F401 - names the extra before the first move
        self.mode, self._title = mode, title
        self._window: Any = None

    def render(self, view: View, fps: float = RENDER_FPS) -> str | Picture | None:
        """The view as text or as an array (height, width, 3); a window shows it and returns None."""
        if self.mode == "ansi":
            return view.picture()
        if self.mode is None:
            return None
        from knaves.envs.pictures import draw

        picture = draw(view)
        if self.mode == "rgb_array":
            return picture
        if self._window is None:
            from knaves.envs.window import Window

            self._window = Window(self._title)
        self._window.show(picture, fps)
        return None

    def close(self) -> None:
        """Close the window, if there is one."""
        if self._window is not None:
            self._window.close()
            self._window = None

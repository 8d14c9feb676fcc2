"""A window that shows pictures."""

from __future__ import annotations

from typing import Any

from knaves.envs.canvas import Picture, pygame


class Window:
    """A window of the size of its first picture."""

    def __init__(self, title: str) -> None:
        self._title = title
        self._screen: Any = None
        self._clock = pygame.time.Clock()

    def show(self, picture: Picture, fps: float) -> None:
        """Show a picture, not before the one before it has been seen."""
        height, width = picture.shape[:2]
        if self._screen is None or self._screen.get_size() != (width, height):
            pygame.display.init()
            self._screen = pygame.display.set_mode((width, height))
            pygame.display.set_caption(self._title)
        pygame.surfarray.blit_array(self._screen, picture.swapaxes(0, 1))
        pygame.event.pump()  # else the system takes the window for one that hangs
        pygame.display.flip()
        self._clock.tick(fps)

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()
        self._screen = None

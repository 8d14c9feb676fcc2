"""Stands in for the package of this name in a browser, where the page puts everything into words by itself."""


class FluentResource:
    """Messages that are not read."""

    def __init__(self, text: str) -> None:
        """Forget the text."""


class FluentBundle:
    """A bundle without messages: `Words.say` then gives the key of a message."""

    def __init__(self, *_: object, **__: object) -> None:
        """Take whatever a bundle takes."""

    def add_resource(self, resource: FluentResource) -> None:
        """Forget it."""

    def has_message(self, _: str) -> bool:
        """Whether there is such a message."""
        return False

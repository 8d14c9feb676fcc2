"""Compiled code that must not keep anybody waiting: it is loaded and compiled in the background."""

from __future__ import annotations

import importlib
import threading
from importlib.util import find_spec


class Warm:
    """A module whose first use is slow, and the name of a function of it that makes it fast."""

    def __init__(self, module: str, function: str) -> None:
        self._module, self._function = module, function
        self._done = threading.Event()
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()

    def installed(self) -> bool:
        """Whether the packages it needs are there: `pip install knaves[bots]`."""
        return find_spec("numba") is not None

    def start(self) -> None:
        """Begin in the background; harmless when done already."""
        with self._lock:
            if self._thread is None and self.installed():
                self._thread = threading.Thread(target=self._run, name=f"warm up {self._module}", daemon=True)
                self._thread.start()

    def _run(self) -> None:
        getattr(importlib.import_module(self._module), self._function)()
        self._done.set()

    def ready(self) -> bool:
        """Whether it can be used at full speed now; if not, it is on its way."""
        if not self._done.is_set():
            self.start()
        return self._done.is_set()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until it is ready; for matches, where a weak first move would count."""
        self.start()
        return self._done.wait(seconds) if self._thread is not None else False

"""Compiled code that must not keep anybody waiting: it is loaded and compiled in the background."""

from __future__ import annotations

import importlib
import logging
import threading
from importlib.util import find_spec
from typing import Any

log = logging.getLogger(__name__)


class Warm:
    """A function whose first call is slow, since it compiles; what it gives is kept."""

    def __init__(self, module: str, function: str) -> None:
        self._module, self._function = module, function
        self._ended = threading.Event()
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()
        self._works = False
        self.value: Any = None
        """What the function gave, once it is ready."""

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
        try:
            self.value = getattr(importlib.import_module(self._module), self._function)()
            self._works = True
        except Exception:  # whatever a compiler can trip over: the level below goes on answering
            log.exception("%s could not be compiled; bots play a level weaker", self._module)
        finally:
            self._ended.set()

    def ready(self) -> bool:
        """Whether it can be used at full speed now; if not, it is on its way."""
        if self._thread is None:
            self.start()
        return self._works

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until it is ready; for matches, where a weak first move would count. Whether it is."""
        self.start()
        if self._thread is not None:
            self._ended.wait(seconds)
        return self._works

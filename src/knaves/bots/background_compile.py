"""Compiles slow-starting code in a background thread, so that nobody has to wait for the compiler."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

log = logging.getLogger(__name__)


class BackgroundCompile:
    """Calls a function that imports and compiles code, in a thread of its own, and keeps the result."""

    def __init__(self, name: str, load: Callable[[], Any]) -> None:
        self._name, self._load = name, load
        self._ended = threading.Event()
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()
        self._works = False
        self.value: Any = None
        """The function's result, once `ready`."""

    def installed(self) -> bool:
        """Whether Numba is installed: `pip install knaves[bots]`."""
        return find_spec("numba") is not None

    def start(self) -> None:
        """Start compiling, unless that was done before."""
        with self._lock:
            if self._thread is None and self.installed():
                self._thread = threading.Thread(target=self._run, name=f"compile {self._name}", daemon=True)
                self._thread.start()

    def _run(self) -> None:
        try:
            self.value = self._load()
            self._works = True
        except Exception:  # a compiler fails in many ways; the next weaker level keeps answering
            log.exception("%s could not be compiled; bots play a level weaker", self._name)
        finally:
            self._ended.set()

    def ready(self) -> bool:
        """Whether the compiled code can be used now; starts compiling if not."""
        if self._thread is None:
            self.start()
        return self._works

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until compiling has ended, at most this long; returns whether the code can be used."""
        self.start()
        if self._thread is not None:
            self._ended.wait(seconds)
        return self._works

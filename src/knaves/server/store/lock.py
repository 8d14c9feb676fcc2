"""A lock that lets one server use a data folder; the operating system releases it with the process."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from knaves.server.store.base import StoreError

_held: set[int] = set()


def _close_in_child() -> None:
    """Close a forked child's copies; otherwise it would hold the locks of a parent that died."""
    for descriptor in _held:
        with contextlib.suppress(OSError):
            os.close(descriptor)
    _held.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_close_in_child)


class FolderLock:
    """Held from its creation until `release`, or until the process dies."""

    def __init__(self, folder: Path) -> None:
        path = folder / "lock"
        self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._descriptor)
        except OSError:
            owner = os.read(self._descriptor, 20).decode(errors="replace").strip()
            os.close(self._descriptor)
            raise StoreError(
                f"Another server (process {owner or 'unknown'}) is using {folder}; stop it, or choose another folder."
            ) from None
        os.ftruncate(self._descriptor, 0)
        os.write(self._descriptor, f"{os.getpid()}\n".encode())
        _held.add(self._descriptor)

    def release(self) -> None:
        """Release the lock."""
        _held.discard(self._descriptor)
        os.close(self._descriptor)


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, 1 << 20, os.SEEK_SET)  # beyond the text, which must stay readable for others
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        os.lseek(descriptor, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

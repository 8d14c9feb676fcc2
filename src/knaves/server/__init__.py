"""Tables that never lose a move: the log, the tables built from it, sockets, the lobby and the bots' workers.

May import wire, words, bots and what lies below; nothing but the commands imports it.
"""

import sys

from knaves.extras import require

if sys.platform != "emscripten":  # in a browser only `device.py` runs, which needs few of the packages
    require(__name__, "server")

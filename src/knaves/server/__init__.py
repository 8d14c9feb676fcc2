"""Tables that never lose a move: the log, the tables built from it, sockets, the lobby and the bots' workers.

May import wire, words, bots and what lies below; nothing but the commands imports it.
"""

from knaves.extras import require

require(__name__, "server")

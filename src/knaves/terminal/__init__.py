"""Games in a terminal, on full screens (`app`, `table_app`) or in plain lines (`plain_play`, `plain_table`).

Both show a `Session`: a local game (`local`) or one at a server's table (`connection`, `remote_session`). Imports bots,
words, the client and everything below. `app`, `table_app` and `screen` need Textual, the rest does not.
"""

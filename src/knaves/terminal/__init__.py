"""Playing in a terminal, on full screens (`app`) or in plain lines (`plain`), over one `Session`.

Imports bots, words and everything below. `app` and `screen` need Textual, the rest does not.
"""

"""Playing in a terminal: full screens (`app`) and plain lines (`plain`) over one `Session`. Imports bots, words and
everything below; `app`, `screens` and the widgets need Textual, the rest does not.
"""

"""Playing in a terminal. Imports bots and everything below."""

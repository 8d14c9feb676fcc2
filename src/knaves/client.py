"""A small client of a server of tables, for bots, tests and the terminal."""

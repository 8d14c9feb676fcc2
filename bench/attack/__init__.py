"""The attacks that a public server must withstand, as a program: `python -m bench.attack`, or `make attack`.

Each attack starts a server of its own from this checkout, with default settings, and does what a stranger, a player, a
spectator or the host of a table could do to it. `campaign.py` runs them and prints the verdicts, `target.py` has the
server and the people, and every other module is a family of attacks. All traffic stays on loopback addresses, and every
loop is bounded in count and time.
"""

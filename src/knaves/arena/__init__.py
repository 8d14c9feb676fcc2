"""Matches between bots on paired deals and what they tell. Imports bots and everything below.

`match` plays the games, `workers` (and `on_ray`) spread them over cores and machines, `ledger` keeps what is finished,
and `stats`, `ratings` and `sprt` draw the conclusions. `simulate` plays random games.
"""

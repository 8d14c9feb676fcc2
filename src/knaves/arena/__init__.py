"""Matches between bots on paired deals, and their statistics. Imports bots and everything below.

`match` plays the games, `workers` and `ray_workers` distribute them over cores and machines, `ledger` stores finished
deals, and `stats`, `ratings` and `sprt` evaluate them. `simulate` plays random games.
"""

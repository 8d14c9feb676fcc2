"""Slow second implementations of the rules, written from the printed rules alone, to compare the engines with."""

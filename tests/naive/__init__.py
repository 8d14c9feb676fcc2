"""Slow second implementations of the rules, written from the sheets alone, to compare the engines with."""

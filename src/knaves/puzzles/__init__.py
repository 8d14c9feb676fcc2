"""Puzzles (in the making)."""

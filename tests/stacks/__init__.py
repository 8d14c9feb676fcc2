"""Tests of stacks that aren't about a single rule; those are in tests/rules."""

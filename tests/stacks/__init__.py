"""Stacks: walks, leaks, texts and properties. The tests named by rule are in tests/rules."""

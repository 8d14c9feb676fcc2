"""Tests named by the ids of docs/rules.md."""

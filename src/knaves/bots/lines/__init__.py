"""Bots for classic and travel: an evaluation that looks at lines, and a search on a compiled kernel."""

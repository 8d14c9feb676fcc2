"""A bot for twentyone, as a program: it answers each question with the highest card.

docs/bots.md explains the messages.
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        best = max(message["view"]["legal"], key=lambda card: "A2345".index(card[0]))
        print(json.dumps({"move": best}), flush=True)

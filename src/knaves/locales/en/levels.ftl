### The bots, from the weakest to the strongest: their name and their character.

level-random = Dice
level-random-says = Plays any card it can.
level-beginner = Pip
level-beginner-says = Spots a line that’s nearly complete, but often misses even that.
level-casual = Hector
level-casual-says = Knows a good move but doesn’t look closely.
level-skilled = Ogier
level-skilled-says = Plays well, with a slip now and then.
level-expert = La Hire
level-expert-says = Hardly ever makes a mistake.
level-best = Lancelot
level-best-says = Always plays the best move it knows.

bots-weaker = The bots play weaker here because the numpy package is missing: pip install 'knaves[bots]'

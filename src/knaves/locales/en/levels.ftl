### The bots, from the weakest to the strongest: their name and their character.

level-random = Dice
level-random-says = Plays any card it can.
level-beginner = Pip
level-beginner-says = Spots a line that’s nearly complete, but often misses even that.
level-casual = Hector
level-casual-says = Knows a good move but doesn’t look closely.
level-greedy = Ogier
level-greedy-says = Weighs every move carefully and takes the best one for now.
level-searcher = La Hire
level-searcher-says = Plays out the best moves in its head first.
level-best = Lancelot
level-best-says = Thinks for up to a second, as far ahead as it can.

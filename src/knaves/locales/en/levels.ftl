### The bots, from the weakest to the strongest: their name and their character.

level-random = Dice
level-random-says = Plays any card that can be played.
level-beginner = Pip
level-beginner-says = Sees a line that is nearly done, and often misses even that.
level-casual = Hector
level-casual-says = Knows what is good but does not look closely.
level-greedy = Ogier
level-greedy-says = Weighs every play with care and takes the one that is best right now.
level-searcher = La Hire
level-searcher-says = Tries the best plays out in its head for a moment.
level-best = Lancelot
level-best-says = Thinks for up to a second, as far ahead as it can.

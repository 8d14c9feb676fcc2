### Quick phrases; everyone reads them in their own language.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-have-fun = Have fun!
phrase-nice-move = Nice move!
phrase-well-played = Well played!
phrase-wow = Wow!
phrase-close-one = That was close!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-thinking = Let me think…
phrase-one-moment = Just a moment, please.
phrase-your-turn = It’s your turn.
phrase-hurry = A little faster, please!
phrase-rematch = Another game?
phrase-bye = Goodbye!

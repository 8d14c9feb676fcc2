### Frasi rapide; ognuno le legge nella propria lingua.

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-have-fun = Buon divertimento!
phrase-nice-move = Bella mossa!
phrase-well-played = Ben giocato!
phrase-wow = Wow!
phrase-close-one = C’è mancato poco!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-oops = Ops!
phrase-thinking = Fammi pensare…
phrase-one-moment = Un momento, per favore.
phrase-your-turn = Tocca a te.
phrase-hurry = Un po’ più veloce, per favore!
phrase-rematch = Un’altra partita?
phrase-bye = Alla prossima!

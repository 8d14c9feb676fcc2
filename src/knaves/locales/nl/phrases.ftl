### Snelle zinnen; iedereen leest ze in de eigen taal.

phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-have-fun = Veel plezier!
phrase-nice-move = Mooie zet!
phrase-well-played = Goed gespeeld!
phrase-wow = Wauw!
phrase-close-one = Dat scheelde weinig!
phrase-thanks = Dank je wel!
phrase-sorry = Sorry!
phrase-oops = Oeps!
phrase-thinking = Even denken…
phrase-one-moment = Momentje, alsjeblieft.
phrase-your-turn = Jij bent aan de beurt.
phrase-hurry = Iets sneller, alsjeblieft!
phrase-rematch = Nog een spelletje?
phrase-bye = Tot ziens!

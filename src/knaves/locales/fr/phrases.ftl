### Phrases rapides ; chacun les lit dans sa langue.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-have-fun = Amusez-vous bien !
phrase-nice-move = Joli coup !
phrase-well-played = Bien joué !
phrase-wow = Waouh !
phrase-close-one = C’était juste !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-thinking = Je réfléchis…
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à vous.
phrase-hurry = Un peu plus vite, s’il vous plaît !
phrase-rematch = Une autre partie ?
phrase-bye = À bientôt !

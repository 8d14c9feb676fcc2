### Hurtige sætninger; alle læser dem på deres eget sprog.

phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-have-fun = God fornøjelse!
phrase-nice-move = Flot træk!
phrase-well-played = Godt spillet!
phrase-wow = Wow!
phrase-close-one = Det var tæt på!
phrase-thanks = Tak!
phrase-sorry = Undskyld!
phrase-oops = Ups!
phrase-thinking = Lad mig lige tænke …
phrase-one-moment = Et øjeblik.
phrase-your-turn = Det er din tur.
phrase-hurry = Lidt hurtigere, tak!
phrase-rematch = Et spil til?
phrase-bye = Vi ses!

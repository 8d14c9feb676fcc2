### Schnelle Sätze; alle lesen sie in ihrer eigenen Sprache.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-have-fun = Viel Spaß!
phrase-nice-move = Schöner Zug!
phrase-well-played = Gut gespielt!
phrase-wow = Wow!
phrase-close-one = Das war knapp!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla!
phrase-thinking = Lass mich überlegen …
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran.
phrase-hurry = Etwas schneller, bitte!
phrase-rematch = Noch ein Spiel?
phrase-bye = Tschüss!

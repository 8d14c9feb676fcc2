### Szybkie zwroty; każdy czyta je w swoim języku.

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-have-fun = Miłej zabawy!
phrase-nice-move = Ładny ruch!
phrase-well-played = Dobrze zagrane!
phrase-wow = Wow!
phrase-close-one = Było blisko!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-oops = Ups!
phrase-thinking = Niech pomyślę…
phrase-one-moment = Chwileczkę.
phrase-your-turn = Twoja kolej.
phrase-hurry = Trochę szybciej, proszę!
phrase-rematch = Jeszcze jedna gra?
phrase-bye = Na razie!

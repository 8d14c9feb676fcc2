### Frases rápidas; cada um lê-as na sua língua.

phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-have-fun = Divirtam-se!
phrase-nice-move = Boa jogada!
phrase-well-played = Bem jogado!
phrase-wow = Uau!
phrase-close-one = Foi por pouco!
phrase-thanks = Obrigado!
phrase-sorry = Desculpa!
phrase-oops = Ups!
phrase-thinking = Deixa-me pensar…
phrase-one-moment = Um momento, por favor.
phrase-your-turn = É a tua vez.
phrase-hurry = Um pouco mais depressa, por favor!
phrase-rematch = Mais um jogo?
phrase-bye = Até à próxima!

### Frases rápidas; cada cual las lee en su idioma.

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-have-fun = ¡A disfrutar!
phrase-nice-move = ¡Buena jugada!
phrase-well-played = ¡Bien jugado!
phrase-wow = ¡Hala!
phrase-close-one = ¡Por los pelos!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-oops = ¡Uy!
phrase-thinking = Déjame pensar…
phrase-one-moment = Un momento, por favor.
phrase-your-turn = Te toca.
phrase-hurry = ¡Un poco más deprisa, por favor!
phrase-rematch = ¿Otra partida?
phrase-bye = ¡Hasta luego!

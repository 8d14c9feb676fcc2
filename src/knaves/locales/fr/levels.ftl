### Les bots, du plus faible au plus fort : leur nom et leur caractère.

level-random = Dé
level-random-says = Joue n’importe quelle carte possible.
level-beginner = Pip
level-beginner-says = Voit une ligne presque complète, mais souvent la manque quand même.
level-casual = Hector
level-casual-says = Reconnaît un bon coup, mais ne regarde pas de près.
level-skilled = Ogier
level-skilled-says = Joue bien, avec une petite erreur de temps en temps.
level-expert = La Hire
level-expert-says = Ne se trompe presque jamais.
level-best = Lancelot
level-best-says = Joue toujours le meilleur coup qu’il connaît.

bots-weaker = Les bots jouent moins bien ici, car il manque le paquet numpy : pip install 'knaves[bots]'

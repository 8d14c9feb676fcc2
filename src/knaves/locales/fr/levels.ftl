### Les bots, du plus faible au plus fort : leur nom et leur caractère.

level-random = Dé
level-random-says = Joue n’importe quelle carte possible.
level-beginner = Pip
level-beginner-says = Voit une ligne presque complète, mais souvent la manque quand même.
level-casual = Hector
level-casual-says = Reconnaît un bon coup, mais ne regarde pas de près.
level-greedy = Ogier
level-greedy-says = Pèse chaque coup avec soin et prend le meilleur du moment.
level-searcher = La Hire
level-searcher-says = Joue d’abord les meilleurs coups dans sa tête.
level-best = Lancelot
level-best-says = Réfléchit jusqu’à une seconde, aussi loin que possible.

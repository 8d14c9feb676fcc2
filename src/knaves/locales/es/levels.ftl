### Los bots, del más débil al más fuerte: su nombre y su carácter.

level-random = Dado
level-random-says = Juega cualquier carta que se pueda jugar.
level-beginner = Pip
level-beginner-says = Ve una línea casi terminada, y a menudo se le escapa.
level-casual = Hector
level-casual-says = Sabe lo que es bueno, pero no se fija mucho.
level-greedy = Ogier
level-greedy-says = Sopesa cada jugada con cuidado y elige la mejor del momento.
level-searcher = La Hire
level-searcher-says = Prueba un instante las mejores jugadas en su cabeza.
level-best = Lancelot
level-best-says = Piensa hasta un segundo, tan lejos como puede.

### Los bots, del más débil al más fuerte: su nombre y su carácter.

level-random = Dado
level-random-says = Juega cualquier carta que pueda.
level-beginner = Pip
level-beginner-says = Ve las líneas casi completas, pero a menudo se le escapan.
level-casual = Hector
level-casual-says = Reconoce una buena jugada, pero no se fija mucho.
level-greedy = Ogier
level-greedy-says = Sopesa cada jugada con cuidado y elige la mejor del momento.
level-searcher = La Hire
level-searcher-says = Antes de jugar, ensaya las mejores jugadas en su cabeza.
level-best = Lancelot
level-best-says = Piensa hasta un segundo, tan por delante como puede.

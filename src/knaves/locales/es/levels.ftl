### Los bots, del más débil al más fuerte: su nombre y su carácter.

level-random = Dado
level-random-says = Juega cualquier carta que pueda.
level-beginner = Pip
level-beginner-says = Ve las líneas casi completas, pero a menudo se le escapan.
level-casual = Hector
level-casual-says = Reconoce una buena jugada, pero no se fija mucho.
level-skilled = Ogier
level-skilled-says = Juega bien, con algún descuido de vez en cuando.
level-expert = La Hire
level-expert-says = Casi nunca se equivoca.
level-best = Lancelot
level-best-says = Juega siempre la mejor jugada que conoce.

bots-weaker = Los bots juegan peor aquí porque falta el paquete numpy: pip install 'knaves[bots]'

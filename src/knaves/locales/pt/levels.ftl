### Os bots, do mais fraco ao mais forte: o nome e o carácter.

level-random = Dado
level-random-says = Joga qualquer carta que possa.
level-beginner = Pip
level-beginner-says = Vê uma linha quase completa, mas muitas vezes escapa-lhe até essa.
level-casual = Hector
level-casual-says = Reconhece uma boa jogada, mas não olha com atenção.
level-greedy = Ogier
level-greedy-says = Pondera cada jogada com cuidado e escolhe a melhor do momento.
level-searcher = La Hire
level-searcher-says = Antes de jogar, ensaia de cabeça as melhores jogadas.
level-best = Lancelot
level-best-says = Pensa até um segundo, tão à frente quanto consegue.

### Os bots, do mais fraco ao mais forte: o nome e o carácter.

level-random = Dado
level-random-says = Joga qualquer carta que se possa jogar.
level-beginner = Pip
level-beginner-says = Vê uma linha quase pronta, e muitas vezes escapa-lhe até essa.
level-casual = Hector
level-casual-says = Sabe o que é bom, mas não olha com atenção.
level-greedy = Ogier
level-greedy-says = Pesa cada jogada com cuidado e escolhe a melhor do momento.
level-searcher = La Hire
level-searcher-says = Experimenta por um instante as melhores jogadas de cabeça.
level-best = Lancelot
level-best-says = Pensa até um segundo, tão longe quanto consegue.

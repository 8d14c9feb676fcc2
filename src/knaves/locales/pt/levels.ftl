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
level-searcher-says = Experimenta as melhores jogadas de cabeça durante um décimo de segundo.
level-best = Lancelot
level-best-says = Pensa durante um segundo inteiro, tão longe quanto consegue.

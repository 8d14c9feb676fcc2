### Os bots, do mais fraco ao mais forte: o nome e o carácter.

level-random = Dado
level-random-says = Joga qualquer carta que possa.
level-beginner = Pip
level-beginner-says = Vê uma linha quase completa, mas muitas vezes escapa-lhe até essa.
level-casual = Hector
level-casual-says = Reconhece uma boa jogada, mas não olha com atenção.
level-skilled = Ogier
level-skilled-says = Joga bem, com um deslize de vez em quando.
level-expert = La Hire
level-expert-says = Quase nunca se engana.
level-best = Lancelot
level-best-says = Joga sempre a melhor jogada que conhece.

bots-weaker = Os bots jogam pior aqui, porque falta o pacote numpy: pip install 'knaves[bots]'

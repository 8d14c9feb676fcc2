### Les leçons : le titre, les tâches, ce qu’on dit d’un coup à côté, et les mots de la fin.
### $length est le nombre de jetons d’une ligne : 5 dans le jeu classique, 4 dans le jeu de voyage.

lessons-says = Une minute chacune. Vous jouez, je vous aide.
lessons-all-done = Vous avez fait les dix. On joue ?
lessons-start = Commencer
lessons-go-on = Continuer
lessons-number = Leçon { $number } sur { $total }
lessons-count = { $done } sur { $total } terminées
lessons-done = terminée
lessons-next = Leçon suivante
lessons-play = Jouer une partie contre { level-beginner }
# Dans le terminal, après une leçon. Les mots again et q se tapent tels quels.
lessons-after = Entrée : leçon suivante. again : la même encore une fois. q : arrêter.
lessons-after-last = Entrée : une partie contre { level-beginner }. again : la même encore une fois. q : arrêter.

## Classique et voyage

lesson-card-title = Une carte, un jeton
lesson-card-1 = { $length ->
    [5] Chaque carte, sauf les valets, figure deux fois sur le plateau. Choisissez le 7 de cœur, puis l’une de ses deux cases.
   *[other] Chaque carte, sauf les valets, figure une fois sur le plateau. Choisissez le 7 de cœur, puis sa case.
}
lesson-card-1-no = Commençons par le 7 de cœur.
lesson-card-2 = Voilà votre jeton ! Vous avez pioché une carte, et j’ai joué aussi. Placez un autre jeton où vous voulez.
lesson-card-done = Un tour, c’est tout simple : jouer une carte, placer un jeton, piocher une carte.

lesson-line-title = Deux lignes gagnent
lesson-line-1 = Qui fait le premier deux lignes de { $length } jetons gagne. À deux des vôtres, il ne manque qu’un jeton. Complétez-en une !
lesson-line-1-no = Bonne case, mais pas encore de ligne. Regardez où vos jetons bleus sont déjà alignés.
lesson-line-2 = Une ligne complète est à l’abri : personne ne peut la casser. À la deuxième, maintenant !
lesson-line-2-no = Presque. Il manque encore un jeton à votre autre ligne.
lesson-line-done = Deux lignes : vous avez gagné !

lesson-corner-title = Les coins
lesson-corner-1 = Les quatre coins comptent pour tout le monde, sans jeton. À côté d’un coin, quatre jetons font une ligne. Complétez-en une !
lesson-corner-1-no = Regardez le coin en haut à gauche : où manque-t-il un jeton ?
lesson-corner-2 = Le même coin sert une deuxième fois. Complétez aussi l’autre ligne.
lesson-corner-2-no = Regardez le même coin, dans l’autre direction.
lesson-corner-done = Un coin et quatre jetons valent cinq jetons. Vous avez gagné !

lesson-directions-title = Dans tous les sens
lesson-directions-1 = Les lignes sont horizontales, verticales ou diagonales. À deux des vôtres, il ne manque qu’un jeton. Complétez-en une !
lesson-directions-1-no = Pas encore de ligne. Regardez votre diagonale et le bord droit.
lesson-directions-2 = Et maintenant l’autre, dans une autre direction.
lesson-directions-2-no = Presque. Une ligne est en diagonale, l’autre descend le long du bord droit.
lesson-directions-done = Deux lignes, deux directions : vous avez gagné !

lesson-wild-title = Le valet de face
lesson-wild-1 = Un valet de face, avec ses deux yeux, place votre jeton sur n’importe quelle case libre. Comblez le trou de votre ligne !
lesson-wild-1-no = C’est possible, mais le trou de votre ligne vaut mieux.
lesson-wild-2 = Maintenant, il ne me manque qu’un jeton pour une ligne. Prenez-moi cette case avec votre autre valet !
lesson-wild-2-no = Ma ligne est toujours ouverte. Prenez la case au bout.
lesson-wild-done = Les valets de face sont précieux. Gardez-les pour ces moments-là.

lesson-remove-title = Le valet de profil
lesson-remove-1 = Un valet de profil retire un jeton du plateau. Ma ligne complète est à l’abri, mais à l’autre il ne manque qu’un jeton. Cassez-la !
lesson-remove-1-no = Ma ligne ouverte reste un danger. Retirez-lui un jeton avec votre valet.
lesson-remove-done = Aïe ! Vous ne placez pas de jeton à ce tour, mais le danger est passé.

lesson-dead-title = Une carte injouable
lesson-dead-1 = { $length ->
    [5] Les deux cases du 7 de cœur sont prises : la carte est injouable. Échangez-la contre une nouvelle.
   *[other] La case du 7 de cœur est prise : la carte est injouable. Échangez-la contre une nouvelle.
}
lesson-dead-1-no = Échangez d’abord le 7 de cœur. Vous jouerez quand même ensuite.
lesson-dead-2 = Vous avez une nouvelle carte, et c’est toujours votre tour. Placez un jeton comme d’habitude.
lesson-dead-done = À chaque tour, vous pouvez échanger une carte injouable avant de jouer.

lesson-share-title = Un jeton, deux lignes
lesson-share-1 = Vos deux lignes se croisent, et il manque un jeton à chacune. Complétez-en une !
lesson-share-1-no = Pas encore de ligne. Suivez les deux lignes qui se croisent.
lesson-share-2 = Deux lignes peuvent partager un jeton : celui du croisement. Complétez la deuxième !
lesson-share-2-no = Regardez la ligne qui croise celle que vous avez finie.
lesson-share-done = Un jeton a compté deux fois, et vous avez gagné !

lesson-block-title = Pas si vite
lesson-block-1 = Il ne me manque qu’un jeton pour une ligne. Prenez-moi cette case !
lesson-block-1-no = Alors je complète ma ligne ! Quelle case me manque-t-il ?
lesson-block-2 = J’essaie ailleurs. M’arrêterez-vous là aussi ?
lesson-block-2-no = Regardez mes jetons à droite. Quelle case me manque-t-il ?
lesson-block-done = Bien défendu ! Avant de suivre votre plan, voyez ce qu’il faut aux autres.

lesson-partners-title = Partenaires
lesson-partners-1 = À quatre joueurs, { level-casual }, en face de vous, joue aussi avec les jetons bleus. Allongez votre ligne, pour que { level-casual } puisse la compléter.
lesson-partners-1-no = Prolongez la ligne de jetons bleus. { level-casual } a peut-être la carte de la case suivante.
lesson-partners-done = { level-casual } la complète, et la ligne est à vous deux. Beau travail d’équipe !

lesson-three-title = Trois équipes
lesson-three-1 = À trois équipes, une seule ligne gagne. J’y suis presque : arrêtez-moi, sur une case qui vous aide aussi !
lesson-three-1-no = Alors je gagne tout de suite ! Prenez la case qu’il me faut.
lesson-three-2 = Maintenant, c’est à vous qu’il ne manque qu’un jeton. Allez-y !
lesson-three-2-no = Une ligne suffit. Complétez la vôtre !
lesson-three-done = Une ligne, et vous avez gagné !

## Stacks

lesson-pile-title = Monter une pile
lesson-pile-1 = Une pile n’a qu’une couleur. Elle commence par un 1 et monte jusqu’à 5. Commencez avec votre 1 bleu.
lesson-pile-1-no = Commencez d’abord une pile avec le 1 bleu.
lesson-pile-2 = Vous pouvez jouer autant de cartes que vous voulez. Posez le 2 bleu dessus.
lesson-pile-2-no = Vous pouvez encore jouer : le 2 bleu va sur votre pile.
lesson-pile-3 = Plus rien ne va. Défaussez la carte de votre choix pour finir votre tour.
lesson-pile-done = À la fin de votre tour, vous piochez jusqu’à avoir de nouveau cinq cartes.

lesson-chip-title = Une pile, un jeton
lesson-chip-1 = Il faut un 4 à la pile bleue, et vous l’avez. Jouez-le !
lesson-chip-1-no = Ne défaussez pas encore : vos deux cartes vont sur la pile bleue.
lesson-chip-2 = Qui pose le 5 prend un jeton de cette couleur. À vous !
lesson-chip-2-no = Ne le défaussez pas : le 5 complète la pile.
lesson-chip-done = Un jeton bleu ! Et comme votre main était vide, vous avez pioché cinq cartes et vous continuez.

lesson-joker-title = Les jokers
lesson-joker-1 = Un joker vaut n’importe quel nombre de sa couleur. Il faut un 3 à la pile rouge : jouez-y votre joker rouge.
lesson-joker-1-no = Jouez le joker rouge sur la pile rouge qui attend un 3.
lesson-joker-2 = C’est un 3, maintenant. Continuez avec votre 4 rouge.
lesson-joker-2-no = Continuez la pile rouge : c’est au tour du 4.
lesson-joker-3 = Et le 5 !
lesson-joker-3-no = Ne vous arrêtez pas : le 5 rouge complète la pile.
lesson-joker-done = Un joker peut aussi commencer une pile, ou la compléter.

lesson-discard-title = Votre défausse
lesson-discard-1 = Rien ne va, donc défaussez. La carte du dessus de votre défausse reste jouable plus tard : posez-y le 4 bleu.
lesson-discard-1-no = Le mieux, c’est le 4 bleu : la pile bleue en aura bientôt besoin.
lesson-discard-2 = J’ai joué le 3. Jouez maintenant le 4 bleu de votre défausse.
lesson-discard-2-no = Jouez la carte du dessus de votre défausse : le 4 bleu.
lesson-discard-done = Ensuite, c’est la carte d’en dessous. Mieux vaut défausser avec un plan.

lesson-skip-title = Passer un tour
lesson-skip-1 = J’ai quatre jetons et je joue après vous. Empêchez-moi de jouer : utilisez votre carte Passer un tour !
lesson-skip-1-no = Jouez d’abord Passer un tour, sinon c’est à moi.
lesson-skip-2 = Les cartes spéciales ne finissent pas votre tour. Défaussez une carte, comme toujours.
lesson-skip-done = Je passe mon tour, et vous rejouez.

lesson-reverse-title = Changer de sens
lesson-reverse-1 = Je joue après vous, et j’ai quatre jetons. Inversez le sens du jeu : jouez Changer de sens !
lesson-reverse-1-no = Jouez d’abord Changer de sens, sinon c’est à moi.
lesson-reverse-2 = Défaussez maintenant une carte, et voyez qui joue.
lesson-reverse-done = C’est { level-casual } qui joue, et moi, j’attends.

lesson-steal-card-title = Vol de carte
lesson-steal-card-1 = Il faut un 5 à la pile bleue, et il y en a un sur ma défausse. Volez-le !
lesson-steal-card-1-no = C’est le 5 bleu qu’il vous faut : volez-le sur ma défausse.
lesson-steal-card-2 = Il est dans votre main. Jouez-le !
lesson-steal-card-2-no = Le 5 bleu complète la pile. Jouez-le !
lesson-steal-card-done = Vous pouvez aussi voler dans une main, mais alors vous ne voyez pas ce que vous prenez.

lesson-steal-chip-title = Vol de jeton
lesson-steal-chip-1 = Pour gagner, il faut des jetons des deux couleurs, et vous n’en avez que des bleus. Volez-m’en un rouge !
lesson-steal-chip-1-no = C’est du rouge qu’il vous faut : volez un de mes jetons rouges.
lesson-steal-chip-done = Une seule chose est interdite : gagner avec un jeton volé. Le dernier, il faut le mériter.

lesson-stop-title = Blocage
lesson-stop-1 = J’ai quatre jetons, et il ne manque qu’un 5 à la pile bleue. Gardez votre Blocage et défaussez une autre carte.
lesson-stop-1-no = Gardez votre Blocage ! Il va servir tout de suite.
lesson-stop-2 = Voilà mon 5 ! Arrêtez-moi !
lesson-stop-2-no = Alors je gagne. Utilisez votre Blocage !
lesson-stop-done = La pile disparaît, et personne ne prend de jeton. Le Blocage est la seule carte qui se joue pendant le tour d’un autre.

lesson-win-title = Cinq jetons
lesson-win-1 = Cinq jetons gagnent, si deux au moins sont bleus et deux rouges. Vous en avez trois bleus et un rouge. Complétez la bonne pile !
lesson-win-1-no = Pas comme ça : il vous faut un deuxième jeton rouge.
lesson-win-done = Trois bleus, deux rouges : vous avez gagné !

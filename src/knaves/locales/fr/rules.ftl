### Les pages de règles ; locales/rules.json les ordonne.

## Titres

rule-heading-aim = But du jeu
rule-heading-setup = Mise en place
rule-heading-turn = Votre tour
rule-heading-corners = Les coins
rule-heading-sequences = Les séquences
rule-heading-jacks = Les valets
rule-heading-dead = Les cartes injouables
rule-heading-piles = Les piles
rule-heading-specials = Cartes spéciales
rule-heading-block = Le Blocage
rule-heading-end = Fin de la partie
rule-heading-talk = Concertation et règle avancée
rule-heading-options = Options (la valeur standard en premier)
rule-option = { $label } : { $says } ({ $values })

## Classique et voyage

rule-lines-aim = À deux équipes, la première qui réalise deux séquences gagne. À trois équipes, une seule suffit. Un joueur sans partenaire compte comme une équipe.
rule-lines-sequence = Une séquence est une ligne ininterrompue de { $length } jetons de même couleur : horizontale, verticale ou diagonale.
rule-lines-share = Deux séquences d’une même équipe peuvent partager un jeton, jamais plus. Ainsi, { $double } en ligne droite en font deux.

rule-classic-box = Il faut le plateau de 10 × 10 cases, 104 cartes (deux jeux) et des jetons de trois couleurs. Les jetons ne manquent jamais.
rule-travel-box = Il faut le plateau de 6 × 8 cases, 52 cartes (un jeu) et des jetons de trois couleurs. Les jetons ne manquent jamais. Les cartes rappel résument les règles.
rule-classic-players = On joue à 2, 3, 4, 6, 8, 9, 10 ou 12. Jusqu’à trois, chacun joue pour soi ; au-delà, on forme deux ou trois équipes égales. À 6 ou à 12, vous choisissez combien.
rule-travel-players = On joue à 2, 3, 4 ou 6. Jusqu’à trois, chacun joue pour soi ; au-delà, on forme deux ou trois équipes égales. À 6, vous choisissez combien.
rule-lines-seats = Chaque équipe a sa couleur. Les équipes alternent autour de la table : deux partenaires ne sont jamais côte à côte.
rule-classic-dealer = Chacun tire une carte : celui qui a la plus basse donne, et le joueur à sa gauche commence. L’as est la plus forte ; en cas d’égalité, on tire à nouveau.
rule-travel-starter = On tire une carte pour chaque équipe : celle qui a la plus forte commence, par le joueur qui l’a tirée. L’as est la plus forte ; en cas d’égalité, on tire à nouveau.
rule-classic-hands-two = Cartes à deux équipes : 7 chacun à 2 joueurs, 6 à 4, 5 à 6, 4 à 8, 3 à 10 ou 12.
rule-classic-hands-three = Cartes à trois équipes : 6 chacun à 3 joueurs, 5 à 6, 4 à 9, 3 à 12.
rule-travel-hands = Cartes : 7 chacun à 2 joueurs, 6 à 3 ou 4, 5 à 6.
rule-lines-pile = Le reste des cartes constitue la pioche, face cachée. Personne d’autre ne voit votre main.

rule-lines-play = Jouez une carte de votre main, face visible, sur votre propre défausse. Tout le monde peut voir ce qui a été joué.
rule-classic-place = Placez ensuite un jeton de votre équipe sur l’une des deux cases qui correspondent à cette carte. La case doit être vide : même votre propre jeton ne doit pas s’y trouver.
rule-travel-place = Placez ensuite un jeton de votre équipe sur la seule case qui correspond à cette carte. La case doit être vide : même votre propre jeton ne doit pas s’y trouver.
rule-lines-draw = Pour finir votre tour, piochez une carte. On joue dans le sens des aiguilles d’une montre.
rule-lines-forgotten = Les cartes sont piochées automatiquement, sauf si l’on pioche à la main à cette table. Dans ce cas, une carte oubliée peut être piochée jusqu’à ce que le joueur suivant ait joué et pioché ; ensuite, elle est perdue.
rule-lines-must-play = Vous pouvez choisir n’importe laquelle de vos cartes, mais si vous pouvez en jouer une, vous le devez.

rule-classic-corners = Les quatre coins sont des cases bonus : chacun compte pour chaque équipe comme si son jeton s’y trouvait. Plusieurs équipes peuvent utiliser le même coin, et une équipe peut l’utiliser deux fois.
rule-classic-corners-empty = On ne place jamais de jeton sur un coin. Huit jetons entre deux coins le long d’un bord font deux séquences.

rule-lines-locked = Une séquence complète compte aussitôt. Ses jetons sont retournés, face blanche visible, et restent en place : personne ne peut les retirer.
rule-lines-longer = Si une ligne dépasse { $length } jetons, son propriétaire choisit quels { $length } forment la séquence. Ce choix est définitif, et les autres jetons peuvent encore être retirés.
rule-lines-two-at-once = Un jeton qui complète deux lignes à la fois fait deux séquences.

rule-lines-jacks = Les valets ne sont pas sur le plateau. Ceux de trèfle et de carreau sont de face (deux yeux), ceux de pique et de cœur de profil (un œil).
rule-lines-two-eyed = Un valet de face est un joker : placez un jeton sur n’importe quelle case libre.
rule-lines-one-eyed = Un valet de profil retire un jeton adverse. Vous ne placez pas de jeton pendant ce tour.
rule-lines-one-eyed-limits = Il ne peut pas retirer un jeton d’une séquence complète. S’il n’y a aucun jeton qu’il puisse retirer, il reste dans votre main.

rule-lines-dead = Une carte est injouable quand aucune de ses cases n’est libre. À votre tour, avant de jouer, vous pouvez la poser face visible sur votre défausse et en piocher une autre : une par tour.
rule-lines-dead-jack = Un valet n’est jamais injouable.
rule-lines-stuck = Si vous ne pouvez pas jouer, vous devez échanger une carte injouable. Si c’est impossible aussi, ou si votre main est vide, vous passez et gardez vos cartes.

rule-lines-last-chip = Le jeton gagnant termine la partie ; on ne pioche plus après.
rule-lines-reshuffle = Quand il faut piocher et que la pioche est vide, toutes les défausses sont mélangées pour en former une nouvelle.
rule-lines-drawn = La partie est nulle si personne ne joue ni n’échange de carte pendant un tour de table complet, si toutes les équipes sont d’accord, ou après 40 tours de table de suite où tout le monde passe.

rule-classic-talk = Avec la pénalité pour concertation, vous ne pouvez pas conseiller vos partenaires. Un adversaire peut le signaler ; chaque joueur de l’équipe cède alors une carte de son choix sans la remplacer, et le jeu attend que ce soit fait.
rule-travel-talk = Personne ne parle de ses cartes, sauf si tous en ont convenu avant la partie.
rule-classic-advanced = Avec la règle avancée (à deux équipes seulement), un valet de profil peut aussi retirer un jeton d’une séquence complète. Elle ne compte plus, sauf s’il reste cinq jetons alignés.

## Stacks

rule-stacks-aim = Soyez le premier à avoir cinq séquences, dont au moins deux bleues et deux rouges.
rule-stacks-five = Chaque séquence vous rapporte un jeton. Deux jetons bleus et deux rouges ne suffisent pas : il en faut un cinquième. Vous pouvez en avoir plus de cinq.

rule-stacks-box = On joue de 2 à 6, avec 120 cartes. Chaque couleur a neuf cartes de chaque nombre de 1 à 5 et sept jokers ; s’y ajoutent 3 Passer un tour, 3 Changer de sens, 3 Vol de carte, 3 Blocage et 4 Vol de jeton. Les jetons ne manquent jamais.
rule-stacks-two-players = À deux joueurs, on ôte tous les Changer de sens, un Blocage, deux Vol de jeton, un Vol de carte et un Passer un tour.
rule-stacks-deal = Le donneur est tiré au sort. Chacun reçoit cinq cartes ; le reste constitue la pioche, face cachée au centre. Personne d’autre ne voit votre main.
rule-stacks-start = Le joueur à gauche du donneur commence, et on continue dans le sens des aiguilles d’une montre.

rule-stacks-plays = À votre tour, vous pouvez jouer autant de cartes que possible et vous arrêter quand vous voulez.
rule-stacks-top = La carte du dessus de votre défausse est une carte supplémentaire, que vous pouvez jouer à votre tour. Quand elle est partie, vous pouvez jouer la suivante, et ainsi de suite. Chacun a une seule défausse, dont seule la carte du dessus est visible.
rule-stacks-empty-hand = Quand vous jouez la dernière carte de votre main, vous en piochez cinq nouvelles et continuez à jouer.
rule-stacks-discard = Quand vous ne pouvez ou ne voulez plus jouer, défaussez une carte de votre main sur votre propre défausse. Ce peut être une carte spéciale.
rule-stacks-refill = Ensuite, vous piochez jusqu’à avoir cinq cartes, et votre tour est fini. Si vous en avez déjà cinq ou plus, vous ne piochez pas.
rule-stacks-no-card = Si vous n’avez pas de carte à défausser, vous terminez votre tour sans défausser.
rule-stacks-forgotten = Les cartes sont piochées automatiquement, sauf si l’on pioche à la main à cette table. Dans ce cas, si vous oubliez et que le joueur suivant a commencé, vous jouez votre prochain tour sans nouvelles cartes.

rule-stacks-pile = Une pile a une seule couleur. Elle commence par un 1 ou un joker et continue dans l’ordre : 1, 2, 3, 4, 5.
rule-stacks-places = Il y a au plus deux piles bleues et deux piles rouges à la fois. Vous n’avez pas à terminer une pile pendant votre tour.
rule-stacks-finished = Celui qui joue la dernière carte prend un jeton de cette couleur, et la pile est mise hors jeu. Sa place est de nouveau libre.

rule-stacks-specials = Les cartes spéciales se jouent à votre tour, sauf le Blocage. Elles vont hors jeu et ne terminent jamais votre tour.
rule-stacks-skip = Passer un tour : le prochain joueur ne joue pas et ne pioche pas. Plusieurs s’additionnent.
rule-stacks-reverse = Changer de sens : le sens du jeu s’inverse. À deux joueurs, cette carte vaut Passer un tour.
rule-stacks-wild = Joker : il remplace n’importe quel nombre sur une pile de sa couleur. Une pile peut en contenir plusieurs.
rule-stacks-steal-card = Vol de carte : prenez la carte du dessus de la défausse d’un autre joueur, ou une carte de sa main sans la voir. Vous pouvez la jouer aussitôt.
rule-stacks-steal-chip = Vol de jeton : prenez un jeton à un autre joueur, mais jamais celui qui vous ferait gagner.

rule-stacks-block = Blocage : quand un autre joueur complète une pile, vous pouvez la bloquer. La pile est mise hors jeu et personne ne gagne de jeton.
rule-stacks-answer = Tous les autres ont le même court délai pour répondre, en secret. Si plusieurs bloquent, c’est la carte du premier dans l’ordre du jeu qui sert ; les autres gardent la leur.
rule-stacks-block-limits = Un Blocage ne sert que depuis la main et contre une pile. Vous le remplacez en piochant à la fin de votre prochain tour.

rule-stacks-win = Vous gagnez dès que vous avez vos cinq jetons, même au milieu du tour, une fois passé le délai pour bloquer.
rule-stacks-new-deck = Quand la pioche est épuisée, les piles complètes et bloquées sont mélangées pour en former une nouvelle. Les cartes spéciales jouées restent de côté.
rule-stacks-nothing-left = S’il n’y en a pas, on prend les cartes spéciales jouées, puis les défausses sans leur carte du dessus. Si un tour de table complet passe sans coup, ni défausse, ni pioche, la partie est nulle.

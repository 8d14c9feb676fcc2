### Les cartes rappel : une demi-page à garder à côté du jeu.

reminder-title = Carte rappel
reminder-lines-play = Jouez une carte et placez votre jeton sur une case libre qui lui correspond. Puis piochez.
reminder-lines-two-eyed = Valet de face (trèfle, carreau) : un jeton sur n’importe quelle case libre.
reminder-lines-one-eyed = Valet de profil (pique, cœur) : retirez un jeton adverse.
reminder-lines-dead = Carte injouable (aucune case libre) : échangez-la avant de jouer, une fois par tour.
reminder-lines-locked = On ne retire pas les jetons d’une séquence complète.
reminder-classic-corners = Les quatre coins comptent pour tout le monde.
reminder-lines-goal-two = Deux équipes : deux séquences de { $length } gagnent.
reminder-lines-goal-three = Trois équipes : une séquence de { $length } gagne.
reminder-stacks-play = Jouez autant de cartes que vous voulez : de 1 à 5 dans l’ordre, une couleur par pile.
reminder-stacks-top = Vous pouvez aussi jouer la carte du dessus de votre défausse.
reminder-stacks-empty-hand = Main vide ? Piochez cinq cartes et continuez à jouer.
reminder-stacks-discard = Pour finir votre tour, défaussez une carte et piochez jusqu’à cinq.
reminder-stacks-wild = Joker : n’importe quel nombre de sa couleur.
reminder-stacks-skip = Passer un tour : le prochain joueur ne joue pas.
reminder-stacks-reverse = Changer de sens : le sens du jeu s’inverse.
reminder-stacks-steal-card = Vol de carte : dans une défausse ou dans une main.
reminder-stacks-steal-chip = Vol de jeton : mais pas pour gagner.
reminder-stacks-block = Blocage : arrête une pile qu’un autre joueur complète.
reminder-stacks-goal = Cinq jetons gagnent, dont au moins deux bleus et deux rouges.

### Ce que seul le client du terminal dit, sur ses écrans et en lignes simples.

## La table

term-no-place = aucune case
term-complete = complète
term-discard-top = défausse { $card } ({ $count })
term-may-draw = peut encore piocher
term-forgot = a oublié de piocher
term-must-give-up = doit céder une carte
term-offers = propose la nulle
term-goal-lines = { $count ->
    [one] On gagne avec une séquence
   *[other] On gagne avec { $count } séquences
}
term-goal-chips = On gagne avec { $count } jetons (au moins { $each } par couleur)
term-pile = Pioche : { $count }
term-draw-due = Piochez maintenant : après le coup du joueur suivant, il sera trop tard.
term-window = { $name } joue { place-on }. La bloquer ?
term-no-block = Vous n’avez pas de carte Blocage.
term-skips = { $count ->
    [one] { $count } joueur passera son tour.
   *[other] { $count } joueurs passeront leur tour.
}

## Le début et la fin

term-commitment = La donne est fixée. Vous verrez sa graine à la fin ; l’empreinte (SHA-256) de cette graine est { $sha }.
term-recording = La partie est enregistrée au fur et à mesure dans { $path }.
term-saved = La partie est enregistrée dans { $path }.
term-not-saved = { $reason ->
    [folder] Impossible d’enregistrer la partie : le dossier de { $path } n’existe pas.
    [permission] Impossible d’enregistrer la partie : vous n’avez pas le droit d’écrire dans { $path }.
    [directory] Impossible d’enregistrer la partie : { $path } est un dossier.
    [full] Impossible d’enregistrer la partie : le disque est plein.
   *[other] Impossible d’enregistrer la partie ({ $code }).
}

## Lignes simples

term-plain-start = Tapez un coup, ou ? pour l’aide.
term-no-cards = aucune carte
term-no-move = injouable maintenant
term-your-move = Votre coup
term-your-move-or-wait = Votre coup, ou wait
term-more-moves = et { $count } autres : moves { $card }
term-undone = Votre dernier coup a été annulé.
term-no-hint = Pas de conseil pour le moment.
term-coach-on = L’entraîneur est activé : il prévient avant un coup qui perd beaucoup.
term-coach-off = L’entraîneur est désactivé.
term-coach-none = Pas d’entraîneur ici : il faut une partie seulement contre des bots, avec des conseils, et NumPy.
term-no-cell = Les cases vont de { $first } à { $last }.
term-ambiguous = « { $typed } » peut désigner { $count } coups : { $moves } …
term-unreadable = « { $typed } » n’est pas un coup. Tapez moves pour voir vos coups, ou ? pour l’aide.
term-again = Une autre partie ? { key-enter }, review, save FICHIER ou q
term-no-review = Cette partie ne peut pas être analysée ici.
term-one-of = Répondez par l’un de ces mots : { $choices }.
term-plain-help =
    Tapez un coup en entier, ou juste assez pour le distinguer des autres : une carte, une case ou les deux.
    Classique et voyage : 7H@c4 placer, JC@c4 valet joker, JSxc4 retirer, 7H! carte injouable, + piocher,
    =a5-e5 choisir une ligne, -7H céder une carte, pass passer, offer proposer la nulle,
    call:green signaler une concertation.
    Stacks : B3@b1 jouer une carte, SK passer un tour, RV changer de sens, SC:2d ou SC:2h voler une carte à la place 2,
    ST:2b voler un jeton bleu, ^ devant pour le dessus de votre défausse, -B3 défausser, block bloquer,
    let laisser passer, take:B3 prendre, end terminer, + piocher.
    Autres commandes : moves (ou moves JC) coups, hand main, board plateau, cell c4 case (dans Stacks : cell b1),
    seats joueurs, last dernier coup, options règles, rule C15, hint conseil, coach entraîneur,
    undo annuler, wait laisser jouer les autres d’abord,
    say hello dire une phrase (à la table d’un serveur), quit quitter.
    À la table d’un serveur aussi : back (jouer de nouveau vous-même), bot 2 (faire jouer un bot pour la place 2 inactive),
    host 2 (désigner le joueur de la place 2 comme hôte), lock, unlock (si d’autres peuvent rejoindre la table),
    spectators off (ou on).
term-codes = Comment s’écrivent les cartes
term-codes-typed = Les coups se tapent toujours avec J Q K A, quelles que soient les lettres affichées.

## Écrans

term-aside = Parler
term-new-game = Nouvelle partie
term-quit = Quitter
term-look = Voir la table
term-save = Enregistrer la partie
term-nothing-here = Vous ne pouvez rien jouer là.
term-start-keys = ↑ ↓ choisir une ligne, ← → changer, { key-enter } jouer, Q quitter
term-help-enter = jouer
term-help-table = aller à la table et revenir ; on s’y déplace avec les flèches
term-help-lay-down = échanger une carte injouable ; défausser ; céder une carte
term-help-draw = piocher, si ce n’est pas automatique
term-help-block = bloquer la pile ou la laisser passer
term-help-end = terminer le tour sans défausser
term-help-wait = laisser d’abord jouer les autres
term-help-aside = dire une phrase, proposer la nulle, signaler une concertation

## À la table d’un serveur

term-clock-game = { $count ->
    [one] { $count } minute pour toute la partie
   *[other] { $count } minutes pour toute la partie
}
term-time-days = { $days } j { $hours } h
term-come-back = Pour revenir à votre place : { $command }
term-no-server = { $reason ->
    [refused] Aucun serveur ne tourne à l’adresse { $server }. Est-il démarré ?
    [unknown] L’adresse { $server } est introuvable.
    [slow] { $server } ne répond pas.
    [foreign] { $server } n’est pas un serveur Knaves, ou sa version est différente.
   *[other] Pas de connexion à { $server }.
}
term-no-seat = Vous n’avez pas de place à cette table, ou vous ne l’avez plus.
term-may-watch = Vous pouvez regarder avec --watch.
term-lobby-help =
    start lance la partie ; seats et options montrent ce qui est convenu ; name NOM change votre nom ;
    say hello dit une phrase, say seul les énumère ; quit libère votre place.
    Pour l’hôte : bot 2 met un bot à la place 2, free 2 la libère, swap 0 2 échange deux places.
    host 2 désigne le joueur de la place 2 comme hôte. lock et unlock décident si d’autres peuvent rejoindre la table,
    spectators off et spectators on, s’ils peuvent regarder.

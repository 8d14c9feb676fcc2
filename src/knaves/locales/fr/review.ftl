## Reviews of finished games: skill and luck are signed numbers of percentage points.

review-title = Analyse de la partie
review-known = D’après ce que savaient les joueurs
review-open = Toutes cartes ouvertes
review-curve = Chances de gagner : { $side }
review-player = { $name } : précision { $accuracy }, choix { $skill }, chance { $luck } (dont { $deal } à la donne)
review-marks = meilleurs coups { $best }, bons { $good }, imprécis { $inaccurate }, erreurs { $mistake }, gaffes { $blunder }
review-story = { $story ->
     [well-lucky] { $name } a bien joué et a eu de la chance.
     [well-even] { $name } a bien joué. La chance a été égale.
     [well-unlucky] { $name } a bien joué et n’a pas eu de chance.
     [fair-lucky] { $name } a joué assez bien et a eu de la chance.
    *[fair-even] { $name } a joué assez bien. La chance a été égale.
     [fair-unlucky] { $name } a joué assez bien et n’a pas eu de chance.
     [poor-lucky] { $name } a manqué beaucoup d’occasions mais a eu de la chance.
     [poor-even] { $name } a manqué beaucoup d’occasions. La chance a été égale.
     [poor-unlucky] { $name } a manqué beaucoup d’occasions et n’a pas eu de chance.
}
review-story-you = { $story ->
     [well-lucky] Vous avez bien joué et avez eu de la chance.
     [well-even] Vous avez bien joué. La chance a été égale.
     [well-unlucky] Vous avez bien joué et n’avez pas eu de chance.
     [fair-lucky] Vous avez joué assez bien et avez eu de la chance.
    *[fair-even] Vous avez joué assez bien. La chance a été égale.
     [fair-unlucky] Vous avez joué assez bien et n’avez pas eu de chance.
     [poor-lucky] Vous avez manqué beaucoup d’occasions mais avez eu de la chance.
     [poor-even] Vous avez manqué beaucoup d’occasions. La chance a été égale.
     [poor-unlucky] Vous avez manqué beaucoup d’occasions et n’avez pas eu de chance.
}
review-moments = Ce qui a décidé la partie
review-moment = Coup { $number }, { $name } : { $move }. { $side } : de { $before } % à { $after } %. { $cause }
review-swing = Chances { $before } % → { $after } %.
review-swing-parts = Choix { $choice }, chance { $luck }.
review-harmless = Vu les cartes cachées, cela n’a rien coûté.
review-cause = { $cause ->
     [won] Ce coup a gagné la partie.
     [choice] Il y avait un meilleur coup.
     [hidden] Toutes cartes ouvertes, il y avait un meilleur coup.
     [no-better] Il n’y avait guère de meilleur coup.
     [removed] Un jeton a été retiré.
     [completed] Une séquence a été complétée.
     [stolen] Quelque chose a été volé.
     [blocked] Une pile a été bloquée.
     [drawn] Cartes piochées : { $cards }.
    *[played] Ce coup a fait la différence.
}
review-mistakes = Meilleurs coups
review-mistake = Coup { $number }, { $name } : { $move } ({ $mark }, −{ $loss } %). Mieux : { $best }. { $reason }
review-no-mistakes = Aucune erreur.
review-mark = { $mark ->
     [best] meilleur coup
    *[good] bon
     [inaccurate] imprécis
     [mistake] erreur
     [blunder] gaffe
}

## How the result came about, for each side

review-sum = Comment le résultat s’explique
review-sum-says = En points de pourcentage des chances de gagner. Le tout donne le résultat.
review-sum-even = part égale
review-sum-deal = donne
review-sum-luck = chance ensuite
review-sum-own = ses propres choix
review-sum-others = choix des autres
review-sum-result = résultat

## On the page

review-progress = Examen du coup { $done } sur { $total }…
review-accuracy = Précision
review-players = Les joueurs
review-view = Juger les coups
review-view-known = D’après ce qu’on pouvait savoir
review-view-open = Toutes cartes ouvertes
review-moves = Tous les coups
review-move-column = Coup
review-mark-column = Note
review-chance-column = Chances avant → après
review-chances = Chances de gagner
review-chances-now = { $side } { $chance } %
review-better = Mieux : { $move }
review-lost = { $mark }, −{ $loss } %
review-show-better = Montrer le meilleur coup
review-explore = Essayer d’autres coups d’ici
review-not-over = Cette partie n’est pas encore terminée. Vous pourrez l’analyser ensuite.
review-needs-server = Les analyses ont besoin d’une connexion au serveur.

## The analysis board

explore-title = Plateau d’analyse
explore-says = Ce que le robot le plus fort pense de chaque coup : les chances de gagner avec lui.
explore-to-move = À { $name } de jouer : { $chance } %
explore-moves = Coups à essayer
explore-likeliest = choix du robot
explore-back = Reprendre le coup
explore-start = Revenir au début
explore-path = Coups essayés
explore-no-path = Rien d’essayé pour l’instant. Choisissez un coup ici ou jouez-en un sur la table.
explore-copy = Copier le lien
explore-dealt = Les cartes cachées ont été distribuées au hasard.
explore-thinking = Réflexion…
explore-bad-position = Cette position est illisible.

## Opening a record or a position

analysis-open-record = Analyser un enregistrement
analysis-open-record-says = Ouvrez le fichier d’une partie terminée ou collez son texte. Rien n’est conservé.
analysis-file = Fichier de l’enregistrement
analysis-text = Texte de l’enregistrement
analysis-position = Explorer une position
analysis-position-says = Collez une position sous forme de texte, par exemple du terminal ou d’un programme.
analysis-position-text = Position
analysis-bad-record = Ce n’est pas l’enregistrement d’une partie terminée.
analysis-too-large = Ce fichier est trop grand pour un enregistrement.

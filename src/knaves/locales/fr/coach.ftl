### De l’aide pendant la partie : des pistes, les chances de gagner et l’entraîneur.

nudge-only = Vous n’avez qu’une chose à faire.
nudge-win = Vous pouvez gagner tout de suite.
nudge-spare-card = Réfléchissez : de quelle carte avez-vous le moins besoin ?
nudge-look = Regardez { board-region }.
nudge-own-line = Regardez { board-region } : une de vos lignes peut y grandir.
nudge-danger = Regardez { board-region } : une ligne adverse y devient dangereuse.
nudge-jack = Un de vos valets est utile maintenant.
nudge-dead-card = Une de vos cartes est injouable.
nudge-room = Par où pourrait passer votre prochaine séquence ?
nudge-pile = Vous pouvez compléter une pile pendant ce tour.
nudge-colour = { $colour ->
    [blue] Regardez les piles bleues.
   *[red] Regardez les piles rouges.
}
nudge-discard-top = Regardez le dessus de votre défausse.
nudge-special = Une de vos cartes spéciales est utile maintenant.
nudge-hold-back = Rien n’oblige à jouer toutes les cartes qui conviennent. Qui pourrait compléter la pile ?
nudge-take = Laquelle de ces cartes pourriez-vous bientôt jouer ?
nudge-count-chips = Que manque-t-il à { $seat } pour gagner ?
board-region = { $region ->
    [top-left] en haut à gauche
    [top] en haut
    [top-right] en haut à droite
    [left] à gauche
   *[middle] au milieu
    [right] à droite
    [bottom-left] en bas à gauche
    [bottom] en bas
    [bottom-right] en bas à droite
}

chance-better = Avec ce coup, vous gagnez environ { $chance } % du temps ; avec le deuxième meilleur, { $next } %.
chance-equal = Avec ce coup, vous gagnez environ { $chance } % du temps. Un autre coup est à peu près aussi bon.
table-hint-move = Montrer le coup

coach-name = Entraîneur
coach-says = Me demander confirmation avant un coup qui perd beaucoup (seulement contre des bots)
coach-asks = Vraiment ? Vos chances de gagner passeraient d’environ { $before } % à { $after } %.
coach-anyway = Jouer quand même
coach-again = Réfléchir encore

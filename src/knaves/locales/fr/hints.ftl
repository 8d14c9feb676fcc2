### Pourquoi un coup est bon, selon la raison que donnent les bots ; docs/bots.md en fait la liste.

hint-only-move = C’est le seul coup possible.
hint-draws = Vous piochez la carte qui vous revient.
hint-wins = Ce coup gagne la partie.
hint-completes-line = Ce coup complète une séquence : { $line }.
hint-extends-line = Ce coup en aligne { $chips } sur { $length } ({ $line }).
hint-blocks-line = Ce coup arrête une ligne adverse ({ team } : { $chips } sur { $length }).
hint-removes-threat = Ce coup défait une ligne adverse ({ team } : { $chips } sur { $length }).
hint-opens-line = Ce coup dégage une de vos lignes ({ $line }).
hint-breaks-sequence = Ce coup brise une séquence adverse ({ team }).
hint-frees-dead-card = La carte est injouable : vous en recevez une autre.
hint-plays-before-dead = Ce coup prend la dernière case libre de cette carte avant qu’elle soit injouable.
hint-saves-jack = Ce coup garde un valet pour plus tard : { $jack }.
hint-builds = { $lines ->
    [0] C’est apparemment le meilleur coup.
    [one] Ce coup aide { $lines } ligne ouverte.
   *[other] Ce coup aide { $lines } lignes ouvertes.
}
hint-keeps-room = Ce choix laisse le plus de place à la prochaine séquence.
hint-gives-up-least = C’est la carte dont vous avez le moins besoin.
hint-completes-pile = Ce coup complète une pile et vous rapporte { chip-colour }.
hint-leads-to-pile = { $cards ->
    [one] Avec encore { $cards } de vos cartes, la pile est complète dans ce tour.
   *[other] Avec encore { $cards } de vos cartes, vous complétez la pile dans ce tour.
}
hint-empties-hand = C’est la dernière carte de votre main : vous en piochez cinq autres.
hint-uses-discard = Cette carte vient de votre défausse et libère celle du dessous.
hint-gets-rid = Ce coup fait de la place pour de nouvelles cartes.
hint-steals-chip = { $seat } perd { chip-colour }, et vous le gagnez.
hint-steals-card = Vous pouvez poser { $card } sur une pile.
hint-denies-card = Ce coup prend { $card } à { $seat }, qui attend de jouer cette carte.
hint-steals-from-hand = Ce coup affaiblit la main de { $seat } et renforce la vôtre.
hint-takes-card = C’est la meilleure carte de cette main.
hint-skips = { $seat } passe son tour.
hint-reverses = Dans l’autre sens, l’ordre de jeu vous est plus favorable.
hint-blocks-win = Sinon, { $seat } gagne la partie.
hint-blocks-pile = Ainsi, { $seat } ne gagne pas de jeton.
hint-saves-block = Cette pile ne vaut pas une carte Blocage : gardez-la.
hint-denies-pile = Ainsi, vous ne préparez pas { place-object } pour les autres.
hint-keeps-for-later = Vous pourrez bientôt jouer cette carte depuis votre défausse.
hint-discards-least = C’est la carte dont vous avez le moins besoin.
hint-nothing-left = Vous n’avez plus rien à jouer.
hint-best = C’est apparemment le meilleur coup.

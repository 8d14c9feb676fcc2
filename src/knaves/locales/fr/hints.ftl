### Pourquoi un coup est bon, selon la raison que donnent les bots ; docs/bots.md en fait la liste.

hint-only-move = C’est votre seul coup.
hint-draws = Il vous reste une carte à piocher.
hint-wins = Ce coup gagne la partie.
hint-completes-line = Ce coup complète une séquence : { $line }.
hint-extends-line = Ce coup en aligne { $chips } sur { $length } ({ $line }).
hint-blocks-line = Ce coup arrête une ligne adverse ({ team } : { $chips } sur { $length }).
hint-removes-threat = Ce coup défait une ligne adverse ({ team } : { $chips } sur { $length }).
hint-opens-line = Ce coup dégage une de vos lignes ({ $line }).
hint-breaks-sequence = Ce coup brise une séquence adverse ({ team }).
hint-frees-dead-card = La carte est injouable, et vous en recevez une autre.
hint-plays-before-dead = Ce coup prend la dernière case libre de cette carte avant qu’elle ne devienne injouable.
hint-saves-jack = Ce coup garde un valet pour plus tard : { $jack }.
hint-builds = { $lines ->
    [0] C’est apparemment le meilleur coup.
    [one] Ce coup aide { $lines } ligne ouverte.
   *[other] Ce coup aide { $lines } lignes ouvertes.
}
hint-keeps-room = Ce choix laisse le plus de place à votre prochaine séquence.
hint-gives-up-least = C’est la carte dont vous avez le moins besoin.
hint-completes-pile = Ce coup complète une pile et vous rapporte { chip-colour }.
hint-leads-to-pile = { $cards ->
    [one] Avec { $cards } carte de plus, vous complétez la pile pendant ce tour.
   *[other] Avec { $cards } cartes de plus, vous complétez la pile pendant ce tour.
}
hint-empties-hand = C’est la dernière carte de votre main : vous en piochez cinq nouvelles.
hint-uses-discard = Cette carte vient de votre défausse et libère celle du dessous.
hint-gets-rid = Ce coup fait de la place pour de nouvelles cartes.
hint-steals-chip = { $seat } perd { chip-colour }, et vous le prenez.
hint-steals-card = Vous pouvez jouer { $card } sur une pile.
hint-denies-card = Ce coup prend { $card } à { $seat }, qui attend de pouvoir jouer cette carte.
hint-steals-from-hand = Ce coup prend une carte à { $seat } et renforce votre main.
hint-takes-card = C’est la meilleure carte de cette main.
hint-skips = { $seat } passe son tour.
hint-reverses = L’autre sens vous est plus favorable.
hint-blocks-win = Sinon, { $seat } gagne la partie.
hint-blocks-pile = Ainsi, { $seat } ne gagne pas de jeton.
hint-saves-block = Cette pile ne vaut pas une carte Blocage. Gardez-la pour plus tard.
hint-denies-pile = Ainsi, vous ne préparez pas { place-object } pour les autres.
hint-keeps-for-later = Vous pourrez bientôt jouer cette carte depuis votre défausse.
hint-discards-least = C’est la carte dont vous avez le moins besoin.
hint-nothing-left = Vous n’avez plus rien à jouer.
hint-best = C’est apparemment le meilleur coup.

### Problèmes : des positions où un seul coup est bon.

puzzle-title = Problème – { $game }
puzzle-daily = Problème du jour – { $game }
puzzle-difficulty = difficulté { $difficulty } sur 100
puzzle-goal-win = { $plays ->
    [one] Gagnez maintenant.
   *[other] Vous pouvez gagner pendant ce tour en { $plays } cartes, si personne ne bloque.
}
puzzle-goal-stop = Un adversaire est sur le point de gagner. Empêchez-le.
puzzle-goal-jack = C’est le moment de jouer un valet. Où ?
puzzle-goal-dead = Une de vos cartes est injouable. Que faites-vous ?
puzzle-goal-line = Vous avez formé une longue ligne. Quelle partie doit compter ?
puzzle-goal-chain = Jouez le plus de cartes possible sur les piles pendant ce tour.
puzzle-goal-block = Bloquer cette pile ou la laisser passer ?
puzzle-goal-special = C’est le moment de jouer une carte spéciale. Laquelle, et comment ?
puzzle-goal-best = Trouvez le meilleur coup.
puzzle-ask = Votre coup, ou hint, solution, next
puzzle-help = Tapez un coup. moves affiche vos coups, board affiche de nouveau la position, hint nomme la carte, solution montre la réponse, next passe au problème suivant, q quitte.
puzzle-hint-card = La carte qu’il vous faut : { $card }.
puzzle-hint-think = Que se passe-t-il si vous laissez passer, et à quoi d’autre le blocage pourrait-il servir ?
puzzle-right = Exact. Et ensuite ?
puzzle-solved = Résolu !
puzzle-wrong = Il y a mieux. Essayez encore.
puzzle-chances = Vous gagnez ainsi environ { $best } % des parties, mais seulement { $other } % avec le deuxième meilleur coup.
puzzle-streak = { $count ->
    [one] { $count } jour d’affilée.
   *[other] { $count } jours d’affilée.
}
puzzle-again = Un autre problème ? { key-enter } ou q
puzzle-all-solved = Vous avez résolu tous ces problèmes.

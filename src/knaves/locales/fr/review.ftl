## Reviews of finished games: skill and luck are signed numbers of percentage points.

review-known = D’après ce que savaient les joueurs
review-open = Toutes cartes ouvertes
review-curve = Chances de gagner : { $side }
review-player = { $name } : précision { $accuracy }, habileté { $skill }, chance { $luck } (dont { $deal } à la donne)
review-marks = meilleurs coups { $best }, bons { $good }, imprécis { $inaccurate }, erreurs { $mistake }, gaffes { $blunder }
review-unlucky = { $name } a mieux joué et n’a pas eu de chance.
review-moments = Ce qui a décidé la partie
review-moment = Coup { $number }, { $name } : { $move }. { $side } : de { $before } % à { $after } %. { $cause }
review-cause = { $cause ->
     [won] Ce coup a gagné la partie.
     [choice] Il y avait un meilleur coup.
     [removed] Un jeton a été retiré.
     [completed] Une séquence a été complétée.
     [stolen] Quelque chose a été volé.
     [blocked] Une pile a été bloquée.
     [drawn] Cartes piochées : { $cards }.
    *[played] La partie a pris ce tour.
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

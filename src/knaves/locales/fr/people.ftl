### Les mots du client web sur les gens et les pages : regarder, vos parties, chat.

web-watch-seat = Vous regardez la partie. Un bot vous garde une place.
web-watch-seat-next = Vous regardez la partie. Une place est libre pour la prochaine.
web-watch-full = Vous regardez la partie. Aucune place n’est libre.
web-take-seat = Prendre la place
web-take-seat-says = Vous continuez à la place de { $name }, avec ses cartes.
web-take-seat-next = Vous jouerez la prochaine partie.
web-game-archive = Archiver
web-game-restore = Reprendre
web-game-archived = Parties archivées
web-game-remove = Retirer
web-game-remove-says = Ce navigateur oubliera votre place. Si la partie est en cours, un bot jouera pour vous.
web-mute-one = Couper les messages de { $name }
web-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}

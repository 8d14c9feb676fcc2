### Ce que répond le serveur quand il refuse : plus précis que le code.

refused-name-empty = Un nom doit contenir au moins une lettre.
refused-no-game = Le jeu { $wanted } n’existe pas. Il y a : { $known }.
refused-no-level = Le niveau { $wanted } n’existe pas. Il y a : { $known }.
refused-bot-seat = La place { $seat } n’est pas libre pour un bot.
refused-clock-short = Le temps de jeu doit être d’au moins cinq secondes.
refused-full = Toutes les places sont prises, mais vous pouvez regarder.
refused-spectator = Les spectateurs ne peuvent pas faire cela. Prenez d’abord place.
refused-between-games = Ce n’est possible qu’avant ou après une partie.
refused-no-game-on = Aucune partie n’est en cours à cette table.
refused-may-draw = { $name } peut encore piocher un instant.
refused-answered = Vous avez déjà répondu.
refused-call-open = Un vote est déjà en cours sur un signalement.
refused-window-open = Attendez la fin du temps de blocage.
refused-no-call = Personne ne vous demande de voter sur un signalement.
refused-undo-off = À cette table, on ne peut pas annuler de coup.
refused-undo-alone = Vous ne pouvez annuler un coup que si vous jouez en solo contre des bots.
refused-coach-alone = L’entraîneur n’aide que si vous jouez en solo contre des bots.
refused-game-over = La partie est finie et toutes les cartes sont visibles.
refused-rematch-early = Vous pourrez demander une revanche une fois la partie finie.
refused-seats-taken = Quelqu’un occupe une place qui disparaîtrait.
refused-own-seat = C’est votre propre place.
refused-bot-there = Un bot y joue déjà.
refused-may-think = { $name } a encore le temps de réfléchir.
refused-not-waiting = Un bot ne peut pas jouer pour { $name } en ce moment.
refused-host-person = Seule une personne qui joue peut être l’hôte.
refused-no-spectators = Cette table n’accepte pas de spectateurs. Vous pourrez voir la partie une fois qu’elle sera terminée.
refused-unreadable = Lecture impossible : { $detail }
refused-frame = Un message est du JSON dans une trame texte de { $bytes } octets au plus.
refused-hello-first = Envoyez d’abord hello.
refused-no-new-tables = Il n’est pas possible de créer une table ici pour le moment.
refused-no-room = Le serveur n’a plus de place pour de nouvelles tables ou parties.
refused-table-full = Cette table a atteint sa taille maximale. Créez-en une nouvelle.
refused-not-over = La partie n’est pas encore finie.
refused-qr-long = Ici, un code QR contient au plus { $most } caractères.
refused-other-version = Cette table vient d’une autre version et ne peut pas être ouverte ici.
refused-seat-given = L’hôte a donné cette place à quelqu’un d’autre.
refused-say-what = Envoyez une phrase ou un texte.
refused-phrases-only = À cette table, seules les phrases rapides sont permises.
refused-partners = Les partenaires ne peuvent pas se parler pendant la partie (C30, T25).
refused-nothing-to-do = Vous n’avez rien à faire pour le moment.
refused-bad-link = Ce lien n’ouvre aucune place ici. Vous regardez la partie.
refused-admin-token = La page d’administration demande le jeton que le serveur a affiché au démarrage.
refused-not-address = Ce n’est ni une adresse IP ni un réseau (exemples : 192.0.2.7, 2001:db8::/48).
refused-not-banned = Aucun bannissement pour { $address }.
refused-banned-network = Cette adresse n’est pas bannie individuellement. Elle fait partie du réseau banni { $network }.
refused-foreign-page = Cette page vient de { $origin } et non de ce serveur ({ $host }). Pour l’administrateur : le proxy doit transmettre l’en-tête Host avec le port ; pour d’autres sites, il faut --origin.
refused-nothing-here = Il n’y a rien à cette adresse.
closed-by-host = Fermée par l’hôte.
closed-by-operator = Fermée par l’administrateur du serveur.
closed-table-full = Fermée parce que la table a atteint sa taille maximale.

## Previews of links in messengers

preview-lobby = Vous êtes invité à jouer : { $game } avec { $names }.
preview-playing = Partie en cours : { $game } avec { $names }.

### Les mots dont seul le client web a besoin.

web-say = Envoyer
web-mute-all = Masquer tout le monde
web-confirm-touch = sur écran tactile
web-confirm-always = toujours
web-confirm-never = jamais
web-shortcuts = Touches L, B, T et ? à la table
web-status-lobby = attend des joueurs
web-status-playing = en cours
web-status-over = terminée
web-rule-ids = Afficher les numéros des règles
web-other-device = Continuer sur un autre appareil
web-stand-in = Laisser jouer un bot
web-call-asks = { table-call-asks } ({ $time })
web-call-waits = { $name } signale des paroles à table. Les autres adversaires sont consultés.
web-discard-top = défausse
web-out-of-play = Hors jeu
web-error-name-taken = { error-name-taken }
web-pass-done = C’est fait : cacher ma main
web-table-name = Nom de la table

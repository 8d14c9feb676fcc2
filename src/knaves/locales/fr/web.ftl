### Les mots dont seul le client web a besoin.

web-say = Envoyer
web-mute-all = Couper tous les messages
web-confirm-touch = sur les écrans tactiles
web-confirm-always = toujours
web-confirm-never = jamais
web-shortcuts = Utiliser les touches L, B, T et ? à la table
web-status-lobby = attend des joueurs
web-status-playing = en cours
web-status-over = terminée
web-rule-ids = Afficher les numéros de règle
web-other-device = Continuer sur un autre appareil
web-stand-in = Faire jouer un bot
web-call-asks = { table-call-asks } ({ $time })
web-call-waits = { $name } signale une concertation. Les autres adversaires votent.
web-discard-top = défausse
web-out-of-play = Hors jeu
web-error-name-taken = { error-name-taken }
web-pass-done = Terminé – cacher ma main
web-table-name = Nom de la table

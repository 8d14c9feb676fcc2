### Words that only the web client needs.

web-say = Dire
web-mute-all = Mettre tout le monde en sourdine
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
web-call-asks = { $name } accuse { $team } de s’être concertée. Es-tu d’accord ? ({ $time })
web-call-waits = { $name } signale une concertation. On demande l’avis des autres.
web-discard-top = défausse
web-out-of-play = Hors jeu
web-event-sat = { $seat } s’assoit.
web-event-stood = { $seat } quitte sa place.
web-event-began = La partie commence.
web-event-call-raised = { $seat } signale une concertation. On demande l’avis des autres.
web-event-call-dropped = L’accusation est abandonnée.
web-event-undone = { $seat } reprend un coup.
web-event-stood-in = Un robot joue pour { $seat }.
web-event-returned = { $seat } est de retour.
web-error-name-taken = Quelqu’un à cette table porte déjà ce nom.
web-pass-done = C’est fait : cacher ma main

### La page d’administration.

admin-title = Knaves – administration du serveur
admin-token = Jeton d’administration
admin-sign-in = Se connecter
admin-activity = Activité
admin-live-tables = Tables en mémoire
admin-moves = Coups depuis le démarrage
admin-name = Nom du serveur
admin-retention = Supprimer les vieilles tables après ce nombre de jours (0 : valeur de la ligne de commande)
admin-new-tables = Tout le monde peut créer des tables
admin-save = Enregistrer
admin-tables = Tables
admin-status = État
admin-connected = Connectés
admin-last-move = Dernier coup
admin-closed = fermée
admin-close-asks = Fermer la table { $code } ?
admin-bans = Adresses bannies
admin-address = Adresse IP
admin-until = Jusqu’au
admin-permanently = définitivement
admin-hours = Heures (0 : définitivement)
admin-reason = Motif
admin-ban = Bannir
admin-unban = Lever le bannissement
admin-done = C’est fait.

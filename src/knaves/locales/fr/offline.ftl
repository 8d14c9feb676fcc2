### Les mots du client web sur les parties sans connexion.

offline-download = Télécharger pour jouer hors ligne ({ $size } Mo)
offline-download-says = Vous pourrez alors jouer en solo ou sur un seul appareil sans connexion.
offline-downloading = Téléchargement… { $percent } %
offline-ready = Prêt pour jouer hors ligne.
offline-failed = Le téléchargement a échoué. Réessayez.
offline-works = Vous pouvez encore jouer en solo et sur un seul appareil. Les deux bots les plus forts reviendront quand vous serez en ligne.
offline-lacks = Vos parties attendent votre retour en ligne. Vous pourrez alors télécharger le jeu hors ligne.
offline-remove-says = Cette partie n’existe que sur cet appareil. Elle sera supprimée.
error-offline = Pas de connexion au serveur.

### Les mots hors de la table : accueil, nouvelle table, salon, réglages, aide.

## Partout

app-name = Knaves
app-tagline = Les jeux de la famille Sequence, entre humains et avec des bots.
app-description = Jouez aux jeux de la famille Sequence dans votre navigateur, entre amis ou contre des bots.
app-trademark = Sequence est une marque de ses propriétaires. Knaves n’a aucun lien avec eux.
action-cancel = Annuler
action-close = Fermer
action-back = Retour
action-confirm = Confirmer
action-copy = Copier
action-copied = Copié
action-share = Partager
action-again = Encore
action-retry = Réessayer
action-more = Plus
action-yes = Oui
action-no = Non
action-why = Pourquoi ?
state-loading = Chargement…
state-connecting = Connexion…
state-reconnecting = Connexion perdue. Reconnexion…
state-connected = Connexion rétablie.
state-offline = Vous êtes hors ligne.

## Accueil

home-now = Jouer maintenant
home-now-says = Contre { $name }, avec les règles standard.
home-people = Jouer avec d’autres
home-people-says = Créez une table et partagez son code.
home-alone = Jouer en solo
home-alone-says = Contre des bots, tout de suite.
home-device = Sur un seul appareil
home-device-says = Chacun joue à son tour sur le même appareil.
home-join = Rejoindre
home-join-code = Code de la table
home-resume = Vos parties
home-results = Derniers résultats
home-public = Tables à regarder
home-public-none = Aucune table publique en ce moment.
home-name = Votre nom
home-help = Comment jouer
home-install = Installer l’application

## Nouvelle table

new-game = Jeu
new-seats = Joueurs
new-seats-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
new-options = Options
new-options-default = Règles standard
new-options-changed = { $count ->
    [one] { $count } option modifiée
   *[other] { $count } options modifiées
}
new-clock = Temps de jeu
new-clock-none = Sans limite
new-clock-seconds = { $count ->
    [one] { $count } seconde par tour
   *[other] { $count } secondes par tour
}
new-clock-minutes = { $count ->
    [one] { $count } minute par tour
   *[other] { $count } minutes par tour
}
new-clock-days = { $count ->
    [one] { $count } jour par tour
   *[other] { $count } jours par tour
}
new-bots-level = Niveau des bots
new-opponents = Adversaires
new-public = Afficher dans la liste des tables publiques
new-spectators = Autoriser les spectateurs
new-latecomers = Les retardataires peuvent prendre la place d’un bot et voir ses cartes
new-hints = Autoriser les conseils
new-create = Créer la table
new-start = Commencer
new-names = Noms des joueurs
new-player-number = Joueur { $number }

## Salon

lobby-title = Table { $code }
lobby-invite = Inviter d’autres joueurs
lobby-code = Code
lobby-link = Lien
lobby-qr = Code QR : scannez pour rejoindre
lobby-seat = Place { $number }
lobby-seat-bot = Un bot, jusqu’à l’arrivée de quelqu’un
lobby-seat-you = Vous
lobby-host = Hôte
lobby-hand-over = Désigner { $name } comme hôte
lobby-sit = S’asseoir ici
lobby-swap = Échanger les places
lobby-add-bot = Ajouter un bot
lobby-remove = Retirer
lobby-ready = Tout est prêt
lobby-not-ready = Se prépare encore
lobby-waiting = { $count ->
    [one] Il manque encore { $count } joueur.
   *[other] Il manque encore { $count } joueurs.
}
lobby-waiting-host = En attente que l’hôte lance la partie.
lobby-host-bot = L’hôte, { $name }, est un bot. Il lance la partie dès que toutes les places sont prises.
lobby-become-host = Prenez place et vous serez l’hôte.
lobby-start = Lancer la partie
lobby-start-with-bots = Lancer avec des bots aux places libres
lobby-rules = Règles de la table
lobby-rules-default = Toutes les options sont standard.
lobby-access = Accès à la table
lobby-lock = Verrouiller la table
lobby-unlock = Déverrouiller la table
lobby-locked = Verrouillée : plus personne ne peut rejoindre la table
lobby-no-spectators = Pas de spectateurs
lobby-idle = { $count ->
    [one] Après { $count } minute sans coup joué, les autres peuvent faire jouer un bot
   *[other] Après { $count } minutes sans coup joué, les autres peuvent faire jouer un bot
}
lobby-personal-link = Votre lien personnel vous ramène à votre place depuis n’importe quel appareil. Gardez-le pour vous.
lobby-stand = Quitter la place
lobby-spectators = { $count ->
    [0] Personne ne regarde.
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}

## Réglages

settings-title = Réglages
settings-language = Langue
settings-theme = Thème
settings-theme-system = Du système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-letters = Lettres sur les cartes
settings-letters-printed = Comme sur le plateau : J Q K A
settings-letters-own = Françaises : { $letters }
settings-sound = Son
settings-haptics = Vibration
settings-confirm = Confirmer chaque coup
settings-notifications = Me prévenir quand c’est mon tour
settings-notifications-denied = Le navigateur bloque les notifications de cette page.
settings-data = Mes données
settings-export = Télécharger mes données
settings-delete = Supprimer mes données
settings-delete-asks = Vous quitterez toutes vos tables, et ce navigateur oubliera votre nom, vos places et vos réglages. C’est irréversible.

## Aide

help-title = Comment jouer
help-rules = Règles
help-reminder = Carte rappel
help-this-table = Convenu à cette table
help-rule-ids = Règles { $ids }
help-keys = Raccourcis clavier
help-key-next = case jouable suivante ou précédente
help-key-last = dernier coup
help-key-lines = lignes en cours
help-key-time = temps restant
help-key-help = aide
help-key-choose = choisir une carte ou une case
help-key-arrows = se déplacer sur le plateau
help-key-cancel = annuler le choix
# Les touches, comme sur le clavier.
key-enter = Entrée
key-escape = Échap
key-tab = Tab
key-ctrl = Ctrl
key-page-up = Pg↑
key-page-down = Pg↓

## La première partie

tutorial-card = Touchez cette carte.
tutorial-cell = Touchez maintenant l’une des cases en surbrillance.
tutorial-confirm = Confirmez, et votre jeton y reste.
tutorial-goal = Faites des lignes de { $length } jetons. Pour gagner, il vous faut { $count ->
    [one] une ligne
   *[other] { $count } lignes
}.
tutorial-wild = Un valet de face : placez un jeton sur n’importe quelle case libre.
tutorial-remove = Un valet de profil : retirez un jeton adverse du plateau.
tutorial-dead = Cette carte est injouable : toutes ses cases sont prises. Échangez-la.
tutorial-corner = Les coins comptent pour tout le monde.
tutorial-pile = Jouez un 1 pour commencer une pile, puis 2, 3, 4 et 5.
tutorial-discard = Plus rien à jouer ? Défaussez une carte pour finir votre tour.
tutorial-skip = Passer le didacticiel

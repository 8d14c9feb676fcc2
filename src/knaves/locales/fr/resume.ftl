### The terminal client: games to resume, tables on a server, the replay viewer, small windows.

## Keys

key-space = Espace
key-home = Début
key-end = Fin

## Windows

screen-too-small = La fenêtre est trop petite : elle a { $width }×{ $height } caractères, et la table en demande { $columns }×{ $rows }. Veuillez l’agrandir.

## Games to resume

kept-resume = Reprendre
kept-which = Quelle partie voulez-vous reprendre ?
kept-game = { $game } contre { $names } – coup { $number }, { $when }
kept-seat = { $game } à la table { $code } ({ $server }) – { $when }
kept-none = Il n’y a pas de partie à reprendre.
kept-broken = Cette partie ne peut pas être reprise : son fichier a été modifié.
kept-failed = Cette partie ne peut pas être gardée pour plus tard : impossible d’écrire dans le dossier.
kept-later = Votre partie est gardée. Pour la reprendre : { $command }

## A table on a server

create-table = Table sur un serveur
create-server = Adresse du serveur
create-bad-address = « { $text } » n’est pas l’adresse d’un serveur (exemple : { $example }).

## The replay viewer

replay-deal = La donne.
replay-step = pas à pas
replay-ends = début, fin
replay-ten = dix coups en arrière ou en avant
replay-whose = cartes de qui
replay-ask = { key-enter } coup suivant, b retour, ? aide
replay-plain-help = { key-enter } montre le coup suivant, b le précédent, home la donne, end le dernier coup,
    un nombre de 0 à { $count } la position après autant de coups. q quitte.

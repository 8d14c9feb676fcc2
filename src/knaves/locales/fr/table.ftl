### Les mots à la table : le jeu, ce qui est lu à voix haute, le résultat, la rediffusion.

## À qui de jouer

turn-yours = À vous de jouer
turn-of = À { $name } de jouer
turn-title = À vous de jouer ! – Knaves
turn-notification = C’est à vous de jouer à la table { $code }.
turn-thinking = { $count ->
    [one] { $name } réfléchit…
   *[other] { $name } réfléchissent…
}
turn-away = { $name } n’est pas là pour le moment.
turn-away-bot = { $name } n’est pas là pour le moment. Un bot prendra le relais si cela dure.
turn-idle = { $name } n’a pas joué depuis un moment.
turn-idle-soon = Encore { $time }, puis les autres pourront faire jouer un bot à votre place.
turn-idle-now = Jouez : les autres peuvent maintenant faire jouer un bot à votre place.
turn-time-left = encore { $time }

## Que faire

prompt-choose-card = Choisissez une carte.
prompt-choose-cell = Choisissez une case pour { $card }.
prompt-choose-remove = Choisissez le jeton à retirer.
prompt-choose-fit = Quelle carte ?
prompt-choose-line = Quels jetons forment la séquence ?
prompt-choose-victim = À qui volez-vous ?
prompt-choose-source = Dans sa défausse ou dans sa main ?
prompt-choose-pile = Quelle pile ?
prompt-choose-take = Quelle carte prenez-vous ?
prompt-give-up = Concertation : cédez une carte.
prompt-confirm = Confirmer ce coup ?
prompt-draw = Piochez une carte.
prompt-draw-deadline = Piochez avant que { $name } ait joué et pioché.
prompt-exchange = Carte injouable : { $card }. Échangez-la.
prompt-pass = Vous ne pouvez rien jouer. Passez votre tour.
prompt-block = { $name } complète { place-object }. La bloquer ?
prompt-discard = Continuez à jouer, ou défaussez une carte pour finir votre tour.
prompt-end = Continuez à jouer, ou terminez votre tour.

## La table

table-board = Plateau
table-hand = Votre main
table-hand-of = Main : { $name }
table-draw-pile = Pioche
table-discard-pile = Votre défausse
table-piles = Piles
table-pile-empty = vide
table-pile-needs = attend le { $card }
table-chips = Jetons
table-chips-count = { $blue } bleus, { $red } rouges (il en faut cinq)
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-sequences-of = { $made } sur { $needed }
table-sequences-count = { $count ->
    [0] aucune séquence
    [one] { $count } séquence
   *[other] { $count } séquences
}
table-last-card = dernière carte : { $card }
table-log = Déroulement
table-phrases = Phrases
table-chat = Chat
table-chat-off = Pas de chat entre partenaires : la concertation n’est pas permise à cette table.
table-players = Joueurs
table-bot = bot
table-away = hors ligne
table-you = vous
table-spectator = Vous regardez la partie.
table-no-spectators = Cette table n’accepte pas de spectateurs.
table-options = Règles de la table
table-dead-card = Carte injouable
table-undo = Annuler le coup
table-hint = Conseil
table-draw-offered = { $name } propose la nulle. Acceptez-vous ?
table-call-asks = { $name } signale une concertation ({ $team }). Êtes-vous d’accord ?
table-leave = Quitter la table
table-leave-asks = Un bot jouera à votre place jusqu’à votre retour.
table-let-bot = Faire jouer un bot pour { $name }
table-stood-in = Un bot joue à votre place.
table-return = Je suis de retour
table-menu = Menu
table-direction-left = On joue vers la gauche.
table-direction-right = On joue vers la droite.
table-block-time = Temps pour bloquer

## Lu à voix haute

speak-row-column = rangée { $row }, colonne { $column }
speak-cell = { $where }, { $card }, { $state }
speak-cell-free = vide
speak-cell-chip = { $team ->
    [blue] jeton bleu
    [green] jeton vert
    [red] jeton rouge
   *[other] jeton, { $team }
}
speak-cell-locked = { speak-cell-chip }, dans une séquence
speak-cell-corner = { $where }, case bonus
speak-cell-legal = vous pouvez jouer ici
speak-cell-makes = en aligne { $count }
speak-card-places = { $count ->
    [0] { $card }, jouable nulle part
    [one] { $card }, { $count } case possible
   *[other] { $card }, { $count } cases possibles
}
speak-card-wild = { $card }, joker : n’importe quelle case libre
speak-card-remove = { $card }, retire un jeton
speak-card-dead = { $card }, injouable
speak-card-top = { $card }, sur le dessus de votre défausse
speak-turn-yours = À vous de jouer.
speak-lines = { team } : { table-sequences-count }.
speak-longest = { team } : la plus longue ligne ouverte compte { $count }.
speak-time = Encore { $time }.
speak-time-none = On joue sans limite de temps.
speak-last-none = Rien n’a encore été joué.
speak-pile = { place } : { $top }, { table-pile-needs }

## Un seul appareil

pass-to = Passez l’appareil à { $name }
pass-hold = Maintenez pour voir votre main
pass-hidden = Les mains sont cachées.

## Le résultat

result-title = Partie terminée
result-won = Vous avez gagné !
result-lost = Victoire : { $winners }. Plus de chance la prochaine fois !
result-drawn = Partie nulle
result-by = Victoire : { $winners }.
result-rematch = Revanche
result-rematch-waits = En attente des autres…
result-rematch-waits-for = En attente de { $names }…
result-rematch-asked = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
result-replay = Revoir la partie
result-share = Partager la partie
result-home = Accueil
result-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
result-deal = La donne
result-deal-verify = Vérifier la donne
result-deal-good = La donne est bien celle qui a été fixée avant la première carte.
result-deal-bad = La donne n’est pas celle qui a été fixée avant la partie !
result-deal-says = Avant la première carte, le serveur a fixé le mélange et publié son empreinte. Chacun peut maintenant vérifier que rien n’a été changé.
result-seed = Graine
result-commitment = Empreinte

## La rediffusion

replay-title = Revoir la partie
replay-play = Lecture
replay-pause = Pause
replay-next = Coup suivant
replay-previous = Coup précédent
replay-first = Aller au début
replay-last = Aller à la fin
replay-speed = Vitesse
replay-move = Coup { $number } sur { $total }
replay-all-hands = Montrer toutes les mains
replay-one-hand = Du point de vue de { $name }
replay-record = Télécharger la partie

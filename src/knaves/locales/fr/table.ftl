### Les mots à la table : le jeu, ce qui est lu à voix haute, le résultat, la rediffusion.

## À qui de jouer

turn-yours = À vous de jouer
turn-of = À { $name } de jouer
turn-title = À vous de jouer ! – Knaves
turn-notification = C’est à vous de jouer à la table { $code }.
turn-thinking = { $name } réfléchit…
turn-away = { $name } n’est plus là.
turn-time-left = encore { $time }

## Que faire

prompt-choose-card = Choisissez une carte.
prompt-choose-cell = Choisissez une case pour { $card }.
prompt-choose-remove = Choisissez le jeton à retirer.
prompt-choose-fit = Quelle carte ?
prompt-choose-line = Quels jetons forment la séquence ?
prompt-choose-victim = À qui ?
prompt-choose-source = Dans la défausse ou dans la main ?
prompt-choose-pile = Sur quelle pile ?
prompt-choose-take = Quelle carte prenez-vous ?
prompt-give-up = Cédez une carte pour paroles à table.
prompt-confirm = Confirmer le coup ?
prompt-draw = Piochez une carte.
prompt-draw-deadline = Piochez avant que { $name } ait joué et pioché.
prompt-exchange = Carte injouable : { $card }. Échangez-la.
prompt-pass = Vous ne pouvez rien jouer : passez.
prompt-block = { $name } complète { place-object }. Bloquer ?
prompt-discard = Continuez, ou défaussez une carte pour finir votre tour.
prompt-end = Continuez, ou terminez votre tour.
prompt-wait = Attendez les autres.

## La table

table-board = Plateau
table-hand = Votre main
table-hand-of = Main : { $name }
table-draw-pile = Pioche
table-discard-pile = Votre défausse
table-piles = Piles
table-pile-empty = libre
table-pile-needs = attend { $card }
table-chips = Jetons
table-chips-count = bleus : { $blue }, rouges : { $red }, sur cinq
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
table-log = Journal
table-phrases = Phrases
table-chat = Discussion
table-chat-off = Pas de discussion entre partenaires : à cette table, on ne parle pas de ses cartes.
table-players = Joueurs
table-bot = bot
table-away = hors ligne
table-you = vous
table-spectator = Vous regardez.
table-options = Règles de cette table
table-dead-card = Carte injouable
table-undo = Reprendre
table-hint = Conseil
table-hint-says = { $move }. { $reason }
table-draw-offered = { $name } propose la nulle. D’accord ?
table-call-asks = { $name } signale des paroles à table ({ $team }). Êtes-vous d’accord ?
table-leave = Quitter la table
table-leave-asks = Un bot joue pour vous jusqu’à votre retour.
table-menu = Menu
table-direction-left = On joue vers la gauche.
table-direction-right = On joue vers la droite.
table-block-time = Temps pour bloquer

## Raisons d’un conseil

hint-wins = Ce coup gagne la partie.
hint-completes = Ce coup complète une séquence.
hint-blocks = Ce coup arrête une ligne adverse.
hint-extends = Ce coup en aligne { $count }.
hint-saves = Ce coup garde un valet pour plus tard.
hint-best = C’est ce qui paraît le mieux d’ici.
hint-only-move = Il n’y a pas d’autre coup.
hint-draws = Une carte vous attend.
hint-opens-line = Ce coup commence une nouvelle ligne.
hint-breaks-sequence = Ce coup brise une séquence adverse.
hint-frees-dead-card = La carte est injouable ; une nouvelle vaut mieux.
hint-plays-before-dead = La carte pourrait bientôt être injouable.
hint-builds = Ce coup sert plusieurs lignes à la fois.
hint-keeps-room = Ce coup laisse de la place pour une autre séquence.
hint-gives-up-least = C’est la carte dont vous avez le moins besoin.
hint-leads-to-pile = Ce coup rapproche une pile de sa fin.
hint-empties-hand = La main vide, vous piochez cinq nouvelles cartes.
hint-uses-discard = Ce coup joue une carte de votre défausse.
hint-gets-rid = C’est une carte de moins en main.
hint-steals-chip = Un jeton pour vous, et un de moins pour l’autre.
hint-steals-card = Cette carte vous est utile.
hint-denies-card = Ce coup retire une carte dont l’autre a besoin.
hint-steals-from-hand = C’est une carte de plus pour vous.
hint-takes-card = C’est la carte qui vous aide le plus.
hint-skips = { $seat } passe son tour.
hint-reverses = C’est alors à quelqu’un de moins dangereux.
hint-blocks-win = Sinon, { $seat } gagne.
hint-blocks-pile = Cela coûte un jeton à { $seat }.
hint-saves-block = Gardez votre blocage pour une pile plus dangereuse.
hint-denies-pile = Le joueur suivant ne pourra pas utiliser cette place.
hint-keeps-for-later = Vous pourrez la jouer plus tard depuis votre défausse.
hint-discards-least = C’est la carte dont vous avez le moins besoin.
hint-nothing-left = Il n’y a plus rien à jouer.

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
speak-cell-corner = { $where }, coin joker
speak-cell-legal = vous pouvez jouer ici
speak-cell-makes = en aligne { $count }
speak-card-places = { $count ->
    [0] { $card }, aucune case
    [one] { $card }, { $count } case
   *[other] { $card }, { $count } cases
}
speak-card-wild = { $card }, joker : n’importe quelle case libre
speak-card-remove = { $card }, retire un jeton
speak-card-dead = { $card }, injouable
speak-card-top = { $card }, sur le dessus de votre défausse
speak-turn-yours = À vous de jouer.
speak-lines = { team } : { table-sequences-count }.
speak-longest = { team } : plus longue ligne ouverte, { $count }.
speak-time = Encore { $time }.
speak-time-none = Il n’y a pas d’horloge.
speak-last-none = Rien n’a encore été joué.
speak-pile = { place } : { $top }, { table-pile-needs }

## Un seul appareil

pass-to = Passez l’appareil à { $name }
pass-hold = Maintenez pour voir votre main
pass-hidden = Les mains sont cachées.

## Le résultat

result-title = La partie est terminée
result-won = Vous avez gagné !
result-lost = Victoire : { $winners }. Plus de chance la prochaine fois !
result-drawn = Partie nulle
result-by = Victoire : { $winners }.
result-rematch = Revanche
result-rematch-waits = En attente des autres…
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
result-deal-bad = La donne ne correspond pas à celle fixée avant la partie !
result-deal-says = Avant la première carte, le serveur a fixé le mélange et publié son empreinte. Chacun peut maintenant vérifier que rien n’a été changé.
result-seed = Graine
result-commitment = Empreinte

## La rediffusion

replay-title = Rediffusion
replay-play = Lecture
replay-pause = Pause
replay-next = Coup suivant
replay-previous = Coup précédent
replay-first = Au début
replay-last = À la fin
replay-speed = Vitesse
replay-move = Coup { $number } sur { $total }
replay-all-hands = Toutes les mains visibles
replay-one-hand = Vue par { $name }
replay-record = Télécharger la partie

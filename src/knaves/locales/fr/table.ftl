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
table-pile-needs = attend le { $card }
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

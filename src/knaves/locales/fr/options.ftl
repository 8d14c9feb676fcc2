### Les options des jeux : leur nom, ce qu’elles changent, chaque valeur en mots simples.

game-classic = Classique
game-classic-says = Plateau de 10 × 10, lignes de cinq, de 2 à 12 joueurs.
game-travel = Voyage
game-travel-says = Petit plateau de 6 × 8, lignes de quatre, de 2 à 6 joueurs.
game-stacks = Stacks
game-stacks-says = Le jeu de cartes : des piles de 1 à 5, de 2 à 6 joueurs.

## Jeux de plateau

option-teams = Équipes
option-teams-says = Nombre d’équipes ; au choix à 6 ou à 12 joueurs.
option-teams-auto = automatique
option-teams-2 = deux équipes
option-teams-3 = trois équipes

option-diagonals = Lignes diagonales
option-diagonals-says = Si les séquences en diagonale comptent.
option-diagonals-on = elles comptent
option-diagonals-off = seules les rangées et les colonnes comptent

option-collinear_share = Jeton commun en ligne droite
option-collinear_share-says = Si deux séquences d’une même ligne droite peuvent partager un jeton. Celles qui se croisent le peuvent toujours.
option-collinear_share-on = elles peuvent partager un jeton
option-collinear_share-off = elles n’en partagent aucun

option-line_choice = Lignes trop longues
option-line_choice-says = Qui décide quels jetons sont fixés quand une ligne est plus longue que nécessaire.
option-line_choice-owner = son propriétaire choisit
option-line_choice-auto = la première ligne possible est fixée

option-dead_cards = Cartes injouables
option-dead_cards-says = Combien de cartes injouables vous pouvez échanger par tour.
option-dead_cards-one = une par tour
option-dead_cards-one_then_stuck = une, et d’autres tant que vous ne pouvez rien jouer
option-dead_cards-unlimited = autant que vous voulez

option-dead_jack = Valets injouables
option-dead_jack-says = Si vous pouvez échanger un valet que vous ne pouvez pas jouer.
option-dead_jack-off = ils restent en main
option-dead_jack-on = ils peuvent être échangés

option-advanced_jack = Règle avancée
option-advanced_jack-says = Si un valet de profil peut retirer un jeton d’une séquence complète. Jeu classique à deux équipes seulement.
option-advanced_jack-off = les séquences complètes sont à l’abri
option-advanced_jack-on = un valet de profil peut briser une séquence

option-stalemate_cap = Nulle en cas de blocage
option-stalemate_cap-says = Combien de tours de table où tout le monde passe rendent la partie nulle.
option-stalemate_cap-40 = après 40 tours de table
option-stalemate_cap-off = jamais
option-stalemate_cap-number = { $number ->
    [one] après { $number } tour de table
   *[other] après { $number } tours de table
}

option-table_talk = Concertation
option-table_talk-says = Si les partenaires peuvent se conseiller au sujet de leurs cartes.
option-table_talk-off = aucune règle ne l’interdit
option-table_talk-penalty = interdite : chaque joueur de l’équipe perd une carte
option-table_talk-banned = interdite, sans pénalité
option-table_talk-allowed = permise

## Tous les jeux

option-forgotten_draw = Pioche
option-forgotten_draw-says = Si les cartes sont piochées automatiquement et, sinon, ce qui arrive quand vous oubliez.
option-forgotten_draw-auto = les cartes sont piochées automatiquement
option-forgotten_draw-permanent = à la main ; une carte oubliée est définitivement perdue
option-forgotten_draw-until_next_turn = à la main ; une carte oubliée arrive à votre prochain tour
option-forgotten_draw-penalty = à la main ; si vous oubliez, vous jouez un tour sans nouvelles cartes

## Stacks

option-reshuffle = Nouvelle pioche
option-reshuffle-says = Quelles cartes forment la nouvelle pioche quand l’ancienne est épuisée.
option-reshuffle-sequences = les piles complètes et les piles bloquées
option-reshuffle-with_specials = aussi les cartes spéciales jouées

option-reverse_in_two = Changer de sens à deux joueurs
option-reverse_in_two-says = Ce que deviennent les cartes Changer de sens à deux joueurs.
option-reverse_in_two-removed = elles sont retirées
option-reverse_in_two-kept = elles restent et valent Passer un tour

option-block_scope = Quand bloquer
option-block_scope-says = À quelles cartes des autres vous pouvez répondre par une carte Blocage.
option-block_scope-completion = seulement à celle qui complète une pile
option-block_scope-any_time = à toute carte jouée sur une pile

option-steal_from_hand = Voler dans une main
option-steal_from_hand-says = Comment une carte est volée dans la main d’un joueur.
option-steal_from_hand-random = au hasard, sans regarder
option-steal_from_hand-chosen = le voleur regarde et choisit

option-skip_stack = Plusieurs cartes Passer un tour
option-skip_stack-says = Si plusieurs cartes Passer un tour s’additionnent pendant un même tour.
option-skip_stack-cumulative = elles s’additionnent
option-skip_stack-single = une seule par tour

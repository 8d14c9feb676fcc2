### Le opzioni dei giochi: il nome, che cosa cambiano, ogni valore in parole semplici.

game-classic = Classico
game-classic-says = Tabellone 10 × 10, linee di cinque, da 2 a 12 giocatori.
game-travel = Viaggio
game-travel-says = Tabellone piccolo 6 × 8, linee di quattro, da 2 a 6 giocatori.
game-stacks = Stacks
game-stacks-says = Il gioco di carte: pile da 1 a 5, da 2 a 6 giocatori.

## Giochi da tavolo

option-teams = Squadre
option-teams-says = Numero di squadre; a scelta con 6 o 12 giocatori.
option-teams-auto = automatico
option-teams-2 = due squadre
option-teams-3 = tre squadre

option-diagonals = Linee diagonali
option-diagonals-says = Se le sequenze in diagonale valgono.
option-diagonals-on = valgono
option-diagonals-off = valgono solo righe e colonne

option-collinear_share = Gettone comune in linea retta
option-collinear_share-says = Se due sequenze sulla stessa retta possono avere un gettone in comune. Quelle che si incrociano possono sempre.
option-collinear_share-on = possono avere un gettone in comune
option-collinear_share-off = non ne hanno nessuno in comune

option-line_choice = Linee troppo lunghe
option-line_choice-says = Chi decide quali gettoni si bloccano quando una linea è più lunga del necessario.
option-line_choice-owner = sceglie chi la possiede
option-line_choice-auto = si blocca la prima linea possibile

option-dead_cards = Carte morte
option-dead_cards-says = Quante carte morte puoi cambiare per turno.
option-dead_cards-one = una per turno
option-dead_cards-one_then_stuck = una, e altre se non puoi giocare nulla
option-dead_cards-unlimited = quante vuoi

option-dead_jack = Fanti non giocabili
option-dead_jack-says = Se puoi cambiare un fante che non si può giocare.
option-dead_jack-off = restano in mano
option-dead_jack-on = si possono cambiare

option-advanced_jack = Regola per esperti
option-advanced_jack-says = Se un fante con un occhio può togliere un gettone da una sequenza completa. Solo nel classico con due squadre.
option-advanced_jack-off = le sequenze complete sono al sicuro
option-advanced_jack-on = un fante con un occhio può spezzare una sequenza

option-stalemate_cap = Patta per stallo
option-stalemate_cap-says = Quanti giri in cui tutti passano portano alla patta.
option-stalemate_cap-40 = dopo 40 giri
option-stalemate_cap-off = mai
option-stalemate_cap-number = { $number ->
    [one] dopo { $number } giro
   *[other] dopo { $number } giri
}

option-table_talk = Chiacchiere al tavolo
option-table_talk-says = Se i compagni possono darsi consigli sulle loro carte.
option-table_talk-off = nessuna regola lo vieta
option-table_talk-penalty = vietate: ogni giocatore della squadra perde una carta
option-table_talk-banned = vietate, senza penalità
option-table_talk-allowed = permesse

## Ogni gioco

option-forgotten_draw = Pescare
option-forgotten_draw-says = Se le carte vengono pescate automaticamente e, altrimenti, che cosa succede se te ne dimentichi.
option-forgotten_draw-auto = le carte vengono pescate automaticamente
option-forgotten_draw-permanent = a mano; una carta dimenticata è persa per sempre
option-forgotten_draw-until_next_turn = a mano; una carta dimenticata arriva nel tuo prossimo turno
option-forgotten_draw-penalty = a mano; se te ne dimentichi, giochi un turno senza carte nuove

## Stacks

option-reshuffle = Nuovo mazzo di pesca
option-reshuffle-says = Quali carte formano il nuovo mazzo di pesca quando il vecchio è esaurito.
option-reshuffle-sequences = le pile complete e quelle bloccate
option-reshuffle-with_specials = anche le carte speciali giocate

option-reverse_in_two = Inversione con due giocatori
option-reverse_in_two-says = Che cosa succede alle carte Inversione quando si gioca in due.
option-reverse_in_two-removed = si tolgono
option-reverse_in_two-kept = restano e valgono come Salta

option-block_scope = Quando bloccare
option-block_scope-says = A quali carte degli altri puoi rispondere con una carta Blocco.
option-block_scope-completion = solo a quella che completa una pila
option-block_scope-any_time = a ogni carta giocata su una pila

option-steal_from_hand = Rubare da una mano
option-steal_from_hand-says = Come si ruba una carta dalla mano di un giocatore.
option-steal_from_hand-random = a caso, senza guardare
option-steal_from_hand-chosen = il ladro guarda e sceglie

option-skip_stack = Più carte Salta
option-skip_stack-says = Se più carte Salta nello stesso turno si sommano.
option-skip_stack-cumulative = si sommano
option-skip_stack-single = solo una per turno

### Die Optionen der Spiele: Name, was sie ändern, jeder Wert in einfachen Worten.

game-classic = Klassisch
game-classic-says = Brett mit 10 × 10 Feldern, Reihen von fünf, 2 bis 12 Spieler.
game-travel = Reise
game-travel-says = Kleines Brett mit 6 × 8 Feldern, Reihen von vier, 2 bis 6 Spieler.
game-stacks = Stacks
game-stacks-says = Das Kartenspiel: Stapel von 1 bis 5, 2 bis 6 Spieler.

## Brettspiele

option-teams = Teams
option-teams-says = Zahl der Teams; bei 6 oder 12 Spielern habt ihr die Wahl.
option-teams-auto = automatisch
option-teams-2 = zwei Teams
option-teams-3 = drei Teams

option-diagonals = Diagonale Reihen
option-diagonals-says = Ob diagonale Sequenzen zählen.
option-diagonals-on = sie zählen
option-diagonals-off = nur waagerecht und senkrecht zählt

option-collinear_share = Gemeinsamer Stein in gerader Linie
option-collinear_share-says = Ob zwei Sequenzen in einer geraden Linie einen Stein gemeinsam haben dürfen. Bei sich kreuzenden ist es immer erlaubt.
option-collinear_share-on = ein gemeinsamer Stein ist erlaubt
option-collinear_share-off = kein gemeinsamer Stein

option-line_choice = Überlange Reihen
option-line_choice-says = Wer bestimmt, welche Steine festliegen, wenn eine Reihe länger ist als nötig.
option-line_choice-owner = der Besitzer wählt
option-line_choice-auto = die erste mögliche Reihe liegt fest

option-dead_cards = Tote Karten
option-dead_cards-says = Wie viele tote Karten du in einem Zug tauschen darfst.
option-dead_cards-one = eine pro Zug
option-dead_cards-one_then_stuck = eine, und weitere, solange du nichts spielen kannst
option-dead_cards-unlimited = so viele du willst

option-dead_jack = Nicht spielbare Buben
option-dead_jack-says = Ob du einen Buben tauschen darfst, den du nicht spielen kannst.
option-dead_jack-off = sie bleiben auf der Hand
option-dead_jack-on = sie dürfen getauscht werden

option-advanced_jack = Zusatzregel für Fortgeschrittene
option-advanced_jack-says = Ob ein einäugiger Bube einen Stein aus einer fertigen Sequenz nehmen darf. Nur klassisch mit zwei Teams.
option-advanced_jack-off = fertige Sequenzen sind sicher
option-advanced_jack-on = ein einäugiger Bube kann eine Sequenz zerstören

option-stalemate_cap = Unentschieden bei Stillstand
option-stalemate_cap-says = Nach wie vielen Runden, in denen alle passen, das Spiel unentschieden endet.
option-stalemate_cap-40 = nach 40 Runden
option-stalemate_cap-off = nie
option-stalemate_cap-number = { $number ->
    [one] nach { $number } Runde
   *[other] nach { $number } Runden
}

option-table_talk = Tischgespräche
option-table_talk-says = Ob Partner einander zu ihren Karten Rat geben dürfen.
option-table_talk-off = keine Regel dagegen
option-table_talk-penalty = verboten: kostet jedes Teammitglied eine Karte
option-table_talk-banned = verboten, ohne Strafe
option-table_talk-allowed = erlaubt

## Jedes Spiel

option-forgotten_draw = Karten ziehen
option-forgotten_draw-says = Ob Karten automatisch gezogen werden und, wenn nicht, was passiert, wenn du es vergisst.
option-forgotten_draw-auto = Karten werden automatisch gezogen
option-forgotten_draw-permanent = von Hand; eine vergessene Karte ist für immer verloren
option-forgotten_draw-until_next_turn = von Hand; eine vergessene Karte kommt in deinem nächsten Zug
option-forgotten_draw-penalty = von Hand; wer es vergisst, spielt einen Zug ohne neue Karten

## Stacks

option-reshuffle = Neuer Nachziehstapel
option-reshuffle-says = Welche Karten den neuen Nachziehstapel bilden, wenn der alte verbraucht ist.
option-reshuffle-sequences = fertige und blockierte Stapel
option-reshuffle-with_specials = auch die gespielten Spezialkarten

option-reverse_in_two = Reverse zu zweit
option-reverse_in_two-says = Was mit den Reverse-Karten geschieht, wenn nur zwei spielen.
option-reverse_in_two-removed = sie werden entfernt
option-reverse_in_two-kept = sie bleiben und gelten als Skip

option-block_scope = Wann man blockieren darf
option-block_scope-says = Auf welche Karten der anderen du mit einer Block-Karte antworten darfst.
option-block_scope-completion = nur auf die Karte, die einen Stapel vollendet
option-block_scope-any_time = auf jede Karte, die auf einen Stapel gespielt wird

option-steal_from_hand = Aus der Hand stehlen
option-steal_from_hand-says = Wie eine Karte aus einer Hand gestohlen wird.
option-steal_from_hand-random = ungesehen, zufällig
option-steal_from_hand-chosen = der Dieb sieht nach und wählt

option-skip_stack = Mehrere Skip-Karten
option-skip_stack-says = Ob mehrere Skip-Karten in einem Zug zusammengezählt werden.
option-skip_stack-cumulative = sie werden zusammengezählt
option-skip_stack-single = nur eine pro Zug

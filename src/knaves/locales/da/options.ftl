### Spillenes valgmuligheder: navnet, hvad de ændrer, hver værdi med almindelige ord.

game-classic = Klassisk
game-classic-says = Spilleplade på 10 × 10, rækker på fem, 2 til 12 spillere.
game-travel = Rejse
game-travel-says = Lille spilleplade på 6 × 8, rækker på fire, 2 til 6 spillere.
game-stacks = Stacks
game-stacks-says = Kortspillet: bunker fra 1 til 5, 2 til 6 spillere.

## Brætspil

option-teams = Hold
option-teams-says = Antal hold; med 6 eller 12 spillere vælger I selv.
option-teams-auto = automatisk
option-teams-2 = to hold
option-teams-3 = tre hold

option-diagonals = Diagonale rækker
option-diagonals-says = Om en Sequence må være diagonal.
option-diagonals-on = de tæller
option-diagonals-off = kun vandret og lodret tæller

option-collinear_share = Fælles jeton i lige linje
option-collinear_share-says = Om to Sequences i samme lige linje må dele en jeton. Dem, der krydser hinanden, må altid.
option-collinear_share-on = de må dele én jeton
option-collinear_share-off = de deler ingen

option-line_choice = For lange rækker
option-line_choice-says = Hvem der bestemmer, hvilke jetoner der låses, når en række er længere end nødvendigt.
option-line_choice-owner = ejeren vælger
option-line_choice-auto = den første mulige række låses

option-dead_cards = Døde kort
option-dead_cards-says = Hvor mange døde kort du må bytte i en tur.
option-dead_cards-one = ét pr. tur
option-dead_cards-one_then_stuck = ét, og flere så længe du ikke kan spille noget
option-dead_cards-unlimited = så mange du vil

option-dead_jack = Knægte, der ikke kan spilles
option-dead_jack-says = Om du må bytte en knægt, der ikke kan spilles.
option-dead_jack-off = de bliver på hånden
option-dead_jack-on = de må byttes

option-advanced_jack = Avancerede spilleregler
option-advanced_jack-says = Om en enøjet knægt må fjerne en jeton fra en færdig Sequence. Kun klassisk med to hold.
option-advanced_jack-off = færdige Sequences er sikre
option-advanced_jack-on = en enøjet knægt må bryde en Sequence

option-stalemate_cap = Uafgjort ved stilstand
option-stalemate_cap-says = Hvor mange runder, hvor alle melder pas, der gør spillet uafgjort.
option-stalemate_cap-40 = efter 40 runder
option-stalemate_cap-off = aldrig
option-stalemate_cap-number = { $number ->
    [one] efter { $number } runde
   *[other] efter { $number } runder
}

option-table_talk = Snak ved bordet
option-table_talk-says = Om makkere må give hinanden råd om deres kort.
option-table_talk-off = ingen regel imod det
option-table_talk-penalty = forbudt: alle på holdet mister et kort
option-table_talk-banned = forbudt, uden straf
option-table_talk-allowed = tilladt

## Alle spil

option-forgotten_draw = At trække kort
option-forgotten_draw-says = Om kortene trækkes automatisk, og hvad der ellers sker, hvis du glemmer det.
option-forgotten_draw-auto = kortene trækkes automatisk
option-forgotten_draw-permanent = man trækker selv; et glemt kort er tabt for altid
option-forgotten_draw-until_next_turn = man trækker selv; et glemt kort kommer i din næste tur
option-forgotten_draw-penalty = man trækker selv; glemmer du det, spiller du en tur uden nye kort

## Stacks

option-reshuffle = Ny trækbunke
option-reshuffle-says = Hvilke kort der danner den nye trækbunke, når den gamle er brugt op.
option-reshuffle-sequences = færdige og blokerede bunker
option-reshuffle-with_specials = også de spillede specialkort

option-reverse_in_two = Vend retning med to spillere
option-reverse_in_two-says = Hvad der sker med kortene Vend retning, når kun to spiller.
option-reverse_in_two-removed = de tages ud
option-reverse_in_two-kept = de bliver og tæller som Spring over

option-block_scope = Hvornår man må blokere
option-block_scope-says = Hvilke af de andres kort du kan svare på med Blokér.
option-block_scope-completion = kun et kort, der fuldfører en bunke
option-block_scope-any_time = ethvert kort, der lægges på en bunke

option-steal_from_hand = At stjæle fra en hånd
option-steal_from_hand-says = Hvordan et kort stjæles fra en hånd.
option-steal_from_hand-random = tilfældigt, uden at se det
option-steal_from_hand-chosen = tyven ser kortene og vælger

option-skip_stack = Flere Spring over
option-skip_stack-says = Om flere Spring over i samme tur lægges sammen.
option-skip_stack-cumulative = de lægges sammen
option-skip_stack-single = kun ét pr. tur

### Opcje gier: nazwa, co zmieniają, każda wartość prostymi słowami.

game-classic = Klasyczna
game-classic-says = Plansza 10 × 10, linie po pięć, od 2 do 12 graczy.
game-travel = Podróżna
game-travel-says = Mała plansza 6 × 8, linie po cztery, od 2 do 6 graczy.
game-stacks = Stacks
game-stacks-says = Gra karciana: stosy od 1 do 5, od 2 do 6 graczy.

## Gry planszowe

option-teams = Drużyny
option-teams-says = Liczba drużyn; przy 6 lub 12 graczach do wyboru.
option-teams-auto = automatycznie
option-teams-2 = dwie drużyny
option-teams-3 = trzy drużyny

option-diagonals = Linie ukośne
option-diagonals-says = Czy liczą się sekwencje ukośne.
option-diagonals-on = liczą się
option-diagonals-off = liczą się tylko rzędy i kolumny

option-collinear_share = Wspólny żeton w linii prostej
option-collinear_share-says = Czy dwie sekwencje w jednej linii prostej mogą mieć wspólny żeton. Krzyżujące się mogą zawsze.
option-collinear_share-on = mogą mieć jeden wspólny żeton
option-collinear_share-off = nie mają wspólnych żetonów

option-line_choice = Zbyt długie linie
option-line_choice-says = Kto decyduje, które żetony tworzą sekwencję, gdy linia jest dłuższa niż trzeba.
option-line_choice-owner = wybiera właściciel
option-line_choice-auto = liczy się pierwsza możliwa linia

option-dead_cards = Martwe karty
option-dead_cards-says = Ile martwych kart można wymienić w jednej turze.
option-dead_cards-one = jedną na turę
option-dead_cards-one_then_stuck = jedną, a kolejne, jeśli nie możesz nic zagrać
option-dead_cards-unlimited = ile chcesz

option-dead_jack = Walety, których nie da się zagrać
option-dead_jack-says = Czy można wymienić waleta, którego nie da się zagrać.
option-dead_jack-off = zostają w ręce
option-dead_jack-on = można je wymienić

option-advanced_jack = Zasada dla zaawansowanych
option-advanced_jack-says = Czy walet z jednym okiem może usunąć żeton z ukończonej sekwencji. Tylko w grze klasycznej z dwiema drużynami.
option-advanced_jack-off = ukończone sekwencje są nietykalne
option-advanced_jack-on = walet z jednym okiem może rozbić sekwencję

option-stalemate_cap = Remis z powodu zastoju
option-stalemate_cap-says = Ile rund, w których wszyscy pasują, kończy grę remisem.
option-stalemate_cap-40 = po 40 rundach
option-stalemate_cap-off = nigdy
option-stalemate_cap-number = { $number ->
    [one] po { $number } rundzie
   *[other] po { $number } rundach
}

option-table_talk = Podpowiadanie
option-table_talk-says = Czy partnerzy mogą sobie doradzać w sprawie swoich kart.
option-table_talk-off = nie ma takiego zakazu
option-table_talk-penalty = zabronione: każdy z drużyny traci kartę
option-table_talk-banned = zabronione, bez kary
option-table_talk-allowed = dozwolone

## Każda gra

option-forgotten_draw = Dociąganie kart
option-forgotten_draw-says = Czy karty są dociągane automatycznie, a jeśli nie, co się dzieje, gdy zapomnisz.
option-forgotten_draw-auto = karty są dociągane automatycznie
option-forgotten_draw-permanent = ręcznie; zapomniana karta przepada na zawsze
option-forgotten_draw-until_next_turn = ręcznie; zapomniana karta przychodzi w twojej następnej turze
option-forgotten_draw-penalty = ręcznie; jeśli zapomnisz, grasz jeden ruch bez nowych kart

## Stacks

option-reshuffle = Nowy stos do pobierania
option-reshuffle-says = Które karty tworzą nowy stos do pobierania, gdy stary się skończy.
option-reshuffle-sequences = ukończone i zablokowane stosy
option-reshuffle-with_specials = także zagrane karty specjalne

option-reverse_in_two = „Wstecz” przy dwóch graczach
option-reverse_in_two-says = Co się dzieje z kartami „Wstecz”, gdy gra tylko dwoje.
option-reverse_in_two-removed = usuwa się je z talii
option-reverse_in_two-kept = zostają i działają jak „Pominięcie”

option-block_scope = Kiedy można blokować
option-block_scope-says = Na które karty innych możesz odpowiedzieć kartą „Blok”.
option-block_scope-completion = tylko na kartę, która kończy stos
option-block_scope-any_time = na każdą kartę zagraną na stos

option-steal_from_hand = Kradzież z ręki
option-steal_from_hand-says = Jak kradnie się kartę z czyjejś ręki.
option-steal_from_hand-random = w ciemno, losowo
option-steal_from_hand-chosen = złodziej ogląda i wybiera

option-skip_stack = Kilka kart „Pominięcie”
option-skip_stack-says = Czy kilka kart „Pominięcie” w jednym ruchu się sumuje.
option-skip_stack-cumulative = sumują się
option-skip_stack-single = tylko jedna na ruch

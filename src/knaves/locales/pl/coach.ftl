### Pomoc w trakcie gry: wskazówki, szanse na wygraną i trener.

nudge-only = Możesz teraz zrobić tylko jedno.
nudge-win = Możesz teraz wygrać.
nudge-spare-card = Zastanów się, której karty potrzebujesz najmniej.
nudge-look = Spójrz { board-region }.
nudge-own-line = Spójrz { board-region }: tam może urosnąć twoja linia.
nudge-danger = Spójrz { board-region }: tam linia przeciwnika robi się groźna.
nudge-jack = Pomoże ci teraz jeden z twoich waletów.
nudge-dead-card = Jedna z twoich kart jest martwa.
nudge-room = Którędy może pójść twoja następna sekwencja?
nudge-pile = W tym ruchu możesz skończyć stos.
nudge-colour = { $colour ->
    [blue] Spójrz na niebieskie stosy.
   *[red] Spójrz na czerwone stosy.
}
nudge-discard-top = Spójrz na wierzch swojego stosu kart odrzuconych.
nudge-special = Pomoże ci teraz jedna z twoich kart specjalnych.
nudge-hold-back = Nie musisz zagrywać każdej pasującej karty. Kto mógłby skończyć ten stos?
nudge-take = Którą z tych kart uda ci się wkrótce zagrać?
nudge-count-chips = Ile brakuje do wygranej? Gracz: { $seat }.
board-region = { $region ->
    [top-left] w lewy górny róg
    [top] na górę
    [top-right] w prawy górny róg
    [left] na lewą stronę
   *[middle] na środek
    [right] na prawą stronę
    [bottom-left] w lewy dolny róg
    [bottom] na dół
    [bottom-right] w prawy dolny róg
}

chance-better = Z tym ruchem wygrywasz mniej więcej w { $chance }% przypadków, z następnym najlepszym w { $next }%.
chance-equal = Z tym ruchem wygrywasz mniej więcej w { $chance }% przypadków. Inny ruch jest prawie równie dobry.
table-hint-move = Pokaż ruch

coach-name = Trener
coach-says = Pytaj przed ruchem, który dużo traci (tylko w grze z botami)
coach-asks = Na pewno? Twoja szansa na wygraną spadłaby z około { $before }% do { $after }%.
coach-anyway = Zagraj mimo to
coach-again = Zastanów się jeszcze

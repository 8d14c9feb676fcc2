### Dlaczego ruch jest dobry, według powodu, który podają boty; docs/bots.md je wymienia.

hint-only-move = To twój jedyny ruch.
hint-draws = Masz jeszcze kartę do dociągnięcia.
hint-wins = Ten ruch wygrywa grę.
hint-completes-line = Ten ruch kończy sekwencję: { $line }.
hint-extends-line = Ten ruch daje { $chips } z { $length } w linii ({ $line }).
hint-blocks-line = Ten ruch zatrzymuje linię przeciwnika ({ team }: { $chips } z { $length }).
hint-removes-threat = Ten ruch rozbija linię przeciwnika ({ team }: { $chips } z { $length }).
hint-opens-line = Ten ruch otwiera drogę twojej linii ({ $line }).
hint-breaks-sequence = Ten ruch rozbija sekwencję przeciwnika ({ team }).
hint-frees-dead-card = Karta jest martwa, a ty dostajesz za nią nową.
hint-plays-before-dead = Ten ruch zajmuje ostatnie wolne pole tej karty, zanim stanie się martwa.
hint-saves-jack = Ten ruch oszczędza waleta na później: { $jack }.
hint-builds = { $lines ->
    [0] To wygląda na najlepszy ruch.
    [one] Ten ruch pomaga { $lines } otwartej linii.
    [few] Ten ruch pomaga { $lines } otwartym liniom.
   *[many] Ten ruch pomaga { $lines } otwartym liniom.
}
hint-keeps-room = Ten wybór zostawia najwięcej miejsca na następną sekwencję.
hint-gives-up-least = Tej karty potrzebujesz najmniej.
hint-completes-pile = Ten ruch kończy stos i daje ci { chip-colour }.
hint-leads-to-pile = { $cards ->
    [one] Jeszcze { $cards } karta i skończysz stos w tym ruchu.
    [few] Jeszcze { $cards } karty i skończysz stos w tym ruchu.
   *[many] Jeszcze { $cards } kart i skończysz stos w tym ruchu.
}
hint-empties-hand = To ostatnia karta w ręce, więc pobierasz pięć nowych.
hint-uses-discard = Ta karta leży na twoim stosie odrzuconych i odsłania następną.
hint-gets-rid = Ten ruch robi miejsce na nowe karty.
hint-steals-chip = { $seat } traci { chip-colour }, a ty go dostajesz.
hint-steals-card = Możesz zagrać { $card } na stos.
hint-denies-card = Ten ruch zabiera { $card } graczowi { $seat }, zanim ją zagra.
hint-steals-from-hand = Ten ruch osłabia rękę gracza { $seat }, a wzmacnia twoją.
hint-takes-card = To najlepsza karta w tej ręce.
hint-skips = { $seat } traci ruch.
hint-reverses = Gra w drugą stronę jest dla ciebie lepsza.
hint-blocks-win = Inaczej { $seat } wygrywa grę.
hint-blocks-pile = Dzięki temu { $seat } nie dostaje żetonu.
hint-saves-block = Ten stos nie jest wart karty „Blok”. Zachowaj ją na później.
hint-denies-pile = W ten sposób nie budujesz stosu dla innych ({ place }).
hint-keeps-for-later = Tę kartę wkrótce zagrasz ze stosu odrzuconych.
hint-discards-least = Tej karty potrzebujesz najmniej.
hint-nothing-left = Nie masz już nic do zagrania.
hint-best = To wygląda na najlepszy ruch.

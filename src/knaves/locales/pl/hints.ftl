### Dlaczego ruch jest dobry, według powodu, który podają boty; docs/bots.md je wymienia.

hint-only-move = To jedyny możliwy ruch.
hint-draws = Dociągasz kartę, która ci się należy.
hint-wins = To wygrywa grę.
hint-completes-line = To kończy sekwencję: { $line }.
hint-extends-line = To daje { $chips } z { $length } w linii ({ $line }).
hint-blocks-line = To zatrzymuje linię przeciwnika ({ team }: { $chips } z { $length }).
hint-removes-threat = To rozbija linię przeciwnika ({ team }: { $chips } z { $length }).
hint-opens-line = To otwiera drogę twojej linii ({ $line }).
hint-breaks-sequence = To przerywa sekwencję przeciwnika ({ team }).
hint-frees-dead-card = Karta jest martwa: dostajesz za nią nową.
hint-plays-before-dead = To zajmuje ostatnie wolne pole tej karty, zanim stanie się martwa.
hint-saves-jack = To oszczędza waleta na później: { $jack }.
hint-builds = { $lines ->
    [0] To wygląda na najlepszy ruch.
    [one] To pomaga { $lines } otwartej linii.
    [few] To pomaga { $lines } otwartym liniom.
   *[many] To pomaga { $lines } otwartym liniom.
}
hint-keeps-room = To zostawia najwięcej miejsca na następną sekwencję.
hint-gives-up-least = Tej karty potrzebujesz najmniej.
hint-completes-pile = To kończy stos i daje ci { chip-colour }.
hint-leads-to-pile = { $cards ->
    [one] Jeszcze { $cards } twoja karta i stos jest gotowy w tym ruchu.
    [few] Jeszcze { $cards } twoje karty i stos jest gotowy w tym ruchu.
   *[many] Jeszcze { $cards } twoich kart i stos jest gotowy w tym ruchu.
}
hint-empties-hand = To ostatnia karta na ręce: pobierasz pięć nowych.
hint-uses-discard = Ta karta leży na twoim stosie odrzuconych i odsłania następną.
hint-gets-rid = To robi miejsce na nowe karty.
hint-steals-chip = { $seat } traci { chip-colour }, a ty go dostajesz.
hint-steals-card = Możesz położyć { $card } na stosie.
hint-denies-card = To zabiera { $card } graczowi { $seat }, zanim ją zagra.
hint-steals-from-hand = To osłabia rękę gracza { $seat }, a wzmacnia twoją.
hint-takes-card = To najlepsza karta na tej ręce.
hint-skips = { $seat } traci ruch.
hint-reverses = W drugą stronę kolejność jest dla ciebie lepsza.
hint-blocks-win = Inaczej { $seat } wygrywa grę.
hint-blocks-pile = Dzięki temu { $seat } nie dostaje żetonu.
hint-saves-block = Ten stos nie jest wart karty „Blok”: zachowaj ją na później.
hint-denies-pile = W ten sposób nie budujesz stosu dla innych ({ place }).
hint-keeps-for-later = Tę kartę wkrótce zagrasz ze stosu odrzuconych.
hint-discards-least = Tej karty potrzebujesz najmniej.
hint-nothing-left = Nie masz już nic do zagrania.
hint-best = To wygląda na najlepszy ruch.

### Warum ein Zug gut ist, nach dem Grund, den die Bots nennen; docs/bots.md zählt sie auf.

hint-only-move = Das ist dein einziger Zug.
hint-draws = Du darfst noch eine Karte ziehen.
hint-wins = Damit gewinnst du das Spiel.
hint-completes-line = Damit vollendest du eine Sequenz: { $line }.
hint-extends-line = Das bringt { $chips } von { $length } in eine Reihe ({ $line }).
hint-blocks-line = Das stoppt eine gegnerische Reihe ({ team }: { $chips } von { $length }).
hint-removes-threat = Das reißt eine gegnerische Reihe auf ({ team }: { $chips } von { $length }).
hint-opens-line = Das macht eine deiner Reihen wieder frei ({ $line }).
hint-breaks-sequence = Das zerstört eine gegnerische Sequenz ({ team }).
hint-frees-dead-card = Die Karte ist tot, und du bekommst eine neue dafür.
hint-plays-before-dead = Das nutzt das letzte freie Feld dieser Karte, bevor sie tot ist.
hint-saves-jack = Das spart einen Buben für später auf: { $jack }.
hint-builds = { $lines ->
    [0] Das scheint der beste Zug zu sein.
    [one] Das hilft einer offenen Reihe.
   *[other] Das hilft { $lines } offenen Reihen.
}
hint-keeps-room = So bleibt am meisten Platz für deine nächste Sequenz.
hint-gives-up-least = Diese Karte brauchst du am wenigsten.
hint-completes-pile = Das vollendet einen Stapel und bringt dir { chip-colour }.
hint-leads-to-pile = { $cards ->
    [one] Mit einer weiteren Karte ist der Stapel noch in diesem Zug fertig.
   *[other] Mit { $cards } weiteren Karten vollendest du den Stapel noch in diesem Zug.
}
hint-empties-hand = Das ist deine letzte Handkarte, du ziehst also fünf neue.
hint-uses-discard = Das kommt von deinem Ablagestapel und macht die Karte darunter frei.
hint-gets-rid = Das schafft Platz für neue Karten.
hint-steals-chip = { $seat } verliert { chip-colour }, und du bekommst ihn.
hint-steals-card = Du kannst { $card } auf einen Stapel spielen.
hint-denies-card = Das nimmt { $seat } { $card } weg, bevor die Karte gespielt werden kann.
hint-steals-from-hand = Das schwächt die Hand von { $seat } und stärkt deine.
hint-takes-card = Das ist die beste Karte dieser Hand.
hint-skips = { $seat } setzt aus.
hint-reverses = In der anderen Richtung ist es besser für dich.
hint-blocks-win = Sonst gewinnt { $seat } das Spiel.
hint-blocks-pile = So bekommt { $seat } keinen Chip.
hint-saves-block = Dieser Stapel ist keine Block-Karte wert. Heb sie auf.
hint-denies-pile = So baust du { place-object } nicht für die anderen auf.
hint-keeps-for-later = Diese Karte kannst du bald vom Ablagestapel spielen.
hint-discards-least = Diese Karte brauchst du am wenigsten.
hint-nothing-left = Du hast nichts mehr zu spielen.
hint-best = Das scheint der beste Zug zu sein.

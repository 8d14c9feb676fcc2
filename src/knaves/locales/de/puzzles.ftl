### Rätsel: Stellungen mit genau einem richtigen Zug.

puzzle-title = Rätsel – { $game }
puzzle-daily = Rätsel des Tages – { $game }
puzzle-difficulty = Schwierigkeit { $difficulty } von 100
puzzle-goal-win = { $plays ->
    [one] Gewinne jetzt.
   *[other] Du kannst in diesem Zug mit { $plays } Karten gewinnen, wenn niemand blockiert.
}
puzzle-goal-stop = Ein Gegner ist kurz vor dem Sieg. Verhindere ihn.
puzzle-goal-jack = Jetzt hilft ein Bube. Wo?
puzzle-goal-dead = Eine deiner Karten ist tot. Was tust du?
puzzle-goal-line = Du hast eine lange Reihe gebildet. Welcher Teil soll zählen?
puzzle-goal-chain = Spiele in diesem Zug so viele Karten wie möglich auf die Stapel.
puzzle-goal-block = Diesen Stapel blockieren oder durchlassen?
puzzle-goal-special = Jetzt hilft eine Spezialkarte. Welche, und wie?
puzzle-goal-best = Finde den besten Zug.
puzzle-ask = Dein Zug, oder hint, solution, next
puzzle-help = Gib einen Zug ein. moves zeigt deine Züge, board noch einmal die Stellung, hint nennt die Karte, solution zeigt die Lösung, next überspringt das Rätsel, q beendet.
puzzle-hint-card = Du brauchst diese Karte: { $card }.
puzzle-hint-think = Was passiert, wenn du den Stapel durchlässt, und wozu könntest du die Block-Karte sonst brauchen?
puzzle-right = Richtig. Wie geht es weiter?
puzzle-solved = Gelöst!
puzzle-wrong = Es gibt etwas Besseres. Versuch es noch einmal.
puzzle-chances = So gewinnst du von hier aus etwa { $best } % der Spiele, mit dem nächstbesten Zug nur { $other } %.
puzzle-streak = { $count ->
    [one] { $count } Tag in Folge.
   *[other] { $count } Tage in Folge.
}
puzzle-again = Noch ein Rätsel? { key-enter } oder q
puzzle-all-solved = Du hast alle diese Rätsel gelöst.

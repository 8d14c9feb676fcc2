### Opgaver: stillinger med ét rigtigt træk.

puzzle-title = Opgave – { $game }
puzzle-daily = Dagens opgave – { $game }
puzzle-difficulty = sværhedsgrad { $difficulty } af 100
puzzle-goal-win = { $plays ->
    [one] Vind nu.
   *[other] Du kan vinde i denne tur med { $plays } kort, hvis ingen blokerer.
}
puzzle-goal-stop = En modspiller er ved at vinde. Stop det.
puzzle-goal-jack = Nu er det tid til en knægt. Hvor?
puzzle-goal-dead = Et af dine kort er dødt. Hvad gør du?
puzzle-goal-line = Du har lavet en lang række. Hvilken del skal tælle?
puzzle-goal-chain = Spil så mange kort som muligt på bunkerne i denne tur.
puzzle-goal-block = Vil du blokere bunken eller lade den passere?
puzzle-goal-special = Nu er det tid til et specialkort. Hvilket, og hvordan?
puzzle-goal-best = Find det bedste træk.
puzzle-ask = Dit træk, eller hint, solution, next
puzzle-help = Skriv et træk. moves viser dine træk, board viser stillingen igen, hint nævner kortet, solution viser løsningen, next springer opgaven over, q afslutter.
puzzle-hint-card = Du skal bruge dette kort: { $card }.
puzzle-hint-think = Hvad sker der, hvis du lader den passere, og hvad kan du ellers bruge Blokér til?
puzzle-right = Rigtigt. Hvad nu?
puzzle-solved = Løst!
puzzle-wrong = Der er noget bedre. Prøv igen.
puzzle-chances = Herfra vinder du cirka { $best } % af spillene, men kun { $other } % med det næstbedste træk.
puzzle-streak = { $count ->
    [one] { $count } dag i træk.
   *[other] { $count } dage i træk.
}
puzzle-again = En opgave til? { key-enter } eller q
puzzle-all-solved = Du har løst alle disse opgaver.

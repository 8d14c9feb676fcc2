### Puzzels: stellingen met één goede zet.

puzzle-title = Puzzel – { $game }
puzzle-daily = Puzzel van de dag – { $game }
puzzle-difficulty = moeilijkheid { $difficulty } van 100
puzzle-goal-win = { $plays ->
    [one] Win nu.
   *[other] Je kunt deze beurt met { $plays } kaarten winnen, als niemand blokkeert.
}
puzzle-goal-stop = Een tegenstander staat op het punt te winnen. Voorkom het.
puzzle-goal-jack = Dit is het moment voor een boer. Waar?
puzzle-goal-dead = Een van je kaarten is dood. Wat doe je?
puzzle-goal-line = Je hebt een lange rij gemaakt. Welk deel moet tellen?
puzzle-goal-chain = Speel deze beurt zo veel mogelijk kaarten op de stapels.
puzzle-goal-block = Deze stapel blokkeren of laten gaan?
puzzle-goal-special = Dit is het moment voor een speciale kaart. Welke, en hoe?
puzzle-goal-best = Vind de beste zet.
puzzle-ask = Jouw zet, of hint, solution, next
puzzle-help = Typ een zet. moves toont je zetten, board toont de stelling opnieuw, hint noemt de kaart, solution toont de oplossing, next slaat de puzzel over, q stopt.
puzzle-hint-card = De kaart die je nodig hebt: { $card }.
puzzle-hint-think = Wat gebeurt er als je hem laat gaan, en waarvoor kun je de Blokkaart nog meer gebruiken?
puzzle-right = Goed. En nu?
puzzle-solved = Opgelost!
puzzle-wrong = Het kan beter. Probeer het nog eens.
puzzle-chances = Zo win je vanaf hier ongeveer { $best }% van de spellen, met de op één na beste zet maar { $other }%.
puzzle-streak = { $count ->
    [one] { $count } dag op rij.
   *[other] { $count } dagen op rij.
}
puzzle-again = Nog een puzzel? { key-enter } of q
puzzle-all-solved = Je hebt al deze puzzels opgelost.

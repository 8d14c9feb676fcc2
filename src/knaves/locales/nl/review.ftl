## Reviews of finished games: skill and luck are signed numbers of percentage points.

review-title = Analyse van het spel
review-known = Naar wat de spelers wisten
review-open = Met alle kaarten open
review-curve = Winkans: { $side }
review-player = { $name }: nauwkeurigheid { $accuracy }, keuzes { $skill }, geluk { $luck } (waarvan { $deal } bij het delen)
review-marks = beste zetten { $best }, goede { $good }, onnauwkeurige { $inaccurate }, fouten { $mistake }, blunders { $blunder }
review-story = { $story ->
     [well-lucky] { $name } speelde goed en had geluk.
     [well-even] { $name } speelde goed. Het geluk was gelijk verdeeld.
     [well-unlucky] { $name } speelde goed en had pech.
     [fair-lucky] { $name } speelde redelijk en had geluk.
    *[fair-even] { $name } speelde redelijk. Het geluk was gelijk verdeeld.
     [fair-unlucky] { $name } speelde redelijk en had pech.
     [poor-lucky] { $name } miste veel, maar had geluk.
     [poor-even] { $name } miste veel. Het geluk was gelijk verdeeld.
     [poor-unlucky] { $name } miste veel en had pech.
}
review-story-you = { $story ->
     [well-lucky] Je speelde goed en had geluk.
     [well-even] Je speelde goed. Het geluk was gelijk verdeeld.
     [well-unlucky] Je speelde goed en had pech.
     [fair-lucky] Je speelde redelijk en had geluk.
    *[fair-even] Je speelde redelijk. Het geluk was gelijk verdeeld.
     [fair-unlucky] Je speelde redelijk en had pech.
     [poor-lucky] Je miste veel, maar had geluk.
     [poor-even] Je miste veel. Het geluk was gelijk verdeeld.
     [poor-unlucky] Je miste veel en had pech.
}
review-moments = Wat het spel besliste
review-moment = Zet { $number }, { $name }: { $move }. { $side }: van { $before }% naar { $after }%. { $cause }
review-swing = Kans { $before }% → { $after }%.
review-swing-parts = Keuze { $choice }, geluk { $luck }.
review-harmless = Zoals de verborgen kaarten lagen, kostte het niets.
review-cause = { $cause ->
     [won] Dat won het spel.
     [choice] Er was een betere zet.
     [hidden] Met alle kaarten open was er een betere zet.
     [no-better] Er was nauwelijks een betere zet.
     [removed] Een fiche werd weggehaald.
     [completed] Een rij werd voltooid.
     [stolen] Er werd iets gestolen.
     [blocked] Een stapel werd geblokkeerd.
     [drawn] Getrokken kaarten: { $cards }.
    *[played] De zet maakte het verschil.
}
review-mistakes = Betere zetten
review-mistake = Zet { $number }, { $name }: { $move } ({ $mark }, −{ $loss }%). Beter: { $best }. { $reason }
review-no-mistakes = Geen fouten.
review-mark = { $mark ->
     [best] beste zet
    *[good] goed
     [inaccurate] onnauwkeurig
     [mistake] fout
     [blunder] blunder
}

## How the result came about, for each side

review-sum = Hoe de uitslag tot stand kwam
review-sum-says = In procentpunten van de winkans. Alles samen geeft de uitslag.
review-sum-even = gelijk deel
review-sum-deal = delen
review-sum-luck = later geluk
review-sum-own = eigen keuzes
review-sum-others = keuzes van anderen
review-sum-result = uitslag

## On the page

review-progress = Zet { $done } van { $total } wordt bekeken…
review-accuracy = Nauwkeurigheid
review-players = De spelers
review-view = Beoordeel de zetten
review-view-known = Naar wat men kon weten
review-view-open = Met alle kaarten open
review-moves = Alle zetten
review-move-column = Zet
review-mark-column = Oordeel
review-chance-column = Kans voor → na
review-chances = Winkansen
review-chances-now = { $side } { $chance }%
review-better = Beter: { $move }
review-lost = { $mark }, −{ $loss }%
review-show-better = Toon de betere zet
review-explore = Probeer vanaf hier andere zetten
review-not-over = Dit spel is nog niet afgelopen. Daarna kun je het analyseren.
review-needs-server = Voor analyses is verbinding met de server nodig.

## The analysis board

explore-title = Analysebord
explore-says = Wat de sterkste bot van elke zet vindt: de kans om ermee te winnen.
explore-to-move = { $name } is aan zet: { $chance }%
explore-moves = Zetten om te proberen
explore-likeliest = keuze van de bot
explore-back = Terugnemen
explore-start = Terug naar het begin
explore-path = Geprobeerde zetten
explore-no-path = Nog niets geprobeerd. Kies hier een zet of doe er een op tafel.
explore-copy = Link kopiëren
explore-dealt = De verborgen kaarten zijn willekeurig gedeeld.
explore-thinking = Denkt na…
explore-bad-position = Deze stelling is niet te lezen.

## Opening a record or a position

analysis-open-record = Een verslag analyseren
analysis-open-record-says = Open het bestand van een afgelopen spel of plak de tekst. Er wordt niets bewaard.
analysis-file = Verslagbestand
analysis-text = Tekst van het verslag
analysis-position = Een stelling verkennen
analysis-position-says = Plak een stelling als tekst, bijvoorbeeld uit de terminal of uit een programma.
analysis-position-text = Stelling
analysis-bad-record = Dit is niet het verslag van een afgelopen spel.
analysis-too-large = Dit bestand is te groot voor een verslag.

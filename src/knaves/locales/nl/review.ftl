## Reviews of finished games: skill and luck are signed numbers of percentage points.

review-known = Naar wat de spelers wisten
review-open = Met alle kaarten open
review-curve = Winkans: { $side }
review-player = { $name }: nauwkeurigheid { $accuracy }, kunde { $skill }, geluk { $luck } (waarvan { $deal } bij het delen)
review-marks = beste zetten { $best }, goede { $good }, onnauwkeurige { $inaccurate }, fouten { $mistake }, blunders { $blunder }
review-unlucky = { $name } speelde beter en had pech.
review-moments = Wat het spel besliste
review-moment = Zet { $number }, { $name }: { $move }. { $side }: van { $before }% naar { $after }%. { $cause }
review-cause = { $cause ->
     [won] Dat won het spel.
     [choice] Er was een betere zet.
     [removed] Een fiche werd weggehaald.
     [completed] Een rij werd voltooid.
     [stolen] Er werd iets gestolen.
     [blocked] Een stapel werd geblokkeerd.
     [drawn] Getrokken kaarten: { $cards }.
    *[played] Zo liep het spel.
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

## Reviews of finished games: skill and luck are signed numbers of percentage points.

review-known = Ud fra det, spillerne vidste
review-open = Med alle kort åbne
review-curve = Chance for at vinde: { $side }
review-player = { $name }: præcision { $accuracy }, dygtighed { $skill }, held { $luck } (heraf { $deal } ved uddelingen)
review-marks = bedste træk { $best }, gode { $good }, unøjagtige { $inaccurate }, fejl { $mistake }, store fejl { $blunder }
review-unlucky = { $name } spillede bedre og var uheldig.
review-moments = Det afgjorde spillet
review-moment = Træk { $number }, { $name }: { $move }. { $side }: fra { $before } % til { $after } %. { $cause }
review-cause = { $cause ->
     [won] Det vandt spillet.
     [choice] Der var et bedre træk.
     [removed] En jeton blev fjernet.
     [completed] En Sequence blev fuldført.
     [stolen] Noget blev stjålet.
     [blocked] En bunke blev blokeret.
     [drawn] Trukne kort: { $cards }.
    *[played] Sådan gik spillet.
}
review-mistakes = Bedre træk
review-mistake = Træk { $number }, { $name }: { $move } ({ $mark }, −{ $loss } %). Bedre: { $best }. { $reason }
review-no-mistakes = Ingen fejl.
review-mark = { $mark ->
     [best] bedste træk
    *[good] godt
     [inaccurate] unøjagtigt
     [mistake] fejl
     [blunder] stor fejl
}

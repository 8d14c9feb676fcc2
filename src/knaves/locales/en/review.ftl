## Reviews of finished games: skill and luck are signed numbers of percentage points.

review-known = By what the players knew
review-open = With all cards open
review-curve = Chance to win: { $side }
review-player = { $name }: accuracy { $accuracy }, skill { $skill }, luck { $luck } ({ $deal } by the deal)
review-marks = best moves { $best }, good { $good }, inaccurate { $inaccurate }, mistakes { $mistake }, blunders { $blunder }
review-unlucky = { $name } played better and was unlucky.
review-moments = What decided the game
review-moment = Move { $number }, { $name }: { $move }. { $side }: from { $before }% to { $after }%. { $cause }
review-cause = { $cause ->
     [won] That won the game.
     [choice] There was a better move.
     [removed] A chip was removed.
     [completed] A sequence was completed.
     [stolen] Something was stolen.
     [blocked] A pile was blocked.
     [drawn] Cards drawn: { $cards }.
    *[played] The game took this turn.
}
review-mistakes = Better moves
review-mistake = Move { $number }, { $name }: { $move } ({ $mark }, −{ $loss }%). Better: { $best }. { $reason }
review-no-mistakes = No mistakes.
review-mark = { $mark ->
     [best] best move
    *[good] good
     [inaccurate] inaccurate
     [mistake] mistake
     [blunder] blunder
}

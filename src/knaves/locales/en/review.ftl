## Reviews of finished games: skill and luck are signed numbers of percentage points.

review-title = Game review
review-known = By what the players knew
review-open = With all cards open
review-curve = Chance to win: { $side }
review-player = { $name }: accuracy { $accuracy }, choices { $skill }, luck { $luck } ({ $deal } by the deal)
review-marks = best moves { $best }, good { $good }, inaccurate { $inaccurate }, mistakes { $mistake }, blunders { $blunder }
review-story = { $story ->
     [well-lucky] { $name } played well and was lucky.
     [well-even] { $name } played well. Luck was even.
     [well-unlucky] { $name } played well and was unlucky.
     [fair-lucky] { $name } played fairly well and was lucky.
    *[fair-even] { $name } played fairly well. Luck was even.
     [fair-unlucky] { $name } played fairly well and was unlucky.
     [poor-lucky] { $name } missed a lot but was lucky.
     [poor-even] { $name } missed a lot. Luck was even.
     [poor-unlucky] { $name } missed a lot and was unlucky.
}
review-story-you = { $story ->
     [well-lucky] You played well and were lucky.
     [well-even] You played well. Luck was even.
     [well-unlucky] You played well and were unlucky.
     [fair-lucky] You played fairly well and were lucky.
    *[fair-even] You played fairly well. Luck was even.
     [fair-unlucky] You played fairly well and were unlucky.
     [poor-lucky] You missed a lot but were lucky.
     [poor-even] You missed a lot. Luck was even.
     [poor-unlucky] You missed a lot and were unlucky.
}
review-moments = What decided the game
review-moment = Move { $number }, { $name }: { $move }. { $side }: from { $before }% to { $after }%. { $cause }
review-swing = Chance { $before }% → { $after }%.
review-swing-parts = Choice { $choice }, luck { $luck }.
review-harmless = As the hidden cards lay, it cost nothing.
review-cause = { $cause ->
     [won] That won the game.
     [choice] There was a better move.
     [hidden] With all cards open there was a better move.
     [no-better] There was hardly a better move.
     [removed] A chip was removed.
     [completed] A sequence was completed.
     [stolen] Something was stolen.
     [blocked] A pile was blocked.
     [drawn] Cards drawn: { $cards }.
    *[played] The move made the difference.
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

## How the result came about, for each side

review-sum = How the result came about
review-sum-says = In percentage points of the chance to win. Everything adds up to the result.
review-sum-even = even share
review-sum-deal = deal
review-sum-luck = later luck
review-sum-own = own choices
review-sum-others = others’ choices
review-sum-result = result

## On the page

review-progress = Looking at move { $done } of { $total }…
review-accuracy = Accuracy
review-players = The players
review-view = Judge the moves
review-view-known = By what they could know
review-view-open = With all cards open
review-moves = All moves
review-move-column = Move
review-mark-column = Mark
review-chance-column = Chance before → after
review-chances = Chances to win
review-chances-now = { $side } { $chance }%
review-better = Better: { $move }
review-lost = { $mark }, −{ $loss }%
review-show-better = Show the better move
review-explore = Try other moves from here
review-not-over = This game isn’t over yet. It can be reviewed once it is.
review-needs-server = Reviews need a connection to the server.

## The analysis board

explore-title = Analysis board
explore-says = What the strongest bot thinks of each move: the chance to win with it.
explore-to-move = { $name } to move: { $chance }%
explore-moves = Moves worth a try
explore-likeliest = the bot’s choice
explore-back = Take back
explore-start = Back to the start
explore-path = Moves tried
explore-no-path = Nothing tried yet. Choose a move here or make one on the board.
explore-copy = Copy link
explore-dealt = The hidden cards were dealt at random.
explore-thinking = Thinking…
explore-bad-position = This position can’t be read.

## Opening a record or a position

analysis-open-record = Review a record
analysis-open-record-says = Open the file of a finished game, or paste its text. Nothing is stored.
analysis-file = Record file
analysis-text = Text of the record
analysis-position = Explore a position
analysis-position-says = Paste a position as text, such as one from the terminal or from a program.
analysis-position-text = Position
analysis-bad-record = This isn’t the record of a finished game.
analysis-too-large = This file is too large for a record.

### Puzzles: positions with one right move.

puzzle-title = Puzzle – { $game }
puzzle-daily = Puzzle of the day – { $game }
puzzle-difficulty = difficulty { $difficulty } of 100
puzzle-goal-win = { $plays ->
    [one] Win now.
   *[other] You can win this turn in { $plays } plays, if nobody blocks.
}
puzzle-goal-stop = An opponent is about to win. Stop them.
puzzle-goal-jack = It’s time for a jack. Where?
puzzle-goal-dead = One of your cards is dead. What do you do?
puzzle-goal-line = You’ve made a long line. Which part should count?
puzzle-goal-chain = Play as many cards as you can onto the piles this turn.
puzzle-goal-block = Block this pile or let it pass?
puzzle-goal-special = It’s time for a special card. Which one, and how?
puzzle-goal-best = Find the best move.
puzzle-ask = Your move, or hint, solution, next
puzzle-help = Type a move. moves lists your moves, board shows the position again, hint names the card, solution shows the answer, next skips the puzzle, q quits.
puzzle-hint-card = The card you need: { $card }.
puzzle-hint-think = What happens if you let it pass, and what else could you use the Block for?
puzzle-right = Right. What’s next?
puzzle-solved = Solved!
puzzle-wrong = There’s something better. Try again.
puzzle-chances = You win about { $best }% of games from here, but only { $other }% with the next best move.
puzzle-streak = { $count ->
    [one] { $count } day in a row.
   *[other] { $count } days in a row.
}
puzzle-again = Another puzzle? { key-enter } or q
puzzle-all-solved = You’ve solved all of these puzzles.

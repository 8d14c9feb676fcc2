### Help while one plays: nudges towards a move, chances to win, and the coach.

nudge-only = There’s only one thing you can do now.
nudge-win = You can win now.
nudge-spare-card = Think about which card you need least.
nudge-look = Look { board-region }.
nudge-own-line = Look { board-region }: one of your lines can grow there.
nudge-danger = Look { board-region }: an opponent’s line is getting dangerous.
nudge-jack = One of your jacks helps now.
nudge-dead-card = One of your cards is dead.
nudge-room = Where could your next sequence run?
nudge-pile = You can complete a pile this turn.
nudge-colour = { $colour ->
    [blue] Look at the blue piles.
   *[red] Look at the red piles.
}
nudge-discard-top = Look at the top of your discard pile.
nudge-special = One of your special cards helps now.
nudge-hold-back = You don’t have to play every card that fits. Who could complete the pile?
nudge-take = Which of these cards could you play soon?
nudge-count-chips = How close is { $seat } to winning?
board-region = { $region ->
    [top-left] at the top left
    [top] at the top
    [top-right] at the top right
    [left] on the left
   *[middle] in the middle
    [right] on the right
    [bottom-left] at the bottom left
    [bottom] at the bottom
    [bottom-right] at the bottom right
}

chance-better = With it, you win about { $chance }% of the time; with the next best move, { $next }%.
chance-equal = With it, you win about { $chance }% of the time. Another move is about as good.
table-hint-move = Show the move

coach-name = Coach
coach-says = Ask me before a move that loses much (only against bots)
coach-asks = Are you sure? Your chance to win would fall from about { $before }% to { $after }%.
coach-anyway = Play it anyway
coach-again = Think again

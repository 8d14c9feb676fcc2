### The lessons: for each its title, its tasks, what to say when a move misses the task, and the words at the end.
### $length is the number of chips in a line: 5 in classic, 4 in travel.

lessons-says = A minute each. You play, I help.
lessons-all-done = You’ve done all ten. Shall we play?
lessons-start = Start
lessons-go-on = Go on
lessons-number = Lesson { $number } of { $total }
lessons-count = { $done } of { $total } done
lessons-done = done
lessons-next = Next lesson
lessons-play = Play a game against { level-beginner }
# In the terminal, after a lesson. The words again and q are typed as they are.
lessons-after = Enter: next lesson. again: the same once more. q: stop.
lessons-after-last = Enter: a game against { level-beginner }. again: the same once more. q: stop.

## Classic and travel

lesson-card-title = A card, a chip
lesson-card-1 = { $length ->
    [5] Every card but the jacks is on the board twice. Choose the 7 of hearts, then one of its two spaces.
   *[other] Every card but the jacks is on the board once. Choose the 7 of hearts, then its space.
}
lesson-card-1-no = Let’s begin with the 7 of hearts.
lesson-card-2 = There’s your chip! You drew a new card, and I’ve played too. Place another chip wherever you like.
lesson-card-done = That’s all there is to a turn: play a card, place a chip, draw a card.

lesson-line-title = Two lines win
lesson-line-1 = Whoever first makes two lines of { $length } chips wins. Two of yours need just one more chip. Complete one!
lesson-line-1-no = Good spot, but no line yet. Look where your blue chips already stand in line.
lesson-line-2 = A finished line is safe: nobody can break it. And now the second one!
lesson-line-2-no = So close. Your other line still needs one chip.
lesson-line-done = Two lines: you’ve won!

lesson-corner-title = The corners
lesson-corner-1 = The four corners count for everyone, without a chip. Next to a corner, four chips make a line. Complete one!
lesson-corner-1-no = Look at the corner at the top left: where is one chip missing?
lesson-corner-2 = The same corner helps a second time. Complete the other line too.
lesson-corner-2-no = Look at the same corner, in the other direction.
lesson-corner-done = A corner and four chips are as good as five chips. You’ve won!

lesson-directions-title = Every direction
lesson-directions-1 = Lines run across, up and down, or diagonally. Two of yours need just one more chip. Complete one!
lesson-directions-1-no = No line yet. Look at your diagonal, and at the right edge.
lesson-directions-2 = And now the other one, in another direction.
lesson-directions-2-no = Almost. One line is diagonal, one goes down the right edge.
lesson-directions-done = Two lines, two directions: you’ve won!

lesson-wild-title = The jack with two eyes
lesson-wild-1 = A jack with two eyes puts your chip on any free space. Close the gap in your line!
lesson-wild-1-no = It can go there, but the gap in your line is worth more.
lesson-wild-2 = Now I need only one more chip for a line. Take that space with your other jack!
lesson-wild-2-no = My line is still open. Take the space at its end.
lesson-wild-done = Jacks with two eyes are precious. Keep them for moments like these.

lesson-remove-title = The jack with one eye
lesson-remove-1 = A jack with one eye takes a chip off the board. My finished line is safe, but my other one needs just one more chip. Break it!
lesson-remove-1-no = My open line is still dangerous. Take one of its chips with your jack.
lesson-remove-done = Ouch! You place no chip on that turn, but the danger is gone.

lesson-dead-title = A dead card
lesson-dead-1 = { $length ->
    [5] Both spaces of the 7 of hearts are taken: the card is dead. Exchange it for a new one.
   *[other] The space of the 7 of hearts is taken: the card is dead. Exchange it for a new one.
}
lesson-dead-1-no = First exchange the 7 of hearts. You still get to play afterwards.
lesson-dead-2 = You have a new card, and it’s still your turn. Place a chip as always.
lesson-dead-done = On each turn you may exchange one dead card before you play.

lesson-share-title = One chip, two lines
lesson-share-1 = Your two lines cross, and both need one more chip. Complete one!
lesson-share-1-no = No line yet. Look along the two lines that cross.
lesson-share-2 = Two lines may share one chip, the one where they cross. Complete the second!
lesson-share-2-no = Look at the line that crosses your finished one.
lesson-share-done = One chip counted twice, and you’ve won!

lesson-block-title = Not so fast
lesson-block-1 = I need only one more chip for a line. Take that space away from me!
lesson-block-1-no = Then I finish my line! Which space do I still need?
lesson-block-2 = I’ll try it somewhere else. Can you stop me there as well?
lesson-block-2-no = Look at my chips on the right. Which space do I still need?
lesson-block-done = Well guarded! Before you follow your own plan, see what the others need.

lesson-partners-title = Partners
lesson-partners-1 = With four players, { level-casual } opposite you plays with blue chips too. Make your line longer, so that { level-casual } can complete it.
lesson-partners-1-no = Add to the line of blue chips. { level-casual } may have the card that comes next.
lesson-partners-done = { level-casual } completes it, and the line belongs to you both. Good teamwork!

lesson-three-title = Three teams
lesson-three-1 = With three teams, one line wins. I’m about to finish mine: stop me, on a space that helps you as well!
lesson-three-1-no = Then I win at once! Take the space I need.
lesson-three-2 = Now it’s you who needs only one more chip. Go!
lesson-three-2-no = One line is enough. Complete yours!
lesson-three-done = One line, and you’ve won!

## Stacks

lesson-pile-title = Build a pile
lesson-pile-1 = A pile has one colour. It starts with a 1 and goes up to 5. Start with your blue 1.
lesson-pile-1-no = First start a pile with the blue 1.
lesson-pile-2 = You may play as many cards as you like. Put the blue 2 on top.
lesson-pile-2-no = You can still play: the blue 2 goes on your pile.
lesson-pile-3 = Nothing else fits. Discard a card of your choice to end your turn.
lesson-pile-done = At the end of your turn you draw until you have five cards again.

lesson-chip-title = A pile for a chip
lesson-chip-1 = The blue pile needs a 4, and you have it. Play it!
lesson-chip-1-no = Don’t discard yet: both of your cards fit on the blue pile.
lesson-chip-2 = Whoever plays the 5 takes a chip of that colour. Your turn!
lesson-chip-2-no = Don’t discard it: the 5 completes the pile.
lesson-chip-done = A blue chip! And because your hand was empty, you drew five new cards and may go on.

lesson-joker-title = Wild cards
lesson-joker-1 = A wild card is any number of its colour. The red pile needs a 3: play your red wild card there.
lesson-joker-1-no = Play the red wild card on the red pile that is waiting for a 3.
lesson-joker-2 = It’s a 3 now. Go on with your red 4.
lesson-joker-2-no = Go on with the red pile: next comes the 4.
lesson-joker-3 = And the 5!
lesson-joker-3-no = Don’t stop now: the red 5 completes the pile.
lesson-joker-done = A wild card can start a pile or finish it, too.

lesson-discard-title = Your discard pile
lesson-discard-1 = Nothing fits, so discard. You can still play the top card of your discard pile later: put the blue 4 there.
lesson-discard-1-no = The blue 4 is the best one there: the blue pile needs it soon.
lesson-discard-2 = I’ve played the 3. Now play the blue 4 from your discard pile.
lesson-discard-2-no = Play the top card of your discard pile: the blue 4.
lesson-discard-done = Then comes the card below it. It pays to discard with a plan.

lesson-skip-title = Skip
lesson-skip-1 = I have four chips and I’m next. Don’t let me play: use your Skip!
lesson-skip-1-no = Play the Skip first, or it’s my turn.
lesson-skip-2 = Special cards don’t end your turn. Discard a card as always.
lesson-skip-done = I miss a turn, and you play again.

lesson-reverse-title = Reverse
lesson-reverse-1 = I’m next, with four chips. Send the game the other way round: play your Reverse!
lesson-reverse-1-no = Play the Reverse first, or it’s my turn.
lesson-reverse-2 = Now discard a card, and see who plays.
lesson-reverse-done = { level-casual } plays, and I have to wait.

lesson-steal-card-title = Steal a Card
lesson-steal-card-1 = The blue pile needs a 5, and one lies on my discard pile. Steal it!
lesson-steal-card-1-no = You want the blue 5: steal it from my discard pile.
lesson-steal-card-2 = It’s in your hand now. Play it!
lesson-steal-card-2-no = The blue 5 completes the pile. Play it!
lesson-steal-card-done = You can steal from a hand, too, but then you don’t see what you get.

lesson-steal-chip-title = Steal a Chip
lesson-steal-chip-1 = To win you need chips of both colours, and you have only blue ones. Steal a red one from me!
lesson-steal-chip-1-no = You need red: steal one of my red chips.
lesson-steal-chip-done = One thing you can’t do: win with a stolen chip. The last one you have to earn.

lesson-stop-title = Block
lesson-stop-1 = I have four chips, and the blue pile needs only a 5. Keep your Block and discard another card.
lesson-stop-1-no = Keep your Block! You’ll need it right away.
lesson-stop-2 = There’s my 5! Stop me!
lesson-stop-2-no = Then I win. Use your Block!
lesson-stop-done = The pile is gone, and nobody gets a chip. A Block is the only card you play on someone else’s turn.

lesson-win-title = Five chips
lesson-win-1 = Five chips win, if at least two are blue and two are red. You have three blue and one red. Complete the right pile!
lesson-win-1-no = Not that way: you need a second red chip.
lesson-win-done = Three blue, two red: you’ve won!

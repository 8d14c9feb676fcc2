### The ways to learn, as the home page and the terminal offer them.

learn-title = Learn
learn-lessons = Lessons
learn-lessons-says = Ten short ones for each game
learn-puzzles = Today’s puzzle
learn-puzzles-says = One good move, a few seconds
learn-analysis = Analysis board
learn-analysis-says = Try out moves, see your chances
# Show a right move.
learn-show = Show me

## Ways to an analysis, on pages that don't load its other messages

analysis-review = Review the game
analysis-title = Analysis

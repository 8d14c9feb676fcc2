### Las formas de aprender que ofrecen la página de inicio y el terminal.

learn-title = Aprender
learn-lessons = Lecciones
learn-lessons-says = Diez cortas para cada juego
learn-puzzles = Problema del día
learn-puzzles-says = Una buena jugada en unos segundos
learn-analysis = Tablero de análisis
learn-analysis-says = Prueba jugadas y mira tus opciones
# Mostrar una jugada correcta.
learn-show = Enséñamelo

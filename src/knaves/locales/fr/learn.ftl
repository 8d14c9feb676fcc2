### Les façons d’apprendre que proposent la page d’accueil et le terminal.

learn-title = Apprendre
learn-lessons = Leçons
learn-lessons-says = Dix leçons courtes pour chaque jeu
learn-puzzles = Problème du jour
learn-puzzles-says = Un bon coup, quelques secondes
learn-analysis = Plateau d’analyse
learn-analysis-says = Essayez des coups, voyez vos chances
# Montrer un bon coup.
learn-show = Montrez-moi

### Le pagine delle singole regole.

rulebook-rule = Regola { $rule }
rulebook-wording = Testo esatto (in inglese)
rulebook-none = Non c’è nessuna regola { $rule }.
rulebook-all = Tutte le regole

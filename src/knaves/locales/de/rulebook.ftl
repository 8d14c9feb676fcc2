### Die Seiten einzelner Regeln.

rulebook-rule = Regel { $rule }
rulebook-wording = Genauer Wortlaut (englisch)
rulebook-none = Es gibt keine Regel { $rule }.
rulebook-all = Alle Regeln

### De pagina’s van afzonderlijke regels.

rulebook-rule = Regel { $rule }
rulebook-wording = Exacte tekst (Engels)
rulebook-none = Er is geen regel { $rule }.
rulebook-all = Alle regels

### Les pages des règles, une à une.

rulebook-rule = Règle { $rule }
rulebook-wording = Texte exact (en anglais)
rulebook-none = Il n’y a pas de règle { $rule }.
rulebook-all = Toutes les règles

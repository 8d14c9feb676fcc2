### Strony pojedynczych zasad.

rulebook-rule = Zasada { $rule }
rulebook-wording = Dokładne brzmienie (po angielsku)
rulebook-none = Nie ma zasady { $rule }.
rulebook-all = Wszystkie zasady

### Las páginas de cada regla.

rulebook-rule = Regla { $rule }
rulebook-wording = Texto exacto (en inglés)
rulebook-none = No hay ninguna regla { $rule }.
rulebook-all = Todas las reglas

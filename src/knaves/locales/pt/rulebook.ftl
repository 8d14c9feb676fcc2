### As páginas de cada regra.

rulebook-rule = Regra { $rule }
rulebook-wording = Texto exato (em inglês)
rulebook-none = Não há nenhuma regra { $rule }.
rulebook-all = Todas as regras

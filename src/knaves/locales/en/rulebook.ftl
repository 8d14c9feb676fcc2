### The pages of single rules.

rulebook-rule = Rule { $rule }
rulebook-wording = Exact wording
rulebook-none = There’s no rule { $rule }.
rulebook-all = All rules

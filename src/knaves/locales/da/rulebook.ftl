### Siderne med enkelte regler.

rulebook-rule = Regel { $rule }
rulebook-wording = Den præcise ordlyd (på engelsk)
rulebook-none = Der er ingen regel { $rule }.
rulebook-all = Alle regler

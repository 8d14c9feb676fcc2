### Ord, som kun webklienten bruger.

web-say = Send
web-mute-all = Skjul alles beskeder
web-confirm-touch = på touchskærme
web-confirm-always = altid
web-confirm-never = aldrig
web-shortcuts = Brug tasterne L, B, T og ? ved bordet
web-status-lobby = venter på spillere
web-status-playing = i gang
web-status-over = afsluttet
web-rule-ids = Vis regelnumre
web-other-device = Fortsæt på en anden enhed
web-stand-in = Lad en bot spille
web-call-asks = { table-call-asks } ({ $time })
web-call-waits = { $name } påtaler snak ved bordet. De andre modspillere stemmer om det.
web-discard-top = kasseret
web-out-of-play = Ude af spil
web-error-name-taken = { error-name-taken }
web-pass-done = Færdig – skjul min hånd
web-table-name = Bordnavn

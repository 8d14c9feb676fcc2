### Ord, som kun webklienten bruger.

web-say = Send
web-mute-all = Skjul alles beskeder
web-confirm-touch = på trykskærme
web-confirm-always = altid
web-confirm-never = aldrig
web-shortcuts = Tasterne L, B, T og ? ved bordet
web-status-lobby = venter på spillere
web-status-playing = i gang
web-status-over = afsluttet
web-rule-ids = Vis reglernes numre
web-other-device = Fortsæt på en anden enhed
web-stand-in = Lad en bot spille
web-call-asks = { table-call-asks } ({ $time })
web-call-waits = { $name } påtaler snak ved bordet. De andre modspillere bliver spurgt.
web-discard-top = kasseret
web-out-of-play = Ude af spil
web-error-name-taken = { error-name-taken }
web-pass-done = Færdig: skjul mine kort
web-table-name = Bordets navn

### Words that only the web client needs.

web-say = Sig
web-mute-all = Slå lyden fra for alle
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
web-call-asks = { $name } beskylder { $team } for bordsnak. Er du enig? ({ $time })
web-call-waits = { $name } melder bordsnak. De andre bliver spurgt.
web-discard-top = kasseret
web-out-of-play = Ude af spil
web-event-sat = { $seat } sætter sig.
web-event-stood = { $seat } forlader pladsen.
web-event-began = Spillet begynder.
web-event-call-raised = { $seat } melder bordsnak. De andre bliver spurgt.
web-event-call-dropped = Beskyldningen falder bort.
web-event-undone = { $seat } tager et træk tilbage.
web-event-stood-in = En bot spiller for { $seat }.
web-event-returned = { $seat } er tilbage.
web-error-name-taken = Nogen ved dette bord hedder allerede sådan.
web-pass-done = Færdig: skjul mine kort

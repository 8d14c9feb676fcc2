### Wat er gebeurde, als zin in het verslag, en wat een zet doet, als tekst op een knop.

## Op het bord

event-placed = { $who ->
    [you] Je speelt { $card } op { $cell }.
   *[other] { $seat } speelt { $card } op { $cell }.
}
event-removed = { $who ->
    [you] Je speelt { $card } en haalt { chip-of-team } van { $cell }.
   *[other] { $seat } speelt { $card } en haalt { chip-of-team } van { $cell }.
}
event-exchanged = { $who ->
    [you] Je ruilt een dode kaart: { $card }.
   *[other] { $seat } ruilt een dode kaart: { $card }.
}
event-drew-card = { $who ->
    [you] Je pakt { $card }.
   *[other] { $seat } pakt { $card }.
}
event-draw-forfeited = { $who ->
    [you] Je hebt niet op tijd gepakt en bent die kaart kwijt.
   *[other] { $seat } heeft niet op tijd gepakt en is die kaart kwijt.
}
event-sequence-made-line = { team } maakt een rij: { $line }!
event-sequence-broken = Een rij is verbroken: { team }, { $line }.
event-choice-opened = { team } moet kiezen welke fiches vastliggen: { $lines }.
event-passed = { $who ->
    [you] Je kunt niets spelen en past.
   *[other] { $seat } kan niets spelen en past.
}
event-called = { $who ->
    [you] Je meldt overleg door { team }: elke speler van dat team geeft een kaart af.
   *[other] { $seat } meldt overleg door { team }: elke speler van dat team geeft een kaart af.
}
event-gave-up = { $who ->
    [you] Je geeft { $card } af.
   *[other] { $seat } geeft { $card } af.
}
event-offered = { $who ->
    [you] Je biedt gelijkspel aan.
   *[other] { $seat } biedt gelijkspel aan.
}

## In Stacks

event-laid = { $top ->
    [yes] { $who ->
        [you] Je speelt { $card } van je weglegstapel { place-on }.
       *[other] { $seat } speelt { $card } van de eigen weglegstapel { place-on }.
    }
   *[no] { $who ->
        [you] Je speelt { $card } { place-on }.
       *[other] { $seat } speelt { $card } { place-on }.
    }
}
event-window-opened = De anderen kunnen nu { place-object } blokkeren.
event-answered = { $block ->
    [yes] Je antwoordt met een Blokkaart.
   *[no] Je laat het toe.
}
event-blocked = { $who ->
    [you] Je blokkeert { place-object }: de stapel gaat uit het spel.
   *[other] { $seat } blokkeert { place-object }: de stapel gaat uit het spel.
}
event-let-stand = Niemand blokkeert { place-object }.
event-sequence-made-colour = { $who ->
    [you] Je voltooit een sequence en neemt { chip-colour }!
   *[other] { $seat } voltooit een sequence en neemt { chip-colour }!
}
event-skip-played = { $who ->
    [you] Je speelt { $card }: de volgende speler wordt overgeslagen.
   *[other] { $seat } speelt { $card }: de volgende speler wordt overgeslagen.
}
event-reversed = { $who ->
    [you] Je speelt een Omkeerkaart: het spel gaat nu naar { $direction ->
        [left] links
       *[right] rechts
    } verder.
   *[other] { $seat } speelt een Omkeerkaart: het spel gaat nu naar { $direction ->
        [left] links
       *[right] rechts
    } verder.
}
event-turn-missed = { $who ->
    [you] Je wordt overgeslagen.
   *[other] { $seat } wordt overgeslagen.
}
event-steal-played = { $who ->
    [you] Je speelt een Steel-een-kaart-kaart tegen { $victim }.
   *[other] { $whom ->
        [you] { $seat } speelt een Steel-een-kaart-kaart tegen jou.
       *[other] { $seat } speelt een Steel-een-kaart-kaart tegen { $victim }.
    }
}
event-discard-stolen = { $who ->
    [you] Je steelt { $card } van de weglegstapel van { $victim }.
   *[other] { $whom ->
        [you] { $seat } steelt { $card } van jouw weglegstapel.
       *[other] { $seat } steelt { $card } van de weglegstapel van { $victim }.
    }
}
event-hand-shown = { $who ->
    [you] Je bekijkt de hand van { $victim }.
   *[other] { $whom ->
        [you] { $seat } bekijkt jouw hand.
       *[other] { $seat } bekijkt de hand van { $victim }.
    }
}
event-card-stolen = { $who ->
    [you] Je steelt { $card } uit de hand van { $victim }.
   *[other] { $whom ->
        [you] { $seat } steelt { $card } uit jouw hand.
       *[other] { $seat } steelt { $card } uit de hand van { $victim }.
    }
}
event-chip-stolen = { $who ->
    [you] Je steelt { chip-colour } van { $victim }.
   *[other] { $whom ->
        [you] { $seat } steelt { chip-colour } van jou.
       *[other] { $seat } steelt { chip-colour } van { $victim }.
    }
}
event-discarded = { $who ->
    [you] Je legt { $card } weg.
   *[other] { $seat } legt { $card } weg.
}
event-turn-ended = { $who ->
    [you] Je beëindigt je beurt zonder een kaart weg te leggen.
   *[other] { $seat } beëindigt de beurt zonder een kaart weg te leggen.
}
event-drew-count = { $who ->
    [you] { $count ->
        [one] Je pakt { $count } kaart.
       *[other] Je pakt { $count } kaarten.
    }
   *[other] { $count ->
        [one] { $seat } pakt { $count } kaart.
       *[other] { $seat } pakt { $count } kaarten.
    }
}
event-draw-forgotten = { $who ->
    [you] Je bent vergeten te pakken en speelt je volgende beurt zonder nieuwe kaarten.
   *[other] { $seat } is vergeten te pakken en speelt de volgende beurt zonder nieuwe kaarten.
}

## In elk spel

event-reshuffled = { $cards ->
    [one] Er wordt een nieuwe trekstapel geschud: { $cards } kaart.
   *[other] Er wordt een nieuwe trekstapel geschud: { $cards } kaarten.
}
event-ended = { $reason ->
    [completed] { $who ->
        [you] { $count ->
            [one] Je wint!
           *[other] Jouw team wint: { $winners }!
        }
       *[other] { $count ->
            [one] { $winners } wint!
           *[other] { $winners } winnen!
        }
    }
    [agreed] Gelijkspel in onderling overleg.
    [stalemate] Gelijkspel: een hele ronde lang kon niemand iets doen.
   *[cap] Gelijkspel: te veel rondes zonder zet.
}

## Wat er aan tafel gebeurde, behalve het spel

event-sat = { $who ->
    [you] Je gaat zitten.
   *[other] { $name } gaat zitten.
}
event-stood = { $who ->
    [you] Je geeft je plaats op.
   *[other] { $name } verlaat de tafel.
}
event-began = Het spel begint.
event-said = { $seat }: { $text }
event-call-raised = { $who ->
    [you] Je meldt overleg. De andere tegenstanders stemmen erover.
   *[other] { $seat } meldt overleg. De andere tegenstanders stemmen erover.
}
event-call-judged = { $who ->
    [you] { $agree ->
        [yes] Je bent het ermee eens.
       *[no] Je bent het er niet mee eens.
    }
   *[other] { $agree ->
        [yes] { $seat } is het ermee eens.
       *[no] { $seat } is het er niet mee eens.
    }
}
event-call-dropped = De melding vervalt.
event-undone = { $who ->
    [you] Je neemt een zet terug.
   *[other] { $seat } neemt een zet terug.
}
event-left-out = Eerdere gebeurtenissen worden niet getoond.
event-timed-out = { $who ->
    [you] Je tijd is om: een bot doet deze zet voor je.
   *[other] De tijd van { $seat } is om: een bot doet deze zet.
}
event-stood-in = { $who ->
    [you] Een bot speelt voor je tot je terug bent.
   *[other] Een bot speelt voor { $seat }.
}
event-returned = { $who ->
    [you] Je bent terug.
   *[other] { $seat } is terug.
}
event-host-changed = { $who ->
    [you] Jij bent nu de host.
   *[other] { $seat } is nu de host.
}

## Wat een zet doet

move-place = Leggen op { $cell }: { $card }
move-remove = Fiche van { $cell } halen: { $card }
move-exchange = Dode kaart ruilen: { $card }
move-draw = Pakken
move-choose = { $line } vastleggen
move-pass = Passen
move-give-up = Afgeven: { $card }
move-offer = Gelijkspel aanbieden
move-call = Overleg melden: { team }
move-lay = Spelen { place-on }: { $card }
move-skip = Sla over spelen
move-reverse = Omkeer spelen
move-steal-card = { $source ->
    [d] Bovenste weggelegde kaart van { $victim } stelen
   *[h] Kaart uit de hand van { $victim } stelen
}
move-steal-chip = Stelen: { chip-colour } van { $victim }
move-take = Nemen: { $card }
move-discard = Wegleggen: { $card }
move-end-turn = Beurt beëindigen
move-block = Blokkeren!
move-let = Toelaten
move-from-top = { $move } (van je weglegstapel)

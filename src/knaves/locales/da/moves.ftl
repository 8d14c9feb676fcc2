### Hvad der skete, som en sætning i loggen, og hvad et træk gør, som tekst på en knap.

## På spillepladen

event-placed = { $who ->
    [you] Du spiller { $card } på { $cell }.
   *[other] { $seat } spiller { $card } på { $cell }.
}
event-removed = { $who ->
    [you] Du spiller { $card } og fjerner { chip-of-team } fra { $cell }.
   *[other] { $seat } spiller { $card } og fjerner { chip-of-team } fra { $cell }.
}
event-exchanged = { $who ->
    [you] Du bytter et dødt kort: { $card }.
   *[other] { $seat } bytter et dødt kort: { $card }.
}
event-drew-card = { $who ->
    [you] Du trækker { $card }.
   *[other] { $seat } trækker { $card }.
}
event-draw-forfeited = { $who ->
    [you] Du trak ikke i tide, så kortet er tabt.
   *[other] { $seat } trak ikke i tide, så kortet er tabt.
}
event-sequence-made-line = { team } danner en Sequence: { $line }!
event-sequence-broken = En Sequence er brudt: { team }, { $line }.
event-choice-opened = { team } skal vælge, hvilke jetoner der låses: { $lines }.
event-passed = { $who ->
    [you] Du kan ikke spille noget og melder pas.
   *[other] { $seat } kan ikke spille noget og melder pas.
}
event-called = { $who ->
    [you] Du påtaler snak ved bordet: alle på hold { team } afleverer et kort.
   *[other] { $seat } påtaler snak ved bordet: alle på hold { team } afleverer et kort.
}
event-gave-up = { $who ->
    [you] Du afleverer { $card }.
   *[other] { $seat } afleverer { $card }.
}
event-offered = { $who ->
    [you] Du tilbyder uafgjort.
   *[other] { $seat } tilbyder uafgjort.
}

## I Stacks

event-laid = { $top ->
    [yes] { $who ->
        [you] Du lægger { $card } fra din kasserede bunke { place-on }.
       *[other] { $seat } lægger { $card } fra sin kasserede bunke { place-on }.
    }
   *[no] { $who ->
        [you] Du lægger { $card } { place-on }.
       *[other] { $seat } lægger { $card } { place-on }.
    }
}
event-window-opened = De andre kan nu blokere { place-object }.
event-answered = { $block ->
    [yes] Du svarer med kortet Blokér.
   *[no] Du lader den passere.
}
event-blocked = { $who ->
    [you] Du blokerer { place-object }: bunken kasseres.
   *[other] { $seat } blokerer { place-object }: bunken kasseres.
}
event-let-stand = Ingen blokerer { place-object }.
event-sequence-made-colour = { $who ->
    [you] Du fuldfører en Sequence og tager { chip-colour }!
   *[other] { $seat } fuldfører en Sequence og tager { chip-colour }!
}
event-skip-played = { $who ->
    [you] Du spiller { $card }: den næste spiller springes over.
   *[other] { $seat } spiller { $card }: den næste spiller springes over.
}
event-reversed = { $who ->
    [you] Du spiller kortet Vend retning: nu går turen mod { $direction ->
        [left] venstre
       *[right] højre
    }.
   *[other] { $seat } spiller kortet Vend retning: nu går turen mod { $direction ->
        [left] venstre
       *[right] højre
    }.
}
event-turn-missed = { $who ->
    [you] Du springes over.
   *[other] { $seat } springes over.
}
event-steal-played = { $who ->
    [you] Du spiller kortet Stjæl et kort mod { $victim }.
   *[other] { $whom ->
        [you] { $seat } spiller kortet Stjæl et kort mod dig.
       *[other] { $seat } spiller kortet Stjæl et kort mod { $victim }.
    }
}
event-discard-stolen = { $who ->
    [you] Du stjæler { $card } fra den kasserede bunke hos { $victim }.
   *[other] { $whom ->
        [you] { $seat } stjæler { $card } fra din kasserede bunke.
       *[other] { $seat } stjæler { $card } fra den kasserede bunke hos { $victim }.
    }
}
event-hand-shown = { $who ->
    [you] Du ser kortene hos { $victim }.
   *[other] { $whom ->
        [you] { $seat } ser dine kort.
       *[other] { $seat } ser kortene hos { $victim }.
    }
}
event-card-stolen = { $who ->
    [you] Du stjæler { $card } fra hånden hos { $victim }.
   *[other] { $whom ->
        [you] { $seat } stjæler { $card } fra din hånd.
       *[other] { $seat } stjæler { $card } fra hånden hos { $victim }.
    }
}
event-chip-stolen = { $who ->
    [you] Du stjæler { chip-colour } fra { $victim }.
   *[other] { $whom ->
        [you] { $seat } stjæler { chip-colour } fra dig.
       *[other] { $seat } stjæler { chip-colour } fra { $victim }.
    }
}
event-discarded = { $who ->
    [you] Du kasserer { $card }.
   *[other] { $seat } kasserer { $card }.
}
event-turn-ended = { $who ->
    [you] Du slutter din tur uden at kassere et kort.
   *[other] { $seat } slutter sin tur uden at kassere et kort.
}
event-drew-count = { $who ->
    [you] { $count ->
        [one] Du trækker et kort.
       *[other] Du trækker { $count } kort.
    }
   *[other] { $count ->
        [one] { $seat } trækker et kort.
       *[other] { $seat } trækker { $count } kort.
    }
}
event-draw-forgotten = { $who ->
    [you] Du glemte at trække, så du spiller din næste tur uden nye kort.
   *[other] { $seat } glemte at trække og spiller næste tur uden nye kort.
}

## I alle spil

event-reshuffled = { $cards ->
    [one] Der blandes en ny trækbunke: et kort.
   *[other] Der blandes en ny trækbunke: { $cards } kort.
}
event-ended = { $reason ->
    [completed] { $who ->
        [you] { $count ->
            [one] Du vinder!
           *[other] Dit hold vinder: { $winners }!
        }
       *[other] { $count ->
            [one] { $winners } vinder!
           *[other] { $winners } har vundet!
        }
    }
    [agreed] Uafgjort efter aftale.
    [stalemate] Uafgjort: en hel runde igennem kunne ingen gøre noget.
   *[cap] Uafgjort: for mange runder, hvor ingen kunne spille.
}

## Hvad der skete ved bordet ud over spillet

event-sat = { $who ->
    [you] Du sætter dig.
   *[other] { $name } sætter sig.
}
event-stood = { $who ->
    [you] Du forlader din plads.
   *[other] { $name } forlader bordet.
}
event-began = Spillet begynder.
event-said = { $seat }: { $text }
event-call-raised = { $who ->
    [you] Du påtaler snak ved bordet. De andre modspillere stemmer om det.
   *[other] { $seat } påtaler snak ved bordet. De andre modspillere stemmer om det.
}
event-call-judged = { $who ->
    [you] { $agree ->
        [yes] Du er enig.
       *[no] Du er ikke enig.
    }
   *[other] { $agree ->
        [yes] { $seat } er enig.
       *[no] { $seat } er ikke enig.
    }
}
event-call-dropped = Påtalen frafaldes.
event-undone = { $who ->
    [you] Du fortryder et træk.
   *[other] { $seat } fortryder et træk.
}
event-left-out = Tidligere hændelser vises ikke.
event-timed-out = { $who ->
    [you] Din tid er gået: En bot spiller dette træk for dig.
   *[other] Tiden er gået for { $seat }: En bot spiller dette træk.
}
event-stood-in = { $who ->
    [you] En bot spiller for dig, indtil du er tilbage.
   *[other] En bot spiller for { $seat }.
}
event-returned = { $who ->
    [you] Du er tilbage.
   *[other] { $seat } er tilbage.
}
event-host-changed = { $who ->
    [you] Du er nu vært.
   *[other] { $seat } er nu vært.
}

## Hvad et træk gør

move-place = Placér på { $cell }: { $card }
move-remove = Fjern jetonen på { $cell }: { $card }
move-exchange = Byt et dødt kort: { $card }
move-draw = Træk
move-choose = Lås { $line }
move-pass = Meld pas
move-give-up = Aflevér: { $card }
move-offer = Tilbyd uafgjort
move-call = Påtal snak ved bordet: { team }
move-lay = Læg { place-on }: { $card }
move-skip = Spil Spring over
move-reverse = Spil Vend retning
move-steal-card = { $source ->
    [d] Stjæl det øverste kasserede kort fra { $victim }
   *[h] Stjæl et kort fra hånden hos { $victim }
}
move-steal-chip = Stjæl { chip-colour } fra { $victim }
move-take = Tag: { $card }
move-discard = Kassér: { $card }
move-end-turn = Slut turen
move-block = Blokér!
move-let = Lad den passere
move-from-top = { $move } (fra din kasserede bunke)

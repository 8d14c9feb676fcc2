### Was geschehen ist, als Satz des Protokolls, und was ein Zug tut, als Aufschrift eines Knopfes.

## Auf dem Brett

event-placed = { $who ->
    [you] Du spielst { $card } auf { $cell }.
   *[other] { $seat } spielt { $card } auf { $cell }.
}
event-removed = { $who ->
    [you] Du spielst { $card } und entfernst { chip-of-team } von { $cell }.
   *[other] { $seat } spielt { $card } und entfernt { chip-of-team } von { $cell }.
}
event-exchanged = { $who ->
    [you] Du tauschst eine tote Karte: { $card }.
   *[other] { $seat } tauscht eine tote Karte: { $card }.
}
event-drew-card = { $who ->
    [you] Du ziehst { $card }.
   *[other] { $seat } zieht { $card }.
}
event-draw-forfeited = { $who ->
    [you] Du hast nicht rechtzeitig gezogen, die Karte ist verloren.
   *[other] { $seat } hat nicht rechtzeitig gezogen, die Karte ist verloren.
}
event-sequence-made-line = { team } vollendet eine Sequenz: { $line }!
event-sequence-broken = Eine Sequenz ist zerstört: { team }, { $line }.
event-choice-opened = { team } muss wählen, welche Steine festliegen: { $lines }.
event-passed = { $who ->
    [you] Du kannst nichts spielen und passt.
   *[other] { $seat } kann nichts spielen und passt.
}
event-called = { $who ->
    [you] Du reklamierst Tischgespräche bei { team }: Jedes Teammitglied gibt eine Karte ab.
   *[other] { $seat } reklamiert Tischgespräche bei { team }: Jedes Teammitglied gibt eine Karte ab.
}
event-gave-up = { $who ->
    [you] Du gibst { $card } ab.
   *[other] { $seat } gibt { $card } ab.
}
event-offered = { $who ->
    [you] Du bietest Unentschieden an.
   *[other] { $seat } bietet Unentschieden an.
}

## In Stacks

event-laid = { $top ->
    [yes] { $who ->
        [you] Du spielst { $card } von deinem Ablagestapel { place-on }.
       *[other] { $seat } spielt { $card } vom eigenen Ablagestapel { place-on }.
    }
   *[no] { $who ->
        [you] Du spielst { $card } { place-on }.
       *[other] { $seat } spielt { $card } { place-on }.
    }
}
event-window-opened = Die anderen können jetzt { place-object } blockieren.
event-answered = { $block ->
    [yes] Du antwortest mit einer Block-Karte.
   *[no] Du lässt den Stapel gelten.
}
event-blocked = { $who ->
    [you] Du blockierst { place-object }: Der Stapel kommt aus dem Spiel.
   *[other] { $seat } blockiert { place-object }: Der Stapel kommt aus dem Spiel.
}
event-let-stand = Niemand blockiert { place-object }.
event-sequence-made-colour = { $who ->
    [you] Du vollendest eine Sequenz und nimmst { chip-colour }!
   *[other] { $seat } vollendet eine Sequenz und nimmt { chip-colour }!
}
event-skip-played = { $who ->
    [you] Du spielst { $card }: Der nächste Spieler setzt aus.
   *[other] { $seat } spielt { $card }: Der nächste Spieler setzt aus.
}
event-reversed = { $who ->
    [you] Du spielst eine Reverse-Karte: Jetzt geht es nach { $direction ->
        [left] links
       *[right] rechts
    } weiter.
   *[other] { $seat } spielt eine Reverse-Karte: Jetzt geht es nach { $direction ->
        [left] links
       *[right] rechts
    } weiter.
}
event-turn-missed = { $who ->
    [you] Du setzt aus.
   *[other] { $seat } setzt aus.
}
event-steal-played = { $who ->
    [you] Du spielst eine Steal-a-Card-Karte gegen { $victim }.
   *[other] { $whom ->
        [you] { $seat } spielt eine Steal-a-Card-Karte gegen dich.
       *[other] { $seat } spielt eine Steal-a-Card-Karte gegen { $victim }.
    }
}
event-discard-stolen = { $who ->
    [you] Du stiehlst { $card } vom Ablagestapel von { $victim }.
   *[other] { $whom ->
        [you] { $seat } stiehlt { $card } von deinem Ablagestapel.
       *[other] { $seat } stiehlt { $card } vom Ablagestapel von { $victim }.
    }
}
event-hand-shown = { $who ->
    [you] Du siehst dir die Hand von { $victim } an.
   *[other] { $whom ->
        [you] { $seat } sieht sich deine Hand an.
       *[other] { $seat } sieht sich die Hand von { $victim } an.
    }
}
event-card-stolen = { $who ->
    [you] Du stiehlst { $card } aus der Hand von { $victim }.
   *[other] { $whom ->
        [you] { $seat } stiehlt { $card } aus deiner Hand.
       *[other] { $seat } stiehlt { $card } aus der Hand von { $victim }.
    }
}
event-chip-stolen = { $who ->
    [you] Du stiehlst { chip-colour } von { $victim }.
   *[other] { $whom ->
        [you] { $seat } stiehlt dir { chip-colour }.
       *[other] { $seat } stiehlt { chip-colour } von { $victim }.
    }
}
event-discarded = { $who ->
    [you] Du legst { $card } ab.
   *[other] { $seat } legt { $card } ab.
}
event-turn-ended = { $who ->
    [you] Du beendest deinen Zug, ohne eine Karte abzulegen.
   *[other] { $seat } beendet den Zug, ohne eine Karte abzulegen.
}
event-drew-count = { $who ->
    [you] { $count ->
        [one] Du ziehst { $count } Karte nach.
       *[other] Du ziehst { $count } Karten nach.
    }
   *[other] { $count ->
        [one] { $seat } zieht { $count } Karte nach.
       *[other] { $seat } zieht { $count } Karten nach.
    }
}
event-draw-forgotten = { $who ->
    [you] Du hast vergessen nachzuziehen und spielst deinen nächsten Zug ohne neue Karten.
   *[other] { $seat } hat vergessen nachzuziehen und spielt den nächsten Zug ohne neue Karten.
}

## In jedem Spiel

event-reshuffled = { $cards ->
    [one] Ein neuer Nachziehstapel wird gemischt: { $cards } Karte.
   *[other] Ein neuer Nachziehstapel wird gemischt: { $cards } Karten.
}
event-ended = { $reason ->
    [completed] { $who ->
        [you] { $count ->
            [one] Du gewinnst!
           *[other] Dein Team gewinnt: { $winners }!
        }
       *[other] { $count ->
            [one] { $winners } gewinnt!
           *[other] { $winners } gewinnen!
        }
    }
    [agreed] Unentschieden durch Einigung.
    [stalemate] Unentschieden: Eine ganze Runde lang konnte niemand etwas tun.
   *[cap] Unentschieden: zu viele Runden ohne Spielzug.
}

## Was am Tisch außer dem Spiel geschah

event-sat = { $who ->
    [you] Du setzt dich.
   *[other] { $name } setzt sich.
}
event-stood = { $who ->
    [you] Du gibst deinen Platz auf.
   *[other] { $name } verlässt den Tisch.
}
event-began = Das Spiel beginnt.
event-said = { $seat }: { $text }
event-call-raised = { $who ->
    [you] Du reklamierst Tischgespräche. Die anderen Gegner stimmen darüber ab.
   *[other] { $seat } reklamiert Tischgespräche. Die anderen Gegner stimmen darüber ab.
}
event-call-judged = { $who ->
    [you] { $agree ->
        [yes] Du stimmst zu.
       *[no] Du stimmst nicht zu.
    }
   *[other] { $agree ->
        [yes] { $seat } stimmt zu.
       *[no] { $seat } stimmt nicht zu.
    }
}
event-call-dropped = Die Reklamation wird fallen gelassen.
event-undone = { $who ->
    [you] Du nimmst einen Zug zurück.
   *[other] { $seat } nimmt einen Zug zurück.
}
event-left-out = Frühere Ereignisse werden nicht angezeigt.
event-timed-out = { $who ->
    [you] Deine Zeit ist um: Ein Bot macht diesen Zug für dich.
   *[other] Die Zeit von { $seat } ist um: Ein Bot macht diesen Zug.
}
event-stood-in = { $who ->
    [you] Ein Bot spielt für dich, bis du zurück bist.
   *[other] Ein Bot spielt für { $seat }.
}
event-returned = { $who ->
    [you] Du bist wieder da.
   *[other] { $seat } ist wieder da.
}
event-host-changed = { $who ->
    [you] Du bist jetzt Gastgeber.
   *[other] { $seat } ist jetzt Gastgeber.
}

## Was ein Zug tut

move-place = Auf { $cell } setzen: { $card }
move-remove = Stein von { $cell } entfernen: { $card }
move-exchange = Tote Karte tauschen: { $card }
move-draw = Ziehen
move-choose = { $line } festlegen
move-pass = Passen
move-give-up = Abgeben: { $card }
move-offer = Unentschieden anbieten
move-call = Tischgespräche reklamieren: { team }
move-lay = Spielen { place-on }: { $card }
move-skip = Skip spielen
move-reverse = Reverse spielen
move-steal-card = { $source ->
    [d] Oberste Ablagekarte von { $victim } stehlen
   *[h] Karte aus der Hand von { $victim } stehlen
}
move-steal-chip = Stehlen: { chip-colour } von { $victim }
move-take = Nehmen: { $card }
move-discard = Ablegen: { $card }
move-end-turn = Zug beenden
move-block = Blockieren!
move-let = Gelten lassen
move-from-top = { $move } (von deinem Ablagestapel)

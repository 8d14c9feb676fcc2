### Co się stało, jako zdanie w dzienniku, i co robi ruch, jako napis na przycisku.

## Na planszy

event-placed = { $who ->
    [you] Zagrywasz { $card } na { $cell }.
   *[other] { $seat } zagrywa { $card } na { $cell }.
}
event-removed = { $who ->
    [you] Zagrywasz { $card } i usuwasz { chip-of-team } z { $cell }.
   *[other] { $seat } zagrywa { $card } i usuwa { chip-of-team } z { $cell }.
}
event-exchanged = { $who ->
    [you] Wymieniasz martwą kartę: { $card }.
   *[other] { $seat } wymienia martwą kartę: { $card }.
}
event-drew-card = { $who ->
    [you] Dociągasz { $card }.
   *[other] { $seat } dociąga { $card }.
}
event-draw-forfeited = { $who ->
    [you] Nie dociągasz na czas i tracisz tę kartę.
   *[other] { $seat } nie dociąga na czas i traci tę kartę.
}
event-sequence-made-line = { team } układa sekwencję: { $line }!
event-sequence-broken = Sekwencja zostaje rozbita: { team }, { $line }.
event-choice-opened = { team } musi wybrać, które żetony tworzą sekwencję: { $lines }.
event-passed = { $who ->
    [you] Nie możesz nic zagrać i pasujesz.
   *[other] { $seat } nie może nic zagrać i pasuje.
}
event-called = { $who ->
    [you] Zgłaszasz podpowiadanie ({ team }): każdy z tej drużyny oddaje kartę.
   *[other] { $seat } zgłasza podpowiadanie ({ team }): każdy z tej drużyny oddaje kartę.
}
event-gave-up = { $who ->
    [you] Oddajesz { $card }.
   *[other] { $seat } oddaje { $card }.
}
event-offered = { $who ->
    [you] Proponujesz remis.
   *[other] { $seat } proponuje remis.
}

## W Stacks

event-laid = { $top ->
    [yes] { $who ->
        [you] Zagrywasz { $card } ze swojego stosu odrzuconych { place-on }.
       *[other] { $seat } zagrywa { $card } ze swojego stosu odrzuconych { place-on }.
    }
   *[no] { $who ->
        [you] Zagrywasz { $card } { place-on }.
       *[other] { $seat } zagrywa { $card } { place-on }.
    }
}
event-window-opened = Pozostali mogą teraz zablokować { place-object }.
event-answered = { $block ->
    [yes] Odpowiadasz kartą „Blok”.
   *[no] Nie blokujesz.
}
event-blocked = { $who ->
    [you] Blokujesz { place-object }: stos zostaje odrzucony.
   *[other] { $seat } blokuje { place-object }: stos zostaje odrzucony.
}
event-let-stand = Stos bez blokady: { place }.
event-sequence-made-colour = { $who ->
    [you] Kończysz sekwens i bierzesz { chip-colour }!
   *[other] { $seat } kończy sekwens i bierze { chip-colour }!
}
event-skip-played = { $who ->
    [you] Zagrywasz { $card }: następny gracz traci ruch.
   *[other] { $seat } zagrywa { $card }: następny gracz traci ruch.
}
event-reversed = { $who ->
    [you] Zagrywasz kartę „Wstecz”: gra toczy się teraz w { $direction ->
        [left] lewo
       *[right] prawo
    }.
   *[other] { $seat } zagrywa kartę „Wstecz”: gra toczy się teraz w { $direction ->
        [left] lewo
       *[right] prawo
    }.
}
event-turn-missed = { $who ->
    [you] Tracisz ruch.
   *[other] { $seat } traci ruch.
}
event-steal-played = { $who ->
    [you] Zagrywasz kartę „Kradzież karty” przeciwko graczowi { $victim }.
   *[other] { $whom ->
        [you] { $seat } zagrywa kartę „Kradzież karty” przeciwko tobie.
       *[other] { $seat } zagrywa kartę „Kradzież karty” przeciwko graczowi { $victim }.
    }
}
event-discard-stolen = { $who ->
    [you] Kradniesz { $card } ze stosu odrzuconych gracza { $victim }.
   *[other] { $whom ->
        [you] { $seat } kradnie { $card } z twojego stosu odrzuconych.
       *[other] { $seat } kradnie { $card } ze stosu odrzuconych gracza { $victim }.
    }
}
event-hand-shown = { $who ->
    [you] Oglądasz rękę gracza { $victim }.
   *[other] { $whom ->
        [you] { $seat } ogląda twoją rękę.
       *[other] { $seat } ogląda rękę gracza { $victim }.
    }
}
event-card-stolen = { $who ->
    [you] Kradniesz { $card } z ręki gracza { $victim }.
   *[other] { $whom ->
        [you] { $seat } kradnie { $card } z twojej ręki.
       *[other] { $seat } kradnie { $card } z ręki gracza { $victim }.
    }
}
event-chip-stolen = { $who ->
    [you] Kradniesz { chip-colour } graczowi { $victim }.
   *[other] { $whom ->
        [you] { $seat } kradnie ci { chip-colour }.
       *[other] { $seat } kradnie { chip-colour } graczowi { $victim }.
    }
}
event-discarded = { $who ->
    [you] Odrzucasz { $card }.
   *[other] { $seat } odrzuca { $card }.
}
event-turn-ended = { $who ->
    [you] Kończysz ruch bez odrzucania karty.
   *[other] { $seat } kończy ruch bez odrzucania karty.
}
event-drew-count = { $who ->
    [you] { $count ->
        [one] Pobierasz { $count } kartę.
        [few] Pobierasz { $count } karty.
       *[many] Pobierasz { $count } kart.
    }
   *[other] { $count ->
        [one] { $seat } pobiera { $count } kartę.
        [few] { $seat } pobiera { $count } karty.
       *[many] { $seat } pobiera { $count } kart.
    }
}
event-draw-forgotten = { $who ->
    [you] Nie pobierasz kart na czas, więc grasz następny ruch bez nowych kart.
   *[other] { $seat } nie pobiera kart na czas i gra następny ruch bez nowych kart.
}

## W każdej grze

event-reshuffled = { $cards ->
    [one] Potasowano nowy stos do pobierania: { $cards } karta.
    [few] Potasowano nowy stos do pobierania: { $cards } karty.
   *[many] Potasowano nowy stos do pobierania: { $cards } kart.
}
event-ended = { $reason ->
    [completed] { $who ->
        [you] { $count ->
            [one] Wygrywasz!
           *[other] Twoja drużyna wygrywa: { $winners }!
        }
       *[other] { $count ->
            [one] { $winners } wygrywa!
           *[other] { $winners } wygrywają!
        }
    }
    [agreed] Remis za zgodą wszystkich.
    [stalemate] Remis: przez całą rundę nikt nie mógł nic zrobić.
   *[cap] Remis: zbyt wiele rund bez zagrania.
}

## Co zaszło przy stole poza samą grą

event-sat = { $who ->
    [you] Siadasz do stołu.
   *[other] { $name } siada do stołu.
}
event-stood = { $who ->
    [you] Zwalniasz swoje miejsce.
   *[other] { $name } odchodzi od stołu.
}
event-began = Gra się zaczyna.
event-said = { $seat }: { $text }
event-call-raised = { $who ->
    [you] Zgłaszasz podpowiadanie. Pozostali przeciwnicy głosują.
   *[other] { $seat } zgłasza podpowiadanie. Pozostali przeciwnicy głosują.
}
event-call-judged = { $who ->
    [you] { $agree ->
        [yes] Zgadzasz się.
       *[no] Nie zgadzasz się.
    }
   *[other] { $agree ->
        [yes] { $seat } się zgadza.
       *[no] { $seat } się nie zgadza.
    }
}
event-call-dropped = Zgłoszenie zostaje oddalone.
event-undone = { $who ->
    [you] Cofasz ruch.
   *[other] { $seat } cofa ruch.
}
event-left-out = Wcześniejsze zdarzenia pominięto.
event-timed-out = { $who ->
    [you] Twój czas minął: ten ruch wykonuje za ciebie bot.
   *[other] Czas gracza { $seat } minął: ten ruch wykonuje bot.
}
event-stood-in = { $who ->
    [you] Bot będzie grał za ciebie, dopóki nie wrócisz.
   *[other] Za gracza { $seat } gra bot.
}
event-returned = { $who ->
    [you] Wracasz do gry.
   *[other] { $seat } wraca do gry.
}
event-host-changed = { $who ->
    [you] Rola gospodarza należy teraz do ciebie.
   *[other] Gospodarzem jest teraz { $seat }.
}

## Co robi ruch

move-place = Połóż na { $cell }: { $card }
move-remove = Usuń żeton z { $cell }: { $card }
move-exchange = Wymień martwą kartę: { $card }
move-draw = Dociągnij
move-choose = Zatwierdź { $line }
move-pass = Pasuj
move-give-up = Oddaj: { $card }
move-offer = Zaproponuj remis
move-call = Zgłoś podpowiadanie: { team }
move-lay = Zagraj { place-on }: { $card }
move-skip = Zagraj „Pominięcie”
move-reverse = Zagraj „Wstecz”
move-steal-card = { $source ->
    [d] Ukradnij wierzchnią kartę stosu odrzuconych gracza { $victim }
   *[h] Ukradnij kartę z ręki gracza { $victim }
}
move-steal-chip = Ukradnij { chip-colour } graczowi { $victim }
move-take = Zabierz: { $card }
move-discard = Odrzuć: { $card }
move-end-turn = Zakończ ruch
move-block = Zablokuj!
move-let = Przepuść
move-from-top = { $move } (z twojego stosu odrzuconych)

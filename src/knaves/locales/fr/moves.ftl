### Ce qui s’est passé, en une phrase du journal, et ce que fait un coup, sur un bouton.

## Sur le plateau

event-placed = { $who ->
    [you] Vous jouez { $card } en { $cell }.
   *[other] { $seat } joue { $card } en { $cell }.
}
event-removed = { $who ->
    [you] Vous jouez { $card } et retirez { chip-of-team } en { $cell }.
   *[other] { $seat } joue { $card } et retire { chip-of-team } en { $cell }.
}
event-exchanged = { $who ->
    [you] Vous échangez une carte injouable : { $card }.
   *[other] { $seat } échange une carte injouable : { $card }.
}
event-drew-card = { $who ->
    [you] Vous piochez { $card }.
   *[other] { $seat } pioche { $card }.
}
event-draw-forfeited = { $who ->
    [you] Vous n’avez pas pioché à temps : cette carte est perdue.
   *[other] { $seat } n’a pas pioché à temps : cette carte est perdue.
}
event-sequence-made-line = { team } complète une séquence : { $line } !
event-sequence-broken = Une séquence est brisée : { team }, { $line }.
event-choice-opened = { team } choisit la ligne qui compte : { $lines }.
event-passed = { $who ->
    [you] Vous ne pouvez rien jouer et passez.
   *[other] { $seat } ne peut rien jouer et passe.
}
event-called = { $who ->
    [you] Vous signalez des paroles à table : { team } paie.
   *[other] { $seat } signale des paroles à table : { team } paie.
}
event-gave-up = { $who ->
    [you] Vous cédez { $card }.
   *[other] { $seat } cède { $card }.
}
event-offered = { $who ->
    [you] Vous proposez la partie nulle.
   *[other] { $seat } propose la partie nulle.
}

## Dans Stacks

event-laid = { $top ->
    [yes] { $who ->
        [you] Vous posez { $card } de votre défausse { place-on }.
       *[other] { $seat } pose { $card } de sa défausse { place-on }.
    }
   *[no] { $who ->
        [you] Vous posez { $card } { place-on }.
       *[other] { $seat } pose { $card } { place-on }.
    }
}
event-window-opened = Les autres peuvent maintenant bloquer { place-object }.
event-answered = { $block ->
    [yes] Vous répondez par une carte Blocage.
   *[no] Vous laissez passer.
}
event-blocked = { $who ->
    [you] Vous bloquez { place-object } : la pile quitte la table.
   *[other] { $seat } bloque { place-object } : la pile quitte la table.
}
event-let-stand = Personne ne bloque { place-object }.
event-sequence-made-colour = { $who ->
    [you] Vous complétez une séquence et prenez { chip-colour } !
   *[other] { $seat } complète une séquence et prend { chip-colour } !
}
event-skip-played = { $who ->
    [you] Vous jouez { $card } : le prochain joueur passe son tour.
   *[other] { $seat } joue { $card } : le prochain joueur passe son tour.
}
event-reversed = { $who ->
    [you] Vous jouez une carte Changer de sens : on continue vers la { $direction ->
        [left] gauche
       *[right] droite
    }.
   *[other] { $seat } joue une carte Changer de sens : on continue vers la { $direction ->
        [left] gauche
       *[right] droite
    }.
}
event-turn-missed = { $who ->
    [you] Vous passez votre tour.
   *[other] { $seat } passe son tour.
}
event-steal-played = { $who ->
    [you] Vous jouez une carte Vol de carte contre { $victim }.
   *[other] { $whom ->
        [you] { $seat } joue une carte Vol de carte contre vous.
       *[other] { $seat } joue une carte Vol de carte contre { $victim }.
    }
}
event-discard-stolen = { $who ->
    [you] Vous volez { $card } à { $victim } (défausse).
   *[other] { $whom ->
        [you] { $seat } vous vole { $card } (défausse).
       *[other] { $seat } vole { $card } à { $victim } (défausse).
    }
}
event-hand-shown = { $who ->
    [you] Vous regardez les cartes que { $victim } a en main.
   *[other] { $whom ->
        [you] { $seat } regarde votre main.
       *[other] { $seat } regarde les cartes que { $victim } a en main.
    }
}
event-card-stolen = { $who ->
    [you] Vous volez { $card } à { $victim } (main).
   *[other] { $whom ->
        [you] { $seat } vous vole { $card } (main).
       *[other] { $seat } vole { $card } à { $victim } (main).
    }
}
event-chip-stolen = { $who ->
    [you] Vous volez { chip-colour } à { $victim }.
   *[other] { $whom ->
        [you] { $seat } vous vole { chip-colour }.
       *[other] { $seat } vole { chip-colour } à { $victim }.
    }
}
event-discarded = { $who ->
    [you] Vous défaussez { $card }.
   *[other] { $seat } défausse { $card }.
}
event-turn-ended = { $who ->
    [you] Vous terminez votre tour sans défausser.
   *[other] { $seat } termine son tour sans défausser.
}
event-drew-count = { $who ->
    [you] { $count ->
        [one] Vous piochez { $count } carte.
       *[other] Vous piochez { $count } cartes.
    }
   *[other] { $count ->
        [one] { $seat } pioche { $count } carte.
       *[other] { $seat } pioche { $count } cartes.
    }
}
event-draw-forgotten = { $who ->
    [you] Vous avez oublié de piocher : vous jouez le prochain tour sans nouvelles cartes.
   *[other] { $seat } a oublié de piocher : son prochain tour se joue sans nouvelles cartes.
}

## Dans tous les jeux

event-reshuffled = { $cards ->
    [one] Une nouvelle pioche est formée : { $cards } carte.
   *[other] Une nouvelle pioche est formée : { $cards } cartes.
}
event-ended = { $reason ->
    [completed] { $who ->
        [you] { $count ->
            [one] Vous gagnez !
           *[other] Votre équipe gagne : { $winners } !
        }
       *[other] { $count ->
            [one] { $winners } gagne !
           *[other] { $winners } gagnent !
        }
    }
    [agreed] Partie nulle d’un commun accord.
    [stalemate] Partie nulle : pendant un tour complet, personne n’a rien pu faire.
   *[cap] Partie nulle : trop de tours sans coup joué.
}

## Ce qui s’est passé à la table, en dehors de la partie

event-sat = { $who ->
    [you] Vous prenez place.
   *[other] { $name } prend place.
}
event-stood = { $who ->
    [you] Vous quittez votre place.
   *[other] { $name } quitte la table.
}
event-began = La partie commence.
event-said = { $seat } : { $text }
event-call-raised = { $who ->
    [you] Vous signalez des paroles à table. Les autres adversaires sont consultés.
   *[other] { $seat } signale des paroles à table. Les autres adversaires sont consultés.
}
event-call-judged = { $who ->
    [you] { $agree ->
        [yes] Vous êtes d’accord.
       *[no] Vous n’êtes pas d’accord.
    }
   *[other] { $agree ->
        [yes] { $seat } est d’accord.
       *[no] { $seat } n’est pas d’accord.
    }
}
event-call-dropped = L’accusation est abandonnée.
event-undone = { $who ->
    [you] Vous reprenez un coup.
   *[other] { $seat } reprend un coup.
}
event-stood-in = { $who ->
    [you] Un bot joue pour vous jusqu’à votre retour.
   *[other] Un bot joue pour { $seat }.
}
event-returned = { $who ->
    [you] Vous êtes de retour.
   *[other] { $seat } est de retour.
}

## Ce que fait un coup

move-place = Placer en { $cell } : { $card }
move-remove = Retirer le jeton en { $cell } : { $card }
move-exchange = Échanger une carte injouable : { $card }
move-draw = Piocher
move-choose = Fixer { $line }
move-pass = Passer
move-give-up = Céder : { $card }
move-offer = Proposer la nulle
move-call = Signaler des paroles à table : { team }
move-lay = Poser { place-on } : { $card }
move-skip = Jouer Passer un tour
move-reverse = Jouer Changer de sens
move-steal-card = { $source ->
    [d] Voler la carte du dessus à { $victim }
   *[h] Voler une carte en main à { $victim }
}
move-steal-chip = Voler { chip-colour } à { $victim }
move-take = Prendre : { $card }
move-discard = Défausser : { $card }
move-end-turn = Terminer le tour
move-block = Bloquer !
move-let = Laisser passer
move-from-top = { $move } (de votre défausse)

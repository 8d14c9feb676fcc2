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
event-choice-opened = { team } doit choisir les jetons à fixer : { $lines }.
event-passed = { $who ->
    [you] Vous ne pouvez rien jouer et passez.
   *[other] { $seat } ne peut rien jouer et passe.
}
event-called = { $who ->
    [you] Vous signalez une concertation : chaque joueur de l’équipe { team } cède une carte.
   *[other] { $seat } signale une concertation : chaque joueur de l’équipe { team } cède une carte.
}
event-gave-up = { $who ->
    [you] Vous cédez { $card }.
   *[other] { $seat } cède { $card }.
}
event-offered = { $who ->
    [you] Vous proposez la nulle.
   *[other] { $seat } propose la nulle.
}

## Dans Stacks

event-laid = { $top ->
    [yes] { $who ->
        [you] Vous jouez { $card } de votre défausse { place-on }.
       *[other] { $seat } joue { $card } de sa défausse { place-on }.
    }
   *[no] { $who ->
        [you] Vous jouez { $card } { place-on }.
       *[other] { $seat } joue { $card } { place-on }.
    }
}
event-window-opened = Les autres peuvent maintenant bloquer { place-object }.
event-answered = { $block ->
    [yes] Vous répondez par une carte Blocage.
   *[no] Vous laissez passer.
}
event-blocked = { $who ->
    [you] Vous bloquez { place-object } : la pile est défaussée.
   *[other] { $seat } bloque { place-object } : la pile est défaussée.
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
    [you] Vous jouez une carte Changer de sens : on joue maintenant vers la { $direction ->
        [left] gauche
       *[right] droite
    }.
   *[other] { $seat } joue une carte Changer de sens : on joue maintenant vers la { $direction ->
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
    [you] Vous volez { $card } dans la défausse de { $victim }.
   *[other] { $whom ->
        [you] { $seat } vole { $card } dans votre défausse.
       *[other] { $seat } vole { $card } dans la défausse de { $victim }.
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
    [you] Vous volez { $card } dans la main de { $victim }.
   *[other] { $whom ->
        [you] { $seat } vole { $card } dans votre main.
       *[other] { $seat } vole { $card } dans la main de { $victim }.
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
    [you] Vous avez oublié de piocher : vous jouez votre prochain tour sans nouvelles cartes.
   *[other] { $seat } a oublié de piocher et joue son prochain tour sans nouvelles cartes.
}

## Dans tous les jeux

event-reshuffled = { $cards ->
    [one] Une nouvelle pioche est mélangée : { $cards } carte.
   *[other] Une nouvelle pioche est mélangée : { $cards } cartes.
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
    [stalemate] Partie nulle : pendant un tour de table complet, personne n’a rien pu faire.
   *[cap] Partie nulle : trop de tours de table sans coup joué.
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
    [you] Vous signalez une concertation. Les autres adversaires votent.
   *[other] { $seat } signale une concertation. Les autres adversaires votent.
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
event-call-dropped = Le signalement est abandonné.
event-undone = { $who ->
    [you] Vous annulez un coup.
   *[other] { $seat } annule un coup.
}
event-left-out = Les événements précédents ne sont pas affichés.
event-timed-out = { $who ->
    [you] Votre temps est écoulé : un bot joue ce coup à votre place.
   *[other] Le temps de { $seat } est écoulé : un bot joue ce coup.
}
event-stood-in = { $who ->
    [you] Un bot joue à votre place jusqu’à votre retour.
   *[other] Un bot joue pour { $seat }.
}
event-returned = { $who ->
    [you] Vous êtes de retour.
   *[other] { $seat } est de retour.
}
event-host-changed = { $who ->
    [you] Vous êtes maintenant l’hôte.
   *[other] { $seat } est maintenant l’hôte.
}

## Ce que fait un coup

move-place = Placer en { $cell } : { $card }
move-remove = Retirer le jeton en { $cell } : { $card }
move-exchange = Échanger une carte injouable : { $card }
move-draw = Piocher
move-choose = Garder { $line }
move-pass = Passer
move-give-up = Céder : { $card }
move-offer = Proposer la nulle
move-call = Signaler une concertation : { team }
move-lay = Jouer { place-on } : { $card }
move-skip = Jouer Passer un tour
move-reverse = Jouer Changer de sens
move-steal-card = { $source ->
    [d] Voler la carte du dessus à { $victim }
   *[h] Voler une carte en main à { $victim }
}
move-steal-chip = Voler { chip-colour } à { $victim }
move-take = Prendre : { $card }
move-discard = Défausser : { $card }
move-end-turn = Terminer votre tour
move-block = Bloquer !
move-let = Laisser passer
move-from-top = { $move } (de votre défausse)

### What happened, as a sentence of the log, and what a move does, as the label of a button.
### $who is "you" where the reader acts, $whom where the reader is the victim; $card is "a card" where it is hidden;
### $top is "yes" for a card from one's own discard pile. Where games mean different things by one kind of event,
### the name of a field of the event is added to the key.

## What happened on the board

event-placed = { $who ->
    [you] You play { $card } on { $cell }.
   *[other] { $seat } plays { $card } on { $cell }.
}
event-removed = { $who ->
    [you] You play { $card } and remove { chip-of-team } from { $cell }.
   *[other] { $seat } plays { $card } and removes { chip-of-team } from { $cell }.
}
event-exchanged = { $who ->
    [you] You exchange a dead card: { $card }.
   *[other] { $seat } exchanges a dead card: { $card }.
}
event-drew-card = { $who ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
event-draw-forfeited = { $who ->
    [you] You did not draw in time: that card is lost.
   *[other] { $seat } did not draw in time: that card is lost.
}
event-sequence-made-line = { team } completes a sequence: { $line }!
event-sequence-broken = A sequence is broken: { team }, { $line }.
event-choice-opened = { team } chooses which line to lock: { $lines }.
event-passed = { $who ->
    [you] You have nothing to play and pass.
   *[other] { $seat } has nothing to play and passes.
}
event-called = { $who ->
    [you] You call table talk: { team } pays.
   *[other] { $seat } calls table talk: { team } pays.
}
event-gave-up = { $who ->
    [you] You give up { $card }.
   *[other] { $seat } gives up { $card }.
}
event-offered = { $who ->
    [you] You offer a draw.
   *[other] { $seat } offers a draw.
}

## What happened in stacks

event-laid = { $top ->
    [yes] { $who ->
        [you] You lay { $card } from your discard pile { place-on }.
       *[other] { $seat } lays { $card } from the discard pile { place-on }.
    }
   *[no] { $who ->
        [you] You lay { $card } { place-on }.
       *[other] { $seat } lays { $card } { place-on }.
    }
}
event-window-opened = The others may now block { place-object }.
event-answered = { $block ->
    [yes] You answer with a Block.
   *[no] You let it pass.
}
event-blocked = { $who ->
    [you] You block { place-object }: the pile leaves the table.
   *[other] { $seat } blocks { place-object }: the pile leaves the table.
}
event-let-stand = Nobody blocks { place-object }.
event-sequence-made-colour = { $who ->
    [you] You complete a sequence and take { chip-colour }!
   *[other] { $seat } completes a sequence and takes { chip-colour }!
}
event-skip-played = { $who ->
    [you] You play { $card }: the next player misses a turn.
   *[other] { $seat } plays { $card }: the next player misses a turn.
}
event-reversed = { $who ->
    [you] You play a Reverse: play goes on to the { $direction ->
        [left] left
       *[right] right
    }.
   *[other] { $seat } plays a Reverse: play goes on to the { $direction ->
        [left] left
       *[right] right
    }.
}
event-turn-missed = { $who ->
    [you] You miss a turn.
   *[other] { $seat } misses a turn.
}
event-steal-played = { $who ->
    [you] You play a Steal a Card against { $victim }.
   *[other] { $whom ->
        [you] { $seat } plays a Steal a Card against you.
       *[other] { $seat } plays a Steal a Card against { $victim }.
    }
}
event-discard-stolen = { $who ->
    [you] You take { $card } from the discard pile of { $victim }.
   *[other] { $whom ->
        [you] { $seat } takes { $card } from your discard pile.
       *[other] { $seat } takes { $card } from the discard pile of { $victim }.
    }
}
event-hand-shown = { $who ->
    [you] You look at the hand of { $victim }.
   *[other] { $whom ->
        [you] { $seat } looks at your hand.
       *[other] { $seat } looks at the hand of { $victim }.
    }
}
event-card-stolen = { $who ->
    [you] You take { $card } from the hand of { $victim }.
   *[other] { $whom ->
        [you] { $seat } takes { $card } from your hand.
       *[other] { $seat } takes { $card } from the hand of { $victim }.
    }
}
event-chip-stolen = { $who ->
    [you] You steal { chip-colour } from { $victim }.
   *[other] { $whom ->
        [you] { $seat } steals { chip-colour } from you.
       *[other] { $seat } steals { chip-colour } from { $victim }.
    }
}
event-discarded = { $who ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-turn-ended = { $who ->
    [you] You end your turn without a discard.
   *[other] { $seat } ends the turn without a discard.
}
event-drew-count = { $who ->
    [you] { $count ->
        [one] You draw { $count } card.
       *[other] You draw { $count } cards.
    }
   *[other] { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
}
event-draw-forgotten = { $who ->
    [you] You forgot to draw: your next turn goes without new cards.
   *[other] { $seat } forgot to draw: the next turn goes without new cards.
}

## What happened in any game

event-reshuffled = { $cards ->
    [one] The draw pile is made anew: { $cards } card.
   *[other] The draw pile is made anew: { $cards } cards.
}
event-ended = { $reason ->
    [completed] { $who ->
        [you] { $count ->
            [one] You win!
           *[other] Your team wins: { $winners }!
        }
       *[other] { $count ->
            [one] { $winners } wins!
           *[other] { $winners } win!
        }
    }
    [agreed] A draw by agreement.
    [stalemate] A draw: in a whole round nobody could do anything.
   *[cap] A draw: too many rounds without a play.
}

## What happened at the table, besides the game

event-sat = { $who ->
    [you] You sit down.
   *[other] { $name } sits down.
}
event-stood = { $who ->
    [you] You leave your seat.
   *[other] { $name } leaves the table.
}
event-began = The game begins.
event-said = { $seat }: { $text }
event-call-raised = { $who ->
    [you] You call table talk. The other opponents are asked.
   *[other] { $seat } calls table talk. The other opponents are asked.
}
event-call-judged = { $who ->
    [you] { $agree ->
        [yes] You agree.
       *[no] You do not agree.
    }
   *[other] { $agree ->
        [yes] { $seat } agrees.
       *[no] { $seat } does not agree.
    }
}
event-call-dropped = Nothing comes of the call.
event-undone = { $who ->
    [you] You take a move back.
   *[other] { $seat } takes a move back.
}
event-stood-in = { $who ->
    [you] A bot plays for you until you are back.
   *[other] A bot plays for { $seat }.
}
event-returned = { $who ->
    [you] You are back.
   *[other] { $seat } is back.
}

## What a move does

move-place = Place on { $cell }: { $card }
move-remove = Remove the chip on { $cell }: { $card }
move-exchange = Exchange a dead card: { $card }
move-draw = Draw
move-choose = Lock { $line }
move-pass = Pass
move-give-up = Give up: { $card }
move-offer = Offer a draw
move-call = Call table talk: { team }
move-lay = Lay { place-on }: { $card }
move-skip = Play Skip
move-reverse = Play Reverse
move-steal-card = { $source ->
    [d] Steal the top card of { $victim }
   *[h] Steal a card from the hand of { $victim }
}
move-steal-chip = Steal { chip-colour } from { $victim }
move-take = Take: { $card }
move-discard = Discard: { $card }
move-end-turn = End the turn
move-block = Block!
move-let = Let it pass
# Added to the label of a move made with the top card of one's discard pile.
move-from-top = { $move } (from your discard pile)

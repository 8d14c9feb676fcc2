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
    [you] You didn’t draw in time, so that card is lost.
   *[other] { $seat } didn’t draw in time, so that card is lost.
}
event-sequence-made-line = { team } completes a sequence: { $line }!
event-sequence-broken = A sequence is broken: { team }, { $line }.
event-choice-opened = { team } must choose which chips to lock: { $lines }.
event-passed = { $who ->
    [you] You can’t play anything and pass.
   *[other] { $seat } can’t play anything and passes.
}
event-called = { $who ->
    [you] You call table talk on { team }: each of its players gives up a card.
   *[other] { $seat } calls table talk on { team }: each of its players gives up a card.
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
        [you] You play { $card } from your discard pile { place-on }.
       *[other] { $seat } plays { $card } from their discard pile { place-on }.
    }
   *[no] { $who ->
        [you] You play { $card } { place-on }.
       *[other] { $seat } plays { $card } { place-on }.
    }
}
event-window-opened = The others can now block { place-object }.
event-answered = { $block ->
    [yes] You answer with a Block.
   *[no] You let it pass.
}
event-blocked = { $who ->
    [you] You block { place-object }: the pile is discarded.
   *[other] { $seat } blocks { place-object }: the pile is discarded.
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
    [you] You play a Reverse: play now passes to the { $direction ->
        [left] left
       *[right] right
    }.
   *[other] { $seat } plays a Reverse: play now passes to the { $direction ->
        [left] left
       *[right] right
    }.
}
event-turn-missed = { $who ->
    [you] You miss a turn.
   *[other] { $seat } misses a turn.
}
event-steal-played = { $who ->
    [you] You play Steal a Card on { $victim }.
   *[other] { $whom ->
        [you] { $seat } plays Steal a Card on you.
       *[other] { $seat } plays Steal a Card on { $victim }.
    }
}
event-discard-stolen = { $who ->
    [you] You steal { $card } from { $victim }’s discard pile.
   *[other] { $whom ->
        [you] { $seat } steals { $card } from your discard pile.
       *[other] { $seat } steals { $card } from { $victim }’s discard pile.
    }
}
event-hand-shown = { $who ->
    [you] You look at { $victim }’s hand.
   *[other] { $whom ->
        [you] { $seat } looks at your hand.
       *[other] { $seat } looks at { $victim }’s hand.
    }
}
event-card-stolen = { $who ->
    [you] You steal { $card } from { $victim }’s hand.
   *[other] { $whom ->
        [you] { $seat } steals { $card } from your hand.
       *[other] { $seat } steals { $card } from { $victim }’s hand.
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
    [you] You end your turn without discarding.
   *[other] { $seat } ends their turn without discarding.
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
    [you] You forgot to draw, so you play your next turn without new cards.
   *[other] { $seat } forgot to draw and plays the next turn without new cards.
}

## What happened in any game

event-reshuffled = { $cards ->
    [one] A new draw pile is shuffled: { $cards } card.
   *[other] A new draw pile is shuffled: { $cards } cards.
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
    [agreed] Draw by agreement.
    [stalemate] Draw: for a whole round nobody could make a move.
   *[cap] Draw: too many rounds without a play.
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
    [you] You call table talk. The other opponents are voting on it.
   *[other] { $seat } calls table talk. The other opponents are voting on it.
}
event-call-judged = { $who ->
    [you] { $agree ->
        [yes] You agree.
       *[no] You don’t agree.
    }
   *[other] { $agree ->
        [yes] { $seat } agrees.
       *[no] { $seat } doesn’t agree.
    }
}
event-call-dropped = The call is dropped.
event-undone = { $who ->
    [you] You undo a move.
   *[other] { $seat } undoes a move.
}
event-left-out = Earlier events aren’t shown.
event-timed-out = { $who ->
    [you] Your time is up: a bot makes this move for you.
   *[other] { $seat }’s time is up: a bot makes this move.
}
event-stood-in = { $who ->
    [you] A bot will play for you until you’re back.
   *[other] A bot is playing for { $seat }.
}
event-returned = { $who ->
    [you] You’re back.
   *[other] { $seat } is back.
}
event-host-changed = { $who ->
    [you] You’re the host now.
   *[other] { $seat } is the host now.
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
move-call = Call table talk on { team }
move-lay = Play { place-on }: { $card }
move-skip = Play Skip
move-reverse = Play Reverse
move-steal-card = { $source ->
    [d] Steal { $victim }’s top discard
   *[h] Steal a card from { $victim }’s hand
}
move-steal-chip = Steal { chip-colour } from { $victim }
move-take = Take: { $card }
move-discard = Discard: { $card }
move-end-turn = End your turn
move-block = Block!
move-let = Let it pass
# Added to the label of a move made with the top card of one's discard pile.
move-from-top = { $move } (from your discard pile)

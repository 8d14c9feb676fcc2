"""Puzzles line by line: the position, the task, and the answers of a person or a script."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from knaves.game import AmbiguousMove, GameError, IllegalMove, View
from knaves.puzzles import Puzzle, next_puzzle
from knaves.puzzles.progress import Progress
from knaves.terminal.console import Console
from knaves.terminal.plain_game import MAX_LISTED_MOVES, QUIT, YES
from knaves.terminal.presenters import presenter_for
from knaves.terminal.presenters.base import RenderContext
from knaves.words import Words, error_sentence, game_name, hint_sentence

SKIP_WORDS = ("next", "skip", "n")


class PuzzleSolver:
    """Shows puzzles and judges the answers."""

    def __init__(self, words: Words, console: Console, progress: Progress, path: Path, today: date) -> None:
        self.words, self._console, self._say = words, console, console.say
        self._progress, self._path, self._today = progress, path, today

    async def solve(self, puzzle: Puzzle | None, *, is_daily: bool, kind: str | None = None) -> None:
        """Solve this puzzle, and then as many as a person likes."""
        while puzzle is not None:
            outcome = await self._solve(puzzle, is_daily=is_daily)
            if outcome == "quit" or not self._console.interactive:
                return
            if outcome != "next" and not await self._wants_more():
                return
            seen = {*self._progress.solved, puzzle.id}
            puzzle = next_puzzle(puzzle.game, difficulty=puzzle.difficulty, kind=kind, solved=seen)
            is_daily = False
        self._say(self.words.say("puzzle-all-solved"))

    async def _wants_more(self) -> bool:
        self._console.ask(self.words.say("puzzle-again"))
        line = await self._console.read_line()
        return line is not None and line.strip().lower() in ("", *YES, *SKIP_WORDS)

    async def _solve(self, puzzle: Puzzle, *, is_daily: bool) -> str:
        """Ask until the puzzle is solved or given up: `solved`, `shown`, `next` or `quit`."""
        say = self.words.say
        title = say("puzzle-daily" if is_daily else "puzzle-title", game=game_name(self.words, puzzle.game))
        self._say(f"{title} – {puzzle.id} ({say('puzzle-difficulty', difficulty=puzzle.difficulty)})")
        step: int | None = 0
        shown = -1
        while step is not None:
            if shown != step:
                self._show(puzzle, step)
                shown = step
            self._console.ask(say("puzzle-ask"))
            line = await self._console.read_line()
            word = "quit" if line is None else line.strip().lower()
            if word in QUIT:
                return "quit"
            if word in SKIP_WORDS:
                return "next"
            if word == "solution":
                self._show_solution(puzzle, step)
                return "shown"
            if word:
                step = self._answer(puzzle, step, line or "", word)
        self._progress.add(puzzle.id, self._today, is_daily=is_daily)
        self._progress.write(self._path)
        if is_daily:
            self._say(say("puzzle-streak", count=self._progress.streak(self._today)))
        return "solved"

    def _show(self, puzzle: Puzzle, step: int) -> None:
        view = puzzle.plan[step].view
        context, presenter = self._context(view), presenter_for(view)
        self._say(presenter.drawing(view))
        for seat in range(view.seats):
            state = ", ".join(
                filter(None, (presenter.side_label(context, seat), presenter.describe_seat(context, seat)))
            )
            self._say(self.words.pair(context.names[seat], state))
        for sentence in presenter.situation(context):
            self._say(sentence)
        cards = [f"{'^' if held.from_pile else ''}{held.card}" for held in presenter.cards(view)]
        self._say(self.words.pair(self.words.say("table-hand"), ", ".join(cards)))
        self._say(self.words.say(f"puzzle-goal-{puzzle.kind}", plays=puzzle.plays))

    def _context(self, view: View) -> RenderContext:
        names = {
            seat: self.words.say("lobby-seat-you" if seat == view.seat else "lobby-seat", number=seat + 1)
            for seat in range(view.seats)
        }
        return RenderContext(view, self.words, names)

    def _answer(self, puzzle: Puzzle, step: int, line: str, word: str) -> int | None:
        """The next step after a line: the same one if it was no right move."""
        view = puzzle.plan[step].view
        if word in ("?", "help"):
            self._say(self.words.say("puzzle-help"))
            for code in presenter_for(view).codes(self.words):
                self._say(code)
        elif word == "moves":
            self._say(" ".join(map(str, view.legal)))
        elif word == "board":
            self._show(puzzle, step)
        elif word == "hint":
            self._hint(puzzle, step)
        else:
            return self._try(puzzle, step, line)
        return step

    def _hint(self, puzzle: Puzzle, step: int) -> None:
        """Name the card that is needed, if it is not obvious anyway."""
        move = next(iter(puzzle.plan[step].accepted))
        held = presenter_for(puzzle.view).card_of(move)
        if held is None:
            self._say(self.words.say("puzzle-hint-think"))
        else:
            self._say(self.words.say("puzzle-hint-card", card=f"{'^' if held.from_pile else ''}{held.card}"))

    def _try(self, puzzle: Puzzle, step: int, line: str) -> int | None:
        say = self.words.say
        try:
            move = puzzle.plan[step].view.read(line)
            answer = puzzle.check(move, step)
        except AmbiguousMove as error:
            moves = " ".join(map(str, error.moves[:MAX_LISTED_MOVES]))
            self._say(say("term-ambiguous", typed=line, moves=moves, count=len(error.moves)))
            return step
        except IllegalMove as error:
            self._say(error_sentence(self.words, "illegal", error.rule))
            return step
        except GameError:
            self._say(say("term-unreadable", typed=line[:40]))
            return step
        if not answer.right:
            self._say(say("puzzle-wrong"))
            return step
        self._say(say("puzzle-solved" if answer.solved else "puzzle-right"))
        self._say(self._reason(puzzle, step, move))
        if answer.solved and (chances := self._chances(puzzle)):
            self._say(chances)
        return answer.step

    def _show_solution(self, puzzle: Puzzle, step: int) -> None:
        number: int | None = step
        while number is not None:
            move, following = next(iter(puzzle.plan[number].accepted.items()))
            label = self._context(puzzle.plan[number].view).label(move)
            self._say(f"{move}: {label}. {self._reason(puzzle, number, move)}")
            number = following
        if chances := self._chances(puzzle):
            self._say(chances)

    def _reason(self, puzzle: Puzzle, step: int, move: object) -> str:
        view = puzzle.plan[step].view
        context = self._context(view)
        reason = puzzle.explain(move, step)  # type: ignore[arg-type]
        return hint_sentence(self.words, reason, context.names, context.sides)

    def _chances(self, puzzle: Puzzle) -> str:
        if puzzle.chance is None or puzzle.next_chance is None:
            return ""
        best, other = round(100 * puzzle.chance), round(100 * puzzle.next_chance)
        return self.words.say("puzzle-chances", best=best, other=other)

"""`knaves rules`: the rules by id, and the options of a game."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from knaves.cli.common import Commands, read_language, replace_unencodable
from knaves.errors import SetupError
from knaves.extras import missing_modules
from knaves.games import GAMES
from knaves.rulebook import Rule, all_rules, find_rule

if TYPE_CHECKING:  # needs packages of an extra
    from knaves.words import Words

LISTED_WIDTH = 100
"""Characters of a rule in the list of all."""


def add_commands(commands: Commands) -> None:
    """Add the command."""
    sub = commands.add(
        "rules", _rules, "explain rules by their ids, or list the options of a game", "knaves rules C15 G31 --lang de"
    )
    sub.add_argument(
        "what",
        metavar="ID",
        nargs="*",
        help=f"ids of rules, such as C15, or one game: {', '.join(GAMES.own)} (default: list all rules)",
    )
    sub.add_argument("--lang", metavar="XX", help="language: en, da, de, es, fr, it, nl, pl or pt")
    sub.add_argument("--json", action="store_true", help="print JSON")


def _rules(args: argparse.Namespace) -> int:
    replace_unencodable()
    if len(args.what) == 1 and args.what[0] in GAMES:
        return _options(args.what[0], as_json=args.json)
    words = _read_words(args.lang)
    rules = [find_rule(name) for name in args.what] or list(all_rules().values())
    if args.json:
        print(json.dumps([_data(rule, words) for rule in rules], indent=2, ensure_ascii=False))
    elif args.what:
        print("\n\n".join("\n".join(_explanation(rule, words)) for rule in rules))
    else:
        for rule in rules:
            short = rule.text if len(rule.text) <= LISTED_WIDTH else f"{rule.text[: LISTED_WIDTH - 1].rstrip()}…"
            print(f"{rule.id:<4} {short}")
    return 0


def _read_words(language: str | None) -> Words | None:
    """The messages; None if the package for them is missing and English will do, as in docs/rules.md."""
    if "fluent" not in missing_modules("terminal"):
        from knaves.words import Words

        return Words(read_language(language))
    if language not in (None, "en"):
        raise SetupError("other languages than English need a package: pip install 'knaves[terminal]'")
    return None


def _sentences(rule: Rule, words: Words | None) -> list[dict[str, str]]:
    """What the pages of the rule's games say about it."""
    if words is None:
        return []
    from knaves.words import explain_rule

    return [
        {"game": game, "heading": heading, "text": text}
        for game in rule.games
        for heading, text in explain_rule(words, rule.id, game)
    ]


def _data(rule: Rule, words: Words | None) -> dict[str, Any]:
    return {"id": rule.id, "games": rule.games, "text": rule.text, "sentences": _sentences(rule, words)}


def _explanation(rule: Rule, words: Words | None) -> list[str]:
    """The rule in the reader's language, as the rule pages put it, and its exact wording."""
    if words is None:
        return [f"{rule.id}  {', '.join(rule.games)}", rule.text]
    from knaves.words import game_name

    said = _sentences(rule, words)
    headings = dict.fromkeys(one["heading"] for one in said)
    games = ", ".join(game_name(words, game) for game in rule.games)
    return [
        f"{rule.id}  {games}{''.join(f' · {heading}' for heading in headings)}",
        *dict.fromkeys(one["text"] for one in said),
        words.pair(words.say("rulebook-wording"), rule.text),
    ]


def _options(name: str, *, as_json: bool) -> int:
    game = GAMES[name]
    table = game.Options.table()
    if as_json:
        options = [{**vars(spec), "values": list(spec.values), "rules": spec.rules.split()} for spec in table]
        print(json.dumps({"game": game.name, "seats": list(game.seat_counts), "options": options}, indent=2))
        return 0
    print(f"{game.name} is for {', '.join(map(str, game.seat_counts))} players. Options, with the default first:\n")
    for spec in table:
        print(f"{spec.name} = {' | '.join(spec.values)}\n    {spec.says} [{spec.rules}]")
    if game.name in GAMES.own:
        print("\n`knaves rules ID` explains a rule in brackets.")
    return 0

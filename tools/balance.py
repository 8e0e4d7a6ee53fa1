"""Measure the balance of a game: wins by order of play and by strategy.

`python -m tools.balance GAME --players greedy --seats 3 --matches 1000 --out DIR` plays matches of one bot
against itself and appends one line of JSON for each to a file in DIR; matches already in the file are not
played again. Then it prints tables over all matches: length, scores, wins by player and by place in the order
of play, and how much each player had of several items (scoring fields, rows of advances).

Different players, as in `--players builder,trader,expander`, play every deal once with each rotation of the
seats. A player is a bot, one of the plans in `tools.plans`, or a class by its import path.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from saecula.arena.intervals import Sample, mean_over_deals, rate_over_deals
from saecula.arena.stats import deviation, mean, wilson
from saecula.bots import Bot, check_player, make_bot, make_player, play_match
from saecula.core import flow
from saecula.core.actions import rule_id
from saecula.core.game import Game
from saecula.core.points import Points
from saecula.core.position import Action
from saecula.core.secrecy import Seen
from saecula.games import game as game_of
from tools.match_cache import play_missing
from tools.plans import PLANS

Facts = dict[str, int]  # how much of each item a seat had

ROUND: Final = "round_began"  # the journal line at the start of every round


class Finished(msgspec.Struct, frozen=True):
    """One match; all lists are indexed by place in the order of play."""

    seed: str
    deal: str  # matches of one deal begin alike
    players: list[str]
    choices: int
    rounds: int
    scores: list[Points]
    wins: list[float]  # a shared win is split
    facts: list[dict[str, Facts]]  # by question


def lines_of(line: str, thing: str, worth: str = "") -> Callable[[Game[Any], Any, int], Facts]:
    """Count from the journal how often a line names each item, or sum up its numbers."""

    def facts(game: Game[Any], g: Any, seat: int) -> Facts:
        names = list(game.lines[line])
        at, number = names.index(thing), names.index(worth) if worth else -1
        found: Counter[str] = Counter()
        for key, *told in g.journal:
            if key == line and told[0] == seat:
                found[told[at]] += told[number] if worth else 1
        return dict(found)

    return facts


def rows(_game: Game[Any], g: Any, seat: int) -> Facts:
    """Return the level reached in each row of advances."""
    steps = zip(g.content.board.rows, g.empires[seat].steps, strict=True)
    return {row: level for row, level in steps if level}


def civilization(_game: Game[Any], g: Any, seat: int) -> Facts:
    """Return the civilization that a seat plays."""
    return {g.civs[seat].civilization: 1}


def beginning(_game: Game[Any], g: Any, seat: int) -> Facts:
    """Return the advance that a seat started with."""
    return next({told[1]: 1} for key, *told in g.journal if key == "advanced" and told[0] == seat)


QUESTIONS: Final[Mapping[str, Mapping[str, Callable[[Game[Any], Any, int], Facts]]]] = {
    "historia": {},
    "sands_of_time": {
        "field (cards scored)": lines_of("chronicle_scored", "field"),
        "field (VP)": lines_of("chronicle_scored", "field", "vp"),
        "first advance": beginning,
        "row (level reached)": rows,
        "advance": lines_of("advanced", "advance"),
    },
    "through_the_ages": {},
    "clash_of_cultures": {"civilization": civilization},
    "seven_ages": {
        "event": lines_of("event_played", "card"),
        "artifact": lines_of("artifact_played", "card"),
    },
}


class Pairing(NamedTuple):
    """A match to play: its seed, the seed of the deal, and the players by seat."""

    seed: str
    deal: str
    players: tuple[str, ...]


def pairings(players: tuple[str, ...], seed: str) -> Iterator[Pairing]:
    """Yield matches endlessly; different players play each deal once per rotation of the seats."""
    rotations = range(len(players) if len(set(players)) > 1 else 1)
    for number in count():
        deal = f"{seed}:{number}"
        for turn in rotations:
            seed_ = f"{deal}:{turn}" if turn else deal
            yield Pairing(seed_, deal, (*players[turn:], *players[:turn]))


def path_of(player: str) -> str:
    """Return the name under which bots know a player; plans are classes."""
    return f"{PLANS[player].__module__}:{PLANS[player].__name__}" if player in PLANS else player


class PartlyRandom:
    """Plays as another bot does, but makes some decisions at random."""

    def __init__(self, bot: Bot, lots: Bot, drawn: Collection[str]) -> None:
        self.name: Final = bot.name
        self._bot = bot
        self._lots = lots
        self._drawn = drawn

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:
        """Draw an option if the decision is one of those to be drawn; else let the bot choose."""
        frame = flow.ask_of(seen.position, seen.seat)
        chance = frame is not None and rule_id(frame) in self._drawn
        return (self._lots if chance else self._bot).choose(seen, options)


def play(game: Game[Any], pairing: Pairing, content: Any, drawn: list[str]) -> Finished:
    """Play one match; decisions named in `drawn` are made at random."""
    seed, deal, players = pairing
    seats = len(players)
    bots = [make_player(path_of(name), game, f"{seed}:{seat}") for seat, name in enumerate(players)]
    lots = make_bot("random", game, seed)
    played = play_match(
        game, [PartlyRandom(bot, lots, drawn) for bot in bots], deal, content=content, journal=True
    )
    g = played.position
    first, _ = played.choices[0]
    result = game.result(g)
    order = [(first + i) % seats for i in range(seats)]
    winners = result.winners
    questions = QUESTIONS[game.id]
    return Finished(
        seed=seed,
        deal=deal,
        players=[players[seat] for seat in order],
        choices=len(played.choices),
        rounds=sum([told[0] == ROUND for told in g.journal]),
        scores=[result.scores[seat] for seat in order],
        wins=[1 / len(winners) if seat in winners else 0.0 for seat in order],
        facts=[{name: ask(game, g, seat) for name, ask in questions.items()} for seat in order],
    )


def table(heads: Iterable[str], rows_: Iterable[Iterable[object]]) -> str:
    """Format a table in Markdown."""
    heads = list(heads)
    lines = [heads, ["---"] * len(heads), *[[str(cell) for cell in row] for row in rows_]]
    return "\n".join(["| " + " | ".join(line) + " |" for line in lines])


def rate(wins: float, matches: int) -> str:
    """Format a win rate with its 95 % interval."""
    low, high = wilson(wins, matches)
    return f"{100 * wins / max(matches, 1):.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def quantiles(values: Sequence[Points]) -> str:
    """Return minimum, lower quartile, median, upper quartile and maximum."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return " / ".join([str(ordered[round(last * part / 4)]) for part in range(5)])


def names_of(played: list[Finished]) -> list[str]:
    """Return all players, each once."""
    return list(dict.fromkeys([name for one in played for name in sorted(one.players)]))


def by_player(played: list[Finished]) -> str:
    """Tabulate wins and scores of each player over all its seats; intervals count deals."""
    deals = {deal: number for number, deal in enumerate(dict.fromkeys([one.deal for one in played]))}
    lines = []
    for name in names_of(played):
        sat = [(one, [at for at, player in enumerate(one.players) if player == name]) for one in played]
        won = Sample([(deals[one.deal], sum([one.wins[at] for at in places])) for one, places in sat])
        scored = Sample([(deals[one.deal], one.scores[at]) for one, places in sat for at in places])
        wins, score = rate_over_deals(won), mean_over_deals(scored)
        lines.append(
            [
                name,
                f"{scored.count / len(played):g}",
                f"{100 * wins.mean:.1f} % ({100 * (wins.low or 0):.1f}–{100 * (wins.high or 0):.1f})",
                f"{score.mean:.1f}" + (f" ± {score.high - score.mean:.1f}" if score.high is not None else ""),
            ]
        )
    return table(["player", "seats", "matches won", "mean score"], lines)


def report(played: list[Finished]) -> str:
    """Return all tables."""
    seats = len(played[0].scores)
    scores = [score for one in played for score in one.scores]
    best = [max(one.scores) for one in played]
    parts = [
        table(
            ["", "mean ± deviation", "least / quarters / most"],
            [
                [name, f"{mean(values):.1f} ± {deviation(values):.1f}", quantiles(values)]
                for name, values in (
                    ("score", scores),
                    ("score of the winner", best),
                    ("rounds", [one.rounds for one in played]),
                    ("decisions", [one.choices for one in played]),
                )
            ],
        ),
        by_player(played),
        table(
            ["place in order", "wins", "mean score"],
            [
                [
                    place + 1,
                    rate(sum([one.wins[place] for one in played]), len(played)),
                    f"{mean([one.scores[place] for one in played]):.1f}",
                ]
                for place in range(seats)
            ],
        ),
    ]
    return "\n\n".join([*parts, *[question(played, name) for name in played[0].facts[0]]])


def question(played: list[Finished], name: str) -> str:
    """Tabulate each item: how much of it players, winners and others had, and how often its owners won."""
    sat = [
        (player, facts[name], share)
        for one in played
        for player, facts, share in zip(one.players, one.facts, one.wins, strict=True)
    ]
    won = sum([share for _, _, share in sat])
    players = names_of(played)
    lines = []
    for thing in sorted({thing for _, facts, _ in sat for thing in facts}):
        having = [(facts[thing], share) for _, facts, share in sat if facts.get(thing)]
        winners = sum([number * share for number, share in having])
        others = sum([number * (1 - share) for number, share in having])
        means = [mean([facts.get(thing, 0) for player, facts, _ in sat if player == one]) for one in players]
        lines.append(
            [
                thing,
                f"{100 * len(having) / len(sat):.0f} %",
                *[f"{number:.2f}" for number in (*means, winners / won, others / (len(sat) - won))],
                rate(sum([share for _, share in having]), len(having)),
            ]
        )
    heads = [name, "seats that had it", *[f"by {player}" for player in players]]
    return table([*heads, "by winners", "by others", "wins of those who had it"], lines)


def main() -> None:
    """Play the missing matches, then print the tables."""
    parser = argparse.ArgumentParser(prog="tools.balance", description=__doc__)
    parser.add_argument("game", choices=list(QUESTIONS))
    parser.add_argument(
        "--players", default="greedy", help="names separated by commas; repeated to fill the seats"
    )
    parser.add_argument("--seats", type=int, help="default: one per name")
    parser.add_argument("--matches", type=int, required=True)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--drawn", nargs="*", default=[], help="decisions made at random")
    parser.add_argument("--content", type=Path, help="folder with other content to compare")
    given = parser.parse_args()
    game = game_of(given.game)
    content = game.load_content(given.content)
    names = given.players.split(",")
    seats = given.seats or len(names)
    players = tuple([names[seat % len(names)] for seat in range(seats)])
    for name in players:
        check_player(path_of(name))
    if len(names) > seats:
        parser.error(f"{len(names)} players do not fit on {seats} seats")
    what = [game.id, *[name.replace(":", ".") for name in names], str(seats)]
    what += [given.content.name] if given.content else []
    played = play_missing(
        given.out / f"{'-'.join(what)}.jsonl",
        Finished,
        {
            pairing.seed: partial(play, game, pairing, content, given.drawn)
            for pairing in islice(pairings(players, given.seed), given.matches)
        },
    )
    print(f"{game.title}, {', '.join(players)}, {len(played)} matches\n\n{report(played)}")


if __name__ == "__main__":
    main()

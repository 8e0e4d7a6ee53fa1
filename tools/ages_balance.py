"""Measure the balance of 7 Ages: glory of each empire by age, and how often there is an empire to found.

`python -m tools.ages_balance --players greedy --seats 2 --matches 100 --out DIR` plays matches of bots and
appends one line of JSON for each to a file in DIR; matches already in the file are not played again. At the
end of every round it notes what the symbols of each empire have brought, and which players have room for an
empire and could found one. `tools.ages_balance:Thumb` is a player who follows the rules of thumb alone.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from saecula.arena.stats import mean
from saecula.bots import check_player, make_player, turns
from saecula.bots.policies import usual_answer
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Action
from saecula.core.secrecy import Seen
from saecula.games import game as game_of
from saecula.games.seven_ages.manner import founding
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import forces
from saecula.games.seven_ages.rules.areas import age_of, controlled, empires_of, in_play, lead
from saecula.games.seven_ages.rules.markers import empire_limit
from saecula.games.seven_ages.rules.standings import Standings
from saecula.games.seven_ages.words import AGES
from tools.balance import quantiles, table
from tools.match_cache import play_missing

FEW: Final = 8  # rounds of an empire in an age, below which its mean says nothing
MOST: Final = 2.0  # times the mean of an age that no empire should score


class Score(msgspec.Struct, frozen=True):
    """What an empire had at the end of a round."""

    age: int  # of the most advanced empire
    empire: str
    glory: int
    areas: int
    waters: int
    ships: int


class Room(msgspec.Struct, frozen=True):
    """A player with room for an empire at the beginning of a round."""

    age: int
    ready: bool  # whether one could be founded


class Watched(msgspec.Struct, frozen=True):
    """Observations of one match."""

    seed: str
    rounds: int
    glory: list[int]
    scores: list[Score]
    rooms: list[Room]


class Thumb:
    """Plays by the rules of thumb, as rollouts do."""

    name: Final = "thumb"

    def __init__(self, game: Game[Any], seed: str) -> None:
        self._game = game
        self._rng = Random(seed)

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:
        """Return the usual answer, or what the rule of thumb prefers."""
        g, seat = seen.position, seen.seat
        frame, policy = flow.ask_of(g, seat), self._game.rollout_policy
        assert frame is not None  # a seat with options is asked
        assert policy is not None  # 7 Ages has one
        return usual_answer(self._game, g, seat) or policy(g, seat, frame, options, self._rng)


class Watch:
    """Watches a match round by round."""

    def __init__(self) -> None:
        self.scores: list[Score] = []
        self.rooms: list[Room] = []
        self._round = 1

    def note(self, g: SevenAges) -> None:
        """Note what there is when a new round has begun."""
        if g.round != self._round:
            self._round = g.round
            self._note_scores(g)
            self._note_rooms(g)

    def _note_scores(self, g: SevenAges) -> None:
        standing, now = Standings(g), age_of(g.content, max(lead(g), 1))
        for slot in in_play(g):
            empire = g.empires[slot]
            card, areas = g.content.cards[empire.card], controlled(g, empire)
            waters = (areas & ~g.content.land).bit_count()
            ships = forces.in_realm(empire, "naval")
            self.scores.append(Score(now, card.id, standing.glory(slot), areas.bit_count(), waters, ships))

    def _note_rooms(self, g: SevenAges) -> None:
        now = age_of(g.content, max(lead(g), 1))
        for seat in range(g.seats):
            if len(empires_of(g, seat)) < empire_limit(g):
                self.rooms.append(Room(now, founding.best_card(g, seat) > 0))


def play(game: Game[Any], players: Sequence[str], options: dict[str, Any], seed: str) -> Watched:
    """Play and watch one match."""
    bots = [make_player(name, game, f"{seed}:{seat}") for seat, name in enumerate(players)]
    g: SevenAges = game.start(len(players), seed, options)
    watch = Watch()
    for _ in turns(game, g, dict(enumerate(bots))):
        watch.note(g)
    return Watched(seed, g.round, [player.glory for player in g.players], watch.scores, watch.rooms)


def report(watched: Sequence[Watched]) -> str:
    """Return all tables."""
    scores = [score for one in watched for score in one.scores]
    rooms = [room for one in watched for room in one.rooms]
    glory = [glory for one in watched for glory in one.glory]
    rounds = [one.rounds for one in watched]
    parts = [
        table(
            ["", "mean", "least / quarters / most"],
            [
                ["rounds", f"{mean(rounds):.1f}", quantiles(rounds)],
                ["glory of a player", f"{mean(glory):.1f}", quantiles(glory)],
            ],
        ),
        by_age(scores, rooms),
        by_empire(scores),
    ]
    return "\n\n".join(parts)


def by_age(scores: Sequence[Score], rooms: Sequence[Room]) -> str:
    """Tabulate each age: its empires, and how often who had room could found one."""
    rows = []
    for age in range(1, AGES + 1):
        here = [score for score in scores if score.age == age]
        there = [room.ready for room in rooms if room.age == age]
        if here:
            rows.append(
                [
                    age,
                    len(here),
                    f"{mean([score.glory for score in here]):.2f}",
                    f"{mean([score.areas for score in here]):.1f}",
                    f"{mean([score.waters for score in here]):.1f}",
                    f"{mean([score.ships for score in here]):.1f}",
                    len(there),
                    f"{100 * sum(there) / len(there):.0f} %" if there else "",
                ]
            )
    heads = ["age", "rounds of empires", "glory a round", "areas", "waters", "ships"]
    return table([*heads, "rounds of players with room", "could found"], rows)


def by_empire(scores: Sequence[Score]) -> str:
    """Tabulate each empire by age: its glory a round, compared with the mean of the age."""
    found: dict[tuple[str, int], list[Score]] = defaultdict(list)
    for score in scores:
        found[score.empire, score.age].append(score)
    means = {
        age: mean([score.glory for score in scores if score.age == age])
        for age in {score.age for score in scores}
    }
    rows = []
    for (empire, age), here in found.items():
        if len(here) >= FEW and means[age] > 0:
            share = mean([score.glory for score in here]) / means[age]
            waters, ships = mean([score.waters for score in here]), mean([score.ships for score in here])
            mark = "**" if share > MOST else ""
            told = [f"{mark}{share:.2f}{mark}", f"{waters:.1f}", f"{ships:.1f}"]
            rows.append((-share, [empire, age, len(here), *told]))
    heads = ["empire", "age", "rounds", "glory by the mean of the age", "waters", "ships"]
    return table(heads, [row for _, row in sorted(rows, key=lambda one: one[0])])


def main() -> None:
    """Play the missing matches, then print the tables."""
    parser = argparse.ArgumentParser(prog="tools.ages_balance", description=__doc__)
    parser.add_argument("--players", default="greedy", help="names separated by commas; repeated for seats")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, required=True)
    parser.add_argument("--end", default="full", help="the option of this name")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    game = game_of("seven_ages")
    names = given.players.split(",")
    players = [check_player(names[seat % len(names)]) for seat in range(given.seats)]
    options = {"end": given.end, "total_history": True}
    game.options(given.seats, options)
    path = given.out / f"seven_ages-{'-'.join(players).replace(':', '.')}-{given.end}.jsonl"
    seeds = [f"{given.seed}:{index}" for index in range(given.matches)]
    watched = play_missing(
        path, Watched, {seed: partial(play, game, players, options, seed) for seed in seeds}
    )
    print(f"{game.title}, {', '.join(players)}, {len(watched)} matches\n\n{report(watched)}")


if __name__ == "__main__":
    main()

"""Render summaries and standings as tables for the terminal."""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from saecula.arena.intervals import Estimate
from saecula.arena.simulate import PlayerSummary, Summary
from saecula.arena.standings import PlayerStanding, Standings

MAX_NAME_WIDTH: Final = 12  # longer player names are folded


def draw_summary(summary: Summary) -> Group:
    """Draw wins, scores and places of each player, then match length and speed."""
    plan = summary.plan
    title = Text(f"{plan.game}: {plan.matches} matches, {plan.seats} seats, seed {plan.seed}", style="bold")
    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    table.add_column("player", overflow="fold", min_width=_width([player.name for player in summary.players]))
    for name in ("seats", "wins", "win rate", "95 %", "even", "score"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("places")
    for player in summary.players:
        table.add_row(*_row(player))
    length = (
        f"{summary.choices_mean:.0f} choices per match ({summary.choices_least} to {summary.choices_most}), "
        f"{summary.choices} in {summary.seconds:.1f} s: {summary.choices_per_second:,.0f} per second, "
        f"{summary.jobs} job{'s' if summary.jobs > 1 else ''}"
    )
    return Group(title, table, Text(length))


def _row(player: PlayerSummary) -> list[str]:
    places = " ".join([f"{place}:{count}" for place, count in player.places.items()])
    return [
        player.name,
        str(player.seats),
        f"{player.wins:g}" if player.wins == int(player.wins) else f"{player.wins:.1f}",
        f"{player.win_rate:.1%}",
        f"{100 * player.win_rate_low:.1f}–{player.win_rate_high:.1%}",
        f"{player.even_share:.1%}",
        f"{player.score_mean:.1f} ± {player.score_deviation:.1f}",
        places,
    ]


def draw_standings(standings: Standings) -> Group:
    """Draw players, best first, then seats, match length and speed."""
    tournament = standings.tournament
    title = Text(
        f"{tournament.game}: {standings.matches} matches of {standings.deals} deals, "
        f"{tournament.seats} seats, seed {tournament.seed}",
        style="bold",
    )
    players = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    players.add_column(
        "player", overflow="fold", min_width=_width([player.name for player in standings.players])
    )
    for name in ("win rate, 95 %", "place", "score", "rating", "ms"):
        players.add_column(name, justify="right", no_wrap=True)
    for player in standings.players:
        players.add_row(*_standing(player))
    seats = ", ".join([f"{seat.win_rate.mean:.1%}{_between(seat.win_rate)}" for seat in standings.seats])
    choices = standings.choices
    length = (
        f"{choices.mean:.0f} choices per match ({choices.least:.0f} to {choices.most:.0f}), "
        f"{standings.speed.choices_per_second:,.0f} per second in one process"
    )
    notes = [Text(note, style="italic") for note in standings.notes]
    return Group(title, players, Text(f"wins by seat: {seats}"), Text(length), *notes)


def _width(names: list[str]) -> int:
    """Return the width of the name column; long names, as of modules, are folded."""
    return min(max([len(name) for name in names]), MAX_NAME_WIDTH)


def _between(estimate: Estimate) -> str:
    if estimate.low is None or estimate.high is None:
        return ""
    return f" ({100 * estimate.low:.1f}–{100 * estimate.high:.1f})"


def _standing(player: PlayerStanding) -> list[str]:
    rate, rating = player.win_rate, player.rating
    return [
        player.name,
        f"{rate.mean:.1%}{_between(rate)}",
        f"{player.place.mean:.2f}{_reach(player.place, 2)}",
        f"{player.score.mean:.1f}{_reach(player.score, 1)}",
        f"{rating.mean:.1f} ± {rating.deviation:.1f}" if rating is not None else "",
        f"{1000 * player.seconds_per_choice:.2g}",
    ]


def _reach(estimate: Estimate, digits: int) -> str:
    """Format half the width of a symmetric interval."""
    return "" if estimate.high is None else f" ± {estimate.high - estimate.mean:.{digits}f}"

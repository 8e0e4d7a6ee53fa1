"""Results of the arena as tables for people."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from saecula.arena.simulate import PlayerSummary, Summary


def draw_summary(summary: Summary) -> Group:
    """Wins, scores and places of each player, then length and speed."""
    plan = summary.plan
    title = Text(f"{plan.game}: {plan.matches} matches, {plan.seats} seats, seed {plan.seed}", style="bold")
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("player")
    for name in ("seats", "wins", "win rate", "95 %", "even", "score"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("places")
    for player in summary.players:
        table.add_row(*_row(player))
    length = (
        f"{summary.choices_mean:.0f} choices a match ({summary.choices_least} to {summary.choices_most}), "
        f"{summary.choices} in {summary.seconds:.1f} s: {summary.choices_per_second:,.0f} a second, "
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

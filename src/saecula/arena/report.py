"""Write the results of a tournament as one self-contained HTML page with tables and plots."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from saecula.arena.intervals import Estimate
from saecula.arena.plots import histograms, interval_text, intervals, lines, number, percent
from saecula.arena.ratings import Rating
from saecula.arena.runner import Outcome
from saecula.arena.standings import PlayerStanding, Standings

TWO_SIDED_95: Final = 1.96

STYLE: Final = """
:root { color-scheme: light dark; --ink: #222; --paper: #fdfcf9; --faint: #d9d4c8; --strong: #6b4f2a;
  --s0: #2f6690; --s1: #b5532c; --s2: #4b7f52; --s3: #8a4f7d; --s4: #b08a1e; --s5: #3a8f8a; --s6: #a33a4a;
  --s7: #6b6b6b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e4da; --paper: #1d1b18; --faint: #45403a; --strong: #d9b382;
    --s0: #7fb2dc; --s1: #e59a74; --s2: #93c79a; --s3: #cf9ac3; --s4: #e0bf60; --s5: #83cbc6; --s6: #e88b98;
    --s7: #b0b0b0; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 68rem;
  margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-weight: 600; line-height: 1.2; } h2 { margin-top: 2.5rem; color: var(--strong); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--faint); }
th:first-child, td:first-child { text-align: left; }
td.ahead { background: color-mix(in srgb, var(--s2) calc(var(--share) * 60%), transparent); }
svg { display: block; width: 100%; height: auto; margin: .5rem 0; }
figure { margin: 1rem 0; } figcaption { font-weight: 600; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .grid { stroke: var(--faint); } svg .even { stroke: var(--ink); stroke-dasharray: 4 4; }
svg .median { stroke: var(--ink); stroke-width: 2; }
svg line[class^=s] { stroke-width: 3; stroke-linecap: round; }
svg polyline { fill: none; stroke-width: 2; }
.key { border-left: .8rem solid; padding: 0 .9rem 0 .4rem; }
"""
COLOURS: Final = "".join(
    [
        f"circle.s{i}, rect.s{i} {{ fill: var(--s{i}); }} "
        f"line.s{i}, polyline.s{i} {{ stroke: var(--s{i}); }} "
        f".key.s{i} {{ border-color: var(--s{i}); }} "
        for i in range(8)
    ]
)


def report(standings: Standings, outcomes: Sequence[Outcome]) -> str:
    """Return the page as HTML."""
    tournament = standings.tournament
    title = f"{tournament.game}, {tournament.seats} seats: {standings.matches} matches"
    sections = [
        _heading(standings, title),
        _section("Players", _players(standings), _win_rates(standings), _places(standings)),
        _section("Ratings", _ratings(standings)),
        _section("Who placed ahead of whom", _pairs(standings)),
        _section("Scores", _scores(standings, outcomes)),
        _section("Seats", _seats(standings)),
        _section("Win rate over time", _running_win_rate(standings, outcomes)),
        _section("Length and speed", _length(standings, outcomes)),
    ]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}{COLOURS}</style></head>\n<body>\n"
        + "\n".join([section for section in sections if section])
        + "\n</body></html>\n"
    )


def _section(title: str, *parts: str) -> str:
    body = "\n".join([part for part in parts if part])
    return f"<section><h2>{escape(title)}</h2>\n{body}</section>" if body else ""


def _heading(standings: Standings, title: str) -> str:
    tournament = standings.tournament
    options = ", ".join([f"{name}={value}" for name, value in tournament.options.items()]) or "none"
    notes = "".join([f"<p><strong>{escape(note)}</strong></p>" for note in standings.notes])
    return (
        f"<h1>{escape(title)}</h1><p>{standings.deals} deals, each played once per rotation of its seats. "
        f"Seed {escape(tournament.seed)}, rules {tournament.version}, "
        f"content {escape(tournament.digest[:12])}, options: {escape(options)}. "
        f"Intervals are 95 %, over deals.</p>{notes}"
    )


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join([f"<th>{escape(cell)}</th>" for cell in head])
    body = "".join([f"<tr>{''.join([_cell(cell) for cell in row])}</tr>" for row in rows])
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _cell(text: str) -> str:
    return text if text.startswith("<td") else f"<td>{escape(text)}</td>"


def _players(standings: Standings) -> str:
    head = (
        "player",
        "seats taken",
        "wins",
        "win rate",
        "mean place",
        "mean score",
        "rating",
        "ms per choice",
    )
    return _table(head, [_player(player) for player in standings.players])


def _player(player: PlayerStanding) -> list[str]:
    return [
        player.name,
        str(player.seats_taken),
        number(player.wins),
        interval_text(player.win_rate, percent),
        interval_text(player.place, number),
        interval_text(player.score, number),
        _rating(player.rating),
        number(1000 * player.seconds_per_choice),
    ]


def _rating(rating: Rating | None) -> str:
    return f"{rating.mean:.2f} ± {rating.deviation:.2f}" if rating is not None else "–"


def _win_rates(standings: Standings) -> str:
    rows = [(player.name, player.win_rate) for player in standings.players]
    return intervals("Win rate", rows, percent, 1 / standings.tournament.seats)


def _places(standings: Standings) -> str:
    rows = [(player.name, player.place) for player in standings.players]
    return intervals("Mean place", rows, number, (1 + standings.tournament.seats) / 2)


def _ratings(standings: Standings) -> str:
    rows = [
        (player.name, _interval(player.rating)) for player in standings.players if player.rating is not None
    ]
    if not rows:
        return ""
    rows.sort(key=lambda row: -row[1].mean)
    return intervals("Rating", rows, number)


def _interval(rating: Rating) -> Estimate:
    reach = TWO_SIDED_95 * rating.deviation
    return Estimate(rating.mean, rating.mean - reach, rating.mean + reach)


def _pairs(standings: Standings) -> str:
    if not standings.pairs:
        return ""
    names = [player.name for player in standings.players]
    ahead = {(pair.player, pair.other): pair for pair in standings.pairs}
    rows = []
    for name in names:
        row = [name]
        for other in names:
            pair = ahead.get((name, other))
            if pair is None:
                row.append("")
            else:
                tooltip = f"{interval_text(pair.ahead, percent)} of {pair.meetings} meetings"
                row.append(
                    f'<td class="ahead" style="--share: {pair.ahead.mean:.3f}" title="{escape(tooltip)}">'
                    f"{pair.ahead.mean:.1%}</td>"
                )
        rows.append(row)
    return _table(("ahead of", *names), rows)


def _scores(standings: Standings, outcomes: Sequence[Outcome]) -> str:
    series = {
        player.name: [
            float(score)
            for outcome in outcomes
            for score, name in zip(outcome.scores, outcome.players, strict=True)
            if name == player.name
        ]
        for player in standings.players
    }
    head = ("player", "mean", "deviation", "least", "lower quartile", "median", "upper quartile", "most")
    rows = [[player.name, *[number(value) for value in _fields(player)]] for player in standings.players]
    return histograms("Scores", series, number) + _table(head, rows)


def _fields(player: PlayerStanding) -> tuple[float, ...]:
    s = player.scores
    return (s.mean, s.deviation, s.least, s.lower_quartile, s.median, s.upper_quartile, s.most)


def _seats(standings: Standings) -> str:
    rows = [(f"seat {seat.seat + 1}", seat.win_rate) for seat in standings.seats]
    cells = [
        [f"seat {seat.seat + 1}", interval_text(seat.win_rate, percent), interval_text(seat.score, number)]
        for seat in standings.seats
    ]
    return intervals("Win rate by seat", rows, percent, 1 / standings.tournament.seats) + _table(
        ("seat", "win rate", "mean score"), cells
    )


def _running_win_rate(standings: Standings, outcomes: Sequence[Outcome]) -> str:
    """Plot the win rate of each player after each of its matches."""
    series: dict[str, list[float]] = {player.name: [] for player in standings.players}
    wins = dict.fromkeys(series, 0.0)
    taken = dict.fromkeys(series, 0)
    for outcome in outcomes:
        for seat, name in enumerate(outcome.players):
            wins[name] += outcome.wins[seat]
            taken[name] += 1
        for name in dict.fromkeys(outcome.players):
            series[name].append(wins[name] / taken[name])
    return lines("Running win rate", series, percent, "matches played")


def _length(standings: Standings, outcomes: Sequence[Outcome]) -> str:
    lengths = {"choices per match": [float(sum(outcome.choices)) for outcome in outcomes]}
    c, speed = standings.choices, standings.speed
    summary = (
        f"{number(c.mean)} choices per match on average, {number(c.least)} to {number(c.most)}. "
        f"{speed.choices_per_second:,.0f} choices and {number(speed.matches_per_second)} matches "
        "per second in one process."
    )
    return histograms("Choices per match", lengths, number) + f"<p>{escape(summary)}</p>"

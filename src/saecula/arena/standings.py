"""Sum up a tournament: players, pairs of players, seats, match length and speed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from saecula.arena.intervals import Estimate, Sample, counted, mean_over_deals, quantiles, rate_over_deals
from saecula.arena.ratings import Rating, rate
from saecula.arena.runner import Outcome
from saecula.arena.schedule import Tournament
from saecula.arena.stats import deviation, mean
from saecula.core.position import Seat
from saecula.extras import MissingExtra


class Spread(msgspec.Struct, frozen=True):
    """The distribution of values: mean, standard deviation and quartiles."""

    mean: float
    deviation: float
    least: float
    lower_quartile: float
    median: float
    upper_quartile: float
    most: float


class PlayerStanding(msgspec.Struct, frozen=True):
    """The results of one player over all seats it took."""

    name: str
    seats_taken: int
    wins: float
    win_rate: Estimate  # of the seats taken
    place: Estimate
    score: Estimate
    scores: Spread
    places: Mapping[int, int]
    rating: Rating | None
    seconds_per_choice: float


class PairStanding(msgspec.Struct, frozen=True):
    """How often one player placed ahead of another in the same match; ties count half."""

    player: str
    other: str
    meetings: int
    ahead: Estimate


class SeatStanding(msgspec.Struct, frozen=True):
    """The results of one seat, whoever sat there."""

    seat: Seat
    win_rate: Estimate
    score: Estimate


class Speed(msgspec.Struct, frozen=True):
    """Figures that depend on the machine; `seconds` is the sum over all matches."""

    seconds: float
    choices_per_second: float  # of one process
    matches_per_second: float


class Standings(msgspec.Struct, frozen=True):
    """All results of a tournament."""

    tournament: Tournament
    matches: int
    deals: int
    players: list[PlayerStanding]  # best first
    pairs: list[PairStanding]
    seats: list[SeatStanding]
    choices: Spread  # per match
    speed: Speed
    notes: list[str] = []


def standings(tournament: Tournament, outcomes: Sequence[Outcome]) -> Standings:
    """Compute the standings after these matches."""
    names = list(dict.fromkeys(tournament.players))
    notes: list[str] = []
    ratings: dict[str, Rating] = {}
    try:
        ratings = rate(names, outcomes)
    except MissingExtra as missing:
        notes.append(f"no ratings: {missing}")
    taken = {name: list(_seats_of(name, outcomes)) for name in names}
    players = [_player(name, taken[name], ratings.get(name)) for name in names if taken[name]]
    return Standings(
        tournament=tournament,
        matches=len(outcomes),
        deals=len({outcome.deal for outcome in outcomes}),
        players=sorted(players, key=lambda player: (-player.win_rate.mean, player.place.mean)),
        pairs=[
            pair for one in names for other in names if one != other for pair in _pair(one, other, outcomes)
        ],
        seats=[_seat(seat, outcomes) for seat in range(tournament.seats)],
        choices=spread([sum(outcome.choices) for outcome in outcomes]),
        speed=_speed(outcomes),
        notes=notes,
    )


def _seats_of(name: str, outcomes: Sequence[Outcome]) -> Iterator[tuple[Outcome, Seat]]:
    for outcome in outcomes:
        for seat, player in enumerate(outcome.players):
            if player == name:
                yield outcome, seat


def _player(name: str, taken: Sequence[tuple[Outcome, Seat]], rating: Rating | None) -> PlayerStanding:
    wins = Sample([(outcome.deal, outcome.wins[seat]) for outcome, seat in taken])
    choices = sum([outcome.choices[seat] for outcome, seat in taken])
    return PlayerStanding(
        name=name,
        seats_taken=len(taken),
        wins=wins.total,
        win_rate=rate_over_deals(wins),
        place=mean_over_deals(Sample([(outcome.deal, outcome.places[seat]) for outcome, seat in taken])),
        score=mean_over_deals(Sample([(outcome.deal, outcome.scores[seat]) for outcome, seat in taken])),
        scores=spread([outcome.scores[seat] for outcome, seat in taken]),
        places=counted([outcome.places[seat] for outcome, seat in taken]),
        rating=rating,
        seconds_per_choice=sum([outcome.thinking[seat] for outcome, seat in taken]) / max(1, choices),
    )


def _pair(one: str, other: str, outcomes: Sequence[Outcome]) -> Iterator[PairStanding]:
    """Yield the standing of a pair if it ever met."""
    meetings: list[tuple[int, float]] = []
    for outcome in outcomes:
        for own, player in zip(outcome.places, outcome.players, strict=True):
            if player == one:
                for its, rival in zip(outcome.places, outcome.players, strict=True):
                    if rival == other:
                        meetings.append((outcome.deal, (1.0 + (own < its) - (own > its)) / 2))
    if meetings:
        yield PairStanding(one, other, len(meetings), rate_over_deals(Sample(meetings)))


def _seat(seat: Seat, outcomes: Sequence[Outcome]) -> SeatStanding:
    return SeatStanding(
        seat,
        rate_over_deals(Sample([(outcome.deal, outcome.wins[seat]) for outcome in outcomes])),
        mean_over_deals(Sample([(outcome.deal, outcome.scores[seat]) for outcome in outcomes])),
    )


def spread(values: Sequence[float]) -> Spread:
    """Describe the distribution of values."""
    return Spread(mean(values), deviation(values), *quantiles(values, (0.0, 0.25, 0.5, 0.75, 1.0)))


def _speed(outcomes: Sequence[Outcome]) -> Speed:
    seconds = sum([outcome.seconds for outcome in outcomes])
    choices = sum([sum(outcome.choices) for outcome in outcomes])
    if not seconds:
        return Speed(0.0, 0.0, 0.0)
    return Speed(seconds, choices / seconds, len(outcomes) / seconds)

"""What holds after every choice: cards and tokens conserved, limits kept."""

from __future__ import annotations

from collections import Counter

from saecula.core.bits import bits
from saecula.games.through_the_ages import determinize
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import tokens
from saecula.games.through_the_ages.rules.in_play import symbols


def check(g: ThroughTheAges) -> None:
    """Raise AssertionError where the table is broken."""
    for age, players in enumerate(g.dealt_for):
        lying = Counter(determinize.seen(g, age))
        expected = Counter(g.content.military_deck(age, players))
        assert lying == expected, f"military cards of age {age}: {lying - expected} and {expected - lying}"
    owing = [seat for seat, civ in enumerate(g.civs) if civ.blue < 0]
    assert not owing or g.asks == (tokens.return_token(owing[0]),), f"nobody asks civ {owing} for blue tokens"
    for seat, civ in enumerate(g.civs):
        if not g.out >> seat & 1:
            _check_civ(g, civ, f"civ {seat}")
    ages = tuple([g.content.cards[card].age for card in g.current_events.cards])
    assert ages == g.current_ages, "the backs of the current events are wrong"
    ages = tuple([g.content.cards[card].age for card in g.future_events.cards])
    assert ages == g.future_ages, "the backs of the future events are wrong"
    assert len(g.row) == len(g.content.board.row_costs), "the row has lost a space"


def _check_civ(g: ThroughTheAges, civ: Civ, name: str) -> None:
    assert min(civ.culture, civ.science, civ.yellow, civ.unused) >= 0, f"{name} owes something"
    assert min(*civ.workers, *civ.tokens) >= 0, f"{name} owes workers or tokens"
    assert min(civ.civil_actions, civ.military_actions, civ.extra_actions) >= 0, f"{name} owes actions"
    assert min(civ.extra_resources, civ.extra_science) >= 0, f"{name} overspent"
    _check_tokens(g, civ, name)
    for number in range(len(civ.workers)):
        in_play = civ.technologies >> number & 1
        assert in_play or not civ.workers[number], f"{name} has workers on a card not in play"
    governments = bits(civ.technologies & g.content.masks["government"])
    assert governments == (civ.government,), f"{name} has governments {governments}"
    for kind in ("law", "warfare", "exploration", "construction"):
        assert (civ.technologies & g.content.masks[kind]).bit_count() <= 1, f"{name} has two of {kind}"
    assert set(civ.ruins) <= set(civ.wonders), f"{name} has a ruin of nothing"
    assert len(set(civ.wonders)) == len(civ.wonders), f"{name} has a wonder twice"


def _check_tokens(g: ThroughTheAges, civ: Civ, name: str) -> None:
    """Check that there are not too many blue tokens in the bank, on cards and on the unfinished wonder."""
    tokens = civ.blue + sum(civ.tokens) + civ.stages
    limit = g.content.board.blue + symbols(g, civ).blue
    assert tokens <= max(limit, 0), f"{name} has {tokens} blue tokens, not {limit}"

"""Standing answers for people, and how bots play by rule of thumb."""

from __future__ import annotations

from random import Random
from typing import Final

from saecula.core.actions import rule_id
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import DONE, PASS
from saecula.games.seven_ages.manner import registry
from saecula.games.seven_ages.manner.chapters import LOADED
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import building, destiny, march, markers, trade, usual_moves
from saecula.games.seven_ages.vocabulary import TurnUp

ROLLOUT_END: Final = markers.place_markers.id
SHORTLIST: Final = 4  # options of a question that bots think about, those that score best
CLOSE: Final = 1.2  # what scores worse than the best by more than this is left out
NOISE: Final = 0.1  # of a score, so that courses differ

# What the rule of thumb answers alone: a second thought hardly gained anything.
FORMALITIES: Final = frozenset(
    [
        "accept",
        "advance_more",
        "artifact_in",
        "choose_colour",
        "choose_colours",
        "choose_leader",
        "choose_level",
        "commit",
        "discard_card",
        "first_of_two",
        "give_up",
        "group",
        "keep_dagger",
        "keep_leader",
        "lay_start_card",
        "leader_in",
        "lose_ship",
        "lose_unit",
        "offer_card",
        "permit",
        "place_fort",
        "post_leader",
        "quell",
        "redraw",
        "retreat",
        "sacrifice",
        "scrap",
    ]
)

assert LOADED


def usual(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> Action | None:
    """Turn up markers, but not the wild; give nothing away; end what is over. [7AG-049, 7AG-133]

    A Production or march is ended only where everybody can see that it is over: how fast an answer comes must
    not tell which units are left. [7AG-219]
    """
    if trade.gift.matches(frame):
        return PASS
    if options == [DONE]:
        return DONE if _is_over(g, frame) else None
    if not markers.turn_up.matches(frame):
        return None
    plain = [option for option in options if option != DONE and not _is_wild(g, seat, option)]
    return plain[0] if plain else DONE


def _is_over(g: SevenAges, frame: Frame) -> bool:
    if march.march.matches(frame):
        return usual_moves.is_plainly_over(g, *march.march.of(frame))
    return building.build.matches(frame) and building.is_plainly_over(g, *building.build.of(frame))


def _is_wild(g: SevenAges, seat: Seat, option: Action) -> bool:
    return markers.WILD in markers.marker_at(g, seat, TurnUp.of(option)).cards


def rollout_policy(g: SevenAges, seat: Seat, frame: Frame, options: list[Action], rng: Random) -> Action:
    """Choose what scores best, with a little chance; anything where no rule of thumb helps."""
    scores = registry.score(g, seat, frame, options)
    if scores is None:
        return options[rng.randrange(len(options))]
    noisy = [score + NOISE * rng.random() for score in scores]
    return options[noisy.index(max(noisy))]


def sensible(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[Action]:
    """Keep the options that score best, the best first; all markers deserve a thought."""
    scores = registry.score(g, seat, frame, options)
    rule = rule_id(frame)
    if scores is None:
        return options[:1] if rule in FORMALITIES else options
    if destiny.destiny.matches(frame):
        return _first_discard(options, scores)
    order = sorted(range(len(options)), key=lambda n: -scores[n])
    if rule in FORMALITIES:
        return [options[order[0]]]
    if markers.place_markers.matches(frame):
        return [options[n] for n in order]
    close = scores[order[0]] - CLOSE
    return [options[n] for n in order[:SHORTLIST] if scores[n] >= close]


def _first_discard(options: list[Action], scores: list[float]) -> list[Action]:
    """Keep the first card that is better discarded, since earlier ones cannot follow it, or stopping."""
    stop = options.index(DONE)
    first = next((n for n, score in enumerate(scores) if score > scores[stop]), stop)
    return [options[first]]

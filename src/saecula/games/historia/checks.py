"""What Historia's content must satisfy, so that an owner's files cannot break the rules unnoticed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from saecula.core.catalog import need, need_fields, need_ids, need_known
from saecula.games.historia.entries import (
    ABILITIES,
    ACTIONS,
    CIVBOT_ACTIONS,
    LEVEL_OPS,
    MEASURES,
    METRICS,
    OPS,
    TRACKS,
    Advisor,
    Board,
    Effect,
    Event,
    Goal,
    Leader,
    Wonder,
)

if TYPE_CHECKING:
    from saecula.games.historia.catalogue import Content

# The fields of effects that hold one of a few words.
WORDS: Final = (
    ("track", TRACKS),
    ("mode", ("basic", "extended")),
    ("which", ("oldest", "latest", "choice")),
    ("take_from", ("personal", "used")),
)


def check(content: Content) -> None:
    """Refuse content that the rules cannot play with."""
    _check_actions(content)
    _check_effects(content)
    _check_advisors(content)
    _check_wonders(content)
    _check_leaders(content)
    _check_events(content)
    _check_map(content)
    _check_time_circle(content)
    _check_civbots(content)
    _check_promos(content)
    _check_start(content.board, content)


def _check_actions(content: Content) -> None:
    need_ids("action_cards.json", content.actions, ACTIONS)
    for id_, action in content.actions.items():
        modes = [action.basic, action.extended or action.basic]
        levels = (action.joins_at, action.needs, *(mode.technology for mode in modes))
        need(max(levels) <= content.top, "action_cards.json", id_, "technology", "beyond the last level")
        giver = content.technologies[action.joins_at] if action.joins_at else None
        for technology in content.technologies[1:]:
            gives = any(bonus.card == id_ for bonus in technology.bonuses)
            what = f"joins_at of {id_} in action_cards.json says otherwise"
            need(gives == (technology is giver), "technologies.json", technology.id, "bonuses", what)


def _check_effects(content: Content) -> None:
    for file, id_, field, effects in _effects(content):
        for number, effect in enumerate(effects):
            _check_effect(content, effect, file, id_, f"{field}[{number}]")


def _effects(content: Content) -> Iterator[tuple[str, str, str, tuple[Effect, ...]]]:
    for action in content.actions.values():
        yield "action_cards.json", action.id, "basic.effects", action.basic.effects
        if action.extended:
            yield "action_cards.json", action.id, "extended.effects", action.extended.effects
    cards: list[tuple[str, Iterable[Advisor | Wonder | Event | Goal]]] = [
        ("advisors.json", content.advisors.values()),
        ("wonders.json", content.wonders.values()),
        ("events.json", content.events.values()),
        ("goals.json", content.goals.values()),
    ]
    for file, entries in cards:
        for entry in entries:
            yield file, entry.id, "effects", entry.effects
    for technology in content.technologies[1:]:
        yield "technologies.json", technology.id, "bonuses", technology.bonuses
    for level in content.military[1:]:
        yield "military_levels.json", level.id, "bonuses", level.bonuses


def _check_effect(content: Content, effect: Effect, file: str, id_: str, path: str) -> None:
    def where(field: str) -> tuple[str, str, str]:
        return file, id_, f"{path}.{field}"

    need_known("op", effect.op, OPS, *where("op"))
    need(effect.op in _ops_of(file), *where("op"), f"{effect.op} has no place here")
    need_fields(effect, Effect.__struct_fields__[1:], *OPS[effect.op], effect.op, file, id_, path=path)
    for field, words in (*WORDS, ("action", content.actions), ("card", content.actions)):
        need_known(field, getattr(effect, field), ("", *words), *where(field))
    if effect.mode == "extended":
        extended = content.actions[effect.action].extended
        need(extended is not None, *where("mode"), f"{effect.action} has no extended mode")
    if path.startswith("bonuses"):
        choice = effect.up_to or effect.map_too or effect.which == "choice"
        need(not choice, *where("op"), "the bonus of a level leaves no choice")


def _ops_of(file: str) -> Collection[str]:
    if file == "technologies.json":
        return (*LEVEL_OPS, "gain_action_card")
    if file == "military_levels.json":
        return LEVEL_OPS
    barred = ("gain_action_card", "perform_action") if file == "action_cards.json" else ("gain_action_card",)
    return [op for op in OPS if op not in barred]


def _check_advisors(content: Content) -> None:
    file = "civilizations.json"
    colours: dict[str, str] = {}
    for civilization in content.civilizations.values():
        id_, set_ = civilization.id, civilization.advisors
        for member in set_:
            need_known("advisor", member, content.advisors, file, id_, "advisors")
            owner = content.advisors[member].civilization
            need(owner == id_, "advisors.json", member, "civilization", f"is listed by {id_}")
        expected = content.board.advisors_per_civilization
        need(len(set(set_)) == len(set_) == expected, file, id_, "advisors", f"expected {expected}")
        first = colours.setdefault(civilization.colour, id_)
        shared = civilization.alternative_of or id_
        need(first == shared, file, id_, "colour", f"{civilization.colour} belongs to {first}")
    enough = len(colours) >= content.board.civilizations_max
    need(enough, file, f"expected {content.board.civilizations_max} colours, got {len(colours)}")
    for advisor in content.advisors.values():
        where = ("advisors.json", advisor.id)
        need_known("civilization", advisor.civilization, content.civilizations, *where, "civilization")
        listed = advisor.id in content.civilizations[advisor.civilization].advisors
        need(listed, *where, "civilization", f"{advisor.civilization} does not list it")
        need_known("action", advisor.symbol, ("", *content.actions), *where, "symbol")


def _check_wonders(content: Content) -> None:
    uses = {"action": "actions", "majority": "metric", "destroy": "n", "pay": "n"}
    for wonder in content.wonders.values():
        where = ("wonders.json", wonder.id)
        need_known("activation", wonder.activation, uses, *where, "activation")
        used = (uses[wonder.activation],)
        need_fields(wonder, ("actions", "metric", "n"), used, (), wonder.activation, *where)
        for action in wonder.actions:
            need_known("action", action, content.actions, *where, "actions")
        need_known("metric", wonder.metric, ("", *METRICS), *where, "metric")
    _check_epochs("wonders.json", content.wonders, content.board.epochs, content.board.wonders_per_epoch)


def _check_leaders(content: Content) -> None:
    expected = content.board.leader_conditions
    for leader in content.leaders.values():
        where = ("leaders.json", leader.id, "conditions")
        need(len(leader.conditions) == expected, *where, f"expected {expected}")
        for condition in leader.conditions:
            need_known("metric", condition.metric, METRICS, *where)
    _check_epochs("leaders.json", content.leaders, content.board.epochs, content.board.leaders_per_epoch)


def _check_epochs(file: str, cards: Mapping[str, Wonder | Leader], epochs: int, expected: int) -> None:
    for card in cards.values():
        need(card.epoch <= epochs, file, card.id, "epoch", f"expected 1 to {epochs}")
    counts = Counter(card.epoch for card in cards.values())
    for epoch in range(1, epochs + 1):
        need(counts[epoch] == expected, file, f"epoch {epoch}", f"expected {expected}, got {counts[epoch]}")


def _check_events(content: Content) -> None:
    for event in content.events.values():
        need(bool(event.triggers), "events.json", event.id, "triggers", "empty")
        for trigger in event.triggers:
            need_known("action", trigger, ("any", *content.actions), "events.json", event.id, "triggers")
    rounds = content.board.epochs * content.board.rounds_per_epoch
    need(len(content.events) >= rounds, "events.json", f"expected {rounds} or more")


def _check_map(content: Content) -> None:
    numbers: dict[int, str] = {}
    for tile in content.tiles.values():
        first = numbers.setdefault(tile.number, tile.id)
        need(first == tile.id, "territory_tiles.json", tile.id, "number", f"is that of {first}")
    enough = len(content.tiles) >= len(content.territories)
    need(enough, "territory_tiles.json", f"expected one for each of {len(content.territories)} territories")
    enough = len(content.territories) >= content.board.civilizations_max
    need(enough, "territories.json", f"expected {content.board.civilizations_max} or more")


def _check_time_circle(content: Content) -> None:
    need_ids("measures.json", content.measures, MEASURES, exactly=True)
    for measure in content.measures.values():
        need_known("zone", measure.zone, ("grey", "brown"), "measures.json", measure.id, "zone")
    rounds = content.board.rounds_per_epoch
    need(len(content.segments) == rounds, "board.json", "segments", f"expected {rounds}")
    for number, segment in enumerate(content.segments, start=1):
        where = ("board.json", "segments", f"round {number}")
        for id_ in segment:
            need_known("measure", id_, content.measures, *where)
        ranks = [(content.measures[id_].zone == "brown", not content.measures[id_].first) for id_ in segment]
        need(ranks == sorted(ranks), *where, "expected grey before brown, and what comes first in each")
        need(len(set(segment)) == len(segment), *where, "a measure is given twice")


def _check_civbots(content: Content) -> None:
    for card in content.civbot_cards.values():
        need(bool(card.actions), "civbot_cards.json", card.id, "actions", "empty")
        for action in card.actions:
            need_known("civbot action", action, CIVBOT_ACTIONS, "civbot_cards.json", card.id, "actions")
    for difficulty in content.difficulties.values():
        most = len(content.civbot_cards)
        need(difficulty.cards <= most, "difficulties.json", difficulty.id, "cards", f"only {most} exist")
    need(bool(content.difficulties), "difficulties.json", "empty")
    caps = len(content.board.leader_caps)
    need(caps == content.board.epochs, "board.json", "leader_caps", "expected one for each epoch")


def _check_promos(content: Content) -> None:
    placed = content.board.goals_placed
    need(len(content.goals) >= placed, "goals.json", f"expected {placed} or more")
    need_known("government", content.board.goals_barred, content.governments, "board.json", "goals_barred")
    need_ids("abilities.json", content.abilities, ABILITIES, exactly=True)
    owners: dict[str, str] = {}
    for tile in content.ruling_tiles.values():
        where = ("ruling_tiles.json", tile.id)
        for metric in tile.metrics:
            need_known("metric", metric, METRICS, *where, "metrics")
        need(len(tile.metrics) == len(set(tile.metrics)) == 2, *where, "metrics", "expected two")
        for id_ in tile.civilizations:
            need_known("civilization", id_, content.civilizations, *where, "civilizations")
            first = owners.setdefault(id_, tile.id)
            need(first == tile.id, *where, "civilizations", f"{id_} has {first}")
    for id_ in content.civilizations:
        need(id_ in owners, "ruling_tiles.json", "civilizations", f"no tile for {id_}")


def _check_start(board: Board, content: Content) -> None:
    start = max(board.start_technology, board.start_military) <= content.top
    start = start and content.exists[board.start_technology][board.start_military]
    need(start, "board.json", "start_technology", "no such cell of the matrix")
    for kind, cubes in (
        ("start_personal", board.start_personal + board.start_used),
        ("expert_personal", board.expert_personal + board.expert_used),
        ("civbot_cubes", board.civbot_cubes),
    ):
        need(cubes <= board.cubes, "board.json", kind, f"a civilization has only {board.cubes} cubes")
    dealt = board.leaders_max <= board.leaders_per_epoch
    need(dealt, "board.json", "leaders_max", f"an epoch has only {board.leaders_per_epoch} leaders")
    need(board.leaders_max >= board.players_max, "board.json", "leaders_max", "expected one for each player")
    row = board.players_max + board.wonder_row_extra
    need(row <= board.wonders_per_epoch, "board.json", "wonder_row_extra", "an epoch has too few wonders")
    need(board.players_min <= board.players_max, "board.json", "players_min", "more than players_max")
    most = board.civilizations_max
    need(board.players_max <= most, "board.json", "players_max", "more than civilizations_max")

"""Historia's content: the records of its files, read, checked and indexed once."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec

from saecula.core.catalog import BadContent, Entry, Record, check_overlay, decoded, digest, load_items

PACKAGE = "saecula.games.historia"

TRACKS = ("technology", "military")
METRICS = ("technology", "military", "wonders", "territories")
ACTIONS = (
    "military",
    "technology",
    "arts",
    "exploitation",
    "expansion",
    "trade",
    "raid",
    "war",
    "tourism",
    "revolution",
)
CIVBOT_ACTIONS = ("technology", "military", "arts", "war", "expansion")
MEASURES = (
    "gain_cube",
    "territory_bonus",
    "government_bonus",
    "recover_cubes",
    "recover_cards",
    "refresh_wonders",
    "player_order",
    "leader_bonus",
    "new_wonders",
    "new_leaders",
)
ABILITIES = ("two_cubes", "shared_territories", "technology_plus_2", "military_plus_2")
FLAGS = ("", "navigation")

# Every op with the fields it needs and those it may have.
OPS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "gain_vp": ((), ("n",)),
    "lose_vp": ((), ("n",)),
    "gain_vp_per": (("per",), ()),
    "recover_cube": ((), ("n", "up_to", "map_too")),
    "pay_cube": ((), ("n",)),
    "recover_card": (("which",), ("n",)),
    "gain_level": (("track",), ("n",)),
    "lose_level": (("track",), ("n",)),
    "take_wonder": ((), ("n",)),
    "destroy_wonder": ((), ("n",)),
    "refresh_wonder": ((), ("n", "all")),
    "place_cube": (("take_from",), ("anywhere", "up_to")),
    "draw_advisor": ((), ("n",)),
    "perform_action": (("action", "mode"), ("cost", "ignore_technology")),
    "gain_action_card": (("card",), ()),
}
LEVEL_OPS = ("recover_cube", "recover_card", "draw_advisor", "gain_vp")

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]

NO_CELL = "."


class Effect(Record, frozen=True):
    """One part of what a card does; which fields mean something depends on the op."""

    op: str
    n: Positive = 1
    all: bool = False
    track: str = ""
    action: str = ""
    mode: str = ""
    cost: Annotated[int, msgspec.Meta(ge=-1)] = -1
    ignore_technology: bool = False
    which: str = ""
    take_from: str = ""
    anywhere: bool = False
    up_to: bool = False
    map_too: bool = False
    per: Count = 0
    card: str = ""


class Mode(Record, frozen=True):
    """The basic or the extended half of an action card [HIS-044]."""

    technology: Count = 0
    cost: Count = 0
    effects: tuple[Effect, ...] = ()
    partner_vp: Count = 0
    winner_vp: Count = 0


class ActionCard(Entry, frozen=True):
    """An action card; `joins_at` 0 means in the starting hand [HIS-012, HIS-130, HIS-140]."""

    basic: Mode
    extended: Mode | None = None
    joins_at: Count = 0
    needs: Count = 0


class Advisor(Entry, frozen=True):
    """An advisor; `symbol` is the action it counts as, if any [HIS-176, HIS-292]."""

    civilization: str
    effects: tuple[Effect, ...]
    symbol: str = ""


class Wonder(Entry, frozen=True):
    """A wonder and what activates it: an action, a majority, a destroyed wonder or paid cubes [HIS-170]."""

    epoch: Positive
    activation: str
    effects: tuple[Effect, ...]
    actions: tuple[str, ...] = ()
    metric: str = ""
    n: Count = 0


class Condition(Record, frozen=True):
    """A level or number a leader rewards [HIS-186]."""

    metric: str
    at_least: Count
    vp: int


class Leader(Entry, frozen=True):
    """A leader of an epoch [HIS-185]."""

    epoch: Positive
    conditions: tuple[Condition, ...]


class Event(Entry, frozen=True):
    """An event, its triggering actions ("any" for all) and whether civbots feel it [HIS-291, HIS-293]."""

    triggers: tuple[str, ...]
    effects: tuple[Effect, ...]
    civbots: bool


class Civilization(Entry, frozen=True):
    """A civilization; two share green, one being the alternative of the other [HIS-002]."""

    colour: str
    advisors: tuple[str, ...]
    alternative_of: str = ""


class Territory(Entry, frozen=True):
    """A territory with the place and outline to draw it, as latitude and longitude [HIS-104]."""

    lat: float
    lon: float
    outline: tuple[tuple[float, float], ...] = ()


class Tile(Entry, frozen=True):
    """A territory tile [HIS-017]."""

    number: Positive
    vp: int


class Level(Entry, frozen=True):
    """A level of a track and what reaching it does at once [HIS-152]."""

    level: Positive
    bonuses: tuple[Effect, ...] = ()


class Technology(Level, frozen=True):
    """A technology; `cards` is a new maximum per action round, 0 leaves it as it was [HIS-151]."""

    cards: Count = 0
    flag: str = ""


class Government(Entry, frozen=True):
    """A form of government, its bonus and its letter in the matrix [HIS-155, HIS-209]."""

    letter: str
    vp: int
    colour: str
    cubes: Count = 0


class CivbotCard(Entry, frozen=True):
    """A civbot action card, top action first [HIS-234]."""

    actions: tuple[str, ...]


class Difficulty(Entry, frozen=True):
    """How many cards a civbot resolves per round [HIS-231]."""

    cards: Positive


class Goal(Entry, frozen=True):
    """A civilization goal [HIS-300]."""

    effects: tuple[Effect, ...]


class RulingTile(Entry, frozen=True):
    """A ruling tile with its two metrics [HIS-310]."""

    civilizations: tuple[str, ...]
    metrics: tuple[str, ...]


class Ability(Entry, frozen=True):
    """An ability of the ruling tiles' backs [HIS-313]."""

    n: Count = 0


class Measure(Entry, frozen=True):
    """An end-of-round measure; `first` ones come first in their zone [HIS-200]."""

    zone: str
    first: bool = False
    n: Count = 0


class Setting(Entry, frozen=True):
    """One number or table of the board."""

    value: object


class Board(Record, frozen=True):
    """The numbers and tables that stand on no card; each is a setting of the same id [HIS-331]."""

    players_min: Positive
    players_max: Positive
    civilizations_max: Positive
    epochs: Positive
    rounds_per_epoch: Positive
    cubes: Positive
    start_personal: Positive
    start_used: Count
    expert_personal: Positive
    expert_used: Count
    start_technology: Positive
    start_military: Positive
    start_advisors: Count
    start_cards: Positive
    advisors_per_civilization: Count
    wonders_per_epoch: Positive
    wonder_row_extra: Count
    leaders_per_epoch: Positive
    leader_conditions: Positive
    leaders_extra: Count
    leaders_max: Positive
    revolution_row: Count
    overflow_vp: int
    civbot_cubes: Positive
    civbot_level_vp: int
    civbot_arts_vp: int
    leader_caps: tuple[int, ...]
    goals_placed: Count
    goals_barred: str
    segments: tuple[tuple[str, ...], ...]
    edges: tuple[tuple[str, str], ...]
    matrix: tuple[str, ...]


E = TypeVar("E", bound=Entry)
L = TypeVar("L", bound=Level)


class Content:
    """Everything printed on Historia's components; shared by all positions, never changed [HIS-331].

    `technologies` and `military` are indexed by level, their index 0 repeats level 1;
    `exists` and `government` are indexed [technology][military] from 0 to top + 1.
    """

    __slots__ = (
        "abilities",
        "actions",
        "adjacent",
        "advisors",
        "board",
        "cards_per_round",
        "civbot_cards",
        "civilizations",
        "difficulties",
        "digest",
        "events",
        "exists",
        "files",
        "goals",
        "government",
        "governments",
        "leaders",
        "measures",
        "military",
        "navigation",
        "ruling_tiles",
        "segments",
        "starting_hand",
        "symbols",
        "technologies",
        "territories",
        "territory_index",
        "tiles",
        "top",
        "wonders",
    )

    def __init__(self, overlay: Path | None = None) -> None:
        self.files: dict[str, Mapping[str, Entry]] = {}

        def load(name: str, type_: type[E]) -> dict[str, E]:
            entries = {entry.id: entry for entry in load_items(PACKAGE, name, type_, overlay)}
            self.files[name] = entries
            return entries

        self.actions: dict[str, ActionCard] = load("action_cards", ActionCard)
        self.advisors: dict[str, Advisor] = load("advisors", Advisor)
        self.wonders: dict[str, Wonder] = load("wonders", Wonder)
        self.leaders: dict[str, Leader] = load("leaders", Leader)
        self.events: dict[str, Event] = load("events", Event)
        self.civilizations: dict[str, Civilization] = load("civilizations", Civilization)
        self.territories: tuple[Territory, ...] = tuple(load("territories", Territory).values())
        self.tiles: dict[str, Tile] = load("territory_tiles", Tile)
        technologies = load("technologies", Technology)
        military = load("military_levels", Level)
        self.governments: dict[str, Government] = load("governments", Government)
        self.civbot_cards: dict[str, CivbotCard] = load("civbot_cards", CivbotCard)
        self.difficulties: dict[str, Difficulty] = load("difficulties", Difficulty)
        self.goals: dict[str, Goal] = load("goals", Goal)
        self.ruling_tiles: dict[str, RulingTile] = load("ruling_tiles", RulingTile)
        self.abilities: dict[str, Ability] = load("abilities", Ability)
        self.measures: dict[str, Measure] = load("measures", Measure)
        settings = load("board", Setting)
        if overlay is not None:
            check_overlay(overlay, self.files)

        self.board: Board = decoded({id_: s.value for id_, s in settings.items()}, Board, "board.json")
        self.segments: tuple[tuple[str, ...], ...] = self.board.segments
        self.top: int = len(self.board.matrix)
        self.technologies: tuple[Technology, ...] = _levels("technologies.json", technologies, self.top)
        self.military: tuple[Level, ...] = _levels("military_levels.json", military, self.top)
        self.government: tuple[tuple[str, ...], ...] = _government(self.board, self.governments)
        self.exists: tuple[tuple[bool, ...], ...] = tuple(
            tuple(map(bool, column)) for column in self.government
        )
        self.territory_index: dict[str, int] = {t.id: index for index, t in enumerate(self.territories)}
        self.adjacent: tuple[int, ...] = _adjacent(self.board, self.territory_index)
        self.cards_per_round: tuple[int, ...] = _cards_per_round(self.board, self.technologies)
        self.navigation: int = _navigation(self.technologies)
        self.starting_hand: tuple[str, ...] = tuple(a.id for a in self.actions.values() if not a.joins_at)
        self.symbols: dict[str, str] = {  # the action a card stands for, "" for most advisors
            **{card: card for card in self.actions},
            **{advisor.id: advisor.symbol for advisor in self.advisors.values()},
        }
        _check(self)
        self.digest: str = digest(self.entries())

    def entries(self) -> Iterator[Entry]:
        """Every item of every file, in file and content order."""
        return chain.from_iterable(entries.values() for entries in self.files.values())


def load_content(overlay: Path | None = None) -> Content:
    """The content of the box, or that content amended by an owner's folder."""
    return _printed() if overlay is None else Content(overlay)


@cache
def _printed() -> Content:
    return Content()


def _levels(file: str, entries: Mapping[str, L], top: int) -> tuple[L, ...]:
    levels = sorted(entries.values(), key=lambda entry: entry.level)
    for expected, entry in enumerate(levels, start=1):
        _need(entry.level == expected, file, entry.id, "level", f"expected each of 1 to {top} once")
    _need(len(levels) == top, file, f"expected {top} levels, got {len(levels)}")
    return (levels[0], *levels)


def _government(board: Board, governments: Mapping[str, Government]) -> tuple[tuple[str, ...], ...]:
    """The government of each cell, "" where there is none [HIS-150, HIS-155]."""
    letters = {NO_CELL: ""}
    for government in governments.values():
        free = len(government.letter) == 1 and government.letter not in letters
        _need(free, "governments.json", government.id, "letter", "expected one letter of its own")
        letters[government.letter] = government.id
    top = len(board.matrix)
    table = [[""] * (top + 2) for _ in range(top + 2)]
    for military, row in zip(range(top, 0, -1), board.matrix, strict=True):
        where = ("board.json", "matrix", f"row of military {military}")
        _need(len(row) == top, *where, f"expected {top} cells, got {len(row)}")
        for technology, letter in enumerate(row, start=1):
            _need(letter in letters, *where, f"no government of letter {letter}")
            table[technology][military] = letters[letter]
    return tuple(map(tuple, table))


def _adjacent(board: Board, index: Mapping[str, int]) -> tuple[int, ...]:
    """For each territory the bit mask of those it borders [HIS-104]."""
    masks = [0] * len(index)
    for pair in board.edges:
        for territory in pair:
            _known("territory", territory, index, "board.json", "edges", "-".join(pair))
        one, other = index[pair[0]], index[pair[1]]
        new = one != other and not masks[one] >> other & 1
        _need(new, "board.json", "edges", "-".join(pair), "expected two territories not joined before")
        masks[one] |= 1 << other
        masks[other] |= 1 << one
    return tuple(masks)


def _cards_per_round(board: Board, technologies: tuple[Technology, ...]) -> tuple[int, ...]:
    """The most cards of an action round by technology level [HIS-040]."""
    cards = [board.start_cards]
    for technology in technologies[1:]:
        cards.append(technology.cards or cards[-1])
    return tuple(cards)


def _navigation(technologies: tuple[Technology, ...]) -> int:
    for technology in technologies:
        _known("flag", technology.flag, FLAGS, "technologies.json", technology.id, "flag")
    levels = [technology.level for technology in technologies[1:] if technology.flag == "navigation"]
    _need(len(levels) == 1, "technologies.json", "flag", "expected one technology with navigation")
    return levels[0]


def _check(content: Content) -> None:
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
    _need_ids("action_cards.json", content.actions, ACTIONS)
    for id_, action in content.actions.items():
        modes = [action.basic, action.extended or action.basic]
        levels = (action.joins_at, action.needs, *(mode.technology for mode in modes))
        _need(max(levels) <= content.top, "action_cards.json", id_, "technology", "beyond the last level")
        giver = content.technologies[action.joins_at] if action.joins_at else None
        for technology in content.technologies[1:]:
            gives = any(bonus.card == id_ for bonus in technology.bonuses)
            what = f"joins_at of {id_} in action_cards.json says otherwise"
            _need(gives == (technology is giver), "technologies.json", technology.id, "bonuses", what)


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

    _known("op", effect.op, OPS, *where("op"))
    _need(effect.op in _ops_of(file), *where("op"), f"{effect.op} has no place here")
    needed, optional = OPS[effect.op]
    for info in msgspec.structs.fields(Effect)[1:]:
        given = getattr(effect, info.name) != info.default
        _need(given or info.name not in needed, *where(info.name), f"needed by {effect.op}")
        used = info.name in needed or info.name in optional
        _need(used or not given, *where(info.name), f"not used by {effect.op}")
    for field, words in (
        ("track", TRACKS),
        ("mode", ("basic", "extended")),
        ("which", ("oldest", "latest", "choice")),
        ("take_from", ("personal", "used")),
        ("action", content.actions),
        ("card", content.actions),
    ):
        _known(field, getattr(effect, field), ("", *words), *where(field))
    if effect.mode == "extended":
        extended = content.actions[effect.action].extended
        _need(extended is not None, *where("mode"), f"{effect.action} has no extended mode")
    if path.startswith("bonuses"):
        choice = effect.up_to or effect.map_too or effect.which == "choice"
        _need(not choice, *where("op"), "the bonus of a level leaves no choice")


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
            _known("advisor", member, content.advisors, file, id_, "advisors")
            owner = content.advisors[member].civilization
            _need(owner == id_, "advisors.json", member, "civilization", f"is listed by {id_}")
        expected = content.board.advisors_per_civilization
        _need(len(set(set_)) == len(set_) == expected, file, id_, "advisors", f"expected {expected}")
        first = colours.setdefault(civilization.colour, id_)
        shared = civilization.alternative_of or id_
        _need(first == shared, file, id_, "colour", f"{civilization.colour} belongs to {first}")
    enough = len(colours) >= content.board.civilizations_max
    _need(enough, file, f"expected {content.board.civilizations_max} colours, got {len(colours)}")
    for advisor in content.advisors.values():
        where = ("advisors.json", advisor.id)
        _known("civilization", advisor.civilization, content.civilizations, *where, "civilization")
        listed = advisor.id in content.civilizations[advisor.civilization].advisors
        _need(listed, *where, "civilization", f"{advisor.civilization} does not list it")
        _known("action", advisor.symbol, ("", *content.actions), *where, "symbol")


def _check_wonders(content: Content) -> None:
    uses = {"action": "actions", "majority": "metric", "destroy": "n", "pay": "n"}
    for wonder in content.wonders.values():
        where = ("wonders.json", wonder.id)
        _known("activation", wonder.activation, uses, *where, "activation")
        for field in ("actions", "metric", "n"):
            given, used = bool(getattr(wonder, field)), field == uses[wonder.activation]
            what = "needed by" if used else "not used by"
            _need(given == used, *where, field, f"{what} {wonder.activation}")
        for action in wonder.actions:
            _known("action", action, content.actions, *where, "actions")
        _known("metric", wonder.metric, ("", *METRICS), *where, "metric")
    _check_epochs("wonders.json", content.wonders, content.board.epochs, content.board.wonders_per_epoch)


def _check_leaders(content: Content) -> None:
    expected = content.board.leader_conditions
    for leader in content.leaders.values():
        where = ("leaders.json", leader.id, "conditions")
        _need(len(leader.conditions) == expected, *where, f"expected {expected}")
        for condition in leader.conditions:
            _known("metric", condition.metric, METRICS, *where)
    _check_epochs("leaders.json", content.leaders, content.board.epochs, content.board.leaders_per_epoch)


def _check_epochs(file: str, cards: Mapping[str, Wonder | Leader], epochs: int, expected: int) -> None:
    for card in cards.values():
        _need(card.epoch <= epochs, file, card.id, "epoch", f"expected 1 to {epochs}")
    counts = Counter(card.epoch for card in cards.values())
    for epoch in range(1, epochs + 1):
        _need(counts[epoch] == expected, file, f"epoch {epoch}", f"expected {expected}, got {counts[epoch]}")


def _check_events(content: Content) -> None:
    for event in content.events.values():
        _need(bool(event.triggers), "events.json", event.id, "triggers", "empty")
        for trigger in event.triggers:
            _known("action", trigger, ("any", *content.actions), "events.json", event.id, "triggers")
    rounds = content.board.epochs * content.board.rounds_per_epoch
    _need(len(content.events) >= rounds, "events.json", f"expected {rounds} or more")


def _check_map(content: Content) -> None:
    numbers: dict[int, str] = {}
    for tile in content.tiles.values():
        first = numbers.setdefault(tile.number, tile.id)
        _need(first == tile.id, "territory_tiles.json", tile.id, "number", f"is that of {first}")
    enough = len(content.tiles) >= len(content.territories)
    _need(enough, "territory_tiles.json", f"expected one for each of {len(content.territories)} territories")
    enough = len(content.territories) >= content.board.civilizations_max
    _need(enough, "territories.json", f"expected {content.board.civilizations_max} or more")


def _check_time_circle(content: Content) -> None:
    _need_ids("measures.json", content.measures, MEASURES, exactly=True)
    for measure in content.measures.values():
        _known("zone", measure.zone, ("grey", "brown"), "measures.json", measure.id, "zone")
    rounds = content.board.rounds_per_epoch
    _need(len(content.segments) == rounds, "board.json", "segments", f"expected {rounds}")
    for number, segment in enumerate(content.segments, start=1):
        where = ("board.json", "segments", f"round {number}")
        for id_ in segment:
            _known("measure", id_, content.measures, *where)
        ranks = [(content.measures[id_].zone == "brown", not content.measures[id_].first) for id_ in segment]
        _need(ranks == sorted(ranks), *where, "expected grey before brown, and what comes first in each")
        _need(len(set(segment)) == len(segment), *where, "a measure is given twice")


def _check_civbots(content: Content) -> None:
    for card in content.civbot_cards.values():
        _need(bool(card.actions), "civbot_cards.json", card.id, "actions", "empty")
        for action in card.actions:
            _known("civbot action", action, CIVBOT_ACTIONS, "civbot_cards.json", card.id, "actions")
    for difficulty in content.difficulties.values():
        most = len(content.civbot_cards)
        _need(difficulty.cards <= most, "difficulties.json", difficulty.id, "cards", f"only {most} exist")
    _need(bool(content.difficulties), "difficulties.json", "empty")
    caps = len(content.board.leader_caps)
    _need(caps == content.board.epochs, "board.json", "leader_caps", "expected one for each epoch")


def _check_promos(content: Content) -> None:
    placed = content.board.goals_placed
    _need(len(content.goals) >= placed, "goals.json", f"expected {placed} or more")
    _known("government", content.board.goals_barred, content.governments, "board.json", "goals_barred")
    _need_ids("abilities.json", content.abilities, ABILITIES, exactly=True)
    owners: dict[str, str] = {}
    for tile in content.ruling_tiles.values():
        where = ("ruling_tiles.json", tile.id)
        for metric in tile.metrics:
            _known("metric", metric, METRICS, *where, "metrics")
        _need(len(tile.metrics) == len(set(tile.metrics)) == 2, *where, "metrics", "expected two")
        for id_ in tile.civilizations:
            _known("civilization", id_, content.civilizations, *where, "civilizations")
            first = owners.setdefault(id_, tile.id)
            _need(first == tile.id, *where, "civilizations", f"{id_} has {first}")
    for id_ in content.civilizations:
        _need(id_ in owners, "ruling_tiles.json", "civilizations", f"no tile for {id_}")


def _check_start(board: Board, content: Content) -> None:
    start = max(board.start_technology, board.start_military) <= content.top
    start = start and content.exists[board.start_technology][board.start_military]
    _need(start, "board.json", "start_technology", "no such cell of the matrix")
    for kind, cubes in (
        ("start_personal", board.start_personal + board.start_used),
        ("expert_personal", board.expert_personal + board.expert_used),
        ("civbot_cubes", board.civbot_cubes),
    ):
        _need(cubes <= board.cubes, "board.json", kind, f"a civilization has only {board.cubes} cubes")
    dealt = board.leaders_max <= board.leaders_per_epoch
    _need(dealt, "board.json", "leaders_max", f"an epoch has only {board.leaders_per_epoch} leaders")
    _need(board.leaders_max >= board.players_max, "board.json", "leaders_max", "expected one for each player")
    row = board.players_max + board.wonder_row_extra
    _need(row <= board.wonders_per_epoch, "board.json", "wonder_row_extra", "an epoch has too few wonders")
    _need(board.players_min <= board.players_max, "board.json", "players_min", "more than players_max")
    most = board.civilizations_max
    _need(board.players_max <= most, "board.json", "players_max", "more than civilizations_max")


def _need(true: bool, *message: str) -> None:
    if not true:
        raise BadContent(*message)


def _known(kind: str, word: str, words: Collection[str], *where: str) -> None:
    if word not in words:
        raise BadContent(*where, f"no such {kind}: {word}")


def _need_ids(file: str, entries: Mapping[str, Entry], ids: Collection[str], exactly: bool = False) -> None:
    for id_ in ids:
        _need(id_ in entries, file, id_, "missing")
    for id_ in entries if exactly else ():
        _need(id_ in ids, file, id_, "not known to the rules")

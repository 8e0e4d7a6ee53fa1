"""Content of Historia that is refused, each time with one line that says where and why."""

from __future__ import annotations

from pathlib import Path

import pytest

from saecula.core.catalog import BadContent
from saecula.games.historia.catalogue import Content
from tests.overlays import Item, lay, refusal, setting

CONTENT = Content.get()


def overlaid(folder: Path, file: str, *items: Item) -> Content:
    return Content.get(lay(folder, file, *items))


def effect(**fields: object) -> Item:
    return {"id": "sphinx", "effects": [{"op": "gain_vp"}, fields]}


BAD_EFFECTS: list[tuple[Item, str]] = [
    (effect(op="win"), "op: no such op: win"),
    (effect(op="gain_vp", n=0), "n: expected int >= 1"),
    (effect(op="gain_vp", track="military"), "track: not used by gain_vp"),
    (effect(op="gain_level"), "track: needed by gain_level"),
    (effect(op="gain_level", track="wonders"), "track: no such track: wonders"),
    (effect(op="recover_card"), "which: needed by recover_card"),
    (effect(op="recover_card", which="any"), "which: no such which: any"),
    (effect(op="place_cube"), "take_from: needed by place_cube"),
    (effect(op="place_cube", take_from="map"), "take_from: no such take_from: map"),
    (effect(op="place_cube", take_from="used", n=2), "n: not used by place_cube"),
    (effect(op="perform_action", mode="basic"), "action: needed by perform_action"),
    (effect(op="perform_action", action="dance", mode="basic"), "action: no such action: dance"),
    (effect(op="perform_action", action="raid", mode="fast"), "mode: no such mode: fast"),
    (
        effect(op="perform_action", action="revolution", mode="extended"),
        "mode: revolution has no extended mode",
    ),
    (effect(op="perform_action", action="raid", mode="basic", cost=-2), "cost: expected int >= -1"),
    (effect(op="gain_vp_per"), "per: needed by gain_vp_per"),
    (effect(op="gain_action_card", card="war"), "op: gain_action_card has no place here"),
    (effect(op="gain_vp", metric="wonders"), "metric: unknown field"),
]


@pytest.mark.parametrize(("change", "expected"), BAD_EFFECTS)
def test_an_effect_has_the_fields_of_its_op(tmp_path: Path, change: Item, expected: str) -> None:
    said = refusal(Content.get, tmp_path, "wonders", change)
    assert said == f"wonders.json: sphinx: effects[1].{expected}"


ROWS = list(CONTENT.board.matrix)
SEGMENTS = [list(segment) for segment in CONTENT.segments]
EDGES = [list(edge) for edge in CONTENT.board.edges]

BAD: list[tuple[str, Item, str]] = [
    ("wonders", {"id": "sphinx", "epoch": "one"}, "wonders.json: sphinx: epoch: expected int, got str"),
    ("wonders", {"id": "sphinx", "epoch": 4}, "wonders.json: sphinx: epoch: expected 1 to 3"),
    ("wonders", {"id": "sphinx", "remove": True}, "wonders.json: epoch 1: expected 16, got 15"),
    (
        "wonders",
        {"id": "sphinx", "activation": "wish"},
        "wonders.json: sphinx: activation: no such activation: wish",
    ),
    ("wonders", {"id": "sphinx", "metric": "gold"}, "wonders.json: sphinx: metric: no such metric: gold"),
    ("wonders", {"id": "sphinx", "metric": ""}, "wonders.json: sphinx: metric: needed by majority"),
    ("wonders", {"id": "sphinx", "n": 1}, "wonders.json: sphinx: n: not used by majority"),
    ("wonders", {"id": "petra", "actions": ["dance"]}, "wonders.json: petra: actions: no such action: dance"),
    ("leaders", {"id": "caesar", "remove": True}, "leaders.json: epoch 1: expected 6, got 5"),
    ("leaders", {"id": "caesar", "conditions": []}, "leaders.json: caesar: conditions: expected 2"),
    (
        "leaders",
        {"id": "caesar", "conditions": [{"metric": "gold", "at_least": 1, "vp": 1}] * 2},
        "leaders.json: caesar: conditions: no such metric: gold",
    ),
    (
        "events",
        {"id": "vesuvius", "triggers": ["dance"]},
        "events.json: vesuvius: triggers: no such action: dance",
    ),
    ("events", {"id": "vesuvius", "triggers": []}, "events.json: vesuvius: triggers: empty"),
    ("events", {"id": "vesuvius", "remove": True}, "events.json: expected 12 or more"),
    (
        "advisors",
        {"id": "rome_trajan", "symbol": "dance"},
        "advisors.json: rome_trajan: symbol: no such action: dance",
    ),
    (
        "advisors",
        {"id": "rome_trajan", "civilization": "egypt"},
        "advisors.json: rome_trajan: civilization: is listed by rome",
    ),
    (
        "advisors",
        {"id": "rome_trajan", "remove": True},
        "civilizations.json: rome: advisors: no such advisor: rome_trajan",
    ),
    ("civilizations", {"id": "rome", "advisors": []}, "civilizations.json: rome: advisors: expected 5"),
    (
        "civilizations",
        {"id": "rome", "colour": "grey"},
        "civilizations.json: germany: colour: grey belongs to rome",
    ),
    ("civilizations", {"id": "rome", "remove": True}, "civilizations.json: expected 6 colours, got 5"),
    (
        "civilizations",
        {"id": "aztecs", "alternative_of": "rome"},
        "civilizations.json: aztecs: colour: green belongs to india",
    ),
    ("action_cards", {"id": "raid", "remove": True}, "action_cards.json: raid: missing"),
    (
        "action_cards",
        {"id": "raid", "extended": {"technology": 17}},
        "action_cards.json: raid: technology: beyond the last level",
    ),
    (
        "action_cards",
        {"id": "raid", "basic": {"effects": [{"op": "perform_action", "action": "raid", "mode": "basic"}]}},
        "action_cards.json: raid: basic.effects[0].op: perform_action has no place here",
    ),
    (
        "action_cards",
        {"id": "war", "joins_at": 3},
        "technologies.json: agriculture: bonuses: joins_at of war in action_cards.json says otherwise",
    ),
    (
        "technologies",
        {"id": "wheel", "level": 4},
        "technologies.json: wheel: level: expected each of 1 to 16 once",
    ),
    ("technologies", {"id": "singularity", "remove": True}, "technologies.json: expected 16 levels, got 15"),
    ("technologies", {"id": "wheel", "flag": "fly"}, "technologies.json: wheel: flag: no such flag: fly"),
    (
        "technologies",
        {"id": "navigation", "flag": ""},
        "technologies.json: flag: expected one technology with navigation",
    ),
    (
        "military_levels",
        {"id": "military_02", "bonuses": [{"op": "gain_level", "track": "military"}]},
        "military_levels.json: military_02: bonuses[0].op: gain_level has no place here",
    ),
    (
        "military_levels",
        {"id": "military_02", "bonuses": [{"op": "recover_card", "which": "choice"}]},
        "military_levels.json: military_02: bonuses[0].op: the bonus of a level leaves no choice",
    ),
    (
        "governments",
        {"id": "clan", "letter": "N"},
        "governments.json: nomads: letter: expected one letter of its own",
    ),
    (
        "governments",
        {"id": "clan", "letter": "X"},
        "board.json: matrix: row of military 4: no government of letter C",
    ),
    (
        "territories",
        {"id": "russia", "remove": True},
        "board.json: edges: china-russia: no such territory: russia",
    ),
    (
        "territory_tiles",
        {"id": "tile_02", "number": 1},
        "territory_tiles.json: tile_02: number: is that of tile_01",
    ),
    (
        "civbot_cards",
        {"id": "civbot_war", "actions": ["raid"]},
        "civbot_cards.json: civbot_war: actions: no such civbot action: raid",
    ),
    ("civbot_cards", {"id": "civbot_war", "actions": []}, "civbot_cards.json: civbot_war: actions: empty"),
    ("difficulties", {"id": "king", "cards": 7}, "difficulties.json: king: cards: only 6 exist"),
    (
        "goals",
        {"id": "goal_01", "effects": [{"op": "gain_luck"}]},
        "goals.json: goal_01: effects[0].op: no such op: gain_luck",
    ),
    (
        "ruling_tiles",
        {"id": "ruling_rome", "remove": True},
        "ruling_tiles.json: civilizations: no tile for rome",
    ),
    (
        "ruling_tiles",
        {"id": "ruling_rome", "metrics": ["wonders"]},
        "ruling_tiles.json: ruling_rome: metrics: expected two",
    ),
    (
        "ruling_tiles",
        {"id": "ruling_egypt", "civilizations": ["rome"]},
        "ruling_tiles.json: ruling_egypt: civilizations: rome has ruling_rome",
    ),
    ("abilities", {"id": "two_cubes", "remove": True}, "abilities.json: two_cubes: missing"),
    ("measures", {"id": "gain_cube", "remove": True}, "measures.json: gain_cube: missing"),
    ("measures", {"id": "gain_cube", "zone": "blue"}, "measures.json: gain_cube: zone: no such zone: blue"),
    (
        "measures",
        {"id": "feast", "name": {"en": "Feast", "de": "Fest"}, "zone": "grey", "source": "recalled"},
        "measures.json: feast: not known to the rules",
    ),
    ("board", setting("cubes", "nine"), "board.json: cubes: expected int, got str"),
    ("board", setting("cubes", 3), "board.json: start_personal: a civilization has only 3 cubes"),
    ("board", {"id": "cubes", "remove": True}, "board.json: cubes: missing"),
    ("board", setting("leader_caps", [9, 11]), "board.json: leader_caps: expected one for each epoch"),
    (
        "board",
        setting("goals_barred", "anarchy"),
        "board.json: goals_barred: no such government: anarchy",
    ),
    ("board", setting("goals_placed", 11), "goals.json: expected 11 or more"),
    ("board", setting("start_military", 4), "board.json: start_technology: no such cell of the matrix"),
    ("board", setting("segments", SEGMENTS[:3]), "board.json: segments: expected 4"),
    (
        "board",
        setting("segments", [["feast"], *SEGMENTS[1:]]),
        "board.json: segments: round 1: no such measure: feast",
    ),
    (
        "board",
        setting("segments", [SEGMENTS[0], SEGMENTS[1][::-1], *SEGMENTS[2:]]),
        "board.json: segments: round 2: expected grey before brown, and what comes first in each",
    ),
    (
        "board",
        setting("edges", [*EDGES, ["middle_east", "africa"]]),
        "board.json: edges: middle_east-africa: expected two territories not joined before",
    ),
    (
        "board",
        setting("edges", [["africa", "africa"]]),
        "board.json: edges: africa-africa: expected two territories not joined before",
    ),
    (
        "board",
        setting("matrix", [ROWS[0][1:], *ROWS[1:]]),
        "board.json: matrix: row of military 16: expected 16 cells, got 15",
    ),
    (
        "board",
        setting("matrix", [*ROWS[:-1], "Z" + ROWS[-1][1:]]),
        "board.json: matrix: row of military 1: no government of letter Z",
    ),
]


@pytest.mark.parametrize(("file", "change", "expected"), BAD)
def test_wrong_content_is_refused_in_one_line(tmp_path: Path, file: str, change: Item, expected: str) -> None:
    assert refusal(Content.get, tmp_path, file, change) == expected


def test_tiles_must_serve_every_territory(tmp_path: Path) -> None:
    gone: list[Item] = [{"id": f"tile_{number:02}", "remove": True} for number in range(1, 5)]
    with pytest.raises(BadContent, match=r"^territory_tiles\.json: expected one for each of 13 territories$"):
        overlaid(tmp_path, "territory_tiles", *gone)

"""Playing artifacts (6.1 of the rulebook): on which empires, and where."""

from __future__ import annotations

from tests.seven_ages.second.box import ARTIFACTS, CARDS, is_land
from tests.seven_ages.second.civilising import CREEDS, creed_of, fixed
from tests.seven_ages.second.table import Empire, Table


def playable(t: Table, seat: int) -> set[str]:
    """The cards in hand whose artifact can be played on some empire."""
    return {card for card in t.hands[seat] if targets(t, CARDS[card]["artifact"])}


def targets(t: Table, artifact: str) -> set[int]:
    """The empires on which an artifact can be played, whoever owns them."""
    if in_the_game(t, artifact):
        return set()
    return {slot for slot, e in t.empires.items() if fits(t, e, artifact)}


def in_the_game(t: Table, artifact: str) -> bool:
    """Whether its marker lies on the map, on the progress track, or on a card."""
    on_cards = any(artifact in e.on_card for e in t.empires.values())
    return artifact in t.placed.values() or artifact in t.blue or on_cards


def fits(t: Table, e: Empire, artifact: str) -> bool:
    """Age, prerequisites, room, and nothing that protects the empire."""
    entry = ARTIFACTS[artifact]
    if e.age not in entry["ages"] and not early(t, e, artifact):
        return False
    if entry.get("needs") and not any(has(t, e, need) for need in entry["needs"]):
        return False
    if any(artifact in effect.what.get("ids", ()) for effect in t.effects(e, "immune")):
        return False
    if entry["kind"] in CREEDS and creed_of(e, entry["kind"]):
        return not t.disorder & e.areas and fixed(t, e) != entry["kind"]
    return entry["place"] == "card" or bool(sites(t, e))


def early(t: Table, e: Empire, artifact: str) -> bool:
    """Industrial Revolution and World War may come an age earlier."""
    exception = ARTIFACTS[artifact].get("early")
    if not exception or e.age != exception["age"]:
        return False
    if "has_enlightenment" in exception["any"] and "enlightenment" in t.possessed(e):
        return True
    if "two_cities_of_level_3" in exception["any"]:
        return len([area for area, level in t.cities.items() if level >= 3 and area in e.areas]) >= 2
    modern = [x for x in t.empires.values() if x.age >= 5 or "industrial_revolution" in t.possessed(x)]
    return "four_empires_industrial_or_age_5" in exception["any"] and len(modern) >= 4


def has(t: Table, e: Empire, need: str) -> bool:
    """Whether it has a certain artifact, or any religion or government."""
    return bool(creed_of(e, need)) if need in CREEDS else need in t.possessed(e)


def sites(t: Table, e: Empire) -> set[str]:
    """Its land areas without an artifact."""
    return {area for area in t.firmly_held(e) if is_land(area) and area not in t.placed}

"""What hardly anybody would answer differently, and how bots of 7 Ages play by rule of thumb."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from saecula.bots import make_bot
from saecula.bots.policies import sensible_options, usual_answer
from saecula.bots.runner import play_match
from saecula.core import flow
from saecula.core.registry import DECISION, DRAFT
from saecula.core.zones import pile, seen_by
from saecula.games.seven_ages import GAME, policies
from saecula.games.seven_ages.manner import founding, lands, marking
from saecula.games.seven_ages.manner.registry import SCORERS, score
from saecula.games.seven_ages.rules import building, civilise, destiny, forces, losses, march, markers, rounds
from saecula.games.seven_ages.rules.standings import Standings
from tests.seven_ages.table import Table, table

BY_CHANCE = {  # questions that are knowingly left to chance where courses of play are followed
    *("aim_leader", "appoint_leader", "artifact_site", "choose_colour", "choose_colours", "choose_level"),
    *("demand_exactly", "demand_money", "discard_card", "dismiss_from", "fight", "flip_there", "gift"),
    *("gift_exactly", "hand_over", "keep_dagger", "lay_cadence", "let_through", "lose_somewhere"),
    *("place_fort", "pull_out", "recover_card", "relocate_from", "relocate_unit", "secure", "settle_in"),
    *("step_back", "swap_for", "take_culture", "yield_elephant"),
}


def young(seats: int = 2) -> Table:
    t = table(seats=seats)
    t.found(0, "egyptians", {"egypt": "3 swordsmen"}, level=3, money=12, capital="egypt")
    return t.found(1, "shang", {"honan": "2 swordsmen"}, level=3, money=5, capital="honan")


def scored(t: Table) -> dict[tuple[Any, ...], float]:
    """Return the options of who is asked, by what the rule of thumb thinks of them."""
    seat = t.asked[1]
    frame = flow.ask_of(t.g, seat)
    assert frame is not None
    options = t.options(seat)
    found = score(t.g, seat, frame, options)
    assert found is not None
    return dict(zip(options, found, strict=True))


def best(t: Table) -> tuple[Any, ...]:
    found = scored(t)
    return max(found, key=lambda option: found[option])


def test_every_question_has_a_rule_of_thumb_or_is_left_to_chance() -> None:
    questions = {id_ for id_, entry in GAME.rules.entries.items() if entry.kind in (DECISION, DRAFT)}
    assert questions - SCORERS.keys() == BY_CHANCE
    assert SCORERS.keys() <= questions


def test_rules_of_thumb_score_every_option_in_matches() -> None:
    for seed in range(2):
        rng = Random(seed)
        g = GAME.start(3, f"thumb {seed}", {"rounds": "10", "total_history": False})
        for _ in range(400):
            seat, options = flow.turn(g)
            if seat < 0:
                break
            frame = flow.ask_of(g, seat)
            assert frame is not None
            found = score(g, seat, frame, options)
            assert found is None or len(found) == len(options)
            offered = sensible_options(GAME, g, seat, options)
            assert offered
            assert all(option in options for option in offered)
            flow.play(g, seat, options[rng.randrange(len(options))])


def test_markers_are_turned_up_by_themselves_but_never_the_wild() -> None:
    t = young()
    t["egyptians"].marker = pile(["produce"], seen_by(0))
    t.begin(markers.turn_up(0, markers.ACTIONS.index("produce") + 1))
    assert usual_answer(GAME, t.g, 0) == ("turn_up", t.slot("egyptians"))
    t["egyptians"].marker = pile([markers.WILD], seen_by(0))
    t.begin(markers.turn_up(0, markers.ACTIONS.index("produce") + 1))
    assert usual_answer(GAME, t.g, 0) == ("done",)


def test_laying_markers_has_no_usual_answer_and_all_deserve_a_thought() -> None:
    t = young().begin(rounds.begin_round(2))
    assert t.asked[0] == "place_markers"
    seat = t.asked[1]
    assert usual_answer(GAME, t.g, seat) is None
    assert set(sensible_options(GAME, t.g, seat, t.options(seat))) == set(t.options(seat))


def test_an_empire_with_money_and_no_spare_units_wants_to_produce() -> None:
    t = table(seats=2).found(0, "egyptians", {"egypt": "1 swordsmen"}, level=3, money=20, capital="egypt")
    slot = t.slot("egyptians")
    wants = marking.needs(t.g, slot, Standings(t.g))
    assert wants["produce"] > max(wants[other] for other in ("manoeuvre", "dissolve", "wild"))


def test_spare_units_beside_free_land_want_to_move() -> None:
    t = young()
    slot = t.slot("egyptians")
    t["egyptians"].money = 0
    assert lands.spare_units(t.g, t["egyptians"]) == 2
    wants = marking.needs(t.g, slot, Standings(t.g))
    assert wants["manoeuvre"] > wants["produce"]


def cards_of(t: Table, age: int, number: int) -> list[str]:
    """Return cards of no other age than this and later, for nobody in play."""
    return [card.id for card in t.g.content.cards if min(card.ages) == age and not card.ages_if][:number]


def test_who_has_no_empire_to_found_looks_for_one() -> None:
    t = table(seats=2).found(1, "shang", {"honan": "2 swordsmen"}, level=3, money=5, capital="honan")
    t.hand(0, *cards_of(t, 4, 4))
    assert founding.lacks_empire(t.g, 0)
    assert marking.beside(t.g, 0, "destiny") > marking.beside(t.g, 0, "civilise")
    t.hand(0, "egyptians", *cards_of(t, 4, 3))
    assert not founding.lacks_empire(t.g, 0)
    assert marking.beside(t.g, 0, "found") > marking.beside(t.g, 0, "destiny")


def test_all_cards_of_no_use_are_discarded() -> None:
    t = table(seats=2).found(1, "shang", {"honan": "2 swordsmen"}, level=3, money=5, capital="honan")
    useless = cards_of(t, 4, 3)
    t.hand(0, "egyptians", *useless).begin(destiny.destiny(0, 15))
    for card in sorted(useless):
        assert sensible_options(GAME, t.g, 0, t.options(0)) == [("discard", card)]
        t.choose(0, "discard", card)
    assert t.asked[0] != "destiny" or sensible_options(GAME, t.g, 0, t.options(0)) == [("done",)]


def test_units_are_built_while_land_is_free() -> None:
    t = young()
    t["egyptians"].money = 9
    t.begin(building.build(0, t.slot("egyptians")))
    assert best(t)[0] == "build"


def test_units_that_nobody_can_keep_are_not_built() -> None:
    t = young()
    for _ in range(12):
        forces.add(t.g, t["egyptians"], t.area("egypt"), t.g.content.unit_index["swordsmen"])
    t.begin(building.build(0, t.slot("egyptians")))
    assert best(t) == ("done",)


def test_a_wonder_is_played_rather_than_kept() -> None:
    t = young()
    green = next(
        card.id
        for card in t.g.content.cards
        if (artifact := t.g.content.artifacts[t.g.content.artifact_index[card.artifact]]).colour == "green"
        and 1 in artifact.ages
        and not artifact.needs
        and artifact.place == "area"
    )
    t.hand(0, green).begin(civilise.civilise(0, t.slot("egyptians"), 1, ""))
    assert best(t) == ("play_artifact", green)
    t.choose(0, "play_artifact", green)
    assert best(t)[:2] == ("artifact_on", t.slot("egyptians"))


def test_only_options_close_to_the_best_are_thought_about() -> None:
    t = young().begin(building.build(0, young().slot("egyptians")))
    options = t.options(0)
    left = sensible_options(GAME, t.g, 0, options)
    found = scored(t)
    assert 0 < len(left) <= policies.SHORTLIST < len(options)
    assert min(found[option] for option in left) >= max(found.values()) - policies.CLOSE


def test_a_bot_does_not_know_what_its_seat_may_not_know() -> None:
    """Two worlds that look alike to a seat make its bot choose alike."""
    chosen = []
    for type_, reverse in (("swordsmen", False), ("archers", True)):
        t = young()
        unit = t.g.content.unit_index[type_]
        t["shang"].units = t["shang"].units.put(t.area("honan"), 2 * forces.one(unit))
        t.begin(markers.place_markers(0))
        if reverse:
            swap = t.g.players[1].hand.cards
            new = t.g.deck.cards[: len(swap)]
            t.hand(1, *new)
        seen = GAME.redact(t.g, 0)
        chosen.append((GAME.plain(seen.position), make_bot("greedy", GAME, "1").choose(seen, t.options(0))))
    assert chosen[0] == chosen[1]


@pytest.mark.no_cover
def test_greedy_beats_random() -> None:
    totals = [0.0, 0.0]
    for match in range(2):
        order = ("greedy", "random") if match == 0 else ("random", "greedy")
        bots = [make_bot(name, GAME, f"{match}{name}") for name in order]
        played = play_match(GAME, bots, seed="ladder 7", options={"rounds": "10", "total_history": True})
        for name, points in zip(order, GAME.result(played.position).scores, strict=True):
            totals[name == "random"] += points
    assert totals[0] > 2 * totals[1]


def test_the_weakest_unit_is_lost_first() -> None:
    t = table(seats=2).found(0, "egyptians", {"egypt": "1 swordsmen, 1 archers, 1 chariot"}, level=3)
    t.begin(losses.lose_unit(0, t.slot("egyptians"), t.area("egypt"), 1))
    units = t.g.content.units
    strength = {option: units[option[1]].front + units[option[1]].support for option in t.options(0)}
    assert len(set(strength.values())) > 1
    assert strength[best(t)] == min(strength.values())


def artifact_cards(t: Table, colour: str, number: int) -> list[str]:
    """Return cards whose artifacts of this colour can be played in age 1 and need nothing."""
    found = []
    for card in t.g.content.cards:
        artifact = t.g.content.artifacts[t.g.content.artifact_index[card.artifact]]
        if artifact.colour == colour and 1 in artifact.ages and not artifact.needs and 1 not in card.ages:
            found.append(card.id)
    return found[:number]


def test_artifacts_in_hand_make_an_empire_want_to_civilise() -> None:
    t = young()
    slot = t.slot("egyptians")
    t.hand(0, *cards_of(t, 4, 2))
    bare = marking.needs(t.g, slot, Standings(t.g))["civilise"]
    t.hand(0, *artifact_cards(t, "green", 2))
    assert marking.needs(t.g, slot, Standings(t.g))["civilise"] > bare


def test_few_cards_make_a_player_want_new_ones() -> None:
    t = young()
    slot = t.slot("egyptians")
    t.hand(0, *cards_of(t, 4, 6))
    full = marking.needs(t.g, slot, Standings(t.g))["destiny"]
    t.hand(0, *cards_of(t, 4, 1))
    assert marking.needs(t.g, slot, Standings(t.g))["destiny"] > full


def test_a_card_whose_empire_can_be_founded_is_not_spent_as_an_artifact() -> None:
    t = young()
    card = next(
        card.id
        for card in t.g.content.cards
        if 1 in card.ages
        and (artifact := t.g.content.artifacts[t.g.content.artifact_index[card.artifact]]).colour == "green"
        and 1 in artifact.ages
        and not artifact.needs
        and founding.potential_now(t.g, card.id) > 0
    )
    t.hand(0, card)
    assert founding.reserve(t.g, 0) == {card}
    t.begin(civilise.civilise(0, t.slot("egyptians"), 1, ""))
    assert ("play_artifact", card) in t.options(0)
    assert best(t) != ("play_artifact", card)


def test_who_is_rewarded_for_most_money_keeps_it() -> None:
    t = table(seats=2).found(1, "shang", {"honan": "2 swordsmen"}, level=3, money=5, capital="honan")
    rich = next(
        card.id
        for card in t.g.content.cards
        if any(symbol.most == "money" for symbol in card.glory) and card.start.areas
    )
    t.found(0, rich, {"egypt": "8 spearmen"}, level=3, money=20, capital="egypt")
    assert founding.has_enough(t.g, t.slot(rich))
    t[rich].money = 2
    assert not founding.has_enough(t.g, t.slot(rich))


def test_ships_in_harbour_want_to_sail() -> None:
    t = table(seats=2).found(0, "phoenicians", {"egypt": "1 spearmen"}, level=3, capital="egypt")
    slot = t.slot("phoenicians")
    before = marking.needs(t.g, slot, Standings(t.g))["manoeuvre"]
    forces.add(t.g, t["phoenicians"], t.area("egypt"), t.g.content.unit_index["galley"])
    one_more = marking.needs(t.g, slot, Standings(t.g))["manoeuvre"]
    forces.take(t.g, t["phoenicians"], t.area("egypt"), forces.one(t.g.content.unit_index["galley"]))
    forces.add(t.g, t["phoenicians"], t.area("egypt"), t.g.content.unit_index["spearmen"])
    assert one_more > marking.needs(t.g, slot, Standings(t.g))["manoeuvre"] > before


def phoenicia(*units: str) -> Table:
    """The Phoenicians alone in their capital, which others hem in by land; their cards count waters."""
    t = table(seats=2).found(0, "phoenicians", {"phoenicia": units[0]}, level=3, money=8, capital="phoenicia")
    for unit in units[1:]:
        forces.add(t.g, t["phoenicians"], t.area("phoenicia"), t.g.content.unit_index[unit])
    return t.found(1, "assyrians", {"assyria": "1 spearmen"}, level=3, money=5, capital="assyria")


def test_galleys_stay_near_their_coast_and_modern_ships_go_far() -> None:
    t = phoenicia("2 spearmen")
    near = lands.by_sea(t.g, t["phoenicians"])
    assert near & t.mask("eastern_mediterranean", "cyprus") == t.mask("eastern_mediterranean", "cyprus")
    assert not near & t.mask("western_mediterranean")
    t["phoenicians"].progress = 30
    assert lands.by_sea(t.g, t["phoenicians"]) & t.mask("western_mediterranean")


def test_a_ship_takes_the_waters_that_its_card_counts() -> None:
    t = phoenicia("2 spearmen", "galley")
    t.begin(march.march(0, t.slot("phoenicians")))
    assert best(t) == ("send", "eastern_mediterranean")
    t = table(seats=2).found(0, "egyptians", {"egypt": "2 spearmen"}, level=3, capital="egypt")
    forces.add(t.g, t["egyptians"], t.area("egypt"), t.g.content.unit_index["galley"])
    t.begin(march.march(0, t.slot("egyptians")))
    assert t.g.content.areas[t.area(best(t)[1])].kind == "land", "they count land in Africa"


def test_ships_are_built_as_long_as_there_is_something_to_take_for_them() -> None:
    t = phoenicia("2 spearmen")
    galley = ("build", t.g.content.unit_index["galley"])
    t.begin(building.build(0, t.slot("phoenicians")))
    first = scored(t)[galley]
    assert best(t) == galley
    fleet = phoenicia("2 spearmen", *["galley"] * 3)
    fleet.begin(building.build(0, fleet.slot("phoenicians")))
    assert scored(fleet)[galley] < first


def test_who_counts_ships_builds_them_rather_than_more_idle_land_units() -> None:
    def worth_of_a_galley(land_units: str) -> float:
        t = table(seats=2).found(0, "vikings", {"norway": land_units}, level=15, money=8, capital="norway")
        t.begin(building.build(0, t.slot("vikings")))
        return scored(t)["build", t.g.content.unit_index["galley"]]

    assert worth_of_a_galley("5 swordsmen") > worth_of_a_galley("1 swordsmen") + 0.5


def test_formalities_are_questions_of_the_game() -> None:
    questions = {id_ for id_, entry in GAME.rules.entries.items() if entry.kind in (DECISION, DRAFT)}
    assert questions >= policies.FORMALITIES

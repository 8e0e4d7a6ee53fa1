"""Scenes of Through the Ages: what can be chosen is shown, nothing hidden is, and the sums are right."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from saecula.core import flow
from saecula.core.locale import Texts, languages
from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import Board, Card, Mat, Stat, TrackPanel
from saecula.core.zones import EVERYONE
from saecula.games.through_the_ages import GAME
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import (
    aggressions,
    colonization,
    costs,
    events,
    gains,
    politics,
    production,
    tokens,
    wars,
)
from saecula.games.through_the_ages.rules.in_play import in_game
from saecula.games.through_the_ages.scene import sums, wording
from tests.scenes import Gallery, parts
from tests.through_the_ages.table import Table, table

EVERY = 37
SLOWEST = 0.08
WORDS = {"hidden", "or", "and", "danger", "discontent", "against", "actions", "banks", "hands", "civ"}

GALLERY = Gallery(GAME, WORDS)
look, options = GALLERY.look, GALLERY.options


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scenes_of_random_matches(seats: int) -> None:
    for g in GALLERY.positions(seats, f"scenes {seats}", EVERY):
        for viewer, made in GALLERY.seen_by_all(g):
            check_secrets(g, viewer, made)
        check_sums(g)


def check_secrets(g: ThroughTheAges, viewer: Seat, made: Any) -> None:
    """Military cards and events that this viewer does not know lie face down."""
    panels = {panel["id"]: panel["cards"] for panel in made["board"]["panels"] if panel["type"] == "row"}
    for seat in in_game(g):
        if seat == viewer:
            continue
        shown = {card["id"]: card["state"] for card in panels[f"board:{seat}"]}
        for age, zone in enumerate(g.civs[seat].military):
            states = [shown[f"civ:{seat}/military:{age}:{place}"] for place in range(len(zone))]
            assert states.count("down") == sum([not _knows(known, viewer) for known in zone.known])
    events = {card["id"]: card["state"] for card in panels["events"]}
    for name, zone in (("current", g.current_events), ("future", g.future_events)):
        for place, known in enumerate(zone.known):
            assert (events[f"{name}:{place}"] == "down") == (not _knows(known, viewer))


def _knows(known: int, viewer: Seat) -> bool:
    return known == EVERYONE or (viewer >= 0 and bool(known >> viewer & 1))


def check_sums(g: ThroughTheAges) -> None:
    """The parts of every rating and price add up to it."""
    seen = GAME.redact(g, 0).position
    texts = Texts(GAME, seen, "en")
    for seat in in_game(g):
        for what, rating in sums.RATINGS.items():
            assert total(sums.rating(seen, seat, what, texts)) == rating(g, seat), what
        civ = g.civs[seat]
        food = production.food_production(g, seat) - production.eaten(g, civ)
        assert total(sums.food(seen, seat, texts)) == food
        resources = production.resource_production(g, seat) - production.corrupted(g, civ)
        assert total(sums.resources(seen, seat, texts)) == resources
        for space, card in enumerate(g.row):
            parts = sums.take(seen, seat, space, texts) if card else []
            assert not parts or total(parts) == costs.take(g, seat, space)


def total(parts: list[Any]) -> int:
    return sum([int(part.value.replace("−", "-")) for part in parts])


@pytest.mark.parametrize("seats", [2, 4])
def test_a_scene_tells_nothing_beyond_what_the_seat_sees(seats: int) -> None:
    for number, g in enumerate(GALLERY.positions(seats, f"secrets {seats}", EVERY)):
        if number % 5 and not flow.is_over(g):
            continue
        for viewer in range(g.seats):
            imagined = GAME.imagine(GAME.redact(g, viewer), number)
            assert look(imagined, viewer) == look(g, viewer)


def test_a_scene_is_built_quickly() -> None:
    g = list(GALLERY.positions(4, "quick", EVERY))[-3]
    assert GALLERY.quickest(g) < SLOWEST


# Positions made by hand.


def panel(t: Table, id_: str, viewer: Seat = 0, language: str = "en") -> Any:
    return next(panel for panel in look(t.g, viewer, language).board.panels if panel.id == id_)


def card(t: Table, panel_: str, id_: str, viewer: Seat = 0) -> Card:
    found: Card = next(c for c in panel(t, panel_, viewer).cards if c.id == id_)
    return found


def mat(t: Table, seat: Seat, viewer: Seat = 0) -> Mat:
    return next(mat for mat in look(t.g, viewer).board.mats if mat.seat == seat)


def stat(t: Table, seat: Seat, icon: str) -> Stat:
    return next(stat for stat in mat(t, seat).stats if stat.icon == icon)


def facts(mat_: Mat) -> dict[str, str]:
    return {fact.label: fact.value for fact in mat_.facts}


def hand(t: Table, seat: Seat = 0) -> list[Card]:
    shown = look(t.g, seat).board.hand
    assert shown is not None
    return shown.cards


QUESTIONS: dict[str, Callable[[], Table]] = {
    "free_population": lambda: table().wonders(0, "ocean_liner_service").act(0),
    "bach": lambda: (
        table()
        .lead(0, "johann_sebastian_bach")
        .develop(0, "drama")
        .workers(0, religion=1)
        .store(0, bronze=4)
        .act(0)
    ),
    "barbarossa": lambda: table().lead(0, "frederick_barbarossa").store(0, agriculture=3, bronze=3).act(0),
    "tuck": lambda: (
        table().lead(0, "homer").wonders(0, "pyramids").hand(0, "moses").act(0).choose(0, "lead", "moses")
    ),
    "churchill": lambda: table().lead(0, "winston_churchill").act(0),
    "revolt": lambda: table().hand(0, "monarchy").points(0, science=9).act(0),
    "stages": lambda: table().unfinished(0, "colossus", 1).store(0, bronze=4).act(0),
    "return_token": lambda: table().store(0, bronze=2, agriculture=1).begin(tokens.return_token(0)),
    "declare_war": lambda: table().military(0, "war_over_technology").politics(0),
    "aggress": lambda: table().military(0, "raid_i").workers(0, warriors=3).politics(0),
    "offer_pact": lambda: table().military(0, "peace_treaty").politics(0),
    "break_pact": lambda: table().pact(0, "peace_treaty", 1).politics(0),
    "retire_leader": lambda: table().lead(0, "alexander_the_great").politics(0),
    "discover": lambda: table().lead(0, "christopher_columbus").military(0, "vast_territory_i").politics(0),
    "peek": lambda: table().lead(0, "joan_of_arc").begin(politics.peek(0)),
    "cook_discard": lambda: (
        table()
        .lead(0, "james_cook")
        .military(0, "legion", "legion")
        .begin(colonization.send_force(0, "vast_territory_i", 1))
    ),
    "lose_worker": lambda: table().begin(gains.lose_worker(0)),
    "food_part": lambda: table().begin(events.choose_mixture(0, 3)),
    "loot_food": lambda: table().store(1, agriculture=2, bronze=3).begin(aggressions.choose_loot(0, 1, 3)),
    "raze": lambda: table().workers(1, religion=1).begin(aggressions.raid_building(0, 1, "raid_ii", 0, 0)),
    "annex": lambda: (
        table().colonies(1, "vast_territory_i", "historic_territory_i").begin(aggressions.choose_colony(0, 1))
    ),
    "remove": lambda: (
        table()
        .lead(1, "moses")
        .unfinished(1, "colossus")
        .begin(aggressions.choose_victim(0, 1, "infiltrate_ii"))
    ),
    "release": lambda: (
        table().colonies(0, "vast_territory_i", "historic_territory_i").begin(events.choose_lost_colony(0))
    ),
    "ruin": lambda: table().wonders(0, "pyramids", "colossus").begin(events.choose_ruin(0, (0, 1))),
    "steal": lambda: table().develop(1, "code_of_laws", "warfare").begin(wars.steal(0, 1, 12)),
    "take": lambda: table().row("iron", "", "moses").begin(events.take_by_agreement(0, 5, False)),
    "copy_tactic": lambda: table().tactic(1, "legion").tactic(0, "phalanx").military(0, "legion").act(0),
}


@pytest.mark.parametrize("verb", list(QUESTIONS))
def test_what_rare_questions_mean_is_shown(verb: str) -> None:
    g = QUESTIONS[verb]().g
    for language in languages():
        made = GALLERY.checked(g, 0, language)
        assert verb in [option["action"][0] for option in made["ask"]["options"]]


def test_a_victims_cards_are_meant_and_the_own_ones_are_not() -> None:
    t = QUESTIONS["raze"]()
    assert options(t)["Philosophy"].things == ["card:philosophy"]
    assert "card:philosophy" in [c.id for c in panel(t, "board:1").cards]
    assert "card:philosophy" not in [c.id for c in panel(t, "board:0").cards]


def test_mats_stand_clockwise_from_the_starting_player() -> None:
    t = table(3)
    t.g.start = 2
    made = look(t.g, 1, persons=("Mei", "Tomás")).board.mats
    assert [mat.name for mat in made] == ["Purple", "Mei", "Tomás"]
    assert [mat.colour for mat in made] == [3, 1, 2]
    assert [mat.you for mat in made] == [False, False, True]


def test_ratings_are_explained() -> None:
    t = table().lead(0, "alexander_the_great").wonders(0, "colossus").tactic(0, "legion")
    t.workers(0, warriors=3, religion=2).points(0, science=4, culture=20)
    strength = stat(t, 0, "strength")
    assert strength.value == "10"
    assert strength.best
    assert parts(strength.reasons) == [
        ("Colossus", "+2"),
        ("Warriors × 3", "+3"),
        ("Armies, Legion", "+2"),
        ("Alexander the Great", "+3"),
    ]
    assert stat(t, 0, "science").value == "4 +1"
    assert stat(t, 0, "culture").value == "+2"
    assert mat(t, 0).points == "20"
    assert stat(t, 0, "happy").value == "2/0"


def test_production_and_its_losses_are_explained() -> None:
    t = table().banks(0, blue=8, yellow=10).store(0, bronze=3, agriculture=2)
    assert stat(t, 0, "food").value == "2 +0"
    assert parts(stat(t, 0, "food").reasons) == [("Agriculture × 2", "+2"), ("Consumption", "−2")]
    assert stat(t, 0, "resource").value == "3 +0"
    assert parts(stat(t, 0, "resource").reasons) == [("Bronze × 2", "+2"), ("Corruption", "−2")]


def test_a_stronger_rival_and_an_uprising_are_written_out() -> None:
    t = table().workers(1, warriors=4).banks(0, yellow=9, unused=1)
    assert facts(mat(t, 1))["Stronger than you, could attack"] == "+3"
    assert "Stronger than you, could attack" not in facts(mat(t, 1, viewer=1))
    assert facts(mat(t, 0))["Uprising"] == "3 discontent, 1 unused"
    t.war(1, "war_over_culture", 0)
    assert facts(mat(t, 1))["War over Culture"] == "declared on you"
    t.lead(1, "mahatma_gandhi")
    assert "Stronger than you, could attack" not in facts(mat(t, 1))


def test_the_row_tells_prices_and_why_a_card_cannot_be_taken() -> None:
    t = (
        table()
        .wonders(0, "pyramids")
        .row("iron", "colossus", "hanging_gardens", "moses", "bronze", "aristotle")
    )
    t.unfinished(0, "great_wall")
    iron, colossus, _, moses, bronze, aristotle = panel(t, "row").cards[:6]
    assert (iron.foot, iron.cost, iron.state, iron.corner) == ("1 civil action", "5 science", "", "I")
    assert colossus.foot == "2 civil actions"
    assert parts(colossus.reasons) == [("space", "1"), ("wonders you have", "+1")]
    assert (colossus.state, colossus.reason) == ("used", "Great Wall has to be finished first")
    assert bronze.reason == "You have it already"
    t.lead(0, "hammurabi").spend(0, civil=5, military=2)
    moses, aristotle = (panel(t, "row").cards[space] for space in (3, 5))
    assert moses.reason == "You have had a leader of age A"
    assert aristotle.foot == "1 civil action"
    assert panel(t, "row").cards[0].reason == "You have no civil action left"
    assert panel(t, "row", 1).cards[0].reason == ""
    assert panel(t, "row").cards[6].state == "empty"
    assert panel(t, "row", SPECTATOR).cards[1].foot == "1 civil action"
    t.hand(0, *["rich_land_a"] * 6)
    assert panel(t, "row").cards[0].reason == "Your hand is full, 6 of 5"


def test_boards_show_workers_tokens_and_prices() -> None:
    t = table().develop(0, "masonry", "drama").workers(0, bronze=3).store(0, bronze=2)
    bronze = card(t, "board:0", "card:bronze")
    assert [(count.icon, count.value) for count in bronze.pieces[0].counts] == [
        ("yellow", "3"),
        ("blue", "2"),
    ]
    assert bronze.group == "Farms and mines"
    drama = card(t, "board:0", "card:drama")
    assert drama.foot == "to build 3 resources"
    assert parts(drama.reasons) == [("printed", "4"), ("Masonry", "−1")]
    assert card(t, "board:0", "civ:0/card:bronze", viewer=1).foot == ""


def test_wonders_show_stages_ruins_and_what_lies_under_them() -> None:
    t = table().wonders(0, "pyramids", ruins=("colossus",)).unfinished(0, "great_wall", 1)
    t[0].tucked = "pyramids"
    wall = card(t, "board:0", "card:great_wall")
    assert (wall.cost, wall.foot) == ("1 of 4 stages", "next stage 2 resources")
    assert card(t, "board:0", "card:pyramids").foot == "1 more happy face"
    assert card(t, "board:0", "card:colossus").reason == "A ruin, 2 culture"
    assert facts(mat(t, 0))["Wonders"] == "Pyramids, Colossus (ruin)"
    progress = [fact.progress for fact in mat(t, 0).facts if fact.progress]
    assert progress == [[1, 4]]


def test_hands_of_others_show_civil_cards_and_backs() -> None:
    t = table().hand(1, "iron", "moses").military(1, "legion", "spy_ii")
    shown = [c for c in panel(t, "board:1").cards if c.group == "In hand"]
    assert [(c.title, c.state) for c in shown] == [
        ("Iron", ""),
        ("Moses", ""),
        ("Age I", "down"),
        ("Age II", "down"),
    ]
    assert facts(mat(t, 1))["Hand"] == "2/4 civil, 2/2 military; I 1, II 1"
    told = msgspec.json.encode(look(t.g, 0)).decode()
    assert "Legion" not in told
    assert "Legion" in msgspec.json.encode(look(t.g, 1)).decode()


def test_the_own_hand_tells_copies_prices_and_fresh_cards() -> None:
    t = table().hand(0, "rich_land_a", "rich_land_a", "iron").military(0, "legion", "legion")
    t[0].fresh = ("rich_land_a",)
    shown = hand(t)
    assert [c.id for c in shown] == [
        "card:rich_land_a",
        "card:rich_land_a#2",
        "card:iron",
        "card:legion",
        "card:legion#2",
    ]
    assert shown[0].reason.startswith("Taken this turn")
    assert shown[1].reason == ""
    assert shown[2].cost == "5 science"
    assert look(t.g, SPECTATOR).board.hand is None


def test_events_show_backs_and_what_one_prepared() -> None:
    t = table().events("barbarians", "rats").future("foray", by=0)
    t[0].prepared = ("rats",)
    shown = panel(t, "events").cards
    assert [(c.group, c.title, c.state) for c in shown] == [
        ("Current (2)", "Age I", "down"),
        ("Current (2)", "Age I", "down"),
        ("Future (1)", "Foray", ""),
    ]
    assert panel(t, "events").note == "prepared by you, somewhere among the current events: Rats"
    assert panel(t, "events", 1).cards[2].state == "down"
    assert panel(t, "events", 1).note == ""


def test_politics_show_tactics_wars_and_pacts() -> None:
    t = table().tactic(1, "legion").war(0, "war_over_culture", 2).pact(1, "loss_of_sovereignty", 2, "b")
    shown = {c.group: c for c in panel(t, "politics").cards}
    assert [piece.colour for piece in shown["Common tactics"].pieces] == [2]
    assert shown["Wars"].foot == "Red against Purple"
    assert shown["Pacts"].foot == "Yellow side B, with Purple"
    assert facts(mat(t, 2))["Loss of Sovereignty"] == "with Yellow: +2 culture"


def test_what_is_being_answered_lies_with_the_events() -> None:
    t = table().military(0, "raid_i").military(1, "legion").workers(0, warriors=3).politics(0)
    t.choose(0, "aggress", "raid_i", 1)
    now = panel(t, "events", 1).cards[0]
    assert (now.group, now.title, now.foot) == ("Now", "Raid I", "Red against Yellow")
    assert options(t, 1)["Done"].hint == "the attack succeeds (0 of 2)"
    t = table().reveal(0, "vast_territory_i")
    assert panel(t, "events").cards[0].foot == "no bid yet"


def test_the_sides_of_a_pact_are_shown_while_they_are_chosen() -> None:
    t = (
        table()
        .military(0, "loss_of_sovereignty")
        .politics(0)
        .choose(0, "offer_pact", "loss_of_sovereignty", 1)
    )
    assert [c.text for c in panel(t, "sides").cards] == [
        "+2 culture",
        "−2 culture, nobody declares war on this side",
    ]
    t.choose(0, "side", "a")
    assert [c.foot for c in panel(t, "sides", 1).cards] == ["Red", "yours"]
    assert options(t, 1)["Accept"].hint == "−2 culture, nobody declares war on this side"


def track(t: Table, id_: str, viewer: Seat = 0) -> TrackPanel:
    found: TrackPanel = panel(t, id_, viewer)
    return found


def test_tracks_show_standings_happiness_and_banks() -> None:
    t = table().workers(1, warriors=4).banks(0, blue=7, yellow=10)
    assert [(c.label, [p.colour for p in c.pieces]) for c in track(t, "strength").cells] == [
        ("1", [1, 3]),
        ("4", [2]),
    ]
    assert [c.label for c in track(t, "happiness").cells if c.state != "limit"] == ["0", "1", "2", "3"]
    assert [c.label for c in track(t, "yellow").cells if c.state == "now"] == ["4"]
    assert [c.label for c in track(t, "blue").cells if c.state == "now"] == ["−2"]
    assert "yellow" not in [p.id for p in look(t.g, SPECTATOR).board.panels]


def test_moment_steps_and_ages() -> None:
    t = table(age=2).act(0)
    board: Board = look(t.g, 0).board
    assert [(step.label, step.state) for step in board.steps] == [
        ("Politics", "done"),
        ("Actions", "now"),
        ("End of turn", ""),
    ]
    assert look(t.g, 1).board.steps == []
    assert board.moment == "Age II, round 2"
    assert board.time is not None
    assert [c.label for c in board.time.cells if c.state == "now"] == ["II"]
    t.g.last_round = 2
    assert look(t.g, 0, "de").board.moment == "Zeitalter II, letzte Spielrunde (2)"


# What a choice would bring.


def test_hints_of_building() -> None:
    t = table().develop(0, "masonry", "drama", "alchemy").store(0, bronze=9).act(0)
    found = options(t)
    assert found["Build Drama"].hint == "3 resources (printed 4, Masonry −1); culture +2; happiness +1"
    assert found["Upgrade Philosophy to Alchemy"].hint == "2 resources; science +1"
    assert found["Upgrade Philosophy to Alchemy"].things == ["card:philosophy", "card:alchemy"]
    assert found["Destroy Warriors"].hint == "strength −1"
    german = options(t, language="de")
    assert german["Drama bauen"].hint == "3 Ressourcen (aufgedruckt 4, Mauerwerk −1); Kultur +2; Freude +1"


def test_hints_of_action_cards_name_their_discount() -> None:
    t = table().hand(0, "rich_land_i").store(0, bronze=3).develop(0, "irrigation").act(0)
    assert options(t)["Play Rich Land I"].hint == "build or upgrade a farm or mine for 2 resources less"
    t.choose(0, "play", "rich_land_i")
    assert options(t)["Build Irrigation"].hint == "2 resources (Rich Land I −2); food +2 a turn"


def test_hints_of_science_and_revolutions() -> None:
    t = table().hand(0, "monarchy", "drama").lead(0, "johann_sebastian_bach").points(0, science=9).act(0)
    found = options(t)
    assert found["Develop Drama"].hint.startswith("1 science (printed 3, J. S. Bach −2); +2 culture")
    assert found["Revolution: Monarchy"].hint.startswith(
        "2 science; all civil actions, 4; 5 civil and 3 military"
    )


def test_hints_of_attacks_and_tactics() -> None:
    t = table().military(0, "raid_i").workers(0, warriors=3).politics(0)
    hint = options(t)["Raid I against Yellow"].hint
    assert hint.startswith(
        "1 military action; strength 3 against 1; destroy an urban building of level I or lower"
    )
    assert options(t)["Raid I against Yellow"].things == ["card:raid_i", "civ:1"]
    assert options(t)["Raid I against Yellow"].final
    t = table().military(0, "legion").workers(0, warriors=3).act(0)
    assert options(t)["Play the tactic Legion"].hint.startswith("1 military action; strength +2; ")


def test_hints_of_the_end_of_a_turn() -> None:
    t = table().banks(0, yellow=9, unused=1).act(0)
    assert options(t)["End the turn"].hint == (
        "4 civil actions unused; 2 military cards; uprising: no production"
    )


def test_every_card_describes_itself() -> None:
    t = table()
    for language in languages():
        texts = Texts(GAME, GAME.redact(t.g, 0).position, language)
        for id_ in t.g.content.cards:
            text = wording.card(texts, id_)
            assert text, id_
            assert not re.search(r"[a-z]_[a-z]|  |[{}]", text), text

"""Hidden information: what each seat sees, and the worlds it can imagine (catalogue: Hidden information)."""

from __future__ import annotations

import pytest

from saecula.core.contracts import Dice, random_choice
from saecula.core.flow import play, to_move
from saecula.core.journal import as_told
from saecula.core.zones import UNKNOWN, pile, seen_by
from saecula.games.sands_of_time import GAME
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import dynasties, generations
from tests.sands_of_time.table import Table, table
from tests.worlds import Worlds

VIEWERS = (1, 2, -1)

WORLDS = Worlds(GAME)
seen, imagined = WORLDS.seen, WORLDS.imagined


# Cards of a round.


def round_of(t: Table, number: int = 1) -> Table:
    """All are asked for two cards; the start player is 0."""
    t.g.round = number - 1
    return t.begin(generations.next_round())


def choose(t: Table, seat: int, *cards: str) -> Table:
    for card in cards:
        verb = "replay" if card in t[seat].played else "choose"
        t.choose(seat, verb, card)
    return t


@pytest.mark.rule("SOT-070")
def test_picks_are_sealed_until_all_have_chosen() -> None:
    t = choose(round_of(table()), 0, "levy", "raid")
    choose(t, 1, "build")
    assert seen(t.g, 0).picks == ((("choose", "levy"), ("choose", "raid")), (), ())
    assert seen(t.g, 1).picks == ((), (("choose", "build"),), ())
    assert seen(t.g, 2).picks == seen(t.g, -1).picks == ((), (), ())
    assert to_move(imagined(t.g, 2, 1)) == [0, 1, 2]
    assert to_move(imagined(t.g, 0, 1)) == [1, 2]


@pytest.mark.rule("SOT-070", "SOT-071")
def test_chosen_cards_stay_hidden_until_the_turn_of_their_owner() -> None:
    t = round_of(table())
    choose(t, 0, "levy", "raid")
    choose(t, 1, "focus_civil", "build")
    choose(t, 2, "migrate", "govern")
    assert t.asked == ("next_card", 0)
    for viewer in (0, 1, 2, -1):
        shown = [seen(t.g, viewer).empires[seat].chosen.unknowns() for seat in range(3)]
        assert shown == [0, 2 * (viewer != 1), 2 * (viewer != 2)]
    t.choose(0, "decline", "levy").choose(0, "decline", "raid").choose(0, "end_turn")
    assert t.asked == ("next_card", 1)
    for viewer in (0, 1, 2, -1):
        view = seen(t.g, viewer)
        assert view.empires[1].focus == "focus_civil"
        assert view.empires[1].chosen.cards == ("build",)
        assert view.empires[2].chosen.unknowns() == 2 * (viewer != 2)


@pytest.mark.rule("SOT-071", "SOT-072", "SOT-079")
def test_a_replay_is_hidden_like_another_card_and_stays_among_the_played() -> None:
    t = round_of(table().played(1, "levy", "raid").played(2, "build"), 2)
    choose(t, 0, "migrate", "govern")
    choose(t, 1, "levy", "govern")
    choose(t, 2, "govern", "migrate")
    for viewer in (0, 2, -1):
        view = seen(t.g, viewer)
        assert view.empires[1].chosen.cards == (UNKNOWN, UNKNOWN)
        assert view.empires[1].played == ("levy", "raid")
    t.choose(0, "decline", "migrate").choose(0, "decline", "govern").choose(0, "end_turn")
    assert seen(t.g, 2).empires[1].chosen.cards == ("govern", "levy")


def imagined_choices(t: Table, viewer: int, owner: int) -> set[tuple[str, ...]]:
    return {imagined(t.g, viewer, dice).empires[owner].chosen.cards for dice in range(400)}


@pytest.mark.rule("SOT-071", "SOT-072", "SOT-073")
@pytest.mark.parametrize("viewer", [0, 2, -1])
def test_imagined_cards_are_those_that_could_have_been_chosen(viewer: int) -> None:
    t = round_of(table().played(1, "levy", "raid", "build"), 2)
    choose(t, 0, "migrate", "govern")
    choose(t, 1, "levy", "govern")
    choose(t, 2, "govern", "migrate")
    pairs = imagined_choices(t, viewer, 1)
    cards = set(t.g.content.cards)
    focus = set(t.g.content.focus_cards)
    assert {card for pair in pairs for card in pair} == cards
    for pair in pairs:
        assert len(set(pair)) == 2
        assert len(focus & set(pair)) <= 1
        assert len({"levy", "raid", "build"} & set(pair)) <= 1


@pytest.mark.rule("SOT-071", "SOT-072", "SOT-073")
def test_nobody_imagines_a_second_focus_card_or_a_replay_in_the_first_round() -> None:
    t = table().focus(1, "civil").played(1, "levy")
    for number in (1, 2):
        round_of(t, number)
        for seat in range(3):
            choose(t, seat, "chronicle", "govern")
        chosen = {card for pair in imagined_choices(t, 0, 1) for card in pair}
        assert not chosen & set(t.g.content.focus_cards)
        assert ("levy" in chosen) is (number == 2)


@pytest.mark.rule("SOT-070")
def test_who_imagines_knows_the_own_cards_and_the_owner_knows_his() -> None:
    t = round_of(table())
    for seat in range(3):
        choose(t, seat, "chronicle", "govern")
    world = imagined(t.g, 1, 3)
    assert world.empires[1].chosen.cards == ("chronicle", "govern")
    assert world.empires[2].chosen.known == (seen_by(2),) * 2
    assert seen(world, 2).empires[2].chosen.unknowns() == 0


# Chronicles.


def lay(t: Table, seat: int, value: int, field: str) -> Table:
    t.act(seat, "chronicle").choose(seat, "lay", f"chronicle_{value}")
    return t.choose(seat, "on_field", field)


@pytest.mark.rule("SOT-100")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_where_a_chronicle_lies_is_public_and_its_value_is_not(viewer: int) -> None:
    t = lay(lay(table().advances(0), 0, 3, "b"), 0, 5, "e")
    view = seen(t.g, viewer).empires[0]
    assert [zone.cards for zone in view.chronicles] == [(), (UNKNOWN,), (), (), (UNKNOWN,), ()]
    assert view.hand.cards == (UNKNOWN,) * 5
    own = seen(t.g, 0).empires[0]
    assert [zone.cards for zone in own.chronicles if len(zone)] == [("chronicle_3",), ("chronicle_5",)]
    assert own.hand.unknowns() == 0


@pytest.mark.rule("SOT-100")
def test_others_see_nothing_of_a_choice_begun() -> None:
    t = table().advances(0).act(0, "chronicle")
    before = [GAME.plain(seen(t.g, viewer)) for viewer in VIEWERS]
    t.choose(0, "lay", "chronicle_3")
    assert [GAME.plain(seen(t.g, viewer)) for viewer in VIEWERS] == before


@pytest.mark.rule("SOT-100")
def test_the_journal_tells_the_value_to_its_owner_alone() -> None:
    t = table().advances(0)
    t.g.journal = []
    lay(t, 0, 3, "b")
    (line,) = [line for line in t.g.journal if line[0] == "laid"]
    assert as_told(line, 0)[2:] == ("chronicle_3", "b")
    for viewer in VIEWERS:
        assert as_told(line, viewer)[2:] == (UNKNOWN, "b")


@pytest.mark.rule("SOT-100", "SOT-102")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_imagined_chronicles_are_any_cards_of_the_set(viewer: int) -> None:
    t = lay(lay(table().advances(0), 0, 3, "b"), 0, 5, "e")
    worlds = [imagined(t.g, viewer, dice).empires[0] for dice in range(300)]
    pairs = {(empire.chronicles[1].cards[0], empire.chronicles[4].cards[0]) for empire in worlds}
    assert len(pairs) == 7 * 6
    for empire in worlds:
        assert len(empire.hand) == 5
        assert {*empire.hand.known, *empire.chronicles[1].known} == {seen_by(0)}


@pytest.mark.rule("SOT-322", "SOT-328")
def test_after_the_scoring_all_is_public_until_a_card_is_laid() -> None:
    t = lay(lay(table().advances(0), 0, 3, "b"), 1, 2, "c")
    t.g.space = 9
    t.begin(dynasties.dynasty_end())
    for viewer in (0, 1, 2, -1):
        for empire in seen(t.g, viewer).empires:
            assert empire.hand.unknowns() == 0
    lay(t, 0, 3, "b")
    assert seen(t.g, 2).empires[0].hand.unknowns() == 6
    assert seen(t.g, 2).empires[1].hand.unknowns() == 0


@pytest.mark.rule("SOT-322")
def test_a_card_turned_up_is_seen_by_all_while_it_is_scored() -> None:
    t = table().own(0, "italia", "gallia", "hispania", "sicilia", "graecia").nobody()
    t.people(0, "italia", 20).heritage(0, politics=2).chronicle(0, c=1, d=2)
    t.g.space = 9
    t.begin(dynasties.dynasty_end())
    assert t.asked == ("choose_chronicle", 0)
    for viewer in VIEWERS:
        fields = seen(t.g, viewer).empires[0].chronicles
        assert [zone.cards for zone in fields[2:4]] == [("chronicle_1",), ("chronicle_2",)]


# Wagers.


def battle(t: Table) -> Table:
    t.own(0, "italia").own(1, "gallia", "hispania").own(2, "syria").nobody().people(0, "gallia", 0, 3).people(
        1, "gallia", 2
    )
    return t.stock(0, grain=9).unrest(0, 3).unrest(1, 2).act(0, "conquest")


@pytest.mark.rule("SOT-126")
def test_a_wager_is_seen_by_its_owner_until_both_are_chosen() -> None:
    t = battle(table())
    assert sorted(to_move(t.g)) == [0, 1]
    before = [GAME.plain(seen(t.g, viewer)) for viewer in VIEWERS]
    t.choose(0, "wager", 4)
    assert [GAME.plain(seen(t.g, viewer)) for viewer in VIEWERS] == before
    assert seen(t.g, 0).picks == ((("wager", 4),), ())
    assert seen(t.g, 1).wagers == ()
    assert sorted(to_move(imagined(t.g, 1, 2))) == [0, 1]
    t.choose(1, "wager", 0)
    assert t.g.wagers == seen(t.g, 2).wagers == (4, 0)


@pytest.mark.rule("SOT-127")
def test_who_is_at_the_maximum_wagers_nothing_openly() -> None:
    t = battle(table())
    t.unrest(1, 7).act(0, "conquest")
    for viewer in (0, 2, -1):
        assert to_move(imagined(t.g, viewer, 1)) == [0]


# Stacks of advances.


def scholar(*stack: str) -> Table:
    """Player 0 comes to a second Civil advance; these lie on top of the third, the last uppermost."""
    t = table().row(0, "agriculture", "ornamentation").advances(0, "agriculture").stack(*stack)
    for seat in range(3):
        t.heritage(seat, 9, 9, 9).unrest(seat, 0)
    t.act(0, "advance")
    return t.take(0, "advance", "advance", "ornamentation")


def third(t: Table, viewer: int) -> tuple[str, ...]:
    """The Civil stack of the third level as a seat sees it, the top last."""
    return seen(t.g, viewer).stacks[t.g.content.stack(0, 3)].cards


@pytest.mark.rule("SOT-045")
def test_the_stacks_lie_face_down_in_unknown_order() -> None:
    t = table()
    number = t.g.content.stack(0, 3)
    for viewer in (0, 1, 2, -1):
        assert third(t, viewer) == (UNKNOWN,) * 4
        orders = {imagined(t.g, viewer, dice).stacks[number].cards for dice in range(300)}
        assert len(orders) == 24


@pytest.mark.rule("SOT-195")
def test_the_two_drawn_cards_are_seen_by_the_drawer_alone() -> None:
    t = scholar("sewers", "tyranny")
    assert t.asked == ("lay_out", 0)
    assert third(t, 0) == (UNKNOWN, UNKNOWN, "sewers", "tyranny")
    for viewer in VIEWERS:
        assert third(t, viewer) == (UNKNOWN,) * 4
        world = imagined(t.g, viewer, 5)
        assert third(Table(world), 0)[:2] == (UNKNOWN, UNKNOWN)
        assert UNKNOWN not in third(Table(world), 0)[2:]
        assert len(Table(world).options(0)) == 2


@pytest.mark.rule("SOT-196")
def test_the_drawer_knows_the_card_put_back_on_top() -> None:
    t = scholar("sewers", "tyranny").choose(0, "lay_out", "sewers")
    assert third(t, 0) == (UNKNOWN, UNKNOWN, "tyranny")
    number = t.g.content.stack(0, 3)
    for dice in range(20):
        assert imagined(t.g, 0, dice).stacks[number].cards[-1] == "tyranny"
    for viewer in VIEWERS:
        assert third(t, viewer) == (UNKNOWN,) * 3
        tops = {imagined(t.g, viewer, dice).stacks[number].cards[-1] for dice in range(100)}
        assert tops == {"tyranny", "engineering", "coinage"}
        assert third(Table(imagined(t.g, viewer, 1)), 0)[-1] != UNKNOWN


def second_scholar(t: Table) -> Table:
    """Player 1 comes to the second Civil advance of the other row and draws."""
    t.advances(1, "labour").act(1, "advance")
    return t.take(1, "advance", "advance", "storage")


@pytest.mark.rule("SOT-196")
def test_a_later_drawer_takes_the_known_card_or_leaves_it() -> None:
    t = second_scholar(scholar("coinage", "sewers", "tyranny").choose(0, "lay_out", "sewers"))
    assert t.options(1) == [("lay_out", "coinage"), ("lay_out", "tyranny")]
    assert third(t, 0)[-2:] == (UNKNOWN, "tyranny")
    t.choose(1, "lay_out", "coinage")
    assert third(t, 0) == third(t, 1) == (UNKNOWN, "tyranny")
    assert third(t, 2) == (UNKNOWN, UNKNOWN)
    t = second_scholar(scholar("coinage", "sewers", "tyranny").choose(0, "lay_out", "sewers"))
    t.choose(1, "lay_out", "tyranny")
    assert third(t, 0) == third(t, 2) == (UNKNOWN, UNKNOWN)
    assert third(t, 1) == (UNKNOWN, "coinage")
    number = t.g.content.stack(0, 3)
    assert {imagined(t.g, 0, dice).stacks[number].cards[-1] for dice in range(40)} == {
        "coinage",
        "engineering",
    }


@pytest.mark.rule("SOT-196")
def test_whoever_counts_can_infer_the_last_card() -> None:
    t = table().row(0, "agriculture", "ornamentation", "sewers", "vision")
    number = t.g.content.stack(0, 4)
    for viewer in (0, 1, 2, -1):
        for dice in range(10):
            assert imagined(t.g, viewer, dice).stacks[number].cards == ("concrete",)


@pytest.mark.rule("SOT-196")
def test_what_is_laid_out_is_open_and_the_journal_tells_no_more() -> None:
    t = scholar("sewers", "tyranny")
    t.g.journal = []
    t.choose(0, "lay_out", "sewers")
    assert [seen(t.g, viewer).rows[0] for viewer in VIEWERS] == [
        ("agriculture", "ornamentation", "sewers")
    ] * 3
    told = [word for line in t.g.journal for word in as_told(line, 1)]
    assert "sewers" in told
    assert "tyranny" not in told


# All the rest is open.


PUBLIC = tuple(
    name for name in SandsOfTime.__slots__ if name not in ("content", "variant", "empires", "stacks")
)
OF_EMPIRES = (
    "vp",
    "last_chronicles",
    "grain",
    "gold",
    "unrest",
    "heritage",
    "lands",
    "provinces",
    "capital",
    "peasants",
    "soldiers",
    "caravans",
    "steps",
    "advances",
    "played",
    "focus",
    "focus_markers",
    "bonuses",
)


@pytest.mark.rule("SOT-018")
@pytest.mark.parametrize("viewer", [0, 1, 2, -1])
def test_everything_else_is_seen_by_all(viewer: int) -> None:
    g = GAME.start(3, "public")
    dice = Dice("public")
    for _ in range(200):
        view = seen(g, viewer)
        assert [getattr(view, name) for name in PUBLIC] == [getattr(g, name) for name in PUBLIC]
        for mine, true in zip(view.empires, g.empires, strict=True):
            assert [getattr(mine, name) for name in OF_EMPIRES] == [
                getattr(true, name) for name in OF_EMPIRES
            ]
            hidden = (len(mine.hand), len(mine.chosen), [len(zone) for zone in mine.chronicles])
            assert hidden == (len(true.hand), len(true.chosen), [len(zone) for zone in true.chronicles])
        assert view.dice == 0
        play(g, *random_choice(g, dice))


@pytest.mark.rule("SOT-086")
def test_the_die_that_ends_a_generation_differs_between_worlds() -> None:
    t = table().played(0, "levy")
    t.g.round = 2
    rounds = set()
    for dice in range(40):
        world = Table(imagined(t.begin().g, 0, dice)).begin(generations.end_round())
        rounds.add((world.g.generation, world.g.round))
    assert rounds == {(1, 3), (2, 1)}


@pytest.mark.rule("SOT-070", "SOT-100")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_worlds_within_worlds_hold(seats: int) -> None:
    WORLDS.check_within_worlds(seats, choices=240, every=12)


@pytest.mark.rule("SOT-100")
def test_a_hand_that_is_known_in_part_is_filled_with_the_rest() -> None:
    t = table()
    t[0].hand = pile(("chronicle_1",))
    for card in ("chronicle_2", "chronicle_3", "chronicle_4", "chronicle_5", "chronicle_6"):
        t[0].hand = t[0].hand.put(card, seen_by(0))
    t[0].chronicles = (pile(("chronicle_7",), seen_by(0)), *t[0].chronicles[1:])
    for dice in range(20):
        world = imagined(t.g, 1, dice)
        assert "chronicle_1" in world.empires[0].hand.cards
        assert world.empires[0].chronicles[0].cards != ("chronicle_1",)

"""Optional rules: cadenced progress, technology, security."""

from __future__ import annotations

import pytest

from saecula.core.contracts import Dice, check_position
from saecula.core.registry import DONE
from saecula.core.zones import EVERYONE, deck, seen_by
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.rules import cadence, destiny, dissolving, markers, progress, rounds
from saecula.games.seven_ages.vocabulary import BESIDE
from tests.seven_ages.table import Table, table

ONE = "1 spearmen"
ACTION = {marker: number for number, marker in enumerate(markers.ACTIONS, 1)}


def cadenced(*named: str, seats: int = 2) -> Table:
    t = table(seats, cadenced_progress=True)
    t.g.cadence = deck(named, seen_by(0))
    return t


def performed(t: Table, seat: int, id_: str, area: str, action: str) -> Table:
    """Put an empire into play that has performed an action."""
    t.found(seat, id_, {area: ONE}, level=15)
    t[id_].turned = ACTION[action]
    return t


def end(t: Table) -> Table:
    return t.begin(*cadence.showing(t.g), progress.free_progress())


@pytest.mark.rule("7AG-373")
def test_the_start_player_lays_one_to_three_markers() -> None:
    t = table(2, cadenced_progress=True)
    t.begin(*cadence.laying(t.g))
    assert t.asked == ("lay_cadence", 0)
    assert t.named(0, "cadence") == list(markers.ACTIONS)
    t.choose(0, "cadence", "manoeuvre")
    assert DONE in t.options(0)
    t.choose(0, "cadence", "dissolve").choose(0, "cadence", "civilise")
    assert t.asked == ("", -1)
    assert t.g.cadence == deck(["manoeuvre", "dissolve", "civilise"], seen_by(0))
    assert GAME.redact(t.g, 1).position.cadence.cards == ("?", "?", "?")


@pytest.mark.rule("7AG-373")
def test_it_comes_after_the_action_markers() -> None:
    t = table(2, cadenced_progress=True)
    t.begin(rounds.begin_round(1)).choose(0, "done").choose(1, "done")
    assert t.asked == ("lay_cadence", 0)
    assert cadence.laying(table(2).g) == []


@pytest.mark.rule("7AG-373")
def test_while_it_is_asked_and_while_it_is_hidden_nothing_leaks() -> None:
    t = performed(table(3, cadenced_progress=True), 1, "han", "shensi", "civilise")
    t.begin(*cadence.laying(t.g), markers.place_markers(1))
    check_position(GAME, t.g, Dice("laying"), thorough=True)
    t.choose(0, "cadence", "civilise").choose(0, "done")
    assert t.asked == ("place_markers", 1)
    check_position(GAME, t.g, Dice("laid"))


@pytest.mark.rule("7AG-374")
def test_the_boxes_stop_by_trade_number() -> None:
    t = cadenced("produce", "trade", "civilise")
    performed(t, 0, "romans", "latium", "produce")  # +1, but in the first box
    performed(t, 0, "greeks", "greece", "trade")  # +2
    performed(t, 0, "chin", "honan", "trade")  # 0
    performed(t, 1, "nubians", "nubia", "civilise")  # 0
    performed(t, 1, "goths", "poland", "civilise")  # -2
    performed(t, 1, "persians", "persis", "destiny")
    end(t)
    levels = [t[id_].progress for id_ in ("romans", "greeks", "chin", "nubians", "goths", "persians")]
    assert levels == [15, 16, 15, 16, 15, 16]
    assert t.g.cadence.known == (EVERYONE,) * 3


@pytest.mark.rule("7AG-374", "7AG-129")
def test_disorder_counts_for_the_boxes() -> None:
    t = cadenced("produce", "trade")
    performed(t, 0, "romans", "latium", "trade")
    t.g.disorder = t.mask("latium")
    assert end(t)["romans"].progress == 15


@pytest.mark.rule("7AG-444", "7AG-374")
def test_a_cancelled_marker_is_not_hit() -> None:
    t = performed(cadenced("trade"), 0, "romans", "latium", "trade")
    markers.cancel(t.g, 0, t.slot("romans"))
    assert end(t)["romans"].progress == 16


def vanissa(named: tuple[str, ...]) -> Table:
    t = cadenced(*named)
    performed(t, 1, "han", "shensi", "civilise")
    performed(t, 1, "cham", "champa", "manoeuvre")
    performed(t, 1, "finns", "finland", "dissolve")
    dissolving.discard_empire(t.g, t.slot("finns"))
    return t


@pytest.mark.rule("7AG-374", "7AG-375", "7AG-X21")
def test_han_cham_and_finns() -> None:
    t = end(vanissa(("manoeuvre", "civilise", "dissolve")))
    assert (t["han"].progress, t["cham"].progress) == (15, 14)


@pytest.mark.rule("7AG-375")
def test_without_a_lost_empire_nobody_goes_back() -> None:
    t = end(vanissa(("manoeuvre", "civilise", "destiny")))
    assert (t["han"].progress, t["cham"].progress) == (16, 15)


@pytest.mark.rule("7AG-375")
def test_the_owner_chooses_who_goes_back() -> None:
    t = vanissa(("manoeuvre", "dissolve", "civilise"))
    t["han"].turned = ACTION["manoeuvre"]
    end(t)
    assert t.named(1, "step_back") == [t.slot("han"), t.slot("cham")]
    t.choose(1, "step_back", t.slot("han"))
    assert (t["han"].progress, t["cham"].progress) == (14, 15)


@pytest.mark.rule("7AG-373", "7AG-375")
def test_the_markers_are_for_one_round() -> None:
    t = end(vanissa(("manoeuvre", "civilise", "dissolve")))
    markers.clear(t.g)
    assert (len(t.g.cadence), t.g.held, t.g.players[1].gone) == (0, 0, 0)


@pytest.mark.rule("7AG-376")
def test_technology_changes_the_hand_of_the_first_and_the_last() -> None:
    t = table(3, technology=True)
    for seat, (id_, area, level) in enumerate(
        (("romans", "latium", 20), ("han", "shensi", 16), ("cham", "champa", 9))
    ):
        t.found(seat, id_, {area: ONE}, level=level)
    sizes = [destiny.hand_size(t.g, t.slot(id_)) for id_ in ("romans", "han", "cham")]
    assert sizes == [7, 6, 5]
    assert destiny.hand_size(t.g, BESIDE) == 6
    t["han"].progress = 20  # level: the start player's empire is ahead
    t["cham"].progress = 20
    assert [destiny.hand_size(t.g, t.slot(id_)) for id_ in ("romans", "han", "cham")] == [7, 6, 5]
    t.g.start = 1
    assert [destiny.hand_size(t.g, t.slot(id_)) for id_ in ("romans", "han", "cham")] == [5, 7, 6]
    plain = table(2).found(0, "romans", {"latium": ONE})
    assert destiny.hand_size(plain.g, plain.slot("romans")) == 6


@pytest.mark.rule("7AG-377")
def test_security_lets_all_change_cards_and_draw_to_six() -> None:
    g = GAME.start(3, "security", {"security": True})
    t = Table(g)
    dealer = t.asked[1]
    for seat in [(dealer + n) % 3 for n in range(3)]:
        assert t.asked == ("secure", seat)
        assert len(g.players[seat].hand) == 7
        cards = g.players[seat].hand.cards
        for card in cards[:seat]:
            t.choose(seat, "discard", card)
        t.choose(seat, "done")
        assert len(g.players[seat].hand) == (7 if seat == 0 else 6)
    assert t.asked[0] == "lay_start_card"
    dealers = {Table(GAME.start(3, f"dealer {n}", {"security": True})).asked[1] for n in range(12)}
    assert dealers == {0, 1, 2}
    assert Table(GAME.start(3, "security", {})).asked[0] == "lay_start_card"


@pytest.mark.rule("7AG-030")
def test_nobody_joins_between_rounds() -> None:
    t = table(3)
    t.begin(rounds.end_round())
    assert len(t.g.players) == 3
    assert {frame[1] for frame in t.g.asks} == {0, 1, 2}

"""Revolution (rulebook: Revolution)."""

import pytest

from tests.historia.table import Table, table

GRACCHUS = "rome_tiberius_gracchus"


def played_row(*cards: str, technology: int = 1) -> Table:
    """Begin an action round in which player 0 has this row."""
    return table().levels(0, technology, max(1, technology // 2)).row(0, *cards).begin()


@pytest.mark.rule("HIS-145", "HIS-X07")
@pytest.mark.parametrize("technology", [1, 13])
def test_example_a_row_of_two_bars_revolution_a_row_of_three_does_not(technology: int) -> None:
    t = played_row("military", "arts", technology=technology)
    assert ("play", "revolution") not in t.options(0)
    t = played_row("military", "arts", "raid", technology=technology)
    assert ("play", "revolution") in t.options(0)


@pytest.mark.rule("HIS-145")
def test_cards_played_in_the_same_action_round_do_not_lengthen_the_row() -> None:
    t = played_row("military", "arts", technology=13).choose(0, "play", "raid").choose(0, "play", "trade")
    assert ("play", "expansion") in t.options(0)
    assert ("play", "revolution") not in t.options(0)


@pytest.mark.rule("HIS-145")
@pytest.mark.parametrize(
    "advisor",
    [
        GRACCHUS,
        "egypt_akhenaten",
        "china_wu_zetian",
        "germany_martin_luther",
        "america_washington",
        "india_lakshmibai",
        "aztecs_cuauhtemoc",
    ],
)
def test_an_advisor_with_a_revolution_is_barred_as_well(advisor: str) -> None:
    t = table().hand(0, "trade", advisor).row(0, "military", "arts").begin()
    assert ("play", advisor) not in t.options(0)
    t = table().hand(0, "trade", advisor).row(0, "military", "arts", "raid").begin()
    assert ("play", advisor) in t.options(0)


@pytest.mark.rule("HIS-145")
def test_other_advisors_are_not_barred() -> None:
    t = table().hand(0, "trade", "rome_trajan", "rome_agrippa").begin()
    assert t.options(0) == [("play", "rome_agrippa"), ("play", "rome_trajan"), ("play", "trade")]


@pytest.mark.rule("HIS-146")
def test_revolution_is_resolved_last() -> None:
    t = table().levels(0, 13, 7).row(0, "military", "technology", "expansion")
    t.turn(0, "revolution", "raid", "trade")
    assert t.asked == ("next_card", 0)
    assert t.options(0) == [("resolve", "raid"), ("resolve", "trade")]


@pytest.mark.rule("HIS-146")
def test_revolution_comes_back_with_a_chosen_card() -> None:
    t = table().row(0, "military", "arts", "raid").turn(0, "revolution")
    assert t.asked == ("take_card", 0)
    assert "revolution" in t[0].hand
    assert t.options(0) == [("take_back", "military"), ("take_back", "arts"), ("take_back", "raid")]
    t.choose(0, "take_back", "arts")
    assert t[0].row == ("military", "raid")
    assert {"revolution", "arts"} <= set(t[0].hand.cards)
    assert t.asked == ("", -1)


@pytest.mark.rule("HIS-146")
def test_both_cards_are_usable_in_the_next_round() -> None:
    t = played_row("military", "arts", "raid", "expansion", "technology")
    round_ = t.g.round
    t.play("revolution", "trade", "trade").choose(0, "take_back", "technology")
    assert t.g.round == round_ + 1
    assert t[0].row == ("raid", "expansion")
    assert ("play", "technology") in t.options(0)
    assert "revolution" in t[0].hand


@pytest.mark.rule("HIS-147")
def test_several_revolutions_end_the_round_once() -> None:
    t = table().row(0, "military", "arts", "raid").row(1, "technology", "arts", "raid").begin()
    round_ = t.g.round
    t.play("revolution", "revolution", "trade")
    t.choose(0, "take_back", "raid")
    assert t.g.round == round_
    assert t.asked == ("take_card", 1)
    t.choose(1, "take_back", "technology")
    assert t.g.round == round_ + 1
    assert t[0].row == t[1].row == ()
    assert len(t[0].hand) == len(t[1].hand) == 8


@pytest.mark.rule("HIS-147", "HIS-031")
def test_cards_after_the_revolution_are_still_resolved() -> None:
    t = played_row("technology", "arts", "raid")
    t.play("revolution", "military", "military").choose(0, "take_back", "arts")
    assert [civ.military for civ in t.g.civs] == [1, 2, 2]


@pytest.mark.rule("HIS-148")
def test_a_revolution_advisor_takes_back_the_latest_card_and_a_chosen_one() -> None:
    t = table().hand(0, GRACCHUS, "trade").row(0, "military", "arts", "raid", "technology")
    t.turn(0, GRACCHUS)
    assert "technology" in t[0].hand
    assert t.options(0) == [("take_back", "military"), ("take_back", "arts"), ("take_back", "raid")]
    t.choose(0, "take_back", "military")
    assert t[0].row == ("arts", "raid")
    assert t[0].face_up == (GRACCHUS,)
    assert GRACCHUS not in t[0].hand
    assert t[0].vp == 1


@pytest.mark.rule("HIS-148", "HIS-031")
def test_a_revolution_advisor_ends_the_round() -> None:
    t = table().hand(0, GRACCHUS, "trade").row(0, "military", "arts", "raid").begin()
    round_ = t.g.round
    t.play(GRACCHUS, "trade", "trade").choose(0, "take_back", "military")
    assert t.g.round == round_ + 1


@pytest.mark.rule("HIS-148")
@pytest.mark.parametrize("row", [[], ["military"], ["military", "arts"]])
def test_from_a_shorter_row_the_advisor_takes_what_is_there(row: list[str]) -> None:
    t = table().hand(0, GRACCHUS, "trade").row(0, *row).turn(0, GRACCHUS)
    assert t.asked == ("", -1)
    assert t[0].row == ()
    assert set(row) <= set(t[0].hand.cards)


@pytest.mark.rule("HIS-148")
def test_revolution_has_no_extended_mode() -> None:
    t = table().levels(0, 16, 16).row(0, "military", "arts", "raid").wonders(0, "parthenon")
    t.turn(0, "revolution")
    assert t.options(0) == [("basic",), ("activate", "parthenon")]


@pytest.mark.rule("HIS-148")
def test_revolution_and_its_advisor_come_last_in_either_order() -> None:
    def both() -> Table:
        t = table().levels(0, 13, 7).levels(1, 7, 7).levels(2, 7, 7).hand(0, "revolution", GRACCHUS, "raid")
        t.row(0, "military", "arts", "trade", "technology", "expansion").turn(
            0, "revolution", "raid", GRACCHUS
        )
        assert t.asked == ("next_card", 0)
        assert t.options(0) == [("resolve", "revolution"), ("resolve", GRACCHUS)]
        assert t[0].row[-1] == "raid"
        return t

    t = both().choose(0, "resolve", "revolution").choose(0, "take_back", "military")
    assert "raid" in t[0].hand
    t.choose(0, "take_back", "arts")
    assert t[0].row == ("trade", "technology", "expansion")
    t = both().choose(0, "resolve", GRACCHUS).choose(0, "take_back", "military")
    t.choose(0, "take_back", "arts")
    assert {"raid", "revolution", "military", "arts"} <= set(t[0].hand.cards)
    assert t[0].row == ("trade", "technology", "expansion")


@pytest.mark.rule("HIS-149")
def test_the_round_ends_also_for_players_without_a_revolution() -> None:
    t = table().levels(1, 4, 4).row(0, "military", "arts", "raid")
    t.row(1, "military", "technology", "arts", "expansion", "exploitation").cubes(1, 2, 1).begin()
    t.play("revolution", "raid", "trade").choose(0, "take_back", "arts")
    assert t.asked[0] == "choose_cards"
    assert t[1].row == ("arts", "expansion", "exploitation", "raid")
    assert t.supply(1) == (3, 0, 1)
    assert "revolution" in t[1].hand


@pytest.mark.rule("HIS-149", "HIS-031")
def test_without_a_revolution_the_round_goes_on() -> None:
    t = played_row("technology", "arts", "raid")
    round_, action_round = t.g.round, t.g.action_round
    t.play("trade", "trade", "trade")
    assert (t.g.round, t.g.action_round) == (round_, action_round + 1)


@pytest.mark.rule("HIS-X27")
def test_example_trade_and_revolution() -> None:
    t = table().levels(0, 5, 5).row(0, "military", "arts", "raid").turn(0, "revolution", "trade")
    assert t.asked == ("take_card", 0)
    assert "revolution" in t[0].hand
    assert t.options(0) == [
        ("take_back", "military"),
        ("take_back", "arts"),
        ("take_back", "raid"),
        ("take_back", "trade"),
    ]
    t.choose(0, "take_back", "trade")
    assert t[0].row == ("military", "arts", "raid")

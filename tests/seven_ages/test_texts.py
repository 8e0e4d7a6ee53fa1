"""What the texts of cards, artifacts and leaders say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from saecula.core.locale import Texts, bundle, languages
from saecula.core.scene import Board, Card, RowPanel
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.scene.effects import (
    artifact_text,
    effect_text,
    empire_text,
    event_text,
    leader_text,
)
from tests.seven_ages.ops import ops
from tests.seven_ages.table import Table, table


def texts_in(language: str) -> Texts:
    return Texts(GAME, GAME.redact(table(2).g, 0).position, language)


def all_texts(texts: Texts) -> Iterator[tuple[str, str]]:
    """Yield every text of the content, with the id of its entry."""
    content = texts.content
    yield from [(event.id, event_text(event, texts)) for event in content.event_list]
    yield from [(artifact.id, artifact_text(artifact, texts)) for artifact in content.artifacts]
    yield from [(card.id, empire_text(card, texts)) for card in content.cards]
    yield from [(type_, leader_text([type_], texts)) for type_ in content.leader_types]


def effects(texts: Texts) -> set[Effect]:
    """Return all different effects of the content."""
    content = texts.content
    found: set[Effect] = set()
    for event in content.event_list:
        found |= set(event.deeds)
    for artifact in content.artifacts:
        found |= {*artifact.effects, *artifact.gains}
    for card in content.cards:
        found |= {*card.effects, *card.founding}
    for type_ in content.leader_types.values():
        found |= set(type_.effects)
    return found


@pytest.mark.parametrize("language", languages())
def test_every_card_artifact_and_leader_has_a_text(language: str) -> None:
    for id_, text in all_texts(texts_in(language)):
        assert text.strip() == text != "", id_
        assert text.endswith("."), f"{id_}: {text}"
        for flaw in ("{", "}", "_", "  ", " .", " ,", "()", "(,", ": ."):
            assert flaw not in text, f"{id_}: {text}"


@pytest.mark.parametrize("language", languages())
def test_every_op_has_its_message(language: str) -> None:
    said = bundle((GAME.package,), language)
    assert [op for op in ops() if not said.has_message(f"op-{op}")] == []


@pytest.mark.parametrize("language", languages())
def test_effects_that_differ_read_differently(language: str) -> None:
    texts = texts_in(language)
    found: dict[tuple[str, str], Effect] = {}  # ops can do the same: raze and lift
    for effect in effects(texts):
        key = (effect.op, effect_text(effect, texts))
        assert key not in found, f"{effect}, {found[key]}"
        found[key] = effect


def test_an_event_says_its_moment_and_its_target() -> None:
    texts = texts_in("en")
    assert event_text(texts.content.events["volcano"], texts) == (
        "Half of the units there are lost, rounded up. The fort there is removed. The artifact there is"
        " removed. The city falls by a step. When: Civilise (own action). Target: a controlled area"
        " (mountains / island)."
    )


def test_an_artifact_says_what_it_needs_and_brings() -> None:
    texts = texts_in("de")
    computer = texts.content.artifacts[texts.content.artifact_index["computer"]]
    assert artifact_text(computer, texts) == (
        "Handelszahl +2. Grün: sofort 1 Ruhm. Zeitalter: 7. Benötigt: Radio. Liegt in einem Gebiet."
        " Blauer Marker: Wer seine Stufe erreicht, hat dies auch."
    )


def test_an_empire_says_what_is_special_about_it() -> None:
    texts = texts_in("en")
    gauls = texts.content.cards[texts.content.card_index["gauls"]]
    text = empire_text(gauls, texts)
    assert "Conflict potential +1 when defending in forest." in text
    assert "Cost −1 when founding: infantry." in text


def board(t: Table, seat: int) -> Board:
    seen = GAME.redact(t.g, seat)
    return GAME.board(seen, Texts(GAME, seen.position, "en"))


def row(drawn: Board, id_: str) -> list[Card]:
    return next(panel.cards for panel in drawn.panels if isinstance(panel, RowPanel) and panel.id == id_)


def test_a_card_in_the_hand_says_all_that_it_can_be_played_as() -> None:
    hand = board(table(2).hand(0, "romans"), 0).hand
    assert hand is not None
    (held,) = hand.cards
    empire, event, artifact = held.halves
    assert "Founding: Elite markers +1." in empire.text
    assert "When: " in event.text
    assert "Ages: " in artifact.text


def test_leaders_and_artifacts_in_play_say_what_they_do() -> None:
    t = table(2).found(0, "romans", {"latium": "2 spearmen"}, capital="latium")
    t.leader("romans", "tactician", "latium").artifact("romans", "pyramids", "latium")
    drawn = board(t, 1)
    (leader,) = row(drawn, "leaders")
    assert leader.text.startswith("Tactician: Can discard the card of a combat round and")
    (pyramids,) = row(drawn, "artifacts")
    assert pyramids.text.startswith("City levels counted for glory: +2. Green: 1 glory at once.")


@pytest.mark.parametrize(
    ("id_", "said"),
    [
        ("black_death", "waters too"),  # 7AG-431
        ("secession", "neither the capital nor next to it"),
        ("schism", "up to 2 areas"),  # 7AG-456
        ("democracy", "an empire of another player brings disorder to the capital"),  # 7AG-433
    ],
)
def test_texts_say_what_the_rules_do(id_: str, said: str) -> None:
    assert said in dict(all_texts(texts_in("en")))[id_]


def test_german_words_are_those_of_the_rulebook() -> None:
    texts = dict(all_texts(texts_in("de")))
    assert "Kein kostenloser Fortschritt" in texts["dark_age"]
    assert "Regierung annehmen" in texts["prophet"]
    assert "Setzt einen Anführer ein" in texts["great_man"]


@pytest.mark.rule("7AG-003", "7AG-064", "7AG-068", "7AG-069", "7AG-087")
@pytest.mark.parametrize(
    ("id_", "said"),
    [
        ("free_state", "Starts in: an area in disorder that is no capital."),
        ("pirate_state", "Starts in: a coastal area at most 3 from an empire."),
        ("crusaders", "Starts in: a coastal area (Middle East)."),
        ("moors", "Level −2 from the most advanced empire, or level with: Arabs."),
        ("melanesians", "Starts in one of: Solomons, New Guinea."),
        ("carthaginians", "Ages 2, age 1 if in play: Phoenicians, starts with 20 money."),
        ("mongols", "Ages 4, age 3 if not in play: Huns, starts with 28 money."),
        ("french", "Trade number +1, leaders: 3. Glory: Progress 3; Outside Europe with seas 3; Homeland."),
    ],
)
def test_an_empire_says_where_it_starts_and_what_brings_it_glory(id_: str, said: str) -> None:
    texts = texts_in("en")
    assert said in empire_text(texts.content.cards[texts.content.card_index[id_]], texts)


@pytest.mark.parametrize(
    ("id_", "said"),
    [
        ("forced_march", "Target: the empire that acts."),  # 7AG-448
        ("breached_walls", "Target: the area of the conflict."),
        ("time_ripple", "Target: the founder."),
    ],
)
def test_an_event_names_the_only_target_its_moment_leaves(id_: str, said: str) -> None:
    texts = texts_in("en")
    assert event_text(texts.content.events[id_], texts).endswith(said)

"""What holds for journal and story: everybody can read them, points add up, and no secret is told."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from saecula.core import flow
from saecula.core.blocks import SEALED
from saecula.core.contracts.playing import Dice
from saecula.core.game import Game
from saecula.core.journal import UNNAMED, as_told, source_for
from saecula.core.locale import Texts, languages
from saecula.core.position import SPECTATOR, Action, Seat
from saecula.core.record import Match
from saecula.core.scene import log_lines, source_label
from saecula.core.story import action_for, ledger

ALTERNATIVES: Final = 12  # choices of a seat whose stories are compared


def check_journal(match: Match[Any]) -> None:
    """Check that everybody can read every journal line in every language, with hidden parts left out."""
    lines = list(dict.fromkeys([line for i in range(-1, len(match.entries)) for line in match.told(i)]))
    for language in languages():
        texts = Texts(match.game, match.position, language)
        for viewer in (0, SPECTATOR):
            for told in log_lines(match.game, lines, viewer, texts):
                assert told.text != f"told-{told.key}", f"no {language} message for told-{told.key}"


def check_story(match: Match[Any], dice: Dice) -> None:
    """Check that the ledger adds up to the scores, and that everybody can read where points come from."""
    game = match.game
    if game.narrative is None:
        return
    for at in {0, dice.roll(len(match.entries) + 1), len(match.entries)}:
        scores = game.result(match.at(at)).scores
        for viewer in (0, SPECTATOR):
            sums = tuple([sum([part.points for part in own]) for own in ledger(match, viewer, at)])
            assert sums == scores, f"after {at} choices the ledger says {sums}, the score {scores}"
    sources = {note.source for noted in match.notes for note in noted.notes if note.source != UNNAMED}
    for language in languages():
        texts = Texts(game, match.position, language)
        for source in sources:
            label = source_label(texts, source_for(source, SPECTATOR))
            assert not label.startswith("cause-"), f"no {language} message for {label}"
    points = game.narrative.counters[0]
    for note in [note for noted in match.notes for note in noted.notes]:
        scoring = [change for change in note.changes if change.counter == points]
        assert note.source != UNNAMED or not scoring, f"{note.rule} gives points that come from nothing"


def check_story_secrets(game: Game[Any], g: Any, viewer: Seat, dice: Dice) -> None:
    """Check that choices of others with the same view and the same journal lines make the same story."""
    narrative = game.narrative
    if narrative is None:
        return
    assert narrative.read(g) == narrative.read(game.redact(g, viewer).position), "the story follows a secret"
    known: dict[bytes, Any] = {}
    for world in (g, game.imagine(game.redact(g, viewer), dice.state())):
        for seat in [seat for seat in flow.to_move(world) if seat != viewer]:
            for action in flow.options(world, seat)[:ALTERNATIVES]:
                look, told = _heard(game, world, viewer, seat, action)
                earlier = known.setdefault(look, told)
                assert told == earlier, f"seat {viewer} learns from the story of {action}: {told}, {earlier}"


def _heard(game: Game[Any], g: Any, viewer: Seat, seat: Seat, action: Action) -> tuple[bytes, Any]:
    """Return what a viewer sees and reads of a choice, and its story."""
    after = game.clone(g)
    game.listen(after)
    flow.play(after, seat, action)
    heard = game.heard(after)
    lines = [as_told(line, viewer) for line in heard.lines]
    look = msgspec.json.encode([game.plain(game.redact(after, viewer).position), lines])
    notes = [msgspec.structs.replace(note, source=source_for(note.source, viewer)) for note in heard.notes]
    is_sealed = g.block in SEALED
    return look, (notes, [] if is_sealed else action_for(game, viewer, seat, list(action)))

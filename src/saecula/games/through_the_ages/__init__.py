"""Through the Ages: A New Story of Civilization, by Vlaada Chvátil, for two to four civilizations."""

from __future__ import annotations

from typing import Final

from saecula.core.game import Code, Game
from saecula.games.through_the_ages import (
    _generated,
    determinize,
    evaluation,
    invariants,
    narrative,
    scene,
    scoring,
    setup,
    words,
)
from saecula.games.through_the_ages.catalogue import load_content
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules.registry import rules
from saecula.games.through_the_ages.variant import Variant

rules.close()

GAME: Final = Game[ThroughTheAges](
    id="through_the_ages",
    title="Through the Ages",
    version=2,
    players=(2, 4),
    package=__name__,
    rules=rules,
    variant=Variant,
    load_content=load_content,
    setup=setup.setup,
    code=Code(
        _generated.blank,
        _generated.clone,
        _generated.plain,
        _generated.load,
        _generated.redact,
        _generated.FIELDS,
        _generated.CLAUSES,
    ),
    determinize=determinize.determinize,
    result=scoring.result,
    check=invariants.check,
    verbs=words.VERBS,
    domains=words.DOMAINS,
    asks=words.ASKS,
    lines=words.LINES,
    headings=words.HEADINGS,
    board=scene.board,
    hint=scene.hint,
    evaluate=evaluation.evaluate,
    swing=evaluation.SWING,
    narrative=narrative.NARRATIVE,
)

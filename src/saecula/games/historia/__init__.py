"""Historia, by Marco Pranzo: twelve thousand years for one to six civilizations."""

from __future__ import annotations

from typing import Final

from saecula.core.game import Code, Game
from saecula.games.historia import (
    _generated,
    determinize,
    evaluation,
    invariants,
    scene,
    scoring,
    setup,
    vocabulary,
)
from saecula.games.historia.catalogue import Content
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import arts, expansion, exploitation, raid, trade, war  # noqa: F401
from saecula.games.historia.rules.registry import rules
from saecula.games.historia.variant import Variant

rules.close()

GAME: Final = Game[Historia](
    id="historia",
    title="Historia",
    version=2,
    players=(1, 6),
    package=__name__,
    rules=rules,
    variant=Variant,
    load_content=Content.get,
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
    verbs=vocabulary.VERBS,
    domains=vocabulary.DOMAINS,
    asks=vocabulary.ASKS,
    lines=vocabulary.LINES,
    headings=vocabulary.HEADINGS,
    board=scene.board,
    hint=scene.hint,
    evaluate=evaluation.evaluate,
    moves_per_turn=2,
    swing=evaluation.SWING,
    rivals=evaluation.rivals,
)

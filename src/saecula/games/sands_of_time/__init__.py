"""The Sands of Time, by Jeff Warrender: three dynasties of the ancient world for two to five empires."""

from __future__ import annotations

from typing import Final

from saecula.core.game import Code, Game
from saecula.games.sands_of_time import (
    _generated,
    determinize,
    evaluation,
    invariants,
    narrative,
    scene,
    scoring,
    setup,
    upgrades,
    words,
)
from saecula.games.sands_of_time.catalogue import load_content
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.variant import Variant

rules.close()

GAME: Final = Game[SandsOfTime](
    id="sands_of_time",
    title="The Sands of Time",
    version=2,
    players=(2, 5),
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
    upgrade=upgrades.upgrade,
    narrative=narrative.NARRATIVE,
)

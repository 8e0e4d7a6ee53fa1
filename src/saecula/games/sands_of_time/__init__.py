"""The Sands of Time, by Jeff Warrender: three dynasties of the ancient world for two to five empires."""

from __future__ import annotations

from typing import Final

from saecula.core.game import Code, Game
from saecula.games.sands_of_time import (
    _generated,
    fields,
    invariants,
    judgement,
    scene,
    scoring,
    secrets,
    setup,
    upgrades,
    vocabulary,
)
from saecula.games.sands_of_time.catalogue import Content
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
    load_content=Content.get,
    new=setup.new,
    setup=setup.setup,
    code=Code(
        _generated.clone,
        _generated.plain,
        _generated.load,
        _generated.redact,
        _generated.FIELDS,
        _generated.CLAUSES,
    ),
    fill=secrets.fill,
    result=scoring.result,
    check=invariants.check,
    verbs=vocabulary.VERBS,
    domains=vocabulary.DOMAINS,
    asks=vocabulary.ASKS,
    lines=vocabulary.LINES,
    headings=vocabulary.HEADINGS,
    board=scene.board,
    hint=scene.hint,
    judgement=judgement.judgement,
    swing=judgement.SWING,
    fields=fields.fields,
    upgrade=upgrades.upgrade,
)

"""Through the Ages: A New Story of Civilization, by Vlaada Chvátil, for two to four civilizations."""

from __future__ import annotations

from typing import Final

from saecula.core.game import Code, Game
from saecula.games.through_the_ages import (
    _generated,
    fields,
    invariants,
    judgement,
    scene,
    scoring,
    secrets,
    setup,
    vocabulary,
)
from saecula.games.through_the_ages.catalogue import Content
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
)

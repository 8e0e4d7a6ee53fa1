"""Historia, by Marco Pranzo: twelve thousand years for one to six civilizations."""

from __future__ import annotations

from typing import Final

from saecula.core.game import Code, Game
from saecula.games.historia import (
    _generated,
    fields,
    invariants,
    judgement,
    narrative,
    scene,
    scoring,
    secrets,
    setup,
    words,
)
from saecula.games.historia.catalogue import load_content
from saecula.games.historia.position import Historia
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
    load_content=load_content,
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
    verbs=words.VERBS,
    domains=words.DOMAINS,
    asks=words.ASKS,
    lines=words.LINES,
    headings=words.HEADINGS,
    board=scene.board,
    hint=scene.hint,
    judgement=judgement.judgement,
    affairs=2,
    swing=judgement.SWING,
    rivals=judgement.rivals,
    fields=fields.fields,
    narrative=narrative.NARRATIVE,
)

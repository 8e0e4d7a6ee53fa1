"""Write OpenSpiel's playthroughs of all games: a match as OpenSpiel sees it, choice by choice, as text.

`python -m tools.playthroughs` rewrites them. When a change of rules or content alters one, review the diff.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from saecula.envs import openspiel_games

FOLDER: Final = Path(__file__).parent.parent / "tests" / "envs" / "playthroughs"
PLAYERS: Final = 2
SEED: Final = 1
SHORT: Final = {"saecula_seven_ages": ",options=end:age_1;rounds:10;total_history:yes"}  # of long games


def _module() -> Any:
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    return generate_playthrough


def replayed(path: Path) -> tuple[str, str]:
    """Return a file and its playthrough under the current rules."""
    openspiel_games()
    original, now = _module().replay(str(path))
    return original, now


def write() -> None:
    """Rewrite all playthroughs."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in openspiel_games():
        match = f"{name}(players={PLAYERS},observations=text{SHORT.get(name, '')})"
        text = _module().playthrough(match, None, seed=SEED)
        path = FOLDER / f"{name}.txt"
        path.write_text(text, encoding="utf-8")
        print(path)


if __name__ == "__main__":
    write()

"""Write scenes of real positions as JSON, for work on the web client. Run: python -m tools.scenes web/mock"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from saecula.core import flow
from saecula.core.record import Match
from saecula.games import game as game_of
from saecula.terminal.views import view

SEATS: Final = 4
NAMES: Final = ("Livia", "Mei", "Tomás", "Jonas")
MOMENTS: Final = (0, 30, 90, 200, 330, 10_000)


def main(folder: Path, game_id: str, language: str) -> None:
    """Play at random and write what the mover sees after given numbers of choices."""
    folder.mkdir(parents=True, exist_ok=True)
    game = game_of(game_id)
    match: Match[Any] = Match.new(game, SEATS, seed="scenes", names=list(NAMES))
    chance = random.Random(1)
    wanted = list(MOMENTS)
    made = 0
    while True:
        seat = 0 if match.over else flow.to_move(match.position)[0]
        if match.over or made >= wanted[0]:
            scene, _ = view(match, seat, language, 0)
            name = folder / f"{game_id}-{'end' if match.over else wanted[0]}-{language}.json"
            name.write_bytes(msgspec.json.encode(scene))
            wanted.pop(0)
        if match.over or not wanted:
            return
        match.choose(seat, chance.choice(flow.options(match.position, seat)))
        made += 1


if __name__ == "__main__":
    main(Path(sys.argv[1]), *(sys.argv[2:] or ["historia", "en"]))

"""Save the matches of bots as records, one file each, for `saecula show`, `verify` and `analyze`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from saecula.core.errors import BadOption
from saecula.core.game import Game
from saecula.core.position import Action, Seat
from saecula.core.record import Match, write_record


class Records:
    """A folder of records, named by match number."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.absolute()  # workers of a cluster have other working directories

    def __len__(self) -> int:
        return len(list(self.folder.glob("*.json")))

    def prepare(self, resumes: bool = False) -> None:
        """Create the folder; refuse one that already holds records, unless a run resumes."""
        if len(self) and not resumes:
            raise BadOption(f"--records: {self.folder} holds records already; name another folder")
        self.folder.mkdir(parents=True, exist_ok=True)

    def keep(
        self,
        number: int,
        game: Game[Any],
        seed: str,
        options: Mapping[str, Any],
        players: Sequence[str],
        content: Any,
        choices: Sequence[tuple[Seat, Action]],
    ) -> None:
        """Write the record of a finished match."""
        match = Match.new(game, len(players), options, seed, players, content)
        for seat, action in choices:
            match.choose(seat, action)
        write_record(self.folder / f"{number:06}.json", match.saved())

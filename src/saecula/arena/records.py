"""Records of matches that bots played: a file each, as `saecula show`, `verify` and `analyze` open them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from saecula.core.errors import BadOption
from saecula.core.game import Game
from saecula.core.position import Action, Seat
from saecula.core.record import Match, write_record


class Records:
    """A folder of records, named by the numbers of their matches."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.absolute()  # on a cluster too, where workers stand in folders of their own

    def __len__(self) -> int:
        return len(list(self.folder.glob("*.json")))

    def prepare(self, goes_on: bool = False) -> None:
        """Make the folder; unless a run goes on, one that holds records would mix them with others."""
        if len(self) and not goes_on:
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
        """Write the record of a match that is over."""
        match = Match.new(game, len(players), options, seed, players, content)
        for seat, action in choices:
            match.choose(seat, action)
        write_record(self.folder / f"{number:06}.json", match.saved())

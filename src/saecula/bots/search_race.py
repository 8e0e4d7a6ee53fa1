"""The options of a decision, tried against each other in one world after the other."""

from __future__ import annotations

from math import ceil, log2, sqrt
from typing import Final

from saecula.bots.search_nodes import Node
from saecula.core.position import Action

LEAST_WORLDS: Final = 5  # before an option may be seen to be worse


class Race:
    """Who is still running: the worse half drops out after each heat, and who is clearly beaten at once.

    All run in the same worlds with the same luck, so that differences count and not the luck itself.
    """

    def __init__(self, root: Node, options: list[Action], patience: float) -> None:
        self._patience = patience  # standard errors by which an option must be behind
        self._root = root
        self.running = options
        self._heats = max(1, ceil(log2(max(len(options), 2))))
        self._heat = 1
        self._results: dict[Action, list[float]] = {action: [] for action in options}

    def note(self, action: Action, lead: float) -> None:
        """What came of an option in this world."""
        self._results[action].append(lead)

    def thin_out(self, done: float) -> None:
        """Drop options, when this part of the budget is spent."""
        while done * self._heats >= self._heat:
            self._heat += 1
            if len(self.running) > 2:
                self.running.sort(key=lambda action: -self._root.tallies[action].mean)
                del self.running[(len(self.running) + 1) // 2 :]
        best = max(self.running, key=lambda action: sum(self._results[action]))
        self.running = [
            action for action in self.running if action == best or not self._is_beaten(action, best)
        ]

    def _is_beaten(self, action: Action, best: Action) -> bool:
        """Clearly worse than the best, or always the same."""
        pairs = zip(self._results[best], self._results[action], strict=True)
        ahead = [one - other for one, other in pairs]
        count = len(ahead)
        if count < LEAST_WORLDS:
            return False
        mean = sum(ahead) / count
        error = sqrt(sum([(a - mean) ** 2 for a in ahead]) / (count - 1) / count)
        return mean >= self._patience * error

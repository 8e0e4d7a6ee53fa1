"""The search tree: information-set nodes, action statistics, AMAF statistics, and backup.

Every seat has its own nodes (multiple-observer ISMCTS: Cowling, Powley, Whitehouse 2012), so no seat knows
in the search what it would not know at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saecula.bots.ismcts.values import RolloutResult, ValueNormalizer
from saecula.bots.rng import Rng, random_bits
from saecula.core.position import Action, Frame, Seat

NORMALIZING_ROLLOUTS: Final = 8  # rollouts that the values are fitted to
REFINING_VISITS: Final = 12  # visits from which on a node is refined by the others' public choices
UNKNOWN_VALUE: Final = 0.5


class Stats:
    """Statistics of one action: visits, sum of their values, and its one-ply gain in points (the prior)."""

    __slots__ = ("gain", "total", "visits")

    def __init__(self, gain: float = 0.0) -> None:
        self.visits = 0.0
        self.total = 0.0
        self.gain = gain

    def add(self, value: float, visits: float = 1.0) -> None:
        """Add visits and the sum of their values."""
        self.visits += visits
        self.total += value

    def fade(self, visits: float) -> None:
        """Discount older visits, so that at most this many are remembered."""
        if self.visits > visits:
            self.total *= visits / self.visits
            self.visits = visits

    @property
    def mean(self) -> float:
        """Return the mean value; one half without visits."""
        return self.total / self.visits if self.visits else UNKNOWN_VALUE


class Node:
    """An information set of one seat: its own choices so far and what it is asked."""

    __slots__ = ("actions", "all", "refined")

    def __init__(self) -> None:
        self.all = Stats()
        self.actions: dict[Action, Stats] = {}
        self.refined: dict[int, Node] = {}

    def add(self, action: Action, value: float) -> None:
        """Count one more visit in which this action was chosen."""
        self.all.add(value)
        self.actions[action].add(value)

    def supports(self, action: Action) -> bool:
        """Return whether no action that was tried about as often did better."""
        if action not in self.actions:
            return True
        own = self.actions[action]
        return all(
            other.mean <= own.mean
            for other in self.actions.values()
            if other.visits > 1 and other.visits * 2 >= own.visits
        )

    def refine(self, public_history: int, options: list[Action]) -> Node:
        """Return the node of this information set after these public choices of the others.

        As long as there are too few visits to tell them apart it is this node itself.
        """
        if self.all.visits < REFINING_VISITS:
            return self
        refined = self.refined.get(public_history)
        if refined is None:
            refined = self.refined[public_history] = Node()
        for action in options:
            if action not in refined.actions:
                refined.actions[action] = Stats(self.actions[action].gain)
        return refined


class PathEdge:
    """A choice on the path of one rollout, to be updated by its result."""

    __slots__ = ("_action", "_amaf", "_node", "_refined", "_seat")

    def __init__(self, seat: Seat, node: Node, refined: Node, action: Action, amaf: Stats) -> None:
        self._seat = seat
        self._node = node
        self._refined = refined
        self._action = action
        self._amaf = amaf

    def backup(self, values: Sequence[float]) -> None:
        """Add the seat's value to the statistics of this choice."""
        value = values[self._seat]
        self._node.add(self._action, value)
        self._amaf.add(value)
        if self._refined is not self._node:
            self._refined.add(self._action, value)


class SearchTree:
    """All that one search has learnt, kept from decision to decision while the decisions are in the tree.

    A node is identified by what a seat is asked and by its own earlier choices in any order, so that picks
    of the same cards and turns of the same actions are transpositions. Public choices of others refine a
    node once it has enough visits; hidden ones never do.
    """

    def __init__(self) -> None:
        self.own_history = 0  # hash of the choices made at the table since this tree was begun
        self._nodes: dict[tuple[Seat, int, Frame], Node] = {}
        self._hashes: dict[tuple[Frame, Action], int] = {}
        self._rng = Rng(0)
        # "All moves as first": what came of an action wherever a seat chose it (Gelly and Silver 2007; by
        # kind of decision and for all rollouts it is also the statistic of MAST, Finnsson and Björnsson
        # 2008).
        self._amaf: dict[tuple[Seat, str, Action], Stats] = {}
        self._normalizer: ValueNormalizer | None = None
        self._pending: list[tuple[list[PathEdge], RolloutResult]] = []

    def contains(self, seat: Seat, frame: Frame) -> bool:
        """Return whether the search met this decision."""
        return (seat, self.own_history, frame) in self._nodes

    def choice_hash(self, frame: Frame, action: Action) -> int:
        """Return this choice's random number; sums of them identify sets of choices (Zobrist hashing)."""
        found = self._hashes.get((frame, action))
        if found is None:
            found = self._hashes[frame, action] = random_bits(self._rng)
        return found

    def node(self, seat: Seat, own_history: int, frame: Frame) -> Node:
        """Return the node of a seat that made these choices before."""
        key = (seat, own_history, frame)
        node = self._nodes.get(key)
        if node is None:
            node = self._nodes[key] = Node()
        return node

    def amaf(self, seat: Seat, rule: str, options: Sequence[Action]) -> list[Stats | None]:
        """Return the AMAF statistics of these options."""
        return [self._amaf.get((seat, rule, action)) for action in options]

    def edge(self, seat: Seat, rule: str, node: Node, refined: Node, action: Action) -> PathEdge:
        """Return the edge of a choice, to be backed up later."""
        amaf = self._amaf.setdefault((seat, rule, action), Stats())
        return PathEdge(seat, node, refined, action, amaf)

    def point_scale(self, seat: Seat) -> float:
        """Return the standard deviation of points in this search."""
        return self._normalizer.scales[seat] if self._normalizer is not None else 1.0

    @property
    def is_normalized(self) -> bool:
        """Return whether there were enough rollouts to normalize values."""
        return self._normalizer is not None

    def utility(self, result: RolloutResult, seat: Seat) -> float:
        """Return what a result is worth to a seat, compared with others in the same world."""
        assert self._normalizer is not None  # asked only once it is fitted
        return self._normalizer.utility(result, seat)

    def backup(self, path: list[PathEdge], result: RolloutResult) -> None:
        """Update the path of a rollout; the first rollouts wait until values can be normalized."""
        if self._normalizer is not None:
            _backup(path, self._normalizer.values(result))
            return
        self._pending.append((path, result))
        if len(self._pending) == NORMALIZING_ROLLOUTS:
            self.normalize()

    def normalize(self) -> None:
        """Fit the normalizer to the rollouts that wait, however few, and back them up."""
        if self._pending:
            self._normalizer = ValueNormalizer([result for _, result in self._pending])
            for path, result in self._pending:
                _backup(path, self._normalizer.values(result))
            self._pending = []


def _backup(path: list[PathEdge], values: list[float]) -> None:
    for edge in path:
        edge.backup(values)

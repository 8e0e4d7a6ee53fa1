"""A game as the outside knows it: one object with few questions."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

import msgspec

from saecula.core import flow
from saecula.core.actions import KERNEL_VERBS, Domain, Verbs, Vocabulary
from saecula.core.catalog import Entry
from saecula.core.errors import BadOption, BadRecord
from saecula.core.journal import Cause, Heard, Lines, Narrative, Recorder, Watched
from saecula.core.position import Action, Fields, Frame, Position, Seat, blank, dice_from_seed
from saecula.core.registry import Rules
from saecula.core.secrecy import Seen
from saecula.core.variants import Variant, parse

if TYPE_CHECKING:
    from saecula.core.codecs import Codec, Sizing
    from saecula.core.locale import Texts
    from saecula.core.scene import Board

G = TypeVar("G", bound=Position)


class Content(Protocol):
    """What the kernel asks of a game's content."""

    digest: str

    def entries(self) -> Iterable[Entry]: ...


@dataclass(frozen=True)
class Result:
    """How a match ended: by seat its place (1 is best, ties share), score, and return from -1 to 1."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    returns: tuple[float, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won; none where everybody lost against the game."""
        return tuple([seat for seat, value in enumerate(self.returns) if value > 0])


def ranked(scores: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """Places by score, best first; equal scores share a place."""
    table = list(scores)
    return tuple([1 + sum([other > own for other in table]) for own in table])


def returns_of(places: tuple[int, ...]) -> tuple[float, ...]:
    """Winners share 1, the others share -1; alone, a win is 1."""
    winners = places.count(1)
    losers = len(places) - winners
    win = 1.0 / winners if winners else 0.0
    loss = -1.0 / losers if losers else 0.0
    return tuple([win if place == 1 else loss for place in places])


@dataclass(frozen=True)
class Swing:
    """How far a usual match may still swing, in points of judgement, and how long it is."""

    start: float
    end: float
    choices: int  # of each seat

    def at(self, elapsed: float) -> float:
        """The points that may still swing when this part of the match is over."""
        return self.end + (self.start - self.end) * (1 - elapsed)


@dataclass(frozen=True)
class Code(Generic[G]):
    """What is generated from a game's position and chapters."""

    clone: Callable[[G], G]
    plain: Callable[[G], dict[str, Any]]
    load: Callable[..., G]
    redact: Callable[[G, Seat], G]
    fields: Fields
    clauses: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Game(Generic[G]):
    """All that server, clients, bots and environments know of a game."""

    id: str
    title: str
    version: int  # of the rules; a change that alters the past of running matches raises it
    players: tuple[int, int]
    package: str
    rules: Rules[G]
    variant: type[Variant]
    load_content: Callable[[Path | None], Any]
    new: Callable[[Any, Any], G]  # content, variant -> an empty position
    setup: Callable[[G], None]
    code: Code[G]
    fill: Callable[[G, Seat], None]  # replaces what this seat does not know by a consistent guess
    result: Callable[[G], Result]
    check: Callable[[G], None]  # raises AssertionError where an invariant is broken
    verbs: Verbs
    domains: Mapping[str, Domain]
    asks: Lines  # arguments of decisions' frames that their prompts mention
    lines: Lines  # arguments of the journal's lines
    headings: tuple[str, ...]  # lines that head a stretch of the journal
    board: Callable[[Seen[G], Texts], Board]
    hint: Callable[[Seen[G], Texts, Frame, Action], str]  # what a choice would bring, in a few words
    judgement: Callable[[Seen[G], Seat], float]  # how well a seat stands, in its points
    affairs: int = 1  # that make up a turn, for searches: more where they are short
    swing: Swing = Swing(start=15.0, end=3.0, choices=100)
    rivals: Callable[[G], Iterable[int]] = field(default=lambda _: ())  # more numbers that judgement knows
    fields: Callable[[Sizing], dict[str, Codec]] | None = None  # how a vector holds what is no plain number
    upgrade: Callable[[dict[str, Any], int], dict[str, Any]] = field(default=lambda plain, _version: plain)
    narrative: Narrative[G] | None = None  # which numbers and causes its story follows

    def options(self, seats: int, given: Mapping[str, Any]) -> Any:
        """The variant made of these options, checked for this number of players."""
        least, most = self.players
        if not least <= seats <= most:
            raise BadOption(f"{self.id} is for {least} to {most} players, not {seats}")
        variant = parse(self.variant, given)
        variant.check(seats)
        return variant

    def start(
        self,
        seats: int,
        seed: str | bytes,
        options: Mapping[str, Any] | None = None,
        content: Any = None,
        journal: bool = False,
    ) -> G:
        """The position at the first decision."""
        variant = self.options(seats, options or {})
        g = self.new(content if content is not None else self.load_content(None), variant)
        blank(g, self.rules, seats, dice_from_seed(seed_bytes(seed)))
        if journal:
            self._listen(g, ())
        self.setup(g)
        flow.begin(g)
        return g

    def content_of(self, digest: str, today: Any) -> Any:
        """The content of this digest, if an earlier edition had it; else today's.

        `editions/` of a game's package holds overlays that turn today's content back into an earlier one.
        """
        folder = Path(str(files(self.package).joinpath("editions")))
        if digest == today.digest or not folder.is_dir():
            return today
        earlier = (self.load_content(edition) for edition in sorted(folder.iterdir()))
        return next((content for content in earlier if content.digest == digest), today)

    def listen(self, g: G, causes: Sequence[Cause] = ()) -> None:
        """Switch the journal on; `causes` are those of the frames on the agenda."""
        recorder = self._listen(g, causes)
        if recorder is not None:
            recorder.start(g)

    def _listen(self, g: G, causes: Sequence[Cause]) -> Recorder | None:
        if self._watched is not None:
            return self._watched.listen(g, causes)
        g.journal = []
        return None

    def heard(self, g: G) -> Heard:
        """Switch the journal off and return what it holds."""
        recorder, lines = g.rules.recorder, g.journal or []
        g.rules, g.journal = self.rules, None
        return Heard(lines, recorder.notes, recorder.carried(g)) if recorder else Heard(lines)

    @cached_property
    def _watched(self) -> Watched | None:
        if self.narrative is None:
            return None
        return Watched(self.rules, self.narrative, self.lines, self.all_verbs)

    def clone(self, g: G) -> G:
        """An independent copy, with the journal off."""
        return self.code.clone(g)

    def plain(self, g: G) -> dict[str, Any]:
        """The position as JSON."""
        return self.code.plain(g)

    def load(self, plain: dict[str, Any], content: Any, variant: Any) -> G:
        """The position again; names of rules that were renamed are brought up to date."""
        try:
            g = self.code.load(plain, rules=self.rules, content=content, variant=variant)
            g.agenda = [flow.renamed(self.rules, frame) for frame in g.agenda]
            g.asks = tuple([flow.renamed(self.rules, frame) for frame in g.asks])
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise BadRecord(f"not a position of {self.id}: {error}") from error
        return g

    def digest(self, g: G) -> str:
        """A fingerprint of all that is saved of a position."""
        return hashlib.sha256(msgspec.json.encode(self.plain(g))).hexdigest()

    def redact(self, g: G, seat: Seat) -> Seen[G]:
        """What a seat sees: the only door out."""
        return Seen(self.code.redact(g, seat), seat)

    def imagine(self, seen: Seen[G], dice: int) -> G:
        """A random world consistent with what the seat sees (not with what it could infer from the past)."""
        g = self.clone(seen.position)
        g.listed = []
        g.dice = dice
        self.fill(g, seen.seat)
        flow.resume(g)
        g.barrier = False
        return g

    def vocabulary(self, content: Any) -> Vocabulary:
        """The numbering of all actions."""
        return Vocabulary(self.all_verbs, content)

    @cached_property
    def all_verbs(self) -> Verbs:
        """The game's verbs after the kernel's own."""
        return {**KERNEL_VERBS, **self.verbs}


def seed_bytes(seed: str | bytes) -> bytes:
    """Thirty-two bytes from a text, or the bytes themselves."""
    return seed if isinstance(seed, bytes) else hashlib.sha256(seed.encode()).digest()

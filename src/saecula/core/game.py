"""The interface of a game: one object that everything outside the rules uses."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

import msgspec

from saecula.core import flow
from saecula.core.actions import KERNEL_VERBS, Domain, Verbs, Vocabulary, domains_of, verbs_of
from saecula.core.catalog import Entry
from saecula.core.errors import BadOption, BadRecord
from saecula.core.journal import Cause, Heard, Lines, Narrative, Recorder, Watched
from saecula.core.points import Points
from saecula.core.position import Action, Frame, Position, Seat, dice_from_seed, init_kernel_fields
from saecula.core.registry import Rules
from saecula.core.secrecy import REDACTED, Seen
from saecula.core.variants import Variant, parse

if TYPE_CHECKING:
    from saecula.core.locale import Texts
    from saecula.core.observed import Fields
    from saecula.core.scene import Board

G = TypeVar("G", bound=Position)


class Content(Protocol):
    """What the kernel needs of a game's content."""

    digest: str

    def entries(self) -> Iterable[Entry]: ...


@dataclass(frozen=True)
class Result:
    """The end of a match: place (1 is best, ties share), score and return (from -1 to 1) of each seat."""

    places: tuple[int, ...]
    scores: tuple[Points, ...]
    returns: tuple[float, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Return the seats that won; none if everybody lost against the game."""
        return tuple([seat for seat, value in enumerate(self.returns) if value > 0])


def ranked(scores: Iterable[tuple[Points, ...]]) -> tuple[int, ...]:
    """Return places by score, best first; equal scores share a place."""
    table = list(scores)
    return tuple([1 + sum([other > own for other in table]) for own in table])


def returns_of(places: tuple[int, ...]) -> tuple[float, ...]:
    """Return returns by place: winners share 1, the others share -1; alone, a win is 1."""
    winners = places.count(1)
    losers = len(places) - winners
    win = 1.0 / winners if winners else 0.0
    loss = -1.0 / losers if losers else 0.0
    return tuple([win if place == 1 else loss for place in places])


@dataclass(frozen=True)
class Swing:
    """How much the lead in a typical match may still change, in points, and how long such a match is."""

    start: float
    end: float
    choices: int  # of each seat

    def at(self, elapsed: float) -> float:
        """Return the points that the lead may still change by when this share of the match is over."""
        return self.end + (self.start - self.end) * (1 - elapsed)


def nothing_usual(_g: Position, _seat: Seat, _frame: Frame, _options: list[Action]) -> Action | None:
    """Know no usual answer: the default of `Game.usual`."""
    return None


def all_sensible(_g: Position, _seat: Seat, _frame: Frame, options: list[Action]) -> list[Action]:
    """Leave nothing out: the default of `Game.sensible`."""
    return options


def no_hint(_seen: Any, _texts: Any, _frame: Frame, _action: Action) -> str:
    """Say nothing about a choice: the default of `Game.hint`."""
    return ""


def no_invariants(_g: Position) -> None:
    """Check nothing: the default of `Game.check`."""


def nothing_to_determinize(_g: Position, _seat: Seat) -> None:
    """Leave a position as it is, because its game hides nothing: the default of `Game.determinize`."""


def most_points_win(points: Callable[[G], Iterable[int]]) -> Callable[[G], Result]:
    """Make the result of a game that the seats with the most points win; ties are shared."""

    def result(g: G) -> Result:
        scores = tuple(points(g))
        places = ranked([(score,) for score in scores])
        return Result(places, scores, returns_of(places))

    return result


def score_lead(result: Callable[[G], Result]) -> Callable[[G, Seat], float]:
    """Make an evaluation from the result so far: a seat's score minus the mean of the others'."""

    def evaluate(g: G, seat: Seat) -> float:
        scores = result(g).scores
        others = scores[:seat] + scores[seat + 1 :]
        return scores[seat] - sum(others) / len(others) if others else float(scores[seat])

    return evaluate


@dataclass(frozen=True)
class Code(Generic[G]):
    """The code generated from a game's position and chapters."""

    blank: Callable[..., G]
    clone: Callable[[G], G]
    plain: Callable[[G], dict[str, Any]]
    load: Callable[..., G]
    redact: Callable[[G, Seat], G]
    fields: Fields
    clauses: Mapping[str, tuple[str, ...]]


# Where `Game.of` finds each part of a game: module and name.
_GENERATED: Final = ("blank", "clone", "plain", "load", "redact", "FIELDS", "CLAUSES")
_REQUIRED: Final = {
    "setup": ("setup", "setup"),
    "board": ("scene", "board"),
}
_OPTIONAL: Final = {
    "variant": ("variant", "Variant"),
    "proposal": ("variant", "PROPOSAL"),
    "check": ("invariants", "check"),
    "asks": ("vocabulary", "ASKS"),
    "lines": ("vocabulary", "LINES"),
    "headings": ("vocabulary", "HEADINGS"),
    "hint": ("scene", "hint"),
    "swing": ("evaluation", "SWING"),
    "rivals": ("evaluation", "rivals"),
    "usual": ("policies", "usual"),
    "sensible": ("policies", "sensible"),
    "rollout_policy": ("policies", "rollout_policy"),
    "rollout_end": ("policies", "ROLLOUT_END"),
    "upgrade": ("upgrades", "upgrade"),
    "narrative": ("narrative", "NARRATIVE"),
}
_HIDDEN: Final = ("Owner", "Zoned", "Nobody")  # circles of fields that not everybody sees


class _Parts:
    """The modules of a game's package."""

    def __init__(self, package: str) -> None:
        self._package = package

    def rules(self) -> Rules[Any]:
        """Import `rules.py` or all chapters in `rules/`, and return the closed registry."""
        module = import_module(f"{self._package}.rules")
        for chapter in walk_packages(getattr(module, "__path__", ()), f"{module.__name__}."):
            import_module(chapter.name)
        found = getattr(module, "rules", None)
        rules: Rules[Any] = found if isinstance(found, Rules) else self.get("rules.registry", "rules")
        rules.close()
        return rules

    def code(self) -> Code[Any]:
        """Return the generated code."""
        return Code(*[self.get("_generated", name) for name in _GENERATED])

    def words(self) -> dict[str, Any]:
        """Return verbs and domains: all that the vocabulary declares, unless it lists them itself."""
        declared = vars(import_module(f"{self._package}.vocabulary"))
        return {
            "verbs": declared.get("VERBS") or verbs_of(declared),
            "domains": declared.get("DOMAINS") or domains_of(declared),
        }

    def determinization(self, fields: Fields) -> Any:
        """Return the determinization, which only a game without hidden fields may lack."""
        found = self.find("determinize", "determinize")
        hidden = [
            f"{record}.{x.name}" for record, known in fields.items() for x in known if x.circle in _HIDDEN
        ]
        if found is None and hidden:
            raise LookupError(f"{self._package}: determinize.py is missing, but {hidden[0]} is hidden")
        return found or nothing_to_determinize

    def outcome(self) -> dict[str, Any]:
        """Return the result, made of `scores` unless the game has its own, and the evaluation."""
        result = self.find("scoring", "result") or most_points_win(self.get("scoring", "scores"))
        return {
            "result": result,
            "evaluate": self.find("evaluation", "evaluate") or score_lead(result),
        }

    def find(self, module: str, name: str) -> Any:
        """Return a part, or None where the game has no such module or name."""
        full = f"{self._package}.{module}"
        return getattr(import_module(full), name, None) if find_spec(full) is not None else None

    def get(self, module: str, name: str) -> Any:
        """Return a part that every game has."""
        part = self.find(module, name)
        if part is None:
            raise LookupError(f"{self._package}: {module.replace('.', '/')}.py has no {name}")
        return part


@dataclass(frozen=True)
class Game(Generic[G]):
    """Everything that server, clients, bots and environments know about a game.

    `usual` returns the answer that nearly every player would give, or None; it reads only what the seat may
    know. The choice is made and logged like any other: it is a convenience, not a rule. `sensible` returns
    the options that a bot looks at, at least one; it too reads only what the seat may know.
    `rollout_policy` is a quick rule of thumb that answers every question; with it, bots look ahead by that
    policy, up to `rollout_end`. Page and terminal propose a match with the options of `proposal`, where the
    rulebook's own match would be too long for most; everything else starts from the defaults.
    """

    id: str
    title: str
    version: int  # of the rules; a change that alters the past of running matches raises it
    players: tuple[int, int]
    package: str
    rules: Rules[G]
    load_content: Callable[[Path | None], Any]
    setup: Callable[[G], None]
    code: Code[G]
    result: Callable[[G], Result]
    verbs: Verbs
    domains: Mapping[str, Domain[Any]]
    board: Callable[[Seen[G], Texts], Board]
    evaluate: Callable[[G, Seat], float]  # how good a position is for a seat, in the game's points
    variant: type[Variant] = Variant
    proposal: Mapping[str, Any] = field(
        default_factory=dict
    )  # options proposed to people, where not the defaults
    determinize: Callable[[G, Seat], None] = nothing_to_determinize  # guess what a seat does not know
    check: Callable[[G], None] = no_invariants  # raises AssertionError where an invariant is broken
    asks: Lines = field(default_factory=dict)  # arguments of decisions' frames that their prompts mention
    lines: Lines = field(default_factory=dict)  # arguments of the journal's lines
    headings: tuple[str, ...] = ()  # lines that head a stretch of the journal
    hint: Callable[[Seen[G], Texts, Frame, Action], str] = no_hint  # what a choice brings, in a few words
    usual: Callable[[G, Seat, Frame, list[Action]], Action | None] = nothing_usual
    sensible: Callable[[G, Seat, Frame, list[Action]], list[Action]] = all_sensible
    rollout_policy: Callable[[G, Seat, Frame, list[Action], Random], Action] | None = None
    rollout_end: str = ""  # the decision at which rollouts by that policy are evaluated; "": the match's end
    moves_per_turn: int = 1  # macro-moves that a search counts as one turn of depth
    turn_choices: int = 16  # a seat's own choices in one turn, after which beam search cuts a line off
    pause: str = ""  # the decision between two steps of a turn, where nothing is half done
    swing: Swing = Swing(start=15.0, end=3.0, choices=100)
    rivals: Callable[[G], Iterable[int]] = field(default=lambda _: ())  # numbered after the seats
    upgrade: Callable[[dict[str, Any], int], dict[str, Any]] = field(default=lambda plain, _version: plain)
    narrative: Narrative[G] | None = None  # the numbers and causes that its story follows

    @classmethod
    def of(
        cls, package: str, *, title: str, version: int, players: tuple[int, int], **more: Any
    ) -> Game[Any]:
        """Assemble a game from the modules of its package, found by their names.

        Every game has `catalogue`, `position` with its generated code, `rules`, `setup`, `scoring`,
        `vocabulary` and `scene`. Without the others there are no options, no invariants, no hints and
        nothing to determinize (refused where a field is hidden), and positions are evaluated by score.
        `more` overrides what was found.
        """
        parts = _Parts(package)
        rules, code = parts.rules(), parts.code()
        found = {part: parts.get(*place) for part, place in _REQUIRED.items()}
        optional = {part: parts.find(*place) for part, place in _OPTIONAL.items()}
        found |= {part: value for part, value in optional.items() if value is not None}
        found |= parts.words() | parts.outcome() | {"determinize": parts.determinization(code.fields)}
        return cls(
            id=package.rpartition(".")[2],
            title=title,
            version=version,
            players=players,
            package=package,
            rules=rules,
            load_content=parts.get("catalogue", "Content").get,
            code=code,
            **{**found, **more},
        )

    def __reduce_ex__(self, protocol: Any) -> Any:
        """Pickle and copy an installed game by reference, since bots and environments hold one."""
        if getattr(import_module(self.package), "GAME", None) is self:
            return _game_of_package, (self.package,)
        return super().__reduce_ex__(protocol)

    def options(self, seats: int, given: Mapping[str, Any]) -> Any:
        """Return the variant with these options, checked for this number of players."""
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
        """Return the position at the first decision."""
        variant = self.options(seats, options or {})
        content = content if content is not None else self.load_content(None)
        g = self.code.blank(content=content, variant=variant)
        init_kernel_fields(g, self.rules, seats, dice_from_seed(seed_bytes(seed)))
        if journal:
            self._listen(g, ())
        self.setup(g)
        flow.begin(g)
        return g

    def content_of(self, digest: str, today: Any) -> Any:
        """Return the content with this digest if an earlier edition had it, else the current content.

        `editions/` of a game's package holds overlays that turn the current content back into an earlier one.
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
        """Return an independent copy, with the journal off."""
        return self.code.clone(g)

    def plain(self, g: G) -> dict[str, Any]:
        """Return the position as JSON."""
        return self.code.plain(g)

    def load(self, plain: dict[str, Any], content: Any, variant: Any) -> G:
        """Return the position that `plain` wrote, with the current names of renamed rules."""
        try:
            g = self.code.load(plain, rules=self.rules, content=content, variant=variant)
            g.agenda = [flow.renamed(self.rules, frame) for frame in g.agenda]
            g.asks = tuple([flow.renamed(self.rules, frame) for frame in g.asks])
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise BadRecord(f"not a position of {self.id}: {error}") from error
        return g

    def digest(self, g: G) -> str:
        """Return a digest of everything that is saved of a position."""
        return hashlib.sha256(msgspec.json.encode(self.plain(g))).hexdigest()

    def redact(self, g: G, seat: Seat) -> Seen[G]:
        """Return what a seat sees: the only way to make a `Seen`."""
        return Seen(self.code.redact(g, seat), seat, REDACTED)

    def load_seen(self, plain: dict[str, Any], seat: Seat, content: Any, variant: Any) -> Seen[G]:
        """Load a view that another process made; it is redacted again."""
        return self.redact(self.load(plain, content, variant), seat)

    def imagine(self, seen: Seen[G], dice: int) -> G:
        """Return a random world consistent with what the seat sees, but not with what it could infer."""
        g = self.clone(seen.position)
        g.listed = []
        g.dice = dice
        self.determinize(g, seen.seat)
        flow.resume(g)
        g.barrier = False
        return g

    def vocabulary(self, content: Any) -> Vocabulary:
        """Return the numbering of all actions."""
        return Vocabulary(self.all_verbs, content)

    @cached_property
    def all_verbs(self) -> Verbs:
        """Return the kernel's verbs followed by the game's."""
        return {**KERNEL_VERBS, **self.verbs}


def _game_of_package(package: str) -> Any:
    return import_module(package).GAME


def seed_bytes(seed: str | bytes) -> bytes:
    """Return 32 bytes derived from a text, or the given bytes."""
    return seed if isinstance(seed, bytes) else hashlib.sha256(seed.encode()).digest()

"""Random matches under all variants, looking for what must not happen; a record is kept of what is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import Field, dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from saecula.core import flow
from saecula.core.errors import BadOption
from saecula.core.game import Game, seed_bytes
from saecula.core.locale import LANGUAGES, Texts
from saecula.core.position import SPECTATOR, Action, Seat
from saecula.core.record import (
    FORMAT,
    Match,
    MatchRecord,
    Segment,
    commitment_to,
    decode_record,
    encode_record,
    verify,
    write_record,
)
from saecula.core.scene import log_lines, scene
from saecula.core.variants import declared, parse, plain_options

MOST_CHOICES: Final = 20_000  # a random match that is longer counts as endless
LOOK_EVERY: Final = 25  # choices between two looks at everything that is dear
TRIES: Final = 200
MOST_OF_A_LIST: Final = 5


class Endless(AssertionError):
    """A match that does not come to its end."""


@dataclass(frozen=True)
class Setup:
    """What one random match is played with."""

    seats: int
    options: dict[str, Any]
    seed: str


@dataclass(frozen=True)
class Finding:
    """Something that must not happen, and where it was kept."""

    setup: Setup
    error: str
    choices: int
    next_choice: str
    path: Path

    def told(self) -> str:
        """What was found, and how to open it."""
        where = f"after {self.choices} choices" + (f", then {self.next_choice}" if self.next_choice else "")
        return f"{self.error} ({where})\n  open it: saecula show {self.path}"


@dataclass
class Report:
    """What a stretch of fuzzing has played and found."""

    matches: int
    choices: int
    setups: int
    findings: list[Finding]


def fuzz(
    game: Game[Any],
    seconds: float,
    seed: str,
    out: Path,
    content: Any = None,
    progress: Callable[[Report], None] | None = None,
) -> Report:
    """Play random matches for so long; at least one."""
    if seconds <= 0:
        raise BadOption(f"{seconds} seconds; more than none")
    content = content if content is not None else game.load_content(None)
    report = Report(0, 0, 0, [])
    seen: set[str] = set()
    end = monotonic() + seconds
    while True:
        chance = Random(f"{seed}:{report.matches}")
        setup = random_setup(game, chance, f"{seed}:{report.matches}")
        choices, finding = fuzz_match(game, setup, content, chance, out)
        report.matches += 1
        report.choices += choices
        seen.add(f"{setup.seats} {sorted(setup.options.items())}")
        report.setups = len(seen)
        if finding is not None:
            report.findings.append(finding)
        if progress is not None:
            progress(report)
        if monotonic() >= end:
            return report


def random_setup(game: Game[Any], chance: Random, seed: str) -> Setup:
    """Any number of seats and any options that the game accepts together."""
    for _ in range(TRIES):
        seats = chance.randint(*game.players)
        given = {option.name: _random_value(option, chance) for option in declared(game.variant)}
        try:
            variant = parse(game.variant, given)
            variant.check(seats)
        except BadOption:
            continue
        return Setup(seats, plain_options(variant), seed)
    return Setup(game.players[1], {}, seed)


def _random_value(option: Field[Any], chance: Random) -> Any:
    if isinstance(option.default, bool):
        return chance.random() < 0.5
    choices: tuple[str, ...] = option.metadata["choices"]
    if isinstance(option.default, tuple):
        return tuple([chance.choice(choices) for _ in range(chance.randint(0, MOST_OF_A_LIST))])
    return chance.choice(choices)


def fuzz_match(
    game: Game[Any], setup: Setup, content: Any, chance: Random, out: Path
) -> tuple[int, Finding | None]:
    """Play one random match; what goes wrong is kept as a record of all up to there."""
    run = _Run(game, setup, content, chance)
    try:
        run.play()
    except Exception as error:  # any error at all is what a fuzzer looks for
        return run.length, _keep(run, error, out)
    return run.length, None


class _Run:
    """One random match, and how far it came."""

    def __init__(self, game: Game[Any], setup: Setup, content: Any, chance: Random) -> None:
        self.game, self.setup, self.content, self.chance = game, setup, content, chance
        self.match: Match[Any] | None = None
        self.next: tuple[Seat, Action] | None = None

    @property
    def length(self) -> int:
        return len(self.match.entries) if self.match else 0

    def play(self) -> None:
        setup = self.setup
        match = Match.new(self.game, setup.seats, setup.options, setup.seed, content=self.content)
        self.match = match
        check_all(match)
        for count in range(MOST_CHOICES):
            if match.over:
                self._finish(match)
                return
            self._choose(match)
            self.game.check(match.position)
            if count % LOOK_EVERY == 0:
                check_all(match)
        raise Endless(f"not over after {MOST_CHOICES} choices")

    def _choose(self, match: Match[Any]) -> None:
        seat = self.chance.choice(flow.to_move(match.position))
        action = self.chance.choice(flow.options(match.position, seat))
        self.next = (seat, action)
        match.choose(seat, action)
        self.next = None

    def _finish(self, match: Match[Any]) -> None:
        check_all(match)
        result = self.game.result(match.position)
        assert len(result.places) >= self.setup.seats, "a result without a place for every seat"
        verify(self.game, decode_record(encode_record(match.saved())), self.content)


def check_all(match: Match[Any]) -> None:
    """What must hold anywhere: invariants, every seat's view in every language, saving, taking back."""
    game, g = match.game, match.position
    game.check(g)
    for seat in (SPECTATOR, *range(g.seats)):
        seen = game.redact(g, seat)
        assert flow.options(seen.position, seat) == flow.options(g, seat), f"seat {seat} sees other options"
        for language in LANGUAGES:
            texts = Texts(game, seen.position, language)
            lines = log_lines(game, match.told(len(match.entries) - 1), seat, texts)
            scene(game, seen, texts, lines)
    digest = game.digest(g)
    loaded = game.load(game.plain(g), match.content, g.variant)  # type: ignore[attr-defined]
    assert game.digest(loaded) == digest, "another position after saving and loading"
    assert game.digest(game.clone(g)) == digest, "another position after cloning"


def _keep(run: _Run, error: Exception, out: Path) -> Finding:
    record = _record_of(run)
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"{run.game.id}-{run.setup.seed.replace(':', '-')}.json"
    write_record(path, record)
    words = f"seat {run.next[0]} chooses {' '.join(map(str, run.next[1]))}" if run.next else ""
    return Finding(run.setup, f"{type(error).__name__}: {error}", run.length, words, path)


def _record_of(run: _Run) -> MatchRecord:
    if run.match is None:
        raw = seed_bytes(run.setup.seed)
        segment = Segment(run.game.version, run.content.digest)
        return MatchRecord(
            FORMAT,
            run.game.id,
            run.setup.seats,
            run.setup.options,
            [],
            commitment_to(raw),
            raw.hex(),
            [segment],
        )
    try:
        return run.match.saved()
    except Exception:  # the position cannot even be digested: the choices are what counts
        run.match.record.segments[-1].entries = list(run.match.entries)
        return run.match.record

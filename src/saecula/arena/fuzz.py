"""Fuzz the rules: play random matches under all variants, check contracts, and record failures."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import Field, dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from saecula.core.actions import verb_id
from saecula.core.contracts import Log, Taste, by_taste, census, check_match, recorded, tail_rule
from saecula.core.errors import BadOption
from saecula.core.game import Game, seed_bytes
from saecula.core.position import Action, Seat
from saecula.core.record import FORMAT, MatchRecord, Segment, commitment_to, write_record
from saecula.core.variants import declared, parse, plain_options

CHECK_EVERY: Final = 15  # choices between two checks of all contracts
TAIL_RULE_EVERY: Final = 10  # every so often a match is also checked for changes after `then`, which is slow
TRIES: Final = 200
MOST_OF_A_LIST: Final = 5
VERB_WEIGHTS: Final = (1, 4, 16)  # weights that a match may give to a verb


@dataclass(frozen=True)
class Setup:
    """The settings of one random match."""

    seats: int
    options: dict[str, Any]
    seed: str


@dataclass(frozen=True)
class Finding:
    """A failure, and the record that shows it."""

    setup: Setup
    error: str
    choices: int
    next_choice: str
    path: Path

    @property
    def kind(self) -> str:
        """Return a key that is equal for findings that differ only in numbers."""
        return re.sub(r"\d+", "#", self.error)

    def describe(self, times: int = 1) -> str:
        """Say what was found, how often, and how to open it."""
        then = f", then {self.next_choice}" if self.next_choice else ""
        often = f", {times} times" if times > 1 else ""
        where = f"(after {self.choices} choices{then}{often})"
        return f"{self.error} {where}\n  open it: saecula show {self.path}"


@dataclass
class Report:
    """What a run of the fuzzer has played and found."""

    matches: int = 0
    choices: int = 0
    setups: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)  # the first of each kind
    times: Counter[str] = field(default_factory=Counter)  # by kind
    asks: dict[str, list[int]] = field(default_factory=dict)  # the census by decision

    @property
    def never_offered(self) -> list[str]:
        """Return the decisions that never had an option."""
        return [id_ for id_, counts in self.asks.items() if not sum(counts[1:])]

    @property
    def crowded(self) -> list[str]:
        """Return the decisions that had more options than anybody wants to choose from."""
        return [id_ for id_, counts in self.asks.items() if counts[3]]


def fuzz(
    game: Game[Any],
    seconds: float,
    seed: str,
    out: Path,
    content: Any = None,
    progress: Callable[[Report], None] | None = None,
) -> Report:
    """Play random matches for the given time, at least one."""
    if seconds <= 0:
        raise BadOption(f"{seconds:g} seconds; must be more than 0")
    content = content if content is not None else game.load_content(None)
    report = Report()
    end = monotonic() + seconds
    with census(game) as report.asks:
        while True:
            setup = random_setup(game, f"{seed}:{report.matches}")
            tail = report.matches % TAIL_RULE_EVERY == 0
            choices, finding = fuzz_match(game, setup, content, out, tail)
            report.matches += 1
            report.choices += choices
            report.setups[f"{setup.seats} {sorted(setup.options.items())}"] += 1
            if finding is not None:
                _count(report, finding)
            if progress is not None:
                progress(report)
            if monotonic() >= end:
                return report


def _count(report: Report, finding: Finding) -> None:
    """Keep the first finding of each kind and count the others."""
    report.times[finding.kind] += 1
    if report.times[finding.kind] == 1:
        report.findings.append(finding)
    else:
        finding.path.unlink()


def random_setup(game: Game[Any], seed: str) -> Setup:
    """Pick a random number of seats and random options that the game accepts."""
    rng = Random(seed)
    for _ in range(TRIES):
        seats = rng.randint(*game.players)
        given = {option.name: _random_value(option, rng) for option in declared(game.variant)}
        try:
            variant = parse(game.variant, given)
            variant.check(seats)
        except BadOption:
            continue
        return Setup(seats, plain_options(variant), seed)
    return Setup(game.players[1], {}, seed)


def _random_value(option: Field[Any], rng: Random) -> Any:
    if isinstance(option.default, bool):
        return rng.random() < 0.5
    choices: tuple[str, ...] = option.metadata["choices"]
    if isinstance(option.default, tuple):
        return tuple([rng.choice(choices) for _ in range(rng.randint(0, MOST_OF_A_LIST))])
    return rng.choice(choices)


def random_taste(seed: str) -> Taste:
    """Return a policy that prefers some verbs, which ones depending on the seed.

    Uniformly random play undoes what it does and stays shallow; each set of weights goes deep another way.
    """

    @cache
    def weight(verb: str) -> int:
        return Random(f"{seed}/{verb}").choice(VERB_WEIGHTS)

    def taste(_g: Any, _seat: Seat, action: Action) -> int:
        return weight(verb_id(action))

    return taste


def fuzz_match(
    game: Game[Any], setup: Setup, content: Any, out: Path, tail: bool = False
) -> tuple[int, Finding | None]:
    """Play one random match and check all contracts; a failure is saved as a record up to that point."""
    log: Log = []
    driver = by_taste(random_taste(setup.seed))
    try:
        with tail_rule(game) if tail else nullcontext():
            check_match(game, setup.seats, setup.seed, setup.options, CHECK_EVERY, content, log, driver)
    except Exception as error:  # the fuzzer looks for any error at all
        return len(log), _keep(game, setup, content, out, log, error)
    return len(log), None


def _keep(game: Game[Any], setup: Setup, content: Any, out: Path, log: Log, error: Exception) -> Finding:
    record = _record_of(game, setup, content, log)
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"{game.id}-{setup.seed.replace(':', '-')}.json"
    write_record(path, record)
    kept = len(record.segments[-1].entries)
    words = f"seat {log[kept][0]} chooses {' '.join(map(str, log[kept][1]))}" if kept < len(log) else ""
    return Finding(setup, f"{type(error).__name__}: {error}", kept, words, path)


def _record_of(game: Game[Any], setup: Setup, content: Any, log: Log) -> MatchRecord:
    try:
        return recorded(game, setup.seats, setup.seed, setup.options, log, content).saved()
    except Exception:  # not even the start can be played; save the header alone
        seed = seed_bytes(setup.seed)
        return MatchRecord(
            format=FORMAT,
            game=game.id,
            seats=setup.seats,
            options=setup.options,
            names=[],
            commitment=commitment_to(seed),
            seed=seed.hex(),
            segments=[Segment(game.version, content.digest)],
        )

"""Measure decisions per second and the cost of a clone, of Saecula and other engines in one run.

Every engine runs in its own process. They take turns: one burst of random play and one of cloning each, then
the next repetition, so that a slow minute of the machine affects all of them. Tables show medians over the
repetitions; a ratio is the median of the ratios within each repetition.

A decision is a choice made by uniformly random legal play with every option listed. The time of a burst is
wall time, without imports, with the setup of the matches; bursts play whole matches.
"""

import argparse
import gc
import importlib.metadata
import json
import multiprocessing
import platform
import sys
import time
import tracemalloc
import warnings
from collections.abc import Callable
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final, NamedTuple

from bench.engine import DEPTH, Engine
from bench.ours import Saecula, SaeculaEnv
from bench.peers import Catanatron, OpenSpiel, PettingZoo

ENGINES: Final[dict[str, Callable[[], Engine]]] = {
    "Historia, 2 players": lambda: Saecula("historia", 2),
    "Historia, 3 players": lambda: Saecula("historia", 3),
    "Historia, 4 players": lambda: Saecula("historia", 4),
    "Historia, 6 players": lambda: Saecula("historia", 6),
    "The Sands of Time, 2 players": lambda: Saecula("sands_of_time", 2),
    "The Sands of Time, 4 players": lambda: Saecula("sands_of_time", 4),
    "Through the Ages, 2 players": lambda: Saecula("through_the_ages", 2),
    "Through the Ages, 4 players": lambda: Saecula("through_the_ages", 4),
    "Clash of Cultures, 2 players": lambda: Saecula("clash_of_cultures", 2),
    "Clash of Cultures, 4 players": lambda: Saecula("clash_of_cultures", 4),
    "7 Ages, 2 players": lambda: Saecula("seven_ages", 2),
    "7 Ages, 4 players": lambda: Saecula("seven_ages", 4),
    "Historia as environment, 2 players": lambda: SaeculaEnv("historia", 2),
    "The Sands of Time as environment, 2 players": lambda: SaeculaEnv("sands_of_time", 2),
    "Through the Ages as environment, 2 players": lambda: SaeculaEnv("through_the_ages", 2),
    "Clash of Cultures as environment, 2 players": lambda: SaeculaEnv("clash_of_cultures", 2),
    "7 Ages as environment, 2 players": lambda: SaeculaEnv("seven_ages", 2),
    "Catanatron, 4 players": lambda: Catanatron(4),
    "Catanatron, 2 players": lambda: Catanatron(2),
    "OpenSpiel, python_block_dominoes": lambda: OpenSpiel("python_block_dominoes"),
    "OpenSpiel, python_tic_tac_toe": lambda: OpenSpiel("python_tic_tac_toe"),
    "PettingZoo, connect four": lambda: PettingZoo("connect_four_v3"),
    "PettingZoo, texas holdem": lambda: PettingZoo("texas_holdem_no_limit_v6"),
}
REFERENCE: Final = "Historia, 4 players"
CLONED: Final = 20
"""Positions, each of another match, that one burst of cloning goes through again and again."""
HELD: Final = 10
"""Clones of each of them that are held at once to weigh them."""


class Burst(NamedTuple):
    decisions_per_second: float
    open_share: float
    options: float
    clone_us: float


@dataclass
class Result:
    engine: str
    version: str = ""
    problem: str = ""
    """The reason why there are no figures; empty if there are."""
    decisions_per_second: float = 0.0
    open_share: float = 0.0
    """The share of decisions between several options."""
    options_per_decision: float = 0.0
    clone_us: float = 0.0
    clone_kib: float = 0.0
    ours_decides_times_faster: float | None = None
    ours_decides_open_times_faster: float | None = None
    ours_clones_times_faster: float | None = None


def play_burst(engine: Engine, rng: Random, seconds: float) -> tuple[float, float, float]:
    """Measure decisions per second, the share of open decisions, and options per decision."""
    choices = several = options = 0
    start = now = time.perf_counter()
    while now - start < seconds:
        count = engine.play(engine.start(rng), rng, sys.maxsize)
        choices += count.choices
        several += count.open
        options += count.options
        now = time.perf_counter()
    return choices / (now - start), several / choices, options / choices


def midgame(engine: Engine, rng: Random) -> list[Any]:
    """Return positions from the middle of matches, no two from the same match."""
    depth = min(DEPTH, engine.play(engine.start(rng), rng, sys.maxsize).choices // 2)
    positions: list[Any] = []
    while len(positions) < CLONED:
        position = engine.start(rng)
        if engine.play(position, rng, depth).choices == depth:
            positions.append(engine.clone(position))
    return positions


def clone_burst(engine: Engine, positions: list[Any], seconds: float) -> float:
    """Measure the microseconds per clone."""
    clone = engine.clone
    clones = 0
    start = now = time.perf_counter()
    while now - start < seconds:
        for position in positions:
            clone(position)
        clones += len(positions)
        now = time.perf_counter()
    return (now - start) / clones * 1e6


def weigh(engine: Engine, positions: list[Any]) -> float:
    """Measure the KiB of Python memory that a held clone adds."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    held = [engine.clone(position) for position in positions for _ in range(HELD)]
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(held) / 1024


def worker(name: str, pipe: "Connection[Any, Any]") -> None:
    """Run an engine in its own process: answer each burst length with figures, measure memory at the end."""
    warnings.simplefilter("ignore")
    try:
        engine = ENGINES[name]()
        rng = Random(name)
        positions = midgame(engine, rng)
    except ModuleNotFoundError as error:
        pipe.send(("problem", f"not installed ({error.name})"))
        return
    except Exception as error:
        pipe.send(("problem", f"{type(error).__name__}: {error}"))
        return
    gc.collect()
    gc.freeze()
    pipe.send(("ready", importlib.metadata.version(engine.package)))
    while seconds := pipe.recv():
        rate, share, options = play_burst(engine, rng, seconds)
        pipe.send(Burst(rate, share, options, clone_burst(engine, positions, seconds / 3)))
    pipe.send(weigh(engine, positions))


def measure(repetitions: int, seconds: float) -> list[Result]:
    context = multiprocessing.get_context("spawn")
    results = {name: Result(name) for name in ENGINES}
    pipes: dict[str, Connection[Any, Any]] = {}
    for name, result in results.items():
        ours, theirs = context.Pipe()
        context.Process(target=worker, args=(name, theirs), daemon=True).start()
        theirs.close()
        state, word = ours.recv()
        if state == "ready":
            result.version = word
            pipes[name] = ours
        else:
            result.problem = word
    bursts: dict[str, list[Burst]] = {name: [] for name in pipes}
    for _ in range(repetitions):
        for name, pipe in pipes.items():
            pipe.send(seconds)
            bursts[name].append(pipe.recv())
    for name, pipe in pipes.items():
        pipe.send(0.0)
        fill(results[name], bursts[name], bursts.get(REFERENCE), pipe.recv())
    return list(results.values())


def fill(result: Result, bursts: list[Burst], reference: list[Burst] | None, kib: float) -> None:
    result.decisions_per_second = median(burst.decisions_per_second for burst in bursts)
    result.open_share = median(burst.open_share for burst in bursts)
    result.options_per_decision = median(burst.options for burst in bursts)
    result.clone_us = median(burst.clone_us for burst in bursts)
    result.clone_kib = kib
    if reference and result.engine != REFERENCE:
        pairs = list(zip(reference, bursts, strict=True))
        result.ours_decides_times_faster = median(
            our.decisions_per_second / its.decisions_per_second for our, its in pairs
        )
        result.ours_decides_open_times_faster = median(
            our.decisions_per_second * our.open_share / (its.decisions_per_second * its.open_share)
            for our, its in pairs
        )
        result.ours_clones_times_faster = median(its.clone_us / our.clone_us for our, its in pairs)


def as_text(results: list[Result]) -> str:
    head = (
        "engine",
        "decisions/s",
        "open",
        "options",
        "clone µs",
        "clone KiB",
        "x decided",
        "x open",
        "x clone",
    )
    table: list[tuple[str, ...]] = [head]
    for result in results:
        name = f"{result.engine} ({result.version})" if result.version else result.engine
        if result.problem:
            table.append((name, result.problem, *[""] * 7))
            continue
        ratios = [
            "" if ratio is None else f"{ratio:.2f}"
            for ratio in (
                result.ours_decides_times_faster,
                result.ours_decides_open_times_faster,
                result.ours_clones_times_faster,
            )
        ]
        table.append(
            (
                name,
                f"{result.decisions_per_second:,.0f}",
                f"{result.open_share:.0%}",
                f"{result.options_per_decision:.1f}",
                f"{result.clone_us:.1f}",
                f"{result.clone_kib:.1f}",
                *ratios,
            )
        )
    first = max(len(row[0]) for row in table)
    lines = [f"{row[0]:<{first}}" + "".join(f"{cell:>12}" for cell in row[1:]) for row in table]
    lines.append("open: decisions between several options, and the ratio of those alone")
    lines.append(f"x: how many times faster {REFERENCE} is, median of the ratios within each repetition")
    return "\n".join(line.rstrip() for line in lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench.run", description="Speed of our games beside other engines.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures there")
    parser.add_argument("--quick", action="store_true", help="a short, rougher run")
    chosen = parser.parse_args(arguments)
    repetitions, seconds = (3, 0.3) if chosen.quick else (7, 1.0)
    results = measure(repetitions, seconds)
    print(
        f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}, "
        f"{repetitions} repetitions of {seconds:g} s"
    )
    print(as_text(results))
    if chosen.json:
        figures = {
            "python": platform.python_version(),
            "machine": platform.machine(),
            "repetitions": repetitions,
            "seconds": seconds,
            "reference": REFERENCE,
            "engines": [asdict(result) for result in results],
        }
        chosen.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

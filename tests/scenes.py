"""Check the scenes of any game: everything that can be chosen is shown, and all texts are readable."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Set
from functools import cached_property
from time import perf_counter
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from saecula.core import flow
from saecula.core.game import Game
from saecula.core.locale import Texts, bundle, languages
from saecula.core.position import SPECTATOR, Position, Seat
from saecula.core.scene import WIDGETS, Option, Reason, Scene, scene

G = TypeVar("G", bound=Position)

FIRST: Final = 2  # times that every question is checked, however rare it is
# Fields that hold no text: ids, icons, states and the like.
CODES: Final = (
    *("id", "icon", "things", "action", "kind", "state", "type", "band", "zone", "terrain", "ends", "links"),
    *("game", "decision", "widget", "final", "choices", "emblem", "mood", "toward", "beside"),
)
BROKEN: Final = re.compile(r"[a-z]_[a-z]|[{}?]{2}|  |; ;|, ,|: $|; $")


class Table(Protocol):
    """A position that a test has set up."""

    @property
    def g(self) -> Any: ...


def ids(value: Any) -> Iterator[str]:
    """Yield the ids of all things in a scene."""
    if isinstance(value, list):
        for part in value:
            yield from ids(part)
    elif isinstance(value, dict):
        if value.get("id"):  # a number that cannot be chosen has none
            yield value["id"]
        yield from ids([part for part in value.values() if isinstance(part, dict | list)])


def strings(value: Any) -> Iterator[str]:
    """Yield all texts of a scene."""
    if isinstance(value, list):
        for part in value:
            yield from strings(part)
    elif isinstance(value, dict):
        for key, part in value.items():
            if key not in CODES:
                yield from strings(part)
    elif isinstance(value, str):
        yield value


def parts(reasons: list[Reason]) -> list[tuple[str, str]]:
    """Return the parts of an explained number."""
    return [(reason.label, reason.value) for reason in reasons]


class Gallery(Generic[G]):
    """The scenes of one game; `words` are message keys that are also ordinary words."""

    def __init__(self, game: Game[G], words: Set[str]) -> None:
        self.game = game
        self.words = words
        self._read: dict[str, set[str]] = {language: set() for language in languages()}

    def positions(
        self, seats: int, seed: str, every: int, options: Mapping[str, Any] | None = None
    ) -> Iterator[G]:
        """Yield every n-th position of a random match, the first ones of every question, and the end."""
        lot = random.Random(seed)
        g = self.game.start(seats, seed, options)
        met: Counter[str] = Counter()
        for number in range(100_000):
            if flow.is_over(g):
                break
            seat = lot.choice(flow.to_move(g))
            frame = flow.ask_of(g, seat)
            assert frame is not None
            met[frame[0]] += 1
            if number % every == 0 or met[frame[0]] <= FIRST:
                yield g
            flow.play(g, seat, lot.choice(flow.options(g, seat)))
        assert flow.is_over(g)
        yield g

    def look(self, g: G, seat: Seat, language: str = "en", persons: tuple[str, ...] = ()) -> Scene:
        """Return the scene that a seat sees."""
        seen = self.game.redact(g, seat)
        return scene(self.game, seen, Texts(self.game, seen.position, language, persons), [])

    def options(self, t: Table, seat: Seat = 0, language: str = "en") -> dict[str, Option]:
        """Return the options of a seat by label."""
        ask = self.look(t.g, seat, language).ask
        assert ask is not None
        return {option.label: option for option in ask.options}

    def seen_by_all(self, g: G) -> Iterator[tuple[Seat, Any]]:
        """Yield the scene of every viewer in every language, checked, as it is sent."""
        for viewer in (SPECTATOR, *range(g.seats)):
            for language in languages():
                yield viewer, self.checked(g, viewer, language)

    def checked(self, g: G, viewer: Seat, language: str) -> Any:
        """Return a scene after checking that ids are unique, options are shown, and texts are readable."""
        made = msgspec.to_builtins(self.look(g, viewer, language))
        msgspec.json.encode(made)
        shown = list(ids(made["board"]))
        assert len(set(shown)) == len(shown), sorted(shown)
        if made["ask"]:
            assert made["ask"]["widget"] in WIDGETS
            for option in made["ask"]["options"]:
                assert set(option["things"]) <= set(shown), option
        self._check_words(made, language)
        return made

    def _check_words(self, made: Any, language: str) -> None:
        """Check that no message key, id or Fluent syntax shows up as text."""
        for text in set(strings(made)) - self._read[language]:
            assert text not in self._keys[language], text
            assert not BROKEN.search(text), text
            self._read[language].add(text)

    @cached_property
    def _keys(self) -> dict[str, set[str]]:
        """Return the message keys that must not show up as text."""
        packages = ("saecula.core", self.game.package)
        return {language: set(bundle(packages, language)._messages) - self.words for language in languages()}

    def quickest(self, g: G) -> float:
        """Return the seconds that a scene takes once caches are filled."""
        self.look(g, 0)
        times = []
        for _ in range(5):
            start = perf_counter()
            self.look(g, 0)
            times.append(perf_counter() - start)
        return min(times)

"""Contracts that must hold in every position of every game. The tests and the fuzzer check them.

Each check raises AssertionError with a message that says what is wrong and where. `check_position` runs them
all on one position, `check_match` on every n-th position of a random match, `tail_rule` watches the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from saecula.core import flow
from saecula.core.actions import Vocabulary
from saecula.core.blocks import ASK, SEALED, UNSEEN
from saecula.core.errors import IllegalChoice
from saecula.core.flow import STEP_LIMIT
from saecula.core.game import Game, nothing_usual
from saecula.core.journal import UNNAMED, as_told, source_for
from saecula.core.locale import Texts, languages
from saecula.core.position import SPECTATOR, Action, Frame, Position, Seat, dice_from_seed
from saecula.core.record import Match, decode_record, encode_record, verify
from saecula.core.registry import DECISION, DONE, DRAFT, FREE, Entry
from saecula.core.scene import WIDGETS, Scene, log_lines, scene, source_label
from saecula.core.story import action_for, ledger
from saecula.core.zones import UNKNOWN

T = TypeVar("T")

LIMIT: Final = 20_000
ALTERNATIVES: Final = 12  # choices of a seat whose stories are compared
THOROUGH_EVERY: Final = 5
MANY_OPTIONS: Final = 100
IMAGINED_WORLDS: Final = 6
CLASSES: Final = ("no option", "one option", "many options")
NESTED: Final = (dict, list, tuple)

Log = list[tuple[Seat, Action]]


class Dice:
    """Random numbers for drivers and checks, from the kernel's generator."""

    def __init__(self, seed: str | int) -> None:
        self._table = Position()
        self._table.dice = dice_from_seed(str(seed).encode())

    def roll(self, sides: int) -> int:
        """Return a random number from 0 to sides - 1."""
        return self._table.roll(sides)

    def pick(self, items: Sequence[T]) -> T:
        """Return one of these items."""
        return items[self.roll(len(items))]

    def weighted(self, items: Sequence[T], weights: Sequence[int]) -> T:
        """Return one of these items, chosen with a probability proportional to its weight."""
        left = self.roll(sum(weights))
        for item, weight in zip(items, weights, strict=True):
            left -= weight
            if left < 0:
                return item
        raise AssertionError("unreachable")

    def state(self) -> int:
        """Return a state for another generator."""
        return self.roll(1 << 62)


Driver: TypeAlias = Callable[[Any, Dice], tuple[Seat, Action]]
Taste: TypeAlias = Callable[[Any, Seat, Action], int]
Cards: TypeAlias = dict[str, Counter[str]]  # of every zone, by path


def random_choice(g: Position, dice: Dice) -> tuple[Seat, Action]:
    """Pick one of the seats that are asked, and one of its options."""
    seat, offered = _asked(g, dice)
    return seat, dice.pick(offered)


def by_taste(taste: Taste) -> Driver:
    """Make a driver that chooses options with probabilities proportional to their weights.

    Uniformly random play hardly ever reaches a rule that needs many good choices first; weights get there.
    """

    def choice(g: Any, dice: Dice) -> tuple[Seat, Action]:
        seat, offered = _asked(g, dice)
        return seat, dice.weighted(offered, [taste(g, seat, action) for action in offered])

    return choice


def _asked(g: Position, dice: Dice) -> tuple[Seat, list[Action]]:
    seat = dice.pick(flow.to_move(g))
    offered = flow.options(g, seat)
    assert offered, f"seat {seat} is asked {flow.ask_of(g, seat)} and has no option"
    return seat, offered


def random_match(
    game: Game[Any],
    seats: int,
    seed: str,
    options: Mapping[str, Any] | None = None,
    on_position: Callable[[Any], None] | None = None,
    limit: int = LIMIT,
    log: Log | None = None,
    content: Any = None,
    driver: Driver = random_choice,
) -> Any:
    """Play a random match and return the position at its end.

    `on_position` is called with each position in which somebody must choose. `log` is filled as the match
    goes on, so that it is available when something breaks: `recorded` turns it into a match.
    """
    choices: Log = [] if log is None else log
    g = game.start(seats, seed, options, content)
    dice = Dice(f"{game.id}/{seed}")
    try:
        while g.asks:
            assert len(choices) < limit, f"no end after {limit} choices; asked: {g.asks}"
            if on_position is not None:
                on_position(g)
            seat, action = driver(g, dice)
            choices.append((seat, action))
            flow.play(g, seat, action)
        assert flow.is_over(g), f"nobody is asked, but the agenda holds {g.agenda[-3:]}"
    except Exception as error:
        error.add_note(
            f"{game.id}, {seats} seats, seed {seed!r}, {dict(options or {})}, choice {len(choices)}"
        )
        raise
    return g


def recorded(
    game: Game[Any],
    seats: int,
    seed: str,
    options: Mapping[str, Any] | None,
    log: Log,
    content: Any = None,
) -> Match[Any]:
    """Return the match of these choices, up to the first that cannot be made."""
    match = Match.new(game, seats, options, seed, content=content)
    for seat, action in log:
        try:
            match.choose(seat, action)
        except Exception:  # a choice that failed in play fails here too: the record ends just before it
            break
    return match


def check_match(
    game: Game[Any],
    seats: int,
    seed: str,
    options: Mapping[str, Any] | None = None,
    every: int = 7,
    content: Any = None,
    log: Log | None = None,
    driver: Driver = random_choice,
) -> Match[Any]:
    """Play a random match, run all contracts on every n-th position and on its record; return the match."""
    dice = Dice(f"contracts/{seed}")
    choices: Log = [] if log is None else log
    number = dice.roll(every * THOROUGH_EVERY)
    content = content if content is not None else game.load_content(None)
    words = game.vocabulary(content)

    def on_position(g: Any) -> None:
        nonlocal number
        game.check(g)
        number += 1
        if number % every == 0:
            check_position(game, g, dice, number % (every * THOROUGH_EVERY) == 0, words)

    g = random_match(game, seats, seed, options, on_position, log=choices, content=content, driver=driver)
    game.check(g)
    check_result(game, g)
    match = recorded(game, seats, seed, options, choices, content)
    assert game.digest(match.position) == game.digest(g), "the replayed match ends at another position"
    check_record(match)
    check_journal(match)
    check_story(match, dice)
    return match


def check_position(
    game: Game[Any], g: Any, dice: Dice, thorough: bool = False, words: Vocabulary | None = None
) -> None:
    """Check all contracts on one position; `thorough`: for all viewers and languages, and with a playout."""
    check_options(game, g, words)
    check_clone(game, g, dice)
    check_saved(game, g)
    check_sealed(game, g, dice)
    viewers = [*range(g.seats), SPECTATOR]
    for viewer in viewers:
        world = check_imagined(game, g, viewer, dice)
        check_classes(game, g, world, viewer)
    for seat in flow.to_move(g):
        check_seen_options(game, g, seat)
        check_policies(game, g, seat, dice)
        check_barrier(game, g, seat, dice)
    check_forgetting(game, g, dice.pick(viewers), dice)
    for viewer in viewers if thorough else [dice.pick(viewers)]:
        for language in languages() if thorough else [dice.pick(languages())]:
            check_scene(game, g, viewer, language)
    if thorough:
        check_story_secrets(game, g, dice.pick(viewers), dice)
        check_plays_on(game, g, dice.pick(viewers), dice)


def check_clone(game: Game[Any], g: Any, dice: Dice) -> None:
    """Check that playing on in a clone leaves the original unchanged."""
    before = game.digest(g)
    clone = game.clone(g)
    assert game.digest(clone) == before, "a clone differs from its original"
    for _ in range(3):
        if clone.asks:
            flow.play(clone, *random_choice(clone, dice))
    assert game.digest(g) == before, "playing on a clone changed the original"


def check_saved(game: Game[Any], g: Any) -> None:
    """Check that a position survives a round trip through JSON in the middle of a decision."""
    plain = msgspec.json.decode(msgspec.json.encode(game.plain(g)))
    again = game.load(plain, g.content, g.variant)
    assert game.digest(again) == game.digest(g), (
        f"saved and loaded: {difference(game.plain(g), game.plain(again))}"
    )
    for name in ("agenda", "asks", "picks"):
        assert getattr(again, name) == getattr(g, name), (
            f"{name} holds something that JSON does not give back"
        )
    for seat in flow.to_move(g):
        assert flow.options(again, seat) == flow.options(g, seat), f"loaded, seat {seat} has other options"


def check_options(game: Game[Any], g: Any, words: Vocabulary | None = None) -> None:
    """Check that options are words of the game, each once, and that listing them has no effect."""
    fresh = game.clone(g)
    fresh.listed = []
    before = game.digest(fresh)
    words = words or game.vocabulary(g.content)
    for seat in flow.to_move(g):
        offered = flow.options(g, seat)
        asked = flow.ask_of(g, seat)
        assert offered, f"{asked} has no option"
        assert flow.options(fresh, seat) == offered, f"{asked}: listed again, the options differ"
        assert len(set(offered)) == len(offered), f"{asked} offers something twice: {offered}"
        for action in offered:
            assert _said_again(words, action) == action, f"{asked}: {action} is lost in the vocabulary"
    assert not fresh.pending, f"options put frames: {fresh.pending}"
    assert not fresh.barrier, f"options threw dice or revealed something: {fresh.asks}"
    assert game.digest(fresh) == before, f"listing options changed the position: {fresh.asks}"


def _said_again(words: Vocabulary, action: Action) -> Action:
    try:
        return words.decode(words.encode(action))
    except IllegalChoice as error:
        raise AssertionError(str(error)) from error


def check_seen_options(game: Game[Any], g: Any, seat: Seat) -> None:
    """Check that a seat's options can be listed from what it sees."""
    seen = flow.options(game.redact(g, seat).position, seat)
    true = flow.options(g, seat)
    assert seen == true, f"{flow.ask_of(g, seat)}: seat {seat} sees the options {seen}, but they are {true}"


def check_policies(game: Game[Any], g: Any, seat: Seat, dice: Dice) -> None:
    """Check that usual answers and the rollout policy choose options, and leave what they look at as it was.

    A usual answer is found from what the seat sees, a rollout's next choice in an imagined world.
    """
    seen = game.redact(g, seat)
    if game.usual is not nothing_usual:
        _check_policy("usual", game, seen.position, seat, game.usual, (None,))
    policy = game.rollout_policy
    if policy is not None:
        world = game.imagine(seen, dice.state())
        _check_policy("rollout_policy", game, world, seat, partial(_called_with, policy, dice.state()))


def _called_with(policy: Callable[..., Action], seed: int, *asked: Any) -> Action:
    return policy(*asked, Random(seed))


def _check_policy(
    name: str,
    game: Game[Any],
    g: Any,
    seat: Seat,
    policy: Callable[..., Action | None],
    also: tuple[None, ...] = (),
) -> None:
    frame, offered = flow.ask_of(g, seat), flow.options(g, seat)
    before = game.digest(g)
    action = policy(g, seat, frame, list(offered))
    assert action in (*offered, *also), f"{name} answers {frame} with {action}, but the options are {offered}"
    assert game.digest(g) == before, f"{name} changed the position it was asked about: {frame}"


def check_imagined(game: Game[Any], g: Any, viewer: Seat, dice: Dice) -> Any:
    """Check that an imagined world is complete and looks the same to its viewer; return it."""
    seen = game.redact(g, viewer)
    world = game.imagine(seen, dice.state())
    plain = game.plain(world)
    where = f"imagined by seat {viewer}"
    assert UNKNOWN not in _strings(plain), f"{where}: something stays unknown: {_path_of_unknown(plain)}"
    game.check(world)
    found, wanted = game.plain(game.redact(world, viewer).position), game.plain(seen.position)
    assert found == wanted, f"{where}: the world looks different: {difference(wanted, found)}"
    if viewer in flow.to_move(g):
        assert flow.options(world, viewer) == flow.options(g, viewer), f"{where}: other options of {g.asks}"
    assert flow.to_move(world) or not g.asks, f"{where}: nobody is asked {g.asks}"
    return world


def check_plays_on(game: Game[Any], g: Any, viewer: Seat, dice: Dice) -> None:
    """Check that an imagined world can be played to its end."""
    world = game.imagine(game.redact(g, viewer), dice.state())
    for _ in range(LIMIT):
        if not world.asks:
            break
        flow.play(world, *random_choice(world, dice))
    assert flow.is_over(world), f"a world imagined by seat {viewer} does not end; asked: {world.asks}"
    game.check(world)


def check_sealed(game: Game[Any], g: Any, dice: Dice) -> None:
    """Check that a pick in a block that stays open changes no other seat's view."""
    for seat in flow.to_move(g) if g.block != ASK else []:
        after = game.clone(g)
        flow.play(after, seat, dice.pick(flow.options(g, seat)))
        if after.asks is not g.asks:
            continue
        for other in [*range(g.seats), SPECTATOR]:
            if other != seat:
                old = game.plain(game.redact(g, other).position)
                new = game.plain(game.redact(after, other).position)
                assert old == new, f"seat {other} sees the sealed pick of seat {seat}: {difference(old, new)}"


def check_classes(game: Game[Any], g: Any, world: Any, viewer: Seat) -> None:
    """Check that the viewer learns nothing hidden from whether others have no option, one or many.

    Where the kernel itself hides who was asked, there is nothing to check.
    """
    if g.block in UNSEEN:
        return
    for frame in g.asks:
        if frame[1] != viewer:
            true, imagined = _class_of(game, g, frame), _class_of(game, world, frame)
            assert true == imagined, (
                f"{frame} has {CLASSES[true]}, but {CLASSES[imagined]} in a world seat {viewer} imagines: "
                "it betrays something hidden unless it is always asked, or in a quiet block"
            )


def _class_of(game: Game[Any], g: Any, frame: Frame) -> int:
    """Return 0 if the ask is dropped for lack of options, 1 if it is forced, 2 if the seat is asked."""
    entry = game.rules.entries[frame[0]]
    if entry.kind == DRAFT:
        return 2 if _draft_opens(entry, g, frame) else 1
    offered = entry.options(g, *frame[1:])
    if not offered:
        return 0
    if entry.always or len(offered) > 1:
        return 2
    free = entry.free and g.block == ASK and any(e.options(g, frame[1]) for e in game.rules.free.values())
    return 2 if free else 1


def _draft_opens(entry: Entry, g: Any, frame: Frame) -> bool:
    picks: tuple[Action, ...] = ()
    for _ in range(STEP_LIMIT):
        offered = entry.options(g, frame[1], picks, *frame[2:])
        if not offered or (offered == [DONE] and not entry.always):
            return False
        if len(offered) > 1 or entry.always:
            return True
        picks = (*picks, offered[0])
    raise AssertionError(f"{frame} forces picks without end")


def check_barrier(game: Game[Any], g: Any, seat: Seat, dice: Dice) -> None:
    """Check that a choice that reveals something hidden to its seat cannot be undone freely."""
    seen = game.redact(g, seat)
    action = dice.pick(flow.options(g, seat))
    worlds = [game.imagine(seen, dice.state()) for _ in range(2)]
    asks = [world.asks for world in worlds]
    for world in worlds:
        flow.play(world, seat, action)
    views = [game.plain(game.redact(world, seat).position) for world in worlds]
    if views[0] != views[1]:
        for world, asked in zip(worlds, asks, strict=True):
            sealed = world.asks is asked  # the block is still open: the pick itself can be taken back
            assert sealed or world.barrier, (
                f"{action} of seat {seat} shows it something hidden, but neither dice nor reveal was called: "
                f"{difference(views[0], views[1])}"
            )


def check_forgetting(game: Game[Any], g: Any, viewer: Seat, dice: Dice) -> None:
    """Check that the cards a viewer still knows in a zone do not tell which card has left it unseen.

    An action of another seat is carried out in several worlds that the viewer imagines. Among worlds that go
    on alike, a card the viewer knew must not stay known in one and have left unseen in another.
    """
    others = [seat for seat in flow.to_move(g) if seat != viewer]
    if not others:
        return
    seat = dice.pick(others)
    action = dice.pick(flow.options(g, seat))
    seen = game.redact(g, viewer)
    known = game.plain(seen.position)
    held, in_sight = zones_of(known), Counter(_strings(known))
    fates: dict[tuple[str, str, str], set[bool]] = {}
    for _ in range(IMAGINED_WORLDS):
        world = game.imagine(seen, dice.state())
        if action in flow.options(world, seat):
            before = zones_of(game.plain(world))
            flow.play(world, seat, action)
            after = zones_of(game.plain(world))
            view = game.plain(game.redact(world, viewer).position)
            course = f"{world.asks} {world.agenda} {[cards.total() for cards in after.values()]}"
            for zone, card, stays in _fates(held, in_sight, before, after, view):
                fates.setdefault((course, zone, card), set()).add(stays)
    for (_, zone, card), ends in fates.items():
        assert len(ends) == 1, (
            f"{action} of seat {seat}: seat {viewer} still knows {card} in {zone} unless it was taken "
            "unseen, which tells what was taken: use g.draw or hide the zone"
        )


def _fates(
    held: Cards, was_in_sight: Counter[str], before: Cards, after: Cards, view: Any
) -> Iterator[tuple[str, str, bool]]:
    """Yield the zones and cards a viewer knew that stay known (True) or have left the zone unseen (False)."""
    seen, in_sight = zones_of(view), Counter(_strings(view))
    for zone, cards in held.items():
        for card, count in cards.items():
            if card == UNKNOWN or zone not in after:
                continue
            if seen[zone][card] >= count:
                yield zone, card, True
            elif after[zone][card] < before[zone][card] and in_sight[card] < was_in_sight[card]:
                yield zone, card, False


def zones_of(plain: Any) -> Cards:
    """Return the cards of every zone in a plain position, by path."""
    found: Cards = {}
    parts = [("", plain)]
    while parts:
        path, part = parts.pop()
        if isinstance(part, dict):
            parts += [(f"{path}.{key}", inner) for key, inner in part.items() if isinstance(inner, NESTED)]
        elif len(part) == 3 and isinstance(part[0], list) and isinstance(part[2], bool):
            found[path.lstrip(".")] = Counter(part[0])
        else:
            parts += [(f"{path}[{i}]", inner) for i, inner in enumerate(part) if isinstance(inner, NESTED)]
    return found


def check_scene(game: Game[Any], g: Any, viewer: Seat, language: str) -> Scene:
    """Check that a scene can be built and sent, has all its texts, and shows what can be chosen."""
    seen = game.redact(g, viewer)
    texts = Texts(game, seen.position, language)
    made = scene(game, seen, texts, [])
    sent = msgspec.json.encode(made)
    if made.ask is not None:
        keys = [f"ask-{made.ask.decision}", f"why-{made.ask.decision}"]
        keys += [f"do-{option.action[0]}" for option in made.ask.options]
        missing = [key for key in keys if not texts.has(key)]
        assert not missing, f"no {language} message for {', '.join(missing)}"
        assert made.ask.widget in WIDGETS, (
            f"{made.ask.decision}: no client knows the widget {made.ask.widget!r}"
        )
        shown = _ids(msgspec.to_builtins(made.board))
        for option in made.ask.options:
            lost = [thing for thing in option.things if thing not in shown]
            assert not lost, f"{option.action}: the scene of seat {viewer} does not show {', '.join(lost)}"
    twin = game.redact(game.imagine(seen, g.dice), viewer)
    other = scene(game, twin, Texts(game, twin.position, language), [])
    assert msgspec.json.encode(other) == sent, (
        f"seat {viewer} sees two scenes of positions that look the same"
    )
    return made


def _ids(board: Any) -> set[str]:
    """Return the ids of all things in a scene."""
    found: set[str] = set()
    parts = [board]
    while parts:
        part = parts.pop()
        if isinstance(part, dict):
            if isinstance(part.get("id"), str):
                found.add(part["id"])
            parts += part.values()
        elif isinstance(part, list):
            parts += part
    return found


def check_result(game: Game[Any], g: Any) -> None:
    """Check that a finished match has a place, a score and a return for every seat."""
    result = game.result(g)
    for values in (result.places, result.scores, result.returns):
        assert len(values) == g.seats, f"the result does not name every seat: {result}"
    assert all(-1 <= value <= 1 for value in result.returns), f"returns out of range: {result}"


def check_record(match: Match[Any]) -> None:
    """Check that a record survives being written and is replayed to the same position."""
    record = decode_record(encode_record(match.saved()))
    again = verify(match.game, record, match.content)
    assert again.stamps == match.stamps, "the replayed match has other tokens"
    assert again.barriers == match.barriers, "the replayed match has other barriers"


def check_journal(match: Match[Any]) -> None:
    """Check that everybody can read every journal line in every language, with hidden parts left out."""
    lines = list(dict.fromkeys([line for i in range(-1, len(match.entries)) for line in match.told(i)]))
    for language in languages():
        texts = Texts(match.game, match.position, language)
        for viewer in (0, SPECTATOR):
            for told in log_lines(match.game, lines, viewer, texts):
                assert told.text != f"told-{told.key}", f"no {language} message for told-{told.key}"


def check_story(match: Match[Any], dice: Dice) -> None:
    """Check that the ledger adds up to the scores, and that everybody can read where points come from."""
    game = match.game
    if game.narrative is None:
        return
    for at in {0, dice.roll(len(match.entries) + 1), len(match.entries)}:
        scores = game.result(match.at(at)).scores
        for viewer in (0, SPECTATOR):
            sums = tuple([sum([part.points for part in own]) for own in ledger(match, viewer, at)])
            assert sums == scores, f"after {at} choices the ledger says {sums}, the score {scores}"
    sources = {note.source for noted in match.notes for note in noted.notes if note.source != UNNAMED}
    for language in languages():
        texts = Texts(game, match.position, language)
        for source in sources:
            label = source_label(texts, source_for(source, SPECTATOR))
            assert not label.startswith("cause-"), f"no {language} message for {label}"
    points = game.narrative.counters[0]
    for note in [note for noted in match.notes for note in noted.notes]:
        scoring = [change for change in note.changes if change.counter == points]
        assert note.source != UNNAMED or not scoring, f"{note.rule} gives points that come from nothing"


def check_story_secrets(game: Game[Any], g: Any, viewer: Seat, dice: Dice) -> None:
    """Check that choices of others with the same view and the same journal lines make the same story."""
    narrative = game.narrative
    if narrative is None:
        return
    assert narrative.read(g) == narrative.read(game.redact(g, viewer).position), "the story follows a secret"
    known: dict[bytes, Any] = {}
    for world in (g, game.imagine(game.redact(g, viewer), dice.state())):
        for seat in [seat for seat in flow.to_move(world) if seat != viewer]:
            for action in flow.options(world, seat)[:ALTERNATIVES]:
                look, told = _heard(game, world, viewer, seat, action)
                earlier = known.setdefault(look, told)
                assert told == earlier, f"seat {viewer} learns from the story of {action}: {told}, {earlier}"


def _heard(game: Game[Any], g: Any, viewer: Seat, seat: Seat, action: Action) -> tuple[bytes, Any]:
    """Return what a viewer sees and reads of a choice, and its story."""
    after = game.clone(g)
    game.listen(after)
    flow.play(after, seat, action)
    heard = game.heard(after)
    lines = [as_told(line, viewer) for line in heard.lines]
    look = msgspec.json.encode([game.plain(game.redact(after, viewer).position), lines])
    notes = [msgspec.structs.replace(note, source=source_for(note.source, viewer)) for note in heard.notes]
    is_sealed = g.block in SEALED
    return look, (notes, [] if is_sealed else action_for(game, viewer, seat, list(action)))


@contextmanager
def tail_rule(game: Game[Any]) -> Iterator[None]:
    """Raise AssertionError when a rule changes the position after it has called `then`."""
    rules = game.rules
    entries = list(rules.entries.values())
    kept = [entry.run for entry in entries]
    settled, resigned = rules.settled, rules.resigned
    try:
        for entry in entries:
            entry.run = _watched(game, entry.id, entry.run)
        rules.settled = settled and _watched(game, "settle", settled)
        rules.resigned = resigned and _watched(game, "resign", resigned)
        yield
    finally:
        for entry, run in zip(entries, kept, strict=True):
            entry.run = run
        rules.settled, rules.resigned = settled, resigned


class _Pending(list[Frame]):
    """The frames that one rule puts on the agenda, with the digest of the position before the first."""

    def __init__(self, game: Game[Any], g: Any) -> None:
        super().__init__(g.pending)
        self.game = game
        self.g = g
        self.digest = ""

    def extend(self, frames: Any) -> None:
        if not self.digest:
            self.digest = self.game.digest(self.g)
        super().extend(frames)


def _watched(game: Game[Any], name: str, run: Callable[..., None]) -> Callable[..., None]:
    def watched(g: Any, *args: Any) -> None:
        pending = g.pending
        g.pending = watch = _Pending(game, g)
        try:
            run(g, *args)
        finally:
            pending[:] = watch
            g.pending = pending
        changed = bool(watch.digest) and watch.digest != game.digest(g)
        assert not changed, f"{name} changes the position after `then`"

    return watched


@contextmanager
def census(game: Game[Any]) -> Iterator[dict[str, list[int]]]:
    """Count for each decision how often it had no option, one, several, or too many to choose from.

    A decision that never has an option hides a mistake; one with more than `MANY_OPTIONS` should be split.
    """
    entries = [entry for entry in game.rules.entries.values() if entry.kind == DECISION]
    kept = [entry.options for entry in entries]
    counts = {entry.id: [0, 0, 0, 0] for entry in entries}
    try:
        for entry in entries:
            entry.options = _counted(counts[entry.id], entry.options)
        yield counts
    finally:
        for entry, options in zip(entries, kept, strict=True):
            entry.options = options


def _counted(count: list[int], options: Callable[..., list[Action]]) -> Callable[..., list[Action]]:
    def counted(*args: Any) -> list[Action]:
        offered = options(*args)
        count[3 if len(offered) > MANY_OPTIONS else min(len(offered), 2)] += 1
        return offered

    return counted


@contextmanager
def offers(game: Game[Any]) -> Iterator[Counter[Action]]:
    """Count how often each action was an option, including forced ones; one that never was is untested."""
    entries = [entry for entry in game.rules.entries.values() if entry.kind in (DECISION, DRAFT, FREE)]
    kept = [entry.options for entry in entries]
    counts: Counter[Action] = Counter()
    try:
        for entry in entries:
            entry.options = _noted(counts, entry.options)
        yield counts
    finally:
        for entry, options in zip(entries, kept, strict=True):
            entry.options = options


def _noted(counts: Counter[Action], options: Callable[..., list[Action]]) -> Callable[..., list[Action]]:
    def noted(*args: Any) -> list[Action]:
        offered = options(*args)
        counts.update(offered)
        return offered

    return noted


def difference(one: Any, other: Any, path: str = "") -> str:
    """Describe where two plain positions first differ."""
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        pairs = [(f"{path}.{key}", one[key], other[key]) for key in one]
    elif isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        pairs = [(f"{path}[{i}]", a, b) for i, (a, b) in enumerate(zip(one, other, strict=True))]
    else:
        return f"{path.lstrip('.')}: {one!r} and {other!r}"
    return next((difference(a, b, at) for at, a, b in pairs if a != b), f"{path}: the same")


def _strings(value: Any) -> list[str]:
    """Return all texts in a plain value, keys included."""
    found: list[str] = []
    parts = [value]
    while parts:
        part = parts.pop()
        if isinstance(part, str):
            found.append(part)
        elif isinstance(part, dict):
            parts += [*part, *part.values()]
        elif isinstance(part, NESTED):
            parts += [inner for inner in part if not isinstance(inner, int)]
    return found


def _path_of_unknown(plain: dict[str, Any]) -> str:
    return ", ".join([name for name, value in plain.items() if UNKNOWN in _strings(value)])

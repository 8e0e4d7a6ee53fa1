"""What keeps hidden things hidden: views, imagined worlds, sealed picks, reveals, and cards left unseen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from saecula.core import flow
from saecula.core.blocks import ASK, UNSEEN
from saecula.core.contracts.differences import NESTED, difference, path_of_unknown, strings
from saecula.core.contracts.playing import LIMIT, Dice, random_choice
from saecula.core.flow import STEP_LIMIT
from saecula.core.game import Game
from saecula.core.position import SPECTATOR, Action, Frame, Seat
from saecula.core.registry import DONE, DRAFT, Entry
from saecula.core.zones import UNKNOWN

IMAGINED_WORLDS: Final = 6
CLASSES: Final = ("no option", "one option", "many options")

Cards: TypeAlias = dict[str, Counter[str]]  # of every zone, by path


def check_seen_options(game: Game[Any], g: Any, seat: Seat) -> None:
    """Check that a seat's options can be listed from what it sees."""
    seen = flow.options(game.redact(g, seat).position, seat)
    true = flow.options(g, seat)
    assert seen == true, f"{flow.ask_of(g, seat)}: seat {seat} sees the options {seen}, but they are {true}"


def check_imagined(game: Game[Any], g: Any, viewer: Seat, dice: Dice) -> Any:
    """Check that an imagined world is complete and looks the same to its viewer; return it."""
    seen = game.redact(g, viewer)
    world = game.imagine(seen, dice.state())
    plain = game.plain(world)
    where = f"imagined by seat {viewer}"
    assert UNKNOWN not in strings(plain), f"{where}: something stays unknown: {path_of_unknown(plain)}"
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
    held, in_sight = zones_of(known), Counter(strings(known))
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
    seen, in_sight = zones_of(view), Counter(strings(view))
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

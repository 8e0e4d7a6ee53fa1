"""The flow of a game: run the agenda, list options, carry out choices.

`advance` runs frames until somebody must choose, `options` lists the legal actions of that seat, `play`
carries one out.
"""

from __future__ import annotations

from typing import Any, Final

from saecula.core.blocks import ASK, POLL, QUIET, SEALED, TOGETHER, UNSEEN
from saecula.core.errors import DeadEnd, EndlessLoop, IllegalChoice
from saecula.core.position import SPECTATOR, Action, Frame, Picks, Position, Seat
from saecula.core.registry import BLOCK, DECISION, DONE, DRAFT, PASS, SCOPE, STEP, Entry, Rules

STEP_LIMIT: Final = 10_000


def _flush(g: Position) -> None:
    agenda, pending = g.agenda, g.pending
    while pending:
        agenda.append(pending.pop())


def _free_options(g: Position, seat: Seat) -> list[Action]:
    offers: list[Action] = []
    for entry in g.rules.free.values():
        offered = entry.options(g, seat)
        if offered:
            offers = offers + offered if offers else offered
    return offers


def advance(g: Position, chooser: Seat = SPECTATOR) -> None:
    """Run the agenda until somebody must choose or the agenda is empty.

    `chooser` is the seat whose choice is being carried out, if any.
    """
    agenda = g.agenda
    pending = g.pending
    rules = g.rules
    entries = rules.entries
    settled = rules.settled
    for _ in range(STEP_LIMIT):
        if not agenda:
            return
        frame = agenda.pop()
        try:
            entry = entries[frame[0]]
        except KeyError:
            raise LookupError(f"{rules.name}: no rule is called {frame[0]!r}") from None
        kind = entry.kind
        if kind == STEP:
            entry.run(g, *frame[1:])
        elif kind == DECISION:
            seat: Seat = frame[1]
            if g.out >> seat & 1:
                continue
            options = entry.options(g, *frame[1:])
            if not options:
                if entry.must:
                    raise DeadEnd(f"{rules.name}: {entry.id} has no option for seat {seat}")
                continue
            offers: list[Action] | None = None
            if entry.free:
                for free in rules.free.values():
                    offered = free.options(g, seat)
                    if offered:
                        offers = offers + offered if offers else offered
            if offers or len(options) > 1 or entry.always:
                g.block = ASK
                g.asks = (frame,)
                g.listed = [options + offers if offers else options]
                return
            entry.run(g, seat, options[0], *frame[2:])
        elif kind == SCOPE:
            continue
        else:
            if kind == BLOCK:
                _open(g, frame[0], frame[1:], chooser)
            else:
                _open(g, TOGETHER, (frame,), chooser)
            if g.asks:
                return
        while pending:
            agenda.append(pending.pop())
        if settled is not None:
            settled(g)
            while pending:
                agenda.append(pending.pop())
    raise EndlessLoop(f"{rules.name}: {STEP_LIMIT} steps without a decision, last {agenda[-3:]}")


def _open(g: Position, block: str, frames: tuple[Frame, ...], chooser: Seat) -> None:
    """Open a block of asks: pick at once what is forced, and close the block if everything is."""
    entries = g.rules.entries
    for frame in frames:
        entry = entries.get(frame[0])
        if entry is None or (entry.kind != DECISION and (entry.kind != DRAFT or block == POLL)):
            raise TypeError(f"{g.rules.name}: {frame[0]} cannot be asked in a {block} block")
    asks = tuple([frame for frame in frames if not g.out >> frame[1] & 1]) if g.out else frames
    if not asks:
        return
    if not g.barrier:
        _raise_barrier(g, block, asks, chooser)
    if block == POLL and _all_pass(g, asks):
        return
    g.block = block
    g.asks = asks
    g.picks = ((),) * len(asks)
    g.closed = 0
    listed: list[list[Action]] = [[]] * len(asks)
    g.listed = listed
    for i, frame in enumerate(asks):
        listed[i] = _next_picks(g, i, entries[frame[0]], frame)
    if g.closed == (1 << len(asks)) - 1:
        _close(g, chooser)


def _all_pass(g: Position, asks: tuple[Frame, ...]) -> bool:
    """Return whether nobody in a poll has anything to choose."""
    entries = g.rules.entries
    for frame in asks:
        entry = entries[frame[0]]
        options = entry.options(g, *frame[1:])
        if entry.always or len(options) > 1 or (options[0] != PASS if options else entry.must):
            return False
    return True


def _raise_barrier(g: Position, block: str, asks: tuple[Frame, ...], chooser: Seat) -> None:
    """End the free undo where a block opens or closes during a choice of this seat and asks others too.

    The others start to think about it, and a block of unseen asks reveals something by staying open.
    """
    if len(asks) > 1 or block in UNSEEN:
        for frame in asks:
            if frame[1] != chooser:
                g.reveal()
                return


def _next_picks(g: Position, i: int, entry: Entry, frame: Frame) -> list[Action]:
    """Return what ask `i` may pick next; pick what is forced, and close the ask when it is complete."""
    for _ in range(STEP_LIMIT):
        if entry.kind == DRAFT:
            options = entry.options(g, frame[1], g.picks[i], *frame[2:])
        else:
            options = _block_options(g, entry, frame, i)
        if not options:
            if entry.must:
                raise DeadEnd(f"{g.rules.name}: {entry.id} has no option for seat {frame[1]}")
            g.closed |= 1 << i
            return options
        if len(options) > 1 or entry.always:
            return options
        _pick(g, i, entry, options[0])
        if g.closed >> i & 1:
            return []
    raise EndlessLoop(f"{g.rules.name}: {entry.id} forces {STEP_LIMIT} picks and is never complete")


def _list_picks(g: Position, i: int) -> None:
    """List what ask `i` may pick next, without changing the lists that clones share."""
    frame = g.asks[i]
    options = _next_picks(g, i, g.rules.entries[frame[0]], frame)
    if options:
        listed = list(g.listed) or [[]] * len(g.asks)
        listed[i] = options
        g.listed = listed


def _block_options(g: Position, entry: Entry, frame: Frame, i: int) -> list[Action]:
    """List the options of ask `i`; where nobody may learn who was asked, a seat without options may pass."""
    if entry.kind == DRAFT:
        picks = entry.options(g, frame[1], g.picks[i], *frame[2:])
        return picks if picks or g.block != QUIET else [DONE]
    options = entry.options(g, *frame[1:])
    return options if options or entry.must or g.block not in UNSEEN else [PASS]


def _pick(g: Position, i: int, entry: Entry, action: Action) -> None:
    """Add a pick to ask `i`; it closes a decision, while a draft is closed by `DONE`."""
    if entry.kind != DRAFT:
        g.closed |= 1 << i
    elif action == DONE:
        g.closed |= 1 << i
        return
    picks = g.picks
    g.picks = picks[:i] + (picks[i] + (action,),) + picks[i + 1 :]


def _close(g: Position, chooser: Seat) -> None:
    """Resolve the answers of a block whose asks are all closed."""
    block, asks, picks = g.block, g.asks, g.picks
    entries = g.rules.entries
    g.block, g.asks, g.picks, g.closed, g.listed = "", (), (), 0, []
    if not g.barrier:
        _raise_barrier(g, block, asks, chooser)
    if block == POLL:
        for i, frame in enumerate(asks):
            if picks[i] and picks[i][0] != PASS:
                g.agenda.append((POLL, *asks[i + 1 :], *asks[: i + 1]))
                entries[frame[0]].run(g, frame[1], picks[i][0], *frame[2:])
                break
    else:
        for i, frame in enumerate(asks):
            entry = entries[frame[0]]
            chosen = picks[i]
            if entry.kind == DRAFT:
                entry.run(g, frame[1], chosen, *frame[2:])
            elif chosen and (chosen[0] != PASS or block != QUIET):
                entry.run(g, frame[1], chosen[0], *frame[2:])


def _picked(g: Position, action: Action) -> bool:
    """Add a pick to a draft that only one seat is asked, if another choice follows; else do nothing."""
    (frame,) = g.asks
    entry = g.rules.entries[frame[0]]
    if entry.kind != DRAFT:
        return False
    before = g.picks
    picks = (*before[0], action)
    g.picks = (picks,)
    options = entry.options(g, frame[1], picks, *frame[2:])
    if len(options) < 2 and not (options and entry.always):
        g.picks = before
        return False
    g.listed = [options]
    return True


def _ask_of(g: Position, seat: Seat) -> int:
    """Return the index of a seat's first open ask in the block, or -1."""
    closed = g.closed
    for i, frame in enumerate(g.asks):
        if frame[1] == seat and not closed >> i & 1:
            return i
    return -1


def mover(g: Position) -> Seat:
    """Return the first seat that must choose, or -1 when the match is over."""
    asks = g.asks
    if not asks:
        return -1
    closed = g.closed
    for i, frame in enumerate(asks):
        if not closed >> i & 1:
            seat: Seat = frame[1]
            return seat
    return -1


def turn(g: Position) -> tuple[Seat, list[Action]]:
    """Return the first seat that must choose and its options; (-1, []) when the match is over."""
    closed, listed, asks = g.closed, g.listed, g.asks
    if len(asks) == 1 and listed and listed[0]:
        return asks[0][1], listed[0]
    for i, frame in enumerate(asks):
        if not closed >> i & 1:
            return frame[1], listed[i] if listed and listed[i] else options(g, frame[1])
    return -1, []


def to_move(g: Position) -> list[Seat]:
    """Return the seats that must choose now, each once, in the order of the asks."""
    return list(dict.fromkeys([frame[1] for i, frame in enumerate(g.asks) if not g.closed >> i & 1]))


def ask_of(g: Position, seat: Seat) -> Frame | None:
    """Return the frame that asks this seat, or None."""
    i = _ask_of(g, seat)
    return None if i < 0 else g.asks[i]


def picks_of(g: Position, seat: Seat) -> Picks:
    """Return what this seat has picked so far in its open draft."""
    i = _ask_of(g, seat)
    return () if i < 0 or not g.picks else g.picks[i]


def is_over(g: Position) -> bool:
    """Return whether the match is over: nobody is asked and the agenda is empty."""
    return not g.asks and not g.agenda


def options(g: Position, seat: Seat) -> list[Action]:
    """List every legal action of a seat. The list is shared: do not change it."""
    listed = g.listed
    if g.block == ASK:
        frame = g.asks[0]
        if frame[1] != seat:
            return []
        if listed:
            return listed[0]
        entry = g.rules.entries[frame[0]]
        result = entry.options(g, *frame[1:])
        if entry.free:
            result = result + _free_options(g, seat)
        g.listed = [result]
        return result
    i = _ask_of(g, seat)
    if i < 0:
        return []
    if listed and listed[i]:
        return listed[i]
    frame = g.asks[i]
    return _block_options(g, g.rules.entries[frame[0]], frame, i)


def play(g: Position, seat: Seat, action: Action) -> None:
    """Carry out a choice that is known to be legal, and everything that follows from it."""
    rules = g.rules
    if g.block == ASK:
        frame = g.asks[0]
        entry = rules.entries[frame[0]]
        g.block = ""
        g.asks = ()
        g.listed = []
        if entry.free and action[0] in rules.free:
            g.agenda.append(frame)
            rules.free[action[0]].run(g, seat, action)
        else:
            entry.run(g, seat, action, *frame[2:])
    else:
        if len(g.asks) == 1 and action != DONE and _picked(g, action):
            return
        i = _ask_of(g, seat) if len(g.asks) > 1 else 0
        entry = rules.entries[g.asks[i][0]]
        _pick(g, i, entry, action)
        if not g.closed >> i & 1:
            _list_picks(g, i)
        if g.closed != (1 << len(g.asks)) - 1:
            return
        _close(g, seat)
    agenda, pending = g.agenda, g.pending
    while pending:
        agenda.append(pending.pop())
    if rules.settled is not None:
        rules.settled(g)
        while pending:
            agenda.append(pending.pop())
    advance(g, seat)


def resume(g: Position) -> None:
    """Pick what is forced after the hidden parts of a world were filled in; at least one ask stays open."""
    if g.block in SEALED:
        for i in range(len(g.asks)):
            if not g.closed >> i & 1:
                picks, closed = g.picks, g.closed
                _list_picks(g, i)
                if g.closed == (1 << len(g.asks)) - 1:
                    g.picks, g.closed = picks, closed


def retire(g: Position, seat: Seat) -> None:
    """Let a seat resign: it is not asked anything again.

    Open asks are put back and asked again, sealed picks included: the options may have changed.
    """
    rules = g.rules
    if g.asks:
        g.agenda.append(g.asks[0] if g.block == ASK else (g.block, *g.asks))
    g.block, g.asks, g.picks, g.closed, g.listed = "", (), (), 0, []
    g.out |= 1 << seat
    if rules.resigned is not None:
        rules.resigned(g, seat)
    _flush(g)
    if rules.settled is not None:
        rules.settled(g)
        _flush(g)
    advance(g)


def legal(g: Position, seat: Seat, action: Action) -> Action:
    """Return the action in the form the rules use, or raise IllegalChoice if this seat may not choose it."""
    if _ask_of(g, seat) < 0:
        raise IllegalChoice(f"seat {seat} is not asked; to move: {to_move(g) or 'nobody, the match is over'}")
    offered = options(g, seat)
    if action not in offered:
        raise IllegalChoice(f"{_words(action)} is not an option; legal: {', '.join(map(_words, offered))}")
    return offered[offered.index(action)]


def choose(g: Position, seat: Seat, action: Action) -> None:
    """Carry out a choice after checking that this seat is asked and that the action is legal."""
    play(g, seat, legal(g, seat, action))


def _words(action: object) -> str:
    return " ".join(map(str, action)) if isinstance(action, tuple) else repr(action)


def begin(g: Position) -> None:
    """Advance a new position, whose setup has put the first frames on the agenda, to the first decision."""
    _flush(g)
    advance(g)


def renamed(rules: Rules[Any], frame: Frame) -> Frame:
    """Return a saved frame with the current names of rules; raise KeyError for an unknown name."""
    id_ = rules.current(frame[0])
    if id_ in SEALED:
        return (id_, *[renamed(rules, part) for part in frame[1:]])
    if id_ not in rules.entries:
        raise KeyError(f"no rule is called {id_!r}")
    return (id_, *frame[1:])

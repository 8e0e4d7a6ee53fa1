"""What a viewer is shown of a match, all of it made from that viewer's redacted position."""

from __future__ import annotations

import contextlib
from typing import Any, Final, Literal

import msgspec

from saecula.core import flow
from saecula.core.blocks import UNSEEN
from saecula.core.journal import Line, Note, as_told, line_from_plain, line_to_plain, note_from_plain
from saecula.core.locale import Texts
from saecula.core.plain import tuples
from saecula.core.points import Points
from saecula.core.position import SPECTATOR, Seat
from saecula.core.record import NOTES, LogEntry, MatchRecord, carry_out
from saecula.core.scene import LogLine, Scene, ask_for, label_of, log_lines, scene
from saecula.server.agreement import Proposal
from saecula.server.clocks import Clock, left_for
from saecula.server.lines import AUTOMATIC, CLOSING, SEALED
from saecula.server.schemas import (
    AnsweredInfo,
    ClockInfo,
    MatchInfo,
    MatchResult,
    ProposalInfo,
    ScorePoint,
    Scores,
    SeatInfo,
    StandingInfo,
    Way,
)
from saecula.server.standing import offered
from saecula.server.tables import Table, seemingly_asked
from saecula.server.words import in_words

LOG_LINES: Final = 150
MOST_ANSWERED: Final = 3  # answers by the server that a seat is shown
HIDDEN: Final = "?"


def scene_of(table: Table, seat: Seat, language: str, index: int | None = None) -> Scene:
    """Build the scene that a seat sees now, or saw before the choice with this index."""
    match = table.running
    now = index is None or index == table.length
    position = match.position if index is None else table.at(index)
    if seat >= 0 and position.out >> seat & 1 and not table.over:
        seat = SPECTATOR  # a player who has resigned by the rules becomes a spectator
    seen = table.game.redact(position, seat)
    texts = Texts(table.game, seen.position, language, match.record.names)
    told, notes = _last_told(table, table.length if index is None else index)
    log = _log_lines(table, told, notes, seat, texts)
    drawn = scene(table.game, seen, texts, log, match.token(seat) if now else "")
    if not now:
        drawn.ask = None  # what was asked then cannot be answered any more
    return drawn


def _log_lines(
    table: Table, told: list[Line], notes: list[Note | None], seat: Seat, texts: Texts
) -> list[LogLine]:
    if not table.past:
        return log_lines(table.game, told, seat, texts, notes)
    found: list[LogLine] = []
    for line, note in zip(told, notes, strict=True):
        with contextlib.suppress(LookupError, ValueError):  # other rules may have told what these do not know
            found += log_lines(table.game, [line], seat, texts, [note])
    return found


def _last_told(table: Table, upto: int) -> tuple[list[Line], list[Note | None]]:
    """Return the last lines of the journal, oldest first, and the notes on them."""
    before, after = table.before, table.running.entries
    lines: list[list[Any]] = []
    for i in range(upto - 1, -1, -1):
        entry = before[i] if i < len(before) else after[i - len(before)]
        lines += reversed(entry.told)
        if len(lines) >= LOG_LINES:
            break
    else:
        lines += reversed(table.running.record.told)
    last = lines[:LOG_LINES][::-1]
    return [line_from_plain(line) for line in last], [note_from_plain(line) for line in last]


def moment_of(table: Table, language: str) -> str:
    """Return where in the match we are, for everybody."""
    if table.match is None:
        return ""
    key = ("moment", language)
    if key not in table.notes:
        seen = table.game.redact(table.match.position, SPECTATOR)
        texts = Texts(table.game, seen.position, language, table.match.record.names)
        table.notes[key] = table.game.board(seen, texts).moment
    found: str = table.notes[key]
    return found


def movers_of(table: Table, person: str | None) -> list[Seat]:
    """Return who must choose, as far as this person may know: among sealed asks only their own change."""
    if table.match is None:
        return []
    position = table.match.position
    own = table.seats_of(person)
    asked = flow.to_move(position)
    if position.block in UNSEEN:
        return [seat for seat in asked if seat in own]
    return [seat for seat in seemingly_asked(table.game, position) if seat not in own or seat in asked]


def info_of(
    table: Table, person: str | None, language: str, viewer: Seat, invite: str | None = None
) -> MatchInfo:
    """Return the summary of a match as a person may know it."""
    movers = movers_of(table, person)
    over = table.over
    info = MatchInfo(
        id=table.id,
        game=table.game.id,
        title=table.game.title,
        options=table.options,
        public=table.public,
        status="over" if over else "open" if table.match is None else "running",
        created=table.created,
        moment=moment_of(table, language),
        seats=[
            SeatInfo(
                index=place.index,
                kind=_kind(place.kind),
                name=place.name,
                you=person is not None and place.person == person,
                to_move=place.index in movers,
                bot=place.bot,
            )
            for place in table.places
        ],
        you=table.seats_of(person),
        owner=person is not None and table.owner == person,
        choices=choices_of(table, viewer),
        undo=undo_of(table, viewer) if viewer in table.seats_of(person) else "no",
        resign=ways_to_resign(table, viewer) if viewer in table.seats_of(person) else [],
        standing=standing_of(table, viewer, language) if viewer in table.seats_of(person) else [],
        answered=answered_of(table, viewer, language) if viewer in table.seats_of(person) else [],
        clock=_clock_of(table.clock, table.seats_of(person)) if table.clock is not None else None,
        proposal=_proposal_of(table.proposal) if table.proposal is not None else None,
        seeded=table.seeded,
        commitment=table.match.record.commitment if table.match is not None else None,
    )
    if over and table.match is not None:
        result = table.game.result(table.match.position)
        info.result = MatchResult(
            places=list(result.places), scores=list(result.scores), winners=list(result.winners)
        )
    if info.owner and invite is not None and table.match is None:
        info.invite = f"/match/{table.id}?invite={invite}"
    return info


def undo_of(table: Table, seat: Seat) -> Literal["free", "ask", "no"]:
    """Return whether a seat can take its last choice back: by itself, only if all agree, or not at all."""
    if table.match is None or table.over:
        return "no"
    if table.match.can_take_back(seat):
        return "free"
    return "ask" if table.last_choice(seat) is not None else "no"


def ways_to_resign(table: Table, seat: Seat) -> list[Way]:
    """Return how a seat can be given up now: by the rules of the game, or to a bot."""
    if table.match is None or table.over or table.is_out(seat):
        return []
    return ["rules", "bot"] if table.match.may_resign(seat) else ["bot"]


def standing_of(table: Table, seat: Seat, language: str) -> list[StandingInfo]:
    """Return which standing answers a seat can switch on, and which are on."""
    if table.match is None or table.over or table.is_out(seat):
        return []
    on = table.places[seat].standing
    return [
        StandingInfo(id=id_, label=in_words(f"standing-{id_}", language), on=id_ in on)
        for id_ in offered(table.game)
    ]


def answered_of(table: Table, seat: Seat, language: str) -> list[AnsweredInfo]:
    """Return the last questions that the server answered for a seat since it last chose, oldest first."""
    if table.match is None or table.over or table.is_out(seat):
        return []
    found: list[AnsweredInfo] = []
    entries = table.match.entries
    for i in range(len(entries) - 1, -1, -1):  # what came before a snapshot would have to be replayed
        entry, at = entries[i], len(table.before) + i
        if entry.seat != seat or entry.decision in NOTES:
            continue
        if not table.steps[at] & AUTOMATIC or len(found) == MOST_ANSWERED:
            break
        found.append(_answered(table, at, entry, language))
    return found[::-1]


def _answered(table: Table, at: int, entry: LogEntry, language: str) -> AnsweredInfo:
    key = ("answered", at, language)
    if key not in table.notes:
        seen = table.game.redact(table.at(at), entry.seat)
        texts = Texts(table.game, seen.position, language, table.running.record.names)
        ask = ask_for(table.game, seen, texts)
        prompt = ask.prompt if ask is not None else ""
        table.notes[key] = AnsweredInfo(prompt=prompt, choice=label_of(texts, tuples(entry.action)))
    found: AnsweredInfo = table.notes[key]
    return found


def _clock_of(clock: Clock, own: list[Seat]) -> ClockInfo:
    left, running = left_for(clock, own)
    return ClockInfo(
        kind=clock.kind,
        seconds=clock.seconds,
        increment=clock.increment,
        left=left,
        running=running,
        as_of=clock.as_of,
    )


def _proposal_of(proposal: Proposal) -> ProposalInfo:
    return ProposalInfo(
        id=proposal.id,
        kind=proposal.kind,
        by=proposal.by,
        target=proposal.target,
        answers=list(proposal.answers),
        open=proposal.open,
    )


def _kind(kind: str) -> Any:
    return kind  # the database holds no others


def choices_of(table: Table, viewer: Seat) -> int:
    """Return how many steps this viewer knows of; after the end, all choices there were."""
    if table.match is None:
        return 0
    return table.length if table.match.over else table.visible(viewer)


def scores_of(table: Table, viewer: Seat, language: str) -> Scores:
    """Return the scores over time, from public information only."""
    key = ("scores", viewer, language)
    if key not in table.notes:
        table.notes[key] = _scores(table, viewer, language)
    found: Scores = table.notes[key]
    return found


def _scores(table: Table, viewer: Seat, language: str) -> Scores:
    history = table.history()
    game, names, over = table.game, history.record.names, history.over
    points: list[ScorePoint] = []
    turns: list[int] = []
    g = history.at(0)
    moment = ""
    last: list[Points] = []
    for number, entry in enumerate([None, *history.entries]):
        index = table.past + number
        if entry is not None:
            carry_out(g, entry)
        step = table.steps[index - 1] if number else CLOSING
        if step & SEALED and not step & CLOSING:
            continue  # nothing of it is public yet
        told = entry.told if entry is not None else history.record.told
        heading = any(line[0] in game.headings for line in told)
        seen = game.redact(g, SPECTATOR)
        scores = list(game.result(seen.position).scores)
        if scores == last and not heading and index != table.length:
            continue
        at = index if over else table.visible(viewer, index)
        if heading or not moment or index == table.length:
            moment = game.board(seen, Texts(game, seen.position, language, names)).moment
        if heading:
            turns.append(at)
        last = scores
        points.append(ScorePoint(at=at, moment=moment, scores=scores))
    return Scores(points=points, turns=turns)


def record_of(table: Table, viewer: Seat, own: list[Seat]) -> MatchRecord:
    """Return the record: all of it after the end, before that what the viewer may know, without the seed."""
    record = table.record()
    if table.running.over:
        # Stamps reveal how often somebody took a pick back; nobody needs them any more.
        return msgspec.structs.replace(record, stamps=[])
    entries: list[LogEntry] = []
    for entry, step in zip(table.entries, table.steps, strict=True):
        told = [_told_plain(line, viewer) for line in entry.told]
        if entry.seat in own:
            entries.append(LogEntry(entry.seat, entry.decision, entry.action, told))
        elif not step & SEALED or step & CLOSING:
            # Nobody learns who was the last to answer a sealed ask.
            seat = SPECTATOR if step & SEALED else entry.seat
            entries.append(LogEntry(seat, HIDDEN, [], told))
    segments = [msgspec.structs.replace(segment, base=None, entries=[]) for segment in record.segments[:-1]]
    last = msgspec.structs.replace(record.segments[-1], base=None, entries=entries)
    return msgspec.structs.replace(
        record,
        seed="",
        segments=[*segments, last],
        told=[_told_plain(line, viewer) for line in record.told],
        stamps=[],
        digest="",
    )


def _told_plain(line: list[Any], viewer: Seat) -> list[Any]:
    return line_to_plain(as_told(line_from_plain(line), viewer))

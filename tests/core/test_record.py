"""Matches and records: choose, undo, save, replay, verify, resume."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from saecula.core import flow
from saecula.core import record as record_module
from saecula.core.errors import BadRecord, IllegalChoice, SaeculaError
from saecula.core.record import (
    FILED,
    LONGEST_WORD,
    SENT,
    Limits,
    LogEntry,
    Match,
    MatchRecord,
    Segment,
    commitment_to,
    continued,
    decode_record,
    encode_record,
    read_record,
    unproven,
    verify,
    write_record,
)
from saecula.core.registry import DONE, PASS
from tests.sample.game import GAME
from tests.sample.position import Bazaar
from tests.sample.table import at_market, at_stakes, match_of, play_all


def state(match: Match[Bazaar]) -> tuple[Any, ...]:
    """Return everything that an illegal choice must not change."""
    return GAME.digest(match.position), len(match.entries), match.stamps, list(match.barriers)


def first_options(match: Match[Bazaar], count: int) -> Match[Bazaar]:
    """Return a match after this many choices, taking options in turn."""
    for n in range(count):
        if match.over:
            break
        seat = flow.mover(match.position)
        offered = flow.options(match.position, seat)
        match.choose(seat, offered[n % len(offered)])
    return match


def finished(seats: int = 3, seed: str = "caravan") -> Match[Bazaar]:
    return first_options(match_of(seats, seed), 1000)


# Replay


@given(st.integers(0, 50), st.integers(0, 10**6))
def test_a_record_survives_its_file_at_any_moment(length: int, seed: int) -> None:
    match = first_options(match_of(2 + seed % 3, str(seed)), length)
    record = decode_record(encode_record(match.saved()))
    again = verify(GAME, record)
    assert state(again) == state(match)
    assert [entry.told for entry in again.entries] == [entry.told for entry in match.entries]
    for seat in range(match.record.seats):
        assert flow.options(again.position, seat) == flow.options(match.position, seat)
        assert again.token(seat) == match.token(seat)


def test_saving_is_a_snapshot_of_the_match() -> None:
    match = first_options(match_of(), 3)
    early = match.saved()
    first_options(match, 5)
    assert len(early.segments[-1].entries) == 3
    assert len(match.saved().segments[-1].entries) == 8


def test_opening_a_part_and_looking_back() -> None:
    match = finished()
    for index in (0, 1, 7, 20, len(match.entries)):
        part = Match.open(GAME, match.saved(), upto=index)
        assert GAME.digest(part.position) == GAME.digest(match.at(index))
    with pytest.raises(BadRecord, match=f"there is no point 999; the match has {len(match.entries)} choices"):
        match.at(999)


def test_a_copy_goes_on_by_itself() -> None:
    match = first_options(match_of(), 5)
    before = {name: list(value) if isinstance(value, list) else value for name, value in vars(match).items()}
    copied = match.copy()
    assert vars(copied) == before
    first_options(copied, 5)
    assert len(copied.entries) == len(match.entries) + 5
    assert vars(match) == before


def test_what_was_told() -> None:
    match = at_stakes(2)
    assert [line[0] for line in match.told(1)] == ["round"]
    assert match.told(0) == []
    assert match.told(-1) == []


def test_the_seed_is_committed_to() -> None:
    record = match_of().saved()
    assert commitment_to(bytes.fromhex(record.seed)) == record.commitment
    assert len(bytes.fromhex(record.seed)) == 32
    assert Match.new(GAME, 2).record.seed != Match.new(GAME, 2).record.seed


# Tampered and malformed records


def change(record: MatchRecord, **fields: Any) -> MatchRecord:
    return msgspec.structs.replace(record, **fields)


def entry(record: MatchRecord, index: int, **fields: Any) -> MatchRecord:
    segment = record.segments[0]
    entries = list(segment.entries)
    entries[index] = msgspec.structs.replace(entries[index], **fields)
    return change(record, segments=[msgspec.structs.replace(segment, entries=entries)])


def segment(record: MatchRecord, **fields: Any) -> MatchRecord:
    return change(record, segments=[msgspec.structs.replace(record.segments[0], **fields)])


@pytest.mark.parametrize(
    ("tamper", "message"),
    [
        (lambda r: change(r, seed="00" * 32), "the seed is not the one that was committed to"),
        (lambda r: change(r, seed="caravan"), "the seed is not hexadecimal"),
        (lambda r: change(r, seed=""), "the seed has not been revealed yet"),
        (lambda r: change(r, commitment="00"), "not the one that was committed to"),
        (
            lambda r: entry(r, 4, action=["stake", "gold"]),
            "entry 4: stake gold is not an option; legal: stake",
        ),
        (lambda r: entry(r, 4, action=[]), "entry 4:  is not an option"),
        (lambda r: entry(r, 4, decision="bid"), "entry 4: bid of seat .*, but stake is asked"),
        (lambda r: entry(r, 0, seat=7), "entry 0: there is no seat 7; seats are 0 to 2"),
        (lambda r: entry(r, 0, seat=-1), "entry 0: there is no seat -1"),
        (lambda r: entry(r, 0, decision="resign", seat=9), "entry 0: there is no seat 9"),
        (lambda r: entry(r, 1, seat=0), "entry 1: secret_wish of seat 0, but nothing is asked"),
        (lambda r: change(r, digest="0" * 64), "the replay ends at .*, the record says 000000000000"),
        (lambda r: change(r, game="historia"), "a record of 'historia', not of bazaar"),
        (lambda r: change(r, format=99), "format 99 is unknown; this program reads 1"),
        (lambda r: change(r, seats=9), "bazaar is for 2 to 4 players, not 9"),
        (lambda r: change(r, options={"speed": 1}), "unknown option 'speed'"),
        (lambda r: change(r, stamps=[1]), "1 stamps for 3 seats"),
        (lambda r: change(r, segments=[]), "a record without segments"),
        (
            lambda r: segment(r, content="feed"),
            "played with content feed, but this is .*: give the same --content",
        ),
        (lambda r: segment(r, rules=4), "played under rules 4, these are 3"),
        (lambda r: segment(r, base={"seats": 2}), "segment 0 does not begin at the start"),
        (lambda r: change(r, segments=[*r.segments, r.segments[0]]), "segment 1 has no base"),
        (
            lambda r: change(r, segments=[*r.segments, Segment(3, r.segments[0].content, {"seats": 2})]),
            "not a position of bazaar: 'out'",
        ),
    ],
)
def test_tampered_records_are_refused(tamper: Callable[[MatchRecord], MatchRecord], message: str) -> None:
    record = first_options(match_of(3), 12).saved()
    with pytest.raises(BadRecord, match=message):
        verify(GAME, tamper(record))


def test_a_changed_choice_that_is_legal_is_found_by_the_digest() -> None:
    record = first_options(match_of(3), 2).saved()
    other = "tea" if record.segments[0].entries[0].action[1] != "tea" else "silk"
    with pytest.raises(BadRecord, match="the replay ends at"):
        verify(GAME, entry(record, 0, action=["wish", other]))


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"\xff\xfe", b'{"format": 1}', b'{"format": "x"}', b"[" * 99999]
)
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord, match="not a match record: "):
        decode_record(data)


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    write_record(path, match_of().saved())
    assert read_record(path) == match_of().saved()
    assert [p.name for p in tmp_path.iterdir()] == ["match.json"]
    with pytest.raises(BadRecord, match=r"missing.json: No such file"):
        read_record(tmp_path / "missing.json")


# Refused choices


@pytest.mark.parametrize(
    ("seat", "action", "message"),
    [
        (1, ("rest",), r"seat 1 is not asked; to move: \[0\]"),
        (0, ("fly",), "fly is not an option; legal: rest, gamble"),
        (0, ("trade", 0), "trade 0 is not an option"),
        (9, ("rest",), "there is no seat 9; seats are 0 to 2"),
        (-1, ("rest",), "there is no seat -1"),
    ],
)
def test_an_illegal_choice_changes_nothing(seat: int, action: tuple[Any, ...], message: str) -> None:
    match = at_market(3)
    before = state(match)
    with pytest.raises(IllegalChoice, match=message):
        match.choose(seat, action)
    assert state(match) == before


def test_a_rule_that_fails_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_market(3)
    before = state(match)

    def fail(g: Bazaar, *_: Any) -> None:
        g.traders[0].gold = 99
        raise ZeroDivisionError

    monkeypatch.setattr(GAME.rules.entries["market"], "run", fail)
    with pytest.raises(ZeroDivisionError):
        match.choose(0, ("rest",))
    assert state(match) == before


def test_a_stale_answer_is_refused() -> None:
    match = at_market(2)
    token = match.token(0)
    match.choose(0, ("draw",), token)
    before = state(match)
    with pytest.raises(IllegalChoice, match="this answer is stale"):
        match.choose(0, ("draw",), token)
    assert state(match) == before
    match.choose(0, ("draw",), match.token(0))


def test_a_token_used_again_after_undo_is_stale() -> None:
    match = at_market(2, {0: "tea", 1: "salt"})
    token = match.token(0)
    match.choose(0, ("sell", "tea"), token)
    match.take_back(0)
    with pytest.raises(IllegalChoice, match="stale"):
        match.choose(0, ("sell", "tea"), token)


def test_sealed_answers_do_not_collide() -> None:
    match = match_of(3)
    tokens = [match.token(seat) for seat in range(3)]
    assert len(set(tokens)) == 3
    for seat in (2, 0, 1):
        match.choose(seat, ("wish", "tea"), tokens[seat])


def test_taking_back_a_sealed_pick_tells_the_others_nothing() -> None:
    match = match_of(3)
    match.choose(1, ("wish", "tea"))
    token = match.token(0)
    match.take_back(1)
    assert match.token(0) == token


# Undo


def test_undo_goes_back_to_the_last_barrier() -> None:
    match = at_market(2, {0: "tea tea jade", 1: "salt"})
    start = GAME.digest(match.position)
    play_all(match, (0, ("stall",)), (0, ("pay", "tea")), (0, ("pay", "jade")))
    assert match.position.traders[0].gold == 7
    match.take_back(0)
    assert flow.picks_of(match.position, 0) == (("pay", "tea"),)
    match.take_back(0)
    match.take_back(0)
    assert GAME.digest(match.position) == start
    assert not match.can_take_back(0)


@pytest.mark.parametrize("action", [("gamble",), ("draw",), ("peek",)])
def test_dice_and_reveals_cannot_be_taken_back(action: tuple[str, ...]) -> None:
    match = at_market(2)
    match.choose(0, action)
    before = state(match)
    with pytest.raises(
        IllegalChoice, match="nothing to take back: dice, a reveal or another player's choice"
    ):
        match.take_back(0)
    assert state(match) == before


def test_nothing_is_taken_back_beyond_another_seats_choice() -> None:
    match = at_market(2, {0: "tea", 1: "salt"})
    play_all(match, (0, ("rest",)), (0, ("go",)))
    assert match.can_take_back(0)
    assert not match.can_take_back(1)
    match.choose(1, ("sell", "salt"))
    assert not match.can_take_back(0)
    assert match.can_take_back(1)


def test_a_sealed_pick_is_taken_back_though_others_were_quicker() -> None:
    match = at_stakes(3)
    cards = [match.position.traders[seat].hand.cards for seat in range(3)]
    play_all(match, (0, ("stake", cards[0][0])), (1, ("stake", cards[1][0])), (1, DONE), (0, DONE))
    match.take_back(1)  # DONE is a separate entry
    assert flow.picks_of(match.position, 1) == (("stake", cards[1][0]),)
    match.take_back(0)
    match.take_back(0)
    assert flow.picks_of(match.position, 0) == ()
    assert flow.picks_of(match.position, 1) == (("stake", cards[1][0]),)
    assert [entry.seat for entry in match.entries[-1:]] == [1]
    assert not match.can_take_back(2)
    assert verify(GAME, match.saved()).stamps == match.stamps


def test_what_opened_a_block_is_not_taken_back() -> None:
    match = match_of(2)
    match.choose(0, ("wish", "tea"))
    match.choose(1, ("wish", "tea"))
    assert match.position.asks[0][0] == "stake"
    assert not match.can_take_back(0)
    assert not match.can_take_back(1)


def test_a_raid_is_not_taken_back_whoever_holds_a_veto() -> None:
    for hands in ({0: "tea", 1: "salt"}, {0: "tea", 1: "veto"}):
        match = at_market(2, hands)
        match.choose(0, ("raid", 1))
        assert not match.can_take_back(0)


def test_an_answer_to_a_poll_is_taken_back_while_it_is_open() -> None:
    match = at_market(3, {0: "tea", 1: "veto", 2: "veto"})
    play_all(match, (0, ("raid", 1)), (1, PASS))
    match.take_back(1)
    play_all(match, (1, ("use", "veto")), (2, PASS))
    assert not match.can_take_back(1)


def test_rewinding_goes_beyond_barriers() -> None:
    match = finished()
    digest = GAME.digest(match.at(9))
    token = match.token(0)
    match.rewind(9)
    assert GAME.digest(match.position) == digest
    assert len(match.entries) == len(match.barriers) == 9
    assert match.token(0) != token
    first_options(match, 1000)
    assert match.over
    verify(GAME, match.saved())
    with pytest.raises(IllegalChoice, match="there is no point 5000"):
        match.rewind(5000)


# Notes and resigning


def test_notes_are_logged_and_change_nothing() -> None:
    match = at_stakes(3)
    card = match.position.traders[1].hand.cards[0]
    match.choose(1, ("stake", card))
    before = GAME.digest(match.position)
    match.note(1, "takeover", "greedy")
    assert GAME.digest(match.position) == before
    again = verify(GAME, decode_record(encode_record(match.saved())))
    assert again.entries[-1] == LogEntry(1, "takeover", ["greedy"])
    match.take_back(1)  # the pick, not the note
    assert match.entries[-1].decision == "takeover"
    assert flow.picks_of(match.position, 1) == ()
    with pytest.raises(IllegalChoice, match="unknown note 'gossip'; there are: takeover, setting"):
        match.note(1, "gossip")


def test_resigning_is_an_entry() -> None:
    match = at_stakes(3)
    play_all(match, (0, ("stake", match.position.traders[0].hand.cards[0])))
    told = match.resign(1)
    assert told == [("gave_up", 1)]
    assert flow.to_move(match.position) == [0, 2]
    assert not match.can_take_back(0)
    first_options(match, 1000)
    again = verify(GAME, decode_record(encode_record(match.saved())))
    assert state(again) == state(match)
    for index in range(len(match.entries) + 1):
        match.at(index)
    with pytest.raises(IllegalChoice, match="seat 0 cannot resign: the match is over"):
        match.resign(0)


def test_resigning_twice_or_where_the_rules_know_it_not(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_market(3)
    match.resign(1)
    with pytest.raises(IllegalChoice, match="seat 1 cannot resign: it is out"):
        match.resign(1)
    with pytest.raises(IllegalChoice, match="there is no seat 3"):
        match.resign(3)
    monkeypatch.setattr(GAME.rules, "resigned", None)
    with pytest.raises(SaeculaError, match="bazaar has no rules for resigning"):
        match.resign(0)


# Segments, snapshots, renames, upgrades


def halves() -> Match[Bazaar]:
    match = first_options(match_of(3), 10)
    match.go_on()
    return first_options(match, 10)


def test_a_match_goes_on_as_a_new_segment() -> None:
    match = halves()
    record = decode_record(encode_record(match.saved()))
    assert [len(part.entries) for part in record.segments] == [10, 10]
    again = verify(GAME, record)
    assert state(again) == state(match)
    first_options(again, 1000)
    assert again.over


def test_every_segment_of_these_rules_is_verified() -> None:
    record = halves().saved()
    first, last = record.segments
    shorter = msgspec.structs.replace(first, entries=first.entries[:-1])
    with pytest.raises(BadRecord, match=r"segment 0 ends at .*, the next begins at"):
        verify(GAME, change(record, segments=[shorter, last]))
    assert last.base is not None
    forged = msgspec.structs.replace(last, base={**last.base, "removed": "gold"})
    with pytest.raises(BadRecord, match="segment 0 ends at"):
        verify(GAME, change(record, segments=[first, forged], digest=""))
    assert unproven(GAME, record) == []


def test_segments_of_older_rules_are_taken_on_trust() -> None:
    record = halves().saved()
    first, last = record.segments
    old = msgspec.structs.replace(first, rules=1, entries=[LogEntry(0, "long_gone", ["fly"])])
    record = change(record, segments=[old, last])
    verify(GAME, record)
    assert unproven(GAME, record) == [0]


def test_no_running_match_dies_of_an_upgrade() -> None:
    match = first_options(match_of(3), 12)
    snapshot = msgspec.json.decode(msgspec.json.encode(GAME.plain(match.position)))
    del snapshot["rich"]
    newer = dataclasses.replace(
        GAME, version=4, upgrade=lambda plain, version: {**plain, "rich": False} if version < 4 else plain
    )
    again = Match.open(newer, continued(match.saved(), snapshot))
    assert GAME.digest(again.position) == GAME.digest(match.position)
    assert [part.rules for part in again.record.segments] == [3, 4]
    first_options(again, 1000)
    assert again.over
    verify(newer, decode_record(encode_record(again.saved())))


def test_a_record_of_earlier_rules_opens_where_they_lead_to_the_same_end() -> None:
    match = first_options(match_of(3), 12)
    newer = dataclasses.replace(GAME, version=4)
    again = verify(newer, decode_record(encode_record(match.saved())))
    assert state(again) == state(match)
    assert [part.rules for part in again.saved().segments] == [4]


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"digest": "0" * 64}, "played under rules 3; rules 4 differ: the replay ends at"),
        ({"decision": "bid"}, "played under rules 3; rules 4 differ: entry 4: bid of seat"),
    ],
)
def test_a_record_of_other_rules_is_resumed_where_it_was_saved(changed: dict[str, str], message: str) -> None:
    match = first_options(match_of(3), 12)
    saved = match.saved(resumable=True)
    other = entry(saved, 4, **changed) if "decision" in changed else change(saved, **changed)
    newer = dataclasses.replace(GAME, version=4)
    with pytest.raises(BadRecord, match=message):
        Match.open(newer, other)
    with pytest.raises(BadRecord, match=message):
        Match.resume(newer, change(other, position=None))
    again = Match.resume(newer, decode_record(encode_record(other)))
    assert GAME.digest(again.position) == GAME.digest(match.position)
    assert [part.rules for part in again.record.segments] == [3, 4]


def test_a_damaged_record_of_these_rules_is_not_resumed() -> None:
    saved = first_options(match_of(3), 12).saved(resumable=True)
    with pytest.raises(BadRecord, match="entry 4: bid of seat"):
        Match.resume(GAME, entry(saved, 4, decision="bid"))


def test_renamed_rules_are_found_in_snapshots_and_logs() -> None:
    match = match_of(2)
    text = msgspec.json.encode(GAME.plain(match.position)).replace(b'"round_begins"', b'"market_day"')
    assert b"market_day" in text
    g = GAME.load(msgspec.json.decode(text), match.content, match.position.variant)
    assert GAME.digest(g) == GAME.digest(match.position)
    with pytest.raises(BadRecord, match="no rule is called 'lost'"):
        GAME.load(msgspec.json.decode(text.replace(b"market_day", b"lost")), match.content, g.variant)


@pytest.mark.parametrize(
    "plain", [{}, {"seats": 3}, {"agenda": [[]]}, {"asks": [5]}, {"traders": 5}, {"deck": [1, 2]}]
)
def test_what_is_no_position_is_refused(plain: dict[str, Any]) -> None:
    match = match_of(2)
    broken = {**GAME.plain(match.position), **plain} if plain else {}
    if plain == {"seats": 3}:
        del broken["out"]
    with pytest.raises(BadRecord, match="not a position of bazaar"):
        GAME.load(broken, match.content, match.position.variant)


# Marks: positions kept to go back to


def bounded(match: Match[Bazaar]) -> bool:
    return len(match._marks) <= 2 * len(match.entries) / record_module.MARK_EVERY + 2


def test_notes_keep_no_positions() -> None:
    match = at_market(2, {0: "tea tea tea tea", 1: "salt"})
    for _ in range(5000):
        match.note(0, "setting", "x")
    assert len({id(position) for _, _, position, _ in match._marks}) == 1
    assert bounded(match)
    assert GAME.digest(match.at(60)) == GAME.digest(match.position)


def test_dice_keep_few_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_module, "MARK_EVERY", 10)
    match = match_of(2)
    while not match.over:
        seat = flow.mover(match.position)
        offered = flow.options(match.position, seat)
        match.choose(seat, ("gamble",) if ("gamble",) in offered else offered[0])
        assert bounded(match)
    assert sum(match.barriers) > 2 * len(match._marks)


@given(st.lists(st.integers(0, 99), min_size=1, max_size=80), st.integers(0, 10**6))
def test_wherever_one_goes_back_to_it_is_as_if_one_had_never_gone_on(moves: list[int], seed: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(record_module, "MARK_EVERY", 7)
        match = match_of(2 + seed % 3, str(seed))
        for move in moves:
            seat = flow.mover(match.position)
            if move < 6 and match.entries:
                match.rewind(move * len(match.entries) // 6)
            elif move < 20:
                match.note(move % match.record.seats, "setting")
            elif move < 40 and match.can_take_back(move % match.record.seats):
                match.take_back(move % match.record.seats)
            elif seat >= 0:
                offered = flow.options(match.position, seat)
                match.choose(seat, offered[move % len(offered)])
        assert bounded(match)
    again = Match.open(GAME, match.saved())
    assert state(again) == state(match)
    assert again.block_start == match.block_start
    for at in range(0, len(match.entries) + 1, 5):
        assert GAME.digest(match.at(at)) == GAME.digest(Match.open(GAME, match.saved(), upto=at).position)
    for seat in range(match.record.seats):
        assert again.can_take_back(seat) == match.can_take_back(seat)


def test_taking_back_replays_only_what_came_since_the_last_barrier(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_market(2, {0: "tea tea jade", 1: "salt"})
    for _ in range(30):
        match.note(1, "setting")
    play_all(match, (0, ("stall",)), (0, ("pay", "tea")), (0, ("pay", "jade")))
    replayed: list[int] = []
    replay = Match._replay

    def counted(self: Match[Bazaar], index: int, entry: LogEntry) -> None:
        replayed.append(index)
        replay(self, index, entry)

    monkeypatch.setattr(Match, "_replay", counted)
    match.take_back(0)
    assert replayed == [len(match.entries) - 2, len(match.entries) - 1]


# Limits


NOTE = LogEntry(0, "setting", [])
CHOICE = LogEntry(0, "secret_wish", ["wish", "tea"])


def of_entries(*entries: LogEntry) -> MatchRecord:
    return segment(match_of(3).saved(), entries=list(entries))


@pytest.mark.parametrize("limits", [SENT, FILED])
def test_what_is_within_the_limits_is_read(limits: Limits) -> None:
    notes = [NOTE] * limits.notes_at_once
    rounds = limits.notes // limits.notes_at_once
    for record in (
        of_entries(*[*notes, CHOICE] * rounds),
        of_entries(*[CHOICE] * (limits.entries if limits is SENT else 100_000)),
        change(match_of(3).saved(), names=["n" * LONGEST_WORD] * 3),
    ):
        assert decode_record(encode_record(record), limits) == record


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (of_entries(*[CHOICE] * (SENT.entries + 1)), "20001 entries; at most 20000 are read"),
        (of_entries(*[NOTE] * 51), "51 notes, 51 between two choices; at most 500 and 50 are read"),
        (of_entries(*[*[NOTE] * 50, CHOICE] * 11), "550 notes, 50 between two choices"),
        (change(match_of().saved(), segments=match_of().saved().segments * 21), "21 segments; at most 20"),
        (change(match_of().saved(), names=["n" * 301]), "at most 32 names, at most 300 characters each"),
        (change(match_of(2).saved(), names=["n"] * 33), "at most 32 names"),
        (change(match_of().saved(), seed="00" * 200), "names and seed"),
        (of_entries(LogEntry(0, "wish", [[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]])), "lists in lists"),
        (change(match_of().saved(), options={"a": [[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]}), "lists in lists"),
    ],
)
def test_what_is_beyond_the_limits_is_not_read(record: MatchRecord, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        decode_record(encode_record(record), SENT)


def test_large_files_are_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(FILED.size + 5)
    with pytest.raises(BadRecord, match="too large for a record: more than 67108864 bytes"):
        read_record(path)


@pytest.mark.parametrize("words", [[{}], [[]], [7], ["x" * 301], ["x"] * 9])
def test_notes_are_a_few_short_words(words: list[Any]) -> None:
    match = match_of(2)
    with pytest.raises(IllegalChoice, match="a note has at most 8 words of at most 300 characters"):
        match.note(0, "takeover", *words)
    with pytest.raises(BadRecord, match="entry 0: a note has"):
        verify(GAME, segment(match.saved(), entries=[LogEntry(0, "takeover", words)]))
    assert match.entries == []

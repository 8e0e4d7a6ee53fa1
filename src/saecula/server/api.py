"""The REST interface, by the contract in `docs/api.md`."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.convertors import Convertor, register_url_convertor

from saecula.core.errors import UnknownGame
from saecula.core.position import SPECTATOR
from saecula.server import copies, lobby, play, seating
from saecula.server.context import (
    LanguageDep,
    OptionalPerson,
    Services,
    ServicesDep,
    SignedIn,
    address_of,
    language_of,
)
from saecula.server.faults import CODES, Fault
from saecula.server.library import games_in, rules_of
from saecula.server.people import COOKIE, KEPT, SIGN, folded
from saecula.server.schemas import (
    Account,
    Analyse,
    AnalysisInfo,
    Answer,
    Change,
    ChangeNotices,
    Choices,
    Choose,
    Credentials,
    Fork,
    GameInfo,
    Health,
    Join,
    Level,
    MatchInfo,
    Me,
    NewMatch,
    Notices,
    Problem,
    Propose,
    Resign,
    RulesText,
    Say,
    Scores,
    Start,
    Switch,
    Undo,
)
from saecula.server.storage import Person
from saecula.server.tables import Table, own_or_spectator
from saecula.server.views import choices_of, info_of, record_of, scene_of, scores_of

MatchId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{22}$")]
SeatView = Annotated[int | None, Query(ge=SPECTATOR, le=31)]
At = Annotated[int | None, Query(ge=0, le=1_000_000)]

_MEANINGS: Final = {
    "not_found": "It does not exist.",
    "not_signed_in": "Nobody is signed in.",
    "wrong_password": "Name or password is wrong.",
    "forbidden": "It is not allowed, or does not come from a page of this server.",
    "bad_request": "It is malformed, or its parts contradict each other.",
    "illegal_choice": "The action is not among the options.",
    "stale": "The ask or proposal that it answers is no longer open.",
    "conflict": "It is not possible now.",
    "cannot_undo": "There is nothing to take back, or dice, a reveal or another player's choice came since.",
    "not_started": "The match has not started.",
    "not_revealed": "It is shown only after the end of the match.",
    "name_taken": "Another account has this name.",
    "full": "No seat is open.",
    "started": "The match has started.",
    "rate_limited": "There are too many requests.",
    "too_large": "The body is too large.",
}


def faults(*codes: str) -> dict[int | str, dict[str, Any]]:
    """Document the errors of a route; rates, foreign origins and malformed requests concern all routes."""
    found: dict[int | str, list[str]] = {}
    for code in (*codes, "bad_request", "rate_limited", "forbidden"):
        found.setdefault(CODES[code], []).append(f"`{code}`: {_MEANINGS[code]}")
    return {status: {"model": Problem, "description": " ".join(lines)} for status, lines in found.items()}


class Key(Convertor[str]):
    """An id; the path may have other words in its place."""

    regex = "[A-Za-z0-9_-]{22}"

    def convert(self, value: str) -> str:
        """Return the value unchanged."""
        return value

    def to_string(self, value: str) -> str:
        """Return the value unchanged."""
        return value


register_url_convertor("key", Key())
router = APIRouter()


@router.get("/api/health", responses=faults())
async def health(services: ServicesDep) -> Health:
    """Check that the server and its database work."""
    await lobby.count(services.matches, "running")
    return Health(status="ok")


@router.get("/metrics", response_class=PlainTextResponse, responses=faults())
async def metrics(services: ServicesDep) -> str:
    """Return the metrics for Prometheus."""
    return services.metrics.text()


# People


def _me(request: Request, person: Person) -> Me:
    language: Any = language_of(request, person)
    return Me(id=person.id, name=person.name, guest=person.login is None, language=language)


async def _sign_in(services: Services, request: Request, response: Response, person: Person) -> Me:
    """Open a session for this person; the old one ends."""
    await services.people.revoke(request.cookies.get(COOKIE))
    cookie = await services.people.open_session(person.id)
    for name, value in ((COOKIE, cookie), (SIGN, "1")):
        response.set_cookie(
            name,
            value,
            max_age=int(KEPT),
            httponly=name == COOKIE,
            samesite="lax",
            secure=request.url.scheme == "https",
            path="/",
        )
    return _me(request, person)


@router.post("/api/session", responses=faults("too_large"))
async def start_session(
    services: ServicesDep,
    request: Request,
    response: Response,
    person: OptionalPerson,
    body: Start | None = None,
) -> Me:
    """Start playing at once as a guest; somebody who is signed in stays signed in."""
    if person is not None:
        return _me(request, person)
    services.limiter.take(f"session:{address_of(request)}", 60, 0.5)
    guest = await services.people.guest(body.name if body is not None else None, "")
    return await _sign_in(services, request, response, guest)


@router.get("/api/me", responses=faults("not_signed_in"))
async def me(request: Request, person: SignedIn) -> Me:
    """Return who is signed in."""
    return _me(request, person)


@router.post("/api/me", responses=faults("not_signed_in", "conflict", "too_large"))
async def change_me(services: ServicesDep, request: Request, person: SignedIn, body: Change) -> Me:
    """Change the name or the language."""
    return _me(request, await services.people.change(person, body.name, body.language))


@router.get("/api/me/notices", responses=faults("not_signed_in"))
async def notices(services: ServicesDep, person: SignedIn) -> Notices:
    """Return how the person is notified of their turn."""
    return services.notices.chosen(person)


@router.post("/api/me/notices", responses=faults("not_signed_in", "conflict", "too_large"))
async def change_notices(services: ServicesDep, person: SignedIn, body: ChangeNotices) -> Notices:
    """Change how the person is notified; fields that are not given stay as they are."""
    services.limiter.take(f"notices:{person.id}", 10, 0.1)
    return await services.notices.change(person, body)


@router.post("/api/account", responses=faults("name_taken", "too_large"))
async def account(
    services: ServicesDep, request: Request, response: Response, person: OptionalPerson, body: Account
) -> Me:
    """Turn the guest into an account, or sign up."""
    services.limiter.take(f"account:{address_of(request)}", 10, 0.1)
    made = await services.people.register(person, body.name, body.password, body.email)
    return await _sign_in(services, request, response, made)


@router.post("/api/login", responses=faults("wrong_password", "too_large"))
async def login(
    services: ServicesDep, request: Request, response: Response, person: OptionalPerson, body: Credentials
) -> Me:
    """Sign in; a guest's matches come along."""
    services.limiter.take(f"login:{address_of(request)}", 20, 0.2)
    services.limiter.take(f"login as:{folded(body.name)}", 10, 0.1)
    account = await services.people.sign_in(body.name, body.password)
    if person is not None and person.login is None:
        await seating.carry_over(services.matches, person, account)
    return await _sign_in(services, request, response, account)


@router.post("/api/logout", status_code=204, responses=faults("too_large"))
async def logout(services: ServicesDep, request: Request, response: Response) -> None:
    """End this session."""
    await services.people.revoke(request.cookies.get(COOKIE))
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    response.delete_cookie(SIGN, path="/", samesite="lax")


# Games


@router.get("/api/games", responses=faults())
async def games(language: LanguageDep) -> list[GameInfo]:
    """List the games."""
    return games_in(language)


@router.get("/api/games/{game}/rules", responses=faults("not_found"))
async def rules(game: Annotated[str, Path(max_length=80)]) -> RulesText:
    """Return a game's rules, clause by clause."""
    try:
        return rules_of(game)
    except UnknownGame as error:
        raise Fault("not_found", str(error)) from error


# Matches

# A match may be gone, or need another version of its game.
_OPENING: Final = ("not_found", "conflict")
_DOING: Final = ("not_signed_in", *_OPENING, "too_large")


def _info(services: Services, table: Table, person: Person | None, language: str) -> MatchInfo:
    id_ = person.id if person is not None else None
    return info_of(table, id_, language, own_or_spectator(table, id_), services.people.invite_of(table.id))


@router.post("/api/matches", responses=faults("not_signed_in", "too_large"))
async def new_match(
    services: ServicesDep, person: SignedIn, language: LanguageDep, body: NewMatch
) -> MatchInfo:
    """Create a match; it starts at once if no seat is open."""
    services.limiter.take(f"match:{person.id}", 30, 0.5)
    return _info(services, await seating.create(services.matches, person, body), person, language)


@router.get("/api/matches", responses=faults("not_signed_in"))
async def matches(
    services: ServicesDep,
    person: OptionalPerson,
    language: LanguageDep,
    scope: Annotated[Literal["public", "mine"], Query()] = "public",
) -> list[MatchInfo]:
    """List the public matches, or one's own."""
    return [
        _info(services, table, person, language)
        for table in await lobby.listed(services.matches, scope, person)
    ]


@router.post(
    "/api/matches/import",
    responses=faults("not_signed_in", "too_large"),
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/MatchRecord"}}},
        }
    },
)
async def import_match(
    services: ServicesDep, request: Request, person: SignedIn, language: LanguageDep
) -> MatchInfo:
    """Import a record as a private match."""
    services.limiter.take(f"import:{person.id}", 10, 0.1)
    table = await copies.import_record(services.matches, services.clerk, person, await request.body())
    return _info(services, table, person, language)


@router.get("/api/matches/{match:key}", responses=faults(*_OPENING))
async def match_info(
    services: ServicesDep, person: OptionalPerson, language: LanguageDep, match: MatchId
) -> MatchInfo:
    """Return a match as the person may know it."""
    return _info(services, await services.matches.table(match), person, language)


@router.post("/api/matches/{match}/join", responses=faults(*_DOING, "full", "started"))
async def join(
    services: ServicesDep, person: SignedIn, language: LanguageDep, match: MatchId, body: Join
) -> MatchInfo:
    """Take an open seat; the last one starts the match."""
    return _info(
        services,
        await seating.join(services.matches, person, match, body.seat, body.invite),
        person,
        language,
    )


@router.post("/api/matches/{match}/leave", responses=faults(*_DOING, "started"))
async def leave(services: ServicesDep, person: SignedIn, language: LanguageDep, match: MatchId) -> MatchInfo:
    """Give up one's seat before the start."""
    return _info(services, await seating.leave(services.matches, person, match), person, language)


@router.delete("/api/matches/{match:key}", status_code=204, responses=faults(*_DOING, "started"))
async def call_off(services: ServicesDep, person: SignedIn, match: MatchId) -> None:
    """Call off one's match before the start; nothing of it remains."""
    await seating.call_off(services.matches, person, match)


@router.post("/api/matches/{match}/start", responses=faults(*_DOING, "started"))
async def start_match(
    services: ServicesDep, person: SignedIn, language: LanguageDep, match: MatchId
) -> MatchInfo:
    """Start the match; bots take the open seats."""
    return _info(services, await seating.start(services.matches, person, match), person, language)


@router.post(
    "/api/matches/{match}/choices",
    responses=faults(*_DOING, "not_started", "stale", "illegal_choice"),
)
async def choose(services: ServicesDep, person: SignedIn, match: MatchId, body: Choose) -> Choices:
    """Answer the ask that the token names."""
    services.limiter.take(f"choose:{person.id}", 200, 30)
    table = await play.choose(services.matches, person, match, body.seat, body.token, body.action)
    return Choices(choices=choices_of(table, body.seat))


@router.post("/api/matches/{match}/undo", responses=faults(*_DOING, "not_started", "cannot_undo"))
async def undo(services: ServicesDep, person: SignedIn, match: MatchId, body: Undo) -> Choices:
    """Take back one's last choice, unless it revealed something or others have built on it."""
    table = await play.undo(services.matches, person, match, body.seat)
    return Choices(choices=choices_of(table, body.seat))


@router.post("/api/matches/{match}/propose", responses=faults(*_DOING, "not_started", "cannot_undo"))
async def propose(
    services: ServicesDep, person: SignedIn, language: LanguageDep, match: MatchId, body: Propose
) -> MatchInfo:
    """Ask the others to take a choice back, or to give an absent player's seat to a bot."""
    services.limiter.take(f"propose:{person.id}", 10, 0.1)
    table = await services.proposals.propose(person, match, body.seat, body.kind, body.target)
    return _info(services, table, person, language)


@router.post("/api/matches/{match}/answer", responses=faults(*_DOING, "stale"))
async def answer(
    services: ServicesDep, person: SignedIn, language: LanguageDep, match: MatchId, body: Answer
) -> MatchInfo:
    """Agree, refuse, or withdraw one's own proposal."""
    table = await services.proposals.answer(person, match, body.seat, body.proposal, body.agree)
    return _info(services, table, person, language)


@router.post("/api/matches/{match}/resign", responses=faults(*_DOING, "not_started"))
async def resign(
    services: ServicesDep, person: SignedIn, language: LanguageDep, match: MatchId, body: Resign
) -> MatchInfo:
    """Give up a seat: by the rules of the game, if they allow it now, or to a bot that plays on."""
    table = await play.resign(services.matches, person, match, body.seat, body.how)
    return _info(services, table, person, language)


@router.post("/api/matches/{match}/standing", responses=faults(*_DOING, "not_started"))
async def switch_standing(
    services: ServicesDep, person: SignedIn, language: LanguageDep, match: MatchId, body: Switch
) -> MatchInfo:
    """Switch one of a seat's standing answers on or off."""
    services.limiter.take(f"standing:{person.id}", 20, 1)
    table = await play.switch_standing(services.matches, person, match, body.seat, body.id, body.on)
    return info_of(table, person.id, language, body.seat)


@router.post("/api/matches/{match}/chat", status_code=204, responses=faults(*_DOING))
async def say(services: ServicesDep, person: SignedIn, match: MatchId, body: Say) -> None:
    """Send a chat message to the table."""
    services.limiter.take(f"chat:{person.id}", 10, 1)
    await services.chats.say(person, match, body.text)


def json_response(schema: str) -> dict[str, Any]:
    """Return a documented response whose schema comes from the kernel."""
    content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{schema}"}}}
    return {"description": schema, "content": content}


@router.get(
    "/api/matches/{match}/scene",
    response_class=Response,
    responses={200: json_response("Scene"), **faults(*_OPENING, "not_started")},
)
async def scene(
    services: ServicesDep,
    person: OptionalPerson,
    language: LanguageDep,
    match: MatchId,
    seat: SeatView = None,
    at: At = None,
) -> Response:
    """Return what a seat sees, now or after this many steps."""
    table = await services.matches.table(match)
    viewer = viewer_of(table, person, seat)
    index: int | None = None
    if at is not None:
        known = choices_of(table, viewer)
        if at > known:
            raise Fault("bad_request", f"there are {known} steps")
        index = at if table.running.over else table.index_of(viewer, at)
    drawn = scene_of(table, viewer, language, index)
    return Response(msgspec.json.encode(drawn), media_type="application/json")


def viewer_of(table: Table, person: Person | None, seat: int | None, started: bool = True) -> int:
    """Return the seat whose view a person gets: their own, none, or after the end any."""
    if started and table.match is None:
        raise Fault("not_started", "the match has not started")
    id_ = person.id if person is not None else None
    if seat is None:
        return own_or_spectator(table, id_)
    if not SPECTATOR <= seat < len(table.places):
        raise Fault("bad_request", f"there is no seat {seat}")
    if not table.shows(id_, seat):
        raise Fault("forbidden", "this is not your seat")
    return seat


@router.get("/api/matches/{match}/scores", responses=faults(*_OPENING, "not_started"))
async def scores(
    services: ServicesDep, person: OptionalPerson, language: LanguageDep, match: MatchId
) -> Scores:
    """Return the scores over time."""
    table = await services.matches.table(match)
    viewer = viewer_of(table, person, None)
    return await asyncio.to_thread(scores_of, table, viewer, language)


@router.get(
    "/api/matches/{match}/record",
    response_class=Response,
    responses={200: json_response("MatchRecord"), **faults(*_OPENING, "not_started")},
)
async def record(services: ServicesDep, person: OptionalPerson, match: MatchId) -> Response:
    """Return the record: all of it after the end, before that only what the person may know."""
    table = await services.matches.table(match)
    viewer = viewer_of(table, person, None)
    kept = record_of(table, viewer, table.seats_of(person.id if person is not None else None))
    headers = {"content-disposition": f'attachment; filename="{table.game.id}-{match[:8]}.json"'}
    return Response(msgspec.json.encode(kept), media_type="application/json", headers=headers)


@router.post("/api/matches/{match}/fork", responses=faults(*_DOING, "not_started"))
async def fork(
    services: ServicesDep, person: SignedIn, language: LanguageDep, match: MatchId, body: Fork
) -> MatchInfo:
    """Try it from here: a private match in which all seats are one's own."""
    services.limiter.take(f"match:{person.id}", 30, 0.5)
    table = await copies.fork(services.matches, services.clerk, person, match, body.at)
    return _info(services, table, person, language)


@router.post("/api/matches/{match}/rematch", responses=faults(*_DOING, "full", "started"))
async def rematch(
    services: ServicesDep, person: SignedIn, language: LanguageDep, match: MatchId
) -> MatchInfo:
    """Play the same match again with the same players."""
    services.limiter.take(f"match:{person.id}", 30, 0.5)
    return _info(services, await copies.rematch(services.matches, person, match), person, language)


# Analysis

_ANALYSING: Final = faults(*_DOING, "not_revealed")


@router.get("/api/matches/{match}/analysis", responses=faults(*_OPENING, "not_revealed"))
async def analysis(
    services: ServicesDep,
    person: OptionalPerson,
    language: LanguageDep,
    match: MatchId,
    level: Annotated[Level | None, Query()] = None,
    after: Annotated[int, Query(ge=-1, le=1_000_000)] = -1,
) -> AnalysisInfo:
    """Return the analysis at a level, or the last one requested, with the verdicts after a choice."""
    return await services.analysing.info(person, match, level, after, language)


@router.post("/api/matches/{match}/analysis", responses=_ANALYSING)
async def analyse(
    services: ServicesDep, person: SignedIn, language: LanguageDep, match: MatchId, body: Analyse
) -> AnalysisInfo:
    """Request an analysis of a finished match; everybody who asks gets the same one."""
    services.limiter.take(f"analysis:{person.id}", 10, 0.1)
    await services.analysing.start(person, match, body.level)
    return await services.analysing.info(person, match, body.level, -1, language)


@router.post("/api/matches/{match}/analysis/stop", responses=_ANALYSING)
async def stop_analysis(
    services: ServicesDep, person: SignedIn, language: LanguageDep, match: MatchId, body: Analyse
) -> AnalysisInfo:
    """Stop an analysis; only the person who requested it or the owner of the match can."""
    await services.analysing.stop(person, match, body.level)
    return await services.analysing.info(person, match, body.level, -1, language)

"""The types of the API: what requests and responses look like; scenes are the kernel's own."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
    TypeAdapter,
    model_validator,
)

from saecula.bots import BOTS
from saecula.core.locale import languages
from saecula.core.points import Points
from saecula.games import GAMES


def _offered(language: str) -> str:
    if language not in languages():
        raise ValueError(f"not one of {', '.join(languages())}")
    return language


Language = Annotated[str, AfterValidator(_offered), Field(json_schema_extra={"enum": list(languages())})]
# No control characters, and no spaces at the ends: people see each other's names.
NAME = r"^[^\x00-\x1f\x7f\u200b-\u200f\u2028-\u202e\u2066-\u2069]+$"
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=NAME)]
Words = Annotated[str, StringConstraints(max_length=80)]
GameName = Annotated[Words, Field(json_schema_extra={"enum": sorted(GAMES)})]
BotName = Annotated[Words, Field(json_schema_extra={"enum": sorted(BOTS)})]
T = TypeVar("T")
# Left out of the response where it is None.
OmitNone = Annotated[T | None, Field(exclude_if=lambda value: value is None)]


def _whole(value: object) -> object:
    """Read 3.0 as 3: JSON has only one kind of number."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole = BeforeValidator(_whole)
SeatNumber = Annotated[int, Field(ge=0, le=31), Whole]


class Request(BaseModel):
    """The body of a request: unknown fields are refused, and types are strict."""

    model_config = ConfigDict(extra="forbid", strict=True)


def _require_all(schema: dict[str, Any], model: type[BaseModel]) -> None:
    fields = model.model_fields.items()
    schema["required"] = [name for name, field in fields if field.exclude_if is None]


class Reply(BaseModel):
    """A response with defaults. They are sent, so every field that is not `OmitNone` is required."""

    model_config = ConfigDict(json_schema_extra=_require_all)


class Problem(BaseModel):
    """Why a request was refused."""

    error: Literal[
        "not_found",
        "not_signed_in",
        "wrong_password",
        "forbidden",
        "bad_request",
        "illegal_choice",
        "stale",
        "conflict",
        "cannot_undo",
        "not_started",
        "not_revealed",
        "name_taken",
        "full",
        "started",
        "rate_limited",
        "too_large",
    ]
    message: str


class Health(BaseModel):
    """The server works."""

    status: Literal["ok"]


class Start(Request):
    """Start playing at once as a guest."""

    name: Name | None = None


class Change(Request):
    """What to change about oneself."""

    name: Name | None = None
    language: Language | None = None


Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]


class Account(Request):
    """A name and a password to sign in with later."""

    name: Name
    password: Password
    email: Annotated[str, StringConstraints(max_length=200, pattern=r"^[!-?A-~]+@[!-?A-~]+$")] | None = None


class Credentials(Request):
    """A name and a password to sign in with."""

    name: Annotated[str, StringConstraints(max_length=200)]
    password: Annotated[str, StringConstraints(max_length=200)]


class Me(BaseModel):
    """The person of this session."""

    id: str
    name: str
    guest: bool
    language: Language


class Notices(BaseModel):
    """How a person is notified of their turn, and what this server can do."""

    webhook: str | None
    email: bool
    has_email: bool
    smtp: bool


class ChangeNotices(Request):
    """What to change about notices; fields that are not given stay as they are."""

    webhook: Annotated[str, StringConstraints(max_length=500, pattern=r"^https?://[!-~]+$")] | None = None
    email: bool | None = None


class OptionInfo(BaseModel):
    """An option of a game."""

    name: str
    kind: Literal["flag", "choice", "list"]
    default: bool | str | list[str]
    proposed: bool | str | list[str]  # where people start from
    choices: list[str]
    text: str
    clause: str


class GameInfo(BaseModel):
    """A game."""

    id: GameName
    title: str
    players: tuple[int, int]
    options: list[OptionInfo]
    bots: list[BotName]
    usual_bot: BotName
    sources: dict[str, int]
    digest: str


class Clause(BaseModel):
    """A clause of the rules."""

    id: str
    text: str


class Chapter(BaseModel):
    """A chapter of the rules."""

    title: str
    clauses: list[Clause]


class RulesText(BaseModel):
    """A game's rules."""

    game: str
    chapters: list[Chapter]


class NewSeat(Request):
    """Who takes a seat."""

    kind: Literal["me", "open", "bot", "hotseat"]
    bot: BotName | None = None
    name: Name | None = None


class NewClock(Request):
    """How much time there is: for each move, or for the whole match."""

    kind: Literal["move", "budget"]
    seconds: Annotated[int, Field(ge=10, le=2_592_000), Whole]
    increment: Annotated[int, Field(ge=0, le=86_400), Whole] = 0

    @model_validator(mode="after")
    def _moves_have_no_increment(self) -> NewClock:
        if self.kind == "move" and self.increment:
            raise ValueError("only a budget has an increment")
        return self


class NewMatch(Request):
    """A match to create."""

    game: GameName
    options: Annotated[dict[str, bool | Words | list[Words]], Field(max_length=50)] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=16)]
    public: bool = False
    clock: NewClock | None = None
    seed: Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=r"^[^\x00]+$")] | None = None


Way = Literal["rules", "bot"]  # to hand a seat over to a bot


class SeatInfo(BaseModel):
    """Who sits on a seat."""

    index: int
    kind: Literal["person", "open", "bot"]
    name: str
    you: bool
    to_move: bool
    bot: OmitNone[str] = None


class MatchResult(BaseModel):
    """How a match ended, by seat."""

    places: list[int]
    scores: list[Points]
    winners: list[int]


class ClockInfo(BaseModel):
    """The time each seat had left at a moment, and whose clock has run since."""

    kind: Literal["move", "budget"]
    seconds: int
    increment: int
    left: list[float]
    running: list[bool]
    as_of: float


class ProposalInfo(BaseModel):
    """What a player wants the others to agree to."""

    id: str
    kind: Literal["undo", "replace"]
    by: int
    target: int | None
    answers: list[bool | None]
    open: list[int]


class StandingInfo(BaseModel):
    """A standing answer that the game offers, and whether it is on for the viewer's seat."""

    id: str
    label: str
    on: bool


class AnsweredInfo(BaseModel):
    """A question that the server answered for the viewer, in words."""

    prompt: str
    choice: str


class MatchInfo(Reply):
    """A match as its viewer may know it."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    public: bool
    status: Literal["open", "running", "over"]
    created: float
    moment: str
    seats: list[SeatInfo]
    you: list[int]
    owner: bool
    choices: int
    undo: Literal["free", "ask", "no"] = "no"
    resign: list[Way] = []
    standing: list[StandingInfo] = []  # of the viewer's own seat
    answered: list[AnsweredInfo] = []  # by standing answers since the viewer's last choice made by hand
    clock: ClockInfo | None = None
    proposal: ProposalInfo | None = None
    result: OmitNone[MatchResult] = None
    invite: OmitNone[str] = None
    seeded: bool = False
    commitment: OmitNone[str] = None


class Join(Request):
    """Take an open seat."""

    seat: SeatNumber | None = None
    invite: Annotated[str, StringConstraints(max_length=100)] | None = None


class Choose(Request):
    """An answer to the ask that the token names."""

    seat: SeatNumber
    token: Annotated[str, StringConstraints(max_length=64)]
    action: Annotated[list[str | Annotated[int, Whole]], Field(min_length=1, max_length=8)]


class Undo(Request):
    """The seat whose last choice to take back."""

    seat: SeatNumber


class Propose(Request):
    """What to ask the others for."""

    seat: SeatNumber
    kind: Literal["undo", "replace"]
    target: SeatNumber | None = None


class Answer(Request):
    """Whether a seat agrees."""

    seat: SeatNumber
    proposal: Annotated[str, StringConstraints(max_length=40)]
    agree: bool


class Resign(Request):
    """Which seat to give up, and how."""

    seat: SeatNumber
    how: Way = "bot"


class Switch(Request):
    """Which standing answer of a seat to switch on or off."""

    seat: SeatNumber
    id: Words
    on: bool


class Say(Request):
    """A chat message."""

    text: Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00]+$"),
    ]


class Choices(BaseModel):
    """How many steps of the match the player now knows of."""

    choices: int


class ScorePoint(BaseModel):
    """The scores after a number of choices."""

    at: int
    moment: str
    scores: list[Points]


class Scores(BaseModel):
    """Scores over time, and the steps at which a new part of the match begins."""

    points: list[ScorePoint]
    turns: list[int]


class Fork(Request):
    """The point from which to try."""

    at: Annotated[int, Field(ge=0, le=1_000_000), Whole]


Level = Literal["settler", "prince", "emperor"]


class Analyse(Request):
    """The level at which to analyse."""

    level: Level = "prince"


class ChancesInfo(BaseModel):
    """Each seat's chance to win after a number of choices."""

    at: int
    chances: list[float]


class TurningInfo(BaseModel):
    """A choice that changed a seat's chance, and whether it changed the favourite."""

    at: int
    seat: int
    change: float
    favourite: bool


class WeighedInfo(BaseModel):
    """An option in words, and the chance to win with it."""

    label: str
    points: float
    chance: float
    chosen: bool


class VerdictInfo(BaseModel):
    """The verdict of the analysis on a choice: the best options, including the chosen one."""

    at: int
    seat: int
    prompt: str
    loss: float
    options: list[WeighedInfo]


class AnalysisInfo(Reply):
    """The state of an analysis and its findings; of the verdicts, those that were asked for."""

    level: Level
    status: Literal["none", "waiting", "running", "stopped", "done", "failed"]
    done: int = 0
    all: int = 0
    others: int = 0  # other analyses that are waiting
    seconds: float | None = None
    yours: bool = False
    chances: list[ChancesInfo] = []
    turning: list[TurningInfo] = []
    verdicts: list[VerdictInfo] = []


class SceneMessage(BaseModel):
    """Live: the whole scene; null before the match starts."""

    kind: Literal["scene"]
    v: int
    scene: dict[str, Any] | None
    info: MatchInfo


class Operation(BaseModel):
    """A change as in RFC 6902; `remove` has no value."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = None


class PatchMessage(BaseModel):
    """Live: the difference to the scene of version `from`."""

    kind: Literal["patch"]
    v: int
    from_: int = Field(alias="from")
    ops: list[Operation]
    info: MatchInfo


class ChatMessage(BaseModel):
    """Live: a chat message; without a name it is the server's."""

    kind: Literal["chat"]
    v: int
    id: int
    name: str
    text: str
    at: float


class PresenceMessage(BaseModel):
    """Live: the names of everyone who is watching."""

    kind: Literal["presence"]
    v: int
    names: list[str]


class ErrorMessage(BaseModel):
    """Live: why nothing is shown."""

    kind: Literal["error"]
    error: str
    message: str


class Pong(BaseModel):
    """Live: the answer to a ping."""

    kind: Literal["pong"]


LiveMessage = Annotated[
    SceneMessage | PatchMessage | ChatMessage | PresenceMessage | ErrorMessage | Pong,
    Field(discriminator="kind"),
]
LIVE: TypeAdapter[LiveMessage] = TypeAdapter(LiveMessage)


def live_schemas() -> dict[str, Any]:
    """Return the descriptions of everything a live connection sends, by name; OpenAPI has no place for it."""
    union = LIVE.json_schema(ref_template="#/components/schemas/{model}")
    parts: dict[str, Any] = union.pop("$defs")
    scene = {"anyOf": [{"$ref": "#/components/schemas/Scene"}, {"type": "null"}]}
    parts["SceneMessage"]["properties"]["scene"] = scene
    return {**parts, "LiveMessage": union}

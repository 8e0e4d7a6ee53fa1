"""The wire's types: what requests and answers look like; scenes are the kernel's own."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Language = Literal["en", "de"]
# No control characters, no blanks at the ends; what people see of each other.
NAME = r"^[^\x00-\x1f\x7f\u200b-\u200f\u2028-\u202e\u2066-\u2069]+$"
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=NAME)]
Words = Annotated[str, StringConstraints(max_length=80)]
SeatNumber = Annotated[int, Field(ge=0, le=31)]


class Request(BaseModel):
    """A request's body: nothing unknown is let in."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """Why a request was not answered as asked."""

    error: Literal[
        "not_found",
        "not_signed_in",
        "forbidden",
        "bad_request",
        "illegal_choice",
        "stale",
        "conflict",
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
    """Play at once as a guest."""

    name: Name | None = None


class Change(Request):
    """What of oneself to change."""

    name: Name | None = None
    language: Language | None = None


Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]


class Account(Request):
    """A name and a password to come back with."""

    name: Name
    password: Password
    email: Annotated[str, StringConstraints(max_length=200, pattern=r"^[^@\s\x00]+@[^@\s\x00]+$")] | None = (
        None
    )


class Credentials(Request):
    """Who comes back."""

    name: Annotated[str, StringConstraints(max_length=200)]
    password: Annotated[str, StringConstraints(max_length=200)]


class Me(BaseModel):
    """The person of this session."""

    id: str
    name: str
    guest: bool
    language: Language


class OptionInfo(BaseModel):
    """An option a game offers."""

    name: str
    kind: Literal["flag", "choice", "list"]
    default: bool | str | list[str]
    choices: list[str]
    text: str
    clause: str


class GameInfo(BaseModel):
    """A game of the library."""

    id: str
    title: str
    players: tuple[int, int]
    options: list[OptionInfo]
    bots: list[str]
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
    """Who shall sit on a seat."""

    kind: Literal["me", "open", "bot", "hotseat"]
    bot: Words | None = None
    name: Name | None = None


class NewMatch(Request):
    """A match to make."""

    game: Words
    options: Annotated[dict[str, bool | Words | list[Words]], Field(max_length=50)] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=16)]
    public: bool = False
    seed: Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=r"^[^\x00]+$")] | None = None


class SeatInfo(BaseModel):
    """Who sits on a seat."""

    index: int
    kind: Literal["person", "open", "bot"]
    name: str
    you: bool
    to_move: bool
    bot: str | None = None


class MatchResult(BaseModel):
    """How a match ended, by seat."""

    places: list[int]
    scores: list[int]
    winners: list[int]


class MatchInfo(BaseModel):
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
    result: MatchResult | None = None
    invite: str | None = None
    seeded: bool = False
    commitment: str | None = None


class Join(Request):
    """Take an open seat."""

    seat: SeatNumber | None = None
    invite: Annotated[str, StringConstraints(max_length=100)] | None = None


class Choose(Request):
    """An answer to the ask that the token names."""

    seat: SeatNumber
    token: Annotated[str, StringConstraints(max_length=64)]
    action: Annotated[list[str | int], Field(min_length=1, max_length=8)]


class Undo(Request):
    """Whose last choice to take back."""

    seat: SeatNumber


class Resign(Request):
    """Which seat to give up."""

    seat: SeatNumber


class Say(Request):
    """Something to say at the table."""

    text: Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00]+$"),
    ]


class Choices(BaseModel):
    """How many steps of the match the chooser knows of now."""

    choices: int


class ScorePoint(BaseModel):
    """The scores after so many steps."""

    at: int
    moment: str
    scores: list[int]


class Scores(BaseModel):
    """Scores over time, and the steps at which a new stretch of the match begins."""

    points: list[ScorePoint]
    turns: list[int]


class Fork(Request):
    """From where to try."""

    at: Annotated[int, Field(ge=0, le=1_000_000)]

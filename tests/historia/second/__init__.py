"""A second reading of Historia, written from the rulebook alone.

The modules follow the rulebook: `preparation` (Spielvorbereitung), `turns` (Aktionskarten), `effects` (Die
Aktionen im Detail), `rounds` (Ende einer Spielrunde), `civbots` (Zivbots), and `figures` for what follows
from a table. It reads a position into a `Table` and the cards from the content files; it knows nothing of
the game's rules. What chance turns up is read from the journal of the choice, played on a copy.
"""

from __future__ import annotations

from collections.abc import Collection

from saecula.core import flow
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Action, Frame, Seat
from saecula.core.scene import Mat
from saecula.games.historia import GAME
from saecula.games.historia.position import Historia
from tests.historia.second import figures, preparation, rounds, turns
from tests.historia.second.cards import DIFFICULTIES, cards_per_action_round, government
from tests.historia.second.course import DONE, Asked, Chance, Course, Over
from tests.historia.second.table import Nation, Table, facts, facts_of, read
from tests.second import Facts


class SecondReading:
    """The reading of one match: where the course began, and the answers since then.

    A course begins with the preparation, and whenever the last player has chosen cards for an action round.
    """

    def __init__(self, _: Historia) -> None:
        self._start: Historia | None = None
        self._last_card: tuple[Seat, Action] | None = None
        self._answers: list[Action] = []
        self._chance = Chance()
        self._asked: Asked | None = None

    def options(self, g: Historia, seat: Seat, frame: Frame) -> Collection[Action] | None:
        """List the options of a choice of cards, or of a question in the course."""
        t = read(g)
        if frame[0] == "choose_cards":
            return turns.card_choices(t.nations[seat], t.chosen[seat])
        if self._start is None and frame[0] in preparation.DRAFT:
            self._begin(g, None)
            self._carry_out()
        if self._follows(seat, frame):
            assert self._asked is not None
            return self._asked.options
        return preparation.choices(t, t.nations[seat], frame) if not g.round else None

    def foretell(self, g: Historia, seat: Seat, frame: Frame, action: Action) -> Facts | None:
        """Carry the choice out on a table, up to the next question."""
        if frame[0] == "choose_cards":
            t = read(g)
            if not _choose(t, seat, action):
                return facts(t)
            self._begin(g, (seat, action))
        elif self._follows(seat, frame):
            self._answers.append(action)
        else:
            self._start = None
            return None
        self._chance.note(_played(g, seat, action))
        return self._carry_out()

    def facts(self, g: Historia) -> Facts:
        """Read a position."""
        return facts_of(g)

    def figures(self, g: Historia) -> tuple[Facts, Facts] | None:
        """Derive, once per round, what the mats that players see should show."""
        if g.asks[0][0] != "choose_cards" or g.action_round > 1 or any(g.picks):
            return None
        t = read(g)
        living = [nation for nation in t.nations if nation.alive]
        return {f"civ {nation.seat}": _figures(t, nation) for nation in living}, _shown(g)

    def _begin(self, g: Historia, last_card: tuple[Seat, Action] | None) -> None:
        self._start, self._last_card = GAME.clone(g), last_card
        self._answers, self._chance, self._asked = [], Chance(), None

    def _follows(self, seat: Seat, frame: Frame) -> bool:
        """Return whether this is the question that the course has come to."""
        return self._asked is not None and (frame[0], seat) == (self._asked.name, self._asked.seat)

    def _carry_out(self) -> Facts:
        assert self._start is not None
        t = read(self._start)
        course = Course(t, self._answers, self._chance)
        self._asked = None
        try:
            if self._last_card is None:
                preparation.prepare(course)
            else:
                _choose(t, *self._last_card)
                rounds.play_action_rounds(course)
        except Asked as asked:
            self._asked = asked
            t.asked = {(asked.name, asked.seat)}
        except Over:
            t.asked = set()
            return {**facts(t), **rounds.result(t)}
        return facts(t)


def _choose(t: Table, seat: Seat, action: Action) -> bool:
    """Lay a card face down, or end the choice; return whether everybody has chosen."""
    if action != DONE:
        t.chosen[seat].append(action[1])
    if action == DONE or not turns.card_choices(t.nations[seat], t.chosen[seat]):
        t.asked.discard(("choose_cards", seat))
    return not t.asked


def _played(g: Historia, seat: Seat, action: Action) -> Historia:
    """Return the position after a choice, with its journal."""
    after = GAME.clone(g)
    after.journal = []
    flow.play(after, seat, action)
    return after


def _figures(t: Table, nation: Nation) -> dict[str, str]:
    alone = len(figures.alone(t, nation))
    shared = len(nation.lands) - alone
    cards = (
        DIFFICULTIES[nation.difficulty].cards if nation.is_bot else cards_per_action_round(nation.technology)
    )
    return {
        "points": str(nation.vp),
        "technology": str(nation.technology),
        "military": str(nation.military),
        "wonder": str(nation.built),
        "territory": str(len(nation.lands)),
        "alone, shared": f"{alone}, {shared}" if shared else "",  # listed separately where it matters
        "government": government(nation.technology, nation.military).name["en"],
        "card": str(cards),
    }


def _shown(g: Historia) -> Facts:
    seen = GAME.redact(g, SPECTATOR)
    board = GAME.board(seen, Texts(GAME, seen.position, "en"))
    living = [mat for mat in board.mats if g.civs[int(mat.id.removeprefix("civ:"))].alive]
    return {mat.id.replace(":", " "): _shown_on(mat) for mat in living}


def _shown_on(mat: Mat) -> dict[str, str]:
    stats = {stat.icon: stat for stat in mat.stats}
    facts_ = {fact.icon: fact for fact in reversed(mat.facts)}  # a ruling tile comes after the government
    return {
        "points": mat.points,
        **{icon: stat.value for icon, stat in stats.items()},
        "alone, shared": ", ".join(reason.value for reason in stats["territory"].reasons),
        "government": facts_["government"].label,
        "card": facts_["card"].value,
    }

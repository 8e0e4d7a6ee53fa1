"""A match at one terminal: people choose by number, bots play in between."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from saecula.bots import USUAL_BOT, Bot, turn_of
from saecula.core import flow
from saecula.core.errors import IllegalChoice
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.record import TAKEOVER, Match, write_record
from saecula.core.scene import Scene, ask_for, label_of
from saecula.terminal.clauses import draw_clauses
from saecula.terminal.dock import draw_dock
from saecula.terminal.log import draw_log
from saecula.terminal.messages import Messages
from saecula.terminal.ranking import draw_ranking
from saecula.terminal.screen import Screen
from saecula.terminal.screen_layout import UNLIMITED, draw_board, draw_scene
from saecula.terminal.seating import seat_bots
from saecula.terminal.text_layout import ACCENT, GOLD, Lines, heading
from saecula.terminal.views import view

PLAIN_NEWS: Final = 60
LONG_LOG: Final = 100


class Left(Exception):
    """Raised when the player leaves the match."""


class Session:
    """One match with its people and bots."""

    def __init__(
        self, match: Match[Any], bots: Mapping[Seat, Bot], screen: Screen, language: str, save_to: Path | None
    ) -> None:
        self.match = match
        self.bots = bots
        self.humans = [seat for seat in range(match.record.seats) if seat not in bots]
        self.screen = screen
        self.messages = Messages(language)
        self.save_to = save_to
        self.viewer: Seat | None = None
        self.looked = dict.fromkeys(range(match.record.seats), 0)
        self.saved_at = -1
        self.notices: dict[Seat, list[str]] = {}  # shown to the seat below its next scene
        self.automatic: set[Seat] = set()  # seats whose usual answers are given without asking
        self.undone: Seat | None = None  # the seat that took a choice back and has not chosen since
        self._commands: dict[str, Callable[[Seat, Scene, str], bool]] = {
            "u": self._undo,
            "?": self._help,
            "a": self._switch_automatic,
            "l": self._log,
            "b": self._board,
            "s": self._save_command,
            "r": self._resign,
            "q": self._quit,
        }

    def play(self) -> None:
        """Play until the match is over, the player leaves or the input ends."""
        try:
            while not self.match.over:
                self._move(self._next())
            self._end()
        except Left:
            self.screen.say(self.messages("goodbye"))
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")
            self.screen.say(self.messages("input-ended"))

    def _next(self) -> Seat:
        """Return the seat that chooses now: a bot if possible, then the person at the keyboard."""
        movers = flow.to_move(self.match.position)
        for seat in movers:
            if seat in self.bots:
                return seat
        return self.viewer if self.viewer in movers and self.viewer is not None else movers[0]

    def _move(self, seat: Seat) -> None:
        bot = self.bots.get(seat)
        if bot is None:
            if not self._answer_usual(seat):
                self._human_move(seat)
            return
        self.match.choose(seat, turn_of(self.match.game, self.match.position, seat, bot).action)

    def _human_move(self, seat: Seat) -> None:
        if seat != self.viewer:
            self._curtain(seat)
            self.viewer = seat
        scene, since = view(self.match, seat, self.messages.language, self.looked[seat])
        self.looked[seat] = len(self.match.entries)
        self._show(scene, since)
        self._show_notices(seat)
        while not self._command(seat, scene):
            pass

    def _answer_usual(self, seat: Seat) -> bool:
        """Give the usual answer for a seat that wants it, except to a question it has just gone back to."""
        if seat not in self.automatic or seat == self.undone:
            return False
        game = self.match.game
        seen = game.redact(self.match.position, seat)
        frame = flow.ask_of(seen.position, seat)
        assert frame is not None  # only seats that must choose get here
        action = game.usual(seen.position, seat, frame, flow.options(seen.position, seat))
        if action is None:
            return False
        texts = Texts(game, seen.position, self.messages.language, self.match.record.names)
        ask = ask_for(game, seen, texts)
        assert ask is not None
        self.match.choose(seat, action)
        self._notify(seat, self.messages("answered", prompt=ask.prompt, choice=label_of(texts, action)))
        return True

    def _notify(self, seat: Seat, text: str) -> None:
        self.notices.setdefault(seat, []).append(text)

    def _show_notices(self, seat: Seat) -> None:
        for text in self.notices.pop(seat, []):
            self._say(text)

    def _curtain(self, seat: Seat) -> None:
        """Hide the previous player's view, unless only one person plays."""
        if self.viewer is None or len(self.humans) < 2:
            return
        name = self.match.record.names[seat]
        self.screen.clear()
        self.screen.show([heading(self.messages("pass-keyboard", name=name), "", self.screen.width, ACCENT)])
        self.screen.wait(self.messages("press-enter", name=name))
        self.screen.clear()

    def _show(self, scene: Scene, since: int) -> None:
        """Show the scene as it fits the screen; a plain screen shows the new log lines and the question."""
        if self.screen.plain:
            news = scene.log[since:]
            self.screen.show(self._draw_log(scene, news, PLAIN_NEWS))
            self.screen.show(draw_dock(scene, self.screen.width, self.messages))
            return
        self.screen.clear()
        self.screen.show(draw_scene(scene, since, self.screen.width, self.screen.height - 1, self.messages))

    def _draw_log(self, scene: Scene, log: list[Any], rows: int) -> Lines:
        return draw_log(log, 0, self.screen.width, rows, scene.board.mats, self.messages, title=False)

    def _command(self, seat: Seat, scene: Scene) -> bool:
        """Carry out what is typed; return whether the position changed."""
        typed = self.screen.ask(self.messages("choose") + " ›")
        word, _, rest = typed.partition(" ")
        options = scene.ask.options if scene.ask else []
        if word.isascii() and word.isdigit() and not rest and 1 <= int(word) <= len(options):
            self.match.choose(seat, tuple(options[int(word) - 1].action))
            self.undone = None
            return True
        command = self._commands.get(word.lower())
        if command is None or (rest and word.lower() != "s"):
            self._say(self.messages("not-a-number", input=typed or "–", most=len(options)))
            return False
        return command(seat, scene, rest.strip())

    def _say(self, text: str) -> None:
        self.screen.say(text, GOLD)

    def _undo(self, seat: Seat, scene: Scene, rest: str) -> bool:  # noqa: ARG002
        try:
            self.match.take_back(seat)
        except IllegalChoice:
            self._say(self.messages("nothing-to-undo"))
            return False
        self.looked[seat] = min(self.looked[seat], len(self.match.entries))
        self.undone = seat
        self._notify(seat, self.messages("undone"))
        return True

    def _switch_automatic(self, seat: Seat, scene: Scene, rest: str) -> bool:  # noqa: ARG002
        """Switch usual answers on or off; return True if the current question can now be answered."""
        self.automatic ^= {seat}
        on = seat in self.automatic
        self._say(self.messages("automatic-on" if on else "automatic-off"))
        return on and self._answer_usual(seat)

    def _help(self, seat: Seat, scene: Scene, rest: str) -> bool:  # noqa: ARG002
        ids = scene.ask.clauses if scene.ask else []
        self.screen.show(draw_clauses(ids, self.match.game.package, self.screen.width, self.messages))
        return False

    def _log(self, seat: Seat, scene: Scene, rest: str) -> bool:  # noqa: ARG002
        self.screen.show(self._draw_log(scene, scene.log, LONG_LOG))
        return False

    def _board(self, seat: Seat, scene: Scene, rest: str) -> bool:  # noqa: ARG002
        self.screen.clear()
        self.screen.show(draw_board(scene, len(scene.log), self.screen.width, UNLIMITED, self.messages))
        self.screen.show(draw_dock(scene, self.screen.width, self.messages))
        return False

    def _save_command(self, seat: Seat, scene: Scene, rest: str) -> bool:  # noqa: ARG002
        self._save(Path(rest) if rest else None)
        return False

    def _resign(self, seat: Seat, scene: Scene, rest: str) -> bool:  # noqa: ARG002
        """Resign if the rules allow it, or hand the seat over to a bot."""
        by_rules = self.match.may_resign(seat)
        how = self.screen.ask(self.messages("resign-how" if by_rules else "resign-to-bot") + " ›").lower()
        if how == "r" and by_rules:
            self.match.resign(seat)
        elif how == "b":
            self.match.note(seat, TAKEOVER, USUAL_BOT)
            self.bots = seat_bots(self.match, [bot.name for bot in self.bots.values()])
        else:
            return False
        return True

    def _quit(self, seat: Seat, scene: Scene, rest: str) -> bool:  # noqa: ARG002
        if self.saved_at != len(self.match.entries) and not self._save_or_leave():
            return False
        raise Left

    def _save_or_leave(self) -> bool:
        """Ask whether to save first; return False if the player stays."""
        answer = self.screen.ask(self.messages("save-first")).lower()
        if answer == self.messages("yes-letter"):
            return self._save(None)
        if answer == self.messages("no-letter"):
            self.screen.say(self.messages("left-unsaved"))
            return True
        return False

    def _save(self, path: Path | None) -> bool:
        """Write the record to the file the player names; return whether that succeeded."""
        target = path or self.save_to or self._asked_path()
        try:
            write_record(target, self.match.saved(resumable=True))
        except OSError as error:
            self._say(self.messages("not-saved", error=f"{target}: {error.strerror}"))
            return False
        self.save_to = target
        self.saved_at = len(self.match.entries)
        self._say(self.messages("saved", path=str(target), game=self.match.game.id))
        return True

    def _asked_path(self) -> Path:
        usual = f"{self.match.game.id}-{self.match.record.commitment[:8]}.json"
        return Path(self.screen.ask(self.messages("save-where", path=usual) + " ›") or usual)

    def _end(self) -> None:
        """Show the final board and the ranking."""
        seat = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        scene, since = view(self.match, seat, self.messages.language, self.looked.get(seat, 0))
        result = self.match.game.result(self.match.position)
        board = scene.board
        ranking = draw_ranking(result, board.mats, self.screen.width, self.messages, board.verdict)
        self.screen.clear()
        if self.screen.plain:
            self.screen.show(self._draw_log(scene, scene.log[since:], PLAIN_NEWS))
        else:
            room = self.screen.height - len(ranking) - 2
            self.screen.show(draw_board(scene, since, self.screen.width, room, self.messages))
        self.screen.show([Text(), *ranking])
        self._show_notices(seat)
        if self.save_to is not None:
            self._save(self.save_to)

"""Check every snippet of README and docs: Python runs, commands run or at least parse.

Python blocks run in a fresh namespace each. Commands run as printed, except for numbers that make them
slow. Those that cannot run here are listed with the reason, and their arguments are checked.
"""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import typer.main
from fluent.syntax import parse
from fluent.syntax.ast import Message

from saecula import cli
from saecula.bots import make_bot
from saecula.core import flow
from saecula.core.record import Match, write_record
from saecula.games import GAMES, game

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.S | re.M)

# Code that a block relies on, by its page and first line.
PREPARATION = {
    ("CONTRIBUTING.md", '@pytest.mark.rule("HIS-120")'): "import pytest",
    ("tests.md", '@pytest.mark.rule("HIS-120")'): "import pytest",
    ("analysis.md", "from saecula.analysis import analyze, decisions, judge, verdicts"): """
from saecula.core.record import Match, read_record
from saecula.games import game as game_of

record, game = read_record(BEGUN), game_of("historia")
match = Match.open(game, record)
at = next(at for at, entry in enumerate(match.entries) if entry.seat == 0)
""",
}

# Blocks that show code of the project, and where it stands.
RULES = "src/saecula/games/historia/rules"
SAMPLE = "examples/floodplain"
EXCERPTS = {
    ("architecture.md", 'rules = Rules[Historia]("historia")'): (f"{RULES}/registry.py", f"{RULES}/raid.py"),
    (
        "adding-a-game.md",
        'GAME: Final[Game[Floodplain]] = Game.of(__name__, title="Floodplain", version=1, players=(2, 4))',
    ): (f"{SAMPLE}/__init__.py",),
    ("adding-a-game.md", "class Field(Entry, frozen=True, kw_only=True):"): (f"{SAMPLE}/catalogue.py",),
    ("adding-a-game.md", "class Village:"): (f"{SAMPLE}/position.py",),
    ("adding-a-game.md", 'PLAYER: Final = players("player", 4)'): (f"{SAMPLE}/vocabulary.py",),
    ("adding-a-game.md", "@rules.step"): (f"{SAMPLE}/rules.py",),
    ("adding-a-game.md", "class TestContracts(Contracts):"): ("tests/floodplain/test_floodplain.py",),
}

# Options that make a command slow, and the values used instead.
SMALLER = {"--matches": "2", "--seconds": "0.2", "--jobs": "1"}

# Commands that do not run here, by their beginning, with the reason.
NOT_RUN = {
    "make ": "builds, serves or runs all tests; that the target exists is checked",
    "saecula serve": "serves until it is stopped",
    "saecula doctor": "looks at the data folder of whoever runs the tests",
    "saecula arena historia --players prince,settler": "bots that search for minutes",
    "saecula play historia --bots my_package.my_module:MyBot": "names a module of the reader's own",
    "python examples/guest.py": "needs a server; tests/server/test_external_bot.py runs it against one",
    "python examples/clone_greedy.py": "takes minutes; tests/envs/test_learning.py runs it",
    "python examples/learn_historia.py": "takes minutes and needs torch; tests/envs/test_learning.py runs it",
    "python -m saecula.core.generate": "writes sources; tests/floodplain compares what it writes",
    "python -m tools.": "takes minutes to days; its tests run it with small numbers",
    "pip install": "would change the environment that runs the tests",
    "for file in $(git ls-files": "adds files to the checkout",
    "cd web && npm run map": "writes sources; tests compare them",
    "cd .. && python -m pytest": "runs tests",
    "ls ": "shows a file of the example",
    "cat ": "shows a file of the example",
}


@dataclass(frozen=True)
class Block:
    """A fenced block."""

    page: str
    line: int
    language: str
    text: str

    @property
    def key(self) -> tuple[str, str]:
        return self.page, self.text.splitlines()[0]

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def _blocks() -> Iterator[Block]:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for match in FENCED.finditer(text):
            yield Block(page.name, text.count("\n", 0, match.start()) + 1, match[1], match[2])


BLOCKS = list(_blocks())
SHELLS = ("console", "")


def blocks(*languages: str) -> list[Block]:
    return [block for block in BLOCKS if block.language in languages]


VARIABLES = re.compile(r"^(?:\w+=\S+ )*(?:\.venv/bin/)?")


def lines(block: Block) -> list[str]:
    """Return the lines of a block that are commands, without prompts and comments."""
    mark = "$ " if block.language else "saecula "
    found = [line.removeprefix("$ ") for line in block.text.splitlines() if line.startswith(mark)]
    return [re.split(r"\s{2,}", line)[0] for line in found]


def commands(block: Block) -> list[str]:
    """Return the commands of a block, without variables and the program's folder."""
    return [VARIABLES.sub("", line) for line in lines(block)]


def games_named(block: Block) -> list[str]:
    """Return the games that a block names by SAECULA_GAMES; `examples` is on the path of all tests."""
    return re.findall(r"SAECULA_GAMES=(\w+) PYTHONPATH=examples ", block.text)


def runs(command: str) -> bool:
    return not command.startswith(tuple(NOT_RUN))


COMMANDS = [(block, command) for block in blocks(*SHELLS) for command in commands(block)]
RUN = [block for block in blocks(*SHELLS) if any(map(runs, commands(block)))]
UNRUN = [(block, command) for block, command in COMMANDS if not runs(command)]


def saved(path: Path, choices: int) -> Path:
    """Save a running match of Historia for four players."""
    historia = game("historia")
    match: Match[Any] = Match.new(historia, 4, {}, "docs", ["A", "B", "C", "D"])
    bot = make_bot("random", historia, "docs")
    while not match.over and len(match.entries) < choices:
        seat, options = flow.turn(match.position)
        match.choose(seat, bot.choose(historia.redact(match.position, seat), options))
    write_record(path, match.saved())
    return path


@pytest.fixture(scope="module")
def matches(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a finished match and one that has just begun."""
    folder = tmp_path_factory.mktemp("matches")
    saved(folder / "over.json", 10_000)
    saved(folder / "begun.json", 6)
    return folder


def test_every_block_is_of_a_known_kind() -> None:
    """A block in another language needs a decision here on what is done with it."""
    untested = ("json", "markdown", "toml")
    assert {block.language for block in BLOCKS} <= {"python", "ftl", *SHELLS, *untested}
    assert len(blocks("python")) >= 8
    assert len(COMMANDS) >= 20


def test_nothing_is_listed_that_is_not_there() -> None:
    assert {*PREPARATION, *EXCERPTS} <= {block.key for block in blocks("python")}


@pytest.mark.parametrize("block", blocks("ftl"), ids=str)
def test_messages(block: Block) -> None:
    assert [type(entry) for entry in parse(block.text).body] == [Message]


@pytest.mark.parametrize("block", blocks("python"), ids=str)
def test_python(
    block: Block, matches: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    if block.key in EXCERPTS:
        sources = [(ROOT / name).read_text("utf-8") for name in EXCERPTS[block.key]]
        lines = {line for source in sources for line in source.splitlines()}
        assert set(block.text.splitlines()) <= lines
        return
    names: dict[str, Any] = {"__name__": "snippet", "BEGUN": matches / "begun.json"}
    exec(PREPARATION.get(block.key, ""), names)
    if block.text.startswith(">>> "):
        test = doctest.DocTestParser().get_doctest(block.text, names, str(block), block.page, block.line)
        assert doctest.DocTestRunner().run(test).failed == 0, capsys.readouterr().out
    else:
        exec(compile(block.text, str(block), "exec"), names)


@pytest.mark.parametrize(
    "block", [block for block in blocks(*SHELLS) if any(map(runs, commands(block)))], ids=str
)
def test_commands(
    block: Block, matches: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    """Run the commands of a page in order, in one folder."""
    lay_out(tmp_path, matches)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name in games_named(block):
        monkeypatch.setitem(GAMES, name, name)
    for command in filter(runs, commands(block)):
        program, *words = shlex.split(command)
        assert program == "saecula", f"say in NOT_RUN why {command!r} cannot run"
        with pytest.raises(SystemExit) as ended:
            cli.main(quick(words, matches))
        assert ended.value.code == 0, f"{command}: {capsys.readouterr().err}"
    sys.modules.pop("my_bot", None)


def quick(words: list[str], matches: Path) -> list[str]:
    """Return the command with small numbers and an existing match."""
    words = [SMALLER.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    if words[0] == "analyze":
        return ["analyze", str(matches / "begun.json"), "--seat", "0", *words[2:], "--simulations", "2"]
    return [str(matches / "over.json") if word == "RECORD" else word for word in words]


def lay_out(folder: Path, matches: Path) -> None:
    """Write the files that pages tell their readers to create."""
    own = next(block for block in blocks("python") if "class OneAhead" in block.text)
    (folder / "my_bot.py").write_text(own.text, encoding="utf-8")
    overlay = next(block for block in blocks("console") if "cat my-historia" in block.text)
    tiles = re.search(r"^\[\n.*?^\]\n", overlay.text, re.S | re.M)
    assert tiles is not None
    (folder / "my-historia").mkdir()
    (folder / "my-historia" / "territory_tiles.json").write_text(tiles[0], encoding="utf-8")
    (folder / "match.json").write_bytes((matches / "over.json").read_bytes())


@pytest.mark.parametrize(("block", "command"), UNRUN, ids=str)
def test_what_does_not_run_is_understood(block: Block, command: str) -> None:
    program, *words = shlex.split(command)
    if program == "make":
        assert re.search(rf"^{words[0]}:", (ROOT / "Makefile").read_text("utf-8"), re.M), block
    elif program == "saecula":
        group: Any = typer.main.get_command(cli.app)
        group.commands[words[0]].make_context(words[0], words[1:])
    elif program == "python":
        count = 2 if words[0] == "-m" else 1
        told = subprocess.run(
            [sys.executable, *words[:count], "--help"], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
        assert all(word in told for word in words[count:] if word.startswith("--")), block


def test_every_reason_is_needed() -> None:
    unused = [start for start in NOT_RUN if not any(words.startswith(start) for _, words in COMMANDS)]
    assert unused == []

"""The command line: play, serve and inspect games, and run matches between bots."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from saecula.analysis import analyze
from saecula.arena.fuzz import Report, fuzz
from saecula.arena.records import Records
from saecula.arena.rendering import draw_standings, draw_summary
from saecula.arena.runner import make_runner
from saecula.arena.schedule import Tournament, make_tournament
from saecula.arena.simulate import make_plan, simulate
from saecula.arena.tournament import REPORT, run_tournament
from saecula.bots import LEVELS, USUAL_BOT
from saecula.bots.external import is_import_path
from saecula.core.contracts import MANY_OPTIONS
from saecula.core.errors import BadOption, BadRecord, SaeculaError
from saecula.core.game import Game
from saecula.core.locale import Texts, languages
from saecula.core.position import SPECTATOR
from saecula.core.record import Match, MatchRecord, read_record, verify
from saecula.core.story import ledger
from saecula.games import all_games
from saecula.games import game as game_of
from saecula.terminal.about import draw_about
from saecula.terminal.analysis_report import AnalysisReport
from saecula.terminal.dock import draw_dock
from saecula.terminal.log import draw_ledger
from saecula.terminal.messages import Messages
from saecula.terminal.ranking import draw_ranking
from saecula.terminal.screen import Screen
from saecula.terminal.screen_layout import UNLIMITED, draw_board
from saecula.terminal.seating import new_match, opened_match, seat_bots
from saecula.terminal.session import Session
from saecula.terminal.views import view

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"saecula {metadata.version('saecula')}")
        raise typer.Exit


@app.callback()
def program(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="print the version and exit"),
    ] = False,
) -> None:
    """Play civilization board games by their full rules."""


GameId = Annotated[str, typer.Argument(metavar="GAME", help="id of a game, as listed by `saecula games`")]
Language = Annotated[str, typer.Option("--lang", help=f"one of {', '.join(languages())}")]
ContentDir = Annotated[
    Path | None, typer.Option("--content", metavar="DIR", help="folder of your own content")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="an option, as listed by `saecula about GAME`"),
]
RecordsDir = Annotated[
    Path | None,
    typer.Option("--records", metavar="DIR", help="folder in which to save a record of every match"),
]


@app.command()
def games() -> None:
    """List the games."""
    console = Console(highlight=False)
    for game in all_games():
        least, most = game.players
        console.print(f"{game.id}  {game.title}, {least} to {most} players", markup=False)


@app.command()
def about(game: GameId, lang: Language = "en", content: ContentDir = None) -> None:
    """Show a game's players, options and sources of its content."""
    found = game_of(game)
    screen = Screen(Console(), plain=True)
    screen.show(draw_about(found, found.load_content(content), min(100, screen.width), Messages(lang)))


@app.command()
def play(
    game: GameId,
    seats: Annotated[int | None, typer.Option(help="number of players")] = None,
    humans: Annotated[str, typer.Option(help="number of people, or their seats: 0,2")] = "1",
    bots: Annotated[
        str, typer.Option(help="bots for the other seats, in turn: prince,module:Class")
    ] = USUAL_BOT,
    option: Options = None,
    seed: Annotated[
        str | None, typer.Option(help="seed of the match; the same seed gives the same deal")
    ] = None,
    lang: Language = "en",
    content: ContentDir = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="continue a saved match")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="file to save to")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="print and read plain lines")] = False,
) -> None:
    """Play a match in this terminal."""
    found = game_of(game)
    messages = Messages(lang)
    if save is not None and not save.absolute().parent.is_dir():
        raise BadOption(f"--save: there is no folder {save.absolute().parent}")
    things = found.load_content(content)
    given = parse_options(option)
    own = parse_players(bots)
    if load is None:
        match = new_match(found, seats, humans, bots, {**found.proposal, **given}, seed, things, messages)
    else:
        if seats is not None or given or seed is not None:
            raise BadOption("--load takes seats, options and seed from the saved match")
        match = opened_match(found, read_record(load), things)
    if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        typer.echo(messages("no-terminal", game=found.id))
        return
    console = Console(no_color=plain or None, width=80 if plain else None)
    Session(match, seat_bots(match, own), Screen(console, plain), lang, save or load).play()


DataDir = Annotated[Path | None, typer.Option(metavar="DIR", help="folder of the database and secret key")]
DatabaseUrl = Annotated[str, typer.Option(metavar="URL", help="postgresql://... or sqlite:///file")]


@app.command()
def serve(
    database: DatabaseUrl = "",
    host: Annotated[str, typer.Option(help="address to listen on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="port to listen on")] = 8000,
    workers: Annotated[int, typer.Option(help="number of processes; more than one needs PostgreSQL")] = 1,
    data: DataDir = None,
    log: Annotated[str, typer.Option(help="debug, info, warning or error")] = "warning",
) -> None:
    """Serve matches to web browsers."""
    # Imported here because the web libraries load slowly and no other command needs them.
    from saecula.server import serve as server
    from saecula.server.settings import make_settings

    if log not in ("debug", "info", "warning", "error"):
        raise BadOption(f"--log {log}: expected debug, info, warning or error")
    server.run(make_settings(data, database, host, port, workers), typer.echo, log)


@app.command()
def doctor(database: DatabaseUrl = "", data: DataDir = None) -> None:
    """Check the settings that `saecula serve` would use."""
    from saecula.server import serve as server

    found = server.examine(data, database)
    for well, text in found:
        typer.echo(f"{'ok ' if well else 'BAD'} {text}")
    if not all(well for well, _ in found):
        raise typer.Exit(1)


@app.command(name="simulate")
def simulate_command(
    game: GameId,
    players: Annotated[str, typer.Option(help="bots by name, or your own: greedy,module:Class")],
    matches: Annotated[int, typer.Option(help="number of matches")] = 100,
    seats: Annotated[int | None, typer.Option(help="number of players; default: one per name")] = None,
    option: Options = None,
    seed: Annotated[str, typer.Option(help="seed; the same seed plays the same matches")] = "1",
    jobs: Annotated[int, typer.Option(help="number of processes")] = 1,
    json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="write the result to this file")
    ] = None,
    records: RecordsDir = None,
    content: ContentDir = None,
) -> None:
    """Play many matches between bots."""
    found = game_of(game)
    names = parse_players(players)
    count = seats if seats is not None else len(names)
    plan = make_plan(found, count, names, matches, seed, parse_options(option), content)
    if json is not None and not json.absolute().parent.is_dir():
        raise BadOption(f"--json: there is no folder {json.absolute().parent}")
    kept = _records(records)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(found.title, total=plan.matches)
        summary = simulate(plan, jobs, lambda done: progress.update(bar, completed=done), kept)
    Console(highlight=False).print(draw_summary(summary))
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(summary)) + b"\n")
    _print_records(kept)


@app.command(name="arena")
def arena_command(
    game: GameId,
    players: Annotated[
        str, typer.Option(help="bots by name, or your own: greedy,module:Class; any number of them")
    ],
    matches: Annotated[int, typer.Option(help="number of matches; ideally a multiple of the seats")] = 100,
    seats: Annotated[int | None, typer.Option(help="players in a match; default: one per name")] = None,
    option: Options = None,
    seed: Annotated[str, typer.Option(help="seed; the same seed plays the same matches")] = "1",
    jobs: Annotated[int, typer.Option(help="number of processes")] = 1,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Ray cluster; `local` starts one")] = "",
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="results folder; default: arena/GAME-SEATS-SEED"),
    ] = None,
    records: RecordsDir = None,
    content: ContentDir = None,
) -> None:
    """Play a tournament between bots; run the command again to continue an interrupted one."""
    found = game_of(game)
    tournament = _tournament(found, players, seats, seed, option, content)
    folder = out if out is not None else Path("arena") / f"{found.id}-{tournament.seats}-{seed}"
    kept = None if records is None else Records(records)
    run = make_runner(tournament, jobs, ray, kept)
    with _progress() as progress:
        bar = progress.add_task(found.title, total=matches)
        try:
            results = run_tournament(
                tournament, matches, folder, run, lambda done: progress.update(bar, completed=done), kept
            )
        except KeyboardInterrupt:
            typer.echo(f"stopped; run the same command again to resume ({folder})", err=True)
            raise
    Console(highlight=False).print(draw_standings(results))
    typer.echo(f"results: {folder / REPORT}")
    _print_records(kept)


@app.command(name="dataset")
def dataset_command(
    game: GameId,
    out: Annotated[Path, typer.Option(metavar="FILE", help="the Parquet file to write")],
    players: Annotated[str, typer.Option(help="bots by name, or your own: greedy,module:Class")] = "greedy",
    matches: Annotated[int, typer.Option(help="number of matches")] = 100,
    seats: Annotated[int | None, typer.Option(help="players in a match; default: one per name")] = None,
    positions: Annotated[str, typer.Option(help="how to store positions: vector, json or both")] = "vector",
    option: Options = None,
    seed: Annotated[str, typer.Option(help="seed; the same seed plays the same matches")] = "1",
    jobs: Annotated[int, typer.Option(help="number of processes")] = 1,
    records: RecordsDir = None,
    content: ContentDir = None,
) -> None:
    """Write every choice of many matches to a Parquet file for training."""
    from saecula.arena.dataset import write_dataset

    found = game_of(game)
    if not out.absolute().parent.is_dir():
        raise BadOption(f"--out: there is no folder {out.absolute().parent}")
    tournament = _tournament(found, players, seats, seed, option, content)
    kept = _records(records)
    with _progress() as progress:
        bar = progress.add_task(found.title, total=matches)
        rows = write_dataset(
            tournament, matches, out, positions, jobs, lambda done: progress.update(bar, completed=done), kept
        )
    typer.echo(f"{out}: {rows} choices of {matches} matches")
    _print_records(kept)


def _records(folder: Path | None) -> Records | None:
    """Create the folder for records, if one is given."""
    if folder is None:
        return None
    records = Records(folder)
    records.prepare()
    return records


def _print_records(records: Records | None) -> None:
    if records is not None:
        typer.echo(f"records: {len(records)} in {records.folder}")


def _tournament(
    game: Game[Any],
    players: str,
    seats: int | None,
    seed: str,
    option: Sequence[str] | None,
    content: Path | None,
) -> Tournament:
    names = parse_players(players)
    count = seats if seats is not None else max(game.players[0], min(len(names), game.players[1]))
    digest = game.load_content(content).digest
    return make_tournament(game, count, names, seed, parse_options(option), str(content or ""), digest)


def _progress() -> Progress:
    """Return a progress bar with an estimate, shown only on a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


@app.command()
def show(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="a saved match")],
    at: Annotated[int | None, typer.Option(help="position before this choice; default: the end")] = None,
    seat: Annotated[int, typer.Option(help="seat whose view is shown; default: a spectator")] = SPECTATOR,
    lang: Language = "en",
    content: ContentDir = None,
) -> None:
    """Draw a position of a saved match."""
    messages = Messages(lang)
    game, saved, things = _read(record, content)
    length = len(saved.segments[-1].entries) if saved.segments else 0
    if at is not None and not 0 <= at <= length:
        raise BadOption(f"--at {at}: the match has {length} choices")
    if not SPECTATOR <= seat < saved.seats:
        raise BadOption(f"--seat {seat}: seats are 0 to {saved.seats - 1}")
    match = Match.open(game, saved, things, length if at is None else at)
    screen = Screen(Console(), plain=True)
    scene, since = view(match, seat, lang)
    screen.show(draw_board(scene, since, screen.width, UNLIMITED, messages))
    if match.over:
        result, board = game.result(match.position), scene.board
        screen.show(draw_ranking(result, board.mats, screen.width, messages, board.verdict))
    elif scene.ask is not None:
        screen.show(draw_dock(scene, screen.width, messages)[:-1])


@app.command()
def points(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="a saved match, finished or not")],
    seat: Annotated[int, typer.Option(help="seat whose view is used; default: a spectator")] = SPECTATOR,
    lang: Language = "en",
    content: ContentDir = None,
) -> None:
    """Show where the points of each player come from."""
    game, saved, things = _read(record, content)
    if not SPECTATOR <= seat < saved.seats:
        raise BadOption(f"--seat {seat}: seats are 0 to {saved.seats - 1}")
    match = Match.open(game, saved, things)
    scene, _ = view(match, seat, lang)
    texts = Texts(game, game.redact(match.position, seat).position, lang, saved.names)
    screen = Screen(Console(), plain=True)
    owners = [mat for mat in scene.board.mats if mat.seat >= 0]
    screen.show(draw_ledger(ledger(match, seat), owners, texts, screen.width))


@app.command(name="verify")
def verify_command(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD...", help="saved matches")],
    content: ContentDir = None,
) -> None:
    """Replay saved matches and check their digests and the commitment to the seed."""
    for path in records:
        game, saved, things = _read(path, content)
        try:
            match = verify(game, saved, things)
        except SaeculaError as error:
            raise BadRecord(f"{path}: {error}") from error
        state = "over" if match.over else "running"
        typer.echo(f"{path}: {game.id}, {len(match.entries)} choices, {state}, as recorded")


@app.command(name="analyze")
def analyze_command(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="a saved match, finished or not")],
    level: Annotated[str, typer.Option(help=f"level of the evaluating bot: {', '.join(LEVELS)}")] = "prince",
    simulations: Annotated[
        int | None, typer.Option(help="simulations for each decision; default: those of the level")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="analyze with this seat's knowledge; required while the match runs")
    ] = None,
    jobs: Annotated[int, typer.Option(help="number of processes")] = 1,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="write the full analysis as JSON")] = None,
    lang: Language = "en",
    content: ContentDir = None,
) -> None:
    """Analyze a match: winning chances, turning points and costly choices."""
    messages = Messages(lang)
    if out is not None and not out.absolute().parent.is_dir():
        raise BadOption(f"--out: there is no folder {out.absolute().parent}")
    game, saved, things = _read(record, content)
    match = Match.open(game, saved, things)
    with _progress() as progress:
        bar = progress.add_task(game.title, total=None)
        found = analyze(
            match,
            level,
            simulations=simulations,
            progress=lambda done, all_: progress.update(bar, completed=done, total=all_),
            jobs=jobs,
            folder=content,
            viewer=seat,
        )
    if out is not None:
        out.write_bytes(msgspec.json.encode(found) + b"\n")
    screen = Screen(Console(), plain=True)
    screen.show(AnalysisReport(match, found, min(screen.width, 100), messages).draw())


@app.command(name="fuzz")
def fuzz_command(
    game: GameId,
    seconds: Annotated[float, typer.Option(help="duration")] = 60.0,
    out: Annotated[Path, typer.Option(metavar="DIR", help="folder for findings")] = Path("found"),
    seed: Annotated[str, typer.Option(help="seed; the same seed plays the same matches")] = "1",
    content: ContentDir = None,
) -> None:
    """Play random matches with all variants and look for bugs."""
    found = game_of(game)
    things = found.load_content(content)
    console = Console(stderr=True)
    with console.status("") as status:

        def tell(report: Report) -> None:
            status.update(f"{report.matches} matches, {report.choices} choices, {len(report.findings)} found")

        report = fuzz(found, seconds, seed, out, things, tell)
    for finding in report.findings:
        typer.echo(finding.describe(report.times[finding.kind]))
    typer.echo(
        f"{report.matches} matches, {report.choices} choices, {len(report.setups)} setups: "
        f"{len(report.findings) or 'nothing'} found"
    )
    if report.never_offered:
        typer.echo(f"never had an option: {', '.join(report.never_offered)}")
    if report.crowded:
        typer.echo(f"had more than {MANY_OPTIONS} options: {', '.join(report.crowded)}")
    if report.findings:
        raise typer.Exit(1)


def _read(path: Path, content: Path | None) -> tuple[Game[Any], MatchRecord, Any]:
    """Read a record; return its game, the record and the content."""
    record = read_record(path)
    game = game_of(record.game)
    return game, record, game.load_content(content)


def parse_players(text: str) -> list[str]:
    """Split names of bots at commas; modules in the current folder can be imported."""
    names = [name for name in text.split(",") if name]
    if any(is_import_path(name) for name in names) and (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    return names


def parse_options(given: Sequence[str] | None) -> dict[str, str]:
    """Parse options given as `name=value`."""
    options: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption(f"--option {text}: expected name=value")
        if name in options:
            raise BadOption(f"--option {name}: given twice")
        options[name] = value
    return options


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the program; report an error as one line on stderr, with exit code 2."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        code = app(args=given or ["--help"], prog_name="saecula", standalone_mode=False)
    except SaeculaError as error:
        _refuse(str(error))
    except OSError as error:
        _refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except typer.TyperException as error:
        _refuse(error.format_message())
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    sys.exit(code if isinstance(code, int) else 0)


def _refuse(message: str) -> NoReturn:
    print(f"saecula: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)

"""A scene made by hand: a world map, a matrix, mats, a wonder row, a hand, a log and a question."""

from __future__ import annotations

from saecula.core.scene import (
    Area,
    Ask,
    Board,
    Card,
    Fact,
    LogLine,
    MapPanel,
    Mat,
    MatrixCell,
    MatrixPanel,
    MatrixZone,
    Option,
    Piece,
    RowPanel,
    Scene,
    Stat,
    TrackCell,
    TrackPanel,
)

WORLD = {
    "north_america": ("North America", 45, -100, [(70, -165), (72, -95), (47, -53), (26, -97), (48, -125)]),
    "central_america": ("Central America", 18, -96, [(32, -117), (26, -97), (8, -78), (16, -97)]),
    "south_america": ("South America", -15, -60, [(8, -78), (5, -52), (-6, -35), (-55, -68), (-6, -81)]),
    "europe": ("Europe", 50, 10, [(71, 26), (46, 30), (36, 22), (36, -6), (50, -5), (62, 5)]),
    "africa": ("Africa", 15, 15, [(36, -6), (31, 32), (11, 51), (0, 42), (0, 10), (15, -17)]),
    "southern_africa": ("Southern Africa", -18, 25, [(0, 10), (0, 42), (-34, 25), (-34, 18)]),
    "middle_east": ("Middle East", 34, 52, [(41, 29), (45, 70), (25, 66), (13, 45), (31, 32)]),
    "russia": ("Russia", 61, 95, [(70, 30), (77, 105), (66, 180), (45, 135), (50, 50), (46, 30)]),
    "india": ("India", 22, 79, [(35, 74), (28, 97), (8, 77), (25, 66)]),
    "china": ("China", 36, 104, [(49, 87), (53, 122), (40, 124), (21, 108), (28, 97), (39, 74)]),
    "southeast_asia": ("Southeast Asia", 8, 108, [(24, 95), (21, 108), (18, 120), (-9, 125), (-6, 105)]),
    "oceania": ("Oceania", -25, 140, [(-11, 142), (-28, 153), (-39, 146), (-35, 117), (-20, 115)]),
    "japan": ("Japan and Korea", 37, 136, [(45, 142), (35, 140), (31, 130), (38, 125)]),
}
ZONES = {"C": ("Clan", "0", "#8d6e4b"), "N": ("Nomads", "1", "#d9b36c"), "S": ("City state", "2", "#e8e08a")}
FUNNEL = ["CCC.....", "CCCCS...", "CCCCSSS.", ".CCCSSSN", ".NNNSSSN", "..NNNSSN", "..NNNNSS"]


def _world(chosen: dict[str, int]) -> MapPanel:
    areas = []
    for id_, (name, lat, lon, outline) in WORLD.items():
        colour = chosen.get(id_, 0)
        pieces = [Piece(f"cube:{id_}", "cube", colour, "cube", 2 if colour == 2 else 1)] if colour else []
        points = [(float(a), float(b)) for a, b in outline]
        areas.append(Area(f"territory:{id_}", name, lat, lon, points, value="3", pieces=pieces))
    return MapPanel("map", "World", areas, [("territory:china", "territory:russia")], note="tile, pieces")


def _matrix() -> MatrixPanel:
    cells = [
        MatrixCell(f"cell:{column}_{row}", column, row, f"zone:{letter}")
        for row, letters in enumerate(FUNNEL)
        for column, letter in enumerate(letters)
        if letter != "."
    ]
    cells[5].pieces = [Piece("marker:0", "marker", 1, "Romans")]
    cells[9].pieces = [Piece("marker:1", "marker", 3, "Chinese"), Piece("marker:2", "marker", 2, "Egyptians")]
    zones = [MatrixZone(f"zone:{letter}", *rest) for letter, rest in ZONES.items()]
    levels = [str(level) for level in range(1, 9)]
    return MatrixPanel("matrix", "Development", "technology", "military", levels, levels[:7], zones, cells)


def _mat(seat: int, colour: int, name: str, person: str, points: str, you: bool = False) -> Mat:
    stats = [
        Stat("technology", "7", "Technology"),
        Stat("military", "8", "Military", best=you),
        Stat("wonder", "3", "Wonders"),
        Stat("territory", "3", "Territories"),
    ]
    wonders = [Card("wonder:sphinx", "Sphinx", "Majority", "wonder", state="used")]
    facts = [
        Fact("Cubes", "2 ready, 1 used, 3 on the map"),
        Fact("Empire", "3 VP a round", cards=[*wonders, Card("wonder:petra", "Petra", "Pay", "wonder")]),
        Fact("Suleiman: wonders 5", "4 VP", progress=[3, 5]),
    ]
    played = [Card("action:technology", "Technology", "Action", "technology")] if you else []
    return Mat(
        f"civ:{seat}",
        seat,
        colour,
        name,
        person,
        points,
        active=you,
        you=you,
        stats=stats,
        facts=facts,
        played=played,
    )


def example(language: str = "en") -> Scene:
    """Return a scene in which the Romans are asked where their cube goes."""
    mats = [
        _mat(0, 1, "Romans", "Ada", "41", you=True),
        _mat(1, 3, "Chinese", "Mei", "38"),
        _mat(2, 2, "Egyptians", "Tomás", "44"),
    ]
    wonders = [
        Card("wonder:angkor", "Angkor Wat", "Expansion", "expansion", "1 VP whenever you expand", "II"),
        Card("wonder:pisa", "Leaning Tower of Pisa", "Technology", "technology", "1 VP for a level", "II"),
        Card("wonder:borobudur", "Borobudur", "Pay 1 cube", "cube", "take back any card, and 1 VP", "II"),
    ]
    hand = [Card(f"action:{name.lower()}", name, "Action", name.lower()) for name in ("Arts", "War", "Raid")]
    rounds = [
        TrackCell(f"round:{i}", str(i), "past" if i < 6 else "now" if i == 6 else "") for i in range(1, 13)
    ]
    options = [
        Option(["expand", id_], WORLD[id_][0], hint, [f"territory:{id_}"])
        for id_, hint in [("russia", "3 VP tile, alone"), ("india", "2 VP tile, alone"), ("china", "shared")]
    ]
    ask = Ask(
        "expansion_place",
        "Where does your cube go?",
        "Only territories next to yours: you lack Navigation.",
        ["HIS-101", "HIS-102"],
        "pick",
        options,
    )
    log = [
        LogLine("round", "Round 6, action round 1", heading=True),
        LogLine("took", "Egyptians take Notre-Dame", "civ:2"),
        LogLine("raised", "Chinese raise military to 8", "civ:1"),
        LogLine("expanded", "Romans recover 1 cube", "civ:0"),
    ]
    board = Board(
        moment="Epoch II, round 6 of 12",
        mats=mats,
        panels=[
            _world({"europe": 1, "middle_east": 1, "africa": 2, "japan": 3}),
            RowPanel("wonders", "Wonder row", wonders, "take with Arts"),
            _matrix(),
        ],
        hand=RowPanel("hand", "Your hand", hand),
        time=TrackPanel("time", "Time", rounds),
    )
    return Scene("historia", "Historia", 0, language, [0], False, board, ask, log)

"""The sample game as a seat sees it."""

from __future__ import annotations

from saecula.core.locale import Texts
from saecula.core.position import Action, Frame, Seat
from saecula.core.scene import Board, Card, Mat, RowPanel, Stat, TrackCell, TrackPanel
from saecula.core.secrecy import Seen
from saecula.core.zones import Zone
from tests.sample.position import Bazaar


def board(seen: Seen[Bazaar], texts: Texts) -> Board:
    g = seen.position
    return Board(
        moment=texts.text("moment", {"round": g.round}),
        mats=[_mat(seen, texts, seat) for seat in range(g.seats)],
        panels=[
            RowPanel("deck", texts.text("deck"), _cards(texts, g.deck)),
            RowPanel("discard", texts.text("discard"), _cards(texts, g.discard)),
            TrackPanel(
                "prices",
                texts.text("prices"),
                [TrackCell(f"good:{good}", str(price)) for good, price in g.prices.items()],
            ),
        ],
        hand=None if seen.seat < 0 else RowPanel("hand", "", _cards(texts, g.traders[seen.seat].hand)),
        final=["gamble", "draw", "peek", "use veto"],
    )


def _mat(seen: Seen[Bazaar], texts: Texts, seat: Seat) -> Mat:
    g = seen.position
    trader = g.traders[seat]
    return Mat(
        id=f"civ:{seat}",
        seat=seat,
        colour=seat + 1,
        name=texts.label("civ", seat),
        person="",
        points=str(trader.gold),
        active=g.turn.seat == seat,
        you=seat == seen.seat,
        stats=[Stat("hand", str(len(trader.hand)), texts.text("deck")), Stat("wish", trader.wish, "")],
    )


def _cards(texts: Texts, zone: Zone) -> list[Card]:
    return [Card(f"card:{card}", texts.label("card", card), "card", "card") for card in zone.cards]


def hint(_seen: Seen[Bazaar], _texts: Texts, _frame: Frame, _action: Action) -> str:
    return ""

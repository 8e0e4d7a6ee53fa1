"""What a viewer sees."""

from floodplain.catalogue import Field
from floodplain.position import Floodplain
from floodplain.rules import YEARS
from saecula.core.flow import to_move
from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.scene import Board, Card, Mat, Piece, RowPanel, Stat, TrackCell, TrackPanel
from saecula.core.secrecy import Seen


def board(seen: Seen[Floodplain], texts: Texts) -> Board:
    """Lay out a mat for each village, the fields, and the years."""
    g = seen.position
    fields = [_field(g, field, texts) for field in g.content.fields.values()]
    return Board(
        moment=texts.text("moment", {"year": g.year, "years": YEARS}),
        mats=[_mat(seen, seat, texts) for seat in range(g.seats)],
        panels=[RowPanel("fields", texts.text("fields"), fields, wide=True)],
        view=texts.text("fields"),
        time=TrackPanel("years", texts.text("years"), [_year(g, year) for year in range(1, YEARS + 1)]),
    )


def _mat(seen: Seen[Floodplain], seat: Seat, texts: Texts) -> Mat:
    grain = str(seen.position.villages[seat].grain)
    return Mat(
        id=f"player:{seat}",
        seat=seat,
        colour=seat + 1,
        name=texts.label("player", seat),
        person="",
        points=grain,
        active=seat in to_move(seen.position),
        you=seat == seen.seat,
    )


def _field(g: Floodplain, field: Field, texts: Texts) -> Card:
    there = [seat for seat, village in enumerate(g.villages) if village.sown == field.id]
    return Card(
        id=f"field:{field.id}",
        title=texts.label("field", field.id),
        kind=texts.text("field"),
        icon="grain",
        text=texts.text("field-text", {"grain": field.grain, "height": field.height}),
        foot=texts.text("field-foot", {"height": field.height}),
        marks=[Stat("grain", str(field.grain), texts.text("grain"))],
        pieces=[Piece(f"{field.id}:{seat}", "sown", seat + 1, texts.label("player", seat)) for seat in there],
    )


def _year(g: Floodplain, year: int) -> TrackCell:
    state = "now" if year == g.year else "past" if year < g.year else ""
    return TrackCell(f"year:{year}", str(year), state)

"""From an empty position to the first decision."""

from floodplain._generated import blank_village
from floodplain.position import Floodplain
from floodplain.rules import begin_year


def setup(g: Floodplain) -> None:
    """Give everybody an empty village. [FLD-001]"""
    g.villages = [blank_village() for _ in range(g.seats)]
    g.then(begin_year(1))

"""Egypt: the tokens of Cleopatra (COC-618)."""

from __future__ import annotations

from saecula.core.effects import Frames
from saecula.core.position import Seat
from saecula.games.clash_of_cultures.effects import Special
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import land
from saecula.games.clash_of_cultures.rules.registry import specials


@specials.named("devote")
def devote(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Put a culture token on the leader's city; there is no limit. [COC-618]"""
    lying = {tokens[0]: tokens[1] for tokens in g.beloved}
    lying[place] = lying.get(place, 0) + 1
    g.beloved = tuple(sorted(lying.items()))
    g.tell("devoted", seat, land.name(g, place))
    return ()

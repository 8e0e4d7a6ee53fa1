"""The sample game as a `Game`."""

from __future__ import annotations

from collections import Counter
from typing import Any

from saecula.core.actions import NUMBER, Domain, entry_name
from saecula.core.game import Code, Game, Result, ranked, returns_of
from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.registry import scope, together
from saecula.core.zones import deck, pile, seen_by
from tests.sample import _generated
from tests.sample.content import CARDS, GOODS, all_cards, load_content
from tests.sample.determinize import determinize
from tests.sample.position import Bazaar
from tests.sample.rules import rounds, rules
from tests.sample.scene import board, hint
from tests.sample.variant import BazaarVariant

HAND = 4


def setup(g: Bazaar) -> None:
    """Deal, lay one card aside, and let everybody make a wish. [SAM-001]"""
    g.prices = dict.fromkeys(GOODS, 3)
    g.turn.seat = -1
    cards = list(g.shuffled(all_cards()))
    g.removed = cards.pop()
    for seat in range(g.seats):
        trader = _generated.blank_trader()
        trader.gold = 2
        trader.hand = pile([cards.pop() for _ in range(HAND)], seen_by(seat))
        g.traders.append(trader)
    g.deck = deck(cards)
    g.then(
        together(rounds.secret_wish(seat) for seat in range(g.seats)),
        rounds.round_begins(1),
        scope("game"),
        rounds.counting(),
    )


def result(g: Bazaar) -> Result:
    places = ranked([(-1 if g.out >> seat & 1 else score,) for seat, score in enumerate(g.scores)])
    return Result(places, g.scores, returns_of(places))


def check(g: Bazaar) -> None:
    """Check that cards are conserved, nobody has debts and hands are sorted."""
    zones = [g.deck, g.discard, *[trader.hand for trader in g.traders]]
    cards = Counter([g.removed, *[card for zone in zones for card in zone.cards]])
    assert cards == Counter(all_cards()), f"cards are not conserved: {cards}"
    assert all(trader.gold >= 0 for trader in g.traders), "gold is negative"
    assert all(list(t.hand.cards) == sorted(t.hand.cards) for t in g.traders), "a hand is not sorted"
    assert all(trader.wish for trader in g.traders) or not g.round, "nobody goes without a wish"


def evaluate(g: Bazaar, seat: Seat) -> float:
    return float(g.traders[seat].gold)


def _card_label(texts: Texts, value: Any) -> str:
    return entry_name(texts.content.cards[value], texts.language)


def _civ_label(texts: Texts, value: Any) -> str:
    return texts.text("trader", {"number": value + 1})


CARD = Domain("card", lambda _: CARDS, _card_label, 8)
EFFECT = Domain("effect", lambda _: ("alms", "veto"), _card_label, 4, thing="card")
GOOD = Domain("good", lambda _: GOODS, _card_label, 8)
CIV = Domain("civ", lambda _: range(4), _civ_label, 4)

GAME: Game[Bazaar] = Game(
    id="bazaar",
    title="Bazaar",
    version=3,
    players=(2, 4),
    package="tests.sample",
    rules=rules,
    variant=BazaarVariant,
    load_content=load_content,
    setup=setup,
    code=Code(
        _generated.blank,
        _generated.clone,
        _generated.plain,
        _generated.load,
        _generated.redact,
        _generated.FIELDS,
        _generated.CLAUSES,
    ),
    determinize=determinize,
    result=result,
    check=check,
    verbs={
        "wish": {"good": GOOD},
        "stake": {"card": CARD},
        "bid": {"n": NUMBER},
        "rest": {},
        "gamble": {},
        "draw": {},
        "peek": {},
        "stall": {},
        "trade": {"civ": CIV},
        "raid": {"civ": CIV},
        "top": {"card": CARD},
        "pay": {"card": CARD},
        "give": {"card": CARD},
        "sell": {"card": CARD},
        "go": {},
        "use": {"effect": EFFECT},
    },
    domains={"card": CARD, "effect": EFFECT, "good": GOOD, "civ": CIV, "number": NUMBER},
    asks={"market": {"left": "number"}, "give": {"taker": "civ"}, "intervene": {"raider": "civ"}},
    lines={
        "round": {"n": "number"},
        "staked": {"civ": "civ", "card": "card"},
        "bid": {"civ": "civ", "n": "number"},
        "rolled": {"civ": "civ", "n": "number"},
        "drew": {"civ": "civ", "card": "card"},
        "raids": {"civ": "civ", "victim": "civ"},
        "built": {"civ": "civ"},
        "gave": {"civ": "civ", "taker": "civ", "card": "card"},
        "sold": {"civ": "civ", "card": "card", "n": "number"},
        "left": {"civ": "civ"},
        "used": {"civ": "civ", "card": "card"},
        "looted": {"civ": "civ", "victim": "civ"},
        "gave_up": {"civ": "civ"},
        "counted": {},
    },
    headings=("round",),
    board=board,
    hint=hint,
    evaluate=evaluate,
)

"""What advances, leaders, wonders and buildings change in battles: a case for each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from saecula.core.bits import bits
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.position import BARBARIANS, PIRATES
from saecula.games.clash_of_cultures.powers import Arms, Combat
from saecula.games.clash_of_cultures.rules import arms, battle, combat, hosts, land, sides
from saecula.games.clash_of_cultures.rules.combat import Modifier
from tests.clash_of_cultures.table import Table
from tests.clash_of_cultures.test_battle import at_sea
from tests.clash_of_cultures.war import FIELD, HOME, Dice, camp, dice, fight, hold, horde, lay, war

__all__ = ["dice"]  # a fixture

FILES = ("advances", "civ_advances", "leaders", "wonders", "buildings")
NOTHING = (0, 0, 0, 0, False, False)


def holders(kind: type[Any]) -> Iterator[str]:
    """The entries with a power of this kind."""
    content = Content.get()
    for file in FILES:
        for id_, entry in content.files[file].items():
            parts: Any = getattr(entry, "abilities", (entry,))
            if any(isinstance(power, kind) for part in parts for power in part.powers):
                yield id_


def armies(own: int = 2, others: int = 2) -> Table:
    return war().units(0, FIELD, infantry=own).units(1, FIELD, infantry=others)


def led(leader: str, others: int = 2, seat: int = 0) -> Table:
    """A leader and an infantry of one player against infantry of the other."""
    t = war().units(seat, FIELD, infantry=1, leader=1).units(1 - seat, FIELD, infantry=others)
    t[seat].leader = leader
    return t


def owning(t: Table, seat: int, civ_advance: str) -> Table:
    t[seat].own_advances = 1 << list(t.g.content.files["civ_advances"]).index(civ_advance)
    return t


def with_wonder(t: Table, wonder: str, hex_: str) -> Table:
    number = t.g.content.wonder_index[wonder]
    t.g.wonder_at = tuple([t.place(hex_) if i == number else -1 for i in range(len(t.g.wonder_at))])
    t.g.builders = tuple([0 if place >= 0 else -1 for place in t.g.wonder_at])
    return t


def started(
    t: Table, attacker: int = 0, defender: int = 1, round_: int = 1, hex_: str = FIELD, came: str = HOME
) -> Table:
    """The battle is in this round, and nobody has rolled."""
    battle.begin(t.g, attacker, defender, t.place(hex_), t.place(came))
    t.g.pending.clear()
    t.g.battle.round = round_
    t.g.battle.strength = (sides.strength(t.g, 0), sides.strength(t.g, 1))
    return t


def of(t: Table, which: int, source: str) -> tuple[Any, ...]:
    """What a source, or a leader by either ability, changes for a side, in all."""
    leaders = t.g.content.leader_with
    found = [
        each for each in combat.modifiers(t.g, which) if source in (each.source, leaders.get(each.source))
    ]
    return (
        sum(each.value for each in found),
        sum(each.dice for each in found),
        sum(each.ignore for each in found),
        max((each.cap for each in found), default=0),
        any(each.bar for each in found),
        any(each.mute for each in found),
    )


def change(**given: Any) -> tuple[Any, ...]:
    each = Modifier("", **given)
    return (each.value, each.dice, each.ignore, each.cap, each.bar, each.mute)


def bonus(value: int) -> tuple[Any, ...]:
    return change(value=value)


# Of each: the table, the side, what it changes there.
Case = tuple[Callable[[], Table], int, tuple[Any, ...]]


def in_city(t: Table, *buildings: str, seat: int = 1, mood: str = "neutral") -> Table:
    return t.city(seat, FIELD, *buildings, mood=mood)


def sea_battle(seat: int, led_by: str = "", **more: int) -> tuple[Table, str, str]:
    t, field, home = at_sea()
    t.units(0, field, ship=1, **(more if seat == 0 else {})).units(1, field, ship=1, **(more if seat else {}))
    if led_by:
        t[seat].leader = led_by
    return t, field, home


def afloat(
    prepare: Callable[[Table], Table], led_by: str = "", foe: int = 1, round_: int = 1, **more: int
) -> Table:
    t, field, home = sea_battle(0, led_by, **more)
    prepare(t)
    if foe == PIRATES:
        t.units(1, field)
        t.g.pirates = hosts.put((), t.place(field), [hosts.SHIP])
    return started(t, 0, foe, round_, field, home)


def landed(t: Table) -> Table:
    """The same battle, begun from the sea."""
    t.g.battle.landed = True
    return t


def without_city(t: Table, *hexes: str) -> Table:
    return t.no_city(*hexes)


def few_cities(t: Table, seat: int) -> Table:
    """A player has one city less than the other."""
    t[1 - seat].cities |= t.mask("C3")
    return t


def with_elephant() -> Table:
    return war().units(0, FIELD, elephant=1).units(1, FIELD, infantry=1)


def tribes_around(t: Table, number: int) -> Table:
    """Barbarian cities stand around the field."""
    now = t.lay("B2", "tile_14").realm().land
    near = now.within(t.place(FIELD), 2) & now.ground & ~t.mask(FIELD, HOME)
    t.g.tribes = sum([1 << place for place in bits(near)[:number]])
    assert t.g.tribes.bit_count() == number
    return t


def jimmu_at(hex_: str) -> Table:
    """Jimmu is somewhere while infantry defends a fortress."""
    return in_city(armies(), "fortress").leader(1, "jimmu", hex_)


def without_fortress_die(t: Table) -> Table:
    """Siegecraft has cancelled what the fortress does."""
    t.g.battle.attacking_powers = ("no_dice", "no_ignore")
    return t


def sea_hex(t: Table) -> str:
    return land.names(t.g, hosts.host(t[0].units, t.realm().land.water).ships)[0]


COMBAT: dict[str, list[Case]] = {
    "fortress": [
        (lambda: started(in_city(armies(), "fortress")), 1, change(dice=1, ignore=1)),
        (lambda: started(in_city(armies(), "fortress"), round_=2), 1, NOTHING),
    ],
    "warships": [
        (lambda: afloat(lambda t: t.advances(0, "warships")), 0, change(ignore=1)),
        (lambda: landed(started(armies().advances(0, "warships"))), 0, change(ignore=1)),
        (lambda: started(armies().advances(0, "warships")), 0, NOTHING),
    ],
    "fanaticism": [
        (lambda: started(in_city(armies(), "temple").advances(0, "fanaticism")), 0, bonus(2)),
        (lambda: started(in_city(armies(), "temple").advances(1, "fanaticism")), 1, bonus(2)),
        (lambda: started(in_city(armies(), "temple").advances(1, "fanaticism"), round_=2), 1, NOTHING),
        (lambda: started(in_city(armies()).advances(1, "fanaticism")), 1, NOTHING),
    ],
    "great_wall": [
        (lambda: started(with_wonder(in_city(armies(), mood="happy"), "great_wall", FIELD)), 0, bonus(-2)),
        (lambda: started(with_wonder(in_city(armies()), "great_wall", FIELD)), 0, NOTHING),
    ],
    "horsemanship": [
        (lambda: started(owning(in_city(armies(), "fortress"), 1, "horsemanship")), 1, bonus(1)),
        (lambda: started(owning(in_city(armies()), 1, "horsemanship")), 1, NOTHING),
        (lambda: started(owning(in_city(armies(), "fortress"), 1, "horsemanship"), round_=2), 1, NOTHING),
    ],
    "sparta": [
        (lambda: started(owning(armies(1, 2), 0, "sparta")), 1, change(bar=True)),
        (lambda: started(owning(armies(2, 2), 0, "sparta")), 1, NOTHING),
        (lambda: afloat(lambda t: owning(t, 1, "sparta").units(0, sea_hex(t), ship=2)), 0, NOTHING),
    ],
    "persian_elephants": [
        (
            lambda: started(owning(with_elephant(), 0, "persian_elephants")),
            1,
            change(cap=2),
        ),
        (lambda: started(owning(armies(), 0, "persian_elephants")), 1, NOTHING),
        (lambda: started(owning(with_elephant(), 0, "persian_elephants"), round_=2), 1, NOTHING),
    ],
    "tribal_warfare": [
        (lambda: started(owning(camp(camp(armies(), "E2"), "D1"), 0, "tribal_warfare")), 0, bonus(2)),
        (lambda: started(owning(tribes_around(armies(), 5), 0, "tribal_warfare")), 0, bonus(4)),
        (
            lambda: started(owning(in_city(camp(armies(2, 0), "D1"), "fortress"), 0, "tribal_warfare")),
            0,
            NOTHING,
        ),
        (lambda: started(owning(camp(armies(), "D7"), 0, "tribal_warfare")), 0, NOTHING),
        (
            lambda: started(
                owning(camp(horde(armies(2, 0), infantry=1), "D1"), 0, "tribal_warfare"), defender=BARBARIANS
            ),
            0,
            NOTHING,
        ),
    ],
    "biremes": [
        (lambda: afloat(lambda t: owning(t, 0, "biremes")), 0, bonus(2)),
        (lambda: afloat(lambda t: owning(t, 0, "biremes"), round_=2), 0, bonus(2)),
        (lambda: afloat(lambda t: owning(t, 0, "biremes").advances(1, "warships")), 0, bonus(2)),
        (lambda: afloat(lambda t: owning(t, 0, "biremes").advances(1, "warships"), round_=2), 0, NOTHING),
        (lambda: started(owning(armies(), 0, "biremes")), 0, NOTHING),
    ],
    "ahuitzotl": [
        (lambda: started(without_city(led("ahuitzotl"), HOME)), 0, change(ignore=1)),
        (lambda: started(led("ahuitzotl")), 0, NOTHING),
    ],
    "jimmu": [
        (lambda: started(in_city(led("jimmu", seat=1), "fortress")), 1, bonus(2)),
        (lambda: started(without_fortress_die(jimmu_at("D1"))), 1, bonus(2)),
        (lambda: started(jimmu_at("D7")), 1, NOTHING),
        (lambda: started(in_city(led("jimmu", seat=1))), 1, NOTHING),
    ],
    "suiko": [
        (lambda: started(led("suiko", seat=1)), 1, bonus(2)),
        (lambda: started(led("suiko")), 0, NOTHING),
    ],
    "augustus": [
        (lambda: started(without_city(led("augustus"), HOME)), 0, bonus(2)),
        (lambda: started(led("augustus")), 0, NOTHING),
    ],
    "sulla": [
        (lambda: started(horde(led("sulla", 0), infantry=1), defender=BARBARIANS), 0, bonus(2)),
        (lambda: started(led("sulla")), 0, NOTHING),
    ],
    "hannibal": [
        (lambda: started(led("hannibal")), 1, change(cap=2)),
        (lambda: started(led("hannibal"), round_=2), 1, NOTHING),
    ],
    "hanno": [
        (lambda: afloat(lambda t: t, "hanno", leader=1), 0, bonus(2)),
        (lambda: afloat(lambda t: t.units(0, HOME, leader=1), "hanno"), 0, NOTHING),
        (lambda: started(led("hanno")), 0, NOTHING),
    ],
    "pericles": [
        (lambda: afloat(lambda t: t, "pericles", leader=1), 0, bonus(2)),
        (lambda: afloat(lambda t: t.units(0, HOME, leader=1), "pericles"), 0, NOTHING),
    ],
    "dido": [
        (lambda: started(in_city(led("dido", seat=1))), 1, bonus(2)),
        (lambda: started(led("dido", seat=1)), 1, NOTHING),
        (lambda: started(in_city(led("dido"))), 0, NOTHING),
    ],
    "alexander": [
        (lambda: started(led("alexander").lay("B2", "tile_14").city(0, "B2")), 0, bonus(1)),
        (lambda: started(led("alexander")), 0, NOTHING),
    ],
    "leonidas": [
        (lambda: started(led("leonidas", 4)), 0, bonus(4)),
        (lambda: started(led("leonidas", 2)), 0, NOTHING),
    ],
    "pakal": [
        (lambda: started(in_city(led("pakal", seat=1), "obelisk")), 1, change(ignore=1)),
        (lambda: started(in_city(led("pakal", seat=1))), 1, NOTHING),
        (lambda: started(in_city(led("pakal", seat=1), "obelisk"), round_=2), 1, NOTHING),
        (lambda: started(in_city(led("pakal", seat=1), "obelisk").colour(0, FIELD, "obelisk")), 1, NOTHING),
    ],
    "siyaj_kak": [
        (lambda: started(in_city(led("siyaj_kak"), "academy", "temple")), 0, bonus(3)),
        (lambda: started(in_city(led("siyaj_kak"), "academy"), round_=2), 0, NOTHING),
        (lambda: started(in_city(led("siyaj_kak", seat=1))), 1, NOTHING),
        (lambda: started(led("siyaj_kak")), 0, NOTHING),
    ],
    "wak_chanil": [
        (lambda: started(led("wak_chanil")), 0, bonus(2)),
        (lambda: started(without_city(led("wak_chanil"), HOME)), 0, NOTHING),
    ],
    "ramses": [
        (lambda: afloat(lambda t: t, "ramses", PIRATES, leader=1), 0, bonus(2)),
        (lambda: afloat(lambda t: t, "ramses", leader=1), 0, NOTHING),
        (lambda: started(in_city(led("ramses").lay("B2", "tile_05"))), 0, bonus(2)),
        (lambda: started(led("ramses").lay("B2", "tile_05")), 0, NOTHING),
        (lambda: started(in_city(led("ramses"))), 0, NOTHING),
    ],
    "ragnar": [
        (lambda: landed(started(led("ragnar"))), 0, bonus(2)),
        (lambda: landed(started(led("ragnar", seat=1))), 1, NOTHING),
        (lambda: started(led("ragnar")), 0, NOTHING),
    ],
    "wu_zetian": [
        (lambda: started(led("wu_zetian")), 0, bonus(2)),
        (lambda: started(led("wu_zetian", 3)), 0, NOTHING),
    ],
    "sri_gupta": [(lambda: started(led("sri_gupta")), 0, bonus(2))],
    "vercingetorix": [
        (lambda: started(led("vercingetorix").units(0, "D1", settler=2).units(0, HOME)), 0, bonus(2)),
        (lambda: started(led("vercingetorix").units(0, HOME).units(0, "D7", settler=1)), 0, NOTHING),
    ],
    "boudica": [
        (lambda: started(led("boudica").advances(1, "siegecraft")), 0, bonus(2)),
        (lambda: started(led("boudica")), 0, NOTHING),
        (lambda: started(horde(led("boudica", 0), infantry=1), defender=BARBARIANS), 0, NOTHING),
    ],
    "ithobaal": [
        (lambda: started(led("ithobaal").city(0, HOME, "temple")), 0, bonus(2)),
        (lambda: started(led("ithobaal")), 0, NOTHING),
    ],
    "nebuchadnezzar": [
        (lambda: started(in_city(led("nebuchadnezzar"), "temple")), 0, bonus(2)),
        (lambda: started(in_city(led("nebuchadnezzar"))), 0, NOTHING),
        (lambda: started(in_city(led("nebuchadnezzar", seat=1), "temple")), 1, NOTHING),
    ],
    "nabopolassar": [
        (lambda: started(led("nabopolassar")), 0, bonus(2)),
        (lambda: started(few_cities(led("nabopolassar"), 1)), 0, NOTHING),
    ],
    "bleda": [
        (lambda: started(in_city(led("bleda"))), 1, change(bar=True)),
        (lambda: started(in_city(led("bleda")), round_=2), 1, NOTHING),
        (lambda: started(led("bleda")), 1, NOTHING),
    ],
    "xerxes": [
        (
            lambda: started(led("xerxes").units(0, FIELD, infantry=4, leader=1)),
            0,
            change(bar=True, mute=True),
        ),
        (lambda: started(led("xerxes").units(0, FIELD, infantry=3, leader=1)), 0, NOTHING),
    ],
}


@pytest.mark.rule("COC-159", "COC-245", "COC-410", "COC-447", "COC-367", "COC-505", "COC-517", "COC-536")
@pytest.mark.rule("COC-544", "COC-549", "COC-601", "COC-604", "COC-605", "COC-606", "COC-608", "COC-609")
@pytest.mark.rule("COC-610", "COC-611", "COC-612", "COC-613", "COC-614", "COC-615", "COC-616", "COC-617")
@pytest.mark.rule("COC-620", "COC-621", "COC-626", "COC-629", "COC-630", "COC-634", "COC-635", "COC-636")
@pytest.mark.rule("COC-640", "COC-641", "COC-643")
@pytest.mark.card("horsemanship", "sparta", "persian_elephants", "tribal_warfare", "biremes")
@pytest.mark.card("ahuitzotl.1", "jimmu.1", "suiko.1", "augustus.1", "sulla.1", "hannibal.1", "hanno.1")
@pytest.mark.card(
    "dido.2", "alexander.1", "leonidas.1", "pericles.1", "pakal.1", "siyaj_kak.1", "wak_chanil.1"
)
@pytest.mark.card("ramses.1", "ragnar.1", "wu_zetian.1", "xerxes.1", "sri_gupta.1", "vercingetorix.1")
@pytest.mark.card("boudica.1", "ithobaal.1", "nebuchadnezzar.2", "nabopolassar.1", "bleda.1")
@pytest.mark.parametrize("id_", COMBAT)
def test_combat_powers_work_where_they_say(id_: str) -> None:
    for make, which, expected in COMBAT[id_]:
        assert of(make(), which, id_) == expected


def test_every_power_in_battle_has_a_case() -> None:
    assert {*COMBAT, "attila"} == set(holders(Combat))
    assert set(ARMS) == set(holders(Arms))


@pytest.mark.rule("COC-159")
def test_a_leader_elsewhere_changes_nothing() -> None:
    t = led("suiko", seat=1).units(1, FIELD, infantry=2).units(1, "C3", leader=1)
    assert of(started(t), 1, "suiko") == NOTHING


@pytest.mark.rule("COC-642")
@pytest.mark.card("attila.1")
def test_attila_lets_a_cavalry_fight_like_an_elephant(dice: Dice) -> None:
    t = war().units(0, FIELD, leader=1, cavalry=1).units(1, FIELD, infantry=1)
    t[0].leader = "attila"
    dice.show("2c 5c", "5i")
    fight(t)
    assert t.now == [("arm", "attila_1.0"), ("pass",)]
    t.do("arm", "attila_1.0")
    assert t.at(0, FIELD) == ["cavalry", "leader"]


@pytest.mark.rule("COC-505")
@pytest.mark.card("horsemanship")
def test_horsemanship_adds_to_one_activated_cavalry() -> None:
    t = war().units(0, FIELD, infantry=1).units(1, FIELD, cavalry=2)
    started(owning(in_city(t, "fortress"), 1, "horsemanship"))
    t.g.battle.defending_dice = faces(t, "2 cavalry", "2 cavalry", "1 leader")
    assert combat.read(t.g, 1).value == 5 + 2 + 2 + 1
    t.g.battle.defending_dice = faces(t, "2 elephant", "2 elephant", "1 leader")
    assert combat.read(t.g, 1).value == 5


@pytest.mark.rule("COC-505", "COC-642", "COC-397")
def test_horsemanship_adds_nothing_to_a_cavalry_that_fights_like_an_elephant() -> None:
    t = war().units(0, FIELD, infantry=1).units(1, FIELD, cavalry=1).leader(1, "attila", FIELD)
    started(owning(in_city(t, "fortress"), 1, "horsemanship"))
    t.g.battle.defending_dice = faces(t, "2 cavalry", "1 leader", "1 leader")
    assert combat.read(t.g, 1).value == 4 + 2 + 1
    t.g.battle.defending_powers = ("attila_1",)
    assert combat.read(t.g, 1).value == 2


def faces(t: Table, *shown: str) -> tuple[int, ...]:
    die = [f"{face.number} {face.kind}" for face in t.g.content.board.die]
    return tuple([die.index(face) for face in shown])


@pytest.mark.rule("COC-630")
@pytest.mark.card("sri_gupta.1")
def test_sri_gupta_is_prepared_only_without_a_tactics_card(dice: Dice) -> None:
    t = hold(led("sri_gupta", 1), 0, "flanking")
    t.g.journal = []
    dice.show("1l 2c 1l 2e", "1l")
    lay(fight(t), "flanking")
    assert next(line[3] for line in t.g.journal if line[0] == "valued") == 2 + 1 + 2


# What is paid for.


def siegecraft(dice: Dice) -> None:
    t = in_city(armies(), "fortress").advances(0, "siegecraft").goods(0, wood=2, ore=2)
    assert fight_until(t, "power").now == [("arm", "siegecraft.0"), ("arm", "siegecraft.1"), ("pass",)]
    assert of(fought_on(t, "siegecraft.0"), 1, "fortress") == change(ignore=1)
    assert t.stock() == {"ore": 2}
    assert of(fought_on(t, "siegecraft.1"), 1, "fortress") == NOTHING
    assert t.stock() == {}
    t = armies().advances(0, "siegecraft").goods(0, wood=2, ore=2)
    dice.show("1l 1l", "1l 1l")
    assert fight(t).asked[0] == "retreat"


def fight_until(t: Table, ask: str) -> Table:
    """Fight until something is asked; dice roll as they like."""
    fight(t)
    assert not ask or t.asked[0] == ask, t.asked
    return t


def steel_weapons(_: Dice) -> None:
    t = armies().advances(0, "steel_weapons").goods(0, ore=1)
    assert of(fought_on(fight_until(t, "power"), "steel_weapons.0"), 0, "steel_weapons") == bonus(2)
    assert t.stock() == {}
    t = armies().advances(0, "steel_weapons").advances(1, "steel_weapons").goods(0, ore=1)
    assert of(fought_on(fight_until(t, "power"), "steel_weapons.0"), 0, "steel_weapons") == bonus(1)
    assert of(t, 1, "steel_weapons") == NOTHING


def fought_on(t: Table, id_: str) -> Table:
    """Pay for something, and look at the battle as it then is."""
    which = int(t.asked[1] == t.g.battle.defender)
    arms.arm(t.g, t.asked[1], ("arm", id_), which, "before")
    t.g.pending.clear()
    return t


def great_arena(dice: Dice) -> None:
    t = with_wonder(armies(), "great_arena", HOME).goods(0, mood=2)
    dice.show("4c 1l", "1l 1l")
    fight_until(t, "power").do("arm", "great_arena.0")
    assert t.at(1, FIELD) == ["infantry"]
    dice.show("4c 1l", "1l")
    t.do("fight_on")
    assert t.asked[0] != "power"


def immortals(dice: Dice) -> None:
    t = owning(armies(), 0, "immortals").goods(0, culture=5)
    dice.show("1l 1l", "1l 1l")
    fight_until(t, "power")
    for _ in range(4):
        t.do("arm", "immortals.0")
    assert t.stock() == {"culture": 1}
    assert t.at(1, FIELD) == ["infantry"]


def fireworks(dice: Dice) -> None:
    t = owning(armies(), 0, "fireworks").goods(0, wood=1, ore=1)
    dice.show("1l 1l", "5c 1l")
    fight_until(t, "power").do("arm", "fireworks.0")
    assert t.at(0, FIELD) == ["infantry"] * 2
    t = owning(armies(), 0, "fireworks").goods(0, wood=1, ore=1)
    dice.show("1l 1l", "1l 1l")
    assert fight(t).asked[0] == "retreat"


def go_toba(dice: Dice) -> None:
    t = led("go_toba").goods(0, ore=1)
    dice.show("1l 1l 2c", "1l 1l")
    t.g.journal = []
    fight_until(t, "power").do("arm", "go_toba_1.0")
    assert next(line[3] for line in t.g.journal if line[0] == "valued") == 2 + 1 + 2


def qin(dice: Dice) -> None:
    t = led("qin").goods(0, culture=4)
    dice.show("2c 2c", "5c 1l")
    fight_until(t, "power").do("arm", "qin_2.0")
    assert t.at(0, FIELD) == ["infantry", "leader"]
    dice.show("2c 2c", "5c 1l")
    assert t.do("fight_on").asked[0] == "casualties"


def akbar(_: Dice) -> None:
    t = war().units(0, FIELD, leader=1, elephant=2).units(1, FIELD, infantry=1).goods(0, ore=1)
    t[0].leader = "akbar"
    assert of(fought_on(fight_until(t, "power"), "akbar_1.0"), 0, "akbar") == bonus(2)


def pygmalion(dice: Dice) -> None:
    t = in_city(led("pygmalion", seat=1)).goods(1, culture=1)
    dice.show("5c 1l", "6i 6i")
    fight_until(t, "power").do("arm", "pygmalion_1.0")
    assert t.at(1, FIELD) == ["infantry", "leader"]
    assert t.stock(1) == {"culture": 1}


def viriatus(dice: Dice) -> None:
    t = led("viriatus").goods(0, mood=2)
    dice.show("2c 2c", "1l 1l")
    fight(t).do("fight_on")
    dice.show("2c 2c", "1l")
    t.do("arm", "viriatus_1.0").take("drive_off", *(t.now[0]))
    assert t.at(1, FIELD) == ["infantry"]
    assert sum(len(stack) - 1 for stack in t[1].units) == 3


def cyrus(dice: Dice) -> None:
    t = hold(led("cyrus"), 0, "flanking")
    t.g.journal = []
    lay(fight(t), "flanking")
    dice.show("2c 2c", "1l 1l")
    t.do("arm", "cyrus_2.0")
    assert next(line[3] for line in t.g.journal if line[0] == "valued") == 6


ARMS: dict[str, Callable[[Dice], None]] = {
    case.__name__: case
    for case in (
        siegecraft,
        steel_weapons,
        great_arena,
        immortals,
        fireworks,
        go_toba,
        qin,
        akbar,
        pygmalion,
        viriatus,
        cyrus,
    )
}


@pytest.mark.rule("COC-X22", "COC-X23", "COC-228", "COC-248", "COC-251", "COC-360", "COC-417", "COC-418")
@pytest.mark.rule("COC-453", "COC-534", "COC-537", "COC-603", "COC-625", "COC-627", "COC-632", "COC-633")
@pytest.mark.rule("COC-638")
@pytest.mark.card("fireworks", "immortals", "go_toba.1", "qin.2", "cyrus.2", "akbar.1", "viriatus.1")
@pytest.mark.card("pygmalion.1")
@pytest.mark.parametrize("id_", ARMS)
def test_what_is_paid_for_works(dice: Dice, id_: str) -> None:
    ARMS[id_](dice)


@pytest.mark.rule("COC-X22", "COC-418")
def test_metallurgy_makes_steel_weapons_free(dice: Dice) -> None:
    t = armies().advances(0, "steel_weapons", "metallurgy")
    t.g.journal = []
    dice.show("1l 1l", "1l 1l")
    fight(t)
    assert [line[3] for line in t.g.journal if line[0] == "valued"] == [4, 2]
    t = armies().advances(0, "steel_weapons", "metallurgy").advances(1, "steel_weapons")
    t.g.journal = []
    dice.show("1l 1l", "1l 1l")
    fight(t)
    assert [line[3] for line in t.g.journal if line[0] == "valued"] == [2, 2]


@pytest.mark.rule("COC-248")
def test_what_was_paid_before_the_battle_lasts_for_all_rounds(dice: Dice) -> None:
    t = armies().advances(0, "steel_weapons").goods(0, ore=1)
    t.g.journal = []
    dice.show("1l 1l", "1l 1l", "1l 1l", "1l 1l")
    fight(t).do("arm", "steel_weapons.0").do("fight_on")
    assert [line[3] for line in t.g.journal if line[0] == "valued"] == [4, 2, 4, 2]


@pytest.mark.rule("COC-248", "COC-603")
@pytest.mark.card("go_toba.1")
def test_the_way_of_the_sword_outlives_its_emperor(dice: Dice) -> None:
    t = led("go_toba").units(0, FIELD, infantry=2, leader=1).goods(0, ore=1)
    t.g.journal = []
    dice.show("2c 2c 2c", "6i 1l")
    fight(t).do("arm", "go_toba_1.0").do("lose", "leader")
    assert (t[0].leader, t.at(0, FIELD)) == ("", ["infantry", "infantry"])
    dice.show("2c 2c", "1l")
    t.do("fight_on")
    assert [line[3] for line in t.g.journal if line[0] == "valued"] == [8, 8, 6, 1]


@pytest.mark.rule("COC-603")
@pytest.mark.card("go_toba.1")
def test_the_way_of_the_sword_needs_ore_and_its_emperor(dice: Dice) -> None:
    for t in (led("go_toba"), armies().leader(0, "go_toba", HOME).goods(0, ore=1)):
        dice.show("2c 2c", "1l 1l")
        assert fight(t).asked == ("retreat", 0)


@pytest.mark.rule("COC-632")
@pytest.mark.card("akbar.1")
def test_bladed_tusks_count_living_elephants_even_without_akbar(dice: Dice) -> None:
    t = war().units(0, FIELD, elephant=2).leader(0, "akbar", FIELD).units(1, FIELD, infantry=3)
    t.g.journal = []
    dice.show("2c 2c 2c", "5c 6i 1l")
    fight(t.goods(0, ore=1)).do("arm", "akbar_1.0").do("lose", "leader")
    assert t.at(0, FIELD) == ["elephant"]
    dice.show("2c", "1l 1l")
    t.do("fight_on")
    assert [line[3] for line in t.g.journal if line[0] == "valued"] == [8, 13, 3, 2]


@pytest.mark.rule("COC-642")
@pytest.mark.card("attila.1")
def test_attila_masters_horses_in_the_first_round_only(dice: Dice) -> None:
    t = war().units(0, FIELD, cavalry=1).leader(0, "attila", FIELD).units(1, FIELD, infantry=2)
    dice.show("2c 2e", "1l 1l", "2c 2e", "1l")
    fight(t).do("pass").do("fight_on")
    assert (t.at(1, FIELD), t.asked) == ([], ("", -1))


@pytest.mark.rule("COC-625")
@pytest.mark.card("qin.2")
def test_the_tactician_needs_his_tokens_and_a_hit(dice: Dice) -> None:
    t = led("qin").goods(0, culture=1)
    dice.show("2c 2c", "5c 1l")
    assert fight(t).asked == ("casualties", 0)
    t = led("qin").goods(0, culture=2)
    dice.show("2c 2c", "1l 1l")
    assert fight(t).asked == ("retreat", 0)


@pytest.mark.rule("COC-638")
@pytest.mark.card("pygmalion.1")
def test_the_protector_is_paid_back_only_for_a_victory(dice: Dice) -> None:
    t = in_city(led("pygmalion", seat=1)).goods(1, culture=1)
    dice.show("5c 1l", "2c 2c")
    fight(t).do("arm", "pygmalion_1.0").do("retreat")
    assert (t.at(1, FIELD), t.stock(1)) == (["infantry", "leader"], {})
    t = led("pygmalion", seat=1).goods(1, culture=1)
    dice.show("5c 1l", "2c 2c")
    assert fight(t).asked == ("casualties", 1)


@pytest.mark.rule("COC-638", "COC-071")
@pytest.mark.card("pygmalion.1", "great_arena")
def test_the_protector_gets_back_what_he_paid_in_place_of_a_culture_token(dice: Dice) -> None:
    t = with_wonder(in_city(led("pygmalion", seat=1)), "great_arena", FIELD).goods(1, mood=1)
    dice.show("5c 1l", "6i 6i")
    fight_until(t, "power").do("pass").do("arm", "pygmalion_1.0")
    assert t.stock(1) == {"mood": 1}


@pytest.mark.rule("COC-633")
@pytest.mark.card("viriatus.1")
def test_terror_begins_in_the_second_round_and_needs_tokens(dice: Dice) -> None:
    t = led("viriatus").goods(0, mood=2)
    dice.show("2c 2c", "1l 1l")
    assert fight(t).asked == ("retreat", 0)
    assert t.do("fight_on").asked == ("power", 0)
    t = led("viriatus").goods(0, mood=1)
    dice.show("2c 2c", "1l 1l", "2c 2c", "1l 1l")
    assert fight(t).do("fight_on").asked == ("retreat", 0)


@pytest.mark.rule("COC-172", "COC-633")
@pytest.mark.card("viriatus.1")
def test_terror_may_empty_the_field(dice: Dice) -> None:
    t = led("viriatus", others=1, seat=1).goods(1, mood=2)
    dice.show("1l", "2c 2c")
    fight(t).do("fight_on").do("arm", "viriatus_1.0")
    assert (t.asked, t.at(1, FIELD), t.at(0, FIELD)) == (("", -1), ["infantry", "leader"], [])
    assert t.raw(0, "D1") == (hosts.INFANTRY | hosts.TIRED,)


@pytest.mark.rule("COC-627", "COC-708")
@pytest.mark.card("cyrus.2")
def test_a_scout_takes_the_card_whose_effect_the_strategist_gave_up(dice: Dice) -> None:
    t = hold(hold(led("cyrus"), 0, "flanking"), 1, "scout")
    t.g.journal = []
    lay(lay(fight(t), "flanking"), "scout")
    dice.show("2c 2c", "1l 1l")
    t.do("arm", "cyrus_2.0")
    assert next(line[3] for line in t.g.journal if line[0] == "valued") == 6
    assert "flanking" in [t.g.content.action_cards[card].tactic for card in t[1].hand.cards]


@pytest.mark.rule("COC-534")
@pytest.mark.card("fireworks")
def test_fireworks_are_lit_in_the_first_round_only(dice: Dice) -> None:
    t = owning(armies(), 0, "fireworks").goods(0, wood=1, ore=1)
    dice.show("1l 1l", "1l 1l")
    fight(t)
    dice.show("1l 1l", "5c 1l")
    assert t.do("fight_on").asked == ("retreat", 0)
    assert t.at(0, FIELD) == ["infantry"]


@pytest.mark.rule("COC-537")
@pytest.mark.card("immortals")
def test_immortals_are_paid_anew_before_every_roll(dice: Dice) -> None:
    t = owning(armies(1, 1), 0, "immortals").goods(0, culture=2)
    t.g.journal = []
    fight(t)
    dice.show("1l", "1l")
    t.do("arm", "immortals.0").do("pass")
    assert t.do("fight_on").asked == ("power", 0)
    dice.show("1l", "1l")
    t.do("pass")
    assert [line[3] for line in t.g.journal if line[0] == "valued"] == [2, 1, 1, 1]

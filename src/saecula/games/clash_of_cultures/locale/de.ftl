## Namen, die in keiner Inhaltsdatei stehen.

civ = { $number ->
    [1] Rot
    [2] Gelb
    [3] Lila
   *[other] Blau
}
good-food = Nahrung
good-wood = Holz
good-ore = Erz
good-ideas = Ideen
good-gold = Gold
good-mood = Zufriedenheit
good-culture = Kultur
good-captives = Gefangene
turn-kept = so, wie es liegt
turn-turned = um 180 Grad gedreht
unit-moved = { $unit } (hat in diesem Zug gehandelt)
mood-angry = wütend
mood-neutral = neutral
mood-happy = glücklich
amount = { $good ->
    [Ideen] { $n ->
        [one] 1 Idee
       *[other] { $n } Ideen
    }
    [Gefangene] { $n ->
        [one] 1 Gefangener
       *[other] { $n } Gefangene
    }
   *[other] { $n } { $good }
}
decimal = { $whole },{ $tenths }
nothing = nichts

## Optionen des Spiels.

option-base_only = Grundspiel: ohne Zivilisationen, Anführer, Kavallerie, Kriegselefanten, Piraten, Märkte, Obelisken und Sternwarten
option-chosen_start = Die Startgebiete werden gewählt, der Startspieler wählt zuletzt
option-short_game = Kürzeres Spiel: vier Runden, zwei Siedler, zwei Gratis-Fortschritte je Runde
option-flexible_end = Flexibles Spielende: bis zu sieben Runden, ein Würfel kann das Spiel früher beenden
option-no_events = Von Ereigniskarten werden nur die Symbole ausgeführt
option-optional_events = Vor dem Ziehen eines Ereignisses wird entschieden, ob sein Text gilt
option-random_leader = Rekrutierte Anführer werden gelost
option-wonder_buffet = Weltwunderkarten liegen offen aus, alle dürfen sie bauen
option-alternate_history = Die Anführer aller Zivilisationen werden ausgelost

## Fragen und ihre Gründe.

ask-choose_site = Wo gründest du deine Hauptstadt?
why-choose_site = Die Stadt steht auf der Ebene eines Startgebiets, ist glücklich und hat einen Siedler bei sich.

ask-act = Was tust du?
why-act = Du hast drei Aktionen je Zug; Gratis-Aktionen kosten keine. Du darfst deinen Zug früher beenden.

ask-pay_advance = Wie bezahlst du { $advance }?
why-pay_advance = Ein Fortschritt kostet zwei Nahrung; Ideen und Gold dürfen sie beliebig gemischt ersetzen.

ask-free_advance = Welchen Fortschritt erzielst du?
why-free_advance = Er kostet nichts. Alle anderen Regeln gelten: zuerst der oberste einer Kategorie, und nur eine Regierungsform.

ask-follow_up = Bezahlst du für { $ability }?
why-follow_up = Das ist freiwillig: Du darfst diese Fähigkeit jetzt für ihren Preis nutzen.

ask-choose_price = Was bezahlst du für { $ability }?
why-choose_price = Die Wirkung hängt vom Preis ab.

ask-take_goods = Was nimmst du?
why-take_goods = Was über ein Limit hinausgeht, verfällt.

ask-choose_gain = Was nimmst du?
why-choose_gain = Du erhältst eines davon.

ask-choose_conversion = Welches Plättchen tauschst du?
why-choose_conversion = Jedes Plättchen wird zu einem der anderen Art, alle in derselben Richtung.

ask-strengthen = Nutzt du { $ability } in { $city }?
why-strengthen = Die Stadt zählt dann bei dieser Aktivierung als größer oder glücklicher.

ask-relieve = Welche Stadt zählt statt { $city } als aktiviert?
why-relieve = Durch Stadtstaaten darf eine Stadt von mindestens gleicher Größe und Stimmung einspringen; die Stimmung der ersten bleibt.

ask-spare = Welche Güter musst du nicht bezahlen?
why-spare = Der Anführer in dieser Stadt senkt den Preis, in beliebiger Mischung.

ask-give_for = Was gibst du für Gold?
why-give_for = Für jedes angrenzende Gebirge darfst du ein Gut gegen ein Gold tauschen.

ask-be_raided = Welche Ressource verlierst du?
why-be_raided = Räuber handeln neben einer deiner Städte.

ask-seize = Welche Barbaren-Einheit nimmst du gefangen?
why-seize = Du nimmst sie statt der Ressource des Feldes.

ask-release = Welchen Gefangenen gibst du zurück?
why-release = Gefangene bezahlen einen Teil des Preises; jeder kehrt zu seinem Besitzer zurück.

ask-choose_goods = Was bezahlst du stattdessen?
why-choose_goods = Du zahlst von Hand. Wähle, was die verlangten Güter ersetzt; der Rest wird wie angegeben bezahlt.

ask-discard_card = Welche Karte wirfst du für { $ability } ab?
why-discard_card = Alle sehen sie; sie kommt auf den Ablagestapel ihrer Art.

ask-reap = Von welchen Feldern produziert die Stadt in { $city }?
why-reap = Eine Stadt produziert von so vielen verschiedenen Feldern, wie sie groß ist, glücklich von einem mehr, wütend nur von einem; auch ihr eigenes Feld zählt.

ask-swap = Machst du aus einem Erz dieser Produktion Gold?
why-swap = Metallurgie erlaubt es, wenn eine Produktion mindestens zwei Erz bringt.

ask-choose_city = Welche Stadt produziert?
why-choose_city = Die Stadt wird aktiviert; es muss deine einzige Produktion in diesem Zug sein.

ask-construct = Was baust du in { $city }?
why-construct = Ein Gebäude kostet eine Nahrung, ein Holz und ein Erz. Keine Stadt darf mehr Bauwerke haben, als du Städte hast.

ask-moor = In welchem Wasserfeld steht der Hafen von { $city }?
why-moor = Neue Schiffe dieser Stadt kommen dorthin.

ask-recruit = Welche Einheiten rekrutiert die Stadt in { $city }?
why-recruit = So viele Einheiten, wie sie groß ist, glücklich eine mehr, wütend nur eine. Alle werden zusammen bezahlt.

ask-take_back = Welche Einheit kommt zurück in deinen Vorrat?
why-take_back = In deinem Vorrat ist keine dieser Art, also wird eine vom Spielplan neu rekrutiert.

ask-move_from = Welche Gruppe bewegt sich als Nächste?
why-move_from = Beim Kommandieren hast du drei Bewegungen; jede führt eine Gruppe von einem Feld auf ein anderes, und jede Einheit bewegt sich höchstens einmal.

ask-move_to = Wohin bewegt sich die Gruppe aus { $hex }?
why-move_to = Landeinheiten ziehen ein Feld weit, auch auf Schiffe und von Bord; Schiffe fahren beliebig weit in ihrem Meer. Wer ein unentdecktes Feld betritt, deckt das Gebiet auf. Armee-Einheiten brauchen Militärtaktik.

ask-group = Wer bewegt sich?
why-group = Einheiten eines Feldes mit demselben Ziel sind eine Gruppe. Höchstens vier Armee-Einheiten dürfen auf einem Feld sein.

ask-lay_tile = Wie liegt das neue Gebiet?
why-lay_tile = Beide Richtungen sind erlaubt, also wählst du.

ask-cheer = Welche Städte werden zufriedener?
why-cheer = Jede Stufe einer Stadt kostet so viel Zufriedenheit, wie sie groß ist. Alle Stufen werden zusammen bezahlt.

ask-gladden = Welche Stadt wird zufriedener?
why-gladden = Die Stimmung steigt unabhängig von der Größe.

ask-aim = Welche Stadt versucht { $city } zu beeinflussen?
why-aim = Die Reichweite ist die Größe deiner Stadt; jede Kultur gibt ein Feld dazu. Ab fünf gelingt der Wurf.

ask-choose_origin = Von welcher Stadt aus versuchst du eine Kulturübernahme?
why-choose_origin = Die Reichweite ist die Größe dieser Stadt.

ask-boost_result = Bezahlst du { $tokens } Kultur für den Erfolg in { $city }?
why-boost_result = Jede Kultur erhöht das Ergebnis um eins. Der Versuch von { $start } braucht fünf.

ask-swap_building = Welches Gebäude in { $city } wird deins?
why-swap_building = Es wird gegen eines aus deinem Vorrat getauscht. Punkte bringt es dir, nutzen darf es der Besitzer der Stadt.

ask-raze = Entfernst du eine Stadt?
why-raze = In der Statusphase darfst du eine Stadt, die nur aus einer Siedlung besteht, für ein Gold entfernen.

ask-change_government = Änderst du deine Regierungsform?
why-change_government = Für eine Zufriedenheit und eine Kultur wechseln alle deine Fortschritte der Regierungsform in eine andere.

ask-install = Welche weiteren Fortschritte von { $category } hast du?
why-install = Du behältst so viele Fortschritte der Regierungsform, wie du hattest; der oberste gehört dazu.

ask-name_start = Wer wird Startspieler?
why-name_start = Du hast zusammen am meisten Zufriedenheit und Kultur.

## Aktionen.

do-end_turn = Zug beenden
do-advance = { $advance } erzielen
do-found = Stadt in { $hex } gründen
do-collect = In { $hex } produzieren
do-construct = In { $hex } bauen
do-recruit = In { $hex } rekrutieren
do-move = Kommandieren
do-cheer = Stimmung erhöhen
do-influence = Kulturübernahme von { $hex } aus
do-perform = { $ability } als Aktion
do-use = { $ability } nutzen
do-by_hand = Güter der nächsten Zahlung selbst wählen
do-price = { $number ->
    [0] Erster Preis
    [1] Zweiter Preis
   *[other] Preis { $number }
}
do-strengthen = { $ability } nutzen
do-relieve = Stattdessen zählt { $hex } als aktiviert
do-judge = { $hex } für 1 Kultur glücklich machen
do-release = { $kind } zurückgeben ({ $side })
do-spare = { $good } nicht bezahlen
do-pay_by = Den Preis von { $ability } bezahlen
do-pay = { $food ->
    [0] { $ideas ->
        [0] Mit Gold bezahlen
        [one] 1 Idee bezahlen
       *[other] { $ideas } Ideen bezahlen
    }
   *[other] { $ideas ->
        [0] { $food } Nahrung bezahlen
        [one] { $food } Nahrung und 1 Idee bezahlen
       *[other] { $food } Nahrung und { $ideas } Ideen bezahlen
    }
}
do-instead = { $by } statt { $good } bezahlen
do-reap = { $hex }: { $good }
do-reap_all = Von allen Feldern produzieren
do-swap_ore = Aus einem Erz Gold machen
do-take = { $good } nehmen
do-discard = { $card } abwerfen
do-pay_more = Bezahlen
do-build = Bauen: { $building }
do-port_at = Hafen in { $hex }
do-lead = { $leader } rekrutieren
do-lead_any = Einen ausgelosten Anführer rekrutieren
do-hire = Rekrutieren: { $kind }
do-hire_by = Mit { $ability } rekrutieren
do-take_back = Aus { $hex } zurücknehmen
do-move_from = Aus { $hex } bewegen
do-move_to = Nach { $hex } bewegen
do-by_road = Auf der Straße nach { $hex }
do-everybody = Alle Einheiten
do-army = Alle Armee-Einheiten
do-settlers = Alle Siedler
do-go = { $unit }
do-orient = Lage: { $turn }
do-gladden = Stimmung in { $hex } erhöhen
do-target = Stadt in { $hex } beeinflussen
do-boost = { $tokens } Kultur bezahlen
do-swap = Übernehmen: { $building } von { $civ }
do-convert = { $good } gegen { $into } tauschen
do-gain = { $advance } erzielen
do-raze = Stadt in { $hex } entfernen
do-govern = Zu { $category } wechseln
do-name_start = { $civ }
do-settle = In { $hex } siedeln

## Hinweise: was eine Wahl bringen würde.

hint-points = { $points } SP
hint-free = kostenlos
amount-left = { $amount } (noch { $left })
hint-then = dann { $n }
hint-then-of = dann { $n } von { $most }
hint-lost = Limit erreicht: verfällt
hint-gain = bringt { $goods }
hint-last-activation = danach in diesem Zug nicht mehr
hint-mood-after = danach { $mood }
from-to = { $now } → { $then }
hint-food-ideas-gold = { $n } Nahrung, Ideen oder Gold
hint-unlocks = erlaubt { $building }
hint-with = dazu { $name }
hint-event = danach ziehst du ein Ereignis
hint-govern = { $n ->
    [one] dein Regierungs-Fortschritt wechselt
   *[other] deine { $n } Regierungs-Fortschritte wechseln
}: { $names }
hint-forfeited = { $n ->
    [one] eine Aktion verfällt
   *[other] { $n } Aktionen verfallen
}
hint-by-hand = um mit Gold oder anderem Ersatz zu zahlen, wo es auch ohne ginge
hint-settler = verbraucht den Siedler
hint-around = ringsum { $goods }
hint-collect = bis zu { $n } von { $goods }
hint-recruit = bis zu { $n } von { $units }
hint-together = zusammen { $price }
hint-taken-back = eine vom Spielplan wird zurückgenommen
hint-replaces = ersetzt { $leader }
hint-step = { $hex } für { $n }
hint-moves-left = { $n ->
    [one] eine Bewegung verfällt
   *[other] { $n } Bewegungen verfallen
}
hint-targets = in Reichweite: { $hexes }
hint-range = { $hex } ({ $tokens } Kultur)
hint-reach = { $tokens } Kultur für die Reichweite
hint-chance = { $chance } %
hint-chance-boosted = { $chance } % mit bis zu { $tokens } Kultur
hint-no-boost = kein Verstärken möglich
hint-for-rival = { $points } für { $civ }
hint-moves = { $n } Bewegungen für { $units }
hint-reaches = nach { $hexes }
hint-reaches-many = { $n } Felder in Reichweite
hint-mountain = keine weitere Bewegung in diesem Zug
hint-forest = von dort kein Angriff in diesem Zug
hint-site = eine Stadt hätte hier { $goods }
hint-fortress-alone = die Festung
hint-progress = { $text } ({ $progress })
hint-has = { $civ } hat { $n }
hint-you-get = du erhältst { $goods }
hint-you-give = du gibst { $goods }
hint-trade = kostet keine Aktion
hint-leaves = es bleiben: { $units }
hint-fight-on = in der nächsten Kampfrunde etwa { $dealt } Treffer ausgeteilt und { $taken } eingesteckt; Sieg mit { $wins } %
hint-retreat = zurück nach { $hex }
hint-exhausts = von dort keine Erträge mehr: { $goods }
hint-size = Größe { $n }
hint-die = Verlust: { $units }
hint-action-now = { $n ->
    [one] eine Aktion bleibt
   *[other] { $n } Aktionen bleiben
}
hint-action-later = in deinem nächsten Zug
hint-city-of = { $hex } von { $civ }
hint-near = nahe { $cities }

## Kurz: Fortschritte und Gebäude in wenigen Worten.

brief-farming = Nahrung aus Ebenen, Holz aus Wäldern
brief-storage = bis zu 7 Nahrung
brief-irrigation = Nahrung aus Ödnis, keine Hungersnöte
brief-husbandry = einmal pro Zug Produktion aus 2 Feldern Entfernung
brief-mining = Erz aus Gebirge
brief-engineering = eine Weltwunderkarte; Weltwunder werden möglich
brief-sanitation = ein Siedler für 1 Zufriedenheit je Rekrutierung, keine Epidemien
brief-roads = 1 Nahrung und 1 Erz: 2 Felder weit aus einer Stadt oder in eine
brief-fishing = Nahrung aus einem Wasserfeld
brief-navigation = Schiffe fahren um den Spielplan herum
brief-warships = auf See und beim Entladen in Kampfrunde 1 ein Treffer weniger
brief-cartography = 1 Idee, wenn Schiffe gezogen sind, 1 Kultur nach Navigation
brief-writing = eine Aktionskarte und eine Triumphkarte
brief-public_education = einmal pro Zug 1 Idee aus einer Stadt mit Akademie
brief-free_education = 1 weitere Idee beim Fortschritt: 1 Zufriedenheit
brief-philosophy = 1 Idee jetzt und nach jeder Aktion für die Wissenschaft
brief-tactics = Armeen ziehen, Taktiken können gespielt werden
brief-siegecraft = Holz und Erz gegen Festungen
brief-steel_weapons = 1 Erz: +2 Kampfwert in einer Landschlacht
brief-draft = eine Infanterie für 1 Zufriedenheit je Rekrutierung
brief-myths = 1 Zufriedenheit statt Stimmungsverlust durch ein Ereignis
brief-rituals = Ressourcen erhöhen die Stimmung
brief-priesthood = einmal pro Zug ein Fortschritt der Wissenschaft gratis
brief-state_religion = einmal pro Zug ein Tempel ohne Nahrung
brief-bartering = einmal pro Zug eine Karte für 1 Gold oder 1 Kultur
brief-trade_routes = 1 Nahrung je Handelsroute
brief-taxes = 1 Zufriedenheit, 1 Aktion: je Stadt Nahrung, Holz oder Erz
brief-currency = Gold aus Steuern und Handelsrouten
brief-arts = einmal pro Zug Kulturübernahme ohne Aktion für 1 Kultur
brief-sports = als Aktion: Kultur hebt die Stimmung einer Stadt
brief-monuments = eine Weltwunderkarte; keine Kulturübernahme bei Weltwundern
brief-theaters = einmal pro Zug 1 Zufriedenheit gegen 1 Kultur oder umgekehrt
brief-math = Technik und Straßenbau gratis
brief-astronomy = Navigation und Kartografie gratis
brief-medicine = 1 Ressource zurück nach einer Rekrutierung
brief-metallurgy = 1 von 2 Erz kann Gold werden; Stahlwaffen oft gratis
brief-voting = 1 Zufriedenheit: Stimmung erhöhen ohne Aktion
brief-separation_of_power = kein Verstärken gegen deine glücklichen Städte
brief-civil_liberties = als Aktion 3 Zufriedenheit; Musterung kostet 2
brief-free_economy = 1 Zufriedenheit: die einzige Produktion ohne Aktion
brief-nationalism = 1 Zufriedenheit oder Kultur nach Rekrutierung von Armee oder Schiffen
brief-totalitarianism = kein Verstärken gegen deine Städte mit Armeen
brief-absolute_power = einmal pro Zug 2 Zufriedenheit: eine Aktion mehr
brief-forced_labor = 1 Zufriedenheit: wütende Städte arbeiten wie neutrale
brief-dogma = mit jedem Tempel ein Fortschritt der Theokratie; höchstens 2 Ideen
brief-devotion = kein Verstärken gegen deine Städte mit Tempel
brief-conversion = +1 bei Kulturübernahme; 1 Kultur bei Erfolg
brief-fanaticism = +2 in Kampfrunde 1 bei Tempeln; Infanterie nach Niederlage
brief-academy = sofort 2 Ideen
brief-fortress = bei Verteidigung in Kampfrunde 1 ein Würfel mehr, 1 Treffer ignoriert
brief-temple = sofort 1 Zufriedenheit oder 1 Kultur
brief-port = Schiffe; 1 Gold oder 1 Zufriedenheit aus einem Wasserfeld
brief-market = Kavallerie und Elefanten; Gold durch fremde Routen
brief-obelisk = bleibt dein, was auch mit der Stadt geschieht
brief-observatory = sofort eine Aktionskarte

## Das Protokoll.

told-settled = { $civ } siedelt in { $hex }.
told-round_began = Runde { $round }
told-turn_began = { $civ } ist am Zug.
told-status_began = Statusphase der Runde { $round }
told-end_rolled = { $civ } würfelt { $die }; bis { $most } endet das Spiel.
told-game_ended = Ende des Spiels
told-gained = { $civ } erhält { $good ->
    [Ideen] { $number ->
        [one] 1 Idee
       *[other] { $number } Ideen
    }
   *[other] { $number } { $good }
}.
told-paid = { $civ } bezahlt { $good ->
    [Ideen] { $number ->
        [one] 1 Idee
       *[other] { $number } Ideen
    }
   *[other] { $number } { $good }
}.
told-adopted = { $civ } erhält damit { $ability }.
told-took_lead = { $leader } führt { $civ } an.
told-leader_left = { $leader } verlässt { $civ }.
told-advanced = { $civ } erzielt den Fortschritt { $advance }.
told-used = { $civ } nutzt { $ability }.
told-collected = { $civ } produziert in { $hex }.
told-founded = { $civ } gründet eine Stadt in { $hex }.
told-mood_rose = Die Stimmung von { $civ } in { $hex } steigt um { $steps ->
    [one] eine Stufe
   *[other] { $steps } Stufen
}.
told-mood_fell = Die Stimmung von { $civ } in { $hex } sinkt um eine Stufe.
told-built = { $civ } baut in { $hex }: { $building }.
told-relieved = { $other } zählt statt { $hex } als aktiviert ({ $civ }).
told-released = { $civ } gibt einen Gefangenen zurück: { $kind } ({ $side }).
told-recruited = { $civ } rekrutiert in { $hex }: { $number ->
    [one] { $kind }
   *[other] { $number } × { $kind }
}.
told-took_back = { $civ } nimmt aus { $hex } zurück: { $kind }.
told-moved = { $civ } bewegt { $number ->
    [one] eine Einheit
   *[other] { $number } Einheiten
} von { $start } nach { $goal }.
told-explored = { $civ } erkundet das Gebiet bei { $hex }.
told-influence_rolled = { $civ } versucht von { $start } aus { $hex } zu beeinflussen und würfelt { $die }.
told-influenced = { $civ } übernimmt in { $hex }: { $building } von { $rival }.
told-drew_action = { $civ } zieht eine Aktionskarte ({ $card }).
told-drew_objective = { $civ } zieht eine Triumphkarte ({ $card }).
told-drew_wonder = { $civ } zieht eine Weltwunderkarte ({ $card }).
told-discarded = { $civ } wirft { $card } ab.
told-razed = { $civ } entfernt die Stadt in { $hex }.
told-governed = { $civ } wechselt die Regierungsform: { $category }.
told-start_named = { $civ } bestimmt { $start } zum Startspieler.

## Ursachen und Zähler.

cause-setup = Spielaufbau
cause-raze = Stadt entfernt
cause-change_government = Wechsel der Regierungsform
cause-found = Stadtgründung
cause-collect = Produktion
cause-construct = Bau
cause-recruit = Rekrutierung
cause-move = Kommandieren
cause-cheer = Stimmung
cause-influence = Kulturübernahme
counter-points = Punkte
counter-food = Nahrung
counter-wood = Holz
counter-ore = Erz
counter-ideas = Ideen
counter-gold = Gold
counter-mood = Zufriedenheit
counter-culture = Kultur
counter-cities = Städte
counter-advances = Fortschritte
counter-units = Einheiten

## Der Spieltisch.

moment-over = Das Spiel ist zu Ende
moment-setup = Spielaufbau
moment-status = Runde { $round }, Statusphase
moment-phase = Runde { $round }, Phase { $phase }
panel-world = Spielplan
advances-owned = { $n } von { $all }
panel-own = Deine Fortschritte
panel-supply = Gebäude und Einheiten
panel-tile = Das neue Gebiet
panel-governments = Regierungsformen
panel-hand = Deine Hand
panel-time = Runden
round = Runde { $round }
status-short = S
verb-advance = Fortschritt erzielen
verb-found = Stadt gründen
verb-collect = Produktion
verb-construct = Bau
verb-recruit = Rekrutierung
verb-influence = Kulturübernahme
verb-move = Kommandieren
verb-cheer = Stimmung erhöhen
no-advance = kostet { $n } Nahrung, Ideen oder Gold; du hast { $held }
no-settler = du hast keinen Siedler an Land
no-settlement = in deinem Vorrat ist keine Siedlung mehr
no-site = kein Siedler steht, wo eine Stadt gegründet werden darf
no-plan = noch erlaubt keiner deiner Fortschritte ein Gebäude
no-room = keine Stadt darf mehr Bauwerke haben, als du Städte hast
no-fit = jede Stadt, die wachsen darf, ist wütend oder hat alles, was du bauen könntest
no-means = kostet { $price }
no-recruit = du kannst keine Einheit bezahlen
all-spent = deine wütenden Städte wurden schon aktiviert
no-tactics = Armee-Einheiten brauchen Militärtaktik
no-mood = die günstigste Stufe kostet { $n } Zufriedenheit; du hast { $held }
verb-perform = Effekte als Aktion
verb-use = Gratis-Aktionen
group-civ_advances = Zivilisations-Fortschritte
group-leaders = Anführer
comes-with = Kommt mit { $advance }
comes-with-government = Kommt mit der ersten Regierungsform
leader-in-play = Im Spiel, { $hex }
group-buildings = Gebäude
group-units = Einheiten
group-action_cards = Aktionskarten
group-objective_cards = Triumphkarten
group-wonders = Weltwunderkarten
kind-tile = Gebiet
kind-government = Regierungsform
kind-building = Gebäude
kind-unit = Einheit
left = noch { $n }
limit = Höchstens
exhausted = erschöpft
city-of = Stadt von { $civ }, Größe { $size }, { $mood }
city-named = Stadt von { $civ }, { $mood }
advance-closed = noch nicht möglich
danger-attack = Angriff von { $side } mit { $units }: Erfolg mit { $wins } %
danger-pirates = Piraten vor der Küste
druid = Druide: ein Kulturplättchen der Kelten
beloved = { $n ->
    [one] Ein Kulturplättchen: Wer angreift, zahlt es
   *[other] { $n } Kulturplättchen: Wer angreift, zahlt sie
}
tile-marked = Gebiet, markiert von { $civ }
fact-government = Regierungsform
government-held = { $name }, { $n } von 4
fact-slain = Besiegte Anführer
fact-captives = Gefangene
fact-runes = Runensteine
fact-borrowed = Aus der Großen Bibliothek
fact-anarchy = An Anarchie verloren
fact-pestilence = Pest
no-building = kein Bau vor der Kanalisation
fact-lost-actions = Verlorene Aktionen im nächsten Zug
fact-points = Siegpunkte
fact-actions = Aktionen übrig
fact-cities = Städte
fact-advances = Fortschritte
fact-leader = Anführer
fact-counter = Ereignis-Zähler
fact-cards = Karten
fact-units = Einheiten
word-actions = Aktionen
cards-held = { $actions } Aktion, { $objectives } Triumph, { $wonders } Weltwunder
points-pieces = Siedlungen und Gebäude { $points }
points-advances = Fortschritte { $points }
points-objectives = Triumphe { $points }
points-wonders = Weltwunder { $points }
points-events = Ereignisse { $points }
points-leaders = Anführer { $points }

## Was Einträge des Inhalts bewirken: Einheiten.

unit-settler = Gründet Städte; kämpft nicht.
unit-infantry = Armee-Einheit. Kampffertigkeit: +1 Kampfwert.
unit-ship = Steht auf dem Wasserfeld des Hafens und trägt 2 Landeinheiten; keine Kampffertigkeit.
unit-cavalry = Armee-Einheit, braucht einen Markt. Kampffertigkeit: +2 Kampfwert.
unit-elephant = Armee-Einheit, braucht einen Markt. Kampffertigkeit: Die Zahl des Würfels zählt nicht, dafür wird 1 Treffer ignoriert.
unit-leader = Armee-Einheit, höchstens einer im Spiel. Kampffertigkeit: Der Würfel wird neu geworfen, bis er ein anderes Symbol zeigt.

## Was Einträge des Inhalts bewirken: Gebäude.

building-academy = Beim Bau: 2 Ideen.
building-fortress = In Kampfrunde 1 einer Schlacht hier wirft der Verteidiger 1 Würfel mehr und ignoriert 1 Treffer.
building-temple = Beim Bau: 1 Zufriedenheit oder 1 Kultur.
building-port = Nur in einer Stadt am Wasser; steht auf einem angrenzenden Wasserfeld, auf dem hier rekrutierte Schiffe erscheinen. Bei der Produktion kann 1 angrenzendes Wasserfeld 1 Gold oder 1 Zufriedenheit bringen statt der Nahrung durch Fischerei.
building-market = Hier können Kavallerie und Kriegselefanten rekrutiert werden. Bildet ein Gegner mindestens eine Handelsroute zu deinen Städten mit Markt, erhältst du 1 Gold, einmal pro Zug des Gegners.
building-obelisk = Kann nicht durch Kulturübernahme ersetzt werden und behält auch nach einer Eroberung die Farbe seines Erbauers.
building-observatory = Beim Bau: Ziehe 1 Aktionskarte.

## Was Einträge des Inhalts bewirken: Symbole auf Ereignissen.

symbol-gold_deposits = Du erhältst 2 Gold.
symbol-exhausted_land = Lege einen Erschöpft-Marker auf ein leeres Landfeld neben einer deiner Städte, das keine Ödnis ist.
symbol-barbarians_spawn = Setze eine Barbarenstadt mit 1 Infanterie genau 2 Felder von einer deiner Städte entfernt ein; danach erhält eine beliebige Barbarenstadt 1 weitere Einheit.
symbol-barbarians_move = Alle Barbaren, die 1 oder 2 Landfelder von deinen Städten entfernt stehen, ziehen 1 Feld auf die nächste zu; danach werden die Barbarenstädte in der Nähe verstärkt.
symbol-pirates = Setze 2 Piratenschiffe ein, mindestens eines möglichst neben einer deiner Städte. Wer Städte neben Piraten hat, zahlt 1 Ressource, 1 Zufriedenheit oder 1 Kultur, sonst sinkt die Stimmung einer solchen Stadt.

## Was Einträge des Inhalts bewirken: Fortschritte.

advance-farming = Bei der Produktion geben Ebenen 1 Nahrung und Wälder 1 Holz.
advance-storage = Du kannst bis zu 7 statt 2 Nahrung besitzen.
advance-irrigation = Bei der Produktion gibt Ödnis 1 Nahrung. Ereignisse mit „Hungersnot“ im Titel betreffen dich nicht.
advance-husbandry = Bei einer Produktion pro Zug darf eines der gewählten Landfelder 2 Felder von der Stadt entfernt sein, mit Straßenbau zwei.
advance-mining = Bei der Produktion gibt Gebirge 1 Erz.
advance-engineering = Beim Erzielen: Ziehe 1 Weltwunderkarte. Du darfst in glücklichen Städten Weltwunder bauen.
advance-sanitation = Bei einer Rekrutierung darfst du einen Siedler für 1 Zufriedenheit nehmen; er zählt zum Maximum. Ereignisse mit „Epidemie“ oder „Pest“ im Titel betreffen dich nicht.
advance-roads = Zieht eine Gruppe an Land aus einer deiner Städte oder in eine hinein, darfst du 1 Nahrung und 1 Erz zahlen: Der Zug darf 2 Felder weit gehen und ignoriert die Terrain-Regeln. Bis zu dreimal je Kommandieren; nicht beim Beladen, Entladen oder Erkunden.
advance-fishing = Bei der Produktion darf genau ein angrenzendes Wasserfeld für 1 Nahrung gewählt werden.
advance-navigation = Schiffe in einem Meer am Spielplanrand dürfen im oder gegen den Uhrzeigersinn am Rand entlang zum nächsten Meer fahren; unentdeckte Gebiete auf dem Weg werden erkundet, nicht übersprungen.
advance-warships = In Seeschlachten und in Landschlachten, die du durch Entladen beginnst, ignorierst du in Kampfrunde 1 einen Treffer.
advance-cartography = Nach einem Kommandieren, bei dem mindestens ein Schiff gezogen ist, erhältst du 1 Idee; wurde dabei Navigation genutzt, auch 1 Kultur.
advance-writing = Beim Erzielen: Ziehe 1 Aktionskarte und 1 Triumphkarte.
advance-public_education = Einmal pro Zug bringt eine Produktion in einer Stadt mit Akademie zusätzlich 1 Idee.
advance-free_education = Einmal pro Zug, wenn du einen Fortschritt erzielst und dafür mindestens 1 Idee oder 1 Gold gezahlt hast, darfst du 1 weitere Idee (oder Gold) zahlen und erhältst 1 Zufriedenheit. Das gilt noch nicht beim Kauf dieses Fortschritts.
advance-philosophy = Beim Erzielen: 1 Idee. Danach nach jeder Aktion „Fortschritt erzielen“, mit der du einen Fortschritt der Wissenschaft erzielst: 1 Idee.
advance-tactics = Du darfst Armee-Einheiten bewegen und in Schlachten die Taktik von Aktionskarten spielen.
advance-siegecraft = Vor dem Angriff auf eine Stadt mit Festung darfst du 2 Holz zahlen (ihr Würfel entfällt), 2 Erz (ihr ignorierter Treffer entfällt) oder beides.
advance-steel_weapons = Vor einer Landschlacht darfst du 1 Erz zahlen: +2 Kampfwert in jeder Kampfrunde, nur +1, wenn auch der Gegner Stahlwaffen besitzt.
advance-draft = Bei einer Rekrutierung darfst du eine Infanterie für 1 Zufriedenheit nehmen; sie zählt zum Maximum.
advance-myths = Würde ein Ereignis die Stimmung einer deiner Städte senken, darfst du für diese Stadt stattdessen 1 Zufriedenheit zahlen, um wie viele Stufen es auch geht. Das gilt nicht bei Barbaren und Piraten.
advance-rituals = Beim Erhöhen der Stimmung darfst du Zufriedenheit und Ressourcen beliebig gemischt zahlen, 1 : 1.
advance-priesthood = Einmal pro Zug kostet ein Fortschritt der Wissenschaft, den du mit der Aktion erzielst, nichts.
advance-state_religion = Einmal pro Zug kostet ein Tempel, den du baust, keine Nahrung.
advance-bartering = Einmal pro Zug, Gratis-Aktion: Wirf 1 Handkarte (Aktion, Triumph oder Weltwunder) ab und erhalte 1 Gold oder 1 Kultur.
advance-trade_routes = Zu Beginn deines Zuges: 1 Nahrung je Handelsroute, höchstens 4. Eine Route verbindet eines deiner Schiffe oder einen deiner Siedler mit einer nicht wütenden Stadt eines anderen Spielers, die höchstens 2 Felder entfernt ist, über Land oder Wasser, aber nicht durch unentdeckte Gebiete; jede Einheit und jede Stadt gehört zu höchstens einer Route.
advance-taxes = Einmal pro Zug, als Aktion: Zahle 1 Zufriedenheit und erhalte so viel Nahrung, Holz und Erz in beliebiger Mischung, wie du Städte hast.
advance-currency = Bei Steuern und Handelsrouten darfst du für jede Ressource stattdessen Gold nehmen.
advance-arts = Einmal pro Zug, Gratis-Aktion: Zahle 1 Kultur für eine Kulturübernahme; Verstärken kostet extra.
advance-sports = Als Aktion: Zahle 1 oder 2 Kultur, um die Stimmung einer Stadt beliebiger Größe um ebenso viele Stufen zu erhöhen.
advance-monuments = Beim Erzielen: Ziehe 1 Weltwunderkarte. Gegner können deine Städte mit Weltwunder nicht als Ziel einer Kulturübernahme wählen.
advance-theaters = Einmal pro Zug, Gratis-Aktion: Tausche 1 Zufriedenheit gegen 1 Kultur oder umgekehrt.
advance-math = Technik und Straßenbau kosten dich nichts.
advance-astronomy = Navigation und Kartografie kosten dich nichts.
advance-medicine = Nach einer Rekrutierung erhältst du 1 Ressource deiner Wahl zurück, die du gerade dafür gezahlt hast (keine Zufriedenheit, keine Kultur).
advance-metallurgy = Bringt eine Produktion mindestens 2 Erz, darfst du 1 davon in 1 Gold tauschen. Stahlwaffen kosten dich nichts gegen Gegner, die keine besitzen.
advance-voting = Gratis-Aktion, beliebig oft: Zahle 1 Zufriedenheit, um die Stimmung zu erhöhen; der normale Preis kommt hinzu.
advance-separation_of_power = Kulturübernahmen von Gegnern in deinen glücklichen Städten können nicht verstärkt werden.
advance-civil_liberties = Als Aktion: Du erhältst 3 Zufriedenheit. Nachteil: Musterung kostet dich 2 Zufriedenheit.
advance-free_economy = Gratis-Aktion: Zahle 1 Zufriedenheit und aktiviere eine Stadt zur Produktion; sie muss die einzige Produktion deines Zuges sein.
advance-nationalism = Nach einer Rekrutierung mit mindestens einer Armee-Einheit oder einem Schiff erhältst du 1 Zufriedenheit oder 1 Kultur.
advance-totalitarianism = Kulturübernahmen von Gegnern in deinen Städten mit eigenen Armee-Einheiten können nicht verstärkt werden.
advance-absolute_power = Einmal pro Zug, Gratis-Aktion: Zahle 2 Zufriedenheit für 1 zusätzliche Aktion.
advance-forced_labor = Einmal pro Zug, Gratis-Aktion: Zahle 1 Zufriedenheit. Bis zum Ende des Zuges gelten deine wütenden Städte bei Produktion, Bau und Rekrutierung als neutral, dürfen aber weiterhin nur einmal aktiviert werden.
advance-dogma = Jeder Tempel, den du baust, bringt sofort einen weiteren Fortschritt der Theokratie gratis. Nachteil: Du kannst höchstens 2 Ideen besitzen.
advance-devotion = Kulturübernahmen von Gegnern in deinen Städten mit Tempel können nicht verstärkt werden.
advance-conversion = +1 auf den Würfel deiner Kulturübernahme (kein Verstärken); ein Erfolg bringt dir 1 Kultur.
advance-fanaticism = In einer Schlacht in einer Stadt mit Tempel, angreifend oder verteidigend: +2 Kampfwert in Kampfrunde 1. Verlierst du die Schlacht, setzt du 1 Infanterie gratis in eine deiner Städte.

## Was Einträge des Inhalts bewirken: Zivilisations-Fortschritte.

civ_advance-captives = Nach einer gewonnenen Landschlacht darfst du getötete gegnerische Armee-Einheiten (keine Anführer) als Gefangene behalten, höchstens 4. Jeder bringt am Ende einen halben Punkt.
civ_advance-human_sacrifice = Ziehst du ein Ereignis, darfst du 1 Gefangenen zurückgeben, um die Karte zu ignorieren und eine neue zu ziehen, auch mehrmals. Gefangene dürfen jederzeit Zufriedenheit oder Kultur beim Bezahlen ersetzen, 1 : 1.
civ_advance-aztec_gold = Nach dem Gründen einer Stadt erhältst du 1 Gold; für jedes angrenzende Gebirge darfst du 1 Nahrung, Holz, Erz, Idee, Zufriedenheit oder Kultur für 1 weiteres Gold zahlen.
civ_advance-tribute_empire = Bei der Produktion darfst du Felder mit gegnerischen Städten, auch von Barbaren, bis zu 2 Felder entfernt wählen. Mit Kriegsgefangene darfst du aus einer gewählten Barbarenstadt statt der Ressource eine Einheit gefangen nehmen.
civ_advance-pottery = Einmal pro Zug bringt eine Produktion mit mindestens 3 Nahrung auch 1 Kultur.
civ_advance-horsemanship = Kavallerie kann auch in Städten mit Festung rekrutiert werden. Verteidigst du eine Festung, gibt eine Kavallerie in Kampfrunde 1 +3 statt +2.
civ_advance-subterfuge = Spielt ein Gegner, der Armee-Einheiten oder Städte in Reichweite 2 von deinen hat, eine Aktionskarte für ihren Effekt, darfst du 1 Aktionskarte abwerfen, um ihn zu verhindern; seine Karte wird abgeworfen, ihre Kosten werden nicht gezahlt.
civ_advance-shogunate = Einmal pro Zug darfst du eine Karte, die eine Aktion kostet, als Gratis-Aktion spielen. Einmal pro Zug darfst du bei der Musterung statt der Infanterie 1 Aktionskarte ziehen.
civ_advance-aqueduct = Hungersnöte betreffen dich nicht. Kanalisation kostet dich entweder nichts, oder du erzielst sie zum normalen Preis als Gratis-Aktion.
civ_advance-roman_roads = Ein Zug über Straßen, der in einer deiner Städte beginnt und in einer anderen endet, darf zum selben Preis bis zu 4 Felder weit gehen.
civ_advance-captivi = Nach einer gewonnenen Schlacht erhältst du 1 Gold und 1 Zufriedenheit. Beim Bau von Gebäuden darf Zufriedenheit Ressourcen ersetzen, 1 : 1.
civ_advance-provinces = Kavallerie kann ohne Markt in Städten rekrutiert werden, die mindestens 3 Felder von deiner Hauptstadt entfernt sind. Von dir eroberte Städte werden neutral, für 1 Kultur sogar glücklich.
civ_advance-warbeasts = Kriegselefanten können überall rekrutiert werden, wenn du bei jedem mindestens 1 Nahrung durch 1 Gold oder 1 Kultur ersetzt.
civ_advance-hegemony = Als Aktion: Entferne eines deiner Schiffe oder ein verbündetes Piratenschiff, um nach den üblichen Regeln auf einem angrenzenden Landfeld eine Stadt zu gründen. Landeinheiten an Bord gehen gratis an Land (und bewegen sich in diesem Zug nicht mehr) oder auf ein anderes Schiff; die übrigen gehen verloren.
civ_advance-pirate_allies = Kommen deine Schiffe auf ein Feld mit Piraten, entscheidest du, ob gekämpft wird. Ohne Kampf sind die Piraten dort deine Verbündeten und gelten als deine Schiffe: Die Piraten ziehen mit dir, handeln und tragen Einheiten, fallen aber zuerst.
civ_advance-mercenaries_c = Musterung darf mit Gold bezahlt werden; in einer Stadt mit Hafen darf sie statt einer Infanterie ein Schiff bringen.
civ_advance-study = Eine Rekrutierung in einer Stadt mit Akademie bringt 1 Idee.
civ_advance-sparta = Musterung darf mit Kultur bezahlt werden. Bist du zu Beginn einer Kampfrunde an Land in der Unterzahl, darf der Gegner in ihr keine Taktik spielen.
civ_advance-hellenistic_culture = Auch Städte, die du kulturell beeinflusst, dürfen Startpunkt deiner Kulturübernahme sein; Reichweite ist ihre Größe. Kunst darf mit 2 Zufriedenheit bezahlt werden.
civ_advance-city_states = Einmal pro Zug, wenn du eine Stadt zum zweiten Mal aktivierst, darf stattdessen eine andere deiner Städte mit mindestens gleicher Größe und Stimmung als aktiviert gelten.
civ_advance-terracing = Bei der Produktion gibt Gebirge 1 Nahrung, 1 Holz oder 1 Erz. Deine Siedler und Anführer ignorieren die Terrain-Regel für Gebirge.
civ_advance-stelas = Nach dem Gründen einer Stadt, dem Erobern einer gegnerischen Stadt oder dem Bau eines Obelisken erhältst du 1 Kultur oder 1 Idee.
civ_advance-ballcourts = Bei Produktion oder Rekrutierung in einer nicht wütenden Stadt darfst du 1 Zufriedenheit zahlen: Die Stadt gilt als um 1 größer, bis 6. Einmal pro Zug kostet ein Fortschritt der Spiritualität 1 Nahrung weniger.
civ_advance-calendar = Gratis-Aktion: Sieh dir das oberste Ereignis an; für 1 Kultur darfst du es unter den Stapel schieben und das nächste ansehen.
civ_advance-flood_plains = Ödnis gibt 1 Nahrung oder 1 Holz, und du darfst auf Ödnis Städte gründen.
civ_advance-architecture_e = Beim Bau von Gebäuden und Weltwundern darf Zufriedenheit Ressourcen und Kultur ersetzen, 1 : 1.
civ_advance-embalming = Nach einer Schlacht, auch einer verlorenen oder ohne Kampfrunden, erhältst du 1 Kultur, wenn du höchstens 4 besitzt. Wird dein Anführer getötet oder ersetzt, erhältst du 1 Kultur.
civ_advance-man_god = Jeder deiner Fortschritte der Theokratie hat auch die Fähigkeit des Fortschritts der Autokratie in derselben Zeile, ohne dass du diesen besitzt.
civ_advance-ship_construction = Infanterie und Siedler dürfen sich beim Zug auf ein angrenzendes Wasserfeld in Schiffe verwandeln, Schiffe beim Zug an Land in Siedler oder Infanterie, nur auf Felder ohne Gegner. Navigation kostet dich nichts.
civ_advance-longships = Deine Schiffe dürfen nach Seeschlachten erneut ziehen und tragen 3 Landeinheiten.
civ_advance-raiding = Nutzt du Handelsrouten, verliert jeder Gegner mit einer Stadt neben einem deiner handelnden Schiffe 1 Ressource seiner Wahl.
civ_advance-rune_stones = Nach einer Schlacht, in der du 2 oder mehr Armee-Einheiten verloren hast, darfst du einen Obelisken aus deinem Vorrat auf deine Tafel stellen; jeder bringt am Ende 1 Punkt und kann nicht mehr gebaut werden.
civ_advance-rice_cultivation = Gewählte Ebenen außerhalb deiner Städte, auf denen einer deiner Siedler steht, geben je 1 Nahrung mehr, höchstens 2 je Produktion.
civ_advance-expansion = Nach einer Rekrutierung mit mindestens 1 Siedler darf jeder Siedler in deinen Städten gratis einmal ziehen, auch mit Straßenbau.
civ_advance-fireworks = In Kampfrunde 1 einer Schlacht: Zahle 1 Erz und 1 Holz, um 1 Treffer zu ignorieren.
civ_advance-imperial_army = Einmal pro Zug, als Aktion: Wandle beliebig viele Siedler in Infanterie um und umgekehrt, gratis.
civ_advance-persian_elephants = Kriegselefanten können ohne Markt in Städten neben Ödnis rekrutiert werden. Kämpft in einer Landschlacht einer deiner Kriegselefanten mit, erhält der Gegner in Kampfrunde 1 höchstens +2 Kampfwert durch Boni.
civ_advance-immortals = Vor jedem Kampfwurf: Zahle bis zu 4 Kultur für ebenso viel Kampfwert.
civ_advance-zoroastrianism = Kulturübernahme darf auch einer gegnerischen Armee-Einheit (kein Anführer) auf einem Landfeld ohne Stadt in Reichweite gelten; bei Erfolg ersetzt du sie durch eine eigene. Weitere Gegner dort werden sofort bekämpft.
civ_advance-banking = Zu Beginn deines Zuges, vor den Handelsrouten: Besitzt du mindestens 1 Gold, erhältst du 1 Gold oder 1 Kultur.
civ_advance-indian_elephants = Kriegselefanten können ohne Markt in Städten auf Wald rekrutiert werden. Kriegselefanten in deinen nicht wütenden Städten dürfen Handelsrouten bilden.
civ_advance-proselytism = Auch ein Feld mit deinen Siedlern darf Startpunkt einer Kulturübernahme sein: Reichweite 2, +1 für jeden weiteren Siedler dort. Siedler in deiner Stadt geben ihr je +1 Reichweite.
civ_advance-prosperity = Handelsrouten dürfen Zufriedenheit statt Nahrung bringen, zu Städten, die du beeinflusst, auch Kultur.
civ_advance-peace_and_poetry = Einmal pro Zug darfst du einen Fortschritt mit 1 Zufriedenheit statt 2 Nahrung bezahlen.
civ_advance-tribal_warfare = In Landschlachten gegen Armee-Einheiten anderer Spieler: +1 Kampfwert je Barbarenstadt in Reichweite 2, höchstens +4.
civ_advance-tribal_allies = Einmal pro Zug, als Aktion: Führe „Barbaren – entdeckt!“ aus. Zeigt dein Ereignis „Barbaren – Bewegung!“, darfst du einmal 1 Nahrung zahlen, um beliebigen Gruppen den Zug zu verbieten.
civ_advance-druidic_influence = Kulturübernahme darf Barbarenstädten der Größe 1 gelten: Ein Erfolg legt 1 Kultur dorthin (höchstens 1 je Stadt), die am Ende 1 Punkt bringt.
civ_advance-tribal_trade = Handelsrouten dürfen auch zu nicht wütenden Barbarenstädten führen; sie bringen nur 1 Nahrung, nie Gold.
civ_advance-city_independence = Häfen deiner Farbe in deinen Städten sind geschützt wie Obelisken; jeder Hafen deiner Farbe bringt 1½ Punkte. Nachteil: Deine Fortschritte einer Regierungsform bringen keine Punkte.
civ_advance-biremes = In Seeschlachten +2 Kampfwert bei jedem Wurf; gegen Gegner mit Kriegsmarine nur in Kampfrunde 1.
civ_advance-alphabet = Bis zu 2 deiner Handelsrouten dürfen stattdessen je 1 Kultur oder 2 Ideen bringen.
civ_advance-cedars_and_dyes = Auch deine Städte mit Hafen dürfen Handelsrouten bilden; sie und deine Schiffe haben Reichweite 3 zu Städten am Wasser.
civ_advance-canals = Bringt eine Produktion genau 1 Nahrung, erhältst du 1 weitere.
civ_advance-code_of_laws = Nach einer erfolgreichen Kulturübernahme ziehst du 1 Aktionskarte, wenn du höchstens 4 auf der Hand hast.
civ_advance-star_catalogues = Direkt bevor du ein Ereignis ziehst, erhältst du 1 Idee oder 1 Kultur.
civ_advance-ziggurats = Dogma begrenzt deine Ideen nicht. Tempel dürfen mit Ideen statt Ressourcen bezahlt werden, 1 : 1.
civ_advance-nomads = Beim Kommandieren darf eine nicht wütende Stadt der Größe 1 wie eine Landeinheit ziehen, auf ein Feld ohne Gegner und Städte; das aktiviert sie. Danach erhältst du 1 Ressource ihres neuen Feldes.
civ_advance-mounted_archers = Kavallerie kann ohne Markt in Städten der Größe 1 rekrutiert werden. Nach einer Rekrutierung darf jede neue Kavallerie gratis einmal ziehen.
civ_advance-raiders = Gegnerische Siedler in Reichweite 2 deiner Armee-Einheiten dürfen weder Städte gründen noch Handelsrouten bilden, außer mit eigenen Armee-Einheiten oder in einer eigenen Stadt.
civ_advance-hunnic_tribes = Lässt dich ein Ereignis Barbaren bewegen, darfst du einmal 1 Gold oder 1 Kultur zahlen, um die Richtung jeder Gruppe frei zu wählen.

## Was Einträge des Inhalts bewirken: die beiden Fähigkeiten der Anführer.

leader-acamapichtli_1 = Beim Bau eines Gebäudes oder Weltwunders in seiner Stadt darf jeder Gefangene 2 Ressourcen ersetzen.
leader-acamapichtli_2 = Einmal pro Zug, Gratis-Aktion: Zahle 2 Zufriedenheit für eine Produktion seiner Stadt, wenn sie höchstens Größe 3 hat.
leader-ahuitzotl_1 = In einer Landschlacht mit ihm ignorierst du in jeder Kampfrunde 1 Treffer, wenn keine deiner Städte in Reichweite 2 liegt.
leader-ahuitzotl_2 = Einmal pro Zug, Gratis-Aktion: Gib 2 Gefangene zurück, um in seiner Stadt zum normalen Preis ein Gebäude oder Weltwunder zu bauen.
leader-marqzen_1 = Senkt der Text eines Ereignisses die Stimmung seiner Stadt oder entfernt er dort Einheiten (nicht den Anführer), darfst du das verhindern. Symbole gelten weiterhin.
leader-marqzen_2 = Einmal pro Zug, als Aktion: Bewege eine gegnerische Landeinheit neben ihm um ein Landfeld; das darf keine Schlacht auslösen.
leader-go_toba_1 = Vor einer Landschlacht mit ihm: Zahle 1 Erz für +2 Kampfwert in jeder Kampfrunde, auch nach seinem Tod.
leader-go_toba_2 = Nach dem Bau einer Akademie oder Sternwarte in seiner Stadt darfst du ohne Aktion einen Fortschritt zum normalen Preis erzielen.
leader-jimmu_1 = Verteidigst du eine deiner Städte mit Festung in Reichweite 2 von ihm: +2 Kampfwert in jeder Kampfrunde.
leader-jimmu_2 = Überlebt er eine Schlacht, darfst du 1 Kultur zahlen, um eine dort gespielte Taktikkarte zurückzunehmen.
leader-suiko_1 = In einer Landschlacht mit ihr als Verteidiger: +2 Kampfwert in jeder Kampfrunde.
leader-suiko_2 = Als Aktion (mit Staatsreligion als Gratis-Aktion): Zahle 1 Kultur, um ein fremdes Gebäude in ihrer Stadt, keinen Obelisken, wieder in deine Farbe zu wechseln.
leader-augustus_1 = In einer Landschlacht mit ihm in einem Gebiet, in dem du keine Stadt hast: +2 Kampfwert in jeder Kampfrunde.
leader-augustus_2 = Als Aktion: Zahle 1 Kultur und aktiviere seine Stadt. Ziehe 1 Aktionskarte und 1 Triumphkarte, dann wirf je eine von beiden ab.
leader-caesar_1 = Gratis-Aktion: Erhöhe die Stimmung nur seiner Stadt zum normalen Preis.
leader-caesar_2 = Erobert er eine Stadt, darfst du 1 Gold zahlen und dort 1 Infanterie einsetzen.
leader-sulla_1 = In einer Landschlacht mit ihm gegen Barbaren: +2 Kampfwert.
leader-sulla_2 = Seine Stadt kann nicht Ziel einer Kulturübernahme sein. Barbaren in Reichweite 2 von ihm ziehen nur, wenn du es erlaubst.
leader-hannibal_1 = In Kampfrunde 1 einer Landschlacht mit ihm erhält der Gegner höchstens +2 Kampfwert durch Boni.
leader-hannibal_2 = Eine Gruppe mit ihm und mindestens einem Kriegselefanten ignoriert die Terrain-Regel für Gebirge.
leader-hanno_1 = In einer Seeschlacht auf dem Feld, auf dem er an Bord ist: +2 Kampfwert.
leader-hanno_2 = Einmal pro Zug, Gratis-Aktion: Bewege ihn mit einer Gruppe von Schiffen, die in diesem Zug noch nicht gezogen ist; diese Schiffe ziehen danach nicht mehr.
leader-dido_1 = Eine Einheit auf ihrem Feld darf als Gratis-Aktion eine Stadt gründen, mit Hegemonie auch ein Schiff.
leader-dido_2 = Verteidigt sie eine Stadt: +2 Kampfwert. Überlebt sie eine Kampfrunde, darfst du sie ablegen, stattdessen 1 Infanterie einsetzen und den Angreifer zum Rückzug zwingen.
leader-alexander_1 = In einer Landschlacht mit ihm: +1 Kampfwert für jedes Gebiet mit einer deiner Städte, Startgebiete nicht gezählt.
leader-alexander_2 = Gratis-Aktion: Zahle 1 Kultur und aktiviere seine Stadt, um eine Karte, die eine Aktion kostet, gratis zu spielen.
leader-leonidas_1 = In einer Landschlacht mit ihm: +2 Kampfwert für jede Armee-Einheit, die der Gegner mehr hat.
leader-leonidas_2 = Eine Rekrutierung in seiner Stadt bringt 1 Kultur.
leader-pericles_1 = In einer Seeschlacht mit ihm an Bord: +2 Kampfwert.
leader-pericles_2 = Als Aktion, wenn er in einer deiner glücklichen Städte steht: Zahle 1 Zufriedenheit oder 1 Kultur und erziele einen Fortschritt der Bildung gratis.
leader-pakal_1 = Verteidigt er eine Stadt mit einem deiner Obelisken: Ignoriere in Kampfrunde 1 einen Treffer.
leader-pakal_2 = Beim Bau eines Gebäudes in seiner Stadt darf 1 Kultur 2 Ressourcen ersetzen.
leader-siyaj_kak_1 = Greift er eine Stadt an: In Kampfrunde 1 so viel Kampfwert mehr, wie die Stadt groß ist.
leader-siyaj_kak_2 = Nach dem Bau eines Gebäudes oder Weltwunders in seiner Stadt darfst du von dort gratis eine Kulturübernahme versuchen.
leader-wak_chanil_1 = In einer Landschlacht mit ihr in Reichweite 2 einer deiner Städte: +2 Kampfwert.
leader-wak_chanil_2 = Nach einem Kommandieren, bei dem sie eine Stadt erobert hat, darfst du dort ein Gebäude deiner Farbe gratis durch ein anderes ersetzen.
leader-cleopatra_1 = Einmal pro Zug, Gratis-Aktion: Zahle 1 Kultur und lege 1 Kultur in ihre Stadt. Wer die Stadt angreift, zahlt erst so viel Kultur, wie dort liegt; dann wird sie entfernt. Das gilt auch, wenn sie nicht mehr dort ist.
leader-cleopatra_2 = Die Stadt, in der Kleopatra steht, hat bei Kulturübernahmen +1 Reichweite.
leader-imhotep_1 = Aktivierst du seine Stadt nicht zur Produktion, erhältst du 1 Idee.
leader-imhotep_2 = Eine Akademie oder Sternwarte in seiner Stadt kostet weder Nahrung noch Holz.
leader-ramses_1 = Greift er eine Stadt am Wasser an oder kämpft er an Bord gegen Piraten: +2 Kampfwert.
leader-ramses_2 = Nach dem Bau eines Obelisken in seiner Stadt erhältst du 1 Kultur oder 2 Ideen.
leader-ragnar_1 = In einer Landschlacht, die er durch Entladen beginnt: +2 Kampfwert.
leader-ragnar_2 = Erobert er eine Stadt, die nicht wütend war, erhältst du 2 Gold.
leader-erik_1 = Als Aktion, wenn er an Bord eines Schiffes ist: Zahle 1 Kultur und markiere das Gebiet (jedes einmal); jede Markierung bringt 1 Punkt.
leader-erik_2 = Gratis-Aktion, wenn er an Bord ist: Entlade alle Landeinheiten seines Feldes auf ein angrenzendes Landfeld; das darf eine Schlacht auslösen.
leader-knut_1 = Einmal pro Zug, als Aktion, mit Steuern: Aktiviere seine Stadt und nimm die Einnahmen der Steuern, ohne zu zahlen; nicht im selben Zug wie Steuern.
leader-knut_2 = Ist er am Ende im Spiel, bringt er einen halben Punkt je Feld Entfernung zu deiner Hauptstadt.
leader-sun_tzu_1 = Als Aktion, wenn er in einer deiner glücklichen Städte steht: Zahle 1 Zufriedenheit oder 1 Kultur und erziele einen Fortschritt der Kriegsführung gratis.
leader-sun_tzu_2 = Gewinnt und überlebt er eine Landschlacht gegen Armee-Einheiten in Kampfrunde 1, erhältst du 1 Zufriedenheit und 1 Kultur.
leader-qin_1 = Ziehst du eine Weltwunderkarte, musst du die Große Mauer nehmen, wo immer sie ist, außer sie ist gebaut. Die Große Mauer kostet dich 2 Kultur weniger; Weltwunder in seiner Stadt baust du als Gratis-Aktion.
leader-qin_2 = Einmal je Landschlacht mit ihm: Zahle 2 Kultur, um in einer Kampfrunde 1 Treffer zu ignorieren.
leader-wu_zetian_1 = In einer Landschlacht mit ihr: +2 Kampfwert in jeder Kampfrunde, zu deren Beginn du mindestens so viele Einheiten hast wie der Gegner.
leader-wu_zetian_2 = Als Aktion, wenn sie in einer deiner glücklichen Städte steht: Zahle 1 Zufriedenheit oder 1 Kultur und erziele einen Fortschritt der Landwirtschaft gratis.
leader-cyrus_1 = Als Aktion: Aktiviere seine Stadt und erhalte 1 Zufriedenheit oder Kultur je Gebiet mit einer deiner Städte, höchstens so viel, wie seine Stadt groß ist.
leader-cyrus_2 = Deckst du in einer Landschlacht mit ihm eine Taktik auf, darfst du auf ihre Wirkung verzichten für +2 Kampfwert in dieser Kampfrunde.
leader-darius_1 = Jede erfolgreiche Kulturübernahme von seiner Stadt aus bringt 1 Zufriedenheit.
leader-darius_2 = Einmal pro Zug, Gratis-Aktion: Zahle 2 Kultur, um in seiner Stadt zum normalen Preis ein Gebäude oder Weltwunder zu bauen.
leader-xerxes_1 = Auf seinem Feld dürfen 5 Armee-Einheiten stehen; mit 5 Einheiten in einer Schlacht darfst du weder Taktik noch Kampffertigkeiten nutzen.
leader-xerxes_2 = Weltwunder in seiner Stadt kosten 2 Ressourcen oder Kultur weniger, beliebig gemischt.
leader-sri_gupta_1 = In einer Landschlacht mit ihm: +2 Kampfwert in jeder Kampfrunde, in der du keine Taktik spielst.
leader-sri_gupta_2 = Gratis-Aktion: Aktiviere seine Stadt und zahle 1 Kultur und den normalen Preis, um einen Fortschritt einer Kategorie zu erzielen, in der du noch keinen hast.
leader-ashoka_1 = Einmal pro Zug darfst du eine Kulturübernahme von seiner Stadt aus neu würfeln, wenn sie einen Tempel hat oder das Ziel ein Tempel ist.
leader-ashoka_2 = Erobert er eine Stadt, erhältst du 1 Kultur, mit Tempel 2.
leader-akbar_1 = Vor einer Landschlacht mit ihm: Zahle 1 Erz für +1 Kampfwert in jeder Kampfrunde je lebendem Kriegselefanten von dir dort, auch nach seinem Tod.
leader-akbar_2 = Zieht er in eine deiner Städte, erhältst du 1 Gold.
leader-viriatus_1 = In einer Landschlacht mit ihm, ab Kampfrunde 2: Zahle zu Beginn der Kampfrunde 2 Zufriedenheit, um eine gegnerische Armee-Einheit auf ein freies angrenzendes Landfeld zu setzen.
leader-viriatus_2 = Für Barbaren, die in Reichweite 2 von ihm kämpfen, darfst du Taktik von deiner Hand spielen.
leader-vercingetorix_1 = In einer Landschlacht mit ihm: +1 Kampfwert je Siedler von dir in Reichweite 2.
leader-vercingetorix_2 = In seiner Stadt rekrutierte Landeinheiten dürfen auf angrenzende Landfelder ohne Gegner gesetzt werden.
leader-boudica_1 = In einer Landschlacht mit ihr: +2 Kampfwert, wenn der Gegner mehr Fortschritte der Kriegsführung besitzt.
leader-boudica_2 = Gründet ein Siedler auf ihrem Feld eine Stadt, darfst du 1 Nahrung zahlen, um ihn zu behalten.
leader-ithobaal_1 = In einer Landschlacht mit ihm in Reichweite 2 einer deiner Städte mit Tempel: +2 Kampfwert.
leader-ithobaal_2 = Eine Stadt, die du bereits beeinflusst, wird glücklich, wenn er sie erobert.
leader-hiram_1 = Eine Handelsroute eines Siedlers oder Schiffes auf seinem Feld zählt nicht zu den höchstens 4.
leader-hiram_2 = Als Aktion, wenn er in einer deiner glücklichen Städte steht: Zahle 1 Zufriedenheit oder 1 Kultur und erziele einen Fortschritt des Bauwesens gratis.
leader-pygmalion_1 = Einmal je Schlacht, wenn er eine Stadt verteidigt: Zahle 1 Kultur, um 1 Treffer zu ignorieren; bei einem Sieg erhältst du sie zurück.
leader-pygmalion_2 = Eine Handelsroute eines Siedlers oder Schiffes auf seinem Feld bringt 1 Gold oder 1 Kultur zusätzlich.
leader-hammurabi_1 = Beim Erhöhen der Stimmung wird seine Stadt für 1 Kultur statt ihres normalen Preises glücklich.
leader-hammurabi_2 = Eine Festung in seiner Stadt kostet weder Nahrung noch Holz.
leader-nebuchadnezzar_1 = Ziehst du eine Weltwunderkarte, musst du die Großen Gärten nehmen, wo immer sie sind, außer sie sind gebaut. Die Großen Gärten kosten dich 2 Kultur weniger; Weltwunder in seiner Stadt baust du als Gratis-Aktion.
leader-nebuchadnezzar_2 = In einer Landschlacht mit ihm gegen eine Stadt mit Tempel: +2 Kampfwert.
leader-nabopolassar_1 = In einer Landschlacht mit ihm: +2 Kampfwert, wenn der Gegner mindestens so viele Städte hat wie du.
leader-nabopolassar_2 = Wird eine deiner Städte erobert, setzt du 1 Infanterie gratis bei ihm oder in einer Stadt mit Platz ein.
leader-attila_1 = In Kampfrunde 1 einer Landschlacht mit ihm darf eine Kavallerie, die ihre Kampffertigkeit aktiviert, stattdessen die der Kriegselefanten nutzen.
leader-attila_2 = Steht er in einer glücklichen oder neutralen Stadt der Größe 1, gilt sie bei Produktion und Rekrutierung als um 1 größer.
leader-bleda_1 = Greift er eine Stadt an, darf der Gegner in Kampfrunde 1 keine Taktik spielen.
leader-bleda_2 = Seine Stadt darf bei ihrer ersten Aktivierung im Zug als glücklich gelten; danach kann sie in diesem Zug nicht mehr aktiviert werden.
leader-rugila_1 = Hat er eine Stadt erobert, erhältst du 2 Gold, wenn eine weitere gegnerische Stadt, auch von Barbaren, in Reichweite 2 liegt.
leader-rugila_2 = Eine Barbarenstadt, die er erobert, wird glücklich.

## Was Einträge des Inhalts bewirken: Weltwunder.

wonder-great_arena = Du darfst Zufriedenheit als Kultur zahlen und umgekehrt, nur nicht beim Bau von Weltwundern. Einmal je Landschlacht, nach einem Kampfwurf: Zahle 1 Zufriedenheit oder 1 Kultur für +1 Kampfwert.
wonder-great_gardens = Ebenen geben bei der Produktion dieser Stadt 1 beliebige Ressource, auch Ideen oder Gold. Einheiten anderer Spieler, die in diesem Zug eine Ebene betreten haben, können diese Stadt nicht betreten.
wonder-great_library = In jedem Zug darfst du einen Fortschritt nennen, der dir fehlt (keine Regierungsform), und ihn bis zum Ende des Zuges nutzen; einmalige Gewinne erhältst du nicht.
wonder-great_lighthouse = Immer wenn du diese Stadt aktivierst, darfst du 1 Schiff aus deinem Vorrat auf ein entdecktes Wasserfeld ohne Gegner setzen. Du bestimmst in jeder Statusphase, wer Startspieler wird.
wonder-great_mausoleum = Ziehst du ein Ereignis oder eine Aktionskarte, darfst du stattdessen die oberste Karte des Ablagestapels nehmen. Karten, die du dorthin ablegst, kommen unter den Ablagestapel.
wonder-great_pyramid = Bringt ihrem Erbauer immer 5 Punkte, auch wenn die Stadt verloren geht. Bei Gleichstand um den Sieg gewinnt der Erbauer.
wonder-great_statue = Beim Bau: Ziehe 1 Triumphkarte. Einmal pro Zug, Gratis-Aktion: Wirf eine Triumphkarte von der Hand ab für 1 zusätzliche Aktion.
wonder-great_wall = Gegner, die deine glücklichen Städte angreifen, haben in Kampfrunde 1 −2 Kampfwert. Barbaren, die eine deiner Städte angreifen, sind sofort besiegt.

## Was Einträge des Inhalts bewirken: Effekte der Aktionskarten.

effect-quick_advance = Erziele 1 Fortschritt, ohne seinen Preis zu zahlen und ohne den Ereignis-Zähler.
effect-inspiration = Erziele gratis und ohne den Ereignis-Zähler einen Fortschritt, den ein Spieler mit einer Einheit oder Stadt in Reichweite 2 von dir besitzt.
effect-hero_general = Wenn du in diesem Zug eine Landschlacht gewonnen hast: Erhöhe die Stimmung einer deiner Städte um 1 Stufe; für 1 Zufriedenheit um eine weitere Stufe, in dieser oder einer anderen Stadt.
effect-spy = Sieh dir alle Handkarten eines anderen Spielers an; du darfst eine deiner Karten gegen eine von ihm derselben Art tauschen.
effect-ideas = 1 Idee je Akademie in deinen Städten.
effect-great_ideas = Wenn du in diesem Zug eine Landschlacht gewonnen oder eine Stadt genommen hast: 2 Ideen.
effect-mercenaries = Bewege beliebig viele Barbarenarmeen in Reichweite 2 deiner Städte oder Armee-Einheiten um je 1 Landfeld, für je 1 Nahrung, Holz, Erz oder Kultur. Danach werden die verlassenen Barbarenstädte verstärkt.
effect-cultural_takeover = Deine nächste Kulturübernahme darf einer Barbarenstadt der Größe 1 gelten. Bei Erfolg gehört sie dir; eine Einheit dort wird durch einen Siedler oder eine Infanterie von dir ersetzt, die übrigen werden entfernt.
effect-city_development = Baue 1 Gebäude in einer Stadt, ohne Ressourcen zu zahlen; die Stadt wird aktiviert.
effect-production_focus = Bei deiner nächsten Produktion darfst du dasselbe Feld mehrmals wählen. Nicht zusammen mit Überproduktion.
effect-explorer = Decke ein unentdecktes Gebiet neben einem Gebiet mit einer deiner Städte auf und/oder setze 1 Siedler gratis in eine deiner Städte.
effect-negotiations = Zu Beginn deines Zuges: Wähle einen anderen Spieler. Du darfst ihn in diesem Zug nicht angreifen, er dich nicht in seinem nächsten.
effect-leadership = Du hast in diesem Zug 1 zusätzliche Aktion.
effect-assassination = Ein anderer Spieler hat in seinem nächsten Zug 1 Aktion weniger.
effect-mass_production = Bei deiner nächsten Produktion darfst du 2 Felder mehr wählen. Nicht zusammen mit Produktionsfokus.
effect-new_plans = Ziehe 2 Triumphkarten; du darfst eine Triumphkarte von deiner Hand hergeben, um eine davon zu behalten. Die übrigen werden in den Stapel gemischt.
effect-synergies = Erziele 2 Fortschritte derselben Kategorie zum üblichen Preis ohne den Ereignis-Zähler.
effect-teach_us = Wenn du gerade die Stadt eines Spielers erobert hast: Erziele gratis und ohne den Ereignis-Zähler einen Fortschritt, den er besitzt.
effect-militia = Setze 1 Infanterie gratis in eine deiner Städte.
effect-technology_trade = Erziele gratis und ohne den Ereignis-Zähler einen Fortschritt, den ein Spieler mit einer Einheit oder Stadt in Reichweite 2 von dir besitzt; dann erzielt er ebenso einen von deinen.
effect-new_ideas = Erziele 1 Fortschritt zum üblichen Preis ohne den Ereignis-Zähler, dann erhalte 2 Ideen.

## Was Einträge des Inhalts bewirken: Taktik der Aktionskarten.

tactic-siege = +1 Kampfwert. Der Gegner darf vor dem Wurf 2 Nahrung zahlen, sonst kann er in dieser Kampfrunde keine Kampffertigkeiten nutzen.
tactic-archers = Wirf 1 Würfel; bei 5 oder 6 entfernt der Gegner sofort eine Armee-Einheit seiner Wahl.
tactic-high_ground = Der Gegner kann in dieser Kampfrunde keine Kampffertigkeiten nutzen. Nicht beim Angriff auf eine Stadt.
tactic-flanking = Wirf 1 Würfel mehr.
tactic-for_the_people = Verteidigung einer Stadt: Wirf 1 Würfel mehr.
tactic-heavy_resistance = Der Angreifer hat −1 Kampfwert für jede seiner Armee-Einheiten oder, auf See, jedes seiner Schiffe in der Schlacht.
tactic-high_morale = +2 Kampfwert.
tactic-wedge_formation = +1 Kampfwert für jede gegnerische Armee-Einheit.
tactic-scout = Ignoriere die Taktik des Gegners und nimm seine Karte auf die Hand.
tactic-martyr = Vor dem Würfeln: Entferne eine deiner kämpfenden Einheiten, auch der Gegner muss eine entfernen. Seine Taktik wird ignoriert.
tactic-peltasts = Wirf so viele Würfel, wie du Armee-Einheiten hast; zeigt mindestens einer 5 oder 6, darfst du 1 Treffer ignorieren.
tactic-tactical_retreat = Die Schlacht endet: Ziehe alle deine Armee-Einheiten auf ein angrenzendes Landfeld ohne Gegner. Siedler bleiben zurück und sterben. Der Gegner gilt als Sieger.
tactic-surprise = +1 Kampfwert. Hast du in dieser Kampfrunde mindestens eine gegnerische Einheit getötet, ziehe 1 Aktionskarte.
tactic-encircled = Hat der Gegner in dieser Kampfrunde mindestens so viele Einheiten verloren wie du (auch 0), wirf 1 Würfel; bei 5 oder 6 erleidet er 1 weiteren Treffer, der nicht ignoriert werden kann.
tactic-improved_defenses = Ignoriere 1 Treffer.
tactic-defensive_formation = Wirf 1 Würfel mehr.

## Was Einträge des Inhalts bewirken: Triumphe.

objective-science_lead = Du hast mehr Städte mit Akademie als jeder andere.
objective-coastal_lead = Du hast mehr Städte mit Hafen als jeder andere.
objective-religious_fervor = Du hast mehr Städte mit Tempel als jeder andere.
objective-fortifications = Du hast mehr Städte mit Festung als jeder andere.
objective-star_gazers = Du hast mehr Städte mit Sternwarte als jeder andere.
objective-traders = Du hast mehr Städte mit Markt als jeder andere.
objective-legacy = Du hast mehr Städte mit Obelisk als jeder andere.
objective-city_planner = Du besitzt alle vier Fortschritte des Bauwesens.
objective-education_lead = Du besitzt alle vier Fortschritte der Bildung.
objective-militarized = Du besitzt alle vier Fortschritte der Kriegsführung.
objective-culture_focus = Du besitzt alle vier Fortschritte des Kulturguts.
objective-science_focus = Du besitzt alle vier Fortschritte der Wissenschaft.
objective-trade_focus = Du besitzt alle vier Fortschritte der Wirtschaft.
objective-seafarers = Du besitzt alle vier Fortschritte der Seefahrt.
objective-government = Du besitzt alle vier Fortschritte einer Regierungsform.
objective-goal_focused = Du hast mehr vollständige Fortschritts-Kategorien als jeder andere.
objective-diversified_research = Du besitzt in 9 verschiedenen Kategorien mindestens einen Fortschritt.
objective-high_culture = Du hast alle 4 Zivilisations-Fortschritte und mindestens 2 deiner Anführer rekrutiert.
objective-large_civ = Du hast mindestens 6 Städte.
objective-advanced_culture = Du hast mindestens 6 Fortschritte und mehr als jeder andere.
objective-happy_population = Du hast mindestens 4 glückliche Städte.
objective-architecture = In deinen Städten stehen mindestens 4 verschiedene Gebäude in deiner Farbe.
objective-consulate = Du beeinflusst mindestens 2 Städte kulturell.
objective-metropolis = Du hast eine Stadt der Größe 5 oder mehr.
objective-expansionist = Mindestens 4 deiner Städte grenzen an keine andere Stadt.
objective-culture_power = Du beeinflusst mehr Gebäude in fremden Städten als jeder andere.
objective-eureka = Du besitzt mindestens 5 Ideen und zahlst 2 davon.
objective-wealth = Du besitzt mindestens 5 Gold und zahlst 2 davon.
objective-ore_supplies = Du besitzt mindestens 5 Erz und zahlst 2 davon.
objective-wood_supplies = Du besitzt mindestens 5 Holz und zahlst 2 davon.
objective-food_supplies = Du besitzt mindestens 5 Nahrung und zahlst 2 davon.
objective-optimized_storage = Du besitzt mindestens 3 Nahrung, 3 Holz und 3 Erz.
objective-sea_blockade = Mindestens 2 deiner Schiffe stehen auf Hafenfeldern eines anderen Spielers.
objective-large_fleet = Du hast mindestens 4 Schiffe, oder mindestens 2 und mehr als jeder andere.
objective-large_army = Du hast mindestens 4 Armee-Einheiten mehr als jeder andere.
objective-standing_army = In mindestens 4 deiner Städte stehen Armee-Einheiten. Nicht in derselben Statusphase wie Militärmacht.
objective-colony = Du hast eine Stadt, die mindestens 5 Felder von deiner Hauptstadt entfernt ist; nicht in der Runde, in der du Stadtgründer erfüllt hast.
objective-threat = Mindestens 4 deiner Armee-Einheiten stehen neben Städten anderer Spieler.
objective-outpost = Deine Armee-Einheiten stehen auf mindestens 3 Feldern, die weder deine Stadt sind noch an eine grenzen.
objective-migration_obj = Deine Siedler stehen auf mindestens 3 Feldern, die weder deine Stadt sind noch an eine grenzen.
objective-military_might = Du hast zusammen mindestens 12 Armee-Einheiten und Schiffe. Nicht in derselben Statusphase wie Stehendes Heer.
objective-trade_power = Du besitzt Handelsrouten und könntest jetzt mindestens 3 bilden. Nicht in derselben Statusphase wie Schifffahrtswege.
objective-shipping_routes = Du besitzt Handelsrouten und könntest jetzt allein mit Schiffen mindestens 2 bilden. Nicht in derselben Statusphase wie Handelsmacht.
objective-horse_power = Deine Kavallerie steht auf mindestens 3 verschiedenen Feldern.
objective-ivory_tower = Deine Kriegselefanten stehen auf mindestens 3 verschiedenen Feldern.
objective-versatility = Du hast von jeder der 6 Arten mindestens eine Einheit im Spiel.
objective-draft_obj = Du hast in diesem Zug bei zwei Rekrutierungen die Musterung genutzt.
objective-city_founder = Du hast eine Stadt gegründet, die mindestens 5 Felder von deiner Hauptstadt entfernt ist.
objective-terror_regime = Die Zahl deiner wütenden Städte ist gerade auf 4 oder mehr gestiegen.
objective-magnificent_culture = Du hast gerade ein Weltwunder gebaut, oder du bist in dieser Statusphase der Einzige, der in der Runde eines gebaut hat.
objective-conqueror = Du hast die Stadt eines Spielers erobert, die von Armee-Einheiten oder einer Festung verteidigt wurde.
objective-warmonger = Du hast deine zweite Landschlacht des Zuges gegen verschiedene Armeen oder Städte beendet und mindestens eine gewonnen.
objective-general = Du hast in einer Landschlacht mindestens 3 Armee-Einheiten getötet.
objective-great_battle = Du hast eine Landschlacht geschlagen, an der insgesamt mindestens 6 Armee-Einheiten teilnahmen.
objective-defiance = Du hast eine Schlacht gegen einen Spieler gewonnen, in die du mit weniger Einheiten gegangen bist.
objective-naval_assault = Du hast die Stadt eines Spielers mit Einheiten erobert, die zum Angriff entladen wurden.
objective-bold = Du hast eine Schlacht gegen einen Spieler gewonnen, der mehr Fortschritte der Kriegsführung besitzt, oder mit weniger Einheiten als der Gegner.
objective-legendary_battle = Du hast mit mindestens 3 Armee-Einheiten eine Stadt der Größe 5 oder mehr mit Weltwunder angegriffen.
objective-scavenger = Du hast einen Siedler oder ein Schiff getötet, das vor der Schlacht in Handelsreichweite einer Stadt stand, mit der sein Besitzer eine Route bilden konnte.
objective-aggressor = Du hast als Angreifer eine Landschlacht gewonnen und mindestens 2 Armee-Einheiten getötet.
objective-barbarian_conquest = Du hast eine Barbarenstadt erobert, in der mindestens 2 Armee-Einheiten standen.
objective-resistance = Du hast als Verteidiger in einer Landschlacht mindestens 2 gegnerische Armee-Einheiten getötet.
objective-great_commander = Du hast eine Schlacht gewonnen, in der dein Anführer kämpfte und du nicht mehr Armee-Einheiten hattest als der Gegner.
objective-brutus = Du hast in einer Schlacht einen Anführer und mindestens 2 weitere Armee-Einheiten getötet.
objective-trample = Du hast als Angreifer eine Landschlacht gewonnen, und mindestens eine deiner Kavallerien oder ein Kriegselefant hat überlebt.
objective-sea_cleansing = Du hast in diesem Zug deine zweite Schlacht gegen Piraten gewonnen.

## Was Einträge des Inhalts bewirken: Ereignisse und große Persönlichkeiten.

event-pestilence = Bei jedem mit mindestens 2 Städten sinkt die Stimmung einer Stadt um 1 Stufe (mit Straßenbau, Navigation oder Handelsrouten bei 2 Städten); bis er Kanalisation erzielt, darf er weder Gebäude noch Weltwunder bauen.
event-epidemics = Jeder mit mindestens 2 Einheiten entfernt 1 Einheit seiner Wahl, mit Straßenbau, Navigation oder Handelsrouten 2.
event-famine_1 = Du verlierst 1 Nahrung; Gold ersetzt sie nicht. Kannst du das nicht, wird eine deiner Städte wütend.
event-famine_2 = { event-famine_1 }
event-famine_3 = { event-famine_1 }
event-severe_famine_1 = Du verlierst 2 Nahrung; Gold ersetzt sie nicht. Kannst du das nicht ganz, verlierst du, was du hast, und eine deiner Städte wird wütend.
event-severe_famine_2 = { event-severe_famine_1 }
event-severe_famine_3 = { event-severe_famine_1 }
event-good_year_all = Alle erhalten 1 Nahrung.
event-good_year_you = Du erhältst 1 Nahrung.
event-good_year_share = Du erhältst 1 Nahrung und nennst einen anderen Spieler, der 1 Nahrung erhält.
event-awesome_year_you = Du erhältst 2 Nahrung.
event-awesome_year_all = Alle erhalten 2 Nahrung.
event-awesome_year_share = Du erhältst 2 Nahrung und verteilst 2 Nahrung unter den anderen.
event-fantastic_year_all = Alle erhalten 3 Nahrung.
event-fantastic_year_share = Du erhältst 3 Nahrung und verteilst 3 Nahrung unter den anderen.
event-fantastic_year_you = Du erhältst 3 Nahrung.
event-great_explorer = Als Aktion: Du darfst einen Fortschritt der Seefahrt gratis und ohne den Ereignis-Zähler erzielen; dann darfst du ein unentdecktes Gebiet neben einem Gebiet mit einer deiner Städte aufdecken und dort für 2 Nahrung ohne Siedler eine Stadt gründen.
event-great_artist = Als Aktion: Du darfst einen Fortschritt des Kulturguts gratis und ohne den Ereignis-Zähler erzielen; dann wird eine deiner Städte glücklich.
event-great_prophet = Als Aktion: Du darfst einen Fortschritt der Spiritualität gratis und ohne den Ereignis-Zähler erzielen; dann darfst du einen Tempel zum normalen Preis bauen, ohne die Stadt zu aktivieren.
event-great_philosopher = Als Aktion: Du darfst einen Fortschritt der Bildung gratis und ohne den Ereignis-Zähler erzielen; dann erhältst du 2 Ideen.
event-great_scientist = Als Aktion: Du darfst einen Fortschritt der Wissenschaft gratis und ohne den Ereignis-Zähler erzielen; dann erhältst du 1 Idee und ziehst 1 Aktionskarte.
event-elder_statesman = Als Aktion: Du darfst einen Fortschritt einer Regierungsform gratis und ohne den Ereignis-Zähler erzielen; dann ziehst du 2 Aktionskarten.
event-great_warlord = Als Aktion: Du darfst einen Fortschritt der Kriegsführung gratis und ohne den Ereignis-Zähler erzielen; dann kommandierst du; in der ersten Schlacht dabei hast du +2 Kampfwert in jeder Kampfrunde.
event-great_merchant = Als Aktion: Du darfst einen Fortschritt der Wirtschaft gratis und ohne den Ereignis-Zähler erzielen; dann erhältst du mit Handelsrouten sofort deren Einnahmen.
event-great_engineer = Als Aktion: Du darfst einen Fortschritt des Bauwesens gratis und ohne den Ereignis-Zähler erzielen; dann darfst du ein Gebäude zum normalen Preis bauen, ohne Aktion und ohne die Stadt zu aktivieren.
event-population_boom_1 = Setze 1 Siedler gratis in eine deiner Städte; ein anderer Spieler, den du nennst, setzt 1 in eine von seinen.
event-population_boom_2 = { event-population_boom_1 }
event-volcano = Nur mit mindestens 4 Städten: Wähle eine; alle Einheiten dort sterben, alle Bauwerke verlassen das Spiel. Siedlung und Gebäude bringen ihren Besitzern je 2 Punkte, Weltwunder zählen weiter, wirken aber nicht mehr.
event-earthquake = Mit mindestens 3 Städten: Wähle 1 bis 3 eigene Bauwerke und nimm sie aus dem Spiel; die Stimmung jeder betroffenen Stadt, die bleibt, sinkt um 1 Stufe. Siedlungen und Gebäude bringen je 2 Punkte, Weltwunder zählen weiter, wirken aber nicht mehr.
event-heavy_earthquake = { event-earthquake }
event-flood = Wähle eine deiner Städte am Wasser, die nicht wütend ist; ihre Stimmung sinkt um 1 Stufe.
event-heavy_flood = { event-flood }
event-migration_1 = Ein anderer Spieler, den du nennst, setzt 1 Siedler gratis in eine seiner Städte; die Stimmung einer deiner Städte sinkt um 1 Stufe.
event-migration_2 = { event-migration_1 }
event-civil_war_1 = Wähle eine deiner Städte, die nicht glücklich ist und in der Infanterie steht: Entferne dort 1 Infanterie, ihre Stimmung sinkt um 1 Stufe. Gibt es keine, sinkt die Stimmung einer Stadt.
event-civil_war_2 = { event-civil_war_1 }
event-revolution = Zwei Schritte, die du jeweils abwendest, indem du eine deiner Armee-Einheiten entfernst: Du verlierst eine Aktion dieses Zuges, oder deines nächsten; du wechselst gratis die Regierungsform, wenn du kannst.
event-uprising = Zahle 1 bis 4 Zufriedenheit und Kultur, wenn du welche hast; jede bringt am Ende einen halben Punkt.
event-envoy = Du erhältst 1 Idee und 1 Kultur; ein anderer Spieler, den du nennst, erhält 1 Kultur. Lege die oberste Weltwunderkarte offen aus: Wer eine Weltwunderkarte zieht, darf stattdessen diese nehmen.
event-solar_eclipse = Die nächste Landschlacht mit Kampfrunden endet nach der ersten; ist sie unentschieden, zieht sich der Angreifer zurück. Der Sieger, sonst der Verteidiger, erhält 1 Punkt.
event-trojan_horse = Bleibt, bis es einmal benutzt wird: Wer in einer Landschlacht eine verteidigte Stadt angreift, darf 1 Holz und 1 Kultur zahlen, erhält 1 Punkt, und der Verteidiger darf in Kampfrunde 1 keine Taktik spielen.
event-guillotine = Dein Anführer stirbt. Dann setzt du entweder einen neuen gratis in eine deiner Städte oder erhältst 2 Punkte; deine übrigen Anführer verlassen das Spiel.
event-anarchy = Alle deine Fortschritte der Regierungsform kommen auf diese Karte. Erzielst du später welche, nimmst du ihre Marker von hier. Jeder Marker, der am Ende hier liegt, bringt 1 Punkt.
event-scientific_trade = Alle erhalten so viele Ideen, wie sie Städte mit Akademie oder Sternwarte haben; wer zieht, mindestens 2.
event-flourishing_trade = Alle erhalten so viel Gold, wie sie Städte mit Markt oder Hafen haben, höchstens 3; wer zieht, mindestens 1.
event-era_of_stability = Alle erhalten so viel Zufriedenheit und Kultur in beliebiger Mischung, wie sie Städte mit Tempel oder Obelisk haben, höchstens 3; wer zieht, mindestens 1.
event-reformation = Nenne einen anderen Spieler: Er ersetzt einen deiner Tempel seiner Wahl durch einen von sich. Hast du keinen Tempel, nenne einen Spieler, der einen hat; er führt das Ereignis aus.
event-pandemics = Alle verlieren, beliebig gemischt aus Ressourcen, Zufriedenheit, Kultur, Aktions- und Triumphkarten und Einheiten, halb so viel, wie sie Städte haben (abgerundet).
event-black_death = Jeder mit mindestens 4 Einheiten verliert 1 je volle 4 Einheiten, mit Straßenbau, Navigation oder Handelsrouten 1 mehr; jede bringt 1 Punkt.
event-famine_vermin = Jeder mit Lagerung verliert 1 Nahrung; Gold ersetzt sie nicht. Wer das nicht kann, macht eine seiner Städte wütend.
event-famine_drought = Du verlierst 1 Nahrung je Stadt auf oder neben Ödnis, höchstens 3; Gold ersetzt sie nicht. Kannst du das nicht ganz, verlierst du, was du hast, und eine dieser Städte wird wütend.
event-fire = Wähle eine deiner Städte auf Wald: Die Stimmung dieser und jeder anderen Stadt auf demselben zusammenhängenden Wald sinkt um 1 Stufe. Ohne Stadt auf Wald verlierst du 1 Holz.
event-successful_year = Wer die wenigsten Städte hat, erhält 1 Nahrung je Stadt Rückstand auf den Spieler mit den meisten; haben alle gleich viele, erhalten alle 1 Nahrung.
event-great_architect = Liegt offen. Baust du ein Weltwunder, darfst du die Karte ablegen: Du brauchst den verlangten Fortschritt nicht (nur Technik) und zahlst 3 Kultur weniger.
event-great_athlete = Als Aktion: Du darfst einen Fortschritt des Kulturguts gratis und ohne den Ereignis-Zähler erzielen; dann darfst du beliebig viel Kultur in Zufriedenheit umwandeln oder umgekehrt.
event-great_diplomat = Liegt offen. Wähle beim Nehmen einen anderen Spieler: Keiner von euch darf den anderen angreifen, ohne erst 2 Kultur zu zahlen; nach einem solchen Angriff kommt die Karte weg. Als Aktion darfst du sie selbst ablegen.
event-great_seer = Als Aktion: Ziehe so viele Triumphkarten, wie Spieler teilnehmen, und ordne jedem, auch dir, eine zu; jeder erhält sie, wenn er das nächste Mal eine Triumphkarte zieht.

## Ereignisse, große Persönlichkeiten und Weltwunder.

effect-advance = Fortschritt kostenlos erzielen
effect-construct = Ohne Aktivierung bauen
effect-reveal_tile = Gebiet aufdecken
effect-convert = Plättchen tauschen
effect-place = Einheit einsetzen
effect-mood = Stimmung einer Stadt ändern
effect-buy = Fortschritt kaufen
effect-influence = Kulturübernahme versuchen

ask-announce_event = Gilt das ganze Ereignis?
why-announce_event = Du entscheidest vor dem Ziehen. Das Symbol wird immer ausgeführt.

ask-choose_deck = Woher ziehst du das Ereignis?
why-choose_deck = Mit dem Großen Mausoleum darfst du das zuletzt abgeworfene Ereignis statt einer Karte vom Stapel nehmen.

ask-exchange = Ignorierst du { $card } und ziehst ein anderes Ereignis?
why-exchange = Opferkult: Gib einen Gefangenen zurück; weder Symbol noch Text dieser Karte gelten.

ask-exhaust = Welches Feld wird erschöpft?
why-exhaust = Ein leeres Feld neben einer deiner Städte, keine Ödnis. Dort wird nicht mehr produziert und keine Stadt gegründet.

ask-sadden = { $card }: In welcher Stadt sinkt die Stimmung?
why-sadden = Gibt es eine Stadt, deren Stimmung noch sinken kann, muss eine solche gewählt werden.

ask-prevent_fall = Die Stimmung in { $city } sinkt. Verhinderst du das?
why-prevent_fall = Mythen: eine Zufriedenheit je Stadt, egal wie viele Stufen sie verlöre.

ask-prevent_loss = In { $city } geht eine Einheit verloren. Verhinderst du das?
why-prevent_loss = Das Ereignis entfernt sie aus der Stadt deines Anführers.

ask-make_happy = Welche Stadt wird glücklich?
why-make_happy = Gleichgültig, wie ihre Stimmung jetzt ist.

ask-deal = Wer erhält sie?
why-deal = Du verteilst die Nahrung unter den anderen; was über ein Limit hinausgeht, verfällt.

ask-place_unit = Wo setzt du die Einheit ein?
why-place_unit = Die Einheit kommt aus deinem Vorrat und kostet nichts.

ask-give_up_unit = Welche Einheit verlierst du?
why-give_up_unit = Du hast die Wahl. Ein Schiff bleibt, solange Einheiten an Bord es brauchen.

ask-choose_effect = Nutzt du diesen Effekt?
why-choose_effect = Er ist freiwillig.

ask-name_player = Wen bestimmst du?
why-name_player = Dieser Spieler erhält, was die Karte gibt.

ask-erupt = Welche Stadt wird verschüttet?
why-erupt = Alle Einheiten dort sterben. Siedlung und Gebäude verlassen das Spiel und zählen für ihre Besitzer je zwei Punkte.

ask-wreck = Welche Bauwerke zerstört das Erdbeben?
why-wreck = Ein bis drei Bauwerke deiner Farbe in deinen Städten, je zwei Punkte wert; eine Siedlung nur als letztes Bauwerk ihrer Stadt. In überlebenden Städten sinkt die Stimmung.

ask-strike = Verlierst du eine Aktion?
why-strike = Du darfst stattdessen eine deiner Armee-Einheiten entfernen.

ask-upheaval = Stürzt deine Regierung?
why-upheaval = Der Wechsel kostet nichts. Du darfst stattdessen eine deiner Armee-Einheiten entfernen.

ask-choose_government = Welche Regierungsform folgt?
why-choose_government = Du behältst so viele Fortschritte der Regierungsform, wie du hattest.

ask-appease = Welche Plättchen bezahlst du?
why-appease = Ein bis vier Plättchen; jedes zählt am Ende einen halben Punkt.

ask-choose_heir = Wer folgt deinem Anführer?
why-choose_heir = Ein neuer Anführer kostet nichts; sonst erhältst du zwei Punkte. Deine übrigen Anführerkarten verlassen das Spiel.

ask-name_faithful = Wer führt die Reformation aus?
why-name_faithful = Du hast keinen Tempel und bestimmst jemanden, der einen hat.

ask-name_reformer = Wer ersetzt einen deiner Tempel?
why-name_reformer = Dieser Spieler wählt den Tempel; nichts kann es verhindern.

ask-reform = Welchen Tempel ersetzt du?
why-reform = Er wird gegen einen deiner Farbe getauscht.

ask-suffer = Was verlierst du an die Pandemie?
why-suffer = Halb so viel, wie du Städte hast: Ressourcen, Plättchen, Aktions- und Triumphkarten, Einheiten.

ask-set_fire = Welche Stadt im Wald brennt?
why-set_fire = In allen Städten desselben zusammenhängenden Waldes sinkt die Stimmung um eine Stufe, wem sie auch gehören.

ask-buy_person = Nimmst du { $card }?
why-buy_person = Wer die Karte gezogen hat, bezahlt eine Kultur, alle anderen zwei.

ask-assign = Welchen Triumph teilst du zu?
why-assign = Jeder bekommt eine Karte, du zuerst; sie wird seine nächste Triumphkarte.

ask-plan = Was baust du?
why-plan = Zum üblichen Preis, wenn die Karte nichts anderes sagt.

ask-choose_tile = Welches Gebiet deckst du auf?
why-choose_tile = Ein unentdecktes Gebiet neben einem Gebiet mit einer deiner Städte.

ask-found_there = Gründest du auf dem neuen Gebiet eine Stadt?
why-found_there = Ein Siedler ist nicht nötig; der Preis steht auf der Karte.

ask-draw_from = Woher ziehst du die Aktionskarte?
why-draw_from = Mit dem Großen Mausoleum darfst du die zuletzt abgeworfene Aktionskarte statt einer vom Stapel nehmen.

ask-take_or_draw = Welche Weltwunderkarte nimmst du?
why-take_or_draw = Eine liegt nach dem Gesandten-Treffen offen aus; du darfst sie nehmen, statt vom Stapel zu ziehen.

ask-borrow = Welchen Fortschritt nutzt du in diesem Zug?
why-borrow = Die Große Bibliothek leiht dir jeden Fortschritt außer denen der Regierungsformen. Was man beim Erzielen erhält, gibt es nicht.
ask-lend = Leihst du dir dafür einen Fortschritt?
why-lend = Die Große Bibliothek leiht dir einen Fortschritt je Zug. Du kannst ihn dir auch aufheben.

do-choose = { $effect }
do-name = { $civ }
do-whole_event = Das ganze Ereignis
do-symbol_only = Nur das Symbol
do-from_deck = Vom Stapel
do-from_discards = Vom Ablagestapel: { $card }
do-redraw = { $ability } nutzen und neu ziehen
do-exhaust = { $hex } erschöpfen
do-sadden = Stimmung in { $hex } senken
do-prevent = Mit { $ability } verhindern
do-give_up = In { $hex } verlieren: { $kind }
do-give_up_pirate = In { $hex } verlieren: Piratenschiff
do-give_good = { $good } abgeben
do-deal = Eine für { $civ }
do-place_at = In { $hex } einsetzen
do-build_at = In { $hex } bauen: { $building }
do-erupt = Stadt in { $hex } verschütten
do-wreck = In { $hex } zerstören: { $building }
do-wreck_wonder = { $wonder } zerstören
do-wreck_city = Siedlung in { $hex } zerstören
do-lose_action = Eine Aktion verlieren
do-revolt = Regierungsform wechseln
do-enthrone = { $leader } zum Anführer machen
do-enthrone_any = Neuen Anführer auslosen
do-renounce = Die Punkte nehmen
do-reform = Tempel in { $hex } ersetzen
do-burn = { $hex } in Brand setzen
do-reveal = Gebiet bei { $hex } aufdecken
do-invite = { $card } nehmen
do-play_person = { $card } ausspielen
do-assign = { $card } für { $civ }
do-build_wonder = { $wonder } bauen
do-with_architect = { $wonder } mit dem Großen Architekten bauen
do-borrow = { $advance } nutzen
do-take_wonder = { $wonder } nehmen

told-named = { $civ } bestimmt { $rival }.
told-drew_event = { $civ } zieht das Ereignis { $card }.
told-prevented = { $civ } verhindert einen Verlust mit { $ability }.
told-placed = { $civ } setzt in { $hex } ein: { $kind }.
told-unit_lost = { $civ } verliert in { $hex }: { $kind }.
told-exhausted = Das Land in { $hex } neben einer Stadt von { $civ } ist erschöpft.
told-city_buried = Die Stadt von { $civ } in { $hex } wird verschüttet.
told-pieces_buried = Ein Erdbeben zerstört { $number ->
    [one] ein Bauwerk
   *[other] { $number } Bauwerke
} von { $civ }.
told-enthroned = { $leader } führt nun { $civ }.
told-invited = { $civ } nimmt { $card }.
told-person_played = { $civ } spielt { $card } aus.
told-foresaw = { $civ } teilt allen einen Triumph zu.
told-wonder_built = { $civ } baut { $wonder } in { $hex }.
told-borrowed = { $civ } nutzt in diesem Zug { $advance }.

panel-event = Ereignis
panel-wonders = Weltwunder
panel-persons = Große Persönlichkeiten
kind-event = Ereignis
kind-person = Große Persönlichkeit
kind-wonder = Weltwunder
group-events = Große Persönlichkeiten
event-drawer = Gezogen von { $civ }
event-step-symbol = Symbol: { $symbol }
event-step-effect = Wirkung auf { $civ }
event-step-offer = Angebot an { $civ }
event-in-play = Im Spiel
wonder-in-city = In { $hex }, gebaut von { $civ }
wonder-gone = Nicht mehr auf dem Spielplan
wonder-laid-out = Liegt offen aus
wonder-ready = Baubar in { $hex }
wonder-lacks = Es fehlt: { $what }
lacks-happy = eine glückliche Stadt
lacks-room = Platz in dieser Stadt
fact-persons = Große Persönlichkeiten
verb-play_person = Große Persönlichkeit ausspielen

## Schiffe und Handelsrouten.

ask-sail_on = Erkunden die Schiffe von { $hex } aus weiter?
why-sail_on = Nach der Navigation dürfen Schiffe ein Gebiet erkunden, das an das erreichte Meer grenzt. Finden sie keinen Weg, bleiben sie hier.
ask-drop_anchor = Wohin fahren die Schiffe aus { $hex }?
why-drop_anchor = Schiffe, die erkunden, fahren auf ein beliebiges Wasserfeld des neuen Gebiets, das mit ihrem Meer verbunden ist.
ask-lay_coast = Wie liegt das neue Gebiet?
why-lay_coast = Beide Richtungen sind erlaubt, du hast die Wahl.
ask-trade = Welche Handelsrouten bildest du?
why-trade = Eine Route verbindet eines deiner Schiffe oder einen Siedler mit einer höchstens zwei Felder entfernten, nicht wütenden Stadt eines anderen Spielers. Piraten versperren den Weg.
do-sail_to = Fahren nach { $hex }
do-navigate = Navigieren nach { $hex }
do-chart = Mit Schiffen erkunden bei { $hex }
do-route = Handel mit { $hex }: { $good }
do-route_all = Alle Routen
told-sailed = { $civ } fährt mit { $number ->
    [one] einem Schiff
   *[other] { $number } Schiffen
} von { $start } nach { $goal }.
told-traded = { $civ } bildet { $number ->
    [one] eine Handelsroute
   *[other] { $number } Handelsrouten
}.
hint-unknown = Erkundet ein Gebiet
hint-toll = Ein Markt bringt { $civ } 1 Gold
hint-routes = { $n ->
    [one] Eine Route
   *[other] { $n } Routen
}: { $goods }
port-of = Hafen von { $hex }
fleet = { $ships ->
    [one] Schiff
   *[other] { $ships } Schiffe
} von { $civ }
aboard = { $unit } an Bord

## Barbaren und Piraten.

cause-trade = Handelsrouten
cause-barbarians = Barbaren
cause-pirates = Piraten
ask-settle_tribe = Wo entsteht eine Barbarenstadt?
why-settle_tribe = Auf einem leeren Landfeld, zwei Felder von einer deiner Städte entfernt und neben keiner Stadt; gibt es keines, dann neben einer deiner Städte.
ask-reinforce = Welche Barbarenstadt erhält eine Einheit?
why-reinforce = In einer Barbarenstadt sind höchstens vier Einheiten. Wo Infanterie ist, darf stattdessen Kavallerie oder ein Kriegselefant kommen.
ask-march = Welche Barbaren ziehen als Nächste?
why-march = Alle Barbaren, die ein oder zwei Landfelder von deinen Städten entfernt sind, ziehen ein Feld auf die nächste zu und greifen an, wen sie treffen.
ask-march_to = Wohin ziehen die Barbaren aus { $hex }?
why-march_to = Ein Feld auf einem kürzesten Landweg zur nächsten deiner Städte.
ask-send_off = Welches Piratenschiff taucht neu auf?
why-send_off = Es gibt nur vier Piratenschiffe, deshalb verlassen zuerst einige den Spielplan.
ask-lurk = Wo taucht ein Piratenschiff auf?
why-lurk = Auf einem Wasserfeld ohne Schiffe; mindestens eines der beiden neben einer deiner Städte, wenn möglich.
ask-pay_off = Was gibst du den Piraten?
why-pay_off = Piraten liegen neben deinen Städten. Hast du nichts, sinkt die Stimmung einer dieser Städte.
do-settle_tribe = Barbaren siedeln in { $hex }
do-reinforce = { $kind } in { $hex }
do-march = Barbaren in { $hex }
do-march_to = Nach { $hex }
do-lurk = Piraten in { $hex }
do-send_off = Das Schiff in { $hex }
do-pay_off = { $good ->
    [Ideen] 1 Idee zahlen
    [Gefangene] 1 Gefangenen freilassen
   *[other] 1 { $good } zahlen
}
do-endure = Die Stimmung in { $hex } sinkt
told-tribe_settled = Barbaren gründen eine Stadt in { $hex }.
told-tribe_grew = Barbaren in { $hex }: { $kind } kommt hinzu.
told-horde_moved = Barbaren ziehen von { $start } nach { $goal }.
told-pirates_came = Piraten tauchen in { $hex } auf.
tribe-named = Stadt der Barbaren
pirate-fleet = { $ships ->
    [one] Piratenschiff
   *[other] { $ships } Piratenschiffe
}

## Schlachten.

side-barbarians = Barbaren
side-pirates = Piraten
arms = { $ability }: { $price }
ask-power = Bezahlst du für einen Vorteil in dieser Schlacht?
why-power = Manche Fortschritte, Anführer und Weltwunder helfen gegen Bezahlung: vor der Schlacht für alle Kampfrunden, in einer Kampfrunde nur für diese.
ask-lay_tactics = Legst du eine Taktikkarte?
why-lay_tactics = Die Karte liegt verdeckt und wird zusammen mit der Karte der Gegenseite aufgedeckt; sie wirkt nur in dieser Kampfrunde. Wer angreift, legt zuerst.
ask-fall_back = Wohin zieht sich deine Armee zurück?
why-fall_back = Alle deine Armee-Einheiten verlassen die Schlacht auf ein Nachbarfeld; Siedler bleiben zurück. Die Gegenseite hat gewonnen.
ask-ransom = Bezahlst du 2 Nahrung gegen die Belagerung?
why-ransom = Sonst können deine Einheiten in dieser Kampfrunde ihre Kampffertigkeiten nicht einsetzen.
ask-casualties = Die { $which ->
    [0] angreifende
   *[other] verteidigende
} Seite verliert { $number ->
    [1] eine Einheit. Welche?
   *[other] { $number } Einheiten. Welche?
}
why-casualties = Je fünf Punkte Kampfwert sind ein Treffer, und jeder Treffer, der nicht ignoriert wird, kostet eine Einheit. Beide Seiten wählen gleichzeitig.
ask-choose_controller = Wer wählt für deine Gegner?
why-choose_controller = Barbaren und Piraten gehören niemandem: Bestimme, wer auswählt, welche ihrer Einheiten fallen.
ask-drown = { $number ->
    [1] Welche Einheit ertrinkt
   *[other] Welche { $number } Einheiten ertrinken
} in { $hex }?
why-drown = Die übrigen Schiffe können nicht alle tragen, die an Bord sind.
ask-drive_off = Welche Einheit wird vertrieben, und wohin?
why-drive_off = Die Einheit kommt auf ein freies Landfeld neben der Schlacht und kämpft dort nicht mehr mit.
ask-leave_horse = Lässt du ein Trojanisches Pferd vor der Stadt zurück?
why-leave_horse = Für 1 Holz und 1 Kultur erhältst du einen Punkt, und der Verteidiger darf in Kampfrunde 1 keine Taktik ausspielen.
ask-keep_captives = Welche der Gefallenen behältst du als Gefangene?
why-keep_captives = Gefangene fehlen ihrem Besitzer im Vorrat. Du kannst höchstens vier halten; jeder ist am Ende einen halben Punkt wert.
ask-raise_stone = Stellst du einen Runenstein auf?
why-raise_stone = Dafür nimmst du einen Obelisken aus deinem Vorrat, der nicht mehr gebaut werden kann; er ist am Ende 1 Punkt wert.
ask-recover = Welche Taktik nimmst du zurück?
why-recover = Die Karte kommt wieder auf deine Hand, und alle kennen sie.
ask-sacrifice = Opferst du deine Königin?
why-sacrifice = Die Angreifer müssen sich zurückziehen, und eine Infanterie tritt an ihre Stelle. Die Karte der Königin kommt aus dem Spiel und bringt niemandem Punkte.
ask-rebuild = Welches Gebäude in { $city } ersetzt du?
why-rebuild = Das kostet nichts, und die Stimmung der Stadt spielt keine Rolle. Das neue Gebäude muss für dich verfügbar sein; es gilt nicht als gebaut und bringt keinen Bonus.
ask-retreat = Ziehst du dich zurück?
why-retreat = Deine Einheiten kehren dorthin zurück, woher sie kamen, und die Schlacht endet unentschieden. Sonst beginnt eine weitere Kampfrunde.
ask-resettle = Wo setzt du einen Siedler ein?
why-resettle = Du hast eine Stadt verloren: Du darfst einen Siedler aus deinem Vorrat in eine andere setzen.
do-arm = { $arms }
do-lay_tactic = { $card } legen
do-lay_none = Keine Karte legen
do-lose = { $kind }
do-control = { $civ }
do-fall_back = Zurück nach { $hex }
do-drive = { $kind } nach { $hex }
do-fight_on = Weiterkämpfen
do-retreat = Rückzug
do-resettle = Siedler in { $hex }
do-keep_captive = { $kind } behalten
do-raise_stone = Runenstein aufstellen
do-recover = { $card } zurücknehmen
do-sacrifice = Königin opfern
do-rebuild = { $building } wird zu { $into }
told-battle_began = Schlacht in { $hex }: { $side } gegen { $foe }.
told-armed = { $civ } nutzt in der Schlacht { $ability }.
told-laid_tactic = { $civ } legt eine Taktikkarte.
told-turned_up = { $side }: { $card } wird aufgedeckt.
told-scouted = { $side }: Ein Kundschafter nimmt { $card }.
told-cancelled = { $side }: { $card } wird aufgehoben.
told-tried = { $side }: Wurf { $die } für { $tactic }.
told-valued = { $side }: Würfel { $dice }, Kampfwert { $value }, { $hits ->
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
told-fell = { $side }: { $number ->
    [one] { $kind } fällt
   *[other] { $number } × { $kind } fallen
}.
told-drowned = { $side }: { $number ->
    [one] { $kind } ertrinkt
   *[other] { $number } × { $kind } ertrinken
}.
told-leader_fell = { $civ } verliert { $leader }.
told-driven_off = { $side }: { $kind } wird nach { $hex } vertrieben.
told-fell_back = Taktischer Rückzug von { $side } nach { $hex }.
told-retreated = Rückzug von { $side } nach { $hex }.
told-was_brave = { $civ } erhält einen Punkt für die Schlacht im Dunkeln.
told-captive_taken = { $civ } behält { $kind } von { $side } als Gefangenen.
told-stone_raised = { $civ } stellt einen Runenstein auf.
told-recovered = { $civ } nimmt { $card } zurück.
told-sacrificed = { $civ } opfert { $leader }; die Angreifer müssen sich zurückziehen.
told-rebuilt = { $civ } baut in { $hex } um: { $building }.
told-battle_won = Die Schlacht in { $hex } geht an { $side }.
told-battle_drawn = Die Schlacht in { $hex } endet unentschieden.
told-captured = Die Stadt von { $foe } in { $hex } fällt an { $side }.
told-demolished = Die Stadt in { $hex } ist verschwunden.
told-resettled = { $civ } setzt einen Siedler in { $hex } ein.
cause-battle = Schlacht
cause-capture = Eroberte Stadt
panel-battle = Schlacht in { $hex }
battle-round = Kampfrunde { $round }
battle-before = Vor der ersten Kampfrunde
kind-arms = Vorteil
kind-attacker = Angriff
kind-tactic = Taktikkarte
kind-defender = Verteidigung
count-settler = { $n } Siedler
count-infantry = { $n } Infanterie
count-ship = { $n ->
    [one] 1 Schiff
   *[other] { $n } Schiffe
}
count-cavalry = { $n } Kavallerie
count-elephant = { $n ->
    [one] 1 Kriegselefant
   *[other] { $n } Kriegselefanten
}
count-leader = { $n } Anführer
battle-nobody = keine Einheiten
battle-dice = { $n ->
    [one] ein Würfel
   *[other] { $n } Würfel
}
battle-expected = { $dice }, etwa { $hits } Treffer
battle-value = Kampfwert { $value }: { $hits ->
    [one] ein Treffer
   *[other] { $hits } Treffer
}{ $ignored ->
    [0] {""}
   *[other] , davon { $ignored } ignoriert
}
battle-face = { $number }, { $kind }
battle-numbers = Würfel
die-idle = keine Einheit
die-ignores = ignoriert { $n }
tactic-hidden = verdeckt
battle-abilities = Kampffertigkeiten
mark-dice = { $n ->
    [one] ein Zusatzwürfel
   *[other] { $n } Zusatzwürfel
}
mark-ignore = ignoriert { $n ->
    [one] einen Treffer
   *[other] { $n } Treffer
}
mark-cap = Boni höchstens { $n }
mark-bar = keine Taktikkarte
mark-mute = keine Kampffertigkeiten
mark-as-kind = eine darf wie { $kind } kämpfen
mark-ability = mit { $kind }
hint-attack = { $own } gegen { $foes }: in der ersten Kampfrunde etwa { $dealt } Treffer ausgeteilt und { $taken } eingesteckt; Sieg mit { $wins } %
hint-raid = { $own } gegen { $foes }: in der ersten Kampfrunde etwa { $dealt } Treffer ausgeteilt und { $taken } eingesteckt; sie siegen mit { $wins } %
hint-undefended = { $side }, unverteidigt

## Aktionskarten, Triumphe und Handel.

deck-action = Aktionskarte
deck-objective = Triumphkarte
deck-wonder = Weltwunderkarte

ask-claim = Welchen Triumph erfüllst du?
why-claim = Du hast soeben eine Bedingung einer Handkarte erfüllt. Was jetzt nicht ausgelegt wird, verfällt.

ask-lay_objective = Welche Triumphe erfüllst du?
why-lay_objective = Statusphase, Schritt 1: Jeder Triumph zählt zwei Punkte. Jeder Name zählt einmal.

ask-learn = Welchen Fortschritt lernst du?
why-learn = Er kostet nichts und lässt den Ereignis-Zähler unberührt; alle anderen Regeln für Fortschritte gelten.

ask-name_teacher = Mit wem tauschst du Technologien?
why-name_teacher = Du erzielst einen Fortschritt von dort, danach die andere Seite einen von dir.

ask-buy_advance = Welchen Fortschritt kaufst du?
why-buy_advance = Er kostet zwei Nahrung, Ideen oder Gold und lässt den Ereignis-Zähler unberührt.

ask-pay_bought = Wie bezahlst du { $advance }?
why-pay_bought = Ein Fortschritt kostet zwei Nahrung; Ideen und Gold dürfen sie beliebig gemischt ersetzen.

ask-spy_on = Wessen Hand siehst du dir an?
why-spy_on = Du siehst alle Karten und darfst eine von dir gegen eine derselben Art tauschen.

ask-swap_cards = Welche deiner Karten tauschst du mit { $civ }?
why-swap_cards = Gegen eine derselben Art. Sonst erfährt niemand, was getauscht wurde.

ask-choose_plan = Behältst du eine der neuen Triumphkarten?
why-choose_plan = Du gibst dafür eine Triumphkarte aus der Hand ab. Alle abgelehnten Karten werden in den Stapel gemischt.

ask-occupy = Welche Einheit übernimmt { $city }?
why-occupy = Die neue Einheit ersetzt einen der Barbaren dort; die übrigen werden entfernt.

ask-compose = Was bietest du { $civ } an?
why-compose = Güter und Karten von dir und was du dafür willst: höchstens zwölf Dinge. Die andere Seite nimmt alles an oder lehnt ab.

ask-accept = Nimmst du das Angebot von { $civ } an?
why-accept = Der Tausch geschieht sofort. Was über ein Limit hinausgeht, verfällt. Welche Karten du gibst, wählst du.

ask-hand_over = Welche Karten gibst du { $civ }?
why-hand_over = Das Angebot sagt, wie viele von jeder Art.

do-card = { $effect } ausspielen
do-complete_upper = { $objective } erfüllen
do-complete_lower = { $objective } erfüllen
do-take_over = { $kind }
do-keep_plan = { $card } behalten
do-drop_plan = { $card } abgeben
do-swap_own = { $card } geben
do-swap_for = { $card } nehmen
do-trade = { $civ } einen Handel anbieten
do-offer_good = Eins geben: { $good }
do-ask_good = Eins verlangen: { $good }
do-offer_card = { $card } verdeckt geben
do-show_card = { $card } zeigen und geben
do-ask_card = Eine { $deck } verlangen
do-accept = Annehmen
do-refuse = Ablehnen
do-hand_over = { $card } geben

told-played = { $civ } spielt { $effect } aus.
told-completed = { $civ } erfüllt den Triumph { $objective }.
told-offered = { $civ } bietet { $partner } einen Handel an.
told-refused = { $civ } lehnt das Angebot von { $partner } ab.
told-exchanged = { $civ } und { $partner } handeln.
told-spied = { $civ } sieht sich die Hand von { $other } an.
told-planned = { $civ } sieht sich eine Triumphkarte an: { $card }.
told-took_over = { $civ } übernimmt die Barbarenstadt in { $hex }.

ask-hire_armies = Welche Barbaren heuerst du an und wofür?
why-hire_armies = Jede Armee in Reichweite 2 kostet eins: Nahrung, Holz, Erz oder Kultur; Gold darf eine Ressource ersetzen.

ask-lead = Welche Armee zieht als nächste?
why-lead = Jede angeheuerte Armee zieht ein Landfeld weit, in beliebiger Reihenfolge.

ask-lead_to = Wohin zieht die Armee aus { $hex }?
why-lead_to = Wer dort steht, wird angegriffen. Städte, die Armeen verlassen haben, werden danach verstärkt.

do-hire_army = Armee in { $hex } für eins: { $good }

panel-offer = Das Angebot
panel-drawn = Neue Triumphkarten
panel-known = Bekannte Karten von { $civ }
panel-completed = Triumphe von { $civ }
kind-offer = Angebot
kind-deck = Karten
offer-gives = { $civ } gibt
offer-wants = { $civ } will
offer-cards = { $n ->
    [one] 1 { $deck }
   *[other] { $n } { $deck }n
}
when-now = Sofort
when-status = Statusphase
when-both = Sofort oder in der Statusphase
half-effect = Effekt
half-tactic = Taktik
half-now = { $objective }, sofort
half-status = { $objective }, Statusphase
half-both = { $objective }, sofort oder in der Statusphase
card-action-price = eine Aktion
progress = { $have } von { $need }
verb-card = Aktionskarten
verb-trade = Handel

## Aktionen und Karten der Zivilisationen und Anführer.

ask-cancel = { $civ } spielt { $card }. Verhinderst du das?
why-cancel = Du wirfst eine deiner Aktionskarten ab. Für die verhinderte Karte wird nichts bezahlt; sie wird ohne Wirkung abgeworfen.

ask-choose_waived = Welche Karte spielst du für { $ability }?
why-choose_waived = Die Karte kostet jetzt keine Aktion; alles andere wird wie üblich bezahlt.

ask-restore = Welches Gebäude in { $city } gehört wieder dir?
why-restore = Es wird gegen eines aus deinem Vorrat getauscht. Obelisken behalten ihre Farbe.

told-foiled = { $civ } verhindert { $card } von { $rival }.
told-restored = { $civ } gibt { $building } in { $hex } wieder die eigene Farbe.
told-devoted = { $civ } legt 1 Kultur auf die Stadt in { $hex }.

ask-name_building = Welches Gebäude in { $city } willst du übernehmen?
why-name_building = Ein Tempel als Ziel erlaubt einen zweiten Wurf, deshalb wird das Gebäude vor dem ersten genannt.

do-roll_again = Mit { $ability } neu würfeln

ask-win_over = Welche Einheit in { $hex } wechselt die Seite?
why-win_over = Die Einheit wird gegen eine aus deinem Vorrat getauscht. Die übrigen gegnerischen Einheiten auf dem Feld kämpfen dann; Siedler allein sterben.

do-win_over = Bekehren: { $kind }
told-won_over = { $civ } bekehrt { $kind } von { $side } in { $hex }.
told-druid_sent = { $civ } schickt einen Druiden in die Barbarenstadt in { $hex }.

ask-put_under = Legst du dieses Ereignis unter den Stapel?
why-put_under = Das kostet 1 Kultur, und du siehst dir die nächste Karte an. Nur du siehst die Ereignisse auf dem Stapel.

do-put_under = { $card } unter den Stapel legen
told-looked = { $civ } sieht sich das oberste Ereignis an: { $card }.
panel-to-come = Das nächste Ereignis
event-to-come = Nur du kennst es.

ask-hold_back = Welche Barbaren hältst du mit { $ability } zurück?
why-hold_back = Gruppen, die du zurückhältst, ziehen jetzt nicht. Falls etwas zu bezahlen ist, gilt eine Zahlung für alle.

ask-direct = Lenkst du die Barbaren?
why-direct = Du bezahlst einmal und wählst die Richtung jeder Gruppe; sonst ziehen alle auf deine nächste Stadt zu.

do-halt = Gruppe in { $hex } zurückhalten
do-direct = Alle Gruppen mit { $ability } lenken, für: { $good }

## Zivilisationen und Anführer unterwegs.

unit-city = Die Stadt
unit-pirate = Piratenschiff (dient dir)
allied-pirates = { $ships ->
    [one] Ein verbündetes Piratenschiff
   *[other] { $ships } verbündete Piratenschiffe
  }
hint-parley = Piraten: bekämpfen oder das Feld mit ihnen teilen
hint-wander = Aktiviert die Stadt; bringt: { $goods }

ask-parley = Kämpfst du gegen die Piraten in { $hex }?
why-parley = Ohne Kampf dienen sie dir, solange Schiffe oder Einheiten von dir bei ihnen sind. So segeln, handeln und transportieren sie wie deine Schiffe; Treffer entfernen sie zuerst.

ask-choose_hull = Wer gründet die Stadt?
why-choose_hull = Ein Schiff, das eine Stadt gründet, wird entfernt. Seine Einheiten dürfen an Land gehen oder auf andere Schiffe wechseln.

ask-choose_shore = Wo gründet das Schiff in { $hex } eine Stadt?
why-choose_shore = Auf einem angrenzenden Landfeld, nach den üblichen Regeln für das Gründen von Städten.

ask-go_ashore = Wer geht aus { $hex } an Land?
why-go_ashore = Diese Einheiten können in diesem Zug nicht mehr ziehen. Wer auf anderen Schiffen keinen Platz findet, geht verloren.

ask-cast_away = Wer geht in { $hex } verloren?
why-cast_away = Die übrigen Schiffe können nicht alle tragen.

ask-choose_landing = Wo gehen alle Einheiten an Bord in { $hex } an Land?
why-choose_landing = Alle Landeinheiten gehen gemeinsam auf ein Feld. Stehen dort Gegner, beginnt eine Schlacht.

ask-refit = Wer wird zum Schiff?
why-refit = Infanterie und Siedler dürfen zu Schiffen werden; die übrigen der Gruppe werden transportiert.

ask-land_as = Was wird aus dem Schiff?
why-land_as = Ein Siedler oder, mit Militärtaktik, Infanterie aus deinem Vorrat.

ask-retrain = Wer wird umgewandelt?
why-retrain = Siedler werden zu Infanterie und Infanterie zu Siedlern. Vorrat und das Limit von vier Armee-Einheiten gelten.

ask-frighten = Welche Einheit flieht vor deinem Anführer?
why-frighten = Eine gegnerische Landeinheit neben deinem Anführer zieht ein Feld weit, ohne eine Schlacht zu beginnen.

ask-run_from = Wohin flieht die Einheit aus { $hex }?
why-run_from = Auf ein angrenzendes Landfeld ohne andere.

ask-deploy = Wer wird um { $city } herum eingesetzt?
why-deploy = Hier rekrutierte Landeinheiten dürfen auch auf angrenzende Landfelder ohne Gegner gestellt werden.

do-ally = Das Feld teilen
do-fight = Kämpfen
do-turn_on = Die verbündeten Piraten in { $hex } angreifen
do-break_up = Ein Schiff in { $hex } auflösen
do-break_up_pirate = Ein Piratenschiff in { $hex } auflösen
do-ashore = { $kind } nach { $hex }
do-land_at = In { $hex } an Land gehen
do-wander = Die Stadt nach { $hex } bewegen
do-put_to_sea = In { $hex } zu Schiffen werden
do-beach = Schiffe gehen in { $hex } an Land
do-refit = { $unit } wird zum Schiff
do-land_as = { $kind }
do-retrain = { $kind } in { $hex }
do-frighten = { $kind } in { $hex }
do-flee = Nach { $hex }
do-deploy = { $kind } nach { $hex }

told-allied = Piraten in { $hex } dienen { $civ }.
told-ship_broken_up = { $civ } löst ein Schiff in { $hex } auf.
told-marked = { $civ } markiert das Gebiet von { $hex }.
told-wandered = Eine Stadt von { $civ } zieht von { $start } nach { $goal }.
told-refitted = { $civ } verwandelt { $number ->
    [one] eine Einheit
   *[other] { $number } Einheiten
  } von { $start } nach { $goal }.
told-retrained = Einheiten von { $civ } in { $hex } werden zu: { $kind }.
told-fled = { $kind } von { $side } flieht von { $start } nach { $goal }.
hint-groups = { $n ->
    [one] eine Gruppe
   *[other] { $n } Gruppen
}

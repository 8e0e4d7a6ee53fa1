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
amount = { $n } { $good }
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
why-follow_up = Du darfst diesen Fortschritt jetzt nutzen, einmal in diesem Zug.

ask-choose_price = Was bezahlst du für { $ability }?
why-choose_price = Die Wirkung hängt vom Preis ab.

ask-take_goods = Was nimmst du?
why-take_goods = Was über ein Limit hinausgeht, verfällt.

ask-choose_conversion = Welches Plättchen tauschst du?
why-choose_conversion = Ein Plättchen wird zu einem der anderen Art.

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
why-move_to = Ein Landfeld weit. Wer ein unentdecktes Feld betritt, deckt das Gebiet auf. Armee-Einheiten brauchen Militärtaktik.

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
do-price = Preis { $number }
do-pay = { $food } Nahrung und { $ideas } Ideen bezahlen
do-instead = { $by } statt { $good } bezahlen
do-reap = { $hex }: { $good }
do-reap_all = Von allen Feldern produzieren
do-swap_ore = Aus einem Erz Gold machen
do-take = { $good } nehmen
do-discard = { $card } abwerfen
do-pay_more = Bezahlen
do-build = Bauen: { $building }
do-port_at = Hafen in { $hex }
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

## Das Protokoll.

told-settled = { $civ } siedelt in { $hex }.
told-round_began = Runde { $round }
told-turn_began = { $civ } ist am Zug.
told-status_began = Statusphase der Runde { $round }
told-end_rolled = { $civ } würfelt { $die }; bis { $most } endet das Spiel.
told-game_ended = Ende des Spiels
told-gained = { $civ } erhält { $number } { $good }.
told-paid = { $civ } bezahlt { $number } { $good }.
told-advanced = { $civ } erzielt den Fortschritt { $advance }.
told-used = { $civ } nutzt { $ability }.
told-founded = { $civ } gründet eine Stadt in { $hex }.
told-mood_rose = Die Stimmung von { $civ } in { $hex } steigt um { $steps ->
    [one] eine Stufe
   *[other] { $steps } Stufen
}.
told-mood_fell = Die Stimmung von { $civ } in { $hex } sinkt um eine Stufe.
told-built = { $civ } baut in { $hex }: { $building }.
told-recruited = { $civ } rekrutiert in { $hex }: { $number } { $kind }.
told-took_back = { $civ } nimmt aus { $hex } zurück: { $kind }.
told-moved = { $civ } bewegt { $number ->
    [one] eine Einheit
   *[other] { $number } Einheiten
} von { $start } nach { $goal }.
told-explored = { $civ } erkundet das Gebiet bei { $hex }.
told-influence_rolled = { $civ } versucht { $hex } zu beeinflussen und würfelt { $die }.
told-influenced = { $civ } übernimmt in { $hex }: { $building } von { $rival }.
told-drew_action = { $civ } zieht eine Aktionskarte: { $card }.
told-drew_objective = { $civ } zieht eine Triumphkarte: { $card }.
told-drew_wonder = { $civ } zieht eine Weltwunderkarte: { $card }.
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
counter-half_points = halbe Siegpunkte
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
moment-phase = Runde { $round }, Aktionsphase { $phase }
panel-world = Spielplan
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
verb-perform = Effekte als Aktion
verb-use = Gratis-Aktionen
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
fact-points = Siegpunkte
fact-actions = Aktionen übrig
fact-cities = Städte
fact-advances = Fortschritte
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
points-others = weitere { $points }
hint-price = { $price }. { $text }
hint-collect = Bis zu { $n }: { $goods }
hint-recruit = Bis zu { $n }
hint-gold = und { $n } Gold
hint-influence = { $tokens } Kultur für die Reichweite; { $chance } % ohne weitere

## Was Fortschritte, Gebäude und Einheiten bewirken.

advance-farming = Produktion: Ebenen geben Nahrung, Wälder Holz.
advance-storage = Du darfst bis zu sieben Nahrung besitzen.
advance-irrigation = Produktion: Ödnis gibt Nahrung. Hungersnöte betreffen dich nicht.
advance-husbandry = Bei einer Produktion je Zug darf ein Landfeld zwei Felder entfernt sein; zwei mit Straßenbau.
advance-mining = Produktion: Gebirge geben Erz.
advance-engineering = Ziehe eine Weltwunderkarte. Du darfst in glücklichen Städten Weltwunder bauen.
advance-sanitation = Bei jeder Rekrutierung darfst du einen Siedler für eine Zufriedenheit kaufen. Epidemien und Pest betreffen dich nicht.
advance-roads = Für eine Nahrung und ein Erz zieht eine Landgruppe aus deiner Stadt oder in sie bis zu zwei Felder weit, ohne auf das Gelände zu achten.
advance-fishing = Produktion: Ein Wasserfeld gibt Nahrung.
advance-navigation = Schiffe dürfen den Spielplan am Rand verlassen und ins nächste Meer fahren.
advance-warships = In Seeschlachten und nach einer Landung ignorierst du in der ersten Runde einen Treffer.
advance-cartography = Nach dem Kommandieren mit Schiffen erhältst du eine Idee, nach Navigation auch eine Kultur.
advance-writing = Ziehe eine Aktionskarte und eine Triumphkarte.
advance-public_education = Einmal je Zug gibt die Produktion in einer Stadt mit Akademie auch eine Idee.
advance-free_education = Einmal je Zug, wenn du einen Fortschritt mit Ideen oder Gold bezahlt hast: eine weitere Idee für eine Zufriedenheit.
advance-philosophy = Du erhältst eine Idee und später eine für jeden Fortschritt der Wissenschaft, den du mit der Aktion erzielst.
advance-tactics = Deine Armee-Einheiten dürfen sich bewegen, und du darfst Taktikkarten ausspielen.
advance-siegecraft = Beim Angriff auf eine Festung heben zwei Holz ihren Würfel auf, zwei Erz ihren ignorierten Treffer.
advance-steel_weapons = Vor einer Landschlacht ein Erz: +2 in jeder Runde, +1 gegen dieselben Waffen.
advance-draft = Bei jeder Rekrutierung darfst du eine Infanterie für eine Zufriedenheit kaufen.
advance-myths = Bezahle eine Zufriedenheit für eine Stadt, deren Stimmung durch ein Ereignis sinken würde.
advance-rituals = Stimmung erhöhen darf mit beliebigen Ressourcen bezahlt werden.
advance-priesthood = Einmal je Zug kostet ein Fortschritt der Wissenschaft nichts.
advance-state_religion = Einmal je Zug kostet ein Tempel keine Nahrung.
advance-bartering = Einmal je Zug: Wirf eine Handkarte für ein Gold oder eine Kultur ab.
advance-trade_routes = Zu Beginn deines Zuges bringen Schiffe und Siedler nahe fremden Städten Nahrung.
advance-taxes = Einmal je Zug, als Aktion und für eine Zufriedenheit: so viel Nahrung, Holz und Erz, wie du Städte hast.
advance-currency = Steuern und Handelsrouten dürfen stattdessen Gold bringen.
advance-arts = Einmal je Zug, für eine Kultur: eine Kulturübernahme ohne Aktion.
advance-sports = Als Aktion: Eine oder zwei Kultur heben die Stimmung einer Stadt um so viele Stufen.
advance-monuments = Ziehe eine Weltwunderkarte. Deine Städte mit Weltwundern können nicht beeinflusst werden.
advance-theaters = Einmal je Zug: Tausche eine Zufriedenheit gegen eine Kultur oder umgekehrt.
advance-math = Technik und Straßenbau kosten dich nichts.
advance-astronomy = Navigation und Kartografie kosten dich nichts.
advance-medicine = Nimm nach einer Rekrutierung eine Ressource einer bezahlten Art zurück.
advance-metallurgy = Bringt eine Produktion mindestens zwei Erz, darf eines davon Gold werden. Stahlwaffen sind gratis gegen Gegner ohne sie.
advance-voting = Für eine Zufriedenheit: Stimmung erhöhen ohne Aktion.
advance-separation_of_power = Versuche anderer gegen deine glücklichen Städte können nicht verstärkt werden.
advance-civil_liberties = Als Aktion: Erhalte drei Zufriedenheit. Musterung kostet dich zwei Zufriedenheit.
advance-free_economy = Für eine Zufriedenheit: Produktion ohne Aktion, als einzige des Zuges.
advance-nationalism = Nach dem Rekrutieren von Armee-Einheiten oder Schiffen erhältst du eine Zufriedenheit oder eine Kultur.
advance-totalitarianism = Versuche anderer gegen deine Städte mit Armee-Einheiten können nicht verstärkt werden.
advance-absolute_power = Einmal je Zug geben zwei Zufriedenheit eine weitere Aktion.
advance-forced_labor = Einmal je Zug, für eine Zufriedenheit: Deine wütenden Städte gelten für den Rest des Zuges als neutral.
advance-dogma = Jeder Tempel, den du baust, bringt einen Fortschritt der Theokratie. Du darfst höchstens zwei Ideen besitzen.
advance-devotion = Versuche anderer gegen deine Städte mit Tempel können nicht verstärkt werden.
advance-conversion = +1 auf deinen Wurf zur Kulturübernahme; ein Erfolg bringt eine Kultur.
advance-fanaticism = +2 in der ersten Runde von Schlachten in Städten mit Tempel; nach einer Niederlage eine Infanterie.
building-academy = Beim Bau erhältst du zwei Ideen.
building-fortress = In der ersten Runde einer Schlacht hier hat der Verteidiger einen Würfel mehr und ignoriert einen Treffer.
building-temple = Beim Bau erhältst du eine Zufriedenheit oder eine Kultur.
building-port = Schiffe können rekrutiert werden; bei der Produktion gibt ein Wasserfeld Gold oder Zufriedenheit.
building-market = Kavallerie und Kriegselefanten können rekrutiert werden; Handelsrouten anderer bringen dir Gold.
building-obelisk = Er behält immer seine Farbe.
building-observatory = Beim Bau ziehst du eine Aktionskarte.
unit-settler = Gründet Städte; kann nicht kämpfen.
unit-infantry = Armee-Einheit: +1 Kampfwert.
unit-ship = Trägt zwei Landeinheiten; braucht einen Hafen.
unit-cavalry = Armee-Einheit: +2 Kampfwert; braucht einen Markt.
unit-elephant = Armee-Einheit: ignoriert einen Treffer; braucht einen Markt.
unit-leader = Armee-Einheit: würfelt neu.

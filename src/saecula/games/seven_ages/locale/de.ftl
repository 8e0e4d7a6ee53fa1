player = Spieler { $number }
beside = Neben den Karten
moment-setup = Vorbereitung
moment-round = Runde { $round }
moment-over = Ende
world = Welt
progress = Fortschritt
beyond = Darüber
empires = Reiche
empires-of = Reiche von { $player }
free-colours = Freie Farben
free-colour = Farbe
quality = Qualität
hand = Handkarten
money = Kapital
units = Einheiten
elites = Elitemarker
trade-number = Handelszahl
leaders = Anführer
leader = Anführer
marker = Aktionsmarker
front = Frontlinienwert
support = Unterstützungswert
movement = Bewegungspunkte
left-in-pool = Noch { $number } im Vorrat
empire-card = Reich
not-now = Kann jetzt nicht gegründet werden
of-limit = { $number }/{ $limit }
start-player = Startspieler
city = Stadt der Stufe { $level }
capital = Hauptstadt der Stufe { $level }
fort = Befestigung
in-disorder = In Aufruhr
resource-wheat = Weizen
resource-oil = Öl
resource-elephant = Elefanten
realm-land = Landeinheiten
realm-naval = Marineeinheiten
realm-air = Flugeinheiten
moment-action = Runde { $round }, { $action }
age = Zeitalter
if-scored-now = Ruhm, wenn die Runde jetzt endete
face-down = { $number } verdeckt
event = Ereignis
artifact = Errungenschaft
card-start = Zeitalter { $ages }{ $more }, Anfangskapital { $money }.
card-age_if = { $given ->
    [yes] , Zeitalter { $age }, falls im Spiel: { $empire }
   *[no] , Zeitalter { $age }, falls nicht im Spiel: { $empire }
}
card-where = { $one ->
    [yes] Start in einem davon: { $places }.
   *[no] Start: { $places }.
}
card-level = { $also ->
    [yes] Aufbau { $change } gegenüber dem am weitesten fortgeschrittenen Reich, oder gleichauf mit: { $other }.
   *[no] Aufbau { $change } gegenüber dem am weitesten fortgeschrittenen Reich.
}
card-numbers = Handelszahl { $trade }, Anführer: { $leaders }.
card-glory = Ruhm: { $symbols }.
place-coast_of = ein Küstengebiet ({ $region })
place-coast_within = ein Küstengebiet, höchstens { $distance } von einem Reich entfernt
place-in_disorder = ein Gebiet in Aufruhr, das keine Hauptstadt ist
place-and_areas_of = alle Gebiete eines anderen Reichs dort ({ $empire }, { $region })
symbol-ranked = { $name } { $n }
symbol-at_once = { $name } (sofort) { $n }
whole-world = Welt
outside-europe = Außerhalb Europas
region-all = { $region } mit Meeren
region-water = Meere: { $region }
ranked = { $category }, Platz { $rank }
category-cities = Städte
category-artifacts = Errungenschaften
category-money = Kapital
category-progress = Fortschritt
category-homeland = Heimatland
category-land_units = Landeinheiten
category-naval_units = Marineeinheiten
category-cavalry_units = Kavallerie
feat-win_trade = Gewonnener Handel
feat-win_conflict = Gewonnener Konflikt
feat-defend_win = Gewonnene Verteidigung
feat-win_naval_conflict = Gewonnener Konflikt auf See
feat-capture_city = Eroberte Stadt
feat-capture_capital = Eroberte Hauptstadt
feat-destroy_empire = Zerstörtes Reich
feat-adopt_religion = Angenommene Religion
feat-remove_artifact = Entfernte Errungenschaft

marker-found = Reichsgründung
marker-produce = Produktion
marker-trade = Handel und Fortschritt
marker-manoeuvre = Manöver
marker-destiny = Schicksal
marker-civilise = Zivilisierung
marker-dissolve = Reichsauflösung
marker-wild = Joker
about-found = Gründe ein Reich aus der Hand. Nur neben den Karten.
about-produce = Nimm das Einkommen des Reichs, bezahle seine Einheiten und baue.
about-trade = Handle mit einem anderen Reich und mache Fortschritte.
about-manoeuvre = Bewege Einheiten und kämpfe.
about-destiny = Wirf beliebig viele Karten ab und ziehe auf die Handgröße nach.
about-civilise = Spiele Karten, setze Anführer ein, baue Städte.
about-dissolve = Löse das Reich auf.
about-wild = Wird zu einer beliebigen Aktion. Das Reich macht keinen kostenlosen Fortschritt.
about-idle = Tut in dieser Runde nichts.

option-end = Spielende
option-rounds = Runden
option-total_history = Vollkommener Geschichtsablauf
option-faster_history = Schnellerer Geschichtsablauf

ask-lay_start_card = Welche Karte spielst du?
why-lay_start_card = Der höchste Wert bestimmt den Startspieler. Alle gespielten Karten werden abgeworfen.
ask-choose_colours = Welchen Farbsatz nimmst du?
why-choose_colours = Helle Farben haben mehr Marker, dunkle bessere. Du behältst den Farbsatz das ganze Spiel über.
ask-place_markers = Welche Aktionen führen deine Reiche aus?
why-place_markers = Lege auf jedes Reich einen Marker oder lass es ruhen. Solange du weniger Reiche hast als erlaubt, darfst du einen weiteren neben deine Karten legen.
ask-turn_up = Welche Marker deckst du auf?
why-turn_up = Ein Marker, der jetzt nicht aufgedeckt wird, bewirkt in dieser Runde nichts; der Joker darf warten.
ask-first_of_two = Was kommt zuerst?
why-first_of_two = Du hast für diese Aktion zwei Marker aufgedeckt.
ask-found = Welches Reich gründest du?
why-found = Die Karte muss zum Zeitalter des am weitesten fortgeschrittenen Reichs passen. Fremde Einheiten in ihren Startgebieten werden umgewandelt oder bekämpft.
ask-choose_colour = Welche Farbe bekommt das Reich?
why-choose_colour = Zuerst kommen deine eigenen Farben, andere nur, wenn beide benutzt werden.
ask-choose_level = Wo beginnt der Fortschrittsmarker: { $empire }?
why-choose_level = Die Karte lässt die Wahl zwischen zwei Stufen.
ask-start_in = Wo beginnt das Reich: { $empire }?
why-start_in = Die Karte lässt die Wahl zwischen mehreren Gebieten.
ask-choose_leader = Welchen Anführer bekommt das Reich: { $empire }?
why-choose_leader = Jeder Anführer mit Namen erscheint nur einmal im Spiel.
ask-leader_in = Wo steht der Anführer: { $empire }?
why-leader_in = Ein Anführer beginnt in einem Startgebiet und bleibt nur bei einer Einheit.
ask-build = Was baut das Reich: { $empire }?
why-build = Einheiten kosten Kapital und Unterhalt. Ein Gebiet baut so viele Einheiten, wie seine Stadt Stufen hat, mindestens eine; ein neues Reich baut beliebig viele.
ask-build_there = Was baut das Reich ({ $empire }) hier: { $area }?
why-build_there = Schiffe werden an der Küste gebaut; wo es zwei Küsten gibt, wähle eine.
ask-found_capital = Wo liegt die Hauptstadt: { $empire }?
why-found_capital = Gegründet wird in einem Startgebiet, das das Reich kontrolliert.
ask-place_fort = Wo entsteht eine Befestigung: { $empire }?
why-place_fort = Die Karte gibt sie kostenlos.
ask-leave_unpaid = Wo bleibt eine Einheit unbezahlt: { $empire }?
why-leave_unpaid = Noch zu wählen: { $number }. Gebiete, die eine Einheit verlieren, geraten in Aufruhr.
ask-give_up = Welche Einheit gibt das Reich ({ $empire }) hier auf: { $area }?
why-give_up = Die Einheit kommt in den Vorrat zurück. Noch zu wählen: { $number }.
ask-destiny = Welche Karten wirfst du ab?
why-destiny = Danach ziehst du auf deine Handgröße nach.
ask-dissolve = Reich auflösen: { $empire }?
why-dissolve = Einheiten, Befestigungen und Anführer verlassen das Spiel, Städte bleiben neutral stehen, die Farbe wird wieder frei.
ask-buy_glory = Wie viel Ruhm kaufst du mit dem Kapital: { $empire }?
why-buy_glory = Was ausgegeben ist, zählt nicht mehr für Kapitalsymbole.

do-start_card = { $card } spielen
do-pair = Farbsatz mit { $colour }
do-idle = { $empire }: ruht
do-mark = { $empire }: { $marker }
do-lay = Neben die Karten: { $marker }
do-turn_up = Aufdecken: { $empire }
do-first = Zuerst: { $empire }
do-found = Gründen: { $card }
do-colour = { $colour }
do-behind = Nach dem Wert der Karte
do-level_of = Gleichauf mit: { $empire }
do-start_in = { $area }
do-leader = { $leader }
do-leader_in = { $area }
do-found_capital = Hauptstadt: { $area }
do-place_fort = Befestigung: { $area }
do-build = Bauen: { $unit }
do-build_in = Hier bauen: { $area }
do-build_here = { $unit }
do-build_beyond = { $unit } an der anderen Küste
do-fort = Befestigung: { $area }
do-elite = Elitemarker
do-unpaid = { $area }
do-give_up = Aufgeben: { $unit }
do-discard = { $card } abwerfen
do-dissolve = Reich auflösen
do-keep = Behalten
do-buy_glory = { $number } Ruhm

told-start_card_shown = { $player } spielt { $card }: { $value }.
told-start_player = { $player } ist Startspieler.
told-colours_taken = { $player } nimmt { $one } und { $other }.
told-round_began = Runde { $round }
told-action_began = { $marker }
told-marker_shown = { $player } deckt { $marker } auf: { $empire }.
told-wild_shown = { $player } hat den Joker hier: { $empire }.
told-twice = { $player } führt die Aktion ein zweites Mal aus und verliert { $glory } Ruhm.
told-founded = { $player } gründet ein Reich: { $empire } ({ $colour }) auf Stufe { $level }.
told-not_founded = { $player } gründet kein Reich.
told-leader_came = { $player } nimmt einen Anführer: { $leader } ({ $area }).
told-leader_left = { $player } verliert einen Anführer: { $leader }.
told-capital_founded = { $player } gründet eine Hauptstadt ({ $empire }): { $area }.
told-produced = { $player } produziert ({ $empire }): Einkommen { $income }, Unterhalt { $upkeep }.
told-left_unpaid = { $player } lässt eine Einheit unbezahlt ({ $empire }): { $area }.
told-built = { $player } baut eine Einheit ({ $empire }): { $area }.
told-fort_built = { $player } baut eine Befestigung ({ $empire }): { $area }.
told-elite_bought = { $player } erhält einen Elitemarker: { $empire }.
told-redrew = { $player } wirft { $discarded } ab und zieht { $drawn }.
told-dissolved = { $player } löst ein Reich auf: { $empire }.
told-advanced = { $player } rückt auf Stufe { $level } vor: { $empire }.
told-fell_back = { $player } rückt auf Stufe { $level } zurück: { $empire }.
told-feat_done = { $player } erhält sofort { $glory } Ruhm für ein quadratisches Symbol: { $empire }.
told-passed_last_level = { $player } überschreitet als Erster die letzte Stufe ({ $empire }): { $glory } Ruhm.
told-glory_bought = { $player } kauft { $glory } Ruhm ({ $empire }).
told-cavalry_counted = { $empire } von { $player } zeigt { $number } Kavallerieeinheiten.
told-scored = { $player } erhält { $glory } Ruhm.
told-game_ended = Das Spiel ist zu Ende.

# Manoeuvre.
journeys = Regionen und Kanäle
elsewhere = Anderswo
ask-march = Wer von diesem Reich zieht: { $empire }?
why-march = Jede Einheit zieht einmal. In jedem Landgebiet, das du hältst, bleibt eine Nicht-Flugeinheit.
ask-group = Wer von diesem Reich ({ $empire }) zieht fort, und wohin? Gebiet: { $area }
why-group = Wähle Einheiten und Anführer, dann das Ziel. Alle ziehen zusammen, so schnell wie die langsamste; ein Schiff trägt eine Einheit.
ask-let_through = Darf { $guest } mit Schiffen hier durch: { $canal }? Gefragt ist { $empire }.
why-let_through = Alle Reiche an den Ufern müssen es erlauben.
ask-quell = Wo beendet { $empire } Aufruhr mit Gewalt?
why-quell = Dort stehen genug Einheiten für das Gelände, die Stadt und die Grenzen, die sie überquert haben.
ask-yield_elephant = Wo verliert { $empire } einen Elefanten?
why-yield_elephant = Ein anderes Reich kontrolliert das Gebiet dieses Elefanten.
do-send_all = Alle hierher: { $area }
do-send = Eine Einheit hierher: { $area }
do-gather = Gruppe von hier: { $area }
do-take = { $unit } mitnehmen
do-take_beyond = { $unit } von der anderen Küste mitnehmen
do-escort = Mit { $leader }
do-toward = Richtung { $part }
do-go_to = Ziel: { $area }
do-go_beyond = Ziel: { $area }, andere Küste
do-ask_canal = Um Durchfahrt bitten: { $canal }
do-let_through = Durchlassen
do-turn_away = Abweisen
do-quell = Aufruhr beenden: { $area }
do-yield_elephant = { $area }
told-manoeuvre_began = { $player } führt ein Manöver durch: { $empire }.
told-marched = { $player } bewegt { $number ->
    [one] eine Einheit
   *[other] { $number } Einheiten
 } ({ $empire }): { $start } – { $goal }.
told-canal_asked = { $player } bittet um Durchfahrt ({ $empire }): { $canal }.
told-canal_granted = { $player } erlaubt sie für { $empire }.
told-canal_refused = { $player } verweigert sie für { $empire }.
told-quelled = { $player } beendet Aufruhr mit Gewalt ({ $empire }): { $area }.
told-galley_lost = { $player } verliert fern von eigenem Land eine Galeere ({ $empire }): { $area }.
told-elephant_claimed = { $player } erhält einen Elefanten für { $empire }: { $area }.
told-elephant_won = { $player } erhält einen Elefanten für { $empire }.
told-elephants_gone = Alle Elefanten verlassen das Spiel.
### Conflict
option-pursuit = Verfolgung
shown-so-far = Gezeigt: { $units }.
set-aside = Beiseitegelegt: { $units }.
card-laid = Karte: { $card }.
battle = Konflikt: { $area }
attacker = Angreifer
defender = Verteidiger
part-card = Karte
part-units = Eingesetzte Einheiten
part-elites = Elitemarker
part-ages = Zeitalter voraus
part-bonuses = Karten, Errungenschaften und Anführer
part-defence = Gelände, Befestigung und Stadt
shaken = Aufruhrmarker: { $number }
unseen-units = verdeckte Einheiten
ask-fight = Welcher Konflikt kommt als nächster?
why-fight = Jeder Konflikt wird zu Ende geführt, bevor der nächste beginnt.
ask-scrap = Zerstört { $empire } die eigene Atomwaffe?
why-scrap = Die Waffe ist die einzige nicht eingesetzte Einheit. Gegen einen Aufruhrmarker des Konflikts kommen die anderen zurück.
ask-stay_or_go = { $empire }: bleiben oder zurückziehen?
why-stay_or_go = Wer sich zurückzieht, hat den Konflikt verloren, aber die Einheiten bleiben in Nachbargebieten am Leben.
ask-retreat = Wohin ziehen sich die Einheiten zurück: { $empire }?
why-retreat = Offen sind Nachbargebiete, die das Reich allein hält. Einheiten, die keines davon betreten können, gehen verloren.
ask-pull_out = { $empire }: Welche Einheiten ziehen sich hierher zurück: { $area }?
why-pull_out = Anführer können mit einer Einheit gehen.
ask-sacrifice = { $empire }: Welche Einheit geht bei der Verfolgung verloren?
why-sacrifice = Noch zu tragende Verluste: { $number }. Kavallerie und Einheiten aus einem späteren Zeitalter als dem des Verfolgers zählen mehr als einmal.
ask-redraw = { $empire }: diese Karte verwenden?
why-redraw = Mit einem Taktiker kann sie einmal abgeworfen werden; dann muss die nächste verwendet werden.
ask-commit = Welche Einheiten setzt { $empire } ein?
why-commit = Mindestens eine. Wer das kleinere Konfliktpotential hat, verliert alles, was er eingesetzt hat.
do-fight = Konflikt: { $area }
do-stay = Bleiben
do-retreat = Rückzug
do-withdraw = Alle hierher: { $area }
do-withdraw_some = Einige hierher: { $area }
do-pull_out = { $unit }
do-accompany = Mit ihnen: { $leader }
do-sacrifice = Verlieren: { $unit }
do-keep_card = Diese Karte verwenden
do-another_card = Abwerfen und die nächste verwenden
do-commit_all = Alle Einheiten einsetzen
do-commit = Einsetzen: { $unit }
do-lead = Unter { $leader }
do-scrap = Die Waffe zerstören
do-spare = Die Waffe behalten
told-converted = { $player } wandelt Einheiten um für { $empire }: { $area } ({ $number }).
told-conflict_began = { $player } greift mit { $attacker } an: { $area }, gehalten von { $defender }.
told-combat_round = Kampfrunde { $number }
told-card_redrawn = { $player } wirft { $card } ab und zieht eine andere Karte für { $empire }.
told-combat_card = { $player } zeigt die Karte von { $empire }: { $card }.
told-committed = { $player } setzt für { $empire } ein: { $unit } ({ $number }).
told-led = { $player } setzt einen Taktiker von { $empire } ein: { $leader }.
told-potential = { $player } hat mit { $empire } ein Konfliktpotential von { $number }.
told-units_lost = { $player } verliert Einheiten von { $empire }: { $number }.
told-shaken = { $player } hat alle Einheiten von { $empire } eingesetzt; Aufruhrmarker des Konflikts: { $number }.
told-retreated = { $player } zieht sich mit { $empire } zurück.
told-withdrew = { $player } bewegt Einheiten von { $empire } hierher: { $area } ({ $number }).
told-left_behind = { $player } verliert Einheiten von { $empire }, die sich nicht zurückziehen können: { $number }.
told-pursued = { $player } muss bei der Verfolgung Verluste von { $empire } hinnehmen: { $number }.
told-scrapped = { $player } zerstört eine Atomwaffe von { $empire }.
told-shot_down = { $player } verliert eine Atomwaffe von { $empire } an den Sternenkrieg.
told-exploded = { $player } setzt mit { $empire } eine Atomwaffe ein: { $area }. Das kostet { $glory } Ruhm.
told-conflict_won = { $player } gewinnt den Konflikt mit { $empire }: { $area }.
told-both_lost = Niemand gewinnt den Konflikt, den { $player } begonnen hat: { $area }.
told-treasury_lost = { $player } verliert das Kapital von { $empire }: { $money }.
told-city_dropped = Die Stadt sinkt im Konflikt, den { $player } begonnen hat, um eine Stufe: { $area }.
# Ereignisse.
moment-on_card = eine Karte wird gespielt
moment-before_actions = vor den Aktionen
moment-on_reveal = ein Marker wird aufgedeckt
moment-start_empire = Reichsgründung
moment-before_production = vor einer Produktion
moment-trade_naming = ein Handelspartner wird genannt
moment-trade_announced = ein Handel ist angesagt
moment-trade_revealed = die Handelskarten sind aufgedeckt
moment-manoeuvre_begins = ein Manöver beginnt
moment-manoeuvre_moved = die Bewegung ist beendet
moment-conflict = eine Kampfrunde
moment-after_manoeuvre = nach einem Manöver
moment-civilise = Zivilisierung
moment-before_glory = vor der Wertung
ask-react = Spielst du ein Ereignis?
why-react = Der Zeitpunkt: { $moment }. Wer in der Reihenfolge der Runde zuerst spielt, handelt; danach werden alle wieder gefragt.
ask-aim_player = Wen soll die Karte treffen?
why-aim_player = Alles wird beim Ausspielen der Karte genannt.
ask-aim_empire = Welches Reich soll die Karte treffen?
why-aim_empire = Alles wird beim Ausspielen der Karte genannt.
ask-aim_area = Welches Gebiet soll die Karte treffen?
why-aim_area = Nur kontrollierte Gebiete können getroffen werden.
ask-aim_other = Welches ist das zweite Reich?
why-aim_other = Die Karte betrifft zwei Reiche.
ask-aim_leader = Welchen Anführer soll die Karte treffen?
why-aim_leader = Alles wird beim Ausspielen der Karte genannt.
ask-aim_more = Welches weitere Gebiet trifft sie?
why-aim_more = Die Karte kann mehrere Gebiete treffen; sie werden nacheinander genannt.
do-react = { $card } spielen
do-ripple = { $card } spielen
do-aim_player = { $player }
do-aim_empire = { $empire }
do-aim_area = { $area }
do-aim_leader = { $leader }
told-marker_cancelled = Der Marker von { $player } wird aufgehoben: { $empire }.
told-event_played = { $player } spielt ein Ereignis: { $card }.
told-aimed_at_player = { $player } zielt auf { $other }.
told-aimed_at_empire = { $player } zielt auf { $empire }.
told-aimed_at_area = { $player } zielt auf { $area }.
told-aimed_at_leader = { $player } zielt auf { $leader }.
told-card_cancelled = Die Karte von { $player } wird aufgehoben: { $card }.
told-card_retargeted = Die Karte von { $player } bekommt ein neues Ziel: { $card }.
told-came_to_nothing = Die Karte von { $player } hat kein Ziel mehr: { $card }.
# Zivilisierung
ask-civilise = Zivilisierung ({ $empire }): Was tust du?
why-civilise = Zuerst Karten, dann Anführer, Religion oder Regierung, Einheiten, Städte, Aufruhr. Wer etwas Späteres tut, hat das Frühere hinter sich.
ask-artifact_on = Wer bekommt die Errungenschaft: { $card }?
why-artifact_on = Ein eigenes oder fremdes Reich in einem passenden Zeitalter, das die Voraussetzungen erfüllt.
ask-artifact_in = Wo steht die Errungenschaft ({ $empire }): { $card }?
why-artifact_in = In einem Landgebiet steht höchstens eine Errungenschaft.
ask-artifact_site = Wo steht die Errungenschaft ({ $empire }): { $artifact }?
why-artifact_site = Die Karte gibt sie bei der Gründung. In einem Landgebiet steht höchstens eine Errungenschaft.
ask-take_culture = { $artifact } annehmen: { $empire }?
why-take_culture = Wer eine solche Hauptstadt erobert, darf die Kultur der Besiegten annehmen. Ein Wechsel bringt Aufruhr.
ask-dismiss_from = Wo wird der Anführer entfernt: { $empire }?
why-dismiss_from = Anführer mit Namen verlassen das Spiel, andere kommen in den Vorratsbehälter zurück.
ask-keep_leader = Den gezogenen Anführer behalten: { $empire }?
why-keep_leader = Noch { $number } Mal ziehen. Was zurückgelegt wird, kommt vor dem nächsten Ziehen in den Vorratsbehälter.
ask-post_leader = Wo steht der neue Anführer: { $empire }?
why-post_leader = In einem beliebigen Gebiet, das das Reich kontrolliert. Ein Anführer ohne Einheit geht verloren.
ask-flip_there = Welche Einheit ({ $empire }) wird hier umgedreht: { $area }?
why-flip_there = Die Fortschrittsstufe des Reichs muss die andere Seite erlauben. Jede Einheit wird einmal umgedreht.

ask-lose_unit = Welche Einheit ({ $empire }) geht hier verloren: { $area }?
why-lose_unit = Noch zu wählen: { $number }.

do-play_event = Ereignis: { $card }
do-play_artifact = Errungenschaft: { $card }
do-artifact_on = { $empire }
do-artifact_in = { $area }
do-dismiss = Entfernen: { $leader }
do-dismiss_from = { $area }
do-appoint = Anführer einsetzen: { $leader }
do-draw_leader = Anführer ziehen
do-keep_leader = Anführer behalten
do-put_back = Zurücklegen
do-post_in = { $area }
do-adopt = Annehmen: { $artifact }
do-modernise = Alle Einheiten modernisieren
do-flip_in = Einheit umdrehen: { $area }
do-flip = Umdrehen: { $unit }
do-lose_unit = Verlieren: { $unit }
do-build_city = Stadt: { $area }
do-name_capital = Zur Hauptstadt machen: { $area }
do-appease = Aufruhr mit Geld beenden: { $area }

told-artifact_played = { $player } spielt { $card }: { $empire }.
told-artifact_came = { $player } erhält eine Errungenschaft ({ $empire }): { $artifact }.
told-artifact_left = { $player } verliert eine Errungenschaft ({ $empire }): { $artifact }.
told-blue_marker = { $artifact }: blauer Marker auf Stufe { $level }.
told-drew_leader = { $player } zieht einen Anführer: { $empire }.
told-put_back = { $player } legt den Marker zurück: { $empire }.
told-modernised = { $player } modernisiert Einheiten: { $empire }.
told-adopted = { $player } nimmt { $artifact } an: { $empire }.
told-unit_lost = { $player } verliert eine Einheit ({ $empire }): { $unit } ({ $area }).
told-city_built = { $player } baut eine Stadt der Stufe { $level } ({ $empire }): { $area }.
told-capital_named = { $player } bestimmt eine Hauptstadt ({ $empire }): { $area }.
told-fell_into_disorder = { $player } hat Aufruhr in einem Gebiet ({ $empire }): { $area }.
told-calmed = { $player } beendet den Aufruhr in einem Gebiet ({ $empire }): { $area }.
## Reichweite und Erlaubnis

option-take_that = Nimm dies!
ask-permit = Darf das Reich ({ $empire }) durch diese Gebiete: { $other }?
why-permit = Ein Ja öffnet für diese Aktion alle Gebiete des Reichs. Du darfst dafür bis zu drei Karten und Kapital fordern.
ask-demand_money = Wie viel Kapital forderst du: { $empire }?
why-demand_money = Für den Weg durch { $other }, neben Karten: { $cards }.
ask-demand_exactly = Wie viel Kapital forderst du genau: { $empire }?
why-demand_exactly = Für den Weg durch { $other }, neben Karten: { $cards }. Zehner: { $tens }.
ask-accept = Bezahlt das Reich ({ $empire }) den Weg durch { $other }?
why-accept = Gefordert sind { $cards } Karten deiner Wahl und { $money } Kapital. Wer nicht bezahlt, darf nicht durch.
ask-hand_over = Welche Karten übergibst du an { $player }?
why-hand_over = Zu wählende Karten: { $number }. Die anderen sehen sie nicht.
do-ask_passage = Um Erlaubnis bitten: { $empire }
do-grant = Erlauben
do-refuse = Nein
do-demand_cards = { $number ->
    [0] Nur Kapital fordern
    [1] Eine Karte fordern
   *[other] { $number } Karten fordern
}
do-tens = { $number ->
    [0] Unter 10
   *[other] { $number }0 bis { $number }9
}
do-sum = { $amount } Kapital
do-accept = Bezahlen
do-hand_over = { $card } übergeben
told-passage_asked = { $player } bittet um Erlaubnis ({ $empire }): { $other }.
told-passage_granted = { $player } öffnet die Gebiete ({ $empire }) für { $other }.
told-passage_refused = { $player } verweigert die Erlaubnis: { $empire }.
told-passage_price = { $player } fordert { $cards } Karten und { $money } Kapital für den Weg durch { $empire }.
told-price_paid = { $player } bezahlt ({ $empire }) { $cards } Karten und { $money } Kapital: { $other }.
told-price_refused = { $player } bezahlt nicht: { $empire }.
ask-appoint_leader = Welchen Anführer nimmt das Reich: { $empire }?
why-appoint_leader = Ein Ereignis bringt einen Anführer: einen namentlichen des Zeitalters oder einen aus dem Vorratsbehälter.
ask-swap_for = Welchen Marker legst du stattdessen: { $empire }?
why-swap_for = Die anderen sehen nicht, welchen.
ask-discard_card = Welche Karte wirfst du ab?
why-discard_card = Noch zu wählen: { $number }.
ask-recover_card = Welche Karte nimmst du?
why-recover_card = Eine der zuletzt abgeworfenen. Noch zu wählen: { $number }.
ask-lose_somewhere = Wo verliert das Reich eine Einheit: { $empire }?
why-lose_somewhere = Noch zu wählen: { $number }.
ask-lose_ship = Welches Schiff verliert { $empire }: { $area }?
why-lose_ship = Noch zu wählen: { $number }.
ask-free_unit = Welche Einheit bekommt { $empire }: { $area }?
why-free_unit = Kostet nichts, solange der Vorrat reicht.
ask-settle_in = Welches Gebiet wird besiedelt: { $empire }?
why-settle_in = Nur neutrales Land neben einem eigenen Gebiet. Noch zu wählen: { $number }.
ask-colonist = Welche Einheit siedelt ({ $empire }): { $area }?
why-colonist = Kostet nichts, solange der Vorrat reicht.
ask-relocate_from = Woher kommt die Einheit: { $empire }?
why-relocate_from = Eine Einheit muss bleiben. Noch zu wählen: { $number }.
ask-relocate_unit = Welche Einheit zieht ({ $empire }), und wohin? Aus: { $area }.
why-relocate_unit = Jedes Gebiet des Reichs ist möglich, wie weit es auch ist.
do-recover = { $card } nehmen
do-swap_for = { $marker }
do-lose_in = { $area }
do-lose_ship = { $unit }
do-free_unit = { $unit }
do-settle_in = { $area }
do-relocate_from = { $area }
do-relocate_unit = { $unit }
do-relocate_to = { $area }
do-relocate_beyond = { $area }, die andere Küste
told-money_gained = { $player } bekommt { $money } Kapital: { $empire }.
told-money_lost = { $player } verliert { $money } Kapital: { $empire }.
told-elite_gained = { $player } bekommt einen Elitemarker: { $empire }.
told-elite_lost = { $player } verliert einen Elitemarker: { $empire }.
told-drew_cards = { $player } zieht Karten: { $number }.
told-card_lost = { $player } muss abwerfen: { $card }.
told-card_recovered = { $player } nimmt vom Ablagestapel: { $card }.
told-looked_at_hand = { $player } sieht die Handkarten von { $other }.
told-looked_at_marker = { $player } sieht einen Marker von { $other }.
told-marker_swapped = { $player } tauscht den Marker: { $empire }.
told-city_changed = Die Stadt ändert sich: { $area }.
told-fort_lost = { $player } verliert eine Befestigung ({ $empire }): { $area }.
told-uprising = Ein Aufstand der Stärke { $strength } gegen { $player } ({ $empire }): { $area }.
told-unit_came = { $player } bekommt eine Einheit ({ $empire }): { $area }.
told-unit_relocated = { $player } versetzt eine Einheit ({ $empire }): { $area } nach { $goal }.

## Handel

ask-choose_partner = Mit wem handelt das Reich: { $empire }?
why-choose_partner = Partner sind Reiche anderer in Reichweite, zuerst solche, die in dieser Runde noch nicht gehandelt haben. Ist keines in Reichweite, wird mit dem Stapel gehandelt.
ask-offer_card = Welche Karte spielst du für den Handel?
why-offer_card = Beide Karten werden zugleich gezeigt. Es zählen Wert und Handelszahl; jede Seite behält die Karte der anderen.
ask-advance_more = Wie viele Stufen rückt das Reich noch vor: { $empire }?
why-advance_more = Der Handel ist gewonnen. Eine Stufe gibt es, weil das Reich die Aktion gewählt hatte, eine für einen höher stehenden Partner: bis zu { $number }.
ask-gift = Schenkt das Reich ({ $empire }) dem Partner Kapital: { $other }?
why-gift = Nach einem Handel dürfen beide dem anderen jede Summe schenken.
ask-gift_exactly = Wie viel Kapital schenkt das Reich ({ $empire }) genau: { $other }?
why-gift_exactly = Zehner: { $tens }.
do-trade_with = Handeln mit: { $empire }
do-trade_deck = Mit dem Stapel handeln
do-offer = { $card } spielen
do-hold_back = Karte behalten, oberste Karte des Zugstapels nehmen
do-advance_more = { $number ->
    [0] Keine weitere Stufe
    [1] Eine weitere Stufe
   *[other] { $number } weitere Stufen
}
told-trades_with = { $player } handelt ({ $empire }) mit: { $other }.
told-trades_with_deck = { $player } handelt mit dem Stapel: { $empire }.
told-lays = { $player } spielt für das Reich ({ $empire }) { $card }: { $value }.
told-deck_lays = Der Stapel spielt { $card }: { $value }.
told-trade_totals = { $player } erreicht ({ $empire }) { $total } gegen { $against }.
told-gave_money = { $player } schenkt { $money } Kapital ({ $empire }): { $other }.
ask-keep_dagger = Behältst du diese Karte?
why-keep_dagger = Der Attentäter tötet den Anführer mit einer wirklich höheren Karte. Noch zu ziehen: { $number }.
told-dagger_kept = { $player } behält eine Karte für das Attentat.
told-dagger_discarded = { $player } wirft { $card } ab und zieht weiter.
told-daggers_compared = Der Attentäter von { $player } hat { $value }, das Opfer { $other }.

## Zusätzliche Regeln

option-cadenced_progress = Langsamer Fortschritt
option-technology = Technologie
option-security = Sicherheit
ask-lay_cadence = Welche Aktionen bringen keinen kostenlosen Fortschritt?
why-lay_cadence = Lege einen bis drei Marker verdeckt aus. Der erste hält jedes Reich auf, der zweite solche mit einer Handelszahl unter +1, der dritte solche unter 0.
ask-step_back = Welches Reich geht eine Stufe zurück?
why-step_back = Ein Marker nennt die Aktion eines deiner Reiche, das nicht mehr im Spiel ist; ein anderer betrifft diese.
ask-secure = Welche Karten wirfst du ab?
why-secure = Danach ziehst du auf sechs Karten nach.
do-cadence = Langsam: { $marker }
do-step_back = Zurück: { $empire }
told-cadence_laid = { $player } legt Marker „Langsamer Fortschritt“ aus: { $number }.
told-cadence_shown = Langsamer Fortschritt, Feld { $box }: { $marker }.

## Verlauf

counter-glory = Ruhm
counter-empires = Reiche
counter-money = Kapital
counter-cards = Karten
cause-setup = Vorbereitung
cause-free_progress = Kostenloser Fortschritt
cause-scoring = Wertung
cause-buy_glory = Gekaufter Ruhm
cause-effects = Anführer und Errungenschaften
cause-events = Ereignisse
cause-dissolve = Reichsauflösung
cause-fight = Konflikt
cause-twice = Zweimal dieselbe Aktion
cause-exploded = Atomwaffe
cause-feat_done = Quadratische Symbole
cause-passed_last_level = Als Erster über die letzte Stufe
# Artifacts in play.
own-markers = Deine Aktionsmarker
artifacts = Errungenschaften
artifact-wonder = Wunder
artifact-technology = Technologie
artifact-condition = Zustand
artifact-religion = Religion
artifact-government = Regierung
blue-marker = für alle ab Stufe { $level }

## Was Karten bewirken
op-potential = Konfliktpotential { $change }{ $when ->
    [attack] { " im Angriff" }
    [defend] { " in der Verteidigung" }
   *[other] { "" }
}{ $kind ->
    [river] { " gegen Angriffe über einen Fluss" }
    [invasion] { " gegen Invasionen" }
    [by_land] { " gegen Angriffe über Land" }
    [forest] { " im Wald" }
    [jungle] { " im Dschungel" }
    [mountain] { " im Gebirge" }
   *[other] { "" }
}{ $where ->
    [here] { " im selben Gebiet" }
    [around] { " im selben Gebiet und daneben" }
    [city] { " in Gebieten mit Stadt" }
   *[other] { "" }
}{ $per ->
    [front_infantry] { " für jede Infanterie in der Frontlinie" }
   *[other] { "" }
}.
op-front = Frontlinienwert im Angriff { $change }: { $name }.
op-deny = { $kind ->
    [invasion] Der Gegner hat keinen Bonus gegen Invasionen.
    [river] Der Gegner hat keinen Bonus für Flüsse.
   *[other] Der Verteidiger hat keinen Bonus für Befestigung und Stadt.
}
op-redraw = Kann die Karte einer Kampfrunde abwerfen und muss die nächste verwenden.
op-hold_tie = Verliert, wenn eingesetzt, bei gleichen Potentialen nichts.
op-free_retreat = Kann sich zurückziehen, sobald eine der beiden Seiten einen Aufruhrmarker hat.
op-price = Kosten { $change }{ $when ->
    [found] { " bei der Gründung" }
   *[other] { "" }
}: { $name }.
op-level = Baubar ab Stufe { $n }: { $name }.
op-move = { $kind ->
    [escort] Bewegungspunkte { $change } für Einheiten, die mit diesem Anführer ziehen.
   *[other] Bewegungspunkte { $change }: { $name }.
}
op-move_cost = { $where ->
    [own] Bewegungspunkte zum Betreten jedes eigenen Landgebiets: { $n }.
   *[other] Bewegungspunkte zum Betreten: { $n } ({ $name }).
}
op-galley = { $kind ->
    [ocean] Galeeren können Ozeane betreten.
   *[other] Galeeren können fern von eigenem Land auf See bleiben.
}
op-pass = Schiffe können auf See an fremden Schiffen vorbei.
op-income = { $per ->
    [area] Einkommen { $change } für jedes solche Gebiet: { $name }.
    [city] Einkommen { $change } für jede Stadt.
    [city_level] Einkommen { $change } für jede Stufe der Stadt im selben Gebiet.
    [wheat] Einkommen { $change } für jedes Gebiet mit Weizen.
    [ten_money] Einkommen { $change } für je 10 Kapital im Besitz, höchstens { $most }.
   *[other] Einkommen { $change }{ $where ->
        [here] { " im selben Gebiet" }
        [capital] { " in der Hauptstadt" }
       *[other] { "" }
    }.
}
op-no_income = { $kind ->
    [water] Kein Einkommen aus See und Ozean.
    [wheat] Kein Einkommen aus Weizen.
   *[other] { $where ->
        [here] Kein Einkommen aus demselben Gebiet.
       *[other] Kein Einkommen aus diesen Gebieten, den { $n } reichsten davon: { $names }.
    }
}
op-half_income = Halbes Einkommen.
op-trade = { $kind ->
    [deck] Handelszahl { $change } beim Handel mit dem Stapel.
    [same_religion] Handelszahl { $change } mit Reichen derselben Religion.
   *[other] Handelszahl { $change }.
}
op-trade_money = Kapital für jeden Handel mit einem anderen Reich: { $n }.
op-range = { $kind ->
    [no_permission] Braucht keine Erlaubnis für den Weg durch Gebiete anderer Reiche.
   *[other] Reichweite { $change }.
}
op-plunder = Kapital für jede eroberte Stadt: { $n }.
op-hand = Zieht im Schicksal auf { $n } Karten nach.
op-draws = Anführer, die zur Wahl aus dem Vorratsbehälter gezogen werden: { $change }.
op-cities = Weitere Städte, die in einer Aktion gebaut oder ausgebaut werden{ $kind ->
    [fertile] { " (in fruchtbaren Gebieten)" }
   *[other] { "" }
}{ $where ->
    [here] { " (im selben Gebiet)" }
   *[other] { "" }
}: { $n }.
op-leaders_stay = Anführer bleiben, wenn das Zeitalter wechselt.
op-city_glory = Für Ruhm gezählte Stadtstufen: { $change }.
op-count = Diese Gebiete zählen für Ruhm: { $name }.
op-glory_price = Ein Ruhm kann für { $n } Kapital gekauft werden.
op-round_glory = { $when ->
    [peace] Ruhm { $change } am Ende einer Runde, in der das Reich nicht gekämpft hat.
    [in_capital] Ruhm { $change } am Ende einer Runde, die dieser Anführer in der Hauptstadt beendet.
   *[other] { $per ->
        [green_artifact] Ruhm { $change } für jede grüne Errungenschaft, höchstens { $most }.
       *[other] Ruhm { $change } in dieser Wertung.
    }
}
op-artist_glory = Ruhm { $change } für einen Künstler, der in der Hauptstadt wertet.
op-attacked_glory = Ruhm { $change } für den, der das Reich angreift.
op-no_free_progress = Kein kostenloser Fortschritt.
op-immune = { $kind ->
    [disorder] Dasselbe Gebiet gerät nicht in Aufruhr.
   *[other] Sicher vor: { $names }.
}
op-calm_change = { $kind ->
    [religion] Die Religion wechselt ohne Aufruhr.
   *[other] Die Regierung wechselt ohne Aufruhr.
}
op-adopt_both = Kann in einer Aktion Religion und Regierung annehmen.
op-adopt_by_conquest = Wer die Hauptstadt erobert, kann dies annehmen.
op-fixed_religion = Die Religion kann nicht wechseln.
op-appease = Aufruhr zu beenden kostet { $n } Kapital.
op-force = Einheiten, die zum Beenden von Aufruhr nötig sind: { $change }.
op-round_disorder = Dasselbe Gebiet gerät in jeder Runde in Aufruhr.
op-war_disorder = Ein Angriff auf das Reich eines anderen Spielers bringt Aufruhr in die Hauptstadt.
op-uprising = Stärke von Aufständen { $change }.
op-any_age = Das neue Reich kann aus jedem Zeitalter sein.
op-convert = { $kind ->
    [any] Wandelt alle fremden Einheiten in den Startgebieten um.
   *[other] Wandelt fremde Einheiten in den Startgebieten um: { $names }.
}
op-receive = Erhält: { $names }.
op-manoeuvre = Führt sofort ein Manöver durch.
op-any_partner = Der Handelspartner kann außer Reichweite sein.
op-embargo = Der Handel fällt aus.
op-loser_advances = Stufen, die der Verlierer des Handels vorrückt: { $n }.
op-elite = Elitemarker { $change }.
op-fort = Kostenlose Befestigungen: { $n }.
op-free_units = Kostenlose Einheiten: { $n } ({ $name }).
op-colonise = Neutrale benachbarte Landgebiete, die mit je einer Einheit besiedelt werden: bis zu { $n }.
op-relocate = Einheiten, die in beliebige eigene Gebiete ziehen: bis zu { $n }.
op-lose_units = { $scope ->
    [empire] Einheiten, die das Reich verliert: { $n }.
    [stacks] Jedes Gebiet des Reichs verliert die Hälfte seiner Einheiten, { $half ->
        [up] aufgerundet.
       *[other] abgerundet.
    }
    [around] { $around ->
        [0] Das Gebiet und alle Gebiete daneben, auch Meere, verlieren die Hälfte ihrer Einheiten, { $half ->
            [up] aufgerundet.
           *[other] abgerundet.
        }
       *[other] Verlorene Einheiten im Gebiet: { $n }; in jedem Landgebiet daneben: { $around }. Je eine Einheit bleibt.
    }
   *[other] { $kind ->
        [naval] Dort geht die Hälfte der Schiffe verloren, { $half ->
            [up] aufgerundet.
           *[other] abgerundet.
        }
       *[other] Dort geht die Hälfte der Einheiten verloren, { $half ->
            [up] aufgerundet.
           *[other] abgerundet.
        }
    }
}
op-city = { $way ->
    [down] Die Stadt sinkt um einen Schritt.
   *[other] Eine Stadt wird gegründet oder steigt um einen Schritt.
}
op-raze = { $kind ->
    [fort] Die Befestigung dort wird entfernt.
   *[other] Die Errungenschaft dort wird entfernt.
}
op-disorder = { $scope ->
    [around] Aufruhr im Gebiet und daneben, in bis zu { $n } Gebieten.
    [rivers] Aufruhr im Gebiet und jenseits seiner Flüsse, in bis zu { $n } Gebieten.
    [cities] Aufruhr in allen Gebieten mit Stadt.
    [capital] Aufruhr in der Hauptstadt.
    [some] Aufruhr in bis zu { $n } Gebieten des Reichs.
    [all] Aufruhr in allen Gebieten des Reichs.
   *[other] Aufruhr im Gebiet.
}
op-neutral = Das Gebiet wird neutral; seine Einheiten gehen verloren.
op-revolt = Ein Aufstand, so stark wie eine gezogene Karte: Sind die Einheiten des Gebiets schwächer, wird es neutral, sonst gerät es in Aufruhr.
op-lift = { $ids ->
    [0] Die Errungenschaft dort wird entfernt.
   *[other] Entfernt: { $names }.
}
op-lose = { $kind ->
    [religion] Das Reich verliert seine Religion.
   *[other] Das Reich verliert seine Regierung.
}
op-money = Das Reich erhält { $n } Kapital.
op-half_money = Das Reich verliert die Hälfte seines Kapitals.
op-progress = { $way ->
    [down] Stufen, die das Reich zurückgeht: { $size }.
   *[other] Stufen, die das Reich vorrückt: { $size }.
}
op-appoint = Setzt einen Anführer ein.
op-dismiss = Der Anführer wird entfernt.
op-assassin = Tötet den Anführer mit einer höheren Karte; zu ziehende Karten: bis zu { $n }.
op-card_value = Die Karte dieser Seite zählt { $n }.
op-swap_cards = Beide Seiten tauschen ihre Karten.
op-combat_disorder = Aufruhrmarker dieser Seite im Konflikt: { $change }.
op-stampede = Die Elefanten dieser Seite zählen nichts.
op-draw = Gezogene Karten: { $n }.
op-discard = Abgeworfene Karten: { $n }.
op-recover = Nimmt von den { $most } zuletzt abgeworfenen Karten: { $n }.
op-look = { $kind ->
    [hand] Zeigt dir die Handkarten.
   *[other] Zeigt dir einen Aktionsmarker.
}
op-cancel_card = Hebt die gespielte Karte auf.
op-retarget = Gibt der gespielten Karte ein neues Ziel.
op-cancel_marker = Hebt den Marker auf.
op-swap_marker = Tauscht den Marker gegen einen nicht ausgelegten.
op-truce = Die beiden greifen einander in dieser Runde nicht an.
op-half_glory = Halbiert den Ruhm dieser Wertung.
op-end_game = Beendet das Spiel sofort.
group-infantry = Infanterie
group-missile = Geschütz- und Raketeneinheiten
group-cavalry = Kavallerie
group-naval = Schiffe
group-elephant = Elefanten
group-air = Flugeinheiten
group-armour = gepanzerte Einheiten
group-nuclear = Atomwaffen
group-star_wars = Sternenkrieg
group-non_infantry = alle Einheiten außer Infanterie
group-all = alle Einheiten
group-land = an Land
group-water = See, Ozean
terrain-fertile = fruchtbares Land
terrain-plains = Ebene
terrain-forest = Wald
terrain-jungle = Dschungel
terrain-marsh = Sumpf
terrain-mountain = Gebirge
terrain-desert = Wüste
terrain-tundra = Tundra
terrain-sea = See
terrain-ocean = Ozean
any-religion = irgendeine Religion
any-government = irgendeine Regierung
event-moment = Wann: { $moment }{ $by ->
    [own] { " (eigene Aktion)" }
    [other] { " (durch einen anderen Spieler)" }
   *[any] { "" }
}.
event-aim = Ziel: { $aim }.
event-aim-of = Ziel: { $aim } ({ $needs }).
aim-all = alle
aim-player = ein Spieler
aim-empire = ein Reich
aim-two_empires = zwei Reiche
aim-area = ein kontrolliertes Gebiet
aim-leader = ein Anführer
aim-side = eine Seite des Konflikts
aim-trade = der Handel
aim-marker = ein Aktionsmarker
aim-card = die gespielte Karte
aim-acting = das handelnde Reich
aim-battlefield = das Gebiet des Konflikts
aim-founder = der Gründer
need-own = von dir
need-other = jemand anders
need-money = mit Kapital
need-religion = mit Religion
need-government = mit Regierung
need-in_disorder = in Aufruhr
need-won_conflict = hat einen Konflikt gewonnen
need-unnamed = ohne Namen
need-city = mit Stadt
need-city_3 = mit Stadt ab Stufe 3
need-river = an einem Fluss
need-mountain = Gebirge
need-desert = Wüste
need-island = Insel
need-ships_at_sea = Meer mit Schiffen
need-not_near_capital = weder die Hauptstadt noch daneben
colour-green = Grün: sofort 1 Ruhm.
colour-red = Rot: kostet sofort 1 Ruhm.
artifact-ages = Zeitalter: { $ages }{ $early }.
artifact-early = , in Zeitalter { $age } wenn: { $conditions }
early-has_enlightenment = die Aufklärung vorhanden
early-two_cities_of_level_3 = zwei Städte der Stufe 3
early-four_empires_industrial_or_age_5 = vier Reiche in Zeitalter 5 oder mit Industrieller Revolution
artifact-needs = Benötigt: { $names }.
ends-win_trade = Endet mit einem gewonnenen Handel.
ends-production = Endet mit einer Produktion.
ends-government_change = Endet mit einem Wechsel der Regierung.
ends-disorder_removed = Endet, wenn der Aufruhr dort beendet wird.
placed-area = Liegt in einem Gebiet.
placed-card = Liegt auf der Reichskarte.
blue-text = Blauer Marker: Wer seine Stufe erreicht, hat dies auch.
at-founding = Gründung: { $deeds }
leader-type = { $type }: { $skills }
none-cities = Keine Städte bis Zeitalter { $age }.
none-ships = Keine Schiffe bis Zeitalter { $age }.
none-cavalry = Keine Kavallerie bis Zeitalter { $age }.

## Überschriften, wo es vieles gibt

verb-build = Einheit bauen
verb-build_in = In einem Gebiet bauen
verb-fort = Befestigung bauen
verb-send_all = Alle kommen nach
verb-send = Eine Einheit zieht nach
verb-gather = Eine Gruppe bricht auf
verb-ask_canal = Um Durchfahrt bitten
verb-take = Mitnehmen
verb-escort = Mit Anführer
verb-go_to = Ziehen nach
verb-play_event = Ereignis spielen
verb-play_artifact = Errungenschaft spielen
verb-dismiss = Anführer entfernen
verb-appoint = Anführer einsetzen
verb-adopt = Religion oder Regierung annehmen
verb-flip_in = Einheit umdrehen
verb-build_city = Stadt bauen
verb-name_capital = Hauptstadt bestimmen
verb-appease = Aufruhr mit Geld beenden

## Was Entscheidungen bringen

hint-own = eigenes Gebiet
hint-nobody = niemand dort
hint-against = gegen { $number } { $empire }
hint-defence = Verteidigung +{ $number }
hint-yields = Einkommen { $number }
hint-found = { $number ->
    [0] keine Handkarte passt jetzt
    [one] eine Handkarte passt jetzt
   *[other] { $number } Handkarten passen jetzt
}
hint-destiny = zieht { $number } und so viele, wie abgeworfen
hint-produce = Einkommen { $income }, Unterhalt { $upkeep }
hint-trade = Handelszahl { $number }; in Reichweite: { $partners }
hint-manoeuvre = { $number ->
    [one] eine Einheit
   *[other] { $number } Einheiten
}
hint-civilise = Karten, Anführer; Bauplätze: { $number }
hint-dissolve = es brächte jetzt { $number } Ruhm
hint-unit = { $price } Kapital; { $front } vorn, { $support } als Unterstützung; übrig: { $left }
hint-there = { $number ->
    [one] eine Einheit dort
   *[other] { $number } Einheiten dort
}
hint-room = Platz für { $number }
hint-fort = { $price } Kapital; +{ $number } für den Verteidiger
hint-elite = { $price } Kapital; +1 in jedem Konflikt; bisher { $number }
hint-may-leave = dürfen gehen: { $number }
hint-city = Stufe { $number }
hint-more-income = Einkommen +{ $number }
hint-capital = wird Hauptstadt
hint-price = { $price } Kapital
hint-new-empire = Stufe { $level }, { $money } Kapital
hint-start = { $more ->
    [0] beginnt in { $areas }
   *[other] beginnt in { $areas } und { $more } weiteren
}
hint-colour = { $number } Einheiten, Qualität { $quality }
hint-level = Stufe { $level }
hint-money = { $number } Kapital
hint-value = Wert { $number }
hint-offer = { $value } und Handelszahl { $number }: { $total }
hint-trade-numbers = Handelszahlen { $own } : { $other }
hint-trade-number = Handelszahl { $number }
hint-reach = Stufe { $level }, { $age }
hint-values = { $front } vorn, { $support } als Unterstützung
hint-potential = Potential { $number }
hint-money-left = { $number } Kapital übrig

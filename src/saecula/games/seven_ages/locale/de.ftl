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
markers = Aktionsmarker
front = Frontlinienwert
support = Unterstützungswert
movement = Bewegungspunkte
left-in-pool = Noch { $number } im Vorrat
empire-card = Reich
card-text = Anfangskapital { $money }, Handelszahl { $trade }. Ereignis: { $event }. Errungenschaft: { $artifact }.
not-now = Kann jetzt nicht gegründet werden
of-limit = { $number } von { $limit }
last-scoring = Ruhm der letzten Wertung
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
about-civilise = Spiele Karten, ernenne Anführer, baue Städte.
about-dissolve = Löse das Reich auf.
about-wild = Wird zu einer beliebigen Aktion. Das Reich erhält keinen freien Fortschritt.

option-end = Spielende
option-rounds = Runden
option-total_history = Gesamte Geschichte
option-faster_history = Schnellere Geschichte

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
why-found = Die Karte muss zum Zeitalter des am weitesten fortgeschrittenen Reichs passen, und ihre Startgebiete müssen frei sein.
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
told-scored = { $player } erhält { $glory } Ruhm.
told-game_ended = Das Spiel ist zu Ende.

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
told-elephant_won = { $player } erhält einen Elefanten: { $empire }.
told-gave_money = { $player } schenkt { $money } Kapital ({ $empire }): { $other }.
told-artifact_left = { $player } verliert eine Errungenschaft ({ $empire }): { $artifact }.

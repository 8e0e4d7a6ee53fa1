## Namen von Dingen, die in keiner Inhaltsdatei stehen.

empire = { $number ->
    [1] Rot
    [2] Gelb
    [3] Lila
    [4] Blau
   *[other] Grün
}
field = { $letter }: { $name }
# Ein Name der Inhalte, wie er mitten im Satz steht.
within-sentence = { $name }

piece-peasant = Bauer
piece-soldier = Soldat
word-peasants = Bauern
word-soldiers = Soldaten
word-buildings = Bauwerke

people-peasant = { $n ->
    [one] 1 Bauer
   *[other] { $n } Bauern
}
people-soldier = { $n ->
    [one] 1 Soldat
   *[other] { $n } Soldaten
}
amount-grain = { $n } Getreide
amount-gold = { $n } Gold
symbols-fountain = { $n ->
    [one] 1 Springbrunnen
   *[other] { $n } Springbrunnen
}
symbols-lyre = { $n ->
    [one] 1 Leier
   *[other] { $n } Leiern
}
vp = { $n } SP
from-to = { $now } → { $then }

## Fragen und ihre Gründe.

ask-found_province = Welche Region wird deine Provinz?
why-found_province = Alle gründen drei Provinzen: die erste an beliebiger Stelle, die anderen neben einer eigenen, wenn dort eine Region frei ist.

ask-choose_capital = Welche deiner Regionen ist deine Hauptstadt?
why-choose_capital = Dort beginnen Karawanenwege, und fremde Karawanen an ihr können dir Tribut zahlen.

ask-first_caravan = Auf welche Grenze kommt deine erste Karawane?
why-first_caravan = Die erste kostet nichts und verbindet deine Hauptstadt mit einer anderen Provinz; danach steigt eine Überlieferung.

ask-raise_one = Welche Überlieferung erhöhst du?
why-raise_one = Die Überlieferung entscheidet, welche Fortschritte du erreichst und welche Chronikkarten gewertet werden.

ask-seventh_peasant = Welche Provinz bekommt noch einen Bauern?
why-seventh_peasant = Bauern in deinen Regionen bringen deren Getreide oder Gold, höchstens so viel, wie auf dem Plättchen steht.

ask-first_advance = Mit welchem Fortschritt beginnst du?
why-first_advance = Dein Marker kommt auf einen Level-1-Fortschritt; andere dürfen denselben wählen.

ask-choose_cards = Welche zwei Karten spielst du?
why-choose_cards = Alle wählen geheim. Eine Karte darf deine Schwerpunktkarte dieser Generation sein; ab der zweiten Spielrunde darf eine bereits ausgespielt sein.

ask-next_card = Welche Karte führst du als nächste aus?
why-next_card = Die Reihenfolge bestimmst du; eine Karte, auf die du verzichtest, kommt zurück auf die Hand.

ask-close_turn = Noch etwas, bevor dein Spielzug endet?
why-close_turn = In jedem deiner Spielzüge ist eine Bonusaktion erlaubt; die erste Verwendung jeder Art erhöht in einer Generation die Unruhe um 1.

ask-lay = Welche Chronikkarte legst du auf welches Feld?
why-lay = Die Karte liegt bis zum Ende der Dynastie verdeckt, eine je Feld, und wird gewertet, wenn du dann ihre Bedingung erfüllst und deine Überlieferung reicht; für zwei Karten einer Kategorie muss die Überlieferung für die Summe beider reichen.

ask-lay_more = Legst du noch eine Chronikkarte?
why-lay_more = Deine Fortschritte erlauben mehr als eine Karte in dieser Aktion.

ask-levy = { $state ->
    [over] Eine Bonusaktion, bevor es weitergeht?
   *[open] Wo musterst du?
}
why-levy = { $state ->
    [over] Zurzeit kannst du nicht weiter mustern; auch hier ist eine Bonusaktion erlaubt.
   *[open] Stelle einen neuen Soldaten in eine deiner Regionen. Soweit freigeschaltet, darfst du auch Bauern in Soldaten umwandeln oder umgekehrt und Angebote deiner Bauwerke nutzen; je Region nur eines davon.
}

ask-conquest = Wen greifst du an, oder was annektierst du?
why-conquest = Ein Angriff kostet Getreide in Höhe deiner Unruhe, eine Annexion so viel Getreide, wie du Regionen kontrollierst.

ask-wager = Wie viel Unruhe setzt du ein?
why-wager = Beide wählen geheim. Jeder Punkt erhöht deinen Kampfwert um drei, und nur beim Sieger steigt die Unruhe um den Einsatz. Bei Gleichstand siegt, wer angegriffen wird.

ask-return_citizens = { $number ->
    [one] Welcher Bürger aus { $region } kehrt in deinen Vorrat zurück?
   *[other] Welcher Bürger aus { $region } kehrt in deinen Vorrat zurück? (noch { $number })
}
why-return_citizens = Wer einen Kampf gewinnt, verliert einen Bürger, wer ihn verliert, zwei; ist eine Region mehr als doppelt so voll wie ihre Kapazität, verlieren alle Anwesenden einen.

ask-retreat = Wohin ziehen sich deine Bürger aus { $region } zurück?
why-retreat = Alle, die übrig sind, gehen in eine deiner Nachbarregionen oder, wenn es keine gibt, in den Vorrat.

ask-annex_after = { $region ->
    [over] Eine Bonusaktion, bevor es weitergeht?
   *[other] Annektierst du jetzt { $region }?
}
why-annex_after = { $region ->
    [over] Zurzeit kannst du die Region nicht annektieren; auch hier ist eine Bonusaktion erlaubt.
   *[other] Du darfst sie annektieren, wenn niemand sie kontrolliert oder nur ein Mitspieler, der dort keine Bürger hat, und wenn du dort mehr Bürger hast als jeder Mitspieler.
}

ask-ask_passage = Bittest du um Durchreise auf einer fremden Straße?
why-ask_passage = Bevor deine Bürger mit { $card } ziehen, darfst du für jede Straße den Spieler, der sie kontrolliert, einmal um Erlaubnis bitten.

ask-consent = { $asker } bittet um Durchreise auf deiner Straße in { $region }. Stimmst du zu?
why-consent = Deine Zustimmung gilt nur für diese eine Aktion; verweigerst du sie, ist die Straße für { $asker } gesperrt.

ask-move_from = { $card ->
    [over] Eine Bonusaktion, bevor es weitergeht?
   *[other] Wer zieht?
}
why-move_from = { $card ->
    [over] Niemand ist mehr übrig, der ziehen kann; auch hier ist eine Bonusaktion erlaubt.
   *[other] { $card }: Jeder von ihnen darf einmal in eine Nachbarregion ziehen.
}

ask-move_to = Wohin ziehen { $piece ->
    [Bauer] Bauern
    [Soldat] Soldaten
   *[other] Bürger
} aus { $region }?
why-move_to = In eine Nachbarregion oder über eine Straße eine Region weiter; weder Kapazität noch Mitspieler hindern daran.

ask-move_number = Wie viele { $piece ->
    [Bauer] Bauern
    [Soldat] Soldaten
   *[other] Bürger
} ziehen von { $region } nach { $target }?
why-move_number = Die übrigen dürfen bleiben oder anderswohin ziehen.

ask-move_on = { $number ->
    [one] Reitet der Soldat in { $region } weiter?
   *[other] Reiten die { $number } Soldaten in { $region } weiter?
}
why-move_on = Deine Fortschritte erlauben Soldaten sofort einen weiteren Zug.

ask-plunder_one = Welche Region plünderst du?
why-plunder_one = Du erhältst eine Einheit ihrer Ressource für jeden deiner Soldaten dort, höchstens die Kapazität; wer sie kontrolliert, verliert ebenso viel.
ask-plunder_all = Plünderst du jede Region, oder verschonst du eine?
why-plunder_all = Ist Politik freigeschaltet, darfst du jede fremde Region plündern, in der deine Soldaten stehen: eine Einheit je Soldat, höchstens die Kapazität; wer sie kontrolliert, verliert ebenso viel.

ask-site = In welcher Region baust du?
why-site = In einer Region, die du kontrollierst und die noch Platz für ein Bauwerk hat; Bürger brauchst du dort nicht.

ask-second_site = { $state ->
    [over] Eine Bonusaktion, bevor es weitergeht?
   *[open] Wo errichtest du noch ein Bauwerk?
}
why-second_site = { $state ->
    [over] Zurzeit kannst du kein weiteres Bauwerk errichten; auch hier ist eine Bonusaktion erlaubt.
   *[open] Deine Fortschritte erlauben in dieser Aktion ein weiteres Bauwerk in einer anderen Region.
}

ask-choose_building = Was baust du in { $region }?
why-choose_building = Die Kosten in Gold sind deine Unruhe plus der Level des Bauwerks, abzüglich deiner Rabatte.

ask-govern = Um wie viel senkst du die Unruhe?
why-govern = Jeder Schritt kostet so viel Getreide, wie du Regionen kontrollierst; ist Kultur freigeschaltet, ist ein Schritt kostenfrei.

ask-advance = Welchen Fortschritt erreichst du?
why-advance = Den nächsten einer Reihe, wenn deine Unruhe höchstens so hoch ist wie deine Überlieferung in seiner Kategorie; neue Reihen nur, solange Kultur freigeschaltet ist.

ask-advance_more = Gehst du noch einen Schritt?
why-advance_more = Deine Fortschritte erlauben mehr als einen Schritt in dieser Aktion.

ask-lay_out = Welche Karte legst du aus?
why-lay_out = Du erreichst diesen Fortschritt als Erster: Eine der beiden Karten verlängert die Reihe für alle, die andere kommt verdeckt zurück.

ask-open_route = Auf welche Grenze legst du die Karawane?
why-open_route = Die Karawane muss deine Hauptstadt, eine deiner Städte oder eine Region berühren, die deine Karawanen von dort erreichen; was sie neu erreicht, kann eine Überlieferung erhöhen.

ask-pay_caravan = Womit bezahlst du die Karawane?
why-pay_caravan = Ganz in Getreide oder ganz in Gold.

ask-free_caravan = Wohin kommt deine kostenfreie Karawane?
why-free_caravan = Ist Kultur freigeschaltet, darfst du beim Übersiedeln ohne Kosten eine Karawane an eine Region mit einem deiner Bürger legen.

ask-tribute = Wer zahlt Tribut?
why-tribute = Deine Kolonien oder die fremden Karawanen an deiner Hauptstadt und deinen Städten; beide, solange Bürgertum freigeschaltet ist.

ask-grow = Welche Region bekommt einen deiner letzten Bauern?
why-grow = Jede deiner Regionen würde wachsen, aber dein Vorrat reicht nicht für alle.

ask-choose_chronicle = Welche Chronikkarte in { $category } wird gewertet?
why-choose_chronicle = Beide erfüllen ihre Bedingung, aber für beide zusammen ist deine Überlieferung zu gering.

ask-keep_grain = Wie viel Getreide behältst du?
why-keep_grain = Was deine Vorratshaltung nicht fasst, geht vor der neuen Generation verloren.

ask-keep_gold = Wie viel Gold behältst du?
why-keep_gold = { $number ->
    [0] Deine Vorratshaltung ist voll.
   *[other] Deine Vorratshaltung fasst noch { $number }.
}

## Möglichkeiten.

do-found = { $region }
do-capital = { $region }
do-route = { $border }
do-heritage = { $category }
do-grow = { $region }
do-advance = { $advance }
do-choose = { $card }
do-replay = { $card } noch einmal
do-carry_out = { $card } ausführen
do-decline = Auf { $card } verzichten
do-end_turn = Spielzug beenden
do-oppress = Unterdrückung in { $region }
do-support = Unterstützung für { $category }
do-tax = Steuern: { $resource }
do-lay = { $chronicle }
do-on_field = { $field }
do-lay_another = Noch eine legen
do-levy = Neuer Soldat in { $region }
do-arm = Bauer wird Soldat in { $region }
do-disarm = Soldat wird Bauer in { $region }
do-recruit = { $piece } durch Bauwerk in { $region }
do-attack = { $empire } in { $region } angreifen
do-annex = { $region } annektieren
do-wager = { $number ->
    [0] Kein Einsatz
   *[other] { $number } einsetzen
}
do-give_up = Ein { $piece }
do-retreat_to = { $region }
do-disband = Zurück in den Vorrat
do-ask_passage = Um Durchreise durch { $region } bitten
do-consent = Zustimmen
do-refuse = Verweigern
do-move_from = { $piece ->
    [Bauer] Bauern
    [Soldat] Soldaten
   *[other] Bürger
} aus { $region }
do-move_to = { $region }
do-number = { $number }
do-plunder = { $region }
do-plunder_all = Alle plündern
do-spare = { $region } verschonen
do-site = { $region }
do-build = { $building }
do-build_by_labour = { $building }, mit Arbeit
do-govern = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
do-lay_out = { $advance }
do-pay = In { $resource }
do-tribute_of_colonies = Die Kolonien
do-tribute_of_caravans = Die Karawanen
do-score = { $field }
do-keep_grain = { $number ->
    [0] Kein Getreide
   *[other] { $number } Getreide
}
do-keep_gold = { $number ->
    [0] Kein Gold
   *[other] { $number } Gold
}

## Das Tagebuch.

told-founded = { $empire } gründet eine Provinz: { $region }
told-capital = { $empire } macht { $region } zur Hauptstadt
told-caravan = { $empire } legt eine Karawane: { $border }
told-grew = { $empire } erhält einen Bauern in { $region }
told-advanced = { $empire } erreicht { $advance }
told-laid_out = { $empire } legt { $advance } aus
told-rows_laid_out = Die Level-2-Fortschritte werden ausgelegt
told-heritage_rose = { $empire } erhöht die Überlieferung in { $category } auf { $value }
told-generation_began = Dynastie { $dynasty ->
    [1] I
    [2] II
   *[other] III
}, Generation { $generation }
told-round_began = Spielrunde { $round }
told-die = { $empire } würfelt eine { $die }; für eine weitere Spielrunde nötig: mindestens { $threshold }
told-dynasty_ended = Ende der Dynastie { $dynasty ->
    [1] I
    [2] II
   *[other] III
}
told-game_ended = Ende der Partie
told-growth = Die Bevölkerung wächst: ein Bauer in jeder kontrollierten Region
told-kept = { $empire } behält { $grain } Getreide und { $gold } Gold
told-income = { $empire } erhält als Einkommen { $grain } Getreide und { $gold } Gold
told-gained = { $empire } erhält { $number } { $resource }
told-paid = { $empire } zahlt { $number } { $resource }
told-lost = { $empire } verliert { $number } { $resource }
told-revealed = { $empire } deckt { $card } auf
told-replays = { $empire } spielt { $card } noch einmal
told-declined = { $empire } verzichtet auf { $card }
told-acted = { $empire } führt { $card } aus
told-focused = { $empire } hat { $markers ->
    [one] 1 Marker
   *[other] { $markers } Marker
} auf { $card }
told-oppressed = { $empire } unterdrückt { $region }
told-supported = { $empire } nutzt in diesem Spielzug Unterstützung: { $category }
told-taxed = { $empire } erhebt Steuern auf den Handel
told-laid = { $empire } legt eine Chronikkarte auf { $field } ({ $chronicle })
told-levied = { $empire } mustert einen Soldaten in { $region }
told-armed = { $empire } macht in { $region } einen Bauern zum Soldaten
told-disarmed = { $empire } macht in { $region } einen Soldaten zum Bauern
told-recruited = { $empire } erhält durch ein Bauwerk in { $region } einen { $piece ->
    [Bauer] Bauern
    [Soldat] Soldaten
   *[other] { $piece }
}
told-attacked = { $empire } greift { $enemy } in { $region } an
told-wagered = { $empire } setzt { $number } ein
told-battle_won = { $empire } siegt in { $region }, { $value } gegen { $loser_value }
told-gave_up = { $empire } verliert in { $region } einen { $piece ->
    [Bauer] Bauern
    [Soldat] Soldaten
   *[other] { $piece }
}
told-kept_last = { $empire } behält die letzte Region, { $region }
told-retreated = { $empire } zieht sich nach { $region } zurück
told-disbanded = { $number ->
    [one] { $empire } legt 1 Bürger in den Vorrat zurück: keine Region für den Rückzug
   *[other] { $empire } legt { $number } Bürger in den Vorrat zurück: keine Region für den Rückzug
}
told-lost_region = { $empire } verliert die Kontrolle über { $region }
told-annexed = { $empire } annektiert { $region }
told-asked_passage = { $empire } bittet um Durchreise durch { $region }
told-consented = { $empire } erlaubt die Durchreise durch { $region }
told-refused = { $empire } verweigert die Durchreise durch { $region }
told-moved = { $empire } zieht mit { $number } { $piece ->
    [Bauer] { $number ->
        [one] Bauern
       *[other] Bauern
    }
    [Soldat] { $number ->
        [one] Soldaten
       *[other] Soldaten
    }
   *[other] Bürgern
} von { $region } nach { $target }
told-plundered = { $empire } plündert { $region }
told-spared = { $empire } verschont { $region }
told-built = { $empire } baut in { $region }: { $building }
told-laboured = { $number ->
    [one] { $empire } legt nach der Arbeit 1 Bauern aus { $region } in den Vorrat zurück
   *[other] { $empire } legt nach der Arbeit { $number } Bauern aus { $region } in den Vorrat zurück
}
told-unrest_rose = Die Unruhe bei { $empire } steigt auf { $value }
told-unrest_fell = { $empire } senkt die Unruhe auf { $value }
told-lost_vp = { $empire } verliert { $vp } SP, weil die Unruhe nicht weiter steigen kann
told-overfull = { $region } ist überbevölkert: { $number } Bürger, Platz für { $room }; { $empire } kontrolliert die Region
told-wonders_scored = { $empire } erhält { $vp } SP für Wunder
told-chronicle_scored = { $empire } erhält { $vp } SP mit { $chronicle } auf { $field }
told-chronicle_failed = { $empire } erhält nichts mit { $chronicle } auf { $field } (hat { $had }, nötig { $needed }; Überlieferung { $heritage }, nötig { $value })
told-chronicle_left_out = { $empire } lässt { $chronicle } auf { $field } aus (Überlieferung { $heritage } reicht nicht für beide Karten)
told-most_regions = { $empire } erhält { $vp } SP für die meisten Regionen
told-lowest_unrest = { $empire } erhält { $vp } SP für die geringste Unruhe
told-most_symbols = { $empire } erhält { $vp } SP für die meisten Symbole

## Was Fortschritte und Bauwerke tun, zusammengesetzt von der Darstellung.

effect-income = jede deiner Regionen mit { $resource } und einem deiner Bauern bringt { $n } mehr
effect-levy = bei Musterung darfst du für { $n } Gold einen neuen { $piece ->
    [Bauer] Bauern
    [Soldat] Soldaten
   *[other] { $piece }
} hierher stellen
effect-build_discount = { $where ->
    [around] Bauen kostet hier und in den Nachbarregionen { $n } Gold weniger
    [anywhere] Bauen kostet { $n } Gold weniger
   *[here] Bauen kostet hier { $n } Gold weniger
}{ $each ->
    [yes] , je Plättchen
   *[no] {""}
}
effect-build_labour = beim Bauen darfst du { $n } Gold für jeden deiner Bauern in der Region sparen; danach kommen { $returns } von ihnen in deinen Vorrat
effect-buildings = mit Bauen errichtest du bis zu { $n } Bauwerke in verschiedenen Regionen
effect-chronicles = mit Chronik legst du bis zu { $n } Karten
effect-advances = mit Fortschritt gehst du bis zu { $n } Schritte
effect-heritage_when_built = { $where ->
    [colony] beim Errichten in einer Kolonie erhöht es deine Überlieferung in { $category } um { $n }
   *[here] beim Errichten erhöht es deine Überlieferung in { $category } um { $n }
}
effect-room = { $where ->
    [anywhere] jede deiner Regionen hat Platz für { $n ->
        [one] 1 Bürger mehr
       *[other] { $n } Bürger mehr
    }
   *[here] Platz für { $n ->
        [one] 1 Bürger mehr
       *[other] { $n } Bürger mehr
    }
}
effect-combat = Kampfwert +{ $n }
effect-combat_per_soldier = Kampfwert +{ $n } für jeden Soldaten{ $terrain ->
    [plain] {" "}in Ebenen
    [mountain] {" "}im Gebirge
    [island] {" "}auf Inseln
   *[any] {""}
}
effect-walls = Kampfwert +{ $n }, wenn du hier angegriffen wirst
effect-ignore_walls = Stadtmauern helfen nicht gegen dich
effect-no_loss = gewinnst du als Angreifer, verlierst du keinen Bürger
effect-attack_surcharge = wer dich in einer deiner Regionen angreift, zahlt { $n } Getreide mehr
effect-annex_discount = Annektieren kostet { $n } Getreide weniger für jeden deiner Soldaten dort
effect-caravan_price = eine Karawane kostet { $n } Getreide oder { $n } Gold
effect-govern_discount = jeder bezahlte Schritt beim Regieren kostet { $n } Getreide weniger{ $each ->
    [yes] , je Plättchen
   *[no] {""}
}
effect-fewer_regions = für Annektieren und Regieren zählen { $n } deiner Regionen nicht
effect-road = deine Bürger dürfen von einer Nachbarregion in eine andere durchreisen
effect-soldier_steps = bei Überfall und Übersiedeln ziehen Soldaten bis zu { $n } Mal
effect-market = hier beginnen Karawanenwege, und fremde Karawanen können hier Tribut zahlen
effect-caravan_origins = Karawanenwege beginnen in jeder deiner Regionen mit einem deiner Bürger
effect-advance_heritage = für Fortschritt zählt deine Überlieferung { $n } höher{ $each ->
    [yes] , je Plättchen
   *[no] {""}
}
effect-advance_unrest = für Fortschritt zählt deine Unruhe { $n } niedriger
effect-chronicle_heritage = für Chroniken zählt deine Überlieferung { $n } höher
effect-symbols = je { $building } in deinen Regionen { $symbol ->
    [fountain] { $n ->
        [one] 1 Springbrunnen mehr
       *[other] { $n } Springbrunnen mehr
    }
   *[lyre] { $n ->
        [one] 1 Leier mehr
       *[other] { $n } Leiern mehr
    }
}
effect-dynasty_vp = { $n } SP am Ende jeder Dynastie
effect-wonder_vp = am Ende einer Dynastie bringt jedes { $building } in deinen Regionen { $n } SP
effect-keep = du behältst für die nächste Generation zusammen bis zu { $n } Getreide und Gold
effect-max_unrest = deine Unruhe wird nie höher als { $n }; jeder Schritt darüber hinaus kostet 1 SP
effect-unlock = { $whole ->
    [yes] { $category } ist für dich freigeschaltet
   *[no] für dich freigeschaltet: { $boxes }
}
boxed = solange { $category } freigeschaltet ist: { $text }
needs-unlocked = nur, solange { $category } freigeschaltet ist

card-chronicle = Lege eine Chronikkarte verdeckt auf ein Feld des Chronikplans.
card-levy = Stelle für { $levy } Gold einen Soldaten in eine deiner Regionen.
card-conquest = Greife einen Mitspieler in einer Region an oder annektiere sie oder beides.
card-raid = Ziehe mit Soldaten eine Region weit, dann plündere eine fremde Region, in die sie kamen.
card-build = Errichte ein Bauwerk; es kostet Gold in Höhe deiner Unruhe plus seines Levels.
card-govern = Senke die Unruhe; jeder Schritt kostet so viel Getreide, wie du Regionen hast.
card-advance = Versetze einen Marker auf den nächsten Fortschritt seiner Reihe, wenn deine Unruhe höchstens so hoch ist wie deine Überlieferung dort.
card-caravan_1 = Lege für { $caravan } Getreide oder { $caravan } Gold eine Karawane auf eine Grenze.
card-caravan_2 = Eine zweite Karawanenkarte.
card-migrate = Ziehe mit Bürgern eine Region weit.
card-tribute = Nimm je eine Einheit von deinen Kolonien oder eine für jede fremde Karawane an deiner Hauptstadt und deinen Städten.

box-levy = wandle für je { $levy } Gold auch in anderen Regionen einen Bauern in einen Soldaten oder einen Soldaten in einen Bauern um
box-raid = plündere beliebig viele fremde Regionen, in denen deine Soldaten stehen
box-build = Städte dürfen gebaut werden
box-govern = ein Schritt ist kostenfrei
box-advance = oder lege einen neuen Marker auf einen Level-1-Fortschritt
box-caravan_2 = lege für { $caravan } Getreide oder { $caravan } Gold eine Karawane
box-migrate = lege danach ohne Kosten eine Karawane an eine Region mit einem deiner Bürger
box-tribute = nimm von beiden

focus-text = { $category } ist bis zum Ende der Generation freigeschaltet. Jede Aktion und jedes Bauwerk dieser Kategorie legt einen Marker hierher; mit { $slots } Markern steigt deine Überlieferung in { $category } um { $n }.
chronicle-text = Wird gewertet, wenn deine Überlieferung mindestens { $value } beträgt und du so viel hast, wie das Feld verlangt:
chronicle-asks = { $field } { $n } ({ $vp } SP)

measure-building_levels = Die Level aller Bauwerke in deinen Regionen.
measure-fountains = Springbrunnen auf deinen Bauwerken und Fortschritten.
measure-regions = Regionen, die du kontrollierst.
measure-citizens = Deine Bauern und Soldaten auf der Karte.
measure-trade_goods = Handelsgüter, die deine Karawanen erreichen.
measure-lyres = Leiern auf deinen Bauwerken und Fortschritten.

## Arten von Karten.

kind-action = Aktion
kind-focus = Schwerpunkt
kind-chronicle = Chronik
sealed = verdeckt
box-state = { $state ->
    [open] { $category } freigeschaltet
   *[locked] { $category } gesperrt
}

## Der Spielplan.

moment-setup = Vorbereitung
moment-round = Dynastie { $dynasty }, Generation { $generation }, Spielrunde { $round }
moment-over = Ende der Partie
step-end = Ende des Spielzugs

panel-world = Der Mittelmeerraum
panel-world-note = Zahlen: Kapazität, Bauern und Soldaten
panel-chronicle = Chronik
panel-chronicle-note = verdeckte Karten, gewertet am Ende der Dynastie
panel-advances = Fortschritte
panel-advances-note = ein Marker steht für seinen Fortschritt und die davor
panel-buildings = Bauwerke
panel-buildings-note = was jedes dich jetzt kosten würde
panel-rounds = Spielrunde
panel-dynasty = Dynastie
panel-hand = Deine Karten
panel-hand-note = Spielrunde { $n } von höchstens { $most }
panel-chronicle-hand = Deine Chronikkarten

advance-row = { $category } { $number }
stack-of = Level { $level } ({ $n })
stack-note = { $n ->
    [0] Keine Level-{ $level }-Karte ist übrig.
    [one] 1 Level-{ $level }-Karte ist übrig; wer zuerst kommt, legt sie aus.
   *[other] { $n } Level-{ $level }-Karten sind übrig; wer zuerst kommt, zieht zwei und legt eine aus.
}
stack-second = Eine dieser Karten wird hier ausgelegt, bevor die ersten Fortschritte gewählt werden.
drawn = gerade gezogen, nur du siehst sie
level-city = Kapazität
tiles-left = noch { $n }
none-left = keine mehr
no-site = keine deiner Regionen hat Platz dafür
could-stand = Platz dafür in { $regions }
gold-from = ab { $n } Gold

round-die = { $n }: { $die }+
round-die-note = Spielrunde { $n } folgt, wenn der Würfel mindestens { $die } zeigt.
round-sure = Spielrunde { $n } wird immer gespielt.
space-grows = Kommt der Marker hierher oder daran vorbei, erhält am Ende der Generation jede kontrollierte Region einen Bauern.
space-beyond = Steht der Marker am Ende einer Generation hier, endet Dynastie { $dynasty }.
dynasty = Dynastie { $dynasty }

field-measure = du hast { $n }
field-card = { $n }/{ $needed }, Wert { $value }
field-text = Wert einer Karte, was sie verlangt und was sie bringt: { $parts }.
field-asks = { $value }: { $n } → { $vp } SP
field-heritage = Überlieferung { $heritage }, nötig { $value }
field-heritage-both = Überlieferung { $heritage }, nötig { $value }, mit deiner anderen Karte dieser Kategorie { $both }
chronicle-of = { $empire }, Wert { $value }

ground = { $terrain }, { $resource } { $capacity }
out-of-play = nicht im Spiel
controlled-by-nobody = von niemandem kontrolliert
controlled-by-you = deine Region
controlled-by = von { $empire } kontrolliert
controlled-capital = Hauptstadt von { $empire }
controlled-province = Provinz von { $empire }
controlled-colony = Kolonie von { $empire }
control-capital = Hauptstadt
control-province = Provinzen
control-colony = Kolonien
good-here = eine Karawane hier erhöht eine Überlieferung
crowd = Bürger
room = Platz
of-room = { $n } von { $room }
combat-of = Kampfwert, { $empire }
stronger-here = Hier stärker als du: { $empires }
danger = Bürger in deiner Region { $region }
combat-compared = { $theirs } gegen deine { $yours }

part-unrest = Unruhe
part-level = Level
part-peasants = Bauern
part-soldiers = Soldaten
part-capacity = Kapazität
part-regions = Regionen

stat-unrest = Unruhe
stat-regions = Regionen
income-next = Einkommen der nächsten Generation
unrest-most = Höchstens
unrest-due = Am Ende des Spielzugs

fact-points-last = Punkte am Ende
fact-points-before = Punkte davor
points-chronicles = Chronik { $n }
points-wonders_scored = Wunder { $n }
points-most_regions = meiste Regionen { $n }
points-lowest_unrest = geringste Unruhe { $n }
points-most_symbols = meiste Symbole { $n }

fact-heritage = Überlieferung
fact-chronicles = Chronik
fact-regions = Regionen
fact-buildings = Bauwerke
fact-bonuses = Verwendete Bonusaktionen
fact-income = Einkommen
fact-goods = Handelsgüter
fact-symbols = Symbole
fact-supply = Im Vorrat
fact-advances = Fortschritte
fact-played = Ausgespielt
in-hand = auf der Hand { $values }
laid-on = auf { $fields }
capital-named = { $region } (Hauptstadt)
focus-markers = { $n } von { $slots } Markern
supply-caravans = { $n ->
    [one] 1 Karawane
   *[other] { $n } Karawanen
}
supply-markers = { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
}
card-at-work = wird ausgeführt
focus-in-play = liegt bis zum Ende der Generation aus
played-already = in dieser Generation schon ausgespielt
one-focus = nur eine Schwerpunktkarte je Generation

## Was eine Wahl brächte.

close-levy = nicht weiter mustern
close-move_from = sonst zieht niemand
close-second_site = kein weiteres Bauwerk
close-advance_more = kein weiterer Schritt
close-annex_after = die Region bleibt, wie sie ist
close-lay_more = keine weitere Chronikkarte
close-ask_passage = ohne Durchreise ziehen
close-move_on = sie bleiben
close-free_caravan = keine Karawane

hint-found = { $tile }; { $n ->
    [one] 1 Nachbar
   *[other] { $n } Nachbarn
}, { $goods ->
    [0] kein Handelsgut
    [one] 1 Handelsgut
   *[other] { $goods } Handelsgüter
}
hint-capital = { $tile }; { $goods ->
    [0] kein Handelsgut
    [one] 1 Handelsgut
   *[other] { $goods } Handelsgüter
} an den Grenzen
hint-route = { $things }: Überlieferung +1
hint-route-plain = erhöht keine Überlieferung
market-of = Hauptstadt oder Stadt von { $empire }
hint-crowd = { $n } Bürger, Platz für { $room }
hint-in-vain = zurzeit nicht ausführbar
hint-unrest = am Ende deines Spielzugs Unruhe +1
hint-lost-vp = am Ende deines Spielzugs verlierst du 1 SP
hint-marker = Marker auf { $card }
hint-decline = { $replayed ->
    [yes] bleibt bei deinen ausgespielten Karten, keine Unruhe
   *[no] { $able ->
        [yes] zurück auf die Hand
       *[no] jetzt nicht ausführbar; zurück auf die Hand
    }
}
hint-end-calm = Unruhe bleibt bei { $n }
hint-end-unrest = Unruhe { $now } → { $then }
hint-end-vp = du verlierst { $vp } SP, weil die Unruhe nicht weiter steigen kann
bonus-again = keine Unruhe, in dieser Generation schon verwendet
hint-support = Überlieferung zählt in diesem Spielzug für Fortschritt als { $n }
hint-lay-worth = { $vp } SP, Überlieferung { $value } nötig
hint-lay = würde gewertet auf { $fields }
hint-lay-lacks = Überlieferung zu gering auf { $fields }
field-lacks = { $field } (hast { $n }, nötig { $needed })
field-lacks-both = { $field } (hast { $n }, nötig { $needed } für beide Karten)
hint-lay-none = würde noch auf keinem Feld gewertet
hint-field = { $vp } SP; du hast { $n }, nötig { $needed }
hint-attack = Kampfwert { $yours } gegen { $theirs }, vor den Einsätzen; bei Gleichstand siegt, wer angegriffen wird
hint-wager = { $region }: Kampfwert { $value } gegen { $theirs }{ $most ->
    [0] {""}
   *[other] , mit Einsatz von { $empire } bis zu { $highest }
}; bei Sieg Unruhe { $unrest }
hint-consent = { $empire } darf sie in dieser Aktion benutzen
hint-refuse = { $empire } muss einen anderen Weg nehmen oder bleiben
hint-lost = { $amount } verloren
hint-there = { $n } dort
hint-movable = { $n ->
    [one] 1 kann ziehen
   *[other] { $n } können ziehen
}
hint-plunder = { $gain }; { $empire } verliert { $n }
hint-plunder-all = { $gain } aus { $regions }
hint-spare = { $whose }; du verzichtest auf { $gain }
hint-site = { $n ->
    [one] 1 Bauwerk möglich
   *[other] { $n } Bauwerke möglich
}; { $standing } von { $most } Plätzen belegt
hint-labour = { $gold } und { $peasants }
hint-govern = Unruhe { $change }

brief-focus = schaltet { $category } frei: { $cards }
brief-chronicle = { $left ->
    [one] 1 Karte auf der Hand
   *[other] { $left } Karten auf der Hand
}
brief-levy = { $levy } Gold für einen Soldaten
brief-conquest = { $targets ->
    [one] 1 Ziel
   *[other] { $targets } Ziele
}
brief-raid = mit Soldaten ziehen, plündern
brief-build = Gold: Unruhe { $unrest } plus Level
brief-govern = { $step } Getreide je Schritt
brief-advance = { $rows ->
    [one] 1 Schritt möglich
   *[other] { $rows } Schritte möglich
}
brief-caravan_1 = { $caravan } Getreide oder { $caravan } Gold
brief-caravan_2 = { $caravan } Getreide oder { $caravan } Gold
brief-migrate = mit Bürgern ziehen
brief-tribute = { $colonies ->
    [one] 1 Kolonie
   *[other] { $colonies } Kolonien
}, { $foreign ->
    [one] 1 fremde Karawane
   *[other] { $foreign } fremde Karawanen
}

## Die Geschichte der Partie: woher Änderungen kommen und welchen Zahlen sie folgt.

cause-setup = Spielaufbau
cause-end_turn = Ende des Spielzugs
cause-growth = Bevölkerungswachstum
cause-overpopulation = Überbevölkerung
cause-new_generation = Neue Generation
cause-battle = Kampf
cause-oppress = Unterdrückung
cause-support = Unterstützung
cause-tax = Besteuerung
cause-keep_grain = Lagerung
cause-keep_gold = Lagerung
cause-income = Einkommen
cause-kept = Lagerung
cause-lost_vp = Unruhe über dem Höchstwert
cause-wonders_scored = Wunder
cause-most_regions = Meiste Regionen
cause-lowest_unrest = Geringste Unruhe
cause-most_symbols = Meiste Symbole

counter-vp = SP
counter-grain = Getreide
counter-gold = Gold
counter-unrest = Unruhe
counter-heritage = Überlieferung
counter-regions = Regionen
counter-peasants = Bauern
counter-soldiers = Soldaten
counter-caravans = Karawanen

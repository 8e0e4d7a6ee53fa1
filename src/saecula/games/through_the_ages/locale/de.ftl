## Namen von Dingen, die in keiner Inhaltsdatei stehen.

civ = { $number ->
    [1] Rot
    [2] Gelb
    [3] Lila
   *[other] Blau
}
kind-food = Nahrung
kind-resources = Ressourcen
choice-culture = Kultur
choice-arms = Rüstung

type-farm = Farm
type-mine = Mine
type-lab = Labor
type-temple = Tempel
type-library = Bibliothek
type-arena = Arena
type-theater = Theater
type-infantry = Infanterie
type-cavalry = Kavallerie
type-artillery = Artillerie
type-air_force = Luftwaffe
type-law = Recht
type-warfare = Kriegswesen
type-exploration = Entdeckung
type-construction = Bauwesen
type-government = Regierungsform
type-leader = Anführer
type-wonder = Wunder
type-action = Aktion
type-event = Ereignis
type-territory = Gebiet
type-tactic = Taktik
type-aggression = Überfall
type-war = Krieg
type-pact = Pakt
type-bonus = Militärbonus
type-military = Militärkarte

many-farm = Farmen
many-mine = Minen
many-lab = Labore
many-temple = Tempel
many-library = Bibliotheken
many-arena = Arenen
many-theater = Theater
many-infantry = Infanterie
many-cavalry = Kavallerie
many-artillery = Artillerie
many-air_force = Luftwaffe
many-law = Recht
many-warfare = Kriegswesen
many-exploration = Entdeckung
many-construction = Bauwesen
many-government = Regierungsform
many-wonder = Wunder

gain-food = { $n } Nahrung
gain-resources = { $n ->
    [one] 1 Ressource
   *[other] { $n } Ressourcen
}
gain-science = { $n } Wissenschaft
gain-culture = { $n } Kultur
gain-population = { $n } Bevölkerung
gain-civil_actions = { $n ->
    [one] 1 Zivilaktion zurück
   *[other] { $n } Zivilaktionen zurück
}
gain-military_cards = { $n ->
    [one] 1 Militärkarte
   *[other] { $n } Militärkarten
}
symbol-culture = { $signed } Kultur
symbol-science = { $signed } Wissenschaft
symbol-strength = { $signed } Stärke
symbol-happy = { $signed } Freude
symbol-civil = { $n ->
    [1] { $signed } Zivilaktion
    [-1] { $signed } Zivilaktion
   *[other] { $signed } Zivilaktionen
}
symbol-military = { $n ->
    [1] { $signed } Militäraktion
    [-1] { $signed } Militäraktion
   *[other] { $signed } Militäraktionen
}
symbol-colonization = { $signed } Kolonisierung
symbol-blue = { $n ->
    [1] { $signed } blauer Spielstein
    [-1] { $signed } blauer Spielstein
   *[other] { $signed } blaue Spielsteine
}
symbol-yellow = { $n ->
    [1] { $signed } gelber Spielstein
    [-1] { $signed } gelber Spielstein
   *[other] { $signed } gelbe Spielsteine
}
change-culture = Kultur { $signed }
change-science = Wissenschaft { $signed }
change-strength = Stärke { $signed }
change-happy = Freude { $signed }
change-food = Nahrung { $signed } je Spielzug
change-resources = Ressourcen { $signed } je Spielzug

## Fragen und ihre Gründe.

ask-take_first_cards = Welche Karte nimmst du?
why-take_first_cards = In der ersten Spielrunde werden nur Karten genommen; je weiter rechts, desto mehr Zivilaktionen kostet eine.

ask-act = Was tust du als Nächstes?
why-act = So viele Aktionen, wie du bezahlen kannst, in beliebiger Reihenfolge; danach endet dein Spielzug.

ask-political_action = Welche Politikaktion führst du aus?
why-political_action = Eine je Spielzug oder keine: ein Ereignis vorbereiten, überfallen, Krieg erklären, einen Pakt anbieten oder brechen.

ask-again = Führst du eine zweite Politikaktion aus?
why-again = Einmal in der Partie erlaubt dein Anführer noch eine; du darfst sie aufheben.

ask-peek = Siehst du dir das nächste Ereignis an?
why-peek = Dein Anführer darf vor der Politik die oberste Karte der aktuellen Ereignisse sehen.

ask-follow_order = Welche Aktion führst du mit { $card } aus?
why-follow_order = Die Karte erlaubt eine Aktion, oft mit Ermäßigung; alles zusammen kostet eine Zivilaktion.

ask-choose_gain = Was erhältst du durch { $card }?
why-choose_gain = Eines von beiden, sofort.

ask-choose_kind = { $number ->
    [one] Erhältst du 1 Nahrung oder 1 Ressource?
   *[other] Erhältst du { $number } Nahrung oder { $number } Ressourcen?
}
why-choose_kind = Alles von einer Art; was dein blauer Vorrat nicht hergibt, verfällt.

ask-choose_mixture = Wie viele von den { $number } sind Nahrung?
why-choose_mixture = Der Rest sind Ressourcen; was dein blauer Vorrat nicht hergibt, verfällt.

ask-choose_loss = Du verlierst zusammen { $number }: wie viel davon ist Nahrung?
why-choose_loss = Der Rest sind Ressourcen, soweit du welche hast.

ask-use_route = { $price ->
    [one] { $kind ->
        [Nahrung] Bezahlst du die Nahrung über den Handelsweg mit einer Ressource?
       *[other] Bezahlst du die Ressource über den Handelsweg mit Nahrung?
    }
   *[other] { $kind ->
        [Nahrung] Bezahlst du 1 von { $price } Nahrung über den Handelsweg mit einer Ressource?
       *[other] Bezahlst du 1 von { $price } Ressourcen über den Handelsweg mit Nahrung?
    }
}
why-use_route = Der Pakt erlaubt dir einmal im Spielzug, { $kind ->
    [Nahrung] eine Nahrung durch eine Ressource
   *[other] eine Ressource durch eine Nahrung
} zu ersetzen.

ask-return_token = Welche Karte gibt einen blauen Spielstein zurück?
why-return_token = Du hast mehr blaue Spielsteine verloren, als in deinem Vorrat lagen.

ask-tuck = Kommt dein alter Anführer unter eines deiner Wunder?
why-tuck = Das Wunder bringt dann auf Dauer mehr Freude; sonst erhältst du eine Zivilaktion zurück.

ask-discard_cards = { $number ->
    [one] Welche Militärkarte wirfst du ab?
   *[other] Welche Militärkarten wirfst du ab? (noch { $number })
}
why-discard_cards = Am Ende des Spielzugs darfst du so viele behalten, wie du Militäraktionen hast; auch manche Ereignisse verlangen Karten.

ask-bid = { $high ->
    [0] Wie viel bietest du für { $territory }?
   *[other] Wie viel bietest du für { $territory }? Das höchste Gebot ist { $high }.
}
why-bid = Wer gewinnt, muss eine mindestens so starke Kolonisierungstruppe schicken; ihre Einheiten gehen verloren.

ask-send_force = { $territory }: Welche Einheiten schickst du?
why-send_force = Die Truppe muss { $needed } erreichen und mindestens eine Einheit enthalten; Bonuskarten helfen, die Einheiten gehen verloren.

ask-defend = Wie verteidigst du dich?
why-defend = Du brauchst { $gap }, um den Überfall abzuwehren. Eine Bonuskarte zählt ihren Verteidigungswert, jede andere Militärkarte 1; höchstens so viele Karten, wie du Militäraktionen hast.

ask-choose_loot = Wie viel Nahrung nimmst du { $rival } ab?
why-choose_loot = Bis zu { $number } Nahrung und Ressourcen in beliebiger Mischung.

ask-raid_building = Welches Gebäude von { $rival } zerstörst du?
why-raid_building = Zivilgebäude bis zur Stufe auf der Karte; du erhältst die Hälfte ihrer Kosten.

ask-choose_colony = Welche Kolonie von { $rival } nimmst du?
why-choose_colony = Was sie auf Dauer bringt, geht an dich über; was sie einmal brachte, nicht.

ask-choose_victim = Was verliert { $rival }?
why-choose_victim = Anführer oder Wunder im Bau; je höher die Stufe, desto mehr Kultur für dich.

ask-steal = Was nimmst du { $loser } ab?
why-steal = Dein Vorsprung von { $lead } bezahlt Spezialtechnologien; den Rest nimmst du als Wissenschaft.

ask-terror = Welches Gebäude von { $victim } wird zerstört?
why-terror = Ein Zivilgebäude jeder anderen Zivilisation.

ask-lose_worker = Welche Karte verliert einen Arbeiter?
why-lose_worker = Du hast keinen unbeschäftigten Arbeiter mehr, den du verlieren könntest.

ask-build_free = Baust du kostenlos { $technology }?
why-build_free = Das Ereignis lässt dich einen unbeschäftigten Arbeiter ohne Aktion und ohne Ressourcen einsetzen.

ask-choose_action = Welche Aktion führst du aus?
why-choose_action = Das Ereignis erlaubt dir eine Aktion für { $discount } weniger, ohne eine Zivil- oder Militäraktion zu verbrauchen; eine Revolution verbraucht trotzdem alle.

ask-choose_ruined = Welches deiner Gebäude wird zerstört?
why-choose_ruined = Die schwächste Zivilisation verliert eine Farm, eine Mine oder ein Zivilgebäude; der Arbeiter bleibt.

ask-choose_lost_colony = Welche Kolonie wird unabhängig?
why-choose_lost_colony = Was sie auf Dauer bringt, ist verloren.

ask-take_by_agreement = Welche Karte nimmst du?
why-take_by_agreement = Karten im Wert von zusammen { $left } Zivilaktionen, kostenlos; wer eine nimmt, verzichtet auf die nächste Politikaktion.

ask-choose_ruin = Welches Wunder verfällt?
why-choose_ruin = Es verliert alles, was es zeigt, zählt aber weiter als Wunder und bringt als Ruine Kultur.

ask-choose_side = Welche Seite des Pakts nimmst du: { $pact }?
why-choose_side = Du bietest den Pakt { $partner } an; dort gilt dann die andere Seite.

ask-answer_offer = Nimmst du den Pakt von { $offerer } an: { $pact }?
why-answer_offer = Wo sich die Seiten unterscheiden, nimmt { $offerer } Seite { $side } und du die andere; jeder von euch darf den Pakt später brechen.

## Möglichkeiten.

do-take = { $space } nehmen
do-population = Bevölkerung vermehren
do-free_population = Bevölkerung hinzugewinnen
do-build = { $technology } bauen
do-upgrade = { $source } zu { $target } aufwerten
do-bach = { $source } wird { $target }
do-destroy = { $technology } zerstören
do-barbarossa = Bevölkerung und { $technology }
do-stages = { $number ->
    [one] Wunder: 1 Phase bauen
   *[other] Wunder: { $number } Phasen bauen
}
do-lead = { $leader } einsetzen
do-tuck = Unter { $wonder }
do-churchill = Churchill: { $choice }
do-lend = Militär- als Zivilaktion
do-develop = { $technology } entwickeln
do-revolt = Revolution: { $technology }
do-play = { $action } spielen
do-gain_food = Nahrung
do-gain_resources = Ressourcen
do-tactic = Taktik { $tactic } spielen
do-copy_tactic = Taktik { $tactic } übernehmen
do-use_route = Handelsweg nutzen
do-keep_route = Handelsweg aufheben
do-return_token = Von { $technology }
do-no_token = Es gibt keinen
do-end_actions = Spielzug beenden
do-peek = Ansehen
do-prepare = { $card } vorbereiten
do-aggress = { $aggression } gegen { $rival }
do-declare_war = { $war } gegen { $rival }
do-offer_pact = { $partner } anbieten: { $pact }
do-side = Seite { $side }
do-accept = Annehmen
do-refuse = Ablehnen
do-break_pact = { $pact } brechen
do-retire_leader = Den Anführer gehen lassen
do-discover = { $territory } entdecken
do-add_bonus = { $card } spielen
do-discard = { $card } abwerfen
do-cook_discard = { $card } für die Truppe abwerfen
do-send = { $technology } schicken
do-bid = { $number } bieten
do-lose_worker = { $technology }
do-loot_food = { $number ->
    [0] Keine Nahrung
   *[other] { $number } Nahrung
}
do-food_part = { $number ->
    [0] Keine Nahrung
   *[other] { $number } Nahrung
}
do-raze = { $technology }
do-no_building = Kein weiteres Gebäude
do-annex = { $territory }
do-remove = { $card }
do-release = { $territory }
do-ruin = { $wonder }
do-steal = { $technology }
do-take_less = Eins weniger nehmen

verb-take = Karte nehmen
verb-population = Bevölkerung
verb-build = Bauen
verb-upgrade = Aufwerten
verb-bach = Wird Theater
verb-destroy = Zerstören
verb-barbarossa = Volk und Einheit
verb-stages = Wunder
verb-lead = Anführer
verb-develop = Entwickeln
verb-revolt = Revolution
verb-play = Karte spielen
verb-tactic = Taktik spielen
verb-copy_tactic = Taktik kopieren
verb-prepare = Ereignis vorbereiten
verb-aggress = Angreifen
verb-declare_war = Krieg erklären
verb-offer_pact = Pakt anbieten
verb-end_actions = Zug beenden

## Das Tagebuch.

told-round_began = Spielrunde { $round }
told-turn_began = { $civ }, Spielrunde { $round }
told-age_began = Zeitalter { $age }
told-row_discarded = Aus der Kartenleiste entfernt: { $card }
told-took = { $civ } nimmt { $card }
told-gained = { $civ } erhält { $kind ->
    [Ressourcen] { $number ->
        [one] 1 Ressource
       *[other] { $number } Ressourcen
    }
   *[other] { $number } { $kind }
}
told-lost = { $civ } verliert { $kind ->
    [Ressourcen] { $number ->
        [one] 1 Ressource
       *[other] { $number } Ressourcen
    }
   *[other] { $number } { $kind }
}
told-corrupted = { $civ } büßt durch Verlust { $kind ->
    [Ressourcen] { $number ->
        [one] 1 Ressource
       *[other] { $number } Ressourcen
    }
   *[other] { $number } { $kind }
} ein
told-ate = { $civ } verbraucht { $number } Nahrung
told-produced = { $civ } erzeugt { $kind ->
    [Ressourcen] { $number ->
        [one] 1 Ressource
       *[other] { $number } Ressourcen
    }
   *[other] { $number } { $kind }
}
told-science = { $civ } erhält { $points ->
    [one] 1 Wissenschaftspunkt
   *[other] { $points } Wissenschaftspunkte
}
told-culture = { $civ } erhält { $points ->
    [one] 1 Kulturpunkt
   *[other] { $points } Kulturpunkte
}
told-lost_science = { $civ } verliert { $points ->
    [one] 1 Wissenschaftspunkt
   *[other] { $points } Wissenschaftspunkte
}
told-lost_culture = { $civ } verliert { $points ->
    [one] 1 Kulturpunkt
   *[other] { $points } Kulturpunkte
}
told-lost_blue = { $civ } verliert { $number ->
    [one] 1 blauen Spielstein
   *[other] { $number } blaue Spielsteine
}
told-lost_actions = { $civ } verliert { $number ->
    [one] 1 Zivilaktion
   *[other] { $number } Zivilaktionen
}
told-grew = { $civ } erhält { $number ->
    [one] 1 Arbeiter
   *[other] { $number } Arbeiter
}
told-shrank = { $civ } verliert { $number ->
    [one] 1 unbeschäftigten Arbeiter
   *[other] { $number } unbeschäftigte Arbeiter
}
told-lost_worker = { $civ } verliert einen Arbeiter auf { $technology }
told-drew = { $civ } zieht { $number ->
    [one] 1 Militärkarte
   *[other] { $number } Militärkarten
}
told-discarded = { $civ } wirft eine Militärkarte ab
told-built = { $civ } baut { $technology }
told-upgraded = { $civ } wertet { $source } zu { $target } auf
told-pulled_down = { $civ } reißt ab: { $technology }
told-disbanded = { $civ } löst eine Einheit auf: { $technology }
told-destroyed = { $civ } verliert ein Gebäude: { $technology }
told-raised = { $civ } baut { $number ->
    [one] 1 Phase
   *[other] { $number } Phasen
}: { $wonder }
told-completed = { $civ } vollendet { $wonder }
told-leads = { $leader } führt { $civ }
told-tucked = { $civ } legt den alten Anführer unter ein Wunder: { $wonder }
told-retired = { $leader } verlässt { $civ }
told-lent = { $civ } nutzt eine Militäraktion als Zivilaktion
told-armed = { $civ } hat in diesem Spielzug { $number } Wissenschaft und { $number } Ressourcen für das Militär
told-developed = { $civ } entwickelt { $technology }
told-revolted = Revolution bei { $civ }: { $technology }
told-partner_paid = { $civ } zahlt als Partner { $points } Wissenschaft
told-used_route = { $civ } nutzt den Handelsweg
told-played = { $civ } spielt { $action }
told-tactic = { $civ } kämpft mit neuer Taktik: { $tactic }
told-copied_tactic = { $civ } übernimmt die Taktik { $tactic }
told-common_tactic = Ab jetzt allgemeine Taktik: { $tactic }
told-obsolete = Veraltet bei { $civ }: { $card }
told-peeked = { $civ } sieht sich das nächste Ereignis an
told-prepared = { $civ } bereitet ein Ereignis des Zeitalters { $age } vor
told-revealed = Ereignis: { $card }
told-no_effect = Es bleibt für alle ohne Wirkung
told-attacked = { $civ } überfällt { $rival }: { $aggression }, { $own } gegen { $theirs }
told-played_bonus = { $civ } spielt { $card }
told-repelled = { $civ } wehrt den Überfall ab
told-succeeded = Der Überfall von { $civ } gelingt
told-annexed = { $civ } nimmt { $rival } eine Kolonie ab: { $territory }
told-infiltrated = { $civ } beseitigt { $card } bei { $rival }
told-war_declared = { $civ } erklärt { $rival } den Krieg: { $war }
told-war_resolved = { $war }: { $civ } { $own }, { $rival } { $theirs }
told-took_land = { $civ } nimmt { $number ->
    [one] 1 gelben Spielstein
   *[other] { $number } gelbe Spielsteine
}
told-took_yellow = { $civ } nimmt { $loser } { $number ->
    [one] 1 gelben Spielstein
   *[other] { $number } gelbe Spielsteine
} ab
told-stole = { $civ } nimmt { $loser } eine Technologie ab: { $technology }
told-offered = { $civ } bietet { $partner } einen Pakt an: { $pact }
told-accepted = { $civ } nimmt den Pakt von { $offerer } an: { $pact }
told-refused = { $civ } lehnt ab: { $pact }
told-broke_pact = { $civ } bricht einen Pakt: { $pact }
told-pact_ended = Ein Pakt endet: { $pact }
told-resigned = { $civ } gibt auf
told-passed = { $civ } passt
told-bid = { $civ } bietet { $number }
told-no_colony = Niemand kolonisiert: { $territory }
told-sacrificed = { $civ } schickt { $technology }{ $number ->
    [one] {""}
   *[other] {" "}× { $number }
}
told-colonized = { $civ } kolonisiert { $territory }
told-lost_colony = { $civ } verliert { $territory }
told-ruined = Ein Wunder von { $civ } verfällt: { $wonder }
told-uprising = Aufruhr bei { $civ }: die Produktion entfällt
told-famine = Hunger bei { $civ }: es fehlt { $number } Nahrung
told-evaluated = Schlusswertung: { $card }
told-game_ended = Ende der Partie

## Was Karten tun, zusammengesetzt von der Darstellung.

or = oder
and = und
age-back = Zeitalter { $age }
cost-science = { $n } Wissenschaft
building-text = { $parts } je Arbeiter; Bau: { $cost ->
    [one] 1 Ressource
   *[other] { $cost } Ressourcen
}
unit-text = { $parts } je Einheit; Bau: { $cost ->
    [one] 1 Ressource
   *[other] { $cost } Ressourcen
}
construction-text = bis zu { $stages } Phasen eines Wunders mit einer Aktion; Zivilgebäude kosten je Stufe weniger: { $less }
government-text = { $civil } Zivil- und { $military } Militäraktionen, bis zu { $limit } Zivilgebäude einer Art
revolution-text = durch Revolution { $n } Wissenschaft
territory-text = { $lasting }; einmalig { $once }
tactic-text = je Armee aus { $units }: Stärke +{ $n }
tactic-text-old = je Armee aus { $units }: Stärke +{ $n }, mit veralteten Einheiten +{ $old }
bonus-text = +{ $defense } bei der Verteidigung oder +{ $colonization } für eine Kolonisierungstruppe

order-build_production = Farm oder Mine bauen
order-upgrade_production = Farm oder Mine aufwerten
order-build_urban = Zivilgebäude bauen
order-upgrade_urban = Zivilgebäude aufwerten
order-increase_population = Bevölkerung vermehren
order-build_one_wonder_stage = eine Phase eines Wunders bauen
order-develop_technology = Technologie entwickeln
order-revolution = Revolution ausrufen
order-production = Farm oder Mine bauen oder aufwerten
order-urban = Zivilgebäude bauen oder aufwerten
order-upgrade = Farm, Mine oder Zivilgebäude aufwerten
order-cheaper = { $n ->
    [0] { $order }
    [one] { $order }, 1 Ressource weniger
   *[other] { $order }, { $n } Ressourcen weniger
}
order-after = danach { $gain }
turn-military = { $n ->
    [one] 1 Militäraktion mehr in diesem Spielzug
   *[other] { $n } Militäraktionen mehr in diesem Spielzug
}
turn-resources = { $n ->
    [one] 1 Ressource für Militäreinheiten in diesem Spielzug
   *[other] { $n } Ressourcen für Militäreinheiten in diesem Spielzug
}
per-stronger = { $n } Ressourcen für Militäreinheiten in diesem Spielzug für jede stärkere Zivilisation
per-richer = { $n } Kultur für jede Zivilisation mit mehr Kultur

ability-strength_per_unit = Stärke +{ $n } für jede deiner Einheiten
ability-strength_per_unit_of = Stärke +{ $n } für jede Einheit ({ $kinds })
ability-strength_per_unit_type = Stärke +{ $n } für jede Art von Einheit, die du hast
ability-strength_per_happy_of = Stärke +{ $n } für jede Freude durch { $kinds }
ability-culture_per_happy_of = Kultur +{ $n } für jede Freude durch { $kinds }
ability-culture_per_building = Kultur +{ $n } für jedes Gebäude ({ $kinds })
ability-culture_per_pair = Kultur +{ $n } für jedes Paar aus Bibliothek und Theater
ability-culture_first_colony = Kultur +{ $n } für die erste Kolonie
ability-culture_further_colony = Kultur +{ $n } für jede weitere Kolonie
ability-culture_by_level = jedes Labor bringt Kultur in Höhe seiner Stufe
ability-best_culture_doubled = dein bestes Theater bringt doppelt so viel Kultur
ability-best_science_by_level = dein bestes Labor oder deine beste Bibliothek bringt mehr Wissenschaft, in Höhe der Stufe
ability-science_delta = Wissenschaft jedes Labors { $signed }
ability-happy_per_happy_source = jede deiner anderen Karten mit Freude bringt { $n } mehr
ability-civil_hand_limit = { $n } Zivilkarte mehr auf der Hand
ability-military_hand_limit = { $n } Militärkarte mehr auf der Hand
ability-take_leader_discount = einen Anführer zu nehmen kostet { $n } Zivilaktion weniger
ability-take_discount_after_replacing = kostet { $n } Zivilaktionen weniger in einem Spielzug, in dem du deinen Anführer ersetzt hast
ability-no_wonder_surcharge = vollendete Wunder machen das Nehmen eines Wunders nicht teurer
ability-population_discount = Bevölkerung zu vermehren kostet { $n } Nahrung weniger
ability-develop_discount = Entwicklung ({ $kinds }) kostet { $n } Wissenschaft weniger
ability-cross_discount = { $kinds } machen einander im Bau und in der Entwicklung um { $n } billiger
ability-on_take_technology = { $gain }, wenn du eine Technologie nimmst
ability-on_develop = { $gain }, wenn du eine Technologie entwickelst
ability-on_revolution = { $gain } bei jeder Revolution
ability-revolution_uses_military = eine Revolution verbraucht alle Militäraktionen statt der Zivilaktionen
ability-military_as_civil = einmal im Spielzug dient eine Militäraktion als Zivilaktion
ability-military_resources = { $n ->
    [one] 1 Ressource
   *[other] { $n } Ressourcen
} je Spielzug für Militäreinheiten
ability-tuck_under_wonder = darf beim Ersetzen unter ein Wunder, das dann 1 Freude mehr bringt
ability-second_political_action = einmal in der Partie eine zweite Politikaktion
ability-remove_for_yellow = als Politikaktion: geht und gibt { $n ->
    [one] 1 gelben Spielstein
   *[other] { $n } gelbe Spielsteine
}
ability-remove_to_colonize = als Politikaktion: geht und macht ein Gebiet deiner Hand zur Kolonie
ability-population_and_unit = für eine Militäraktion: Bevölkerung vermehren und eine Einheit bauen, beides um { $n } billiger
ability-infantry_as_cavalry = in Armeen zählt Infanterie auch als Kavallerie
ability-culture_if_strongest = { $n } Kultur am Ende des Spielzugs, wenn du zu den zwei Stärksten gehörst (bei zwei Spielern: der Stärkste bist)
ability-peek_event = vor der Politik darfst du das nächste Ereignis ansehen
ability-colonize_discard = bis zu { $n } abgeworfene Militärkarten zählen je 1 für eine Kolonisierungstruppe
ability-upgrade_to_theater = einmal im Spielzug darf ein Zivilgebäude ein Theater gleicher oder höherer Stufe werden
ability-produce_by_level = jedes Labor erzeugt Ressourcen in Höhe seiner Stufe
ability-culture_on_leaving = beim Ausscheiden und am Ende der Partie: Kultur in Höhe der Stufen deiner Labore
ability-cannot_attack = du überfällst niemanden und erklärst keinen Krieg
ability-attack_cost_factor = Angriffe auf dich kosten { $n }-mal so viele Militäraktionen
ability-churchill_choice = jeden Spielzug { $n } Kultur oder { $n } Wissenschaft und { $n } Ressourcen für das Militär
ability-best_mine_extra = deine beste Mine erzeugt einen Spielstein mehr
ability-free_population = einmal im Spielzug kostenlos 1 Bevölkerung
ability-score_workers = bei Vollendung: 2 Kultur für jeden Arbeiter auf Farmen und Minen, 1 für jeden anderen
ability-score_technology_levels = bei Vollendung: Kultur in Höhe der Stufen aller deiner Technologien
ability-score_theaters_and_libraries = bei Vollendung: das Doppelte der Kultur deiner Theater und Bibliotheken
ability-score_urban_buildings = bei Vollendung: Kultur für alle Kultur, Wissenschaft und Stärke deiner Zivilgebäude

who-all = alle
who-strongest = der Stärkste
who-weakest = der Schwächste
who-two_strongest = die zwei Stärksten (bei zwei Spielern der Stärkste)
who-two_weakest = die zwei Schwächsten (bei zwei Spielern der Schwächste)
who-most_culture = wer am meisten Kultur hat
who-least_culture = wer am wenigsten Kultur hat
who-all_with_most_happy = alle mit der meisten Freude
who-all_with_most_discontent = alle mit den meisten unzufriedenen Arbeitern
event-gain_food = { $n } Nahrung
event-gain_resources = { $n ->
    [one] 1 Ressource
   *[other] { $n } Ressourcen
}
event-gain_food_or_resources = { $n } Nahrung oder { $n } Ressourcen
event-gain_food_and_resources_mixed = { $n } Nahrung und Ressourcen in beliebiger Mischung
event-lose_food_and_resources_mixed = { $n } Nahrung und Ressourcen in beliebiger Mischung verlieren
event-gain_food_per_happy = { $n } Nahrung für jede Freude
event-score_science = { $n } Wissenschaft
event-score_culture = { $n } Kultur
event-lose_culture = { $n } Kultur verlieren
event-lose_culture_per_discontent = { $n } Kultur für jeden unzufriedenen Arbeiter verlieren
event-draw_military = { $n } Militärkarten ziehen{ $culture ->
    [0] {""}
   *[other] , im Zeitalter IV stattdessen { $culture } Kultur
}
event-discard_military = { $n } Militärkarten abwerfen{ $culture ->
    [0] {""}
   *[other] , im Zeitalter IV stattdessen { $culture } Kultur verlieren
}
event-gain_population = { $n } Bevölkerung
event-lose_population = { $n } Bevölkerung verlieren
event-lose_population_if_two_weakest = { $n } Bevölkerung verlieren, wenn unter den zwei Schwächsten (bei zwei Spielern der Schwächste)
event-lose_population_half_discontent = die Hälfte der unzufriedenen Arbeiter verlieren, aufgerundet
event-lose_all_food = alle Nahrung verlieren
event-lose_blue = { $n ->
    [one] 1 blauen Spielstein
   *[other] { $n } blaue Spielsteine
} verlieren
event-may_free_build = darf kostenlos bauen: { $card }
event-may_choose_action = darf Bevölkerung vermehren, bauen oder entwickeln, für { $n } weniger und ohne Aktion
event-destroy_own_building = Farm, Mine oder Zivilgebäude verlieren
event-score_culture_of_culture_rating = Kultur in Höhe des Kulturwerts
event-score_culture_of_science_rating = Kultur in Höhe des Wissenschaftswerts
event-score_science_of_science_rating = Wissenschaft in Höhe des Wissenschaftswerts
event-produce_food = Farmen erzeugen
event-produce_resources = Minen erzeugen
event-production = Verlust, Nahrung, Verbrauch und Ressourcen wie am Ende eines Spielzugs
event-spend_civil_actions_per_discontent = { $n } Zivilaktionen für jeden unzufriedenen Arbeiter verlieren
event-take_yellow_from_weakest = { $n ->
    [one] 1 gelben Spielstein
   *[other] { $n } gelbe Spielsteine
} vom Schwächsten
event-remove_old_leader = ein Anführer eines früheren Zeitalters geht
event-lose_colony = eine Kolonie verlieren
event-may_take_cards = darf Karten im Wert von { $n } Zivilaktionen kostenlos nehmen und verzichtet dann auf die nächste Politikaktion
event-ruin_wonder = ein Wunder des Zeitalters { $ages } verfällt und bringt { $culture } Kultur
event-destroy_urban_of_each_other = ein Zivilgebäude jeder anderen Zivilisation zerstören
event-final = Liegt sie am Ende der Partie noch in einem Ereignisstapel, wird sie dann gewertet.
impact-agriculture = Kultur für die je Spielzug erzeugte Nahrung, { $surplus } mehr, wenn sie den Verbrauch übersteigt
impact-architecture = Kultur für die Stufen der Zivilgebäude
impact-balance = das Doppelte des kleinsten Werts aus Wissenschaft, Kultur, Nahrung und Ressourcen je Spielzug
impact-colonies = 3 Kultur für jede Kolonie
impact-competition = Kultur für die Stufen von Einheiten und Arenen
impact-government = 2 Kultur für jede Zivil-, 1 für jede Militäraktion
impact-happiness = 2 Kultur für jede Freude, höchstens { $most }, 2 weniger für jeden unzufriedenen Arbeiter
impact-industry = Kultur für die Ressourcen der Minen
impact-population = 2 Kultur für jeden zufriedenen Arbeiter über { $workers }
impact-progress = das Doppelte der Stufen von Regierungsform und Spezialtechnologien
impact-science = Kultur nach Rang in der Wissenschaft: { $ranks }
impact-strength = Kultur nach Rang in der Stärke: { $ranks }
impact-technology = 4 Kultur für jede Technologie des Zeitalters III
impact-variety = 2 Kultur für jede Art von Einheit und Zivilgebäude und jede Spezialtechnologie
impact-wonders = Kultur für Wunder nach Zeitalter: { $ages }

aggression-enslave = der Rivale verliert { $n } Bevölkerung, du erhältst { $gain }
aggression-plunder = bis zu { $n } Nahrung und Ressourcen in beliebiger Mischung nehmen
aggression-raid = { $number ->
    [one] ein Zivilgebäude bis Stufe { $levels } zerstören, die Hälfte seiner Kosten erhalten
   *[other] bis zu { $number } Zivilgebäude zerstören, je eines bis Stufe { $levels }, die Hälfte ihrer Kosten erhalten
}
aggression-annex = eine Kolonie nehmen
aggression-infiltrate = Anführer oder Wunder im Bau beseitigen, { $n } Kultur je Stufe
aggression-spy = bis zu { $n } Wissenschaft nehmen
aggression-armed_intervention = bis zu { $n } Kultur nehmen
war-culture = der Sieger nimmt { $n } Kultur und so viel wie der Vorsprung
war-technology = der Sieger nimmt Spezialtechnologien und Wissenschaft, so weit der Vorsprung reicht
war-territory = der Sieger nimmt 1 gelben Spielstein und 1 mehr je { $n } Vorsprung
pact-both = beide: { $text }
pact-side = { $side }: { $text }
pact-forbids = keiner darf den anderen angreifen
pact-ends = endet, wenn einer den anderen angreift
term-food = { $signed } Nahrung je Spielzug
term-resources = { $n ->
    [1] { $signed } Ressource je Spielzug
    [-1] { $signed } Ressource je Spielzug
   *[other] { $signed } Ressourcen je Spielzug
}
term-develop_discount = Technologien kosten { $n } Wissenschaft weniger
term-partner_pays = der Partner zahlt { $n } Wissenschaft dazu
term-culture_per_partner_wonder = { $signed } Kultur für jedes Wunder des Partners
term-attack_bonus = { $signed } Stärke beim Angriff auf den Partner
term-food_as_resource = einmal im Spielzug dient 1 Nahrung als Ressource
term-resource_as_food = einmal im Spielzug dient 1 Ressource als Nahrung
term-no_war = niemand erklärt dieser Seite den Krieg

## Was auf dem Tisch liegt.

moment-over = Die Partie ist zu Ende
moment-round = Zeitalter { $age }, Spielrunde { $round }
moment-last = Zeitalter { $age }, letzte Spielrunde ({ $round })
step-politics = Politik
step-actions = Aktionen
step-end = Ende des Spielzugs

panel-row = Kartenleiste
panel-own = Deine Zivilisation
panel-events = Ereignisse
panel-politics = Taktiken, Kriege, Pakte
panel-hand = Deine Karten
panel-ages = Zeitalter
panel-yellow = Arbeiter
panel-blue = Verlust
row-note = { $n ->
    [0] keine Zivilkarten mehr
    [one] noch 1 Zivilkarte des Zeitalters { $age }
   *[other] noch { $n } Zivilkarten des Zeitalters { $age }
}
board-note = { $unused ->
    [one] 1 unbeschäftigter Arbeiter
   *[other] { $unused } unbeschäftigte Arbeiter
}; gelber Vorrat { $yellow }, blauer Vorrat { $blue }
hand-note = Zivilkarten { $civil } von { $civil_limit }, Militärkarten { $military } von { $military_limit }
decks-left = noch { $civil } Zivil- und { $military } Militärkarten
column-production = Farmen und Minen
column-urban = Zivilgebäude
column-units = Einheiten
column-state = Staat
column-wonders = Wunder
column-colonies = Kolonien
column-hand = Auf der Hand
column-now = Jetzt
column-current = Aktuell ({ $n })
column-future = Zukünftig ({ $n })
column-past = Vergangen ({ $n })
column-tactics = Allgemeine Taktiken
column-wars = Kriege
column-pacts = Pakte
space-empty = leer
civil-actions = { $n ->
    [0] keine Zivilaktion
    [one] 1 Zivilaktion
   *[other] { $n } Zivilaktionen
}
military-actions = { $n ->
    [one] 1 Militäraktion
   *[other] { $n } Militäraktionen
}
no-second-wonder = erst muss { $wonder } vollendet sein
hand-full = deine Hand ist voll, { $n } von { $most }
leader-of-age = du hattest schon einen Anführer des Zeitalters { $age }
had-already = du hast sie schon
too-few-actions = { $n ->
    [0] du hast keine Zivilaktion mehr
    [one] du hast nur noch 1 Zivilaktion
   *[other] du hast nur noch { $n } Zivilaktionen
}
no-worker = kein unbeschäftigter Arbeiter
science-missing = kostet mindestens { $n } Wissenschaft, du hast { $held }
resources-missing = zu teuer: du hast { $held ->
    [one] 1 Ressource
   *[other] { $held } Ressourcen
}
bank-empty = der gelbe Vorrat ist leer
food-missing = { $n } Nahrung, du hast { $held }
taken-now = in diesem Spielzug genommen, erst ab dem nächsten spielbar
known-to-you = du kennst diese Karte
events-prepared = von dir vorbereitet, irgendwo unter den aktuellen: { $cards }
highest-bid = { $n ->
    [0] noch kein Gebot
   *[other] Gebot { $n }
}
against = { $civ } gegen { $rival }
pact-sides = { $civ } Seite { $side }, mit { $partner }
side-title = Seite { $side }
side-yours = deine
build-price = Bau { $price }
on-card = { $workers ->
    [0] kein Arbeiter
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
}{ $tokens ->
    [0] {""}
    [one] , 1 blauer Spielstein
   *[other] , { $tokens } blaue Spielsteine
}
view-board = Tafel
hand-civil = Zivilkarten
hand-military = Militärkarten
word-unused = frei
word-happy = Freude
word-eaten = verbraucht
word-civil = zivil
word-military = militärisch
word-workers = Arbeiter
word-tokens = Blaue Spielsteine
stages-done = { $n } von { $most } Phasen
next-stage = nächste Phase { $price }{ $most ->
    [1] {""}
   *[other] , bis zu { $most } auf einmal
}
is-ruin = eine Ruine, { $n } Kultur
is-lent = 1 Zivilaktion mehr, 1 Militäraktion weniger; nur nötig, bevor Hammurabi ersetzt wird, denn ohne Zivilaktionen geschieht es von selbst
is-tucked = { $n } Freude mehr
lent-in-vain = du hast keine Zivilaktion verbraucht, ihn zu ersetzen brächte dann keine zurück
tactic-exclusive = noch exklusiv
tactic-common = allgemein

stat-culture = Kultur
stat-science = Wissenschaft
stat-strength = Stärke
stat-happy = Freude
stat-food = Nahrung
stat-resources = Ressourcen
part-limit = Grenzen
part-armies = Armeen, { $tactic }
part-ruins = Ruinen
part-tucked = Unter { $wonder }
part-consumption = Nahrungsverbrauch
part-corruption = Verlust
part-space = Feld
part-wonders = vorhandene Wunder
part-discount = Ermäßigung
part-printed = aufgedruckt
part-required = Benötigt
part-discontent = Unzufriedene Arbeiter

fact-resigned = Hat aufgegeben
fact-uprising = Aufruhr
fact-discontent = Unzufrieden
fact-actions = Aktionen
fact-government = Regierungsform
fact-leader = Anführer
fact-tactic = Taktik
fact-people = Arbeiter
fact-hand = Hand
fact-special = Spezial
fact-wonders = Wunder
fact-colonies = Kolonien
fact-stages = Phasen
danger = Stärker als du, könnte angreifen
war-on-you = dir erklärt
discontent = { $n } unzufrieden, { $unused } unbeschäftigt
actions = { $civil }/{ $civil_total } zivil, { $military }/{ $military_total } militärisch
extra-resources = { $n ->
    [one] 1 Ressource für Einheiten
   *[other] { $n } Ressourcen für Einheiten
}
extra-science = { $n } Wissenschaft für Einheitentechnologien
tactic-adds = { $tactic } { $strength }
banks = { $unused } unbeschäftigt; Vorrat gelb { $yellow }, blau { $blue }
hands = { $civil }/{ $civil_limit } zivil, { $military }/{ $military_limit } militärisch
pact-with = mit { $civ }: { $text }
ruin-named = { $wonder } (Ruine)
yellow-note = { $price ->
    [0] Mit { $first } Spielsteinen im gelben Vorrat kommt niemand mehr dazu; verbraucht wird { $eaten } Nahrung je Spielzug, verlangt wird Freude { $most }.
   *[other] Mit { $first } bis { $last } Spielsteinen im gelben Vorrat kostet ein Arbeiter { $price } Nahrung; verbraucht wird { $eaten } je Spielzug, verlangt wird Freude { $least } bis { $most }.
}
yellow-now = { $n } im gelben Vorrat
blue-note = Mit { $first } bis { $last } Spielsteinen im blauen Vorrat gehen in jeder Produktion { $n } Ressourcen verloren.
blue-now = { $n } im blauen Vorrat

## Was eine Wahl brächte.

close-bid = du bist aus der Versteigerung
close-political_action = keine Politikaktion in diesem Spielzug
close-again = für später aufgehoben
close-peek = es bleibt verdeckt
close-build_free = der Arbeiter bleibt unbeschäftigt
close-choose_action = keine Aktion
close-take_by_agreement = keine weitere Karte
for-nothing = kostenlos
happy-needed = dann wird Freude { $needed } benötigt, du hast { $n }
completes = vollendet es: { $text }
replaces = ersetzt { $leader }
none-back = keine Zivilaktion zurück, weil keine verbraucht ist
tucked-or-back = der unter ein Wunder kommt oder 1 Zivilaktion zurückgibt
no-happier = die Freude bleibt gleich
all-civil = alle Zivilaktionen, { $n }
all-military = alle Militäraktionen, { $n }
only-room = der blaue Vorrat reicht nur für { $gain }
no-room = der blaue Vorrat reicht dafür nicht
without-change = kein blauer Spielstein zum Wechseln: { $n } bezahlt
instead-food = 1 Ressource für die fehlende Nahrung
instead-resources = 1 Nahrung für die fehlende Ressource
in-all = zusammen { $n }
stronger-now = { $n ->
    [one] zurzeit ist 1 Zivilisation stärker
   *[other] zurzeit sind { $n } Zivilisationen stärker
}
richer-now = { $n ->
    [one] zurzeit hat 1 Zivilisation mehr Kultur
   *[other] zurzeit haben { $n } Zivilisationen mehr Kultur
}
tokens-there = { $n ->
    [one] 1 Spielstein dort
   *[other] { $n } Spielsteine dort
}
workers-there = { $n } Arbeiter dort
civil-unused = { $n ->
    [one] 1 Zivilaktion ungenutzt
   *[other] { $n } Zivilaktionen ungenutzt
}
excess-cards = { $n ->
    [one] 1 Militärkarte abzuwerfen
   *[other] { $n } Militärkarten abzuwerfen
}
uprising-next = Aufruhr: keine Produktion
strengths = Stärke { $own } gegen { $theirs }
pact-replaced = beendet beim Anbieter { $pact }
adds-defense = +{ $n } für deine Verteidigung
adds-force = +{ $n } für die Truppe
force-of = Truppe { $n } von { $needed }
defended = { $n } von { $gap }: der Überfall ist abgewehrt
undefended = der Überfall gelingt ({ $n } von { $gap })
strongest-force = deine stärkste Truppe ist { $n }
lead-left = { $n } Vorsprung übrig

## Die Geschichte der Partie: woher Änderungen kommen und welchen Zahlen sie folgt.

cause-end_of_turn = Ende des Spielzugs
cause-final_scoring = Schlusswertung
cause-take = Karte genommen
cause-population = Bevölkerung vermehrt
cause-free_population = Bevölkerung vermehrt
cause-stages = Wunderbau
cause-lend = Militär- als Zivilaktion
cause-churchill = Winston Churchill
cause-use_route = Handelsweg
cause-end_actions = Ende des Spielzugs
cause-peek = Vorausschau
cause-prepare = Ereignis vorbereitet
cause-retire_leader = Abschied des Anführers
cause-break_pact = Pakt gebrochen
cause-offer_pact = Pakt angeboten
cause-age_began = Neues Zeitalter
cause-corrupted = Verlust
cause-ate = Verbrauch
cause-production = Produktion
cause-famine = Hunger

counter-culture = Kultur
counter-science = Wissenschaft
counter-food = Nahrung
counter-resources = Ressourcen
counter-population = Arbeiter

## Namen, die in keiner Inhaltsdatei stehen.

seat = Spieler { $number }
cell = Technologie { $technology }, Militär { $military }

track-technology = Technologie
track-military = Militär

metric-technology = Technologie
metric-military = Militär
metric-wonders = Wunder
metric-territories = Gebiete

supply-general = allgemeiner Vorrat
supply-used = benutzte Machtwürfel
supply-personal = eigener Vorrat
supply-holds = { $supply }: { $n }

## Fragen und ihre Gründe.

ask-choose_civilization = Welches Volk führst du?
why-choose_civilization = Jede Farbe spielt nur einmal; die Völker unterscheiden sich in ihren Beratern.

ask-exclude_advisor = Auf welchen Berater verzichtest du vorerst?
why-exclude_advisor = Nach den Fortgeschrittenenregeln kommt vor dem Spiel ein Berater offen unter deinen Stapel.

ask-draw_advisor = Welchen Berater nimmst du auf die Hand?
why-draw_advisor = Nach den Fortgeschrittenenregeln wählst du unter deinen verdeckten Beratern.

ask-goal_column = In welche Spalte kommt { $goal }?
why-goal_column = Erst die Technologiestufe, dann das Feld; nicht in die Zone des Klans und nicht neben ein anderes Ziel.

ask-goal_cell = In welches Feld der Spalte { $technology } kommt { $goal }?
why-goal_cell = Wer das Feld als Erster erreicht oder überquert, erhält den Bonus.

ask-keep_leader = Welchen Anführer behältst du?
why-keep_leader = Du behältst einen und gibst die übrigen weiter; jede erfüllte Bedingung bringt am Ende der Epoche SP.

ask-start_territory = Wo beginnt dein Volk?
why-start_territory = Dein erster Machtwürfel kommt in ein leeres Gebiet; dafür gibt es noch keine SP.

ask-choose_cards = Welche Karten spielst du?
why-choose_cards = Alle wählen geheim und decken zugleich auf. Eine Revolution braucht genug Karten in deiner Ablagereihe und beendet die Spielrunde.

ask-next_card = Welche Karte kommt als Nächstes?
why-next_card = Du führst deine Karten in beliebiger Folge aus, eine Revolution zuletzt.

ask-choose_mode = Wie führst du { $card } aus?
why-choose_mode = Was möglich ist, muss geschehen; die erweiterte Aktion braucht ihre Technologie.

ask-before = Noch etwas, bevor die Karte wirkt?
why-before = Wunder dürfen vor einer Karte genutzt werden, deine Herrschaft ebenso.

ask-after = Noch etwas, bevor es weitergeht?
why-after = Wunder dürfen auf die eben ausgeführte Aktion folgen, andere jederzeit in deinem Zug.

ask-end_turn = Noch etwas, bevor dein Zug endet?
why-end_turn = Deine Karten sind abgelegt; Wunder dürfen noch genutzt werden, deine Herrschaft ebenso.

ask-take_wonder = Welches Wunder errichtest du?
why-take_wonder = Es liegt sofort vor dir, hilft aber erst ab deiner nächsten Aktion.

ask-exploit = { $cubes ->
    [one] Woher nimmst du 1 Machtwürfel?
   *[other] Woher nimmst du bis zu { $cubes } Machtwürfel?
}
why-exploit = Benutzte Machtwürfel kosten nichts; einer von der Karte kostet dich die SP des Plättchens, und der letzte bleibt.

ask-recover_cubes = Wie viele benutzte Machtwürfel nimmst du zurück?
why-recover_cubes = { $cubes ->
    [one] Du darfst 1 benutzten Machtwürfel zurücknehmen.
   *[other] Du darfst bis zu { $cubes } benutzte Machtwürfel zurücknehmen.
}

ask-place_cube = Wohin kommt dein Machtwürfel?
why-place_cube = Neben deine Gebiete, mit Navigation überallhin; andere dürfen schon dort sein.

ask-trade_partner = Von wem lernst du?
why-trade_partner = Von einem Nachbarn mit höherer Technologie; du steigst eine Stufe, der andere erhält SP.

ask-raid_victim = Wen überfällst du?
why-raid_victim = Einen Nachbarn mit niedrigerem Militär; das Opfer verliert nichts.

ask-war_target = Gegen wen führst du Krieg, und wo?
why-war_target = In einem geteilten Gebiet siegt das höhere Militär, egal wer angreift; ein möglicher Krieg muss geführt werden.

ask-take_card = Welche Karte nimmst du zurück?
why-take_card = Eine beliebige Karte deiner Ablagereihe kommt auf deine Hand.

ask-destroy_wonder = Welches Wunder zerstörst du?
why-destroy_wonder = Eines deiner Wunder verlässt das Spiel, aufrecht oder genutzt.

ask-refresh_wonder = Welches Wunder frischst du auf?
why-refresh_wonder = Es darf sofort wieder genutzt werden.

ask-borrow_cubes = Wie viele Machtwürfel leihst du?
why-borrow_cubes = { $cubes ->
    [one] Deine Herrschaft leiht dir bis zum Ende der Epoche 1 Machtwürfel aus dem allgemeinen Vorrat.
   *[other] Deine Herrschaft leiht dir bis zum Ende der Epoche bis zu { $cubes } Machtwürfel aus dem allgemeinen Vorrat.
}

ask-return_from_map = Welches Gebiet verlässt du?
why-return_from_map = Deine Herrschaft ist zu Ende: Der geliehene Machtwürfel geht zurück, und es gibt ihn nur noch auf der Karte.

## Möglichkeiten.

do-found = { $civilization }
do-exclude = { $advisor }
do-draw = { $advisor }
do-column = Technologie { $technology }
do-put_goal = Feld: { $cell }
do-keep = { $leader }
do-place = { $territory }
do-play = { $card }
do-resolve = { $card }
do-basic = Grundaktion
do-extended = Erweiterte Aktion
do-no_effect = Keine Wirkung
do-go_on = Weiter
do-build = { $wonder }
do-recover = { $cubes ->
    [0] Keinen zurücknehmen
    [one] 1 Machtwürfel zurücknehmen
   *[other] { $cubes } Machtwürfel zurücknehmen
}
do-give_up = Verlassen: { $territory }
do-trade = Handel: { $partner }
do-raid = Überfall auf { $victim }
do-attack = Krieg gegen { $enemy }: { $territory }
do-take_back = { $card }
do-activate = Nutzen: { $wonder }
do-destroy = { $wonder }
do-refresh = { $wonder }
do-rule = Herrschaft: { $ability } (Würfel: { $supply })
do-borrow = { $cubes ->
    [0] Keinen leihen
    [one] 1 Machtwürfel leihen
   *[other] { $cubes } Machtwürfel leihen
}

## Das Protokoll. Völker stehen in der Mehrzahl und ohne Artikel.

told-founded = { $civilization } betreten die Geschichte
told-settled = { $civ } lassen sich nieder: { $territory }
told-wonders_dealt = { $number ->
    [one] 1 Wunder wird in der Wunderreihe ausgelegt
   *[other] { $number } Wunder werden in der Wunderreihe ausgelegt
}
told-excluded = { $civ } legen einen Berater zur Seite ({ $advisor })
told-drew = { $civ } ziehen einen Berater ({ $advisor })
told-stack_turned = { $civ } drehen ihre Berater wieder um
told-goal_drawn = { $civ } ziehen { $goal }
told-goal_placed = { $civ } legen { $goal } ({ $cell })
told-goal_reached = { $civ } erreichen { $goal }
told-kept = { $civ } behalten einen Anführer ({ $leader })
told-led_by = { $civ } mit neuem Anführer: { $leader }
told-round_began = Epoche { $epoch ->
    [1] I
    [2] II
   *[other] III
}, Spielrunde { $round }
told-round_ended = Ende von Spielrunde { $round }
told-game_ended = Ende der Partie
told-event = Ereignis: { $event }
told-event_applies = „{ $event }“ wirkt auf { $civ }
told-demand_unmet = { $civ } können nicht erfüllen, was „{ $event }“ fordert: keine Wirkung
told-paid_event = { $cubes ->
    [one] { $civ } geben 1 Machtwürfel für das Ereignis ab
   *[other] { $civ } geben { $cubes } Machtwürfel für das Ereignis ab
}
told-lost_level = { $levels ->
    [one] { $civ } verlieren 1 Stufe { $track }
   *[other] { $civ } verlieren { $levels } Stufen { $track }
}
told-revealed = { $civ } decken { $card } auf
told-acted = { $civ } führen { $card } aus
told-acted_extended = { $civ } führen { $card } aus, erweitert
told-advised = { $civ } setzen ihren Berater ein: { $advisor }
told-no_effect = { $civ }: { $card } bleibt ohne Wirkung
told-blocked = { $civ } können { $track } nicht weiter steigern
told-learned = { $civ } entwickeln { $technology }
told-armed = { $civ } steigen auf Militärstufe { $level }
told-overflowed = { $civ } erhalten { $vp } SP statt einer Stufe { $track }
told-card_joined = { $civ } erhalten die Karte { $card }
told-scored = { $vp ->
    [0] { $civ } erhalten keine SP
   *[other] { $civ } erhalten { $vp } SP
}
told-lost_vp = { $civ } verlieren { $vp } SP
told-recovered = { $cubes ->
    [one] { $civ } nehmen 1 Machtwürfel zurück
   *[other] { $civ } nehmen { $cubes } Machtwürfel zurück
}
told-took_back = { $civ } nehmen { $card } zurück
told-built = { $civ } errichten „{ $wonder }“
told-gave_up = { $civ } geben ein Gebiet auf ({ $territory }) und verlieren { $vp } SP
told-expanded = { $civ } breiten sich aus: { $territory }
told-traded = { $civ } treiben Handel; { $partner } erhalten { $vp } SP
told-raided = { $civ } überfallen { $victim }
told-attacked = { $civ } greifen { $enemy } an: { $territory }
told-war_undecided = { $civ } und { $enemy } sind gleich stark: keine Wirkung
told-war_won = { $civ } besiegen { $loser } und erhalten { $vp } SP
told-kept_last = { $civ } behalten ihr letztes Gebiet
told-driven_out = { $civ } werden vertrieben: { $territory }
told-destroyed = { $civ } werden vernichtet
told-activated = { $civ } nutzen „{ $wonder }“
told-destroyed_wonder = { $civ } zerstören „{ $wonder }“
told-refreshed = { $civ } frischen „{ $wonder }“ auf
told-bot_drew = { $civ } ziehen eine Zivbotkarte: { $card }
told-wonder_removed = { $civ } nehmen „{ $wonder }“ aus dem Spiel
told-gained_cubes = { $cubes ->
    [one] { $civ } erhalten 1 neuen Machtwürfel; er gilt als benutzt
   *[other] { $civ } erhalten { $cubes } neue Machtwürfel; sie gelten als benutzt
}
told-territory_bonus = { $civ } erhalten { $vp } SP als Gebietsbonus
told-government_bonus = { $civ } erhalten { $vp } SP als Regierungsbonus ({ $government })
told-government_cubes = { $cubes ->
    [one] { $civ } nehmen 1 Machtwürfel als Regierungsbonus zurück ({ $government })
   *[other] { $civ } nehmen { $cubes } Machtwürfel als Regierungsbonus zurück ({ $government })
}
told-territory_cubes = { $cubes ->
    [one] { $civ } erhalten 1 Machtwürfel für ihre Gebiete zurück
   *[other] { $civ } erhalten { $cubes } Machtwürfel für ihre Gebiete zurück
}
told-all_refreshed = { $wonders ->
    [one] { $civ } frischen 1 Wunder auf
   *[other] { $civ } frischen { $wonders } Wunder auf
}
told-leader_bonus = { $vp ->
    [0] { $civ } erfüllen keine Bedingung von { $leader }
   *[other] { $civ } erhalten { $vp } SP durch { $leader }
}
told-leader_share = { $civ } erhalten { $vp } SP, die den Anführern der Spieler entgangen sind
told-new_order = Neue Spielerreihenfolge: { $order }
told-order_changed = Die Spielerreihenfolge ist neu
told-ruled = { $civ } herrschen: { $ability }
told-borrowed = { $cubes ->
    [one] { $civ } leihen 1 Machtwürfel
   *[other] { $civ } leihen { $cubes } Machtwürfel
}
told-rule_ended = { $civ } beenden ihre Herrschaft: { $ability }
told-withdrew = { $civ } ziehen sich zurück: { $territory }

## Was Karten tun: Aufforderungen an dich, von der Szene zusammengesetzt.

effect-gain_vp = erhalte { $n } SP
effect-lose_vp = verliere { $n } SP
effect-gain_vp_per = erhalte 1 SP je { $per } eigene Wunder
effect-recover_cube = { $map_too ->
    [yes] { $n ->
        [one] nimm 1 Machtwürfel zurück, einen benutzten oder von der Karte
       *[other] nimm bis zu { $n } Machtwürfel zurück, benutzte oder von der Karte
    }
   *[no] { $n ->
        [one] nimm 1 benutzten Machtwürfel zurück
       *[other] { $up_to ->
            [yes] nimm bis zu { $n } benutzte Machtwürfel zurück
           *[no] nimm { $n } benutzte Machtwürfel zurück
        }
    }
}
effect-pay_cube = { $n ->
    [one] gib 1 Machtwürfel ab
   *[other] gib { $n } Machtwürfel ab
}
effect-recover_card = { $which ->
    [oldest] { $n ->
        [one] nimm die älteste Karte deiner Ablagereihe zurück
       *[other] nimm die { $n } ältesten Karten deiner Ablagereihe zurück
    }
    [latest] { $n ->
        [one] nimm die neueste Karte deiner Ablagereihe zurück
       *[other] nimm die { $n } neuesten Karten deiner Ablagereihe zurück
    }
   *[choice] { $n ->
        [one] nimm eine beliebige Karte deiner Ablagereihe zurück
       *[other] nimm { $n } beliebige Karten deiner Ablagereihe zurück
    }
}
effect-gain_level = steigere { $track } um { $n }
effect-lose_level = senke { $track } um { $n }
effect-take_wonder = { $n ->
    [one] errichte 1 Wunder der Wunderreihe
   *[other] errichte { $n } Wunder der Wunderreihe
}
effect-destroy_wonder = { $n ->
    [one] zerstöre 1 eigenes Wunder
   *[other] zerstöre { $n } eigene Wunder
}
effect-refresh_wonder = { $all ->
    [yes] frische alle deine anderen Wunder auf
   *[no] { $n ->
        [one] frische 1 anderes Wunder auf
       *[other] frische { $n } andere Wunder auf
    }
}
effect-place_cube = { $up_to ->
    [yes] setze nach Wunsch
   *[no] setze
} { $take_from ->
    [used] einen benutzten Machtwürfel
   *[personal] einen Machtwürfel
} { $anywhere ->
    [yes] in ein beliebiges Gebiet
   *[no] in ein erreichbares Gebiet
}
effect-draw_advisor = { $n ->
    [one] ziehe 1 Berater
   *[other] ziehe { $n } Berater
}
effect-perform_action = führe { $card } aus{ $mode ->
    [extended] , erweitert
   *[basic] {""}
}{ $cost ->
    [-1] {""}
    [0] , ohne Machtwürfel
    [one] , für 1 Machtwürfel
   *[other] , für { $cost } Machtwürfel
}{ $any_technology ->
    [yes] , mit jeder Technologie
   *[no] {""}
}
effect-gain_action_card = die Karte { $card } kommt auf deine Hand

target-trade = lerne von einem Nachbarn mit höherer Technologie, er erhält { $vp } SP
target-raid = wähle einen Nachbarn mit niedrigerem Militär
target-war = kämpfe in einem geteilten Gebiet: das höhere Militär erhält { $vp } SP, der Machtwürfel des Verlierers weicht
ends-round = die Spielrunde endet nach dieser Aktionsrunde

pay = { $cubes ->
    [one] gib 1 Machtwürfel ab
   *[other] gib { $cubes } Machtwürfel ab
}
card-basic = Grundaktion: { $effects }.
card-extended = Erweitert ab { $technology } (Technologie { $level }): { $effects }.
advisor-symbol = { $effects } (gilt als { $action })

wonder-action = Wenn du { $actions } ausführst: { $effects }
wonder-majority = Wenn du allein { $metric ->
    [technology] die höchste Technologie
    [military] das höchste Militär
    [wonders] die meisten Wunder
   *[territories] die meisten Gebiete
} hast: { $effects }
wonder-destroy = { $n ->
    [one] Zerstöre ein anderes eigenes Wunder: { $effects }
   *[other] Zerstöre { $n } andere eigene Wunder: { $effects }
}
wonder-pay = { $cubes ->
    [one] Gib 1 Machtwürfel ab: { $effects }
   *[other] Gib { $cubes } Machtwürfel ab: { $effects }
}
wonder-rotated = genutzt; am Ende der Spielrunde wieder aufrecht

condition = { $metric } { $n }
condition-pays = { $condition }: { $vp } SP

trigger-any = jede Aktion
event-text = Vor der Aktion ({ $actions }): { $effects }.
event-demand = Ist das nicht möglich, bleibt die Aktion wirkungslos.
event-civbots = Das gilt auch für Zivbots.
event-civbots-idle = Das gilt auch für Zivbots, die keine Wunder besitzen; ihre Aktion bleibt also wirkungslos.

government-pays = { $cubes ->
    [0] { $vp } SP je Spielrunde
   *[other] { $vp ->
        [0] { $cubes ->
            [one] 1 Machtwürfel
           *[other] { $cubes } Machtwürfel
        } zurück je Spielrunde
       *[other] { $vp } SP und { $cubes ->
            [one] 1 Machtwürfel
           *[other] { $cubes } Machtwürfel
        } je Spielrunde
    }
}

technology-cards = bis zu { $n } Karten je Aktionsrunde
technology-navigation = alle Gebiete und Zivilisationen sind dir benachbart
technology-extended = erweitert: { $actions }

ability-two_cubes = { $n ->
    [one] 1 Machtwürfel aus dem allgemeinen Vorrat gehört dir bis zum Ende der Epoche
   *[other] bis zu { $n } Machtwürfel aus dem allgemeinen Vorrat gehören dir bis zum Ende der Epoche
}
ability-shared_territories = geteilte Gebiete werten bis zum Ende der Epoche für dich und zählen für niemanden sonst
ability-technology_plus_2 = Technologie +{ $n } bis zum Ende der Epoche
ability-military_plus_2 = Militär +{ $n } bis zum Ende der Epoche

## Arten von Karten.

kind-action = Aktion
kind-advisor = Berater
kind-leader = Anführer
kind-civilization = Volk
kind-ability = Fähigkeit
kind-majority = { $metric ->
    [technology] Höchste Technologie
    [military] Höchstes Militär
    [wonders] Meiste Wunder
   *[territories] Meiste Gebiete
}
kind-destroy = Wunder zerstören
kind-pay = { $cubes ->
    [one] 1 Machtwürfel abgeben
   *[other] { $cubes } Machtwürfel abgeben
}
advisors-are = Berater: { $advisors }

## Das Brett.

moment-setup = Spielvorbereitung
moment-round = Epoche { $epoch }, Spielrunde { $round } von { $rounds }
moment-over = Ende der Partie
verdict-levels = Gleich viele SP; die größere Summe aus Technologie und Militär entscheidet: { $sums }.
verdict-shared = Gleich viele SP und gleiche Summe aus Technologie und Militär.
verdict-wiped-out = { $civ } haben ihr letztes Gebiet verloren und sind vernichtet.
verdict-outscored = { $rival } haben am Ende { $most } SP, { $civ } { $vp }; allein braucht man mehr als jeder Zivbot.
verdict-alone-won = { $civ } haben mehr SP als jeder Zivbot.
verdict-sum = { $civ } { $sum }
epoch = Epoche { $epoch }
action-round = Aktionsrunde { $n }
end-of-epoch = Ende der Epoche { $epoch }

panel-time = Zeit
panel-world = Weltkarte
panel-world-note = Zahlen: SP für alleinigen Besitz eines Gebiets
panel-wonders = Wunderreihe
panel-matrix = Entwicklung
panel-matrix-note = Deine Staatsform bringt am Ende jeder Spielrunde SP und Machtwürfel ({ $cube })
panel-events = Ereignisse
panel-leaders = Anführer
panel-leaders-note = werden von Spieler zu Spieler weitergegeben
panel-civilizations = Völker
panel-hand = Deine Hand
panel-hand-note = { $n ->
    [one] 1 Karte je Aktionsrunde
   *[other] bis zu { $n } Karten je Aktionsrunde
}

tile-number = Plättchen { $number }
row-refill = neue Wunder am Ende von Spielrunde { $round }
row-last = keine neuen Wunder mehr
slot-taken = vergeben
goal-drawn = { $goal }: { $effects }
event-now = jetzt
event-next = danach
face-down = verdeckt
revolution-barred = braucht { $n } Karten in deiner Ablagereihe zu Beginn der Aktionsrunde
card-at-work = wird gerade ausgeführt

person-civbot = Zivbot, { $difficulty }
vp = { $n } SP
cubes = { $n ->
    [one] 1 Machtwürfel
   *[other] { $n } Machtwürfel
}
cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
wonders-upright = aufrecht
wonders-rotated = genutzt
lands-alone = allein gehalten
lands-shared = geteilt
level-own = eigene Stufe
level-lent = durch Herrschaft geliehen

fact-cubes = Machtwürfel
fact-cards = Karten je Aktionsrunde
fact-civbot-cards = Karten je Spielrunde
fact-hand = Hand
fact-row = Ablagereihe, älteste zuerst
fact-wonders = Wunder
fact-advisors-down = Berater verdeckt
fact-advisors-up = Berater offen
fact-ruling = Herrschaftsplättchen
cubes-of-player = { $personal } bereit, { $used } benutzt, { $general } im Vorrat
cubes-of-civbot = { $n } verfügbar
hand-count = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}, { $advisors ->
    [0] kein Berater
    [one] 1 Berater
   *[other] { $advisors } Berater
}
leader-hidden = Anführer, verdeckt
ruling-ready = { $one }, { $other }: { $state ->
    [met] einsetzbar
   *[open] noch nicht
}
ruling-active = { $ability } (Würfel: { $supply })
ruling-gone = genutzt
danger = Stärker als du: { $territories }
stronger-here = Hier stärker als du: { $civs }
levels-compared = M { $theirs } gegen deine { $yours }
destroyed = Vernichtet
destroyed-why = nimmt nicht mehr teil

## Was eine Wahl bringt.

hint-keep-epoch = Epoche { $epoch }: { $conditions }
hint-settle = { $borders ->
    [one] Plättchen { $vp } SP, 1 Grenze
   *[other] Plättchen { $vp } SP, { $borders } Grenzen
}
hint-place-alone = Plättchen { $vp } SP, allein
hint-place-shared = Plättchen { $vp } SP, geteilt: { $civs }
civ-military = { $civ } (M { $military })
hint-event = zuerst „{ $event }“ ({ $effects }), dann: { $then }
hint-event-unmet = ohne Wirkung, denn „{ $event }“ verlangt: { $effects }
hint-event-in-vain = zuerst „{ $event }“ ({ $effects }); danach hätte die Aktion keine Wirkung
hint-in-vain = hätte jetzt keine Wirkung
hint-later = hätte jetzt keine Wirkung, aber nach einer anderen deiner Karten
hint-after-picked = nach den schon gewählten Karten: { $effects }
hint-instead = { $effects }; aber dann bleibt eine andere gewählte Karte ohne Wirkung
hint-extended-too = { $effects }; oder erweitert
hint-extended-only = erweitert: { $effects }
hint-destroy = verlässt das Spiel. { $wonder }
hint-no-effect = du gibst nichts ab; die Karte kommt in deine Ablagereihe
hint-end-turn = beendet deinen Zug
hint-ready = { $cubes ->
    [one] dann 1 Machtwürfel bereit
   *[other] dann { $cubes } Machtwürfel bereit
}
hint-give-up = du verlierst { $vp } SP
hint-withdraw = du verlierst keine SP
hint-trade = du lernst { $technology }; das Volk erhält { $vp } SP
hint-war-equal = keine Wirkung: beide haben M { $military }
hint-war-won = du gewinnst { $vp } SP; { $fate ->
    [stays] der letzte Machtwürfel dort bleibt
    [destroyed] das Volk wird vernichtet
   *[leaves] der Machtwürfel dort weicht
}
hint-war-lost = du würdest verlieren: M { $yours } gegen { $theirs }; { $vp } SP für den Gegner, { $fate ->
    [stays] dein letzter Machtwürfel bleibt
    [destroyed] die Partie ist verloren
   *[leaves] dein Machtwürfel weicht
}
hint-done-cards = { $n ->
    [one] nur diese Karte spielen
   *[other] diese { $n } Karten spielen
}
hint-done-cubes = keine weiteren Machtwürfel nehmen
hint-pass = der Machtwürfel bleibt, wo er ist

## Optionen einer Partie.

option-civilizations = Die Völker werden zugelost, oder jeder wählt eines.
option-civbots = Automatische Zivilisationen, je ein Schwierigkeitsgrad; höchstens sechs Zivilisationen insgesamt. Wer allein spielt und keine nennt, trifft auf fünf Häuptlinge.
option-expert_cubes = Schwererer Beginn: drei Machtwürfel statt vier.
option-events = In jeder Spielrunde gilt ein Ereignis, das manche Aktionen auslösen.
option-goals = Acht Zivilisationsziele liegen auf der Matrix; wer eines zuerst erreicht, nimmt es.
option-ways_of_ruling = Herrschaftsplättchen verleihen für den Rest einer Epoche eine Fähigkeit.
option-advanced_rules = Die Anführer aller Epochen werden vor dem Spiel gewählt, Berater werden ausgesucht statt gezogen.
option-leader_bonus_before_order = Der Anführerbonus zählt schon für die neue Spielerreihenfolge.
option-bot_overflow_extra_vp = Ein Zivbot am Ende einer Leiste erhält zu den zwei SP für die Stufe auch die üblichen SP.
option-ice_age_trigger = Welche Aktionen die Kleine Eiszeit verteuert: nur den Handel oder alle.

## Die Geschichte der Partie: woher Änderungen kommen und welchen Zahlen sie folgt.

cause-setup = Spielaufbau
cause-leader_share = Den Anführern entgangen

counter-vp = SP
counter-technology = Technologie
counter-military = Militär
counter-personal = verfügbare Machtwürfel
counter-used = benutzte Machtwürfel
counter-territories = Gebiete
counter-wonders = Wunder

# The dock
your-turn = { $name }: du bist am Zug
asked = Du bist am Zug
nothing-asked = Du bist nicht am Zug
picked = Bisher gewählt: { $things }
keys = u zurück  ? Regeln  a auto  l Verlauf  b Brett  s sichern  r aufgeben  q Ende
# Mats and log
you = du
points = Punkte
played = Gespielt
log = Verlauf
since-last-look = neu seit deinem letzten Zug
# Hex maps
terrain-plain = Ebene
terrain-fertile = fruchtbares Land
terrain-forest = Wald
terrain-jungle = Dschungel
terrain-marsh = Sumpf
terrain-mountain = Gebirge
terrain-desert = Wüste
terrain-barren = Ödnis
terrain-tundra = Tundra
terrain-water = Wasser
terrain-ocean = Ozean
terrain-island = Insel
terrain-unexplored = unentdeckt
hexes-hidden = { $hidden } von { $count } Feldern haben hier keinen Platz; b zeigt das ganze Brett.
# The end
match-over = Die Partie ist vorbei
won = { $count ->
    [one] Sieg: { $names }
   *[other] Geteilter Sieg: { $names }
}
nobody-won = Niemand gewinnt.
# Talking to the player
choose = Deine Wahl
not-a-number = { $input } steht nicht zur Wahl. Gib eine Zahl von 1 bis { $most } ein oder einen dieser Befehle: u ? a l b s r q.
nothing-to-undo = Nichts zurückzunehmen seit dem letzten Wurf, Aufdecken oder fremden Zug.
undone = Zurückgenommen.
automatic-on = Übliche Antworten werden jetzt für dich gegeben. Mit a wirst du wieder alles gefragt.
automatic-off = Du wirst wieder alles gefragt.
answered = Für dich beantwortet: { $prompt } { $choice }
no-clauses = Zu dieser Entscheidung ist keine Regel angegeben.
clause-missing = (nicht im Regelkatalog)
saved = Gesichert in { $path }. Weiter geht es mit: saecula play { $game } --load { $path }
not-saved = Nicht gesichert: { $error }
save-where = Sichern in (Enter: { $path })
save-first = Vorher sichern? (j, n, Enter: bleiben)
yes-letter = j
no-letter = n
resign-how = Endgültig aufgeben? (r: nach den Regeln, b: ein Bot übernimmt, Enter: bleiben)
resign-to-bot = Endgültig aufgeben? (b: ein Bot übernimmt, Enter: bleiben)
goodbye = Auf Wiedersehen.
left-unsaved = Die Partie wurde nicht gesichert.
input-ended = Die Eingabe ist zu Ende; die Partie wurde nicht gesichert.
pass-keyboard = Die Tastatur geht an { $name }
press-enter = { $name }, drücke Enter, wenn niemand sonst zusieht.
human = Spieler { $seat }
bot = Bot ({ $bot })
no-terminal = Dies ist kein Terminal. Starte "saecula play { $game }" in einem, spiele mit --plain zeilenweise, oder lass Bots spielen: saecula simulate { $game } --matches 10 --seats 4 --players greedy,random --seed 1
# About a game
about-players = Spieler
about-range = { $least } bis { $most }
about-rules = Version der Regeln
about-options = Optionen (--option name=wert)
about-default = Vorgabe { $value }
about-proposed = `play` schlägt { $value } vor
about-flag = yes oder no
about-choices = eins von { $choices }
about-several = beliebige von { $choices }, durch Kommas getrennt
about-sources = Quellen der Inhalte
about-entries = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
}
about-confidence = Sicherheit
about-levels = hoch { $high }, mittel { $medium }, gering { $low }
about-own-names = Deutsche Namen von uns
about-reconstructed = Nachgebaut: Weil es keine Quelle gab, folgen diese Einträge Aufbau, Anzahlen und Beispielen des Regelhefts. Die gedruckten Karten lassen sich mit --content DIR einsetzen.
about-digest = Kennung der Inhalte
on = ja
off = nein
none = keine
# Analysis
analysis-percent = { $percent } %
analysis-chances = Gewinnaussichten
analysis-length = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
analysis-turning = Wendepunkte
analysis-at = Nummer des Zugs
analysis-favourite = neuer Favorit
analysis-gave = { $loss } je Entscheidung verschenkt, { $count } insgesamt
analysis-no-worst = Kein teurer Zug.
analysis-verdict = Gewählt: { $chosen }. Besser: { $better }.

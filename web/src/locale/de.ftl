### Die eigenen Wörter des Clients; alle Texte eines Spiels kommen mit seinen Szenen.

language-name = Deutsch
language-short = DE

## Die Leiste über jeder Seite

home = Start
lobby = Lobby
my-matches = Meine Partien
rules = Regeln
about = Info und Quellen
menu = Menü
tools = Werkzeuge
cards = Karten
map = Karte
views = Ansichten
theme = Farben
theme-light = hell
theme-dark = dunkel
theme-system = wie das System
language = Sprache
replay = Wiederholung und Punkteverlauf
skip = Zur Entscheidung

## Startseite, Namen und Konten

tagline = Zivilisationsspiele nach ihren vollständigen Regeln.
play-now = Sofort gegen Bots spielen
play-now-why = Du und drei Bots, gleich jetzt, ohne Konto.
play-game = Spielen
sign-in = Anmelden
sign-out = Abmelden
sign-up = Konto anlegen
name = Name
password = Passwort
email = E-Mail (freiwillig)
guest-name = Gast
signed-in-as = Du bist { $name }
keep-name = Speichern
your-name = Dein Name am Tisch
your-name-why = So kennen dich die anderen, wenn du ohne Konto spielst.
sign-in-why = Was du als Gast gespielt hast, kommt in dein Konto mit.
sign-up-why = Damit findest du deine Partien auf jedem Gerät. Name und Passwort genügen.
account = Konto
guest-now = Du spielst als Gast.

## Lobby und Warteraum vor einer Partie

games = Spiele
players = { $least } bis { $most } Personen
new-match = Neue Partie
create = Partie anlegen
seats = Plätze
options = Optionen
seat = Platz { $n }
seat-me = Ich
seat-open = Offen
seat-bot = Bot
seat-hotseat = Noch jemand an diesem Bildschirm
seat-name = Name
bot-level = Bot
is-public = In der Lobby zeigen
is-public-why = Sonst kann nur mitspielen, wer den Link hat.
join = Mitspielen
watch = Zuschauen
leave = Verlassen
start = Jetzt beginnen
start-why = Offene Plätze bekommen Bots.
open = Öffnen
invite = Mit Link einladen
copied = Kopiert
copy = Kopieren
copy-by-hand = Dieser Browser kopiert hier nicht: Der Link ist markiert, kopiere ihn mit Strg+C.
waiting-for-players = Es fehlen noch Leute
call-off = Partie absagen
call-off-question = Die Partie absagen?
call-off-why = Plätze und Link verfallen; niemand kann mehr dazukommen.
called-off = Die Partie wurde abgesagt.
called-off-why = Such dir eine andere in der Lobby, oder lege selbst eine an.
no-public = Keine offene Partie in der Lobby.
no-public-why = Lege eine an; sie steht hier, bis sie beginnt.
no-mine = Du hast noch keine Partie.
no-mine-why = Hier stehen die Partien, bei denen du mitspielst oder zuschaust.

## Die Partie

your-turn = Du bist dran
waiting = Warten
watching = Zuschauen
sealed = Verdeckt
over = Zu Ende
to-move = wählt
status-open = offen
status-running = läuft
status-over = zu Ende
wait-for = { $n ->
    [one] { $names } wählt.
   *[other] { $names } wählen.
}
wait-all = Andere wählen noch.
sealed-text = Deine Karten liegen. Andere wählen noch.
watch-text = Du siehst, was offen liegt, keine Handkarten.
tell-me = Sag mir Bescheid
you = Du
vp = SP
board = Karte
table = Tisch
turn-order = Reihenfolge
people = Personen
log = Verlauf
chat = Chat
say = Etwas sagen
send = Senden
since-look = seit deinem letzten Blick
only-mine = Nur was mich betrifft
nothing-concerns = Nichts davon hat dich betroffen.
concerns-you = betrifft dich
undo = Zurück
undo-title = Die letzte Wahl zurücknehmen
explain = Erklären
explain-title = Die Regeln zu diesem Schritt
close = Schließen
more = { $n } weitere
all = Alle Möglichkeiten
to-verbs = Alle Aktionen
ways = { $n } zur Wahl
board-of = Tafel von { $name }
to-own = Zurück zu deiner Tafel
in-hand = auf der Hand
fold = Die Frage einklappen
show-hand = Alle Handkarten zeigen
fold-sheet = Blatt einklappen
unfold-sheet = Blatt öffnen
standing = Stand
picked = Gewählt
option = Möglichkeit { $keys }
empty = leer
tile = Wert { $value }
can-choose = wählbar
changed-note = neu seit deinem letzten Blick
back = Zur Auswahl
zoom-out = Ganze Karte
visit-mine = Meine Reiche
map-region = Region
map-river = Fluss
map-strait = Meerenge
nearer = Näher
farther = Weiter weg
unexplored = unerforscht
empty-row = Hier liegt nichts.
source-of = Quelle
hand-over = Gib den Bildschirm an
i-am = Ich bin { $name }, zeig meine Hand
won = { $n ->
    [one] Der Sieg geht an: { $names }
   *[other] Den Sieg teilen sich: { $names }
}
nobody-won = Niemand gewinnt.
points = Punkte

## Nach der Partie, und was schiefgehen kann

rematch = Noch einmal
to-replay = Wiederholung ansehen
loading = Die Partie wird geöffnet
loading-page = Wird geöffnet
reconnecting = Die Verbindung ist abgerissen. Neuer Versuch; nichts ist verloren.
bot-plays = Ein Bot spielt jetzt auf deinem Platz. Du schaust zu.
not-your-seat = Dieser Platz gehört dir nicht mehr. Du schaust zu.
signed-out = Du bist abgemeldet und schaust zu. Melde dich an, um weiterzuspielen.
again = Noch einmal
failed = Das ging nicht.
nothing-lost = Nichts ist verloren.
not-there = Hier ist nichts.
not-there-why = Der Link stimmt nicht, oder du darfst die Partie nicht sehen.

## Die Wiederholung

choice-of = Wahl { $at } von { $all }
play = Abspielen
pause = Anhalten
step-back = Eine Wahl zurück
step-on = Eine Wahl weiter
play-on = Ab hier weiterspielen
prev-turn = Vorige Runde
next-turn = Nächste Runde
seen-as = Aus der Sicht von
everybody = allen
back-to-match = Zur Partie
chart = Punkteverlauf
turning = Wendepunkte
lead = Führung für: { $name }
gain = { $name } { $points }

## Die Analyse

analysis = Analyse
analyse = Analysieren
analyse-on = Fortsetzen
analyse-again = Noch einmal
stop-analysis = Anhalten
analysis-level = Stufe der Analyse
analysis-why = Betrachtet jede Entscheidung aus der Sicht derer, die sie trafen: die Siegchancen, was besser gewesen wäre und was verschenkt wurde.
analysis-full = Mehrere Analysen von dir warten schon. Warte, bis eine davon fertig ist.
analysis-waits = { $n ->
    [0] Beginnt gleich.
    [one] Wartet auf eine andere Analyse.
   *[other] Wartet auf { $n } andere Analysen.
}
analysis-so-far = { $done } von { $all } Entscheidungen
analysis-left = etwa { $time }
analysis-failed = Die Analyse kam nicht zu Ende.
analysis-stopped = Angehalten. Gezeigt wird, was bisher gefunden wurde.
win-chances = Siegchancen
win-chance = Siegchance
players-tab = Spieler
chosen = gewählt
gave-away = { $part } verschenkt
as-good = so gut wie die beste Wahl
not-judged = Diese Wahl ist noch nicht beurteilt.
nothing-to-judge = Hier gab es nichts zu entscheiden.
end-reached = Hier ist die Partie zu Ende.
no-mistakes = keine Fehler
a-decision = { $part } je Entscheidung
favourite = neuer Favorit
grade-slip = Ungenauigkeit
grade-mistake = Fehler
grade-blunder = Patzer

## Die Regeln

search = Regeln durchsuchen
no-clause = Keine Klausel enthält diese Wörter.
clauses = { $n ->
    [one] { $n } Klausel
   *[other] { $n } Klauseln
}

## Info und Quellen

source = Quellen der Inhalte
about-text = Saecula spielt Zivilisationsspiele nach ihren vollständigen Regeln: für Menschen im Browser und am Terminal, für Bots und für lernende Programme. Jede Entscheidung nennt die Klauseln unseres eigenen Regelkatalogs, denen sie folgt.
about-art = Weder Bilder noch Texte der verlegten Spiele werden verwendet. Namen und Zahlen tragen ihre Quelle: aus der Spielregel, aus öffentlichen Beschreibungen oder passend zur Spielregel nachgebaut, wo keine Quelle zu haben war.
about-credits = Küstenlinien: Natural Earth über world-atlas. Schriften: EB Garamond und Source Sans 3, beide unter der SIL Open Font License.
entries = { $n ->
    [one] { $n } Eintrag
   *[other] { $n } Einträge
}
source-rulebook = aus der Spielregel
source-public = aus öffentlichen Quellen
source-recalled = aus dem Gedächtnis
source-reconstructed = nachgebaut
digest = Fingerabdruck der Inhalte
keys = Tasten: 1–9 wählen, U zurück, ? erklären, ← → Leertaste in der Wiederholung.

## Was der Server ablehnt, nach seinem Kürzel

error-not_found = Das gibt es nicht, oder du darfst es nicht sehen.
error-not_signed_in = Bitte melde dich zuerst an.
error-forbidden = Das ist nicht erlaubt.
error-bad_request = Der Server hat das nicht verstanden.
error-illegal_choice = Die Regeln erlauben diese Wahl jetzt nicht.
error-stale = Die Frage hat sich inzwischen geändert. Schau noch einmal und wähle.
error-conflict = Das geht jetzt nicht.
error-cannot_undo = Das lässt sich nicht zurücknehmen: Etwas wurde aufgedeckt, gewürfelt, oder jemand anderes war dran.
error-not_started = Die Partie hat noch nicht begonnen.
error-not_revealed = Das wird erst nach dem Ende der Partie gezeigt.
error-name_taken = Dieser Name ist vergeben. Wähle einen anderen.
error-wrong_password = Name oder Passwort stimmt nicht.
error-full = Alle Plätze sind besetzt.
error-started = Die Partie hat schon begonnen.
error-rate_limited = Zu viele Anfragen. Warte einen Moment.
error-too_large = Das ist zu lang.
error-offline = Der Server ist nicht erreichbar. Nichts ist verloren.

## Vorschläge an die anderen

undo-ask = Um Rücknahme bitten
undo-ask-title = Alle bitten, deine letzte Wahl zurückzunehmen
undo-ask-question = Alle um die Rücknahme deiner letzten Wahl bitten?
undo-ask-why = Seither wurde etwas gezeigt, oder jemand hat gewählt. Darum müssen alle zustimmen.
undo-no = Es gibt nichts zurückzunehmen
ask = Fragen
cancel = Abbrechen
wants-undo = { $name }: Darf ich meine letzte Wahl zurücknehmen?
wants-replace = { $name }: Soll ein Bot für { $target } weiterspielen?
you-want-undo = Du hast um die Rücknahme deiner letzten Wahl gebeten.
you-want-replace = Du hast vorgeschlagen, dass ein Bot für { $target } weiterspielt.
agree = Zustimmen
refuse = Ablehnen
withdraw = Zurückziehen
still-open = Noch ohne Antwort: { $names }
still-here = Ich bin da
proposal = Vorschlag
target-hint = Wähle, oder sag, dass du da bist; dann ist es vom Tisch.
replace-by-bot = Bot weiterspielen lassen
replace-question = Soll ein Bot für { $name } weiterspielen?
replace-why = Alle anderen müssen zustimmen. Wer ersetzt werden soll, kann es durch eine Wahl verhindern.

## Das Menü einer Partie

match-menu = Diese Partie
resign = Aufgeben
resign-question = Deinen Platz aufgeben?
resign-why = Ein Bot spielt für dich zu Ende. Du kannst nicht zurück.
resign-by-rules = Das Spiel verlassen
resign-to-bot = Einen Bot weiterspielen lassen
resign-both-why = Nach den Regeln kannst du das Spiel jetzt verlassen. Oder ein Bot spielt für dich zu Ende. Du kannst nicht zurück.
save-record = Aufzeichnung speichern
open-record = Aufzeichnung öffnen
open-record-why = Eine Datei aus einer Partie; sie wird nachgespielt und geprüft, dann kannst du sie ansehen oder weiterspielen.
not-a-record = Diese Datei ist keine Aufzeichnung.
confirm-final = Vor Unwiderruflichem noch einmal fragen
final-note = nicht zurückzunehmen
answered-for-you = Für dich beantwortet
confirm = Bestätigen

## Die Uhr

clock = Uhr
clock-none = keine
clock-move = für jede Wahl
clock-budget = für die ganze Partie
clock-time = Zeit
clock-increment = Dazu für jeden Zug
clock-why = Läuft sie ab, spielt ein Bot weiter.
time-left = noch { $time }
time-low = nur noch { $time }
time-up = Die Zeit ist um

## Benachrichtigungen

notices = Wenn ich dran bin
notices-browser = In diesem Browser melden
notices-browser-no = Dieser Browser erlaubt es nicht.
notices-webhook = Diese Adresse aufrufen (Webhook)
notices-webhook-why = Sie bekommt einmal je Zug eine kurze JSON-Nachricht, solange du nicht da bist.
notices-email = Eine E-Mail schicken
notices-no-email = Dein Konto hat keine E-Mail-Adresse.
notices-no-smtp = Dieser Server verschickt keine Mails.
notices-guest = Mit einem Konto geht es auch per E-Mail oder Webhook.
saved = Gespeichert
remove = Entfernen

## Kleine Wörter am Tisch

tracks = Leisten
more-below = { $n } weitere unten
# Die Regeln gibt es nur auf Englisch.
rules-english = Der Regelkatalog ist auf Englisch geschrieben; Fragen, Karten und Verlauf der Partie sind deutsch.
amount = Wie viele
none = keine

## Bots, nach ihren Namen in der API

bot-random = zufällig
bot-greedy = gierig
bot-settler = Siedler
bot-prince = Prinz
bot-emperor = Kaiser

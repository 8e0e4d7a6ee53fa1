## Wörter, die alle Spiele teilen.

hidden = verdeckt
do-done = Fertig
do-pass = Passen

source-rulebook = Spielregel
source-public = öffentliche Quelle
source-recalled = aus dem Gedächtnis
source-reconstructed = nachgebaut

cause-start = Zu Beginn
cause-resign = Aufgabe

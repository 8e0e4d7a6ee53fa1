## Wörter, die alle Spiele teilen.

hidden = verdeckt
do-done = Fertig
do-pass = Passen

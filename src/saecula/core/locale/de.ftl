hidden = etwas Verdecktes
do-done = Fertig
do-pass = Passen

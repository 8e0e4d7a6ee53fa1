## Was der Server im Chat eines Tisches sagt; $name ist eine Person.

timeout = Die Zeit von { $name } ist abgelaufen. Ein Bot spielt weiter.
replaced = Ein Bot spielt für { $name } weiter, wie die anderen es beschlossen haben.
rewound = Die letzte Entscheidung von { $name } wurde im Einvernehmen zurückgenommen.

## Antworten, die der Server für jemanden geben kann.

standing-usual = Übliche Antworten für mich geben

## Betreff einer Mail und Text eines Webhooks; $name ist ein Spiel.

your-turn = Du bist an der Reihe: { $name }.

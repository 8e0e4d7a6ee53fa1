player = Dorf { $number }
moment = Jahr { $year } von { $years }
years = Jahre
fields = Felder
field = Feld
field-text = Bringt { $grain } Getreide, wenn das Wasser nicht höher als { $height } steigt. Dörfer auf demselben Feld teilen sich den Ertrag.
field-foot = Sicher bis { $height }
grain = Getreide

ask-sow = Welches Feld bestellst du?
why-sow = Alle wählen gleichzeitig. Tiefe Felder bringen mehr Getreide, aber der Fluss kann sie überschwemmen; ein gemeinsames Feld wird geteilt.
do-sow = Bestellen: { $field }

told-year_began = Jahr { $year }
told-flooded = Der Fluss steigt auf { $height }.
told-harvested = { $player } erntet { $grain } Getreide: { $field }.

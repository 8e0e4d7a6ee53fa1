player = Village { $number }
moment = Year { $year } of { $years }
years = Years
fields = Fields
field = Field
field-text = Brings { $grain } grain if the water rises no higher than { $height }. Villages that sow the same field share it.
field-foot = Safe up to { $height }
grain = Grain

ask-sow = Which field do you sow?
why-sow = Everybody chooses at the same time. Low fields bring more grain, but the river may take them; a shared field is divided.
do-sow = Sow: { $field }

told-year_began = Year { $year }
told-flooded = The river rises to { $height }.
told-harvested = { $player } harvests { $grain } grain: { $field }.

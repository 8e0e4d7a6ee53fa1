# The dock
your-turn = { $name }: your turn
asked = Your turn
nothing-asked = It is not your turn
picked = Chosen so far: { $things }
keys = u undo  ? rules  a auto  l log  b board  s save  r resign  q quit
# Mats and log
you = you
points = Points
played = Played
log = Log
since-last-look = new since your last turn
# Hex maps
terrain-plain = plain
terrain-fertile = fertile land
terrain-forest = forest
terrain-jungle = jungle
terrain-marsh = marsh
terrain-mountain = mountains
terrain-desert = desert
terrain-barren = barren land
terrain-tundra = tundra
terrain-water = water
terrain-ocean = ocean
terrain-island = island
terrain-unexplored = unexplored
hexes-hidden = { $hidden } of { $count } hexes do not fit here; b shows the whole board.
# The end
match-over = The match is over
won = { $count ->
    [one] Winner: { $names }
   *[other] Shared victory: { $names }
}
nobody-won = Nobody wins.
# Talking to the player
choose = Your choice
not-a-number = { $input } is not an option. Type a number from 1 to { $most }, or one of u ? a l b s r q.
nothing-to-undo = Nothing to undo since the last die roll, reveal or other player's choice.
undone = Undone.
automatic-on = Usual answers are now given for you. Type a again to be asked everything.
automatic-off = You are asked everything again.
answered = Answered for you: { $prompt } { $choice }
no-clauses = This decision cites no rule.
clause-missing = (not in the rules catalogue)
saved = Saved to { $path }. Continue with: saecula play { $game } --load { $path }
not-saved = Not saved: { $error }
save-where = Save to (Enter: { $path })
save-first = Save before quitting? (y, n, Enter: stay)
yes-letter = y
no-letter = n
resign-how = Resign? This is final. (r: under the rules, b: a bot takes over, Enter: stay)
resign-to-bot = Resign? This is final. (b: a bot takes over, Enter: stay)
goodbye = Goodbye.
left-unsaved = The match was not saved.
input-ended = The input has ended; the match was not saved.
pass-keyboard = Pass the keyboard to { $name }
press-enter = { $name }, press Enter when nobody else is looking.
human = Player { $seat }
bot = { $bot } bot
no-terminal = This is not a terminal. Run "saecula play { $game }" in one, play line by line with --plain, or let bots play: saecula simulate { $game } --matches 10 --seats 4 --players greedy,random --seed 1
# About a game
about-players = Players
about-range = { $least } to { $most }
about-rules = Rules version
about-options = Options (--option name=value)
about-default = default { $value }
about-proposed = `play` proposes { $value }
about-flag = yes or no
about-choices = one of { $choices }
about-several = any of { $choices }, separated by commas
about-sources = Sources of the content
about-entries = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
about-confidence = Certainty
about-levels = high { $high }, medium { $medium }, low { $low }
about-own-names = German names of ours
about-reconstructed = Reconstructed: no source was available, so these entries follow the rulebook's structure, counts and examples. Use --content DIR to supply the printed cards.
about-digest = Content digest
on = yes
off = no
none = none
# Analysis
analysis-percent = { $percent } %
analysis-chances = Winning chances
analysis-length = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
analysis-turning = Turning points
analysis-at = number of the choice
analysis-favourite = new favourite
analysis-gave = lost { $loss } per decision, { $count } in all
analysis-no-worst = No costly choice.
analysis-verdict = Chosen: { $chosen }. Better: { $better }.

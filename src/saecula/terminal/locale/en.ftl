# The dock
your-turn = { $name }: your turn
asked = Your turn
nothing-asked = Nothing is asked of you
picked = Picked so far: { $things }
keys = number choose · u undo · ? rules · a auto · l log · b board · s save · r resign · q quit
# Mats and log
you = you
points = Points
played = Played
log = Log
since-last-look = since your last look
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
    [one] The victory goes to: { $names }
   *[other] They share the victory: { $names }
}
nobody-won = Nobody wins.
# Talking to the player
choose = Your choice
not-a-number = { $input }: no such choice. Type a number from 1 to { $most }, or one of u ? a l b s r q.
nothing-to-undo = Nothing to take back: dice, a reveal or another player's choice came since.
undone = Taken back.
automatic-on = Usual answers are now given for you. Type a again to be asked everything.
automatic-off = You are asked everything again.
answered = Answered for you: { $prompt } { $choice }
no-clauses = No clause is named for this decision.
clause-missing = (not in the catalogue)
saved = Saved to { $path }. Go on with: saecula play { $game } --load { $path }
not-saved = Not saved: { $error }
save-where = Save to (Enter: { $path })
save-first = Save before leaving? (y, n, Enter: stay)
yes-letter = y
no-letter = n
resign-how = Resign for good? (r by the rules, b a bot plays on, Enter: stay)
resign-to-bot = Resign for good? (b a bot plays on, Enter: stay)
goodbye = Goodbye.
left-unsaved = The match was not saved.
input-ended = The input has ended; the match was not saved.
pass-keyboard = Pass the keyboard to { $name }
press-enter = Nobody else should look. { $name }: press Enter.
human = Player { $seat }
bot = { $bot } bot
no-terminal = This is no terminal. Run "saecula play { $game }" in one, give --plain to play line by line, or let bots play: saecula simulate { $game } --matches 10 --seats 4 --players greedy,random --seed 1
# About a game
about-players = Players
about-range = { $least } to { $most }
about-rules = Rules version
about-options = Options (--option name=value)
about-default = default { $value }
about-flag = yes or no
about-choices = one of { $choices }
about-several = any of { $choices }, divided by commas
about-sources = Sources of the content
about-entries = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
about-reconstructed = Reconstructed: made to fit the rulebook's structure, counts and examples, because no source could be had. Put the printed cards in with --content DIR.
about-digest = Content digest
on = yes
off = no
none = none
# Analysis
analysis-percent = { $percent } %
analysis-chances = Chances to win
analysis-length = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
analysis-turning = Turning points
analysis-at = before the choice of this number
analysis-favourite = the new favourite
analysis-gave = gave away { $loss } a decision, of { $count }
analysis-no-worst = No choice that cost much.
analysis-verdict = Chosen: { $chosen }. Better: { $better }.

### The client's own words; all text of a game comes with its scenes.

language-name = English
language-short = EN

## The bar on top of every page

home = Home
lobby = Lobby
my-matches = My matches
rules = Rules
about = About and sources
menu = Menu
tools = Tools
cards = Cards
map = Map
views = Views
theme = Theme
theme-light = light
theme-dark = dark
theme-system = system
language = Language
replay = Replay and score chart
skip = Skip to the decision

## The home page, names and accounts

tagline = Civilization board games, played by their full rules.
play-now = Play now against bots
play-now-why = You and three bots, right away. No account needed.
play-game = Play
sign-in = Sign in
sign-out = Sign out
sign-up = Create an account
name = Name
password = Password
email = E-mail (optional)
guest-name = Guest
signed-in-as = You are { $name }
keep-name = Save
your-name = Your name at the table
your-name-why = The others see it while you play without an account.
sign-in-why = Matches you played as a guest move to your account.
sign-up-why = Find your matches on every device. A name and a password are enough.
account = Account
guest-now = You are playing as a guest.

## The lobby and the room before a match

games = Games
players = { $least } to { $most } players
new-match = New match
create = Create the match
seats = Seats
options = Options
seat = Seat { $n }
seat-me = Me
seat-open = Open
seat-bot = Bot
seat-hotseat = Another person at this screen
seat-name = Name
bot-level = Bot
is-public = Show in the lobby
is-public-why = Otherwise only people with the link can join.
join = Join
watch = Watch
leave = Leave
start = Start now
start-why = Bots take the open seats.
open = Open
invite = Invite by link
copied = Copied
copy = Copy
copy-by-hand = This browser cannot copy here. The link is selected: copy it with Ctrl+C.
waiting-for-players = Waiting for players
call-off = Call off the match
call-off-question = Call off the match?
call-off-why = The seats and the link will be gone, and nobody can join any more.
called-off = The match was called off.
called-off-why = Look for another one in the lobby, or make your own.
no-public = There are no open matches in the lobby.
no-public-why = Create one. It is listed here until it starts.
no-mine = You have no matches yet.
no-mine-why = The matches you play or watch are listed here.

## The match

your-turn = Your turn
waiting = Waiting
watching = Watching
sealed = Sealed
over = Over
to-move = choosing
status-open = open
status-running = running
status-over = over
wait-for = { $n ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
wait-all = Others are still choosing.
sealed-text = Your cards are in. Others are still choosing.
watch-text = You see what is public, but no hands.
tell-me = Notify me
you = You
vp = VP
board = Map
table = Table
turn-order = Order of play
people = Players
log = Log
chat = Chat
say = Say something
send = Send
since-look = since your last look
only-mine = Only what concerns me
nothing-concerns = Nothing here concerned you.
concerns-you = concerns you
undo = Undo
undo-title = Take back the last choice
explain = Explain
explain-title = The rules for this step
close = Close
more = { $n } more
all = All options
to-verbs = All actions
ways = { $n } choices
board-of = Board of { $name }
to-own = Back to your board
in-hand = in hand
fold = Collapse the question
show-hand = Show all cards of the hand
fold-sheet = Fold the sheet
unfold-sheet = Open the sheet
standing = Standing
picked = Picked
option = option { $keys }
empty = empty
tile = value { $value }
can-choose = you can choose
changed-note = changed since your last look
back = Back to the choices
zoom-out = Whole map
visit-mine = My empires
map-region = Region
map-river = River
map-strait = Strait
nearer = Nearer
farther = Farther
unexplored = unexplored
empty-row = There is nothing here.
source-of = Source
hand-over = Hand the screen to
i-am = I am { $name }, show my hand
won = { $n ->
    [one] Winner: { $names }
   *[other] Shared victory: { $names }
}
nobody-won = Nobody wins.
points = Points

## After the match, and what can go wrong

rematch = Play again
to-replay = Watch the replay
loading = Opening the match
loading-page = Opening
reconnecting = The connection was lost. Trying again; nothing is lost.
bot-plays = A bot is playing your seat now. You are watching.
not-your-seat = This seat is no longer yours. You are watching.
signed-out = You are signed out and can only watch. Sign in to play on.
again = Try again
failed = That did not work.
nothing-lost = Nothing was lost.
not-there = There is nothing here.
not-there-why = The link is wrong, or you are not allowed to see the match.

## The replay

choice-of = choice { $at } of { $all }
play = Play
pause = Pause
step-back = One choice back
step-on = One choice forward
play-on = Play on from here
prev-turn = Previous round
next-turn = Next round
seen-as = Seen by
everybody = the public
back-to-match = To the match
chart = Points over time
turning = Turning points
lead = The lead goes to: { $name }
gain = { $name } { $points }

## The analysis

analysis = Analysis
analyse = Analyse
analyse-on = Continue
analyse-again = Try again
stop-analysis = Stop
analysis-level = Level of the analysis
analysis-why = Looks at every decision as its player saw it: the chances of winning, what would have been better, and what was given away.
analysis-full = You already have several analyses waiting. Let one of them finish first.
analysis-waits = { $n ->
    [0] Starting in a moment.
    [one] Waiting for another analysis.
   *[other] Waiting for { $n } other analyses.
}
analysis-so-far = { $done } of { $all } decisions
analysis-left = about { $time }
analysis-failed = The analysis could not be finished.
analysis-stopped = Stopped. What was found so far is shown.
win-chances = Winning chances
win-chance = chance of winning
players-tab = Players
chosen = chosen
gave-away = gave away { $part }
as-good = as good as the best
not-judged = This choice has not been judged yet.
nothing-to-judge = There was nothing to choose between here.
end-reached = The match is over at this point.
no-mistakes = no mistakes
a-decision = { $part } per decision
favourite = new favourite
grade-slip = slip
grade-mistake = mistake
grade-blunder = blunder

## The rules

search = Search the rules
no-clause = No clause contains these words.
clauses = { $n ->
    [one] { $n } clause
   *[other] { $n } clauses
}

## About and sources

source = Sources of the content
about-text = Saecula plays civilization board games by their full rules: for people in the browser and at the terminal, for bots and for learning agents. Every decision names the clauses of our own rules catalogue it follows.
about-art = No artwork and no wording of the published games is used. Every name and number of the content states its source: taken from the rulebook, from public descriptions, or reconstructed to fit the rulebook where no source was available.
about-credits = Coastlines: Natural Earth, via world-atlas. Type: EB Garamond and Source Sans 3, both under the SIL Open Font License.
entries = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}
source-rulebook = from the rulebook
source-public = from public sources
source-recalled = recalled
source-reconstructed = reconstructed
digest = Fingerprint of the content
keys = Keys: 1–9 choose, U undo, ? explain, ← → Space in the replay.

## What the server refuses, by its code

error-not_found = This does not exist, or you are not allowed to see it.
error-not_signed_in = Please sign in first.
error-forbidden = That is not allowed.
error-bad_request = The server did not understand that.
error-illegal_choice = The rules do not allow this choice now.
error-stale = The question has changed in the meantime. Look again and choose.
error-conflict = That is not possible right now.
error-cannot_undo = This cannot be taken back: something was revealed, dice were rolled, or somebody else has chosen since.
error-not_started = The match has not started yet.
error-not_revealed = That is shown only after the end of the match.
error-name_taken = This name is taken. Choose another one.
error-wrong_password = Name or password is wrong.
error-full = All seats are taken.
error-started = The match has already started.
error-rate_limited = Too many requests. Wait a moment.
error-too_large = That is too long.
error-offline = The server cannot be reached. Nothing was lost.

## Proposals to the others

undo-ask = Ask to undo
undo-ask-title = Ask everybody to let you take back your last choice
undo-ask-question = Ask everybody to let you take back your last choice?
undo-ask-why = Something has been shown or somebody has chosen since, so everybody must agree.
undo-no = There is nothing to take back
ask = Ask them
cancel = Cancel
wants-undo = { $name }: may I take back my last choice?
wants-replace = { $name }: should a bot play on for { $target }?
you-want-undo = You asked to take back your last choice.
you-want-replace = You proposed that a bot play on for { $target }.
agree = Agree
refuse = Refuse
withdraw = Withdraw
still-open = Still to answer: { $names }
still-here = I am here
proposal = Proposal
target-hint = Choose, or say that you are here, and the proposal is off.
replace-by-bot = Propose that a bot play on
replace-question = Propose that a bot play on for { $name }?
replace-why = All the others must agree. The player can stop it by choosing.

## The menu of a match

match-menu = This match
resign = Resign
resign-question = Give up your seat?
resign-why = A bot plays it to the end. You cannot come back.
resign-by-rules = Leave the game
resign-to-bot = Let a bot play on
resign-both-why = By the rules you can leave the game now. Or a bot plays your seat to the end. You cannot come back.
save-record = Save the record
open-record = Open a record
open-record-why = A file saved from a match. It is replayed and checked; then you can look at it or play on.
not-a-record = This file is not a record.
confirm-final = Ask again before a choice that cannot be taken back
final-note = cannot be taken back
answered-for-you = Answered for you
confirm = Confirm

## The clock

clock = Clock
clock-none = none
clock-move = for each move
clock-budget = for the whole match
clock-time = Time
clock-increment = Added for each turn
clock-why = When it runs out, a bot plays on.
time-left = { $time } left
time-low = Only { $time } left
time-up = Time is up

## Notices

notices = When it is my turn
notices-browser = Notify me in this browser
notices-browser-no = This browser does not allow it.
notices-webhook = Call this address (webhook)
notices-webhook-why = It gets a short JSON message, once a turn, while you are away.
notices-email = Send me an e-mail
notices-no-email = Your account has no e-mail address.
notices-no-smtp = This server does not send mail.
notices-guest = With an account you can also be notified by e-mail or webhook.
saved = Saved
remove = Remove

## Small words of the table

tracks = Tracks
more-below = { $n } more below
# Says that the rules are only there in English; not needed here.
rules-english = { "" }
amount = How many
none = none

## Bots, by their names in the API

bot-random = random
bot-greedy = greedy
bot-settler = Settler
bot-prince = Prince
bot-emperor = Emperor

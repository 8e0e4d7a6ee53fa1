player = Player { $number }
beside = Beside the cards
moment-setup = Preparation
moment-round = Round { $round }
moment-over = The end
world = World
progress = Progress
beyond = Beyond
empires = Empires
empires-of = Empires of { $player }
free-colours = Free colours
free-colour = Colour
quality = Quality
hand = Hand
money = Money
units = Units
elites = Elite markers
trade-number = Trade number
leaders = Leaders
leader = Leader
marker = Action marker
front = Front-line value
support = Support value
movement = Movement points
left-in-pool = { $number } left in the pool
empire-card = Empire
not-now = Cannot be founded now
of-limit = { $number }/{ $limit }
start-player = Start player
city = City of level { $level }
capital = Capital of level { $level }
fort = Fort
in-disorder = In disorder
resource-wheat = Wheat
resource-oil = Oil
resource-elephant = Elephants
realm-land = Land units
realm-naval = Naval units
realm-air = Air units
moment-action = Round { $round }, { $action }
age = Age
if-scored-now = Glory if the round ended now
face-down = { $number } face-down
event = Event
artifact = Artifact
card-start = Ages { $ages }{ $more }, starts with { $money } money.
card-age_if = { $given ->
    [yes] , age { $age } if in play: { $empire }
   *[no] , age { $age } if not in play: { $empire }
}
card-where = { $one ->
    [yes] Starts in one of: { $places }.
   *[no] Starts in: { $places }.
}
card-level = { $also ->
    [yes] Level { $change } from the most advanced empire, or level with: { $other }.
   *[no] Level { $change } from the most advanced empire.
}
card-numbers = Trade number { $trade }, leaders: { $leaders }.
card-glory = Glory: { $symbols }.
place-coast_of = a coastal area ({ $region })
place-coast_within = a coastal area at most { $distance } from an empire
place-in_disorder = an area in disorder that is no capital
place-and_areas_of = all areas of another empire there ({ $empire }, { $region })
symbol-ranked = { $name } { $n }
symbol-at_once = { $name } (at once) { $n }
whole-world = World
outside-europe = Outside Europe
region-all = { $region } with seas
region-water = Seas: { $region }
ranked = { $category }, place { $rank }
category-cities = Cities
category-artifacts = Artifacts
category-money = Money
category-progress = Progress
category-homeland = Homeland
category-land_units = Land units
category-naval_units = Naval units
category-cavalry_units = Cavalry
feat-win_trade = Trade won
feat-win_conflict = Conflict won
feat-defend_win = Defence won
feat-win_naval_conflict = Conflict at sea won
feat-capture_city = City captured
feat-capture_capital = Capital captured
feat-destroy_empire = Empire destroyed
feat-adopt_religion = Religion adopted
feat-remove_artifact = Artifact removed

marker-found = Start empire
marker-produce = Production
marker-trade = Trade and progress
marker-manoeuvre = Manoeuvre
marker-destiny = Destiny
marker-civilise = Civilise
marker-dissolve = Discard empire
marker-wild = Wild
about-found = Found an empire from your hand. Only beside the cards.
about-produce = Take the income of the empire, pay for its units, then build.
about-trade = Trade with another empire and advance.
about-manoeuvre = Move units and fight.
about-destiny = Discard any cards, then draw up to the hand size.
about-civilise = Play cards, appoint leaders, build cities.
about-dissolve = Discard the empire.
about-wild = Becomes any action. The empire gets no free progress.
about-idle = Does nothing this round.

option-end = End of the game
option-rounds = Rounds
option-total_history = Total history
option-faster_history = Faster history

ask-lay_start_card = Which card do you play?
why-lay_start_card = Whoever plays the highest value becomes start player. All cards played are discarded.
ask-choose_colours = Which pair of colours do you take?
why-choose_colours = Light colours have more counters, dark ones have better ones. You keep the pair for the whole game.
ask-place_markers = Which actions do your empires take?
why-place_markers = Lay a marker on each empire, or leave it idle. While you have fewer empires than allowed, you may lay one more beside your cards.
ask-turn_up = Which markers do you turn up?
why-turn_up = A marker that is not turned up now does nothing this round; the wild may wait.
ask-first_of_two = Which acts first?
why-first_of_two = You turned up two markers for this action.
ask-found = Which empire do you found?
why-found = The card must fit the age of the most advanced empire. Units of others in its start areas are converted or fought.
ask-choose_colour = Which colour does the empire get?
why-choose_colour = Your own colours come first; others only if both are in use.
ask-choose_level = Where does the progress marker of { $empire } start?
why-choose_level = The card offers two levels.
ask-start_in = Where do { $empire } start?
why-start_in = The card offers several areas.
ask-choose_leader = Which leader do { $empire } take?
why-choose_leader = Each named leader appears once in a game.
ask-leader_in = Where is the leader of { $empire }?
why-leader_in = A leader starts in a start area and stays only with a unit.
ask-build = What do { $empire } build?
why-build = Units cost money and upkeep. An area builds as many units as the level of its city, and at least one; a new empire builds any number.
ask-build_there = What do { $empire } build here: { $area }?
why-build_there = Ships are built on the coast; where there are two shores, choose one.
ask-found_capital = Where is the capital of { $empire }?
why-found_capital = It is founded in a start area that the empire controls.
ask-place_fort = Where do { $empire } place a fort?
why-place_fort = The card gives it for nothing.
ask-leave_unpaid = Where do { $empire } leave a unit unpaid?
why-leave_unpaid = Still to choose: { $number }. Areas that lose a unit fall into disorder.
ask-give_up = Which unit do { $empire } give up here: { $area }?
why-give_up = It returns to the pool. Still to choose: { $number }.
ask-destiny = Which cards do you discard?
why-destiny = Afterwards you draw up to your hand size.
ask-dissolve = Discard { $empire }?
why-dissolve = Units, forts and leaders leave the game, cities stay as neutral ones, and the colour is free again.
ask-buy_glory = How much glory do you buy with the money of { $empire }?
why-buy_glory = What is spent no longer counts for money symbols.

do-start_card = Play { $card }
do-pair = Take the pair of { $colour }
do-idle = { $empire }: idle
do-mark = { $empire }: { $marker }
do-lay = Beside the cards: { $marker }
do-turn_up = Turn up: { $empire }
do-first = { $empire } first
do-found = Found: { $card }
do-colour = { $colour }
do-behind = By the modifier of the card
do-level_of = Level with { $empire }
do-start_in = { $area }
do-leader = { $leader }
do-leader_in = { $area }
do-found_capital = Capital: { $area }
do-place_fort = Fort: { $area }
do-build = Build: { $unit }
do-build_in = Build here: { $area }
do-build_here = { $unit }
do-build_beyond = { $unit } on the other shore
do-fort = Fort: { $area }
do-elite = Elite marker
do-unpaid = { $area }
do-give_up = Give up: { $unit }
do-discard = Discard { $card }
do-dissolve = Discard the empire
do-keep = Keep it
do-buy_glory = { $number } glory

told-start_card_shown = { $player } plays { $card }: { $value }.
told-start_player = { $player } is the start player.
told-colours_taken = { $player } takes { $one } and { $other }.
told-round_began = Round { $round }
told-action_began = { $marker }
told-marker_shown = { $player } turns up { $marker }: { $empire }.
told-wild_shown = { $player } has the wild here: { $empire }.
told-twice = { $player } does the action a second time and loses { $glory } glory.
told-founded = { $player } founds { $empire } ({ $colour }) at level { $level }.
told-not_founded = { $player } founds no empire.
told-leader_came = { $player } takes a leader: { $leader } ({ $area }).
told-leader_left = { $player } loses a leader: { $leader }.
told-capital_founded = { $player } founds the capital of { $empire }: { $area }.
told-produced = { $player } produces with { $empire }: income { $income }, upkeep { $upkeep }.
told-left_unpaid = { $player } leaves a unit of { $empire } unpaid: { $area }.
told-built = { $player } builds a unit of { $empire }: { $area }.
told-fort_built = { $player } builds a fort of { $empire }: { $area }.
told-elite_bought = { $player } gets an elite marker for { $empire }.
told-redrew = { $player } discards { $discarded } and draws { $drawn }.
told-dissolved = { $player } discards { $empire }.
told-advanced = { $player } advances { $empire } to level { $level }.
told-fell_back = { $player } moves { $empire } back to level { $level }.
told-feat_done = { $player } gains { $glory } glory at once for a square symbol of { $empire }.
told-passed_last_level = { $player } is first to pass the last level, with { $empire }: { $glory } glory.
told-glory_bought = { $player } buys { $glory } glory with { $empire }.
told-cavalry_counted = { $empire } of { $player } shows { $number } cavalry units.
told-scored = { $player } scores { $glory } glory.
told-game_ended = The game is over.

# Manoeuvre.
journeys = Regions and canals
elsewhere = Elsewhere
ask-march = Which units of { $empire } move?
why-march = Each unit moves once. A land area that you hold must keep a unit that does not fly.
ask-group = Which units of { $empire } leave, and where do they go: { $area }?
why-group = Choose units and leaders, then the goal. They go together, as fast as the slowest; a ship carries one unit.
ask-let_through = Do { $empire } let ships of { $guest } through: { $canal }?
why-let_through = Every empire on the banks must agree.
ask-quell = Where do { $empire } end disorder by force?
why-quell = Enough units are there for the terrain, the city and the borders they crossed.
ask-yield_elephant = Where do { $empire } lose an elephant?
why-yield_elephant = Another empire controls the area of this elephant.
do-send_all = All come here: { $area }
do-send = One unit here: { $area }
do-gather = Group from here: { $area }
do-take = Take { $unit }
do-take_beyond = Take { $unit } from the other shore
do-escort = With { $leader }
do-toward = Toward { $part }
do-go_to = To { $area }
do-go_beyond = To { $area }, other shore
do-ask_canal = Ask for passage: { $canal }
do-let_through = Let them through
do-turn_away = Turn them away
do-quell = End disorder: { $area }
do-yield_elephant = { $area }
told-manoeuvre_began = { $player } manoeuvres with { $empire }.
told-marched = { $player } moves { $number ->
    [one] a unit
   *[other] { $number } units
 } of { $empire }: { $start } – { $goal }.
told-canal_asked = { $player } asks for passage with { $empire }: { $canal }.
told-canal_granted = { $player } allows it for { $empire }.
told-canal_refused = { $player } refuses it for { $empire }.
told-quelled = { $player } ends disorder in an area of { $empire } by force: { $area }.
told-galley_lost = { $player } loses a galley of { $empire } far from its own land: { $area }.
told-elephant_claimed = { $player } takes an elephant for { $empire }: { $area }.
told-elephant_won = { $player } receives an elephant for { $empire }.
told-elephants_gone = All elephants leave the game.
### Conflict
option-pursuit = Pursuit
shown-so-far = Shown: { $units }.
set-aside = Set aside: { $units }.
card-laid = Card: { $card }.
battle = Conflict: { $area }
attacker = Attacker
defender = Defender
part-card = Card
part-units = Committed units
part-elites = Elite markers
part-ages = Ages ahead
part-bonuses = Cards, artifacts and leaders
part-defence = Ground, fort and city
shaken = Disorder markers: { $number }
unseen-units = unseen units
ask-fight = Which conflict comes next?
why-fight = Each conflict is fought to its end before the next begins.
ask-scrap = Do { $empire } destroy their nuclear weapon?
why-scrap = It is the only uncommitted unit. In return for a disorder marker of the conflict, the others come back.
ask-stay_or_go = Do { $empire } stay or retreat?
why-stay_or_go = A side that retreats loses the conflict, but its units survive in neighbouring areas.
ask-retreat = Where do the units of { $empire } retreat to?
why-retreat = Neighbouring areas that the empire holds alone are open. Units that cannot enter any of them are lost.
ask-pull_out = Which units of { $empire } retreat here: { $area }?
why-pull_out = Leaders may go with a unit.
ask-sacrifice = Which unit do { $empire } lose in the pursuit?
why-sacrifice = Losses still to take: { $number }. Cavalry, and units of a later age than the pursuer's, count for more than one.
ask-redraw = Do { $empire } use this card?
why-redraw = With a Tactician it can be discarded once; the next card must then be used.
ask-commit = Which units do { $empire } commit?
why-commit = At least one unit. The side with the lower potential loses all that it has committed.
do-fight = Fight: { $area }
do-stay = Stay
do-retreat = Retreat
do-withdraw = All to: { $area }
do-withdraw_some = Some to: { $area }
do-pull_out = { $unit }
do-accompany = With them: { $leader }
do-sacrifice = Lose: { $unit }
do-keep_card = Use this card
do-another_card = Discard it and use the next one
do-commit_all = Commit all units
do-commit = Commit: { $unit }
do-lead = Led by { $leader }
do-scrap = Destroy the weapon
do-spare = Keep the weapon
told-converted = { $player } converts units for { $empire }: { $area } ({ $number }).
told-conflict_began = { $player } attacks with { $attacker }: { $area }, held by { $defender }.
told-combat_round = Combat round { $number }
told-card_redrawn = { $player } discards { $card } and draws another card for { $empire }.
told-combat_card = { $player } shows the card of { $empire }: { $card }.
told-committed = { $player } commits for { $empire }: { $unit } ({ $number }).
told-led = { $player } commits a Tactician of { $empire }: { $leader }.
told-potential = { $player } has a conflict potential of { $number } with { $empire }.
told-units_lost = { $player } loses units of { $empire }: { $number }.
told-shaken = { $player } has committed all units of { $empire }; disorder markers of the conflict: { $number }.
told-retreated = { $player } retreats with { $empire }.
told-withdrew = { $player } moves units of { $empire } here: { $area } ({ $number }).
told-left_behind = { $player } loses units of { $empire } that cannot retreat: { $number }.
told-pursued = { $player } must take losses of { $empire } in the pursuit: { $number }.
told-scrapped = { $player } destroys a nuclear weapon of { $empire }.
told-shot_down = { $player } loses a nuclear weapon of { $empire } to star wars.
told-exploded = { $player } uses a nuclear weapon with { $empire }: { $area }. It costs { $glory } glory.
told-conflict_won = { $player } wins the conflict with { $empire }: { $area }.
told-both_lost = Nobody wins the conflict that { $player } began: { $area }.
told-treasury_lost = { $player } loses the money of { $empire }: { $money }.
told-city_dropped = The city drops a step in the conflict that { $player } began: { $area }.
# Events.
moment-on_card = a card is played
moment-before_actions = before the actions
moment-on_reveal = a marker is turned up
moment-start_empire = Start empire
moment-before_production = before a Production
moment-trade_naming = a partner is named
moment-trade_announced = a trade is announced
moment-trade_revealed = trade cards are shown
moment-manoeuvre_begins = a Manoeuvre begins
moment-manoeuvre_moved = movement is done
moment-conflict = a round of a conflict
moment-after_manoeuvre = after a Manoeuvre
moment-civilise = Civilise
moment-before_glory = before the scoring
ask-react = Do you play an event?
why-react = The moment: { $moment }. Whoever plays first in the order of the round acts; then all are asked again.
ask-aim_player = Which player do you aim at?
why-aim_player = Everything is named when the card is played.
ask-aim_empire = Which empire do you aim at?
why-aim_empire = Everything is named when the card is played.
ask-aim_area = Which area do you aim at?
why-aim_area = Only controlled areas can be hit.
ask-aim_other = Which is the second empire?
why-aim_other = The card concerns two empires.
ask-aim_leader = Which leader do you aim at?
why-aim_leader = Everything is named when the card is played.
ask-aim_more = Which other area does it hit?
why-aim_more = The card can hit several areas, named one by one.
do-react = Play { $card }
do-ripple = Play { $card }
do-aim_player = { $player }
do-aim_empire = { $empire }
do-aim_area = { $area }
do-aim_leader = { $leader }
told-marker_cancelled = The marker of { $player } is cancelled: { $empire }.
told-event_played = { $player } plays an event: { $card }.
told-aimed_at_player = { $player } aims at { $other }.
told-aimed_at_empire = { $player } aims at { $empire }.
told-aimed_at_area = { $player } aims at { $area }.
told-aimed_at_leader = { $player } aims at { $leader }.
told-card_cancelled = The card of { $player } is cancelled: { $card }.
told-card_retargeted = The card of { $player } gets a new target: { $card }.
told-came_to_nothing = The card of { $player } has no target left: { $card }.
# Civilise
ask-civilise = Civilise ({ $empire }): what do you do?
why-civilise = First cards, then leaders, religion or government, units, cities, disorder. Once you do something from a later step, the earlier ones are over.
ask-artifact_on = Who gets the artifact: { $card }?
why-artifact_on = Any empire of a fitting age that meets its prerequisites, one of your own or another.
ask-artifact_in = Where do { $empire } place { $card }?
why-artifact_in = A land area holds at most one artifact.
ask-artifact_site = Where do { $empire } place { $artifact }?
why-artifact_site = The card gives it when the empire is founded. A land area holds at most one artifact.
ask-take_culture = Do { $empire } adopt { $artifact }?
why-take_culture = An empire that conquers such a capital may adopt the culture of the conquered. Changing it brings disorder.
ask-dismiss_from = Where do { $empire } remove the leader?
why-dismiss_from = Named leaders leave the game, others return to the cup.
ask-keep_leader = Do { $empire } keep the leader drawn?
why-keep_leader = Draws left: { $number }. What is put back returns to the cup before the next draw.
ask-post_leader = Where do { $empire } place the leader?
why-post_leader = In any area that the empire controls. A leader without a unit is lost.
ask-flip_there = Which unit do { $empire } flip here: { $area }?
why-flip_there = The level of the empire must allow the other side. Each unit is flipped once.

ask-lose_unit = Which unit do { $empire } lose here: { $area }?
why-lose_unit = Still to choose: { $number }.

do-play_event = Event: { $card }
do-play_artifact = Artifact: { $card }
do-artifact_on = { $empire }
do-artifact_in = { $area }
do-dismiss = Remove: { $leader }
do-dismiss_from = { $area }
do-appoint = Appoint: { $leader }
do-draw_leader = Draw a leader
do-keep_leader = Keep the leader
do-put_back = Put it back
do-post_in = { $area }
do-adopt = Adopt: { $artifact }
do-modernise = Modernise all units
do-flip_in = Flip a unit here: { $area }
do-flip = Flip: { $unit }
do-lose_unit = Lose: { $unit }
do-build_city = City: { $area }
do-name_capital = Make it the capital: { $area }
do-appease = Buy off disorder: { $area }

told-artifact_played = { $player } plays { $card } on { $empire }.
told-artifact_came = { $player } gets an artifact for { $empire }: { $artifact }.
told-artifact_left = { $player } loses an artifact of { $empire }: { $artifact }.
told-blue_marker = { $artifact }: blue marker on level { $level }.
told-drew_leader = { $player } draws a leader for { $empire }.
told-put_back = { $player } puts the counter back ({ $empire }).
told-modernised = { $player } modernises units of { $empire }.
told-adopted = { $player } adopts { $artifact } with { $empire }.
told-unit_lost = { $player } loses a unit of { $empire }: { $unit } ({ $area }).
told-city_built = { $player } builds a city of level { $level } with { $empire }: { $area }.
told-capital_named = { $player } gives { $empire } a capital: { $area }.
told-fell_into_disorder = { $player } has disorder in an area of { $empire }: { $area }.
told-calmed = { $player } ends disorder in an area of { $empire }: { $area }.
## Range and permission

option-take_that = Take that!
ask-permit = May { $empire } pass through the areas of { $other }?
why-permit = If you agree, all areas of the empire are open for this action. You may demand up to three cards and money for it.
ask-demand_money = How much money do you demand from { $empire }?
why-demand_money = For the passage through { $other }, besides cards: { $cards }.
ask-demand_exactly = Exactly how much money do you demand from { $empire }?
why-demand_exactly = For the passage through { $other }, besides cards: { $cards }. Tens: { $tens }.
ask-accept = Does { $empire } pay for the passage through { $other }?
why-accept = The price is { $cards } cards of your choice and { $money } money. An empire that does not pay does not pass.
ask-hand_over = Which cards do you hand over to { $player }?
why-hand_over = Cards to choose: { $number }. The others do not see them.
do-ask_passage = Ask for passage: { $empire }
do-grant = Let them pass
do-refuse = No
do-demand_cards = { $number ->
    [0] Demand only money
    [1] Demand a card
   *[other] Demand { $number } cards
}
do-tens = { $number ->
    [0] Below 10
   *[other] { $number }0 to { $number }9
}
do-sum = { $amount } money
do-accept = Pay
do-hand_over = Hand over { $card }
told-passage_asked = { $player } asks with { $empire } for passage: { $other }.
told-passage_granted = { $player } opens the areas of { $empire } to { $other }.
told-passage_refused = { $player } refuses the passage through { $empire }.
told-passage_price = { $player } demands { $cards } cards and { $money } money for the passage through { $empire }.
told-price_paid = { $player } pays with { $empire }: { $cards } cards and { $money } money for { $other }.
told-price_refused = { $player } does not pay with { $empire }.
ask-appoint_leader = Which leader do { $empire } take?
why-appoint_leader = An event brings a leader: a named one of the age, or one from the cup.
ask-swap_for = Which marker do you lay instead: { $empire }?
why-swap_for = The others do not see which one.
ask-discard_card = Which card do you discard?
why-discard_card = Still to choose: { $number }.
ask-recover_card = Which card do you take?
why-recover_card = It is one of those discarded last. Still to choose: { $number }.
ask-lose_somewhere = Where do { $empire } lose a unit?
why-lose_somewhere = Still to choose: { $number }.
ask-lose_ship = Which ship do { $empire } lose here: { $area }?
why-lose_ship = Still to choose: { $number }.
ask-free_unit = Which unit do { $empire } get here: { $area }?
why-free_unit = It comes for nothing, as long as the pool has some.
ask-settle_in = Which area do { $empire } settle?
why-settle_in = Only neutral land next to one of its own areas. Still to choose: { $number }.
ask-colonist = Which unit of { $empire } settles here: { $area }?
why-colonist = It comes for nothing, as long as the pool has some.
ask-relocate_from = From where do { $empire } move a unit?
why-relocate_from = One unit has to stay. Still to choose: { $number }.
ask-relocate_unit = Which unit of { $empire } moves, and where to? It leaves: { $area }.
why-relocate_unit = Any area of the empire will do, however far.
do-recover = Take { $card }
do-swap_for = { $marker }
do-lose_in = { $area }
do-lose_ship = { $unit }
do-free_unit = { $unit }
do-settle_in = { $area }
do-relocate_from = { $area }
do-relocate_unit = { $unit }
do-relocate_to = { $area }
do-relocate_beyond = { $area }, the other shore
told-money_gained = { $player } gets { $money } money for { $empire }.
told-money_lost = { $player } loses { $money } money of { $empire }.
told-elite_gained = { $player } gets an elite marker: { $empire }.
told-elite_lost = { $player } loses an elite marker: { $empire }.
told-drew_cards = { $player } draws { $number } cards.
told-card_lost = { $player } has to discard { $card }.
told-card_recovered = { $player } takes { $card } from the discard pile.
told-looked_at_hand = { $player } looks at the hand of { $other }.
told-looked_at_marker = { $player } looks at a marker of { $other }.
told-marker_swapped = { $player } swaps the marker: { $empire }.
told-city_changed = The city changes: { $area }.
told-fort_lost = { $player } loses a fort of { $empire }: { $area }.
told-uprising = An uprising of strength { $strength } against { $player } ({ $empire }): { $area }.
told-unit_came = { $player } gets a unit of { $empire }: { $area }.
told-unit_relocated = { $player } moves a unit of { $empire }: { $area } to { $goal }.

## Trade

ask-choose_partner = Whom do { $empire } trade with?
why-choose_partner = Partners are empires of others in range; those who have not traded this round come first. With nobody in range you trade with the deck.
ask-offer_card = Which card do you lay for the trade?
why-offer_card = Both cards are shown together. Value and trade number count; each side keeps the card of the other.
ask-advance_more = How many more levels do { $empire } advance?
why-advance_more = The trade is won. One level for having chosen the action, one if the partner stood higher: up to { $number }.
ask-gift = Do { $empire } give money to { $other }?
why-gift = After a trade both may give the other any sum.
ask-gift_exactly = Exactly how much money do { $empire } give to { $other }?
why-gift_exactly = Tens: { $tens }.
do-trade_with = Trade with { $empire }
do-trade_deck = Trade with the deck
do-offer = Lay { $card }
do-hold_back = Keep the card, lay the top of the draw pile
do-advance_more = { $number ->
    [0] No further level
    [1] One more level
   *[other] { $number } more levels
}
told-trades_with = { $player } has { $empire } trade with { $other }.
told-trades_with_deck = { $player } has { $empire } trade with the deck.
told-lays = { $player } lays { $card } for { $empire }: { $value }.
told-deck_lays = The deck lays { $card }: { $value }.
told-trade_totals = { $player } reaches { $total } with { $empire } against { $against }.
told-gave_money = { $player } gives { $money } money of { $empire } to { $other }.
ask-keep_dagger = Do you keep this card?
why-keep_dagger = The assassin kills the leader with a strictly higher card. Draws left: { $number }.
told-dagger_kept = { $player } keeps a card for the assassination.
told-dagger_discarded = { $player } discards { $card } and draws again.
told-daggers_compared = The assassin of { $player } has { $value }, the victim { $other }.

## Optional rules

option-cadenced_progress = Cadenced progress
option-technology = Technology
option-security = Security
ask-lay_cadence = Which actions bring no free progress?
why-lay_cadence = Lay one to three markers face down. The first stops every empire, the second those with a trade number below +1, the third those below 0.
ask-step_back = Which empire goes back a level?
why-step_back = A cadence marker names the action of an empire of yours that left play, another one hits these.
ask-secure = Which cards do you discard?
why-secure = Afterwards you draw up to six cards.
do-cadence = Cadence: { $marker }
do-step_back = Back: { $empire }
told-cadence_laid = { $player } lays cadence markers: { $number }.
told-cadence_shown = Cadence, box { $box }: { $marker }.

## Story

counter-glory = glory
counter-empires = empires
counter-money = money
counter-cards = cards
cause-setup = Preparation
cause-free_progress = Free progress
cause-scoring = Scoring
cause-buy_glory = Glory bought
cause-effects = Leaders and artifacts
cause-events = Events
cause-dissolve = Discard empire
cause-fight = Conflict
cause-twice = The same action twice
cause-exploded = Nuclear weapon
cause-feat_done = Square symbols
cause-passed_last_level = Past the last level first
# Artifacts in play.
own-markers = Your action markers
artifacts = Artifacts
artifact-wonder = Wonder
artifact-technology = Technology
artifact-condition = Condition
artifact-religion = Religion
artifact-government = Government
blue-marker = for everybody from level { $level }

## What cards do
op-potential = Conflict potential { $change }{ $when ->
    [attack] { " when attacking" }
    [defend] { " when defending" }
   *[other] { "" }
}{ $kind ->
    [river] { " against attacks across a river" }
    [invasion] { " against invasions" }
    [by_land] { " against attacks by land" }
    [forest] { " in forest" }
    [jungle] { " in jungle" }
    [mountain] { " in mountains" }
   *[other] { "" }
}{ $where ->
    [here] { " in its area" }
    [around] { " in its area and next to it" }
    [city] { " in areas with a city" }
   *[other] { "" }
}{ $per ->
    [front_infantry] { " for each infantry unit in the front line" }
   *[other] { "" }
}.
op-front = Front-line value when attacking { $change }: { $name }.
op-deny = { $kind ->
    [invasion] The enemy gets no bonus against invasions.
    [river] The enemy gets no bonus for rivers.
   *[other] The defender gets no bonus for fort and city.
}
op-redraw = Can discard the card of a combat round and must use the next.
op-hold_tie = If committed, loses nothing on equal potentials.
op-free_retreat = Can retreat as soon as either side has a disorder marker.
op-price = Cost { $change }{ $when ->
    [found] { " when founding" }
   *[other] { "" }
}: { $name }.
op-level = Can be built from level { $n }: { $name }.
op-move = { $kind ->
    [escort] Movement points { $change } for units that move with this leader.
   *[other] Movement points { $change }: { $name }.
}
op-move_cost = { $where ->
    [own] Movement points to enter any of its own land areas: { $n }.
   *[other] Movement points to enter: { $n } ({ $name }).
}
op-galley = { $kind ->
    [ocean] Galleys can enter oceans.
   *[other] Galleys can stay at sea far from their own land.
}
op-pass = Ships can pass foreign ships at sea.
op-income = { $per ->
    [area] Income { $change } for each area of this kind: { $name }.
    [city] Income { $change } for each city.
    [city_level] Income { $change } for each level of the city in its area.
    [wheat] Income { $change } for each area with wheat.
    [ten_money] Income { $change } for every 10 money held, at most { $most }.
   *[other] Income { $change }{ $where ->
        [here] { " in its area" }
        [capital] { " in the capital" }
       *[other] { "" }
    }.
}
op-no_income = { $kind ->
    [water] No income from seas and oceans.
    [wheat] No income from wheat.
   *[other] { $where ->
        [here] No income from its area.
       *[other] No income from these areas, the { $n } richest of them: { $names }.
    }
}
op-half_income = Half income.
op-trade = { $kind ->
    [deck] Trade number { $change } when trading with the deck.
    [same_religion] Trade number { $change } with empires of the same religion.
   *[other] Trade number { $change }.
}
op-trade_money = Money for every trade with another empire: { $n }.
op-range = { $kind ->
    [no_permission] Needs no permission to pass through areas of other empires.
   *[other] Range { $change }.
}
op-plunder = Money for every city captured: { $n }.
op-hand = Draws up to { $n } cards in Destiny.
op-draws = Leaders drawn from the cup to choose from: { $change }.
op-cities = More cities to build or upgrade in one action{ $kind ->
    [fertile] { " in fertile areas" }
   *[other] { "" }
}{ $where ->
    [here] { " in its area" }
   *[other] { "" }
}: { $n }.
op-leaders_stay = Leaders stay when the age changes.
op-city_glory = City levels counted for glory: { $change }.
op-count = These areas count for glory: { $name }.
op-glory_price = One glory can be bought for { $n } money.
op-round_glory = { $when ->
    [peace] Glory { $change } at the end of a round in which the empire has not fought.
    [in_capital] Glory { $change } at the end of a round that this leader ends in the capital.
   *[other] { $per ->
        [green_artifact] Glory { $change } for each green artifact, at most { $most }.
       *[other] Glory { $change } in this scoring.
    }
}
op-artist_glory = Glory { $change } for an Artist who scores in the capital.
op-attacked_glory = Glory { $change } for a player who attacks the empire.
op-no_free_progress = No free progress.
op-immune = { $kind ->
    [disorder] Its area does not fall into disorder.
   *[other] Safe from: { $names }.
}
op-calm_change = { $kind ->
    [religion] The religion changes without disorder.
   *[other] The government changes without disorder.
}
op-adopt_both = Can adopt a religion and a government in one action.
op-adopt_by_conquest = An empire that conquers the capital can adopt it.
op-fixed_religion = The religion cannot change.
op-appease = Removing disorder costs { $n } money.
op-force = Units needed to remove disorder: { $change }.
op-round_disorder = Its area falls into disorder in every round.
op-war_disorder = Attacking an empire of another player brings disorder to the capital.
op-uprising = Strength of uprisings { $change }.
op-any_age = The new empire can be of any age.
op-convert = { $kind ->
    [any] Converts all foreign units in its start areas.
   *[other] Converts foreign units in its start areas: { $names }.
}
op-receive = Receives: { $names }.
op-manoeuvre = Carries out a Manoeuvre at once.
op-any_partner = The trade partner can be out of range.
op-embargo = The trade is cancelled.
op-loser_advances = Levels the loser of the trade advances: { $n }.
op-elite = Elite markers { $change }.
op-fort = Free forts: { $n }.
op-free_units = Free units: { $n } ({ $name }).
op-colonise = Neutral land areas next to its own to settle with a unit each: up to { $n }.
op-relocate = Units to move to any of its own areas: up to { $n }.
op-lose_units = { $scope ->
    [empire] Units that the empire loses: { $n }.
    [stacks] Every area of the empire loses half of its units, rounded { $half ->
        [up] up.
       *[other] down.
    }
    [around] { $around ->
        [0] The area and every area next to it, waters too, lose half of their units, rounded { $half ->
            [up] up.
           *[other] down.
        }
       *[other] Units lost in the area: { $n }; in each land area next to it: { $around }. One unit is left in each.
    }
   *[other] { $kind ->
        [naval] Half of the ships there are lost, rounded { $half ->
            [up] up.
           *[other] down.
        }
       *[other] Half of the units there are lost, rounded { $half ->
            [up] up.
           *[other] down.
        }
    }
}
op-city = { $way ->
    [down] The city falls by a step.
   *[other] A city is founded or rises by a step.
}
op-raze = { $kind ->
    [fort] The fort there is removed.
   *[other] The artifact there is removed.
}
op-disorder = { $scope ->
    [around] Disorder in the area and next to it, in up to { $n } areas.
    [rivers] Disorder in the area and across its rivers, in up to { $n } areas.
    [cities] Disorder in all areas with a city.
    [capital] Disorder in the capital.
    [some] Disorder in up to { $n } areas of the empire.
    [all] Disorder in all areas of the empire.
   *[other] Disorder in the area.
}
op-neutral = The area becomes neutral; its units are lost.
op-revolt = An uprising as strong as a card drawn: the area becomes neutral if its units are weaker, else it falls into disorder.
op-lift = { $ids ->
    [0] The artifact there is removed.
   *[other] Removes: { $names }.
}
op-lose = { $kind ->
    [religion] The empire loses its religion.
   *[other] The empire loses its government.
}
op-money = The empire receives { $n } money.
op-half_money = The empire loses half of its money.
op-progress = { $way ->
    [down] Levels the empire goes back: { $size }.
   *[other] Levels the empire advances: { $size }.
}
op-appoint = Appoints a leader.
op-dismiss = The leader is removed.
op-assassin = Kills the leader with a higher card; cards to draw: up to { $n }.
op-card_value = The card of this side counts as { $n }.
op-swap_cards = Both sides swap their cards.
op-combat_disorder = Disorder markers of this side in the conflict: { $change }.
op-stampede = The elephants of this side count for nothing.
op-draw = Cards drawn: { $n }.
op-discard = Cards discarded: { $n }.
op-recover = Takes from the { $most } cards discarded last: { $n }.
op-look = { $kind ->
    [hand] Shows you the hand.
   *[other] Shows you an action marker.
}
op-cancel_card = Cancels the card being played.
op-retarget = Names a new target for the card being played.
op-cancel_marker = Cancels the marker.
op-swap_marker = Swaps the marker for one not placed.
op-truce = The two do not attack each other this round.
op-half_glory = Halves the glory of this scoring.
op-end_game = Ends the game at once.
group-infantry = infantry
group-missile = missile units
group-cavalry = cavalry
group-naval = ships
group-elephant = elephants
group-air = air units
group-armour = armour
group-nuclear = nuclear weapons
group-star_wars = Star Wars
group-non_infantry = all units but infantry
group-all = all units
group-land = on land
group-water = sea, ocean
terrain-fertile = fertile land
terrain-plains = plains
terrain-forest = forest
terrain-jungle = jungle
terrain-marsh = marsh
terrain-mountain = mountains
terrain-desert = desert
terrain-tundra = tundra
terrain-sea = sea
terrain-ocean = ocean
any-religion = any religion
any-government = any government
event-moment = When: { $moment }{ $by ->
    [own] { " (own action)" }
    [other] { " (by another player)" }
   *[any] { "" }
}.
event-aim = Target: { $aim }.
event-aim-of = Target: { $aim } ({ $needs }).
aim-all = everybody
aim-player = a player
aim-empire = an empire
aim-two_empires = two empires
aim-area = a controlled area
aim-leader = a leader
aim-side = a side of the conflict
aim-trade = the trade
aim-marker = an action marker
aim-card = the card being played
aim-acting = the empire that acts
aim-battlefield = the area of the conflict
aim-founder = the founder
need-own = yours
need-other = somebody else
need-money = with money
need-religion = with a religion
need-government = with a government
need-in_disorder = in disorder
need-won_conflict = has won a conflict
need-unnamed = without a name
need-city = with a city
need-city_3 = with a city of level 3 or more
need-river = at a river
need-mountain = mountains
need-desert = desert
need-island = island
need-ships_at_sea = sea with ships
need-not_near_capital = neither the capital nor next to it
colour-green = Green: 1 glory at once.
colour-red = Red: costs 1 glory at once.
artifact-ages = Ages: { $ages }{ $early }.
artifact-early = , in age { $age } if: { $conditions }
early-has_enlightenment = has the Enlightenment
early-two_cities_of_level_3 = two cities of level 3
early-four_empires_industrial_or_age_5 = four empires of age 5 or with the Industrial Revolution
artifact-needs = Needs: { $names }.
ends-win_trade = Ends with a trade won.
ends-production = Ends with a Production.
ends-government_change = Ends with a change of government.
ends-disorder_removed = Ends when the disorder there is removed.
placed-area = Lies in an area.
placed-card = Lies on the empire card.
blue-text = Blue marker: every empire that reaches its level has it, too.
at-founding = Founding: { $deeds }
leader-type = { $type }: { $skills }
none-cities = No cities up to age { $age }.
none-ships = No ships up to age { $age }.
none-cavalry = No cavalry up to age { $age }.

## Headings of what there is much of

verb-build = Build a unit
verb-build_in = Build in an area
verb-fort = Build a fort
verb-send_all = All come to
verb-send = One unit goes to
verb-gather = A group leaves
verb-ask_canal = Ask for passage
verb-take = Take along
verb-escort = With a leader
verb-go_to = Go to
verb-play_event = Play an event
verb-play_artifact = Play an artifact
verb-dismiss = Remove a leader
verb-appoint = Appoint a leader
verb-adopt = Adopt a culture
verb-flip_in = Flip a unit
verb-build_city = Build a city
verb-name_capital = Name the capital
verb-appease = Buy off disorder

## What choices bring

hint-own = own area
hint-nobody = nobody there
hint-against = against { $number } { $empire }
hint-defence = defence +{ $number }
hint-yields = income { $number }
hint-found = { $number ->
    [0] no card in hand fits now
    [one] one card in hand fits now
   *[other] { $number } cards in hand fit now
}
hint-destiny = draws { $number }, plus as many as discarded
hint-produce = income { $income }, upkeep { $upkeep }
hint-trade = trade number { $number }; in range: { $partners }
hint-manoeuvre = { $number ->
    [one] one unit
   *[other] { $number } units
}
hint-civilise = cards, leaders; city sites: { $number }
hint-dissolve = it would score { $number } now
hint-unit = { $price } money; { $front } in front, { $support } in support; left: { $left }
hint-there = { $number ->
    [one] one unit there
   *[other] { $number } units there
}
hint-room = room for { $number }
hint-fort = { $price } money; +{ $number } for the defender
hint-elite = { $price } money; +1 in every conflict; so far { $number }
hint-may-leave = may leave: { $number }
hint-city = level { $number }
hint-more-income = income +{ $number }
hint-capital = becomes the capital
hint-price = { $price } money
hint-new-empire = level { $level }, { $money } money
hint-start = { $more ->
    [0] starts in { $areas }
   *[other] starts in { $areas } and { $more } more
}
hint-colour = { $number } units, quality { $quality }
hint-level = level { $level }
hint-money = { $number } money
hint-value = value { $number }
hint-offer = { $value } and trade number { $number }: { $total }
hint-trade-numbers = trade numbers { $own } : { $other }
hint-trade-number = trade number { $number }
hint-reach = level { $level }, { $age }
hint-values = { $front } in front, { $support } in support
hint-potential = potential { $number }
hint-money-left = { $number } money left

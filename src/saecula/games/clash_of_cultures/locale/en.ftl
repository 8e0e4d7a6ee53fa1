## Names that are in no content file.

civ = { $number ->
    [1] Red
    [2] Yellow
    [3] Purple
   *[other] Blue
}
good-food = food
good-wood = wood
good-ore = ore
good-ideas = ideas
good-gold = gold
good-mood = mood
good-culture = culture
good-captives = captives
turn-kept = as it is
turn-turned = half turn
unit-moved = { $unit } (has acted this turn)
mood-angry = angry
mood-neutral = neutral
mood-happy = happy
amount = { $n } { $good }
nothing = nothing

## Options of the game.

option-base_only = Base game: no civilizations, leaders, cavalry, elephants, pirates, markets, obelisks and observatories
option-chosen_start = Players choose their start positions, the start player last
option-short_game = Shorter game: four rounds, two settlers, two free advances a round
option-flexible_end = Flexible end: up to seven rounds, and a die may end the game earlier
option-no_events = Of event cards only the symbols are carried out
option-optional_events = Before drawing an event, players decide whether its text counts
option-random_leader = Recruited leaders are drawn by lot
option-wonder_buffet = Wonder cards lie open, and everybody may build them
option-alternate_history = Leaders of all civilizations are dealt by lot

## Questions and their reasons.

ask-choose_site = Where do you found your starting city?
why-choose_site = It stands on the plains of a start tile, is happy, and has a settler with it.

ask-act = What do you do?
why-act = You have three actions in each turn; free actions cost none. You may end your turn early.

ask-pay_advance = How do you pay for { $advance }?
why-pay_advance = An advance costs two food; ideas and gold may replace food in any mix.

ask-free_advance = Which advance do you gain?
why-free_advance = It costs nothing. All other rules hold: the top advance of a category first, and one government only.

ask-follow_up = Do you pay for { $ability }?
why-follow_up = You may use this advance now, once in this turn.

ask-choose_price = What do you pay for { $ability }?
why-choose_price = The effect depends on the price.

ask-take_goods = What do you take?
why-take_goods = What exceeds a limit is lost.

ask-choose_conversion = Which token do you swap?
why-choose_conversion = One token becomes one of the other kind.

ask-choose_goods = What do you pay instead?
why-choose_goods = You chose to pay by hand. Choose what replaces the goods of the price; the rest is paid as printed.

ask-discard_card = Which card do you discard for { $ability }?
why-discard_card = Everybody sees it; it goes to the discards of its kind.

ask-reap = Which hexes does the city in { $city } collect from?
why-reap = A city collects from as many different hexes as its size, one more if it is happy, only one if it is angry; its own hex counts too.

ask-swap = Do you turn one ore of this collect into gold?
why-swap = Metallurgy allows it when a collect brings at least two ore.

ask-choose_city = Which city collects?
why-choose_city = The city is activated; it has to be your only collect of this turn.

ask-construct = What do you build in { $city }?
why-construct = A building costs one food, one wood and one ore. No city may have more pieces than you have cities.

ask-moor = In which water hex does the port of { $city } stand?
why-moor = New ships of this city are placed there.

ask-recruit = Which units does the city in { $city } recruit?
why-recruit = As many units as its size, one more if it is happy, only one if it is angry. All are paid for together.

ask-take_back = Which unit returns to your supply?
why-take_back = None of this kind is left in your supply, so one on the map is recruited anew.

ask-move_from = Which group moves next?
why-move_from = A Move action has three moves; each takes one group from a hex to another, and every unit may move once.

ask-move_to = Where does the group from { $hex } move?
why-move_to = One hex on land. Entering an unexplored hex reveals its tile. Army units need Tactics.

ask-group = Who moves?
why-group = Units of one hex that end on the same hex are one group. At most four army units may be on a hex.

ask-lay_tile = How does the new tile lie?
why-lay_tile = Both ways obey the rules, so you choose.

ask-cheer = Which cities become happier?
why-cheer = Each step of a city costs as many mood tokens as its size. All steps are paid for together.

ask-gladden = Which city becomes happier?
why-gladden = Its mood rises whatever its size.

ask-aim = Which city does { $city } try to influence?
why-aim = The range is the size of your city; each culture token adds one hex. A roll of five or more succeeds.

ask-choose_origin = From which city do you try to influence others?
why-choose_origin = The range of an attempt is the size of that city.

ask-boost_result = Do you pay { $tokens } culture to succeed in { $city }?
why-boost_result = Each culture token adds one to the die. The attempt from { $start } needs five.

ask-swap_building = Which building in { $city } becomes yours?
why-swap_building = It is swapped for one of your supply: it scores for you and works for the owner of the city.

ask-raze = Do you remove a city?
why-raze = In the status phase you may remove one city that is only a settlement, for one gold.

ask-change_government = Do you change your government?
why-change_government = For one mood and one culture token all your government advances move to another government.

ask-install = Which further advances of { $category } do you have?
why-install = You keep as many government advances as you had; the top one is among them.

ask-name_start = Who is the next start player?
why-name_start = You have the most mood and culture tokens together.

## Actions.

do-end_turn = End your turn
do-advance = Gain { $advance }
do-found = Found a city in { $hex }
do-collect = Collect in { $hex }
do-construct = Build in { $hex }
do-recruit = Recruit in { $hex }
do-move = Move units
do-cheer = Increase happiness
do-influence = Influence others from { $hex }
do-perform = { $ability } as an action
do-use = Use { $ability }
do-by_hand = Choose the goods of your next payment
do-price = Price { $number }
do-pay = Pay { $food } food and { $ideas } ideas
do-instead = Pay { $by } instead of { $good }
do-reap = { $hex }: { $good }
do-reap_all = Collect from all hexes
do-swap_ore = Turn one ore into gold
do-take = Take { $good }
do-discard = Discard { $card }
do-pay_more = Pay
do-build = Build: { $building }
do-port_at = Port in { $hex }
do-hire = Recruit: { $kind }
do-hire_by = Recruit with { $ability }
do-take_back = Take back from { $hex }
do-move_from = Move from { $hex }
do-move_to = Move to { $hex }
do-by_road = By road to { $hex }
do-everybody = All units
do-army = All army units
do-settlers = All settlers
do-go = { $unit }
do-orient = Lay it { $turn }
do-gladden = Raise the mood in { $hex }
do-target = Influence the city in { $hex }
do-boost = Pay { $tokens } culture
do-swap = Take over: { $building } of { $civ }
do-convert = Swap { $good } for { $into }
do-gain = Gain { $advance }
do-raze = Remove the city in { $hex }
do-govern = Change to { $category }
do-name_start = { $civ }
do-settle = Settle in { $hex }

## The log.

told-settled = { $civ } settles in { $hex }.
told-round_began = Round { $round }
told-turn_began = { $civ } is on turn.
told-status_began = Status phase of round { $round }
told-end_rolled = { $civ } rolls { $die }; up to { $most } ends the game.
told-game_ended = End of the game
told-gained = { $civ } gains { $number } { $good }.
told-paid = { $civ } pays { $number } { $good }.
told-advanced = { $civ } gains the advance { $advance }.
told-used = { $civ } uses { $ability }.
told-founded = { $civ } founds a city in { $hex }.
told-mood_rose = The mood of { $civ } in { $hex } rises by { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
told-mood_fell = The mood of { $civ } in { $hex } falls by one step.
told-built = { $civ } builds in { $hex }: { $building }.
told-recruited = { $civ } recruits in { $hex }: { $number } { $kind }.
told-took_back = { $civ } takes back from { $hex }: { $kind }.
told-moved = { $civ } moves { $number ->
    [one] one unit
   *[other] { $number } units
} from { $start } to { $goal }.
told-explored = { $civ } explores the tile at { $hex }.
told-influence_rolled = { $civ } tries to influence { $hex } and rolls { $die }.
told-influenced = { $civ } takes over in { $hex }: { $building } of { $rival }.
told-drew_action = { $civ } draws an action card: { $card }.
told-drew_objective = { $civ } draws an objective card: { $card }.
told-drew_wonder = { $civ } draws a wonder card: { $card }.
told-discarded = { $civ } discards { $card }.
told-razed = { $civ } removes the city in { $hex }.
told-governed = { $civ } changes its government to { $category }.
told-start_named = { $civ } names { $start } as start player.

## Causes and counters.

cause-setup = Setup
cause-raze = City removed
cause-change_government = Change of government
cause-found = City founded
cause-collect = Collect
cause-construct = Construction
cause-recruit = Recruiting
cause-move = Move
cause-cheer = Happiness
cause-influence = Influence
counter-half_points = half points
counter-food = food
counter-wood = wood
counter-ore = ore
counter-ideas = ideas
counter-gold = gold
counter-mood = mood
counter-culture = culture
counter-cities = cities
counter-advances = advances
counter-units = units

## The board.

moment-over = The game is over
moment-setup = Setup
moment-status = Round { $round }, status phase
moment-phase = Round { $round }, action phase { $phase }
panel-world = Map
panel-own = Your advances
panel-supply = Buildings and units
panel-tile = The new tile
panel-governments = Governments
panel-hand = Your hand
panel-time = Rounds
round = Round { $round }
status-short = S
verb-advance = Advance
verb-found = Found a city
verb-collect = Collect
verb-construct = Build
verb-recruit = Recruit
verb-influence = Influence
verb-perform = Abilities as actions
verb-use = Free abilities
group-buildings = Buildings
group-units = Units
group-action_cards = Action cards
group-objective_cards = Objective cards
group-wonders = Wonder cards
kind-tile = tile
kind-government = government
kind-building = building
kind-unit = unit
left = { $n } left
limit = At most
exhausted = exhausted
city-of = city of { $civ }, size { $size }, { $mood }
city-named = City of { $civ }, { $mood }
advance-closed = not open yet
fact-points = Points
fact-actions = Actions left
fact-cities = Cities
fact-advances = Advances
fact-counter = Event counter
fact-cards = Cards
fact-units = Units
word-actions = actions
cards-held = { $actions } action, { $objectives } objective, { $wonders } wonder
points-pieces = cities and buildings { $points }
points-advances = advances { $points }
points-objectives = objectives { $points }
points-wonders = wonders { $points }
points-events = events { $points }
points-leaders = leaders { $points }
points-others = others { $points }
hint-price = { $price }. { $text }
hint-collect = Up to { $n }: { $goods }
hint-recruit = Up to { $n }
hint-gold = and { $n } gold
hint-influence = { $tokens } culture for the range; { $chance } % without more

## What advances, buildings and units do.

advance-farming = Collecting: plains give food, forests wood.
advance-storage = You may hold up to seven food.
advance-irrigation = Collecting: barren land gives food. Famines do not concern you.
advance-husbandry = In one collect a turn, one land hex may be two hexes away; two with Roads.
advance-mining = Collecting: mountains give ore.
advance-engineering = Draw a wonder card. You may build wonders in happy cities.
advance-sanitation = In each recruit you may buy one settler for one mood token. Epidemics and pestilence do not concern you.
advance-roads = For one food and one ore a land group that leaves or enters one of your cities moves up to two hexes and ignores the terrain.
advance-fishing = Collecting: one water hex gives food.
advance-navigation = Ships may leave the map at the edge and go to the next sea.
advance-warships = In sea battles and after landing you ignore one hit in the first round.
advance-cartography = After a Move action with ships gain one idea; after Navigation also one culture token.
advance-writing = Draw an action card and an objective card.
advance-public_education = Once a turn, collecting in a city with an academy also gives one idea.
advance-free_education = Once a turn, after paying ideas or gold for an advance, pay one more idea for one mood token.
advance-philosophy = Gain one idea, and one for each Science advance that you gain by the action.
advance-tactics = Your army units may move, and you may play tactics cards.
advance-siegecraft = Attacking a fortress, pay two wood to cancel its die, two ore to cancel its ignored hit.
advance-steel_weapons = Before a land battle pay one ore: +2 in every round, +1 against the same weapons.
advance-draft = In each recruit you may buy one infantry for one mood token.
advance-myths = Pay one mood token for a city that would lose mood by an event.
advance-rituals = Increasing happiness may be paid with any goods.
advance-priesthood = Once a turn, a Science advance costs nothing.
advance-state_religion = Once a turn, a temple costs no food.
advance-bartering = Once a turn, discard a hand card for one gold or one culture token.
advance-trade_routes = At the start of your turn, ships and settlers near cities of others bring food.
advance-taxes = Once a turn, as an action and for one mood token: as many food, wood and ore as you have cities.
advance-currency = Taxes and trade routes may bring gold instead.
advance-arts = Once a turn, for one culture token: an attempt at influence without an action.
advance-sports = As an action: one or two culture tokens raise a city by as many steps of mood.
advance-monuments = Draw a wonder card. Your cities with wonders cannot be influenced by others.
advance-theaters = Once a turn, swap one mood token for one culture token, or the reverse.
advance-math = Engineering and Roads cost you nothing.
advance-astronomy = Navigation and Cartography cost you nothing.
advance-medicine = After a recruit take back one resource of a kind that you paid.
advance-metallurgy = If a collect brings at least two ore, one of them may become gold. Steel Weapons are free against opponents without them.
advance-voting = For one mood token: increase happiness without an action.
advance-separation_of_power = Attempts of others on your happy cities cannot be boosted.
advance-civil_liberties = As an action: gain three mood tokens. Draft costs you two mood tokens.
advance-free_economy = For one mood token: collect without an action, as the only collect of the turn.
advance-nationalism = After recruiting army units or ships gain one mood or one culture token.
advance-totalitarianism = Attempts of others on your cities with army units cannot be boosted.
advance-absolute_power = Once a turn, two mood tokens give one more action.
advance-forced_labor = Once a turn, for one mood token: your angry cities count as neutral for the rest of the turn.
advance-dogma = Each temple you build gives a Theocracy advance. You may hold at most two ideas.
advance-devotion = Attempts of others on your cities with a temple cannot be boosted.
advance-conversion = +1 to your influence die; a success brings one culture token.
advance-fanaticism = +2 in the first round of battles in cities with a temple; after losing one, place an infantry.
building-academy = Gain two ideas when it is built.
building-fortress = In the first round of a battle here the defender rolls one more die and ignores one hit.
building-temple = Gain one mood or one culture token when it is built.
building-port = Ships may be recruited; one water hex gives gold or a mood token when collecting.
building-market = Cavalry and elephants may be recruited; trade routes of others bring you gold.
building-obelisk = It always keeps its colour.
building-observatory = Draw an action card when it is built.
unit-settler = Founds cities; cannot fight.
unit-infantry = Army unit: +1 combat value.
unit-ship = Carries two land units; needs a port.
unit-cavalry = Army unit: +2 combat value; needs a market.
unit-elephant = Army unit: ignores one hit; needs a market.
unit-leader = Army unit: rolls a die again.

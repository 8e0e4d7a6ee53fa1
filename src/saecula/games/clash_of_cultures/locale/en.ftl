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
turn-turned = turned around
unit-moved = { $unit } (has acted this turn)
mood-angry = angry
mood-neutral = neutral
mood-happy = happy
amount = { $good ->
    [ideas] { $n ->
        [one] 1 idea
       *[other] { $n } ideas
    }
    [captives] { $n ->
        [one] 1 captive
       *[other] { $n } captives
    }
   *[other] { $n } { $good }
}
decimal = { $whole }.{ $tenths }
nothing = nothing

## Options of the game.

option-base_only = Base game: no civilizations, leaders, cavalry, elephants, pirates, markets, obelisks or observatories
option-chosen_start = Players choose their start positions, the start player last
option-short_game = Shorter game: four rounds, two settlers, two free advances a round
option-flexible_end = Flexible end: up to seven rounds, and a die may end the game earlier
option-no_events = Only the symbols of event cards are carried out
option-optional_events = Before drawing an event, players decide whether its text counts
option-random_leader = Recruited leaders are drawn at random
option-wonder_buffet = Wonder cards lie face up, and everybody may build them
option-alternate_history = Leaders of all civilizations are dealt at random

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
why-follow_up = It is optional: you may use this ability now for its price.

ask-choose_price = What do you pay for { $ability }?
why-choose_price = The effect depends on the price.

ask-take_goods = What do you take?
why-take_goods = Anything above a limit is lost.

ask-choose_gain = What do you take?
why-choose_gain = You gain one of these.

ask-choose_conversion = Which token do you swap?
why-choose_conversion = Each token becomes one of the other kind; all in the same direction.

ask-strengthen = Do you use { $ability } in { $city }?
why-strengthen = The city then counts as larger or happier for this activation.

ask-relieve = Which city counts as activated instead of { $city }?
why-relieve = With City States a city of at least the same size and mood may stand in, and the first city keeps its mood.

ask-spare = Which goods need not be paid?
why-spare = The leader in this city makes the price lower, in any mix of goods.

ask-give_for = What do you give for gold?
why-give_for = For each mountain next to the city you may give one good for one gold.

ask-be_raided = Which resource do you lose?
why-be_raided = Raiders trade next to one of your cities.

ask-seize = Which barbarian unit do you take captive?
why-seize = It is taken instead of the resource of the hex.

ask-release = Which captive do you return?
why-release = Captives pay part of the price; each returns to its owner.

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
why-move_to = Land units move one hex, also onto ships and off them; ships sail anywhere in their sea. Entering an unexplored hex reveals its tile. Army units need Tactics.

ask-group = Which units move?
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

ask-name_start = Who will be the next start player?
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
do-price = { $number ->
    [0] First price
    [1] Second price
   *[other] Price { $number }
}
do-strengthen = Use { $ability }
do-relieve = { $hex } counts as activated instead
do-judge = Make { $hex } happy for a culture token
do-release = Return { $kind } ({ $side })
do-spare = { $good } need not be paid
do-pay_by = Pay the price of { $ability }
do-pay = { $food ->
    [0] { $ideas ->
        [0] Pay with gold
        [one] Pay 1 idea
       *[other] Pay { $ideas } ideas
    }
   *[other] { $ideas ->
        [0] Pay { $food } food
        [one] Pay { $food } food and 1 idea
       *[other] Pay { $food } food and { $ideas } ideas
    }
}
do-instead = Pay { $by } instead of { $good }
do-reap = { $hex }: { $good }
do-reap_all = Collect from all hexes
do-swap_ore = Turn one ore into gold
do-take = Take { $good }
do-discard = Discard { $card }
do-pay_more = Pay
do-build = Build: { $building }
do-port_at = Port in { $hex }
do-lead = Recruit { $leader }
do-lead_any = Recruit a leader drawn at random
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

## Hints: what a choice would bring.

hint-points = { $points } VP
hint-free = free
amount-left = { $amount } ({ $left } left)
hint-then = then { $n }
hint-then-of = then { $n } of { $most }
hint-lost = limit reached: lost
hint-gain = gains { $goods }
hint-last-activation = then not again this turn
hint-mood-after = then { $mood }
from-to = { $now } → { $then }
hint-food-ideas-gold = { $n } food, ideas or gold
hint-unlocks = allows { $building }
hint-with = with it { $name }
hint-event = then you draw an event
hint-govern = { $n ->
    [one] your one government advance moves
   *[other] your { $n } government advances move
}: { $names }
hint-forfeited = { $n ->
    [one] one action is forfeited
   *[other] { $n } actions are forfeited
}
hint-by-hand = for paying with gold or other substitutes where you could pay as printed
hint-settler = uses up the settler
hint-around = around it { $goods }
hint-collect = up to { $n } of { $goods }
hint-recruit = up to { $n } of { $units }
hint-together = { $price } in all
hint-taken-back = one on the map is taken back
hint-replaces = replaces { $leader }
hint-step = { $hex } for { $n }
hint-moves-left = { $n ->
    [one] one move is forfeited
   *[other] { $n } moves are forfeited
}
hint-targets = in range: { $hexes }
hint-range = { $hex } ({ $tokens } culture)
hint-reach = { $tokens } culture for the range
hint-chance = { $chance } %
hint-chance-boosted = { $chance } % with up to { $tokens } culture
hint-no-boost = no boost possible
hint-for-rival = { $points } for { $civ }
hint-moves = { $n } moves for { $units }
hint-reaches = to { $hexes }
hint-reaches-many = { $n } hexes in reach
hint-mountain = no further move this turn
hint-forest = no attack from there this turn
hint-site = a city here would have { $goods }
hint-fortress-alone = the fortress
hint-progress = { $text } ({ $progress })
hint-has = { $civ } has { $n }
hint-you-get = you get { $goods }
hint-you-give = you give { $goods }
hint-trade = costs no action
hint-leaves = leaves { $units }
hint-fight-on = about { $dealt } hits dealt and { $taken } taken in the next round; you win { $wins } %
hint-retreat = back to { $hex }
hint-exhausts = no more { $goods } from there
hint-size = size { $n }
hint-die = { $units } die
hint-action-now = { $n ->
    [one] one action is left
   *[other] { $n } actions are left
}
hint-action-later = in your next turn
hint-city-of = { $hex } of { $civ }
hint-near = near { $cities }

## Short: advances and buildings in a few words.

brief-farming = food from plains, wood from forest
brief-storage = food limit 7
brief-irrigation = food from barren land, no famines
brief-husbandry = collect once a turn from two hexes away
brief-mining = ore from mountains
brief-engineering = a wonder card; wonders can be built
brief-sanitation = a settler for 1 mood when recruiting, no epidemics
brief-roads = 1 food and 1 ore: move two hexes from or to a city
brief-fishing = food from one water hex
brief-navigation = ships sail around the map
brief-warships = ignore 1 hit in round 1 at sea and when landing
brief-cartography = 1 idea after ships moved, 1 culture after Navigation
brief-writing = an action card and an objective card
brief-public_education = 1 idea once a turn from a city with an academy
brief-free_education = 1 more idea for an advance: 1 mood
brief-philosophy = 1 idea now and after each Advance action in Science
brief-tactics = armies move, tactics cards can be laid
brief-siegecraft = wood and ore against fortresses
brief-steel_weapons = 1 ore: +2 combat value in a land battle
brief-draft = an infantry for 1 mood when recruiting
brief-myths = 1 mood instead of a mood loss by an event
brief-rituals = resources may pay for happiness
brief-priesthood = a Science advance free once a turn
brief-state_religion = a temple without food once a turn
brief-bartering = a card for 1 gold or 1 culture once a turn
brief-trade_routes = 1 food for each trade route
brief-taxes = 1 mood, an action: food, wood or ore for each city
brief-currency = gold from Taxes and Trade Routes
brief-arts = influence without an action once a turn, for 1 culture
brief-sports = as an action, culture raises the mood of a city
brief-monuments = a wonder card; cities with wonders are safe from influence
brief-theaters = swap 1 mood and 1 culture once a turn
brief-math = Engineering and Roads are free
brief-astronomy = Navigation and Cartography are free
brief-medicine = 1 resource back after recruiting
brief-metallurgy = 1 of 2 ore may become gold; Steel Weapons often free
brief-voting = 1 mood: raise moods without an action
brief-separation_of_power = no boosts against your happy cities
brief-civil_liberties = as an action 3 mood; Draft costs 2
brief-free_economy = 1 mood: your only collect without an action
brief-nationalism = 1 mood or culture after recruiting armies or ships
brief-totalitarianism = no boosts against your cities with armies
brief-absolute_power = 2 mood: one more action once a turn
brief-forced_labor = 1 mood: angry cities work as neutral ones this turn
brief-dogma = a Theocracy advance with each temple; at most 2 ideas
brief-devotion = no boosts against your cities with temples
brief-conversion = +1 to influence; 1 culture for a success
brief-fanaticism = +2 in round 1 at temples; infantry after a defeat
brief-academy = 2 ideas now
brief-fortress = one more die and 1 hit ignored in round 1 of a defence
brief-temple = 1 mood or 1 culture now
brief-port = ships; 1 gold or 1 mood from a water hex
brief-market = cavalry and elephants; gold from routes of others
brief-obelisk = stays yours whatever happens to the city
brief-observatory = an action card now

## The log.

told-settled = { $civ } settles in { $hex }.
told-round_began = Round { $round }
told-turn_began = { $civ } takes a turn.
told-status_began = Status phase of round { $round }
told-end_rolled = { $civ } rolls { $die }; up to { $most } ends the game.
told-game_ended = End of the game
told-gained = { $civ } gains { $good ->
    [ideas] { $number ->
        [one] 1 idea
       *[other] { $number } ideas
    }
   *[other] { $number } { $good }
}.
told-paid = { $civ } pays { $good ->
    [ideas] { $number ->
        [one] 1 idea
       *[other] { $number } ideas
    }
   *[other] { $number } { $good }
}.
told-adopted = { $civ } gains { $ability } with it.
told-took_lead = { $leader } leads { $civ }.
told-leader_left = { $leader } leaves { $civ }.
told-advanced = { $civ } gains the advance { $advance }.
told-used = { $civ } uses { $ability }.
told-collected = { $civ } collects in { $hex }.
told-founded = { $civ } founds a city in { $hex }.
told-mood_rose = The mood of { $civ } in { $hex } rises by { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
told-mood_fell = The mood of { $civ } in { $hex } falls by one step.
told-built = { $civ } builds in { $hex }: { $building }.
told-relieved = { $other } counts as activated instead of { $hex } ({ $civ }).
told-released = { $civ } returns a captive: { $kind } ({ $side }).
told-recruited = { $civ } recruits in { $hex }: { $number ->
    [one] { $kind }
   *[other] { $number } × { $kind }
}.
told-took_back = { $civ } takes back from { $hex }: { $kind }.
told-moved = { $civ } moves { $number ->
    [one] one unit
   *[other] { $number } units
} from { $start } to { $goal }.
told-explored = { $civ } explores the tile at { $hex }.
told-influence_rolled = { $civ } tries to influence { $hex } from { $start } and rolls { $die }.
told-influenced = { $civ } takes over in { $hex }: { $building } of { $rival }.
told-drew_action = { $civ } draws an action card ({ $card }).
told-drew_objective = { $civ } draws an objective card ({ $card }).
told-drew_wonder = { $civ } draws a wonder card ({ $card }).
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
counter-points = points
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
moment-phase = Round { $round }, phase { $phase }
panel-world = Map
advances-owned = { $n } of { $all }
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
verb-move = Move
verb-cheer = Increase happiness
no-advance = costs { $n } food, ideas or gold; you have { $held }
no-settler = you have no settler on land
no-settlement = no settlement is left in your supply
no-site = no settler stands where a city may be founded
no-plan = no advance of yours allows a building yet
no-room = no city may have more pieces than you have cities
no-fit = every city that may grow is angry, or has all you could build
no-means = costs { $price }
no-recruit = you cannot pay for any unit
all-spent = your angry cities have been activated
no-tactics = army units need Tactics
no-mood = the cheapest step costs { $n } mood; you have { $held }
verb-perform = Abilities as actions
verb-use = Free abilities
group-civ_advances = Civilization advances
group-leaders = Leaders
comes-with = Gained with { $advance }
comes-with-government = Gained with the first government
leader-in-play = In play, { $hex }
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
danger-attack = { $side } could attack with { $units } and win { $wins } %
danger-pirates = Pirates off the coast
druid = Druid: a culture token of the Celts
beloved = { $n ->
    [one] One culture token: an attacker pays it
   *[other] { $n } culture tokens: an attacker pays them
}
tile-marked = Tile marked by { $civ }
fact-government = Government
government-held = { $name }, { $n } of 4
fact-slain = Leaders killed
fact-captives = Captives
fact-runes = Rune stones
fact-borrowed = Lent by the Great Library
fact-anarchy = Advances lost to Anarchy
fact-pestilence = Pestilence
no-building = no building before Sanitation
fact-lost-actions = Actions lost next turn
fact-points = Points
fact-actions = Actions left
fact-cities = Cities
fact-advances = Advances
fact-leader = Leader
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

## What entries of the content do: units.

unit-settler = Founds cities; does not fight.
unit-infantry = Army unit. Combat ability: +1 combat value.
unit-ship = Stands on the water hex of the port and carries 2 land units; no combat ability.
unit-cavalry = Army unit, needs a market. Combat ability: +2 combat value.
unit-elephant = Army unit, needs a market. Combat ability: the number of the die does not count, 1 hit is ignored instead.
unit-leader = Army unit, one in play at most. Combat ability: the die is rolled again until it shows another symbol.

## What entries of the content do: buildings.

building-academy = When you build it: 2 ideas.
building-fortress = In round 1 of a battle here the defender rolls 1 extra die and ignores 1 hit.
building-temple = When you build it: gain 1 mood token or 1 culture token.
building-port = City must touch water; the port is placed into one adjacent water hex. Ships may be recruited here onto that hex. When collecting, one adjacent eligible water hex may yield 1 gold or 1 mood token instead of the Fishing food.
building-market = Cavalry and elephants may be recruited here. When an opponent makes at least one trade route to your cities with a market you gain 1 gold (once per opponent turn).
building-obelisk = Cannot be replaced by cultural influence and keeps the colour of its builder even after a capture.
building-observatory = When you build it: draw 1 action card.

## What entries of the content do: symbols of events.

symbol-gold_deposits = You gain 2 gold.
symbol-exhausted_land = Put an exhausted token on an empty land hex next to one of your cities that is not barren.
symbol-barbarians_spawn = Place a barbarian city with 1 infantry exactly 2 hexes from one of your cities; then any barbarian city gets 1 more unit.
symbol-barbarians_move = All barbarians 1 or 2 land hexes from your cities move 1 hex towards the nearest one; then the barbarian cities near them are reinforced.
symbol-pirates = Place 2 pirate ships, at least one of them next to one of your cities if possible. Each player with cities next to pirates pays 1 resource, 1 mood or 1 culture token, or the mood of one such city drops.

## What entries of the content do: advances.

advance-farming = When collecting, plains give 1 food and forests give 1 wood.
advance-storage = Your food limit rises from 2 to 7.
advance-irrigation = When collecting, barren hexes give 1 food. You are not affected by any event with Famine in its title.
advance-husbandry = In one collect per turn one chosen land hex may be 2 hexes away from the city (two such hexes if you also have Roads).
advance-mining = When collecting, mountains give 1 ore.
advance-engineering = On gaining: draw 1 wonder card. You may build wonders in happy cities with the Construct option.
advance-sanitation = During a recruit you may buy one settler for 1 mood token (it counts towards the recruit maximum). You ignore events with Epidemic or Pestilence in the title.
advance-roads = When a land group moves out of or into one of your cities you may pay 1 food and 1 ore: that move may cover 2 hexes and ignores terrain rules. Up to 3 times per Move action; not for embarking, disembarking or exploring.
advance-fishing = When collecting, exactly one adjacent water hex may be chosen for 1 food.
advance-navigation = Ships in a sea touching the map edge may leave the map and enter the next sea found clockwise or counter-clockwise along the edge; undiscovered tiles on the way must be explored, not passed.
advance-warships = In sea battles, and in land battles you start by disembarking, you ignore 1 hit in round 1.
advance-cartography = After a Move action in which at least one ship moved gain 1 idea; if Navigation was used in it gain 1 culture token as well.
advance-writing = On gaining: draw 1 action card and 1 objective card.
advance-public_education = Once per turn, collecting in a city with an academy also gives 1 idea.
advance-free_education = Once per turn, when you gain an advance and paid at least 1 idea or 1 gold for it, you may pay 1 more idea (gold may replace it) to gain 1 mood token (not for the purchase of this advance).
advance-philosophy = On gaining: 1 idea. After each later Advance action with which you gained a Science advance: 1 idea (none for Science advances owned before).
advance-tactics = You may move army units and play the tactics half of action cards in battle.
advance-siegecraft = Before an attack on a fortress city you may spend 2 wood (its extra die is cancelled), 2 ore (its ignored hit is cancelled), or both.
advance-steel_weapons = Before a land battle you may pay 1 ore: +2 combat value every round, or +1 if the opponent owns Steel Weapons too (used or not). The attacker decides first.
advance-draft = During a recruit you may buy one infantry for 1 mood token (counts towards the recruit maximum).
advance-myths = When an event effect would lower the mood of one of your cities you may pay 1 mood token for that city instead, whatever the number of steps, also if the mood loss replaces an effect that could not be carried out. Not against barbarians, pirates or other causes.
advance-rituals = Increase Happiness may be paid with any mix of mood tokens and resources, 1:1.
advance-priesthood = Once per turn a Science advance bought with the Advance action costs nothing.
advance-state_religion = Once per turn a temple you build costs no food (1 wood and 1 ore remain).
advance-bartering = Once per turn, free action: discard 1 hand card (action, objective or wonder) to gain 1 gold or 1 culture token.
advance-trade_routes = At the start of your turn gain 1 food per trade route you choose to make, at most 4. A route pairs one of your ships or settlers (aboard ship counts) with one non-angry city of another player at most 2 hexes away over land or water, not counted through undiscovered tiles; every trader and every city is in at most one pair.
advance-taxes = Once per turn, as an action: pay 1 mood token, gain food, wood and ore in any mix equal to your number of cities.
advance-currency = With Taxes and Trade Routes you may take gold in place of each listed resource, in any mix.
advance-arts = Once per turn, free action: pay 1 culture token for one Cultural Influence action (boosts are paid extra).
advance-sports = As an action: pay 1 or 2 culture tokens to raise one city's mood by that many steps, whatever its size.
advance-monuments = On gaining: draw 1 wonder card. Opponents cannot target your cities that contain a wonder with cultural influence.
advance-theaters = Once per turn, free action: swap 1 mood token for 1 culture token or the reverse.
advance-math = Engineering and Roads cost you nothing.
advance-astronomy = Navigation and Cartography cost you nothing.
advance-medicine = After a recruit you get back 1 resource of your choice of a kind you just paid for it (resources only, no mood or culture tokens).
advance-metallurgy = When one collect gives at least 2 ore you may turn 1 of them into 1 gold. Steel Weapons costs you nothing against opponents without Steel Weapons.
advance-voting = Free action, any number of times: pay 1 mood token to take an Increase Happiness action, whose normal price is paid as well.
advance-separation_of_power = Influence attempts by opponents on your happy cities cannot be boosted.
advance-civil_liberties = As an action: gain 3 mood tokens. Drawback: Draft costs you 2 mood tokens.
advance-free_economy = Free action: pay 1 mood token to activate one city for collecting; it must be the only collect of your turn (not usable after a collect, and no collect afterwards).
advance-nationalism = After a recruit that produced at least one army unit or ship gain 1 mood token or 1 culture token.
advance-totalitarianism = Influence attempts by opponents on your cities holding your army units cannot be boosted.
advance-absolute_power = Once per turn, free action: pay 2 mood tokens for 1 extra action.
advance-forced_labor = Once per turn, free action: pay 1 mood token; for the rest of this turn all your angry cities count as neutral for construct, recruit and collect, but stay angry and may be activated only once.
advance-dogma = Each temple you build at once gives you one further Theocracy advance free. Drawback: you may hold at most 2 ideas (excess is lost immediately).
advance-devotion = Influence attempts by opponents on your cities with a temple cannot be boosted.
advance-conversion = +1 to your influence die (not a boost); a success gives you 1 culture token.
advance-fanaticism = In a battle in a city with a temple (defending or attacking) you get +2 combat value in round 1; if you lose that battle, place 1 free infantry from supply in one of your cities with room.

## What entries of the content do: advances of civilizations.

civ_advance-captives = After winning a land battle you may keep killed opposing army units (no leaders) on your board, at most 4; they stay out of the owner's supply. Each is worth half a point at the end and counts as an objective for ties.
civ_advance-human_sacrifice = When you draw an event you may return 1 captive to its owner to ignore the whole card and draw another; repeatable. At any time captives may be returned to pay mood or culture token costs 1:1.
civ_advance-aztec_gold = After founding a city gain 1 gold; for each mountain next to it you may pay 1 food, wood, ore, idea, mood token or culture token for 1 more gold.
civ_advance-tribute_empire = When collecting you may choose hexes with opposing cities (barbarian ones too) up to 2 hexes away; with Captives you may take a barbarian unit from a chosen barbarian city as captive instead of the resource.
civ_advance-pottery = Once per turn, a collect that yields at least 3 food also gives 1 culture token.
civ_advance-horsemanship = Cavalry may also be recruited in cities with a fortress. In round 1 of a battle where you defend a fortress one cavalry ability gives +3 instead of +2.
civ_advance-subterfuge = When an opponent who has army units or cities within 2 hexes of your army units or cities plays an action card (or a great-person hand card) for its effect you may discard one action card of yours to cancel it; the card is discarded and none of its costs, the action included, is paid.
civ_advance-shogunate = Once per turn play an action card or great-person hand card that needs an action as a free action. Once per turn, when using Draft, take 1 action card instead of the infantry (it still counts to the recruit maximum but not for Nationalism).
civ_advance-aqueduct = You ignore Famine events. Sanitation is either free of cost for you or may be gained at normal price as a free action.
civ_advance-roman_roads = A Roads move that starts in one of your cities and ends in another may cover up to 4 hexes for the same price.
civ_advance-captivi = After winning a battle (also one without combat rounds) gain 1 gold and 1 mood token. When paying for buildings (not wonders) mood tokens may replace resources 1:1.
civ_advance-provinces = Cavalry may be recruited without a market in cities at least 3 hexes from your starting city. Cities you capture become neutral, or happy if you pay 1 culture token.
civ_advance-warbeasts = Elephants may be recruited in any city if at least 1 food of each elephant's price is replaced by 1 gold or 1 culture token.
civ_advance-hegemony = As an action remove one of your ships (or an allied pirate ship) to found a city on an adjacent land hex under the usual founding rules. Units aboard may land free (they cannot move again this turn) or change ship; the rest are lost.
civ_advance-pirate_allies = When your ships enter a pirate hex you choose whether to fight. Without a fight the pirates there are your allies: they count as your ships, move with you, trade and carry units, but they are lost first.
civ_advance-mercenaries_c = Draft may be paid with gold; in a city with a port it may produce a ship instead of an infantry.
civ_advance-study = Recruiting in a city with an academy gives 1 idea.
civ_advance-sparta = Draft may be paid with culture tokens. If you have fewer units than the opponent at the start of a land combat round the opponent may not play a tactics card that round.
civ_advance-hellenistic_culture = Any city you culturally influence may be the starting point of your influence attempts (range = its size). Arts may be paid with 2 mood tokens.
civ_advance-city_states = Once per turn, when you activate a city for the second time, another city of yours with at least the same size and mood may count as activated instead (with all consequences for that city); the first city then keeps its mood.
civ_advance-terracing = Mountains yield 1 food, 1 wood or 1 ore when collecting. Your settlers and leaders ignore the mountain rule.
civ_advance-stelas = After founding a city, capturing an opposing city or building an obelisk gain 1 culture token or 1 idea.
civ_advance-ballcourts = When collecting or recruiting in a city that is not angry you may pay 1 mood token: it counts as 1 larger (up to 6). Once per turn a Spirituality advance costs 1 food less.
civ_advance-calendar = Free action: look at the top event card; you may pay 1 culture token to put it under the deck and look again.
civ_advance-flood_plains = Barren hexes yield 1 food or 1 wood and you may found cities on them.
civ_advance-architecture_e = When building buildings or wonders mood tokens may replace resources or culture tokens 1:1.
civ_advance-embalming = After a battle (won or not, also one without combat rounds) gain 1 culture token if you hold 4 or fewer. Gain 1 culture token when your leader is killed or replaced.
civ_advance-man_god = Each Theocracy advance you own also has the ability of the Autocracy advance in the same row, without owning it (no points).
civ_advance-ship_construction = Moving to an adjacent water hex, your infantry and settlers may turn into ships; moving ashore, ships may turn into settlers or infantry; only onto hexes without opponents. Navigation is free for you.
civ_advance-longships = Ships may move again after sea battles. Your ships carry 3 land units.
civ_advance-raiding = When you use trade routes, for each opponent with a city next to one of your trading ships that opponent loses 1 resource of their choice (once per opponent).
civ_advance-rune_stones = After a battle in which you lost 2 or more army units you may put an obelisk from your supply on your board; each is worth 1 point at the end (an objective for ties) and cannot be built.
civ_advance-rice_cultivation = When collecting from plains outside your cities on which one of your settlers stands you get 1 extra food from each, for at most 2 such plains per collect, on top of the normal maximum.
civ_advance-expansion = After a recruit with at least 1 settler you may give each settler standing in your cities one move as a free action (Roads allowed).
civ_advance-fireworks = In round 1 of a battle pay 1 ore and 1 wood to ignore 1 hit.
civ_advance-imperial_army = Once per turn, as an action: turn any number of your settlers into infantry and/or infantry into settlers, free (supply and stack limits hold).
civ_advance-persian_elephants = Elephants may be recruited without a market in cities next to barren land. In round 1 of a land battle with one of your elephants the opponent gets at most +2 combat value in bonuses.
civ_advance-immortals = Before every combat roll pay up to 4 culture tokens for as much combat value.
civ_advance-zoroastrianism = Cultural Influence may target an opposing army unit (barbarians too, no leader) on a land hex without a city in range; success swaps it for your unit of that kind. Other opposing units on the hex are fought at once; lone settlers die.
civ_advance-banking = At the start of your turn, before Trade Routes: if you hold at least 1 gold gain 1 gold or 1 culture token.
civ_advance-indian_elephants = Elephants may be recruited without a market in cities on forest. Elephants in your non-angry cities may form trade routes (range 2 from that city).
civ_advance-proselytism = A hex with your settlers may start an influence attempt: range 2, +1 for each further settler there. Settlers in your city add +1 range each.
civ_advance-prosperity = Trade routes may give mood tokens instead of food; a route to a city you influence may give a culture token.
civ_advance-peace_and_poetry = Once per turn an advance may be paid with 1 mood token instead of 2 food.
civ_advance-tribal_warfare = Land battle against army units of players: +1 combat value per barbarian city within 2 hexes, at most +4.
civ_advance-tribal_allies = Once per turn, as an action: carry out the Barbarians Appear symbol. When your event shows Barbarians Move pay 1 food once to forbid any chosen groups to move.
civ_advance-druidic_influence = Influence attempts may target barbarian cities of size 1: success puts 1 culture token there (max 1 per city), worth 1 point at the end while it lies there (a building for ties); lost when the city is captured or taken over.
civ_advance-tribal_trade = Trade routes may pair with non-angry barbarian cities; such a route gives 1 food only (never gold).
civ_advance-city_independence = Ports of your colour in your cities cannot be influenced and keep your colour like obelisks; each port of your colour is worth 1.5 points. Drawback: your government advances are worth 0 points.
civ_advance-biremes = Sea battle: +2 combat value each roll; only in round 1 against an opponent with War Ships.
civ_advance-alphabet = Up to 2 of your trade routes may each give 1 culture token or 2 ideas instead.
civ_advance-cedars_and_dyes = Your cities with a port may also form trade routes; they and your ships have range 3 to cities next to water.
civ_advance-canals = A collect that yields exactly 1 food gives 1 more food (other resources do not matter); any number of times per turn.
civ_advance-code_of_laws = After a successful influence attempt draw 1 action card if you hold 4 or fewer.
civ_advance-star_catalogues = Just before you draw an event gain 1 idea or 1 culture token.
civ_advance-ziggurats = Dogma does not limit your ideas. Temples may be paid with ideas instead of resources 1:1.
civ_advance-nomads = In a Move action a non-angry city of size 1 may move like a land unit (terrain rules, no Roads) to a hex without opponents or cities, alone or in a group; this activates the city. Then gain 1 resource of its new hex (none from barren or exhausted land); it is not a collect. It may stop on barren or exhausted land.
civ_advance-mounted_archers = Cavalry may be recruited without a market in cities of size 1. After recruiting cavalry each of them may make one free move.
civ_advance-raiders = Opposing settlers within 2 hexes of your army units may not found cities or serve trade routes unless with their own army units or in their own city.
civ_advance-hunnic_tribes = When an event makes you move barbarians you may once pay 1 gold or 1 culture token to choose the direction of every group freely (groups stay together).

## What entries of the content do: both abilities of leaders.

leader-acamapichtli_1 = When a building or wonder is built in his city each captive may replace 2 resources.
leader-acamapichtli_2 = Once per turn, free action: pay 2 mood tokens to collect with his city if its size is 3 or less.
leader-ahuitzotl_1 = In a land battle with him ignore 1 hit each round if none of your cities is within 2 hexes.
leader-ahuitzotl_2 = Once per turn, free action: return 2 captives to construct a building or wonder in his city at its normal cost.
leader-marqzen_1 = If an event's text lowers the mood of his city or removes units there (not the leader) you may undo that; event symbols still apply.
leader-marqzen_2 = Once per turn, as an action: move one opposing land unit adjacent to him one land hex; it may not start a battle.
leader-go_toba_1 = Before a land battle with him pay 1 ore: +2 combat value every round, even after his death.
leader-go_toba_2 = After building an academy or observatory in his city you may buy one advance at normal price without an action.
leader-jimmu_1 = In a battle defending a city of yours with a fortress within 2 hexes of him: +2 combat value every round (Siegecraft does not cancel it).
leader-jimmu_2 = If he survives a battle you may pay 1 culture token to take back one tactics card you used in it.
leader-suiko_1 = Land battle as defender with her: +2 combat value every round.
leader-suiko_2 = As an action (free action with State Religion): pay 1 culture token to turn one influenced building, not an obelisk, in her city back to your colour.
leader-augustus_1 = Land battle with him in a tile where you have no city: +2 combat value every round.
leader-augustus_2 = Action, price 1 culture token plus activating his city: draw 1 action card and 1 objective card, then discard one action card and one objective card from hand.
leader-caesar_1 = Free action: Increase Happiness for his city only, at normal price.
leader-caesar_2 = When he captures a city you may pay 1 gold to place 1 infantry there.
leader-sulla_1 = Land battle with him against barbarians: +2 combat value.
leader-sulla_2 = His city cannot be the target of cultural influence. Barbarians within 2 hexes of him move only if you allow it.
leader-hannibal_1 = In round 1 of a land battle with him the opponent's total combat bonus is at most +2.
leader-hannibal_2 = A group with him and at least one elephant ignores the mountain rule.
leader-hanno_1 = Sea battle on the hex where he is aboard: +2 combat value.
leader-hanno_2 = Once per turn, free action: move him with a group of ships that has not moved this turn; those ships cannot move again this turn.
leader-dido_1 = A unit on her hex may found a city as a free action (with Hegemony also a ship on her hex).
leader-dido_2 = Defending a city with her: +2 combat value. After a round she survives you may discard her, place 1 infantry instead and force the attacker to retreat; she brings the attacker no points.
leader-alexander_1 = Land battle with him: +1 combat value for each tile other than a start tile that holds one of your cities.
leader-alexander_2 = Free action: pay 1 culture token and activate his city to play one card that needs an action as a free action.
leader-leonidas_1 = Land battle with him: +2 combat value per army unit the opponent has more than you.
leader-leonidas_2 = Recruiting in his city gives 1 culture token.
leader-pericles_1 = Sea battle with him aboard: +2 combat value.
leader-pericles_2 = As an action, if the leader stands in a happy city of yours: pay 1 mood or 1 culture token and gain one Education advance free (event counter applies).
leader-pakal_1 = Defending a city with an obelisk of yours and him: ignore 1 hit in round 1.
leader-pakal_2 = When a building is built in his city 1 culture token may replace 2 resources.
leader-siyaj_kak_1 = Attacking a city with him: in round 1 +X combat value, X = city size.
leader-siyaj_kak_2 = After building a building or wonder in his city you may make one influence attempt from that city as a free action.
leader-wak_chanil_1 = Land battle with her within 2 hexes of one of your cities: +2 combat value.
leader-wak_chanil_2 = After a Move action in which she captured a city you may replace one building of your colour in that city by a different building free, even if the city is angry.
leader-cleopatra_1 = Once per turn, free action: pay 1 culture token and put 1 culture token on the city she is in (no limit). A player attacking that city must first pay as many culture tokens as lie there; then they are removed. Stays when she leaves or dies; barbarians ignore it and remove it on capture.
leader-cleopatra_2 = Her city has +1 range for influence attempts.
leader-imhotep_1 = Activating his city for anything but collecting gives 1 idea.
leader-imhotep_2 = An academy or observatory built in his city costs no food and no wood.
leader-ramses_1 = Attacking with him a city next to water, or fighting pirates with him aboard: +2 combat value.
leader-ramses_2 = After building an obelisk in his city gain 1 culture token or 2 ideas.
leader-ragnar_1 = Land battle started by disembarking with him: +2 combat value.
leader-ragnar_2 = When he captures a city that was not angry gain 2 gold.
leader-erik_1 = As an action, with him aboard a ship: pay 1 culture token and mark the current tile (once per tile); each mark is worth 1 point (objective for ties).
leader-erik_2 = Free action, with him aboard: unload all land units of his hex to one adjacent land hex; this may start a battle.
leader-knut_1 = Once per turn, as an action, with Taxes: activate his city to take the Taxes income without paying; not together with Taxes in the same turn.
leader-knut_2 = If he is on the board at the end he is worth half a point per hex of distance to your starting city.
leader-sun_tzu_1 = As an action, if the leader stands in a happy city of yours: pay 1 mood or 1 culture token and gain one Warfare advance free (event counter applies).
leader-sun_tzu_2 = If he survives and wins a land battle against army units in round 1 gain 1 mood and 1 culture token.
leader-qin_1 = When you draw a wonder card you must take the Great Wall from wherever it is unless it is built (a player losing it draws another). It costs you 2 culture tokens less; any wonder in his city is built as a free action.
leader-qin_2 = Once per land battle with him pay 2 culture tokens to ignore 1 hit in a round of your choice.
leader-wu_zetian_1 = Land battle with her: +2 combat value in each round you start with at least as many units as the opponent.
leader-wu_zetian_2 = As an action, if the leader stands in a happy city of yours: pay 1 mood or 1 culture token and gain one Agriculture advance free (event counter applies).
leader-cyrus_1 = As an action activate his city: gain 1 mood or culture token per tile that holds a city of yours, at most his city's size.
leader-cyrus_2 = When you reveal a tactics card in a land battle with him you may ignore its effect for +2 combat value this round.
leader-darius_1 = Each successful influence attempt from his city gives 1 mood token.
leader-darius_2 = Once per turn, free action: pay 2 culture tokens to construct a building or wonder in his city at normal cost.
leader-xerxes_1 = His hex may hold 5 army units; with 5 units in battle you may not play tactics or use combat abilities.
leader-xerxes_2 = Wonders built in his city cost 2 resources or culture tokens less, in any mix.
leader-sri_gupta_1 = Land battle with him: +2 combat value in each round in which you play no tactics card.
leader-sri_gupta_2 = Free action: activate his city and pay 1 culture token plus the normal price to gain an advance in a category where you have none.
leader-ashoka_1 = Once per turn reroll an influence attempt from his city if it has a temple or the target is a temple.
leader-ashoka_2 = When he captures a city gain 1 culture token, 2 if it has a temple.
leader-akbar_1 = Before a land battle with him pay 1 ore: +1 combat value each round per living elephant of yours here, even after his death.
leader-akbar_2 = Moving him into one of your cities gives 1 gold.
leader-viriatus_1 = Land battle with him, from round 2 on: at the start of a round pay 2 mood tokens to put one opposing army unit on a free adjacent land hex (out of this battle), once per round.
leader-viriatus_2 = You may play tactics cards from your hand for barbarians fighting within 2 hexes of him.
leader-vercingetorix_1 = Land battle with him: +1 combat value per settler of yours within 2 hexes.
leader-vercingetorix_2 = Land units recruited in his city may be placed on adjacent land hexes without opponents.
leader-boudica_1 = Land battle with her: +2 combat value if the opponent owns more Warfare advances.
leader-boudica_2 = When a settler founds a city on her hex pay 1 food to keep the settler.
leader-ithobaal_1 = Land battle with him within 2 hexes of one of your cities with a temple: +2 combat value.
leader-ithobaal_2 = A city already influenced by you becomes happy when he captures it.
leader-hiram_1 = One trade route of a settler or ship on his hex does not count towards the limit of 4.
leader-hiram_2 = As an action, if the leader stands in a happy city of yours: pay 1 mood or 1 culture token and gain one Construction advance free (event counter applies).
leader-pygmalion_1 = Once per battle, defending a city with him: pay 1 culture token to ignore 1 hit; get it back if you win.
leader-pygmalion_2 = One trade route of a settler or ship on his hex gives 1 extra gold or culture token.
leader-hammurabi_1 = In an Increase Happiness action his city becomes happy for 1 culture token instead of its normal price.
leader-hammurabi_2 = A fortress built in his city costs no food and no wood.
leader-nebuchadnezzar_1 = When you draw a wonder card you must take the Great Gardens from wherever it is unless it is built (a player losing it draws another). It costs you 2 culture tokens less; any wonder in his city is built as a free action.
leader-nebuchadnezzar_2 = Land battle with him against a city with a temple: +2 combat value.
leader-nabopolassar_1 = Land battle with him: +2 combat value if the opponent has at least as many cities as you.
leader-nabopolassar_2 = When one of your cities is captured place 1 free infantry with him (or in a city with room).
leader-attila_1 = Land battle with him: in round 1 one cavalry that activates its ability may use the elephant ability instead.
leader-attila_2 = A happy or neutral city of size 1 he stands in counts as 1 larger for collecting and recruiting.
leader-bleda_1 = Attacking a city with him: the opponent may not play tactics in round 1.
leader-bleda_2 = His city may act as happy for its first activation of a turn whatever its mood; it cannot be activated again that turn.
leader-rugila_1 = After he captures a city gain 2 gold if another opposing city (barbarian too) is within 2 hexes.
leader-rugila_2 = A barbarian city he captures becomes happy.

## What entries of the content do: wonders.

wonder-great_arena = You may pay mood tokens as culture tokens and the reverse, except when building wonders. Once per land battle, after a combat roll, pay 1 mood or 1 culture token for +1 combat value.
wonder-great_gardens = Plains collected by this city yield any 1 resource of your choice, ideas and gold included. Units of other players that entered a plains hex this turn cannot enter this city; Roads does not help; barbarians are not affected.
wonder-great_library = Each turn you may name one advance you lack (no government, no civilization advance) and use it until the end of your turn; one-time gains are not received and category order does not matter.
wonder-great_lighthouse = Whenever you activate this city you may also place 1 ship from your supply on any explored water hex without opponents. You choose the next start player in every status phase.
wonder-great_mausoleum = Whenever you draw an event or action card you may take the top card of its discard pile instead. Cards you discard from these decks go to the bottom of the discard pile.
wonder-great_pyramid = Worth 5 points to its builder, never shared, even when the city is lost. The builder wins any tie for first place.
wonder-great_statue = When built draw 1 objective card. Once per turn, free action: discard an objective card from hand for 1 extra action.
wonder-great_wall = Opponents attacking your happy cities have −2 combat value in round 1. Barbarians attacking any of your cities are defeated automatically without dice or cards; it counts as a battle you won (1 gold).

## What entries of the content do: effects of action cards.

effect-quick_advance = Gain 1 advance without paying its price and without touching the event counter.
effect-inspiration = Gain one advance owned by a player with a unit or city within 2 hexes of yours, free and without touching the event counter.
effect-hero_general = If you won a land battle this turn: raise the mood of one of your cities by 1 step; for 1 mood token by another step, in this city or another one.
effect-spy = Look at all wonder, action and objective cards in one other player's hand; you may swap one of your cards for one of theirs of the same kind.
effect-ideas = Gain 1 idea for each academy in your cities.
effect-great_ideas = If you won a land battle or took a city this turn: 2 ideas.
effect-mercenaries = Move any number of barbarian armies within 2 hexes of your cities or army units 1 land hex each, for 1 food, wood, ore or culture token each. Then reinforce the barbarian cities they left.
effect-cultural_takeover = Your next Cultural Influence attempt may target a barbarian city of size 1. On success it becomes your city; one barbarian unit there is replaced by a settler or infantry of yours and the rest are removed.
effect-city_development = Construct 1 building in a city without paying resources (the card is the only action spent; the city is activated).
effect-production_focus = In your next collect the same hex may be chosen several times; the number of resources stays the same. Cannot be combined with Mass Production.
effect-explorer = Reveal one undiscovered tile next to a tile in which you have a city (normal laying rules, no units move) and/or place 1 free settler in one of your cities.
effect-negotiations = At the start of your turn: choose another player. You may not attack them this turn and they may not attack you in their next.
effect-leadership = Gain 1 extra action this turn.
effect-assassination = Choose another player; they have one action fewer in their next turn.
effect-mass_production = Your next collect may choose 2 more hexes. Cannot be combined with Production Focus or a second copy.
effect-new_plans = Draw 2 objective cards; you may give up one objective card from your hand to keep one of them. Shuffle the rejected cards back into the deck.
effect-synergies = Buy 2 advances of the same category at their usual prices without touching the event counter.
effect-teach_us = If you have just captured a city from a player: gain one advance they own, free and without touching the event counter.
effect-militia = Place 1 free infantry in one of your cities (stack limit applies).
effect-technology_trade = Gain one advance owned by a player with a unit or city within 2 hexes of yours, free and without touching the event counter; then that player gains one of yours in the same way.
effect-new_ideas = Buy 1 advance at its usual price without touching the event counter, then gain 2 ideas.

## What entries of the content do: tactics of action cards.

tactic-siege = +1 combat value. Before rolling, the opponent may pay 2 food; otherwise they cannot use combat abilities this round.
tactic-archers = Roll 1 die; on 5 or 6 the opponent at once removes one army unit of their choice.
tactic-high_ground = The opponent cannot use combat abilities this round. Not playable when you attack a city.
tactic-flanking = Roll 1 extra die.
tactic-for_the_people = Defending a city: roll 1 extra die.
tactic-heavy_resistance = The attacker gets −1 combat value for each of the attacker's own army units (land) or ships (sea) in the battle.
tactic-high_morale = +2 combat value.
tactic-wedge_formation = +1 combat value for each opposing army unit.
tactic-scout = Ignore the opponent's tactics card and take it into your hand.
tactic-martyr = Before any dice are rolled remove one of your fighting units here; the opponent must remove one as well. Ignore the opponent's tactics card.
tactic-peltasts = Roll as many dice as you have army units; if at least one shows 5 or 6 you may ignore 1 hit in the hit step.
tactic-tactical_retreat = The battle ends: move all your army units to one adjacent land hex without opponents (stack limit holds; without such a hex the card cannot be played). Settlers stay behind and die. The opponent counts as the winner.
tactic-surprise = +1 combat value. If you killed at least one opposing unit this round draw 1 action card.
tactic-encircled = If the opponent lost at least as many units as you this round (0 against 0 counts) roll 1 die; on 5 or 6 deal 1 further hit that cannot be ignored.
tactic-improved_defenses = Ignore 1 hit.
tactic-defensive_formation = Roll 1 extra die.

## What entries of the content do: objectives.

objective-science_lead = You have more cities with an academy than every other player.
objective-coastal_lead = You have more cities with a port than every other player.
objective-religious_fervor = You have more cities with a temple than every other player.
objective-fortifications = You have more cities with a fortress than every other player.
objective-star_gazers = You have more cities with an observatory than every other player.
objective-traders = You have more cities with a market than every other player.
objective-legacy = You have more cities with an obelisk than every other player.
objective-city_planner = You own all four Construction advances.
objective-education_lead = You own all four Education advances.
objective-militarized = You own all four Warfare advances.
objective-culture_focus = You own all four Culture advances.
objective-science_focus = You own all four Science advances.
objective-trade_focus = You own all four Economy advances.
objective-seafarers = You own all four Seafaring advances.
objective-government = You own all four advances of one government.
objective-goal_focused = You have more completed advance categories than every other player.
objective-diversified_research = You own at least one advance in 9 different categories.
objective-high_culture = You have all 4 civilization advances and have recruited at least 2 of your leaders.
objective-large_civ = You have at least 6 cities.
objective-advanced_culture = You have at least 6 advances and more than every other player.
objective-happy_population = You have at least 4 happy cities.
objective-architecture = Your cities hold at least 4 different building types in your colour.
objective-consulate = You culturally influence at least 2 cities.
objective-metropolis = You have a city of size 5 or more.
objective-expansionist = At least 4 of your cities touch no other city.
objective-culture_power = You influence more buildings in foreign cities than every other player.
objective-eureka = You hold at least 5 ideas and pay 2 of them (gold cannot replace them).
objective-wealth = You hold at least 5 gold and pay 2 of it.
objective-ore_supplies = You hold at least 5 ore and pay 2 of it (gold cannot replace it).
objective-wood_supplies = You hold at least 5 wood and pay 2 of it (gold cannot replace it).
objective-food_supplies = You hold at least 5 food and pay 2 of it (gold cannot replace it).
objective-optimized_storage = You hold at least 3 food, 3 wood and 3 ore.
objective-sea_blockade = At least 2 of your ships are on port hexes of another player.
objective-large_fleet = You have at least 4 ships, or at least 2 and more than every other player.
objective-large_army = You have at least 4 army units more than every other player.
objective-standing_army = At least 4 of your cities hold army units. Not in the same status phase as Military Might.
objective-colony = You have a city at least 5 hexes from your starting city; not in the round in which you used City Founder.
objective-threat = At least 4 of your army units stand next to cities of other players.
objective-outpost = Your army units stand on at least 3 hexes that are neither one of your cities nor next to one.
objective-migration_obj = Your settlers stand on at least 3 hexes that are neither one of your cities nor next to one.
objective-military_might = Your army units and ships together number 12 or more. Not in the same status phase as Standing Army.
objective-trade_power = You own Trade Routes and could form at least 3 now. Not in the same status phase as Shipping Routes.
objective-shipping_routes = You own Trade Routes and could form at least 2 with ships alone now. Not in the same status phase as Trade Power.
objective-horse_power = Cavalry of yours stands on at least 3 different hexes.
objective-ivory_tower = Elephants of yours stand on at least 3 different hexes.
objective-versatility = You have at least one unit of each of the 6 kinds on the board.
objective-draft_obj = You used the Draft advance in two recruits this turn.
objective-city_founder = You founded a city at least 5 hexes from your starting city.
objective-terror_regime = The number of your angry cities has just risen to 4 or more.
objective-magnificent_culture = You have just built a wonder, or in this status phase you are the only player who built one during the round.
objective-conqueror = You captured a player's city that was defended by army units or a fortress.
objective-warmonger = You finished your second land battle of the turn, against different armies or cities, and won at least one.
objective-general = You killed at least 3 army units in one land battle.
objective-great_battle = You fought a land battle in which at least 6 army units took part in total.
objective-defiance = You won a battle against a player although you started with fewer units.
objective-naval_assault = You captured a player's city with units that disembarked to attack.
objective-bold = You won a battle against a player who owns more Warfare advances, or with fewer units than the opponent.
objective-legendary_battle = You attacked, with at least 3 army units, a city of size 5 or more that contains a wonder.
objective-scavenger = You killed a settler or ship that stood, before the battle, within trade range of a city with which its owner could form a route.
objective-aggressor = As attacker you won a land battle and killed at least 2 army units.
objective-barbarian_conquest = You captured a barbarian city that was held by at least 2 army units.
objective-resistance = As defender in a land battle you killed at least 2 opposing army units.
objective-great_commander = You won a battle in which your leader fought and you did not have more army units than the opponent.
objective-brutus = In one battle you killed a leader and at least 2 other army units.
objective-trample = As attacker you won a land battle with at least one of your cavalry or elephants surviving.
objective-sea_cleansing = You won your second battle against pirates this turn.

## What entries of the content do: events and great persons.

event-pestilence = Everybody with 2 or more cities lowers the mood of 1 city by one step (2 cities with Roads, Navigation or Trade Routes) and may not construct buildings or wonders until they gain Sanitation.
event-epidemics = Each player with 2 or more units removes 1 unit of their choice (2 with Roads, Navigation or Trade Routes).
event-famine_1 = Lose 1 food (gold cannot replace it). If you cannot lose the full amount, one of your cities becomes angry.
event-famine_2 = { event-famine_1 }
event-famine_3 = { event-famine_1 }
event-severe_famine_1 = Lose 2 food (gold cannot replace it). If you cannot lose the full amount you lose what you have and one of your cities becomes angry.
event-severe_famine_2 = { event-severe_famine_1 }
event-severe_famine_3 = { event-severe_famine_1 }
event-good_year_all = Every player gains 1 food.
event-good_year_you = You gain 1 food.
event-good_year_share = You gain 1 food and name another player who gains 1 food.
event-awesome_year_you = You gain 2 food.
event-awesome_year_all = Every player gains 2 food.
event-awesome_year_share = You gain 2 food and distribute 2 food among the other players.
event-fantastic_year_all = Every player gains 3 food.
event-fantastic_year_share = You gain 3 food and distribute 3 food among the other players.
event-fantastic_year_you = You gain 3 food.
event-great_explorer = As an action: you may gain one Seafaring advance free and without touching the event counter; then you may reveal an undiscovered tile next to a tile with one of your cities and may found a city there without a settler for 2 food.
event-great_artist = As an action: you may gain one Culture advance free and without touching the event counter; then one of your cities becomes happy.
event-great_prophet = As an action: you may gain one Spirituality advance free and without touching the event counter; then you may build a temple at its normal cost without activating the city.
event-great_philosopher = As an action: you may gain one Education advance free and without touching the event counter; then gain 2 ideas.
event-great_scientist = As an action: you may gain one Science advance free and without touching the event counter; then gain 1 idea and draw 1 action card.
event-elder_statesman = As an action: you may gain one Democracy, Autocracy or Theocracy advance free and without touching the event counter; then draw 2 action cards.
event-great_warlord = As an action: you may gain one Warfare advance free and without touching the event counter; then take a Move action; in the first battle it starts you have +2 combat value every round.
event-great_merchant = As an action: you may gain one Economy advance free and without touching the event counter; then if you own Trade Routes take trade route income now.
event-great_engineer = As an action: you may gain one Construction advance free and without touching the event counter; then you may construct one building at normal cost without an action and without activating the city.
event-population_boom_1 = Place 1 free settler in one of your cities; another player you name places 1 free settler in one of theirs.
event-population_boom_2 = { event-population_boom_1 }
event-volcano = Only if you have at least 4 cities: choose one; all units there die and every piece of it leaves the game. Settlement and buildings are then worth 2 points each to the owner of the piece, wonders score as usual but lose their effect (Great Pyramid excepted).
event-earthquake = Only with at least 3 cities: choose 1 to 3 pieces (settlement, building, wonder) in your cities and take them out of the game; lower the mood of each affected city that survives by one step. Settlements and buildings are worth 2 points each; wonders score as usual but have no effect. A settlement may be chosen only as the last piece of its city.
event-heavy_earthquake = { event-earthquake }
event-flood = Choose one city next to water that is not angry and lower its mood by one step (nothing happens if there is none).
event-heavy_flood = { event-flood }
event-migration_1 = Another player you name places 1 free settler in one of their cities; lower the mood of one of your cities by one step.
event-migration_2 = { event-migration_1 }
event-civil_war_1 = Choose a city of yours that is not happy and holds infantry: remove 1 infantry there and lower its mood by one step. If there is none, lower the mood of one city.
event-civil_war_2 = { event-civil_war_1 }
event-revolution = Two steps, each avoided by removing one of your army units: you lose one action of this turn, or of your next one; you change your government free of charge if you can.
event-uprising = Pay 1 to 4 mood and/or culture tokens if you have any; each token paid is worth half a point at the end.
event-envoy = Gain 1 idea and 1 culture token; another player you name gains 1 culture token. Lay the top wonder card face up: anyone drawing a wonder card may take it instead.
event-solar_eclipse = The next land battle with combat rounds ends after its first round (attacker withdraws if undecided); its winner, or the defender on a draw, gains 1 point.
event-trojan_horse = Stays in play until used once by any attacker: in a land battle against a defended city pay 1 wood and 1 culture token to gain 1 point and bar the defender from tactics cards in round 1.
event-guillotine = Your leader, if any, dies. Then either place a new leader free in one of your cities (stack limit), or gain 2 points. Whatever you choose, your remaining leader cards leave the game.
event-anarchy = Put all your government advances on this card (their marker stays here). When you later gain a government advance take its marker from here rather than from the event counter. Each marker still here at the end is worth 1 point.
event-scientific_trade = Every player gains ideas equal to the number of their cities with an academy or observatory; the active player at least 2.
event-flourishing_trade = Every player gains gold equal to the number of their cities with a market or port, at most 3; the active player at least 1.
event-era_of_stability = Every player gains mood and/or culture tokens equal to the number of their cities with a temple or obelisk, at most 3; the active player at least 1.
event-reformation = Name another player: that player replaces one of your temples (their choice) with a temple of their own; nothing can prevent it. If you have no temple, name a player who has one and they carry out the event instead.
event-pandemics = Every player loses, in any mix of resources, tokens, action or objective cards and units, half as many items as they have cities (rounded down).
event-black_death = Every player with at least 4 units loses 1 unit per full 4 units, plus 1 more with Roads, Navigation or Trade Routes; each lost unit is worth 1 point.
event-famine_vermin = Every player with Storage loses 1 food (gold cannot replace it). A player who cannot makes one of their cities angry that is not angry yet.
event-famine_drought = Lose 1 food for each of your cities on or next to barren land, at most 3 (gold cannot replace it). If you cannot lose the full amount you lose what you have and one of those cities becomes angry. Without such a city nothing happens.
event-fire = Choose one of your cities on forest: lower by one step the mood of it and of every city (any owner) standing on the same connected forest. Without a forest city lose 1 wood.
event-successful_year = Each player with the fewest cities gains 1 food per city they are behind the player with the most; if all are equal everyone gains 1 food.
event-great_architect = Open card. When you build a wonder you may discard it to ignore the wonder's required advance (not Engineering) and pay 3 culture tokens less.
event-great_athlete = As an action: you may gain one Culture advance free and without touching the event counter; then you may turn any number of culture tokens into mood tokens or the reverse.
event-great_diplomat = Open card. Choose another player when you take it: neither of you may attack the other without first paying 2 culture tokens; discard it after such an attack. As an action you may discard it yourself.
event-great_seer = As an action: draw as many objective cards as there are players, assign one to each player including yourself; each player's next objective draw is the assigned card.

## Events, great persons and wonders.

effect-advance = Gain an advance without paying
effect-construct = Build without activating a city
effect-reveal_tile = Reveal a tile
effect-convert = Swap a token
effect-place = Place a unit
effect-mood = Change the mood of a city
effect-buy = Buy an advance
effect-influence = Attempt cultural influence

ask-announce_event = Does the whole event count?
why-announce_event = You decide before the card is drawn. Its symbol is always carried out.

ask-choose_deck = Where do you draw the event from?
why-choose_deck = With the Great Mausoleum you may take the last event discarded instead of one from the deck.

ask-exchange = Do you ignore { $card } and draw another event?
why-exchange = Human Sacrifice: return a captive, and neither symbol nor text of this card counts.

ask-exhaust = Which hex is exhausted?
why-exhaust = An empty hex next to one of your cities, not barren. Nothing can be collected or founded there any more.

ask-sadden = { $card }: which city becomes less happy?
why-sadden = A city that can still lose mood must be chosen if there is one.

ask-prevent_fall = The mood in { $city } falls. Do you prevent it?
why-prevent_fall = Myths: one mood token for each city, however many steps it would lose.

ask-prevent_loss = A unit in { $city } is lost. Do you prevent it?
why-prevent_loss = The event would remove it from the city of your leader.

ask-make_happy = Which city becomes happy?
why-make_happy = Whatever its mood is now.

ask-deal = Who receives it?
why-deal = You distribute the food among the other players; anything above a limit is lost.

ask-place_unit = Where do you place the unit?
why-place_unit = It comes from your supply and costs nothing.

ask-give_up_unit = Which unit do you lose?
why-give_up_unit = The choice is yours. A ship stays as long as the units aboard need it.

ask-choose_effect = Do you use this effect?
why-choose_effect = It is optional.

ask-name_player = Which player do you name?
why-name_player = That player receives what the card gives.

ask-erupt = Which city is buried?
why-erupt = All units there die. Settlement and buildings leave the game and are worth two points each to their owners.

ask-wreck = Which pieces does the earthquake destroy?
why-wreck = One to three pieces of your colour in your cities, worth two points each; a settlement only as the last piece of its city. Cities that survive lose mood.

ask-strike = Do you lose an action?
why-strike = You may remove one of your army units instead.

ask-upheaval = Does your government fall?
why-upheaval = The change is free of charge. You may remove one of your army units instead.

ask-choose_government = Which government follows?
why-choose_government = You keep as many government advances as you had.

ask-appease = Which tokens do you pay?
why-appease = One to four tokens; each is worth half a point at the end.

ask-choose_heir = Who follows your leader?
why-choose_heir = A new leader costs nothing; otherwise you gain two points. Your other leader cards leave the game.

ask-name_faithful = Who carries out the Reformation?
why-name_faithful = You have no temple, so you name a player who has one.

ask-name_reformer = Who replaces one of your temples?
why-name_reformer = That player chooses the temple; nothing can prevent it.

ask-reform = Which temple do you replace?
why-reform = It is swapped for one of your colour.

ask-suffer = What do you lose to the pandemic?
why-suffer = Half as many items as you have cities: resources, tokens, action and objective cards, units.

ask-set_fire = Which forest city burns?
why-set_fire = All cities in the same connected forest lose one step of mood, whoever owns them.

ask-buy_person = Do you take { $card }?
why-buy_person = It costs one culture token for the player who drew it, two for the others.

ask-assign = Which objective do you assign?
why-assign = Each player gets one card, you first; it will be that player's next objective.

ask-plan = What do you build?
why-plan = At the usual price unless the card says otherwise.

ask-choose_tile = Which tile do you reveal?
why-choose_tile = An unexplored tile next to a tile with one of your cities.

ask-found_there = Do you found a city on the new tile?
why-found_there = It needs no settler; the price is on the card.

ask-draw_from = Where do you draw the action card from?
why-draw_from = With the Great Mausoleum you may take the last action card discarded instead of one from the deck.

ask-take_or_draw = Which wonder card do you take?
why-take_or_draw = An envoy laid one out face up; you may take it instead of drawing from the deck.

ask-borrow = Which advance do you use this turn?
why-borrow = The Great Library lends any advance but those of governments. One-time gains of the advance are not received.
ask-lend = Do you borrow an advance for this?
why-lend = The Great Library lends one advance a turn. You may keep that for later.

do-choose = { $effect }
do-name = { $civ }
do-whole_event = The whole event
do-symbol_only = Only the symbol
do-from_deck = From the deck
do-from_discards = From the discards: { $card }
do-redraw = Use { $ability } and draw another
do-exhaust = Exhaust { $hex }
do-sadden = Lower the mood in { $hex }
do-prevent = Prevent it with { $ability }
do-give_up = Lose in { $hex }: { $kind }
do-give_up_pirate = Lose in { $hex }: Pirate ship
do-give_good = Give up { $good }
do-deal = One to { $civ }
do-place_at = Place it in { $hex }
do-build_at = Build in { $hex }: { $building }
do-erupt = Bury the city in { $hex }
do-wreck = Destroy in { $hex }: { $building }
do-wreck_wonder = Destroy { $wonder }
do-wreck_city = Destroy the settlement in { $hex }
do-lose_action = Lose an action
do-revolt = Change the government
do-enthrone = Make { $leader } your leader
do-enthrone_any = Draw a new leader at random
do-renounce = Gain the points
do-reform = Replace the temple in { $hex }
do-burn = Set fire to { $hex }
do-reveal = Reveal the tile at { $hex }
do-invite = Take { $card }
do-play_person = Play { $card }
do-assign = { $card } for { $civ }
do-build_wonder = Build { $wonder }
do-with_architect = Build { $wonder } with the Great Architect
do-borrow = Use { $advance }
do-take_wonder = Take { $wonder }

told-named = { $civ } names { $rival }.
told-drew_event = { $civ } draws the event { $card }.
told-prevented = { $civ } prevents a loss with { $ability }.
told-placed = { $civ } places in { $hex }: { $kind }.
told-unit_lost = { $civ } loses in { $hex }: { $kind }.
told-exhausted = The land in { $hex } next to a city of { $civ } is exhausted.
told-city_buried = The city of { $civ } in { $hex } is buried.
told-pieces_buried = An earthquake destroys { $number ->
    [one] one piece
   *[other] { $number } pieces
} of { $civ }.
told-enthroned = { $leader } becomes the leader of { $civ }.
told-invited = { $civ } takes { $card }.
told-person_played = { $civ } plays { $card }.
told-foresaw = { $civ } assigns an objective to every player.
told-wonder_built = { $civ } builds { $wonder } in { $hex }.
told-borrowed = { $civ } uses { $advance } this turn.

panel-event = Event
panel-wonders = Wonders
panel-persons = Great persons
kind-event = Event
kind-person = Great person
kind-wonder = Wonder
group-events = Great persons
event-drawer = Drawn by { $civ }
event-step-symbol = Symbol: { $symbol }
event-step-effect = Effect on { $civ }
event-step-offer = Offer to { $civ }
event-in-play = In play
wonder-in-city = In { $hex }, built by { $civ }
wonder-gone = No longer on the map
wonder-laid-out = Laid out face up
wonder-ready = Can be built in { $hex }
wonder-lacks = Missing: { $what }
lacks-happy = a happy city
lacks-room = room in that city
fact-persons = Great persons
verb-play_person = Play a great person

## Ships and trade routes.

ask-sail_on = Do the ships explore from { $hex }?
why-sail_on = After Navigation ships may explore a tile that touches the sea they have reached. If they find no way on, they stay here.
ask-drop_anchor = Where do the ships from { $hex } go?
why-drop_anchor = Ships that explore enter any water hex of the new tile that is connected with their sea.
ask-lay_coast = How does the new tile lie?
why-lay_coast = Both ways obey the rules, so you choose.
ask-trade = Which trade routes do you form?
why-trade = A route pairs one of your ships or settlers with a city of another player at most two hexes away that is not angry. Pirates block the way.
do-sail_to = Sail to { $hex }
do-navigate = Navigate to { $hex }
do-chart = Explore by ship at { $hex }
do-route = Trade with { $hex }: { $good }
do-route_all = All routes
told-sailed = { $civ } sails from { $start } to { $goal } with { $number ->
    [one] one ship
   *[other] { $number } ships
}.
told-traded = { $civ } forms { $number ->
    [one] one trade route
   *[other] { $number } trade routes
}.
hint-unknown = Explores a tile
hint-toll = A market brings { $civ } 1 gold
hint-routes = { $n ->
    [one] One route
   *[other] { $n } routes
}: { $goods }
port-of = port of { $hex }
fleet = { $ships ->
    [one] Ship
   *[other] { $ships } ships
} of { $civ }
aboard = { $unit }, aboard

## Barbarians and pirates.

cause-trade = Trade routes
cause-barbarians = Barbarians
cause-pirates = Pirates
ask-settle_tribe = Where does a barbarian city appear?
why-settle_tribe = On an empty land hex two hexes from one of your cities and not next to any city; if there is none, next to one of your cities.
ask-reinforce = Which barbarian city gets a unit?
why-reinforce = A city of the barbarians holds at most four units. Where infantry is, cavalry or an elephant may come instead.
ask-march = Which barbarians move next?
why-march = All barbarians one or two land hexes from your cities move one hex towards the nearest of them and attack anybody they meet.
ask-march_to = Where do the barbarians from { $hex } move?
why-march_to = One hex on a shortest way over land to the nearest of your cities.
ask-send_off = Which pirate ship appears elsewhere?
why-send_off = There are only four pirate ships, so some leave the map first.
ask-lurk = Where does a pirate ship appear?
why-lurk = On a water hex without ships, at least one of the two next to one of your cities if possible.
ask-pay_off = What do you give the pirates?
why-pay_off = There are pirates next to your cities. If you have nothing, the mood of one of these cities falls.
do-settle_tribe = Barbarians settle in { $hex }
do-reinforce = { $kind } in { $hex }
do-march = Barbarians in { $hex }
do-march_to = To { $hex }
do-lurk = Pirates in { $hex }
do-send_off = The ship in { $hex }
do-pay_off = { $good ->
    [ideas] Pay 1 idea
    [captives] Release 1 captive
   *[other] Pay 1 { $good }
}
do-endure = The mood in { $hex } falls
told-tribe_settled = Barbarians found a city in { $hex }.
told-tribe_grew = Barbarians in { $hex }: one more { $kind }.
told-horde_moved = Barbarians move from { $start } to { $goal }.
told-pirates_came = Pirates appear in { $hex }.
tribe-named = City of the barbarians
pirate-fleet = { $ships ->
    [one] Pirate ship
   *[other] { $ships } pirate ships
}

## Battles.

side-barbarians = Barbarians
side-pirates = Pirates
arms = { $ability }: { $price }
ask-power = Do you pay for an advantage in this battle?
why-power = Some advances, leaders and wonders help for a price: before the battle for all its rounds, within a round for that round.
ask-lay_tactics = Do you lay a tactics card?
why-lay_tactics = It lies face down and is turned up together with the opponent's card; it works only in this round. The attacker lays first.
ask-fall_back = Where does your army fall back to?
why-fall_back = All your army units leave the battle for one hex next to it; settlers stay behind. Your opponent has won.
ask-ransom = Do you pay 2 food against the siege?
why-ransom = Otherwise your units cannot use their combat abilities in this round.
ask-casualties = The { $which ->
    [0] attackers
   *[other] defenders
} lose { $number ->
    [1] one unit
   *[other] { $number } units
}. Which?
why-casualties = Every five points of combat value are a hit, and every hit that is not ignored takes one unit. Both sides choose at the same time.
ask-choose_controller = Who chooses for your opponents?
why-choose_controller = Barbarians and pirates have no player: name one who chooses which of their units fall.
ask-drown = Which { $number ->
    [1] unit drowns
   *[other] { $number } units drown
} in { $hex }?
why-drown = The ships that are left cannot carry everybody aboard.
ask-drive_off = Which unit is driven off, and where to?
why-drive_off = It is put on a free land hex next to the battle and fights no more in it.
ask-leave_horse = Do you leave a Trojan horse before the city?
why-leave_horse = For 1 wood and 1 culture token you gain a point, and the defender cannot lay a tactics card in the first round.
ask-retreat = Do you retreat?
why-retreat = Your units return to where they came from, and the battle is a draw. Otherwise another round begins.
ask-keep_captives = Which of the fallen do you keep as captives?
why-keep_captives = Captives stay out of their owner's supply. You can hold at most four of them; each is worth half a point at the end.
ask-raise_stone = Do you raise a rune stone?
why-raise_stone = It takes an obelisk of your supply, which can no longer be built, and is worth 1 point at the end.
ask-recover = Which tactics card do you take back?
why-recover = It returns to your hand, and everybody knows it.
ask-sacrifice = Do you give up your queen?
why-sacrifice = The attackers must retreat, and an infantry takes her place. Her card leaves the game and brings nobody points.
ask-rebuild = Which building in { $city } do you replace?
why-rebuild = It costs nothing, and the mood of the city does not matter. The new building must be available to you; it brings no bonus of a building just built.
ask-resettle = Where do you place a settler?
why-resettle = You have lost a city: you may place one settler of your supply in another one.
do-arm = { $arms }
do-lay_tactic = Lay { $card }
do-lay_none = Lay no card
do-lose = { $kind }
do-control = { $civ }
do-fall_back = Fall back to { $hex }
do-drive = { $kind } to { $hex }
do-fight_on = Fight on
do-retreat = Retreat
do-resettle = Settler in { $hex }
do-keep_captive = Keep { $kind }
do-raise_stone = Raise a rune stone
do-recover = Take back { $card }
do-sacrifice = Give up the queen
do-rebuild = { $building } becomes { $into }
told-battle_began = Battle in { $hex }: { $side } against { $foe }.
told-armed = { $civ } uses { $ability } in the battle.
told-laid_tactic = { $civ } lays a tactics card.
told-turned_up = { $side }: { $card } is turned up.
told-scouted = { $side }: a scout takes { $card }.
told-cancelled = { $side }: { $card } is cancelled.
told-tried = { $side }: { $tactic } rolls { $die }.
told-valued = { $side }: dice { $dice }, combat value { $value }, { $hits ->
    [one] one hit
   *[other] { $hits } hits
}.
told-fell = { $side }: { $number ->
    [one] { $kind } falls
   *[other] { $number } × { $kind } fall
}.
told-drowned = { $side }: { $number ->
    [one] { $kind } drowns
   *[other] { $number } × { $kind } drown
}.
told-leader_fell = { $civ } loses the leader { $leader }.
told-driven_off = { $kind } of { $side } is driven off to { $hex }.
told-fell_back = Tactical retreat of { $side } to { $hex }.
told-retreated = Retreat of { $side } to { $hex }.
told-was_brave = { $civ } gains a point for the battle in the dark.
told-captive_taken = { $civ } keeps { $kind } of { $side } as a captive.
told-stone_raised = { $civ } raises a rune stone.
told-recovered = { $civ } takes back { $card }.
told-sacrificed = { $civ } gives up { $leader }; the attackers must retreat.
told-rebuilt = { $civ } rebuilds in { $hex }: { $building }.
told-battle_won = The battle in { $hex } goes to { $side }.
told-battle_drawn = The battle in { $hex } is a draw.
told-captured = The city of { $foe } in { $hex } falls to { $side }.
told-demolished = The city in { $hex } is gone.
told-resettled = { $civ } places a settler in { $hex }.
cause-battle = Battle
cause-capture = City captured
panel-battle = Battle in { $hex }
battle-round = Round { $round }
battle-before = Before the first round
kind-arms = advantage
kind-attacker = attacker
kind-tactic = tactics card
kind-defender = defender
count-settler = { $n ->
    [one] 1 settler
   *[other] { $n } settlers
}
count-infantry = { $n } infantry
count-ship = { $n ->
    [one] 1 ship
   *[other] { $n } ships
}
count-cavalry = { $n } cavalry
count-elephant = { $n ->
    [one] 1 war elephant
   *[other] { $n } war elephants
}
count-leader = { $n ->
    [one] 1 leader
   *[other] { $n } leaders
}
battle-nobody = no units
battle-dice = { $n ->
    [one] one die
   *[other] { $n } dice
}
battle-expected = { $dice }, about { $hits } hits
battle-value = Combat value { $value }: { $hits ->
    [one] one hit
   *[other] { $hits } hits
}{ $ignored ->
    [0] {""}
   *[other] , { $ignored } of them ignored
}
battle-face = { $number }, { $kind }
battle-numbers = Dice
die-idle = no unit
die-ignores = ignores { $n }
tactic-hidden = face down
battle-abilities = Combat abilities
mark-dice = { $n ->
    [one] one extra die
   *[other] { $n } extra dice
}
mark-ignore = ignores { $n ->
    [one] one hit
   *[other] { $n } hits
}
mark-cap = bonuses at most { $n }
mark-bar = no tactics card
mark-mute = no combat abilities
mark-as-kind = one may fight like { $kind }
mark-ability = with { $kind }
hint-attack = { $own } against { $foes }: about { $dealt } hits dealt and { $taken } taken in the first round; you win { $wins } %
hint-raid = { $own } against { $foes }: about { $dealt } hits dealt and { $taken } taken in the first round; they win { $wins } %
hint-undefended = { $side }, undefended

## Action cards, objectives and trade.

deck-action = action card
deck-objective = objective card
deck-wonder = wonder card

ask-claim = Which objective do you complete?
why-claim = You have just met a condition of a card in your hand. What is not claimed now is lost.

ask-lay_objective = Which objectives do you complete?
why-lay_objective = Status phase, step 1: each completed objective is worth two points. Each name counts once.

ask-learn = Which advance do you learn?
why-learn = It costs nothing and leaves the event counter alone; all other rules for advances hold.

ask-name_teacher = With whom do you swap technologies?
why-name_teacher = You gain one of their advances, then they gain one of yours.

ask-buy_advance = Which advance do you buy?
why-buy_advance = It costs two food, ideas or gold and leaves the event counter alone.

ask-pay_bought = How do you pay for { $advance }?
why-pay_bought = An advance costs two food; ideas and gold may replace food in any mix.

ask-spy_on = Whose hand do you look at?
why-spy_on = You see all their cards and may swap one of yours for one of the same kind.

ask-swap_cards = Which of your cards do you swap with { $civ }?
why-swap_cards = For one of theirs of the same kind. Nobody else learns what was swapped.

ask-choose_plan = Do you keep one of the new objective cards?
why-choose_plan = You give up an objective card from your hand for it. All rejected cards are shuffled into the deck.

ask-occupy = Which unit takes over in { $city }?
why-occupy = It replaces one of the barbarians there; the others are removed.

ask-compose = What do you offer { $civ }?
why-compose = Goods and cards of yours, and what you want for them: at most twelve items. Your partner accepts or refuses the whole offer.

ask-accept = Do you accept the offer of { $civ }?
why-accept = The exchange is carried out at once. Anything above a limit is lost. You choose the cards you give.

ask-hand_over = Which cards do you give { $civ }?
why-hand_over = The offer says how many of each kind.

do-card = Play { $effect }
do-complete_upper = Complete { $objective }
do-complete_lower = Complete { $objective }
do-take_over = { $kind }
do-keep_plan = Keep { $card }
do-drop_plan = Give up { $card }
do-swap_own = Give { $card }
do-swap_for = Take { $card }
do-trade = Offer { $civ } a trade
do-offer_good = { $good ->
    [ideas] Give 1 idea
   *[other] Give 1 { $good }
}
do-ask_good = { $good ->
    [ideas] Ask for 1 idea
   *[other] Ask for 1 { $good }
}
do-offer_card = Give { $card } face down
do-show_card = Give { $card } and show it
do-ask_card = Ask for one { $deck }
do-accept = Accept
do-refuse = Refuse
do-hand_over = Give { $card }

told-played = { $civ } plays { $effect }.
told-completed = { $civ } completes the objective { $objective }.
told-offered = { $civ } offers { $partner } a trade.
told-refused = { $civ } refuses the offer of { $partner }.
told-exchanged = { $civ } and { $partner } trade.
told-spied = { $civ } looks at the hand of { $other }.
told-planned = { $civ } looks at an objective card: { $card }.
told-took_over = { $civ } takes over the barbarian city in { $hex }.

ask-hire_armies = Which barbarians do you hire, and for what?
why-hire_armies = Each army within two hexes costs one food, wood, ore or culture; gold may replace a resource.

ask-lead = Which army moves next?
why-lead = Each hired army moves one land hex, in the order you like.

ask-lead_to = Where does the army from { $hex } move?
why-lead_to = Whoever is there is attacked. Cities that armies left are reinforced afterwards.

do-hire_army = { $good ->
    [captives] Army in { $hex } for 1 captive
   *[other] Army in { $hex } for 1 { $good }
}

panel-offer = The offer
panel-drawn = New objective cards
panel-known = Known cards of { $civ }
panel-completed = Completed objectives of { $civ }
kind-offer = offer
kind-deck = cards
offer-gives = { $civ } gives
offer-wants = { $civ } wants
offer-cards = { $n ->
    [one] 1 { $deck }
   *[other] { $n } { $deck }s
}
when-now = At once
when-status = Status phase
when-both = At once or in the status phase
half-effect = Effect
half-tactic = Tactics
half-now = { $objective }, at once
half-status = { $objective }, status phase
half-both = { $objective }, at once or in the status phase
card-action-price = one action
progress = { $have } of { $need }
verb-card = Action cards
verb-trade = Trade

## Acts and cards of civilizations and leaders.

ask-cancel = { $civ } plays { $card }. Do you cancel it?
why-cancel = You discard one of your action cards. Nothing of the cancelled card is paid, and it is discarded without effect.

ask-choose_waived = Which card do you play for { $ability }?
why-choose_waived = It needs no action now; everything else is paid as usual.

ask-restore = Which building in { $city } becomes yours again?
why-restore = It is swapped for one of your supply. Obelisks keep their colour.

told-foiled = { $civ } cancels { $card }, which { $rival } played.
told-restored = { $civ } turns { $building } in { $hex } back to their own colour.
told-devoted = { $civ } puts a culture token on the city in { $hex }.

ask-name_building = Which building in { $city } do you attempt to influence?
why-name_building = A temple as the target allows a second roll, so the building is named before the first one.

do-roll_again = Roll again with { $ability }

ask-win_over = Which unit in { $hex } changes sides?
why-win_over = It is swapped for one of your supply. The other opposing units on the hex then fight; lone settlers die.

do-win_over = Win over: { $kind }
told-won_over = { $civ } wins over { $kind } of { $side } in { $hex }.
told-druid_sent = { $civ } sends a druid to the barbarian city in { $hex }.

ask-put_under = Do you put this event under the deck?
why-put_under = It costs one culture token, and you look at the next card. Only you see the events on the deck.

do-put_under = Put { $card } under the deck
told-looked = { $civ } looks at the top event: { $card }.
panel-to-come = The next event
event-to-come = Only you know it.

ask-hold_back = Which barbarians do you hold back with { $ability }?
why-hold_back = Groups that you hold back do not move now. One payment, if there is any, covers all of them.

ask-direct = Do you direct the barbarians?
why-direct = You pay once and choose the direction of every group; otherwise they march on your nearest city.

do-halt = Hold back the group in { $hex }
do-direct = Direct all groups with { $ability } for one { $good }
## Civilizations and leaders on the move.

unit-city = The city
unit-pirate = Pirate ship (serves you)
allied-pirates = { $ships ->
    [one] A pirate ship that serves this player
   *[other] { $ships } pirate ships that serve this player
  }
hint-parley = Pirates: fight them or share the hex
hint-wander = Activates the city; gains: { $goods }

ask-parley = Do you fight the pirates in { $hex }?
why-parley = Without a fight they serve you as long as ships or units of yours are with them. They sail, trade and carry units like your ships, and hits remove them first.

ask-choose_hull = Which unit founds the city?
why-choose_hull = A ship that founds a city is removed. Its units may go ashore or change to other ships.

ask-choose_shore = Where does the ship in { $hex } found a city?
why-choose_shore = On land next to the ship, under the usual rules for founding.

ask-go_ashore = Which units go ashore from { $hex }?
why-go_ashore = They cannot move again this turn. Those who find no room on other ships are lost.

ask-cast_away = Which units are lost in { $hex }?
why-cast_away = The ships that are left cannot carry everybody.

ask-choose_landing = Where does everybody aboard in { $hex } go ashore?
why-choose_landing = All land units land on one hex together. Entering a hex of opponents starts a battle.

ask-refit = Which units become ships?
why-refit = Infantry and settlers may become ships; the others of the group are carried by them.

ask-land_as = What does the ship become?
why-land_as = A settler or, with Tactics, infantry, from your supply.

ask-retrain = Which units do you retrain?
why-retrain = Settlers become infantry and infantry settlers. The supply and the limit of four army units hold.

ask-frighten = Which unit runs from your leader?
why-frighten = An opposing land unit next to your leader moves one hex. It may not start a battle.

ask-run_from = Where does the unit from { $hex } go?
why-run_from = To a land hex next to it without others.

ask-deploy = Which units are placed around { $city }?
why-deploy = Land units recruited here may also be placed on land next to the city without opponents.

do-ally = Share the hex
do-fight = Fight
do-turn_on = Attack the pirates in { $hex } who serve you
do-break_up = Break up a ship in { $hex }
do-break_up_pirate = Break up a pirate ship in { $hex }
do-ashore = { $kind } to { $hex }
do-land_at = Go ashore in { $hex }
do-wander = Move the city to { $hex }
do-put_to_sea = Become ships in { $hex }
do-beach = Ships go ashore in { $hex }
do-refit = { $unit } becomes a ship
do-land_as = { $kind }
do-retrain = { $kind } in { $hex }
do-frighten = { $kind } in { $hex }
do-flee = To { $hex }
do-deploy = { $kind } to { $hex }

told-allied = Pirates in { $hex } serve { $civ }.
told-ship_broken_up = { $civ } breaks up a ship in { $hex }.
told-marked = { $civ } marks the tile of { $hex }.
told-wandered = A city of { $civ } moves from { $start } to { $goal }.
told-refitted = { $civ } turns { $number ->
    [one] a unit
   *[other] { $number } units
  } from { $start } into others in { $goal }.
told-retrained = Units of { $civ } in { $hex } become { $kind }.
told-fled = { $kind } of { $side } runs from { $start } to { $goal }.

hint-groups = { $n ->
    [one] one group
   *[other] { $n } groups
}

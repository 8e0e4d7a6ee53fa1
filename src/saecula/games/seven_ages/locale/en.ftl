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
markers = Action markers
front = Front-line value
support = Support value
movement = Movement points
left-in-pool = { $number } left in the pool
empire-card = Empire
card-text = Starts with { $money } money, trade number { $trade }. Event: { $event }. Artifact: { $artifact }.
not-now = Cannot be founded now
of-limit = { $number } of { $limit }
last-scoring = Glory of the last scoring
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

option-end = End of the game
option-rounds = Rounds
option-total_history = Total history
option-faster_history = Faster history

ask-lay_start_card = Which card do you play?
why-lay_start_card = The highest value makes the start player. All cards played are discarded.
ask-choose_colours = Which pair of colours do you take?
why-choose_colours = Light colours have more counters, dark ones better ones. You keep the pair for the whole game.
ask-place_markers = Which actions do your empires take?
why-place_markers = Lay a marker on each empire, or leave it idle. While you have fewer empires than allowed, you may lay one more beside your cards.
ask-turn_up = Which markers do you turn up?
why-turn_up = A marker that is not turned up now does nothing this round; the wild may wait.
ask-first_of_two = Which acts first?
why-first_of_two = You turned up two markers for this action.
ask-found = Which empire do you found?
why-found = The card must fit the age of the most advanced empire, and its start areas must be free.
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
told-passed_last_level = { $player } passes the last level first with { $empire }: { $glory } glory.
told-glory_bought = { $player } buys { $glory } glory with { $empire }.
told-scored = { $player } scores { $glory } glory.
told-game_ended = The game is over.

## Range and permission

option-take_that = Take that!
ask-permit = May { $empire } pass through the areas of { $other }?
why-permit = A yes opens all areas of the empire for this action. You may demand up to three cards and money for it.
ask-demand_money = How much money do you demand from { $empire }?
why-demand_money = For the passage through { $other }, besides cards: { $cards }.
ask-demand_exactly = How much money exactly do you demand from { $empire }?
why-demand_exactly = For the passage through { $other }, besides cards: { $cards }. Tens: { $tens }.
ask-accept = Does { $empire } pay for the passage through { $other }?
why-accept = Demanded are { $cards } cards of your choice and { $money } money. Whoever does not pay does not pass.
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

## Trade

ask-choose_partner = Whom do { $empire } trade with?
why-choose_partner = Partners are empires of others in range; those who have not traded this round come first. With nobody in range you trade with the deck.
ask-offer_card = Which card do you lay for the trade?
why-offer_card = Both cards are shown together. Value and trade number count; each side keeps the card of the other.
ask-advance_more = How many levels do { $empire } advance besides?
why-advance_more = The trade is won. One level for having chosen the action, one for a partner who stood higher: up to { $number }.
ask-gift = Do { $empire } give money to { $other }?
why-gift = After a trade both may give the other any sum.
ask-gift_exactly = How much money exactly do { $empire } give to { $other }?
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
told-trades_with = { $player } trades with { $empire }; the partner: { $other }.
told-trades_with_deck = { $player } trades with the deck: { $empire }.
told-lays = { $player } lays { $card } for { $empire }: { $value }.
told-deck_lays = The deck lays { $card }: { $value }.
told-trade_totals = { $player } reaches { $total } with { $empire } against { $against }.
told-elephant_won = { $player } gets an elephant for { $empire }.
told-gave_money = { $player } gives { $money } money of { $empire } to { $other }.
told-artifact_left = { $player } loses an artifact of { $empire }: { $artifact }.

## Names that are in no content file.

empire = { $number ->
    [1] Red
    [2] Yellow
    [3] Purple
    [4] Blue
   *[other] Green
}
field = { $letter }: { $name }
# A name of the content as it is written within a sentence.
within-sentence = { LOWER($name) }

piece-peasant = peasant
piece-soldier = soldier
word-peasants = peasants
word-soldiers = soldiers
word-buildings = buildings

people-peasant = { $n ->
    [one] 1 peasant
   *[other] { $n } peasants
}
people-soldier = { $n ->
    [one] 1 soldier
   *[other] { $n } soldiers
}
amount-grain = { $n } grain
amount-gold = { $n } gold
symbols-fountain = { $n ->
    [one] 1 fountain
   *[other] { $n } fountains
}
symbols-lyre = { $n ->
    [one] 1 lyre
   *[other] { $n } lyres
}
vp = { $n } VP
from-to = { $now } → { $then }

## Questions and their reasons.

ask-found_province = Which region becomes your province?
why-found_province = Every player founds three provinces: the first anywhere, the others next to an earlier one if a region there is empty.

ask-choose_capital = Which of your regions is your capital?
why-choose_capital = Caravan routes start there, and caravans of other players that reach it can pay you tribute.

ask-first_caravan = On which border do you place your first caravan?
why-first_caravan = It costs nothing and joins your capital to another province; afterwards one heritage track rises.

ask-raise_one = Which heritage do you raise?
why-raise_one = Heritage decides which advances you can reach and which chronicles score.

ask-seventh_peasant = Which province gets one more peasant?
why-seventh_peasant = Peasants in your regions bring their grain or gold, up to the number on the tile.

ask-first_advance = Which advance do you begin with?
why-first_advance = Your marker goes on an advance of level 1; others may choose the same one.

ask-choose_cards = Which two cards do you play?
why-choose_cards = All players choose in secret. One card may be your focus card of this generation; from the second round on, one may be a card you have already played.

ask-next_card = Which card do you carry out next?
why-next_card = You decide the order; a card you decline goes back to your hand.

ask-close_turn = Anything more before your turn ends?
why-close_turn = One bonus action is allowed in each of your turns; the first use of each in a generation raises unrest by 1.

ask-lay = Which chronicle do you lay, and on which field?
why-lay = It lies face down until the dynasty ends, one card on each field. It scores if you then have what it asks there and enough heritage; for two cards of one category, your heritage must suffice for both values together.

ask-lay_more = Do you lay another chronicle?
why-lay_more = Your advances let you lay more than one card in this action.

ask-levy = { $state ->
    [over] A bonus action before you go on?
   *[open] Where do you levy?
}
why-levy = { $state ->
    [over] You cannot levy any more as things stand; you may still use a bonus action here.
   *[open] Place one new soldier in one of your regions. While unlocked, you may also turn peasants into soldiers or soldiers into peasants and use what your buildings offer; each region allows one of these.
}

ask-conquest = Whom do you attack, or what do you annex?
why-conquest = An attack costs grain equal to your unrest, an annexation grain equal to the number of regions you control.

ask-wager = How much unrest do you wager?
why-wager = Both choose in secret. Each point adds three to your combat value, and only the winner’s unrest rises by the wager. A tie goes to the attacked player.

ask-return_citizens = { $number ->
    [one] Which citizen in { $region } returns to your supply?
   *[other] Which citizen in { $region } returns to your supply? ({ $number } still to go)
}
why-return_citizens = The winner of a battle loses one citizen, the loser two. In a region with more than twice as many citizens as its capacity, every player present loses one.

ask-retreat = Where do your citizens retreat from { $region }?
why-retreat = All that are left go to one neighbouring region of yours, or to your supply if there is none.

ask-annex_after = { $region ->
    [over] A bonus action before you go on?
   *[other] Do you annex { $region } now?
}
why-annex_after = { $region ->
    [over] You cannot annex the region as things stand; you may still use a bonus action here.
   *[other] You may annex it if nobody controls it, or only a player without citizens there, and you have more citizens there than any other player.
}

ask-ask_passage = Do you ask for passage along another player’s road?
why-ask_passage = Before your citizens move with { $card }, you may ask the controller of each road once.

ask-consent = { $asker } asks to pass along your road in { $region }. Do you agree?
why-consent = Your consent holds for this one action; if you refuse, the road is closed to { $asker }.

ask-move_from = { $card ->
    [over] A bonus action before you go on?
   *[other] Who moves?
}
why-move_from = { $card ->
    [over] Nobody is left to move; you may still use a bonus action here.
   *[other] { $card }: each of them may move once, to a neighbouring region.
}

ask-move_to = Where do { $piece ->
    [peasant] peasants
    [soldier] soldiers
   *[other] citizens
} from { $region } go?
why-move_to = To a neighbouring region, or along a road one region further; neither capacity nor other players stand in the way.

ask-move_number = How many { $piece ->
    [peasant] peasants
    [soldier] soldiers
   *[other] citizens
} go from { $region } to { $target }?
why-move_number = The others may stay or go elsewhere.

ask-move_on = { $number ->
    [one] Does the soldier in { $region } ride on?
   *[other] Do the { $number } soldiers in { $region } ride on?
}
why-move_on = Your advances let soldiers make a further move at once.

ask-plunder_one = Which region do you plunder?
why-plunder_one = You gain one unit of its resource for each of your soldiers there, up to its capacity; the player who controls it loses as much.
ask-plunder_all = Do you plunder every region, or spare one?
why-plunder_all = While Politics is unlocked you may plunder every foreign region where you have soldiers: one unit for each soldier, up to the capacity; the player who controls it loses as much.

ask-site = In which region do you build?
why-site = In a region you control that has room for one more building; you need no citizens there.

ask-second_site = { $state ->
    [over] A bonus action before you go on?
   *[open] Where do you put another building?
}
why-second_site = { $state ->
    [over] You cannot build anywhere else as things stand; you may still use a bonus action here.
   *[open] Your advances allow another building in this action, in another region.
}

ask-choose_building = What do you build in { $region }?
why-choose_building = The cost in gold is your unrest plus the level of the building, less your discounts.

ask-govern = By how much do you lower unrest?
why-govern = Each step costs grain equal to the number of regions you control; while Culture is unlocked one step costs nothing.

ask-advance = Which advance do you reach?
why-advance = The next one in a row, if your unrest is at most your heritage in its category; new rows only while Culture is unlocked.

ask-advance_more = Do you take another step?
why-advance_more = Your advances allow more than one step in this action.

ask-lay_out = Which card do you lay out?
why-lay_out = You are the first to reach this advance: one of the two cards extends the row for everybody, the other goes back face down.

ask-open_route = On which border do you place a caravan?
why-open_route = It must touch your capital, one of your Cities or a region that your caravans reach from there; what it newly reaches may raise heritage.

ask-pay_caravan = How do you pay for the caravan?
why-pay_caravan = All in grain or all in gold.

ask-free_caravan = Where do you place your free caravan?
why-free_caravan = While Culture is unlocked, Migrate lets you place a free caravan on a border of a region where you have a citizen.

ask-tribute = Who pays tribute?
why-tribute = Your colonies, or the other players’ caravans at your capital and Cities; while Civil is unlocked, both.

ask-grow = Which region gets one of your last peasants?
why-grow = Every region of yours would grow, but your supply is too small for all of them.

ask-choose_chronicle = Which { $category } chronicle scores?
why-choose_chronicle = You have what each of them asks, but your heritage is too low for both together.

ask-keep_grain = How much grain do you keep?
why-keep_grain = What your storage cannot hold is lost before the new generation.

ask-keep_gold = How much gold do you keep?
why-keep_gold = { $number ->
    [0] Your storage is full.
   *[other] Your storage holds { $number } more.
}

## Options.

do-found = { $region }
do-capital = { $region }
do-route = { $border }
do-heritage = { $category }
do-grow = { $region }
do-advance = { $advance }
do-choose = { $card }
do-replay = { $card } again
do-carry_out = Carry out { $card }
do-decline = Decline { $card }
do-end_turn = End the turn
do-oppress = Oppression in { $region }
do-support = Support for { $category }
do-tax = Taxation: { $resource }
do-lay = { $chronicle }
do-on_field = { $field }
do-lay_another = Lay another
do-levy = New soldier in { $region }
do-arm = Peasant becomes soldier in { $region }
do-disarm = Soldier becomes peasant in { $region }
do-recruit = New { $piece } from a building in { $region }
do-attack = Attack { $empire } in { $region }
do-annex = Annex { $region }
do-wager = { $number ->
    [0] No wager
   *[other] Wager { $number }
}
do-give_up = A { $piece }
do-retreat_to = { $region }
do-disband = Back to the supply
do-ask_passage = Ask for passage through { $region }
do-consent = Let them pass
do-refuse = Refuse
do-move_from = { $piece ->
    [peasant] Peasants
    [soldier] Soldiers
   *[other] Citizens
} from { $region }
do-move_to = { $region }
do-number = { $number }
do-plunder = { $region }
do-plunder_all = Plunder all
do-spare = Spare { $region }
do-site = { $region }
do-build = { $building }
do-build_by_labour = { $building }, with labour
do-govern = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
do-lay_out = { $advance }
do-pay = In { $resource }
do-tribute_of_colonies = The colonies
do-tribute_of_caravans = The caravans
do-score = { $field }
do-keep_grain = { $number ->
    [0] No grain
   *[other] { $number } grain
}
do-keep_gold = { $number ->
    [0] No gold
   *[other] { $number } gold
}

## The journal.

told-founded = { $empire } founds a province in { $region }
told-capital = { $empire } makes { $region } the capital
told-caravan = { $empire } places a caravan on { $border }
told-grew = { $empire } gets a peasant in { $region }
told-advanced = { $empire } reaches { $advance }
told-laid_out = { $empire } lays out { $advance }
told-rows_laid_out = The advances of level 2 are laid out
told-heritage_rose = { $empire } raises { $category } heritage to { $value }
told-generation_began = Dynasty { $dynasty ->
    [1] I
    [2] II
   *[other] III
}, generation { $generation }
told-round_began = Round { $round }
told-die = { $empire } rolls a { $die }; { $threshold } or more is needed for another round
told-dynasty_ended = Dynasty { $dynasty ->
    [1] I
    [2] II
   *[other] III
} ends
told-game_ended = End of the match
told-growth = The population grows: one peasant in every controlled region
told-kept = { $empire } keeps { $grain } grain and { $gold } gold
told-income = { $empire } receives an income of { $grain } grain and { $gold } gold
told-gained = { $empire } gains { $number } { $resource }
told-paid = { $empire } pays { $number } { $resource }
told-lost = { $empire } loses { $number } { $resource }
told-revealed = { $empire } reveals { $card }
told-replays = { $empire } plays { $card } again
told-declined = { $empire } declines { $card }
told-acted = { $empire } carries out { $card }
told-focused = { $empire } has { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
} on { $card }
told-oppressed = { $empire } oppresses { $region }
told-supported = { $empire } gains support in { $category } for this turn
told-taxed = { $empire } levies taxes on trade
told-laid = { $empire } lays a chronicle on { $field } ({ $chronicle })
told-levied = { $empire } levies a soldier in { $region }
told-armed = { $empire } arms a peasant in { $region }
told-disarmed = { $empire } sends a soldier of { $region } back to the fields
told-recruited = { $empire } gets a { $piece } from a building in { $region }
told-attacked = { $empire } attacks { $enemy } in { $region }
told-wagered = { $empire } wagers { $number }
told-battle_won = { $empire } wins in { $region }, { $value } against { $loser_value }
told-gave_up = { $empire } loses a { $piece } in { $region }
told-kept_last = { $empire } keeps the last region, { $region }
told-retreated = { $empire } retreats to { $region }
told-disbanded = { $number ->
    [one] { $empire } returns 1 citizen to the supply: there is no region to retreat to
   *[other] { $empire } returns { $number } citizens to the supply: there is no region to retreat to
}
told-lost_region = { $empire } loses control of { $region }
told-annexed = { $empire } annexes { $region }
told-asked_passage = { $empire } asks for passage through { $region }
told-consented = { $empire } opens the road in { $region }
told-refused = { $empire } closes the road in { $region }
told-moved = { $empire } moves { $number } { $piece ->
    [peasant] { $number ->
        [one] peasant
       *[other] peasants
    }
    [soldier] { $number ->
        [one] soldier
       *[other] soldiers
    }
   *[other] citizens
} from { $region } to { $target }
told-plundered = { $empire } plunders { $region }
told-spared = { $empire } spares { $region }
told-built = { $empire } builds { $building } in { $region }
told-laboured = { $number ->
    [one] { $empire } returns 1 peasant from { $region } to the supply after the work
   *[other] { $empire } returns { $number } peasants from { $region } to the supply after the work
}
told-unrest_rose = { $empire }’s unrest rises to { $value }
told-unrest_fell = { $empire } lowers unrest to { $value }
told-lost_vp = { $empire } loses { $vp } VP because unrest cannot rise any further
told-overfull = { $region } is overpopulated: { $number } citizens, room for { $room }; { $empire } controls it
told-wonders_scored = { $empire } scores { $vp } VP for wonders
told-chronicle_scored = { $empire } scores { $vp } VP with { $chronicle } on { $field }
told-chronicle_failed = { $empire } scores nothing with { $chronicle } on { $field } (has { $had }, needs { $needed }; heritage { $heritage }, needs { $value })
told-chronicle_left_out = { $empire } leaves out { $chronicle } on { $field } (heritage { $heritage } is too low for both cards)
told-most_regions = { $empire } scores { $vp } VP for the most regions
told-lowest_unrest = { $empire } scores { $vp } VP for the lowest unrest
told-most_symbols = { $empire } scores { $vp } VP for the most symbols

## What advances and buildings do, put together by the scene.

effect-income = each of your { $resource } regions where you have a peasant yields { $n } more
effect-levy = with Levy you may put a new { $piece } here for { $n } gold
effect-build_discount = { $where ->
    [around] building here and in neighbouring regions costs { $n } gold less
    [anywhere] building costs { $n } gold less
   *[here] building here costs { $n } gold less
}{ $each ->
    [yes] , for each copy
   *[no] {""}
}
effect-build_labour = when you build, you may save { $n } gold for each peasant of yours in the region; { $returns } of them then return to your supply
effect-buildings = Build lets you erect up to { $n } buildings, in different regions
effect-chronicles = Chronicle lets you lay up to { $n } cards
effect-advances = Advance lets you take up to { $n } steps
effect-heritage_when_built = { $where ->
    [colony] built in a colony it raises your { $category } heritage by { $n }
   *[here] it raises your { $category } heritage by { $n } when built
}
effect-room = { $where ->
    [anywhere] each region of yours has room for { $n ->
        [one] 1 more citizen
       *[other] { $n } more citizens
    }
   *[here] room for { $n ->
        [one] 1 more citizen
       *[other] { $n } more citizens
    }
}
effect-combat = combat value +{ $n }
effect-combat_per_soldier = combat value +{ $n } for each soldier{ $terrain ->
    [plain] {" "}in plains
    [mountain] {" "}in mountains
    [island] {" "}on islands
   *[any] {""}
}
effect-walls = combat value +{ $n } when you are attacked here
effect-ignore_walls = walls do not help those you attack
effect-no_loss = when you win an attack you lose no citizen
effect-attack_surcharge = a player who attacks you in a region you control pays { $n } more grain
effect-annex_discount = annexing costs { $n } grain less for each of your soldiers there
effect-caravan_price = a caravan costs { $n } grain or { $n } gold
effect-govern_discount = each paid step of Govern costs { $n } grain less{ $each ->
    [yes] , for each copy
   *[no] {""}
}
effect-fewer_regions = { $n ->
    [one] 1 of your regions does
   *[other] { $n } of your regions do
} not count for annexing and Govern
effect-road = your citizens may pass through from one neighbouring region to another
effect-soldier_steps = with Raid and Migrate your soldiers may make up to { $n } moves
effect-market = caravan routes start here, and foreign caravans here can pay tribute
effect-caravan_origins = caravan routes start in each of your regions where you have a citizen
effect-advance_heritage = for Advance your heritage counts { $n } higher{ $each ->
    [yes] , for each copy
   *[no] {""}
}
effect-advance_unrest = for Advance your unrest counts { $n } lower
effect-chronicle_heritage = for chronicles your heritage counts { $n } higher
effect-symbols = each { $building } in your regions shows { $n } more { $symbol ->
    [fountain] { $n ->
        [one] fountain
       *[other] fountains
    }
   *[lyre] { $n ->
        [one] lyre
       *[other] lyres
    }
}
effect-dynasty_vp = { $n } VP at the end of each dynasty
effect-wonder_vp = at the end of a dynasty each { $building } of yours gives { $n } VP
effect-keep = you keep up to { $n } grain and gold in all for the next generation
effect-max_unrest = your unrest never exceeds { $n }; each step beyond costs 1 VP
effect-unlock = { $whole ->
    [yes] { $category } is unlocked for you
   *[no] unlocked for you: { $boxes }
}
boxed = while { $category } is unlocked: { $text }
needs-unlocked = only while { $category } is unlocked

card-chronicle = Lay a chronicle card face down on a field of the chronicle board.
card-levy = Put a soldier in one of your regions for { $levy } gold.
card-conquest = Attack an opponent in a region, or annex one, or both.
card-raid = Move soldiers one region, then plunder a foreign region they entered.
card-build = Put up a building; it costs gold equal to your unrest plus its level.
card-govern = Lower your unrest; each step costs grain equal to the number of your regions.
card-advance = Move a marker to the next advance of its row, if your unrest is at most your heritage there.
card-caravan_1 = Put a caravan on a border for { $caravan } grain or { $caravan } gold.
card-caravan_2 = A second caravan card.
card-migrate = Move citizens one region.
card-tribute = Take one unit from each of your colonies, or one for each caravan of the other players at your capital and Cities.

box-levy = for { $levy } gold each, also turn a peasant into a soldier or a soldier into a peasant in other regions
box-raid = plunder any number of foreign regions where you have soldiers
box-build = Cities may be built
box-govern = one step costs nothing
box-advance = or put a new marker on an advance of level 1
box-caravan_2 = put a caravan for { $caravan } grain or { $caravan } gold
box-migrate = then place a free caravan on a border of a region where you have a citizen
box-tribute = take from both

focus-text = { $category } is unlocked until the end of the generation. Each action and building of this category puts a marker here; with { $slots } markers your { $category } heritage rises by { $n }.
chronicle-text = Scores if your heritage is at least { $value } and you have as many as the field asks:
chronicle-asks = { $field } { $n } ({ $vp } VP)

measure-building_levels = The levels of all buildings in your regions.
measure-fountains = Fountains on your buildings and advances.
measure-regions = Regions you control.
measure-citizens = Your peasants and soldiers on the map.
measure-trade_goods = Trade goods reached by your caravans.
measure-lyres = Lyres on your buildings and advances.

## Kinds of cards.

kind-action = Action
kind-focus = Focus
kind-chronicle = Chronicle
sealed = sealed
box-state = { $state ->
    [open] { $category } unlocked
   *[locked] { $category } locked
}

## The board.

moment-setup = Preparation
moment-round = Dynasty { $dynasty }, generation { $generation }, round { $round }
moment-over = End of the match
step-end = End of turn

panel-world = The Mediterranean
panel-world-note = Figures: capacity, peasants and soldiers
panel-chronicle = Chronicle
panel-chronicle-note = face-down cards, scored when the dynasty ends
panel-advances = Advances
panel-advances-note = a marker stands for its advance and those before it
panel-buildings = Buildings
panel-buildings-note = what each would cost you now
panel-rounds = Round
panel-dynasty = Dynasty
panel-hand = Your cards
panel-hand-note = round { $n } of at most { $most }
panel-chronicle-hand = Your chronicles

advance-row = { $category } { $number }
stack-of = Level { $level } ({ $n })
stack-note = { $n ->
    [0] No card of level { $level } is left.
    [one] 1 card of level { $level } is left; the first player to get here lays it out.
   *[other] { $n } cards of level { $level } are left; the first player to get here draws two and lays out one.
}
stack-second = One of these cards is laid out here before the first advances are chosen.
drawn = just drawn, only you see it
level-city = capacity
tiles-left = { $n } left
none-left = none left
no-site = none of your regions has room for it
could-stand = room for it in { $regions }
gold-from = from { $n } gold

round-die = { $n }: { $die }+
round-die-note = Round { $n } follows if the die shows at least { $die }.
round-sure = Round { $n } is always played.
space-grows = If the marker comes here or passes it, every controlled region gets a peasant when the generation ends.
space-beyond = When the marker is here at the end of a generation, dynasty { $dynasty } ends.
dynasty = Dynasty { $dynasty }

field-measure = you have { $n }
field-card = { $n }/{ $needed }, value { $value }
field-text = The value of a card, what it asks and what it is worth: { $parts }.
field-asks = { $value }: { $n } → { $vp } VP
field-heritage = heritage { $heritage }, { $value } needed
field-heritage-both = heritage { $heritage }, { $value } needed, or { $both } to score your other card of this category too
chronicle-of = { $empire }, value { $value }

ground = { $terrain }, { $resource } { $capacity }
out-of-play = not in play
controlled-by-nobody = nobody controls it
controlled-by-you = yours
controlled-by = { $empire } controls it
controlled-capital = capital of { $empire }
controlled-province = province of { $empire }
controlled-colony = colony of { $empire }
control-capital = capital
control-province = provinces
control-colony = colonies
good-here = a caravan here raises heritage
crowd = Citizens
room = Room
of-room = { $n } of { $room }
combat-of = Combat value, { $empire }
stronger-here = Stronger than you here: { $empires }
danger = Citizens in your { $region }
combat-compared = { $theirs } against your { $yours }

part-unrest = unrest
part-level = level
part-peasants = peasants
part-soldiers = soldiers
part-capacity = capacity
part-regions = regions

stat-unrest = Unrest
stat-regions = Regions
income-next = Income next generation
unrest-most = Maximum
unrest-due = At the end of the turn

fact-points-last = Points at the end
fact-points-before = Points before that
points-chronicles = chronicles { $n }
points-wonders_scored = wonders { $n }
points-most_regions = most regions { $n }
points-lowest_unrest = lowest unrest { $n }
points-most_symbols = most symbols { $n }

fact-heritage = Heritage
fact-chronicles = Chronicles
fact-regions = Regions
fact-buildings = Buildings
fact-bonuses = Bonus actions used
fact-income = Income
fact-goods = Trade goods
fact-symbols = Symbols
fact-supply = In supply
fact-advances = Advances
fact-played = Played
in-hand = in hand { $values }
laid-on = on { $fields }
capital-named = { $region } (capital)
focus-markers = { $n } of { $slots } markers
supply-caravans = { $n ->
    [one] 1 caravan
   *[other] { $n } caravans
}
supply-markers = { $n ->
    [one] 1 marker
   *[other] { $n } markers
}
card-at-work = being carried out
focus-in-play = in play until the generation ends
played-already = played in this generation
one-focus = only one focus card in a generation

## What a choice would bring.

close-levy = stop levying
close-move_from = nobody else moves
close-second_site = no further building
close-advance_more = no further step
close-annex_after = the region stays as it is
close-lay_more = no further chronicle
close-ask_passage = move without passage
close-move_on = they stay
close-free_caravan = no caravan

hint-found = { $tile }; { $n ->
    [one] 1 neighbour
   *[other] { $n } neighbours
}, { $goods ->
    [0] no trade good
    [one] 1 trade good
   *[other] { $goods } trade goods
}
hint-capital = { $tile }; { $goods ->
    [0] no trade good
    [one] 1 trade good
   *[other] { $goods } trade goods
} at its borders
hint-route = { $things }: heritage +1
hint-route-plain = raises no heritage
market-of = capital or City of { $empire }
hint-crowd = { $n } { $n ->
    [one] citizen
   *[other] citizens
}, room for { $room }
hint-in-vain = cannot be carried out as things stand
hint-unrest = unrest +1 at the end of your turn
hint-lost-vp = you lose 1 VP at the end of your turn
hint-marker = marker on { $card }
hint-decline = { $replayed ->
    [yes] stays with your played cards, no unrest
   *[no] { $able ->
        [yes] back to your hand
       *[no] cannot be carried out now; back to your hand
    }
}
hint-end-calm = unrest stays at { $n }
hint-end-unrest = unrest { $now } → { $then }
hint-end-vp = you lose { $vp } VP because unrest cannot rise any further
bonus-again = no unrest: already used in this generation
hint-support = heritage counts as { $n } for Advance in this turn
hint-lay-worth = { $vp } VP, needs heritage { $value }
hint-lay = would score on { $fields }
hint-lay-lacks = heritage too low on { $fields }
field-lacks = { $field } (has { $n }, needs { $needed })
field-lacks-both = { $field } (has { $n }, needs { $needed } for both cards)
hint-lay-none = would score on no field yet
hint-field = { $vp } VP; you have { $n }, { $needed } needed
hint-attack = combat { $yours } against { $theirs }, before wagers; a tie goes to the attacked player
hint-wager = { $region }: combat { $value } against { $theirs }{ $most ->
    [0] {""}
   *[other] , or up to { $highest } with { $empire }’s wager
}; if you win, unrest { $unrest }
hint-consent = { $empire } may use it in this action
hint-refuse = { $empire } must go another way or stay
hint-lost = { $amount } lost
hint-there = { $n } there
hint-movable = { $n } can move
hint-plunder = { $gain }; { $empire } loses { $n }
hint-plunder-all = { $gain } from { $regions }
hint-spare = { $whose }; you forgo { $gain }
hint-site = { $n ->
    [one] 1 building possible
   *[other] { $n } buildings possible
}; { $standing } of { $most } places taken
hint-labour = { $gold } and { $peasants }
hint-govern = unrest { $change }

brief-focus = unlocks { $category }: { $cards }
brief-chronicle = { $left ->
    [one] 1 card in hand
   *[other] { $left } cards in hand
}
brief-levy = { $levy } gold for a soldier
brief-conquest = { $targets ->
    [one] 1 target
   *[other] { $targets } targets
}
brief-raid = move soldiers, plunder
brief-build = gold: unrest { $unrest } plus the level
brief-govern = { $step } grain for each step
brief-advance = { $rows ->
    [one] 1 step possible
   *[other] { $rows } steps possible
}
brief-caravan_1 = { $caravan } grain or { $caravan } gold
brief-caravan_2 = { $caravan } grain or { $caravan } gold
brief-migrate = move citizens
brief-tribute = { $colonies ->
    [one] 1 colony
   *[other] { $colonies } colonies
}, { $foreign ->
    [one] 1 foreign caravan
   *[other] { $foreign } foreign caravans
}

## The story: what changes come from, and which numbers it follows.

cause-setup = Setup
cause-end_turn = End of turn
cause-growth = Population growth
cause-overpopulation = Overpopulation
cause-new_generation = New generation
cause-battle = Battle
cause-oppress = Oppression
cause-support = Support
cause-tax = Taxation
cause-keep_grain = Storage
cause-keep_gold = Storage
cause-income = Income
cause-kept = Storage
cause-lost_vp = Unrest above the maximum
cause-wonders_scored = Wonders
cause-most_regions = Most regions
cause-lowest_unrest = Lowest unrest
cause-most_symbols = Most symbols

counter-vp = VP
counter-grain = grain
counter-gold = gold
counter-unrest = unrest
counter-heritage = heritage
counter-regions = regions
counter-peasants = peasants
counter-soldiers = soldiers
counter-caravans = caravans

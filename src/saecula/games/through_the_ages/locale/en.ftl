## Names of things that stand in no content file.

civ = { $number ->
    [1] Red
    [2] Yellow
    [3] Purple
   *[other] Blue
}
kind-food = food
kind-resources = resources
choice-culture = culture
choice-arms = arms

type-farm = Farm
type-mine = Mine
type-lab = Lab
type-temple = Temple
type-library = Library
type-arena = Arena
type-theater = Theater
type-infantry = Infantry
type-cavalry = Cavalry
type-artillery = Artillery
type-air_force = Air force
type-law = Law
type-warfare = Warfare
type-exploration = Exploration
type-construction = Construction
type-government = Government
type-leader = Leader
type-wonder = Wonder
type-action = Action
type-event = Event
type-territory = Territory
type-tactic = Tactic
type-aggression = Aggression
type-war = War
type-pact = Pact
type-bonus = Bonus
type-military = Military card

many-farm = farms
many-mine = mines
many-lab = labs
many-temple = temples
many-library = libraries
many-arena = arenas
many-theater = theaters
many-infantry = infantry
many-cavalry = cavalry
many-artillery = artillery
many-air_force = air forces
many-law = laws
many-warfare = warfare
many-exploration = exploration
many-construction = construction
many-government = government
many-wonder = wonders

gain-food = { $n } food
gain-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
gain-science = { $n } science
gain-culture = { $n } culture
gain-population = { $n } population
gain-civil_actions = { $n ->
    [one] 1 civil action back
   *[other] { $n } civil actions back
}
gain-military_cards = { $n ->
    [one] 1 military card
   *[other] { $n } military cards
}
symbol-culture = { $signed } culture
symbol-science = { $signed } science
symbol-strength = { $signed } strength
symbol-happy = { $signed } happiness
symbol-civil = { $n ->
    [1] { $signed } civil action
    [-1] { $signed } civil action
   *[other] { $signed } civil actions
}
symbol-military = { $n ->
    [1] { $signed } military action
    [-1] { $signed } military action
   *[other] { $signed } military actions
}
symbol-colonization = { $signed } colonization
symbol-blue = { $n ->
    [1] { $signed } blue token
    [-1] { $signed } blue token
   *[other] { $signed } blue tokens
}
symbol-yellow = { $n ->
    [1] { $signed } yellow token
    [-1] { $signed } yellow token
   *[other] { $signed } yellow tokens
}
change-culture = culture { $signed }
change-science = science { $signed }
change-strength = strength { $signed }
change-happy = happiness { $signed }
change-food = food { $signed } a turn
change-resources = resources { $signed } a turn

## Questions and their reasons.

ask-take_first_cards = Which card do you take?
why-take_first_cards = In the first round cards are only taken; the further to the right, the more civil actions one costs.

ask-act = What do you do next?
why-act = As many actions as you can pay for, in any order; then your turn ends.

ask-political_action = Which political action do you take?
why-political_action = One in each turn, or none: prepare an event, attack, declare war, offer or break a pact.

ask-again = Do you take a second political action?
why-again = Once in the game your leader allows another one; you may keep it for later.

ask-peek = Do you look at the next event?
why-peek = Your leader may see the top card of the current events before you do politics.

ask-follow_order = Which action do you take with { $card }?
why-follow_order = The card lets you take one action, often at a discount; it costs one civil action in all.

ask-choose_gain = What do you gain with { $card }?
why-choose_gain = One of the two, at once.

ask-choose_kind = { $number ->
    [one] Do you gain 1 food or 1 resource?
   *[other] Do you gain { $number } food or { $number } resources?
}
why-choose_kind = All of one kind; anything for which your blue bank has no tokens is lost.

ask-choose_mixture = How many of the { $number } are food?
why-choose_mixture = The rest are resources; anything for which your blue bank has no tokens is lost.

ask-choose_loss = You lose { $number } in all: how many of them are food?
why-choose_loss = The rest are resources, as far as you have any.

ask-use_route = { $price ->
    [one] { $kind ->
        [food] Do you pay the food with a resource instead, by the trade route?
       *[other] Do you pay the resource with food instead, by the trade route?
    }
   *[other] { $kind ->
        [food] Do you pay 1 of the { $price } food with a resource instead, by the trade route?
       *[other] Do you pay 1 of the { $price } resources with food instead, by the trade route?
    }
}
why-use_route = Once in your turn the pact lets you replace { $kind ->
    [food] 1 food by 1 resource
   *[other] 1 resource by 1 food
}.

ask-return_token = Which card gives back a blue token?
why-return_token = You have lost more blue tokens than your bank held.

ask-tuck = Do you put your old leader under one of your wonders?
why-tuck = The wonder then gives an additional happy face for the rest of the game; otherwise you get a civil action back.

ask-discard_cards = { $number ->
    [one] Which military card do you discard?
   *[other] Which military cards do you discard? ({ $number } to go)
}
why-discard_cards = At the end of a turn you may keep as many as you have military actions; some events ask for cards too.

ask-bid = { $high ->
    [0] How much do you bid for { $territory }?
   *[other] How much do you bid for { $territory }? The highest bid is { $high }.
}
why-bid = The winner must send a force of at least that strength; the units sent are lost.

ask-send_force = Which units do you send to { $territory }?
why-send_force = The force must reach { $needed } and contain at least one unit; bonus cards help, and the units sent are lost.

ask-defend = How do you defend yourself?
why-defend = You need { $gap } to stop the attack. A bonus card adds its defense, any other military card adds 1; you may use at most as many cards as you have military actions.

ask-choose_loot = How much food do you take from { $rival }?
why-choose_loot = Up to { $number } food and resources, in any mixture.

ask-raid_building = Which building of { $rival } do you destroy?
why-raid_building = Urban buildings up to the level on the card; you gain half of what they cost.

ask-choose_colony = Which colony of { $rival } do you take?
why-choose_colony = Its lasting effects pass to you; what it gave once does not.

ask-choose_victim = What does { $rival } lose?
why-choose_victim = Leader or unfinished wonder; the higher its age, the more culture for you.

ask-steal = What do you take from { $loser }?
why-steal = Your advantage of { $lead } buys special technologies; you take the rest of it as science.

ask-terror = Which building of { $victim } is destroyed?
why-terror = One urban building of every other civilization.

ask-lose_worker = Which card loses a worker?
why-lose_worker = You have no unused worker left to lose.

ask-build_free = Do you build { $technology } for free?
why-build_free = The event lets you place one unused worker without spending an action or resources.

ask-choose_action = Which action do you take?
why-choose_action = The event lets you take one action for { $discount } less, without spending a civil or military action; a revolution still uses up all of them.

ask-choose_ruined = Which of your buildings is destroyed?
why-choose_ruined = The weakest civilization loses a farm, a mine or an urban building; its worker becomes unused.

ask-choose_lost_colony = Which colony becomes independent?
why-choose_lost_colony = Its lasting effects are lost.

ask-take_by_agreement = Which card do you take?
why-take_by_agreement = Cards worth { $left } civil actions in all, for free; if you take any, you give up your next political action.

ask-choose_ruin = Which wonder falls to ruin?
why-choose_ruin = It loses all its effects, but still counts as a wonder and gives culture as a ruin.

ask-choose_side = Which side of the pact { $pact } do you take?
why-choose_side = You offer the pact to { $partner }, who gets the other side.

ask-answer_offer = Do you accept the pact { $pact } from { $offerer }?
why-answer_offer = Where its sides differ, { $offerer } takes side { $side } and you the other; either of you may break the pact later.

## Options.

do-take = Take { $space }
do-population = Increase population
do-free_population = Gain population
do-build = Build { $technology }
do-upgrade = Upgrade { $source } to { $target }
do-bach = Turn { $source } into { $target }
do-destroy = Destroy { $technology }
do-barbarossa = Population and { $technology }
do-stages = { $number ->
    [one] Build 1 wonder stage
   *[other] Build { $number } wonder stages
}
do-lead = Elect { $leader }
do-tuck = Under { $wonder }
do-churchill = Churchill: { $choice }
do-lend = Military action as civil
do-develop = Develop { $technology }
do-revolt = Revolution: { $technology }
do-play = Play { $action }
do-gain_food = Food
do-gain_resources = Resources
do-tactic = Play the tactic { $tactic }
do-copy_tactic = Copy the tactic { $tactic }
do-use_route = Use the trade route
do-keep_route = Keep the trade route
do-return_token = From { $technology }
do-no_token = No token left
do-end_actions = End the turn
do-peek = Look at it
do-prepare = Prepare { $card }
do-aggress = { $aggression } against { $rival }
do-declare_war = { $war } against { $rival }
do-offer_pact = Offer { $pact } to { $partner }
do-side = Side { $side }
do-accept = Accept
do-refuse = Refuse
do-break_pact = Break { $pact }
do-retire_leader = Let the leader go
do-discover = Discover { $territory }
do-add_bonus = Play { $card }
do-discard = Discard { $card }
do-cook_discard = Discard { $card } for the force
do-send = Send { $technology }
do-bid = Bid { $number }
do-lose_worker = { $technology }
do-loot_food = { $number ->
    [0] No food
   *[other] { $number } food
}
do-food_part = { $number ->
    [0] No food
   *[other] { $number } food
}
do-raze = { $technology }
do-no_building = No more buildings
do-annex = { $territory }
do-remove = { $card }
do-release = { $territory }
do-ruin = { $wonder }
do-steal = { $technology }
do-take_less = Take one less

verb-take = Take a card
verb-population = Population
verb-build = Build
verb-upgrade = Upgrade
verb-bach = Turn into a theater
verb-destroy = Destroy
verb-barbarossa = Population and unit
verb-stages = Wonder
verb-lead = Leader
verb-develop = Develop
verb-revolt = Revolution
verb-play = Play a card
verb-tactic = Play a tactic
verb-copy_tactic = Copy a tactic
verb-prepare = Prepare an event
verb-aggress = Attack
verb-declare_war = Declare war
verb-offer_pact = Offer a pact
verb-end_actions = End my turn

## The journal.

told-round_began = Round { $round }
told-turn_began = { $civ }, round { $round }
told-age_began = Age { $age }
told-row_discarded = Gone from the row: { $card }
told-took = { $civ } takes { $card }
told-gained = { $civ } gains { $kind ->
    [resources] { $number ->
        [one] 1 resource
       *[other] { $number } resources
    }
   *[other] { $number } { $kind }
}
told-lost = { $civ } loses { $kind ->
    [resources] { $number ->
        [one] 1 resource
       *[other] { $number } resources
    }
   *[other] { $number } { $kind }
}
told-corrupted = { $civ } loses { $kind ->
    [resources] { $number ->
        [one] 1 resource
       *[other] { $number } resources
    }
   *[other] { $number } { $kind }
} to corruption
told-ate = The people of { $civ } eat { $number } food
told-produced = { $civ } makes { $kind ->
    [resources] { $number ->
        [one] 1 resource
       *[other] { $number } resources
    }
   *[other] { $number } { $kind }
}
told-science = { $civ } scores { $points ->
    [one] 1 science point
   *[other] { $points } science points
}
told-culture = { $civ } scores { $points ->
    [one] 1 culture point
   *[other] { $points } culture points
}
told-lost_science = { $civ } loses { $points ->
    [one] 1 science point
   *[other] { $points } science points
}
told-lost_culture = { $civ } loses { $points ->
    [one] 1 culture point
   *[other] { $points } culture points
}
told-lost_blue = { $civ } loses { $number ->
    [one] 1 blue token
   *[other] { $number } blue tokens
}
told-lost_actions = { $civ } loses { $number ->
    [one] 1 civil action
   *[other] { $number } civil actions
}
told-grew = { $civ } gains { $number ->
    [one] 1 worker
   *[other] { $number } workers
}
told-shrank = { $civ } loses { $number ->
    [one] 1 unused worker
   *[other] { $number } unused workers
}
told-lost_worker = { $civ } loses a worker on { $technology }
told-drew = { $civ } draws { $number ->
    [one] 1 military card
   *[other] { $number } military cards
}
told-discarded = { $civ } discards a military card
told-built = { $civ } builds { $technology }
told-upgraded = { $civ } upgrades { $source } to { $target }
told-pulled_down = { $civ } pulls down { $technology }
told-disbanded = { $civ } disbands { $technology }
told-destroyed = { $civ } loses a building: { $technology }
told-raised = { $civ } builds { $number ->
    [one] 1 stage
   *[other] { $number } stages
} of { $wonder }
told-completed = { $civ } completes { $wonder }
told-leads = { $leader } leads { $civ }
told-tucked = { $civ } puts the old leader under { $wonder }
told-retired = { $leader } leaves { $civ }
told-lent = { $civ } uses a military action as a civil one
told-armed = { $civ } has { $number } science and { $number } resources for the military this turn
told-developed = { $civ } develops { $technology }
told-revolted = Revolution in { $civ }: { $technology }
told-partner_paid = { $civ } adds { $points } science as a partner
told-used_route = { $civ } uses the trade route
told-played = { $civ } plays { $action }
told-tactic = { $civ } adopts a new tactic: { $tactic }
told-copied_tactic = { $civ } copies the tactic { $tactic }
told-common_tactic = Common tactic from now on: { $tactic }
told-obsolete = Obsolete in { $civ }: { $card }
told-peeked = { $civ } looks at the next event
told-prepared = { $civ } prepares an event of age { $age }
told-revealed = Event: { $card }
told-no_effect = It has no effect on anybody
told-attacked = { $civ } attacks { $rival }: { $aggression }, { $own } against { $theirs }
told-played_bonus = { $civ } plays { $card }
told-repelled = { $civ } repels the attack
told-succeeded = The attack of { $civ } succeeds
told-annexed = { $civ } takes { $territory } from { $rival }
told-infiltrated = { $civ } removes { $card } of { $rival }
told-war_declared = { $civ } declares { $war } on { $rival }
told-war_resolved = { $war }: { $civ } { $own }, { $rival } { $theirs }
told-took_land = { $civ } takes { $number ->
    [one] 1 yellow token
   *[other] { $number } yellow tokens
}
told-took_yellow = { $civ } takes { $number ->
    [one] 1 yellow token
   *[other] { $number } yellow tokens
} from { $loser }
told-stole = { $civ } takes { $technology } from { $loser }
told-offered = { $civ } offers { $partner } a pact: { $pact }
told-accepted = { $civ } accepts { $pact } from { $offerer }
told-refused = { $civ } refuses { $pact }
told-broke_pact = { $civ } breaks { $pact }
told-pact_ended = { $pact } ends
told-resigned = { $civ } resigns
told-passed = { $civ } passes
told-bid = { $civ } bids { $number }
told-no_colony = Nobody colonizes { $territory }
told-sacrificed = { $civ } sends { $technology }{ $number ->
    [one] {""}
   *[other] {" "}× { $number }
}
told-colonized = { $civ } colonizes { $territory }
told-lost_colony = { $civ } loses { $territory }
told-ruined = A wonder of { $civ } falls to ruin: { $wonder }
told-uprising = Uprising in { $civ }: no production
told-famine = Famine in { $civ }: { $number } food short
told-evaluated = Final scoring: { $card }
told-game_ended = End of the game

## What cards do, put together by the scene.

or = or
and = and
age-back = Age { $age }
cost-science = { $n } science
building-text = { $parts } for each worker; to build: { $cost ->
    [one] 1 resource
   *[other] { $cost } resources
}
unit-text = { $parts } for each unit; to build: { $cost ->
    [one] 1 resource
   *[other] { $cost } resources
}
construction-text = up to { $stages } stages of a wonder with one action; urban buildings cost less by level: { $less }
government-text = { $civil } civil and { $military } military actions, up to { $limit } urban buildings of a kind
revolution-text = by revolution { $n } science
territory-text = { $lasting }; once { $once }
tactic-text = each army of { $units }: strength +{ $n }
tactic-text-old = each army of { $units }: strength +{ $n }, with outdated units +{ $old }
bonus-text = +{ $defense } when defending, or +{ $colonization } for a colonization force

order-build_production = build a farm or mine
order-upgrade_production = upgrade a farm or mine
order-build_urban = build an urban building
order-upgrade_urban = upgrade an urban building
order-increase_population = increase population
order-build_one_wonder_stage = build one stage of a wonder
order-develop_technology = develop a technology
order-revolution = have a revolution
order-production = build or upgrade a farm or mine
order-urban = build or upgrade an urban building
order-upgrade = upgrade a farm, mine or urban building
order-cheaper = { $n ->
    [0] { $order }
    [one] { $order } for 1 resource less
   *[other] { $order } for { $n } resources less
}
order-after = afterwards { $gain }
turn-military = { $n ->
    [one] 1 more military action this turn
   *[other] { $n } more military actions this turn
}
turn-resources = { $n ->
    [one] 1 resource for military units this turn
   *[other] { $n } resources for military units this turn
}
per-stronger = { $n } resources for military units this turn for each stronger civilization
per-richer = { $n } culture for each civilization with more culture

ability-strength_per_unit = strength +{ $n } for each of your units
ability-strength_per_unit_of = strength +{ $n } for each unit of { $kinds }
ability-strength_per_unit_type = strength +{ $n } for each type of unit you have
ability-strength_per_happy_of = strength +{ $n } for each happy face of your { $kinds }
ability-culture_per_happy_of = culture +{ $n } for each happy face of your { $kinds }
ability-culture_per_building = culture +{ $n } for each of your { $kinds }
ability-culture_per_pair = culture +{ $n } for each pair of a library and a theater
ability-culture_first_colony = culture +{ $n } for your first colony
ability-culture_further_colony = culture +{ $n } for each further colony
ability-culture_by_level = each lab makes culture equal to its level
ability-best_culture_doubled = your best theater makes twice its culture
ability-best_science_by_level = your best lab or library makes additional science equal to its level
ability-science_delta = science of each lab { $signed }
ability-happy_per_happy_source = each of your other cards with happy faces gives { $n } more
ability-civil_hand_limit = you may hold { $n } more civil card
ability-military_hand_limit = you may hold { $n } more military card
ability-take_leader_discount = taking a leader costs { $n } civil action less
ability-take_discount_after_replacing = taking it costs { $n } civil actions less in a turn in which you replaced your leader
ability-no_wonder_surcharge = completed wonders do not make taking a wonder more expensive
ability-population_discount = increasing population costs { $n } food less
ability-develop_discount = developing { $kinds } costs { $n } science less
ability-cross_discount = { $kinds } make each other { $n } cheaper to build and develop
ability-on_take_technology = { $gain } whenever you take a technology
ability-on_develop = { $gain } whenever you develop a technology
ability-on_revolution = { $gain } with each revolution
ability-revolution_uses_military = a revolution takes all military actions instead of the civil ones
ability-military_as_civil = once a turn a military action may serve as a civil one
ability-military_resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
} a turn for military units
ability-tuck_under_wonder = when replaced, may go under a wonder, which then gives 1 more happy face
ability-second_political_action = once in the game a second political action
ability-remove_for_yellow = as a political action: leaves and gives { $n ->
    [one] 1 yellow token
   *[other] { $n } yellow tokens
}
ability-remove_to_colonize = as a political action: leaves and makes a territory in your hand a colony
ability-population_and_unit = for one military action: increase population and build a unit, each { $n } cheaper
ability-infantry_as_cavalry = in armies infantry may count as cavalry
ability-culture_if_strongest = { $n } culture at the end of your turn if you are one of the two strongest (with two players: the strongest)
ability-peek_event = before politics you may look at the next event
ability-colonize_discard = up to { $n } military cards discarded add 1 each to a colonization force
ability-upgrade_to_theater = once a turn an urban building may become a theater of its level or higher
ability-produce_by_level = each lab makes resources equal to its level
ability-culture_on_leaving = when leaving play, and at the end of the game: culture equal to the levels of your labs
ability-cannot_attack = you may not play aggressions or declare wars
ability-attack_cost_factor = attacks on you cost { $n } times as many military actions
ability-churchill_choice = each turn { $n } culture, or { $n } science and { $n } resources for the military
ability-best_mine_extra = your best mine makes one token more
ability-free_population = once a turn 1 population for free
ability-score_workers = when completed: 2 culture for each farmer and miner, 1 for each other worker
ability-score_technology_levels = when completed: culture by the levels of all your technologies
ability-score_theaters_and_libraries = when completed: twice the culture of your theaters and libraries
ability-score_urban_buildings = when completed: culture for all culture, science and strength of your urban buildings

who-all = everybody
who-strongest = the strongest
who-weakest = the weakest
who-two_strongest = the two strongest (with two players: the strongest)
who-two_weakest = the two weakest (with two players: the weakest)
who-most_culture = the civilization with the most culture
who-least_culture = the civilization with the least culture
who-all_with_most_happy = everybody with the most happy faces
who-all_with_most_discontent = everybody with the most discontent workers
event-gain_food = { $n } food
event-gain_resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
event-gain_food_or_resources = { $n } food or { $n } resources
event-gain_food_and_resources_mixed = { $n } food and resources in any mixture
event-lose_food_and_resources_mixed = lose { $n } food and resources in any mixture
event-gain_food_per_happy = { $n } food for each happy face
event-score_science = { $n } science
event-score_culture = { $n } culture
event-lose_culture = lose { $n } culture
event-lose_culture_per_discontent = lose { $n } culture for each discontent worker
event-draw_military = draw { $n } military cards{ $culture ->
    [0] {""}
   *[other] , in age IV { $culture } culture instead
}
event-discard_military = discard { $n } military cards{ $culture ->
    [0] {""}
   *[other] , in age IV lose { $culture } culture instead
}
event-gain_population = { $n } population
event-lose_population = lose { $n } population
event-lose_population_if_two_weakest = lose { $n } population if one of the two weakest (with two players: the weakest)
event-lose_population_half_discontent = lose half the discontent workers, rounded up
event-lose_all_food = lose all food
event-lose_blue = lose { $n ->
    [one] 1 blue token
   *[other] { $n } blue tokens
}
event-may_free_build = may build { $card } for free
event-may_choose_action = may increase population, build, or develop a technology for { $n } less, without spending an action
event-destroy_own_building = lose a farm, mine or urban building
event-score_culture_of_culture_rating = culture equal to the culture rating
event-score_culture_of_science_rating = culture equal to the science rating
event-score_science_of_science_rating = science equal to the science rating
event-produce_food = farms produce
event-produce_resources = mines produce
event-production = corruption, food, consumption and resources as at the end of a turn
event-spend_civil_actions_per_discontent = lose { $n } civil actions for each discontent worker
event-take_yellow_from_weakest = { $n ->
    [one] 1 yellow token
   *[other] { $n } yellow tokens
} from the weakest
event-remove_old_leader = a leader of an earlier age leaves
event-lose_colony = lose a colony
event-may_take_cards = may take cards worth { $n } civil actions for free, and then gives up the next political action
event-ruin_wonder = a wonder of age { $ages } falls to ruin and makes { $culture } culture
event-destroy_urban_of_each_other = destroy an urban building of every other civilization
event-final = If it is still in an event deck at the end of the game, it is evaluated then.
impact-agriculture = culture for the food produced in a turn, { $surplus } more if that exceeds consumption
impact-architecture = culture for the levels of urban buildings
impact-balance = twice the smallest of science, culture, food and resource production
impact-colonies = 3 culture for each colony
impact-competition = culture for the levels of units and arenas
impact-government = 2 culture for each civil, 1 for each military action
impact-happiness = 2 culture for each happy face, at most { $most }, 2 less for each discontent worker
impact-industry = culture for the resources of mines
impact-population = 2 culture for each content worker above { $workers }
impact-progress = twice the levels of government and special technologies
impact-science = culture by rank in science: { $ranks }
impact-strength = culture by rank in strength: { $ranks }
impact-technology = 4 culture for each technology of age III
impact-variety = 2 culture for each type of unit, kind of urban building and special technology
impact-wonders = culture for wonders by age: { $ages }

aggression-enslave = the rival loses { $n } population, you gain { $gain }
aggression-plunder = take up to { $n } food and resources in any mixture
aggression-raid = { $number ->
    [one] destroy an urban building of level { $levels } or lower, gain half of what it costs
   *[other] destroy up to { $number } urban buildings, one each of level { $levels } or lower, gain half of what they cost
}
aggression-annex = take a colony
aggression-infiltrate = remove a leader or unfinished wonder, { $n } culture for each of its levels
aggression-spy = take up to { $n } science
aggression-armed_intervention = take up to { $n } culture
war-culture = the winner takes { $n } culture and as much as the advantage
war-technology = the winner takes special technologies and science as far as the advantage goes
war-territory = the winner takes 1 yellow token and 1 more for every { $n } of the advantage
pact-both = both: { $text }
pact-side = { $side }: { $text }
pact-forbids = neither may attack the other
pact-ends = ends when one attacks the other
term-food = { $signed } food a turn
term-resources = { $n ->
    [1] { $signed } resource a turn
    [-1] { $signed } resource a turn
   *[other] { $signed } resources a turn
}
term-develop_discount = technologies cost { $n } science less
term-partner_pays = the partner adds { $n } science
term-culture_per_partner_wonder = { $signed } culture for each wonder of the partner
term-attack_bonus = { $signed } strength when attacking the partner
term-food_as_resource = once a turn 1 food serves as a resource
term-resource_as_food = once a turn 1 resource serves as food
term-no_war = nobody declares war on this side

## What stands on the table.

moment-over = The game is over
moment-round = Age { $age }, round { $round }
moment-last = Age { $age }, last round ({ $round })
step-politics = Politics
step-actions = Actions
step-end = End of turn

panel-row = Card row
panel-own = Your civilization
panel-events = Events
panel-politics = Tactics, wars, pacts
panel-hand = Your cards
panel-ages = Age
panel-yellow = Worker
panel-blue = Corruption
row-note = { $n ->
    [0] no civil cards left
    [one] 1 civil card of age { $age } left
   *[other] { $n } civil cards of age { $age } left
}
board-note = { $unused ->
    [one] 1 unused worker
   *[other] { $unused } unused workers
}; yellow bank { $yellow }, blue bank { $blue }
hand-note = civil { $civil } of { $civil_limit }, military { $military } of { $military_limit }
decks-left = { $civil } civil and { $military } military cards left
column-production = Farms and mines
column-urban = Urban buildings
column-units = Units
column-state = Government
column-wonders = Wonders
column-colonies = Colonies
column-hand = In hand
column-now = Now
column-current = Current ({ $n })
column-future = Future ({ $n })
column-past = Past ({ $n })
column-tactics = Common tactics
column-wars = Wars
column-pacts = Pacts
space-empty = empty
civil-actions = { $n ->
    [0] no civil action
    [one] 1 civil action
   *[other] { $n } civil actions
}
military-actions = { $n ->
    [one] 1 military action
   *[other] { $n } military actions
}
no-second-wonder = { $wonder } has to be finished first
hand-full = your hand is full, { $n } of { $most }
leader-of-age = you have had a leader of age { $age }
had-already = you have it already
too-few-actions = { $n ->
    [0] you have no civil action left
    [one] you have only 1 civil action left
   *[other] you have only { $n } civil actions left
}
no-worker = no unused worker
science-missing = costs at least { $n } science, you have { $held }
resources-missing = too expensive: you have { $held ->
    [one] 1 resource
   *[other] { $held } resources
}
bank-empty = the yellow bank is empty
food-missing = { $n } food, you have { $held }
taken-now = taken this turn, can be played from your next turn on
known-to-you = you know this card
events-prepared = prepared by you, somewhere among the current events: { $cards }
highest-bid = { $n ->
    [0] no bid yet
   *[other] bid { $n }
}
against = { $civ } against { $rival }
pact-sides = { $civ } side { $side }, with { $partner }
side-title = Side { $side }
side-yours = yours
build-price = to build { $price }
on-card = { $workers ->
    [0] no worker
    [one] 1 worker
   *[other] { $workers } workers
}{ $tokens ->
    [0] {""}
    [one] , 1 blue token
   *[other] , { $tokens } blue tokens
}
view-board = Board
hand-civil = Civil cards
hand-military = Military cards
word-unused = unused
word-happy = happy
word-eaten = eaten
word-civil = civil
word-military = military
word-workers = Workers
word-tokens = Blue tokens
stages-done = { $n } of { $most } stages
next-stage = next stage { $price }{ $most ->
    [1] {""}
   *[other] , up to { $most } stages at once
}
is-ruin = a ruin, { $n } culture
is-lent = 1 more civil action, 1 fewer military action; needed only before Hammurabi is replaced, as it happens by itself when you run out of civil actions
is-tucked = { $n ->
    [one] 1 more happy face
   *[other] { $n } more happy faces
}
lent-in-vain = you have not spent a civil action yet, so replacing him would give none back
tactic-exclusive = still exclusive
tactic-common = common

stat-culture = Culture
stat-science = Science
stat-strength = Strength
stat-happy = Happiness
stat-food = Food
stat-resources = Resources
part-limit = limits
part-armies = Armies, { $tactic }
part-ruins = Ruins
part-tucked = Under { $wonder }
part-consumption = Consumption
part-corruption = Corruption
part-space = space
part-wonders = wonders you have
part-discount = discount
part-printed = printed
part-required = Required
part-discontent = Discontent workers

fact-resigned = Resigned
fact-uprising = Uprising
fact-discontent = Discontent
fact-actions = Actions
fact-government = Government
fact-leader = Leader
fact-tactic = Tactic
fact-people = Workers
fact-hand = Hand
fact-special = Special technologies
fact-wonders = Wonders
fact-colonies = Colonies
fact-stages = Stages
danger = Stronger than you, could attack
war-on-you = declared on you
discontent = { $n } discontent, { $unused } unused
actions = { $civil }/{ $civil_total } civil, { $military }/{ $military_total } military
extra-resources = { $n ->
    [one] 1 resource for units
   *[other] { $n } resources for units
}
extra-science = { $n } science for unit technologies
tactic-adds = { $tactic } { $strength }
banks = { $unused } unused; bank yellow { $yellow }, blue { $blue }
hands = { $civil }/{ $civil_limit } civil, { $military }/{ $military_limit } military
pact-with = with { $civ }: { $text }
ruin-named = { $wonder } (ruin)
yellow-note = { $price ->
    [0] With { $first } tokens in the yellow bank no worker can be added; the people eat { $eaten } food a turn and need { $most } happy faces.
   *[other] With { $first } to { $last } tokens in the yellow bank a worker costs { $price } food; the people eat { $eaten } a turn and need { $least } to { $most } happy faces.
}
yellow-now = { $n } in the yellow bank
blue-note = With { $first } to { $last } tokens in the blue bank { $n } resources are lost in each production.
blue-now = { $n } in the blue bank

## What a choice would bring.

close-bid = you are out of the auction
close-political_action = no political action this turn
close-again = kept for a later turn
close-peek = it stays unseen
close-build_free = the worker stays unused
close-choose_action = no action
close-take_by_agreement = no further card
for-nothing = for free
happy-needed = { $needed ->
    [one] 1 happy face
   *[other] { $needed } happy faces
} will be needed, you have { $n }
completes = completes it: { $text }
replaces = replaces { $leader }
none-back = no civil action back: none has been spent
tucked-or-back = who goes under a wonder or gives 1 civil action back
no-happier = happiness stays as it is
all-civil = all civil actions, { $n }
all-military = all military actions, { $n }
only-room = the blue bank only has tokens for { $gain }
no-room = the blue bank has no tokens for it
without-change = no blue token for change: { $n } paid
instead-food = 1 resource instead of the missing food
instead-resources = 1 food instead of the missing resource
in-all = { $n } in all
stronger-now = { $n ->
    [one] 1 civilization is stronger now
   *[other] { $n } civilizations are stronger now
}
richer-now = { $n ->
    [one] 1 civilization has more culture now
   *[other] { $n } civilizations have more culture now
}
tokens-there = { $n ->
    [one] 1 token there
   *[other] { $n } tokens there
}
workers-there = { $n ->
    [one] 1 worker there
   *[other] { $n } workers there
}
civil-unused = { $n ->
    [one] 1 civil action unused
   *[other] { $n } civil actions unused
}
excess-cards = { $n ->
    [one] 1 military card to discard
   *[other] { $n } military cards to discard
}
uprising-next = uprising: no production
strengths = strength { $own } against { $theirs }
pact-replaced = ends the offerer's { $pact }
adds-defense = +{ $n } to your defense
adds-force = +{ $n } to the force
force-of = force { $n } of { $needed }
defended = { $n } of { $gap }: the attack is stopped
undefended = the attack succeeds ({ $n } of { $gap })
strongest-force = your strongest force is { $n }
lead-left = { $n } left of the advantage

## The story: what changes come from, and which numbers it follows.

cause-end_of_turn = End of turn
cause-final_scoring = Final scoring
cause-take = Taking a card
cause-population = Increasing population
cause-free_population = Increasing population
cause-stages = Building a wonder
cause-lend = Military action as civil
cause-churchill = Winston Churchill
cause-use_route = Trade route
cause-end_actions = End of turn
cause-peek = Foresight
cause-prepare = Preparing an event
cause-retire_leader = Leader leaving
cause-break_pact = Breaking a pact
cause-offer_pact = Offering a pact
cause-age_began = New age
cause-corrupted = Corruption
cause-ate = Consumption
cause-production = Production
cause-famine = Famine

counter-culture = culture
counter-science = science
counter-food = food
counter-resources = resources
counter-population = workers

## Names of things that stand in no content file.

seat = Player { $number }
cell = technology { $technology }, military { $military }

track-technology = technology
track-military = military

metric-technology = Technology
metric-military = Military
metric-wonders = Wonders
metric-territories = Territories

supply-general = the general supply
supply-used = the used cubes
supply-personal = your ready cubes
supply-holds = { $supply }: { $n }

## Questions and their reasons.

ask-choose_civilization = Which people do you lead?
why-choose_civilization = Each colour plays once; the peoples differ in their advisors.

ask-exclude_advisor = Which advisor do you leave out for now?
why-exclude_advisor = With the advanced rules one advisor goes face up under your stack before the game.

ask-draw_advisor = Which advisor joins your hand?
why-draw_advisor = With the advanced rules you choose among your face-down advisors.

ask-goal_column = In which column does { $goal } go?
why-goal_column = First the technology level, then the cell; not in the Clan zone and not next to another goal.

ask-goal_cell = In which cell of column { $technology } does { $goal } go?
why-goal_cell = The first civilization to reach or cross the cell takes the bonus.

ask-keep_leader = Which leader do you keep?
why-keep_leader = You keep one and pass the rest on; each condition you meet scores at the end of the epoch.

ask-start_territory = Where does your people begin?
why-start_territory = Your first cube goes to an empty territory; it scores nothing now.

ask-choose_cards = Which cards do you play?
why-choose_cards = All choose in secret and reveal together. A Revolution needs enough cards in your row and ends the round.

ask-next_card = Which card comes next?
why-next_card = You carry out your cards in any order, a Revolution last.

ask-choose_mode = How do you carry out { $card }?
why-choose_mode = What is possible must be done; the extended action needs its technology.

ask-before = Anything before the card takes effect?
why-before = Wonders may be used before a card takes effect, and so may your ruling tile.

ask-after = Anything more before you go on?
why-after = Wonders may answer the action just carried out, others may be used at any time of your turn.

ask-end_turn = Anything more before your turn ends?
why-end_turn = Your cards are put away; wonders may still be used, and so may your ruling tile.

ask-take_wonder = Which wonder do you build?
why-take_wonder = It stands before you at once, but helps only from your next action on.

ask-exploit = { $cubes ->
    [one] Where do you take 1 cube from?
   *[other] Where do you take up to { $cubes } cubes from?
}
why-exploit = Used cubes are free; a cube from the map costs you the VP of its tile, and the last one stays.

ask-recover_cubes = How many used cubes come back?
why-recover_cubes = { $cubes ->
    [one] You may recover 1 used cube.
   *[other] You may recover up to { $cubes } used cubes.
}

ask-place_cube = Where does your cube go?
why-place_cube = Next to your territories, or anywhere with Navigation; others may be there already.

ask-trade_partner = Who teaches you?
why-trade_partner = A neighbour with higher technology; you rise one level, your partner scores.

ask-raid_victim = Whom do you raid?
why-raid_victim = A neighbour with lower military; your victim loses nothing.

ask-war_target = Whom do you fight, and where?
why-war_target = In a shared territory the higher military wins, whoever attacked; a possible war must be fought.

ask-take_card = Which card do you take back?
why-take_card = Any card of your row returns to your hand.

ask-destroy_wonder = Which wonder do you give up?
why-destroy_wonder = One of your wonders leaves the game, upright or used.

ask-refresh_wonder = Which wonder do you turn upright?
why-refresh_wonder = It may be used again at once.

ask-borrow_cubes = How many cubes do you borrow?
why-borrow_cubes = { $cubes ->
    [one] Your rule lends you 1 cube of the general supply until the end of the epoch.
   *[other] Your rule lends you up to { $cubes } cubes of the general supply until the end of the epoch.
}

ask-return_from_map = Which territory do you leave?
why-return_from_map = Your rule has ended: the borrowed cube goes back, and only the map is left to take it from.

## Options.

do-found = { $civilization }
do-exclude = { $advisor }
do-draw = { $advisor }
do-column = Technology { $technology }
do-put_goal = Cell: { $cell }
do-keep = { $leader }
do-place = { $territory }
do-play = { $card }
do-resolve = { $card }
do-basic = Basic action
do-extended = Extended action
do-no_effect = No effect
do-go_on = Go on
do-build = { $wonder }
do-recover = { $cubes ->
    [0] Recover none
    [one] Recover 1 cube
   *[other] Recover { $cubes } cubes
}
do-give_up = Leave { $territory }
do-trade = Trade with { $partner }
do-raid = Raid { $victim }
do-attack = Fight { $enemy } in { $territory }
do-take_back = { $card }
do-activate = Use { $wonder }
do-destroy = { $wonder }
do-refresh = { $wonder }
do-rule = Rule: { $ability }, marker from { $supply }
do-borrow = { $cubes ->
    [0] Borrow none
    [one] Borrow 1 cube
   *[other] Borrow { $cubes } cubes
}

## The journal.

told-founded = { $civilization } enter history
told-settled = { $civ } settle in { $territory }
told-wonders_dealt = { $number ->
    [one] 1 wonder is laid out in the row
   *[other] { $number } wonders are laid out in the row
}
told-excluded = { $civ } put an advisor aside ({ $advisor })
told-drew = { $civ } draw an advisor ({ $advisor })
told-stack_turned = { $civ } turn their advisors face down again
told-goal_drawn = { $civ } draw { $goal }
told-goal_placed = { $civ } place { $goal } ({ $cell })
told-goal_reached = { $civ } reach { $goal }
told-kept = { $civ } keep a leader ({ $leader })
told-led_by = { $civ } are led by { $leader }
told-round_began = Epoch { $epoch ->
    [1] I
    [2] II
   *[other] III
}, round { $round }
told-round_ended = End of round { $round }
told-game_ended = End of the match
told-event = Event: { $event }
told-event_applies = { $event } takes effect for { $civ }
told-demand_unmet = { $civ } cannot do what { $event } demands: no effect
told-paid_event = { $cubes ->
    [one] { $civ } pay 1 cube to the event
   *[other] { $civ } pay { $cubes } cubes to the event
}
told-lost_level = { $levels ->
    [one] { $civ } lose 1 level of { $track }
   *[other] { $civ } lose { $levels } levels of { $track }
}
told-revealed = { $civ } reveal { $card }
told-acted = { $civ } carry out { $card }
told-acted_extended = { $civ } carry out { $card }, extended
told-advised = { $civ } are advised by { $advisor }
told-no_effect = { $card } has no effect for { $civ }
told-blocked = { $civ } cannot raise { $track } further
told-learned = { $civ } raise technology to { $technology }
told-armed = { $civ } raise military to { $level }
told-overflowed = { $civ } score { $vp } VP instead of a level of { $track }
told-card_joined = { $civ } gain the card { $card }
told-scored = { $vp ->
    [0] { $civ } score no VP
   *[other] { $civ } score { $vp } VP
}
told-lost_vp = { $civ } lose { $vp } VP
told-recovered = { $cubes ->
    [one] { $civ } recover 1 cube
   *[other] { $civ } recover { $cubes } cubes
}
told-took_back = { $civ } take back { $card }
told-built = { $civ } build { $wonder }
told-gave_up = { $civ } give up { $territory } and lose { $vp } VP
told-expanded = { $civ } expand to { $territory }
told-traded = { $civ } trade with { $partner }, who score { $vp } VP
told-raided = { $civ } raid { $victim }
told-attacked = { $civ } attack { $enemy } in { $territory }
told-war_undecided = { $civ } and { $enemy } are equally strong: no effect
told-war_won = { $civ } defeat { $loser } and score { $vp } VP
told-kept_last = { $civ } keep their last territory
told-driven_out = { $civ } are driven out of { $territory }
told-destroyed = { $civ } are wiped out
told-activated = { $civ } use { $wonder }
told-destroyed_wonder = { $civ } give up { $wonder }
told-refreshed = { $civ } turn { $wonder } upright
told-bot_drew = { $civ } draw a civbot card: { $card }
told-wonder_removed = { $civ } remove { $wonder } from the game
told-gained_cubes = { $cubes ->
    [one] { $civ } gain 1 cube; it counts as used
   *[other] { $civ } gain { $cubes } cubes; they count as used
}
told-territory_bonus = { $civ } score { $vp } VP for territories held alone
told-government_bonus = { $civ } score { $vp } VP as { $government }
told-government_cubes = { $cubes ->
    [one] { $civ } recover 1 cube as { $government }
   *[other] { $civ } recover { $cubes } cubes as { $government }
}
told-territory_cubes = { $cubes ->
    [one] { $civ } recover 1 cube for territories
   *[other] { $civ } recover { $cubes } cubes for territories
}
told-all_refreshed = { $wonders ->
    [one] { $civ } turn 1 wonder upright again
   *[other] { $civ } turn { $wonders } wonders upright again
}
told-leader_bonus = { $vp ->
    [0] { $civ } meet no condition of { $leader }
   *[other] { $civ } score { $vp } VP with { $leader }
}
told-leader_share = { $civ } score { $vp } VP that the players’ leaders missed
told-new_order = New order of play: { $order }
told-order_changed = The order of play is new
told-ruled = { $civ } begin to rule: { $ability }
told-borrowed = { $cubes ->
    [one] { $civ } borrow 1 cube
   *[other] { $civ } borrow { $cubes } cubes
}
told-rule_ended = { $civ } end their rule: { $ability }
told-withdrew = { $civ } withdraw from { $territory }

## What cards do: orders to the player, put together by the scene.

effect-gain_vp = score { $n } VP
effect-lose_vp = lose { $n } VP
effect-gain_vp_per = score 1 VP for every { $per } wonders you own
effect-recover_cube = { $map_too ->
    [yes] { $n ->
        [one] take back 1 cube, a used one or from the map
       *[other] take back up to { $n } cubes, used ones or from the map
    }
   *[no] { $n ->
        [one] recover 1 used cube
       *[other] { $up_to ->
            [yes] recover up to { $n } used cubes
           *[no] recover { $n } used cubes
        }
    }
}
effect-pay_cube = { $n ->
    [one] pay 1 cube
   *[other] pay { $n } cubes
}
effect-recover_card = { $which ->
    [oldest] { $n ->
        [one] take back the oldest card of your row
       *[other] take back the { $n } oldest cards of your row
    }
    [latest] { $n ->
        [one] take back the latest card of your row
       *[other] take back the { $n } latest cards of your row
    }
   *[choice] { $n ->
        [one] take back any card of your row
       *[other] take back any { $n } cards of your row
    }
}
effect-gain_level = raise { $track } by { $n }
effect-lose_level = lower { $track } by { $n }
effect-take_wonder = { $n ->
    [one] build 1 wonder of the row
   *[other] build { $n } wonders of the row
}
effect-destroy_wonder = { $n ->
    [one] give up 1 wonder
   *[other] give up { $n } wonders
}
effect-refresh_wonder = { $all ->
    [yes] turn all your other wonders upright
   *[no] { $n ->
        [one] turn 1 other wonder upright
       *[other] turn { $n } other wonders upright
    }
}
effect-place_cube = { $up_to ->
    [yes] you may place
   *[no] place
} { $take_from ->
    [used] a used cube
   *[personal] a cube
} { $anywhere ->
    [yes] in any territory
   *[no] in a territory within reach
}
effect-draw_advisor = { $n ->
    [one] draw 1 advisor
   *[other] draw { $n } advisors
}
effect-perform_action = carry out { $mode ->
    [extended] extended { $card }
   *[basic] { $card }
}{ $cost ->
    [-1] {""}
    [0] {" "}for no cubes
    [one] {" "}for 1 cube
   *[other] {" "}for { $cost } cubes
}{ $any_technology ->
    [yes] {" "}at any technology
   *[no] {""}
}
effect-gain_action_card = the card { $card } joins your hand

target-trade = a neighbour with higher technology teaches you and scores { $vp } VP
target-raid = choose a neighbour with lower military
target-war = fight in a shared territory: the higher military scores { $vp } VP, the loser’s cube leaves
ends-round = the round ends after this action round

pay = { $cubes ->
    [one] pay 1 cube
   *[other] pay { $cubes } cubes
}
card-basic = Basic: { $effects }.
card-extended = Extended from { $technology } (technology { $level }): { $effects }.
advisor-symbol = { $effects } (counts as { $action })

wonder-action = When you carry out { $actions }: { $effects }
wonder-majority = When you alone have { $metric ->
    [technology] the highest technology
    [military] the highest military
    [wonders] the most wonders
   *[territories] the most territories
}: { $effects }
wonder-destroy = { $n ->
    [one] Give up another wonder of yours: { $effects }
   *[other] Give up { $n } other wonders of yours: { $effects }
}
wonder-pay = { $cubes ->
    [one] Pay 1 cube: { $effects }
   *[other] Pay { $cubes } cubes: { $effects }
}
wonder-rotated = used; turned upright at the end of the round

condition = { $metric } { $n }
condition-pays = { $condition }: { $vp } VP

trigger-any = any action
event-text = Before { $actions }: { $effects }.
event-demand = If that is impossible, the action has no effect.
event-civbots = This applies to civbots too.
event-civbots-idle = This applies to civbots too: they own no wonders, so the action has no effect.

government-pays = { $cubes ->
    [0] { $vp } VP a round
   *[other] { $vp ->
        [0] recovers { $cubes ->
            [one] 1 cube
           *[other] { $cubes } cubes
        } a round
       *[other] { $vp } VP and { $cubes ->
            [one] 1 cube
           *[other] { $cubes } cubes
        } a round
    }
}

technology-cards = up to { $n } cards per action round
technology-navigation = every territory and civilization is next to you
technology-extended = extended { $actions }

ability-two_cubes = { $n ->
    [one] 1 cube of the general supply is yours until the end of the epoch
   *[other] up to { $n } cubes of the general supply are yours until the end of the epoch
}
ability-shared_territories = shared territories score for you and count for nobody else until the end of the epoch
ability-technology_plus_2 = technology +{ $n } until the end of the epoch
ability-military_plus_2 = military +{ $n } until the end of the epoch

## Kinds of cards.

kind-action = Action
kind-advisor = Advisor
kind-leader = Leader
kind-civilization = People
kind-ability = Ability
kind-majority = { $metric ->
    [technology] Highest technology
    [military] Highest military
    [wonders] Most wonders
   *[territories] Most territories
}
kind-destroy = Give up a wonder
kind-pay = { $cubes ->
    [one] Pay 1 cube
   *[other] Pay { $cubes } cubes
}
advisors-are = Advisors: { $advisors }

## The board.

moment-setup = Preparation
moment-round = Epoch { $epoch }, round { $round } of { $rounds }
moment-over = End of the match
verdict-levels = Equal in VP; the larger sum of technology and military decides: { $sums }.
verdict-shared = Equal in VP and in the sum of technology and military.
verdict-wiped-out = { $civ } lost their last territory and are wiped out.
verdict-outscored = { $rival } end with { $most } VP, { $civ } with { $vp }; a lone player must have more than every civbot.
verdict-alone-won = { $civ } have more VP than every civbot.
verdict-sum = { $civ } { $sum }
epoch = Epoch { $epoch }
action-round = action round { $n }
end-of-epoch = end of epoch { $epoch }

panel-time = Time
panel-world = World map
panel-world-note = Figures: VP for holding a territory alone
panel-wonders = Wonder row
panel-matrix = Development
panel-matrix-note = Your government brings VP and cubes ({ $cube }) at the end of each round
panel-events = Events
panel-leaders = Leaders
panel-leaders-note = Passed on from player to player
panel-civilizations = Peoples
panel-hand = Your hand
panel-hand-note = { $n ->
    [one] 1 card per action round
   *[other] up to { $n } cards per action round
}

tile-number = tile { $number }
row-refill = new wonders at the end of round { $round }
row-last = no new wonders any more
slot-taken = taken
goal-drawn = { $goal }: { $effects }
event-now = now
event-next = next
face-down = face down
revolution-barred = needs { $n } cards in your row at the start of the action round
card-at-work = being carried out

person-civbot = civbot, { $difficulty }
vp = { $n } VP
cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
wonders-upright = upright
wonders-rotated = used
lands-alone = held alone
lands-shared = shared
level-own = own level
level-lent = lent by your rule

fact-cubes = Cubes
fact-cards = Cards per action round
fact-civbot-cards = Cards per round
fact-hand = Hand
fact-row = Row, oldest first
fact-wonders = Wonders
fact-advisors-down = Advisors face down
fact-advisors-up = Advisors face up
fact-ruling = Ruling tile
cubes-of-player = { $personal } ready, { $used } used, { $general } in supply
cubes-of-civbot = { $n } available
hand-count = { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $advisors ->
    [0] no advisor
    [one] 1 advisor
   *[other] { $advisors } advisors
}
leader-hidden = Leader, face down
ruling-ready = { $one }, { $other }: { $state ->
    [met] can be used
   *[open] not yet
}
ruling-active = { $ability }, marker from { $supply }
ruling-gone = used
danger = Stronger than you: { $territories }
stronger-here = Stronger than you here: { $civs }
levels-compared = M { $theirs } against your { $yours }
destroyed = Destroyed
destroyed-why = takes no further part

## What a choice would bring.

hint-keep-epoch = Epoch { $epoch }: { $conditions }
hint-settle = { $borders ->
    [one] { $vp } VP tile, 1 border
   *[other] { $vp } VP tile, { $borders } borders
}
hint-place-alone = { $vp } VP tile, alone
hint-place-shared = { $vp } VP tile, shared with { $civs }
civ-military = { $civ } (M { $military })
hint-event = first { $event } ({ $effects }), then: { $then }
hint-event-unmet = no effect, for { $event } demands: { $effects }
hint-event-in-vain = first { $event } ({ $effects }); then the action would have no effect
hint-in-vain = would have no effect now
hint-later = would have no effect now, but after another of your cards
hint-after-picked = after the cards you picked: { $effects }
hint-instead = { $effects }; but then another card you picked has no effect
hint-extended-too = { $effects }; or extended
hint-extended-only = extended: { $effects }
hint-destroy = leaves the game. { $wonder }
hint-no-effect = you pay nothing; the card goes to your row
hint-end-turn = ends your turn
hint-ready = { $cubes ->
    [one] then 1 cube ready
   *[other] then { $cubes } cubes ready
}
hint-give-up = you lose { $vp } VP
hint-withdraw = you lose no VP
hint-trade = you learn { $technology }; they score { $vp } VP
hint-war-equal = no effect: both have M { $military }
hint-war-won = you win { $vp } VP; { $fate ->
    [stays] their last cube stays
    [destroyed] they are wiped out
   *[leaves] their cube leaves
}
hint-war-lost = you would lose: M { $yours } against { $theirs }; they score { $vp } VP, { $fate ->
    [stays] your last cube stays
    [destroyed] and the match is lost
   *[leaves] your cube leaves
}
hint-done-cards = { $n ->
    [one] play this card alone
   *[other] play these { $n } cards
}
hint-done-cubes = take no more cubes
hint-pass = the cube stays where it is

## Options of a match.

option-civilizations = Civilizations are dealt at random, or each player chooses one.
option-civbots = Automated civilizations, one difficulty for each; up to six civilizations in all. A lone player meets five Chieftains if none are named.
option-expert_cubes = A harder start: three cubes instead of four.
option-events = Every round has an event that some actions trigger.
option-goals = Eight civilization goals lie on the matrix; the first to reach one takes it.
option-ways_of_ruling = Ruling tiles lend an ability for the rest of an epoch.
option-advanced_rules = Leaders of all epochs are drafted before the game, advisors are chosen instead of drawn.
option-leader_bonus_before_order = Leader bonuses count for the new player order.
option-bot_overflow_extra_vp = A civbot at the end of a track scores its usual VP on top of the two for the level.
option-ice_age_trigger = Which actions the Little Ice Age makes dearer: Trade only, or any.

## The story: what changes come from, and which numbers it follows.

cause-setup = Setup
cause-leader_share = Missed by leaders

counter-vp = VP
counter-technology = technology
counter-military = military
counter-personal = cubes at hand
counter-used = used cubes
counter-territories = territories
counter-wonders = wonders

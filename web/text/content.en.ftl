# Home-made races and powers in words: each part of docs/add-a-race.md, with where, per and when.
# Phrases are put together: kind (the terrain) stands beside the word region, the rest of a where follows it, a when
# stands at the end after a comma.

## The banner

content-made = { $name }: { $said }.
content-tokens = { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    }
content-plays_with = played with the { $owner } tokens
content-beyond = more than the { $most } that the rulebook allows
content-side = of the faction { $side }
content-python = written in Python
content-plain = no ability of its own
content-or = { $some } or { $last }

## Numbers and things

content-coins = { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
content-coins-paid = { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
content-new-tokens = { $number ->
        [one] { $number } new token
       *[other] { $number } new tokens
    }
content-times = { $number ->
        [1] once
        [2] twice
       *[other] { $number } times
    }
content-exactly = { $low }
content-at-least = { $low } or more
content-at-most = { $high } or fewer
content-between = { $low } to { $high }
content-symbol-mine = a mine
content-symbol-magic = a source of magic
content-symbol-cavern = a cavern
content-symbol-entry = an anchor
content-symbol-size = the letter of the board
content-way-die = with the die
content-way-dragon = by the Dragon
content-way-sorcery = by sorcery
content-way-bomb = by a bomb
content-way-champion = by the Champion
content-way-assault = by an assault

## Where

where-all = all regions
where-regions = { $kind } regions { $where }
where-own = its regions
where-own-some = its { $kind } regions { $where }
where-kind-farmland = farmland
where-kind-fields = field
where-kind-forest = forest
where-kind-hill = hill
where-kind-mountain = mountain
where-kind-swamp = swamp
where-kind-sea = sea
where-kind-lake = lake
where-symbol = with { $words }
where-coast-1 = on a coast
where-coast-0 = away from the coasts
where-edge-1 = at the edge of the map
where-edge-0 = away from the edge of the map
where-holder = where { $words }
where-holder-empty = nobody stands
where-holder-natives = a tribe of nobody’s stands
where-holder-active = another player’s active race stands
where-holder-declined = a declined race stands
where-holder-kin = another race of yours stands
where-holder-leader = the largest active race, another player’s, stands
where-holder-own = the race itself stands
where-held_by = held by { $words }
where-piece = with { $words }
where-marker = its marker
where-taken-1 = that it took this turn
where-taken-0 = that it did not take this turn
where-robbed-1 = that others took from it since its last turn
where-robbed-0 = that others did not take from it since its last turn
where-tokens = with { $range } tokens
where-tokens-one = with 1 token
where-beside = next to a { $kind } region { $where }
where-beside-water = next to { $words } { $where }
where-next-sea = a sea
where-next-lake = a lake
where-beside-own = next to one of its own { $kind } regions { $where }
where-beside-number = next to { $range } of the { $kind } regions { $where }
where-beside-own-number = next to { $range } of its own { $kind } regions { $where }
where-beside-none = next to no { $kind } region { $where }
where-beside-own-none = next to none of its own { $kind } regions { $where }
where-not = except { $kind } regions { $where }
where-or = (and also { $kind } regions { $where })

## Per

per-once = every turn
per-region = { $every ->
        [1] for every { $kind } region it holds
       *[other] for every { $every } { $kind } regions it holds
    } { $where }
per-conquest = { $every ->
        [1] for every { $kind } region taken this turn
       *[other] for every { $every } { $kind } regions taken this turn
    } { $where }
per-abandoned = { $every ->
        [1] for every { $kind } region abandoned this turn
       *[other] for every { $every } { $kind } regions abandoned this turn
    } { $where }
per-terrain = { $every ->
        [1] for every different terrain among the { $kind } regions held
       *[other] for every { $every } different terrains among the { $kind } regions held
    } { $where }
per-symbol = { $every ->
        [1] for every different symbol among the { $kind } regions held
       *[other] for every { $every } different symbols among the { $kind } regions held
    } { $where }
per-token = { $every ->
        [1] for every token in its { $kind } regions
       *[other] for every { $every } tokens in its { $kind } regions
    } { $where }
per-border = { $every ->
        [1] for every { $kind } region on its borders
       *[other] for every { $every } { $kind } regions on its borders
    } { $where }
per-rival = { $every ->
        [1] for every active race of another player in { $kind } regions on its borders
       *[other] for every { $every } active races of other players in { $kind } regions on its borders
    } { $where }
per-victim = { $every ->
        [1] for every other player who lost a { $kind } region to it this turn
       *[other] for every { $every } other players who lost a { $kind } region to it this turn
    } { $where }
per-island = { $every ->
        [1] for every island on which it holds a { $kind } region
       *[other] for every { $every } islands on which it holds a { $kind } region
    } { $where }
per-together = { $every ->
        [1] for every { $kind } region of its largest group
       *[other] for every { $every } { $kind } regions of its largest group
    } { $where }
per-group = { $every ->
        [1] for every separate group of its { $kind } regions
       *[other] for every { $every } separate groups of its { $kind } regions
    } { $where }
per-anywhere = { $every ->
        [1] for every { $kind } region on the map
       *[other] for every { $every } { $kind } regions on the map
    } { $where }
per-defender = { $every ->
        [1] for every token that stood in a { $kind } region taken this turn
       *[other] for every { $every } tokens that stood in the { $kind } regions taken this turn
    } { $where }
per-lost = { $every ->
        [1] for every { $kind } region that others took from it since its last turn
       *[other] for every { $every } { $kind } regions that others took from it since its last turn
    } { $where }
per-die = { $every ->
        [1] for every point that the die shows
       *[other] for every { $every } points that the die shows
    }
per-found = { $every ->
        [1] for every coin found on the combo
       *[other] for every { $every } coins found on the combo
    }
per-turn = { $every ->
        [1] for every turn it has had
       *[other] for every { $every } turns it has had
    }
per-round = { $every ->
        [1] as often as the number of the round
       *[other] for every { $every } rounds
    }
per-beyond = beyond the first { $number }
per-beyond-first = beyond the first
per-beyond-first-group = beyond the first
per-most = counted at most { $times }

## When

when-both = even in decline
when-declined = while it is in decline
when-odd = in odd rounds
when-even = in even rounds
when-last = in the last round
when-round-only = in round { $low }
when-round-from = from round { $low } on
when-round-to = in rounds 1 to { $high }
when-round-span = in rounds { $low } to { $high }
when-rounds = in rounds { $some }
when-first_turn-1 = in its first turn
when-first_turn-0 = after its first turn
when-conquest-only = for the { $low ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] { $low }th
    } conquest of a turn
when-conquest-from = from the { $low ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] { $low }th
    } conquest of a turn on
when-conquest-to = for the first { $high } conquests of a turn
when-conquest-span = for conquests { $low } to { $high } of a turn
when-conquests = if it took { $range } regions this turn
when-conquests-one = if it took 1 region this turn
when-conquests-none = if it took no region this turn
when-regions = while it holds { $range } regions
when-regions-none = while it holds no region
when-regions-one = while it holds 1 region
when-holds = while it holds a { $kind } region { $where }
when-holds-number = while it holds { $range } { $kind } regions { $where }
when-holds-number-one = while it holds exactly 1 { $kind } region { $where }
when-lacks = while it holds no { $kind } region { $where }
when-lost-none = if it has lost no region yet this turn
when-lost-some = once it has lost a region this turn
when-lost = if it has already lost { $range } regions this turn
when-lost-one = if it has already lost 1 region this turn
when-leads-1 = while it holds more regions than any other player’s active race
when-leads-0 = while another player’s active race holds as many regions or more
when-losses-none = if others took no region from it since its last turn
when-losses-one = if others took 1 region from it since its last turn
when-losses-some = if others took a region from it since its last turn
when-losses = if others took { $range } regions from it since its last turn
when-trails-1 = while every other player’s active race holds more regions
when-trails-0 = unless every other player’s active race holds more regions
when-holds_all = while it holds all { $kind } regions of the map { $where }
when-with = only together with { $some }
when-without = not together with { $some }
when-with_tokens = if the other half brings { $range } tokens
when-with_tokens-one = if the other half brings 1 token
when-brings = if the combo brings { $range } tokens
when-attacker = if the attacker is { $some }
when-attacker-active = an active race
when-attacker-declined = a declined race
when-attacker-leader = the largest active race
when-place-only = if the combo was number { $low } in the column
when-place-from = if the combo was number { $low } in the column or further down
when-place-to = if the combo was among the top { $high } of the column
when-place-span = if the combo was number { $low } to { $high } in the column
when-turn-one = in its first turn and until the next
when-turn = its turns: { $range }
when-players = with { $range } players
when-or = or { $some }

## The parts

part-price-less = { $regions } cost { $tokens } less
part-price-more = { $regions } cost { $tokens } more
part-flat_price = every region costs it { $tokens }, whatever defends it
part-floor = (at least 1)
part-cheaper_on = { $regions } cost one token less (at least 1)
part-cheaper_on-terrain = { $words } regions
part-cheaper_on-symbol = regions with { $words }
part-cheaper_on-and = { $some } and { $last }
part-cheaper_beside = regions next to one of its own { $terrain } regions cost one token less (at least 1)
part-cheaper_on_coast = land on the shore of a sea or lake costs one token less (at least 1)
part-cheaper_everywhere = every { $adjacent ->
        [yes] adjacent region
       *[no] region
    } costs one token less (at least 1)
part-reaches = { $regions } are in reach, adjacent or not
part-enters = it may come onto the map here: { $regions }
part-cannot_take = it cannot take { $regions }
part-cannot_take-any = it cannot take any region
part-only_takes = it can take only { $regions }
part-enters_anywhere = it may come onto the map anywhere
part-flies = { $lakes ->
        [yes] any land region or lake
       *[no] any land region
    } can be reached{ $skips ->
        [yes] , but no adjacent one
       *[no] , adjacent or not
    }
part-sails = seas and lakes can be conquered
part-tunnels = regions with { $symbol } are adjacent to each other
part-coins = +{ $coins } { $per }
part-coins_per_region = +{ $coins } for every { $region }
part-region = { $terrain } region held
part-region-any = region held
part-region-symbol = { $region } with { $symbol }
part-coins_per_turn = +{ $coins } every turn
part-coins_first_turn = +{ $coins } in the first turn{ $once ->
        [yes] , once in a game for each player
       *[no] {""}
    }
part-coins_per_conquest = +{ $coins } for every { $empty ->
        [yes] region
       *[no] non-empty region
    } taken this turn
part-reward = { $event }: { $pay }
on-conquest = for every { $kind } region it takes { $where }
on-loss = for every { $kind } region another player takes from it { $where }
on-abandon = for every { $kind } region it abandons { $where }
on-decline = when it declines
on-pick = when you take the combo
on-turn = at the beginning of each turn
on-redeployment = before redeployment
on-miss = when its last attempt fails
on-miss-there = when its last attempt fails in a { $kind } region { $where }
on-other_conquest = for every { $kind } region that another player takes elsewhere { $where }
on-other_decline = when another player’s race declines
on-other_pick = when another player takes a combo
on-heir = when you take your next combo after its decline
pay-bank-me = you get { $coins }
pay-bank-other = the other player gets { $coins }
pay-me-bank = you pay { $coins }, if you have it
pay-me-other = you pay the other player { $coins }, if you have it
pay-other-bank = the other player pays { $coins }, if they have it
pay-other-me = the other player pays you { $coins }, if they have it
pay-bank-each = each other player gets { $coins }
pay-each-bank = each other player pays { $coins }, if they have it
pay-each-me = each other player pays you { $coins }, if they have it
pay-me-each = you pay each other player { $coins }, if you have it
pay-bank-neighbours = each player with an active race on its borders gets { $coins }
pay-neighbours-bank = each player with an active race on its borders pays { $coins }, if they have it
pay-neighbours-me = each player with an active race on its borders pays you { $coins }, if they have it
pay-me-neighbours = you pay each player with an active race on its borders { $coins }, if you have it
pay-bank-leader = the player with the largest active race, if another, gets { $coins }
pay-leader-bank = the player with the largest active race, if another, pays { $coins }, if they have it
pay-leader-me = the player with the largest active race, if another, pays you { $coins }, if they have it
pay-me-leader = you pay the player with the largest active race, if another, { $coins }, if you have it
part-toll = others pay you { $coins } before they attack { $regions }{ $once ->
        [yes] , once a turn
       *[no] {""}
    }
part-fee = each conquest costs it { $coins }: { $regions }
part-new_tokens-turn = { $tokens } at the beginning of each turn { $per }
part-new_tokens-redeployment = { $tokens } before redeployment { $per }
part-new_tokens-pick = { $tokens } when you take the combo { $per }
part-new_tokens-event = { $event }: { $tokens }
part-loses_tokens-me = { $event }: it loses { $tokens }
part-loses_tokens-other = { $event }: that player’s race loses { $tokens }
part-loses_nobody = no token is lost with a { $kind } region { $where }
part-loses_nobody-but = except { $ways }
part-survivors_wait = survivors of a lost region come back at the beginning of your next turn
part-survivors_wait-where = survivors of a lost { $kind } region { $where } come back at the beginning of your next turn
part-garrison = at least { $number } tokens in each of its regions
part-garrison-where = at least { $number } tokens in each of { $regions }
part-no_redeployment = tokens stay where they conquered, and only those left in hand are placed
part-recruits_from_conquests = a new token for { $every ->
        [1] every non-empty region
       *[other] every { $every } non-empty regions
    } taken this turn
part-conquest_levy = { $number ->
        [one] { $number } more token
       *[other] { $number } more tokens
    } for conquest only
part-marker = { $number ->
        [one] { $number } marker of its own
       *[other] { $number } markers of its own
    }
marker-choice = laid by you, { $number } a turn, in { $regions }
marker-conquest = left in every { $kind } region it takes { $where }
marker-defence = +{ $number } defence
marker-immune = the region cannot be attacked
marker-stays = { $number ->
        [one] it stays in decline
       *[other] they stay in decline
    }
part-defence = { $regions } cost others { $tokens } more
part-deadly = a { $kind } region that it takes { $where } costs the defenders { $tokens } more
part-immune = others cannot attack { $regions }
part-no_die = the die is of no help to others against { $regions }
part-leaves_pieces = a { $piece } in every { $kind } region taken { $where }
part-offer-cheaper = you may make your next conquest { $tokens } cheaper (at least 1) { $regions }
part-offer-reach = you may make your next conquest farther away { $regions }
part-offer-tokens-conquest = you may take { $tokens } between conquests
part-offer-tokens-redeployment = you may take { $tokens } before redeployment
part-offer-abandon = after scoring you may abandon { $regions } for { $coins } each
part-offer-sell = before redeployment you may give back { $tokens } for { $coins }
offer-cost = for { $coins }
offer-cost-tokens = { $number ->
        [one] for { $number } token from your hand
       *[other] for { $number } tokens from your hand
    }
offer-turn = { $times } a turn
offer-game = { $times } a game
part-gathers_on_decline = on decline all its tokens go to one region, which you choose, and stay there
part-keeps_tokens = in decline all its tokens stay on the map
part-keeps_tokens-some = in decline up to { $number } tokens stay in each of its regions
part-keeps_tokens-where = in decline all its tokens stay in { $regions }
part-keeps_tokens-some-where = in decline up to { $number } tokens stay in each of { $regions }
part-cannot_decline = it may not decline
part-acts_in_decline = in decline all tokens stay and go on conquering
part-shares_decline = the declined race stands beside another one
part-declines_after_scoring = it may decline after scoring
part-rolls_before_conquest = the die may be rolled before each conquest
part-die = the reinforcement die { $said }
part-die-more = counts { $number } more
part-die-at_least = counts at least { $number }
part-die-nothing = gets a second roll if it shows nothing
part-die-short = gets a second roll if it falls short

## The check, and boards

check-board = { $games ->
        [one] { $games } trial game
       *[other] { $games } trial games
    }: ok.
check-race = { $games ->
        [one] { $games } trial game
       *[other] { $games } trial games
    } { $editions } with different powers: ok.
check-power = { $games ->
        [one] { $games } trial game
       *[other] { $games } trial games
    } { $editions } with different races: ok.
check-editions = of { $some } and { $last }
check-edition = of { $last }
content-board = { $name }: for { $seats } players, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }; { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    } { $islands } ({ $kinds }); { $natives }.
content-islands = on { $number ->
        [one] { $number } island
       *[other] { $number } islands
    }
content-kind = { $number } { $terrain }
content-natives-base = { $number ->
        [one] { $number } Lost Tribe
       *[other] { $number } Lost Tribes
    }
content-natives-warcraft = { $number ->
        [one] { $number } murloc
       *[other] { $number } murlocs
    }
content-set = { $name }, version { $version }{ $author }: races { $races }, powers { $powers }, boards { $boards }.
content-author = , by { $author }

## How strong it is

judge-head = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $players } players, bots: { $bots }
judge-picks = Picks: on top of the column bots take it in { $figure } of games, printed ones in { $printed } %.
judge-coins = Coins a pick: { $figure }, printed ones { $printed }.
judge-wins = Wins: { $figure }, against { $par } % for a race or power like the printed ones.
judge-ahead = Coins ahead of the others at the end: { $figure }.
judge-strength = Strength, by coins and wins together: { $figure }. Two printed ones in three lie between −1 and +1.
judge-strong = Too strong: stronger than the printed ones usually are.
judge-strong-likely = Probably too strong: beyond what the printed ones usually are, though { $games } games leave some doubt.
judge-weak = Too weak: weaker than the printed ones usually are.
judge-weak-likely = Probably too weak: below what the printed ones usually are, though { $games } games leave some doubt.
judge-fair = Fair, as far as { $games } games can show.
judge-fair-strong = Fair, rather on the strong side, as far as { $games } games can show.
judge-fair-weak = Fair, rather on the weak side, as far as { $games } games can show.
judge-unknown = These games are too few to say anything.
judge-tokens = { $number ->
        [one] About { $number } token would be fair.
       *[other] About { $number } tokens would be fair.
    }
judge-board = A board has no strength of its own; judge races and powers.
judge-interrupted = Interrupted: this is what { $games } of { $wanted } games say.
judge-nothing = Interrupted before its first games were over.
lab-goes-on = The same command goes on from there.
lab-place = By coins ahead it is number { $place } of { $among }, counted with the printed ones.
lab-tried = Tokens: { $number }. Coins ahead: { $figure }.
lab-never-fair = No number of tokens that was tried makes it fair.

## What coins are for, in short

short-name = { $name } ({ $ability })
short-coins_per_turn = every turn
short-coins_first_turn = first turn
short-once = every turn
short-region = regions
short-conquest = conquests
short-abandoned = abandoned
short-terrain = terrains
short-symbol = symbols
short-token = tokens
short-border = borders
short-rival = neighbours
short-victim = victims
short-island = islands
short-together = largest group
short-group = groups
short-anywhere = on the map
short-defender = defenders
short-lost = regions lost
short-round = round
short-left = left
short-turn = turn

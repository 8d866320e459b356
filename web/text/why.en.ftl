### Why a number on the table is what it is, and what the forms of the board mean. Fetched with the rule cards.
###
### Keys:
###   why-KEY               a sentence or a label; an edition may have its own, why-EDITION-KEY
###   legend-KEY            a form of the board
###   legend-KEY-text       what it means

why-number = Why { $number }?

## Prices

why-price = price
why-stands = { $race } standing there
why-yours = your { $name }
why-enough = { $hand ->
    [one] You have { $hand } token in hand: enough.
   *[other] You have { $hand } tokens in hand: enough.
  }
why-short = You have { $hand } in hand, { $short } too few.
why-faces = { $wins } of { $faces } faces will do: { $percent }%.
why-throws = The die may be rolled twice: { $percent }% in all.
why-costs = { $tokens ->
    [one] Another race needs { $tokens } token to take the region, before its own discounts.
   *[other] Another race needs { $tokens } tokens to take the region, before its own discounts.
  }

## Coins

why-income = { $player } would score this now
why-no-income = No regions, no coins.
why-round = Round { $round }
why-secret = Only you see this: how many coins a player has stays secret until the end.
why-pays = { $place } would pay { $power } { $race } this, beside the usual coin
why-each-pays = Every region pays 1 coin at the end of the turn.
why-took = Taken: { $places }.
why-taken-by = Taken by { $player }: { $places }.
why-changed = { $number }. { $player } takes it{ $victim ->
    [none] .
   *[other] {" "}from { $victim }.
  }
why-moment-instead = declining at once
why-moment-more = your next race a turn sooner, about
why-moment-played = the turn as you played it
why-moment-declined = the decline a turn later
why-moment-after = the following turns, with a fresh race beside the old one, about
why-moment-kept = those turns as you played them
why-moment-overpaid = Played the other way, the same turn would have brought this much more.
why-moment-unspent = The same turn with these regions as well would have brought this much more.
why-moment-left_open = The region would have paid this at the end of your next turn.

## Combinations

why-combo-price = { $price ->
    [0] The top combo is free.
    [one] There is 1 combo above it, and 1 coin goes on it.
   *[other] There are { $price } combos above it, and 1 coin goes on each of them.
  }
why-combo-gift = { $coins ->
    [one] It was passed over once, for { $coins } coin. Whoever takes the combo gets it.
   *[other] It was passed over { $coins } times, for 1 coin each. Whoever takes the combo gets them all.
  }

## Tokens

why-in-hand = in hand
why-on-map = on the map
why-aside = set aside
why-fled = survivors
why-all-tokens = all of them
why-hand = Only tokens in hand can conquer. In each region one stays behind.
why-to-place = { $number ->
    [one] { $number } token goes to your regions, at least 1 in each.
   *[other] { $number } tokens go to your regions, at least 1 in each.
  }
why-pieces-to-place = Still to place: { $number }.
why-stood = Before: { $number }.
why-keeps = At least { $number } must stay.

## The game

why-rounds = A game for { $players } players lasts { $rounds ->
    [one] { $rounds } round.
   *[other] { $rounds } rounds.
  }
why-rounds-left = { $left ->
    [0] This is the last one.
    [one] { $left } more round follows.
   *[other] { $left } more rounds follow.
  }

## Forms of the board

legend-counters = Tokens
legend-counters-text = Tokens of a race in their player’s colour. The dark plate says how many; a single one has none.
legend-pennant = Little flag
legend-pennant-text = Whose region it is: each player has a colour and a shape of their own.
legend-realm = Coloured border
legend-realm-text = Land of an active race, in its player’s colour.
legend-declined = Thin border, grey token
legend-declined-text = A race in decline: it keeps its land and its coins and conquers no more.
legend-nobody = Pale token
legend-nobody-text = A race without a player. It defends its region with 1 token.
legend-flag = Price tag
legend-flag-text = How many tokens it takes to conquer the region.
legend-dare = Price tag with a die
legend-dare-text = You have too few tokens. The die may make up for them: the percentage says how often.
legend-sure = White outline
legend-sure-text = You can take this region for sure.
legend-with-die = Dashed outline
legend-with-die-text = You need the die to take it.
legend-pays = Golden outline
legend-pays-text = The combo pointed at would be paid extra for this region.
legend-die = Reinforcement die
legend-die-text = It may make up for missing tokens, once, on your last attempt.
legend-race = Square
legend-race-text = A race.
legend-power = Octagon
legend-power-text = A power, which comes with a race.
legend-coin = Gold with a plus
legend-coin-text = Coins that a turn would bring now, or has brought.
legend-purse = Gold in your purse
legend-purse-text = The coins you have. Nobody else sees them.
legend-gift = Small coin
legend-gift-text = Coins that lie on a combo, for whoever takes it.

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

## Combinations

why-combo-price = { $price ->
    [0] The top combo is free.
    [one] There is 1 combo above it, and 1 coin goes on it.
   *[other] There are { $price } combos above it, and 1 coin goes on each of them.
  }
why-combo-gift = { $coins ->
    [one] It was passed over { $coins } time, for 1 coin. Whoever takes the combo gets it.
   *[other] It was passed over { $coins } times, for 1 coin each. Whoever takes the combo gets them all.
  }

## Tokens

why-in-hand = in hand
why-on-map = on the map
why-aside = set aside
why-fled = driven out
why-all-tokens = all of them
why-hand = Only tokens in hand can conquer. In each region one stays behind.
why-to-place = { $number ->
    [one] { $number } token goes to your regions, at least 1 in each.
   *[other] { $number } tokens go to your regions, at least 1 in each.
  }
why-pieces-to-place = { $number ->
    [one] There is { $number } of them to place.
   *[other] There are { $number } of them to place.
  }
why-stood = Before: { $number }.
why-keeps = At least { $number } must stay.

## The game

why-rounds = A game of { $players } lasts { $rounds } rounds.
why-rounds-left = { $left ->
    [0] This is the last one.
    [one] { $left } more round follows.
   *[other] { $left } more rounds follow.
  }

# After one of the first games: up to three moments that could have gone better. Never scolding: what else was possible,
# and what it would have brought. Names of places are in the nominative.

moments-title = What could have gone better
moments-intro = { $number ->
    [0] We looked at each of your turns and found no clear slip. Well played!
    [one] We looked at each of your turns. This one could have brought more coins.
   *[other] We looked at each of your turns. These could have brought more coins.
  }
moments-cost = could have been yours
moments-was = What you did
moments-could = Declining a turn sooner
moments-could-in = Declining in round { $round }
moments-next = Next
moments-back = Back to the result

moment-late_decline = A turn too long
moment-late_decline-text = In round { $round } you played on with your { $race }. That turn and the decline after it brought { $played } + { $declined } coins. Declining at once would have brought about { $instead } + { $more }: your next race would have come a turn sooner.
moment-late_decline-done = your race
moment-late_decline-rule = When your race hardly takes new land any more, let it decline: it goes on paying, and the next race starts sooner.
moment-kept_on = A race past its best
moment-kept_on-text = You played on with your { $race } in round { $round }. In { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  } they took { $taken ->
    [0] no new land
    [one] { $taken } region
   *[other] { $taken } regions
  } and brought { $played ->
    [one] { $played } coin
   *[other] { $played } coins
  }. Declining in round { $round } would have brought about { $instead } in the same turns: the old race pays on while a new one takes land.
moment-kept_on-done = your race
moment-kept_on-rule = When a turn would bring no new land, it is nearly always time for a new race.
moment-overpaid = An expensive conquest
moment-overpaid-text = You paid { $price ->
    [one] { $price } token
   *[other] { $price } tokens
  } for { $region }. { $way ->
    [later] After { $instead } it would have cost only { $cheaper }.
   *[other] { $instead } cost only { $cheaper }.
  } { $number ->
    [0] It would have paid more.
    [one] The tokens saved would also have taken { $more }.
   *[other] The tokens saved would also have taken { $more }.
  }
moment-overpaid-done = what you took
moment-overpaid-better = what you could have taken
moment-overpaid-rule = Take the cheapest regions first: every token saved may take one more.
moment-unspent = Tokens left in hand
moment-unspent-text = You ended your conquests in round { $round } with { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  } in hand. { $number ->
    [one] That was enough to take { $more } as well.
   *[other] That was enough to take these as well: { $more }.
  }
moment-unspent-done = your race
moment-unspent-better = what you could have taken
moment-unspent-rule = Look once more before you end your conquests: each region you take pays at the end of this very turn.
moment-left_open = A region without guards
moment-left_open-text = { $player } took { $region } from you. It cost { $price ->
    [one] { $price } token
   *[other] { $price } tokens
  }, and they had { $hand }. { $tokens ->
    [one] With { $tokens } more token there
   *[other] With { $tokens } more tokens there
  } they could not have paid for it. { $places ->
    [one] You had tokens to spare in { $idle }, where no opponent could come.
   *[other] You had tokens to spare where no opponent could come: { $idle }.
  }
moment-left_open-done = what was lost
moment-left_open-better = tokens to spare
moment-left_open-rule = When you redeploy: one token is enough where no opponent can come. Put the others on the border.

# After one of the first games: up to three moments that could have gone better. Never scolding: what else was possible,
# and what it would have brought. Names of places are in the nominative.

moments-title = Looking back
moments-intro = { $number ->
    [0] We went through every turn of yours and found nothing you would have had to do otherwise. Well played!
    [one] Nobody plays without such a moment. Here is yours.
   *[other] Nobody plays without such moments. Here are yours, with the coins at stake.
  }
moments-cost = { $coins ->
    [one] coin at stake
   *[other] coins at stake
  }
moments-was = As it was
moments-could = One turn earlier
moments-next = Next
moments-back = Back to the result

moment-late_decline = Time to let go
moment-late_decline-text = In round { $round } you marched on with your { $race }: { $played ->
    [one] { $played } coin
   *[other] { $played } coins
  }, and { $declined } more when they declined a turn later. Declining at once would have brought { $instead }, and your next race a whole turn more: about { $more }.
moment-late_decline-done = your race
moment-late_decline-rule = A race that hardly grows any more earns almost as much in decline, and the next one starts sooner.
moment-overpaid = A dear conquest
moment-overpaid-text = { $region } cost you { $price ->
    [one] { $price } token
   *[other] { $price } tokens
  }. { $way ->
    [later] Taken after { $instead }, it costs only { $cheaper }.
   *[other] { $instead } was there for { $cheaper }.
  } { $number ->
    [0] It would have paid better.
    [one] That leaves enough for { $more } as well.
   *[other] That leaves enough for more: { $more }.
  }
moment-overpaid-done = what you took
moment-overpaid-better = what was to be had
moment-overpaid-rule = Look for the cheapest flags first: every token saved may take one more region.
moment-left_open = An open door
moment-left_open-text = { $player } took { $region } with { $price ->
    [one] { $price } token
   *[other] { $price } tokens
  } out of { $hand }. { $tokens ->
    [one] With one more token there
   *[other] With { $tokens } more tokens there
  } it would have been too dear. { $places ->
    [one] No rival could reach { $idle }, where spare ones stood.
   *[other] No rival could reach the places where spare ones stood: { $idle }.
  }
moment-left_open-done = what was lost
moment-left_open-better = spare tokens out of reach
moment-left_open-rule = When you redeploy, leave one token where nobody can come and send the others to the border.

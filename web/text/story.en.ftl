# The result of a game as a story.

story-title = The story of the game
story-link = Copy the link
story-copied = The link to this story is copied. It shows this game and no other.
story-picture = As a picture
story-no-picture = This browser cannot make the picture.
story-race = The race of the purses
story-decided = What decided it
story-turning = In round { $round } { $player } came to the front and stayed there: { $behind ->
    [0] level before it
   *[other] { $behind } behind before it
  }, then { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } in one round. The best of the others got { $rivals }.
story-always-ahead = Nobody was ever ahead of { $player } after a round.
story-shared = Nobody was ahead in the end: the victory is shared.
story-sources = Where the coins came from
story-start = start
story-active = active regions
story-declined = regions in decline
story-bonus = bonuses
story-cards = combos: found – paid
story-other = from and to others
story-together = together
story-rounds = Coins, round by round
story-whose = Whose coins
story-combos = What each race earned
story-dice = Luck of the die
story-luck = { $hits } of { $rolls ->
    [one] { $rolls } roll hit
   *[other] { $rolls } rolls hit
  }, { $expected } were to be expected.
story-pips = Rolled in advance: { $pips } in all, { $usual } were to be expected.
story-never-rolled = never rolled
story-no-dice = Nobody rolled the die.
story-took = Who took regions from whom
story-from = took from

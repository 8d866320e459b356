# The game of the day and the position of the day.

day-title = The game of the day
day-what = { $edition }, { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, against the same bots for everybody
day-public = Everybody has the same deal and the same rolls today. You play alone; there are no hints.
day-begin = Start try { $try } of { $tries }
day-go-on = Continue try { $try }
day-no-more = That was the last try. There is a new game tomorrow.
day-tries = Your tries
day-try = Try { $try }
day-running = still running
day-bot = The strongest bot in your seat: { $coins }
day-bot-thinks = The strongest bot is still playing…
day-key = Round by round: ▲ more coins than the bot, ● as many, ▼ fewer.
day-line = Small World { $date } · { $coins } (bot { $bot }) · { $signs }
day-share = Share
day-copied = Copied.
day-not-copied = Your browser does not allow copying. The line is above.
day-more = More than the bot by { $coins }
day-less = The bot has { $coins } more
day-even = As many as the bot

position-title = The position of the day
position-text = Find the best turn: play this one turn on a real table. Then the strongest bot judges it.
position-what = { $edition }, round { $round } of { $rounds }, { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
position-waits = Looking for a position…
position-begin = Play this turn
position-go-on = Back to your turn
position-found = You found a plan as good as the bot’s best.
position-stars = Stars: { $stars } of 3
position-line = Small World { $date } · position · { $stars } · coins lost: { $coins }

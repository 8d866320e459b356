# My results: finished games on this device, and a file to take everything along.

me-title = My results
me-none = No finished games yet. Play one to the end, and you will find it here.
me-kept = Kept on this device only, without an account.
me-games = Games: { $number }
me-wins = Won: { $number }
me-mean = Coins on average: { $coins }
me-streak = Wins in a row: { $now } (best: { $best })
me-races = Races
me-powers = Powers
me-name = Name
me-times = Times
me-coins = Coins
me-won = Won
me-list = Finished games
me-place = place { $place } of { $players }, coins: { $coins }
me-file = Take everything along
me-file-text = One file with your games, results, days, settings and what you made in the workshop. Whoever has the file can play your seats: keep it to yourself.
me-export = Save the file
me-import = Load a file
me-imported = New here: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $results ->
    [one] { $results } result
   *[other] { $results } results
  }{ $made ->
    [0] {""}
    [one] , { $made } thing from the workshop
   *[other] , { $made } things from the workshop
  }. Nothing was replaced.
me-left = { $number ->
    [one] One thing found no room in the workshop.
   *[other] { $number } things found no room in the workshop.
}
me-foreign = This is not a Small World file. Choose one that was saved here.
me-damaged = The file is damaged, so nothing was loaded from it.
me-newer = The file comes from a newer version. Update first, then load it.

# Words of the game in a terminal. Where the pages have a word or a sentence, the terminal uses that one.
# term-word-VERB: what may be typed, the first one is shown; the English verb itself is always understood.
# term-help-N: what is typed, a bar, and what it does.

term-word-help = help
term-word-board = board
term-word-column = column
term-word-why = why
term-word-hint = hint
term-word-auto = auto
term-word-undo = undo
term-word-rules = rules
term-word-save = save
term-word-quit = quit
term-word-pick = pick
term-word-expand = expand
term-word-decline = decline
term-word-conquer = conquer
term-word-reinforce = reinforce
term-word-roll = roll
term-word-abandon = abandon
term-word-give_up = give up
term-word-end = end

term-help-1 = 3|do number 3 of the list
term-help-2 = conquer 07|or: reinforce, abandon, give up a region; pick 1; end, roll, expand, decline
term-help-3 = conquer goat crag|wherever a region is typed, its name will do
term-help-4 = 07=3 09=1|to place tokens or markers: how many in each region; just Enter spreads them for you
term-help-5 = +07  -07|place one marker, take one back, in any order; then Enter. The same for regions to give up
term-help-6 = board  column|show the table again; show the combos on offer
term-help-7 = why 07|what a region costs, item by item, and its neighbours
term-help-8 = hint  auto|see what a bot would do; let it do that
term-help-9 = undo|take back the last action, but not past a die roll or a reveal
term-help-10 = rules WORDS|look up a rule, such as: rules trolls
term-help-11 = save FILE|save the game
term-help-12 = quit|leave, saving if you like

term-bot = { $level } bot
term-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
term-letters = capital letter: active race, small letter: in decline
term-no-race = no active race
term-partner = partner: { $player }
term-empty = empty
term-conquer = conquer { $where } – { $price }
term-reinforce = reinforce { $where } – { $price }, { $hand }: { $need ->
    [0] any face of the die will do
   *[other] needs { $need }+ on the die
  }, { $percent }%
term-deploy = put { $number } into { $where }
term-abandon = abandon { $where }
term-give_up = give up { $where }
term-moved = { $piece }{ $number ->
    [1] {""}
   *[other] {" "}× { $number }
  } moved: { $region } → { $to }.

term-read = To read about them: { $words }.
term-to-place = { $most ->
    [some] To place, at most
   *[all] To place
  }: { $piece } × { $number }.
term-regions = Regions: { $regions }
term-now = Now: { $regions }
term-to-deploy = Place { $race }: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  } in all, at least { $least } in each region.
term-type-draft = Type +{ $last } +{ $first } … in any order; -{ $last } takes one back. Just press Enter to let a bot choose.
term-type-deploy = Type for example { $example } …, or just press Enter for a sensible spread.
term-advice = A bot would do this: { $action }
term-borders = It borders on { $regions }.
term-nothing = Nothing so far.
term-so-far = So far: { $regions }{ $left ->
    [0] .
   *[other] ; { $left } left.
  } Press Enter when you are done.

term-list-ends = The list goes from 1 to { $last }; ? shows what else you can type.
term-which-combo = Which one? For example: { $example }.
term-which-region = Which region? For example: { $example }.
term-which-rules = Which rules? For example: { $example }.
term-which-file = Which file? For example: { $example }.
term-not-understood = I do not understand “{ $line }”. { $nearest } ? shows everything.
term-no-region = There is no region “{ $word }”. { $nearest }
term-mean = Did you mean “{ $word }”?
term-known = Known: { $words }.
term-not-number = “{ $part }” is not region=number; write for example 07=3 09=1.
term-not-listed = { $region } is not on the list.
term-named-already = You have already named { $region }; -{ $region } takes it back.
term-only = You have only { $number }; -{ $region } takes one back.
term-none-there = You have placed none in { $region }.

term-new-game = A game for { $players } with seed { $seed }; --seed { $seed } gives the same game again.
term-left = You leave the table; the game is not over.
term-input-ended = The input has ended; the game is not over.
term-interrupted = Interrupted; the game is not over.
term-save-it = Save it? Type a file name, or press Enter to discard it:
term-not-saved = Not saved. Use --save FILE to keep the next one.
term-saved = Saved. Go on with: { $command }
term-saved-spare = Saved in { $file } instead. Go on with: { $command }
term-cannot-write = { $file } cannot be written ({ $reason }). Give another name.
term-this-is-it = This is the game: put the next line in a file, and --load goes on with it.
term-record-stops = The record stops here, after { $actions ->
    [one] { $actions } action.
   *[other] { $actions } actions.
  }

term-no-rule = No rule matches “{ $words }”.
term-no-rule-help = Try a race, a power, or fewer words.
term-more = { $number } more; --all shows them.

term-games = games
term-wins = wins
term-share = win share
term-score = mean score
term-rank = mean rank
term-seat = seat { $seat }
term-speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }: { $pace } games/s, { $rate } decisions/s
term-progress = { $pace } games/s, { $left } left
term-progress-turns = { $pace } turns/s, { $left } left
term-progress-entries = { $pace } entries/s, { $left } left

term-judged-played = Played: { $plan }.
term-judged-same = The bot would play the same.
term-judged-better = Better: { $plan }. Coins lost: { $coins } ± { $error }.
term-judged-equal = As good: { $plan } (coins lost: { $coins } ± { $error }).
term-judged-worse = Better than the bot’s plan: { $plan }. Coins won: { $coins } ± { $error }.
term-judged-none = There was nothing to decide.
term-judged-die = Die, { $region }: { $need ->
    [0] any face would do
   *[other] { $need } needed
  }, { $face } rolled, a chance of { $percent }%. Luck in coins: { $luck }.
term-judged-die-first = Die before a conquest: { $face } rolled. Luck in coins: { $luck }.
term-judged-coins = Coins this turn: { $coins }.
term-judged-by = Judged by { $bot }; imagined worlds for each comparison: { $worlds }.
term-judged-sum = { $player }: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }. Coins lost: { $loss } ± { $error }; luck of the die: { $luck }.
term-judged-worst = { $player }’s costliest turn was in round { $round }. Coins lost: { $coins } ± { $error }.

term-best-plan = Best: { $plan }.
term-best-now = Coins this turn: { $coins } ({ $items }).
term-best-later = Coins expected from then to the end: { $coins }.
term-best-ahead = Coins ahead of the others from now on: { $coins } ± { $error }.
term-best-next = Next: { $plan }.
term-best-behind = Coins less than with the best: { $coins } ± { $error }.
term-best-equal = About as good. Coins less than with the best: { $coins } ± { $error }.
term-best-only = There is no other plan worth comparing.

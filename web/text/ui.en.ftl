# Words of the browser's own pages and buttons.

ui-claim = Take the land, hold it while you can, and know when to let go.
ui-preview = The board games Small World and Small World of Warcraft, with friends or against bots. Free, no account.
ui-preview-picture = Five peoples march over hills, fields and woods.
ui-your-name = Your name
ui-you = you
ui-nameless = Player
ui-play = Play now
ui-play-now = { $edition }, against { $bots ->
    [one] one bot
   *[other] { $bots } bots
  }
ui-play-bots = against { $bots ->
    [one] one bot
   *[other] { $bots } bots
  }
ui-play-easy = Play against an easy bot
ui-play-easy-text = a good next game
ui-learn = Learn by playing
ui-learn-text = New here? A coach explains each step
ui-learn-other = { $edition } with a coach
ui-coach = Coach
ui-coach-wish = A coach explains the game
ui-friends = Play with friends
ui-new-table = A table of your own
ui-new-here = Together at this screen
ui-join-table = Join a table
ui-pasted-link = Link or code you were given
ui-join-or-watch = Join or watch
ui-no-link = That is not a link to a table. Copy the whole link, from http to the end.
ui-my-games = My games
ui-me = My results
ui-day = The game of the day
ui-day-text = the same deal for everybody, three tries
ui-day-result = Result of the day
ui-open = waiting for players
ui-forget = Remove from the list
ui-forget-sure = Remove this game from the list?
ui-forget-text = The game goes on and your seat stays yours. You will find the game under “Removed games” for 60 days.
ui-forget-do = Remove
ui-forgotten = { $game } is off the list.
ui-forgotten-games = Removed games: { $number }
ui-remember = Put back
ui-all-games = All games: { $number }
ui-turn-goes = How a turn goes
ui-turn-goes-1 = Choose a race with a power of its own.
ui-turn-goes-2 = Take regions. The tag shows what each one costs.
ui-turn-goes-3 = Spread your tokens so that your land holds.
ui-turn-goes-4 = Collect one coin for every region.
ui-fan-made = A fan-made game with words and boards of its own; icons from Game-icons.net, CC BY 3.0. Not connected to the publisher.
ui-credits = Credits
ui-credits-own = The boards, the islands, the sea and every sentence here were made for this game.
ui-credits-icons = Icons:
ui-credits-changed = The icons are simplified: their points are rounded, and they take the colour of the text around them.
ui-credits-programs = This page runs on Preact, Fluent and uqr.
ui-licences = Their licences
ui-no-server = The server does not answer. Try again in a moment.
ui-language = Language
ui-home = Start page
ui-connecting = Taking a seat…
ui-reconnecting = Connection lost – coming back…
ui-engine = Loading the game…
ui-engine-broken = The game could not start here.
ui-engine-again = Try again
ui-engine-missing = Part of the game is still loading. It goes on once you are online.
ui-newer = There is a new version.
ui-newer-take = Update now
ui-newer-soon = There is a newer version. This page updates after your turn.
ui-device = On this device
ui-device-coming = Saving everything to this device, so that you can play without a network.
ui-device-kept = Everything is here: you can play without a network.
ui-device-could = Keep the game on this device, and play against bots without a network too.
ui-keep = Keep it on this device
ui-install = Install
ui-games-save = Save everything to a file
ui-games-open = Open a saved file
ui-games-refused = { $number ->
    [one] One game could not be used.
   *[other] { $number } games could not be used.
}
ui-no-table = There is no such table
ui-no-table-text = It may be gone, or this link may not open it.
ui-frozen = This table is frozen
ui-refused = You can’t do that.
ui-too-late = It is too late for that.

ui-edition = Game
ui-players = Players
ui-players-at = { $number ->
    [one] { $number } player
   *[other] { $number } players
  }
ui-seat = Player { $seat }
ui-kind-person = Player at this screen
ui-kind-bot = Bot
ui-character = Character
ui-character-any = Any character
ui-character-any-text = Its character is drawn at random.
ui-bot-1 = Thistle
ui-bot-2 = Acorn
ui-bot-3 = Nettle
ui-bot-4 = Clover
ui-bot-5 = Poppy
ui-kind-open = Guest by link
ui-sits-person = Player
ui-sits-open = Waiting for a guest
ui-open-text = joins with your invitation
ui-open-seat = Free seat
ui-seats-hint = Players at this screen take turns on one device; everybody else joins by link.
ui-preset = Rules edition
ui-pace = Bots think
ui-pace-200 = briefly
ui-pace-600 = a little
ui-pace-1200 = a good while
ui-deadline = A bot steps in for an absent player
ui-deadline-60 = 1 min
ui-deadline-120 = 2 min
ui-deadline-600 = 10 min
ui-deadline-86400 = 1 day
ui-deadline-0 = never
ui-clock = The clock runs
ui-clock-away = for absent players
ui-clock-turn = in every turn
ui-clock-away-text = If a player loses the connection, a bot plays for them until they are back.
ui-clock-turn-text = When the time for a turn runs out, a bot plays that turn. After it the player goes on.
ui-limit = Time for a turn
ui-limit-60 = 1 min
ui-limit-180 = 3 min
ui-limit-600 = 10 min
ui-limit-3600 = 1 hour
ui-limit-86400 = 1 day
ui-limit-259200 = 3 days
ui-limit-604800 = 1 week
ui-board = Islands
ui-board-lot = random
ui-board-choose = your choice
ui-board-part = Island { $number }
ui-options = Fine-tune the rules ({ $number })
ui-as-preset = as printed
ui-open-table = Open the table
ui-begin = Begin
ui-seats-still-open = Waiting for guests…
ui-sit-here = Sit here
ui-seat-bot = Seat a bot
ui-seat-open = Keep free
ui-leave = Leave the seat
ui-leave-sure = Leave your seat?
ui-leave-text = Somebody else may take it. You can come back with your invitation while a seat is free.
ui-choose-seat = Enter your name and take a free seat.
ui-wait-for-host = The host starts the game.
ui-watching = You are watching
ui-watching-full = You are watching: every seat is taken
ui-join-late = Take over from a bot
ui-join-late-text = Enter your name and choose the seat. Its regions and coins are then yours.
ui-begun = The game has begun
ui-begun-bots = Bots hold some of the seats. Enter your name and take one over.
ui-begun-full = Every seat is taken. Ask the host for the link to watch, or open a table of your own.
ui-begun-over = Ask the host for another game, or open a table of your own.
ui-invite = Invite friends
ui-here-only = These links work on this computer only, because the game was started for it alone. The window it was started from says how to let others in.
ui-spoken-code = Or say this code:
ui-invite-link = To play
ui-watch-link = To watch
ui-watch-link-text = The link shows this table and its rematches.
ui-seat-link = This seat on another device
ui-copy = Copy
ui-copied = Copied
ui-copy-by-hand = The link is selected. Copy it with Ctrl+C or a long press.
ui-qr = Invitation as a code for a phone’s camera

ui-map = Map
ui-round = Round { $round } of { $rounds }
ui-round-word = round
ui-goal = Most coins after round { $rounds } wins
ui-table = The table
ui-steps = Steps of the turn
ui-part-ready = Ready
ui-part-conquer = Conquer
ui-part-redeploy = Redeploy
ui-part-coins = Coins
ui-sure = sure
ui-with-die = with the die
ui-on-turn = playing
ui-is-bot = bot
ui-purse = purse
ui-purse-is = Your coins
ui-in-purse = in your purse
ui-earns = earns
ui-regions = { $number ->
    [one] { $number } region
   *[other] { $number } regions
  }
ui-picks-next = picks next turn
ui-not-yet = not yet on the map
ui-fold = Fold the sidebar
ui-unfold = Open the sidebar
ui-since = Since your last turn
ui-since-none = Nothing yet. What everybody does will be told here.
ui-recap = What happened
ui-recap-lost = { $regions ->
    [0] { $tokens ->
        [0] You lose nothing.
        [one] You lose { $tokens } token.
       *[other] You lose { $tokens } tokens.
      }
   *[other] You lose { $places }{ $tokens ->
        [0] .
        [one] {" "}and { $tokens } token.
       *[other] {" "}and { $tokens } tokens.
      }
  }
ui-recap-stand = { $number ->
    [0] No region of yours is left.
    [one] { $number } region of yours stands.
   *[other] { $number } regions of yours stand.
  }
ui-recap-got = Others pay you { $coins ->
    [one] { $coins } coin.
   *[other] { $coins } coins.
  }
ui-recap-paid = You pay { $coins ->
    [one] { $coins } coin.
   *[other] { $coins } coins.
  }
ui-log-all = all
ui-log-less = less
ui-deed-came = { $who ->
    [you] You bring in
   *[other] { $player } brings in
  } the { $combo }{ $number ->
    [0] .
    [one] {" "}and { $who ->
        [you] take
       *[other] takes
      } { $number } region.
   *[other] {" "}and { $who ->
        [you] take
       *[other] takes
      } { $number } regions.
  }
ui-deed-took = { $who ->
    [you] You take
   *[other] { $player } takes
  } { $number ->
    [one] { $number } region.
   *[other] { $number } regions.
  }
ui-earned = Earned
ui-lost-to = { $player } loses { $number ->
    [one] { $number } region
   *[other] { $number } regions
  }
ui-deed-declined = { $who ->
    [you] Your
   *[other] { $player }’s
  } { $race } go into decline.
ui-deed-gone = { $who ->
    [you] Your
   *[other] { $player }’s
  } { $race } are gone.
ui-deed-found = Turned up at { $region }: { $piece }.
ui-deed-missed = { $who ->
    [you] Your
   *[other] { $player }’s
  } die roll fails.
ui-deed-nothing = { $who ->
    [you] You take nothing new.
   *[other] { $player } takes nothing new.
  }
ui-nobody = nobody
ui-regions-held = Regions held
ui-income-now = Income right now
ui-stand-in = A bot plays for this player
ui-away = Away from the table
ui-let-bot = Let a bot play for me
ui-let-bot-for = Let a bot play for { $player }
ui-bot-plays-for-me = A bot plays for you
ui-bot-plays-for = A bot plays for { $player }
ui-take-back = Take the seat back
ui-late-me = Your time ran out. A bot finishes this turn.
ui-late-of = Time ran out for { $player }. A bot finishes this turn.
ui-pause-ask = Ask for a pause
ui-pause-asked = { $player } asks for a pause.
ui-pause-own = You asked for a pause. It begins when everybody agrees.
ui-pause-agree = Agree
ui-pause-no = Play on
ui-pause-on = Pause. The clocks stand still, and bots rest.
ui-pause-end = Go on
ui-say = Say something
ui-say-faces = Faces
ui-say-phrases = Phrases
ui-say-soon = Wait a moment before you say more.
ui-mute = Mute { $player }
ui-notify = Tell me when it is my turn
ui-notify-text = With a message from this browser, while you look at something else.
ui-notify-no = This browser does not show messages from this page. You can allow them in its settings.
ui-notify-turn = It is your turn.
ui-push = Also while this page is closed
ui-push-no = This browser cannot be reached while the page is closed.
ui-screen = Show on a big screen
ui-screen-text = For a television: the map, everybody’s races, the chronicle and a code to join with. Nobody’s secrets.
ui-screen-join = Join with your phone
ui-screen-watch = Watch on your phone
say-smile = smiles
say-laugh = laughs
say-wow = is amazed
say-think = thinks hard
say-sad = is sad
say-angry = is cross
say-hello = Hello!
say-luck = Good luck!
say-well_played = Well played!
say-thanks = Thank you!
say-sorry = Nothing personal!
say-ouch = Ouch!
say-close = That was close!
say-moment = One moment, please.
say-your_turn = It’s your turn!
say-revenge = I’ll be back!
say-good_game = Good game!
ui-show-domain = Show these regions
ui-combos = Combos on offer
ui-price = Price
ui-log = Chronicle
ui-log-redeployed = { $player } redeploys: { $places }.
ui-log-undone = The last step was undone.
ui-log-stood_in = A bot plays for { $player }.
ui-log-returned = { $player } plays on.
ui-log-pause_wanted = { $player } asks for a pause.
ui-log-paused = Everybody agrees: pause.
ui-log-resumed = The game goes on.
ui-log-said = { $player }: { $word }
ui-log-mended = The rules of this game were corrected. It goes on from the start of { $player }’s turn in round { $round }.
ui-actions = Your turn
ui-menu = Settings

ui-combo-price = { $coins ->
    [0] Costs nothing
    [one] Costs { $coins } coin
   *[other] Costs { $coins } coins
  }
ui-combo-coins = { $coins ->
    [one] { $coins } coin lies on it
   *[other] { $coins } coins lie on it
  }
ui-free = free
ui-pay = pay
ui-tokens-word = { $tokens ->
    [one] token
   *[other] tokens
  }
ui-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  }
ui-take-pay = Take for
ui-take-free = Take it
ui-pick-one = Choose a combo
ui-look-at-map = Look at the map

ui-costs = { $price ->
    [one] costs { $price } token
   *[other] costs { $price } tokens
  }
ui-conquer = { $price ->
    [one] Conquer with { $price } token
   *[other] Conquer with { $price } tokens
  }
ui-reinforce = Roll the die: { $percent }%
ui-without-die = { $price ->
    [one] { $price } token without the die
   *[other] { $price } tokens without the die
  }
ui-die-needs = You have { $hand }: { $need ->
    [0] any face of the die will do
   *[other] the die must show { $need } or more
  }.
ui-own-land = This land is yours already: your race in decline holds it.
ui-die-ends = The die ends your conquest.
ui-still-sure = { $regions ->
    [one] { $regions } region is still sure.
   *[other] { $regions } regions are still sure.
  }
ui-chance = { $hand ->
    [one] { $hand } token
   *[other] { $hand } tokens
  } and the die: { $wins } of { $faces } faces will do, { $percent }%
ui-chance-twice = { $hand ->
    [one] { $hand } token
   *[other] { $hand } tokens
  } and the die, which may be rolled twice: { $percent }%
ui-in-decline = in decline
ui-in-hand = { $tokens ->
    [one] { $tokens } token in hand
   *[other] { $tokens } tokens in hand
  }
ui-if-stop = if you stop now
ui-if-decline = if you go into decline

ui-your-turn = Your turn
ui-turn-of = { $player } plays
ui-waiting = { $player } is thinking…
ui-busy = …
ui-skip = Skip
ui-over = The game is over
ui-won = { $who ->
    [you] You won
   *[other] { $number ->
        [one] { $players } won
       *[other] { $players } shared the victory
      }
  }
ui-ask-redeploy = { $number ->
    [0] Move tokens as you like
    [one] Place { $number } more token
   *[other] Place { $number } more tokens
  }
ui-ask-retreat = { $number ->
    [0] Every survivor has a place
    [one] Find { $number } survivor a place
   *[other] Find { $number } survivors a place
  }
ui-retreat-text = Put them into the regions that their race still holds.
ui-retreat-last = Your last turn is over: they earn nothing more, but tokens on the map may decide a tie.
ui-ask-deploy-piece = { $number ->
    [0] { $piece }: all { $total } placed
   *[other] { $piece }: { $number } of { $total } to place
  }
ui-prompt-declare = March on, or decline?
ui-prompt-pick = Choose a combo
ui-prompt-begin = Before your conquests
ui-prompt-conquer = Choose a region to conquer
ui-prompt-conquer-done = Nothing left to conquer
ui-prompt-recruit = Do you want new tokens?
ui-prompt-place = Place your markers
ui-prompt-close = Anything else this turn?
ui-aim = { $use }: choose a region
ui-aim-second = { $use }: choose the second region
ui-name-player = Choose a player.
ui-do-expand = March on
ui-do-decline = Go into decline
ui-do-muster = { $race } move first
ui-do-abandon = Abandon it
ui-do-roll = Roll the die first
ui-do-give_up = Give up
ui-do-end = End
ui-end = Done
ui-end-conquer = End conquest
ui-end-close = End turn
ui-step-less = one less: { $place }
ui-step-more = one more: { $place }
ui-gather = Pick up all
ui-gather-tip = Takes everything that may leave its region back into your hand
ui-guard-tokens = Guard the borders
ui-guard-tokens-tip = Places all your tokens where opponents can come, most where you have most to lose
ui-guard-pieces = Place the rest
ui-guard-pieces-tip = Puts the rest where it helps you most
ui-to-place = { $number ->
    [0] all placed
   *[other] { $number } to place
  }
ui-place-more = Done: place { $number } more
ui-threat = can be attacked by
ui-no-threat = no opponent next to it
ui-confirm-deploy = Done
ui-undo = Undo
ui-hint = Hint: what would a strong player do?
ui-cancel = Cancel
ui-back = Back
ui-close = Close
ui-sure-end = { $tokens ->
    [one] { $tokens } token is still in hand
   *[other] { $tokens } tokens are still in hand
  }
ui-sure-end-text = You could still take regions. End your conquests anyway?
ui-sure-pieces = { $piece }: { $number } still in hand
ui-sure-pieces-text = There is still room on the map. Are you done?
ui-sure-decline = Go into decline?
ui-sure-decline-text = Your race stops conquering and this turn ends. Next turn you choose a new combo.
ui-sure-decline-nothing-text = It brings you no coins this turn. Next turn you choose a new combo.
ui-sure-decline-last = Decline in the last round?
ui-sure-decline-last-text = You would earn { $declined ->
    [one] { $declined } coin
   *[other] { $declined } coins
  } instead of { $now }, even if you took nothing more. There is no next turn for a new race.
ui-decline-stay = This turn if you march on, before any new conquest
ui-decline-now = This turn if you decline
ui-decline-leaves = { $races } leave the map for good
ui-decline-once = once
ui-decline-each = every turn
ui-decline-later = After that, while the declined race keeps its regions
ui-decline-new = Next turn, the first of a new race, such as { $combo } ({ $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  })
ui-decline-new-text = { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
  } on today’s map, taking only the cheapest and never the die.{ $price ->
    [0] {""}
    [one] {" "}Costs { $price } coin.
   *[other] {" "}Costs { $price } coins.
  }{ $lying ->
    [0] {""}
    [one] {" "}{ $lying } coin lies on it.
   *[other] {" "}{ $lying } coins lie on it.
  }
ui-die = { $face ->
    [0] The die is blank
   *[other] The die shows { $face }
  }
ui-die-won = { $needed ->
    [0] any face would do
   *[other] needed { $needed }
  }, rolled { $face ->
    [0] a blank
   *[other] { $face }
  }: taken
ui-die-lost = needed { $needed }, rolled { $face ->
    [0] a blank
   *[other] { $face }
  }: held off
ui-sound-on = Sound on
ui-sound-off = Sound off
ui-whole-map = Whole map

ui-hand-over = Hand the device to { $player }
ui-hand-over-to = Hand the device to
ui-i-am = I am { $player }: show my turn

ui-level = Bots in your games
ui-speed = Animations
ui-speed-off = off
ui-speed-fast = fast
ui-speed-normal = normal
ui-theme = Light or dark
ui-theme-system = as the device
ui-theme-light = light
ui-theme-dark = dark
ui-taste-sound = Sound
ui-taste-prices = Prices on the map
ui-taste-oneClick = Conquer with a single press
ui-taste-warnings = Ask before likely slips
ui-help = How to play here
ui-help-turn = Press an outlined region to see what it costs and why. Press it again, or the green button, to take it.
ui-on-this-map = On this map (press one for its rule)
ui-signs = Signs on buttons and players
ui-keys = Keys
ui-sign-truce = Peace with another player
ui-form-tokens = Tokens
ui-form-tokens-text = Tokens: the dark plate says how many. A single one has no plate.
ui-form-flag = Price tag
ui-form-flag-text = The price of a region, in tokens.
ui-form-sure = White outline
ui-form-sure-text = You can take this region for sure.
ui-form-die = Dashed outline
ui-form-die-text = You need the die to take it.
ui-form-owner = Little flag
ui-form-owner-text = Whose region it is: each player has a colour and a shape.
ui-form-declined = Grey token
ui-form-declined-text = A race in decline: it holds its region but takes no more.
ui-form-nobody = Pale token
ui-form-nobody-text = A race without a player: it only defends its region.
ui-form-coin = Gold
ui-form-coin-text = Coins. Most coins win.
ui-form-race = Square
ui-form-race-text = A race.
ui-form-power = Octagon
ui-form-power-text = A power, which comes with a race.
ui-key-arrows = ← ↑ ↓ →
ui-key-arrows-text = from region to region
ui-key-enter = Enter
ui-key-enter-text = select the region; again: act
ui-key-steps = + −
ui-key-steps-text = one token more, one less
ui-key-u = U
ui-key-u-text = undo
ui-key-e = E
ui-key-e-text = done, confirm
ui-key-w = W
ui-key-w-text = what happened since your last turn
ui-key-m = M
ui-key-m-text = sound on or off
ui-key-b = B
ui-key-b-text = fold or open the sidebar
ui-key-r = R
ui-key-r-text = open the rules
ui-key-l = L
ui-key-l-text = what is what on the map
ui-key-h = H
ui-key-h-text = against bots: what would a strong player do?
ui-key-i = I
ui-key-i-text = why? – about whatever you point at
ui-key-esc = Esc
ui-key-esc-text = back
ui-key-help = ?
ui-key-help-text = this page

ui-result = Result
ui-show-result = Show the result
ui-winner = { $number ->
    [one] { $players } wins with { $coins ->
        [one] { $coins } coin!
       *[other] { $coins } coins!
      }
   *[other] { $players } share the victory with { $coins ->
        [one] { $coins } coin each!
       *[other] { $coins } coins each!
      }
  }
ui-you-win = { $coins ->
    [one] You win with { $coins } coin!
   *[other] You win with { $coins } coins!
  }
ui-your-place = { $coins ->
    [one] You have { $coins } coin
   *[other] You have { $coins } coins
  }{ $short ->
    [0] {" "}too, but fewer tokens on the map.
   *[other] , { $short } fewer than the winner: place { $place } of { $players }.
  }
ui-bars = Where the coins came from:
ui-bar-land = regions
ui-bar-bonus = extra for races, powers and finds
ui-bar-start = at the start
ui-bar-paid = paid
ui-again = Play again
ui-rematch = Rematch
ui-rematch-text = Everybody moves one seat on, and whoever was second begins.
ui-rematch-gone = { $number ->
    [one] { $players } has gone. A bot plays in that seat until they are back.
   *[other] { $players } have gone. Bots play in their seats until they are back.
  }
ui-to-rematch = To the rematch
ui-rematch-begun = A rematch has begun.
ui-truce-with = Peace with { $player }
ui-record = Download the record
ui-set-aside = { $tokens } set aside

## Rule cards

ui-rules = Rules
ui-rules-of = Rules: { $name }
ui-rule-all = All rules
ui-rule-search = Search the rules
ui-rule-none = No card has these words.
ui-rule-gone = This card no longer exists. Look for it among all rules.
ui-rule-ids = Rule numbers
ui-rule-related = Related cards
ui-rule-usual = usual
ui-rules-here = Rules of this table
ui-rules-usual = nothing changed
ui-rule-here = at this table
ui-contents = Contents
ui-rule-earns = Income
ui-rule-print = Print
ui-tip-more = more
ui-why-gone = This number is no longer on the table.
ui-legend = What is what on the map
ui-lessons = A first game, lesson by lesson
ui-lessons-text = What the coach says when each thing first comes up, with the numbers of an example. “Learn by playing” on the start page plays it with you.
ui-lessons-use = a special action
ui-home-made = home-made
ui-workshop = Workshop
ui-to-workshop = Back to the workshop
ui-yours = yours
ui-homemade = Home-made
ui-homemade-text = Races, powers, boards or whole sets as text files (TOML), at most 64 kB together. You can also drop files here. Everybody at the table sees what they say.
ui-homemade-offered = Offered on this server
ui-homemade-mine = From your workshop
ui-homemade-add = Add a file
ui-homemade-paste = Paste a text instead
ui-homemade-paste-do = Add this text
ui-homemade-remove = Remove { $name }
ui-homemade-long = Home-made things have at most 64 kB together.
ui-homemade-board = Board
ui-homemade-board-usual = the usual one
ui-made-by = made by { $author }
ui-of-set = from the set { $set }
ui-brought-by = brought by { $player }
ui-card-board = board
ui-card-set = set
ui-board-of = { $regions ->
    [one] one region
   *[other] { $regions } regions
  }, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }
ui-card-idea = general rule
ui-card-step = step of a turn
ui-card-race = race
ui-card-power = power
ui-card-piece = marker
ui-card-terrain = terrain
ui-card-symbol = symbol
ui-card-option = option
ui-cards-idea = General rules
ui-cards-step = A turn, step by step
ui-cards-race = Races
ui-cards-power = Powers
ui-cards-piece = Markers
ui-cards-terrain = Land and water
ui-cards-symbol = Symbols
ui-cards-option = Options

## Waiting for each other

ui-continue = Continue
ui-name-first = Who are you? Enter a name, then press Enter.
ui-share = Share
ui-share-join = Come and play Small World with me!
ui-share-watch = Come and watch our game of Small World!
ui-wait-slow = Waiting for { $player }: { $time }
ui-wait-lost = { $player } has lost the connection.
ui-wait-left = A bot takes over in { $time }.
ui-wait-now = A bot takes over any moment now.
ui-wait-gone = Away for { $time }.
ui-wait-own = You have { $time } left.
ui-wait-turn = { $player } has { $time } left.
ui-days = { $days } d { $time }
ui-kept = Open a record
ui-kept-text = A game that was saved as a file can be looked at again, and played on from any moment. A position as text will do too.
ui-kept-file = A file
ui-kept-paste = or paste its text here
ui-kept-open = Open
ui-kept-too-big = The file is larger than { $most } kB; no record of a game is that large.
ui-story = How it came about
ui-replay = Replay
ui-look-back = See what could have gone better
ui-look-back-of = { $player }: what could have gone better

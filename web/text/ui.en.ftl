# Words of the browser's own pages and buttons.

ui-claim = Take the land, hold it while you can, and know when to let go.
ui-your-name = Your name
ui-you = you
ui-nameless = Player
ui-play-now = { $bots ->
    [one] at once, against one bot
   *[other] at once, against { $bots } bots
  }
ui-new-table = A table of your own
ui-new-here = Together at this screen
ui-pasted-link = A link you were given
ui-join-or-watch = Join or watch
ui-no-link = That is no link to a table: copy it whole, from http to the end.
ui-my-games = My games
ui-open = waiting for players
ui-forget = Remove from the list
ui-forget-sure = Remove this game from the list?
ui-forget-text = The game goes on, and your seat stays yours: you will find the game under “Removed games” for 60 days.
ui-forget-do = Remove
ui-forgotten = { $game } is off the list.
ui-forgotten-games = Removed games: { $number }
ui-remember = Put back
ui-all-games = All games: { $number }
ui-fan-made = A fan-made game with its own words and boards; icons from Game-icons.net, CC BY 3.0. Not connected to the publisher.
ui-credits = Credits
ui-credits-own = The boards, islands and the sea, and every sentence here, were made for this game.
ui-credits-icons = Icons:
ui-credits-changed = The icons were simplified: their points are rounded, and they take the colour of the text around them.
ui-credits-programs = In the page work Preact, Fluent and uqr.
ui-licences = Their licences
ui-no-server = The server does not answer. Try again in a moment.
ui-language = Language
ui-home = Start page
ui-connecting = Coming to the table …
ui-reconnecting = Connection lost – coming back …
ui-no-table = There is no such table
ui-no-table-text = It may be gone, or this link does not open it.
ui-frozen = This table stands still
ui-refused = That is not possible.
ui-too-late = That can no longer be done.

ui-edition = Game
ui-players = Players
ui-players-at = { $number ->
    [one] { $number } player
   *[other] { $number } players
  }
ui-seat = Player { $seat }
ui-kind-person = Person here
ui-kind-bot = Bot
ui-bot-1 = Thistle
ui-bot-2 = Acorn
ui-bot-3 = Nettle
ui-bot-4 = Clover
ui-bot-5 = Poppy
ui-kind-open = Guest by link
ui-sits-person = Person
ui-sits-open = Waiting for a guest
ui-open-text = gets the invitation
ui-open-seat = Free seat
ui-seats-hint = Two or more persons here share this device; everybody else comes by link.
ui-preset = Printed rules
ui-pace = Bots think
ui-pace-200 = briefly
ui-pace-600 = at ease
ui-pace-1200 = long
ui-deadline = When somebody is away, a bot plays after
ui-deadline-60 = 1 min
ui-deadline-120 = 2 min
ui-deadline-600 = 10 min
ui-deadline-86400 = a day
ui-deadline-0 = never
ui-board = Islands
ui-board-lot = drawn by lot
ui-board-choose = of your choice
ui-board-part = Island { $number }
ui-options = { $number ->
    [one] { $number } single rule
   *[other] { $number } single rules
  }
ui-as-preset = as printed
ui-open-table = Open the table
ui-begin = Begin
ui-seats-still-open = Waiting for guests …
ui-sit-here = Sit here
ui-seat-bot = Seat a bot
ui-seat-open = Keep free
ui-leave = Stand up
ui-leave-sure = Leave your seat?
ui-leave-text = Somebody else may take it. You can come back with your invitation while a seat is free.
ui-choose-seat = Say your name and take a free seat.
ui-wait-for-host = The game begins when the host starts it.
ui-watching = You are watching
ui-watching-full = You are watching: people sit on every seat
ui-join-late = Play for a bot
ui-join-late-text = Say your name and choose the seat: its regions and coins are yours from then on.
ui-begun = The game has begun
ui-begun-bots = Bots hold some of the seats: say your name and take one over.
ui-begun-full = People sit on every seat. Ask the host for the link to watch, or open a table of your own.
ui-begun-over = Ask the host for another game, or open a table of your own.
ui-invite = Invite friends
ui-here-only = These links open on this computer only, because the game was started for it alone. The window it was started from tells how to let others in.
ui-invite-link = To play
ui-watch-link = To watch
ui-seat-link = This seat on another device
ui-copy = Copy
ui-copied = Copied
ui-copy-by-hand = The link is selected: copy it with Ctrl+C, or with a long press.
ui-qr = Invitation as a code for a phone's camera

ui-map = Map
ui-round = Round { $round } of { $rounds }
ui-nobody = nobody
ui-regions-held = Regions held
ui-income-now = Coins it would score now
ui-stand-in = A bot plays for this person
ui-away = Not here now
ui-let-bot = Let a bot play for me
ui-let-bot-for = Let a bot play for { $player }
ui-bot-plays-for-me = A bot plays for you
ui-bot-plays-for = A bot plays for { $player }
ui-take-back = Take the seat back
ui-show-domain = Show these regions
ui-combos = Combinations
ui-log = What happened
ui-log-undone = A step was taken back.
ui-log-stood_in = A bot plays for { $player }.
ui-log-returned = { $player } plays on.
ui-log-mended = The rules of this game were mended: it goes on from the beginning of { $player }’s turn in round { $round }.
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
ui-free = 0
ui-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  }
ui-take = Take
ui-pick-one = Choose a combination
ui-look-at-map = Look at the map

ui-costs = { $price ->
    [one] costs { $price } token
   *[other] costs { $price } tokens
  }
ui-conquer = { $price ->
    [one] Conquer with { $price } token
   *[other] Conquer with { $price } tokens
  }
ui-reinforce = Roll the die: { $percent } %
ui-without-die = { $price ->
    [one] { $price } token without the die’s help
   *[other] { $price } tokens without the die’s help
  }
ui-chance = { $hand ->
    [one] { $hand } token and the die: { $wins } of { $faces } faces win, { $percent } %
   *[other] { $hand } tokens and the die: { $wins } of { $faces } faces win, { $percent } %
  }
ui-in-decline = in decline
ui-in-hand = { $tokens ->
    [one] { $tokens } token in hand
   *[other] { $tokens } tokens in hand
  }
ui-if-stop = if I stop now
ui-if-decline = if I decline

ui-your-turn = Your turn
ui-turn-of = { $player } plays
ui-waiting = { $player } is thinking …
ui-busy = …
ui-skip = Skip
ui-over = The game is over
ui-ask-redeploy = { $number ->
    [0] Move tokens as you like, then confirm.
    [one] { $number } token to place: press a region.
   *[other] { $number } tokens to place: press regions.
  }
ui-ask-retreat = { $number ->
    [0] All survivors have found a place.
    [one] { $number } survivor looks for a place: press a region.
   *[other] { $number } survivors look for a place: press regions.
  }
ui-ask-deploy-piece = { $number ->
    [0] { $piece }: all of { $total } placed. Confirm, or move them.
   *[other] { $piece }: { $number } of { $total } to place. Press regions in any order.
  }
ui-prompt-declare = Play on with your race, or let it go into decline?
ui-prompt-pick = Choose a combination.
ui-prompt-begin = Before your conquests
ui-prompt-conquer = Conquer: green for sure, gold with the die.
ui-prompt-conquer-done = Nothing more can be conquered: finish.
ui-prompt-recruit = Do you want new tokens?
ui-prompt-place = Place your markers.
ui-prompt-close = Anything else before your turn ends?
ui-aim = { $use }: choose a region
ui-aim-second = { $use }: choose the second region
ui-name-player = Choose a player.
ui-do-expand = Play on
ui-do-decline = Go into decline
ui-do-muster = { $race } move first
ui-do-abandon = Abandon it
ui-do-roll = Roll the die first
ui-do-give_up = Give up
ui-do-end = Finish
ui-end = Done
ui-end-conquer = Finish conquests
ui-end-close = End turn
ui-step-less = one less: { $place }
ui-step-more = one more: { $place }
ui-gather = Take up all
ui-spread = Spread the rest
ui-confirm-deploy = Confirm
ui-undo = Undo
ui-cancel = Cancel
ui-back = Back
ui-close = Close
ui-sure-end = { $tokens ->
    [one] { $tokens } token is still in hand
   *[other] { $tokens } tokens are still in hand
  }
ui-sure-end-text = There are regions you could still take. Finish your conquests all the same?
ui-sure-decline = Go into decline?
ui-sure-decline-text = Your race conquers no more, and this turn ends. Next turn you choose a new combination.
ui-die = The die shows { $face }
ui-whole-map = Whole map

ui-hand-over = Hand the device to { $player }
ui-hand-over-to = Hand the device to
ui-i-am = I am { $player }: show my turn

ui-speed = Animations
ui-speed-off = off
ui-speed-fast = fast
ui-speed-normal = normal
ui-one-click = Conquer with one press, without asking
ui-show-prices = Prices on the map
ui-help = How to play here
ui-help-turn = Press an outlined region to see what it costs and why; press it again, or the green button, to take it.
ui-help-certain = You can take it.
ui-help-die = Only with the die.
ui-key-arrows = ← ↑ ↓ →
ui-key-arrows-text = from region to region
ui-key-enter = Enter
ui-key-enter-text = point at it; once more: do it
ui-key-steps = + −
ui-key-steps-text = one token more, one less
ui-key-u = U
ui-key-u-text = undo
ui-key-e = E
ui-key-e-text = finish, confirm
ui-key-esc = Esc
ui-key-esc-text = back
ui-key-help = ?
ui-key-help-text = this page

ui-result = Result
ui-show-result = Show the result
ui-winner = { $number ->
    [one] { $players } wins
   *[other] { $players } win together
  }
ui-again = Play again
ui-truce-with = Peace with { $player }
ui-record = Save the game
ui-set-aside = { $tokens } set aside

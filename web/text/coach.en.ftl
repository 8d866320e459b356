# What the coach says in a first game: a title, and one or two sentences. What stands between ** matters most.
# coach-LESSON-EDITION replaces coach-LESSON where an edition has its own words.

coach-got-it = Got it
coach-off = no coach
coach-progress = Lesson { $number } of { $total }

coach-goal = Coins decide
coach-goal-text = Whoever has the most coins after **{ $rounds } rounds** wins.
coach-differs = A world of islands
coach-differs-text = You sail from **island** to island. Two **factions** are paid for fighting each other, and treasures lie under violet lozenges.
coach-second = A fresh start
coach-second-text = { $race } stay on the map and go on paying { $coins ->
    [one] **{ $coins } coin**
   *[other] **{ $coins } coins**
  } a turn while nobody drives them out. Now choose who comes next: both earn for you. When that race declines in its turn, this one **leaves the map**.
coach-cards = Who will you lead?
coach-cards-text = A **combo** is a race, its power and its **tokens**. Take the **first**, it’s free, or look around.
coach-fee = Why pay?
coach-fee-text = You put **1 coin** on each combo you pass over. Whoever takes it later gets the coins too.
coach-gift = Why +{ $coins }?
coach-gift-text = { $race }: { $coins ->
    [one] **{ $coins } coin** lies on this combo, paid by somebody who passed it over. Take the combo, and the coin is **yours**.
   *[other] **{ $coins } coins** lie on this combo, paid by those who passed it over. Take the combo, and the coins are **yours**.
  }
coach-sides = Two factions
coach-sides-text = The sign shows a race’s faction. Take land from the **other faction** and earn +1 coin for each of its races you hit. Neutral races stay out of it.
coach-last = The last round
coach-last-text = Hold nothing back: whatever you take now still pays, and nobody punishes you for a thin defence.
coach-coins = Payday
coach-coins-text = You earned { $coins ->
    [one] **{ $coins } coin**
   *[other] **{ $coins } coins**
  }: one for each region, and more if your race or power says so. Nobody else sees your purse.
coach-lost = It happens to everyone
coach-lost-text = { $regions ->
    [one] { $place } was taken from you
   *[other] { $regions } regions were taken from you
  }: { $lost ->
    [0] no token is lost
    [one] { $lost } token is lost
   *[other] { $lost } tokens are lost
  }{ $survived ->
    [0] {""}
    [one] , { $survived } comes back to you
   *[other] , { $survived } come back to you
  }. Plan for it next time.
coach-decline = Know when to let go
coach-decline-text = Stretched thin? In **decline** a race conquers no more, but keeps its land and goes on paying: { $declined ->
    [one] **{ $declined } coin**
   *[other] **{ $declined } coins**
  } this turn (if it stays: { $now }). Next turn a new race joins it, up to { $tokens ->
    [one] **{ $tokens } token**
   *[other] **{ $tokens } tokens**
  }. Still strong? March on.
coach-march = The march goes on
coach-march-text = In each region only the token that must stays; all others come back to your hand, and you conquer again. **March on!**
coach-enter = Come on in
coach-enter-text = Enter at a **white outline**. The number is its price: press { $place } **twice** to pay **{ $price }** of your **{ $hand ->
    [one] { $hand } token
   *[other] { $hand } tokens
  }**.
coach-enter-warcraft = Land at an anchor
coach-enter-warcraft-text = Sail to any **anchor**. The number is its price: press { $place } **twice** to pay **{ $price }** of your **{ $hand ->
    [one] { $hand } token
   *[other] { $hand } tokens
  }**.
coach-grow = Now the neighbours
coach-grow-text = What you used **stays there and holds it**. { $hand ->
    [one] **{ $hand } token** is
   *[other] **{ $hand } tokens** are
  } left, to take what lies **next to your land**. How about { $place }?
coach-natives = Somebody lives here
coach-natives-text = { $race }: they harm nobody, but they cost you **1 token more**. Once driven out, they never come back.
coach-dear = Why { $price }?
coach-dear-text = { $place }: **{ $sum }**. Every price adds up like this; press any region to see its sum.
coach-islands = Across the water
coach-islands-text = You can land at **any anchor**, from wherever you are. The voyage to { $place } costs **1 token more**.
coach-value = A violet lozenge
coach-value-text = Here lies something worth having. **{ $piece }**: { $about }
coach-offer = A trick up your sleeve
coach-offer-text = Your race can do more than march: **{ $use }**. The button is there whenever you may.
coach-die = Try your luck
coach-die-text = You’re short of tokens for { $place }, but the **die** may make up for it: { $percent }%. Win or lose, it’s your last attack this turn.
coach-stop = That’s all for now
coach-stop-text = No region is within reach of your tokens. **End the conquest**; then you set up your defence.
coach-redeploy = Guard your land
coach-redeploy-text = { $hand ->
    [0] All your tokens stand on the map. Each extra token makes its region cost opponents **1 more**. To move some, press **⤒**: all that may leave come back to your hand. Then press where they should go.
    [one] **{ $hand } token** is left in your hand. Press one of your regions to put it there: that region then costs opponents **1 more**. Not sure? Press **Guard the borders**.
   *[other] **{ $hand } tokens** are left in your hand. Press your regions to spread them: each token makes its region cost opponents **1 more**. Not sure? Press **Guard the borders**.
  }

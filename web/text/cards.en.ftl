### The texts of the rule cards, in our own words. All languages have the same keys in the same order.
###
### Keys:
###   card-KIND-EDITION-KEY    what a race, power, terrain or symbol does in an edition
###   card-KIND-KEY            anything else; an edition may have its own text, card-KIND-EDITION-KEY, looked up first
###   idea-KEY                 the title of a card about a general idea; all other titles are in the files of the game
###   card-player-SEAT         who plays in the examples
###   card-region              a region of an example, by its terrain
###   card-may                 a list follows of what may be done in an example
###   card-may-DEED            a deed of that list; what a race or power offers is called as on its button, use-KEY

## Players of the examples

card-player-0 = Anna
card-player-1 = Boris
card-player-2 = Clara
card-region = the { $terrain }
card-may = What { $player } may do now:
card-may-pick = Choose a combo
card-may-expand = March on
card-may-decline = Go into decline
card-may-conquer = Conquer
card-may-deploy = Place tokens
card-may-end = Stop

## General ideas

idea-goal = The goal
card-idea-goal = Coins are all that counts. Every turn each of your regions pays 1 coin, and after the last round the player with the most coins wins. A game lasts 10 rounds with two or three players, 9 with four and 8 with five. No race lasts that long: sooner or later you let it go into decline and begin again with a new one.
idea-turn = A turn
card-idea-turn = With an active race you either expand or let it go into decline. Without one you choose a combo first. Then you ready your tokens, conquer, redeploy, place markers and collect coins. Expanding does not oblige you to conquer anything. A turn of decline has no conquests: you turn your race over, score, and that is all.
idea-islands = Islands
card-idea-islands = Each board is an island, and there are as many islands as players. How they lie on the table means nothing: regions of different islands are never adjacent. You cross over by way of entry regions.
idea-combo = Race and power
card-idea-combo = A combo is a race with a power. You get as many tokens as the numbers on both add up to. The top combo is free; for a lower one you lay 1 of your own coins on every combo above it. Coins that lie on your choice are yours, but they cannot help to pay for it.
idea-price = What a region costs
card-idea-base-price = A region costs 2 tokens, plus 1 for each Mountain, Fortress, Lair and Encampment in it and 1 for each token standing there. Discounts are added up and taken off, but at least 1 token is always needed. You must have the whole price in hand, unless you roll the die on your last attempt. Your own race in decline defends its regions even against you.
card-idea-warcraft-price = A region costs 2 tokens, plus 1 for each mountain, fort and wisp wall in it, 1 for each token, beast, murloc or Champion of another race standing there, and 1 for travel. Discounts are added up and taken off, but at least 1 token is always needed (Tauren: 2). Bombs, objectives, towers, artifacts and places add nothing.
idea-entering = Entering the map
card-idea-base-entering = A race without a region enters at the edge of the map: on land that touches it, or on the shore of a sea that touches the edge. The shore of a lake will not do. The same holds for a race that was driven off the map or has abandoned everything. Halflings and Flying races may enter on any land.
card-idea-warcraft-entering = A race without a region enters at an entry region of any island. With the travel cost an empty one costs 3 tokens. Kobolds may also enter in a cavern, Naga in water and Gnomes by air assault, and then they pay nothing for travel.
idea-travel = Travel
card-idea-travel = An entry region that is not next to a region of yours costs 1 token more. You may go there at any time, from any island. Sailing and the Meeting Stone spare you this token. So does anything that makes a region count as adjacent: the Gnomes’ assault, the Ashes of Al’ar, caverns for Kobolds.
idea-adjacency = Adjacent regions
card-idea-base-adjacency = Regions that share a border are adjacent; seas and lakes are regions too. Once your race is on the map, every conquest must be adjacent to one of its regions, and a region just taken counts at once. Regions of your race in decline open no way for the active one.
card-idea-warcraft-adjacency = Regions that share a border on the same island are adjacent, water included; regions of different islands never are. Once your race is on the map, a conquest must be adjacent to one of its regions or go to an entry region. A region just taken counts at once. Regions of your race in decline open no way.
idea-nonempty = Non-empty regions
card-idea-base-nonempty = A region is non-empty when a token stands in it: a Lost Tribe or a race, active or in decline, even your own race in decline. A Mountain or another marker alone leaves it empty. What counts is how the region stood just before you took it.
card-idea-warcraft-nonempty = A region is non-empty when a murloc or a token of a race stands in it, active or in decline, even of your own race in decline. A mountain, a fort, a bomb or an artifact alone leaves it empty.
idea-die = The reinforcement die
card-idea-die = You may make the last attempt of your turn with the die, if you have at least 1 token in hand and no more than 3 are missing. Name the region first, then roll: three faces are blank, the others show 1, 2 and 3. If tokens and die together reach the price, all your remaining tokens go in. If not, the defender loses nothing. Either way your conquests are over.
idea-ready = Readying and abandoning
card-idea-ready = At the start of an expanding turn you take up all tokens but one in each region. You may take the last one as well: then the region is abandoned and no longer yours. That is possible only before your first conquest. If you abandon everything, you enter the map anew.
idea-redeploy = Redeploying
card-idea-redeploy = After your conquests you move the tokens of your active race freely between its regions, adjacent or not. At least 1 stays in each. You can neither enter a new region now nor give one up. Tokens left in hand are placed too.
idea-loss = Losing a region
card-idea-base-loss = Whoever loses a region takes all tokens there in hand and sends one of them to the tray. At the end of that turn the others go to any regions of the same race, adjacent or not. A lone token is simply lost. With no region left the survivors wait in hand and enter the map again next turn.
card-idea-warcraft-loss = Whoever loses a region takes all tokens there in hand and sends one of them to the tray. At the end of that turn the others go to any regions of the same race. Murlocs and races in decline lose everything in the region. With no region left the survivors wait in hand and enter the map again next turn.
idea-attack = Attacking
card-idea-attack = To attack a race means to try to conquer one of its regions, or to force a token out of it by moving, swapping or blowing up. Taking away only a fort or a wall is no attack, and neither is stealing an artifact. Pandaren and Light’s Hope Chapel ask for this.
idea-immune = Immune regions
card-idea-base-immune = A Hole-in-the-Ground, a Hero or the Dragon makes a region immune: no other player can conquer it or use a power on it, with tokens, die, Dragon or sorcery. Its owner may still add tokens, take tokens out down to one, or abandon it. Only the owner’s own Ghouls in decline may attack it.
card-idea-warcraft-immune = A watch tower makes a region immune: opponents can neither conquer it nor use a power or an artifact on it. The Aegis does the same, but whoever pays its owner 2 coins gets past it for the rest of the turn. The owner’s own powers still work there.
idea-coins = Scoring coins
card-idea-base-coins = At the end of your turn every region of your active race and of your races in decline pays 1 coin. On top come the bonuses of your active race and its power; several may pay for the same region. A race in decline earns no bonus, except Dwarves for their mines. Only the player whose turn it is scores.
card-idea-warcraft-coins = At the end of your turn every region pays 1 coin, whether its race is active or in decline. On top come the bonuses of your active race, its power and its places, and the faction bonus. A race in decline earns no bonus, except at the Well of Eternity. Objectives, tolls and the Worgen’s human form are paid at once.
idea-faction = Faction bonus
card-idea-faction = An Alliance race earns 1 coin for every Horde race from which it conquered at least one region this turn, and the other way round. More regions of the same race still pay 1 coin. A player’s active race and race in decline count as two. Neutral races neither earn nor cause the bonus, and murlocs never cause it.
idea-tolls = Tolls
card-idea-tolls = Some attacks cost coins: 2 for Harmony, 1 for a Marshdweller swamp, 2 for the Aegis, 2 with the Doomhammer. They add up, are paid before the attack and do not come back if the die fails. Without the coins the attack is not allowed. Nobody can be made to pay the Heart of Azeroth or a Champion’s ransom with coins they do not have.
idea-harmony = Harmony tokens
card-idea-harmony = At the end of the Pandaren’s turn every opponent whose active race they did not attack gets a Harmony token. Its holder pays the Pandaren player 2 coins before the first attack on them in a turn; that covers the whole turn. Without 2 coins there is no attack. The tokens come back when the Pandaren’s next turn begins.
idea-artifacts = Artifacts
card-idea-artifacts = The active race that holds the region may use its artifact, once it has conquered the region even in the same turn. A race in decline cannot. Whoever conquers the region gets the artifact; in an abandoned region it stays. Ashes, Doomhammer and Frostmourne move into the region that was won with them. Artifacts never defend.
idea-places = Legendary places
card-idea-places = A legendary place helps the active race that holds its region, unless its card says otherwise. Places do not move; only the Well of Eternity goes into the water when it is found. They add nothing to the price of a region.
idea-decline = Decline
card-idea-base-decline = Instead of expanding you may let your race go into decline: 1 token stays in each region, the others go to the tray. The race keeps its regions and their coins, but its power is gone. Your earlier race in decline leaves the map, unless Spirit is involved. You score at once, and next turn you choose a new combo.
card-idea-warcraft-decline = Instead of expanding you may let your race go into decline: 1 token stays in each region (Tauren: 2), the others go to the tray. Forts and wisp walls stay; Champion, beasts, towers and objectives leave. Your earlier race in decline leaves the map. You score 1 coin a region without bonuses, and next turn you choose a new combo.
idea-second = Two races at once
card-idea-second = You have one active race and usually one in decline. They are two different races: tokens never pass from one to the other, and neither helps the other to reach anything. The new race need not enter next to the old one, and it may even conquer the old one’s regions. When it declines too, the old one leaves the map.
idea-secret = Open and secret
card-idea-secret = How many coins you have is secret until the end. Tokens, markers, combos and the coins on them are open to all, and everybody sees what you earn and pay when it happens. What lies deeper in the stacks nobody knows.
idea-winner = Winner and ties
card-idea-base-winner = After the last round the most coins win. If players are tied, the one with more race tokens on the map wins, active and in decline counted together. Markers, tokens in hand and the Amazons set aside do not count. If that is equal too, they share the victory.
card-idea-warcraft-winner = After the last round the most coins win. If players are tied, the one with more race tokens on the islands wins, active and in decline counted together. Beasts count, the Champion does not. If that is equal too, they share the victory.
idea-teams = Teams
card-idea-teams = Four players, two for the Alliance and two for the Horde, seated in turn. You choose races of your own side or neutral ones and cannot attack your partner’s active race. The team with more coins in all wins. These rules are our own proposal: the printed sheet was not to be found.
idea-custom = Home-made races
card-idea-custom = A home-made race has at most 10 tokens of its own, a home-made power adds at most 5, and each must be able to meet any partner. The race borrows the tokens of a printed one, which stays out of the game.

## Steps of a turn

card-step-start = Your turn begins. With an active race you decide whether to expand or to decline. Without one you choose a new combo.
card-step-declare = Expand or decline: you say so before anything else. You may decline with any number of regions and in any round, even the last. A race that has lost all its tokens does not decline by itself; you still decide.
card-step-pick = Choose one of the open combos. Each combo above it costs you 1 coin, which you lay on it. The combos below move up with their coins, and a new one is opened at the bottom.
card-step-base-begin = Ghouls in decline act now, while your active race still stands as last turn left it. After your active race has tried its first conquest it is too late for them.
card-step-warcraft-begin = Now happens what happens at the beginning of a turn: bombs are turned up, Worgen choose a form, Harmony tokens come back, beasts are taken anew, and a neutral race on the Battleground may take a side. In a turn of decline only the bombs go off.
card-step-muster = All tokens of your active race but one in each region come into your hand. Any region you abandon now is no longer yours. Only tokens in hand can conquer.
card-step-conquer = Take as many regions as your tokens allow, one after another, and stop whenever you like. Tokens stay where they conquered until you redeploy. The last attempt may be made with the die.
card-step-base-recruit = New tokens come after the last conquest and cannot conquer in the same turn. In this game Skeletons get them; all other races live with what they were given, apart from the Sorcerers’ sorcery.
card-step-warcraft-recruit = After the last conquest the Forsaken may buy tokens, and the Spirit Healer gives one. You place them when you redeploy; they cannot conquer this turn.
card-step-redeploy = Spread the tokens of your active race over its regions as you like, at least one in each. Tokens in hand must be placed. Regions can be neither entered nor abandoned.
card-step-base-place = Encampments, a Fortress and the Heroes go to regions that you still hold. Encampments and Heroes may move every turn; a Fortress stays where it was built.
card-step-warcraft-place = Forts, watch towers, the Aegis, the Heart, bombs, military objectives and Harmony tokens are placed before the coins are counted. What the Heart brings is paid at once.
card-step-score = You get 1 coin for each region, then the bonuses. Regions count as they stand now, after redeploying.
card-step-base-close = After the coins a Diplomat may make peace with somebody, and a Stout race may go into decline. In a turn of decline there is neither.
card-step-warcraft-close = The turn is over: whatever works once a turn is ready again for the next one, and a neutral race that took a side is neutral again.
card-step-retreat = Tokens that were driven out this turn are placed as its last act, in any regions their race still holds. If several players have some, they go in clockwise order. A race without a region keeps them in hand.

## Races of the base game

card-race-base-amazons = They bring 4 extra tokens, for conquests only. After you redeploy, 4 Amazons leave the map; next turn they are back in your hand. If you cannot spare 4, you must give up as many regions as tokens are missing. The 4 set aside do not defend, and in decline they go to the tray.
card-race-base-dwarves = +1 coin for each region with a mine that they hold. Unlike other bonuses this one goes on in decline, the turn of decline included. But they have only 3 tokens of their own.
card-race-base-elves = When another player takes a region from them, no Elf is lost: all withdraw, even a lone one, and are placed at the end of that turn. Sorcery is the exception: the Elf it replaces is gone. In decline Elves are lost like anybody else.
card-race-base-ghouls = When they decline, all their tokens on the map stay. From the next turn on they ready, conquer and redeploy before your active race does, and have a die roll of their own. They use no power any more and earn 1 coin a region. They may even attack your own active race. While active they can do nothing special.
card-race-base-giants = A region next to a mountain they hold costs 1 token less. Two such mountains still take off only 1. A mountain itself is no cheaper unless another one of theirs lies next to it. When they enter the map there is no discount.
card-race-base-halflings = They may enter the map on any land. The first two regions they ever conquer get a Hole-in-the-Ground each and are immune. A Hole is gone for good when they leave the region or decline. After entering they need adjacent regions like everybody else.
card-race-base-humans = +1 coin for each farmland region they hold. In decline the bonus stops.
card-race-base-orcs = +1 coin for each non-empty region they conquered this turn. Lost Tribes count, and so do races in decline, your own included. An empty region pays only its usual coin.
card-race-base-ratmen = No ability at all, but 8 tokens of their own, more than any other race. Everything else must come from their power.
card-race-base-skeletons = For every 2 non-empty regions conquered this turn they get 1 new token from the tray when you redeploy. A single one is not carried over to the next turn. The new tokens cannot conquer this turn, and an empty tray gives none.
card-race-base-sorcerers = Once a turn against each opponent, a Sorcerer from the tray replaces a lone active token in an adjacent region. This needs no token in hand, and Mountain, Lair and Fortress are no protection; Encampment, Hole, Hero and Dragon are. It does not work on Lost Tribes or races in decline, nor after the die, nor when the tray has no Sorcerer left.
card-race-base-tritons = Land on the shore of a sea or lake costs 1 token less, from the first conquest on. It does not matter who holds the water. Water itself is no shore and gets no discount.
card-race-base-trolls = Every region they take gets a Lair, which makes it cost 1 more, even after the Trolls have gone into decline. The Lair goes when the region is abandoned or conquered. A Lair and a Fortress add up.
card-race-base-wizards = +1 coin for each region with a magic source that they hold. In decline the bonus stops.
card-race-base-natives = At the start one token stands on every region with the sign of a Lost Tribe. It makes the region cost 1 more and non-empty, so Orcs, Skeletons and Pillaging profit from taking it. It belongs to nobody, and once conquered it never comes back.

## Powers of the base game

card-power-base-alchemist = +2 coins at the end of every turn while the race is active, even if it holds no region. In the turn it declines there is nothing.
card-power-base-berserk = Before each conquest you may roll the die, then choose the region: it costs that much less, but at least 1 token. You need a token in hand to roll. If you cannot or will not use the roll, your conquests are over, and there is no other last attempt. Conquering without a roll is allowed.
card-power-base-bivouacking = You place 5 Encampments when you redeploy, any number in a region, anew each turn. Each makes the region cost 1 more and protects a lone token from sorcery. If the region falls they come back and are placed again at the end of that turn. They hold no region themselves and disappear in decline.
card-power-base-commando = Every region costs 1 token less, from the first conquest on. At least 1 token is always needed.
card-power-base-diplomat = At the end of your turn you may make peace with one opponent whose active race yours did not attack. Until your next turn they cannot attack your active race in any way. A failed die counts as an attack; attacking a race in decline does not. The peace binds only them, and it does not cover your race in decline nor stop their Ghouls in decline.
card-power-base-dragon_master = Once a turn 1 token takes a region in reach, whatever defends it. You need that token in hand, and immune regions, an ally’s peace and water are closed to the Dragon too. It stays there and makes the region immune until you use it again. In decline it leaves.
card-power-base-flying = Every land region of the map is in reach, adjacent or not, from the first conquest on. Seas and lakes stay closed. The prices are the usual ones.
card-power-base-forest = +1 coin for each forest the race holds. In decline the bonus stops.
card-power-base-fortified = Once a turn you may build a Fortress in a region of yours: one in a region, 6 on the map at most. Each makes the region cost 1 more, even in decline, and pays 1 coin a turn while the race is active, beginning at once. It cannot be moved. When the region is lost it goes back to the supply.
card-power-base-heroic = At the end of each turn you put the 2 Heroes into two different regions of yours; these are immune. Next turn they may stand elsewhere. Heroes are no tokens and hold no region. In decline they leave.
card-power-base-hill = +1 coin for each hill region the race holds. In decline the bonus stops.
card-power-base-merchant = +1 coin for each region the race holds. Regions of your race in decline do not count for it.
card-power-base-mounted = Hills and farmland cost 1 token less, from the first conquest on. At least 1 token is always needed.
card-power-base-pillaging = +1 coin for each non-empty region the race conquered this turn. Pillaging Orcs earn 2 for each, because both bonuses count.
card-power-base-seafaring = While active the race conquers seas and lakes like any region: 2 tokens, plus 1 for each token there. The sea at the edge of the map is a way in too, a lake is not. In decline it keeps its water and the coins for it, and only an active Seafaring race can take it away.
card-power-base-spirit = In decline this race does not count: you may have another race in decline beside it, and both pay coins. When your next race declines, the Spirit race stays and the other one goes. It leaves the map only token by token, by conquest.
card-power-base-stout = You may go into decline at the end of an expanding turn, after scoring, even in the turn you took the combo. There is no second scoring. Your earlier race in decline is still paid this turn and then leaves. You may also decline in the ordinary way.
card-power-base-swamp = +1 coin for each swamp the race holds. In decline the bonus stops.
card-power-base-underworld = Regions with a cavern cost 1 token less, and for your conquests all caverns are adjacent to each other. The first conquest must still be at the edge of the map.
card-power-base-wealthy = +7 coins at the end of the race’s first turn, once, even if nothing was conquered. Whoever takes the power again later gets them again.

## Races of Warcraft

card-race-warcraft-draenei = In every opponent’s turn the first Draenei token that would go to the tray is saved: it withdraws with the others. This holds against conquests and powers alike. Any further loss in the same turn is real. In decline the protection ends.
card-race-warcraft-dwarves = Mountain regions cost 2 tokens less, but at least 1.
card-race-warcraft-gnomes = Once a turn they attack any land region of any island as if it were adjacent, without travel cost. You name it, then the die makes it cheaper; if your tokens are enough, the region is yours at once. If they are not, the assault is spent, but you may go on conquering or try the same region once more with the die as your last attempt.
card-race-warcraft-humans = At the end of each turn you lay the 2 military objectives in up to two regions that no Alliance race holds. Whoever conquers such a region gets 2 coins at once, and so do you if it was somebody else. A Horde race gets nothing, and the marker stays. Immune regions cannot be chosen.
card-race-warcraft-night_elves = Forests cost 1 token less, but at least 1. Every forest they conquer gets a wisp wall, as long as the 9 walls last. A wall makes the region cost 1 more and stays in decline.
card-race-warcraft-worgen = At the beginning of each turn you must choose a form. Human form gives 2 coins at once. Worgen form costs 1 coin, and every conquest of this turn costs 1 token less. Without a coin only human form is possible, and in a turn of decline there is no choice at all.
card-race-warcraft-blood_elves = +1 coin for each magic region they hold. In decline the bonus stops.
card-race-warcraft-forsaken = For each token they sent to the tray this turn you may buy 1 new Forsaken token for 1 coin: murlocs, beasts and races in decline count too. You buy after the last conquest, so the new tokens cannot conquer this turn. For a loss that was prevented you get nothing.
card-race-warcraft-goblins = At the end of your turn you may lay bombs face down in adjacent regions of active opponents, one in a region. At the beginning of your next turn they are turned up: half of the twelve explode and empty the region like a conquest, the others are duds. The bombs work even in the turn the Goblins decline.
card-race-warcraft-orcs = +1 coin for each region taken from an Alliance race, active or in decline. The faction bonus comes on top.
card-race-warcraft-tauren = A region holds either no Tauren or at least two, so every conquest takes at least 2 tokens, whatever the discounts. When a region falls they lose only 1. A Tauren left alone goes to your hand and joins another region. In decline 2 stay in each region.
card-race-warcraft-trolls = Non-empty regions cost 1 token less, but at least 1. Murlocs and races in decline count as well.
card-race-warcraft-ethereals = Once a turn one of two things: steal an artifact that lies face up in an adjacent region, or conquer an adjacent legendary place for 2 tokens less. The stolen artifact may be used at once. It does not matter who holds the region, but immune regions are safe; the Aegis asks for 2 coins.
card-race-warcraft-kobolds = Every cavern of every island counts as adjacent for their attacks, without travel cost, even when they enter the map. For bombs, theft or intimidation caverns are not closer than for others.
card-race-warcraft-naga = They may conquer seas and lakes for 2 tokens plus defenders, and enter the map there without travel cost. Later conquests of water must be adjacent. They keep the water in decline, and nobody else can conquer it.
card-race-warcraft-pandaren = At the end of your turn every opponent whose active race you did not attack gets a Harmony token. Before their first attack on the Pandaren in a turn they must pay you 2 coins. Attacking murlocs or a race in decline does not cost anybody the token. Your race in decline is not covered.
card-race-warcraft-natives = At the start one murloc stands on every region with its sign. It makes the region cost 1 more and non-empty. All murlocs together are one neutral race in decline that belongs to nobody; once conquered they never come back.

## Powers of Warcraft

card-power-warcraft-archaeologist = +1 coin for each artifact and each legendary place in your regions; two in one region pay 2. The Well of Eternity counts only for Naga who hold its water.
card-power-warcraft-battle_master = +1 coin for each non-empty region conquered this turn. Conquests by the Champion and by bombs count, tokens driven off or swapped do not.
card-power-warcraft-beast_master = At the beginning of each turn all beasts are handed in, and you take 1 for each hill you hold, 5 at most. In the first turn there are none. Beasts conquer and defend like tokens; when a region falls, one beast is lost instead of a token.
card-power-warcraft-blacksmith = Every conquest costs 1 token less, but at least 1.
card-power-warcraft-championing = Once a turn the Champion alone conquers an adjacent region, whatever defends it, even if you have no token in hand. Immune regions are closed, tolls are due, and a race without a region must enter the map by other means first. When the Champion’s region falls you lose no token, but pay the conqueror 1 coin.
card-power-warcraft-defensive = At the end of your turn a watch tower stands in each of your fields around which your race holds more regions than any other race. It makes the region immune until the next check. A tie is not enough; murlocs and your own race in decline count too.
card-power-warcraft-enraged = For each conquered region with two or more defending tokens you earn as many coins as there were. Beasts and the Champion count; murlocs, forts, walls and mountains do not.
card-power-warcraft-explorer = +1 coin for each island where the race holds a region.
card-power-warcraft-farmer = +1 coin for each of your fields. In decline the bonus stops.
card-power-warcraft-fishing = +1 coin for each region next to a sea or lake region. The table around an island is no sea.
card-power-warcraft-garrisoned = Every region of the race gets a fort when it is taken, 10 at most. A fort makes the region cost 1 more and stays in decline. Forts do not move.
card-power-warcraft-herbalist = +1 coin for each hill region you hold. In decline the bonus stops.
card-power-warcraft-intimidating = Three times a turn, before your last conquest, you drive 1 token from an adjacent region to another region of its own race. If it has nowhere to go it is lost; a murloc always is. Walls and forts must be removed first, each for one use. This is an attack, but no conquest. Your own race in decline is out of bounds.
card-power-warcraft-marshdweller = Any opponent who wants to conquer a swamp of yours must first pay you 1 coin. This goes on in decline. Whoever cannot pay cannot conquer it.
card-power-warcraft-mining = +1 coin for each region with a cavern that you hold. In decline the bonus stops.
card-power-warcraft-mountaineer = +1 coin for each mountain region you hold. In decline the bonus stops.
card-power-warcraft-portal_mage = Twice a turn everything movable in two magic regions changes places, whoever holds them and whatever island they are on. Mountains, places and face-down markers stay, and immune regions take no part. A swap is no conquest: nothing is lost and nothing paid, unless Harmony or the Aegis asks for coins.
card-power-warcraft-ranger = +1 coin for each forest you hold. In decline the bonus stops.
card-power-warcraft-sailing = Travel costs you nothing: an empty entry region anywhere costs 2 tokens, from the first conquest on.
card-power-warcraft-swamp_walker = +1 coin for each swamp you hold. In decline the bonus stops.

## Pieces of the base game

card-piece-lair = The Trolls’ Lair makes its region cost 1 more. It stays when they decline. It goes when the region is abandoned or conquered, or when the Trolls leave the map.
card-piece-fortress = A Fortress makes its region cost 1 more, even in decline. While its Fortified race is active it also pays 1 coin a turn. It cannot move; when the region falls it goes back to the supply and may be built again.
card-piece-encampment = Each Encampment makes its region cost 1 more, and several may stand together. It also keeps Sorcerers away from a lone token. When the region falls Encampments are not lost: they are placed again at the end of that turn. They alone do not hold a region.
card-piece-hole = A region with a Hole-in-the-Ground is immune as long as active Halflings are in it. When they leave or decline, the Hole is gone for good.
card-piece-hero = A Hero makes the region immune. The two Heroes always stand in different regions and may move at the end of each of their owner’s turns.
card-piece-dragon = Where the Dragon has struck it stays and makes the region immune. It moves only by attacking again, not when you redeploy. If you abandon its region, it is back with you and ready.

## Pieces of Warcraft

card-piece-wall = A wisp wall makes its region cost 1 more. It stays when the Night Elves decline and goes when the region is conquered or emptied. A portal may carry it to any terrain.
card-piece-fort = A fort makes its region cost 1 more. It stays in decline together with its power and goes when the region is conquered or emptied.
card-piece-tower = A watch tower makes its region immune: no conquest, no power, no artifact of an opponent. At the end of its owner’s turn it is checked again. In decline all towers go.
card-piece-objective = Whoever conquers a region with a military objective gets 2 coins at once, unless their race is of the Horde. The Human player gets 2 as well if somebody else took it. Then the marker goes back to them. Under a Horde race it stays where it is.
card-piece-beast = A beast counts as a token: it conquers, defends and is redeployed. When its region falls, a beast is the loss, and all tokens withdraw. All beasts are handed in at the beginning of their owner’s turn, and in decline.
card-piece-champion = The Champion counts as one defender and can hold a region alone. When that region is conquered no token is lost: the owner pays the conqueror 1 coin, if they have one, and the Champion withdraws with the others. In decline the Champion leaves.
card-piece-bomb = A bomb lies face down and nobody knows what it is. At the beginning of the Goblins’ next turn it is turned up if an opponent is there: an explosion costs active defenders 1 token and leaves the region empty, a dud does nothing. In an empty region it goes back on the stack unseen.
card-piece-marker = One of the twelve artifacts and legendary places, face down. It is turned up when race tokens or a Champion enter the region, by conquest or by portal, and stays face up. An explosion does not reveal it.
card-piece-aegis_of_aggramar = At the end of your turn you lay the Aegis in one of your regions. Opponents who do not pay you 2 coins find that region immune; whoever pays is free of it for the rest of their turn. Once its holder has declined it protects nothing.
card-piece-ashes_of_alar = Once a turn you conquer any land region of any island at its normal price, as if it were adjacent and without travel cost. The Ashes move there. If the attempt fails they stay, but are spent for this turn.
card-piece-doomhammer = Once a turn you conquer a region in reach with a single token (Tauren: 2), whatever defends it. First you pay 2 coins to the player who holds it, or to the bank if nobody does. Other tolls come on top. The Doomhammer moves there.
card-piece-frostmourne = Once a turn a conquest costs 2 tokens less, but at least 1. Frostmourne moves into that region. If the attempt with the die fails it stays, but is spent for this turn.
card-piece-heart_of_azeroth = At the end of your turn you lay the Heart in one of your regions. Each opponent whose active race holds an adjacent region pays you 1 coin, once, however many regions there are. Who has no coin pays nothing. In a turn of decline it is silent.
card-piece-battleground = For its holder the faction bonus counts up to twice for each race: 2 coins if two or more regions of the same race were taken. A neutral race that holds it may side with Alliance or Horde for the turn. It must still be held when you score.
card-piece-dark_portal = +2 coins at the end of each turn for the active race that holds it.
card-piece-karazhan = +1 coin for each other region of the race with the same terrain as Karazhan’s own. Karazhan’s region itself does not count.
card-piece-lights_hope_chapel = The active race that holds it loses no token when any of its regions is attacked: all withdraw. That still holds for the attack that takes the Chapel itself. Murlocs and races in decline are never protected.
card-piece-meeting_stone = Travel costs the active race that holds it nothing, from the moment it is taken.
card-piece-spirit_healer = 1 new token from the tray each turn when you redeploy, if there is one. It cannot conquer this turn.
card-piece-well_of_eternity = When it is found the Well moves into the sea or lake of its island. At the end of your turn each of your races that holds more regions around it than any other race earns 2 coins, even in decline. A tie pays nobody; murlocs count as a race. On an island without water another place is drawn instead.

## Land and water of the base game

card-terrain-base-farmland = Humans earn +1 coin for each farmland region, and Mounted races take farmland for 1 token less.
card-terrain-base-forest = A Forest race earns +1 coin for each forest region. It costs nothing extra to take.
card-terrain-base-hill = A Hill race earns +1 coin for each hill region, and Mounted races take hills for 1 token less.
card-terrain-base-mountain = Every mountain region carries a Mountain marker that makes it cost 1 more, whoever holds it. The marker never leaves. By itself it does not make the region non-empty. Giants take the regions next to their mountains for 1 token less.
card-terrain-base-swamp = A Swamp race earns +1 coin for each swamp region. It costs nothing extra to take.
card-terrain-base-sea = Only a Seafaring race can conquer a sea. Land on its shore is cheaper for Tritons. Where the sea touches the edge of the map, its shore is a way in for any race, whoever holds the sea.
card-terrain-base-lake = Only a Seafaring race can conquer a lake, unless an option lets Flying races in. Land on its shore is cheaper for Tritons. Unlike the shore of a sea it is no way in.

## Land and water of Warcraft

card-terrain-warcraft-fields = A Farmer race earns +1 coin for each of its fields, and only fields can get watch towers of a Defensive race.
card-terrain-warcraft-forest = A Ranger race earns +1 coin for each forest. Night Elves take forests for 1 token less and leave wisp walls there.
card-terrain-warcraft-hill = A Herbalist race earns +1 coin for each hill region. A Beast Master gets 1 beast for each, 5 at most.
card-terrain-warcraft-mountain = Every mountain region carries a mountain that makes it cost 1 more, whoever holds it. It never leaves. Dwarves take mountains for 2 tokens less, and a Mountaineer race earns +1 coin for each.
card-terrain-warcraft-swamp = A Swamp Walker race earns +1 coin for each swamp. Whoever conquers a Marshdweller’s swamp pays 1 coin first.
card-terrain-warcraft-sea = Only Naga can conquer a sea. It is adjacent to the land around it, which pays a Fishing race. The Well of Eternity moves there when it is found.
card-terrain-warcraft-lake = Only Naga can conquer a lake. It is adjacent to the land around it, which pays a Fishing race. The Well of Eternity moves there when it is found.

## Symbols

card-symbol-base-mine = Dwarves earn +1 coin for each region with a mine, even in decline. For everybody else a mine means nothing.
card-symbol-base-magic = Wizards earn +1 coin for each region with a magic source. For everybody else it means nothing.
card-symbol-base-cavern = An Underworld race takes regions with a cavern for 1 token less, and for it all caverns are adjacent to each other.
card-symbol-warcraft-magic = Blood Elves earn +1 coin for each magic region. A Portal Mage swaps what stands in two of them.
card-symbol-warcraft-cavern = For Kobolds every cavern of every island is adjacent. A Mining race earns +1 coin for each cavern it holds.
card-symbol-warcraft-entry = Here races enter the map and change islands. Any race may conquer any entry region at any time; if it is not next to a region of theirs, travel adds 1 token.
card-symbol-warcraft-size = The letter S, M or L shows the size of the island. At the start one face-down marker lies here: an artifact or a legendary place.

## Options

card-option-sorcerers_once = Usually sorcery works once a turn against each opponent. One edition allows it only once a turn in all.
card-option-elf_vs_sorcerer = Usually an Elf replaced by sorcery is lost. One edition takes “Elves lose nobody” at its word: the token goes back to its owner’s hand.
card-option-dwarf_mines_in_decline = Usually Dwarves go on earning for their mines in decline. One edition does not mention it, so there they stop.
card-option-orcs_bonus = Usually Orcs earn their coin for non-empty regions only. One edition pays for every region they conquer.
card-option-flying_lakes = Usually Flying races cannot take water. Two editions keep only the seas from them: then a lake is an ordinary region for them, and only Flying or Seafaring races can take it.
card-option-flying_range = Usually a Flying race may attack any land. One edition lets it attack only regions that are not adjacent to its own.
card-option-refugee_adjacency = Usually tokens driven out may go to any region of their race. One edition forbids those next to the lost region, unless there is no other.
card-option-die_eligibility = Usually you may roll when up to 3 tokens are missing. One edition allows it only where the price is 3 or less.
card-option-encampments_on_loss = Usually Encampments from a lost region are placed again at the end of that turn. In two editions they wait for their owner’s next turn.
card-option-commando_scope = Usually a Commando race pays 1 less everywhere. In two editions only for adjacent regions, so not for the first conquest.
card-option-wealthy_once = Usually the 7 coins come each time a player takes Wealthy. In one edition each player gets them only once a game.
card-option-tie_break = Usually tokens on the map decide between tied players. One edition counts them only if all players are tied; otherwise the leaders share the victory.
card-option-forced_decline = Usually nobody is forced to decline. In one edition a race that can conquer nothing, even with the die, must.
card-option-custom_pieces = Decides whether home-made races and powers may join the game. Without them only the printed ones take part.
card-option-own_declined_defends = Usually tokens of your own race in decline raise the price for you too. Otherwise they do not count; Mountain, Lair and Fortress there still do.
card-option-sorcery_needs_hand = Usually sorcery needs no token in hand. Otherwise at least one is needed, as the letter of the printed rules has it.
card-option-flying_sorcerers = Usually the sorcery of Flying Sorcerers reaches every land region, even as their first conquest. Otherwise it stays with adjacent regions.
card-option-gnome_first_assault = Usually the Gnomes’ air assault may be their first conquest. Otherwise they must enter the map in the ordinary way first.
card-option-tauren_champion = Usually the Champion may conquer and hold a region of the Tauren alone. Otherwise two Tauren must go along.
card-option-teams = Four players play two against two, Alliance and Horde. The rules of this variant are our own proposal.

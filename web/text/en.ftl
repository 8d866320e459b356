### Every word of the game. All language files have the same keys with the same variables, in the same order;
### tests/web/test_words.py checks it.
###
### Keys:
###   race-EDITION-KEY, power-EDITION-KEY      names (edition: base, warcraft); with -text added, what they can do;
###                                            with -gist added, the same in at most 25 letters, for a line that holds both:
###                                            small letters, no full stop, "+1" is a coin and "1 cheaper" a token
###   piece-KEY, use-KEY, option-KEY, edition-KEY, preset-KEY, bot-KEY, character-KEY      names; with -text added, an explanation
###   terrain-KEY, symbol-KEY, side-KEY        names
###   option-KEY-VALUE                         a value of an option
###   why-CODE                                 why a region or an action is refused (also "ok" and "die")
###   why-EDITION-CODE                         the same in an edition's own words; looked up first
###   item-KEY                                 parts of a price that are no race, power or piece
###   for-KEY                                  what coins were earned, paid or received for; looked up before the names
###   event-NAME                               a line of the chronicle
###   combo                                    a race with its power; `$small` is the race in small letters
###   step-KEY, ask-KIND, error-CODE
###
### A power's name may depend on the last letter of its race's name, `$ending`, in languages that inflect it, and so home-made
### races are told like ours (their file may name a gender instead, which comes as the letter that is usual for it). Any name may have the edition before its key, and is then looked up first: symbol-base-cavern.
###
### Variables are the event's own fields. Players, races, powers, pieces, faces, regions (places.en.ftl has their names)
### and what coins were for come as words in their basic form; numbers come as numbers. A player, victim or `to` that is missing
### (nobody, natives, the bank, away) is the string "none", and so may `power` be. `combo` is the race with its power.
### `items`, `winners` and `scores` are one string each; `shared` is the number of winners. Write sentences that need no other case than the basic one: put
### names behind a colon or in quotes where a language would inflect them.

## Editions, presets, bots

edition-base = Small World
edition-base-text = Fourteen races, twenty powers, and a world too small for them all.
edition-warcraft = Small World of Warcraft
edition-warcraft-text = Alliance and Horde on islands with artifacts, legendary places and murlocs.
preset-default = Standard rules
preset-default-text = The rules as most printed editions have them.
preset-hobbyworld-2016 = Hobby World 2016
preset-hobbyworld-2016-text = As in the Russian edition of 2016: Elves keep a token taken by sorcery, Wealthy pays once per game.
preset-czech-2009 = Czech 2009
preset-czech-2009-text = As in the Czech edition: Flying reaches lakes, Commando only neighbours, Encampments come back on your own turn.
preset-style-of-life = Style of Life
preset-style-of-life-text = As in the second Russian edition; the same as the standard rules.
preset-print-and-play = Print and play
preset-print-and-play-text = As in the old fan translation, with everything it does differently.
preset-teams = Two against two
preset-teams-text = Alliance against Horde: partners sit opposite each other, do not attack each other and win together.
bot-easy = Easy
bot-easy-text = Knows what it is after, but often misjudges it.
bot-medium = Medium
bot-medium-text = Goes for the most coins each turn.
bot-hard = Hard
bot-hard-text = Sees how you might answer, but chooses races and declines in haste.
bot-expert = Expert
bot-expert-text = Plays the game on in its mind, many times, before it decides.
bot-random = Novice
bot-random-text = Plays any legal move. Good for a first game.
bot-greedy = Medium
bot-greedy-text = Goes for the most coins each turn.
character-cautious = Cautious
character-cautious-text = Leaves others in peace and guards its borders.
character-raider = Raider
character-raider-text = Takes from others rather than from nobody.
character-hoarder = Hoarder
character-hoarder-text = Pays little for races and keeps them long.

## Terrain, symbols, factions

terrain-farmland = Farmland
terrain-fields = Fields
terrain-forest = Forest
terrain-hill = Hill
terrain-mountain = Mountain
terrain-swamp = Swamp
terrain-sea = Sea
terrain-lake = Lake
symbol-mine = Mine
symbol-magic = Magic source
symbol-cavern = Cavern
symbol-entry = Entry region
symbol-size = Marker space
symbol-base-cavern = Cavern
symbol-warcraft-magic = Magic region
side-alliance = Alliance
side-horde = Horde
side-neutral = Neutral

## Races of the base game

race-base-natives = Lost Tribe
race-base-natives-text = One token that adds 1 to its region’s defence. Once conquered it is gone for good.
race-base-amazons = Amazons
race-base-amazons-text = 4 extra tokens for conquests. They leave the map when you redeploy and come back to your hand next turn.
race-base-amazons-gist = 4 extra for conquests
race-base-dwarves = Dwarves
race-base-dwarves-text = +1 coin for each region with a mine, even in decline.
race-base-dwarves-gist = +1 per mine
race-base-elves = Elves
race-base-elves-text = When they lose a region they lose no token: all of them withdraw.
race-base-elves-gist = retreat without loss
race-base-ghouls = Ghouls
race-base-ghouls-text = In decline all their tokens stay on the map, and they may go on conquering before your active race does.
race-base-ghouls-gist = fight on in decline
race-base-giants = Giants
race-base-giants-text = Regions next to a mountain they hold cost 1 token less.
race-base-giants-gist = from peaks 1 cheaper
race-base-halflings = Halflings
race-base-halflings-text = They may enter the map anywhere. Their first 2 regions get a hole in the ground and are immune while they stay.
race-base-halflings-gist = enter anywhere, 2 holes
race-base-humans = Humans
race-base-humans-text = +1 coin for each farmland region.
race-base-humans-gist = +1 per farmland
race-base-orcs = Orcs
race-base-orcs-text = +1 coin for each non-empty region conquered this turn.
race-base-orcs-gist = +1 per region fought for
race-base-ratmen = Ratmen
race-base-ratmen-text = No talents to speak of, but 8 tokens of their own.
race-base-ratmen-gist = strength in numbers
race-base-skeletons = Skeletons
race-base-skeletons-text = 1 new token for every 2 non-empty regions conquered this turn. It comes when you redeploy.
race-base-skeletons-gist = grow by conquest
race-base-sorcerers = Sorcerers
race-base-sorcerers-text = Once a turn against each opponent: replace a lone active token of theirs next to your regions with a Sorcerer from the tray.
race-base-sorcerers-gist = convert lone tokens
race-base-tritons = Tritons
race-base-tritons-text = Regions on the coast of a sea or lake cost 1 token less.
race-base-tritons-gist = coasts 1 cheaper
race-base-trolls = Trolls
race-base-trolls-text = A lair in every region they take: +1 defence, even in decline.
race-base-trolls-gist = lairs give +1 defence
race-base-wizards = Wizards
race-base-wizards-text = +1 coin for each region with a magic source.
race-base-wizards-gist = +1 per magic source

## Powers of the base game

power-base-alchemist = Alchemist
power-base-alchemist-text = +2 coins each turn.
power-base-alchemist-gist = +2 each turn
power-base-berserk = Berserk
power-base-berserk-text = Roll the die before each conquest: the region costs that much less, down to 1 token.
power-base-berserk-gist = roll before each attack
power-base-bivouacking = Bivouacking
power-base-bivouacking-text = 5 Encampments, placed anew each turn, any number in a region. Each adds 1 to its defence and keeps Sorcerers out.
power-base-bivouacking-gist = 5 encampments defend
power-base-commando = Commando
power-base-commando-text = Every region costs 1 token less.
power-base-commando-gist = all regions 1 cheaper
power-base-diplomat = Diplomat
power-base-diplomat-text = At the end of your turn make peace with one opponent whose active race you did not attack: they cannot attack yours until your next turn.
power-base-diplomat-gist = truce with 1 opponent
power-base-dragon_master = Dragon Master
power-base-dragon_master-text = Once a turn 1 token takes any region in reach, however well defended. The Dragon stays there and makes it immune.
power-base-dragon_master-gist = 1 dragon attack a turn
power-base-flying = Flying
power-base-flying-text = Every land region is in reach, adjacent or not; seas and lakes are not.
power-base-flying-gist = all land is in reach
power-base-forest = Forest
power-base-forest-text = +1 coin for each forest region.
power-base-forest-gist = +1 per forest
power-base-fortified = Fortified
power-base-fortified-text = Build 1 fortress each turn, up to 6: +1 defence, even in decline, and +1 coin each while the race is active.
power-base-fortified-gist = fortresses guard and pay
power-base-heroic = Heroic
power-base-heroic-text = At the end of each turn place 2 heroes in 2 different regions and make them immune.
power-base-heroic-gist = 2 safe regions
power-base-hill = Hill
power-base-hill-text = +1 coin for each hill region.
power-base-hill-gist = +1 per hill
power-base-merchant = Merchant
power-base-merchant-text = +1 coin for each region.
power-base-merchant-gist = +1 per region
power-base-mounted = Mounted
power-base-mounted-text = Hills and farmland cost 1 token less.
power-base-mounted-gist = hills, farmland 1 cheaper
power-base-pillaging = Pillaging
power-base-pillaging-text = +1 coin for each non-empty region conquered this turn.
power-base-pillaging-gist = +1 per region fought for
power-base-seafaring = Seafaring
power-base-seafaring-text = Seas and lakes can be conquered like empty regions, and nobody else can take them. They are yours even in decline.
power-base-seafaring-gist = take seas and lakes
power-base-spirit = Spirit
power-base-spirit-text = In decline this race does not count: you may keep another race in decline as well.
power-base-spirit-gist = 2 races in decline
power-base-stout = Stout
power-base-stout-text = You may go into decline at the end of a turn in which you conquered, after scoring.
power-base-stout-gist = conquer, score, decline
power-base-swamp = Swamp
power-base-swamp-text = +1 coin for each swamp region.
power-base-swamp-gist = +1 per swamp
power-base-underworld = Underworld
power-base-underworld-text = Regions with a cavern cost 1 token less, and all caverns are adjacent to each other.
power-base-underworld-gist = linked caverns 1 cheaper
power-base-wealthy = Wealthy
power-base-wealthy-text = +7 coins, once, at the end of the first turn.
power-base-wealthy-gist = +7 in the first turn

## Races of Warcraft

race-warcraft-natives = Murlocs
race-warcraft-natives-text = One token that adds 1 to its region’s defence. Once conquered it is gone for good.
race-warcraft-draenei = Draenei
race-warcraft-draenei-text = In each opponent’s turn the first token you would lose survives.
race-warcraft-draenei-gist = shrug off the first loss
race-warcraft-dwarves = Dwarves
race-warcraft-dwarves-text = Mountains cost 2 tokens less.
race-warcraft-dwarves-gist = mountains 2 cheaper
race-warcraft-gnomes = Gnomes
race-warcraft-gnomes-text = Once a turn attack any land region of any island from the air: no travel cost, and a die roll makes it cheaper.
race-warcraft-gnomes-gist = 1 air assault a turn
race-warcraft-humans = Humans
race-warcraft-humans-text = 2 military objectives, placed anew each turn outside the Alliance. Whoever conquers one earns 2 coins, and so do you. The Horde earns nothing.
race-warcraft-humans-gist = 2 objectives pay 2 each
race-warcraft-night_elves = Night Elves
race-warcraft-night_elves-text = Forests cost 1 token less. Each forest they take gets a wisp wall: +1 defence, even in decline.
race-warcraft-night_elves-gist = forests 1 cheaper, walled
race-warcraft-worgen = Worgen
race-warcraft-worgen-text = Choose a form each turn: human gives 2 coins at once; worgen costs 1 coin, and each conquest costs 1 token less.
race-warcraft-worgen-gist = +2, or all 1 cheaper
race-warcraft-blood_elves = Blood Elves
race-warcraft-blood_elves-text = +1 coin for each magic region.
race-warcraft-blood_elves-gist = +1 per magic region
race-warcraft-forsaken = Forsaken
race-warcraft-forsaken-text = For each token they sent to the tray this turn you may buy 1 new token for 1 coin, before you redeploy.
race-warcraft-forsaken-gist = raise the fallen for 1
race-warcraft-goblins = Goblins
race-warcraft-goblins-text = At the end of your turn lay bombs face down in adjacent regions of active opponents. Next turn they are turned up: half of them empty the region like a conquest.
race-warcraft-goblins-gist = bomb the neighbours
race-warcraft-orcs = Orcs
race-warcraft-orcs-text = +1 coin for each region taken from an Alliance race, on top of the faction bonus.
race-warcraft-orcs-gist = +1 per Alliance conquest
race-warcraft-tauren = Tauren
race-warcraft-tauren-text = 11 tokens of their own, but never fewer than 2 in a region. When conquered they lose only 1.
race-warcraft-tauren-gist = many, never alone
race-warcraft-trolls = Trolls
race-warcraft-trolls-text = Occupied regions cost 1 token less.
race-warcraft-trolls-gist = occupied land 1 cheaper
race-warcraft-ethereals = Ethereals
race-warcraft-ethereals-text = Once a turn: steal an artifact from a region next to yours, or conquer an adjacent legendary place for 2 tokens less.
race-warcraft-ethereals-gist = steal artifacts or raid
race-warcraft-kobolds = Kobolds
race-warcraft-kobolds-text = Every cavern of every island is adjacent to them, even to enter the map, without travel cost.
race-warcraft-kobolds-gist = every cavern in reach
race-warcraft-naga = Naga
race-warcraft-naga-text = They may conquer seas and lakes and enter the map there. Nobody else can take water from them.
race-warcraft-naga-gist = take seas and lakes
race-warcraft-pandaren = Pandaren
race-warcraft-pandaren-text = Opponents they did not attack this turn get a harmony token. These opponents must pay 2 coins before they attack the Pandaren in their turn.
race-warcraft-pandaren-gist = harmony, or pay 2 coins

## Powers of Warcraft

power-warcraft-archaeologist = Archaeologist
power-warcraft-archaeologist-text = +1 coin for each artifact and each legendary place in your regions.
power-warcraft-archaeologist-gist = +1 per artifact or place
power-warcraft-battle_master = Battle Master
power-warcraft-battle_master-text = +1 coin for each non-empty region conquered this turn.
power-warcraft-battle_master-gist = +1 per region fought for
power-warcraft-beast_master = Beast Master
power-warcraft-beast_master-text = At the start of each turn 1 beast for each hill you hold, up to 5. They fight like tokens, and one of them is lost instead of a token.
power-warcraft-beast_master-gist = 1 beast per hill, up to 5
power-warcraft-blacksmith = Blacksmith
power-warcraft-blacksmith-text = Every region costs 1 token less.
power-warcraft-blacksmith-gist = all regions 1 cheaper
power-warcraft-championing = Championing
power-warcraft-championing-text = Once a turn the Champion alone takes an adjacent region, however well defended. Where the Champion stands you lose no token, but pay the conqueror 1 coin.
power-warcraft-championing-gist = 1 free conquest a turn
power-warcraft-defensive = Defensive
power-warcraft-defensive-text = A watch tower in each of your fields where you hold more of the regions around it than any other race. It makes the region immune.
power-warcraft-defensive-gist = watch towers on fields
power-warcraft-enraged = Enraged
power-warcraft-enraged-text = For each conquered region with 2 or more defenders: as many coins as there were defenders.
power-warcraft-enraged-gist = +1 per defender if 2+
power-warcraft-explorer = Explorer
power-warcraft-explorer-text = +1 coin for each island where you hold a region.
power-warcraft-explorer-gist = +1 per island
power-warcraft-farmer = Farmer
power-warcraft-farmer-text = +1 coin for each of your fields.
power-warcraft-farmer-gist = +1 per field
power-warcraft-fishing = Fishing
power-warcraft-fishing-text = +1 coin for each region next to a sea or lake.
power-warcraft-fishing-gist = +1 per coastal region
power-warcraft-garrisoned = Garrisoned
power-warcraft-garrisoned-text = A fort in each of your regions, up to 10: +1 defence, even in decline.
power-warcraft-garrisoned-gist = forts give +1 defence
power-warcraft-herbalist = Herbalist
power-warcraft-herbalist-text = +1 coin for each hill.
power-warcraft-herbalist-gist = +1 per hill
power-warcraft-intimidating = Intimidating
power-warcraft-intimidating-text = 3 times a turn send 1 token next to you to another region of its own race. With nowhere to go it is lost, like a murloc. Walls and forts must go first.
power-warcraft-intimidating-gist = scare off 3 neighbours
power-warcraft-marshdweller = Marshdweller
power-warcraft-marshdweller-text = Whoever conquers one of your swamps pays you 1 coin first, even in decline.
power-warcraft-marshdweller-gist = swamp toll of 1
power-warcraft-mining = Mining
power-warcraft-mining-text = +1 coin for each region with a cavern.
power-warcraft-mining-gist = +1 per cavern
power-warcraft-mountaineer = Mountaineer
power-warcraft-mountaineer-text = +1 coin for each mountain.
power-warcraft-mountaineer-gist = +1 per mountain
power-warcraft-portal_mage = Portal Mage
power-warcraft-portal_mage-text = Twice a turn everything movable in 2 magic regions changes places.
power-warcraft-portal_mage-gist = 2 portals a turn
power-warcraft-ranger = Ranger
power-warcraft-ranger-text = +1 coin for each forest.
power-warcraft-ranger-gist = +1 per forest
power-warcraft-sailing = Sailing
power-warcraft-sailing-text = Travel costs you nothing.
power-warcraft-sailing-gist = travel is free
power-warcraft-swamp_walker = Swamp Walker
power-warcraft-swamp_walker-text = +1 coin for each swamp.
power-warcraft-swamp_walker-gist = +1 per swamp

## Pieces

piece-lair = Troll’s lair
piece-lair-text = +1 defence. It stays in decline and leaves with the Trolls.
piece-fortress = Fortress
piece-fortress-text = +1 defence, even in decline. +1 coin each turn while its race is active.
piece-encampment = Encampment
piece-encampment-text = +1 defence for each encampment. They are never lost and are placed anew each turn.
piece-hole = Hole-in-the-Ground
piece-hole-text = The region is immune while the active Halflings stay in it.
piece-hero = Hero
piece-hero-text = The region is immune until the hero moves on.
piece-dragon = Dragon
piece-dragon-text = The region is immune until the Dragon flies on.
piece-wall = Wisp wall
piece-wall-text = +1 defence, even in decline.
piece-fort = Fort
piece-fort-text = +1 defence, even in decline.
piece-tower = Watch tower
piece-tower-text = The region is immune until the next check at the end of its owner’s turn.
piece-objective = Military objective
piece-objective-text = Whoever conquers it earns 2 coins, and so do the Humans; the Horde earns nothing.
piece-beast = Beast
piece-beast-text = Fights and defends like a token. When its region falls, a beast is lost first.
piece-champion = Champion
piece-champion-text = +1 defence. When the Champion’s region falls no token is lost; the owner pays the conqueror 1 coin.
piece-bomb = Bomb
piece-bomb-text = Face down. At the start of the Goblins’ next turn it turns out a dud or an explosion.
piece-dud = dud
piece-explosion = explosion
piece-harmony = Harmony token
piece-harmony-text = Its holder pays 2 coins before their first attack on the Pandaren in a turn.
piece-marker = Face-down marker
piece-marker-text = An artifact or a legendary place. It is turned up when tokens enter the region.
piece-aegis_of_aggramar = Aegis of Aggramar
piece-aegis_of_aggramar-text = Artifact. Others must pay its owner 2 coins before they can touch its region. At the end of your turn you may move it to another one.
piece-ashes_of_alar = Ashes of Al’ar
piece-ashes_of_alar-text = Artifact. Once a turn conquer any land region of any island as if it were adjacent, without travel cost.
piece-doomhammer = Doomhammer
piece-doomhammer-text = Artifact. Once a turn 1 token takes a region in reach. Pay 2 coins to whoever holds it, or to the bank.
piece-frostmourne = Frostmourne
piece-frostmourne-text = Artifact. Once a turn a conquest costs 2 tokens less.
piece-heart_of_azeroth = Heart of Azeroth
piece-heart_of_azeroth-text = Artifact. Place it in one of your regions at the end of your turn: each opponent with an active race next to it pays you 1 coin.
piece-battleground = Battleground
piece-battleground-text = Legendary place. The faction bonus counts up to twice for each race. A neutral race may take sides for the turn.
piece-dark_portal = Dark Portal
piece-dark_portal-text = Legendary place. +2 coins at the end of your turn.
piece-karazhan = Karazhan
piece-karazhan-text = Legendary place. +1 coin for each of your other regions with the same terrain.
piece-lights_hope_chapel = Light’s Hope Chapel
piece-lights_hope_chapel-text = Legendary place. Your active race loses no token when it is attacked.
piece-meeting_stone = Meeting Stone
piece-meeting_stone-text = Legendary place. Travel costs you nothing.
piece-spirit_healer = Spirit Healer
piece-spirit_healer-text = Legendary place. 1 new token each turn when you redeploy.
piece-well_of_eternity = Well of Eternity
piece-well_of_eternity-text = Legendary place, in the water of its island. 2 coins for the race with the most regions around it, even in decline.

## What can be used

use-sorcery = Sorcery
use-sorcery-text = Choose an opponent’s lone token: a Sorcerer from the tray takes its place.
use-dragon = Dragon
use-dragon-text = Choose a region in reach: 1 token takes it, and the Dragon guards it.
use-encampment = Place an encampment
use-encampment-text = Choose one of your regions. A region may have several.
use-fortress = Build a fortress
use-fortress-text = Choose one of your regions without a fortress.
use-hero = Place a hero
use-hero-text = Choose one of your regions. The second hero goes to another one.
use-truce = Make peace
use-truce-text = Choose the opponent who may not attack your active race until your next turn.
use-assault = Air assault
use-assault-text = Choose any land region: the die makes it cheaper. If your tokens are enough, it is yours.
use-objective = Military objective
use-objective-text = Choose a region that the Alliance does not hold.
use-human_form = Human form
use-human_form-text = Take 2 coins now.
use-worgen_form = Worgen form
use-worgen_form-text = Pay 1 coin: each conquest this turn costs 1 token less.
use-recruit = Buy a token
use-recruit-text = Pay 1 coin for 1 new token of the Forsaken.
use-bomb = Lay a bomb
use-bomb-text = Choose an active opponent’s region next to yours. Nobody sees what it is.
use-light_fuse = Light the fuse
use-light_fuse-text = Choose the bomb: pay the region’s toll, and the bomb is turned up.
use-take_up_bomb = Take the bomb back
use-take_up_bomb-text = Choose the bomb: it goes back on the stack unseen, and you pay nothing.
use-steal_aegis_of_aggramar = Steal the Aegis of Aggramar
use-steal_aegis_of_aggramar-text = Choose the artifact’s region next to yours, then the region of yours that gets it.
use-steal_ashes_of_alar = Steal the Ashes of Al’ar
use-steal_ashes_of_alar-text = Choose the artifact’s region next to yours, then the region of yours that gets it.
use-steal_doomhammer = Steal the Doomhammer
use-steal_doomhammer-text = Choose the artifact’s region next to yours, then the region of yours that gets it.
use-steal_frostmourne = Steal Frostmourne
use-steal_frostmourne-text = Choose the artifact’s region next to yours, then the region of yours that gets it.
use-steal_heart_of_azeroth = Steal the Heart of Azeroth
use-steal_heart_of_azeroth-text = Choose the artifact’s region next to yours, then the region of yours that gets it.
use-raid = Raid
use-raid-text = Your next conquest is a legendary place next to you, for 2 tokens less. Then choose it.
use-champion = Champion attacks
use-champion-text = Choose an adjacent region: the Champion takes it alone, at no cost.
use-champion_moves = Move the Champion
use-champion_moves-text = Choose the region of yours where the Champion will stand.
use-intimidate = Intimidate
use-intimidate-text = Choose a region next to yours, then the region its token must go to.
use-portal = Open a portal
use-portal-text = Choose two magic regions: everything movable in them changes places.
use-ashes_of_alar = Ashes of Al’ar
use-ashes_of_alar-text = Your next conquest may be any land region of any island. Then choose it.
use-doomhammer = Doomhammer
use-doomhammer-text = Your next conquest costs 1 token and 2 coins. Then choose the region.
use-frostmourne = Frostmourne
use-frostmourne-text = Your next conquest costs 2 tokens less. Then choose the region.
use-aegis_of_aggramar = Place the Aegis
use-aegis_of_aggramar-text = Choose the region of yours that the Aegis will protect.
use-heart_of_azeroth = Place the Heart
use-heart_of_azeroth-text = Choose one of your regions: each opponent with an active race next to it pays you 1 coin.
use-side_with_alliance = For the Alliance
use-side_with_alliance-text = This turn your neutral race earns the faction bonus against the Horde.
use-side_with_horde = For the Horde
use-side_with_horde-text = This turn your neutral race earns the faction bonus against the Alliance.
use-side_with_alliance_now = For the Alliance
use-side_with_alliance_now-text = This turn your neutral race earns the faction bonus against the Horde.
use-side_with_horde_now = For the Horde
use-side_with_horde_now-text = This turn your neutral race earns the faction bonus against the Alliance.

## Why, and why not

why-ok = You can conquer it now.
why-die = You can win it with the reinforcement die.
why-too_few_tokens = You have too few tokens in hand.
why-no_die = The die is of no help there, and you have too few tokens in hand.
why-no_tokens = You have no token in hand.
why-own_region = It is already yours.
why-water = Your race cannot go on this water.
why-immune = It is protected and cannot be conquered.
why-sheltered = The race that holds it is safe there.
why-truce = You are at peace with its owner.
why-partner = It belongs to your partner.
why-toll = You cannot pay the toll for it.
why-too_near = This time you may attack only regions that are not adjacent.
why-shunned = Your race may not take such a region.
why-prepared = What you prepared does not work here.
why-not_border = A race without a region enters at the edge of the map.
why-warcraft-not_border = A race without a region enters at an entry region.
why-not_adjacent = It is not adjacent to the race you conquer with. Land of another race, in decline, does not count.
why-warcraft-not_adjacent = It is neither an entry region nor adjacent to the race you conquer with. Land of another race, in decline, does not count.
why-no_race = You have no active race.
why-wrong_step = This is not the moment for it.
why-no_die_needed = Your tokens are enough. You need no die.
why-needs_die = Only the die can help here.
why-not_allowed = You cannot take this combo.
why-too_dear = You have too few coins for this combo.
why-no_such_combo = There is no such combo.
why-bad_deploy = You cannot place the tokens like that.
why-bad_give_up = You cannot give up the regions like that.
why-bad_use = You cannot place the markers like that.
why-not_offered = You can’t do that right now.
why-not_legal = You can’t do that here.
why-cannot_undo = The die is cast: after a roll, a reveal or the end of a turn there is no taking back.
why-not_in_one = A roll, a reveal or the end of a turn came first: decide again.
why-over = The game is over.

## Parts of a price

item-land = land
item-mountain = mountain
item-travel = travel
item-die = die
item-own_declined = your own race in decline
item-flat_price = fixed price
item-at_least = up to the minimum

## What coins are for

for-regions = regions
for-faction = faction bonus
for-start = at the start
for-combos = paid for combos
for-found = found on combos
for-dwarves = mines
for-humans = farmland
for-orcs = conquests
for-wizards = magic
for-alchemist = alchemy
for-forest = forests
for-fortified = fortresses
for-hill = hills
for-merchant = trade
for-pillaging = plunder
for-swamp = swamps
for-wealthy = wealth
for-blood_elves = magic
for-archaeologist = finds
for-battle_master = battles
for-enraged = rage
for-explorer = islands
for-farmer = fields
for-fishing = shores
for-herbalist = herbs
for-mining = caverns
for-mountaineer = mountains
for-ranger = forests
for-swamp_walker = swamps
for-dark_portal = Dark Portal
for-karazhan = Karazhan
for-well_of_eternity = Well of Eternity
for-aegis_of_aggramar = Aegis of Aggramar
for-champion = ransom for the Champion
for-doomhammer = Doomhammer
for-harmony = harmony with the Pandaren
for-heart_of_azeroth = Heart of Azeroth
for-human_form = human form
for-worgen_form = worgen form
for-objective = military objective
for-recruit = a new token
for-swamp_toll = swamp toll

## The log

event-turn_started = Round { $round }: { $player }
event-combo_taken = { $player } takes the { $combo } ({ $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }){ $paid ->
        [0] {""}
        [one] { $found ->
            [0] {" "}and pays
           *[other] , pays
        } { $paid } coin
       *[other] { $found ->
            [0] {" "}and pays
           *[other] , pays
        } { $paid } coins
    }{ $found ->
        [0] {""}
        [one] {" "}and finds { $found } coin there
       *[other] {" "}and finds { $found } coins there
    }.
event-combo_revealed = Up for grabs: { $combo }.
event-combo_withdrawn = { $combo } go back under the stacks.
event-badges_shuffled = { $number ->
        [one] { $number } discarded power is shuffled into a new stack.
       *[other] { $number } discarded powers are shuffled into a new stack.
    }
event-troops_readied = { $player } readies the { $race }: { $hand ->
        [one] { $hand } token
       *[other] { $hand } tokens
    } in hand.
event-region_abandoned = { $player }’s { $race } abandon { $region }.
event-region_taken = { $how ->
        [bomb] { $victim ->
            [none] { $player }’s bomb clears { $region }
           *[other] { $player }’s bomb drives { $victim } out of { $region }
        }
       *[tokens] { $player }{ $how ->
            [champion] ’s Champion
            [dragon] ’s Dragon
           *[tokens] {""}
        } takes { $region }{ $victim ->
            [none] {""}
           *[other] {" "}from { $victim }
        }{ $how ->
            [die] {" "}with a roll of the die
            [sorcery] {" "}by sorcery
            [assault] {" "}from the air
           *[tokens] {""}
        }
    }{ $tokens ->
        [0] {""}
        [one] {" "}({ $race }: { $tokens } token)
       *[other] {" "}({ $race }: { $tokens } tokens)
    }.
event-attack_failed = { $player } fails to take { $region }: the { $race } are { $short ->
        [one] { $short } token
       *[other] { $short } tokens
    } short.
event-die_rolled = { $player } rolls the die{ $region ->
        [none] {""}
       *[other] {" "}for { $region }
    }: { $face ->
        [0] blank
       *[other] { $face }
    }.
event-tokens_driven_out = { $player ->
        [none] { $race } driven out of { $region }
       *[other] { $player }’s { $race } are driven out of { $region }
    }: { $lost ->
        [0] none lost
        [one] { $lost } token lost
       *[other] { $lost } tokens lost
    }{ $survived ->
        [0] {""}
        [one] , { $survived } withdraws
       *[other] , { $survived } withdraw
    }.
event-tokens_recruited = { $player }’s { $race } gain { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    } from the tray.
event-tokens_lost = { $player }’s { $race } lose { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    } to the tray.
event-tokens_set_aside = { $player }’s { $race } set { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    } aside until the next turn.
event-tokens_deployed = { $player } adds { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    } to { $region } ({ $race }, { $total } in all).
event-piece_placed = { $piece }{ $number ->
        [1] {""}
       *[other] {" "}× { $number }
    } placed at { $region }.
event-piece_removed = { $piece }{ $number ->
        [1] {""}
       *[other] {" "}× { $number }
    } removed from { $region }.
event-tribe_declined = { $player }’s { $combo } go into decline{ $regions ->
        [0] {" "}without a region
        [one] , holding { $regions } region
       *[other] , holding { $regions } regions
    }.
event-tribe_vanished = { $player }’s { $race } vanish from the map.
event-truce_made = { $player } makes peace with { $ally }.
event-coins_earned = { $player } scores { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-coins_paid = { $player ->
        [none] { $to } gets
       *[other] { $player } pays { $to ->
            [none] the bank
           *[other] { $to }
        }
    } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: { $for }.
event-marker_revealed = { $piece } at { $region } is turned up: { $face }.
event-tokens_moved = { $player ->
        [none] { $race }
       *[other] { $player }’s { $race }
    }: { $number ->
        [one] { $number } token goes
       *[other] { $number } tokens go
    } { $to ->
        [none] away from { $region }
       *[other] from { $region } to { $to }
    }.
event-regions_swapped = Everything at { $region } and { $to } changes places.
event-game_ended = { $shared ->
        [1] The game is over: { $winners } wins!
       *[other] The game is over: { $winners } share the victory!
    } Coins: { $scores }.

## The steps of a turn, and questions

step-start = Start of the turn
step-declare = Expand or decline
step-pick = Choose a combo
step-begin = Before the conquests
step-muster = Ready your tokens
step-conquer = Conquests
step-recruit = New tokens
step-redeploy = Redeploy
step-place = Place markers
step-score = Scoring
step-close = End of the turn
step-retreat = Withdrawal
combo = { $power } { $race }
ask-give_up = You are short of tokens: give up { $number ->
        [one] { $number } region. Which one?
       *[other] { $number } regions. Which ones?
    }

## Options

option-sorcerers_once = Sorcery
option-sorcerers_once-text = How often Sorcerers may use it.
option-sorcerers_once-per_opponent = Once a turn against each opponent
option-sorcerers_once-per_turn = Once a turn
option-elf_vs_sorcerer = Elves against Sorcerers
option-elf_vs_sorcerer-text = What happens to an Elf replaced by sorcery.
option-elf_vs_sorcerer-lost = It is lost
option-elf_vs_sorcerer-kept = It goes back to its owner
option-dwarf_mines_in_decline = Mines in decline
option-dwarf_mines_in_decline-text = Do Dwarves in decline earn coins for their mines?
option-dwarf_mines_in_decline-yes = Yes
option-dwarf_mines_in_decline-no = No
option-orcs_bonus = The Orcs’ coins
option-orcs_bonus-text = For which conquests Orcs earn a coin.
option-orcs_bonus-nonempty = Regions that were not empty
option-orcs_bonus-any = All regions
option-flying_lakes = Flying and lakes
option-flying_lakes-text = May a Flying race conquer lakes?
option-flying_lakes-forbidden = No
option-flying_lakes-allowed = Yes
option-flying_range = Range of Flying
option-flying_range-text = Which regions a Flying race may attack.
option-flying_range-anywhere = All
option-flying_range-non_adjacent = Only those that are not adjacent
option-refugee_adjacency = Withdrawal
option-refugee_adjacency-text = Where tokens driven out may go.
option-refugee_adjacency-any = To any region of their race
option-refugee_adjacency-non_adjacent = Not next to the lost region
option-die_eligibility = The last attempt
option-die_eligibility-text = For which regions you may roll the die.
option-die_eligibility-short_by_3 = Up to 3 tokens missing
option-die_eligibility-cost_at_most_3 = Price of 3 tokens at most
option-encampments_on_loss = Encampments in a lost region
option-encampments_on_loss-text = When they are placed again.
option-encampments_on_loss-redeploy_end_of_turn = At the end of the attacker’s turn
option-encampments_on_loss-hold_until_own_turn = In their owner’s next turn
option-commando_scope = Commando
option-commando_scope-text = Which regions cost Commando less.
option-commando_scope-any = All regions
option-commando_scope-adjacent = Adjacent regions
option-wealthy_once = Wealthy
option-wealthy_once-text = How often a player may earn the 7 coins.
option-wealthy_once-per_pick = Each time they take the power
option-wealthy_once-per_game = Once a game
option-tie_break = Ties
option-tie_break-text = When tokens on the map break a tie in coins.
option-tie_break-tied_players = Between the tied players
option-tie_break-only_if_all_tied = Only if all players are tied
option-forced_decline = Forced decline
option-forced_decline-text = Must a race that cannot conquer go into decline?
option-forced_decline-never = Never
option-forced_decline-when_unable = When it cannot conquer
option-custom_pieces = Home-made races
option-custom_pieces-text = May home-made races and powers join the game?
option-custom_pieces-yes = Yes
option-custom_pieces-no = No
option-own_declined_defends = Your own race in decline
option-own_declined_defends-text = Do its tokens raise the price of a region for you?
option-own_declined_defends-yes = Yes
option-own_declined_defends-no = No
option-sorcery_needs_hand = Sorcery without tokens
option-sorcery_needs_hand-text = Does sorcery need a token in hand?
option-sorcery_needs_hand-no = No
option-sorcery_needs_hand-yes = Yes
option-flying_sorcerers = Flying Sorcerers
option-flying_sorcerers-text = Where their sorcery reaches.
option-flying_sorcerers-anywhere = Everywhere
option-flying_sorcerers-adjacent = Adjacent regions
option-gnome_first_assault = First air assault
option-gnome_first_assault-text = May Gnomes enter the map by air assault?
option-gnome_first_assault-allowed = Yes
option-gnome_first_assault-forbidden = No
option-tauren_champion = The Tauren’s Champion
option-tauren_champion-text = Who must go along when the Champion attacks.
option-tauren_champion-alone = Nobody
option-tauren_champion-with_two = Two Tauren
option-teams = Teams
option-teams-text = Four players, two against two: Alliance and Horde.
option-teams-yes = Yes
option-teams-no = No

## When the server says no

error-bad_message = The server did not understand that.
error-not_found = There is no such table, or this link does not open it.
error-no_code = No table has this code now. Codes hold for half an hour; ask for a new one.
error-denied = You may not do that here.
error-conflict = The table changed while you were deciding. Take another look.
error-illegal = The rules do not allow that.
error-not_your_turn = It is not your turn.
error-not_started = The game has not begun yet.
error-started = The game has already begun.
error-over = The game is over.
error-paused = There is a pause. Somebody has to say “Go on” first.
error-not_paused = Nobody wants a pause.
error-not_over = The game is not over yet.
error-seat_taken = Somebody else has taken this seat.
error-bad_name = You can’t use this name. Every player needs their own, in plain letters.
error-bad_setup = You can’t set up a game like that.
error-bad_content = It cannot be used as written.
error-bad_record = This is not the record of a game.
error-bad_position = This is not a position of the game.
error-bad_file = This is no file of saved games, or it is damaged.
error-limited = That was too fast. Wait a moment.
error-too_big = That was too long.
error-storage = It could not be saved, so nothing happened. Try again.
error-fault = Something went wrong on the server. Look at the table before you try again.
error-frozen = Something is wrong with this table. It is kept, but cannot be played on.
error-closing = The server is going down for a moment. You will be reconnected.
error-moving = The server is being renewed. You will be reconnected at once.

### The names of the regions: `place-KEY`, in the nominative. All language files have the same keys in the same order.
### A name is our own invention, belongs to one region of its edition and suits the land there. It has at most 14 letters.

## The board for two

place-2p-01 = Gull Sound
place-2p-02 = Starfallow
place-2p-03 = Copperwood
place-2p-04 = Croak Fen
place-2p-05 = Kettle Hill
place-2p-06 = Mount Grumble
place-2p-07 = Gaffer’s Knoll
place-2p-08 = Spoon Mere
place-2p-09 = Broken Tooth
place-2p-10 = Barleyham
place-2p-11 = Whisperholt
place-2p-12 = Turnip End
place-2p-13 = Briarwood
place-2p-14 = Lucky Acre
place-2p-15 = Badger Down
place-2p-16 = Goldhorn
place-2p-17 = Candle Mire
place-2p-18 = Echo Downs
place-2p-19 = Rust Bog
place-2p-20 = Old Stubborn
place-2p-21 = Lost Boot Fen
place-2p-22 = Owlshaw
place-2p-23 = Teacup Bay

## The board for three

place-3p-01 = Herring Sea
place-3p-02 = Pickaxe Wood
place-3p-03 = Cloudscratch
place-3p-04 = Porridge Lea
place-3p-05 = Gurglemoss
place-3p-06 = Elder Pines
place-3p-07 = Nugget Slough
place-3p-08 = Moonbarley
place-3p-09 = Mumble Mire
place-3p-10 = Fairy Knoll
place-3p-11 = Silverjag
place-3p-12 = Millfold
place-3p-13 = Great Hammer
place-3p-14 = Heronmarsh
place-3p-15 = Button Lake
place-3p-16 = Hollow Horn
place-3p-17 = Wishing Hill
place-3p-18 = Dawn Crag
place-3p-19 = Witchfield
place-3p-20 = Wolfden Wood
place-3p-21 = Cheese Hill
place-3p-22 = Glimmerfen
place-3p-23 = Gooseacre
place-3p-24 = Foxhole Hill
place-3p-25 = Anchor Bay
place-3p-26 = Nook Hill
place-3p-27 = Mount Brother
place-3p-28 = Mount Sister
place-3p-29 = Hazelshaw
place-3p-30 = Charcoal Wood

## The board for four

place-4p-01 = Whale Sea
place-4p-02 = Pancake Flat
place-4p-03 = Pennyfield
place-4p-04 = Bearden Wood
place-4p-05 = Lark Downs
place-4p-06 = Hex Fen
place-4p-07 = Wispmire
place-4p-08 = Mole Rise
place-4p-09 = Haystack Lea
place-4p-10 = Ironbrow
place-4p-11 = Batwing Wood
place-4p-12 = Rowanwood
place-4p-13 = Mount Yawn
place-4p-14 = Hedgehog Holt
place-4p-15 = Squelchmoor
place-4p-16 = Runestone Howe
place-4p-17 = Pike Water
place-4p-18 = Ochre Bog
place-4p-19 = Cabbage Lea
place-4p-20 = Saltspire
place-4p-21 = Biscuit Hill
place-4p-22 = Thunderpot
place-4p-23 = Leaden Fen
place-4p-24 = Oldroot Wood
place-4p-25 = Goat Crag
place-4p-26 = Loafham
place-4p-27 = Windmill Hill
place-4p-28 = Eelhole Fen
place-4p-29 = Honeyfold
place-4p-30 = Mount Mitten
place-4p-31 = Sunken Moss
place-4p-32 = Humming Wood
place-4p-33 = Copper Comb
place-4p-34 = Giant’s Nose
place-4p-35 = Broom Hill
place-4p-36 = Tinker Hill
place-4p-37 = Duckmeadow
place-4p-38 = Mushroom Wood
place-4p-39 = Crab Bay

## The board for five

place-5p-01 = Walrus Sea
place-5p-02 = Snowbeard
place-5p-03 = Spindle Fen
place-5p-04 = Mount Snore
place-5p-05 = Moonlit Holt
place-5p-06 = Cellarfield
place-5p-07 = Puddlemoor
place-5p-08 = Coppercroft
place-5p-09 = Thimble Hill
place-5p-10 = Anvil Peak
place-5p-11 = Quailfield
place-5p-12 = Nanny’s Knoll
place-5p-13 = Parsnip Acre
place-5p-14 = Raven Crag
place-5p-15 = Blackgulp Bog
place-5p-16 = Clinker Hill
place-5p-17 = Puffin Hill
place-5p-18 = Lantern Wood
place-5p-19 = Soggy Bottom
place-5p-20 = Amber Knoll
place-5p-21 = Ladle Lake
place-5p-22 = Jaywood
place-5p-23 = Starspire
place-5p-24 = Tarnish Fen
place-5p-25 = Ryefold
place-5p-26 = Buttermead
place-5p-27 = Mount Furnace
place-5p-28 = Acorn Wood
place-5p-29 = Pillow Hill
place-5p-30 = Snail Marsh
place-5p-31 = Tinwood
place-5p-32 = Leech Mire
place-5p-33 = Shepherd Rise
place-5p-34 = Charmed Lea
place-5p-35 = Gem Tooth
place-5p-36 = Dowser’s Hill
place-5p-37 = Hamster End
place-5p-38 = Mossy Holt
place-5p-39 = Sickleham
place-5p-40 = Slurping Mire
place-5p-41 = Fiddlewood
place-5p-42 = Old Kneecap
place-5p-43 = Brockwood
place-5p-44 = Pearl Bay
place-5p-45 = Bronze Bog
place-5p-46 = Spellwood
place-5p-47 = Shovel Hill
place-5p-48 = Wizard’s Hat

## Island l1a

place-l1a-01 = Mount Bellow
place-l1a-02 = Beacon Knoll
place-l1a-03 = Sparkle Lea
place-l1a-04 = Ferry Fen
place-l1a-05 = Rope Wood
place-l1a-06 = Ring Water
place-l1a-07 = Gannet Crag
place-l1a-08 = Buckwheat End
place-l1a-09 = Birchglow
place-l1a-10 = Newt Marsh
place-l1a-11 = Mount Pipe

## Island l1b

place-l1b-01 = Tar Wood
place-l1b-02 = Bent Elbow
place-l1b-03 = Landing Lea
place-l1b-04 = Firefly Grove
place-l1b-05 = Mount Squint
place-l1b-06 = Potion Marsh
place-l1b-07 = Needle’s Eye
place-l1b-08 = Mooring Hill
place-l1b-09 = Hermit Hill
place-l1b-10 = Hammock Bay
place-l1b-11 = Beanfold

## Island l2a

place-l2a-01 = Grey Shoulder
place-l2a-02 = Whistle Fen
place-l2a-03 = Gullwood
place-l2a-04 = Mudlanding
place-l2a-05 = Middlewood
place-l2a-06 = Saucer Lake
place-l2a-07 = Bat Crag
place-l2a-08 = Cradle Hill
place-l2a-09 = Mount Rattle
place-l2a-10 = Rainbow Rise
place-l2a-11 = Pumpkin Quay

## Island l2b

place-l2b-01 = Reedholm
place-l2b-02 = Split Peak
place-l2b-03 = Oar Mire
place-l2b-04 = Cuckoo Wood
place-l2b-05 = Dandelion Lea
place-l2b-06 = Mousehole Lea
place-l2b-07 = Glasshorn
place-l2b-08 = Hollow Molar
place-l2b-09 = Mast Wood
place-l2b-10 = Pocket Bay
place-l2b-11 = Lookout Hill

## Island m1a

place-m1a-01 = Radish Row
place-m1a-02 = Jackdaw Hill
place-m1a-03 = Punt Bog
place-m1a-04 = Upper Spine
place-m1a-05 = Lower Spine
place-m1a-06 = Pea Meadow
place-m1a-07 = Canoe Wood
place-m1a-08 = Toadspell Fen
place-m1a-09 = Sleepy Wood

## Island m1b

place-m1b-01 = Stone Loaf
place-m1b-02 = Shoreacre
place-m1b-03 = Warren Hill
place-m1b-04 = Gnat Marsh
place-m1b-05 = Great Tangle
place-m1b-06 = Swan Water
place-m1b-07 = Rudder Hill
place-m1b-08 = Mount Gleam
place-m1b-09 = Cork Wood

## Island m2a

place-m2a-01 = Carrotholm
place-m2a-02 = Northern Horn
place-m2a-03 = Beehive Hill
place-m2a-04 = Moonback
place-m2a-05 = Ivywood
place-m2a-06 = Bilge Mire
place-m2a-07 = Murmur Moss
place-m2a-08 = Seapine
place-m2a-09 = Sickle Bay

## Island m2b

place-m2b-01 = Pilot Hill
place-m2b-02 = Thrush Wood
place-m2b-03 = Pudding Bog
place-m2b-04 = Navel Peak
place-m2b-05 = West Thumb
place-m2b-06 = Flaxfold
place-m2b-07 = Chestnut Wood
place-m2b-08 = Harbour Acre
place-m2b-09 = Last Hill

## Island s1a

place-s1a-01 = Yew Wood
place-s1a-02 = Bubble Fen
place-s1a-03 = Mount Hub
place-s1a-04 = Melon Quay
place-s1a-05 = Parrot Hill
place-s1a-06 = Snake Thicket
place-s1a-07 = Flipper Fen

## Island s1b

place-s1b-01 = Farrier’s Rock
place-s1b-02 = Horseshoe Lea
place-s1b-03 = Nail Hill
place-s1b-04 = Stirrup Wood
place-s1b-05 = Luckwood
place-s1b-06 = Bridle Bay
place-s1b-07 = Hoofprint Bog

## Island s2a

place-s2a-01 = Whimsy Hill
place-s2a-02 = Belt Marsh
place-s2a-03 = Hollowtree
place-s2a-04 = Plank Wood
place-s2a-05 = Lemon Strand
place-s2a-06 = Long Furrow
place-s2a-07 = Ridgepole

## Island s2b

place-s2b-01 = Dimple Hill
place-s2b-02 = Rowing Reeds
place-s2b-03 = Squirrelwood
place-s2b-04 = Poppyfield
place-s2b-05 = Tadpole Tarn
place-s2b-06 = Pepperpot
place-s2b-07 = Barrel Hill

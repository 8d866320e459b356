### Slova hry česky. Jak jsou sestaveny klíče a proměnné, stojí na začátku souboru en.ftl.

## Editions, presets, bots

edition-base = Small World
edition-base-text = Čtrnáct národů, dvacet schopností a svět, do kterého se všichni nevejdou.
edition-warcraft = Small World of Warcraft
edition-warcraft-text = Aliance a Horda na ostrovech plných artefaktů, legendárních míst a murloků.
preset-default = Obvyklá pravidla
preset-default-text = Tak, jak je má většina vydání.
preset-hobbyworld-2016 = Hobby World 2016
preset-hobbyworld-2016-text = Jako v ruském vydání z roku 2016: Elfové proměnou nikoho neztratí, Zámožní dostanou mince jen jednou za hru.
preset-czech-2009 = České vydání 2009
preset-czech-2009-text = Létající dobývají i jezera, Útoční mají levnější jen sousední regiony, tábory se vracejí až ve vlastním tahu.
preset-style-of-life = Style of Life
preset-style-of-life-text = Jako ve druhém ruském vydání; neliší se od obvyklých pravidel.
preset-print-and-play = Vytiskni a hraj
preset-print-and-play-text = Jako ve starém amatérském překladu, se vším, co v něm bylo jinak.
preset-teams = Dva proti dvěma
preset-teams-text = Aliance proti Hordě: partneři sedí naproti sobě, neútočí na sebe a vyhrávají společně.
bot-easy = Lehký
bot-easy-text = Ví, co chce, ale často se v odhadu splete.
bot-medium = Střední
bot-medium-text = V každém tahu hledá co nejvíc mincí.
bot-hard = Těžký
bot-hard-text = Vidí, čím můžete odpovědět, ale národy a úpadek volí narychlo.
bot-expert = Mistr
bot-expert-text = Než se rozhodne, mnohokrát si partii v duchu dohraje.
bot-random = Nezkušený
bot-random-text = Hraje náhodně, jen podle pravidel. Pro první partii.
bot-greedy = Střední
bot-greedy-text = V každém tahu hledá co nejvíc mincí.
character-cautious = Opatrný
character-cautious-text = Sousedy nechává na pokoji a hlídá si hranice.
character-raider = Nájezdník
character-raider-text = Raději bere cizí regiony než volné.
character-hoarder = Skrblík
character-hoarder-text = Za národy platí málo a dlouho si je nechává.

## Terrain, symbols, factions

terrain-farmland = Pole
terrain-fields = Pole
terrain-forest = Les
terrain-hill = Kopce
terrain-mountain = Pohoří
terrain-swamp = Bažiny
terrain-sea = Moře
terrain-lake = Jezero
symbol-mine = Důl
symbol-magic = Magický region
symbol-cavern = Jeskyně
symbol-entry = Vstupní region
symbol-size = Místo pro zakrytý žeton
symbol-base-cavern = Jeskyně
symbol-warcraft-magic = Magický region
side-alliance = Aliance
side-horde = Horda
side-neutral = Neutrální

## Races of the base game

race-base-natives = Zapomenutý kmen
race-base-natives-text = Jeden žeton, který zvyšuje obranu regionu o 1. Po dobytí navždy mizí ze hry.
race-base-amazons = Amazonky
race-base-amazons-text = +4 žetony, jen k dobývání. Při přeskupení opustí mapu a v dalším tahu se vrátí do ruky.
race-base-amazons-gist = +4 žetony k dobývání
race-base-dwarves = Trpaslíci
race-base-dwarves-text = +1 mince za každý region s dolem, i v úpadku.
race-base-dwarves-gist = +1 za důl
race-base-elves = Elfové
race-base-elves-text = Když přijdou o region, neztratí žádný žeton: všichni ustoupí.
race-base-elves-gist = ustupují beze ztrát
race-base-ghouls = Ghúlové
race-base-ghouls-text = V úpadku zůstávají na mapě všechny jejich žetony a mohou dál dobývat, ještě před aktivním národem.
race-base-ghouls-gist = bojují i v úpadku
race-base-giants = Obři
race-base-giants-text = Regiony vedle pohoří, které drží, jsou o 1 žeton levnější.
race-base-giants-gist = z pohoří o 1 levněji
race-base-halflings = Hobiti
race-base-halflings-text = Mohou vstoupit na mapu kdekoli. V prvních 2 regionech si vyhloubí noru: dokud tam Hobiti jsou, nejde je dobýt.
race-base-halflings-gist = vstup kdekoli, 2 nory
race-base-humans = Lidé
race-base-humans-text = +1 mince za každý region s polem.
race-base-humans-gist = +1 za pole
race-base-orcs = Orkové
race-base-orcs-text = +1 mince za každý neprázdný region dobytý v tomto tahu.
race-base-orcs-gist = +1 za odebraný region
race-base-ratmen = Krysáci
race-base-ratmen-text = Nic neumějí, zato mají 8 vlastních žetonů.
race-base-ratmen-gist = síla je v počtu
race-base-skeletons = Kostlivci
race-base-skeletons-text = 1 nový žeton za každé 2 neprázdné regiony dobyté v tomto tahu. Přijde při přeskupení.
race-base-skeletons-gist = rostou dobýváním
race-base-sorcerers = Mágové
race-base-sorcerers-text = Jednou za tah proti každému soupeři: nahraďte jeho osamělý aktivní žeton v sousedním regionu mágem ze zásobníku.
race-base-sorcerers-gist = proměňují samotáře
race-base-tritons = Tritoni
race-base-tritons-text = Regiony na pobřeží moře nebo jezera jsou o 1 žeton levnější.
race-base-tritons-gist = pobřeží o 1 levnější
race-base-trolls = Trolové
race-base-trolls-text = V každém dobytém regionu mají doupě: +1 k obraně, i v úpadku.
race-base-trolls-gist = všude +1 k obraně
race-base-wizards = Kouzelníci
race-base-wizards-text = +1 mince za každý magický region.
race-base-wizards-gist = +1 za magický region

## Powers of the base game

power-base-alchemist = { $ending ->
    [y] Alchymistické
    [a] Alchymistická
   *[other] Alchymističtí
  }
power-base-alchemist-text = +2 mince každý tah.
power-base-alchemist-gist = +2 každý tah
power-base-berserk = { $ending ->
    [y] Zuřivé
    [a] Zuřivá
   *[other] Zuřiví
  }
power-base-berserk-text = Před každým dobytím hoďte kostkou: co padne, o to je region levnější, nejméně však 1 žeton.
power-base-berserk-gist = hod před každým dobytím
power-base-bivouacking = { $ending ->
    [y] Kočovné
    [a] Kočovná
   *[other] Kočovní
  }
power-base-bivouacking-text = 5 táborů, každý tah znovu, v regionu jich může být víc. Každý dává +1 k obraně a chrání před Mágy.
power-base-bivouacking-gist = 5 táborů na stráži
power-base-commando = { $ending ->
    [y] Útočné
    [a] Útočná
   *[other] Útoční
  }
power-base-commando-text = Každý region je o 1 žeton levnější.
power-base-commando-gist = vše o 1 levnější
power-base-diplomat = { $ending ->
    [y] Diplomatické
    [a] Diplomatická
   *[other] Diplomatičtí
  }
power-base-diplomat-text = Na konci tahu uzavřete příměří se soupeřem, jehož aktivní národ váš útok nezasáhl: do vašeho příštího tahu nesmí útočit na váš.
power-base-diplomat-gist = příměří s 1 soupeřem
power-base-dragon_master = { $ending ->
    [y] Vládkyně draků
   *[other] Vládci draků
  }
power-base-dragon_master-text = Jednou za tah dobude 1 žeton kterýkoli dosažitelný region, ať ho brání kdokoli. Drak tam zůstane a nikoho nepustí dovnitř.
power-base-dragon_master-gist = 1 dračí útok za tah
power-base-flying = Létající
power-base-flying-text = Dosáhnou na každý region na souši, nejen na sousední; na moře a jezera ne.
power-base-flying-gist = celá souš na dosah
power-base-forest = Lesní
power-base-forest-text = +1 mince za každý les.
power-base-forest-gist = +1 za les
power-base-fortified = { $ending ->
    [y] Opevněné
    [a] Opevněná
   *[other] Opevnění
  }
power-base-fortified-text = Každý tah postavte 1 pevnost, nejvýše 6: +1 k obraně, i v úpadku, a po 1 minci, dokud je národ aktivní.
power-base-fortified-gist = pevnosti chrání a platí
power-base-heroic = { $ending ->
    [y] Hrdinné
    [a] Hrdinná
   *[other] Hrdinní
  }
power-base-heroic-text = Na konci každého tahu se 2 hrdinové postaví do 2 různých regionů a ty jsou nedobytné.
power-base-heroic-gist = 2 nedobytné regiony
power-base-hill = { $ending ->
    [y] Kopcové
    [a] Kopcová
   *[other] Kopcoví
  }
power-base-hill-text = +1 mince za každý kopcovitý region.
power-base-hill-gist = +1 za kopec
power-base-merchant = Obchodující
power-base-merchant-text = +1 mince za každý region.
power-base-merchant-gist = +1 za region
power-base-mounted = { $ending ->
    [y] Jezdecké
    [a] Jezdecká
   *[other] Jezdečtí
  }
power-base-mounted-text = Kopce a pole jsou o 1 žeton levnější.
power-base-mounted-gist = kopce, pole o 1 levnější
power-base-pillaging = { $ending ->
    [y] Loupeživé
    [a] Loupeživá
   *[other] Loupeživí
  }
power-base-pillaging-text = +1 mince za každý neprázdný region dobytý v tomto tahu.
power-base-pillaging-gist = +1 za odebraný region
power-base-seafaring = { $ending ->
    [y] Mořské
    [a] Mořská
   *[other] Mořští
  }
power-base-seafaring-text = Mohou dobývat moře a jezera jako prázdné regiony; nikdo jiný je vzít nemůže. V úpadku jim zůstávají.
power-base-seafaring-gist = berou moře i jezera
power-base-spirit = { $ending ->
    [y] Přízračné
    [a] Přízračná
   *[other] Přízrační
  }
power-base-spirit-text = V úpadku se tento národ nepočítá: vedle něj můžete mít ještě jeden národ v úpadku.
power-base-spirit-gist = 2 národy v úpadku
power-base-stout = { $ending ->
    [y] Udatné
    [a] Udatná
   *[other] Udatní
  }
power-base-stout-text = Do úpadku můžete přejít i na konci běžného tahu s dobýváním, až po získání mincí.
power-base-stout-gist = úpadek na konci tahu
power-base-swamp = Bahenní
power-base-swamp-text = +1 mince za každý region s bažinami.
power-base-swamp-gist = +1 za bažiny
power-base-underworld = Podzemní
power-base-underworld-text = Regiony s jeskyní jsou o 1 žeton levnější a všechny jeskyně spolu sousedí.
power-base-underworld-gist = jeskyně o 1 levnější
power-base-wealthy = { $ending ->
    [y] Zámožné
    [a] Zámožná
   *[other] Zámožní
  }
power-base-wealthy-text = +7 mincí, jednou, na konci prvního tahu.
power-base-wealthy-gist = +7 v prvním tahu

## Races of Warcraft

race-warcraft-natives = Murlokové
race-warcraft-natives-text = Jeden žeton, který zvyšuje obranu regionu o 1. Po dobytí navždy mizí ze hry.
race-warcraft-draenei = Draeneiové
race-warcraft-draenei-text = V tahu každého soupeře přežije první žeton, který by měl padnout.
race-warcraft-draenei-gist = první padlý přežije
race-warcraft-dwarves = Trpaslíci
race-warcraft-dwarves-text = Pohoří jsou o 2 žetony levnější.
race-warcraft-dwarves-gist = pohoří o 2 levnější
race-warcraft-gnomes = Gnómové
race-warcraft-gnomes-text = Jednou za tah zaútočte ze vzduchu na kterýkoli region na souši kteréhokoli ostrova: cesta je zdarma a kostka ho zlevní.
race-warcraft-gnomes-gist = 1 útok ze vzduchu za tah
race-warcraft-humans = Lidé
race-warcraft-humans-text = 2 vojenské cíle, každý tah znovu, mimo země Aliance. Kdo cíl dobude, získá 2 mince, a vy také. Horda nezíská nic.
race-warcraft-humans-gist = 2 cíle po 2 mincích
race-warcraft-night_elves = Noční elfové
race-warcraft-night_elves-text = Lesy jsou o 1 žeton levnější. Každý dobytý les dostane stěnu bludiček: +1 k obraně, i v úpadku.
race-warcraft-night_elves-gist = lesy o 1 levnější, stěny
race-warcraft-worgen = Worgeni
race-warcraft-worgen-text = Každý tah si zvolte podobu: lidská dá hned 2 mince; worgení stojí 1 minci a každé dobytí je o 1 žeton levnější.
race-warcraft-worgen-gist = +2, nebo vše o 1 levnější
race-warcraft-blood_elves = Krvaví elfové
race-warcraft-blood_elves-text = +1 mince za každý magický region.
race-warcraft-blood_elves-gist = +1 za magický region
race-warcraft-forsaken = Opuštění
race-warcraft-forsaken-text = Za každý žeton, který v tomto tahu poslali do zásobníku, můžete před přeskupením koupit 1 nový žeton za 1 minci.
race-warcraft-forsaken-gist = verbují padlé za minci
race-warcraft-goblins = Goblini
race-warcraft-goblins-text = Na konci tahu pokládejte bomby lícem dolů k aktivním národům soupeřů v sousedních regionech. V příštím tahu se odkryjí: polovina z nich region vyprázdní, jako by byl dobyt.
race-warcraft-goblins-gist = bomby sousedům
race-warcraft-orcs = Orkové
race-warcraft-orcs-text = +1 mince za každý region vzatý národu Aliance, kromě bonusu frakce.
race-warcraft-orcs-gist = +1 za region od Aliance
race-warcraft-tauren = Taureni
race-warcraft-tauren-text = Mají 11 vlastních žetonů, ale v regionu nikdy méně než 2. Při ztrátě regionu padne jen 1.
race-warcraft-tauren-gist = mnoho, ale nikdy sami
race-warcraft-trolls = Trolové
race-warcraft-trolls-text = Regiony, kde někdo stojí, jsou o 1 žeton levnější.
race-warcraft-trolls-gist = obsazené o 1 levnější
race-warcraft-ethereals = Ethereálové
race-warcraft-ethereals-text = Jednou za tah: vezměte artefakt ze sousedního regionu, nebo dobuďte sousední legendární místo o 2 žetony levněji.
race-warcraft-ethereals-gist = artefakt, nebo nájezd
race-warcraft-kobolds = Koboldi
race-warcraft-kobolds-text = Každá jeskyně na kterémkoli ostrově s nimi sousedí, i při vstupu na mapu, a cesta je zdarma.
race-warcraft-kobolds-gist = každá jeskyně na dosah
race-warcraft-naga = Nagy
race-warcraft-naga-text = Mohou dobývat moře a jezera a vstupovat tudy na mapu. Vodu jim nikdo jiný nevezme.
race-warcraft-naga-gist = berou moře i jezera
race-warcraft-pandaren = Pandareni
race-warcraft-pandaren-text = Soupeři, na které v tomto tahu neútočili, dostanou žeton harmonie: než na Pandareny zaútočí, musí zaplatit 2 mince.
race-warcraft-pandaren-gist = harmonie, nebo 2 mince

## Powers of Warcraft

power-warcraft-archaeologist = { $ending ->
    [y] Archeologické
    [a] Archeologická
   *[other] Archeologičtí
  }
power-warcraft-archaeologist-text = +1 mince za každý artefakt a každé legendární místo ve vašich regionech.
power-warcraft-archaeologist-gist = +1 za artefakt i místo
power-warcraft-battle_master = { $ending ->
    [y] Bojechtivé
    [a] Bojechtivá
   *[other] Bojechtiví
  }
power-warcraft-battle_master-text = +1 mince za každý neprázdný region dobytý v tomto tahu.
power-warcraft-battle_master-gist = +1 za odebraný region
power-warcraft-beast_master = { $ending ->
    [y] Paní šelem
   *[other] Pánové šelem
  }
power-warcraft-beast_master-text = Na začátku každého tahu 1 šelma za každý váš kopcovitý region, nejvýše 5. Bojují jako žetony a šelma padne místo žetonu.
power-warcraft-beast_master-gist = až 5 šelem za kopce
power-warcraft-blacksmith = { $ending ->
    [y] Kovářské
    [a] Kovářská
   *[other] Kovářští
  }
power-warcraft-blacksmith-text = Každý region je o 1 žeton levnější.
power-warcraft-blacksmith-gist = vše o 1 levnější
power-warcraft-championing = { $ending ->
    [y] Šampionské
    [a] Šampionská
   *[other] Šampionští
  }
power-warcraft-championing-text = Jednou za tah dobude šampion sám sousední region, ať ho brání kdokoli. Kde stojí, žádný žeton nepadne, ale dobyvateli zaplatíte 1 minci.
power-warcraft-championing-gist = 1 dobytí zdarma za tah
power-warcraft-defensive = { $ending ->
    [y] Obranné
    [a] Obranná
   *[other] Obranní
  }
power-warcraft-defensive-text = Strážní věž na každém vašem poli, kolem kterého máte víc regionů než kterýkoli jiný národ. Takový region je nedobytný.
power-warcraft-defensive-gist = strážní věže na polích
power-warcraft-enraged = { $ending ->
    [y] Rozzuřené
    [a] Rozzuřená
   *[other] Rozzuření
  }
power-warcraft-enraged-text = Za každý dobytý region se 2 nebo více obránci: tolik mincí, kolik bylo obránců.
power-warcraft-enraged-gist = +1 za obránce, od 2
power-warcraft-explorer = { $ending ->
    [y] Objevitelské
    [a] Objevitelská
   *[other] Objevitelští
  }
power-warcraft-explorer-text = +1 mince za každý ostrov, na kterém máte region.
power-warcraft-explorer-gist = +1 za ostrov
power-warcraft-farmer = { $ending ->
    [y] Farmářské
    [a] Farmářská
   *[other] Farmářští
  }
power-warcraft-farmer-text = +1 mince za každý váš region s polem.
power-warcraft-farmer-gist = +1 za pole
power-warcraft-fishing = { $ending ->
    [y] Rybářské
    [a] Rybářská
   *[other] Rybářští
  }
power-warcraft-fishing-text = +1 mince za každý region vedle moře nebo jezera.
power-warcraft-fishing-gist = +1 za region u vody
power-warcraft-garrisoned = { $ending ->
    [y] Posádkové
    [a] Posádková
   *[other] Posádkoví
  }
power-warcraft-garrisoned-text = Tvrz v každém vašem regionu, nejvýše 10: +1 k obraně, i v úpadku.
power-warcraft-garrisoned-gist = tvrze: +1 k obraně
power-warcraft-herbalist = { $ending ->
    [y] Bylinkářské
    [a] Bylinkářská
   *[other] Bylinkářští
  }
power-warcraft-herbalist-text = +1 mince za každý kopcovitý region.
power-warcraft-herbalist-gist = +1 za kopec
power-warcraft-intimidating = Zastrašující
power-warcraft-intimidating-text = Třikrát za tah pošlete 1 sousední žeton do jiného regionu jeho národa. Nemá-li kam jít, padne, stejně jako murlok. Stěny a tvrze se odstraňují jako první.
power-warcraft-intimidating-gist = zaženou 3 sousedy
power-warcraft-marshdweller = { $ending ->
    [y] Močálové
    [a] Močálová
   *[other] Močáloví
  }
power-warcraft-marshdweller-text = Kdo dobývá vaše bažiny, zaplatí vám nejdřív 1 minci, i v úpadku.
power-warcraft-marshdweller-gist = poplatek za bažinu: 1
power-warcraft-mining = { $ending ->
    [y] Hornické
    [a] Hornická
   *[other] Horničtí
  }
power-warcraft-mining-text = +1 mince za každý region s jeskyní.
power-warcraft-mining-gist = +1 za jeskyni
power-warcraft-mountaineer = { $ending ->
    [y] Horolezecké
    [a] Horolezecká
   *[other] Horolezečtí
  }
power-warcraft-mountaineer-text = +1 mince za každé pohoří.
power-warcraft-mountaineer-gist = +1 za pohoří
power-warcraft-portal_mage = { $ending ->
    [y] Portálové
    [a] Portálová
   *[other] Portáloví
  }
power-warcraft-portal_mage-text = Dvakrát za tah prohoďte vše pohyblivé ve 2 magických regionech.
power-warcraft-portal_mage-gist = 2 portály za tah
power-warcraft-ranger = { $ending ->
    [y] Hraničářské
    [a] Hraničářská
   *[other] Hraničářští
  }
power-warcraft-ranger-text = +1 mince za každý les.
power-warcraft-ranger-gist = +1 za les
power-warcraft-sailing = { $ending ->
    [y] Mořeplavecké
    [a] Mořeplavecká
   *[other] Mořeplavečtí
  }
power-warcraft-sailing-text = Cesta vás nic nestojí.
power-warcraft-sailing-gist = cestují zdarma
power-warcraft-swamp_walker = { $ending ->
    [y] Bažinné
    [a] Bažinná
   *[other] Bažinní
  }
power-warcraft-swamp_walker-text = +1 mince za každý region s bažinami.
power-warcraft-swamp_walker-gist = +1 za bažiny

## Pieces

piece-lair = Trolí doupě
piece-lair-text = +1 k obraně regionu. Zůstává v úpadku a zmizí s Troly.
piece-fortress = Pevnost
piece-fortress-text = +1 k obraně regionu, i v úpadku. +1 mince za tah, dokud je národ aktivní.
piece-encampment = Polní tábor
piece-encampment-text = Každý tábor dává +1 k obraně regionu. Tábory se neztrácejí a každý tah se staví znovu.
piece-hole = Hobití nora
piece-hole-text = Region je nedobytný, dokud v něm jsou aktivní Hobiti.
piece-hero = Hrdina
piece-hero-text = Region je nedobytný, dokud hrdina neodejde.
piece-dragon = Drak
piece-dragon-text = Region je nedobytný, dokud drak neodletí.
piece-wall = Stěna bludiček
piece-wall-text = +1 k obraně regionu, i v úpadku.
piece-fort = Tvrz
piece-fort-text = +1 k obraně regionu, i v úpadku.
piece-tower = Strážní věž
piece-tower-text = Region je nedobytný do další kontroly na konci tahu vlastníka.
piece-objective = Vojenský cíl
piece-objective-text = Kdo ho dobude, získá 2 mince, a Lidé také; Horda nezíská nic.
piece-beast = Šelma
piece-beast-text = Útočí a brání jako žeton; při ztrátě regionu padne jako první.
piece-champion = Šampion
piece-champion-text = +1 k obraně. Když je jeho region dobyt, žádný žeton nepadne; vlastník zaplatí dobyvateli 1 minci.
piece-bomb = Bomba
piece-bomb-text = Leží lícem dolů. Na začátku příštího tahu Goblinů se ukáže, zda je to slepá rána, nebo výbuch.
piece-dud = slepá rána
piece-explosion = výbuch
piece-harmony = Žeton harmonie
piece-harmony-text = Jeho držitel zaplatí 2 mince před prvním útokem na Pandareny v tahu.
piece-marker = Zakrytý žeton
piece-marker-text = Artefakt nebo legendární místo. Odkryje se, když do regionu vstoupí něčí žetony.
piece-aegis_of_aggramar = Aggramarova egida
piece-aegis_of_aggramar-text = Artefakt. Kdo chce na její region zaútočit nebo na něj použít schopnost, zaplatí nejdřív vlastníkovi 2 mince. Na konci tahu ji můžete přeložit do jiného svého regionu.
piece-ashes_of_alar = Al’arův popel
piece-ashes_of_alar-text = Artefakt. Jednou za tah dobuďte kterýkoli region na souši kteréhokoli ostrova, jako by sousedil, a cesta je zdarma.
piece-doomhammer = Kladivo zkázy
piece-doomhammer-text = Artefakt. Jednou za tah dobude 1 žeton dosažitelný region; 2 mince zaplaťte tomu, kdo ho drží, nebo bance.
piece-frostmourne = Frostmourne
piece-frostmourne-text = Artefakt. Jednou za tah je jedno dobytí o 2 žetony levnější.
piece-heart_of_azeroth = Srdce Azerothu
piece-heart_of_azeroth-text = Artefakt. Na konci tahu ho položte do svého regionu: každý soupeř, jehož aktivní národ stojí vedle, vám zaplatí 1 minci.
piece-battleground = Bojiště
piece-battleground-text = Legendární místo. Bonus frakce se počítá až dvakrát za každý národ. Neutrální národ si může na tah vybrat stranu.
piece-dark_portal = Temný portál
piece-dark_portal-text = Legendární místo. +2 mince na konci tahu.
piece-karazhan = Karazhan
piece-karazhan-text = Legendární místo. +1 mince za každý další váš region se stejným terénem.
piece-lights_hope_chapel = Kaple naděje Světla
piece-lights_hope_chapel-text = Legendární místo. Váš aktivní národ při útoku neztrácí žetony.
piece-meeting_stone = Kámen setkání
piece-meeting_stone-text = Legendární místo. Cesta vás nic nestojí.
piece-spirit_healer = Léčitelka duší
piece-spirit_healer-text = Legendární místo. 1 nový žeton každý tah při přeskupení.
piece-well_of_eternity = Studna věčnosti
piece-well_of_eternity-text = Legendární místo ve vodě svého ostrova. 2 mince národu, který má kolem ní nejvíc regionů, i v úpadku.

## What can be used

use-sorcery = Proměna
use-sorcery-text = Klepněte na osamělý žeton soupeře: jeho místo zaujme mág ze zásobníku.
use-dragon = Drak
use-dragon-text = Klepněte na dosažitelný region: obsadí ho 1 žeton a drak ho bude hlídat.
use-encampment = Postavit tábor
use-encampment-text = Klepněte na svůj region; v jednom může být víc táborů.
use-fortress = Postavit pevnost
use-fortress-text = Klepněte na svůj region bez pevnosti.
use-hero = Postavit hrdinu
use-hero-text = Klepněte na svůj region; druhý hrdina přijde do jiného.
use-truce = Uzavřít příměří
use-truce-text = Vyberte soupeře, který do vašeho příštího tahu nesmí útočit na váš aktivní národ.
use-assault = Útok ze vzduchu
use-assault-text = Klepněte na kterýkoli region na souši: hod kostkou ho zlevní. Budou-li žetony stačit, je váš.
use-objective = Vojenský cíl
use-objective-text = Klepněte na region, který nedrží Aliance.
use-human_form = Lidská podoba
use-human_form-text = Vezměte si hned 2 mince.
use-worgen_form = Worgení podoba
use-worgen_form-text = Zaplaťte 1 minci: každé dobytí v tomto tahu je o 1 žeton levnější.
use-recruit = Koupit žeton
use-recruit-text = Zaplaťte 1 minci za 1 nový žeton Opuštěných.
use-bomb = Položit bombu
use-bomb-text = Klepněte na sousední region aktivního soupeře. Nikdo nevidí, jaká je.
use-light_fuse = Zapálit doutnák
use-light_fuse-text = Klepněte na bombu: zaplatíte poplatek regionu a bomba se odkryje.
use-take_up_bomb = Vzít bombu zpět
use-take_up_bomb-text = Klepněte na bombu: vrátí se zakrytá na hromádku a nic neplatíte.
use-steal_aegis_of_aggramar = Ukrást Aggramarovu egidu
use-steal_aegis_of_aggramar-text = Klepněte na sousední region s artefaktem a pak na svůj region, kam přejde.
use-steal_ashes_of_alar = Ukrást Al’arův popel
use-steal_ashes_of_alar-text = Klepněte na sousední region s artefaktem a pak na svůj region, kam přejde.
use-steal_doomhammer = Ukrást Kladivo zkázy
use-steal_doomhammer-text = Klepněte na sousední region s artefaktem a pak na svůj region, kam přejde.
use-steal_frostmourne = Ukrást Frostmourne
use-steal_frostmourne-text = Klepněte na sousední region s artefaktem a pak na svůj region, kam přejde.
use-steal_heart_of_azeroth = Ukrást Srdce Azerothu
use-steal_heart_of_azeroth-text = Klepněte na sousední region s artefaktem a pak na svůj region, kam přejde.
use-raid = Nájezd
use-raid-text = Příští dobytí je sousední legendární místo, o 2 žetony levněji. Pak na něj klepněte.
use-champion = Šampion útočí
use-champion-text = Klepněte na sousední region: šampion ho dobude sám a zdarma.
use-champion_moves = Přesunout šampiona
use-champion_moves-text = Klepněte na svůj region, kde má stát.
use-intimidate = Zastrašit
use-intimidate-text = Klepněte na sousední region a pak na ten, kam musí žeton odejít.
use-portal = Otevřít portál
use-portal-text = Klepněte na dva magické regiony: vše pohyblivé v nich se prohodí.
use-ashes_of_alar = Al’arův popel
use-ashes_of_alar-text = Příštím dobytím můžete vzít kterýkoli region na souši kteréhokoli ostrova. Pak na něj klepněte.
use-doomhammer = Kladivo zkázy
use-doomhammer-text = Příští dobytí stojí 1 žeton a 2 mince. Pak klepněte na region.
use-frostmourne = Frostmourne
use-frostmourne-text = Příští dobytí je o 2 žetony levnější. Pak klepněte na region.
use-aegis_of_aggramar = Položit egidu
use-aegis_of_aggramar-text = Klepněte na svůj region, který má chránit.
use-heart_of_azeroth = Položit Srdce
use-heart_of_azeroth-text = Klepněte na svůj region: každý soupeř, jehož aktivní národ stojí vedle, vám zaplatí 1 minci.
use-side_with_alliance = Za Alianci
use-side_with_alliance-text = V tomto tahu získává váš neutrální národ bonus frakce proti Hordě.
use-side_with_horde = Za Hordu
use-side_with_horde-text = V tomto tahu získává váš neutrální národ bonus frakce proti Alianci.
use-side_with_alliance_now = Za Alianci
use-side_with_alliance_now-text = V tomto tahu získává váš neutrální národ bonus frakce proti Hordě.
use-side_with_horde_now = Za Hordu
use-side_with_horde_now-text = V tomto tahu získává váš neutrální národ bonus frakce proti Alianci.

## Why, and why not

why-ok = Region můžete dobýt hned.
why-die = Region můžete získat s kostkou posil.
why-too_few_tokens = V ruce nemáte dost žetonů.
why-no_die = Kostka tu nepomáhá a žetonů v ruce je málo.
why-no_tokens = V ruce nemáte žádný žeton.
why-own_region = Tento region už je váš.
why-water = Na moře a jezera tento národ nemůže.
why-immune = Region je chráněný, dobýt ho nejde.
why-sheltered = Národ, který tu stojí, je v tomto regionu v bezpečí.
why-truce = S vlastníkem tohoto regionu máte příměří.
why-partner = Tady stojí váš partner.
why-toll = Nemáte na poplatek za tento region.
why-too_near = Teď můžete útočit jen na regiony, které nesousedí.
why-shunned = Takový region váš národ dobýt nesmí.
why-prepared = Připravený útok sem vést nejde.
why-not_border = Národ bez regionů vstupuje z okraje mapy.
why-warcraft-not_border = Národ bez regionů začíná ve vstupním regionu.
why-not_adjacent = Tento region nesousedí s národem, se kterým dobýváte. Země jiného národa, v úpadku, se nepočítá.
why-warcraft-not_adjacent = Není to vstupní region a nesousedí s národem, se kterým dobýváte. Země jiného národa, v úpadku, se nepočítá.
why-no_race = Nemáte aktivní národ.
why-wrong_step = Na to teď není ta pravá chvíle.
why-no_die_needed = Žetony stačí, kostka není potřeba.
why-needs_die = Tady pomůže jen kostka.
why-not_allowed = Tato kombinace není pro vás.
why-too_dear = Na tuto kombinaci nemáte dost mincí.
why-no_such_combo = Taková kombinace tu není.
why-bad_deploy = Takhle žetony rozmístit nejde.
why-bad_give_up = Takhle se regionů vzdát nejde.
why-bad_use = Takhle žetony umístit nejde.
why-not_offered = To teď udělat nejde.
why-not_legal = Tady to nejde.
why-cannot_undo = Kostky jsou vrženy: po hodu, odkrytí nebo konci tahu už nic zpět vzít nejde.
why-not_in_one = Hod, odkrytí nebo konec tahu věci mění: rozhodněte se znovu.
why-over = Hra skončila.

## Parts of a price

item-land = za region
item-mountain = pohoří
item-travel = cesta
item-die = kostka
item-own_declined = váš národ v úpadku
item-flat_price = pevná cena
item-at_least = do minima

## What coins are for

for-regions = regiony
for-faction = bonus frakce
for-start = na začátku
for-combos = za kombinace
for-found = z kombinací
for-dwarves = doly
for-humans = pole
for-orcs = výboje
for-wizards = magie
for-alchemist = alchymie
for-forest = lesy
for-fortified = pevnosti
for-hill = kopce
for-merchant = obchod
for-pillaging = kořist
for-swamp = bažiny
for-wealthy = jmění
for-blood_elves = magie
for-archaeologist = nálezy
for-battle_master = bitvy
for-enraged = zuřivost
for-explorer = ostrovy
for-farmer = pole
for-fishing = břehy
for-herbalist = bylinky
for-mining = jeskyně
for-mountaineer = pohoří
for-ranger = lesy
for-swamp_walker = bažiny
for-dark_portal = Temný portál
for-karazhan = Karazhan
for-well_of_eternity = Studna věčnosti
for-aegis_of_aggramar = Aggramarova egida
for-champion = výkupné za šampiona
for-doomhammer = Kladivo zkázy
for-harmony = harmonie s Pandareny
for-heart_of_azeroth = Srdce Azerothu
for-human_form = lidská podoba
for-worgen_form = worgení podoba
for-objective = vojenský cíl
for-recruit = nový žeton
for-swamp_toll = poplatek za bažinu

## The log

event-turn_started = Kolo { $round }: { $player }
event-combo_taken = { $player } bere kombinaci „{ $combo }“ ({ $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
       *[other] { $tokens } žetonů
    }){ $paid ->
        [0] {""}
        [one] { $found ->
            [0] {" "}a platí
           *[other] , platí
        } { $paid } minci
        [few] { $found ->
            [0] {" "}a platí
           *[other] , platí
        } { $paid } mince
       *[other] { $found ->
            [0] {" "}a platí
           *[other] , platí
        } { $paid } mincí
    }{ $found ->
        [0] {""}
        [one] {" "}a získává z ní { $found } minci
        [few] {" "}a získává z ní { $found } mince
       *[other] {" "}a získává z ní { $found } mincí
    }.
event-combo_revealed = K mání: { $combo }.
event-combo_withdrawn = { $combo } se vracejí pod hromádky.
event-badges_shuffled = Nová hromádka: { $number ->
        [one] zamíchána { $number } odložená schopnost
        [few] zamíchány { $number } odložené schopnosti
       *[other] zamícháno { $number } odložených schopností
    }.
event-troops_readied = { $player } připravuje vojska ({ $race }): v ruce { $hand ->
        [one] { $hand } žeton
        [few] { $hand } žetony
       *[other] { $hand } žetonů
    }.
event-region_abandoned = { $race } ({ $player }) opouštějí region „{ $region }“.
event-region_taken = { $how ->
        [bomb] Výbuch! Bomba ({ $player }) pustoší
       *[tokens] { $player } { $how ->
            [champion] se šampionem obsazuje
            [dragon] s drakem obsazuje
            [die] s pomocí kostky obsazuje
            [sorcery] proměnou obsazuje
            [assault] ze vzduchu obsazuje
           *[tokens] obsazuje
        }
    } region „{ $region }“{ $tokens ->
        [0] {""}
        [one] {" "}({ $race }: { $tokens } žeton)
        [few] {" "}({ $race }: { $tokens } žetony)
       *[other] {" "}({ $race }: { $tokens } žetonů)
    }{ $victim ->
        [none] {""}
       *[other] , { $victim } ustupuje
    }.
event-attack_failed = { $player } ({ $race }) marně útočí na region „{ $region }“: { $short ->
        [one] chybí { $short } žeton
        [few] chybějí { $short } žetony
       *[other] chybí { $short } žetonů
    }.
event-die_rolled = { $player } hází kostkou{ $region ->
        [none] {""}
       *[other] {" "}({ $region })
    }: { $face ->
        [0] nic
       *[other] { $face }
    }.
event-tokens_driven_out = { $player ->
        [none] { $race }: odpor je zlomen ({ $region })
       *[other] { $race } ({ $player }) ztrácejí region „{ $region }“
    }, { $lost ->
        [0] žetony jsou v bezpečí
        [one] padá { $lost } žeton
        [few] padají { $lost } žetony
       *[other] padá { $lost } žetonů
    }{ $survived ->
        [0] {""}
        [one] , ustupuje { $survived }
        [few] , ustupují { $survived }
       *[other] , ustupuje { $survived }
    }.
event-tokens_recruited = { $race } ({ $player }) získávají ze zásobníku { $number ->
        [one] { $number } žeton
        [few] { $number } žetony
       *[other] { $number } žetonů
    }.
event-tokens_lost = { $race } ({ $player }) vracejí do zásobníku { $number ->
        [one] { $number } žeton
        [few] { $number } žetony
       *[other] { $number } žetonů
    }.
event-tokens_set_aside = { $race } ({ $player }) odkládají { $number ->
        [one] { $number } žeton
        [few] { $number } žetony
       *[other] { $number } žetonů
    } do příštího tahu.
event-tokens_deployed = { $player } posiluje region „{ $region }“ ({ $race }): +{ $number ->
        [one] { $number } žeton
        [few] { $number } žetony
       *[other] { $number } žetonů
    }, celkem { $total }.
event-piece_placed = { $piece }{ $number ->
        [1] {" "}se objevuje
       *[other] {" "}× { $number } se objevují
    } v regionu „{ $region }“.
event-piece_removed = { $piece }{ $number ->
        [1] {" "}mizí
       *[other] {" "}× { $number } mizí
    } z regionu „{ $region }“.
event-tribe_declined = { $combo } ({ $player }) přecházejí do úpadku { $regions ->
        [0] bez jediného regionu
        [one] a drží { $regions } region
        [few] a drží { $regions } regiony
       *[other] a drží { $regions } regionů
    }.
event-tribe_vanished = { $race } ({ $player }) mizí z mapy.
event-truce_made = Příměří: { $player } a { $ally }.
event-coins_earned = { $player } získává { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
event-coins_paid = { $player ->
        [none] Banka
       *[other] { $player }
    } → { $to ->
        [none] banka
       *[other] { $to }
    }: { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    } ({ $for }).
event-marker_revealed = { $piece } se odkrývá: { $face } ({ $region }).
event-tokens_moved = { $race }{ $player ->
        [none] {""}
       *[other] {" "}({ $player })
    }: { $number ->
        [one] { $number } žeton odchází
        [few] { $number } žetony odcházejí
       *[other] { $number } žetonů odchází
    } ({ $region }{ $to ->
        [none] {""}
       *[other] {" "}→ { $to }
    }).
event-regions_swapped = Vše v regionech „{ $region }“ a „{ $to }“ si mění místo.
event-game_ended = { $shared ->
        [1] Hra skončila. Vítězí { $winners }!
       *[other] Hra skončila. O vítězství se dělí { $winners }!
    } Mince: { $scores }.

## The steps of a turn, and questions

step-start = Začátek tahu
step-declare = Tažení, nebo úpadek
step-pick = Volba kombinace
step-begin = Před dobýváním
step-muster = Příprava vojsk
step-conquer = Dobývání
step-recruit = Nové žetony
step-redeploy = Přeskupení vojsk
step-place = Rozmístění značek
step-score = Získání mincí
step-close = Konec tahu
step-retreat = Ústup
combo = { $power } { $race }
ask-give_up = Žetony nestačí: je třeba vzdát se { $number ->
        [one] { $number } regionu. Kterého?
        [few] { $number } regionů. Kterých?
       *[other] { $number } regionů. Kterých?
    }

## Options

option-sorcerers_once = Proměna
option-sorcerers_once-text = Jak často ji smějí Mágové použít.
option-sorcerers_once-per_opponent = Jednou za tah proti každému soupeři
option-sorcerers_once-per_turn = Jednou za tah
option-elf_vs_sorcerer = Elfové a Mágové
option-elf_vs_sorcerer-text = Co se stane s elfem, kterého nahradí mág.
option-elf_vs_sorcerer-lost = Padne
option-elf_vs_sorcerer-kept = Vrátí se vlastníkovi
option-dwarf_mines_in_decline = Doly v úpadku
option-dwarf_mines_in_decline-text = Dostávají Trpaslíci v úpadku mince za doly?
option-dwarf_mines_in_decline-yes = Ano
option-dwarf_mines_in_decline-no = Ne
option-orcs_bonus = Mince Orků
option-orcs_bonus-text = Za která dobytí dostanou Orkové minci.
option-orcs_bonus-nonempty = Za neprázdné regiony
option-orcs_bonus-any = Za všechny regiony
option-flying_lakes = Létající a jezera
option-flying_lakes-text = Smí létající národ dobývat jezera?
option-flying_lakes-forbidden = Ne
option-flying_lakes-allowed = Ano
option-flying_range = Dolet
option-flying_range-text = Na které regiony smí létající národ útočit.
option-flying_range-anywhere = Na všechny
option-flying_range-non_adjacent = Jen na nesousední
option-refugee_adjacency = Ústup
option-refugee_adjacency-text = Kam smějí vytlačené žetony.
option-refugee_adjacency-any = Do kteréhokoli regionu svého národa
option-refugee_adjacency-non_adjacent = Ne vedle ztraceného regionu
option-die_eligibility = Poslední pokus
option-die_eligibility-text = Pro které regiony můžete hodit kostkou.
option-die_eligibility-short_by_3 = Chybějí nejvýše 3 žetony
option-die_eligibility-cost_at_most_3 = Cena nejvýše 3 žetony
option-encampments_on_loss = Tábory ze ztraceného regionu
option-encampments_on_loss-text = Kdy se znovu postaví.
option-encampments_on_loss-redeploy_end_of_turn = Na konci tahu útočníka
option-encampments_on_loss-hold_until_own_turn = V příštím tahu vlastníka
option-commando_scope = Útoční
option-commando_scope-text = Které regiony mají levnější.
option-commando_scope-any = Všechny regiony
option-commando_scope-adjacent = Jen sousední regiony
option-wealthy_once = Zámožní
option-wealthy_once-text = Jak často může hráč dostat 7 mincí.
option-wealthy_once-per_pick = Pokaždé, když schopnost získá
option-wealthy_once-per_game = Jednou za hru
option-tie_break = Remíza
option-tie_break-text = Kdy při stejném počtu mincí rozhodují žetony na mapě.
option-tie_break-tied_players = Mezi hráči se stejným počtem
option-tie_break-only_if_all_tied = Jen když mají stejně všichni
option-forced_decline = Vynucený úpadek
option-forced_decline-text = Musí národ, který nemůže dobývat, přejít do úpadku?
option-forced_decline-never = Nikdy
option-forced_decline-when_unable = Když nemůže dobývat
option-custom_pieces = Vlastní národy
option-custom_pieces-text = Smějí hrát i podomácku vyrobené národy a schopnosti?
option-custom_pieces-yes = Ano
option-custom_pieces-no = Ne
option-own_declined_defends = Váš národ v úpadku
option-own_declined_defends-text = Zdražují jeho žetony region i vám?
option-own_declined_defends-yes = Ano
option-own_declined_defends-no = Ne
option-sorcery_needs_hand = Proměna bez žetonů
option-sorcery_needs_hand-text = Je k proměně potřeba žeton v ruce?
option-sorcery_needs_hand-no = Ne
option-sorcery_needs_hand-yes = Ano
option-flying_sorcerers = Létající Mágové
option-flying_sorcerers-text = Kam dosáhne jejich proměna.
option-flying_sorcerers-anywhere = Všude
option-flying_sorcerers-adjacent = Jen na sousední regiony
option-gnome_first_assault = První útok ze vzduchu
option-gnome_first_assault-text = Smějí Gnómové vstoupit na mapu útokem ze vzduchu?
option-gnome_first_assault-allowed = Ano
option-gnome_first_assault-forbidden = Ne
option-tauren_champion = Šampion Taurenů
option-tauren_champion-text = Kdo jde při útoku s ním.
option-tauren_champion-alone = Nikdo
option-tauren_champion-with_two = Dva Taureni
option-teams = Družstva
option-teams-text = Čtyři hráči, dva proti dvěma: Aliance a Horda.
option-teams-yes = Ano
option-teams-no = Ne

## When the server says no

error-bad_message = Server tomu nerozuměl.
error-not_found = Takový stůl neexistuje, nebo ho tento odkaz neotevírá.
error-no_code = Stůl s takovým kódem teď není. Kód platí půl hodiny – řekněte si o nový.
error-denied = To tady dělat nemůžete.
error-conflict = Mezitím se na stole něco změnilo. Podívejte se a rozhodněte znovu.
error-illegal = Pravidla to nedovolují.
error-not_your_turn = Nejste na tahu.
error-not_started = Hra ještě nezačala.
error-started = Hra už začala.
error-over = Hra skončila.
error-paused = Je pauza. Nejdřív musí někdo zvolit „Pokračovat“.
error-not_paused = Pauzu nikdo nenavrhuje.
error-not_over = Hra ještě neskončila.
error-seat_taken = Toto místo už je obsazené.
error-bad_name = Toto jméno použít nejde: každý hráč potřebuje své vlastní, z běžných písmen.
error-bad_setup = S takovým nastavením hru začít nejde.
error-bad_content = V této podobě to použít nejde.
error-bad_record = Tohle není záznam partie.
error-bad_position = Tohle není pozice ze hry.
error-bad_file = Toto není soubor s uloženými hrami, nebo je poškozený.
error-limited = To bylo moc rychle. Chvilku počkejte.
error-too_big = To bylo příliš dlouhé.
error-storage = Nepodařilo se to uložit, takže se nic nestalo. Zkuste to znovu.
error-fault = Na serveru se něco pokazilo. Než to zkusíte znovu, podívejte se na stůl.
error-frozen = S tímto stolem není něco v pořádku. Zůstává uložený, ale hrát u něj dál nejde.
error-closing = Server se na chvíli vypíná. Spojení se obnoví samo.
error-moving = Server se obnovuje. Hned budete znovu připojeni.

### Texty karet pravidel, našimi slovy. Klíče jsou stejné a ve stejném pořadí jako v cards.en.ftl.

## Players of the examples

card-player-0 = Anna
card-player-1 = Boris
card-player-2 = Klára
card-region = { $terrain }
card-may = Co teď může udělat { $player }:
card-may-pick = Vybrat kombinaci
card-may-expand = Vydat se na tažení
card-may-decline = Přejít do úpadku
card-may-conquer = Dobýt
card-may-deploy = Umístit žetony
card-may-end = Skončit

## General ideas

idea-goal = Cíl hry
card-idea-goal = Počítají se jen mince. Každý tah vynese každý váš region 1 minci a po posledním kole vítězí ten, kdo jich má nejvíc. Ve dvou a ve třech se hraje 10 kol, ve čtyřech 9 a v pěti 8. Tak dlouho žádný národ nevydrží: dřív nebo později přejde do úpadku a vy začnete s novým.
idea-turn = Tah
card-idea-turn = Máte-li aktivní národ, buď ho vedete dál, nebo ho pošlete do úpadku. Pokud ho nemáte, nejdřív si vyberete kombinaci. Pak vezmete žetony do ruky, dobýváte, přeskupíte vojska, rozmístíte značky a získáte mince. Dobývat nikdo nemusí. V tahu úpadku se nedobývá: národ se otočí, získáte mince, a to je vše.
idea-islands = Ostrovy
card-idea-islands = Každý plán je ostrov a ostrovů je tolik, kolik hráčů. Jak leží na stole, na tom nezáleží: regiony různých ostrovů spolu nikdy nesousedí. Z ostrova na ostrov se chodí přes vstupní regiony.
idea-combo = Národ a schopnost
card-idea-combo = Kombinace je národ se schopností. Dostanete tolik žetonů, kolik je na obou dohromady. Horní kombinace je zdarma; za nižší položíte po 1 své minci na každou kombinaci nad ní. Mince, které leží na té vaší, získáte, ale zaplatit jimi za ni nejde.
idea-price = Kolik stojí region
card-idea-base-price = Region stojí 2 žetony, k tomu 1 za každé pohoří, každou pevnost, doupě a tábor a 1 za každý žeton, který tam stojí. Slevy se sečtou a odečtou, ale nejméně 1 žeton je potřeba vždy. Celou cenu musíte mít v ruce, ledaže při posledním pokusu házíte kostkou. Váš vlastní národ v úpadku se brání i vám.
card-idea-warcraft-price = Region stojí 2 žetony, k tomu 1 za každé pohoří, každou tvrz a stěnu bludiček, 1 za každý žeton, šelmu, murloka nebo šampiona jiného národa a 1 za cestu. Slevy se sečtou a odečtou, ale nejméně 1 žeton je potřeba vždy (Taureni 2). Bomby, cíle, věže, artefakty a místa cenu nezvyšují.
idea-entering = Vstup na mapu
card-idea-base-entering = Národ bez regionu vstupuje na okraji mapy: na souš u okraje, nebo na pobřeží moře, které na okraj sahá. Břeh jezera nestačí. Totéž platí pro národ, který byl z mapy vytlačen nebo všechno opustil. Hobiti a Létající mohou vstoupit na kteroukoli souš.
card-idea-warcraft-entering = Národ bez regionu vstupuje ve vstupním regionu kteréhokoli ostrova. S cestou stojí prázdný vstupní region 3 žetony. Koboldi mohou vstoupit i do jeskyně, Nagy do vody a Gnómové útokem ze vzduchu; za cestu pak neplatí.
idea-travel = Cesta
card-idea-travel = Vstupní region, který nesousedí s žádným vaším, stojí o 1 žeton víc. Vydat se tam můžete kdykoli a z kteréhokoli ostrova. Mořeplavečtí a Kámen setkání vám tento žeton ušetří. Neplatí se ani tam, kde se region bere jako sousední: při útoku Gnómů, s Al’arovým popelem, v jeskyních pro Koboldy.
idea-adjacency = Sousední regiony
card-idea-base-adjacency = Sousední jsou regiony se společnou hranicí; moře a jezera jsou také regiony. Když už je národ na mapě, dobývá jen to, co sousedí s některým jeho regionem; právě obsazený region se počítá hned. Regiony vašeho národa v úpadku aktivnímu cestu neotvírají.
card-idea-warcraft-adjacency = Sousední jsou regiony se společnou hranicí na témž ostrově, i voda; regiony různých ostrovů nikdy. Když už je národ na mapě, dobývá sousední regiony nebo vstupní regiony. Právě obsazený region se počítá hned. Regiony vašeho národa v úpadku cestu neotvírají.
idea-nonempty = Neprázdné regiony
card-idea-base-nonempty = Region je neprázdný, když v něm stojí žeton: Zapomenutý kmen nebo některý národ, aktivní i v úpadku, i váš vlastní v úpadku. Samotné pohoří ani jiná značka z prázdného regionu neprázdný neudělá. Rozhoduje, jak region vypadal těsně před dobytím.
card-idea-warcraft-nonempty = Region je neprázdný, když v něm stojí murlok nebo žeton národa, aktivního i v úpadku, i vašeho vlastního v úpadku. Samotné pohoří, tvrz, bomba nebo artefakt z prázdného regionu neprázdný neudělá.
idea-die = Kostka posil
card-idea-die = Poslední pokus v tahu můžete udělat s kostkou, máte-li v ruce aspoň 1 žeton a nechybí-li víc než 3. Nejdřív určete region, pak hoďte: tři stěny jsou prázdné, na ostatních je 1, 2 a 3. Stačí-li žetony s kostkou na cenu, jdou do regionu všechny zbývající. Pokud ne, obránce nic neztrácí. Tak či tak dobývání končí.
idea-ready = Příprava vojsk a odchod
card-idea-ready = Na začátku tahu s dobýváním vezmete do ruky všechny žetony kromě jednoho v každém regionu. Vzít můžete i ten poslední: pak region opouštíte a už není váš. Jde to jen před prvním dobytím. Kdo opustí všechno, vstupuje na mapu znovu.
idea-redeploy = Přeskupení vojsk
card-idea-redeploy = Po dobývání se žetony aktivního národa volně přesouvají mezi jeho regiony, sousedními i vzdálenými. V každém zůstane aspoň 1. Do nového regionu teď vstoupit nejde a vzdát se některého také ne. Rozmístíte i žetony z ruky.
idea-loss = Ztráta regionu
card-idea-base-loss = Kdo ztratí region, vezme všechny tamní žetony do ruky a jeden z nich vrátí do zásobníku. Na konci tohoto tahu jdou ostatní do kterýchkoli regionů téhož národa, třeba i vzdálených. Osamělý žeton prostě padne. Není-li kam jít, přeživší počkají v ruce a ve svém tahu vstoupí na mapu znovu.
card-idea-warcraft-loss = Kdo ztratí region, vezme všechny tamní žetony do ruky a jeden z nich vrátí do zásobníku. Na konci tohoto tahu jdou ostatní do kterýchkoli regionů téhož národa. Murlokové a národy v úpadku ztrácejí v regionu všechno. Není-li kam jít, přeživší počkají v ruce a ve svém tahu vstoupí na mapu znovu.
idea-attack = Útok
card-idea-attack = Útočit na národ znamená zkusit dobýt jeho region nebo z něj vytlačit žeton: posunout ho, vyměnit, vyhodit do povětří. Odstranit jen tvrz nebo stěnu útok není a ukrást artefakt také ne. Záleží na tom u Pandarenů a u Kaple naděje Světla.
idea-immune = Nedobytné regiony
card-idea-base-immune = S hobití norou, hrdinou nebo drakem je region nedobytný: nikdo jiný ho nemůže dobýt ani na něj použít schopnost, ať žetony, kostkou, drakem nebo proměnou. Vlastník může dál žetony přidávat, ubírat (až na jeden) nebo region opustit. Zaútočit na něj smějí jen vlastníkovi Ghúlové v úpadku.
card-idea-warcraft-immune = Se strážní věží je region nedobytný: soupeři ho nemohou dobýt ani na něj použít schopnost či artefakt. Egida dělá totéž, ale kdo jejímu vlastníkovi zaplatí 2 mince, tomu do konce tahu nevadí. Vlastníkovy schopnosti tam fungují dál.
idea-coins = Získání mincí
card-idea-base-coins = Na konci tahu vynese každý region vašeho aktivního národa i vašich národů v úpadku 1 minci. K tomu přijdou bonusy aktivního národa a jeho schopnosti; za jeden region jich může být víc. Národ v úpadku bonusy nemá, jen Trpaslíci své doly. Mince získává jen ten, kdo je na tahu.
card-idea-warcraft-coins = Na konci tahu vynese každý váš region 1 minci, ať je jeho národ aktivní, nebo v úpadku. K tomu přijdou bonusy aktivního národa, jeho schopnosti a míst a také bonus frakce. Národ v úpadku bonusy nemá, jen u Studny věčnosti. Cíle, poplatky a lidská podoba Worgenů se platí hned.
idea-faction = Bonus frakce
card-idea-faction = Národ Aliance získá 1 minci za každý národ Hordy, kterému v tomto tahu vzal aspoň jeden region, a naopak. I za víc regionů téhož národa je jen 1 mince. Aktivní národ hráče a jeho národ v úpadku se počítají zvlášť. Neutrální národy bonus nezískávají ani nepřinášejí a murlokové ho také nepřinesou.
idea-tolls = Poplatky
card-idea-tolls = Některé útoky stojí mince: 2 za harmonii, 1 za bažiny Močálových, 2 za Egidu, 2 s Kladivem zkázy. Sčítají se, platí se před útokem, a když kostka zklame, nevracejí se. Bez mincí zaútočit nejde. Za Srdce Azerothu a výkupné za šampiona platí každý jen to, co má.
idea-harmony = Žetony harmonie
card-idea-harmony = Na konci tahu Pandarenů dostane žeton harmonie každý soupeř, na jehož aktivní národ neútočili. Před prvním útokem na Pandareny v tahu zaplatí jeho držitel jejich hráči 2 mince; platí to na celý tah. Bez 2 mincí zaútočit nejde. Na začátku příštího tahu Pandarenů se žetony vracejí.
idea-artifacts = Artefakty
card-idea-artifacts = Artefakt používá aktivní národ, který drží jeho region, a to hned od dobytí. Národ v úpadku nemůže. Kdo region dobude, získá i artefakt; v opuštěném regionu zůstává ležet. Popel, Kladivo a Frostmourne přecházejí do regionu, který s nimi byl dobyt. Obraně artefakty nepomáhají.
idea-places = Legendární místa
card-idea-places = Legendární místo pomáhá aktivnímu národu, který drží jeho region, pokud karta neříká něco jiného. Místa se nepřesouvají; jen Studna věčnosti po nalezení přejde do vody. Cenu regionu nezvyšují.
idea-decline = Úpadek
card-idea-base-decline = Místo dobývání můžete národ poslat do úpadku: v každém regionu zůstane 1 žeton, ostatní jdou do zásobníku. Regiony i mince za ně národu zůstávají, schopnost mizí. Dřívější národ v úpadku opustí mapu, pokud ani jeden z nich není Přízračný. Mince získáte hned a v příštím tahu si vyberete novou kombinaci.
card-idea-warcraft-decline = Místo dobývání můžete národ poslat do úpadku: v každém regionu zůstane 1 žeton (Taureni 2), ostatní jdou do zásobníku. Tvrze a stěny bludiček zůstávají; šampion, šelmy, věže a cíle odcházejí. Dřívější národ v úpadku opustí mapu. Získáte 1 minci za region bez bonusů a v příštím tahu si vyberete novou kombinaci.
idea-second = Dva národy najednou
card-idea-second = Máte jeden aktivní národ a obvykle jeden v úpadku. Jsou to dva různé národy: žetony mezi nimi nepřecházejí a jeden druhému cestu neotvírá. Nový národ nemusí vstoupit vedle starého a může dobývat i jeho regiony. Až přejde do úpadku také, starý opustí mapu.
idea-secret = Co je vidět a co ne
card-idea-secret = Kolik máte mincí, je do konce hry tajné. Žetony, značky, kombinace a mince na nich vidí všichni a všichni vidí i to, co získáváte a platíte. Co je hlouběji na hromádkách, neví nikdo.
idea-winner = Vítěz a remíza
card-idea-base-winner = Po posledním kole vítězí ten, kdo má nejvíc mincí. Při shodě ten, kdo má na mapě víc žetonů národů, aktivních i v úpadku dohromady. Značky, žetony v ruce a odložené Amazonky se nepočítají. Je-li i to stejné, o vítězství se dělí.
card-idea-warcraft-winner = Po posledním kole vítězí ten, kdo má nejvíc mincí. Při shodě ten, kdo má na ostrovech víc žetonů národů, aktivních i v úpadku dohromady. Šelmy se počítají, šampion ne. Je-li i to stejné, o vítězství se dělí.
idea-teams = Družstva
card-idea-teams = Čtyři hráči, dva za Alianci a dva za Hordu, sedí střídavě. Vybírají si národy své strany nebo neutrální a na aktivní národ partnera útočit nemohou. Vítězí družstvo, které má dohromady víc mincí. Tahle pravidla jsou náš návrh: tištěný list se najít nepodařilo.
idea-custom = Vlastní národy
card-idea-custom = Vlastní národ má nejvýš 10 žetonů, vlastní schopnost přidá nejvýš 5 a musí jít spojit s čímkoli. Národ hraje se žetony některého tištěného, který zůstane mimo hru.

## Steps of a turn

card-step-start = Váš tah začíná. Máte-li aktivní národ, rozhodněte, jestli ho povedete dál, nebo pošlete do úpadku. Pokud ne, vyberte si novou kombinaci.
card-step-declare = Tažení, nebo úpadek: to se říká dřív než cokoli jiného. Do úpadku můžete s jakýmkoli počtem regionů a v kterémkoli kole, i v posledním. Národ, který ztratil všechny žetony, sám do úpadku nepřejde; rozhodujete dál vy.
card-step-pick = Vyberte si jednu z odkrytých kombinací. Každá kombinace nad ní vás stojí 1 minci, kterou na ni položíte. Ty pod ní se i s mincemi posunou nahoru a dole se odkryje nová.
card-step-base-begin = Teď jednají Ghúlové v úpadku, dokud aktivní národ stojí tak jako po minulém tahu. Jakmile zkusí něco dobýt, je na ně pozdě.
card-step-warcraft-begin = Teď se děje vše, co patří na začátek tahu: odkryjí se bomby, Worgeni si zvolí podobu, vrátí se žetony harmonie, šelmy se berou znovu a neutrální národ na Bojišti si může vybrat stranu. V tahu úpadku se odkryjí jen bomby.
card-step-muster = Všechny žetony aktivního národa kromě jednoho v každém regionu přejdou do ruky. Region, který teď opustíte, už není váš. Dobývat se dá jen žetony z ruky.
card-step-conquer = Dobývejte regiony jeden po druhém, dokud žetony stačí; přestat můžete kdykoli. Až do přeskupení zůstávají žetony tam, kde dobyly. Poslední pokus můžete udělat s kostkou.
card-step-base-recruit = Nové žetony přicházejí po posledním dobytí a v tomto tahu už dobývat nemohou. Tady je dostávají Kostlivci; ostatní národy vystačí s tím, co dostaly, až na Mágy a jejich proměnu.
card-step-warcraft-recruit = Po posledním dobytí mohou Opuštění kupovat žetony a Léčitelka duší jeden přidá. Rozmístíte je při přeskupení; v tomto tahu už dobývat nemohou.
card-step-redeploy = Rozmístěte žetony aktivního národa po jeho regionech, jak chcete, aspoň po jednom do každého. Žetony z ruky musíte umístit. Do nového regionu vstoupit nejde a vzdát se některého také ne.
card-step-base-place = Tábory, pevnost a hrdinové přijdou do regionů, které ještě držíte. Tábory a hrdinové se mohou každý tah přesunout, pevnost zůstává, kde stojí.
card-step-warcraft-place = Tvrze, strážní věže, Egida, Srdce, bomby, vojenské cíle a žetony harmonie se pokládají ještě před počítáním mincí. Co vynese Srdce, se platí hned.
card-step-score = Získáte 1 minci za každý region a pak bonusy. Regiony se počítají tak, jak stojí teď, po přeskupení.
card-step-base-close = Po mincích mohou Diplomatičtí uzavřít příměří a Udatní přejít do úpadku. V tahu úpadku není ani jedno.
card-step-warcraft-close = Tah končí: co jde jednou za tah, je pro příští znovu připraveno, a neutrální národ, který si vybral stranu, je zase neutrální.
card-step-retreat = Žetony vytlačené v tomto tahu se nakonec umístí do kterýchkoli regionů, které jejich národ ještě drží. Má-li je víc hráčů, jdou po směru hodinových ručiček. Národ bez regionu si je nechá v ruce.

## Races of the base game

card-race-base-amazons = Přinesou si 4 žetony navíc, jen k dobývání. Po přeskupení 4 Amazonky opustí mapu a v příštím tahu jsou zpátky v ruce. Když jich tolik nazbyt není, musíte se vzdát tolika regionů, kolik žetonů chybí. Odložené nebrání a v úpadku jdou do zásobníku.
card-race-base-dwarves = +1 mince za každý region s dolem. Na rozdíl od jiných bonusů platí i v úpadku, včetně samotného tahu úpadku. Samotní mají ale jen 3 žetony.
card-race-base-elves = Když jim někdo vezme region, žádný elf nepadne: ustoupí všichni, i osamělý, a na konci tohoto tahu najdou nové místo. Výjimkou je proměna Mágů: nahrazený elf je ztracen. V úpadku padají Elfové jako všichni ostatní.
card-race-base-ghouls = V úpadku zůstávají na mapě všechny jejich žetony. Od příštího tahu se chystají, dobývají a přeskupují dřív než aktivní národ a mají vlastní hod kostkou. Schopnost už nemají a vynášejí 1 minci za region. Mohou zaútočit i na váš vlastní aktivní národ. Dokud jsou aktivní, nic zvláštního neumějí.
card-race-base-giants = Region vedle pohoří, které drží, je o 1 žeton levnější. I dvě taková pohoří ušetří jen 1. Samo pohoří levnější není, leda by vedle leželo jiné jejich. Při vstupu na mapu sleva neplatí.
card-race-base-halflings = Mohou vstoupit na kteroukoli souš. První dva dobyté regiony dostanou hobití noru a jsou nedobytné. Nora zmizí navždy, když odejdou nebo přejdou do úpadku. Po vstupu potřebují sousední regiony jako každý.
card-race-base-humans = +1 mince za každý region s polem, který drží. V úpadku bonus končí.
card-race-base-orcs = +1 mince za každý neprázdný region dobytý v tomto tahu. Zapomenuté kmeny se počítají, národy v úpadku také, i váš vlastní. Prázdný region vynese jen svou obvyklou minci.
card-race-base-ratmen = Nic neumějí, zato mají 8 žetonů, nejvíc ze všech. Všechno ostatní musí zařídit schopnost.
card-race-base-skeletons = Za každé 2 neprázdné regiony dobyté v tomto tahu přijde při přeskupení 1 nový žeton ze zásobníku. Lichý region se do příštího tahu nepřenáší. Nové žetony v tomto tahu nedobývají, a když je zásobník prázdný, nepřijdou.
card-race-base-sorcerers = Jednou za tah proti každému soupeři nahradí mág ze zásobníku osamělý aktivní žeton v sousedním regionu. Žeton v ruce není potřeba; pohoří, doupě ani pevnost nechrání, tábor, nora, hrdina a drak ano. Na Zapomenuté kmeny a národy v úpadku proměna nepůsobí. Po hodu kostkou, nebo když v zásobníku není mág, ji použít nejde.
card-race-base-tritons = Souš na pobřeží moře nebo jezera je o 1 žeton levnější, a to od prvního dobytí. Na tom, kdo vodu drží, nezáleží. Voda sama pobřeží není a slevu nemá.
card-race-base-trolls = Každý dobytý region dostane doupě a stojí o 1 žeton víc, i když jsou Trolové v úpadku. Doupě zmizí, když je region opuštěn nebo dobyt. Doupě a pevnost se sčítají.
card-race-base-wizards = +1 mince za každý magický region. V úpadku bonus končí.
card-race-base-natives = Na začátku stojí jeden žeton v každém regionu se znakem Zapomenutého kmene. Region je tím o 1 žeton dražší a neprázdný, takže na něm vydělají Orkové, Kostlivci i Loupeživí. Nepatří nikomu a po dobytí se nevrací.

## Powers of the base game

card-power-base-alchemist = +2 mince na konci každého tahu, dokud je národ aktivní, i když nedrží žádný region. V tahu úpadku nic.
card-power-base-berserk = Před každým dobytím můžete hodit kostkou a teprve pak vybrat region: je o tolik levnější, nejméně však za 1 žeton. K hodu potřebujete žeton v ruce. Když hod využít nejde nebo nechcete, dobývání končí a jiný poslední pokus už není. Dobývat bez hodu můžete.
card-power-base-bivouacking = Při přeskupení stavíte 5 táborů, každý tah znovu, v regionu jich může být víc. Každý zdraží region o 1 žeton a chrání osamělý žeton před proměnou. Když region padne, tábory se vrátí a na konci tohoto tahu se postaví znovu. Samy region nedrží a v úpadku mizí.
card-power-base-commando = Každý region je o 1 žeton levnější, a to od prvního dobytí. Nejméně 1 žeton je potřeba vždy.
card-power-base-diplomat = Na konci tahu můžete uzavřít příměří se soupeřem, jehož aktivní národ váš útok nezasáhl. Do vašeho příštího tahu nesmí na váš aktivní národ nijak útočit. I nezdařený hod je útok, útok na národ v úpadku ne. Příměří zavazuje jen jeho, nechrání váš národ v úpadku a nezastaví jeho Ghúly v úpadku.
card-power-base-dragon_master = Jednou za tah dobude 1 žeton dosažitelný region, ať ho brání kdokoli. Žeton musí být v ruce; nedobytné regiony, příměří a voda jsou zavřené i drakovi. Drak tam zůstane a region je nedobytný, dokud draka nepošlete dál. V úpadku odletí.
card-power-base-flying = Dosáhnou na každý region na souši, sousední i vzdálený, a to od prvního dobytí. Moře a jezera zůstávají zavřená. Ceny jsou obvyklé.
card-power-base-forest = +1 mince za každý les. V úpadku bonus končí.
card-power-base-fortified = Jednou za tah můžete ve svém regionu postavit pevnost: v regionu jednu, na mapě nejvýš 6. Každá zdraží region o 1 žeton, i v úpadku, a dokud je národ aktivní, vynese 1 minci za tah, hned od tohoto. Přesunout ji nejde. Když region padne, vrátí se do zásoby.
card-power-base-heroic = Na konci každého tahu se 2 hrdinové postaví do dvou různých vašich regionů a ty jsou nedobytné. V příštím tahu mohou stát jinde. Hrdinové nejsou žetony a region nedrží. V úpadku odcházejí.
card-power-base-hill = +1 mince za každý kopcovitý region. V úpadku bonus končí.
card-power-base-merchant = +1 mince za každý region tohoto národa. Regiony vašeho národa v úpadku se nepočítají.
card-power-base-mounted = Kopce a pole jsou o 1 žeton levnější, a to od prvního dobytí. Nejméně 1 žeton je potřeba vždy.
card-power-base-pillaging = +1 mince za každý neprázdný region dobytý v tomto tahu. Loupeživí Orkové získají za každý 2, protože platí oba bonusy.
card-power-base-seafaring = Dokud je národ aktivní, dobývá moře a jezera jako každý region: 2 žetony a 1 za každý žeton, který tam stojí. Moře u kraje mapy slouží i ke vstupu, jezero ne. V úpadku mu voda i mince za ni zůstávají a vzít ji může jen aktivní Mořský národ.
card-power-base-spirit = V úpadku se tento národ nepočítá: vedle něj můžete mít ještě jeden národ v úpadku a mince vynášejí oba. Až přejde do úpadku další, Přízračný zůstane a ten druhý odejde. Z mapy mizí jen žeton po žetonu, dobýváním.
card-power-base-stout = Do úpadku můžete přejít na konci tahu s dobýváním, až po získání mincí, i v tahu, kdy si kombinaci berete. Mince podruhé nedostanete. Dřívější národ v úpadku v tomto tahu ještě vynáší, pak odejde. Obvyklý úpadek je možný také.
card-power-base-swamp = +1 mince za každý region s bažinami. V úpadku bonus končí.
card-power-base-underworld = Regiony s jeskyní jsou o 1 žeton levnější a pro vaše dobývání všechny jeskyně spolu sousedí. První dobytí musí být i tak na okraji mapy.
card-power-base-wealthy = +7 mincí na konci prvního tahu národa, jednou, i když nic nedobyl. Kdo si schopnost později vezme znovu, dostane je znovu.

## Races of Warcraft

card-race-warcraft-draenei = V tahu každého soupeře se zachrání první žeton, který by šel do zásobníku: ustoupí s ostatními. Platí to proti dobytí i proti schopnostem. Další ztráty v témž tahu už jsou skutečné. V úpadku ochrana končí.
card-race-warcraft-dwarves = Pohoří jsou o 2 žetony levnější, nejméně však za 1.
card-race-warcraft-gnomes = Jednou za tah zaútočí na kterýkoli region na souši kteréhokoli ostrova, jako by sousedil, a cesta je zdarma. Určíte region a kostka ho zlevní; stačí-li žetony, je hned váš. Nestačí-li, je útok pryč, ale můžete dobývat dál nebo zkusit týž region ještě jednou s kostkou jako poslední pokus.
card-race-warcraft-humans = Na konci každého tahu položíte 2 vojenské cíle nejvýš do dvou regionů, které nedrží Aliance. Kdo takový region dobude, získá hned 2 mince, a vy také, byl-li to někdo jiný. Národ Hordy nezíská nic a cíl tam zůstane. Nedobytné regiony vybrat nejde.
card-race-warcraft-night_elves = Lesy jsou o 1 žeton levnější, nejméně však za 1. Každý dobytý les dostane stěnu bludiček, dokud nějaká z 9 zbývá. Stěna zdraží region o 1 žeton a zůstává i v úpadku.
card-race-warcraft-worgen = Na začátku každého tahu si musíte zvolit podobu. Lidská dá hned 2 mince. Worgení stojí 1 minci a každé dobytí v tomto tahu je o 1 žeton levnější. Bez mince jde jen lidská a v tahu úpadku se nevolí vůbec.
card-race-warcraft-blood_elves = +1 mince za každý magický region. V úpadku bonus končí.
card-race-warcraft-forsaken = Za každý žeton, který v tomto tahu poslali do zásobníku, můžete koupit 1 nový za 1 minci; počítají se i murlokové, šelmy a národy v úpadku. Kupuje se po posledním dobytí, takže nové žetony v tomto tahu nedobývají. Za ztrátu, které něco zabránilo, nedostanete nic.
card-race-warcraft-goblins = Na konci tahu můžete pokládat bomby lícem dolů do sousedních regionů aktivních soupeřů, do každého jednu. Na začátku vašeho příštího tahu se odkryjí: polovina z dvanácti vybuchne a vyprázdní region jako dobytí, ostatní jsou slepé rány. Bomby fungují i v tahu, kdy Goblini přecházejí do úpadku.
card-race-warcraft-orcs = +1 mince za každý region vzatý národu Aliance, aktivnímu i v úpadku. Bonus frakce přijde k tomu.
card-race-warcraft-tauren = V regionu buď není žádný Tauren, nebo jsou tam aspoň dva, a tak každé dobytí spotřebuje aspoň 2 žetony, ať jsou slevy jakékoli. Při ztrátě regionu padne jen 1. Osamocený Tauren jde do ruky a připojí se k jiným. V úpadku zůstanou v každém regionu 2.
card-race-warcraft-trolls = Neprázdné regiony jsou o 1 žeton levnější, nejméně však za 1. Počítají se i murlokové a národy v úpadku.
card-race-warcraft-ethereals = Jednou za tah jedno ze dvou: ukrást odkrytý artefakt ze sousedního regionu, nebo dobýt sousední legendární místo o 2 žetony levněji. Ukradený artefakt jde hned použít. Nezáleží na tom, kdo region drží, ale z nedobytného krást nejde; Egida chce 2 mince.
card-race-warcraft-kobolds = Každá jeskyně na kterémkoli ostrově je pro jejich útoky sousední a cesta je zdarma, i při vstupu na mapu. Pro bomby, krádeže a zastrašování jim jeskyně blíž nejsou.
card-race-warcraft-naga = Mohou dobývat moře a jezera za 2 žetony a 1 za každého obránce a vstoupit tudy na mapu, aniž by platily za cestu. Další vodu dobývají jen sousední. V úpadku jim zůstává a nikdo jiný ji dobýt nemůže.
card-race-warcraft-pandaren = Na konci vašeho tahu dostane žeton harmonie každý soupeř, na jehož aktivní národ Pandareni neútočili. Před prvním útokem na ně v tahu vám musí zaplatit 2 mince. Útok na murloky nebo na národ v úpadku nikoho o žeton nepřipraví. Váš národ v úpadku chráněný není.
card-race-warcraft-natives = Na začátku stojí jeden murlok v každém regionu s jejich znakem. Region je tím o 1 žeton dražší a neprázdný. Všichni murlokové dohromady jsou jeden neutrální národ v úpadku, který nepatří nikomu; po dobytí se nevracejí.

## Powers of Warcraft

card-power-warcraft-archaeologist = +1 mince za každý artefakt a každé legendární místo ve vašich regionech; za dvě v jednom regionu 2. Studna věčnosti se počítá jen Nagám, které drží její vodu.
card-power-warcraft-battle_master = +1 mince za každý neprázdný region dobytý v tomto tahu. Dobytí šampionem a bombou se počítají, odehnané a vyměněné žetony ne.
card-power-warcraft-beast_master = Na začátku každého tahu vrátíte všechny šelmy a vezmete si 1 za každý svůj kopcovitý region, nejvýš 5. V prvním tahu žádné nejsou. Šelmy dobývají a brání jako žetony; při ztrátě regionu padne šelma místo žetonu.
card-power-warcraft-blacksmith = Každé dobytí je o 1 žeton levnější, nejméně však za 1.
card-power-warcraft-championing = Jednou za tah dobude šampion sám sousední region, ať ho brání kdokoli, i když v ruce žeton nemáte. Nedobytné regiony jsou zavřené, poplatky se platí a národ bez regionu musí nejdřív vstoupit na mapu jinak. Když jeho region padne, neztratíte žádný žeton, ale dobyvateli zaplatíte 1 minci.
card-power-warcraft-defensive = Na konci tahu stojí strážní věž na každém vašem poli, kolem kterého má váš národ víc regionů než kterýkoli jiný. Region je nedobytný až do další kontroly. Stejný počet nestačí; murlokové a váš vlastní národ v úpadku jsou také soupeři.
card-power-warcraft-enraged = Za každý dobytý region, který bránily dva žetony nebo víc, získáte tolik mincí, kolik jich bylo. Šelmy a šampion se počítají; murlokové, tvrze, stěny a pohoří ne.
card-power-warcraft-explorer = +1 mince za každý ostrov, na kterém má národ region.
card-power-warcraft-farmer = +1 mince za každý váš region s polem. V úpadku bonus končí.
card-power-warcraft-fishing = +1 mince za každý region vedle moře nebo jezera. Stůl kolem ostrova moře není.
card-power-warcraft-garrisoned = Každý region národa dostane při dobytí tvrz, celkem nejvýš 10. Tvrz zdraží region o 1 žeton a zůstává i v úpadku. Tvrze se nepřesouvají.
card-power-warcraft-herbalist = +1 mince za každý váš kopcovitý region. V úpadku bonus končí.
card-power-warcraft-intimidating = Třikrát za tah, před posledním dobytím, odeženete 1 žeton ze sousedního regionu do jiného regionu jeho národa. Nemá-li kam jít, padne; murlok vždycky. Stěny a tvrze se musí odstranit nejdřív, každá za jedno použití. Je to útok, ale ne dobytí. Na vlastní národ v úpadku to nejde.
card-power-warcraft-marshdweller = Soupeř, který chce dobýt vaše bažiny, vám nejdřív zaplatí 1 minci. Platí to i v úpadku. Kdo nemá čím zaplatit, dobýt je nemůže.
card-power-warcraft-mining = +1 mince za každý váš region s jeskyní. V úpadku bonus končí.
card-power-warcraft-mountaineer = +1 mince za každé vaše pohoří. V úpadku bonus končí.
card-power-warcraft-portal_mage = Dvakrát za tah se prohodí vše pohyblivé ve dvou magických regionech, ať je drží kdokoli a ať jsou na kterémkoli ostrově. Pohoří, místa a zakryté žetony zůstávají a nedobytné regiony se neúčastní. Výměna není dobytí: nikdo nepadne a nikdo neplatí, leda za harmonii nebo Egidu.
card-power-warcraft-ranger = +1 mince za každý váš les. V úpadku bonus končí.
card-power-warcraft-sailing = Cesta vás nic nestojí: prázdný vstupní region kdekoli přijde na 2 žetony, a to od prvního dobytí.
card-power-warcraft-swamp_walker = +1 mince za každý váš region s bažinami. V úpadku bonus končí.

## Pieces of the base game

card-piece-lair = Trolí doupě zdraží region o 1 žeton. Zůstává, i když Trolové přejdou do úpadku. Zmizí, když je region opuštěn nebo dobyt nebo když Trolové odejdou z mapy.
card-piece-fortress = Pevnost zdraží region o 1 žeton, i v úpadku. Dokud je Opevněný národ aktivní, vynáší navíc 1 minci za tah. Přesunout ji nejde; když region padne, vrátí se do zásoby a jde ji postavit znovu.
card-piece-encampment = Každý polní tábor zdraží region o 1 žeton a může jich tam být víc. Osamělý žeton navíc chrání před proměnou. Se ztrátou regionu se neztrácí: na konci tohoto tahu se postaví znovu. Sám region nedrží.
card-piece-hole = Region s hobití norou je nedobytný, dokud v něm jsou aktivní Hobiti. Když odejdou nebo přejdou do úpadku, nora zmizí navždy.
card-piece-hero = S hrdinou je region nedobytný. Dva hrdinové stojí vždy v různých regionech a na konci každého tahu vlastníka se mohou přesunout.
card-piece-dragon = Kde drak zaútočil, tam zůstává a region je nedobytný. Přeletí jen novým útokem, ne při přeskupení. Opustíte-li jeho region, je drak zase u vás a připravený.

## Pieces of Warcraft

card-piece-wall = Stěna bludiček zdraží region o 1 žeton. Zůstává, i když Noční elfové přejdou do úpadku, a zmizí, když je region dobyt nebo vyprázdněn. Portál ji může přenést na jakýkoli terén.
card-piece-fort = Tvrz zdraží region o 1 žeton. V úpadku zůstává i se svou schopností a zmizí, když je region dobyt nebo vyprázdněn.
card-piece-tower = Se strážní věží je region nedobytný: žádné dobytí, žádná schopnost ani artefakt soupeře. Na konci tahu vlastníka se znovu kontroluje. V úpadku všechny věže zmizí.
card-piece-objective = Kdo dobude region s vojenským cílem, získá hned 2 mince, pokud jeho národ nepatří k Hordě. Hráč s Lidmi získá také 2, dobyl-li ho někdo jiný. Pak se mu cíl vrátí. Pod národem Hordy zůstane ležet.
card-piece-beast = Šelma se počítá jako žeton: dobývá, brání a přeskupuje se. Když její region padne, padne šelma a všechny žetony ustoupí. Na začátku tahu vlastníka a v úpadku se všechny šelmy vracejí do zásoby.
card-piece-champion = Šampion se počítá jako jeden obránce a může držet region sám. Když je takový region dobyt, žádný žeton nepadne: vlastník zaplatí dobyvateli 1 minci, má-li ji, a šampion ustoupí s ostatními. V úpadku odchází.
card-piece-bomb = Bomba leží lícem dolů a nikdo neví, jaká je. Na začátku příštího tahu Goblinů se odkryje, je-li v regionu soupeř: výbuch stojí aktivní obránce 1 žeton a region po něm zůstane prázdný, slepá rána nic neudělá. Z prázdného regionu se bomba vrátí zakrytá na hromádku.
card-piece-marker = Jeden z dvanácti artefaktů a legendárních míst, lícem dolů. Odkryje se, když do regionu vstoupí žetony národa nebo šampion, dobytím či portálem, a zůstane odkrytý. Výbuch ho neodkryje.
card-piece-aegis_of_aggramar = Na konci tahu položíte Egidu do některého svého regionu. Pro soupeře, který vám nezaplatí 2 mince, je nedobytný; kdo zaplatí, tomu do konce tahu nepřekáží. Když její držitel přejde do úpadku, nechrání nic.
card-piece-ashes_of_alar = Jednou za tah dobudete kterýkoli region na souši kteréhokoli ostrova za obvyklou cenu, jako by sousedil, a cesta je zdarma. Popel tam přejde. Když se pokus nezdaří, zůstane na místě, ale pro tento tah je vyčerpaný.
card-piece-doomhammer = Jednou za tah dobude dosažitelný region jediný žeton (Taureni 2), ať ho brání kdokoli. Nejdřív zaplatíte 2 mince tomu, kdo ho drží, a když nikdo, tak bance. Další poplatky se přičtou. Kladivo tam přejde.
card-piece-frostmourne = Jednou za tah je jedno dobytí o 2 žetony levnější, nejméně však za 1. Frostmourne do toho regionu přejde. Když se pokus s kostkou nezdaří, zůstane na místě, ale pro tento tah je vyčerpaný.
card-piece-heart_of_azeroth = Na konci tahu položíte Srdce do některého svého regionu. Každý soupeř, jehož aktivní národ drží sousední region, vám zaplatí 1 minci, jednou, ať je regionů kolik chce. Kdo minci nemá, neplatí. V tahu úpadku mlčí.
card-piece-battleground = Kdo ho drží, tomu se bonus frakce počítá až dvakrát za každý národ: 2 mince, vzal-li témuž národu dva regiony nebo víc. Neutrální národ se může na tento tah přidat k Alianci nebo k Hordě. Místo musíte držet ještě při počítání mincí.
card-piece-dark_portal = +2 mince na konci každého tahu pro aktivní národ, který ho drží.
card-piece-karazhan = +1 mince za každý další region národa se stejným terénem, jako má Karazhan. Jeho vlastní region se nepočítá.
card-piece-lights_hope_chapel = Aktivní národ, který ji drží, neztrácí žetony, když někdo zaútočí na kterýkoli jeho region: všichni ustoupí. Platí to i pro útok, který vezme samu Kapli. Murloky a národy v úpadku nechrání.
card-piece-meeting_stone = Aktivní národ, který ho drží, cesta nic nestojí, a to hned od dobytí.
card-piece-spirit_healer = Každý tah při přeskupení 1 nový žeton ze zásobníku, je-li tam. V tomto tahu už dobývat nemůže.
card-piece-well_of_eternity = Po nalezení přejde Studna do moře nebo jezera svého ostrova. Na konci vašeho tahu vynese 2 mince každý váš národ, který má kolem ní víc regionů než kterýkoli jiný, i v úpadku. Při shodě nezíská nikdo; murlokové jsou také soupeř. Na ostrově bez vody se místo ní vylosuje jiné místo.

## Land and water of the base game

card-terrain-base-farmland = Lidé získávají +1 minci za každé pole a Jezdečtí dobývají pole o 1 žeton levněji.
card-terrain-base-forest = Lesní národ získává +1 minci za každý les. Dobytí nestojí nic navíc.
card-terrain-base-hill = Kopcový národ získává +1 minci za každý kopcovitý region a Jezdečtí dobývají kopce o 1 žeton levněji.
card-terrain-base-mountain = V každém horském regionu leží žeton pohoří, který ho zdraží o 1, ať ho drží kdokoli. Nikdy neodchází. S ním samotným je region pořád prázdný. Obři dobývají regiony vedle svých pohoří o 1 žeton levněji.
card-terrain-base-swamp = Bahenní národ získává +1 minci za každý region s bažinami. Dobytí nestojí nic navíc.
card-terrain-base-sea = Moře může dobýt jen Mořský národ. Souš na pobřeží je levnější pro Tritony. Sahá-li moře na kraj mapy, může přes jeho pobřeží vstoupit kterýkoli národ, ať moře drží kdokoli.
card-terrain-base-lake = Jezero může dobýt jen Mořský národ, pokud pravidla nepouštějí i Létající. Souš na břehu je levnější pro Tritony. Na rozdíl od moře se přes břeh jezera na mapu nevstupuje.

## Land and water of Warcraft

card-terrain-warcraft-fields = Farmářský národ získává +1 minci za každé pole a jen na polích stojí strážní věže Obranných.
card-terrain-warcraft-forest = Hraničářský národ získává +1 minci za každý les. Noční elfové dobývají lesy o 1 žeton levněji a nechávají tam stěny bludiček.
card-terrain-warcraft-hill = Bylinkářský národ získává +1 minci za každý kopcovitý region. Pánové šelem dostanou za každý 1 šelmu, nejvýš 5.
card-terrain-warcraft-mountain = V každém horském regionu leží pohoří, které ho zdraží o 1, ať ho drží kdokoli. Nikdy neodchází. Trpaslíci dobývají pohoří o 2 žetony levněji a Horolezecký národ získává za každé +1 minci.
card-terrain-warcraft-swamp = Bažinný národ získává +1 minci za každý region s bažinami. Kdo dobývá bažiny Močálových, zaplatí nejdřív 1 minci.
card-terrain-warcraft-sea = Moře mohou dobýt jen Nagy. Sousedí se souší kolem, za kterou dostávají mince Rybářští. Sem přechází Studna věčnosti, když je nalezena.
card-terrain-warcraft-lake = Jezero mohou dobýt jen Nagy. Sousedí se souší kolem, za kterou dostávají mince Rybářští. Sem přechází Studna věčnosti, když je nalezena.

## Symbols

card-symbol-base-mine = Trpaslíci získávají +1 minci za každý region s dolem, i v úpadku. Pro ostatní důl nic neznamená.
card-symbol-base-magic = Kouzelníci získávají +1 minci za každý magický region. Pro ostatní magie nic neznamená.
card-symbol-base-cavern = Podzemní národ dobývá regiony s jeskyní o 1 žeton levněji a všechny jeskyně pro něj spolu sousedí.
card-symbol-warcraft-magic = Krvaví elfové získávají +1 minci za každý magický region. Portáloví prohodí, co stojí ve dvou z nich.
card-symbol-warcraft-cavern = Pro Koboldy spolu sousedí všechny jeskyně všech ostrovů. Hornický národ získává +1 minci za každý region s jeskyní.
card-symbol-warcraft-entry = Tudy se vstupuje na mapu a přechází mezi ostrovy. Každý národ může kdykoli dobýt kterýkoli vstupní region; nesousedí-li s žádným jeho, přidá cesta 1 žeton.
card-symbol-warcraft-size = Písmeno S, M nebo L ukazuje velikost ostrova. Na začátku tu leží zakrytý žeton: artefakt nebo legendární místo.

## Options

card-option-sorcerers_once = Obvykle jde proměnu použít jednou za tah proti každému soupeři. V jednom vydání jen jednou za tah celkem.
card-option-elf_vs_sorcerer = Obvykle je elf nahrazený proměnou ztracen. Jedno vydání bere „Elfové nikoho neztrácejí“ doslova: žeton se vrátí vlastníkovi do ruky.
card-option-dwarf_mines_in_decline = Obvykle dostávají Trpaslíci mince za doly i v úpadku. Jedno vydání o tom mlčí, a tak v něm o ně přijdou.
card-option-orcs_bonus = Obvykle získávají Orkové minci jen za neprázdné regiony. V jednom vydání za každý dobytý.
card-option-flying_lakes = Obvykle na vodu Létající nemohou. Dvě vydání jim zavírají jen moře: jezero je pak pro ně obyčejný region a vzít ho mohou jen Létající a Mořští.
card-option-flying_range = Obvykle může Létající národ útočit na kteroukoli souš. V jednom vydání jen na regiony, které s jeho vlastními nesousedí.
card-option-refugee_adjacency = Obvykle mohou vytlačené žetony do kteréhokoli regionu svého národa. Jedno vydání zakazuje ty vedle ztraceného, pokud má národ i jiné.
card-option-die_eligibility = Obvykle můžete házet, když nechybí víc než 3 žetony. Jedno vydání to dovolí jen tam, kde cena není vyšší než 3.
card-option-encampments_on_loss = Obvykle se tábory ze ztraceného regionu postaví znovu na konci tohoto tahu. Ve dvou vydáních čekají na příští tah vlastníka.
card-option-commando_scope = Obvykle je pro Útočné levnější každý region. Ve dvou vydáních jen sousední, takže ne při prvním dobytí.
card-option-wealthy_once = Obvykle přijde 7 mincí pokaždé, když si hráč vezme Zámožné. V jednom vydání je každý dostane jen jednou za hru.
card-option-tie_break = Obvykle rozhodnou při shodě mincí žetony na mapě. Jedno vydání je počítá, jen když mají stejně všichni; jinak se vedoucí o vítězství dělí.
card-option-forced_decline = Obvykle nikdo do úpadku nemusí. V jednom vydání musí národ, který nemůže nic dobýt ani s kostkou.
card-option-custom_pieces = Rozhoduje, jestli se smějí přidat vlastní národy a schopnosti. Bez nich se hraje jen s tištěnými.
card-option-own_declined_defends = Obvykle žetony vašeho vlastního národa v úpadku zvyšují cenu i vám. V druhé variantě se nepočítají; pohoří, doupě a pevnost tam platí pořád.
card-option-sorcery_needs_hand = Obvykle není k proměně žeton v ruce potřeba. V druhé variantě je potřeba aspoň jeden, jak stojí doslova v pravidlech.
card-option-flying_sorcerers = Obvykle dosáhne proměna Létajících Mágů na každou souš, i jako první dobytí. V druhé variantě jen na sousední regiony.
card-option-gnome_first_assault = Obvykle může být útok Gnómů ze vzduchu jejich prvním dobytím. V druhé variantě musí nejdřív vstoupit na mapu obvyklou cestou.
card-option-tauren_champion = Obvykle může šampion Taurenů dobýt a držet region sám. V druhé variantě s ním musí jít dva Taureni.
card-option-teams = Čtyři hráči hrají dva proti dvěma, Aliance a Horda. Pravidla této varianty jsou náš návrh.

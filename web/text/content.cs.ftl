# Vlastní národy a schopnosti slovy: každá část s místem, počtem a dobou.
# Věty se skládají: místo stojí za podstatným jménem, doba na konci za čárkou.

## The banner

content-made = { $name }: { $said }.
content-tokens = { $number ->
        [one] { $number } žeton
        [few] { $number } žetony
       *[other] { $number } žetonů
    }
content-plays_with = hraje se žetony jiného národa ({ $owner })
content-beyond = podle pravidel nejvýš { $most }
content-side = frakce: { $side }
content-python = napsáno v Pythonu
content-plain = nic zvláštního neumí
content-or = { $some } nebo { $last }

## Numbers and things

content-coins = { $number ->
        [one] { $number } mince
        [few] { $number } mince
       *[other] { $number } mincí
    }
content-coins-paid = { $number ->
        [one] { $number } minci
        [few] { $number } mince
       *[other] { $number } mincí
    }
content-new-tokens = { $number ->
        [one] { $number } nový žeton
        [few] { $number } nové žetony
       *[other] { $number } nových žetonů
    }
content-times = { $number ->
        [1] jednou
        [2] dvakrát
       *[other] { $number }krát
    }
content-exactly = { $low }
content-at-least = { $low } nebo víc
content-at-most = { $high } nebo méně
content-between = { $low } až { $high }
content-symbol-mine = důl
content-symbol-magic = zdroj magie
content-symbol-cavern = jeskyně
content-symbol-entry = kotva
content-symbol-size = písmeno ostrova
content-way-die = s pomocí kostky
content-way-dragon = drakem
content-way-sorcery = proměnou
content-way-bomb = bombou
content-way-champion = šampionem
content-way-assault = ze vzduchu

## Where

where-all = všechny regiony
where-regions = regiony { $kind } { $where }
where-own = regiony tohoto národa
where-own-some = regiony { $kind } tohoto národa { $where }
where-kind-farmland = s polem
where-kind-fields = s polem
where-kind-forest = s lesem
where-kind-hill = s kopci
where-kind-mountain = s pohořím
where-kind-swamp = s bažinami
where-kind-sea = s mořem
where-kind-lake = s jezerem
where-symbol = (je tam { $words })
where-coast-1 = na pobřeží
where-coast-0 = mimo pobřeží
where-edge-1 = na okraji mapy
where-edge-0 = mimo okraj mapy
where-holder = { $words }
where-holder-empty = bez žetonů
where-holder-natives = s kmenem bez hráče
where-holder-active = s aktivním národem soupeře
where-holder-declined = s národem v úpadku
where-holder-kin = s jiným vaším národem
where-holder-leader = s největším aktivním národem, je-li soupeřův
where-holder-own = se samotným národem
where-held_by = (drží: { $words })
where-piece = (je tam { $words })
where-marker = vlastní značka
where-taken-1 = z dobytých v tomto tahu
where-taken-0 = (kromě dobytých v tomto tahu)
where-robbed-1 = z těch, které mu soupeři vzali od minulého tahu
where-robbed-0 = (kromě těch, které mu soupeři vzali od minulého tahu)
where-tokens = (žetonů: { $range })
where-tokens-one = (1 žeton)
where-beside = vedle regionu { $kind } { $where }
where-beside-water = vedle { $words } { $where }
where-next-sea = moře
where-next-lake = jezera
where-beside-own = vedle vlastního regionu { $kind } { $where }
where-beside-number = vedle regionů { $kind } { $where } (takových sousedů: { $range })
where-beside-own-number = vedle vlastních regionů { $kind } { $where } (takových sousedů: { $range })
where-beside-none = ne vedle regionů { $kind } { $where }
where-beside-own-none = ne vedle vlastních regionů { $kind } { $where }
where-not = kromě regionů { $kind } { $where }
where-or = (a také regiony { $kind } { $where })

## Per

per-once = každý tah
per-region = { $every ->
        [1] za každý vlastní region { $kind }
        [few] za každé { $every } vlastní regiony { $kind }
       *[other] za každých { $every } vlastních regionů { $kind }
    } { $where }
per-conquest = { $every ->
        [1] za každý region { $kind } dobytý v tomto tahu
        [few] za každé { $every } regiony { $kind } dobyté v tomto tahu
       *[other] za každých { $every } regionů { $kind } dobytých v tomto tahu
    } { $where }
per-abandoned = { $every ->
        [1] za každý region { $kind } opuštěný v tomto tahu
        [few] za každé { $every } regiony { $kind } opuštěné v tomto tahu
       *[other] za každých { $every } regionů { $kind } opuštěných v tomto tahu
    } { $where }
per-terrain = { $every ->
        [1] za každý druh krajiny mezi vlastními regiony { $kind }
        [few] za každé { $every } druhy krajiny mezi vlastními regiony { $kind }
       *[other] za každých { $every } druhů krajiny mezi vlastními regiony { $kind }
    } { $where }
per-symbol = { $every ->
        [1] za každý druh symbolu mezi vlastními regiony { $kind }
        [few] za každé { $every } druhy symbolů mezi vlastními regiony { $kind }
       *[other] za každých { $every } druhů symbolů mezi vlastními regiony { $kind }
    } { $where }
per-token = { $every ->
        [1] za každý žeton ve vlastních regionech { $kind }
        [few] za každé { $every } žetony ve vlastních regionech { $kind }
       *[other] za každých { $every } žetonů ve vlastních regionech { $kind }
    } { $where }
per-border = { $every ->
        [1] za každý sousední region { $kind }
        [few] za každé { $every } sousední regiony { $kind }
       *[other] za každých { $every } sousedních regionů { $kind }
    } { $where }
per-rival = { $every ->
        [1] za každý aktivní národ soupeřů v sousedních regionech { $kind }
        [few] za každé { $every } aktivní národy soupeřů v sousedních regionech { $kind }
       *[other] za každých { $every } aktivních národů soupeřů v sousedních regionech { $kind }
    } { $where }
per-victim = { $every ->
        [1] za každého soupeře, který v tomto tahu přišel o region { $kind }
        [few] za každé { $every } soupeře, kteří v tomto tahu přišli o region { $kind }
       *[other] za každých { $every } soupeřů, kteří v tomto tahu přišli o region { $kind }
    } { $where }
per-island = { $every ->
        [1] za každý ostrov, kde má region { $kind }
        [few] za každé { $every } ostrovy, kde má region { $kind }
       *[other] za každých { $every } ostrovů, kde má region { $kind }
    } { $where }
per-together = { $every ->
        [1] za každý region { $kind } největší souvislé skupiny
        [few] za každé { $every } regiony { $kind } největší souvislé skupiny
       *[other] za každých { $every } regionů { $kind } největší souvislé skupiny
    } { $where }
per-group = { $every ->
        [1] za každou oddělenou skupinu vlastních regionů { $kind }
        [few] za každé { $every } oddělené skupiny vlastních regionů { $kind }
       *[other] za každých { $every } oddělených skupin vlastních regionů { $kind }
    } { $where }
per-anywhere = { $every ->
        [1] za každý region { $kind } na mapě
        [few] za každé { $every } regiony { $kind } na mapě
       *[other] za každých { $every } regionů { $kind } na mapě
    } { $where }
per-defender = { $every ->
        [1] za každý žeton, který stál v regionech { $kind } dobytých v tomto tahu
        [few] za každé { $every } žetony, které stály v regionech { $kind } dobytých v tomto tahu
       *[other] za každých { $every } žetonů, které stály v regionech { $kind } dobytých v tomto tahu
    } { $where }
per-lost = { $every ->
        [1] za každý region { $kind } ztracený od minulého tahu
        [few] za každé { $every } regiony { $kind } ztracené od minulého tahu
       *[other] za každých { $every } regionů { $kind } ztracených od minulého tahu
    } { $where }
per-die = { $every ->
        [1] za každý bod na kostce
        [few] za každé { $every } body na kostce
       *[other] za každých { $every } bodů na kostce
    }
per-found = { $every ->
        [1] za každou minci na vzaté kombinaci
        [few] za každé { $every } mince na vzaté kombinaci
       *[other] za každých { $every } mincí na vzaté kombinaci
    }
per-turn = { $every ->
        [1] za každý vlastní tah
        [few] za každé { $every } vlastní tahy
       *[other] za každých { $every } vlastních tahů
    }
per-round = { $every ->
        [1] tolikrát, kolikáté je kolo
        [few] za každá { $every } kola
       *[other] za každých { $every } kol
    }
per-beyond = nad rámec prvních { $number }
per-beyond-first = nad rámec prvního
per-beyond-first-group = nad rámec první
per-most = počítá se nejvýš { $times }

## When

when-both = i v úpadku
when-declined = dokud je v úpadku
when-odd = v lichých kolech
when-even = v sudých kolech
when-last = v posledním kole
when-round-only = v kole { $low }
when-round-from = od kola { $low }
when-round-to = v kolech 1 až { $high }
when-round-span = v kolech { $low } až { $high }
when-rounds = v kolech { $some }
when-first_turn-1 = ve svém prvním tahu
when-first_turn-0 = po svém prvním tahu
when-conquest-only = při { $low ->
        [1] prvním
        [2] druhém
        [3] třetím
        [4] čtvrtém
        [5] pátém
        [6] šestém
       *[other] { $low }.
    } dobytí v tahu
when-conquest-from = od { $low ->
        [1] prvního
        [2] druhého
        [3] třetího
        [4] čtvrtého
        [5] pátého
        [6] šestého
       *[other] { $low }.
    } dobytí v tahu
when-conquest-to = při prvních { $high } dobytích v tahu
when-conquest-span = při { $low }. až { $high }. dobytí v tahu
when-conquests = když je v tomto tahu dobytých regionů: { $range }
when-conquests-one = když v tomto tahu dobyl 1 region
when-conquests-none = když v tomto tahu nedobyl žádný region
when-regions = dokud má regionů: { $range }
when-regions-none = dokud nedrží žádný region
when-regions-one = dokud drží 1 region
when-holds = dokud drží region { $kind } { $where }
when-holds-number = dokud drží regiony { $kind } { $where } ({ $range })
when-holds-number-one = dokud drží právě 1 region { $kind } { $where }
when-lacks = dokud nedrží žádný region { $kind } { $where }
when-lost-none = pokud v tomto tahu ještě nepřišel o žádný region
when-lost-some = pokud už v tomto tahu přišel o region
when-lost = pokud už v tomto tahu ztratil regionů: { $range }
when-lost-one = pokud už v tomto tahu ztratil 1 region
when-leads-1 = dokud má víc regionů než kterýkoli aktivní národ soupeřů
when-leads-0 = dokud má některý aktivní národ soupeřů stejně regionů nebo víc
when-losses-none = pokud od minulého tahu neztratil žádný region
when-losses-one = pokud od minulého tahu ztratil 1 region
when-losses-some = pokud od minulého tahu ztratil aspoň jeden region
when-losses = pokud od minulého tahu ztratil regionů: { $range }
when-trails-1 = dokud má každý aktivní národ soupeřů víc regionů
when-trails-0 = dokud nemá každý aktivní národ soupeřů víc regionů
when-holds_all = dokud drží všechny regiony { $kind } na mapě { $where }
when-with = jen v kombinaci: { $some }
when-without = jen mimo kombinaci: { $some }
when-with_tokens = pokud druhá polovina kombinace dává žetonů: { $range }
when-with_tokens-one = pokud druhá polovina kombinace dává 1 žeton
when-brings = pokud celá kombinace dává žetonů: { $range }
when-attacker = pokud útočí { $some }
when-attacker-active = aktivní národ
when-attacker-declined = národ v úpadku
when-attacker-leader = největší aktivní národ
when-place-only = pokud kombinace ležela ve sloupci na místě { $low }
when-place-from = pokud kombinace ležela ve sloupci na místě { $low } nebo níž
when-place-to = pokud kombinace ležela ve sloupci nejníž na místě { $high }
when-place-span = pokud kombinace ležela ve sloupci na místech { $low } až { $high }
when-turn-one = ve svém prvním tahu a do dalšího
when-turn = vlastní tahy: { $range }
when-players = při počtu hráčů: { $range }
when-or = nebo { $some }

## The parts

part-price-less = { $regions } jsou levnější o { $tokens }
part-price-more = { $regions } jsou dražší o { $tokens }
part-flat_price = každý region stojí { $tokens }, ať ho brání cokoli
part-floor = (nejméně 1)
part-cheaper_on = { $regions } jsou o 1 žeton levnější (nejméně 1)
part-cheaper_on-terrain = regiony { $words }
part-cheaper_on-symbol = regiony (je tam { $words })
part-cheaper_on-and = { $some } a { $last }
part-cheaper_beside = regiony vedle vlastního regionu { $terrain } jsou o 1 žeton levnější (nejméně 1)
part-cheaper_on_coast = regiony na pobřeží moře nebo jezera jsou o 1 žeton levnější (nejméně 1)
part-cheaper_everywhere = každý { $adjacent ->
        [yes] sousední region
       *[no] region
    } je o 1 žeton levnější (nejméně 1)
part-reaches = dosáhne i na nesousední: { $regions }
part-enters = může vstoupit na mapu zde: { $regions }
part-cannot_take = nesmí dobýt { $regions }
part-cannot_take-any = nesmí nic dobýt
part-only_takes = smí dobýt jen { $regions }
part-enters_anywhere = může vstoupit na mapu kdekoli
part-flies = { $lakes ->
        [yes] dosáhne na každý region na souši i na jezera
       *[no] dosáhne na každý region na souši
    }{ $skips ->
        [yes] , ale ne na sousední
       *[no] , nejen na sousední
    }
part-sails = může dobývat moře a jezera
part-tunnels = regiony, kde je { $symbol }, spolu sousedí
part-coins = +{ $coins } { $per }
part-coins_per_region = +{ $coins } za každý { $region }
part-region = vlastní region { $terrain }
part-region-any = vlastní region
part-region-symbol = { $region }, kde je { $symbol }
part-coins_per_turn = +{ $coins } každý tah
part-coins_first_turn = +{ $coins } v prvním tahu{ $once ->
        [yes] , každému hráči jednou za hru
       *[no] {""}
    }
part-coins_per_conquest = +{ $coins } za každý { $empty ->
        [yes] region
       *[no] neprázdný region
    } dobytý v tomto tahu
part-reward = { $event }: { $pay }
on-conquest = za každý dobytý region { $kind } { $where }
on-loss = za každý region { $kind } { $where }, který mu vezme soupeř
on-abandon = za každý opuštěný region { $kind } { $where }
on-decline = při přechodu do úpadku
on-pick = když si berete kombinaci
on-turn = na začátku každého tahu
on-redeployment = před přeskupením
on-miss = když poslední pokus nevyjde
on-miss-there = když poslední pokus nevyjde v regionu { $kind } { $where }
on-other_conquest = za každý region { $kind }, který soupeř dobude jinde, { $where }
on-other_decline = když národ soupeře přejde do úpadku
on-other_pick = když si soupeř vezme kombinaci
on-heir = když si po jeho úpadku berete další kombinaci
pay-bank-me = dostanete { $coins }
pay-bank-other = soupeř dostane { $coins }
pay-me-bank = zaplatíte { $coins }, pokud na to máte
pay-me-other = zaplatíte soupeři { $coins }, pokud na to máte
pay-other-bank = soupeř zaplatí { $coins }, pokud na to má
pay-other-me = soupeř vám zaplatí { $coins }, pokud na to má
pay-bank-each = každý soupeř dostane { $coins }
pay-each-bank = každý soupeř zaplatí { $coins }, pokud na to má
pay-each-me = každý soupeř vám zaplatí { $coins }, pokud na to má
pay-me-each = zaplatíte každému soupeři { $coins }, pokud na to máte
pay-bank-neighbours = každý soupeř s aktivním národem na jeho hranicích dostane { $coins }
pay-neighbours-bank = každý soupeř s aktivním národem na jeho hranicích zaplatí { $coins }, pokud na to má
pay-neighbours-me = každý soupeř s aktivním národem na jeho hranicích vám zaplatí { $coins }, pokud na to má
pay-me-neighbours = zaplatíte každému soupeři s aktivním národem na jeho hranicích { $coins }, pokud na to máte
pay-bank-leader = soupeř s největším aktivním národem dostane { $coins }
pay-leader-bank = soupeř s největším aktivním národem zaplatí { $coins }, pokud na to má
pay-leader-me = soupeř s největším aktivním národem vám zaplatí { $coins }, pokud na to má
pay-me-leader = zaplatíte soupeři s největším aktivním národem { $coins }, pokud na to máte
part-toll = soupeři vám zaplatí { $coins }, než zaútočí na { $regions }{ $once ->
        [yes] , jednou za tah
       *[no] {""}
    }
part-fee = každé dobytí stojí { $coins }: { $regions }
part-new_tokens-turn = { $tokens } na začátku každého tahu { $per }
part-new_tokens-redeployment = { $tokens } před přeskupením { $per }
part-new_tokens-pick = { $tokens }, když si berete kombinaci, { $per }
part-new_tokens-event = { $event }: { $tokens }
part-loses_tokens-me = { $event }: ztratí { $tokens }
part-loses_tokens-other = { $event }: národ toho soupeře ztratí { $tokens }
part-loses_nobody = neztratí žádný žeton s regionem { $kind } { $where }
part-loses_nobody-but = kromě dobytí { $ways }
part-survivors_wait = přeživší ze ztraceného regionu se vrátí na začátku vašeho příštího tahu
part-survivors_wait-where = přeživší ze ztraceného regionu { $kind } { $where } se vrátí na začátku vašeho příštího tahu
part-garrison = nejméně { $number } žetony v každém vlastním regionu
part-garrison-where = nejméně { $number } žetony v každém z těchto: { $regions }
part-no_redeployment = žetony zůstávají, kde dobyly, rozmístí se jen ty, které zbyly v ruce
part-recruits_from_conquests = nový žeton za { $every ->
        [1] každý neprázdný region dobytý
        [few] každé { $every } neprázdné regiony dobyté
       *[other] každých { $every } neprázdných regionů dobytých
    } v tomto tahu
part-conquest_levy = ještě { $number ->
        [one] { $number } žeton
        [few] { $number } žetony
       *[other] { $number } žetonů
    } jen k dobývání
part-marker = { $number ->
        [one] { $number } vlastní značka
        [few] { $number } vlastní značky
       *[other] { $number } vlastních značek
    }
marker-choice = pokládáte za tah { $number }: { $regions }
marker-conquest = zůstává v každém dobytém regionu { $kind } { $where }
marker-defence = +{ $number } k obraně
marker-immune = region nejde dobýt
marker-stays = { $number ->
        [one] zůstává i v úpadku
        [few] zůstávají i v úpadku
       *[other] zůstávají i v úpadku
    }
part-defence = { $regions }: pro soupeře dražší o { $tokens }
part-deadly = obránci ztratí o { $tokens } víc s každým dobytým regionem { $kind } { $where }
part-immune = soupeři nemohou dobýt { $regions }
part-no_die = kostka nepomáhá soupeřům dobýt { $regions }
part-leaves_pieces = { $piece } v každém dobytém regionu { $kind } { $where }
part-offer-cheaper = příští dobytí můžete zlevnit o { $tokens } (nejméně 1) { $regions }
part-offer-reach = příští dobytí můžete udělat i daleko { $regions }
part-offer-tokens-conquest = mezi dobytími si můžete vzít { $tokens }
part-offer-tokens-redeployment = před přeskupením si můžete vzít { $tokens }
part-offer-abandon = po získání mincí můžete opustit { $regions }, za každý { $coins }
part-offer-sell = před přeskupením můžete vrátit { $tokens } za { $coins }
offer-cost = cena: { $coins }
offer-cost-tokens = cena: { $number ->
        [one] { $number } žeton
        [few] { $number } žetony
       *[other] { $number } žetonů
    } z ruky
offer-turn = { $times } za tah
offer-game = { $times } za hru
part-gathers_on_decline = při přechodu do úpadku se všechny žetony sejdou v jednom regionu, který vyberete, a zůstanou tam
part-keeps_tokens = v úpadku zůstávají všechny žetony na mapě
part-keeps_tokens-some = v úpadku v každém jeho regionu zůstanou nejvýš { $number ->
        [few] { $number } žetony
       *[other] { $number } žetonů
    }
part-keeps_tokens-where = v úpadku zůstávají všechny žetony tady: { $regions }
part-keeps_tokens-some-where = v úpadku zůstane žetonů nejvýš { $number } v každém z těchto: { $regions }
part-cannot_decline = nesmí přejít do úpadku
part-acts_in_decline = v úpadku všechny žetony zůstávají a dobývají dál
part-shares_decline = v úpadku stojí vedle jiného národa
part-declines_after_scoring = může přejít do úpadku až po získání mincí
part-rolls_before_conquest = před každým dobytím se může házet kostkou
part-die = kostka posil { $said }
part-die-more = dává o { $number } víc
part-die-at_least = dává aspoň { $number }
part-die-nothing = má druhý hod, když nepadne nic
part-die-short = má druhý hod, když ten první nestačí

## The check, and boards

check-board = { $games ->
        [one] { $games } zkušební hra
        [few] { $games } zkušební hry
       *[other] { $games } zkušebních her
    }: v pořádku.
check-race = { $games ->
        [one] { $games } zkušební hra
        [few] { $games } zkušební hry
       *[other] { $games } zkušebních her
    } { $editions } s různými schopnostmi: v pořádku.
check-power = { $games ->
        [one] { $games } zkušební hra
        [few] { $games } zkušební hry
       *[other] { $games } zkušebních her
    } { $editions } s různými národy: v pořádku.
check-editions = ({ $some } a { $last })
check-edition = ({ $last })
content-board = { $name }: hráčů { $seats }; { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }; { $regions ->
        [one] { $regions } region
        [few] { $regions } regiony
       *[other] { $regions } regionů
    } { $islands } ({ $kinds }); { $natives }.
content-islands = na { $number ->
        [one] { $number } ostrově
        [few] { $number } ostrovech
       *[other] { $number } ostrovech
    }
content-kind = { $terrain } { $number }
content-natives-base = { $number ->
        [one] { $number } Zapomenutý kmen
        [few] { $number } Zapomenuté kmeny
       *[other] { $number } Zapomenutých kmenů
    }
content-natives-warcraft = { $number ->
        [one] { $number } murlok
        [few] { $number } murlokové
       *[other] { $number } murloků
    }
content-set = { $name }, verze { $version }{ $author }: národy { $races }, schopnosti { $powers }, plány { $boards }.
content-author = , autor { $author }

## How strong it is

judge-head = { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, hráčů { $players }, boti: { $bots }
judge-picks = Výběr: navrchu sloupce ji boti berou v takovém podílu her: { $figure }, tištěné: { $printed } %.
judge-coins = Mince za jednu kombinaci: { $figure }, tištěné { $printed }.
judge-wins = Výhry: { $figure }; se silou jako tištěné { $par } %.
judge-ahead = Náskok před soupeři na konci, v mincích: { $figure }.
judge-strength = Síla podle mincí i výher: { $figure }. Dvě třetiny tištěných leží mezi −1 a +1.
judge-strong = Příliš silné: silnější, než tištěné obvykle bývají.
judge-strong-likely = Nejspíš příliš silné: silnější, než tištěné obvykle bývají. Jisté to ještě není (her: { $games }).
judge-weak = Příliš slabé: slabší, než tištěné obvykle bývají.
judge-weak-likely = Nejspíš příliš slabé: slabší, než tištěné obvykle bývají. Jisté to ještě není (her: { $games }).
judge-fair = Síla je tak akorát, pokud to hry ukazují (her: { $games }).
judge-fair-strong = V mezích, ale spíš silnější, pokud to hry ukazují (her: { $games }).
judge-fair-weak = V mezích, ale spíš slabší, pokud to hry ukazují (her: { $games }).
judge-unknown = Her je příliš málo, nedá se nic říct.
judge-tokens = { $number ->
        [one] Tak akorát by byl asi { $number } žeton.
        [few] Tak akorát by byly asi { $number } žetony.
       *[other] Tak akorát by bylo asi { $number } žetonů.
    }
judge-board = Plán nemá vlastní sílu; posuzují se národy a schopnosti.
judge-interrupted = Přerušeno: dohráno her { $games } / { $wanted }, a tohle říkají.
judge-nothing = Přerušeno dřív, než skončily první hry.
lab-goes-on = Stejný příkaz bude odtud pokračovat.
lab-place = Podle náskoku v mincích, počítáno s tištěnými: místo { $place } / { $among }.
lab-tried = Žetonů { $number }: náskok v mincích { $figure }.
lab-never-fair = Žádný vyzkoušený počet žetonů sílu nesrovná.

## What coins are for, in short

short-name = { $name } ({ $ability })
short-coins_per_turn = každý tah
short-coins_first_turn = první tah
short-once = každý tah
short-region = regiony
short-conquest = dobytí
short-abandoned = opuštěné
short-terrain = krajina
short-symbol = symboly
short-token = žetony
short-border = hranice
short-rival = sousedé
short-victim = soupeři
short-island = ostrovy
short-together = největší skupina
short-group = skupiny
short-anywhere = na mapě
short-defender = obránci
short-lost = ztráty
short-round = kolo
short-left = opuštěno
short-turn = tah

### Proč je číslo na stole takové, jaké je, a co znamenají tvary na mapě.

why-number = Proč { $number }?

## Ceny

why-price = cena
why-stands = { $race } v regionu
why-yours = { $name } (vy)
why-enough = { $hand ->
    [one] V ruce je { $hand } žeton: stačí.
    [few] V ruce jsou { $hand } žetony: stačí.
   *[other] V ruce je { $hand } žetonů: stačí.
  }
why-short = V ruce: { $hand }, chybí { $short }.
why-faces = { $wins ->
    [one] Stačí { $wins } stěna
    [few] Stačí { $wins } stěny
   *[other] Stačí { $wins } stěn
  } { $faces ->
    [6] ze 6
   *[other] z { $faces }
  }: { $percent } %.
why-throws = Kostkou se smí hodit dvakrát: celkem { $percent } %.
why-costs = { $tokens ->
    [one] Jiný národ potřebuje k dobytí { $tokens } žeton, pokud nemá slevu.
    [few] Jiný národ potřebuje k dobytí { $tokens } žetony, pokud nemá slevu.
   *[other] Jiný národ potřebuje k dobytí { $tokens } žetonů, pokud nemá slevu.
  }

## Mince

why-income = { $player }: tolik by tah vynesl teď
why-no-income = Bez regionů nejsou mince.
why-round = Kolo { $round }
why-secret = To vidíte jen vy: kolik má kdo mincí, zůstává do konce tajemstvím.
why-pays = { $power } { $race } ({ $place }): tolik navíc k obvyklé minci
why-each-pays = Na konci tahu vynese každý region 1 minci.
why-took = Dobyto: { $places }.
why-taken-by = { $player } bere: { $places }.
why-changed = { $number }. { $player } bere region{ $victim ->
    [none] .
   *[other] , { $victim } ustupuje.
  }
why-moment-instead = úpadek hned
why-moment-more = nový národ o tah dřív, asi
why-moment-played = tah, jak se odehrál
why-moment-declined = úpadek o tah později
why-moment-after = další tahy, s novým národem vedle starého, asi
why-moment-kept = ty tahy, jak se odehrály
why-moment-overpaid = Stejný tah zahraný jinak by vynesl o tolik víc.
why-moment-unspent = Stejný tah i s těmito regiony by vynesl o tolik víc.
why-moment-left_open = Tolik by region vynesl na konci vašeho příštího tahu.

## Kombinace

why-combo-price = { $price ->
    [0] Horní kombinace je zdarma.
    [one] Nad ní je { $price } kombinace a na ni se klade 1 mince.
    [few] Nad ní jsou { $price } kombinace a na každou se klade 1 mince.
   *[other] Nad ní je { $price } kombinací a na každou se klade 1 mince.
  }
why-combo-gift = { $coins ->
    [one] Už ji přeskočili, za { $coins } minci. Dostane ji ten, kdo si kombinaci vezme.
    [few] Už ji přeskočili, dohromady za { $coins } mince. Dostane je ten, kdo si kombinaci vezme.
   *[other] Už ji přeskočili, dohromady za { $coins } mincí. Dostane je ten, kdo si kombinaci vezme.
  }

## Žetony

why-in-hand = v ruce
why-on-map = na mapě
why-aside = stranou
why-fled = přeživší
why-all-tokens = celkem
why-hand = Dobývat jde jen žetony z ruky. V každém regionu jeden zůstává.
why-to-place = { $number ->
    [one] { $number } žeton patří do vašich regionů, do každého aspoň 1.
    [few] { $number } žetony patří do vašich regionů, do každého aspoň 1.
   *[other] { $number } žetonů patří do vašich regionů, do každého aspoň 1.
  }
why-pieces-to-place = Zbývá rozmístit: { $number }.
why-stood = Předtím: { $number }.
why-keeps = Zůstat musí aspoň { $number }.

## Hra

why-rounds = { $players ->
    [one] Hra pro { $players } hráče
    [few] Hra pro { $players } hráče
   *[other] Hra pro { $players } hráčů
  } trvá { $rounds ->
    [one] { $rounds } kolo.
    [few] { $rounds } kola.
   *[other] { $rounds } kol.
  }
why-rounds-left = { $left ->
    [0] Toto je poslední kolo.
    [one] Zbývá ještě { $left } kolo.
    [few] Zbývají ještě { $left } kola.
   *[other] Zbývá ještě { $left } kol.
  }

## Tvary na mapě

legend-counters = Žetony
legend-counters-text = Žetony národa v barvě hráče. Tmavý štítek říká, kolik jich je; jediný žeton ho nemá.
legend-pennant = Praporek
legend-pennant-text = Čí je region: každý hráč má svou barvu a svůj znak.
legend-realm = Barevná hranice
legend-realm-text = Země aktivního národa v barvě jeho hráče.
legend-declined = Tenká hranice, šedý žeton
legend-declined-text = Národ v úpadku: země i mince mu zůstávají, ale už nedobývá.
legend-nobody = Bledý žeton
legend-nobody-text = Kmen bez hráče. Svůj region brání 1 žetonem.
legend-flag = Cenovka
legend-flag-text = Kolik žetonů je potřeba k dobytí.
legend-dare = Cenovka s kostkou
legend-dare-text = Žetonů je málo. Kostka může pomoci: procenta říkají, jak často.
legend-sure = Bílý obrys
legend-sure-text = Tenhle region jde vzít najisto.
legend-with-die = Přerušovaný obrys
legend-with-die-text = K dobytí je potřeba kostka.
legend-pays = Zlatý obrys
legend-pays-text = Za tenhle region dostane vybraná kombinace něco navíc.
legend-die = Kostka posil
legend-die-text = Jednou, při posledním pokusu, může nahradit chybějící žetony.
legend-race = Čtverec
legend-race-text = Národ.
legend-power = Osmiúhelník
legend-power-text = Zvláštní schopnost, která přichází s národem.
legend-coin = Zlato s plusem
legend-coin-text = Mince, které by tah vynesl teď nebo už vynesl.
legend-purse = Zlato v měšci
legend-purse-text = Vaše mince. Nikdo jiný je nevidí.
legend-gift = Malá mince
legend-gift-text = Mince ležící na kombinaci: dostane je, kdo si ji vezme.

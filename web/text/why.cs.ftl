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
    [one] Stačí { $wins } stěna z { $faces }: { $percent } %.
    [few] Stačí { $wins } stěny z { $faces }: { $percent } %.
   *[other] Stačí { $wins } stěn z { $faces }: { $percent } %.
  }
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
why-fled = vyhnané
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

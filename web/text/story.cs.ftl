# Výsledek partie jako příběh.

story-title = Příběh partie
story-link = Zkopírovat odkaz
story-copied = Odkaz na tento příběh je zkopírovaný. Otevírá jen tuto partii.
story-picture = Jako obrázek
story-no-picture = Tento prohlížeč neumí obrázek vytvořit.
story-race = Závod měšců
story-decided = Co rozhodlo
story-turning = { $round ->
    [2] Ve 2
    [3] Ve 3
    [4] Ve 4
    [12] Ve 12
    [13] Ve 13
    [14] Ve 14
    [20] Ve 20
   *[other] V { $round }
  }. kole se do čela dostává { $player } a už tam zůstává: předtím { $behind ->
    [0] vyrovnaný stav
   *[other] ztráta { $behind }
  }, pak za jediné kolo { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
  }. Nejlepší z ostatních: { $rivals }.
story-always-ahead = { $player }: po žádném kole nebyl ve vedení nikdo jiný.
story-shared = Nakonec není nikdo vpředu: vítězství je společné.
story-sources = Odkud přišly mince
story-start = na začátku
story-active = aktivní regiony
story-declined = regiony v úpadku
story-bonus = prémie
story-cards = kombinace: nalezeno minus zaplaceno
story-other = od jiných a jiným
story-together = celkem
story-rounds = Mince kolo za kolem
story-whose = Čí mince
story-combos = Kolik vynesl který národ
story-dice = Štěstí na kostku
story-luck = hodů { $rolls }, úspěšných { $hits }, čekalo se { $expected }.
story-pips = Hody předem: celkem { $pips }, čekalo se { $usual }.
story-never-rolled = žádný hod
story-no-dice = Nikdo neházel kostkou.
story-took = Kdo komu bral regiony
story-from = vzato hráči

# Slova hry v terminálu. Jak jsou sestaveny klíče, stojí v terminal.en.ftl.

term-word-help = pomoc, nápověda
term-word-board = mapa, stůl
term-word-column = kombinace, sloupec
term-word-why = proč
term-word-hint = rada
term-word-auto = sám, auto
term-word-undo = zpět
term-word-rules = pravidla
term-word-save = uložit
term-word-quit = odejít, konec hry
term-word-pick = vzít
term-word-expand = tažení, na tažení
term-word-decline = úpadek, do úpadku
term-word-conquer = dobýt, dobytí
term-word-reinforce = riskovat
term-word-roll = hodit, kostka
term-word-abandon = opustit
term-word-give_up = vzdát
term-word-end = konec, ukončit

term-help-1 = 3|udělat to, co má v seznamu číslo 3
term-help-2 = dobýt 07|nebo: riskovat, opustit, vzdát region; vzít 1; konec, hodit, tažení, úpadek
term-help-3 = dobýt kozí skála|místo čísla regionu můžete napsat jeho jméno
term-help-4 = 07=3 09=1|kolik žetonů nebo značek do kterého regionu; pouhý Enter je rozmístí za vás
term-help-5 = +07  -07|jedna značka tam, jedna zpět, v libovolném pořadí; pak Enter. Stejně se vzdávají regiony
term-help-6 = mapa  kombinace|ukázat znovu stůl; ukázat, které národy jsou k mání
term-help-7 = proč 07|z čeho se skládá cena regionu a s čím sousedí
term-help-8 = rada  sám|co by udělal bot; nechat to udělat jeho
term-help-9 = zpět|vzít zpět poslední krok, ale ne přes hod kostkou nebo odkrytí
term-help-10 = pravidla SLOVA|najít pravidlo, třeba: pravidla trolové
term-help-11 = uložit SOUBOR|uložit hru
term-help-12 = odejít|vstát od stolu a hru případně uložit

term-bot = { $level } bot
term-coins = { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
  }
term-letters = velké písmeno: aktivní národ, malé: v úpadku
term-no-race = žádný aktivní národ
term-partner = partner: { $player }
term-empty = prázdno
term-conquer = dobýt: { $where } – { $price }
term-reinforce = riskovat: { $where } – { $price }, { $hand }: { $need ->
    [0] vyhrává jakákoli stěna kostky
   *[other] na kostce musí padnout { $need }+
  }, { $percent } %
term-deploy = umístit { $number }: { $where }
term-abandon = opustit: { $where }
term-give_up = vzdát se: { $where }
term-moved = Přesouvá se: { $piece }{ $number ->
    [1] {""}
   *[other] {" "}× { $number }
  } ({ $region } → { $to }).

term-read = Přečíst si o nich: { $words }.
term-to-place = { $most ->
    [some] Můžete umístit
   *[all] Umístěte
  }: { $piece } × { $number }.
term-regions = Regiony: { $regions }
term-now = Teď: { $regions }
term-to-deploy = Rozmístěte vojska ({ $race }): celkem { $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
  }, v každém regionu nejméně { $least }.
term-type-draft = Napište +{ $last } +{ $first } … v libovolném pořadí; -{ $last } vezme jeden zpět. Pouhý Enter nechá vybrat bota.
term-type-deploy = Napište třeba { $example } …, nebo jen stiskněte Enter a žetony se rozestaví rozumně.
term-advice = Bot by udělal toto: { $action }
term-borders = Sousedí s regiony: { $regions }.
term-nothing = Zatím nic.
term-so-far = Zatím: { $regions }{ $left ->
    [0] .
   *[other] ; zbývá { $left }.
  } Pak stiskněte Enter.

term-list-ends = Seznam má čísla od 1 do { $last }; ? ukáže, co dalšího můžete napsat.
term-which-combo = Kterou? Třeba: { $example }.
term-which-region = Který region? Třeba: { $example }.
term-which-rules = Která pravidla? Třeba: { $example }.
term-which-file = Do kterého souboru? Třeba: { $example }.
term-not-understood = Tomu nerozumím: „{ $line }“. { $nearest } ? ukáže všechno.
term-no-region = Takový region tu není: „{ $word }“. { $nearest }
term-mean = Nebylo to „{ $word }“?
term-known = Tady jsou: { $words }.
term-not-number = „{ $part }“ není region=číslo; napište třeba 07=3 09=1.
term-not-listed = Region { $region } není v seznamu.
term-named-already = Region { $region } už je v seznamu; -{ $region } ho vezme zpět.
term-only = Máte jen { $number }; -{ $region } vezme jeden zpět.
term-none-there = V regionu { $region } nic umístěno není.

term-new-game = Hráčů: { $players }, semínko náhody { $seed }; --seed { $seed } dá stejnou hru znovu.
term-left = Vstáváte od stolu; hra neskončila.
term-input-ended = Vstup skončil; hra neskončila.
term-interrupted = Přerušeno; hra neskončila.
term-save-it = Uložit? Napište jméno souboru, nebo stiskněte Enter a hra se neuloží:
term-not-saved = Neuloženo. Příště pomůže --save SOUBOR.
term-saved = Uloženo. Dál to jde takto: { $command }
term-saved-spare = Uloženo do jiného souboru: { $file }. Dál to jde takto: { $command }
term-cannot-write = Soubor { $file } zapsat nejde ({ $reason }). Zvolte jiný.
term-this-is-it = Tady je hra: další řádek dejte do souboru a --load v ní bude pokračovat.
term-record-stops = Tady záznam končí: { $actions ->
    [one] { $actions } krok.
    [few] { $actions } kroky.
   *[other] { $actions } kroků.
  }

term-no-rule = V pravidlech není nic jako „{ $words }“.
term-no-rule-help = Zkuste národ, schopnost nebo méně slov.
term-more = A ještě { $number }; --all ukáže všechno.

term-games = her
term-wins = výher
term-share = podíl výher
term-score = mincí
term-rank = pořadí
term-seat = místo { $seat }
term-speed = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
  }, { $decisions ->
    [one] { $decisions } rozhodnutí
    [few] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
  }: her za sekundu { $pace }, rozhodnutí za sekundu { $rate }
term-progress = her za sekundu: { $pace }, zbývá { $left }
term-progress-turns = tahů za sekundu: { $pace }, zbývá { $left }
term-progress-entries = záznamů za sekundu: { $pace }, zbývá { $left }

term-judged-played = Zahráno: { $plan }.
term-judged-same = Bot by hrál stejně.
term-judged-better = Lepší je: { $plan }. Ztraceno mincí: { $coins } ± { $error }.
term-judged-equal = Stejně dobré je: { $plan } (ztraceno mincí: { $coins } ± { $error }).
term-judged-worse = Lepší než plán bota: { $plan }. Získáno mincí: { $coins } ± { $error }.
term-judged-none = Nebylo co rozhodovat.
term-judged-die = Kostka, { $region }: { $need ->
    [0] vyhrávala jakákoli stěna
   *[other] je třeba { $need }
  }, padá { $face }, šance { $percent } %. Štěstí v mincích: { $luck }.
term-judged-die-first = Kostka před dobytím: padá { $face }. Štěstí v mincích: { $luck }.
term-judged-coins = Mincí za tah: { $coins }.
term-judged-by = Soudí { $bot }; vymyšlených světů na každé srovnání: { $worlds }.
term-judged-sum = { $player }: { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
  }. Ztraceno mincí: { $loss } ± { $error }; štěstí na kostce: { $luck }.
term-judged-worst = { $player }: nejdráž přišel tah v kole { $round }. Ztraceno mincí: { $coins } ± { $error }.

term-best-plan = Nejlepší je: { $plan }.
term-best-now = Mincí za tento tah: { $coins } ({ $items }).
term-best-later = Mincí, které lze čekat pak až do konce hry: { $coins }.
term-best-ahead = Náskok před ostatními od tohoto tahu, v mincích: { $coins } ± { $error }.
term-best-next = Další možnost: { $plan }.
term-best-behind = O tolik mincí méně než nejlepší plán: { $coins } ± { $error }.
term-best-equal = Skoro stejně dobré. O tolik mincí méně než nejlepší plán: { $coins } ± { $error }.
term-best-only = Jiný plán, který by stál za srovnání, není.

# Po jedné z prvních partií: nejvýš tři chvíle, které mohly dopadnout líp. Bez výčitek: co ještě šlo udělat a co by to
# vyneslo. Jména míst jsou v prvním pádě.

moments-title = Ohlédnutí
moments-intro = { $number ->
    [0] Prošli jsme všechny vaše tahy a nenašli nic, co by stálo za to udělat jinak. Výborná partie!
    [one] Bez takové chvíle nehraje nikdo. Tady je ta vaše.
    [few] Bez takových chvil nehraje nikdo. Tady jsou ty vaše i s mincemi, o které šlo.
   *[other] Bez takových chvil nehraje nikdo. Tady jsou ty vaše i s mincemi, o které šlo.
  }
moments-cost = { $coins ->
    [one] mince ve hře
    [few] mince ve hře
   *[other] mincí ve hře
  }
moments-was = Jak to bylo
moments-could = O tah dřív
moments-next = Dál
moments-back = Zpět k výsledku

moment-late_decline = Kdy nechat jít
moment-late_decline-text = { $race } táhnou v { $round }. kole dál: { $played ->
    [one] { $played } mince
    [few] { $played } mince
   *[other] { $played } mincí
  } a o tah později, při úpadku, ještě { $declined }. Úpadek hned by vynesl { $instead } a příštímu národu celý tah navíc: asi { $more }.
moment-late_decline-done = váš národ
moment-late_decline-rule = Národ, který už skoro neroste, vydělá v úpadku téměř totéž a další začne dřív.
moment-overpaid = Drahé dobytí
moment-overpaid-text = Region „{ $region }“ vás stál { $price ->
    [one] { $price } žeton
    [few] { $price } žetony
   *[other] { $price } žetonů
  }. { $way ->
    [later] Až po regionu „{ $instead }“ stojí jen { $cheaper }.
   *[other] Region „{ $instead }“ byl k mání za { $cheaper }.
  } { $number ->
    [0] A vynesl by víc.
    [one] Co ušetříte, stačí ještě na „{ $more }“.
    [few] Co ušetříte, stačí i na další: { $more }.
   *[other] Co ušetříte, stačí i na další: { $more }.
  }
moment-overpaid-done = váš tah
moment-overpaid-better = co bylo k mání
moment-overpaid-rule = Nejdřív hledejte nejlevnější praporky: každý ušetřený žeton může vzít region navíc.
moment-left_open = Otevřené dveře
moment-left_open-text = { $player } bere region „{ $region }“: stojí { $price ->
    [one] { $price } žeton
    [few] { $price } žetony
   *[other] { $price } žetonů
  } a v ruce má { $hand }. { $tokens ->
    [one] Ještě { $tokens } žeton
    [few] Ještě { $tokens } žetony
   *[other] Ještě { $tokens } žetonů
  } a byl by příliš drahý. { $places ->
    [one] Přebytečné stály tam, kam soupeř nedosáhne: „{ $idle }“.
    [few] Přebytečné stály tam, kam soupeř nedosáhne: { $idle }.
   *[other] Přebytečné stály tam, kam soupeř nedosáhne: { $idle }.
  }
moment-left_open-done = co je ztraceno
moment-left_open-better = žetony navíc v týlu
moment-left_open-rule = Při přeskupení nechte v týlu po jednom žetonu a ostatní pošlete k hranici.

# Po jedné z prvních partií: nejvýš tři chvíle, které mohly dopadnout líp. Bez výčitek: co ještě šlo udělat a co by to
# vyneslo. Jména míst jsou v prvním pádě.

moments-title = Co mohlo dopadnout líp
moments-intro = { $number ->
    [0] Prošli jsme všechny vaše tahy a žádnou zřejmou chybu jsme nenašli. Výborná partie!
    [one] Prošli jsme všechny vaše tahy. Tenhle mohl vynést víc mincí.
    [few] Prošli jsme všechny vaše tahy. Tyhle mohly vynést víc mincí.
   *[other] Prošli jsme všechny vaše tahy. Tyhle mohly vynést víc mincí.
  }
moments-cost = se dalo získat
moments-was = Jak to bylo
moments-could = Úpadek o tah dřív
moments-could-in = Úpadek { $round ->
    [2] ve 2
    [3] ve 3
    [4] ve 4
    [12] ve 12
    [13] ve 13
    [14] ve 14
    [20] ve 20
   *[other] v { $round }
  }. kole
moments-next = Dál
moments-back = Zpět k výsledku

moment-late_decline = O tah déle, než bylo třeba
moment-late_decline-text = { $race } { $round ->
    [2] ve 2
    [3] ve 3
    [4] ve 4
    [12] ve 12
    [13] ve 13
    [14] ve 14
    [20] ve 20
   *[other] v { $round }
  }. kole táhnou dál. Tenhle tah a další, s úpadkem, vynesly { $played } + { $declined } mincí. Úpadek hned by za stejné dva tahy vynesl asi { $instead } + { $more }: nový národ by přišel o tah dřív.
moment-late_decline-done = váš národ
moment-late_decline-rule = Národ už skoro neroste? Pošlete ho do úpadku: mince nosí dál a další národ začne dřív.
moment-kept_on = Národ, který už neroste
moment-kept_on-text = { $race }: od { $round }. kola s nimi táhnete dál. Za { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
  }: { $taken ->
    [0] žádný nový region
    [one] { $taken } nový region
    [few] { $taken } nové regiony
   *[other] { $taken } nových regionů
  }, { $played ->
    [one] { $played } mince
    [few] { $played } mince
   *[other] { $played } mincí
  }. Úpadek { $round ->
    [2] ve 2
    [3] ve 3
    [4] ve 4
    [12] ve 12
    [13] ve 13
    [14] ve 14
    [20] ve 20
   *[other] v { $round }
  }. kole by za tu dobu vynesl asi { $instead }: starý národ platí dál a nový dobývá země.
moment-kept_on-done = váš národ
moment-kept_on-rule = Když tah nepřinese novou zemi, je skoro vždy čas na nový národ.
moment-overpaid = Drahé dobytí
moment-overpaid-text = Region „{ $region }“ vás stál { $price ->
    [one] { $price } žeton
    [few] { $price } žetony
   *[other] { $price } žetonů
  }. { $way ->
    [later] Až po regionu „{ $instead }“ by stál jen { $cheaper }.
   *[other] Region „{ $instead }“ stál jen { $cheaper }.
  } { $number ->
    [0] A vynesl by víc.
    [one] Ušetřené žetony by stačily ještě na „{ $more }“.
    [few] Ušetřené žetony by stačily i na další regiony: { $more }.
   *[other] Ušetřené žetony by stačily i na další regiony: { $more }.
  }
moment-overpaid-done = co máte
moment-overpaid-better = co šlo vzít
moment-overpaid-rule = Nejdřív berte nejlevnější regiony: každý ušetřený žeton může vzít region navíc.
moment-unspent = Žetony, které zůstaly v ruce
moment-unspent-text = { $round ->
    [2] Ve 2
    [3] Ve 3
    [4] Ve 4
    [12] Ve 12
    [13] Ve 13
    [14] Ve 14
    [20] Ve 20
   *[other] V { $round }
  }. kole vám po dobývání v ruce { $tokens ->
    [one] zůstal { $tokens } žeton
    [few] zůstaly { $tokens } žetony
   *[other] zůstalo { $tokens } žetonů
  }. { $number ->
    [one] Stačilo by to ještě na „{ $more }“.
    [few] Stačilo by to i na další regiony: { $more }.
   *[other] Stačilo by to i na další regiony: { $more }.
  }
moment-unspent-done = váš národ
moment-unspent-better = co šlo vzít
moment-unspent-rule = Než dobývání ukončíte, podívejte se na mapu ještě jednou: každý dobytý region platí už na konci tohoto tahu.
moment-left_open = Region bez stráže
moment-left_open-text = { $player } bere váš region „{ $region }“: stojí { $price ->
    [one] { $price } žeton
    [few] { $price } žetony
   *[other] { $price } žetonů
  } a v ruce má { $hand }. { $tokens ->
    [one] Ještě { $tokens } žeton tam
    [few] Ještě { $tokens } žetony tam
   *[other] Ještě { $tokens } žetonů tam
  } a nestačilo by to. { $places ->
    [one] Přebytečné stály tam, kam soupeři nedosáhnou: „{ $idle }“.
    [few] Přebytečné stály tam, kam soupeři nedosáhnou: { $idle }.
   *[other] Přebytečné stály tam, kam soupeři nedosáhnou: { $idle }.
  }
moment-left_open-done = co je ztraceno
moment-left_open-better = přebytečné žetony
moment-left_open-rule = Při přeskupení: kam soupeři nedosáhnou, tam stačí jeden žeton. Ostatní patří na hranici.

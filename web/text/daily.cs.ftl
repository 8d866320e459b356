# Hra dne a pozice dne.

day-title = Hra dne
day-what = { $edition }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
  }, boti jsou pro všechny stejní
day-public = Dnes mají všichni stejné rozdání a stejné hody. Každý hraje sám a bez rad.
day-begin = Začít pokus { $try } { $tries ->
    [3] ze 3
   *[other] z { $tries }
  }
day-go-on = Pokračovat v pokusu { $try }
day-no-more = To byl poslední pokus. Zítra bude nová hra.
day-tries = Vaše pokusy
day-try = Pokus { $try }
day-running = ještě se hraje
day-bot = Nejsilnější bot na vašem místě: { $coins }
day-bot-thinks = Nejsilnější bot ještě hraje…
day-key = Kolo po kole: ▲ víc mincí než bot, ● stejně, ▼ méně.
day-line = Small World { $date } · { $coins } (bot { $bot }) · { $signs }
day-share = Sdílet
day-copied = Zkopírováno.
day-not-copied = Prohlížeč kopírování nedovoluje. Řádek je výše.
day-more = Víc než bot o { $coins }
day-less = Bot má víc o { $coins }
day-even = Stejně jako bot

position-title = Pozice dne
position-text = Najděte nejlepší tah: zahrajte tento jediný tah u skutečného stolu. Pak ho posoudí nejsilnější bot.
position-what = { $edition }, kolo { $round } { $rounds ->
    [2] ze 2
    [3] ze 3
    [4] ze 4
    [6] ze 6
    [7] ze 7
    [12] ze 12
    [13] ze 13
    [14] ze 14
    [16] ze 16
    [17] ze 17
    [20] ze 20
   *[other] z { $rounds }
  }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
  }
position-waits = Hledáme pozici…
position-begin = Zahrát tento tah
position-go-on = Zpět k tahu
position-found = Váš plán je stejně dobrý jako nejlepší plán bota.
position-stars = Hvězd: { $stars } ze 3
position-line = Small World { $date } · pozice · { $stars } · ztraceno mincí: { $coins }

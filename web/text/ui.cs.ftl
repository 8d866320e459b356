# Slova stránek a tlačítek v prohlížeči.

ui-claim = Dobýt. Udržet. A včas odejít.
ui-preview = Stolní hry Small World a Small World of Warcraft, s přáteli nebo proti botům. Zdarma a bez účtu.
ui-preview-picture = Pět národů táhne přes kopce, pole a lesy.
ui-your-name = Vaše jméno
ui-you = vy
ui-nameless = Hráč
ui-play = Hrát hned
ui-play-now = { $edition }, proti { $bots ->
    [one] { $bots } botovi
    [few] { $bots } botům
   *[other] { $bots } botům
  }
ui-play-bots = proti { $bots ->
    [one] { $bots } botovi
    [few] { $bots } botům
   *[other] { $bots } botům
  }
ui-play-easy = Zahrát si s lehkým botem
ui-play-easy-text = dobrá další partie
ui-learn = Naučit se hrou
ui-learn-text = Poprvé tady? Rádce vysvětlí každý krok
ui-learn-other = { $edition } s rádcem
ui-coach = Rádce
ui-coach-wish = Rádce vysvětluje hru
ui-friends = Hrát s přáteli
ui-new-table = Založit stůl
ui-new-here = Spolu u této obrazovky
ui-join-table = Přidat se ke stolu
ui-pasted-link = Máte odkaz nebo kód?
ui-join-or-watch = Přidat se nebo sledovat
ui-no-link = To není odkaz na stůl. Zkopírujte ho celý, od http až do konce.
ui-my-games = Moje hry
ui-me = Moje výsledky
ui-day = Hra dne
ui-day-text = pro všechny stejná, tři pokusy
ui-day-result = Výsledek dne
ui-open = čeká se na hráče
ui-forget = Odebrat ze seznamu
ui-forget-sure = Odebrat tuto hru ze seznamu?
ui-forget-text = Hra poběží dál a místo zůstane vaše: 60 dní ji najdete mezi odebranými.
ui-forget-do = Odebrat
ui-forgotten = { $game }: odebráno ze seznamu.
ui-forgotten-games = Odebrané hry: { $number }
ui-remember = Vrátit do seznamu
ui-all-games = Všechny hry: { $number }
ui-turn-goes = Jak probíhá tah
ui-turn-goes-1 = Vyberte národ, každý má svou schopnost.
ui-turn-goes-2 = Obsazujte regiony: cenu ukazuje cenovka.
ui-turn-goes-3 = Rozmístěte žetony, aby země vydržely.
ui-turn-goes-4 = Za každý region dostanete minci.
ui-fan-made = Hra nadšenců s vlastními texty a herními plány; ikony z Game-icons.net, CC BY 3.0. Bez spojení s vydavatelem.
ui-credits = Autoři
ui-credits-own = Herní plány, ostrovy, moře i všechny texty vznikly pro tuto hru.
ui-credits-icons = Ikony:
ui-credits-changed = Ikony jsou zjednodušené: body jsou zaokrouhlené a barvu přebírají od okolního textu.
ui-credits-programs = Stránka běží na Preactu, Fluentu a uqr.
ui-licences = Jejich licence
ui-no-server = Server neodpovídá. Zkuste to za chvíli.
ui-language = Jazyk
ui-home = Úvodní stránka
ui-connecting = Sedáme si ke stolu…
ui-reconnecting = Spojení se přerušilo – vracíme se…
ui-engine = Hra se načítá…
ui-engine-broken = Hru se tu nepodařilo spustit.
ui-engine-again = Zkusit znovu
ui-engine-missing = Část hry se ještě nestáhla. Hra bude pokračovat, jakmile bude síť.
ui-newer = Je tu nová verze.
ui-newer-take = Přejít na ni
ui-newer-soon = Je tu novější verze. Stránka na ni přejde po vašem tahu.
ui-device = Na tomto zařízení
ui-device-coming = Všechno se sem ukládá, aby šlo hrát i bez sítě.
ui-device-kept = Všechno je tady: můžete hrát bez sítě.
ui-device-could = Uložte si hru do tohoto zařízení a proti botům zahrajete i bez sítě.
ui-keep = Uložit do zařízení
ui-install = Nainstalovat
ui-games-save = Uložit vše do souboru
ui-games-open = Otevřít uložený soubor
ui-games-refused = { $number ->
    [one] { $number } hra se nedala použít.
    [few] { $number } hry se nedaly použít.
   *[other] { $number } her se nedalo použít.
}
ui-no-table = Takový stůl tu není
ui-no-table-text = Možná už neexistuje, nebo ho tento odkaz neotevírá.
ui-frozen = Hra u tohoto stolu stojí
ui-refused = To nejde.
ui-too-late = To už nejde.

ui-edition = Hra
ui-players = Hráči
ui-players-at = { $number ->
    [one] { $number } hráč
    [few] { $number } hráči
   *[other] { $number } hráčů
  }
ui-seat = Hráč { $seat }
ui-kind-person = Hráč u této obrazovky
ui-kind-bot = Bot
ui-character = Povaha
ui-character-any = Jakákoli povaha
ui-character-any-text = O povaze rozhodne los.
ui-bot-1 = Bodlák
ui-bot-2 = Žalud
ui-bot-3 = Kopřiva
ui-bot-4 = Jetel
ui-bot-5 = Mák
ui-kind-open = Host přes odkaz
ui-sits-person = Hráč
ui-sits-open = Čeká se na hosta
ui-open-text = přijde s pozvánkou
ui-open-seat = Volné místo
ui-seats-hint = Hráči u této obrazovky se střídají na jednom zařízení; ostatní přijdou přes odkaz.
ui-preset = Pravidla podle vydání
ui-pace = Boti přemýšlejí
ui-pace-200 = krátce
ui-pace-600 = v klidu
ui-pace-1200 = dlouho
ui-deadline = Za nepřítomného zaskočí bot
ui-deadline-60 = po 1 min
ui-deadline-120 = po 2 min
ui-deadline-600 = po 10 min
ui-deadline-86400 = po dni
ui-deadline-0 = nikdy
ui-clock = Hodiny běží
ui-clock-away = jen nepřítomným
ui-clock-turn = v každém tahu
ui-clock-away-text = Když hráč ztratí spojení, hraje za něj bot, dokud se nevrátí.
ui-clock-turn-text = Když vyprší čas na tah, dohraje ho bot. Pak hraje zase sám hráč.
ui-limit = Čas na tah
ui-limit-60 = 1 min
ui-limit-180 = 3 min
ui-limit-600 = 10 min
ui-limit-3600 = 1 hodina
ui-limit-86400 = den
ui-limit-259200 = 3 dny
ui-limit-604800 = týden
ui-board = Ostrovy
ui-board-lot = náhodně
ui-board-choose = podle výběru
ui-board-part = Ostrov { $number }
ui-options = Upravit pravidla ({ $number })
ui-as-preset = podle vydání
ui-open-table = Založit stůl
ui-begin = Začít
ui-seats-still-open = Čeká se na hosty…
ui-sit-here = Posadit se sem
ui-seat-bot = Posadit bota
ui-seat-open = Nechat volné
ui-leave = Vstát od stolu
ui-leave-sure = Uvolnit místo?
ui-leave-text = Může si na něj sednout někdo jiný. Dokud je nějaké místo volné, s pozvánkou se můžete vrátit.
ui-choose-seat = Napište své jméno a vyberte volné místo.
ui-wait-for-host = Hra začne, až ji hostitel spustí.
ui-watching = Díváte se na hru
ui-watching-full = Díváte se na hru: všechna místa jsou obsazená
ui-join-late = Vystřídat bota
ui-join-late-text = Napište své jméno a vyberte místo: jeho regiony a mince budou vaše.
ui-begun = Hra už začala
ui-begun-bots = Na některých místech sedí boti: napište své jméno a jedno z nich převezměte.
ui-begun-full = Všechna místa jsou obsazená. Požádejte hostitele o odkaz pro diváky, nebo založte vlastní stůl.
ui-begun-over = Požádejte hostitele o další hru, nebo založte vlastní stůl.
ui-invite = Pozvat přátele
ui-here-only = Tyto odkazy fungují jen na tomto počítači, protože hra běží jen pro něj. Jak pustit dovnitř ostatní, se dočtete v okně, odkud byla spuštěna.
ui-spoken-code = Nebo nadiktujte kód:
ui-invite-link = Hrát
ui-watch-link = Dívat se
ui-watch-link-text = Odkaz ukazuje tento stůl i jeho odvety.
ui-seat-link = Toto místo na jiném zařízení
ui-copy = Kopírovat
ui-copied = Zkopírováno
ui-copy-by-hand = Odkaz je označený: zkopírujte ho klávesami Ctrl+C nebo dlouhým stiskem.
ui-qr = Pozvánka jako kód pro fotoaparát telefonu

ui-map = Mapa
ui-round = Kolo { $round } { $rounds ->
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
  }
ui-round-word = kolo
ui-goal = Po { $rounds }. kole vítězí nejbohatší
ui-table = Stůl
ui-steps = Části tahu
ui-part-ready = Příprava
ui-part-conquer = Dobývání
ui-part-redeploy = Přesun
ui-part-coins = Mince
ui-sure = jistě
ui-with-die = s kostkou
ui-on-turn = na tahu
ui-is-bot = bot
ui-purse = mincí
ui-purse-is = Vaše mince
ui-in-purse = máte v měšci
ui-earns = získá
ui-regions = { $number ->
    [one] { $number } region
    [few] { $number } regiony
   *[other] { $number } regionů
  }
ui-picks-next = vybere nový
ui-not-yet = ještě není na mapě
ui-fold = Sbalit postranní panel
ui-unfold = Rozbalit postranní panel
ui-since = Od minulého tahu
ui-since-none = Zatím nic. Tady se dočtete, kdo co udělal.
ui-recap = Co se stalo
ui-recap-lost = { $regions ->
    [0] { $tokens ->
        [0] O nic nepřicházíte.
        [one] Ztrácíte { $tokens } žeton.
        [few] Ztrácíte { $tokens } žetony.
       *[other] Ztrácíte { $tokens } žetonů.
      }
   *[other] Ztrácíte: { $places }{ $tokens ->
        [0] .
        [one] {" "}a { $tokens } žeton.
        [few] {" "}a { $tokens } žetony.
       *[other] {" "}a { $tokens } žetonů.
      }
  }
ui-recap-stand = { $number ->
    [0] Nezbývá vám žádný region.
    [one] Zůstává vám { $number } region.
    [few] Zůstávají vám { $number } regiony.
   *[other] Zůstává vám { $number } regionů.
  }
ui-recap-got = Soupeři vám platí { $coins ->
    [one] { $coins } minci.
    [few] { $coins } mince.
   *[other] { $coins } mincí.
  }
ui-recap-paid = Platíte { $coins ->
    [one] { $coins } minci.
    [few] { $coins } mince.
   *[other] { $coins } mincí.
  }
ui-log-all = vše
ui-log-less = méně
ui-deed-came = { $who ->
    [you] Přivádíte
   *[other] { $player } přivádí
  } nový národ – { $combo }{ $number ->
    [0] .
    [one] {" "}– a { $who ->
        [you] obsazujete
       *[other] obsazuje
      } { $number } region.
    [few] {" "}– a { $who ->
        [you] obsazujete
       *[other] obsazuje
      } { $number } regiony.
   *[other] {" "}– a { $who ->
        [you] obsazujete
       *[other] obsazuje
      } { $number } regionů.
  }
ui-deed-took = { $who ->
    [you] Obsazujete
   *[other] { $player } obsazuje
  } { $number ->
    [one] { $number } region.
    [few] { $number } regiony.
   *[other] { $number } regionů.
  }
ui-earned = Získáno
ui-lost-to = { $player } ztrácí { $number ->
    [one] { $number } region
    [few] { $number } regiony
   *[other] { $number } regionů
  }
ui-deed-declined = { $race } { $who ->
    [you] přecházejí
   *[other] ({ $player }) přecházejí
  } do úpadku.
ui-deed-gone = { $race } ({ $who ->
    [you] vaši
   *[other] { $player }
  }) mizí z mapy.
ui-deed-found = Odkryto v regionu „{ $region }“: { $piece }.
ui-deed-missed = { $who ->
    [you] Kostka vám nepřeje.
   *[other] { $player } hází kostkou marně.
  }
ui-deed-nothing = { $who ->
    [you] Nic nového nedobýváte.
   *[other] { $player } nic nového nedobývá.
  }
ui-nobody = nikdo
ui-regions-held = Počet regionů
ui-income-now = Příjem v tuto chvíli
ui-stand-in = Za tohoto hráče hraje bot
ui-away = Není u stolu
ui-let-bot = Ať za mě hraje bot
ui-let-bot-for = Ať hraje bot: { $player }
ui-bot-plays-for-me = Hraje za vás bot
ui-bot-plays-for = { $player }: hraje bot
ui-take-back = Vrátit se ke stolu
ui-late-me = Váš čas vypršel. Tento tah dohraje bot.
ui-late-of = { $player }: čas vypršel. Tento tah dohraje bot.
ui-pause-ask = Navrhnout pauzu
ui-pause-asked = { $player } navrhuje pauzu.
ui-pause-own = Váš návrh na pauzu čeká na souhlas všech.
ui-pause-agree = Souhlasím
ui-pause-no = Hrát dál
ui-pause-on = Pauza. Hodiny stojí a boti odpočívají.
ui-pause-end = Pokračovat
ui-say = Něco říct
ui-say-faces = Obličeje
ui-say-phrases = Věty
ui-say-soon = Než řeknete něco dalšího, chvilku počkejte.
ui-mute = Neslyšet: { $player }
ui-notify = Dát mi vědět, až budu na tahu
ui-notify-text = Prohlížeč ukáže zprávu, i když se díváte jinam.
ui-notify-no = Prohlížeč odsud zprávy neukazuje. Povolit je můžete v jeho nastavení.
ui-notify-turn = Jste na tahu.
ui-push = I když je tato stránka zavřená
ui-push-no = Když je stránka zavřená, tomuto prohlížeči se nedá dát vědět.
ui-screen = Zobrazit na velké obrazovce
ui-screen-text = Pro televizi: mapa, národy všech hráčů, kronika a kód pro připojení. Žádná tajemství.
ui-screen-join = Připojte se telefonem
ui-screen-watch = Dívejte se na telefonu
say-smile = usmívá se
say-laugh = směje se
say-wow = žasne
say-think = přemýšlí
say-sad = tváří se smutně
say-angry = zlobí se
say-hello = Ahoj!
say-luck = Hodně štěstí!
say-well_played = Skvělý tah!
say-thanks = Díky!
say-sorry = Nic osobního!
say-ouch = Au!
say-close = To bylo o chlup!
say-moment = Moment, prosím.
say-your_turn = Jste na tahu!
say-revenge = Já se vrátím!
say-good_game = Pěkná hra!
ui-show-domain = Ukázat tyto regiony
ui-combos = Volné kombinace
ui-price = Cena
ui-log = Kronika
ui-log-redeployed = { $player } přeskupuje vojska: { $places }.
ui-log-undone = Poslední krok je vzat zpět.
ui-log-stood_in = { $player } odchází od stolu, hraje bot.
ui-log-returned = { $player } je zpátky u stolu.
ui-log-pause_wanted = { $player } navrhuje pauzu.
ui-log-paused = Všichni souhlasí: pauza.
ui-log-resumed = Hra pokračuje.
ui-log-said = { $player }: { $word }
ui-log-mended = Pravidla jsou opravena a hra pokračuje: { $round }. kolo, na tahu je { $player }.
ui-actions = Váš tah
ui-menu = Nastavení

ui-combo-price = { $coins ->
    [0] Zdarma
    [one] Stojí { $coins } minci
    [few] Stojí { $coins } mince
   *[other] Stojí { $coins } mincí
  }
ui-combo-coins = { $coins ->
    [one] Leží na ní { $coins } mince
    [few] Leží na ní { $coins } mince
   *[other] Leží na ní { $coins } mincí
  }
ui-free = zdarma
ui-pay = za
ui-tokens-word = { $tokens ->
    [one] žeton
    [few] žetony
   *[other] žetonů
  }
ui-tokens = { $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
  }
ui-take-pay = Vzít za
ui-take-free = Vzít
ui-pick-one = Vyberte si kombinaci
ui-look-at-map = Podívat se na mapu

ui-costs = { $price ->
    [one] stojí { $price } žeton
    [few] stojí { $price } žetony
   *[other] stojí { $price } žetonů
  }
ui-conquer = { $price ->
    [one] Dobýt za { $price } žeton
    [few] Dobýt za { $price } žetony
   *[other] Dobýt za { $price } žetonů
  }
ui-reinforce = Hodit kostkou: { $percent } %
ui-without-die = { $price ->
    [one] { $price } žeton bez pomoci kostky
    [few] { $price } žetony bez pomoci kostky
   *[other] { $price } žetonů bez pomoci kostky
  }
ui-die-needs = Máte { $hand }: { $need ->
    [0] vyhrává jakákoli stěna kostky
   *[other] na kostce musí padnout { $need } nebo víc
  }.
ui-own-land = Tahle země už je vaše: drží ji váš národ v úpadku.
ui-die-ends = Hod kostkou ukončí dobývání.
ui-still-sure = Bez kostky můžete vzít ještě { $regions ->
    [one] { $regions } region.
    [few] { $regions } regiony.
   *[other] { $regions } regionů.
  }
ui-chance = { $hand ->
    [one] { $hand } žeton
    [few] { $hand } žetony
   *[other] { $hand } žetonů
  } a kostka: { $wins ->
    [one] vyhrává { $wins } stěna
    [few] vyhrávají { $wins } stěny
   *[other] vyhrává { $wins } stěn
  } { $faces ->
    [6] ze 6
   *[other] z { $faces }
  }, { $percent } %
ui-chance-twice = { $hand ->
    [one] { $hand } žeton
    [few] { $hand } žetony
   *[other] { $hand } žetonů
  } a kostka, kterou se smí hodit dvakrát: { $percent } %
ui-in-decline = v úpadku
ui-in-hand = { $tokens ->
    [one] { $tokens } žeton v ruce
    [few] { $tokens } žetony v ruce
   *[other] { $tokens } žetonů v ruce
  }
ui-if-stop = když teď skončíte
ui-if-decline = při úpadku

ui-your-turn = Jste na tahu!
ui-turn-of = Na tahu je { $player }
ui-waiting = { $player } přemýšlí…
ui-busy = …
ui-skip = Přeskočit
ui-over = Hra skončila
ui-won = { $who ->
    [you] Vyhráváte
   *[other] { $number ->
        [one] Vítězí { $players }
        [few] O vítězství se dělí { $players }
       *[other] O vítězství se dělí { $players }
      }
  }
ui-ask-redeploy = { $number ->
    [0] Přesouvejte žetony podle libosti
    [one] Umístěte ještě { $number } žeton
    [few] Umístěte ještě { $number } žetony
   *[other] Umístěte ještě { $number } žetonů
  }
ui-ask-retreat = { $number ->
    [0] Všichni přeživší našli útočiště
    [one] { $number } přeživší hledá útočiště
    [few] { $number } přeživší hledají útočiště
   *[other] { $number } přeživších hledá útočiště
  }
ui-retreat-text = Rozmístěte je do regionů, které jejich národ ještě drží.
ui-retreat-last = Váš poslední tah už skončil: mince nepřinesou, ale při shodě mohou rozhodnout žetony na mapě.
ui-ask-deploy-piece = { $number ->
    [0] { $piece }: vše umístěno ({ $total })
   *[other] { $piece }: zbývá { $number } (celkem { $total })
  }
ui-prompt-declare = Na tažení, nebo do úpadku?
ui-prompt-pick = Vyberte si kombinaci
ui-prompt-begin = Před dobýváním
ui-prompt-conquer = Vyberte, co dobýt
ui-prompt-conquer-done = Už není co dobývat
ui-prompt-recruit = Chcete nové žetony?
ui-prompt-place = Rozmístěte své žetony
ui-prompt-close = Ještě něco v tomto tahu?
ui-aim = { $use }: vyberte region
ui-aim-second = { $use }: vyberte druhý region
ui-name-player = Vyberte hráče.
ui-do-expand = Na tažení
ui-do-decline = Do úpadku
ui-do-muster = { $race } táhnou jako první
ui-do-abandon = Opustit region
ui-do-roll = Nejdřív hodit kostkou
ui-do-give_up = Vzdát se regionů
ui-do-end = Skončit
ui-end = Hotovo
ui-end-conquer = Ukončit dobývání
ui-end-close = Ukončit tah
ui-step-less = o jeden méně: { $place }
ui-step-more = o jeden více: { $place }
ui-gather = Vzít vše do ruky
ui-gather-tip = Vrátí do ruky vše, co smí opustit svůj region
ui-guard-tokens = Bránit hranice
ui-guard-tokens-tip = Postaví všechny žetony tam, kam se dostanou soupeři, nejvíc tam, kde je co ztratit
ui-guard-pieces = Rozmístit zbytek
ui-guard-pieces-tip = Položí zbytek tam, kde nejvíc pomůže
ui-to-place = { $number ->
    [0] vše umístěno
    [one] zbývá { $number }
    [few] zbývají { $number }
   *[other] zbývá { $number }
  }
ui-place-more = Hotovo: umístěte ještě { $number }
ui-threat = může zaútočit
ui-no-threat = žádný soupeř vedle
ui-confirm-deploy = Hotovo
ui-undo = Vzít zpět
ui-hint = Rada: co by udělal silný hráč?
ui-cancel = Zrušit
ui-back = Vrátit se
ui-close = Zavřít
ui-sure-end = { $tokens ->
    [one] V ruce máte ještě { $tokens } žeton
    [few] V ruce máte ještě { $tokens } žetony
   *[other] V ruce máte ještě { $tokens } žetonů
  }
ui-sure-end-text = Ještě je co dobývat. Přesto skončit?
ui-sure-pieces = { $piece }: v ruce ještě { $number }
ui-sure-pieces-text = Na mapě je ještě místo. Přesto skončit?
ui-sure-decline = Poslat národ do úpadku?
ui-sure-decline-text = Už nebude dobývat a tento tah skončí. V příštím tahu si vyberete novou kombinaci.
ui-sure-decline-nothing-text = V tomto tahu z toho nebude ani mince. V příštím tahu si vyberete novou kombinaci.
ui-sure-decline-last = V posledním kole do úpadku?
ui-sure-decline-last-text = Získáte { $declined ->
    [one] { $declined } minci
    [few] { $declined } mince
   *[other] { $declined } mincí
  } místo { $now }, i kdyby už další regiony nepřibyly. Nový národ už přijít nestihne.
ui-decline-stay = Tento tah, když potáhnete dál, ještě bez nových regionů
ui-decline-now = Tento tah při úpadku
ui-decline-leaves = Z mapy navždy zmizí { $races }
ui-decline-once = jednou
ui-decline-each = každý tah
ui-decline-later = Potom, dokud si národ v úpadku drží své regiony
ui-decline-new = Příští tah, první pro nový národ, třeba { $combo } ({ $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
  })
ui-decline-new-text = { $regions ->
    [one] { $regions } region
    [few] { $regions } regiony
   *[other] { $regions } regionů
  } na dnešní mapě: jen ty nejlevnější a bez kostky.{ $price ->
    [0] {""}
    [one] {" "}Stojí { $price } minci.
    [few] {" "}Stojí { $price } mince.
   *[other] {" "}Stojí { $price } mincí.
  }{ $lying ->
    [0] {""}
    [one] {" "}Na kombinaci leží { $lying } mince.
    [few] {" "}Na kombinaci leží { $lying } mince.
   *[other] {" "}Na kombinaci leží { $lying } mincí.
  }
ui-die = { $face ->
    [0] Na kostce nepadlo nic
   *[other] Na kostce padlo { $face }
  }
ui-die-won = { $needed ->
    [0] vyhrávala jakákoli stěna
   *[other] bylo třeba { $needed }
  }, { $face ->
    [0] nepadlo nic
   *[other] padlo { $face }
  }: dobyto
ui-die-lost = bylo třeba { $needed }, { $face ->
    [0] nepadlo nic
   *[other] padlo { $face }
  }: odraženo
ui-sound-on = Zvuk zapnut
ui-sound-off = Zvuk vypnut
ui-whole-map = Celá mapa

ui-hand-over = Zařízení si bere { $player }
ui-hand-over-to = Zařízení si bere
ui-i-am = To jsem já, { $player }: ukázat můj tah

ui-level = Boti ve vašich hrách
ui-speed = Animace
ui-speed-off = žádné
ui-speed-fast = rychlé
ui-speed-normal = běžné
ui-theme = Vzhled
ui-theme-system = podle zařízení
ui-theme-light = světlý
ui-theme-dark = tmavý
ui-taste-sound = Zvuk
ui-taste-prices = Ceny na mapě
ui-taste-oneClick = Dobývat jedním klepnutím
ui-taste-warnings = Zeptat se, když to vypadá na přehmat
ui-help = Jak se tu hraje
ui-help-turn = Klepněte na orámovaný region a uvidíte, kolik stojí a proč; dalším klepnutím nebo zeleným tlačítkem ho dobudete.
ui-on-this-map = Na této mapě (klepnutím otevřete pravidlo)
ui-signs = Znaky na tlačítkách a u hráčů
ui-keys = Klávesy
ui-sign-truce = Příměří s jiným hráčem
ui-form-tokens = Žetony
ui-form-tokens-text = Kolik žetonů tu stojí, říká tmavý štítek. Jediný žeton ho nemá.
ui-form-flag = Cenovka
ui-form-flag-text = Cena regionu v žetonech.
ui-form-sure = Bílý obrys
ui-form-sure-text = Tento region získáte jistě.
ui-form-die = Přerušovaný obrys
ui-form-die-text = Bez kostky se neobejdete.
ui-form-owner = Praporek
ui-form-owner-text = Čí je region: každý hráč má svou barvu a znak.
ui-form-declined = Šedý žeton
ui-form-declined-text = Národ v úpadku: region drží, další už nedobývá.
ui-form-nobody = Bledý žeton
ui-form-nobody-text = Kmen bez hráče: jen brání svůj region.
ui-form-coin = Zlato
ui-form-coin-text = Mince. Kdo jich má nejvíc, vítězí.
ui-form-race = Čtverec
ui-form-race-text = Národ.
ui-form-power = Osmiúhelník
ui-form-power-text = Zvláštní schopnost, která přichází s národem.
ui-key-arrows = ← ↑ ↓ →
ui-key-arrows-text = od regionu k regionu
ui-key-enter = Enter
ui-key-enter-text = ukázat; podruhé provést
ui-key-steps = + −
ui-key-steps-text = o žeton víc, o žeton méně
ui-key-u = U
ui-key-u-text = vzít zpět
ui-key-e = E
ui-key-e-text = skončit, potvrdit
ui-key-w = W
ui-key-w-text = co se stalo od vašeho minulého tahu
ui-key-m = M
ui-key-m-text = zvuk
ui-key-b = B
ui-key-b-text = sbalit nebo rozbalit panel
ui-key-r = R
ui-key-r-text = otevřít pravidla
ui-key-l = L
ui-key-l-text = co je co na mapě
ui-key-h = H
ui-key-h-text = proti botům: co by udělal silný hráč?
ui-key-i = I
ui-key-i-text = proč? – o tom, na co ukazujete
ui-key-esc = Esc
ui-key-esc-text = vrátit se
ui-key-help = ?
ui-key-help-text = tato stránka

ui-result = Výsledek
ui-show-result = Zobrazit výsledek
ui-winner = { $number ->
    [one] Vítězí { $players }: { $coins ->
        [one] { $coins } mince!
        [few] { $coins } mince!
       *[other] { $coins } mincí!
      }
    [few] O vítězství se dělí { $players }: po { $coins ->
        [one] { $coins } minci!
        [few] { $coins } mincích!
       *[other] { $coins } mincích!
      }
   *[other] O vítězství se dělí { $players }: po { $coins ->
        [one] { $coins } minci!
        [few] { $coins } mincích!
       *[other] { $coins } mincích!
      }
  }
ui-you-win = Vyhráváte: { $coins ->
    [one] { $coins } mince!
    [few] { $coins } mince!
   *[other] { $coins } mincí!
  }
ui-your-place = { $short ->
    [0] Máte také
   *[other] Máte
  } { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }{ $short ->
    [0] , ale na mapě méně žetonů.
   *[other] , o { $short } méně než vítěz: { $place }. místo { $players ->
        [2] ze 2
        [3] ze 3
        [4] ze 4
       *[other] z { $players }
      }.
  }
ui-bars = Odkud jsou mince:
ui-bar-land = regiony
ui-bar-bonus = navíc za národy, schopnosti a nálezy
ui-bar-start = na začátku
ui-bar-paid = zaplaceno
ui-again = Ještě jednu!
ui-rematch = Odveta
ui-rematch-text = Všichni se posunou o jedno místo a začíná ten, kdo byl druhý.
ui-rematch-gone = { $number ->
    [one] { $players } tu teď není. Než se vrátí, hraje bot.
    [few] { $players } tu teď nejsou. Než se vrátí, hrají boti.
   *[other] { $players } tu teď nejsou. Než se vrátí, hrají boti.
  }
ui-to-rematch = K odvetě
ui-rematch-begun = Odveta začala.
ui-truce-with = Příměří: { $player }
ui-record = Stáhnout záznam partie
ui-set-aside = stranou: { $tokens }

## Rule cards

ui-rules = Pravidla
ui-rules-of = Pravidla: { $name }
ui-rule-all = Všechna pravidla
ui-rule-search = Hledat v pravidlech
ui-rule-none = Taková slova nejsou na žádné kartě.
ui-rule-gone = Tato karta už neexistuje. Zkuste ji najít mezi všemi pravidly.
ui-rule-ids = Čísla pravidel
ui-rule-related = Související karty
ui-rule-usual = obvykle
ui-rules-here = Pravidla tohoto stolu
ui-rules-usual = beze změn
ui-rule-here = u tohoto stolu
ui-contents = Obsah
ui-rule-earns = Příjem
ui-rule-print = Vytisknout
ui-tip-more = více
ui-why-gone = Tohle číslo už na stole není.
ui-legend = Co je co na mapě
ui-lessons = První partie, lekci po lekci
ui-lessons-text = Co říká rádce, když na něco poprvé dojde, s čísly jednoho příkladu. Tlačítko „Naučit se hrou“ na úvodní stránce to zahraje s vámi.
ui-lessons-use = zvláštní akce
ui-home-made = vlastní výroby
ui-workshop = Dílna
ui-to-workshop = Zpět do dílny
ui-yours = vaše
ui-homemade = Vlastní výroba
ui-homemade-text = Národy, schopnosti, mapy nebo celé sady v textových souborech (TOML), dohromady nejvýš 64 kB. Soubory sem můžete i přetáhnout. Co v nich stojí, vidí všichni u stolu.
ui-homemade-offered = Nabídka tohoto serveru
ui-homemade-mine = Z vaší dílny
ui-homemade-add = Přidat soubor
ui-homemade-paste = Nebo vložit text
ui-homemade-paste-do = Přidat tento text
ui-homemade-remove = Odebrat: { $name }
ui-homemade-long = Vlastní výtvory mají dohromady nejvýš 64 kB.
ui-homemade-board = Mapa
ui-homemade-board-usual = obvyklá
ui-made-by = autor: { $author }
ui-of-set = ze sady { $set }
ui-brought-by = přidal hráč: { $player }
ui-card-board = mapa
ui-card-set = sada
ui-board-of = { $regions ->
    [one] { $regions } region
    [few] { $regions } regiony
   *[other] { $regions } regionů
  }, { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
  }
ui-card-idea = obecné pravidlo
ui-card-step = krok tahu
ui-card-race = národ
ui-card-power = schopnost
ui-card-piece = značka
ui-card-terrain = terén
ui-card-symbol = symbol
ui-card-option = varianta pravidel
ui-cards-idea = Obecná pravidla
ui-cards-step = Tah krok za krokem
ui-cards-race = Národy
ui-cards-power = Schopnosti
ui-cards-piece = Značky
ui-cards-terrain = Souš a voda
ui-cards-symbol = Symboly
ui-cards-option = Varianty pravidel

## Čekání

ui-continue = Pokračovat
ui-name-first = Jak se jmenujete? Napište jméno a stiskněte Enter.
ui-share = Sdílet
ui-share-join = Zahrajeme si Small World?
ui-share-watch = Pojďte se dívat na naši partii Small World!
ui-wait-slow = Na tahu je { $player }: { $time }
ui-wait-lost = { $player } nemá spojení.
ui-wait-left = Za { $time } zaskočí bot.
ui-wait-now = Každou chvíli zaskočí bot.
ui-wait-gone = Už { $time }.
ui-wait-own = Zbývá vám { $time }.
ui-wait-turn = { $player }: zbývá { $time }.
ui-days = { $days } d { $time }
ui-kept = Otevřít záznam
ui-kept-text = Partii uloženou do souboru si můžete znovu prohlédnout a z kteréhokoli okamžiku hrát dál. Stačí i pozice jako text.
ui-kept-file = Soubor
ui-kept-paste = nebo sem vložte text
ui-kept-open = Otevřít
ui-kept-too-big = Soubor je větší než { $most } kB; tak velký žádný záznam partie není.
ui-story = Jak to dopadlo a proč
ui-replay = Záznam partie
ui-look-back = Co mohlo dopadnout líp
ui-look-back-of = { $player }: co mohlo dopadnout líp

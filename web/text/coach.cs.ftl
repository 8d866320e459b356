# Co říká rádce v první partii: nadpis a jedna dvě věty. Mezi ** stojí to nejdůležitější.
# coach-LEKCE-VYDÁNÍ nahrazuje coach-LEKCE tam, kde má vydání vlastní slova.

coach-got-it = Jasně
coach-off = bez rádce
coach-progress = Lekce { $number } / { $total }

coach-goal = Rozhodují mince
coach-goal-text = Kdo má po **{ $rounds ->
    [one] { $rounds } kole
    [few] { $rounds } kolech
   *[other] { $rounds } kolech
  }** nejvíc mincí, vyhrává.
coach-differs = Svět ostrovů
coach-differs-text = Tady se pluje z **ostrova** na ostrov. Dvě **frakce** dostávají mince za boj mezi sebou a pod fialovými kosočtverci leží poklady.
coach-second = Nový začátek
coach-second-text = { $race } zůstávají na mapě, a dokud je nikdo nevyžene, přinášejí { $coins ->
    [one] **{ $coins } minci**
    [few] **{ $coins } mince**
   *[other] **{ $coins } mincí**
  } za tah. Vyberte, kdo přijde po nich: vydělávají vám oba národy. Až přejde do úpadku i další národ, tenhle **zmizí z mapy**.
coach-cards = Koho povedete?
coach-cards-text = **Kombinace** je národ, jeho schopnost a **žetony**. Vezměte **první**, je zdarma, nebo se rozhlédněte.
coach-fee = Za co se platí?
coach-fee-text = Na každou přeskočenou kombinaci položíte **1 minci**. Kdo si ji později vezme, dostane i ty mince.
coach-gift = Proč +{ $coins }?
coach-gift-text = { $race }: na této kombinaci { $coins ->
    [one] leží **{ $coins } mince**. Zaplatil ji, kdo kombinaci přeskočil; vezměte si ji a mince je **vaše**.
    [few] leží **{ $coins } mince**. Zaplatili je ti, kdo kombinaci přeskočili; vezměte si ji a mince jsou **vaše**.
   *[other] leží **{ $coins } mincí**. Zaplatili je ti, kdo kombinaci přeskočili; vezměte si ji a mince jsou **vaše**.
  }
coach-sides = Dvě frakce
coach-sides-text = Znak říká, ke komu národ patří. Berte země **druhé frakci**: +1 mince za každý zasažený národ. Neutrálních se to netýká.
coach-last = Poslední kolo
coach-last-text = Už není proč šetřit: co teď obsadíte, to ještě zaplatí, a za slabou obranu vás nikdo nepotrestá.
coach-coins = Výplata
coach-coins-text = Získáváte { $coins ->
    [one] **{ $coins } minci**
    [few] **{ $coins } mince**
   *[other] **{ $coins } mincí**
  }: jednu za každý region a k tomu, co přidá národ a schopnost. Do měšce vám nikdo jiný nevidí.
coach-lost = To se stává
coach-lost-text = { $regions ->
    [one] Ztrácíte region ({ $place })
    [few] Ztrácíte { $regions } regiony
   *[other] Ztrácíte { $regions } regionů
  }: { $lost ->
    [0] žádný žeton nepadá
    [one] padá { $lost } žeton
    [few] padají { $lost } žetony
   *[other] padá { $lost } žetonů
  }{ $survived ->
    [0] {""}
    [one] , { $survived } se vrací k vám
    [few] , { $survived } se vracejí k vám
   *[other] , { $survived } se vrací k vám
  }. Počítejte s tím v dalším plánu.
coach-decline = Poznat, kdy odejít
coach-decline-text = Docházejí síly? V **úpadku** národ už nedobývá, ale země mu zůstanou a vydělává dál: { $declined ->
    [one] **{ $declined } mince**
    [few] **{ $declined } mince**
   *[other] **{ $declined } mincí**
  } za tento tah (teď by dostal { $now }). Příští tah vedle něj začne nový, až { $tokens ->
    [one] **{ $tokens } žeton**
    [few] **{ $tokens } žetony**
   *[other] **{ $tokens } žetonů**
  }. Máte ještě síly? Táhněte dál.
coach-march = Tažení pokračuje
coach-march-text = V každém regionu zůstane jen žeton, který musí, ostatní se vrátí do ruky a dobýváte dál. **Na tažení!**
coach-enter = Vstupte od okraje
coach-enter-text = Vstupte tam, kde je **bílý obrys**. Číslo na regionu je cena. Klepněte **dvakrát**: { $place } za **{ $price }** z vašich **{ $hand ->
    [one] { $hand } žetonu
    [few] { $hand } žetonů
   *[other] { $hand } žetonů
  }**.
coach-enter-warcraft = Vylodění u kotvy
coach-enter-warcraft-text = Lodě přistávají u každé **kotvy**. Číslo tam je cena. Klepněte **dvakrát**: { $place } za **{ $price }** z vašich **{ $hand ->
    [one] { $hand } žetonu
    [few] { $hand } žetonů
   *[other] { $hand } žetonů
  }**.
coach-grow = A teď sousedé
coach-grow-text = Použité žetony **tam zůstávají a region drží**. { $hand ->
    [one] Zbývá **{ $hand } žeton**
    [few] Zbývají **{ $hand } žetony**
   *[other] Zbývá **{ $hand } žetonů**
  } na to, co **sousedí s vaší zemí**. Co třeba { $place }?
coach-natives = Tady někdo bydlí
coach-natives-text = { $race }: nikomu neubližují, ale stojí vás **o 1 žeton víc**. Koho vyženete, ten se už nevrátí.
coach-dear = Proč { $price }?
coach-dear-text = { $place }: **{ $sum }**. Takhle se skládá každá cena; klepněte na region a uvidíte.
coach-islands = Přes vodu
coach-islands-text = Vylodit se můžete u **každé kotvy**, ať jste kdekoli. Plavba stojí **o 1 žeton víc** ({ $place }).
coach-value = Fialový kosočtverec
coach-value-text = Tady leží něco cenného. **{ $piece }**: { $about }
coach-offer = Eso v rukávu
coach-offer-text = Váš národ umí víc než táhnout: **{ $use }**. Tlačítko se objeví, kdykoli to jde.
coach-die = Zkuste štěstí
coach-die-text = Žetony nestačí ({ $place }), ale může pomoct **kostka**: { $percent } %. Ať to vyjde, nebo ne, je to poslední útok v tomto tahu.
coach-stop = Pro tento tah hotovo
coach-stop-text = Na další region už žetony nestačí. **Ukončete dobývání** a rozestavte obranu.
coach-redeploy = Braňte svou zemi
coach-redeploy-text = { $hand ->
    [0] Všechny vaše žetony stojí na mapě. S každým žetonem navíc vyjde region soupeře **o 1 dráž**. Chcete je přesunout? Klepněte na **⤒**: vše, co může odejít, se vrátí do ruky. Pak klepněte tam, kam mají jít.
    [one] V ruce zbývá **{ $hand } žeton**. Klepněte na svůj region a postavíte ho tam: soupeře pak region vyjde **o 1 dráž**. Váháte? Klepněte na **Bránit hranice**.
    [few] V ruce zbývají **{ $hand } žetony**. Klepáním na své regiony je rozestavíte: s každým žetonem vyjde region soupeře **o 1 dráž**. Váháte? Klepněte na **Bránit hranice**.
   *[other] V ruce zbývá **{ $hand } žetonů**. Klepáním na své regiony je rozestavíte: s každým žetonem vyjde region soupeře **o 1 dráž**. Váháte? Klepněte na **Bránit hranice**.
  }

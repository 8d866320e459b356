# Moje výsledky: dohrané hry v tomto zařízení a soubor, v němž si lze vše vzít s sebou.

me-title = Moje výsledky
me-none = Zatím tu není žádná dohraná hra. Dohrajte jednu do konce a objeví se tu.
me-kept = Uloženo jen v tomto zařízení, bez účtu.
me-games = Her: { $number }
me-wins = Výher: { $number }
me-mean = Mincí v průměru: { $coins }
me-streak = Výher v řadě: { $now } (rekord: { $best })
me-races = Národy
me-powers = Schopnosti
me-name = Název
me-times = Kolikrát
me-coins = Mincí
me-won = Výher
me-list = Dohrané hry
me-place = { $place }. místo { $players ->
    [2] ze 2
    [3] ze 3
    [4] ze 4
   *[other] z { $players }
  }, mincí: { $coins }
me-file = Vzít si vše s sebou
me-file-text = Jeden soubor s vašimi hrami, výsledky, dny, nastavením a vším, co vzniklo v dílně. Kdo má soubor, může hrát za vás: nikomu ho nedávejte.
me-export = Uložit soubor
me-import = Načíst soubor
me-imported = Nově načteno: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
  }, { $results ->
    [one] { $results } výsledek
    [few] { $results } výsledky
   *[other] { $results } výsledků
  }{ $made ->
    [0] {""}
    [one] , { $made } věc z dílny
    [few] , { $made } věci z dílny
   *[other] , { $made } věcí z dílny
  }. Nic nebylo nahrazeno.
me-left = { $number ->
    [one] { $number } věc se do dílny nevešla.
    [few] { $number } věci se do dílny nevešly.
   *[other] { $number } věcí se do dílny nevešlo.
}
me-foreign = Tohle není soubor Small World. Vyberte soubor uložený zde.
me-damaged = Soubor je poškozený, proto z něj nebylo nic načteno.
me-newer = Soubor je z novější verze. Nejdřív hru aktualizujte, pak ho načtěte.

# Co si myslí silný bot: plány slovy (říká je i terminál), posouzené tahy, rady.

plan-pick = vzít: { $combo }
plan-expand = táhnout dál
plan-decline = přejít do úpadku
plan-conquer = dobýt: { $regions }
plan-reinforce = riskovat: { $regions }
plan-roll = hodit kostkou
plan-abandon = opustit: { $regions }
plan-give_up = vzdát se: { $regions }
plan-deploy = přidat žetony: { $regions }
plan-nothing = víc už nic

opinion-ask = Jak by hrál silný bot?
opinion-ask-text = Silný bot projde každý tah a řekne, kolik mincí stál nebo vynesl.
opinion-thinking = Bot přemýšlí: tah { $done } / { $total }
opinion-begins = Bot začíná přemýšlet…
opinion-failed = Bot nemohl pokračovat.
opinion-busy = Právě se posuzuje jiná hra. Zkuste to za chvíli.
opinion-again = Pokračovat
opinion-waits = K tomuto tahu se bot ještě nedostal.
opinion-best = Nejlepší je: { $plan }.
opinion-lost = Ztraceno mincí: { $coins }
opinion-lost-chip = ztraceno mincí: { $coins }
opinion-won = Lepší než plán bota, mincí: { $coins }
opinion-won-chip = získáno mincí: { $coins }
opinion-equal = Stejně dobré jako nejlepší plán, který bot našel.
opinion-equal-chip = dobře zahráno
opinion-same = Bot by hrál stejně.
opinion-none = Nebylo o čem rozhodovat.
opinion-luck = Štěstí na kostce v tomto tahu, mincí: { $coins }
opinion-about = Ztráta je to, o kolik víc by zbytek hry v průměru vynesl ve srovnání se soupeři; ± říká, jak jistý si je bot.

hint-title = Co by udělal silný hráč?
hint-thinking = Přemýšlím…
hint-plan = Nejlepší plán: { $plan }.
hint-now = Mincí v tomto tahu: { $coins }
hint-more = Mincí do konce hry, v průměru: { $coins }
hint-next = Místo toho: { $plan }. Mincí méně: { $coins }
hint-near = Téměř stejně dobré: { $plan }.
hint-only = Jiný plán, který by stálo za to porovnat, není.
hint-show = Ukázat na mapě
hint-item = { $what } { $coins }

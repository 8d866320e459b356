# Самодельные народы и способности словами: каждая часть, с условиями места, счёта и времени.
# Фразы складываются: место стоит после существительного, время в конце, после запятой.

## The banner

content-made = { $name }: { $said }.
content-tokens = { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[many] { $number } жетонов
    }
content-plays_with = играет жетонами другого народа ({ $owner })
content-beyond = в книге правил не больше { $most }
content-side = фракция: { $side }
content-python = написано на Python
content-plain = никаких талантов
content-or = { $some } или { $last }

## Numbers and things

content-coins = { $number ->
        [one] { $number } монета
        [few] { $number } монеты
       *[many] { $number } монет
    }
content-coins-paid = { $number ->
        [one] { $number } монету
        [few] { $number } монеты
       *[many] { $number } монет
    }
content-new-tokens = { $number ->
        [one] { $number } новый жетон
        [few] { $number } новых жетона
       *[many] { $number } новых жетонов
    }
content-times = { $number ->
        [1] один раз
        [few] { $number } раза
       *[many] { $number } раз
    }
content-exactly = { $low }
content-at-least = { $low } или больше
content-at-most = { $high } или меньше
content-between = от { $low } до { $high }
content-symbol-mine = рудник
content-symbol-magic = источник магии
content-symbol-cavern = подземелье
content-symbol-entry = якорь
content-symbol-size = буква острова
content-way-die = с помощью кубика
content-way-dragon = драконом
content-way-sorcery = колдовством
content-way-bomb = бомбой
content-way-champion = чемпионом
content-way-assault = с воздуха

## Where

where-all = все регионы
where-regions = регионы { $kind } { $where }
where-own = регионы этого народа
where-own-some = регионы { $kind } этого народа { $where }
where-kind-farmland = с пашнями
where-kind-fields = с полями
where-kind-forest = с лесом
where-kind-hill = с холмами
where-kind-mountain = с горами
where-kind-swamp = с болотами
where-kind-sea = с морем
where-kind-lake = с озером
where-symbol = (есть { $words })
where-coast-1 = на берегу
where-coast-0 = не на берегу
where-edge-1 = у края карты
where-edge-0 = не у края карты
where-holder = { $words }
where-holder-empty = без жетонов
where-holder-natives = с ничьим племенем
where-holder-active = с активным народом соперника
where-holder-declined = с народом в упадке
where-holder-kin = с другим вашим народом
where-holder-leader = с самым большим активным народом, если он соперника
where-holder-own = с самим этим народом
where-held_by = (держит: { $words })
where-piece = (там { $words })
where-marker = свой маркер
where-taken-1 = из захваченных в этот ход
where-taken-0 = (кроме захваченных в этот ход)
where-robbed-1 = из отнятых соперниками с прошлого хода
where-robbed-0 = (кроме отнятых соперниками с прошлого хода)
where-tokens = (жетонов: { $range })
where-tokens-one = (1 жетон)
where-beside = рядом с регионом { $kind } { $where }
where-beside-water = рядом с { $words } { $where }
where-next-sea = морем
where-next-lake = озером
where-beside-own = рядом со своим регионом { $kind } { $where }
where-beside-number = рядом с регионами { $kind } { $where } (таких соседей: { $range })
where-beside-own-number = рядом со своими регионами { $kind } { $where } (таких соседей: { $range })
where-beside-none = не рядом с регионами { $kind } { $where }
where-beside-own-none = не рядом со своими регионами { $kind } { $where }
where-not = (кроме регионов { $kind } { $where })
where-or = (а также регионы { $kind } { $where })

## Per

per-once = каждый ход
per-region = { $every ->
        [1] за каждый свой регион { $kind }
        [few] за каждые { $every } своих региона { $kind }
       *[many] за каждые { $every } своих регионов { $kind }
    } { $where }
per-conquest = { $every ->
        [1] за каждый захваченный в этот ход регион { $kind }
        [few] за каждые { $every } захваченных в этот ход региона { $kind }
       *[many] за каждые { $every } захваченных в этот ход регионов { $kind }
    } { $where }
per-abandoned = { $every ->
        [1] за каждый покинутый в этот ход регион { $kind }
        [few] за каждые { $every } покинутых в этот ход региона { $kind }
       *[many] за каждые { $every } покинутых в этот ход регионов { $kind }
    } { $where }
per-terrain = { $every ->
        [1] за каждый вид местности среди своих регионов { $kind }
        [few] за каждые { $every } вида местности среди своих регионов { $kind }
       *[many] за каждые { $every } видов местности среди своих регионов { $kind }
    } { $where }
per-symbol = { $every ->
        [1] за каждый вид знаков среди своих регионов { $kind }
        [few] за каждые { $every } вида знаков среди своих регионов { $kind }
       *[many] за каждые { $every } видов знаков среди своих регионов { $kind }
    } { $where }
per-token = { $every ->
        [1] за каждый жетон в своих регионах { $kind }
        [few] за каждые { $every } жетона в своих регионах { $kind }
       *[many] за каждые { $every } жетонов в своих регионах { $kind }
    } { $where }
per-border = { $every ->
        [1] за каждый соседний регион { $kind }
        [few] за каждые { $every } соседних региона { $kind }
       *[many] за каждые { $every } соседних регионов { $kind }
    } { $where }
per-rival = { $every ->
        [1] за каждый активный народ соперников в соседних регионах { $kind }
        [few] за каждые { $every } активных народа соперников в соседних регионах { $kind }
       *[many] за каждые { $every } активных народов соперников в соседних регионах { $kind }
    } { $where }
per-victim = { $every ->
        [1] за каждого соперника, потерявшего в этот ход регион { $kind }
        [few] за каждые { $every } соперников, потерявших в этот ход регион { $kind }
       *[many] за каждые { $every } соперников, потерявших в этот ход регион { $kind }
    } { $where }
per-island = { $every ->
        [1] за каждый остров, где есть свой регион { $kind },
        [few] за каждые { $every } острова, где есть свой регион { $kind },
       *[many] за каждые { $every } островов, где есть свой регион { $kind },
    } { $where }
per-together = { $every ->
        [1] за каждый регион { $kind } самой большой своей группы
        [few] за каждые { $every } региона { $kind } самой большой своей группы
       *[many] за каждые { $every } регионов { $kind } самой большой своей группы
    } { $where }
per-group = { $every ->
        [1] за каждую отдельную группу своих регионов { $kind }
        [few] за каждые { $every } отдельные группы своих регионов { $kind }
       *[many] за каждые { $every } отдельных групп своих регионов { $kind }
    } { $where }
per-anywhere = { $every ->
        [1] за каждый регион { $kind } на карте
        [few] за каждые { $every } региона { $kind } на карте
       *[many] за каждые { $every } регионов { $kind } на карте
    } { $where }
per-defender = { $every ->
        [1] за каждый жетон, стоявший в регионах { $kind }, захваченных в этот ход,
        [few] за каждые { $every } жетона, стоявших в регионах { $kind }, захваченных в этот ход,
       *[many] за каждые { $every } жетонов, стоявших в регионах { $kind }, захваченных в этот ход,
    } { $where }
per-lost = { $every ->
        [1] за каждый регион { $kind }, потерянный с прошлого хода,
        [few] за каждые { $every } региона { $kind }, потерянных с прошлого хода,
       *[many] за каждые { $every } регионов { $kind }, потерянных с прошлого хода,
    } { $where }
per-die = { $every ->
        [1] за каждое очко на кубике
        [few] за каждые { $every } очка на кубике
       *[many] за каждые { $every } очков на кубике
    }
per-found = { $every ->
        [1] за каждую монету на взятой комбинации
        [few] за каждые { $every } монеты на взятой комбинации
       *[many] за каждые { $every } монет на взятой комбинации
    }
per-turn = { $every ->
        [1] за каждый свой ход
        [few] за каждые { $every } своих хода
       *[many] за каждые { $every } своих ходов
    }
per-round = { $every ->
        [1] столько раз, какой идёт раунд
        [few] за каждые { $every } раунда
       *[many] за каждые { $every } раундов
    }
per-beyond = сверх первых { $number }
per-beyond-first = сверх первого
per-beyond-first-group = сверх первой
per-most = засчитывается не больше чем { $times }

## When

when-both = даже в упадке
when-declined = пока он в упадке
when-odd = в нечётные раунды
when-even = в чётные раунды
when-last = в последний раунд
when-round-only = в раунде { $low }
when-round-from = начиная с раунда { $low }
when-round-to = в раундах с 1 по { $high }
when-round-span = в раундах { $low ->
        [2] со 2
       *[other] с { $low }
    } по { $high }
when-rounds = в раундах { $some }
when-first_turn-1 = в свой первый ход
when-first_turn-0 = после первого хода
when-conquest-only = при { $low ->
        [1] первом
        [2] втором
        [3] третьем
        [4] четвёртом
        [5] пятом
        [6] шестом
       *[other] { $low }-м
    } захвате за ход
when-conquest-from = начиная { $low ->
        [1] с первого
        [2] со второго
        [3] с третьего
        [4] с четвёртого
        [5] с пятого
        [6] с шестого
       *[other] с { $low }-го
    } захвата за ход
when-conquest-to = при первых { $high } захватах за ход
when-conquest-span = при захватах { $low ->
        [2] со 2-го
       *[other] с { $low }-го
    } по { $high }-й за ход
when-conquests = если захвачено в этот ход регионов: { $range }
when-conquests-one = если в этот ход захвачен 1 регион
when-conquests-none = если в этот ход не захвачено ни одного региона
when-regions = пока своих регионов: { $range }
when-regions-none = пока не держит ни одного региона
when-regions-one = пока держит 1 регион
when-holds = пока держит регион { $kind } { $where }
when-holds-number = пока держит регионы { $kind } { $where } ({ $range })
when-holds-number-one = пока держит ровно 1 регион { $kind } { $where }
when-lacks = пока не держит ни одного региона { $kind } { $where }
when-lost-none = если в этот ход ещё не потерян ни один регион
when-lost-some = если в этот ход регион уже потерян
when-lost = если в этот ход уже потеряно регионов: { $range }
when-lost-one = если в этот ход уже потерян 1 регион
when-leads-1 = пока регионов больше, чем у любого активного народа соперников
when-leads-0 = пока у активного народа соперника не меньше регионов
when-losses-none = если с прошлого хода не потерян ни один регион
when-losses-one = если с прошлого хода потерян 1 регион
when-losses-some = если с прошлого хода потерян хотя бы один регион
when-losses = если с прошлого хода потеряно регионов: { $range }
when-trails-1 = пока у каждого активного народа соперников больше регионов
when-trails-0 = пока не у каждого активного народа соперников больше регионов
when-holds_all = пока держит все регионы { $kind } на карте { $where }
when-with = только в паре: { $some }
when-without = только не в паре: { $some }
when-with_tokens = если у другой половины пары жетонов: { $range }
when-with_tokens-one = если у другой половины пары 1 жетон
when-brings = если у всей пары жетонов: { $range }
when-attacker = если нападает { $some }
when-attacker-active = активный народ
when-attacker-declined = народ в упадке
when-attacker-leader = самый большой активный народ
when-place-only = если комбинация лежала на месте { $low } в колонке
when-place-from = если комбинация лежала на месте { $low } в колонке или ниже
when-place-to = если комбинация лежала в колонке не ниже места { $high }
when-place-span = если комбинация лежала в колонке на местах от { $low } до { $high }
when-turn-one = в свой первый ход и до следующего
when-turn = свои ходы: { $range }
when-players = если игроков: { $range }
when-or = или { $some }

## The parts

part-price-less = { $regions } дешевле на { $tokens }
part-price-more = { $regions } дороже на { $tokens }
part-flat_price = каждый регион стоит { $tokens }, кто бы его ни защищал
part-floor = (но не меньше 1)
part-cheaper_on = { $regions } дешевле на 1 жетон (но не меньше 1)
part-cheaper_on-terrain = регионы { $words }
part-cheaper_on-symbol = регионы (есть { $words })
part-cheaper_on-and = { $some } и { $last }
part-cheaper_beside = регионы рядом со своим регионом { $terrain } дешевле на 1 жетон (но не меньше 1)
part-cheaper_on_coast = регионы на берегу моря или озера дешевле на 1 жетон (но не меньше 1)
part-cheaper_everywhere = любой { $adjacent ->
        [yes] соседний регион
       *[no] регион
    } дешевле на 1 жетон (но не меньше 1)
part-reaches = доступны, соседние или нет: { $regions }
part-enters = может войти на карту здесь: { $regions }
part-cannot_take = не может захватывать { $regions }
part-cannot_take-any = не может ничего захватывать
part-only_takes = может захватывать только { $regions }
part-enters_anywhere = может войти на карту где угодно
part-flies = { $lakes ->
        [yes] доступны все регионы суши и озёра
       *[no] доступны все регионы суши
    }{ $skips ->
        [yes] , кроме соседних
       *[no] , не только соседние
    }
part-sails = моря и озёра можно захватывать
part-tunnels = регионы, где есть { $symbol }, соседствуют друг с другом
part-coins = +{ $coins } { $per }
part-coins_per_region = +{ $coins } за каждый { $region }
part-region = свой регион { $terrain }
part-region-any = свой регион
part-region-symbol = { $region }, где есть { $symbol }
part-coins_per_turn = +{ $coins } каждый ход
part-coins_first_turn = +{ $coins } в первый ход{ $once ->
        [yes] , каждому игроку один раз за партию
       *[no] {""}
    }
part-coins_per_conquest = +{ $coins } за каждый { $empty ->
        [yes] регион
       *[no] непустой регион
    }, захваченный в этот ход
part-reward = { $event }: { $pay }
on-conquest = за каждый захваченный регион { $kind } { $where }
on-loss = за каждый отнятый у вас регион { $kind } { $where }
on-abandon = за каждый покинутый регион { $kind } { $where }
on-decline = при упадке
on-pick = когда вы берёте комбинацию
on-turn = в начале каждого хода
on-redeployment = перед перераспределением
on-miss = если последняя попытка не удалась
on-miss-there = если последняя попытка не удалась в регионе { $kind } { $where }
on-other_conquest = за каждый регион { $kind }, который соперник захватывает не у этого народа, { $where }
on-other_decline = когда народ соперника приходит в упадок
on-other_pick = когда соперник берёт комбинацию
on-heir = когда после его упадка вы берёте следующую комбинацию
pay-bank-me = вы получаете { $coins }
pay-bank-other = соперник получает { $coins }
pay-me-bank = вы платите { $coins }, если есть чем
pay-me-other = вы платите сопернику { $coins }, если есть чем
pay-other-bank = соперник платит { $coins }, если есть чем
pay-other-me = соперник платит вам { $coins }, если есть чем
pay-bank-each = каждый соперник получает { $coins }
pay-each-bank = каждый соперник платит { $coins }, если есть чем
pay-each-me = каждый соперник платит вам { $coins }, если есть чем
pay-me-each = вы платите каждому сопернику { $coins }, если есть чем
pay-bank-neighbours = каждый соперник с активным народом на границе получает { $coins }
pay-neighbours-bank = каждый соперник с активным народом на границе платит { $coins }, если есть чем
pay-neighbours-me = каждый соперник с активным народом на границе платит вам { $coins }, если есть чем
pay-me-neighbours = вы платите каждому сопернику с активным народом на границе { $coins }, если есть чем
pay-bank-leader = соперник с самым большим активным народом получает { $coins }
pay-leader-bank = соперник с самым большим активным народом платит { $coins }, если есть чем
pay-leader-me = соперник с самым большим активным народом платит вам { $coins }, если есть чем
pay-me-leader = вы платите сопернику с самым большим активным народом { $coins }, если есть чем
part-toll = соперники платят вам { $coins }, прежде чем атаковать { $regions }{ $once ->
        [yes] , один раз за ход
       *[no] {""}
    }
part-fee = каждый захват стоит { $coins }: { $regions }
part-new_tokens-turn = { $tokens } в начале каждого хода { $per }
part-new_tokens-redeployment = { $tokens } перед перераспределением { $per }
part-new_tokens-pick = { $tokens }, когда вы берёте комбинацию, { $per }
part-new_tokens-event = { $event }: { $tokens }
part-loses_tokens-me = { $event }: теряет { $tokens }
part-loses_tokens-other = { $event }: народ этого соперника теряет { $tokens }
part-loses_nobody = не теряет ни одного жетона с регионом { $kind } { $where }
part-loses_nobody-but = кроме захвата { $ways }
part-survivors_wait = уцелевшие жетоны потерянного региона возвращаются в начале вашего следующего хода
part-survivors_wait-where = уцелевшие жетоны потерянного региона { $kind } { $where } возвращаются в начале вашего следующего хода
part-garrison = не меньше { $number } жетонов в каждом своём регионе
part-garrison-where = не меньше { $number } жетонов в каждом из таких регионов: { $regions }
part-no_redeployment = жетоны остаются там, где захватили, расставляются только оставшиеся в руке
part-recruits_from_conquests = новый жетон за { $every ->
        [1] каждый непустой регион, захваченный
        [few] каждые { $every } непустых региона, захваченных
       *[many] каждые { $every } непустых регионов, захваченных
    } в этот ход
part-conquest_levy = ещё { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[many] { $number } жетонов
    } только для захватов
part-marker = { $number ->
        [one] { $number } свой маркер
        [few] { $number } своих маркера
       *[many] { $number } своих маркеров
    }
marker-choice = вы ставите за ход { $number }: { $regions }
marker-conquest = остаётся в каждом захваченном регионе { $kind } { $where }
marker-defence = +{ $number } к обороне
marker-immune = регион не захватить
marker-stays = { $number ->
        [one] остаётся в упадке
        [few] остаются в упадке
       *[many] остаются в упадке
    }
part-defence = { $regions }: для соперников дороже на { $tokens }
part-deadly = защитники теряют на { $tokens } больше с каждым захваченным регионом { $kind } { $where }
part-immune = соперникам не захватить { $regions }
part-no_die = кубик не помогает соперникам атаковать { $regions }
part-leaves_pieces = { $piece } в каждом захваченном регионе { $kind } { $where }
part-offer-cheaper = следующий захват можно удешевить на { $tokens } (но не меньше 1) { $regions }
part-offer-reach = следующий захват можно сделать вдали { $regions }
part-offer-tokens-conquest = между захватами можно взять { $tokens }
part-offer-tokens-redeployment = перед перераспределением можно взять { $tokens }
part-offer-abandon = после получения монет можно покинуть { $regions }, за каждый { $coins }
part-offer-sell = перед перераспределением можно вернуть { $tokens } и получить { $coins }
offer-cost = цена: { $coins }
offer-cost-tokens = цена: { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[many] { $number } жетонов
    } из руки
offer-turn = { $times } за ход
offer-game = { $times } за партию
part-gathers_on_decline = при упадке все жетоны собираются в одном регионе на ваш выбор и остаются там
part-keeps_tokens = в упадке все жетоны остаются на карте
part-keeps_tokens-some = в упадке в каждом своём регионе остаётся до { $number } жетонов
part-keeps_tokens-where = в упадке все жетоны остаются здесь: { $regions }
part-keeps_tokens-some-where = в упадке остаётся до { $number } жетонов в каждом из таких регионов: { $regions }
part-cannot_decline = не может прийти в упадок
part-acts_in_decline = в упадке все жетоны остаются и захватывают дальше
part-shares_decline = в упадке стоит рядом с другим народом
part-declines_after_scoring = может прийти в упадок после получения монет
part-rolls_before_conquest = кубик можно бросать перед каждым захватом
part-die = кубик { $said }
part-die-more = даёт на { $number } больше
part-die-at_least = даёт не меньше { $number }
part-die-nothing = перебрасывается, если ничего не выпало
part-die-short = перебрасывается, если выпавшего не хватило

## The check, and boards

check-board = { $games ->
        [one] { $games } пробная партия
        [few] { $games } пробные партии
       *[many] { $games } пробных партий
    }: всё в порядке.
check-race = { $games ->
        [one] { $games } пробная партия
        [few] { $games } пробные партии
       *[many] { $games } пробных партий
    } { $editions } с разными способностями: всё в порядке.
check-power = { $games ->
        [one] { $games } пробная партия
        [few] { $games } пробные партии
       *[many] { $games } пробных партий
    } { $editions } с разными народами: всё в порядке.
check-editions = ({ $some } и { $last })
check-edition = ({ $last })
content-board = { $name }: игроков { $seats }; { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }; { $regions ->
        [one] { $regions } регион
        [few] { $regions } региона
       *[many] { $regions } регионов
    } { $islands } ({ $kinds }); { $natives }.
content-islands = на { $number ->
        [one] { $number } острове
        [few] { $number } островах
       *[many] { $number } островах
    }
content-kind = { $terrain } { $number }
content-natives-base = { $number ->
        [one] { $number } забытое племя
        [few] { $number } забытых племени
       *[many] { $number } забытых племён
    }
content-natives-warcraft = { $number ->
        [one] { $number } мурлок
        [few] { $number } мурлока
       *[many] { $number } мурлоков
    }
content-set = { $name }, версия { $version }{ $author }: народы { $races }, способности { $powers }, поля { $boards }.
content-author = , автор { $author }

## How strong it is

judge-head = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, игроков { $players }, боты: { $bots }
judge-picks = Выбор: сверху в колонке боты берут в { $figure } партий, печатные — в { $printed } %.
judge-coins = Монет за одну комбинацию: { $figure }, у печатных { $printed }.
judge-wins = Победы: { $figure }; если сила как у печатных — { $par } %.
judge-ahead = Отрыв от соперников в конце, в монетах: { $figure }.
judge-strength = Сила по монетам и победам вместе: { $figure }. Две трети печатных лежат между −1 и +1.
judge-strong = Слишком сильно: сильнее, чем обычно бывают печатные.
judge-strong-likely = Скорее всего, слишком сильно: сильнее, чем обычно бывают печатные. Но партий маловато для уверенности: { $games }.
judge-weak = Слишком слабо: слабее, чем обычно бывают печатные.
judge-weak-likely = Скорее всего, слишком слабо: слабее, чем обычно бывают печатные. Но партий маловато для уверенности: { $games }.
judge-fair = Сила в самый раз, насколько это видно из партий: { $games }.
judge-fair-strong = В пределах нормы, но скорее сильно, насколько это видно из партий: { $games }.
judge-fair-weak = В пределах нормы, но скорее слабо, насколько это видно из партий: { $games }.
judge-unknown = Партий слишком мало, чтобы что-то сказать.
judge-tokens = { $number ->
        [one] В самый раз был бы примерно { $number } жетон.
        [few] В самый раз было бы примерно { $number } жетона.
       *[many] В самый раз было бы примерно { $number } жетонов.
    }
judge-board = У поля нет своей силы; оценивают народы и способности.
judge-interrupted = Прервано: сыграно партий { $games } из { $wanted }, и вот что они говорят.
judge-nothing = Прервано раньше, чем закончились первые партии.
lab-goes-on = Та же команда продолжит с этого места.
lab-place = По отрыву в монетах, считая с печатными: место { $place } из { $among }.
lab-tried = Жетонов { $number }: отрыв в монетах { $figure }.
lab-never-fair = Сколько жетонов ни пробовали, в самый раз не выходит.

## What coins are for, in short

short-name = { $name } ({ $ability })
short-coins_per_turn = каждый ход
short-coins_first_turn = первый ход
short-once = каждый ход
short-region = регионы
short-conquest = захваты
short-abandoned = покинутые
short-terrain = местность
short-symbol = знаки
short-token = жетоны
short-border = границы
short-rival = соседи
short-victim = соперники
short-island = острова
short-together = самая большая группа
short-group = группы
short-anywhere = на карте
short-defender = защитники
short-lost = потери
short-round = раунд
short-left = покинуто
short-turn = ход

### Слова игры по-русски. Как устроены ключи и переменные, сказано в начале en.ftl.

## Editions, presets, bots

edition-base = Маленький мир
edition-base-text = Четырнадцать народов, двадцать способностей и мир, в котором всем не хватит места.
edition-warcraft = Small World of Warcraft
edition-warcraft-text = Альянс и Орда на островах с артефактами, легендарными местами и мурлоками.
preset-default = Обычные правила
preset-default-text = Так, как в большинстве печатных изданий.
preset-hobbyworld-2016 = Hobby World 2016
preset-hobbyworld-2016-text = Как в русском издании 2016 года: эльфы не теряют жетон от колдовства, «Богатые» приносят монеты раз за партию.
preset-czech-2009 = Чешское издание 2009
preset-czech-2009-text = «Летучим» доступны озёра, «Боевым» дешевле только соседние регионы, лагеря возвращаются в свой ход.
preset-style-of-life = Style of Life
preset-style-of-life-text = Как во втором русском издании; не отличается от обычных правил.
preset-print-and-play = Распечатай и играй
preset-print-and-play-text = Как в старом любительском переводе, со всеми его отличиями.
preset-teams = Двое на двое
preset-teams-text = Альянс против Орды: напарники сидят напротив, не нападают друг на друга и побеждают вместе.
bot-easy = Лёгкий
bot-easy-text = Знает, чего хочет, но часто ошибается в оценке.
bot-medium = Средний
bot-medium-text = Каждый ход ищет, где больше монет.
bot-hard = Сильный
bot-hard-text = Видит, чем вы можете ответить, но народы и время упадка выбирает второпях.
bot-expert = Мастер
bot-expert-text = Прежде чем решить, много раз доигрывает партию в уме.
bot-random = Неопытный
bot-random-text = Ходит наугад, лишь бы по правилам. Для первой партии.
bot-greedy = Средний
bot-greedy-text = Каждый ход ищет, где больше монет.
character-cautious = Тихоня
character-cautious-text = Не трогает соседей и бережёт границы.
character-raider = Налётчик
character-raider-text = Охотнее отбирает чужое, чем занимает ничьё.
character-hoarder = Скопидом
character-hoarder-text = Мало платит за народы и долго с ними не расстаётся.

## Terrain, symbols, factions

terrain-farmland = Пашни
terrain-fields = Поля
terrain-forest = Лес
terrain-hill = Холмы
terrain-mountain = Горы
terrain-swamp = Болото
terrain-sea = Море
terrain-lake = Озеро
symbol-mine = Рудник
symbol-magic = Источник магии
symbol-cavern = Пещера
symbol-entry = Регион входа
symbol-size = Место маркера
symbol-base-cavern = Подземелье
symbol-warcraft-magic = Магический регион
side-alliance = Альянс
side-horde = Орда
side-neutral = Нейтральные

## Races of the base game

race-base-natives = Забытое племя
race-base-natives-text = Один жетон, который добавляет 1 к обороне региона. После захвата уходит из игры навсегда.
race-base-amazons = Амазонки
race-base-amazons-text = +4 жетона, только для захватов. При перераспределении они покидают карту, а в следующий ход возвращаются в руку.
race-base-amazons-gist = +4 жетона на захваты
race-base-dwarves = Дварфы
race-base-dwarves-text = +1 монета за каждый регион с рудником, даже в упадке.
race-base-dwarves-gist = +1 за рудник
race-base-elves = Эльфы
race-base-elves-text = Когда их регион захватывают, они не теряют ни одного жетона: все отступают.
race-base-elves-gist = отступают без потерь
race-base-ghouls = Упыри
race-base-ghouls-text = В упадке все их жетоны остаются на карте и захватывают дальше, раньше активного народа.
race-base-ghouls-gist = воюют и в упадке
race-base-giants = Великаны
race-base-giants-text = Регионы рядом с их горами дешевле на 1 жетон.
race-base-giants-gist = с гор дешевле на 1
race-base-halflings = Полурослики
race-base-halflings-text = Могут войти на карту где угодно. В двух первых регионах роют норы: пока полурослики там, регион не захватить.
race-base-halflings-gist = вход где угодно, норы
race-base-humans = Люди
race-base-humans-text = +1 монета за каждый регион с пашнями.
race-base-humans-gist = +1 за пашню
race-base-orcs = Орки
race-base-orcs-text = +1 монета за каждый непустой регион, захваченный в этот ход.
race-base-orcs-gist = +1 за отнятый регион
race-base-ratmen = Крысолюды
race-base-ratmen-text = Никаких талантов, зато своих жетонов 8.
race-base-ratmen-gist = берут числом
race-base-skeletons = Скелеты
race-base-skeletons-text = Новый жетон за каждые 2 непустых региона, захваченных в этот ход. Приходит при перераспределении.
race-base-skeletons-gist = растут от захватов
race-base-sorcerers = Колдуны
race-base-sorcerers-text = Раз за ход против каждого соперника: замените его одинокий активный жетон в соседнем регионе колдуном из контейнера.
race-base-sorcerers-gist = обращают одиночек
race-base-tritons = Тритоны
race-base-tritons-text = Регионы на берегу моря или озера дешевле на 1 жетон.
race-base-tritons-gist = берега дешевле на 1
race-base-trolls = Тролли
race-base-trolls-text = Троллья пещера в каждом захваченном регионе: +1 к его обороне, даже в упадке.
race-base-trolls-gist = +1 к обороне везде
race-base-wizards = Волшебники
race-base-wizards-text = +1 монета за каждый регион с источником магии.
race-base-wizards-gist = +1 за источник магии

## Powers of the base game

power-base-alchemist = Учёные
power-base-alchemist-text = +2 монеты каждый ход.
power-base-alchemist-gist = +2 каждый ход
power-base-berserk = Лютые
power-base-berserk-text = Бросайте кубик перед каждым захватом: выпавшее число удешевляет регион, но не ниже 1 жетона.
power-base-berserk-gist = кубик на каждый захват
power-base-bivouacking = Походные
power-base-bivouacking-text = 5 лагерей, каждый ход заново, сколько угодно в регионе. Каждый даёт +1 к обороне и защищает от колдунов.
power-base-bivouacking-gist = 5 лагерей на страже
power-base-commando = Боевые
power-base-commando-text = Любой регион дешевле на 1 жетон.
power-base-commando-gist = всё дешевле на 1
power-base-diplomat = Мирные
power-base-diplomat-text = В конце хода заключите мир с соперником, чей активный народ вы не атаковали: до вашего следующего хода он не может напасть на ваш.
power-base-diplomat-gist = мир с 1 соперником
power-base-dragon_master = Драконовластные
power-base-dragon_master-text = Раз за ход 1 жетон захватывает любой доступный регион, кто бы его ни защищал. Дракон остаётся там и никого не пускает.
power-base-dragon_master-gist = 1 атака дракона за ход
power-base-flying = Летучие
power-base-flying-text = Доступны все регионы суши, не только соседние; моря и озёра — нет.
power-base-flying-gist = доступна вся суша
power-base-forest = Лесные
power-base-forest-text = +1 монета за каждый лес.
power-base-forest-gist = +1 за лес
power-base-fortified = Укреплённые
power-base-fortified-text = Стройте по 1 крепости за ход, всего до 6: +1 к обороне, даже в упадке, и по 1 монете, пока народ активен.
power-base-fortified-gist = доходные крепости
power-base-heroic = Героические
power-base-heroic-text = В конце каждого хода 2 героя встают в 2 разных региона: эти регионы не захватить.
power-base-heroic-gist = 2 региона под защитой
power-base-hill = Холмовые
power-base-hill-text = +1 монета за каждый регион с холмами.
power-base-hill-gist = +1 за холм
power-base-merchant = Скаредные
power-base-merchant-text = +1 монета за каждый регион.
power-base-merchant-gist = +1 за регион
power-base-mounted = Верховые
power-base-mounted-text = Холмы и пашни дешевле на 1 жетон.
power-base-mounted-gist = холмы, пашни дешевле
power-base-pillaging = Разбойные
power-base-pillaging-text = +1 монета за каждый непустой регион, захваченный в этот ход.
power-base-pillaging-gist = +1 за отнятый регион
power-base-seafaring = Водные
power-base-seafaring-text = Моря и озёра можно захватывать как пустые регионы; другим они недоступны. В упадке они остаются.
power-base-seafaring-gist = берут моря и озёра
power-base-spirit = Призрачные
power-base-spirit-text = В упадке этот народ не в счёт: рядом с ним можно держать ещё один народ в упадке.
power-base-spirit-gist = 2 народа в упадке
power-base-stout = Стойкие
power-base-stout-text = Можно прийти в упадок в конце обычного хода с захватами, после получения монет.
power-base-stout-gist = упадок в конце хода
power-base-swamp = Болотные
power-base-swamp-text = +1 монета за каждое болото.
power-base-swamp-gist = +1 за болото
power-base-underworld = Подземные
power-base-underworld-text = Регионы с подземельем дешевле на 1 жетон, и все подземелья соседствуют друг с другом.
power-base-underworld-gist = подземелья дешевле
power-base-wealthy = Богатые
power-base-wealthy-text = +7 монет, один раз, в конце первого хода.
power-base-wealthy-gist = +7 в первый ход

## Races of Warcraft

race-warcraft-natives = Мурлоки
race-warcraft-natives-text = Один жетон, который добавляет 1 к обороне региона. После захвата уходит из игры навсегда.
race-warcraft-draenei = Дренеи
race-warcraft-draenei-text = В ход каждого соперника первый из ваших жетонов, который должен погибнуть, выживает.
race-warcraft-draenei-gist = 1-й павший выживает
race-warcraft-dwarves = Дворфы
race-warcraft-dwarves-text = Горы дешевле на 2 жетона.
race-warcraft-dwarves-gist = горы дешевле на 2
race-warcraft-gnomes = Гномы
race-warcraft-gnomes-text = Раз за ход атакуйте с воздуха любой регион суши на любом острове: без платы за путешествие, а кубик делает его дешевле.
race-warcraft-gnomes-gist = 1 атака с воздуха за ход
race-warcraft-humans = Люди
race-warcraft-humans-text = 2 военные цели, каждый ход заново, вне земель Альянса. Кто захватит цель, получает 2 монеты, и вы тоже. Орда не получает ничего.
race-warcraft-humans-gist = 2 цели по 2 монеты
race-warcraft-night_elves = Ночные эльфы
race-warcraft-night_elves-text = Леса дешевле на 1 жетон. В захваченном лесу встаёт стена светлячков: +1 к обороне, даже в упадке.
race-warcraft-night_elves-gist = леса дешевле, стены
race-warcraft-worgen = Воргены
race-warcraft-worgen-text = Каждый ход выбирайте облик: человек сразу даёт 2 монеты; ворген стоит 1 монету, зато каждый захват дешевле на 1 жетон.
race-warcraft-worgen-gist = +2 или всё дешевле на 1
race-warcraft-blood_elves = Эльфы крови
race-warcraft-blood_elves-text = +1 монета за каждый магический регион.
race-warcraft-blood_elves-gist = +1 за регион с магией
race-warcraft-forsaken = Отрёкшиеся
race-warcraft-forsaken-text = За каждый жетон, отправленный ими в этот ход в контейнер, можно купить 1 новый жетон за 1 монету, перед перераспределением.
race-warcraft-forsaken-gist = вербуют павших за 1
race-warcraft-goblins = Гоблины
race-warcraft-goblins-text = В конце хода кладите бомбы взакрытую в соседние регионы с активными народами соперников. В следующий ход они вскрываются: половина опустошает регион, как захват.
race-warcraft-goblins-gist = бомбы соседям
race-warcraft-orcs = Орки
race-warcraft-orcs-text = +1 монета за каждый регион, отнятый у народа Альянса, сверх бонуса фракции.
race-warcraft-orcs-gist = +1 за отнятое у Альянса
race-warcraft-tauren = Таурены
race-warcraft-tauren-text = Своих жетонов 11, но в регионе не бывает меньше 2. При потере региона гибнет только 1.
race-warcraft-tauren-gist = много, но не врозь
race-warcraft-trolls = Тролли
race-warcraft-trolls-text = Регионы, где кто-то стоит, дешевле на 1 жетон.
race-warcraft-trolls-gist = занятое дешевле на 1
race-warcraft-ethereals = Эфириалы
race-warcraft-ethereals-text = Раз за ход: заберите артефакт из соседнего региона или захватите соседнее легендарное место на 2 жетона дешевле.
race-warcraft-ethereals-gist = артефакт или налёт
race-warcraft-kobolds = Кобольды
race-warcraft-kobolds-text = Каждая пещера любого острова для них соседняя, в том числе для входа, без платы за путешествие.
race-warcraft-kobolds-gist = все пещеры рядом
race-warcraft-naga = Наги
race-warcraft-naga-text = Могут захватывать моря и озёра и входить через них. Никто другой воду у них не отнимет.
race-warcraft-naga-gist = берут моря и озёра
race-warcraft-pandaren = Пандарены
race-warcraft-pandaren-text = Соперники, которых они не атаковали в этот ход, получают жетон гармонии и, прежде чем напасть на пандаренов, платят 2 монеты.
race-warcraft-pandaren-gist = гармония или 2 монеты

## Powers of Warcraft

power-warcraft-archaeologist = Археологические
power-warcraft-archaeologist-text = +1 монета за каждый артефакт и каждое легендарное место в ваших регионах.
power-warcraft-archaeologist-gist = +1 за артефакт и место
power-warcraft-battle_master = Воинствующие
power-warcraft-battle_master-text = +1 монета за каждый непустой регион, захваченный в этот ход.
power-warcraft-battle_master-gist = +1 за отнятый регион
power-warcraft-beast_master = Зверевластные
power-warcraft-beast_master-text = В начале каждого хода 1 зверь за каждый ваш регион с холмами, до 5. Звери сражаются как жетоны, и зверь гибнет вместо жетона.
power-warcraft-beast_master-gist = зверь за холм, до 5
power-warcraft-blacksmith = Кузнечные
power-warcraft-blacksmith-text = Любой регион дешевле на 1 жетон.
power-warcraft-blacksmith-gist = всё дешевле на 1
power-warcraft-championing = Чемпионские
power-warcraft-championing-text = Раз за ход чемпион один захватывает соседний регион, кто бы его ни защищал. Где он стоит, жетоны не гибнут, но захватчику вы платите 1 монету.
power-warcraft-championing-gist = 1 захват даром за ход
power-warcraft-defensive = Оборонительные
power-warcraft-defensive-text = Дозорная башня на каждом вашем поле, вокруг которого у вас больше регионов, чем у любого другого народа. Такой регион не захватить.
power-warcraft-defensive-gist = башни на полях
power-warcraft-enraged = Разъярённые
power-warcraft-enraged-text = За каждый захваченный регион, где было 2 защитника или больше: столько монет, сколько было защитников.
power-warcraft-enraged-gist = +1 за защитника, от 2
power-warcraft-explorer = Исследующие
power-warcraft-explorer-text = +1 монета за каждый остров, где у вас есть регион.
power-warcraft-explorer-gist = +1 за остров
power-warcraft-farmer = Фермерские
power-warcraft-farmer-text = +1 монета за каждый ваш регион с полями.
power-warcraft-farmer-gist = +1 за поле
power-warcraft-fishing = Рыболовные
power-warcraft-fishing-text = +1 монета за каждый регион рядом с морем или озером.
power-warcraft-fishing-gist = +1 за регион у воды
power-warcraft-garrisoned = Гарнизонные
power-warcraft-garrisoned-text = Форт в каждом вашем регионе, до 10: +1 к обороне, даже в упадке.
power-warcraft-garrisoned-gist = форты: +1 к обороне
power-warcraft-herbalist = Знахарствующие
power-warcraft-herbalist-text = +1 монета за каждый регион с холмами.
power-warcraft-herbalist-gist = +1 за холм
power-warcraft-intimidating = Устрашающие
power-warcraft-intimidating-text = 3 раза за ход прогоните 1 соседний жетон в другой регион его народа. Если идти некуда, он гибнет, как и мурлок. Стены и форты убираются первыми.
power-warcraft-intimidating-gist = прогоняют 3 соседей
power-warcraft-marshdweller = Болотные
power-warcraft-marshdweller-text = Кто захватывает ваше болото, сначала платит вам 1 монету, даже в упадке.
power-warcraft-marshdweller-gist = болотная пошлина: 1
power-warcraft-mining = Горнодобывающие
power-warcraft-mining-text = +1 монета за каждый регион с пещерой.
power-warcraft-mining-gist = +1 за пещеру
power-warcraft-mountaineer = Скалолазные
power-warcraft-mountaineer-text = +1 монета за каждый регион с горами.
power-warcraft-mountaineer-gist = +1 за гору
power-warcraft-portal_mage = Портальные
power-warcraft-portal_mage-text = Дважды за ход поменяйте местами всё подвижное в 2 магических регионах.
power-warcraft-portal_mage-gist = 2 портала за ход
power-warcraft-ranger = Лесные
power-warcraft-ranger-text = +1 монета за каждый лес.
power-warcraft-ranger-gist = +1 за лес
power-warcraft-sailing = Мореходные
power-warcraft-sailing-text = Путешествие ничего вам не стоит.
power-warcraft-sailing-gist = путешествуют даром
power-warcraft-swamp_walker = Болотоходные
power-warcraft-swamp_walker-text = +1 монета за каждое болото.
power-warcraft-swamp_walker-gist = +1 за болото

## Pieces

piece-lair = Троллья пещера
piece-lair-text = +1 к обороне региона. Остаётся в упадке и уходит вместе с троллями.
piece-fortress = Крепость
piece-fortress-text = +1 к обороне региона, даже в упадке. +1 монета за ход, пока народ активен.
piece-encampment = Лагерь
piece-encampment-text = Каждый лагерь даёт +1 к обороне региона. Лагеря не теряются и каждый ход ставятся заново.
piece-hole = Нора
piece-hole-text = Регион не захватить, пока в нём активные полурослики.
piece-hero = Герой
piece-hero-text = Регион не захватить, пока герой в нём.
piece-dragon = Дракон
piece-dragon-text = Регион не захватить, пока дракон не улетит.
piece-wall = Стена светлячков
piece-wall-text = +1 к обороне региона, даже в упадке.
piece-fort = Форт
piece-fort-text = +1 к обороне региона, даже в упадке.
piece-tower = Дозорная башня
piece-tower-text = Регион не захватить до следующей проверки в конце хода владельца.
piece-objective = Военная цель
piece-objective-text = Кто захватит её, получает 2 монеты, и люди тоже; Орда не получает ничего.
piece-beast = Зверь
piece-beast-text = Атакует и обороняется как жетон; при потере региона первым гибнет зверь.
piece-champion = Чемпион
piece-champion-text = +1 к обороне. Когда его регион захвачен, жетоны не гибнут; владелец платит захватчику 1 монету.
piece-bomb = Бомба
piece-bomb-text = Лежит взакрытую. В начале следующего хода гоблинов окажется пустышкой или взрывом.
piece-dud = пустышка
piece-explosion = взрыв
piece-harmony = Жетон гармонии
piece-harmony-text = Его владелец платит 2 монеты перед первой за ход атакой на пандаренов.
piece-marker = Закрытый маркер
piece-marker-text = Артефакт или легендарное место. Вскрывается, когда в регион входят чьи-нибудь жетоны.
piece-aegis_of_aggramar = Эгида Агграмара
piece-aegis_of_aggramar-text = Артефакт. Кто хочет напасть на её регион или применить к нему способность, сначала платит владельцу 2 монеты. В конце хода её можно переложить в другой свой регион.
piece-ashes_of_alar = Пепел Ал’ара
piece-ashes_of_alar-text = Артефакт. Раз за ход захватите любой регион суши на любом острове как соседний, без платы за путешествие.
piece-doomhammer = Молот Рока
piece-doomhammer-text = Артефакт. Раз за ход 1 жетон захватывает доступный регион; заплатите 2 монеты тому, кто его держит, или в банк.
piece-frostmourne = Фростморн
piece-frostmourne-text = Артефакт. Раз за ход один захват дешевле на 2 жетона.
piece-heart_of_azeroth = Сердце Азерот
piece-heart_of_azeroth-text = Артефакт. В конце хода положите его в свой регион: каждый соперник, чей активный народ стоит рядом, платит вам 1 монету.
piece-battleground = Поле битвы
piece-battleground-text = Легендарное место. Бонус фракции считается до двух раз за каждый народ. Нейтральный народ может на ход выбрать сторону.
piece-dark_portal = Тёмный портал
piece-dark_portal-text = Легендарное место. +2 монеты в конце хода.
piece-karazhan = Каражан
piece-karazhan-text = Легендарное место. +1 монета за каждый другой ваш регион с той же местностью.
piece-lights_hope_chapel = Часовня последней надежды
piece-lights_hope_chapel-text = Легендарное место. Ваш активный народ не теряет жетонов, когда на него нападают.
piece-meeting_stone = Камень встреч
piece-meeting_stone-text = Легендарное место. Путешествие ничего вам не стоит.
piece-spirit_healer = Целитель душ
piece-spirit_healer-text = Легендарное место. 1 новый жетон каждый ход при перераспределении.
piece-well_of_eternity = Источник Вечности
piece-well_of_eternity-text = Легендарное место в воде своего острова. 2 монеты народу, у которого вокруг больше всего регионов, даже в упадке.

## What can be used

use-sorcery = Колдовство
use-sorcery-text = Нажмите на одинокий жетон соперника: его место займёт колдун из контейнера.
use-dragon = Дракон
use-dragon-text = Нажмите на доступный регион: его займёт 1 жетон, а дракон будет охранять.
use-encampment = Поставить лагерь
use-encampment-text = Нажмите на свой регион; в одном регионе может быть несколько лагерей.
use-fortress = Построить крепость
use-fortress-text = Нажмите на свой регион без крепости.
use-hero = Поставить героя
use-hero-text = Нажмите на свой регион; второй герой встанет в другой.
use-truce = Заключить мир
use-truce-text = Выберите соперника, который не сможет атаковать ваш активный народ до вашего следующего хода.
use-assault = Атака с воздуха
use-assault-text = Нажмите на любой регион суши: бросок кубика сделает его дешевле. Если жетонов хватит, он ваш.
use-objective = Военная цель
use-objective-text = Нажмите на регион, который не занят Альянсом.
use-human_form = Облик человека
use-human_form-text = Возьмите 2 монеты сейчас.
use-worgen_form = Облик воргена
use-worgen_form-text = Заплатите 1 монету: каждый захват этого хода дешевле на 1 жетон.
use-recruit = Купить жетон
use-recruit-text = Заплатите 1 монету за 1 новый жетон отрёкшихся.
use-bomb = Заложить бомбу
use-bomb-text = Нажмите на соседний регион активного соперника. Какая это бомба, не знает никто.
use-light_fuse = Поджечь фитиль
use-light_fuse-text = Нажмите на бомбу: заплатите пошлину региона, и бомба вскроется.
use-take_up_bomb = Забрать бомбу
use-take_up_bomb-text = Нажмите на бомбу: она вернётся в стопку закрытой, платить не нужно.
use-steal_aegis_of_aggramar = Украсть Эгиду Агграмара
use-steal_aegis_of_aggramar-text = Нажмите на соседний регион с артефактом, потом на свой регион, куда он перейдёт.
use-steal_ashes_of_alar = Украсть Пепел Ал’ара
use-steal_ashes_of_alar-text = Нажмите на соседний регион с артефактом, потом на свой регион, куда он перейдёт.
use-steal_doomhammer = Украсть Молот Рока
use-steal_doomhammer-text = Нажмите на соседний регион с артефактом, потом на свой регион, куда он перейдёт.
use-steal_frostmourne = Украсть Фростморн
use-steal_frostmourne-text = Нажмите на соседний регион с артефактом, потом на свой регион, куда он перейдёт.
use-steal_heart_of_azeroth = Украсть Сердце Азерот
use-steal_heart_of_azeroth-text = Нажмите на соседний регион с артефактом, потом на свой регион, куда он перейдёт.
use-raid = Налёт
use-raid-text = Следующий захват — соседнее легендарное место, на 2 жетона дешевле. Потом нажмите на него.
use-champion = Чемпион атакует
use-champion-text = Нажмите на соседний регион: чемпион возьмёт его один и бесплатно.
use-champion_moves = Переставить чемпиона
use-champion_moves-text = Нажмите на свой регион, где он встанет.
use-intimidate = Запугать
use-intimidate-text = Нажмите на соседний регион, потом на тот, куда уйдёт жетон.
use-portal = Открыть портал
use-portal-text = Нажмите на два магических региона: всё подвижное в них поменяется местами.
use-ashes_of_alar = Пепел Ал’ара
use-ashes_of_alar-text = Следующим захватом можно взять любой регион суши на любом острове. Потом нажмите на него.
use-doomhammer = Молот Рока
use-doomhammer-text = Следующий захват стоит 1 жетон и 2 монеты. Потом нажмите на регион.
use-frostmourne = Фростморн
use-frostmourne-text = Следующий захват дешевле на 2 жетона. Потом нажмите на регион.
use-aegis_of_aggramar = Положить Эгиду
use-aegis_of_aggramar-text = Нажмите на свой регион, который она защитит.
use-heart_of_azeroth = Положить Сердце
use-heart_of_azeroth-text = Нажмите на свой регион: каждый соперник, чей активный народ стоит рядом, платит вам 1 монету.
use-side_with_alliance = За Альянс
use-side_with_alliance-text = В этот ход ваш нейтральный народ получает бонус фракции против Орды.
use-side_with_horde = За Орду
use-side_with_horde-text = В этот ход ваш нейтральный народ получает бонус фракции против Альянса.
use-side_with_alliance_now = За Альянс
use-side_with_alliance_now-text = В этот ход ваш нейтральный народ получает бонус фракции против Орды.
use-side_with_horde_now = За Орду
use-side_with_horde_now-text = В этот ход ваш нейтральный народ получает бонус фракции против Альянса.

## Why, and why not

why-ok = Регион можно захватить прямо сейчас.
why-die = Регион можно взять с помощью кубика подкреплений.
why-too_few_tokens = Не хватает жетонов в руке.
why-no_die = Кубик здесь не помогает, а жетонов в руке не хватает.
why-no_tokens = В руке нет жетонов.
why-own_region = Этот регион и так ваш.
why-water = Этому народу в эти воды хода нет.
why-immune = Регион под защитой, его не захватить.
why-sheltered = Народ, который здесь стоит, в этом регионе не тронуть.
why-truce = С владельцем этого региона у вас мир.
why-partner = Здесь стоит ваш напарник.
why-toll = Вам нечем заплатить пошлину за этот регион.
why-too_near = Сейчас можно атаковать только несоседние регионы.
why-shunned = Такие регионы вашему народу захватывать нельзя.
why-prepared = То, что вы приготовили, здесь не сработает.
why-not_border = Народ без регионов входит с края карты.
why-warcraft-not_border = Народ без регионов начинает с региона входа.
why-not_adjacent = Этот регион не граничит с землями наступающего народа. Земли другого народа, в упадке, не в счёт.
why-warcraft-not_adjacent = Это не регион входа, и с землями наступающего народа он не граничит. Земли другого народа, в упадке, не в счёт.
why-no_race = У вас нет активного народа.
why-wrong_step = Сейчас не время для этого.
why-no_die_needed = Жетонов хватает, кубик не нужен.
why-needs_die = Здесь поможет только кубик.
why-not_allowed = Эта комбинация не для вас.
why-too_dear = На эту комбинацию не хватает монет.
why-no_such_combo = Такой комбинации нет.
why-bad_deploy = Так жетоны разместить нельзя.
why-bad_give_up = Так регионы отдать нельзя.
why-bad_use = Так маркеры разместить нельзя.
why-not_offered = Сейчас этого сделать нельзя.
why-not_legal = Здесь это невозможно.
why-cannot_undo = Жребий брошен: после кубика, вскрытия или конца хода назад не взять.
why-not_in_one = Бросок, вскрытие или конец хода меняют дело: решайте заново.
why-over = Партия окончена.

## Parts of a price

item-land = за регион
item-mountain = гора
item-travel = путешествие
item-die = кубик
item-own_declined = ваш народ в упадке
item-flat_price = твёрдая цена
item-at_least = до минимума

## What coins are for

for-regions = регионы
for-faction = бонус фракции
for-start = в начале
for-combos = за комбинации
for-found = с комбинаций
for-dwarves = рудники
for-humans = пашни
for-orcs = захваты
for-wizards = магия
for-alchemist = наука
for-forest = леса
for-fortified = крепости
for-hill = холмы
for-merchant = скупость
for-pillaging = добыча
for-swamp = болота
for-wealthy = богатство
for-blood_elves = магия
for-archaeologist = находки
for-battle_master = битвы
for-enraged = ярость
for-explorer = острова
for-farmer = поля
for-fishing = берега
for-herbalist = травы
for-mining = пещеры
for-mountaineer = горы
for-ranger = леса
for-swamp_walker = болота
for-dark_portal = Тёмный портал
for-karazhan = Каражан
for-well_of_eternity = Источник Вечности
for-aegis_of_aggramar = Эгида Агграмара
for-champion = выкуп за чемпиона
for-doomhammer = Молот Рока
for-harmony = гармония с пандаренами
for-heart_of_azeroth = Сердце Азерот
for-human_form = облик человека
for-worgen_form = облик воргена
for-objective = военная цель
for-recruit = новый жетон
for-swamp_toll = болотная пошлина

## The log

event-turn_started = Раунд { $round }: { $player }
event-combo_taken = { $player } берёт комбинацию «{ $combo }» ({ $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
    }){ $paid ->
        [0] {""}
        [one] { $found ->
            [0] {" "}и платит
           *[other] , платит
        } { $paid } монету
        [few] { $found ->
            [0] {" "}и платит
           *[other] , платит
        } { $paid } монеты
       *[many] { $found ->
            [0] {" "}и платит
           *[other] , платит
        } { $paid } монет
    }{ $found ->
        [0] {""}
        [one] {" "}и забирает с неё { $found } монету
        [few] {" "}и забирает с неё { $found } монеты
       *[many] {" "}и забирает с неё { $found } монет
    }.
event-combo_revealed = Ждут вождя: { $combo }.
event-combo_withdrawn = { $combo } уходят под стопки.
event-badges_shuffled = Новая стопка: { $number ->
        [one] перемешана { $number } сброшенная способность
        [few] перемешаны { $number } сброшенные способности
       *[many] перемешано { $number } сброшенных способностей
    }.
event-troops_readied = { $player } готовит войска ({ $race }): в руке { $hand ->
        [one] { $hand } жетон
        [few] { $hand } жетона
       *[many] { $hand } жетонов
    }.
event-region_abandoned = { $race } ({ $player }) покидают регион «{ $region }».
event-region_taken = { $how ->
        [bomb] Взрыв! Бомба ({ $player }) опустошает
       *[tokens] { $player } { $how ->
            [champion] с чемпионом захватывает
            [dragon] с драконом захватывает
            [die] с помощью кубика захватывает
            [sorcery] колдовством захватывает
            [assault] с воздуха захватывает
           *[tokens] захватывает
        }
    } регион «{ $region }»{ $tokens ->
        [0] {""}
        [one] {" "}({ $race }: { $tokens } жетон)
        [few] {" "}({ $race }: { $tokens } жетона)
       *[many] {" "}({ $race }: { $tokens } жетонов)
    }{ $victim ->
        [none] {""}
       *[other] , { $victim } отступает
    }.
event-attack_failed = { $player } ({ $race }) безуспешно атакует регион «{ $region }»: не хватает { $short ->
        [one] { $short } жетона
        [few] { $short } жетонов
       *[many] { $short } жетонов
    }.
event-die_rolled = { $player } бросает кубик{ $region ->
        [none] {""}
       *[other] {" "}({ $region })
    }: { $face ->
        [0] пусто
       *[other] { $face }
    }.
event-tokens_driven_out = { $player ->
        [none] { $race }: сопротивление сломлено ({ $region })
       *[other] { $race } ({ $player }) теряют регион «{ $region }»
    }, { $lost ->
        [0] жетоны целы
        [one] погибает { $lost } жетон
        [few] погибают { $lost } жетона
       *[many] погибает { $lost } жетонов
    }{ $survived ->
        [0] {""}
        [one] , отступает { $survived }
        [few] , отступают { $survived }
       *[many] , отступает { $survived }
    }.
event-tokens_recruited = { $race } ({ $player }) получают из контейнера { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[many] { $number } жетонов
    }.
event-tokens_lost = { $race } ({ $player }) возвращают в контейнер { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[many] { $number } жетонов
    }.
event-tokens_set_aside = { $race } ({ $player }) откладывают { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[many] { $number } жетонов
    } до следующего хода.
event-tokens_deployed = { $player } укрепляет регион «{ $region }» ({ $race }): +{ $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[many] { $number } жетонов
    }, всего { $total }.
event-piece_placed = { $piece }{ $number ->
        [1] {" "}появляется
       *[other] {" "}× { $number } появляются
    } в регионе «{ $region }».
event-piece_removed = { $piece }{ $number ->
        [1] {" "}исчезает
       *[other] {" "}× { $number } исчезают
    } из региона «{ $region }».
event-tribe_declined = { $combo } ({ $player }) приходят в упадок, { $regions ->
        [0] не удержав ни одного региона
        [one] удерживая { $regions } регион
        [few] удерживая { $regions } региона
       *[many] удерживая { $regions } регионов
    }.
event-tribe_vanished = { $race } ({ $player }) исчезают с карты.
event-truce_made = Мир: { $player } и { $ally }.
event-coins_earned = { $player } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
event-coins_paid = { $player ->
        [none] Банк
       *[other] { $player }
    } → { $to ->
        [none] банк
       *[other] { $to }
    }: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    } ({ $for }).
event-marker_revealed = { $piece } вскрывается: { $face } ({ $region }).
event-tokens_moved = { $race }{ $player ->
        [none] {""}
       *[other] {" "}({ $player })
    }: { $number ->
        [one] { $number } жетон уходит
        [few] { $number } жетона уходят
       *[many] { $number } жетонов уходит
    } ({ $region }{ $to ->
        [none] {""}
       *[other] {" "}→ { $to }
    }).
event-regions_swapped = Всё в регионах «{ $region }» и «{ $to }» меняется местами.
event-game_ended = { $shared ->
        [1] Партия окончена. Побеждает { $winners }!
       *[other] Партия окончена. Победу делят { $winners }!
    } Монеты: { $scores }.

## The steps of a turn, and questions

step-start = Начало хода
step-declare = Наступление или упадок
step-pick = Выбор комбинации
step-begin = Перед захватами
step-muster = Подготовка войск
step-conquer = Захваты
step-recruit = Новые жетоны
step-redeploy = Перераспределение войск
step-place = Размещение маркеров
step-score = Получение монет
step-close = Конец хода
step-retreat = Отступление
combo = { $power } { $small }
ask-give_up = Жетонов не хватает: придётся отдать { $number ->
        [one] { $number } регион. Какой?
        [few] { $number } региона. Какие?
       *[many] { $number } регионов. Какие?
    }

## Options

option-sorcerers_once = Колдовство
option-sorcerers_once-text = Как часто колдуны могут им пользоваться.
option-sorcerers_once-per_opponent = Раз за ход против каждого соперника
option-sorcerers_once-per_turn = Раз за ход
option-elf_vs_sorcerer = Эльфы и колдуны
option-elf_vs_sorcerer-text = Что происходит с эльфом, которого заменил колдун.
option-elf_vs_sorcerer-lost = Он погибает
option-elf_vs_sorcerer-kept = Он возвращается к владельцу
option-dwarf_mines_in_decline = Рудники в упадке
option-dwarf_mines_in_decline-text = Получают ли дварфы в упадке монеты за рудники?
option-dwarf_mines_in_decline-yes = Да
option-dwarf_mines_in_decline-no = Нет
option-orcs_bonus = Монеты орков
option-orcs_bonus-text = За какие захваты орки получают монету.
option-orcs_bonus-nonempty = За непустые регионы
option-orcs_bonus-any = За все регионы
option-flying_lakes = «Летучие» и озёра
option-flying_lakes-text = Может ли летучий народ захватывать озёра?
option-flying_lakes-forbidden = Нет
option-flying_lakes-allowed = Да
option-flying_range = Дальность полёта
option-flying_range-text = Какие регионы может атаковать летучий народ.
option-flying_range-anywhere = Любые
option-flying_range-non_adjacent = Только несоседние
option-refugee_adjacency = Отступление
option-refugee_adjacency-text = Куда могут уйти вытесненные жетоны.
option-refugee_adjacency-any = В любой регион своего народа
option-refugee_adjacency-non_adjacent = Не рядом с потерянным регионом
option-die_eligibility = Последний захват
option-die_eligibility-text = Для каких регионов можно бросить кубик.
option-die_eligibility-short_by_3 = Не хватает до 3 жетонов
option-die_eligibility-cost_at_most_3 = Цена не больше 3 жетонов
option-encampments_on_loss = Лагеря потерянного региона
option-encampments_on_loss-text = Когда их ставят снова.
option-encampments_on_loss-redeploy_end_of_turn = В конце хода нападавшего
option-encampments_on_loss-hold_until_own_turn = В следующий ход владельца
option-commando_scope = «Боевые»
option-commando_scope-text = Какие регионы для них дешевле.
option-commando_scope-any = Все регионы
option-commando_scope-adjacent = Только соседние регионы
option-wealthy_once = «Богатые»
option-wealthy_once-text = Как часто игрок может получить 7 монет.
option-wealthy_once-per_pick = Каждый раз, когда берёт способность
option-wealthy_once-per_game = Раз за партию
option-tie_break = Ничья
option-tie_break-text = Когда при равенстве монет решают жетоны на карте.
option-tie_break-tied_players = Между равными игроками
option-tie_break-only_if_all_tied = Только если равны все
option-forced_decline = Вынужденный упадок
option-forced_decline-text = Должен ли народ, который не может захватывать, прийти в упадок?
option-forced_decline-never = Никогда
option-forced_decline-when_unable = Если не может захватывать
option-custom_pieces = Самодельные народы
option-custom_pieces-text = Могут ли в игре участвовать самодельные народы и способности?
option-custom_pieces-yes = Да
option-custom_pieces-no = Нет
option-own_declined_defends = Ваш народ в упадке
option-own_declined_defends-text = Делают ли его жетоны регион дороже для вас самих?
option-own_declined_defends-yes = Да
option-own_declined_defends-no = Нет
option-sorcery_needs_hand = Колдовство без жетонов
option-sorcery_needs_hand-text = Нужен ли для колдовства жетон в руке?
option-sorcery_needs_hand-no = Нет
option-sorcery_needs_hand-yes = Да
option-flying_sorcerers = Летучие колдуны
option-flying_sorcerers-text = Куда достаёт их колдовство.
option-flying_sorcerers-anywhere = Везде
option-flying_sorcerers-adjacent = Только соседние регионы
option-gnome_first_assault = Первая атака с воздуха
option-gnome_first_assault-text = Могут ли гномы войти на карту атакой с воздуха?
option-gnome_first_assault-allowed = Да
option-gnome_first_assault-forbidden = Нет
option-tauren_champion = Чемпион тауренов
option-tauren_champion-text = Кто идёт с ним в атаку.
option-tauren_champion-alone = Никто
option-tauren_champion-with_two = Двое тауренов
option-teams = Команды
option-teams-text = Четыре игрока, двое на двое: Альянс и Орда.
option-teams-yes = Да
option-teams-no = Нет

## When the server says no

error-bad_message = Сервер этого не понял.
error-not_found = Такого стола нет, или эта ссылка к нему не подходит.
error-no_code = Стола с таким кодом сейчас нет. Код действует полчаса — попросите новый.
error-denied = Вам это здесь не разрешено.
error-conflict = Пока вы решали, на столе что-то изменилось. Взгляните ещё раз.
error-illegal = Правила этого не разрешают.
error-not_your_turn = Сейчас не ваш ход.
error-not_started = Партия ещё не началась.
error-started = Партия уже началась.
error-over = Партия окончена.
error-paused = Сейчас пауза. Сначала кто-нибудь должен нажать «Продолжить».
error-not_paused = Паузу никто не предлагает.
error-not_over = Партия ещё не окончена.
error-seat_taken = Это место уже занято.
error-bad_name = Такое имя не подойдёт: у каждого игрока должно быть своё, из обычных букв.
error-bad_setup = С такими настройками партию не начать.
error-bad_content = В таком виде это не годится.
error-bad_record = Это не запись партии.
error-bad_position = Это не позиция игры.
error-bad_file = Это не файл с сохранёнными играми, или он повреждён.
error-limited = Слишком быстро. Подождите немного.
error-too_big = Слишком длинно.
error-storage = Сохранить не удалось, поэтому ничего не произошло. Попробуйте ещё раз.
error-fault = На сервере что-то пошло не так. Взгляните на стол, прежде чем пробовать снова.
error-frozen = С этим столом что-то не так. Он сохранён, но играть за ним дальше нельзя.
error-closing = Сервер ненадолго выключается. Связь восстановится сама.
error-moving = Сервер обновляется. Сейчас вы снова будете на связи.

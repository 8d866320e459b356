### The names of the regions: `place-KEY`, in the nominative. All language files have the same keys in the same order.
### A name is our own invention, belongs to one region of its edition and suits the land there. It has at most 18 letters.

## The board for two

place-2p-01 = Чаячье море
place-2p-02 = Звёздная нива
place-2p-03 = Медный бор
place-2p-04 = Квакушина топь
place-2p-05 = Чайничий холм
place-2p-06 = Гора Ворчунья
place-2p-07 = Дедов бугор
place-2p-08 = Ложкино озеро
place-2p-09 = Сломанный Клык
place-2p-10 = Ячменёво
place-2p-11 = Шептун-лес
place-2p-12 = Репкино
place-2p-13 = Шиповниковый лес
place-2p-14 = Везучее поле
place-2p-15 = Барсучий холм
place-2p-16 = Золотая круча
place-2p-17 = Свечная трясина
place-2p-18 = Гулкие холмы
place-2p-19 = Ржавое болото
place-2p-20 = Упрямая гора
place-2p-21 = Сапожья топь
place-2p-22 = Совиная роща
place-2p-23 = Бухта Блюдце

## The board for three

place-3p-01 = Селёдочное море
place-3p-02 = Рудная чаща
place-3p-03 = Туческрёб
place-3p-04 = Кашеварово
place-3p-05 = Булькина топь
place-3p-06 = Старый сосняк
place-3p-07 = Самородная топь
place-3p-08 = Лунная пашня
place-3p-09 = Бормотово болото
place-3p-10 = Ведьмин пригорок
place-3p-11 = Серебряный Шип
place-3p-12 = Мельниково
place-3p-13 = Гора Молот
place-3p-14 = Цаплина топь
place-3p-15 = Пуговичное озеро
place-3p-16 = Дуплистый пик
place-3p-17 = Холм желаний
place-3p-18 = Рассветный утёс
place-3p-19 = Ворожейкино
place-3p-20 = Волчья чаща
place-3p-21 = Сырная горка
place-3p-22 = Мерцающая топь
place-3p-23 = Гусятниково
place-3p-24 = Лисий бугор
place-3p-25 = Якорный залив
place-3p-26 = Крайний косогор
place-3p-27 = Гора Брат
place-3p-28 = Гора Сестра
place-3p-29 = Орешник
place-3p-30 = Угольный бор

## The board for four

place-4p-01 = Китовое море
place-4p-02 = Блинцово
place-4p-03 = Грошево
place-4p-04 = Берложий лес
place-4p-05 = Жаворонкин холм
place-4p-06 = Заговорённая топь
place-4p-07 = Блуждающая топь
place-4p-08 = Кротовый холм
place-4p-09 = Копнино
place-4p-10 = Железный Лоб
place-4p-11 = Нетопыриный лес
place-4p-12 = Рябиновая чаща
place-4p-13 = Зевун-гора
place-4p-14 = Ежовый лес
place-4p-15 = Хлюпино
place-4p-16 = Рунный курган
place-4p-17 = Щучье озеро
place-4p-18 = Охряная топь
place-4p-19 = Капустино
place-4p-20 = Солёный Зуб
place-4p-21 = Пряничный холм
place-4p-22 = Громовой Котёл
place-4p-23 = Свинцовая гать
place-4p-24 = Корневище
place-4p-25 = Козий утёс
place-4p-26 = Караваево
place-4p-27 = Ветряной холм
place-4p-28 = Угрёвая топь
place-4p-29 = Медовка
place-4p-30 = Гора Варежка
place-4p-31 = Бездонная топь
place-4p-32 = Поющая роща
place-4p-33 = Медный гребень
place-4p-34 = Великаний Нос
place-4p-35 = Метёлкин холм
place-4p-36 = Оловянный холм
place-4p-37 = Утиный луг
place-4p-38 = Груздёвый бор
place-4p-39 = Крабий залив

## The board for five

place-5p-01 = Моржовое море
place-5p-02 = Морозная Борода
place-5p-03 = Кикиморкино
place-5p-04 = Гора Храпун
place-5p-05 = Лунный лес
place-5p-06 = Погребки
place-5p-07 = Лужино болото
place-5p-08 = Медяково
place-5p-09 = Напёрсточный холм
place-5p-10 = Гора Наковальня
place-5p-11 = Перепёлкино
place-5p-12 = Бабушкин холм
place-5p-13 = Пастернаково
place-5p-14 = Воронья скала
place-5p-15 = Чёрная прорва
place-5p-16 = Рудный холм
place-5p-17 = Тупиковый холм
place-5p-18 = Фонарная роща
place-5p-19 = Мокрые Пятки
place-5p-20 = Янтарный пригорок
place-5p-21 = Озеро Половник
place-5p-22 = Сойкин лес
place-5p-23 = Звёздный пик
place-5p-24 = Медянкина топь
place-5p-25 = Ржаное поле
place-5p-26 = Масленино
place-5p-27 = Гора Горнило
place-5p-28 = Желудёвый лес
place-5p-29 = Холм Подушка
place-5p-30 = Улиткина топь
place-5p-31 = Оловянный лес
place-5p-32 = Пиявкино болото
place-5p-33 = Пастуший холм
place-5p-34 = Зачарованная нива
place-5p-35 = Самоцветный пик
place-5p-36 = Холм Лозоходца
place-5p-37 = Хомяково
place-5p-38 = Мшистый лес
place-5p-39 = Серпово
place-5p-40 = Чавкающая топь
place-5p-41 = Скрипучий бор
place-5p-42 = Каменное Колено
place-5p-43 = Барсучий лес
place-5p-44 = Жемчужный залив
place-5p-45 = Бронзовая топь
place-5p-46 = Чародейский бор
place-5p-47 = Лопатин холм
place-5p-48 = Гора Колпак

## Island l1a

place-l1a-01 = Гора Ревунья
place-l1a-02 = Маячный холм
place-l1a-03 = Искристое поле
place-l1a-04 = Паромная топь
place-l1a-05 = Канатный лес
place-l1a-06 = Озеро Колечко
place-l1a-07 = Олушья скала
place-l1a-08 = Гречишное
place-l1a-09 = Светлый березняк
place-l1a-10 = Тритонье болото
place-l1a-11 = Гора Трубка

## Island l1b

place-l1b-01 = Смоляной лес
place-l1b-02 = Кривой Локоть
place-l1b-03 = Причальное поле
place-l1b-04 = Светлячковый лес
place-l1b-05 = Прищур-гора
place-l1b-06 = Зельеварная топь
place-l1b-07 = Игольное Ушко
place-l1b-08 = Швартовый холм
place-l1b-09 = Холм Отшельник
place-l1b-10 = Залив Гамак
place-l1b-11 = Бобово

## Island l2a

place-l2a-01 = Серое Плечо
place-l2a-02 = Свистящая топь
place-l2a-03 = Чаячий лес
place-l2a-04 = Грязный причал
place-l2a-05 = Серединный лес
place-l2a-06 = Озеро Блюдце
place-l2a-07 = Нетопырья скала
place-l2a-08 = Холм Колыбель
place-l2a-09 = Гора Громыхала
place-l2a-10 = Радужный холм
place-l2a-11 = Тыквенный берег

## Island l2b

place-l2b-01 = Тростниковка
place-l2b-02 = Расколотый пик
place-l2b-03 = Вёсельная топь
place-l2b-04 = Кукушкин лес
place-l2b-05 = Одуванчиково
place-l2b-06 = Мышиное поле
place-l2b-07 = Стеклянный Рог
place-l2b-08 = Дырявый Зуб
place-l2b-09 = Мачтовый лес
place-l2b-10 = Залив Карман
place-l2b-11 = Дозорный холм

## Island m1a

place-m1a-01 = Редискино
place-m1a-02 = Галкин холм
place-m1a-03 = Лодочная топь
place-m1a-04 = Верхний хребет
place-m1a-05 = Нижний хребет
place-m1a-06 = Гороховка
place-m1a-07 = Челночный бор
place-m1a-08 = Жабья топь
place-m1a-09 = Сонный лес

## Island m1b

place-m1b-01 = Каменный Каравай
place-m1b-02 = Береговое поле
place-m1b-03 = Кроличий холм
place-m1b-04 = Комариное болото
place-m1b-05 = Великая чаща
place-m1b-06 = Лебяжье озеро
place-m1b-07 = Рулевой холм
place-m1b-08 = Сияющая гора
place-m1b-09 = Пробковый лес

## Island m2a

place-m2a-01 = Морковкино
place-m2a-02 = Северный Рог
place-m2a-03 = Пасечный холм
place-m2a-04 = Лунная Спина
place-m2a-05 = Плющевый лес
place-m2a-06 = Трюмная топь
place-m2a-07 = Журчащий мох
place-m2a-08 = Приморский бор
place-m2a-09 = Залив Серп

## Island m2b

place-m2b-01 = Лоцманский холм
place-m2b-02 = Дроздиный лес
place-m2b-03 = Кисельная топь
place-m2b-04 = Пуп-гора
place-m2b-05 = Западный Палец
place-m2b-06 = Льняное поле
place-m2b-07 = Каштановый лес
place-m2b-08 = Портовое поле
place-m2b-09 = Последний холм

## Island s1a

place-s1a-01 = Тисовый лес
place-s1a-02 = Пузыристая топь
place-s1a-03 = Гора Ступица
place-s1a-04 = Дынный причал
place-s1a-05 = Попугаев холм
place-s1a-06 = Змеиная чаща
place-s1a-07 = Ластовая топь

## Island s1b

place-s1b-01 = Кузнецова гора
place-s1b-02 = Подковкино
place-s1b-03 = Гвоздевой холм
place-s1b-04 = Стременной лес
place-s1b-05 = Удачный лес
place-s1b-06 = Залив Уздечка
place-s1b-07 = Копытная топь

## Island s2a

place-s2a-01 = Чудной холм
place-s2a-02 = Поясное болото
place-s2a-03 = Дуплистый лес
place-s2a-04 = Дощатый лес
place-s2a-05 = Лимонный берег
place-s2a-06 = Длинная Борозда
place-s2a-07 = Конёк-гора

## Island s2b

place-s2b-01 = Холм Ямочка
place-s2b-02 = Лодочные камыши
place-s2b-03 = Беличий лес
place-s2b-04 = Маковое поле
place-s2b-05 = Озеро Головастик
place-s2b-06 = Перечница-гора
place-s2b-07 = Бочкин холм

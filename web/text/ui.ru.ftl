# Слова страниц и кнопок в браузере.

ui-claim = Захватить. Удержать. Вовремя уйти.
ui-your-name = Ваше имя
ui-you = вы
ui-nameless = Игрок
ui-play = Играть сейчас
ui-play-now = { $edition }, против { $bots ->
    [one] { $bots } бота
    [few] { $bots } ботов
   *[many] { $bots } ботов
  }
ui-play-bots = против { $bots ->
    [one] { $bots } бота
    [few] { $bots } ботов
   *[many] { $bots } ботов
  }
ui-learn = Учиться играя
ui-learn-other = { $edition } с наставником
ui-coach = Наставник
ui-coach-wish = Наставник объясняет игру
ui-friends = Играть с друзьями
ui-new-table = Свой стол
ui-new-here = Вместе за этим экраном
ui-join-table = Сесть за стол
ui-pasted-link = Ссылка или код
ui-join-or-watch = Войти или смотреть
ui-no-link = Это не ссылка на стол. Скопируйте её целиком, от http до конца.
ui-my-games = Мои партии
ui-open = ждём игроков
ui-forget = Убрать из списка
ui-forget-sure = Убрать эту партию из списка?
ui-forget-text = Партия продолжится, а место останется за вами: 60 дней её можно найти среди убранных.
ui-forget-do = Убрать
ui-forgotten = { $game }: убрано из списка.
ui-forgotten-games = Убранные партии: { $number }
ui-remember = Вернуть в список
ui-all-games = Все партии: { $number }
ui-turn-goes = Как проходит ход
ui-turn-goes-1 = Выберите народ: у каждого своя способность.
ui-turn-goes-2 = Захватывайте регионы: на флажке цена.
ui-turn-goes-3 = Распределите жетоны, чтобы удержать земли.
ui-turn-goes-4 = Получите по монете за каждый регион.
ui-fan-made = Игра сделана любителями, со своими текстами и игровыми полями; значки с Game-icons.net, CC BY 3.0. Не связана с издателем.
ui-credits = Авторы
ui-credits-own = Игровые поля, острова, море и все тексты сделаны для этой игры.
ui-credits-icons = Значки:
ui-credits-changed = Значки упрощены: точки округлены, а цвет берётся у текста вокруг.
ui-credits-programs = Страница работает на Preact, Fluent и uqr.
ui-licences = Их лицензии
ui-no-server = Сервер не отвечает. Попробуйте чуть позже.
ui-language = Язык
ui-home = На главную
ui-connecting = Садимся за стол…
ui-reconnecting = Связь потеряна — возвращаемся…
ui-no-table = Такого стола нет
ui-no-table-text = Возможно, его больше нет, или эта ссылка к нему не подходит.
ui-frozen = Игра за этим столом остановлена
ui-refused = Так нельзя.
ui-too-late = Этого уже не сделать.

ui-edition = Игра
ui-players = Игроков
ui-players-at = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[many] { $number } игроков
  }
ui-seat = Игрок { $seat }
ui-kind-person = Игрок за этим экраном
ui-kind-bot = Бот
ui-bot-1 = Репей
ui-bot-2 = Жёлудь
ui-bot-3 = Крапива
ui-bot-4 = Клевер
ui-bot-5 = Мак
ui-kind-open = Гость по ссылке
ui-sits-person = Игрок
ui-sits-open = Ждём гостя
ui-open-text = придёт по приглашению
ui-open-seat = Свободное место
ui-seats-hint = Те, кто за этим экраном, ходят по очереди на одном устройстве; остальные приходят по ссылке.
ui-preset = Правила по изданию
ui-pace = Боты думают
ui-pace-200 = быстро
ui-pace-600 = спокойно
ui-pace-1200 = долго
ui-deadline = Бот заменяет отошедшего игрока
ui-deadline-60 = 1 мин
ui-deadline-120 = 2 мин
ui-deadline-600 = 10 мин
ui-deadline-86400 = сутки
ui-deadline-0 = никогда
ui-board = Острова
ui-board-lot = по жребию
ui-board-choose = на ваш выбор
ui-board-part = Остров { $number }
ui-options = Настроить правила ({ $number })
ui-as-preset = как в издании
ui-open-table = Открыть стол
ui-begin = Начать
ui-seats-still-open = Ждём гостей…
ui-sit-here = Сесть сюда
ui-seat-bot = Посадить бота
ui-seat-open = Оставить свободным
ui-leave = Освободить место
ui-leave-sure = Освободить место?
ui-leave-text = Его может занять кто-то другой. Пока есть свободное место, по приглашению можно вернуться.
ui-choose-seat = Представьтесь и займите свободное место.
ui-wait-for-host = Партию начнёт хозяин стола.
ui-watching = Вы смотрите партию
ui-watching-full = Вы смотрите партию: все места заняты
ui-join-late = Сесть вместо бота
ui-join-late-text = Представьтесь и выберите место: его регионы и монеты станут вашими.
ui-begun = Партия уже началась
ui-begun-bots = На некоторых местах сидят боты: представьтесь и займите одно из них.
ui-begun-full = Все места заняты. Попросите у хозяина стола ссылку для зрителей или откройте свой стол.
ui-begun-over = Попросите хозяина о новой партии или откройте свой стол.
ui-invite = Пригласить друзей
ui-here-only = Эти ссылки откроются только на этом компьютере: игра запущена для него одного. Как впустить других, сказано в окне, откуда её запустили.
ui-spoken-code = Или назовите код:
ui-invite-link = Играть
ui-watch-link = Смотреть
ui-seat-link = Это место на другом устройстве
ui-copy = Скопировать
ui-copied = Скопировано
ui-copy-by-hand = Ссылка выделена: скопируйте её клавишами Ctrl+C или долгим нажатием.
ui-qr = Приглашение в виде кода для камеры телефона

ui-map = Карта
ui-round = Раунд { $round } из { $rounds }
ui-round-word = раунд
ui-goal = После раунда { $rounds } побеждает самый богатый
ui-table = Стол
ui-steps = Части хода
ui-part-ready = Сбор
ui-part-conquer = Захваты
ui-part-redeploy = Оборона
ui-part-coins = Монеты
ui-sure = наверняка
ui-with-die = с кубиком
ui-on-turn = ходит
ui-is-bot = бот
ui-purse = монет
ui-purse-is = Ваши монеты
ui-in-purse = у вас в кошельке
ui-earns = доход
ui-regions = { $number ->
    [one] { $number } регион
    [few] { $number } региона
   *[many] { $number } регионов
  }
ui-picks-next = выбирает заново
ui-not-yet = ещё не на карте
ui-fold = Свернуть боковую панель
ui-unfold = Развернуть боковую панель
ui-since = С вашего прошлого хода
ui-recap = Что произошло
ui-recap-lost = { $regions ->
    [0] { $tokens ->
        [0] Вы ничего не теряете.
        [one] Вы теряете { $tokens } жетон.
        [few] Вы теряете { $tokens } жетона.
       *[many] Вы теряете { $tokens } жетонов.
      }
   *[other] Вы теряете: { $places }{ $tokens ->
        [0] .
        [one] {" "}и { $tokens } жетон.
        [few] {" "}и { $tokens } жетона.
       *[many] {" "}и { $tokens } жетонов.
      }
  }
ui-recap-stand = { $number ->
    [0] Регионов у вас не осталось.
    [one] За вами { $number } регион.
    [few] За вами { $number } региона.
   *[many] За вами { $number } регионов.
  }
ui-recap-got = Соперники платят вам { $coins ->
    [one] { $coins } монету.
    [few] { $coins } монеты.
   *[many] { $coins } монет.
  }
ui-recap-paid = Вы платите { $coins ->
    [one] { $coins } монету.
    [few] { $coins } монеты.
   *[many] { $coins } монет.
  }
ui-log-all = всё
ui-log-less = короче
ui-deed-came = { $who ->
    [you] Вы приводите
   *[other] { $player } приводит
  } новый народ — { $combo }{ $number ->
    [0] .
    [one] {" "}— и { $who ->
        [you] захватываете
       *[other] захватывает
      } { $number } регион.
    [few] {" "}— и { $who ->
        [you] захватываете
       *[other] захватывает
      } { $number } региона.
   *[many] {" "}— и { $who ->
        [you] захватываете
       *[other] захватывает
      } { $number } регионов.
  }
ui-deed-took = { $who ->
    [you] Вы захватываете
   *[other] { $player } захватывает
  } { $number ->
    [one] { $number } регион.
    [few] { $number } региона.
   *[many] { $number } регионов.
  }
ui-earned = Получено
ui-lost-to = { $player } теряет { $number ->
    [one] { $number } регион
    [few] { $number } региона
   *[many] { $number } регионов
  }
ui-deed-declined = { $race } { $who ->
    [you] приходят
   *[other] ({ $player }) приходят
  } в упадок.
ui-deed-gone = { $race } ({ $player }) исчезают с карты.
ui-deed-missed = Кубик подводит.
ui-deed-nothing = { $who ->
    [you] Вы не берёте ничего нового.
   *[other] { $player } не берёт ничего нового.
  }
ui-nobody = никто
ui-regions-held = Регионов
ui-income-now = Доход на этот момент
ui-stand-in = За этого игрока играет бот
ui-away = Не за столом
ui-let-bot = Пусть за меня играет бот
ui-let-bot-for = Пусть играет бот: { $player }
ui-bot-plays-for-me = За вас играет бот
ui-bot-plays-for = { $player }: играет бот
ui-take-back = Вернуться за стол
ui-show-domain = Показать эти регионы
ui-combos = Ждут вождя
ui-price = Цена
ui-log = Хроника
ui-log-redeployed = { $player } расставляет войска: { $places }.
ui-log-undone = Последнее действие взято назад.
ui-log-stood_in = { $player } отходит от стола, играет бот.
ui-log-returned = { $player } снова за столом.
ui-log-mended = Правила исправлены, и партия продолжается: раунд { $round }, ходит { $player }.
ui-actions = Ваш ход
ui-menu = Настройки

ui-combo-price = { $coins ->
    [0] Бесплатно
    [one] Стоит { $coins } монету
    [few] Стоит { $coins } монеты
   *[many] Стоит { $coins } монет
  }
ui-combo-coins = { $coins ->
    [one] На ней лежит { $coins } монета
    [few] На ней лежат { $coins } монеты
   *[many] На ней лежит { $coins } монет
  }
ui-free = даром
ui-pay = цена
ui-tokens-word = { $tokens ->
    [one] жетон
    [few] жетона
   *[many] жетонов
  }
ui-tokens = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
  }
ui-take-pay = Взять за
ui-take-free = Взять
ui-pick-one = Выберите новый народ
ui-look-at-map = Посмотреть карту

ui-costs = { $price ->
    [one] стоит { $price } жетон
    [few] стоит { $price } жетона
   *[many] стоит { $price } жетонов
  }
ui-conquer = { $price ->
    [one] Захватить { $price } жетоном
    [few] Захватить { $price } жетонами
   *[many] Захватить { $price } жетонами
  }
ui-reinforce = Бросить кубик: { $percent } %
ui-without-die = { $price ->
    [one] { $price } жетон без помощи кубика
    [few] { $price } жетона без помощи кубика
   *[many] { $price } жетонов без помощи кубика
  }
ui-die-needs = У вас { $hand }: на кубике должно выпасть { $need } или больше.
ui-own-land = Эта земля и так ваша: её держит ваш народ в упадке.
ui-die-ends = Бросок завершит захваты.
ui-still-sure = Без кубика можно взять ещё { $regions ->
    [one] { $regions } регион.
    [few] { $regions } региона.
   *[many] { $regions } регионов.
  }
ui-chance = { $hand ->
    [one] { $hand } жетон
    [few] { $hand } жетона
   *[many] { $hand } жетонов
  } и кубик: { $wins ->
    [one] подходит { $wins } грань
    [few] подходят { $wins } грани
   *[many] подходят { $wins } граней
  } из { $faces }, { $percent } %
ui-in-decline = в упадке
ui-in-hand = { $tokens ->
    [one] { $tokens } жетон в руке
    [few] { $tokens } жетона в руке
   *[many] { $tokens } жетонов в руке
  }
ui-if-stop = если остановиться
ui-if-decline = при упадке

ui-your-turn = Ваш ход
ui-turn-of = Ходит { $player }
ui-waiting = { $player } думает…
ui-busy = …
ui-skip = Пропустить
ui-over = Партия окончена
ui-ask-redeploy = { $number ->
    [0] Переставляйте жетоны как угодно
    [one] Разместите ещё { $number } жетон
    [few] Разместите ещё { $number } жетона
   *[many] Разместите ещё { $number } жетонов
  }
ui-ask-retreat = { $number ->
    [0] Все уцелевшие нашли место
    [one] { $number } уцелевший ищет место
    [few] { $number } уцелевших ищут место
   *[many] { $number } уцелевших ищет место
  }
ui-ask-deploy-piece = { $number ->
    [0] { $piece }: размещены все ({ $total })
   *[other] { $piece }: осталось { $number } из { $total }
  }
ui-prompt-declare = В наступление или в упадок?
ui-prompt-pick = Выберите новый народ
ui-prompt-begin = Перед захватами
ui-prompt-conquer = Выберите, что захватить
ui-prompt-conquer-done = Захватывать больше нечего
ui-prompt-recruit = Взять новые жетоны?
ui-prompt-place = Разместите свои маркеры
ui-prompt-close = Что-нибудь ещё в этот ход?
ui-aim = { $use }: выберите регион
ui-aim-second = { $use }: выберите второй регион
ui-name-player = Выберите игрока.
ui-do-expand = В наступление
ui-do-decline = В упадок
ui-do-muster = { $race } ходят первыми
ui-do-abandon = Покинуть регион
ui-do-roll = Сначала бросить кубик
ui-do-give_up = Отдать регионы
ui-do-end = Закончить
ui-end = Готово
ui-end-conquer = Закончить захваты
ui-end-close = Закончить ход
ui-step-less = на один меньше: { $place }
ui-step-more = на один больше: { $place }
ui-gather = Собрать всё в руку
ui-spread = Расставить поровну
ui-to-place = { $number ->
    [0] всё на местах
   *[other] осталось { $number }
  }
ui-place-more = Готово: разместите ещё { $number }
ui-threat = могут напасть
ui-no-threat = соперников рядом нет
ui-confirm-deploy = Готово
ui-undo = Взять назад
ui-cancel = Отмена
ui-back = Вернуться
ui-close = Закрыть
ui-sure-end = { $tokens ->
    [one] В руке ещё { $tokens } жетон
    [few] В руке ещё { $tokens } жетона
   *[many] В руке ещё { $tokens } жетонов
  }
ui-sure-end-text = Ещё есть что захватить. Всё равно закончить?
ui-sure-pieces = { $piece }: в руке ещё { $number }
ui-sure-pieces-text = На карте ещё есть место. Всё равно закончить?
ui-sure-decline = Привести народ в упадок?
ui-sure-decline-text = Новых захватов у него не будет, а ход на этом закончится. В следующий ход вы выберете новую комбинацию.
ui-sure-decline-nothing-text = В этот ход монет не будет. В следующий ход вы выберете новую комбинацию.
ui-sure-decline-last = Привести народ в упадок в последнем раунде?
ui-sure-decline-last-text = Вы получите { $declined ->
    [one] { $declined } монету
    [few] { $declined } монеты
   *[many] { $declined } монет
  } вместо { $now }, даже если больше ничего не захватывать. Новый народ прийти уже не успеет.
ui-decline-stay = Этот ход без упадка, ещё до новых захватов
ui-decline-now = Этот ход при упадке
ui-decline-later = Каждый следующий ход, пока народ в упадке держит свои регионы
ui-decline-new = Новый народ в следующий ход, например { $combo } ({ $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
  })
ui-decline-new-text = { $regions ->
    [one] { $regions } регион
    [few] { $regions } региона
   *[many] { $regions } регионов
  } на нынешней карте: только самые дешёвые и без кубика.{ $price ->
    [0] {""}
    [one] {" "}Цена — { $price } монета.
    [few] {" "}Цена — { $price } монеты.
   *[many] {" "}Цена — { $price } монет.
  }{ $lying ->
    [0] {""}
    [one] {" "}На комбинации лежит { $lying } монета.
    [few] {" "}На комбинации лежат { $lying } монеты.
   *[many] {" "}На комбинации лежит { $lying } монет.
  }
ui-die = { $face ->
    [0] На кубике пусто
   *[other] На кубике { $face }
  }
ui-die-won = нужно { $needed }, { $face ->
    [0] пустая грань
   *[other] выпало { $face }
  }: взято
ui-die-lost = нужно { $needed }, { $face ->
    [0] пустая грань
   *[other] выпало { $face }
  }: отбито
ui-sound-on = Звук включён
ui-sound-off = Звук выключен
ui-whole-map = Вся карта

ui-hand-over = Устройство берёт { $player }
ui-hand-over-to = Устройство берёт
ui-i-am = Это я, { $player }: показать мой ход

ui-speed = Анимация
ui-speed-off = нет
ui-speed-fast = быстрая
ui-speed-normal = обычная
ui-theme = Оформление
ui-theme-system = как в системе
ui-theme-light = светлое
ui-theme-dark = тёмное
ui-taste-sound = Звук
ui-taste-prices = Цены на карте
ui-taste-oneClick = Захватывать одним нажатием
ui-taste-warnings = Переспрашивать, если похоже на промах
ui-help = Как здесь играть
ui-help-turn = Нажмите на обведённый регион, чтобы увидеть цену и из чего она складывается; нажмите ещё раз или на зелёную кнопку, чтобы захватить.
ui-form-tokens = Фишки
ui-form-tokens-text = Жетоны: сколько их, сказано на тёмной табличке. На одиночном её нет.
ui-form-flag = Флажок
ui-form-flag-text = Цена региона в жетонах.
ui-form-sure = Сплошная линия
ui-form-sure-text = Этот регион можно взять наверняка.
ui-form-die = Пунктир
ui-form-die-text = Без кубика не взять.
ui-form-declined = Серая фишка
ui-form-declined-text = Народ в упадке: регион держит, новых не захватывает.
ui-form-coin = Золото
ui-form-coin-text = Монеты. У кого их больше, тот победил.
ui-key-arrows = ← ↑ ↓ →
ui-key-arrows-text = от региона к региону
ui-key-enter = Enter
ui-key-enter-text = показать; ещё раз — сделать
ui-key-steps = + −
ui-key-steps-text = на один жетон больше, меньше
ui-key-u = U
ui-key-u-text = взять назад
ui-key-e = E
ui-key-e-text = закончить, подтвердить
ui-key-w = W
ui-key-w-text = что было с вашего прошлого хода
ui-key-m = M
ui-key-m-text = звук
ui-key-b = B
ui-key-b-text = свернуть или развернуть панель
ui-key-r = R
ui-key-r-text = открыть правила
ui-key-l = L
ui-key-l-text = что есть что на карте
ui-key-i = I
ui-key-i-text = почему? — о том, на что указываете
ui-key-esc = Esc
ui-key-esc-text = вернуться
ui-key-help = ?
ui-key-help-text = эта страница

ui-result = Итог
ui-show-result = Показать итог
ui-winner = { $number ->
    [one] Побеждает { $players }: { $coins ->
        [one] { $coins } монета!
        [few] { $coins } монеты!
       *[many] { $coins } монет!
      }
    [few] Победу делят { $players }: по { $coins ->
        [one] { $coins } монете!
        [few] { $coins } монеты!
       *[many] { $coins } монет!
      }
   *[many] Победу делят { $players }: по { $coins ->
        [one] { $coins } монете!
        [few] { $coins } монеты!
       *[many] { $coins } монет!
      }
  }
ui-your-place = Ваше место: { $place } из { $players }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  }
ui-again = Ещё партию!
ui-truce-with = Мир: { $player }
ui-record = Скачать запись партии
ui-set-aside = отложено: { $tokens }

## Rule cards

ui-rules = Правила
ui-rules-of = Правила: { $name }
ui-rule-all = Все правила
ui-rule-search = Искать в правилах
ui-rule-none = Таких слов нет ни на одной карточке.
ui-rule-gone = Этой карточки больше нет. Поищите её среди всех правил.
ui-rule-ids = Правила
ui-rule-related = Связанные карточки
ui-rule-usual = обычно
ui-rules-here = Правила этого стола
ui-rules-usual = без изменений
ui-rule-here = за этим столом
ui-contents = Содержание
ui-rule-earns = Доход
ui-rule-print = Напечатать
ui-tip-more = подробнее
ui-why-gone = Этого числа на столе уже нет.
ui-legend = Что есть что на карте
ui-home-made = самодельное
ui-card-idea = общее правило
ui-card-step = шаг хода
ui-card-race = народ
ui-card-power = способность
ui-card-piece = маркер
ui-card-terrain = местность
ui-card-symbol = символ
ui-card-option = вариант правил
ui-cards-idea = Общие правила
ui-cards-step = Ход шаг за шагом
ui-cards-race = Народы
ui-cards-power = Способности
ui-cards-piece = Маркеры
ui-cards-terrain = Суша и вода
ui-cards-symbol = Символы
ui-cards-option = Варианты правил

## Ожидание

ui-continue = Продолжить
ui-name-first = Как вас зовут? Введите имя и нажмите Enter.
ui-share = Поделиться
ui-share-join = Сыграем в Small World?
ui-share-watch = Посмотрите нашу партию в Small World!
ui-wait-slow = Ходит { $player }: { $time }
ui-wait-lost = { $player } не на связи.
ui-wait-left = Через { $time } вступит бот.
ui-wait-now = Вот-вот вступит бот.
ui-wait-gone = Уже { $time }.
ui-look-back = Оглянуться: что можно лучше?

# Слова страниц и кнопок в браузере.

ui-claim = Захватить. Удержать. Вовремя уйти.
ui-preview = Настольные игры Small World и Small World of Warcraft: с друзьями или с ботами. Бесплатно, без регистрации.
ui-preview-picture = Пять народов идут по холмам, полям и лесам.
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
ui-play-easy = Сыграть с лёгким ботом
ui-play-easy-text = хорошая следующая партия
ui-learn = Учиться играя
ui-learn-text = Впервые здесь? Наставник всё объяснит
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
ui-me = Мои результаты
ui-day = Партия дня
ui-day-text = для всех одинаковая, три попытки
ui-day-result = Результат дня
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
ui-turn-goes-2 = Захватывайте регионы: цена на ценнике.
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
ui-engine = Игра загружается…
ui-engine-broken = Здесь игра не запустилась.
ui-engine-again = Попробовать снова
ui-engine-missing = Часть игры ещё не загрузилась. Игра продолжится, как только появится сеть.
ui-newer = Появилась новая версия.
ui-newer-take = Обновить сейчас
ui-newer-soon = Вышла новая версия. Страница перейдёт на неё после вашего хода.
ui-device = На этом устройстве
ui-device-coming = Всё сохраняется здесь, чтобы можно было играть без сети.
ui-device-kept = Всё уже здесь: можно играть без сети.
ui-device-could = Сохраните игру на этом устройстве — и с ботами можно будет играть и без сети.
ui-keep = Сохранить на устройстве
ui-install = Установить
ui-games-save = Сохранить всё в файл
ui-games-open = Открыть сохранённый файл
ui-games-refused = { $number ->
    [one] { $number } партия не подошла.
    [few] { $number } партии не подошли.
   *[many] { $number } партий не подошло.
}
ui-no-table = Такого стола нет
ui-no-table-text = Возможно, его больше нет, или эта ссылка к нему не подходит.
ui-frozen = Партия за этим столом остановлена
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
ui-character = Характер
ui-character-any = Любой характер
ui-character-any-text = Характер решит жребий.
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
ui-clock = Часы идут
ui-clock-away = для отошедших
ui-clock-turn = в каждый ход
ui-clock-away-text = Если связь с игроком пропала, за него играет бот, пока игрок не вернётся.
ui-clock-turn-text = Когда время хода выйдет, этот ход доиграет бот. Дальше снова играет сам игрок.
ui-limit = Время на ход
ui-limit-60 = 1 мин
ui-limit-180 = 3 мин
ui-limit-600 = 10 мин
ui-limit-3600 = 1 час
ui-limit-86400 = сутки
ui-limit-259200 = 3 суток
ui-limit-604800 = неделя
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
ui-watch-link-text = Ссылка показывает этот стол и его реванши.
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
ui-since = С прошлого хода
ui-since-none = Пока ничего. Здесь будет рассказано, кто что сделал.
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
ui-deed-gone = { $race } ({ $who ->
    [you] ваши
   *[other] { $player }
  }) исчезают с карты.
ui-deed-found = Открыто в регионе «{ $region }»: { $piece }.
ui-deed-missed = { $who ->
    [you] Вас подводит кубик.
   *[other] { $player } неудачно бросает кубик.
  }
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
ui-late-me = Ваше время вышло. Этот ход доигрывает бот.
ui-late-of = { $player }: время вышло. Этот ход доигрывает бот.
ui-pause-ask = Предложить паузу
ui-pause-asked = { $player } предлагает паузу.
ui-pause-own = Вы предложили паузу. Она начнётся, когда согласятся все.
ui-pause-agree = Согласиться
ui-pause-no = Играть дальше
ui-pause-on = Пауза. Часы стоят, боты отдыхают.
ui-pause-end = Продолжить
ui-say = Сказать что-нибудь
ui-say-faces = Лица
ui-say-phrases = Фразы
ui-say-soon = Подождите немного, прежде чем говорить ещё.
ui-mute = Не слышать: { $player }
ui-notify = Сообщать, когда мой ход
ui-notify-text = Браузер покажет сообщение, пока вы заняты другим.
ui-notify-no = Браузер не показывает сообщений отсюда. Разрешить их можно в его настройках.
ui-notify-turn = Ваш ход.
ui-push = И когда эта страница закрыта
ui-push-no = Пока страница закрыта, до этого браузера не дозваться.
ui-screen = Показать на большом экране
ui-screen-text = Для телевизора: карта, народы всех игроков, хроника и код для входа. Чужих тайн не видно.
ui-screen-join = Присоединяйтесь с телефона
ui-screen-watch = Смотрите на телефоне
say-smile = улыбается
say-laugh = смеётся
say-wow = удивляется
say-think = задумывается
say-sad = грустит
say-angry = сердится
say-hello = Привет!
say-luck = Удачи!
say-well_played = Отличный ход!
say-thanks = Спасибо!
say-sorry = Ничего личного!
say-ouch = Ай!
say-close = Ещё бы чуть-чуть!
say-moment = Минутку!
say-your_turn = Ваш ход!
say-revenge = Я ещё вернусь!
say-good_game = Хорошая партия!
ui-show-domain = Показать эти регионы
ui-combos = Свободные комбинации
ui-price = Цена
ui-log = Хроника
ui-log-redeployed = { $player } расставляет войска: { $places }.
ui-log-undone = Последнее действие взято назад.
ui-log-stood_in = { $player } отходит от стола, играет бот.
ui-log-returned = { $player } снова за столом.
ui-log-pause_wanted = { $player } предлагает паузу.
ui-log-paused = Все согласны: пауза.
ui-log-resumed = Партия продолжается.
ui-log-said = { $player }: { $word }
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
ui-pick-one = Выберите комбинацию
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
ui-die-needs = У вас { $hand }: { $need ->
    [0] подойдёт любая грань кубика
   *[other] на кубике должно выпасть { $need } или больше
  }.
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
ui-chance-twice = { $hand ->
    [one] { $hand } жетон
    [few] { $hand } жетона
   *[many] { $hand } жетонов
  } и кубик, который можно бросить дважды: { $percent } %
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
ui-won = { $who ->
    [you] Победа за вами
   *[other] { $number ->
        [one] Победа: { $players }
        [few] Победу делят { $players }
       *[many] Победу делят { $players }
      }
  }
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
ui-retreat-text = Расставьте их по регионам, которые ещё держит их народ.
ui-retreat-last = Ваш последний ход позади: монет они уже не принесут, но при равенстве решают жетоны на карте.
ui-ask-deploy-piece = { $number ->
    [0] { $piece }: размещены все ({ $total })
   *[other] { $piece }: осталось { $number } из { $total }
  }
ui-prompt-declare = В наступление или в упадок?
ui-prompt-pick = Выберите комбинацию
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
ui-gather-tip = Возвращает в руку всё, что можно снять с регионов
ui-guard-tokens = Прикрыть границы
ui-guard-tokens-tip = Ставит все жетоны туда, куда могут прийти соперники; больше всего — где есть что терять
ui-guard-pieces = Разместить остальное
ui-guard-pieces-tip = Кладёт остальное туда, где от него больше всего пользы
ui-to-place = { $number ->
    [0] всё на местах
   *[other] осталось { $number }
  }
ui-place-more = Готово: разместите ещё { $number }
ui-threat = могут напасть
ui-no-threat = соперников рядом нет
ui-confirm-deploy = Готово
ui-undo = Взять назад
ui-hint = Подсказка: как сыграл бы сильный игрок?
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
ui-decline-leaves = { $races } навсегда уходят с карты
ui-decline-once = один раз
ui-decline-each = каждый ход
ui-decline-later = Потом, пока народ в упадке держит свои регионы
ui-decline-new = Следующий ход, первый для нового народа, например { $combo } ({ $tokens ->
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
ui-die-won = { $needed ->
    [0] подходила любая грань
   *[other] нужно { $needed }
  }, { $face ->
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

ui-level = Боты в ваших партиях
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
ui-on-this-map = На этой карте (нажмите — откроется правило)
ui-signs = Знаки на кнопках и у игроков
ui-keys = Клавиши
ui-sign-truce = Мир с другим игроком
ui-form-tokens = Жетоны
ui-form-tokens-text = Сколько здесь жетонов, сказано на тёмной табличке. У одиночного её нет.
ui-form-flag = Ценник
ui-form-flag-text = Цена региона в жетонах.
ui-form-sure = Белый контур
ui-form-sure-text = Этот регион можно взять наверняка.
ui-form-die = Пунктирный контур
ui-form-die-text = Без кубика не взять.
ui-form-owner = Флажок
ui-form-owner-text = Чей регион: у каждого игрока свой цвет и знак.
ui-form-declined = Серый жетон
ui-form-declined-text = Народ в упадке: регион держит, новых не захватывает.
ui-form-nobody = Бледный жетон
ui-form-nobody-text = Племя без игрока: только обороняется.
ui-form-coin = Золото
ui-form-coin-text = Монеты. У кого их больше, тот победил.
ui-form-race = Квадрат
ui-form-race-text = Народ.
ui-form-power = Восьмиугольник
ui-form-power-text = Способность, которая достаётся вместе с народом.
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
ui-key-h = H
ui-key-h-text = против ботов: как сыграл бы сильный игрок?
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
ui-you-win = Победа за вами: { $coins ->
    [one] { $coins } монета!
    [few] { $coins } монеты!
   *[many] { $coins } монет!
  }
ui-your-place = { $short ->
    [0] У вас тоже
   *[other] У вас
  } { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  }{ $short ->
    [0] , но жетонов на карте меньше.
   *[other] , на { $short } меньше, чем у победителя: место { $place } из { $players }.
  }
ui-bars = Откуда монеты:
ui-bar-land = регионы
ui-bar-bonus = бонусы народов, способностей и находок
ui-bar-start = в начале
ui-bar-paid = уплачено
ui-again = Ещё партию!
ui-rematch = Реванш
ui-rematch-text = Все пересаживаются на одно место, и начинает тот, кто был вторым.
ui-rematch-gone = { $number ->
    [one] { $players } — не за столом. До возвращения играет бот.
    [few] { $players } — не за столом. До их возвращения играют боты.
   *[many] { $players } — не за столом. До их возвращения играют боты.
  }
ui-to-rematch = К реваншу
ui-rematch-begun = Реванш начался.
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
ui-rule-ids = Номера правил
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
ui-lessons = Первая партия, урок за уроком
ui-lessons-text = Что говорит наставник, когда что-то встречается впервые, с числами одного примера. Кнопка «Учиться играя» на главной странице сыграет эту партию вместе с вами.
ui-lessons-use = особое действие
ui-home-made = самодельное
ui-workshop = Мастерская
ui-to-workshop = Назад в мастерскую
ui-yours = ваше
ui-homemade = Самодельное
ui-homemade-text = Народы, способности, поля или целые наборы в текстовых файлах (TOML), вместе не больше 64 кБ. Файлы можно и перетащить сюда. Что в них сказано, видят все за столом.
ui-homemade-offered = Есть на этом сервере
ui-homemade-mine = Из вашей мастерской
ui-homemade-add = Добавить файл
ui-homemade-paste = Или вставить текст
ui-homemade-paste-do = Добавить этот текст
ui-homemade-remove = Убрать: { $name }
ui-homemade-long = Всё самодельное вместе — не больше 64 кБ.
ui-homemade-board = Поле
ui-homemade-board-usual = обычное
ui-made-by = автор: { $author }
ui-of-set = из набора «{ $set }»
ui-brought-by = кто принёс: { $player }
ui-card-board = поле
ui-card-set = набор
ui-board-of = { $regions ->
    [one] { $regions } регион
    [few] { $regions } региона
   *[many] { $regions } регионов
  }, { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
  }
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
ui-wait-own = У вас осталось { $time }.
ui-wait-turn = { $player }: осталось { $time }.
ui-days = { $days } д { $time }
ui-kept = Открыть запись
ui-kept-text = Партию, сохранённую в файл, можно посмотреть ещё раз и сыграть дальше с любого момента. Подойдёт и позиция в виде текста.
ui-kept-file = Файл
ui-kept-paste = или вставьте текст сюда
ui-kept-open = Открыть
ui-kept-too-big = Файл больше { $most } кБ — записи партий такими не бывают.
ui-story = Как это вышло
ui-replay = Повтор партии
ui-look-back = Что можно было сделать лучше
ui-look-back-of = { $player }: что можно было сделать лучше

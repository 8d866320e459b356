# Результат партии как история.

story-title = История партии
story-link = Скопировать ссылку
story-copied = Ссылка на эту историю скопирована. Она открывает только эту партию.
story-picture = Картинкой
story-no-picture = Этот браузер не может сделать картинку.
story-race = Гонка кошельков
story-decided = Что решило исход
story-turning = В раунде { $round } вперёд выходит { $player } — и уже не отстаёт. { $behind ->
    [0] До этого — вровень
   *[other] Отставание перед этим: { $behind }
  }, а за один раунд — { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  }. Лучший результат остальных: { $rivals }.
story-always-ahead = { $player }: ни после одного раунда никто другой не был впереди.
story-shared = В конце впереди никого нет: победа общая.
story-sources = Откуда монеты
story-start = на старте
story-active = активные регионы
story-declined = регионы в упадке
story-bonus = бонусы
story-cards = комбинации: найдено минус уплачено
story-other = от других и другим
story-together = всего
story-rounds = Монеты по раундам
story-whose = Чьи монеты
story-combos = Сколько принёс каждый народ
story-dice = Удача с кубиком
story-luck = удачных бросков { $hits } из { $rolls }, ожидалось { $expected }.
story-pips = Броски заранее: в сумме { $pips }, ожидалось { $usual }.
story-never-rolled = ни одного броска
story-no-dice = Никто не бросал кубик.
story-took = Кто у кого отнимал регионы
story-from = отнято у

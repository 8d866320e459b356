# Партия дня и позиция дня.

day-title = Партия дня
day-what = { $edition }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
  }, боты у всех одни и те же
day-public = Сегодня у всех один и тот же расклад и одни и те же броски. Играют в одиночку, без подсказок.
day-begin = Начать попытку { $try } из { $tries }
day-go-on = Продолжить попытку { $try }
day-no-more = Это была последняя попытка. Завтра будет новая партия.
day-tries = Ваши попытки
day-try = Попытка { $try }
day-running = ещё идёт
day-bot = Сильнейший бот на вашем месте: { $coins }
day-bot-thinks = Сильнейший бот ещё играет…
day-key = По раундам: ▲ монет больше, чем у бота, ● столько же, ▼ меньше.
day-line = Small World { $date } · { $coins } (бот { $bot }) · { $signs }
day-share = Поделиться
day-copied = Скопировано.
day-not-copied = Браузер не разрешает копировать. Строка — выше.
day-more = Больше, чем у бота, на { $coins }
day-less = У бота больше на { $coins }
day-even = Столько же, сколько у бота

position-title = Позиция дня
position-text = Найдите лучший ход: сыграйте один ход на настоящем столе. Потом его оценит сильнейший бот.
position-what = { $edition }, раунд { $round } из { $rounds }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
  }
position-waits = Ищем позицию…
position-begin = Сыграть этот ход
position-go-on = Вернуться к ходу
position-found = Вы нашли план не хуже лучшего плана бота.
position-stars = Звёзд: { $stars } из 3
position-line = Small World { $date } · позиция · { $stars } · потеряно монет: { $coins }

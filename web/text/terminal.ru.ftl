# Слова игры в терминале. Как устроены ключи, сказано в terminal.en.ftl.

term-word-help = помощь, справка
term-word-board = поле, стол
term-word-column = комбинации, столбец
term-word-why = почему
term-word-hint = совет, подсказка
term-word-auto = сам, авто
term-word-undo = назад
term-word-rules = правила
term-word-save = сохранить
term-word-quit = выйти, выход
term-word-pick = взять
term-word-expand = наступление, в наступление
term-word-decline = упадок, в упадок
term-word-conquer = захватить, захват
term-word-reinforce = рискнуть
term-word-roll = бросить, кубик
term-word-abandon = покинуть
term-word-give_up = отдать
term-word-end = конец, закончить

term-help-1 = 3|сделать то, что в списке под номером 3
term-help-2 = захватить 07|или: рискнуть, покинуть, отдать регион; взять 1; конец, бросить, наступление, упадок
term-help-3 = захватить козий утёс|вместо номера региона можно написать его имя
term-help-4 = 07=3 09=1|сколько жетонов или маркеров в каком регионе; просто Enter расставит их за вас
term-help-5 = +07  -07|один маркер туда, один обратно, в любом порядке; потом Enter. Так же отдают регионы
term-help-6 = поле  комбинации|показать стол ещё раз; показать, какие народы ждут вождя
term-help-7 = почему 07|из чего складывается цена региона и с чем он граничит
term-help-8 = совет  сам|что сделал бы бот; пусть он это и сделает
term-help-9 = назад|взять назад последнее действие, но не дальше броска кубика или вскрытия
term-help-10 = правила СЛОВА|найти правило, например: правила тролли
term-help-11 = сохранить ФАЙЛ|сохранить партию
term-help-12 = выйти|уйти из-за стола, при желании сохранив партию

term-bot = { $level } бот
term-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  }
term-letters = заглавная буква — активный народ, строчная — в упадке
term-no-race = нет активного народа
term-partner = напарник: { $player }
term-empty = пусто
term-conquer = захватить: { $where } — { $price }
term-reinforce = рискнуть: { $where } — { $price }, { $hand }: { $need ->
    [0] подойдёт любая грань кубика
   *[other] на кубике нужно { $need }+
  }, { $percent } %
term-deploy = поставить { $number }: { $where }
term-abandon = покинуть: { $where }
term-give_up = отдать: { $where }
term-moved = Переходит: { $piece }{ $number ->
    [1] {""}
   *[other] {" "}× { $number }
  } ({ $region } → { $to }).

term-read = Прочитать о них: { $words }.
term-to-place = { $most ->
    [some] Можно разместить
   *[all] Нужно разместить
  }: { $piece } × { $number }.
term-regions = Регионы: { $regions }
term-now = Сейчас: { $regions }
term-to-deploy = Расставьте войска ({ $race }): всего { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
  }, в каждом регионе не меньше { $least }.
term-type-draft = Наберите +{ $last } +{ $first } … в любом порядке; -{ $last } возьмёт один назад. Просто Enter — выберет бот.
term-type-deploy = Наберите, например, { $example } … или просто нажмите Enter: жетоны встанут разумно.
term-advice = Бот сделал бы так: { $action }
term-borders = Граничит с регионами: { $regions }.
term-nothing = Пока ничего.
term-so-far = Пока: { $regions }{ $left ->
    [0] .
   *[other] ; осталось { $left }.
  } Когда закончите, нажмите Enter.

term-list-ends = В списке номера от 1 до { $last }; ? покажет, что ещё можно набрать.
term-which-combo = Какую? Например: { $example }.
term-which-region = Какой регион? Например: { $example }.
term-which-rules = Какие правила? Например: { $example }.
term-which-file = В какой файл? Например: { $example }.
term-not-understood = Непонятно: «{ $line }». { $nearest } ? покажет всё.
term-no-region = Нет такого региона: «{ $word }». { $nearest }
term-mean = Может быть, «{ $word }»?
term-known = Есть: { $words }.
term-not-number = «{ $part }» — это не регион=число; напишите, например, 07=3 09=1.
term-not-listed = В списке нет региона { $region }.
term-named-already = Регион { $region } уже назван; -{ $region } возьмёт его назад.
term-only = У вас только { $number }; -{ $region } возьмёт один назад.
term-none-there = В регионе { $region } ничего не размещено.

term-new-game = Игроков: { $players }, зерно случая { $seed }; --seed { $seed } даст ту же партию снова.
term-left = Вы уходите из-за стола; партия не окончена.
term-input-ended = Ввод закончился; партия не окончена.
term-interrupted = Прервано; партия не окончена.
term-save-it = Сохранить? Наберите имя файла или нажмите Enter, чтобы не сохранять:
term-not-saved = Не сохранено. В следующий раз поможет --save ФАЙЛ.
term-saved = Сохранено. Продолжить: { $command }
term-saved-spare = Сохранено в другом файле: { $file }. Продолжить: { $command }
term-cannot-write = Файл { $file } не записать ({ $reason }). Назовите другой.
term-this-is-it = Вот партия: поместите следующую строку в файл, и --load её продолжит.
term-record-stops = Здесь запись обрывается: { $actions ->
    [one] { $actions } действие.
    [few] { $actions } действия.
   *[many] { $actions } действий.
  }

term-no-rule = В правилах не нашлось: «{ $words }».
term-no-rule-help = Попробуйте народ, способность или меньше слов.
term-more = И ещё { $number }; --all покажет все.

term-games = партий
term-wins = побед
term-share = доля побед
term-score = монет
term-rank = место
term-seat = место { $seat }
term-speed = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
  }, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
  }: партий в секунду { $pace }, решений в секунду { $rate }
term-progress = партий в секунду: { $pace }, осталось { $left }
term-progress-turns = ходов в секунду: { $pace }, осталось { $left }
term-progress-entries = записей в секунду: { $pace }, осталось { $left }

term-judged-played = Сыграно: { $plan }.
term-judged-same = Бот сыграл бы так же.
term-judged-better = Лучше: { $plan }. Потеряно монет: { $coins } ± { $error }.
term-judged-equal = Так же хорошо: { $plan } (потеряно монет: { $coins } ± { $error }).
term-judged-worse = Лучше, чем план бота: { $plan }. Выиграно монет: { $coins } ± { $error }.
term-judged-none = Решать было нечего.
term-judged-die = Кубик, { $region }: { $need ->
    [0] подходила любая грань
   *[other] нужно { $need }
  }, выпало { $face }, шанс { $percent } %. Удача в монетах: { $luck }.
term-judged-die-first = Кубик перед захватом: выпало { $face }. Удача в монетах: { $luck }.
term-judged-coins = Монет за ход: { $coins }.
term-judged-by = Судит { $bot }; воображаемых миров на каждое сравнение: { $worlds }.
term-judged-sum = { $player }: { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
  }. Потеряно монет: { $loss } ± { $error }; удача кубика: { $luck }.
term-judged-worst = { $player }: дороже всего обошёлся ход в раунде { $round }. Потеряно монет: { $coins } ± { $error }.

term-best-plan = Лучше всего: { $plan }.
term-best-now = Монет за этот ход: { $coins } ({ $items }).
term-best-later = Потом до конца партии ожидается монет: { $coins }.
term-best-ahead = Перевес над остальными с этого хода, в монетах: { $coins } ± { $error }.
term-best-next = Следом: { $plan }.
term-best-behind = Меньше лучшего плана на столько монет: { $coins } ± { $error }.
term-best-equal = Почти так же хорошо. Меньше лучшего плана на столько монет: { $coins } ± { $error }.
term-best-only = Других планов, достойных сравнения, нет.

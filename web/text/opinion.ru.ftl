# Что думает сильный бот: планы словами (их говорит и терминал), оценка ходов, подсказки.

plan-pick = взять: { $combo }
plan-expand = наступать
plan-decline = привести народ в упадок
plan-conquer = захватить: { $regions }
plan-reinforce = рискнуть: { $regions }
plan-roll = бросить кубик
plan-abandon = покинуть: { $regions }
plan-give_up = отдать: { $regions }
plan-deploy = добавить жетоны: { $regions }
plan-nothing = больше ничего не делать

opinion-ask = Как сыграл бы сильный бот?
opinion-ask-text = Сильный бот просмотрит каждый ход и скажет, сколько монет он стоил или принёс.
opinion-thinking = Бот думает: ход { $done } из { $total }
opinion-begins = Бот начинает думать…
opinion-failed = Бот не смог продолжить.
opinion-busy = Сейчас разбирается другая партия. Попробуйте чуть позже.
opinion-again = Продолжить
opinion-waits = До этого хода бот ещё не дошёл.
opinion-best = Лучше всего: { $plan }.
opinion-lost = Потеряно монет: { $coins }
opinion-lost-chip = потеряно монет: { $coins }
opinion-won = Лучше плана бота, монет: { $coins }
opinion-won-chip = выиграно монет: { $coins }
opinion-equal = Не хуже лучшего плана, который нашёл бот.
opinion-equal-chip = сыграно хорошо
opinion-same = Бот сыграл бы так же.
opinion-none = Решать было нечего.
opinion-luck = Удача на кубике в этот ход, монет: { $coins }
opinion-about = Потеря — это на сколько больше в среднем принёс бы остаток партии по сравнению с соперниками; ± показывает, насколько бот в этом уверен.

hint-title = Как сыграл бы сильный игрок?
hint-thinking = Думаю…
hint-plan = Лучший план: { $plan }.
hint-now = Монет в этот ход: { $coins }
hint-more = Монет до конца партии, в среднем: { $coins }
hint-next = Вместо этого: { $plan }. Монет меньше: { $coins }
hint-near = Почти так же хорошо: { $plan }.
hint-only = Другого плана, который стоило бы сравнивать, нет.
hint-show = Показать на карте
hint-item = { $what } { $coins }

# What a strong bot thinks: plans in words (the terminal says them too), turns judged, hints.

plan-pick = take the { $combo }
plan-expand = march on
plan-decline = go into decline
plan-conquer = conquer { $regions }
plan-reinforce = roll for { $regions }
plan-roll = roll the die
plan-abandon = abandon { $regions }
plan-give_up = give up { $regions }
plan-deploy = add tokens: { $regions }
plan-nothing = do no more

opinion-ask = What would a strong bot have done?
opinion-ask-text = A strong bot looks at every turn and says what each cost or won, in coins.
opinion-thinking = The bot is thinking: { $done } of { $total } turns
opinion-begins = The bot starts thinking…
opinion-failed = The bot could not go on.
opinion-busy = Another game is being judged. Try again in a moment.
opinion-again = Go on
opinion-waits = The bot has not got to this turn yet.
opinion-best = Best: { $plan }.
opinion-lost = Coins lost: { $coins }
opinion-lost-chip = coins lost: { $coins }
opinion-won = Coins more than the bot’s plan: { $coins }
opinion-won-chip = coins won: { $coins }
opinion-equal = As good as the best plan the bot found.
opinion-equal-chip = well played
opinion-same = The bot would have done the same.
opinion-none = There was nothing to decide.
opinion-luck = Luck of the die this turn, in coins: { $coins }
opinion-about = The loss is how many more coins the rest of the game would have brought, on average, compared with your opponents; ± says how sure the bot is.

hint-title = What would a strong player do?
hint-thinking = Thinking…
hint-plan = The best plan: { $plan }.
hint-now = Coins this turn: { $coins }
hint-more = Coins expected to the end: { $coins }
hint-next = Instead: { $plan }. Fewer coins: { $coins }
hint-near = About as good: { $plan }.
hint-only = There is no other plan worth comparing.
hint-show = Show on the map
hint-item = { $what } { $coins }

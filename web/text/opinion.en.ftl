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
opinion-begins = The bot begins to think…
opinion-failed = The bot could not go on.
opinion-busy = Another game is being judged. Try again in a moment.
opinion-again = Go on
opinion-waits = The bot has not come to this turn yet.
opinion-best = Best: { $plan }.
opinion-lost = Coins lost: { $coins }
opinion-lost-chip = { $coins } coins lost
opinion-won = Better than the bot’s plan by { $coins } coins
opinion-won-chip = { $coins } coins better
opinion-equal = As good as the best plan the bot found.
opinion-equal-chip = well played
opinion-same = The bot would have done the same.
opinion-none = There was nothing to decide.
opinion-luck = Luck of the dice this turn: { $coins } coins
opinion-about = The loss is what the rest of the game would have brought more, on average, compared with the others; ± is how sure the bot is of it.

hint-title = What would a strong player do?
hint-thinking = Thinking…
hint-plan = The best plan: { $plan }.
hint-now = Coins this turn: { $coins }
hint-more = Coins expected to the end: { $coins }
hint-next = Instead: { $plan }. Coins less: { $coins }
hint-near = About as good: { $plan }.
hint-only = There is no other plan worth comparing.
hint-show = Show on the map
hint-item = { $what } { $coins }

"""Games and positions as text: actions and states, saved games, records, views, positions."""

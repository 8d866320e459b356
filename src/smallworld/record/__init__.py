"""Games and positions as text: actions and states, saves, journals, views, positions."""

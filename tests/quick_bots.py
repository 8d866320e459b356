"""Every bot by name, those that look far ahead with little to look at: for tests that ask each of them something."""

from smallworld.bots import BOTS

LESS = {"planner": "planner:n=1:plans=3:rounds=1", "heuristic": "heuristic:n=1", "expert": "expert:n=1:plans=3"}

QUICK_BOTS = [LESS.get(name, name) for name in BOTS] + [f"greedy:{version}" for version in BOTS["greedy"].versions]

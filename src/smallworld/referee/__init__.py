"""A second opinion on every game: a referee written from the rule catalogue, not from the engine.

The referee reads the position and the events, plays each action by his own code and compares. He
knows races and powers by name; that is the point of him. His findings carry the id of an
invariant (I-01 to I-30) or of a rule.

What all editions share is here; the rules themselves are a book for each edition (book.py), in base/ and warcraft/.

I-01 … I-09, I-12   box.py, and pieces.py of each book: regions, tokens, markers, banners
I-10 … I-20         compare.py, and turns.py of each book with the modules it calls
I-11, I-13 … I-15   referee.py     ledger, turns, decisions
I-21, I-23 … I-26   referee.py, exams.py
I-27 … I-30         legality.py of each book, exams.py
"""

from smallworld.referee.referee import Referee
from smallworld.referee.violation import Violation
from smallworld.referee.watch import Summary, check_games, watch

__all__ = ["Referee", "Summary", "Violation", "check_games", "watch"]

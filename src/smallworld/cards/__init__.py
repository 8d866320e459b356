"""Rule cards: each thing of the game with its rules, its neighbours and an example that the engine has worked out."""

from smallworld.cards.deck import KINDS, Card, deck, found, text_key, told_deck
from smallworld.cards.example import Answer, BadExample, Example

__all__ = ["KINDS", "Answer", "BadExample", "Card", "Example", "deck", "found", "text_key", "told_deck"]

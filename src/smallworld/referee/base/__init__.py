"""The rules of the base game, written again from its catalogue."""

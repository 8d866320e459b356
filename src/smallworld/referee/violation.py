"""What the referee says when something is wrong."""

from typing import Final


class Violation(AssertionError):
    """A broken invariant: its id, what is wrong in one sentence, and after how many actions."""

    def __init__(self, invariant: str, sentence: str, at: int = -1) -> None:
        super().__init__(f"{invariant}: {sentence}")
        self.invariant: Final = invariant  # I-01 to I-30, or the rule of the catalogue that was broken
        self.sentence: Final = sentence
        self.at = at  # actions played when it was noticed

    def __repr__(self) -> str:
        return f"<{self.invariant} after {self.at} actions: {self.sentence}>"


Finding = tuple[str, str]
"""The id of an invariant or rule, and what is wrong."""

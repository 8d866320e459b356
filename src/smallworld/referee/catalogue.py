"""The numbers that both boxes share, copied from the rule catalogues (B-SETUP, W-SETUP, W-CONQ-12)."""

from typing import Final

DIE: Final = (0, 0, 0, 1, 2, 3)  # B-COMP-08
ROUNDS: Final = {2: 10, 3: 10, 4: 9, 5: 8}  # B-SETUP-02, W-SETUP-05
START_COINS: Final = 5  # B-SETUP-06, W-SETUP-10
COLUMN: Final = 6  # B-SETUP-03, W-SETUP-06
MOST_ACTIONS: Final = 3000  # I-15

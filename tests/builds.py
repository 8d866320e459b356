"""Which of the two builds is tested.

The slow nets deal other games to each: that both play the same game alike is proven by the recorded games and the
counted ones, so another thousand are worth more than the same thousand again.
"""

import smallworld as sw

BUILD = "compiled" if sw.COMPILED else "plain"

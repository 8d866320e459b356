"""Which of the two builds is tested.

The slow nets deal different games to each: the recorded games and the counts already prove that both play the same,
so another thousand games are worth more than the same thousand again.
"""

import smallworld as sw

BUILD = "compiled" if sw.COMPILED else "plain"

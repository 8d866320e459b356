"""The small made-up board of the scenarios, and a short way to set up a position on it."""

import smallworld as sw

T16 = """
[map]
a = "farmland edge : b d k S1"
b = "hill edge : a c d e"
c = "mountain edge mine : b e g i"
d = "forest magic : a b e f k"
e = "swamp : b c d g m L1"
f = "farmland : d h j k L1"
g = "hill cavern : c e i m"
h = "mountain cavern : f j m n L1"
i = "forest edge mine : c g m n S2"
j = "swamp edge cavern : f h k n"
k = "farmland magic : a d f j S1"
m = "hill mine : e g h i L1"
n = "farmland edge : h i j S2"
S1 = "sea edge : a k"
S2 = "sea edge : i n"
L1 = "lake : e f h m"
"""


def t16(text: str, seed: int | str = 0) -> sw.Game:
    """A game on T16 from the rest of the position: top keys first, then tables such as `[[seat]]`.

    game = t16('''
    step = "conquer"
    [[seat]]
    active = { race = "orcs", power = "hill", regions = { a = 1 }, hand = 4 }
    ''')

    Seats left out have five coins and no race; without `players` there are as many as seats in the
    text, at least two. Everything not mentioned is empty.
    """
    return sw.position(f"{text}\n{T16}", seed)

"""Kinds of arrays, and the source of chance."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.float64]
Points: TypeAlias = NDArray[np.float64]  # one (x, y), or rows of them
Rng: TypeAlias = np.random.Generator
Labels: TypeAlias = NDArray[np.int32]  # the number of the region on each square
Allowed: TypeAlias = NDArray[np.bool_]  # which numbers may touch

"""Smooth random fields."""

import numpy as np
from scipy import ndimage

from tools.maps.arrays import Numbers, Rng


def noise(shape: tuple[int, ...], scale: float, rng: Rng, octaves: int = 3, fading: float = 0.6) -> Numbers:
    """Hills and dales from -1 to 1, the largest about `scale` squares wide, with finer ones on top."""
    field = np.zeros(shape)
    for octave in range(octaves):
        layer = ndimage.gaussian_filter(rng.standard_normal(shape), max(scale / 2**octave, 1.0), mode="reflect")
        field += fading**octave * layer / layer.std()
    total: float = sum(fading**octave for octave in range(octaves))
    clipped: Numbers = np.clip(field / total / 2.2, -1, 1)
    return clipped

"""Sets of regions as whole numbers: bit n stands for the region with index n."""

from typing import Final

from smallworld.engine.native import i64

_BITS_PER_STEP: Final = 8
_MASK: Final = 255


def _list_bits(offset: int) -> list[list[int]]:
    """For every byte, the region indices it stands for if it begins at `offset`."""
    return [[offset + i for i in range(_BITS_PER_STEP) if byte >> i & 1] for byte in range(_MASK + 1)]


# Eight tables cover the printed boards; larger home-made boards add theirs when first needed.
_TABLES: Final = [_list_bits(_BITS_PER_STEP * n) for n in range(8)]

# For every byte, how many indices it stands for, and the smallest
_COUNTS: Final = [len(indices) for indices in _TABLES[0]]
_LOWEST: Final = [min(indices, default=-1) for indices in _TABLES[0]]

# Sets below this fit in a word of the processor, whose single bits all leave different remainders by 67
WORD: Final = 1 << 62
PLACE: Final = [next((i for i in range(62) if (1 << i) % 67 == rest), -1) for rest in range(67)]


def bits(mask: int) -> list[int]:
    """The indices in `mask`, in ascending order.

    >>> bits(0b10110)
    [1, 2, 4]
    """
    out: list[int] = []
    step = 0
    while mask:
        byte = mask & _MASK
        if byte:
            while step >= len(_TABLES):
                _TABLES.append(_list_bits(_BITS_PER_STEP * len(_TABLES)))
            out += _TABLES[step][byte]
        mask >>= _BITS_PER_STEP
        step += 1
    return out


def mask_of(indices: list[int]) -> int:
    """The set of these indices."""
    mask = 0
    for i in indices:
        mask |= 1 << i
    return mask


def count(mask: int) -> int:
    """How many indices are in `mask`."""
    number = 0
    while mask:
        number += _COUNTS[mask & _MASK]
        mask >>= _BITS_PER_STEP
    return number


def single(mask: int) -> bool:
    """Is there exactly one index in `mask`?"""
    return mask != 0 and mask & mask - 1 == 0


def above(mask: int, index: int) -> int:
    """Those in `mask` that come after this one; all if it is negative."""
    return mask >> index + 1 << index + 1 if index >= 0 else mask


def nth(mask: int, number: int) -> int:
    """The index in `mask` that so many smaller ones precede.

    >>> nth(0b10110, 2)
    4
    """
    if mask >= WORD:
        return bits(mask)[number]
    left: i64 = mask
    for _ in range(number):
        left &= left - 1
    return PLACE[(left & -left) % 67]


def lowest(mask: int) -> int:
    """The smallest index in `mask`, which must not be empty."""
    offset = 0
    while mask and not mask & _MASK:
        mask >>= _BITS_PER_STEP
        offset += _BITS_PER_STEP
    return offset + _LOWEST[mask & _MASK]

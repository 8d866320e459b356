"""The names of printed races and powers in the languages beside English, as `content/printed_names.py` holds them."""

from pathlib import Path
from typing import Final

from smallworld.content.editions import EDITIONS, printed
from smallworld.content.files import plain_name
from smallworld.text.vocabulary import Vocabulary
from smallworld.words import LANGUAGES

FILE: Final = Path(__file__).parents[1] / "src" / "smallworld" / "content" / "printed_names.py"

HEAD: Final = '''"""What printed races and powers are called in Russian and Czech: no home-made one may pass for them.

Written by `python -m tools.make_docs` from `web/text`, because what is in a file must not depend on which words are
installed.
"""

from typing import Final

'''


def names_of(edition: str) -> list[str]:
    """In the order of the box, language by language."""
    rules = printed(edition)
    keys = [*[("race", race.key) for race in rules.races], *[("power", power.key) for power in rules.powers]]
    found: list[str] = []
    for language in LANGUAGES[1:]:
        words = Vocabulary(language)
        for kind, key in keys:
            for race in rules.races:  # some powers are bent after their race
                ending = words.said(f"race-{edition}-{race.key}")[-1:]
                found.append(words.said(f"{kind}-{edition}-{key}", ending=ending))
    return list(dict.fromkeys([plain_name(name) for name in found if name]))


def printed_names() -> str:
    """The module."""
    lines = ["PRINTED_NAMES: Final[dict[str, tuple[str, ...]]] = {"]
    for edition in EDITIONS:
        lines += [f'    "{edition}": (', *[f'        "{name}",' for name in names_of(edition)], "    ),"]
    return HEAD + "\n".join([*lines, "}"]) + "\n"

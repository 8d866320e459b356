"""Words by their keys, in English, Russian or Czech: the files of `web/text`, as `places.py` finds them."""

from functools import cache, cached_property
from typing import Final

from smallworld.text import fluent
from smallworld.text.places import word_file

ENGLISH: Final = "en"


class NoWords(LookupError):
    """There are no words for this language, with the reason."""


@cache  # a handful of files
def words_of(language: str, part: str = "") -> fluent.Messages:
    """The words of a language: those of the game, or those of one `part` that has files of its own."""
    file = word_file(f"{part}.{language}.ftl" if part else f"{language}.ftl")
    if file is None:
        raise NoWords("The words are built with the pages: run `python3 run.py`, or `npm run build` in the folder web.")
    return fluent.read(file)


class Vocabulary:
    """The words of a language, from several files; a word that it lacks is told in English."""

    def __init__(self, language: str, parts: tuple[str, ...] = ("",)) -> None:
        self.language: Final = language
        self.parts: Final = parts

    @cached_property
    def words(self) -> fluent.Messages:
        """Read when something is said, so that who says nothing needs no words."""
        return {key: message for part in self.parts for key, message in words_of(self.language, part).items()}

    @cached_property
    def english(self) -> fluent.Messages:
        """The same in English."""
        return {key: message for part in self.parts for key, message in words_of(ENGLISH, part).items()}

    def said(self, key: str, **values: str | int) -> str:
        """The message with this key; empty if there is none."""
        if key in self.words:
            return fluent.say(self.language, self.words[key], **values)
        return fluent.say(ENGLISH, self.english[key], **values) if key in self.english else ""

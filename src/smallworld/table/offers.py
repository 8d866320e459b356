"""What a server offers to everybody who makes a table there: installed sets, and what its host has chosen."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from smallworld.content.files import BadContent, text_of
from smallworld.content.loader import home_made
from smallworld.content.set_file import HEAD, PRINTED, SET, folder_text
from smallworld.content.sets import installed_sets
from smallworld.table.commands import Refused
from smallworld.table.content import Thing, brought_set, thing_of
from smallworld.table.entries import Brought
from smallworld.table.home import thing_cards
from smallworld.text.places import LANGUAGES
from smallworld.words import brief, nearest

Json = dict[str, Any]

SUFFIX: Final = ".toml"


@dataclass(frozen=True)
class Offer:
    """One thing on the shelf."""

    key: str
    brought: Brought
    thing: Thing

    def told(self) -> Json:
        """As the page shows it."""
        made = self.thing.set
        cards = thing_cards(self.brought, self.thing)
        return {
            "key": self.key,
            "kind": self.thing.kind,
            "thing": self.thing.id,
            "editions": list(made.editions) if made else editions_of(self.thing),
            "names": {language: made.called(language) for language in LANGUAGES} if made else {},
            "texts": {language: made.texts.to(language) for language in LANGUAGES} if made else {},
            "author": made.author if made else cards[0]["author"],
            "cards": cards,
        }


def editions_of(thing: Thing) -> list[str]:
    """The games that a single thing is made for."""
    made = [edition for banner in thing.banners for edition in home_made(banner).editions]
    return made + [board.edition for board in thing.boards]


class Offers:
    """The shelf; keys on it are different."""

    def __init__(self, offers: list[Offer] | None = None) -> None:
        self.offers: Final = offers or []

    def chosen(self, keys: list[str]) -> list[Brought]:
        """What a request wishes for."""
        known = {offer.key: offer for offer in self.offers}
        for key in keys:
            if key not in known:
                hint = nearest(key, known) if known else "It offers none."
                raise Refused("bad_content", f"This server has no set {brief(key)}. {hint}", field="sets")
        return [known[key].brought for key in dict.fromkeys(keys)]

    def wish_for(self, brought: list[Brought]) -> Json:
        """What a request says to have the same things again: what is on the shelf by its key, the rest by its text."""
        known = {offer.key: offer.brought for offer in self.offers}
        again = [each.offer for each in brought if each.offer and known.get(each.offer) == each]
        return {"sets": again, "content": [each.text for each in brought if each.text and each.offer not in again]}

    def told(self) -> Json:
        """`GET /api/offers`: what there is to choose from."""
        return {"offers": [offer.told() for offer in self.offers]}


def installed_offers() -> list[Offer]:
    """The sets that come with the program, and those of installed packages."""
    found = [made for made in installed_sets().values() if made.source != PRINTED]
    return [Offer(made.key, brought_set(made, made.key), Thing(SET, made.key, set=made)) for made in found]


def read_offers(paths: list[Path]) -> Offers:
    """What is installed, and what files and folders hold; what cannot be used is `BadContent` with its file."""
    offers = installed_offers()
    for path in paths:
        for file in files_of(path):
            try:
                text = folder_text(file) if file.is_dir() else str(text_of(file))
                thing = thing_of(Brought(text))
            except BadContent as problem:
                raise BadContent(f"{file}: {problem}") from None
            if any(offer.key == thing.key for offer in offers):
                raise BadContent(f"{file}: something else on offer has the key {thing.key}.")
            offers.append(Offer(thing.key, Brought(text, offer=thing.key), thing))
    return Offers(offers)


def files_of(path: Path) -> list[Path]:
    """A file; a folder that is one set; or everything in a folder."""
    if not path.is_dir():
        if path.suffix != SUFFIX:
            raise BadContent(f"{path}: only {SUFFIX} files can be offered; what is written in Python cannot.")
        return [path]
    if (path / HEAD).is_file():
        return [path]
    found = sorted([*path.glob(f"*{SUFFIX}"), *[head.parent for head in path.glob(f"*/{HEAD}")]])
    if not found:
        raise BadContent(f"{path}: the folder has no file that ends in {SUFFIX}.")
    return found

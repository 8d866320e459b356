"""A home-made race or power brings its own card to the table: its name, its text, and what the program understood."""

from importlib.resources import files

import smallworld as sw
from kit import in_no_time, make, new_hub, sit
from smallworld.table.home import home_cards

BAKERS = files("smallworld.content.custom").joinpath("bakers.toml").read_text(encoding="utf-8")


def test_a_card_says_what_its_author_says_and_what_was_understood() -> None:
    (card,) = home_cards((sw.banner(BAKERS),))
    assert (card["kind"], card["key"], card["name"], card["tokens"]) == ("race", "bakers", "Bakers", 6)
    assert card["text"].startswith("Two coins for every farmland region.")
    assert "played with the Elves' tokens" in card["understood"] and "2 coins" in card["understood"]


def test_what_strangers_write_is_text_and_nothing_else() -> None:
    (card,) = home_cards((sw.banner(BAKERS.replace("Two coins", "<b>Two</b> coins")),))
    assert card["text"].startswith("<b>Two</b> coins")


def test_everybody_at_the_table_is_told_the_cards_of_a_game_with_home_made_races() -> None:
    async def main() -> None:
        hub = new_hub()
        made = await make(hub, seats=[{"kind": "bot", "bot": "greedy"}] * 2)
        watcher = await sit(hub, made["table"], made["watch"])
        assert "home_made" not in watcher.ear.game
        table = watcher.room.loaded
        table.game = sw.Game.new("base", 2, seed=1, custom=[BAKERS])
        await watcher.room.post(watcher.room.sync, watcher.peer)
        assert [card["name"] for card in watcher.ear.game["home_made"]] == ["Bakers"]

    in_no_time(main())

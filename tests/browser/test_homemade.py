"""Home-made races, powers, boards and sets in the browser: brought by pressing, and played to the result."""

import json
import os
import re
import tomllib
from pathlib import Path
from random import Random, SystemRandom

import pytest
from playwright.sync_api import Page, expect

import smallworld as sw
from browser.player import Player, Visit, play_to_the_end
from browser.serving import Served
from browser.test_in_browser import BOT, PERSON, seat_link

EXAMPLES = Path(sw.__file__).parent / "content" / "custom"
IDEAS = sorted((EXAMPLES / "ideas").glob("*.toml"))
SEED = int(os.environ.get("SMALLWORLD_IDEA") or SystemRandom().randrange(10_000))
"""Which idea is played; a failure prints it."""


class Fan(Player):
    """Takes a home-made race or power as soon as one lies there."""

    keys: frozenset[str] = frozenset()
    taken: int = 0

    def press(self, selector: str) -> None:
        if selector == "[data-pick]":
            for key in sorted(self.keys):
                wanted = self.page.locator(f".card:has([data-rule$=':{key}']) [data-pick]")
                if wanted.count():
                    wanted.first.click()
                    self.taken += 1
                    return
        super().press(selector)


def new_table(served: Served, visit: Visit, language: str = "en", size: tuple[int, int] = (1280, 720)) -> Page:
    page: Page = visit(f"{served.address}/#new", language=language, size=size).page
    expect(page.locator("[data-home-made]")).to_be_visible()
    return page


def against_a_bot(page: Page) -> None:
    """Two players, the other an easy bot that does not pause."""
    page.locator(".segmented label", has_text=re.compile(r"^2$")).click()
    seat = page.locator(".seat-wishes li").nth(1)
    seat.locator("select").first.select_option("bot")
    seat.locator("select").nth(1).select_option("easy")
    page.locator(".segmented", has_text="Bots").locator("label").first.click()


def bring(page: Page, *files: Path) -> None:
    """Press the button and choose files."""
    with page.expect_file_chooser() as chooser:
        page.locator("[data-add-file]").click()
    chooser.value.set_files([str(file) for file in files])


def fan(page: Page, keys: set[str], seed: int) -> Fan:
    player = Fan(page, seed)
    player.keys = frozenset(keys)
    return player


def play_file(served: Served, visit: Visit, file: Path, seed: int) -> None:
    made = tomllib.loads(file.read_text(encoding="utf-8"))
    page = new_table(served, visit)
    against_a_bot(page)
    bring(page, file)
    card = page.locator(f"[data-home='{made['kind']}:{made['key']}']")
    expect(card).to_be_visible()
    until_dealt(page, f"{made['kind']}:{made['key']}")
    player = fan(page, {made["key"]}, seed)
    play_to_the_end(player)
    assert len(player.scores()) == 2 and player.errors == []
    assert player.taken, f"nobody took the combination of {file.name}"
    with page.expect_request(re.compile("/api/tables$")) as wish:
        page.locator("[data-again]").click()
    assert json.loads(wish.value.post_data or "")["content"] == [file.read_text(encoding="utf-8")]
    expect(page.locator(".card")).to_have_count(6, timeout=15_000)


def until_dealt(page: Page, thing: str) -> None:
    """Make tables until the thing is among the first combinations that the person may take."""
    for _ in range(40):
        page.locator("[data-create]").click()
        expect(page.locator(".card [data-pick]").first).to_be_visible(timeout=15_000)
        if page.locator(f".card:has([data-rule='{thing}']) [data-pick]").count():
            return
        page.goto(page.url.partition("#")[0] + "#new")
    raise AssertionError(f"{thing} was not among the first combinations of forty tables")


@pytest.mark.slow
def test_a_random_idea_is_uploaded_and_played_to_the_result(served: Served, visit: Visit) -> None:
    file = Random(SEED).choice(IDEAS)
    print(f"SMALLWORLD_IDEA={SEED}: {file.name}")
    play_file(served, visit, file, SEED)


@pytest.mark.long
@pytest.mark.parametrize("file", IDEAS, ids=lambda file: file.stem)
def test_every_idea_is_uploaded_and_played_to_the_result(served: Served, visit: Visit, file: Path) -> None:
    play_file(served, visit, file, 1)


@pytest.mark.long
def test_the_expansion_is_switched_on_and_played_to_the_result(served: Served, visit: Visit) -> None:
    page = new_table(served, visit)
    against_a_bot(page)
    page.locator("[data-offer=wandering_fair]").check()
    expect(page.locator("[data-thing='set:wandering_fair']")).to_be_visible()
    page.locator("[data-home-made] select").select_option("fairground")
    page.locator("[data-create]").click()
    cards = page.locator(".card")
    expect(cards).to_have_count(6, timeout=15_000)
    player = fan(page, {"acrobats", "bears", "cooks", "jugglers", "pedlars", "puppets"}, 1)
    play_to_the_end(player)
    assert len(player.scores()) == 2 and player.taken and player.errors == []
    page.locator("[data-again]").click()  # on the same board
    expect(page.locator(".card")).to_have_count(6, timeout=15_000)
    expect(page.locator(".board image[href*='maps/home-']")).to_be_attached()


def test_a_file_that_cannot_be_used_says_why(served: Served, visit: Visit, tmp_path: Path) -> None:
    player = visit(f"{served.address}/#new")
    page = player.page
    expect(page.locator("[data-home-made]")).to_be_visible()
    bad, long = tmp_path / "bad.toml", tmp_path / "long.toml"
    text = (EXAMPLES / "bakers.toml").read_text(encoding="utf-8")
    bad.write_text(text.replace("tokens = 6", "tokens = 600"), encoding="utf-8")
    long.write_text(text + "#" * 64 * 1024, encoding="utf-8")
    bring(page, bad)
    expect(page.locator(".trouble")).to_contain_text("tokens must be a whole number from 1 to 15, not 600.")
    bring(page, long)
    expect(page.locator(".trouble")).to_contain_text("64 kB")
    expect(page.locator("[data-thing]")).to_have_count(0)
    bring(page, EXAMPLES / "bakers.toml", EXAMPLES / "two_valleys.toml")
    expect(page.locator("[data-thing]")).to_have_count(2)
    expect(page.locator(".trouble")).to_have_count(0)
    player.errors = [error for error in player.errors if "400" not in error]  # browsers report refusals


def test_everybody_in_the_lobby_sees_what_the_host_brings(served: Served, visit: Visit) -> None:
    host = visit(f"{served.address}/#new").page
    host.locator("[data-create]").click()
    link = host.locator("[data-link=join]")
    expect(link).to_have_value(re.compile("#join/"))
    guest = visit(link.input_value(), name="Ben").page
    expect(guest.locator("[data-join]")).to_be_visible()
    bring(host, EXAMPLES / "bakers.toml")
    card = guest.locator("[data-home='race:bakers']")
    expect(card).to_contain_text("Two coins for every farmland region.")
    expect(card).to_contain_text("brought by Ada")
    expect(guest.locator("[data-add-file], [data-remove]")).to_have_count(0)
    host.locator("[data-remove='race:bakers']").click()
    expect(card).to_have_count(0)


BLESSED = """kind = "power"
key = "blessed"
name = "Blessed"
tokens = 4
[[ability]]
part = "die"
again = "nothing"
"""
DARE = """step = "conquer"
[[seat]]
active = { race = "orcs", power = "blessed", regions = { 2p-02 = 1 }, hand = 4 }
[[seat]]
active = { race = "halflings", power = "forest", regions = { 2p-03 = 4 } }
"""


def test_a_die_that_may_be_rolled_twice_is_told_so(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, BOT], position=DARE, content=[BLESSED])
    page = visit(seat_link(served, made)).page
    expect(page.locator(".bar.asked")).to_be_visible(timeout=15_000)
    page.locator("[data-mark=die]").first.focus()
    page.keyboard.press("Enter")
    confirm = page.locator(".confirm")
    expect(confirm).to_contain_text("You have 4: the die must show 2 or more.")
    expect(confirm.locator(".faces .won")).to_have_count(2)
    expect(confirm.locator(".deeds")).to_contain_text("50%")  # 2 faces of 6, and after 3 blanks 2 again
    page.locator(".confirm .sum .total").press("Enter")
    why = page.locator(".drawer .why")
    expect(why).to_contain_text("The die may be rolled twice: 50% in all.")
    expect(why.locator(".faces .won")).to_have_count(2)

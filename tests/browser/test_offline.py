"""The site without a server: played with the network cut, closed in mid-turn, updated in between."""

import hashlib
import json
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.player import Player, Visit, play_to_the_end
from browser.serving import Served, why_not
from browser.space import Space
from homemade import BAKERS
from smallworld.cli.main import main
from smallworld.game import Game
from smallworld.offline.site import NotBuilt, site_files
from smallworld.record.journal import Journal
from smallworld.table.replay import replay

PATIENCE = 240_000  # for the engine to start, on however busy a machine
NEWER = "[data-newer-build]"
MEMORY = """caches.open("smallworld.engine").then((it) => it.keys()).then((all) =>
    ["memory", "python", "library", "package"].every((each) => all.some(({url}) => url.endsWith(each))))"""
SPOIL = """caches.open("smallworld.engine").then(async (it) => {
    const [{url}] = (await it.keys()).filter(({url}) => url.endsWith("memory"));
    await it.put(url, new Response(new Uint8Array(1 << 20)));
})"""
SIZE = """(source) => new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve([image.naturalWidth, image.naturalHeight]);
    image.onerror = reject;
    image.src = source;
})"""
OFFERED = """dispatchEvent(Object.assign(new Event("beforeinstallprompt", {cancelable: true}),
    {prompt: async () => void (document.body.dataset.prompted = "yes")}))"""
HERE = "navigator.serviceWorker.getRegistration().then((it) => !!it?.active && !it.installing)"


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, as the command writes it."""
    if why_not():
        pytest.skip(why_not())
    folder = tmp_path_factory.mktemp("site") / "public"
    assert main(["site", str(folder)]) == 0
    return folder


@pytest.fixture
def space(built: Path, tmp_path: Path) -> Iterator[Space]:
    """A web space of its own for each test."""
    folder = tmp_path / "public"
    shutil.copytree(built, folder)
    space = Space(folder)
    yield space
    space.off()


def until(page: Page, expression: str) -> None:
    """Wait until it is true; the page's own policy forbids what Playwright would do."""
    end = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(expression):
        assert time.monotonic() < end, expression
        page.wait_for_timeout(100)


def kept(page: Page) -> None:
    """Wait until everything is on the device."""
    until(page, HERE)


def begin(player: Player, edition: str = "base") -> None:
    """Start a game against bots, and wait for the first decision."""
    player.page.wait_for_selector(f"[data-play={edition}]:not([disabled])", timeout=PATIENCE)
    player.page.click(f"[data-play={edition}]")
    player.page.wait_for_selector(".bar.asked", timeout=PATIENCE)


def cut(player: Player, space: Space) -> None:
    """No network, and nobody who would answer."""
    kept(player.page)
    space.off()
    player.page.context.set_offline(True)


def site_caches(page: Page) -> list[str]:
    """The builds that are kept."""
    names: list[str] = page.evaluate("caches.keys()")
    return [name for name in names if name.startswith("smallworld ")]


def standing(page: Page) -> str:
    """What somebody sees of the game."""
    return page.inner_text(".track .round") + str(page.locator("[data-region][class*=owned]").count())


def test_without_a_network_a_game_goes_on_where_it_was_left(visit: Visit, space: Space) -> None:
    ada = visit(space.address, size=(390, 844), touch=True)
    begin(ada)
    cut(ada, space)
    for _ in range(4):
        if ada.asked:
            ada.act()
    ada.page.wait_for_selector(".bar.asked", timeout=PATIENCE)
    before = standing(ada.page)
    ada.page.reload()
    ada.page.wait_for_selector(".bar.asked", timeout=PATIENCE)
    assert standing(ada.page) == before
    assert ada.page.locator("[data-engine]").count() == 0


ENOUGH = 3_000_000
"""Bytes that a line of 1.6 Mbit/s carries in the 15 seconds of a first start."""


def test_a_first_game_needs_only_what_comes_first(visit: Visit, space: Space) -> None:
    later = [file for name in ("second", "later") for file in (space.folder / "here").glob(f"{name}-*.bin")]
    assert len(later) == 2
    for file in later:
        file.unlink()
    ada = visit(space.address)
    expect(ada.page.locator("[data-engine] progress")).to_be_visible(timeout=PATIENCE)
    ada.page.click("[data-play=base]:not([disabled])", timeout=PATIENCE)
    ada.page.wait_for_selector(".frame [data-region]", timeout=PATIENCE)
    assert space.sent < ENOUGH
    ada.page.wait_for_selector(".bar.asked", timeout=PATIENCE)
    ada.act()
    assert ada.page.locator(".frame [data-region]").count() > 10


def test_an_engine_that_did_not_come_is_tried_again_in_place(visit: Visit, space: Space) -> None:
    space.unreachable = ("engine.json",)
    ada = visit(space.address)
    again = ada.page.locator(".engine[role=alert] button")
    expect(again).to_be_visible(timeout=PATIENCE)
    ada.page.click("[data-play=base]:not([disabled])", timeout=PATIENCE)
    space.unreachable = ()
    again.click()
    ada.page.wait_for_selector(".bar.asked", timeout=PATIENCE)
    assert any("engine.json: 502" in error for error in ada.errors)  # for whoever looks into it
    ada.errors.clear()


def late(edition: str, **more: Any) -> tuple[bytes, int]:
    """The record of a game, and the number of its last but second turn."""
    rng = Random(3)
    game = Game.new(edition, 2, 3, **more)
    while not game.over:
        game.play(rng.choice(game.legal()))
    return "\n".join(Journal.of(game).to_lines()).encode(), len(replay(game, None)["turns"]) - 2


@pytest.mark.parametrize(("edition", "more"), [("base", {"custom": [BAKERS]}), ("warcraft", {})])
def test_the_end_of_a_game_its_replay_and_its_story_without_a_network(
    visit: Visit, space: Space, edition: str, more: dict[str, Any]
) -> None:
    """With a home-made race too: played on from a record, to the end, looked back at, judged, played on once more."""
    data, turn = late(edition, **more)
    ada = visit(space.address, size=(390, 844), touch=True)
    page = ada.page
    cut(ada, space)
    page.click("[data-kept]")
    page.set_input_files("[data-kept-file]", {"name": "game.jsonl", "mimeType": "text/plain", "buffer": data})
    page.wait_for_selector(".replaying", timeout=PATIENCE)
    page.locator("[data-ask-opinion]").first.click()
    page.wait_for_selector("[data-opinion], [data-turn-opinion]", state="attached", timeout=PATIENCE)
    page.locator(f"[data-turn='{turn}'] .turn-line").click()
    page.locator("[data-play-on]").click()
    assert page.locator("[data-play-seat] option[value=open]").count() == 0, "nobody can come"
    page.locator("[data-play-here]").click()
    page.wait_for_selector(".game:not(.replaying) .bar.asked", timeout=PATIENCE)
    play_to_the_end(ada)
    assert len(ada.scores()) == 2
    page.locator("[data-story]").click()
    expect(page.locator("[data-total]").first).to_be_visible()
    page.locator("[data-replay]").click()
    expect(page.locator(".replaying .board .troops")).to_be_attached()
    page.locator("[data-ask-opinion]").first.click()
    page.wait_for_selector("[data-turn-opinion]", state="attached", timeout=PATIENCE)
    page.locator("[data-turn='0'] .turn-line").click()
    page.locator("[data-play-on]").click()
    page.locator("[data-play-here]").click()
    page.wait_for_selector(".game:not(.replaying) .bar.asked", timeout=PATIENCE)


def test_a_game_goes_to_another_device_in_a_file_and_on_from_there(visit: Visit, space: Space, tmp_path: Path) -> None:
    ada = visit(space.address)
    begin(ada)
    ada.act()
    ada.page.wait_for_selector(".bar.asked", timeout=PATIENCE)
    before, table = standing(ada.page), ada.page.evaluate("location.hash")
    ada.page.goto(f"{space.address}#")
    assert ada.page.locator("[data-install]").count() == 0, "a browser that offers nothing is not asked"
    ada.page.evaluate(OFFERED)
    ada.page.locator("[data-install]").click()
    expect(ada.page.locator("[data-install]")).to_have_count(0)
    assert ada.page.evaluate("document.body.dataset.prompted") == "yes"
    with ada.page.expect_download() as saved:
        ada.page.locator("[data-save-games]").click(timeout=PATIENCE)
    file = tmp_path / "everything.json"
    file.write_bytes(saved.value.path().read_bytes())

    bob = visit(f"{space.address}#me", name="Bob")
    page = bob.page
    spoilt = tmp_path / "spoilt.json"
    told = json.loads(file.read_text())
    told["logs"][0]["rows"][1][2] += " "
    spoilt.write_text(json.dumps(told))
    page.locator("[data-import]").set_input_files(spoilt, timeout=PATIENCE)
    expect(page.locator(".notice")).to_contain_text("One game could not be used", timeout=PATIENCE)
    page.goto(f"{space.address}#")
    assert page.locator(f"a[href*='{table.removeprefix('#table/')}']").count() == 0, "no line that leads nowhere"
    page.goto(f"{space.address}#me")
    page.locator("[data-import]").set_input_files(file)
    expect(page.locator(".notice")).to_contain_text("New here: 1 game", timeout=PATIENCE)
    page.goto(f"{space.address}#")
    page.locator(f"a[href*='{table.removeprefix('#table/')}']").first.click()
    page.wait_for_selector(".bar.asked", timeout=PATIENCE)
    assert standing(page) == before
    bob.act()
    page.wait_for_selector(".bar.asked", timeout=PATIENCE)


def test_the_next_day_goes_on_from_the_memory_that_was_kept(visit: Visit, space: Space) -> None:
    """The browser was closed; the start does not import the engine again, and the game of yesterday is in the list."""
    ada = visit(space.address)
    begin(ada)
    ada.act()
    ada.page.wait_for_selector(".bar.asked", timeout=PATIENCE)
    before, table = standing(ada.page), ada.page.evaluate("location.hash")
    cut(ada, space)
    until(ada.page, MEMORY)
    tomorrow = ada.page.context.new_page()
    ada.page.close()
    tomorrow.set_default_timeout(PATIENCE)
    tomorrow.goto(space.address)
    tomorrow.locator(f"a[href*='{table.removeprefix('#table/')}']").first.click()
    tomorrow.wait_for_selector(".bar.asked")
    assert standing(tomorrow) == before
    # Memory that cannot be used is thrown away, and the start is like the first.
    tomorrow.evaluate(SPOIL)
    tomorrow.reload()
    tomorrow.wait_for_selector(".bar.asked")
    assert standing(tomorrow) == before
    until(tomorrow, MEMORY)


@pytest.mark.long
def test_a_server_s_pages_are_kept_when_somebody_wants_that_and_go_on_without_it(
    own_server: Served, visit: Visit
) -> None:
    ada = visit(own_server.address)
    page = ada.page
    manifest = json.loads(page.evaluate("fetch('manifest.webmanifest').then((it) => it.text())"))
    icons = {(each["sizes"], each["purpose"]) for each in manifest["icons"]}
    assert icons == {(f"{side}x{side}", kind) for side in (192, 512) for kind in ("any", "maskable")}
    for each in manifest["icons"]:
        assert page.evaluate(SIZE, each["src"]) == [int(each["sizes"].split("x")[0])] * 2
    assert page.evaluate(SIZE, page.get_attribute("[rel=apple-touch-icon]", "href")) == [180, 180]
    assert not page.evaluate(HERE), "nothing is kept unasked"
    page.click("[data-keep]")
    kept(page)
    until(page, "!!navigator.serviceWorker.controller")
    begin(ada)
    at_server = page.evaluate("location.hash")
    assert "here-" not in at_server, "with a server there, games are at the server"

    own_server.stop()
    page.context.set_offline(True)
    page.goto("about:blank")
    page.goto(own_server.address)
    begin(ada)
    assert "here-" in page.evaluate("location.hash")
    ada.act()
    page.wait_for_selector(".bar.asked", timeout=PATIENCE)
    before, here = standing(page), page.evaluate("location.hash")
    page.reload()
    page.wait_for_selector(".bar.asked", timeout=PATIENCE)
    assert standing(page) == before

    page.context.set_offline(False)
    own_server.start()
    page.reload()
    page.wait_for_selector(".bar.asked", timeout=PATIENCE)
    assert (standing(page), page.evaluate("location.hash")) == (before, here), "it stays where it was begun"
    page.goto(f"{own_server.address}/{at_server}")
    page.wait_for_selector(".bar.asked", timeout=PATIENCE)
    ada.errors.clear()  # a browser calls it an error when nobody answers


@pytest.mark.long
@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_a_whole_game_without_a_network(visit: Visit, space: Space, edition: str) -> None:
    ada = visit(space.address, size=(390, 844), touch=True)
    begin(ada, edition)
    cut(ada, space)
    ada.page.reload()
    ada.page.wait_for_selector(".bar.asked", timeout=PATIENCE)
    play_to_the_end(ada)
    assert len(ada.scores()) == 3


def test_a_new_build_is_offered_and_taken_whole(visit: Visit, space: Space) -> None:
    ada = visit(space.address)
    begin(ada)
    kept(ada.page)
    ada.page.reload()  # from here on the device answers
    ada.page.wait_for_selector(".bar.asked", timeout=PATIENCE)
    before = standing(ada.page)
    page = (space.folder / "index.html").read_text(encoding="utf-8")
    build, rest = (space.folder / "sw.js").read_text(encoding="utf-8").split(";\n", 1)
    told = json.loads(build.removeprefix("const BUILD = "))
    changed = page.replace("<head>", '<head data-newer-build="yes">', 1)
    assert changed != page
    (space.folder / "index.html").write_text(changed, encoding="utf-8")
    # Half of an update has arrived: nothing of it may be used.
    ada.page.reload()
    assert not ada.sees(NEWER)
    told["files"]["index.html"] = hashlib.sha256(changed.encode()).hexdigest()[:32]
    told["version"] = "newer"
    (space.folder / "sw.js").write_text(f"const BUILD = {json.dumps(told)};\n{rest}", encoding="utf-8")
    ada.page.reload()
    ada.page.wait_for_selector("[data-newer]", timeout=PATIENCE)
    assert not ada.sees(NEWER)
    ada.page.click("[data-newer]")
    ada.page.wait_for_selector(NEWER, state="attached", timeout=PATIENCE)
    ada.page.wait_for_selector(".bar.asked", timeout=PATIENCE)
    assert standing(ada.page) == before
    assert site_caches(ada.page) == [f"smallworld /{space.folder.name}/ newer"]


def test_every_file_is_listed_with_its_hash(built: Path) -> None:
    listed = json.loads((built / "sw.js").read_text(encoding="utf-8").split(";\n", 1)[0].removeprefix("const BUILD = "))
    there = {file.relative_to(built).as_posix() for file in built.rglob("*") if file.is_file()}
    assert there == {*listed["files"], "sw.js"}


def test_a_site_replaces_only_a_site(built: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letters.txt").write_text("mine")
    assert main(["site", str(tmp_path)]) != 0
    assert "other files" in capsys.readouterr().err
    with pytest.raises(NotBuilt, match=r"run\.py"):
        list(site_files(tmp_path))

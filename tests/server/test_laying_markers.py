"""Markers and regions to give up over the protocol: in any order, one by one or in one answer."""

from kit import Guest, MemoryStore, in_no_time, make, new_hub, seats, sit
from smallworld.server.hub import Hub
from smallworld.server.limits import LIMITS
from smallworld.table.fold import fold


async def with_markers(hub: Hub, power: str, regions: int) -> tuple[str, Guest]:
    """A table where a player with this power, and this many regions, lays markers."""
    while True:
        made = await make(hub)
        one = await sit(hub, made["table"], *seats(made))
        if power not in [combo["power"] for combo in one.ear.game["view"]["column"]]:
            continue
        place = [combo["power"] for combo in one.ear.game["view"]["column"]].index(power)
        assert (await one.do({"do": "pick", "combo": place}))["t"] == "ok"
        while not laying(one):
            actions = one.ear.game["choices"]["actions"]
            held = [region for region in one.ear.game["view"]["regions"] if region["player"] is not None]
            wanted = [a for a in actions if a["do"] == "conquer" and len(held) < regions]
            assert (await one.do((wanted or actions[-1:])[0]))["t"] == "ok"
        if len(one.ear.game["choices"]["deploy"]["regions"]) == regions:
            return made["table"], one


def laying(one: Guest) -> bool:
    """Is it time to lay markers?"""
    deploy = one.ear.game["choices"]["deploy"]
    return bool(deploy and deploy["what"])


def lying(one: Guest, piece: str) -> dict[str, int]:
    """Where such markers lie."""
    return {r["key"]: r["pieces"][piece] for r in one.ear.game["view"]["regions"] if piece in r["pieces"]}


def test_markers_are_told_as_a_deployment_and_laid_in_any_order() -> None:
    async def main() -> None:
        store = MemoryStore()
        hub = new_hub(store)
        table, one = await with_markers(hub, "bivouacking", 3)
        deploy = one.ear.game["choices"]["deploy"]
        first, second, third = [at["region"] for at in deploy["regions"]]
        assert (deploy["number"], deploy["piece"], deploy["what"], deploy["all"]) == (
            5,
            "encampment",
            "encampment",
            False,
        )
        camp = {"do": "use", "what": "encampment"}

        assert (await one.do(camp | {"region": third}))["t"] == "ok"
        assert (await one.do(camp | {"region": first}))["t"] == "ok"  # before the first one, in the order of the board
        offered = [a["region"] for a in one.ear.game["choices"]["actions"] if a["do"] == "use"]
        assert offered == [first, second, third]
        assert lying(one, "encampment") == {first: 1, third: 1}

        seat = one.ear.game["choices"]["seat"]
        for left in ({third: 1}, {}):
            assert (await one.say(t="undo", seat=seat, version=one.ear.version))["t"] == "ok"
            assert lying(one, "encampment") == left

        assert (await one.do(camp | {"regions": [third, first, third]}))["t"] == "ok"
        assert lying(one, "encampment") == {first: 1, third: 2}
        assert not fold(table, await store.load(table), LIMITS).frozen

    in_no_time(main())


def test_heroes_must_all_be_named() -> None:
    async def main() -> None:
        _, one = await with_markers(new_hub(), "heroic", 3)
        deploy = one.ear.game["choices"]["deploy"]
        first, _, third = [at["region"] for at in deploy["regions"]]
        assert (deploy["number"], deploy["piece"], deploy["all"]) == (2, "hero", True)
        assert {at["most"] for at in deploy["regions"]} == {1}
        hero = {"do": "use", "what": "hero"}
        assert (await one.do(hero | {"regions": [third]}))["rule"] == "bad_use"
        assert (await one.do(hero | {"regions": [third, first]}))["t"] == "ok"
        assert lying(one, "hero") == {first: 1, third: 1}

    in_no_time(main())

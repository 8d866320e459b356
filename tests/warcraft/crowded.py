"""Positions in which a lot lies about, drawn at random: what real games seldom show happens at once."""

import random

import smallworld as sw
from islands3 import ISLANDS
from referee.warcraft.table import ARTIFACTS, BADGES, BANNERS, FACTION, PLACES, WELL

LAND = [line.split()[0] for line in ISLANDS.strip().splitlines()[1:]]
WATER = ["mi", "lk"]
SIZED = ["sg", "mg", "li"]
FIELDS = ["sa", "sf", "ma", "mf", "ld", "lf"]


def crowded(seed: int, **options: str) -> sw.Game:
    """Three or four players with an active and a declined race each, artifacts, places, bombs, towers and walls."""
    rng = random.Random(f"crowded {seed}")
    players = 4 if options.get("teams") else 3
    free = [region for region in LAND if region not in WATER]
    rng.shuffle(free)
    races, powers = list(BANNERS), list(BADGES)
    rng.shuffle(races)
    rng.shuffle(powers)
    pieces: dict[str, dict[str, int]] = {}
    bombs: dict[str, str] = {}
    seats: list[str] = []

    def drawn(seat: int) -> str:
        """A race the player may have: in a team none of the other camp."""
        enemy = ("horde", "alliance")[seat % 2] if options.get("teams") else ""
        race = next(race for race in races if FACTION[race] != enemy)
        races.remove(race)
        return race

    humans = False
    for seat in range(players):
        race, power = drawn(seat), powers.pop()
        humans = humans or race == "humans"
        regions = {free.pop(): rng.choice((1, 1, 2, 3)) for _ in range(3)}
        if race == "tauren":
            regions = {region: number + 1 for region, number in regions.items()}
        if race == "naga" and rng.random() < 0.5:
            regions[WATER[0]] = 1
        own = sorted(regions)
        regions[own[0]] += min(BANNERS[race] + BADGES[power] - sum(regions.values()), rng.randrange(4))
        for kind, keeper in (("wall", "night_elves"), ("fort", "garrisoned"), ("champion", "championing")):
            if keeper in (race, power):
                pieces[kind] = dict.fromkeys(own[:1] if kind == "champion" else own[:2], 1)
        if power == "beast_master":
            pieces["beast"] = {own[0]: 1}
        if power == "defensive":
            pieces["tower"] = {region: 1 for region in own if region in FIELDS}
        old = {free.pop(): rng.choice((1, 1, 2))}
        seats.append(
            f"[[seat]]\ncoins = {rng.randrange(5)}\n"
            f'active = {{ race = "{race}", power = "{power}", regions = {written(regions)} }}\n'
            f'declined = {{ race = "{drawn(seat)}", regions = {written(old)} }}\n'
        )
        if race == "goblins":
            elsewhere = sorted(set(LAND) - set(regions))
            bombs = {region: rng.choice(("dud", "explosion")) for region in rng.sample(elsewhere, 5)}
    if humans:
        pieces["objective"] = dict.fromkeys(rng.sample(sorted(free), 2), 1)
    everywhere = [region for region in LAND if region not in WATER]
    for relic in rng.sample([*ARTIFACTS, *PLACES], 9):
        pieces[relic] = {"lk" if relic == WELL else rng.choice(everywhere): 1}
    hidden = [relic for relic in PLACES if relic not in pieces][:1]
    marker = dict(zip(sorted(set(SIZED) & set(free)), hidden, strict=False))
    peace = next((seat for seat, text in enumerate(seats) if 'active = { race = "pandaren"' in text), -1)
    harmony = [f"{seat}:harmony" for seat in range(players) if peace >= 0 and (seat - peace) % players]
    if options.get("teams"):
        harmony = [claim for claim in harmony if (int(claim[0]) - peace) % 2]
    return sw.position(
        f'edition = "warcraft"\nmurlocs = {free[1:4]}\nclaims = {harmony}\n'
        + "".join(seats)
        + "[options]\n"
        + "".join(f'{name} = "{value}"\n' for name, value in options.items())
        + "[pieces]\n"
        + "".join(
            f"{kind} = {written(where) if kind == 'beast' else sorted(where)}\n" for kind, where in pieces.items()
        )
        + f"[face_down]\nbomb = {quoted(bombs)}\nmarker = {quoted(marker)}\n"
        + ISLANDS
    )


def written(numbers: dict[str, int]) -> str:
    """A small table, as a position writes it."""
    return "{ " + ", ".join(f"{key} = {number}" for key, number in numbers.items()) + " }"


def quoted(words: dict[str, str]) -> str:
    """The same with words."""
    return "{ " + ", ".join(f'{key} = "{word}"' for key, word in words.items()) + " }"

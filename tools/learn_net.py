"""The net of `bots/net.py` in torch, for `tools/learn.py`: the same layers with fractions, written in whole numbers."""

import time
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from smallworld.bots import net as value
from smallworld.bots import sight as seen

BATCH = 8192
RATE = 2e-3
DECAY = 0.02
MOST = 7.99
"""The largest weight that two bytes can hold."""


class Layers(nn.Module):  # type: ignore[misc]  # torch has no types here
    """The layers of `value.SHAPES`. Raw inputs are divided by how much they vary; `written` undoes that."""

    def __init__(self, scales: dict[str, Tensor]) -> None:
        super().__init__()
        for name, (outputs, inputs) in value.SHAPES.items():
            setattr(self, name, nn.Linear(inputs, outputs))
        for name, scale in scales.items():
            self.register_buffer(f"scale_{name}", scale)

    def seats(self, name: str, numbers: Tensor, active: Tensor, declined: Tensor) -> Tensor:
        """Players, each through the layer of one's own seat or of a rival's."""
        inputs = torch.cat([numbers, active, declined], -1)
        return torch.relu(getattr(self, name)(inputs * self.scale_seat))

    def forward(self, batch: dict[str, Tensor]) -> Tensor:
        """The value, in tens of coins."""
        hidden = torch.relu(self.region_first(batch["regions"] * self.scale_region))
        regions = (torch.relu(self.region(hidden)) * batch["there"]).sum(1)
        mine = self.seats("mine", batch["seats"][:, 0], batch["active"][:, 0], batch["declined"][:, 0])
        rivals = self.seats("rival", batch["seats"][:, 1:], batch["active"][:, 1:], batch["declined"][:, 1:]).mean(1)
        combos = torch.relu(self.combo(batch["combos"] * self.scale_combo)) * batch["offered"]
        summed, best = combos[..., : value.SUMMED].sum(1), combos[..., value.SUMMED :].amax(1)
        found = torch.cat([regions, mine, rivals, summed, best, batch["table"]], -1)
        found = torch.relu(self.second(torch.relu(self.first(found))))
        return self.last(found).gather(1, batch["turns"][:, None]).squeeze(1)

    def written(self) -> dict[str, list[list[int]]]:
        """Whole numbers, one row for each output with its constant last."""
        scales = {"region_first": self.scale_region, "mine": self.scale_seat, "rival": self.scale_seat}
        scales["combo"] = self.scale_combo
        found: dict[str, list[list[int]]] = {}
        for name in value.SHAPES:
            layer = getattr(self, name)
            weights = layer.weight * scales[name] if name in scales else layer.weight
            rows = torch.cat([weights, layer.bias[:, None]], 1).clamp(-MOST, MOST)
            found[name] = (rows * (1 << value.WEIGHT)).round().to(torch.int64).tolist()
        return found


class Positions:
    """The positions of one number of players, expanded batch by batch where the net is."""

    def __init__(self, data: dict[str, Any], device: str) -> None:
        number = len(data["margin"])
        games = np.arange(number) // 200  # some games each, left out together
        held = games % 20 == 19
        self.device = device
        self.data = {
            key: torch.from_numpy(
                np.ascontiguousarray(data[key].astype(np.int64 if key == "regions" else data[key].dtype))
            ).to(device)
            for key in ("regions", "seats", "banners", "combos", "table", "margin")
        }
        self.learned = torch.from_numpy(np.flatnonzero(~held)).to(device)
        self.held = torch.from_numpy(np.flatnonzero(held)).to(device)
        self.traits = torch.from_numpy(data["traits"].astype(np.float32)).to(device)
        self.races = int(data["races"])

    def traits_at(self, banners: Tensor, declined: int) -> Tensor:
        """The traits of races (even places) and powers (odd ones), added up."""
        nobody = self.traits.shape[1] - 1
        rows = banners.long()
        powers = torch.arange(rows.shape[-1], device=self.device) % 2
        rows = torch.where(rows < 0, nobody, rows + powers * self.races)
        return self.traits[declined][rows].sum(-2)

    def batch(self, rows: Tensor) -> dict[str, Tensor]:
        """The inputs of these positions."""
        data = {key: numbers[rows] for key, numbers in self.data.items()}
        codes = data["regions"]
        there = (codes != seen.NO_REGION).float()[..., None]
        parts: list[Tensor] = []
        for size, apart in seen.PARTS:
            part = codes & (1 << size) - 1
            codes = codes >> size
            parts.append(nn.functional.one_hot(part, 1 << size).float() if apart else part.float()[..., None])
        table = data["table"].long()
        ones = [
            nn.functional.one_hot(table[:, place], size).float()
            for place, size in ((0, seen.MOST_TURNS), (1, seen.SIZES))
        ]
        return {
            "regions": torch.cat(parts, -1),
            "there": there,
            "offered": (data["combos"][..., :1] >= 0).float(),
            "seats": data["seats"].float(),
            "active": self.traits_at(data["banners"][..., :2], 0),
            "declined": self.traits_at(data["banners"][..., 2:], 1),
            "combos": torch.cat([data["combos"][..., 2:].float(), self.traits_at(data["combos"][..., :2], 0)], -1),
            "table": torch.cat([*ones, table[:, 2:].float()], -1),
            "turns": table[:, 0],
            "margin": data["margin"].squeeze(-1) / value.COINS,
        }


def scales_of(batch: dict[str, Tensor]) -> dict[str, Tensor]:
    """One over how much each raw input varies."""
    seats = torch.cat([batch["seats"], batch["active"], batch["declined"]], -1)
    regions = batch["regions"][batch["there"].squeeze(-1) > 0]
    raw = {"region": regions, "seat": seats.flatten(0, 1), "combo": batch["combos"].flatten(0, 1)}
    return {name: 1 / inputs.std(0).clamp(min=0.25) for name, inputs in raw.items()}


def explained(net: Layers, some: Positions) -> str:
    """R² on positions that were not learned from, by the turns left."""
    if not len(some.held):
        return "too few positions"
    with torch.no_grad():
        batches = [some.batch(rows) for rows in some.held.split(BATCH)]
        guess = torch.cat([net(batch) for batch in batches])
    margin, turns = (torch.cat([batch[key] for batch in batches]) for key in ("margin", "turns"))
    found = []
    for left in range(1, int(turns.max()) + 1):
        here = turns == left
        if int(here.sum()) > 50:
            wrong = ((margin[here] - guess[here]) ** 2).mean() / margin[here].var()
            found.append(f"{left}:{1 - float(wrong):.2f}")
    return " ".join(found)


def fit(data: dict[int, dict[str, Any]], epochs: int) -> dict[str, list[list[int]]]:
    """Learn, and tell how well."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    sizes = {players: Positions(arrays, device) for players, arrays in sorted(data.items())}
    told = ", ".join(f"{len(some.learned)} with {players} players" for players, some in sizes.items())
    print(f"positions to learn from: {told}", flush=True)
    largest = max(sizes.values(), key=lambda some: len(some.learned))
    net = Layers(scales_of(largest.batch(largest.learned[:: max(1, len(largest.learned) // 20_000)]))).to(device)
    optimizer = torch.optim.AdamW(net.parameters(), RATE, weight_decay=DECAY)
    steps = epochs * sum(-(-len(some.learned) // BATCH) for some in sizes.values())
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps + 1)
    began = time.time()
    for epoch in range(epochs):
        batches = [
            (some, rows)
            for some in sizes.values()
            for rows in some.learned[torch.randperm(len(some.learned), device=device)].split(BATCH)
        ]
        total = 0.0
        for place in np.random.default_rng(epoch).permutation(len(batches)):
            some, rows = batches[place]
            batch = some.batch(rows)
            loss = nn.functional.smooth_l1_loss(net(batch), batch["margin"], beta=2.0)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += float(loss.detach())
        print(
            f"epoch {epoch + 1} of {epochs}: loss {total / len(batches):.4f}, {time.time() - began:.0f} s", flush=True
        )
    for players, some in sizes.items():
        print(f"{players} players, R² by turns left: {explained(net, some)}", flush=True)
    written: dict[str, list[list[int]]] = net.written()
    return written

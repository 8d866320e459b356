// Whose land it is, told at the border. The strips along it are in the map's file: they are filled where the land beyond
// is another's, so that what one race holds is seen as one country.
import { computed } from "@preact/signals";
import type { Key, Region } from "../protocol";
import { lined } from "./ground";
import { boardMap, type BoardMap, type Outline, type Strips } from "./outlines";
import { holderOf, regionsByKey } from "./standing";

export interface Realm extends Omit<Strips, "line"> {
  key: string;
  seat: number;
  active: boolean;
  part: number; // the drawing whose measure its paths have
  faces: string; // the outlines of its regions
}

/** The borders at which a region's holder meets somebody else. */
export function frontier(outline: Outline, holder: string | null, holders: ReadonlyMap<Key, string | null>): Outline["borders"] {
  return outline.borders.filter((border) => border.with === null || holders.get(border.with) !== holder);
}

/** Regions with a line of their own keep only the glow. */
export function realmsOf(map: BoardMap, regions: ReadonlyMap<Key, Region>, bare: ReadonlySet<Key> = new Set()): Realm[] {
  const holders = new Map([...regions].map(([key, region]) => [key, holderOf(region)]));
  const found = new Map<string, Realm>();
  for (const [key, outline] of map.regions) {
    const region = regions.get(key);
    const holder = holders.get(key) ?? null;
    if (!region || region.player === null || holder === null) continue;
    const name = `${holder} ${outline.part}`;
    const realm = found.get(name) ?? { key: name, seat: region.player, active: region.active, part: outline.part, faces: "", band: "", near: "", far: "", cord: "" };
    realm.faces += outline.path;
    for (const border of frontier(outline, holder, holders)) {
      realm.near += border.near;
      realm.far += border.far;
      if (bare.has(key)) continue;
      realm.band += border.band;
      realm.cord += border.cord;
    }
    found.set(name, realm);
  }
  return [...found.values()];
}

const realms = computed(() => (boardMap.value ? realmsOf(boardMap.value, regionsByKey.value, lined.value) : []));

function of(map: BoardMap, realm: Realm, layer: string) {
  return {
    key: realm.key,
    class: `${layer} seat-${realm.seat} ${realm.active ? "active" : "declined"}`,
    transform: map.parts[realm.part]?.matrix,
  };
}

export function Glows({ map }: { map: BoardMap }) {
  return (
    <g class="realms">
      {realms.value.map((realm) => (
        <g {...of(map, realm, "glow")}>
          {realm.active && <path class="face" d={realm.faces} />}
          <path d={realm.far} />
          <path d={realm.near} />
          <path class="soft" d={realm.cord} />
        </g>
      ))}
    </g>
  );
}

export function Walls({ map }: { map: BoardMap }) {
  const all = realms.value;
  return (
    <g class="realms">
      {all.map((realm) => (
        <path {...of(map, realm, "ditch")} d={realm.active ? realm.band : realm.cord} />
      ))}
      {all.map((realm) => (
        <g {...of(map, realm, "fence")}>
          {realm.active && <path class="band" d={realm.band} />}
          <path class="cord" d={realm.cord} />
        </g>
      ))}
    </g>
  );
}

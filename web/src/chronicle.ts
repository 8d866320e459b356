// The log in deeds: everything that happened to a region in one step is one line, and so is a whole redeployment.
import type { GameEvent, Key } from "./protocol";
import type { LogLine } from "./store";

export interface Entry {
  id: number; // of the line it began with
  main: GameEvent; // what the line is about
  more: GameEvent[]; // what came with it, in order
  regions: ReadonlySet<Key>; // all that it speaks of
}

interface Open {
  version: number;
  events: GameEvent[];
  id: number;
}

const WEIGHTY = ["region_taken", "attack_failed", "regions_swapped"]; // a line is about these rather than about what leads to them
const DEPLOYED = "tokens_deployed";

function joins(open: Open | undefined, { version, event }: LogLine): boolean {
  const last = open?.events.at(-1);
  if (!open || !last) return false;
  if (event.event === DEPLOYED) return last.event === DEPLOYED && last.player === event.player && last.race === event.race;
  return open.version === version && typeof event.region === "string" && last.region === event.region;
}

function regionsOf(event: GameEvent): Key[] {
  return [event.region, event.to].filter((each): each is Key => typeof each === "string");
}

export function chronicle(lines: readonly LogLine[]): Entry[] {
  const found: Open[] = [];
  for (const line of lines) {
    const open = found.at(-1);
    if (open && joins(open, line)) open.events.push(line.event);
    else found.push({ id: line.id, version: line.version, events: [line.event] });
  }
  return found.map(({ id, events }) => {
    const main = events.find((event) => WEIGHTY.includes(event.event)) ?? events[0]!;
    return { id, main, more: events.filter((event) => event !== main), regions: new Set(events.flatMap(regionsOf)) };
  });
}

/** A redeployment of several regions: what stands in each now. */
export function redeployed(entry: Entry): [Key, number][] | null {
  if (entry.main.event !== DEPLOYED || !entry.more.length) return null;
  const now = new Map<Key, number>();
  for (const event of [entry.main, ...entry.more]) if (event.region) now.set(event.region, Number(event["total"] ?? 0));
  return [...now];
}

// Shows what happened, one small function for each kind of event. The view is right with or without it.
import { signal } from "@preact/signals";
import { boardMap } from "./board/outlines";
import { iconId } from "./icons";
import type { Game, GameEvent, Key } from "./protocol";
import { settings } from "./settings";
import { nameOf } from "./words";

const SVG = "http://www.w3.org/2000/svg";

/** The parts of the page on which things move. */
export const stage: {
  svg: SVGSVGElement | null;
  layer: SVGGElement | null;
  scale: number;
  ghost: (race: Key, seat: number | null) => SVGElement | null;
} = { svg: null, layer: null, scale: 1, ghost };

/** The die on the table: its face, and a number that changes with each roll. */
export const die = signal<{ face: number; roll: number } | null>(null);
/** Who is announced in large letters. */
export const herald = signal<{ seat: number; round: number } | null>(null);

interface Scene {
  before: Game;
  after: Game | null;
}

type Act = (event: GameEvent, scene: Scene) => Promise<unknown>;

const running = new Set<Animation>();
let skipping = false;
let rolls = 0;

const ACTS: Record<string, Act> = {
  turn_started: async (event) => {
    herald.value = { seat: event.player ?? 0, round: Number(event["round"] ?? 0) };
    await pause(850);
    herald.value = null;
  },
  combo_taken: async (event) => {
    await grow(`[data-combo="${String(event["combo"])}"]`, 480);
  },
  combo_revealed: async () => pause(120),
  region_taken: async (event, scene) => {
    const from = holding(scene.before, event) ?? chip(event.player);
    await fly(event.race ?? "", event.player ?? null, from, middle(event.region), 460);
    flash(event.region, "won");
    await pause(120);
  },
  tokens_driven_out: async (event) => {
    await fade(event.region, 320);
  },
  attack_failed: async (event) => {
    flash(event.region, "lost");
    await shake(event.region);
  },
  die_rolled: async (event) => {
    rolls += 1;
    die.value = { face: Number(event.face ?? 0), roll: rolls };
    await pause(1250);
    die.value = null;
  },
  region_abandoned: async (event) => fade(event.region, 300),
  tokens_deployed: async (event) => {
    await fly(event.race ?? "", event.player ?? null, chip(event.player), middle(event.region), 260);
  },
  tokens_moved: async (event) => {
    const to = typeof event.to === "string" ? middle(event.to) : chip(event.player);
    await fly(event.race ?? "", event.player ?? null, middle(event.region), to, 420);
  },
  tokens_recruited: async (event) => say(event.player, `+${event.number ?? ""}`, "tokens"),
  regions_swapped: async (event) => {
    const [a, b] = [middle(event.region), middle(typeof event.to === "string" ? event.to : undefined)];
    flash(event.region, "won");
    if (typeof event.to === "string") flash(event.to, "won");
    await Promise.all([fly("", null, a, b, 420), fly("", null, b, a, 420)]);
  },
  piece_placed: async (event) => drop(event, 1),
  piece_removed: async (event) => drop(event, -1),
  marker_revealed: async (event) => {
    flash(event.region, "won");
    await drop({ ...event, piece: String(event.face ?? event.piece) }, 1);
    await pause(300);
  },
  tribe_declined: async (event, scene) => {
    const regions = scene.before.view.seats[event.player ?? -1]?.active?.regions ?? [];
    for (const region of regions) flash(region, "grey");
    await pause(650);
  },
  coins_earned: async (event) => say(event.player, `+${event.coins ?? 0}`, "coins"),
  coins_paid: async (event) => {
    const to = typeof event.to === "number" ? event.to : -1;
    const gains = to >= 0 ? say(to, `+${event.coins ?? 0}`, "coins") : null;
    await Promise.all([say(event.player, `−${event.coins ?? 0}`, "coins"), gains]);
  },
  truce_made: async () => pause(400),
};

/** Play events over the old position, one after the other. */
export async function animate(events: GameEvent[], before: Game, after: Game | null): Promise<void> {
  if (settings.value.speed === "off" || document.visibilityState === "hidden") return;
  skipping = false;
  const deployed = events.filter((event) => event.event === "tokens_deployed");
  for (const event of events) {
    if (skipping) return;
    const act = ACTS[event.event];
    if (!act || (event.event === "tokens_deployed" && deployed.length > 1)) continue;
    await act(event, { before, after });
  }
  if (deployed.length > 1 && !skipping) {
    // A whole redeployment moves at once.
    await Promise.all(deployed.filter((event) => (event.number ?? 0) > 0).map((event) => pulse(event.region)));
  }
}

/** Whatever moves now arrives at once. */
export function skip(): void {
  skipping = true;
  die.value = null;
  herald.value = null;
  for (const one of running) one.finish();
}

// In a page nobody looks at time stands still: what moves would keep everything else waiting.
if (typeof document !== "undefined") {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") skip();
  });
}

function pace(milliseconds: number): number {
  return settings.value.speed === "fast" ? milliseconds * 0.4 : milliseconds;
}

async function pause(milliseconds: number): Promise<void> {
  if (skipping) return;
  const still = document.body.animate([], { duration: pace(milliseconds) });
  await finished(still);
}

async function finished(one: Animation): Promise<void> {
  if (skipping) one.finish();
  running.add(one);
  try {
    await one.finished;
  } catch {
    // cancelled: the element is gone
  } finally {
    running.delete(one);
  }
}

function middle(region: Key | undefined): [number, number] | null {
  return (region && boardMap.value?.regions.get(region)?.token) || null;
}

/** Where a player's plate is, in the measure of the map. */
function chip(seat: number | undefined): [number, number] | null {
  const plate = document.querySelector(`[data-seat="${seat ?? -1}"]`)?.getBoundingClientRect();
  const matrix = stage.svg?.getScreenCTM();
  if (!plate || !matrix) return null;
  const point = new DOMPoint(plate.x + plate.width / 2, plate.y + plate.height / 2).matrixTransform(matrix.inverse());
  return [point.x, point.y];
}

/** The region of the attacker's race that lies nearest to what it takes. */
function holding(before: Game, event: GameEvent): [number, number] | null {
  const to = middle(event.region);
  if (!to) return null;
  let best: [number, number] | null = null;
  for (const region of before.view.regions) {
    if (region.player !== event.player || region.race !== event.race || !region.tokens) continue;
    const at = middle(region.key);
    if (at && (!best || Math.hypot(at[0] - to[0], at[1] - to[1]) < Math.hypot(best[0] - to[0], best[1] - to[1]))) best = at;
  }
  return best;
}

function make(name: string, attributes: Record<string, string | number>, parent: Element): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  parent.append(made);
  return made;
}

function ghost(race: Key, seat: number | null): SVGElement | null {
  if (!stage.layer) return null;
  const group = make("g", { class: `ghost tile active ${seat === null ? "seat-none" : `seat-${seat}`}` }, stage.layer);
  make("rect", { class: "face", x: -29, y: -29, width: 58, height: 58, rx: 11 }, group);
  const icon = make("g", { class: "mark" }, group);
  const id = iconId("race", race);
  if (id) make("use", { href: `#${id}`, x: -22, y: -22, width: 44, height: 44 }, icon);
  else if (race) {
    const text = make("text", { class: "letter", "text-anchor": "middle", "dominant-baseline": "central", "font-size": 36 }, icon);
    text.textContent = nameOf("race", race).charAt(0);
  }
  return group;
}

async function fly(
  race: Key,
  seat: number | null,
  from: [number, number] | null,
  to: [number, number] | null,
  milliseconds: number,
): Promise<void> {
  const token = from && to && ghost(race, seat);
  if (!token || !from || !to) return;
  const top = [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - 60];
  const at = (x: number, y: number, scale: number) => ({ transform: `translate(${x}px, ${y}px) scale(${scale * stage.scale})` });
  const frames = [at(from[0], from[1], 0.8), at(top[0] ?? 0, top[1] ?? 0, 1.35), at(to[0], to[1], 1)];
  await finished(token.animate(frames, { duration: pace(milliseconds), easing: "cubic-bezier(.3,.1,.3,1)", fill: "forwards" }));
  token.remove();
}

function troop(region: Key | undefined): Element | null {
  return region ? (stage.svg?.querySelector(`[data-troop="${region}"]`) ?? null) : null;
}

function ground(region: Key | undefined): Element | null {
  return region ? (stage.svg?.querySelector(`[data-region="${region}"] .fill`) ?? null) : null;
}

async function fade(region: Key | undefined, milliseconds: number): Promise<void> {
  const tokens = troop(region)?.firstElementChild;
  if (!tokens) return;
  const frames = [
    { opacity: 1, transform: "none" },
    { opacity: 0, transform: "translate(0px, -46px) rotate(12deg)" },
  ];
  await finished(tokens.animate(frames, { duration: pace(milliseconds), easing: "ease-in" }));
}

async function pulse(region: Key | undefined): Promise<void> {
  const tokens = troop(region)?.firstElementChild;
  if (!tokens) return;
  const frames = [{ transform: "scale(1)" }, { transform: "scale(1.28)" }, { transform: "scale(1)" }];
  await finished(tokens.animate(frames, { duration: pace(420), easing: "ease-out" }));
}

async function shake(region: Key | undefined): Promise<void> {
  const tokens = troop(region)?.firstElementChild ?? ground(region);
  if (!tokens) return;
  const frames = [0, -9, 8, -6, 4, 0].map((x) => ({ transform: `translate(${x}px, 0px)` }));
  await finished(tokens.animate(frames, { duration: pace(480) }));
}

const FLASHES: Record<string, string> = { won: "#fff6c8", lost: "#d13a1f", grey: "#6b6b6b" };

/** A region lights up and calms down while other things go on. */
function flash(region: Key | undefined, kind: string): void {
  const field = ground(region);
  const colour = FLASHES[kind] ?? "#fff";
  const frames = [
    { fill: colour, fillOpacity: 0 },
    { fill: colour, fillOpacity: 0.75 },
    { fill: colour, fillOpacity: 0 },
  ];
  field?.animate(frames, { duration: pace(700) });
}

/** A piece comes down on its region, or is lifted off. */
async function drop(event: GameEvent, way: number): Promise<void> {
  const at = middle(event.region);
  if (!at || !stage.layer) return;
  const group = make("g", { class: "ghost piece" }, stage.layer);
  make("circle", { r: 24 }, group);
  const id = iconId("piece", event.piece ?? "");
  if (id) make("use", { href: `#${id}`, x: -18, y: -18, width: 36, height: 36 }, group);
  const high = { transform: `translate(${at[0]}px, ${at[1] - 90}px) scale(1.6)`, opacity: 0 };
  const low = { transform: `translate(${at[0]}px, ${at[1]}px) scale(1)`, opacity: 1 };
  const frames = way > 0 ? [high, low] : [low, high];
  await finished(group.animate(frames, { duration: pace(330), easing: way > 0 ? "ease-in" : "ease-out", fill: "forwards" }));
  group.remove();
}

async function grow(selector: string, milliseconds: number): Promise<void> {
  const element = document.querySelector(selector);
  if (!element) return;
  const frames = [{ transform: "scale(1)" }, { transform: "scale(1.06)" }, { transform: "scale(0.9)", opacity: 0.2 }];
  await finished(element.animate(frames, { duration: pace(milliseconds) }));
}

/** A number rises from a player's plate. */
async function say(seat: number | undefined, words: string, kind: string): Promise<void> {
  const plate = document.querySelector(`[data-seat="${seat ?? -1}"]`);
  if (!plate) return;
  const bubble = document.createElement("span");
  bubble.className = `bubble ${kind}`;
  bubble.textContent = words;
  plate.append(bubble);
  const frames = [
    { opacity: 0, transform: "translate(-50%, 14px) scale(.7)" },
    { opacity: 1, transform: "translate(-50%, 22px) scale(1.25)", offset: 0.25 },
    { opacity: 1, transform: "translate(-50%, 26px) scale(1.1)", offset: 0.75 },
    { opacity: 0, transform: "translate(-50%, 44px) scale(.9)" },
  ];
  await finished(bubble.animate(frames, { duration: pace(1100), easing: "ease-out" }));
  bubble.remove();
}

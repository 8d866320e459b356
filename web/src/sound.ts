// Wood, paper, coins and a die in a cup: quiet sounds, made by code. Key M switches them off and on.
import { settings } from "./settings";

export type Sound = "counter" | "card" | "coins" | "die" | "lost";

export const LONGEST = 0.15; // seconds
export const LOUDEST = 0.126; // of 1: 18 decibels below the top

const HEARD: Record<string, Sound> = {
  combo_taken: "card",
  region_taken: "counter",
  tokens_deployed: "counter",
  piece_placed: "counter",
  marker_revealed: "card",
  attack_failed: "lost",
  tribe_declined: "card",
  coins_earned: "coins",
  coins_paid: "coins",
  die_rolled: "die",
};

/** Something struck: tones that die away, and how much of the knock itself is heard. */
function struck(at: number, tones: [number, number][], fade: number, knock: number): number {
  if (at < 0) return 0;
  const ring = tones.reduce((sum, [pitch, share]) => sum + share * Math.sin(2 * Math.PI * pitch * at), 0);
  return ring * Math.exp(-at * fade) + knock * (Math.random() - 0.5) * Math.exp(-at * fade * 6);
}

const WOOD: [number, number][] = [[310, 0.6], [745, 0.3], [1480, 0.1]];
const DULL: [number, number][] = [[150, 0.7], [330, 0.3]];
const GOLD: [number, number][] = [[3150, 0.4], [4720, 0.35], [6900, 0.25]];

const MADE: Record<Sound, (at: number) => number> = {
  counter: (at) => struck(at, WOOD, 55, 0.9),
  lost: (at) => struck(at, DULL, 38, 0.7),
  coins: (at) => 0.6 * struck(at, GOLD, 60, 0.1) + 0.7 * struck(at - 0.05, GOLD.map(([pitch, share]) => [pitch * 1.07, share]), 50, 0.1),
  die: (at) => [0, 0.031, 0.07, 0.112].reduce((sum, hit, nth) => sum + (1 - nth * 0.18) * struck(at - hit, WOOD.map(([pitch, share]) => [pitch * (1.5 + nth * 0.1), share]), 120, 1), 0),
  card: (at) => (Math.random() - 0.5) * Math.sin((Math.PI * at) / LONGEST) ** 2 * (0.5 + 0.5 * Math.sin(2 * Math.PI * 95 * at)),
};

/** One sound, sample by sample, as loud as all the others. */
export function samples(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const wave = Float32Array.from({ length: Math.floor(LONGEST * rate) }, (_, nth) => MADE[sound](nth / rate));
  const top = wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const last = wave.length * 0.1; // to nothing at the end, so that nothing clicks
  return wave.map((value, nth) => ((value * LOUDEST) / top) * Math.min(1, (wave.length - 1 - nth) / last));
}

let speaker: AudioContext | null = null;
const buffers = new Map<Sound, AudioBuffer>();

function buffer(sound: Sound, out: AudioContext): AudioBuffer {
  const kept = buffers.get(sound);
  if (kept) return kept;
  const wave = samples(sound, out.sampleRate);
  const made = out.createBuffer(1, wave.length, out.sampleRate);
  made.copyToChannel(wave, 0);
  buffers.set(sound, made);
  return made;
}

/** A browser lets a page be heard only after somebody has pressed something. */
export function wake(): void {
  if (!settings.value.sound || typeof AudioContext === "undefined") return;
  speaker ??= new AudioContext();
  if (speaker.state === "suspended") void speaker.resume();
}

function sound(which: Sound, after = 0): void {
  if (!settings.value.sound || !speaker || speaker.state !== "running" || document.visibilityState === "hidden") return;
  const source = speaker.createBufferSource();
  source.buffer = buffer(which, speaker);
  source.connect(speaker.destination);
  source.start(speaker.currentTime + after);
}

/** What an event sounds like, if it sounds like anything. */
export function hear(event: string): void {
  const which = HEARD[event];
  if (which) sound(which);
  if (which === "die") for (const after of [0.16, 0.34]) sound(which, after); // as long as it tumbles
}

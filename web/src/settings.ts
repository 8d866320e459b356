// What this browser remembers of its user's taste.
import { effect, signal } from "@preact/signals";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = "off" | "fast" | "normal";
export const LANGUAGES = ["en", "ru", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

interface Settings {
  language: Language;
  speed: Speed;
  oneClick: boolean;
  name: string;
  prices: boolean;
  theme: Theme;
  sound: boolean;
  folded: boolean; // the sidebar is a rail
  warnings: boolean; // ask before likely slips
  finished: number; // games played to their end here
  level: string; // of bots; "" is the usual one
  notify: boolean; // the browser tells when it is one's turn
}

const MEMORY = "smallworld.settings";

function preferred(): Language {
  for (const tag of globalThis.navigator?.languages ?? []) {
    const found = LANGUAGES.find((known) => tag.toLowerCase().startsWith(known));
    if (found) return found;
  }
  return "en";
}

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(MEMORY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

function wished(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

/** The system asks for as little motion as can be. */
const calm = () => wished("(prefers-reduced-motion: reduce)");

export const settings = signal<Settings>({
  language: preferred(),
  speed: "normal",
  oneClick: false,
  name: "",
  prices: true,
  theme: "system",
  sound: !calm() && !wished("(pointer: coarse)"), // a phone on a train is silent until told otherwise
  folded: false,
  warnings: true,
  finished: 0,
  level: "",
  notify: false,
  ...remembered(),
});

/** Nothing moves: the player or the system wants it so. */
export function still(): boolean {
  return settings.value.speed === "off" || calm();
}

export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
}

effect(() => {
  try {
    localStorage.setItem(MEMORY, JSON.stringify(settings.value));
  } catch {
    // A browser that keeps nothing can still play.
  }
});

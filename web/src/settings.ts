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

const calm = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

export const settings = signal<Settings>({
  language: preferred(),
  speed: calm ? "off" : "normal",
  oneClick: false,
  name: "",
  prices: true,
  theme: "system",
  ...remembered(),
});

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

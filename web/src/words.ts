// Words in the user's language. Keys come from the server; a key nobody wrote words for is shown as itself.
import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { settings, type Language } from "./settings";

type Loader = () => Promise<string>;
const files = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" }) as Record<string, Loader>;

export const bundle = signal<FluentBundle | null>(null);
export const shownLanguage = signal<Language>("en");

const KINDS = ["race", "power", "piece", "terrain", "symbol", "use"] as const;
export type Kind = (typeof KINDS)[number];

/** A race, a power, a piece …: prints as its name, and TERM() can ask for another form of it. */
export class Term extends FluentType<string> {
  constructor(
    readonly kind: Kind | "",
    readonly key: string,
  ) {
    super(key);
  }

  override toString(): string {
    return this.kind === "" ? anyName(this.key) : nameOf(this.kind, this.key);
  }
}

function term(args: FluentValue[], named: Record<string, FluentValue>): FluentValue {
  const [word] = args;
  const form = named["case"];
  if (!(word instanceof Term)) return word ?? "";
  const wanted = typeof form === "string" ? form : form instanceof FluentType ? String(form.valueOf()) : "";
  for (const kind of word.kind === "" ? KINDS : [word.kind]) {
    const message = bundle.value?.getMessage(`${kind}-${word.key}`);
    const pattern = (wanted && message?.attributes[wanted]) || message?.value;
    if (pattern) return bundle.value?.formatPattern(pattern) ?? word.key;
  }
  return word.toString();
}

export function makeBundle(language: string, sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, functions: { TERM: term } });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

export async function loadLanguage(language: Language): Promise<void> {
  const wanted = [`../text/ui.${language}.ftl`, `../text/${language}.ftl`];
  const sources = await Promise.all(wanted.map((path) => files[path]?.() ?? Promise.resolve("")));
  if (settings.value.language !== language) return;
  bundle.value = makeBundle(language, sources);
  shownLanguage.value = language;
  document.documentElement.lang = language;
}

export type Args = Record<string, FluentVariable>;

export function has(key: string): boolean {
  return bundle.value?.hasMessage(key) ?? false;
}

/** The message with this key; unknown keys are shown, so that nothing is ever blank. */
export function t(key: string, args?: Args): string {
  return said(key, args) ?? plain(key);
}

/** The message with this key, or nothing. */
export function said(key: string, args?: Args): string | undefined {
  const words = bundle.value;
  const message = words?.getMessage(key);
  if (!words || !message?.value) return undefined;
  const trouble: Error[] = [];
  return words.formatPattern(message.value, args, trouble);
}

/** A key as words: `hole_in_the_ground` reads "Hole in the ground". */
export function plain(key: string): string {
  const text = key.replace(/^[a-z]+-(?=[a-z])/, "").replace(/[_-]+/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function nameOf(kind: Kind, key: string): string {
  return said(`${kind}-${key}`) ?? plain(key);
}

export function textOf(kind: Kind, key: string): string {
  return said(`${kind}-${key}-text`) ?? "";
}

/** A word whose kind the server does not tell: part of a price, a source of coins. */
export function anyName(key: string, first = "item"): string {
  for (const kind of [first, "item", ...KINDS]) {
    const found = said(`${kind}-${key}`);
    if (found !== undefined) return found;
  }
  return plain(key);
}

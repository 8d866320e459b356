// Words in the user's language. Keys come from the server; a key nobody wrote words for is shown as itself.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { HomeMade } from "./protocol";
import { settings, type Language } from "./settings";

const files = import.meta.glob<string>(["../text/*.ftl", "!../text/terminal.*.ftl"], { query: "?url", import: "default", eager: true });

export const bundle = signal<FluentBundle | null>(null);

const KINDS = ["race", "power", "piece", "terrain", "symbol", "use"] as const;
export type Kind = (typeof KINDS)[number];

/** Races and powers that the game at hand brings itself: their words are their own, in whatever language. */
export const homeMade = signal<readonly HomeMade[]>([]);

function ownWords(kind: string, key: string): HomeMade | undefined {
  return homeMade.value.find((each) => each.kind === kind && each.key === key);
}

export function isHomeMade(kind: "race" | "power", key: string): boolean {
  return ownWords(kind, key) !== undefined;
}

/** What its author says of it, in this language if they speak it. */
export function ownText(home: HomeMade): string {
  return home.texts?.[settings.value.language] || home.text;
}

/** What it is called. */
export function ownName(home: HomeMade): string {
  return home.names[settings.value.language]?.[home.key] || home.name;
}

/** What a home-made banner calls one of its things: itself, an offer, a marker, a source of coins. */
function homeName(key: string): string | undefined {
  const { language } = settings.value;
  return homeMade.value.map((each) => each.names[language]?.[key]).find(Boolean);
}

/** Things of two editions may share a name and not the text: theirs is looked up by edition first. */
export const edition = signal("");

function keysOf(kind: string, key: string, of = edition.value): string[] {
  return [`${kind}-${of}-${key}`, `${kind}-${key}`];
}

export function makeBundle(language: string, sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

/** As a file and not as a module: browsers do not send for a module again that did not come. */
export async function fetchWords(path: string): Promise<string> {
  const answer = await fetch(files[path] ?? "");
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

const more = new Set<string>();

/** Words that not everybody needs: from now on they come with the others. */
export async function loadMore(part: string): Promise<void> {
  more.add(part);
  await loadLanguage(settings.peek().language);
}

export async function loadLanguage(language: Language): Promise<void> {
  const wanted = ["ui.", "", "places.", ...[...more].map((part) => `${part}.`)].map((part) => `../text/${part}${language}.ftl`);
  const sources = await Promise.all(wanted.map(fetchWords)).catch((problem: unknown) => {
    bundle.value ??= makeBundle(language, []); // without words everything is shown by its key
    throw problem;
  });
  if (settings.value.language !== language) return;
  bundle.value = makeBundle(language, sources);
  document.documentElement.lang = language;
}

export type Args = Record<string, FluentVariable>;

/** The message with this key, in English if the language lacks it; unknown keys are shown, so that nothing is ever blank. */
export function t(key: string, args?: Args): string {
  return said(key, args) ?? formatted(inEnglish(), key, args) ?? plain(key);
}

/** The message with this key, or nothing. */
export function said(key: string, args?: Args): string | undefined {
  return formatted(bundle.value, key, args);
}

function formatted(words: FluentBundle | null, key: string, args?: Args): string | undefined {
  const message = words?.getMessage(key);
  if (!words || !message?.value) return undefined;
  const trouble: Error[] = [];
  return tied(words.formatPattern(message.value, args, trouble), words.locales[0] ?? "");
}

const english = signal<FluentBundle | null>(null);
let asked = false;

/** Sent for when a word is missing, which a test makes sure never happens with words of our own. */
function inEnglish(): FluentBundle | null {
  if (!asked && bundle.peek() && bundle.peek()?.locales[0] !== "en") {
    asked = true;
    void Promise.all(["ui.", "", "places."].map((part) => fetchWords(`../text/${part}en.ftl`)))
      .then((sources) => (english.value = makeBundle("en", sources)))
      .catch(() => (asked = false));
  }
  return english.value;
}

/** Words of one letter do not end a line in these languages. */
const SHORT: Record<string, RegExp> = { ru: /(^|[\s(«])([вксоуиа]) /gi, cs: /(^|[\s(„])([vkszouai]) /gi };

/** What belongs together stays on one line: a number and its noun, a word of one letter and the next, a dash. */
function tied(text: string, language: string): string {
  const short = SHORT[language];
  if (!short) return text;
  const joined = text.replace(short, "$1$2\u00a0").replace(short, "$1$2\u00a0"); // again: they may follow each other
  return joined.replace(/(\d) (?=[\p{L}%])/gu, "$1\u00a0").replace(/ (?=—)/g, "\u00a0");
}

export interface Form {
  digits?: number; // behind the point, at most
  all?: boolean; // as many even if they are noughts: for figures that stand in a column, or are not exact
  signed?: boolean; // with a plus too
  percent?: boolean;
}

/** A number as the user's language writes it, with a true minus, which no nought has. */
export function figure(value: number, { digits = 1, all = false, signed = false, percent = false }: Form = {}): string {
  const signDisplay = signed ? "exceptZero" : "auto";
  const form = { style: percent ? "percent" : "decimal", minimumFractionDigits: all ? digits : 0, maximumFractionDigits: digits, signDisplay } as const;
  const text = new Intl.NumberFormat(settings.value.language, form).format(value).replace("-", "−");
  return /[1-9]/.test(text) ? text : text.replace("−", "");
}

/** A key as words: `hole_in_the_ground` reads "Hole in the ground". */
export function plain(key: string): string {
  const text = key.replace(/^[a-z]+-(?=[a-z])/, "").replace(/[_-]+/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function first(keys: string[], args?: Args): string | undefined {
  for (const key of keys) {
    const found = said(key, args);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Why a region or an action is refused, in the words of the edition where it has its own. */
export function reasonOf(code: string): string | undefined {
  return first([`why-${edition.value}-${code}`, `why-${code}`]);
}

/** What the server refused, by its code and the rule behind it: its own sentence is English and for programs. */
export function refusal(code: string, rule = ""): string {
  return (rule ? reasonOf(rule) : undefined) ?? said(`error-${code}`) ?? t("ui-refused");
}

/** What something is called in the game at hand, or in another edition. */
export function nameOf(kind: Kind, key: string, of?: string): string {
  return homeName(key) ?? first(keysOf(kind, key, of)) ?? plain(key);
}

/** A power as it stands before its race: some languages bend it, which the end of the race's name tells them. */
export function powerOf(power: string, race: string): string {
  const own = ownWords("race", race)?.endings?.[settings.value.language];
  return homeName(power) ?? first(keysOf("power", power), { ending: own ?? nameOf("race", race).slice(-1) }) ?? plain(power);
}

/** A race with its power, as a language puts them together; without the power just the race. Each name may be dressed up. */
export function comboOf(power: string | null, race: string, dress = (_kind: Kind, _key: string, name: string) => name): string {
  const people = dress("race", race, nameOf("race", race));
  return power ? joined(dress("power", power, powerOf(power, race)), people) : people;
}

/** A race as it stands beside its power: some languages have small letters there. */
export function raceBeside(race: string): string {
  return joined("", nameOf("race", race)).trim();
}

function joined(power: string, race: string): string {
  return said("combo", { power, race, small: race.toLowerCase() }) ?? `${power} ${race}`;
}

const VOWELS = "aáeéěiíoóuúůyýаеёиоуыэюя";
const CONSONANTS = "bcčdďfghjklmnňpqrřsštťvwxzžбвгджзклмнпрстфхцчшщ";
const ONE = `[${CONSONANTS}][${VOWELS}]`; // a syllable begins with one consonant, or with two that are spoken as one
const TWO = `[pbtdkgfvпбтдкгфв][lrřлр][${VOWELS}]`;
const SYLLABLE = new RegExp(`[${VOWELS}](?=${ONE}|${TWO})|[${VOWELS}][${CONSONANTS}](?=${ONE})`, "gi");
const LONG = 7; // letters: no shorter word needs to be divided
const LEFT = 3; // letters before and behind a hyphen

/** A name whose long words may be divided between syllables, where browsers do not know how. */
export function divided(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length <= LONG) return word;
    return word.replace(SYLLABLE, (part, at: number) => {
      const end = at + part.length;
      return end >= LEFT && word.length - end >= LEFT ? `${part}\u00ad` : part;
    });
  });
}

export function textOf(kind: Kind, key: string): string {
  const own = ownWords(kind, key);
  // What its author leaves unsaid the program says.
  return own ? ownText(own) || (own.does?.[settings.value.language] ?? "") : (first(keysOf(kind, key).map((id) => `${id}-text`)) ?? "");
}

/** What a printed race or power does, in a few words. */
export function gistOf(kind: "race" | "power", key: string): string | undefined {
  return isHomeMade(kind, key) ? undefined : first(keysOf(kind, key).map((id) => `${id}-gist`));
}

/** A word whose kind the server does not tell: part of a price, a source of coins. */
export function anyName(key: string, kind = "item"): string {
  return homeName(key) ?? first([kind, "item", ...KINDS].flatMap((each) => keysOf(each, key))) ?? plain(key);
}

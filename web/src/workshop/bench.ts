// The workbench: a form and its text, kept in step by the server, and kept in this browser.
import { effect, signal } from "@preact/signals";
import { ask } from "../alone";
import { Refused } from "../api";
import type { HomeMade } from "../protocol";
import { joinedShelf, KINDS, nameIn, rememberShelf, restored, reworded, shelfRemembered, shelved, type Draft, type Kept, type Kind, type Verdict } from "./shelf";
import type { Values, Vocabulary } from "./vocabulary";
import { keyOf } from "./vocabulary";

export { KINDS, type Draft, type Kind } from "./shelf";

export interface Problem {
  reason: string;
  code: string; // of its sentence in the reader's language; "" if it has none
  values: Record<string, string | number>;
  place: { part: number; path: string[] };
}

/** It can be played, but hardly as it was meant. */
export interface Doubt {
  code: string;
  part: number;
}

interface Answer {
  text: string;
  problem: Problem | null;
  form?: Values | null;
  card?: HomeMade;
  said?: Record<string, string[]>;
  doubts?: Doubt[];
}

export interface Example {
  kind: Kind;
  name: string;
  names: Record<string, string>;
  text: string;
}

const MEMORY = "smallworld.workshop";
const PATIENCE = 250; // ms after the last change

export const vocabulary = signal<Vocabulary | null>(null);
export const examples = signal<Example[]>([]);
export const kind = signal<Kind>("race");
export const drafts = signal<Partial<Record<Kind, Draft>>>(remembered());
/** Everything that was made here. */
export const shelf = signal<readonly Kept[]>(shelfRemembered());
/** What lay on the bench before the last thing was put there, and whether somebody has worked on since. */
export const before = signal<{ kind: Kind; draft: Draft; past?: boolean } | null>(null);
/** What the server says of the draft; nothing before it has said something. */
export const answer = signal<Answer | null>(null);
export const waiting = signal(false);
export const unheard = signal(false); // the server does not answer

function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}

function remembered(): Partial<Record<Kind, Draft>> {
  try {
    const kept = JSON.parse(localStorage.getItem(MEMORY) ?? "{}") as { kind?: Kind; drafts?: Partial<Record<Kind, Draft>> };
    if (kept.kind && KINDS.includes(kept.kind)) kind.value = kept.kind;
    const found = kept.drafts ?? {};
    for (const each of KINDS) if (found[each]) found[each].id ||= newId();
    return found;
  } catch {
    return {};
  }
}

function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing can still make something.
  }
}

effect(() => remember(MEMORY, { kind: kind.value, drafts: drafts.value }));
effect(() => rememberShelf(shelf.value));

export const draft = (): Draft | undefined => drafts.value[kind.value];

/** The text has a mistake, so the form shows what it said before. */
export const textAhead = (): boolean => draft()?.ahead ?? false;

function put(some: Partial<Draft>): void {
  const now = draft() ?? { id: newId(), form: {}, text: "", name: "" };
  const next = { ...now, ...some };
  drafts.value = { ...drafts.value, [kind.value]: next };
  if (next.touched) shelf.value = shelved(shelf.value, kind.value, next, Date.now());
}

/** Something else lies on the bench from now on; what lay there can be brought back. */
function replace(some: Omit<Draft, "id">, id = newId()): void {
  const now = draft();
  before.value = now && now.id !== id ? { kind: kind.value, draft: now } : null;
  drafts.value = { ...drafts.value, [kind.value]: { ...some, id } };
  answer.value = null;
}

async function fetchJson<T>(path: string, body?: object): Promise<T> {
  const sent = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const got = await ask(path, sent);
  const data = (await got.json()) as T & { code?: string; reason?: string };
  if (!got.ok) throw new Refused(data.code ?? "", data.reason ?? "");
  return data;
}

export async function loadVocabulary(): Promise<void> {
  vocabulary.value ??= await fetchJson<Vocabulary>("/api/workshop");
  if (!examples.value.length) examples.value = (await fetchJson<{ examples: Example[] }>("/api/workshop/examples")).examples;
}

let timer = 0;
let turn = 0;

/** Ask the server about the draft when nothing has changed for a moment. */
function askSoon(sent: () => object, heard: (told: Answer) => void, patience = PATIENCE): void {
  const mine = (turn += 1);
  waiting.value = true;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    fetchJson<Answer>("/api/workshop/check", sent()).then(
      (told) => {
        if (mine !== turn) return;
        unheard.value = waiting.value = false;
        answer.value = told;
        heard(told);
        put({ wrong: told.problem !== null });
        const now = draft();
        if (!told.problem && told.card && now) put({ name: told.card.name, ...reworded(now, told.card.does?.["en"] ?? "") });
      },
      () => {
        if (mine !== turn) return;
        unheard.value = true;
        askSoon(sent, heard, 2000); // too many requests, or no server: both pass
      },
    );
  }, patience);
}

/** Its text follows the form. */
function followForm(form: Values): void {
  askSoon(
    () => ({ form: sendable(form) }),
    (told) => {
      if (told.problem && !form["key"]) answer.value = { ...told, problem: aboutName(told.problem, form) };
      put({ text: told.text || (draft()?.text ?? ""), behind: false, ahead: false });
    },
  );
}

/** Whoever gave no name for programs hears of the name that they gave: the other was made of it. */
function aboutName(problem: Problem, form: Values): Problem {
  if (problem.code !== "key_taken") return problem;
  return { ...problem, code: "name_taken", values: { value: nameIn(form) }, place: { part: 0, path: ["name"] } };
}

/** What lay here before can still be brought back; its line stays, so that nothing moves under the pointer. */
function workOn(): void {
  if (before.value) before.value = { ...before.value, past: true };
}

/** Somebody has changed the form. */
export function setForm(form: Values): void {
  workOn();
  put({ form, behind: true, ahead: false, touched: true });
  followForm(form);
}

/** A name for programs goes without saying. */
function sendable(form: Values): Values {
  return form["key"] ? form : { ...form, key: keyOf(nameIn(form)) };
}

/** If the text is right, the form follows, whatever it is a form of. */
function followText(text: string, patience: number): void {
  askSoon(
    () => ({ text }),
    (told) => {
      const found = told.form?.["kind"] as Kind | undefined;
      if (!told.form || !found) return put({ ahead: true }); // it has a mistake, or says more than a form can
      if (found === kind.value) return put({ form: told.form, text: told.text, ahead: false, behind: false });
      const { touched = false } = draft() ?? {};
      forgetText();
      kind.value = found;
      replace({ form: told.form, text: told.text, name: "", touched });
      answer.value = told;
    },
    patience,
  );
}

/** Somebody has changed the text. */
export function setText(text: string): void {
  workOn();
  put({ text, touched: true });
  followText(text, PATIENCE);
}

/** A text that comes from elsewhere: an example, a file, a link. It lies on the bench as something new. */
export function bring(text: string, touched: boolean): void {
  const same = touched ? shelf.value.find((each) => each.text === text && !each.behind) : undefined;
  if (same) return same.id === draft()?.id ? undefined : takeUp(same, same.kind, () => same.form); // it is there already
  replace({ form: draft()?.form ?? {}, text, name: "", touched });
  followText(text, 0);
}

/** A text of another kind came into this draft: what lay here before comes back, or keeps its form. */
function forgetText(): void {
  const { [kind.value]: mixed, ...others } = drafts.value;
  const formed = mixed && Object.keys(mixed.form).length > 0;
  const own = before.value?.kind === kind.value && !before.value.past ? before.value.draft : formed ? { ...mixed, text: "", behind: true, ahead: false } : undefined;
  drafts.value = own ? { ...others, [kind.value]: own } : others;
  if (own?.touched) shelf.value = shelved(shelf.value, kind.value, own, Date.now());
}

/** Work on something else, or go on with it. */
export function turnTo(next: Kind, start: (kind: Kind) => Values): void {
  kind.value = next;
  answer.value = before.value = null;
  const now = draft();
  const formed = now !== undefined && Object.keys(now.form).length > 0;
  if (!now || (!formed && !now.text)) return clear(start(next));
  // A text that is right is asked about itself, with its comments; what is wrong with a form is told at its fields.
  if (now.text && !now.behind && (now.ahead || !now.wrong || !formed)) followText(now.text, 0);
  else followForm(now.form);
}

/** Begin anew. */
export function clear(form: Values): void {
  replace({ form, text: "", name: "" });
  followForm(form);
}

/** Something from the shelf, or what lay here before: as it was left. */
export function takeUp(found: Draft, of: Kind, start: (kind: Kind) => Values): void {
  kind.value = of;
  const { id, ...rest } = found;
  replace(rest, id);
  const back = before.value;
  turnTo(of, start);
  before.value = back;
}

export function discard(id: string): void {
  shelf.value = shelf.value.filter((each) => each.id !== id);
}

export function restore(kept: Kept): void {
  shelf.value = restored(shelf.value, kept);
}

/** What was made elsewhere comes to the shelf, and to the bench where nobody is working. */
export function addMade(more: readonly Kept[], bench: Partial<Record<Kind, Draft>>): { made: number; left: number } {
  const drawn = KINDS.flatMap((of): Kept[] => (bench[of]?.touched ? [{ ...bench[of], kind: of, at: 0 }] : []));
  const known = new Set(more.map(({ id }) => id));
  const told = joinedShelf(shelf.value, [...more, ...drawn.filter(({ id }) => !known.has(id))]);
  shelf.value = told.shelf;
  for (const { kind: of, at: _, verdict: __, ...each } of drawn) {
    if (!drafts.value[of]?.touched) drafts.value = { ...drafts.value, [of]: each };
  }
  return { made: told.made, left: told.left };
}

/** A verdict belongs to what was judged, wherever that lies by now. */
export function noteVerdict(id: string, verdict: Verdict): void {
  const told = <T extends Draft>(each: T): T => (each.id === id ? { ...each, verdict } : each);
  drafts.value = Object.fromEntries(Object.entries(drafts.value).map(([of, each]) => [of, told(each)]));
  shelf.value = shelf.value.map(told);
}

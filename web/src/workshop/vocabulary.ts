// What a race or power can be made of, as the server tells it: forms and their fields. Nothing here knows a part by name.

export type Value = string | number | boolean | Value[] | { [name: string]: Value };
export type Values = Record<string, Value>;

export interface Case {
  needed?: boolean;
  table?: string;
}

export interface Field {
  name: string;
  label?: string; // the word for it, where the same name stands for two things
  kind: "number" | "yes_no" | "maybe" | "word" | "words" | "range" | "table" | "said" | "line" | "key" | "numbers";
  needed?: boolean;
  low?: number;
  high?: number;
  words?: string[]; // the same in every edition
  of?: string; // words of the edition
  says?: string; // how the keys of their names begin; several, with spaces between, where words are of several kinds
  of_edition?: boolean; // and then comes the edition
  default?: Value;
  table?: string;
  by?: string[]; // the words that decide about it
  cases?: Record<string, Case>; // what they decide; the field makes no sense beside others
  instead?: string[]; // fields beside which it cannot stand
  most?: number; // letters
  long?: boolean;
  more?: boolean; // not everybody fills it in
}

export interface TableForm {
  fields: Field[];
  short?: string; // this field alone may stand for the table
}

export interface PartForm {
  name: string;
  group: string;
  fields: Field[];
  single: boolean;
  start: Values;
}

/** What a board is drawn with. */
export interface BoardForm {
  fields: Field[];
  letters: string; // of its regions, in a drawing
  gap: string; // stands for no region
  widest: number; // hexagons in a row, and rows
  name: number; // letters in the name of a region
  native: string; // the mark of somebody who stands there from the start
  tints: Record<string, string>; // the colours of terrains
  start: Values; // something to draw over
}

export interface Vocabulary {
  editions: Record<string, Record<string, string[]>>;
  banner: Record<string, Field[]>;
  parts: PartForm[];
  tables: Record<string, TableForm>;
  most_parts: number;
  board: BoardForm;
  icons: Record<string, string>; // by their names, as the sprite calls them
}

export function isTable(value: Value | undefined): value is Values {
  return typeof value === "object" && !Array.isArray(value);
}

/** A table that may be written as one word. */
export function opened(form: TableForm | undefined, value: Value | undefined): Values {
  if (isTable(value)) return value;
  return form?.short && value !== undefined ? { [form.short]: value } : {};
}

/** The word of a field, or of a field in its table: what holds when nothing is said, too. */
function wordAt(path: string, fields: Field[], values: Values, words: Vocabulary): string {
  const [name = "", inner] = path.split(".");
  const field = fields.find((each) => each.name === name);
  if (inner === undefined) return String(values[name] ?? field?.default ?? "");
  const form = words.tables[field?.table ?? ""];
  return String(opened(form, values[name])[inner] ?? form?.fields.find((each) => each.name === inner)?.default ?? "");
}

/** Whether a field makes sense beside the others, and which table it is then; null if it does not. */
export function caseOf(field: Field, fields: Field[], values: Values, words: Vocabulary): Case | null {
  const { needed = false, table, by, cases } = field;
  const usual = { needed, ...(table === undefined ? {} : { table }) };
  if (!by) return usual;
  const found = cases?.[by.map((path) => wordAt(path, fields, values, words)).join(" ")];
  return found ? { ...usual, ...found } : null;
}

/** The words one may choose from: those that every edition knows for which it is made. */
export function wordsOf(field: Field, editions: string[], words: Vocabulary): string[] {
  const own = field.words ?? [];
  const lists = field.of ? editions.map((each) => words.editions[each]?.[field.of ?? ""] ?? []) : [];
  const [first = [], ...others] = lists;
  return [...first.filter((word) => others.every((list) => list.includes(word))), ...own];
}

/** What stands in a field that has just been added. */
export function initial(field: Field, editions: string[], words: Vocabulary): Value {
  const known = wordsOf(field, editions, words);
  switch (field.kind) {
    case "number":
    case "range":
      return Math.max(1, field.low ?? 1);
    case "word":
      return known.find((word) => word !== field.default) ?? "";
    case "words":
      return known.slice(0, 1);
    case "table":
      return {};
    default:
      return field.kind === "yes_no" || field.kind === "maybe" ? true : "";
  }
}

/** The values after a change: what makes no sense any more is gone, and what is needed now is there. */
export function tidy(fields: Field[], values: Values, editions: string[], words: Vocabulary): Values {
  const kept: Values = { ...values };
  for (const field of fields) {
    const now = caseOf(field, fields, kept, words);
    const value = kept[field.name];
    if (!now) delete kept[field.name];
    else if (value === undefined && now.needed) kept[field.name] = initial(field, editions, words);
    else if (now.table && isTable(value)) {
      const known = words.tables[now.table]?.fields ?? [];
      const inner = Object.fromEntries(Object.entries(value).filter(([name]) => known.some((each) => each.name === name)));
      kept[field.name] = tidy(known, inner, editions, words);
    }
  }
  return kept;
}

/** The values after a change: what was said just now takes the place of what cannot stand beside it. */
export function onlyOne(fields: Field[], before: Values, values: Values): Values {
  const said = fields.filter((field) => values[field.name] !== undefined && values[field.name] !== before[field.name]);
  const against = said.flatMap((field) => field.instead ?? []);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !against.includes(name)));
}

/** The same values with one more, or with one less. */
export function withField(values: Values, name: string, value: Value | undefined): Values {
  const { [name]: _, ...others } = values;
  return value === undefined ? others : { ...values, [name]: value };
}

/** A list with one of its entries somewhere else. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), list[from] as T, ...rest.slice(to)];
}

const RUSSIAN: Record<string, string> = Object.fromEntries(
  [..."абвгдеёжзийклмнопрстуфхцчшщъыьэюя"].map((letter, n) => [
    letter,
    "a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh sch _ y _ e yu ya".split(" ")[n]!.replace("_", ""),
  ]),
);

/** A name for programs made of a name for people. */
export function keyOf(name: string): string {
  const plain = [...name.toLowerCase().normalize("NFC")].map((letter) => RUSSIAN[letter] ?? letter).join("");
  const key = plain
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^[_0-9]+|_+$/g, "")
    .slice(0, 24)
    .replace(/_+$/, "");
  return key.length > 1 ? key : "made_here";
}

// Finding cards by words, in any language: accents, ё and capitals do not matter.

export interface Entry<T> {
  card: T;
  title: string;
  text: string;
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function has(text: string, words: string[]): boolean {
  const starts = folded(text).split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => starts.some((start) => start.startsWith(word)));
}

/** The cards that have all these words or their beginnings: in the title before those that mention them in the text. */
export function search<T>(entries: Entry<T>[], wanted: string): T[] {
  const words = folded(wanted).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (!words.length) return entries.map((entry) => entry.card);
  const named = entries.filter((entry) => has(entry.title, words));
  const speaking = entries.filter((entry) => !named.includes(entry) && has(`${entry.title} ${entry.text}`, words));
  return [...named, ...speaking].map((entry) => entry.card);
}

/** Ids in short: B-DIE-01, B-DIE-02, B-DIE-03 are B-DIE-01…03. */
export function ranges(ids: string[]): string[] {
  const runs: [string, number, string, string][] = []; // stem, last number, first and last as written
  for (const id of ids) {
    const [, stem = id, number = ""] = /^(.*)-(\d+)$/.exec(id) ?? [];
    const last = runs.at(-1);
    if (last && number && last[0] === stem && last[1] + 1 === Number(number)) runs[runs.length - 1] = [stem, Number(number), last[2], number];
    else runs.push([stem, number ? Number(number) : -1, id, ""]);
  }
  return runs.map(([, , first, end]) => (end ? `${first}…${end}` : first));
}

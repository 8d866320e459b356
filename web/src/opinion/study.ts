// What a strong bot thinks of a finished game: asked for, and heard turn by turn while a process of the server finds out.
import { signal } from "@preact/signals";
import { askAnalysis, askFileAnalysis, Refused } from "../api";
import { known } from "../games";
import { jsonLines } from "../lines";
import { tokensOf } from "../kept";
import { FILE, openedFile } from "../replay/file";
import type { Estimate, Step } from "./plan";

export interface Part {
  first: number;
  played: Step[];
  best: Step[];
  loss: Estimate;
}

export interface Turn {
  round: number;
  seat: number;
  earned: number;
  loss: Estimate;
  luck: number;
  parts: Part[];
  rolls: unknown[];
}

interface Said {
  total?: number;
  turn?: Turn;
  end?: boolean;
  failed?: boolean;
}

export interface Study {
  table: string;
  state: "" | "thinking" | "done" | "failed" | "busy";
  total: number;
  turns: ReadonlyMap<string, Turn>; // by round and seat
}

const NOTHING: Study = { table: "", state: "", total: 0, turns: new Map() };

const study = signal<Study>(NOTHING);
let control: AbortController | null = null;

/** What is known of this table's game; of another one's nothing is said. */
export function studyOf(table: string): Study {
  return study.value.table === table ? study.value : NOTHING;
}

export function keyOf(round: number, seat: number): string {
  return `${round}.${seat}`;
}

function note(some: Partial<Study>): void {
  study.value = { ...study.value, ...some };
}

async function answered(table: string, signal: AbortSignal): Promise<Response> {
  const file = table === FILE ? openedFile() : null;
  if (file) return askFileAnalysis(file, signal);
  const kept = known(table);
  let problem: unknown = new Refused("not_found", "");
  for (const token of kept ? tokensOf(kept) : []) {
    try {
      return await askAnalysis(table, token, signal);
    } catch (refused) {
      problem = refused;
      if (!(refused instanceof Refused) || refused.code === "limited") break;
    }
  }
  throw problem;
}

/** Begin, or go on. What is known stays. */
export async function ask(table: string): Promise<void> {
  control?.abort();
  const mine = (control = new AbortController());
  study.value = { ...studyOf(table), table, state: "thinking" };
  try {
    const { body } = await answered(table, mine.signal);
    if (!body) throw new Error("no body");
    for await (const { total, turn, end, failed } of jsonLines<Said>(body)) {
      if (mine.signal.aborted) return;
      if (total !== undefined) note({ total });
      if (turn) note({ turns: new Map([...study.value.turns, [keyOf(turn.round, turn.seat), turn]]) });
      if (end) note({ state: "done" });
      if (failed) note({ state: "failed" });
    }
    if (study.value.state === "thinking") note({ state: "failed" });
  } catch (problem) {
    if (!mine.signal.aborted) note({ state: problem instanceof Refused && problem.code === "limited" ? "busy" : "failed" });
  }
}

/** Whoever leaves wants to hear no more; what nobody listens to is not thought about. */
export function stopAsking(): void {
  control?.abort();
  control = null;
  if (study.value.table === FILE) study.value = NOTHING; // the next one may be another
  else if (study.value.state === "thinking") note({ state: "" });
}

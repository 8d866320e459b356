// What page and worker say to each other.
export type ToWorker =
  | { kind: "open"; line: number }
  | { kind: "close"; line: number }
  | { kind: "say"; line: number; text: string }
  | { kind: "ask"; number: number; method: string; path: string; token: string; body: string }
  | { kind: "stop"; number: number }; // nobody listens to that answer any more

/** Of the bar: nothing more comes over the line before the first game. */
export const ARRIVED = 0.9;

export type FromWorker =
  | { kind: "said"; line: number; text: string } // nothing is said at the end
  | { kind: "answer"; number: number; status: number; media: string; body: string; more: boolean } // line by line, said under its number
  | { kind: "progress"; done: number } // a part of 1
  | { kind: "ready" }
  | { kind: "missing"; is: boolean } // it waits for a network
  | { kind: "broken"; reason: string };

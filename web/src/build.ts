// An upgrade lays a newer build of these pages on the server. A page of an older one plays on, but what it has not sent for
// by then is gone; so it begins anew as the newer one, as soon as nobody here has anything to decide. The server says at
// every hello which build it has now.
import { signal } from "@preact/signals";

const TRIED = "smallworld.builds"; // marks this window has begun anew for, and when
const BEGUN = "smallworld.begun"; // when it last began anew at all
const LONG = 600_000; // milliseconds in which no mark is tried twice: nodes of two builds may take turns
const REST = 10_000; // between two beginnings: a page must not blink
const PATIENCE = 5000;
const MARK = /<html[^>]* data-build="([\w-]+)"/;

interface Parts {
  own: string; // the mark of this page; a page that was not built has none
  memory: Pick<Storage, "getItem" | "setItem">;
  now: () => number;
  page: () => Promise<string>; // the text of the page as the server has it now
  reload: () => void;
  wait: (milliseconds: number) => Promise<unknown>;
}

export class Build {
  /** The mark of another build, if this page should begin anew as that one. */
  readonly newer = signal("");

  constructor(private readonly parts: Parts) {}

  /** The server has this build now. */
  hear(mark: string | undefined): void {
    const { own, now } = this.parts;
    if (own && mark && mark !== own && now() - (this.tried()[mark] ?? -Infinity) > LONG) this.newer.value = mark;
  }

  /** Something did not come: is it because there is another build? */
  async gone(): Promise<boolean> {
    if (this.parts.own && !this.newer.value) this.hear(MARK.exec(await this.parts.page().catch(() => ""))?.[1]);
    return this.newer.value !== "";
  }

  /** Begin anew as the other build. If the same page comes again, it is not tried again soon. */
  take(): void {
    const { memory, now, reload } = this.parts;
    memory.setItem(TRIED, JSON.stringify({ ...this.tried(), [this.newer.value]: now() }));
    reload();
  }

  /** Begin anew since something is missing, but not again and again. */
  async again(): Promise<void> {
    const { memory, now, reload, wait } = this.parts;
    const rested = now() - Number(memory.getItem(BEGUN) ?? 0);
    if (rested < REST) await wait(REST - rested);
    memory.setItem(BEGUN, String(now()));
    reload();
  }

  private tried(): Record<string, number> {
    try {
      return JSON.parse(this.parts.memory.getItem(TRIED) ?? "{}") as Record<string, number>;
    } catch {
      return {};
    }
  }
}

export const build = new Build({
  own: globalThis.document?.documentElement?.dataset?.["build"] ?? "",
  memory: {
    getItem: (key) => sessionStorage.getItem(key),
    setItem: (key, value) => sessionStorage.setItem(key, value),
  },
  now: () => Date.now(),
  page: async () => (await fetch("./", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) })).text(),
  reload: () => location.reload(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

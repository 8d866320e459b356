// A second worker beside the one with the tables: it judges turns and looks for plans, so that no game waits for that. It begins
// with the first question, hears one at a time, and ends when nobody has asked for a while: it takes as much memory as the other.

interface Question {
  number: number;
  letter: string;
  urgent: boolean; // somebody sits and waits
}

const IDLE = 60_000; // milliseconds

export class Beside {
  private worker: Worker | null = null;
  private now: Question | null = null;
  private rest: Question[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly make: () => Worker,
    private readonly told: (number: number, line: string) => void, // nothing at the end
  ) {}

  /** A question, or nothing if this one is not to be answered any more. */
  ask(number: number, letter: string, urgent: boolean): void {
    const question = { number, letter, urgent };
    if (!letter) this.drop(number);
    else if (!urgent) this.rest.push(question);
    else {
      if (this.now && !this.now.urgent) this.rest.unshift(this.end() as Question); // it begins anew afterwards
      const place = this.rest.findIndex((each) => !each.urgent);
      this.rest.splice(place < 0 ? this.rest.length : place, 0, question);
    }
    this.next();
  }

  /** Python cannot be interrupted: the worker ends with its question. */
  private drop(number: number): void {
    this.rest = this.rest.filter((each) => each.number !== number);
    if (this.now?.number === number) this.end();
  }

  private next(): void {
    if (this.now) return;
    clearTimeout(this.timer);
    this.now = this.rest.shift() ?? null;
    if (this.now) this.running().postMessage(this.now.letter);
    else if (this.worker) this.timer = setTimeout(() => this.end(), IDLE);
  }

  private running(): Worker {
    if (!this.worker) {
      const mine = (this.worker = this.make());
      mine.onmessage = ({ data }: MessageEvent<string>) => mine === this.worker && this.hear(data);
      mine.onerror = () => mine === this.worker && this.fail();
    }
    return this.worker;
  }

  private hear(line: string): void {
    const number = this.now?.number;
    if (!line) this.now = null;
    if (number !== undefined) this.told(number, line);
    this.next();
  }

  private fail(): void {
    const failed = this.end();
    if (failed) this.told(failed.number, "");
    this.next();
  }

  private end(): Question | null {
    const { now } = this;
    this.worker?.terminate();
    this.worker = this.now = null;
    return now;
  }
}

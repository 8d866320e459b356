// One socket to one table: says hello, comes back by itself after a break, and sends every command until it is answered.
import { playsHere } from "./alone";
import { greeting, listen, openWire, takeBegun, type Begun } from "./begun";
import { PortWire } from "./here/wire";
import type { Command, NoMessage, OkMessage, ServerMessage } from "./protocol";

export type LinkState = "connecting" | "open" | "waiting" | "closed";

type Wire = Pick<WebSocket, "send" | "close" | "readyState"> & {
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
};

export interface LinkParts {
  open: () => Wire;
  begun: (greeting: string) => (Pick<Begun, "heard" | "hear"> & { wire: Wire }) | null; // before the program was there
  later: (run: () => void, milliseconds: number) => unknown;
  cancel: (timer: unknown) => void;
  memory: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  random: () => string;
}

/** Whom the link works for. */
export interface Owner {
  seen: () => number | undefined; // the last version seen
  receive: (message: ServerMessage) => void;
  tell: (state: LinkState) => void;
  answered: (command: Command, answer: Answer) => void; // also for commands that were sent before a reload
}

type Numbered = Command & { id: string };
export type Answer = OkMessage | NoMessage;

/** Why the server closes for good: said again, the same hello would be refused again. */
export const FINAL_CODES: readonly string[] = ["not_found", "denied", "bad_message", "frozen"];

/** Another server of the same place goes on with this table: connect at once, and nobody need notice. */
export const MOVING = "moving";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const SILENCE = 15_000;
const HASTE = 3000; // somebody has just come back and looks at the page

export class Link {
  private wire: Wire | null = null;
  private wait = FIRST_WAIT;
  private timer: unknown = null;
  private pinger: unknown = null;
  private silence: unknown = null;
  private ready = false;
  private closed = false;
  private moving = false;
  private readonly waiting = new Map<string, (answer: Answer | null) => void>();
  private readonly pending: Numbered[];
  private readonly memoryKey: string;

  constructor(
    private readonly table: string,
    private tokens: string[],
    private away: number[],
    private readonly owner: Owner,
    private readonly parts: LinkParts,
  ) {
    this.memoryKey = `smallworld.pending.${table}`;
    this.pending = this.remembered();
  }

  connect(quietly = false): void {
    if (this.closed) return;
    this.ready = false;
    if (!quietly) this.owner.tell("connecting");
    const hello = () => greeting(this.table, this.tokens, this.owner.seen(), this.away);
    const begun = this.parts.begun(hello());
    const wire = begun?.wire ?? this.parts.open();
    this.wire = wire;
    this.expect(SILENCE);
    if (!begun) wire.onopen = () => wire.send(hello());
    const hear = (text: string) => {
      if (wire === this.wire) this.hear(JSON.parse(text) as ServerMessage);
    };
    if (begun) {
      queueMicrotask(() => {
        begun.hear = hear;
        begun.heard.forEach(hear);
      });
    } else listen(wire, hear);
    wire.onclose = () => {
      if (wire === this.wire) this.lost();
    };
    wire.onerror = () => undefined;
  }

  /** Send a command; the answer may come after a reconnection. There is none when the table is left before. */
  command(command: Command): Promise<Answer | null> {
    const numbered: Numbered = { ...command, id: `c-${this.parts.random()}` };
    this.pending.push(numbered);
    this.remember();
    if (this.ready) this.wire?.send(JSON.stringify(numbered));
    return new Promise((resolve) => this.waiting.set(numbered.id, resolve));
  }

  /** Ask for the whole truth again. */
  sync(): void {
    if (this.ready) this.wire?.send('{"t":"sync"}');
  }

  /** Let bots not pause until somebody must decide. */
  hasten(): void {
    if (this.ready) this.wire?.send('{"t":"hurry"}');
  }

  /** Say something to those who are there now. After a break nobody would know what it was about. */
  say(seat: number, word: string): void {
    if (this.ready) this.wire?.send(JSON.stringify({ t: "say", id: `s-${this.parts.random()}`, seat, word }));
  }

  /** What to say hello with next time; the server has given this socket the new seat already. */
  remind(tokens: string[]): void {
    this.tokens = tokens;
  }

  /** Seats that a bot shall keep, also after a break. */
  rest(away: number[]): void {
    this.away = away;
  }

  /** Say hello anew, which takes back every seat a bot has kept, but those it shall keep. */
  again(): void {
    const old = this.wire;
    this.wire = null;
    this.stopTimers();
    old?.close();
    this.connect();
  }

  /** Try again at once, for instance when the machine wakes up; a line that looks whole must prove it. */
  hurry(): void {
    if (this.ready) this.ping(HASTE);
    if (this.timer === null) return;
    this.parts.cancel(this.timer);
    this.timer = null;
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.stopTimers();
    const old = this.wire;
    this.wire = null;
    old?.close();
    for (const settle of this.waiting.values()) settle(null);
    this.waiting.clear();
    this.owner.tell("closed");
  }

  private hear(message: ServerMessage): void {
    this.listen();
    switch (message.t) {
      case "table":
        this.owner.receive(message);
        if (!this.ready) {
          this.ready = true;
          this.wait = FIRST_WAIT;
          this.owner.tell("open");
          this.keepAlive();
          for (const command of this.pending) this.wire?.send(JSON.stringify(command));
        }
        return;
      case "ok":
      case "no":
        this.answered(message);
        return;
      case "bye":
        if (message.code === MOVING) {
          this.moving = true;
          return;
        }
        this.owner.receive(message);
        if (FINAL_CODES.includes(message.code)) this.close();
        return;
      case "pong":
        return;
      default:
        this.owner.receive(message);
    }
  }

  /** Something that could not be read at all is refused without an id: nothing that waits would ever be read. */
  private answered(answer: Answer): void {
    if (answer.t === "no" && answer.code === "closing") return; // it stays, and is sent again to whoever comes next
    const unreadable = answer.id === "" && answer.t === "no" && answer.code === "bad_message";
    const done = this.pending.filter((command) => unreadable || command.id === answer.id);
    for (const command of done) {
      this.pending.splice(this.pending.indexOf(command), 1);
      this.owner.answered(command, answer);
      this.waiting.get(command.id)?.(answer);
      this.waiting.delete(command.id);
    }
    this.remember();
  }

  private lost(): void {
    const served = this.ready;
    this.wire = null;
    this.ready = false;
    this.stopTimers();
    if (this.closed) return;
    const moving = this.moving;
    this.moving = false;
    if (moving && served) {
      this.connect(true);
      return;
    } // who is sent on before they were let in has met the same server again: it may take a while until another one comes
    this.owner.tell("waiting");
    this.timer = this.parts.later(() => {
      this.timer = null;
      this.connect();
    }, this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private keepAlive(): void {
    this.pinger = this.parts.later(() => {
      this.ping(SILENCE);
      this.keepAlive();
    }, PING_EVERY);
  }

  private ping(patience: number): void {
    this.wire?.send('{"t":"ping"}');
    this.expect(patience);
  }

  /** Something must be heard in this time, or the line is dead. */
  private expect(patience: number): void {
    this.listen();
    this.silence = this.parts.later(() => {
      const dead = this.wire;
      this.lost(); // without waiting for a farewell that may take a minute
      dead?.close();
    }, patience);
  }

  private listen(): void {
    if (this.silence !== null) this.parts.cancel(this.silence);
    this.silence = null;
  }

  private stopTimers(): void {
    for (const timer of [this.timer, this.pinger, this.silence]) if (timer !== null) this.parts.cancel(timer);
    this.timer = this.pinger = this.silence = null;
  }

  private remember(): void {
    if (this.pending.length) this.parts.memory.setItem(this.memoryKey, JSON.stringify(this.pending));
    else this.parts.memory.removeItem(this.memoryKey);
  }

  private remembered(): Numbered[] {
    try {
      const kept: unknown = JSON.parse(this.parts.memory.getItem(this.memoryKey) ?? "[]");
      return Array.isArray(kept) ? (kept as Numbered[]) : [];
    } catch {
      return [];
    }
  }
}

/** The real socket, clock and memory of a browser, for a table here or at a server. */
export function browserParts(table: string): LinkParts {
  return {
    open: playsHere(table) ? () => new PortWire() : () => openWire(table),
    begun: takeBegun,
    later: (run, milliseconds) => window.setTimeout(run, milliseconds),
    cancel: (timer) => window.clearTimeout(timer as number),
    memory: sessionStorage,
    random: () => crypto.getRandomValues(new Uint32Array(3)).join("-"),
  };
}

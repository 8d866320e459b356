// What is known of the table. Everything the server says comes in through receive().
import { batch, computed, signal } from "@preact/signals";
import type { Game, GameEvent, Income, Lobby, ServerMessage, TableMessage, UpdateMessage } from "./protocol";

export interface LogLine {
  id: number;
  version: number;
  event: GameEvent;
}

interface Step {
  version: number;
  events: GameEvent[];
  game: Game | null | undefined;
  undone: boolean;
}

/** Shows events on the board, one after the other; resolves when they have been seen. */
export type Player = (events: GameEvent[], before: Game, after: Game | null) => Promise<void>;

const LONG_QUEUE = 25;
const LOG_LENGTH = 600;
const UNDONE: GameEvent = { event: "undone" }; // what the log tells of a step that was taken back

/** Seats that a bot has taken for somebody who is away, or given back: the log tells of them too. */
function replaced(before: Lobby | null, after: Lobby): GameEvent[] {
  return after.seats.flatMap((seat, place) => {
    const was = before?.seats[place]?.stand_in;
    return was === undefined || was === seat.stand_in ? [] : [{ event: seat.stand_in ? "stood_in" : "returned", player: seat.seat }];
  });
}

/** The rules were mended while nobody looked: the log tells it, also to those who come later. */
function mended(before: Lobby | null, after: Lobby): GameEvent[] {
  const now = after.mended;
  return now && now.version !== before?.mended?.version ? [{ event: "mended", player: now.player, round: now.round }] : [];
}

export class Store {
  readonly table = signal("");
  readonly version = signal<number | undefined>(undefined);
  readonly host = signal(false);
  readonly held = signal<number[]>([]);
  readonly lobby = signal<Lobby | null>(null);
  readonly game = signal<Game | null>(null);
  readonly log = signal<LogLine[]>([]);
  readonly busy = signal(false);
  readonly ended = signal("");
  readonly view = computed(() => this.game.value?.view ?? null);
  readonly own = computed(() => {
    const view = this.view.value;
    return view && view.viewer !== null ? view.seats[view.viewer] : undefined;
  });
  readonly choices = computed(() => (this.busy.value ? null : (this.game.value?.choices ?? null)));

  private queue: Step[] = [];
  private shown: Step | undefined; // the one that moves on the board now
  private lines = 0;
  private hurried = false;
  private epoch = 0;

  constructor(private readonly play: Player) {}

  receive(message: ServerMessage): void {
    if (message.t === "table") this.whole(message);
    else if (message.t === "update") this.update(message);
    else if (message.t === "bye") this.ended.value = message.code;
  }

  /** What this seat would earn if its turn ended now. */
  income(seat: number): Income[] {
    return this.game.value?.income.find((each) => each.seat === seat)?.items ?? [];
  }

  /** Show what is still to be shown at once. */
  skip(): void {
    this.hurried = true;
  }

  /** Forget this table: nothing of it may come up at the next one. */
  reset(): void {
    batch(() => {
      this.halt();
      this.table.value = "";
      this.version.value = undefined;
      this.host.value = false;
      this.held.value = [];
      this.lobby.value = null;
      this.game.value = null;
      this.log.value = [];
      this.ended.value = "";
    });
  }

  /** What waits is told but not shown, and what is being shown now changes nothing any more when it has been seen. */
  private halt(): void {
    this.epoch += 1;
    for (const step of this.shown ? [this.shown, ...this.queue] : this.queue) this.tell(step);
    this.shown = undefined;
    this.queue = [];
    this.hurried = false;
    this.busy.value = false;
  }

  private whole(message: TableMessage): void {
    const seen = this.version.value;
    const known = seen !== undefined && this.table.value === message.table;
    batch(() => {
      this.ended.value = "";
      this.table.value = message.table;
      this.version.value = message.version;
      this.host.value = message.host;
      this.held.value = message.held;
      const before = known ? this.lobby.value : null;
      const seats = [...replaced(before, message.lobby), ...mended(before, message.lobby)];
      this.lobby.value = message.lobby;
      const missed = (message.missed ?? []).filter((part) => !known || part.version > (seen ?? 0));
      if (!known) {
        this.halt();
        this.log.value = [];
        for (const part of missed) this.write(part.version, part.events);
      }
      if (known && missed.length && this.game.value) {
        // The positions in between are gone: the events play over the old one, then the new one stands.
        const events = [...seats, ...missed.flatMap((part) => (part.undone ? [UNDONE] : part.events))];
        this.enqueue({ version: message.version, events, game: message.game, undone: false });
      } else {
        this.halt();
        this.write(message.version, seats);
        this.game.value = message.game;
      }
    });
  }

  private update(message: UpdateMessage): void {
    if (this.version.value !== undefined && message.version <= this.version.value && !message.lobby) return;
    batch(() => {
      this.version.value = message.version;
      const before = this.lobby.value;
      const seats = message.lobby ? [...replaced(before, message.lobby), ...mended(before, message.lobby)] : [];
      if (message.lobby) this.lobby.value = message.lobby;
      if (seats.length) this.enqueue({ version: message.version, events: seats, game: undefined, undone: false });
      if (message.game !== undefined || message.events.length) {
        this.enqueue({ ...message, game: message.game, undone: message.undone ?? false });
      }
    });
  }

  private enqueue(step: Step): void {
    this.queue.push(step);
    if (this.queue.length > LONG_QUEUE) this.hurried = true;
    if (!this.busy.value) void this.drain();
  }

  private async drain(): Promise<void> {
    const epoch = this.epoch;
    this.busy.value = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      this.shown = step;
      const before = this.game.value;
      if (before && step.events.length && !this.hurried) {
        try {
          await this.play(step.events, before, step.game ?? null);
        } catch (problem) {
          console.error(problem); // A wrong animation must never hide the right position.
        }
        if (epoch !== this.epoch) return;
      }
      batch(() => {
        // Told with the new position, not before: the log would give the die away.
        this.shown = undefined;
        this.tell(step);
        if (step.game !== undefined) this.game.value = step.game;
      });
    }
    this.hurried = false;
    this.busy.value = false;
  }

  private tell(step: Step): void {
    this.write(step.version, step.undone ? [UNDONE] : step.events);
  }

  private write(version: number, events: GameEvent[]): void {
    if (!events.length) return;
    const fresh = events.map((event) => ({ id: this.lines++, version, event }));
    this.log.value = [...this.log.value, ...fresh].slice(-LOG_LENGTH);
  }
}

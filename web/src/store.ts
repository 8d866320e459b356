// What is known of the table. Everything the server says comes in through receive().
//
// What is shown when: a step is what one update tells, its events and the position after them.
// - A position stands as soon as its step's turn has come, with its lines in the log; the events move over it, in a layer
//   of their own. Whatever can be pressed in it can be pressed at once: nobody waits for what moves.
// - Only two things come before the position: dice, which it would give away, and, where the device is handed to somebody
//   else, all events: the position shows what only the next one may see.
// - Steps of others wait for each other, so that they can be followed. The longer the queue the faster they go, and one
//   that has waited for LATE is not shown any more but stands at once. An own step waits for nobody, and with it stands
//   all that came before. While somebody reads (`reading`) they wait for that too. skip() makes everything stand at once.
import { batch, computed, signal } from "@preact/signals";
import type { Game, GameEvent, HomeMade, Income, Lobby, Missed, ServerMessage, TableMessage, UpdateMessage } from "./protocol";

export interface LogLine {
  id: number;
  version: number;
  event: GameEvent;
}

interface Told {
  version: number;
  events: GameEvent[];
}

interface Step extends Told {
  meanwhile?: Told[]; // the steps that one message tells of together
  game: Game | null | undefined;
  undone: boolean;
  own: boolean; // decided at this device
  came: number;
}

/** The person who must decide: since when, and when a bot decides for them. Times are those of this page's clock. */
export interface Waits {
  seat: number;
  since: number;
  until: number | null;
  stands: number | null; // in a pause: the seconds they will have
}

/** The events of a step move: the next step may follow, and everything has arrived. */
export interface Showing {
  next: Promise<void>;
  end: Promise<void>;
}

/** Shows events on the board. */
export interface Player {
  suspense: (events: GameEvent[]) => Promise<void> | null;
  play: (events: GameEvent[], before: Game, waiting: number) => Showing;
  skip: () => void;
}

const LATE = 3000; // milliseconds
const LOG_LENGTH = 600;
const UNDONE: GameEvent = { event: "undone" }; // what the log tells of a step that was taken back

/** Seats that a bot has taken for somebody who is away, or given back: the log tells of them too. */
function replaced(before: Lobby | null, after: Lobby): GameEvent[] {
  return after.seats.flatMap((seat, place) => {
    const was = before?.seats[place]?.stand_in;
    return was === undefined || was === seat.stand_in ? [] : [{ event: seat.stand_in ? "stood_in" : "returned", player: seat.seat }];
  });
}

/** Somebody wants a pause, has one, or goes on. */
function paused(before: Lobby | null, after: Lobby): GameEvent[] {
  const [was, now] = [before?.pause ?? null, after.pause ?? null];
  if (!before || after.phase !== "playing") return [];
  const asking = (now?.wanted ?? []).filter((seat) => !was?.wanted.includes(seat));
  const told: GameEvent[] = was ? [] : asking.map((player) => ({ event: "pause_wanted", player }));
  if (now?.on && !was?.on) told.push({ event: "paused" });
  if (!now && was) told.push({ event: "resumed" });
  return told;
}

/** The rules were mended while nobody looked: the log tells it, also to those who come later. */
function mended(before: Lobby | null, after: Lobby): GameEvent[] {
  const now = after.mended;
  return now && now.version !== before?.mended?.version ? [{ event: "mended", player: now.player, round: now.round }] : [];
}

/** What happened during a break, step by step. The server leaves out what was done and taken back in that time. */
function meanwhile(missed: readonly Missed[]): Told[] {
  const found: Told[] = [];
  let back = 0; // steps left out, whose taking back is still to come
  for (const { version, by, events, undone } of missed) {
    if (!undone) {
      if (!events.length && typeof by === "number") back += 1;
      found.push({ version, events });
    } else if (back) back -= 1;
    else found.push({ version, events: [UNDONE] });
  }
  return found;
}

/** The next position is shown to somebody else at this device. */
function handsOver(before: Game, after: Game | null | undefined): boolean {
  return !!after && after.view.viewer !== before.view.viewer;
}

export class Store {
  readonly table = signal("");
  readonly version = signal<number | undefined>(undefined);
  readonly host = signal(false);
  readonly held = signal<number[]>([]);
  readonly lobby = signal<Lobby | null>(null);
  readonly home = signal<HomeMade[]>([]);
  readonly game = signal<Game | null>(null);
  readonly waits = signal<Waits | null>(null);
  /** When the lobby was told: what it says in seconds counts from there. */
  readonly lobbyAt = signal(0);
  readonly log = signal<LogLine[]>([]);
  /** Something has come that does not stand on the board yet: nothing can be decided before it does. */
  readonly behind = signal(false);
  /** Something moves on the board. */
  readonly moving = signal(false);
  /** An own die tumbles. */
  readonly rolling = signal(false);
  /** Somebody reads about the step that stands: what others do next waits for them. */
  readonly reading = signal(false);
  readonly ended = signal("");
  readonly view = computed(() => this.game.value?.view ?? null);
  readonly own = computed(() => {
    const view = this.view.value;
    return view && view.viewer !== null ? view.seats[view.viewer] : undefined;
  });
  readonly choices = computed(() => (this.behind.value ? null : (this.game.value?.choices ?? null)));

  private queue: Step[] = []; // what does not stand yet
  private draining = false;
  private run = 0; // an older drain() has been overtaken
  private lines = 0;
  private hurried = false;
  private epoch = 0; // of another table, or of before the whole was told again
  private shows = 0; // that move now
  private go: () => void = () => undefined; // nothing is waited for any longer

  constructor(private readonly player: Player) {}

  receive(message: ServerMessage): void {
    if (message.t === "table") this.whole(message);
    else if (message.t === "update") this.update(message);
    else if (message.t === "bye") this.ended.value = message.code;
  }

  /** Something that was said and changes nothing: a line for those who read. */
  note(event: GameEvent): void {
    this.write(this.version.value ?? 0, [event]);
  }

  /** What this seat would earn if its turn ended now. */
  income(seat: number): Income[] {
    return this.game.value?.income.find((each) => each.seat === seat)?.items ?? [];
  }

  /** Everything that has come stands at once; for somebody who plays also what comes, until somebody must decide. */
  skip(): void {
    this.hurried = true;
    this.go();
    this.player.skip();
  }

  /** Somebody goes on while an own die tumbles: what it brought stands at once, before what is pressed. */
  reveal(): void {
    if (this.rolling.value) this.go();
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
      this.waits.value = null;
      this.log.value = [];
      this.ended.value = "";
    });
  }

  /** Nobody is told every second: those who wait count for themselves, from what was told last. */
  private count(lobby: Lobby | undefined, game: Game | null | undefined): void {
    const now = performance.now();
    if (lobby) {
      const { waits } = lobby;
      const rests = !!lobby.pause?.on;
      const left = waits?.left ?? null;
      this.lobbyAt.value = now;
      const until = left === null || rests ? null : now + 1000 * left;
      this.waits.value = waits ? { seat: waits.seat, since: now - 1000 * waits.seconds, until, stands: rests ? left : null } : null;
    } else if (game) {
      const seat = game.view.decider ?? -1;
      const chair = this.lobby.value?.seats[seat];
      // In a turn with a clock one decision after the other is made in the same time.
      const until = this.lobby.value?.clock === "turn" && this.waits.value?.seat === seat ? this.waits.value.until : null;
      this.waits.value = chair?.kind === "person" && !chair.stand_in ? { seat, since: now, until, stands: null } : null;
    }
  }

  /** What waits is told but not shown, and what is being shown now changes nothing any more when it has been seen. */
  private halt(): void {
    this.epoch += 1;
    this.run += 1;
    this.go();
    for (const step of this.queue) this.tell(step);
    this.queue = [];
    this.draining = false;
    this.hurried = false;
    this.shows = 0;
    this.behind.value = false;
    this.moving.value = false;
    this.rolling.value = false;
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
      const seats = [...replaced(before, message.lobby), ...paused(before, message.lobby), ...mended(before, message.lobby)];
      this.lobby.value = message.lobby;
      this.home.value = message.home_made ?? [];
      this.count(message.lobby, message.game);
      const missed = (message.missed ?? []).filter((part) => !known || part.version > (seen ?? 0));
      if (!known) {
        this.halt();
        this.log.value = [];
        for (const part of missed) this.write(part.version, part.events);
      }
      if (known && missed.length && this.game.value) {
        // The positions in between are gone: all events play over the new one.
        const told = [{ version: message.version, events: seats }, ...meanwhile(missed)];
        const events = told.flatMap((part) => part.events);
        this.enqueue({ version: message.version, events, meanwhile: told, game: message.game, undone: false, own: false });
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
      const seats = message.lobby ? [...replaced(before, message.lobby), ...paused(before, message.lobby), ...mended(before, message.lobby)] : [];
      if (message.lobby) this.lobby.value = message.lobby;
      if (message.home_made) this.home.value = message.home_made;
      this.count(message.lobby, message.game);
      if (seats.length) this.enqueue({ version: message.version, events: seats, game: undefined, undone: false, own: false });
      if (message.game !== undefined || message.events.length) {
        this.enqueue({ ...message, game: message.game, undone: message.undone ?? false, own: this.isOwn(message.by) });
      }
    });
  }

  private isOwn(seat: number | null | undefined): boolean {
    return typeof seat === "number" && this.held.value.includes(seat) && !this.lobby.value?.seats[seat]?.stand_in;
  }

  private enqueue(step: Omit<Step, "came">): void {
    this.queue.push({ ...step, came: performance.now() });
    this.behind.value = true;
    if (step.own || !this.draining) void this.drain();
  }

  private async drain(): Promise<void> {
    const run = (this.run += 1);
    this.draining = true;
    this.rolling.value = false;
    for (let step = this.queue[0]; step; step = this.queue[0]) {
      if (this.reading.value && !this.hurried && !this.queue.some((each) => each.own)) {
        await this.seen(this.read());
        if (run !== this.run) return;
        for (const each of this.queue) each.came = performance.now(); // nothing of it is late
      }
      const before = this.game.value;
      const shown = before && step.events.length && this.worthShowing(step);
      const dice = shown ? this.player.suspense(step.events) : null;
      if (dice) {
        this.rolling.value = step.own;
        await this.seen(dice);
        if (run !== this.run) return;
        this.rolling.value = false;
      }
      const first = shown && handsOver(before, step.game);
      const showing = shown ? this.show(this.player.play(step.events, before, step.own ? 0 : this.queue.length - 1)) : null;
      if (showing && first) await this.seen(showing.end);
      if (run !== this.run) return;
      this.stand(step);
      if (showing && !first && !step.own) await this.seen(showing.next);
      if (run !== this.run) return;
    }
    this.draining = false;
    this.hurried &&= this.held.value.length > 0;
  }

  /** Nobody has gone on meanwhile, and it is not long past. */
  private worthShowing(step: Step): boolean {
    return !this.hurried && performance.now() - step.came < LATE && !this.queue.some((later) => later !== step && later.own);
  }

  private botDecides(): boolean {
    const seat = this.lobby.value?.seats[this.view.value?.decider ?? -1];
    return seat?.kind === "bot" || !!seat?.stand_in;
  }

  private show(showing: Showing): Showing {
    const epoch = this.epoch;
    this.shows += 1;
    this.moving.value = true;
    const over = () => {
      if (epoch !== this.epoch) return;
      this.shows -= 1;
      this.moving.value = this.shows > 0;
    };
    showing.end.then(over, over);
    return showing;
  }

  /** Wait until it has been seen, or somebody goes on. A wrong animation must never hide the right position. */
  private async seen(what: Promise<void>): Promise<void> {
    const goOn = new Promise<void>((resolve) => (this.go = resolve));
    try {
      await Promise.race([what, goOn]);
    } catch (problem) {
      console.error(problem);
    }
  }

  /** Until they have read it. */
  private async read(): Promise<void> {
    let stop = (): void => undefined;
    await new Promise<void>((resolve) => (stop = this.reading.subscribe((still) => !still && resolve())));
    stop();
  }

  private stand(step: Step): void {
    batch(() => {
      this.queue.shift();
      this.tell(step);
      if (step.game !== undefined) this.game.value = step.game;
      if (!this.botDecides()) this.hurried = false;
      this.behind.value = this.queue.length > 0;
    });
  }

  private tell(step: Step): void {
    if (step.meanwhile) for (const part of step.meanwhile) this.write(part.version, part.events);
    else this.write(step.version, step.undone ? [UNDONE] : step.events);
  }

  private write(version: number, events: GameEvent[]): void {
    if (!events.length) return;
    const fresh = events.map((event) => ({ id: this.lines++, version, event }));
    this.log.value = [...this.log.value, ...fresh].slice(-LOG_LENGTH);
  }
}

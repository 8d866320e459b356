// How strong it is: games that a process of the server plays meanwhile.
import { signal } from "@preact/signals";
import { Refused } from "../api";
import { jsonLines } from "../lines";
import { settings } from "../settings";
import { figure, refusal, t, type Form } from "../words";
import { draft, kind, noteVerdict } from "./bench";
import { calledIn, type Verdict } from "./shelf";

interface Figure {
  value: number;
  low: number | null;
  high: number | null;
}

interface Row {
  games: number;
  picks: Figure;
  picks_printed: number;
  coins: Figure;
  coins_printed: number;
  share: Figure;
  par: number;
  ahead: Figure;
  verdict: string;
}

interface Line {
  done?: number;
  total?: number;
  row?: Row;
  lines?: Record<string, string[]>; // in words, the verdict last
  refused?: string;
  failed?: boolean;
}

/** What is being judged, wherever its draft lies meanwhile. */
interface Running {
  control: AbortController;
  draft: string; // its id
  name: string;
  since: number;
}

const running = signal<Running | null>(null);
const progress = signal<{ done: number; total: number }>({ done: 0, total: 0 });
const trouble = signal<{ draft: string; text: string } | null>(null);

export function stopJudging(): void {
  running.value?.control.abort();
}

async function judge(id: string, name: string, text: string): Promise<void> {
  const control = new AbortController();
  const mine = (running.value = { control, draft: id, name, since: Date.now() });
  progress.value = { done: 0, total: 0 };
  trouble.value = null;
  const refuse = (why: string) => (trouble.value = { draft: id, text: why });
  try {
    const answer = await fetch("/api/workshop/judge", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ text }), signal: control.signal });
    if (!answer.ok || !answer.body) {
      const { code = "" } = (await answer.json()) as { code?: string };
      throw new Refused(code, "");
    }
    for await (const { done, total, row, lines: said, failed, refused } of jsonLines<Line>(answer.body)) {
      if (done !== undefined && total !== undefined) progress.value = { done, total };
      if (row && said) noteVerdict(id, { text, row, lines: said, total: progress.value.total });
      if (failed || refused) refuse(t("ui-refused"));
    }
  } catch (problem) {
    if (control.signal.aborted) return;
    if (problem instanceof Refused) refuse(problem.code === "limited" ? t("shop-judge-busy") : refusal(problem.code));
    else refuse(t("ui-no-server"));
  } finally {
    if (running.value === mine) running.value = null;
  }
}

const SLOWEST = 90; // seconds: then the server says what it knows

/** How many seconds more it will take, as far as one can tell. */
export function secondsLeft(seconds: number, done: number, total: number): number | null {
  if (done < 8 || seconds < 2) return null;
  return Math.max(1, Math.round(Math.min((seconds / done) * (total - done), SLOWEST - seconds)));
}

const PERCENT = { percent: true, digits: 0 };
const COINS = { all: true };
const MORE_COINS = { all: true, signed: true };

function told(value: number | null, form: Form): string {
  return value === null ? "" : figure(value, form);
}

function FigureRow({ name, measured: { value, low, high }, printed, form }: { name: string; measured: Figure; printed: number | null; form: Form }) {
  return (
    <tr>
      <th scope="row">{t(`shop-judge-${name}`)}</th>
      <td>
        <b>{told(value, form)}</b>{" "}
        {low !== null && <small>{t("shop-judge-interval", { low: told(low, form), high: told(high, form) })}</small>}
      </td>
      <td>{told(printed, form)}</td>
    </tr>
  );
}

const MEANINGS = ["picks", "coins", "wins", "ahead"] as const;

function Result({ verdict, old }: { verdict: Verdict<Row>; old: boolean }) {
  const { row, lines: said, total } = verdict;
  return (
    <div class="strength" data-strength={row.verdict}>
      <p>
        <b>{said[settings.value.language]?.at(-1)}</b>
      </p>
      {old && <p class="hint">{t("shop-judge-old")}</p>}
      {row.games < total && <p class="hint">{t("shop-judge-early", { games: row.games, total })}</p>}
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t("shop-judge-games", { games: row.games })}</th>
            <th scope="col">{t("shop-judge-printed")}</th>
          </tr>
        </thead>
        <tbody>
          <FigureRow name="picks" measured={row.picks} printed={row.picks_printed} form={PERCENT} />
          <FigureRow name="coins" measured={row.coins} printed={row.coins_printed} form={COINS} />
          <FigureRow name="wins" measured={row.share} printed={row.par} form={PERCENT} />
          <FigureRow name="ahead" measured={row.ahead} printed={null} form={MORE_COINS} />
        </tbody>
      </table>
      <details>
        <summary>{t("shop-judge-words")}</summary>
        <dl>
          {MEANINGS.map((each) => (
            <div key={each}>
              <dt>{t(`shop-judge-${each}`)}</dt>
              <dd>{t(`shop-judge-${each}-text`)}</dd>
            </div>
          ))}
        </dl>
        <p>{t("shop-judge-interval-text")}</p>
      </details>
    </div>
  );
}

function Progress({ now }: { now: Running }) {
  const { done, total } = progress.value;
  const left = secondsLeft((Date.now() - now.since) / 1000, done, total);
  return (
    <>
      <label class="labelled">
        <span data-judging>
          {t("shop-judging", { name: now.name, done, total })} {left !== null && t("shop-judge-left", { seconds: left })}
        </span>
        <progress max={total || 1} value={done} />
      </label>
      <button type="button" data-judge-stop onClick={stopJudging}>
        {t("shop-judge-stop")}
      </button>
    </>
  );
}

/** A board has no strength; but what is judged meanwhile is told there, too. */
export function Strength({ ready }: { ready: boolean }) {
  const mine = draft();
  const now = running.value;
  if (!mine) return null;
  const here = now?.draft === mine.id;
  const verdict = mine.verdict as Verdict<Row> | undefined;
  const name = calledIn(mine, settings.value.language);
  if (kind.value === "board") return now && <section class="judge"><Progress now={now} /></section>;
  return (
    <section class="judge">
      {now && <Progress now={now} />}
      {!here && (
        <button type="button" data-judge disabled={!ready || now !== null} onClick={() => void judge(mine.id, name, mine.text)}>
          {t("shop-judge")}
        </button>
      )}
      {!now && !verdict && <p class="hint">{t("shop-judge-hint")}</p>}
      {trouble.value?.draft === mine.id && (
        <p class="trouble" role="alert">
          {trouble.value.text}
        </p>
      )}
      <div role="status">{!here && verdict && <Result verdict={verdict} old={mine.text !== verdict.text} />}</div>
    </section>
  );
}

// The bot's opinion of one turn: a few words beside it in any list of turns, and the whole of it beside the map.
import { useEffect } from "preact/hooks";
import type { Lobby } from "../protocol";
import { lit } from "../table";
import { figure, t } from "../words";
import { placesOf, planWords, unsure, type Step } from "./plan";
import { ask, keyOf, studyOf, type Part, type Turn } from "./study";
import "./opinion.css";

function judgement({ loss }: { loss: Part["loss"] }): "equal" | "lost" | "won" {
  return !loss.counts ? "equal" : loss.coins > 0 ? "lost" : "won";
}

/** In a word: what the turn cost. */
export function Chip({ table, round, seat }: { table: string; round: number; seat: number }) {
  const turn = studyOf(table).turns.get(keyOf(round, seat));
  if (!turn) return null;
  const kind = judgement(turn);
  return (
    <p class={`opinion-chip ${kind}`} data-opinion={kind}>
      {t(`opinion-${kind}-chip`, { coins: figure(Math.abs(turn.loss.coins)) })}
    </p>
  );
}

/** A plan whose regions light up on the map when it is pointed at. */
function Plan({ steps, lobby }: { steps: Step[]; lobby: Lobby | null }) {
  const show = () => (lit.value = placesOf(steps));
  const hide = () => (lit.value = new Set());
  useEffect(() => hide, []);
  return (
    <button type="button" class="plan" data-plan onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide} onClick={show}>
      {t("opinion-best", { plan: planWords(steps, lobby) })}
    </button>
  );
}

function PartOpinion({ part, lobby }: { part: Part; lobby: Lobby | null }) {
  const kind = judgement(part);
  if (JSON.stringify(part.played) === JSON.stringify(part.best)) return <p>{t("opinion-same")}</p>;
  return (
    <div class={`part ${kind}`}>
      {kind === "equal" ? <p>{t("opinion-equal")}</p> : <p><b>{t(`opinion-${kind}`, { coins: unsure(part.loss) })}</b></p>}
      {kind === "lost" && <Plan steps={part.best} lobby={lobby} />}
    </div>
  );
}

function Told({ turn, lobby }: { turn: Turn; lobby: Lobby | null }) {
  const parts = turn.parts.filter((part, place) => place === 0 || judgement(part) === "lost");
  return (
    <>
      {parts.length ? parts.map((part) => <PartOpinion key={part.first} part={part} lobby={lobby} />) : <p>{t("opinion-none")}</p>}
      {turn.rolls.length > 0 && figure(turn.luck) !== figure(0) && <p class="luck">{t("opinion-luck", { coins: figure(turn.luck, { signed: true }) })}</p>}
    </>
  );
}

/** The bot's whole opinion of a turn, as soon as it has one. */
export function TurnOpinion({ table, round, seat, lobby }: { table: string; round: number; seat: number; lobby: Lobby | null }) {
  const { state, total, turns } = studyOf(table);
  const turn = turns.get(keyOf(round, seat));
  if (turn) {
    return (
      <div class="opinion" data-turn-opinion={judgement(turn)} title={t("opinion-about")}>
        <Told key={keyOf(round, seat)} turn={turn} lobby={lobby} />
      </div>
    );
  }
  return state === "thinking" && total > 0 ? <p class="opinion-chip">{t("opinion-waits")}</p> : null;
}

/** Asks the bot about a finished game, and says how far it has come. */
export function Asking({ table }: { table: string }) {
  const { state, total, turns } = studyOf(table);
  if (!state) {
    return (
      <div class="opinion-asked">
        <button type="button" data-ask-opinion title={t("opinion-ask-text")} onClick={() => void ask(table)}>
          {t("opinion-ask")}
        </button>
      </div>
    );
  }
  if (state === "done") return null;
  return (
    <div class="opinion-asked" role="status">
      {state === "thinking" ? (
        <label class="progress">
          <span>{total ? t("opinion-thinking", { done: turns.size, total }) : t("opinion-begins")}</span>
          <progress max={total || 1} value={turns.size} />
        </label>
      ) : (
        <p class="trouble">
          {t(`opinion-${state}`)}{" "}
          <button type="button" data-ask-opinion onClick={() => void ask(table)}>
            {t("opinion-again")}
          </button>
        </p>
      )}
    </div>
  );
}

// Every turn in a line: who, what, and the coins it brought. A press goes to its beginning.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { DeedText } from "../log";
import { Shape } from "../panel/emblems";
import { t } from "../words";
import { besideTurn } from "./extras";
import { deeds, jump, reel, stop, turn } from "./reel";

function Turn({ n }: { n: number }) {
  const told = reel.value!.turns[n]!;
  const deed = deeds.value[n]!;
  const here = n === turn.value;
  return (
    <li class={here ? "here" : ""} data-turn={n}>
      <button
        type="button"
        class={`turn-line seat-${told.seat}`}
        aria-current={here ? "step" : undefined}
        onClick={() => {
          stop();
          jump(told.step);
        }}
      >
        <Shape seat={told.seat} />
        <span>
          <DeedText deed={deed} />
        </span>
        {deed.coins !== null && <b class="gain">{`+${deed.coins}`}</b>}
      </button>
      {besideTurn.value.map((Extra, place) => (
        <Extra key={place} turn={n} />
      ))}
    </li>
  );
}

export function Turns({ children }: { children: ComponentChildren }) {
  const list = useRef<HTMLDivElement>(null);
  const here = turn.value;
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>(`[data-turn="${here}"]`);
    if (!box || !line) return;
    // Not scrollIntoView: that would move the whole page on a phone.
    const [top, bottom] = [line.offsetTop - box.offsetTop, line.offsetTop - box.offsetTop + line.offsetHeight];
    if (top < box.scrollTop || bottom > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 3;
  }, [here]);
  const turns = reel.value?.turns ?? [];
  const rounds = [...new Set(turns.map((each) => each.round))];
  return (
    <div class="turn-list" ref={list}>
      {rounds.map((round) => (
        <section key={round}>
          <h2>{t("replay-round", { round })}</h2>
          <ol>{turns.map((each, n) => each.round === round && <Turn key={n} n={n} />)}</ol>
        </section>
      ))}
      {children}
    </div>
  );
}

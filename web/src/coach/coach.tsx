// The coach: a dark card with one or two sentences, an arrow to what they are about, and a way to be rid of it.
import { computed, effect, signal, untracked } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { isLoose, sideOf } from "../api";
import { laid } from "../board/lay";
import type { Point } from "../board/turn";
import { look } from "../board/zoom";
import { kept } from "../deeds";
import { scoreShown } from "../panel/score";
import { placeName } from "../places";
import { eventually } from "../retry";
import { handOver, logShown, mine, picked, pressable, store, chosenCard } from "../table";
import { upright } from "../window";
import { anyName, edition, loadMore, nameOf, said, t, textOf, type Args } from "../words";
import { DOTS, lessonFor, type At, type Lesson, type Word } from "./lessons";
import { film } from "../film";
import { meant } from "./meant";
import { coaches, dismiss, learn, taught } from "./memory";
import { arrow, placeCoach, type Around, type Rect } from "./place";

const lesson = computed<Lesson | null>(() => {
  const [view, table] = [store.view.value, store.table.value];
  if (!view || !coaches(table) || handOver.value !== null || film.value) return null;
  const scene = {
    view,
    choices: mine.value,
    income: view.viewer === null ? [] : store.income(view.viewer),
    log: kept(store.log.value).map((line) => line.event),
    picked: picked.value,
    isLoose: (piece: string) => isLoose(view.edition, piece),
    sideOf: (race: string) => sideOf(view.edition, race),
  };
  return lessonFor(scene, taught(table));
});

// Whoever decides something while a lesson is shown has had it, whether or not they said so.
let shownAt = { key: "", question: "" };
effect(() => {
  const key = lesson.value?.key ?? "";
  const choices = store.choices.value;
  const waits = store.behind.value || (!choices && store.view.value?.decider === store.view.value?.viewer); // something is on its way
  untracked(() => {
    if (waits) return;
    const question = JSON.stringify(choices);
    const before = shownAt;
    shownAt = { key, question };
    if (before.key && before.question !== "null" && before.question !== question) learn(store.table.value, before.key);
  });
});
effect(() => {
  const at = lesson.value?.at;
  meant.value = at && "region" in at ? at.region : null;
});

function wordOf(word: Word): string | number {
  if (typeof word === "number") return word;
  if ("items" in word) {
    const terms = word.items.map(({ tokens, for: what }, place) => `${tokens < 0 ? "− " : place ? "+ " : ""}${Math.abs(tokens)} ${anyName(what)}`);
    return terms.join(" ");
  }
  if (word.kind === "place") return placeName(word.key);
  return word.kind === "about" ? textOf("piece", word.key) : nameOf(word.kind, word.key);
}

/** The sentence of this edition, where it has its own. */
function told(key: string, part: string, args?: Args): string {
  return said(`coach-${key}-${edition.value}${part}`, args) ?? t(`coach-${key}${part}`, args);
}

/** What stands between two stars matters most. */
function Sentences({ text }: { text: string }) {
  return <p>{text.split("**").map((part, place) => (place % 2 ? <b key={place}>{part}</b> : part))}</p>;
}

function Dots({ now }: { now: string }) {
  const had = taught(store.table.value);
  const number = DOTS.filter((key) => had.has(key) || key === now).length;
  return (
    <span class="dots" role="img" aria-label={t("coach-progress", { number, total: DOTS.length })}>
      {DOTS.map((key) => (
        <i key={key} class={key === now ? "now" : had.has(key) ? "past" : ""} />
      ))}
    </span>
  );
}

function rectOf(element: Element): Rect {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { x0: left, y0: top, x1: right, y1: bottom };
}

function seen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** What the arrow points at, and the region around it. */
function targetOf(at: At): Pick<Around, "target" | "land"> {
  if ("css" in at) {
    const found = [...document.querySelectorAll(at.css)].find(seen);
    return { target: found ? rectOf(found) : null, land: null };
  }
  const flag = document.querySelector(`[data-price="${at.region}"]`);
  const ground = document.querySelector(`[data-region="${at.region}"]`);
  if (!ground) return { target: null, land: null };
  const whole = rectOf(ground);
  const [x, y] = [(whole.x0 + whole.x1) / 2, (whole.y0 + whole.y1) / 2];
  return { target: flag ? rectOf(flag) : { x0: x - 20, y0: y - 20, x1: x + 20, y1: y + 20 }, land: whole };
}

const FIFTHS = [0.5, 0.3, 0.7, 0.15, 0.85];

/** Places where something can be pressed; a region is not everywhere in its box. */
function spotsOf(element: Element): Point[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const shape = element.querySelector<SVGGeometryElement>(":scope > path.fill");
  const inside = shape?.getScreenCTM()?.inverse();
  const all = FIFTHS.flatMap((x) => FIFTHS.map((y): Point => [left + width * x, top + height * y]));
  return shape && inside ? all.filter(([x, y]) => shape.isPointInFill(new DOMPoint(x, y).matrixTransform(inside))) : all;
}

const EDGE = 8;

/** What is seen of the map: a sheet may lie over its lower edge. */
function roomOf(frame: Element): Rect {
  const { x0, y0, x1, y1 } = rectOf(frame);
  const sheet = upright.value && document.querySelector(".play-sheet");
  const low = sheet ? Math.min(y1, rectOf(sheet).y0) : y1;
  return { x0: x0 + EDGE, y0: y0 + EDGE, x1: x1 - EDGE, y1: low - EDGE };
}

function around(at: At, frame: Element): Around {
  const { target, land } = targetOf(at);
  const cards = [...document.querySelectorAll(".confirm.at-region, .score-sheet, .frame > button, .ground.picked")].filter(seen).map(rectOf);
  return {
    room: roomOf(frame),
    target: target && "css" in at && at.css === ".frame" ? null : target,
    land,
    keep: cards,
    press: [...document.querySelectorAll(".frame [data-region][data-mark]")].map(spotsOf),
    see: [...document.querySelectorAll(".frame [data-price]")].map(rectOf),
  };
}

interface Placed {
  at: Point;
  line: [string, string] | null;
}

const resized = signal(0);
if (typeof addEventListener === "function") addEventListener("resize", () => (resized.value += 1));

function LessonCard({ now }: { now: Lesson }) {
  const card = useRef<HTMLElement>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const args = Object.fromEntries(Object.entries(now.words).map(([name, word]) => [name, wordOf(word)]));
  // Whatever may move something on the screen.
  const moves = [resized.value, laid.value, look.value, store.view.value, pressable.value, picked.value, scoreShown.value, logShown.value, chosenCard.value, edition.value];
  useLayoutEffect(() => {
    const put = () => {
      const [element, frame] = [card.current, document.querySelector(".frame")];
      if (!element || !frame) return;
      const [w, h] = [element.offsetWidth, element.offsetHeight];
      const near = around(now.at, frame);
      const [x, y] = placeCoach([w, h], near);
      const line = near.target && arrow({ x0: x, y0: y, x1: x + w, y1: y + h }, near.target);
      setPlaced((old) => (JSON.stringify(old) === JSON.stringify({ at: [x, y], line }) ? old : { at: [x, y], line }));
    };
    put();
    const later = requestAnimationFrame(put); // the rest of the page may be drawn after this card
    return () => cancelAnimationFrame(later);
  }, [now.key, JSON.stringify(now.at), ...moves]);
  const style = placed ? { left: `${placed.at[0]}px`, top: `${placed.at[1]}px` } : { visibility: "hidden" };
  const table = store.table.value;
  return (
    <>
      {placed?.line && (
        <svg class="coach-arrow" aria-hidden="true">
          {["under", "over"].map((layer) => (
            <g key={layer} class={layer}>
              <path d={placed.line?.[0]} />
              <path d={placed.line?.[1]} />
            </g>
          ))}
        </svg>
      )}
      <aside ref={card} class="coach" data-lesson={now.key} style={style} aria-live="polite" aria-label={t("ui-coach")}>
        <h2>{told(now.key, "", args)}</h2>
        <Sentences text={told(now.key, "-text", args)} />
        <footer>
          <Dots now={now.key} />
          <button type="button" class="no-coach" data-no-coach onClick={() => dismiss(table)}>
            {t("coach-off")}
          </button>
          <button type="button" class="got-it" data-got-it onClick={() => learn(table, now.key)}>
            {t("coach-got-it")}
          </button>
        </footer>
      </aside>
    </>
  );
}

export function Coach() {
  const on = coaches(store.table.value);
  useEffect(() => {
    if (on) void eventually(() => loadMore("coach"));
  }, [on]);
  const now = lesson.value;
  return on && now && said("coach-got-it") !== undefined ? <LessonCard now={now} /> : null;
}

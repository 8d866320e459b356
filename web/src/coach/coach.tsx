// The coach: a dark card with one or two sentences, an arrow to what they are about, and a way to be rid of it.
import { computed, effect, signal, untracked } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { isLoose, sideOf } from "../api";
import { laid } from "../board/lay";
import { pressedAt } from "../board/pointing";
import type { Point } from "../board/turn";
import { look, onScreen } from "../board/zoom";
import { kept } from "../deeds";
import { scoreShown } from "../panel/score";
import { left } from "../redeploy";
import { aside, chosenCard, deploying, draft, handOver, logShown, mine, picked, pressable, store } from "../table";
import { upright } from "../window";
import { edition, said, t } from "../words";
import { firstSteps } from "./first-steps";
import { DOTS, done, lessonFor, type At, type Lesson } from "./lessons";
import { film } from "../film";
import { meant } from "./meant";
import { coaches, dismiss, gone, had, learn, SEEN, taught } from "./memory";
import { arrow, placeCoach, type Around, type Rect } from "./place";
import { Sentences, told, wordOf } from "./words";
import "./coach.css";

const turn = computed(() => `${store.table.value} ${store.view.value?.round} ${store.view.value?.turn_of}`);
const lesson = computed<Lesson | null>(() => {
  const [view, table] = [store.view.value, store.table.value];
  if (!view || !coaches(table) || handOver.value !== null || film.value) return null;
  const scene = {
    view,
    choices: mine.value,
    income: view.viewer === null ? [] : store.income(view.viewer),
    log: kept(store.log.value).map((line) => line.event),
    picked: picked.value,
    chosen: chosenCard.value,
    unplaced: deploying.value ? left(deploying.value, draft.value) : 0,
    isLoose: (piece: string) => isLoose(view.edition, piece),
    sideOf: (race: string) => sideOf(view.edition, race),
  };
  return lessonFor(scene, had(table, turn.value));
});

let seenFrom = { key: "", at: 0 };

/** How long a lesson has stood on the screen, in milliseconds. */
function stood(key: string): number {
  return seenFrom.key === key ? performance.now() - seenFrom.at : 0;
}

// Whoever decides something while a lesson is shown has had it, whether or not they said so, if they had time to see it.
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
    const decided = before.question !== "null" && before.question !== question;
    const followed = before.key !== key && stood(before.key) >= SEEN; // they press what it speaks of, and another one comes
    if (before.key && (decided || followed)) gone(store.table.value, before.key, turn.value, stood(before.key), false);
  });
});
effect(() => {
  const [view, table] = [store.view.value, store.table.value];
  if (view) untracked(() => done({ view }).forEach((key) => learn(table, key)));
});
effect(() => {
  const at = lesson.value?.at;
  meant.value = at && "region" in at ? at.region : null;
  aside.value = (upright.value || firstSteps.value) && !!at && "css" in at && !at.css.includes("card"); // where a card is chosen before anybody chose
});

/** Nobody else at the table is a person, and no clock runs. */
const alone = computed(() => {
  const [lobby, waits] = [store.lobby.value, store.waits.value];
  return !!lobby && !waits?.until && lobby.seats.every((chair) => chair.kind === "bot" || store.held.value.includes(chair.seat));
});
// Who reads what the turn has brought misses nothing of the next one's.
effect(() => {
  store.reading.value = lesson.value?.key === "coins" && alone.value;
});

function Dots({ now }: { now: string }) {
  const past = taught(store.table.value);
  const number = DOTS.filter((key) => past.has(key) || key === now).length;
  return (
    <span class="dots" role="img" aria-label={t("coach-progress", { number, total: DOTS.length })}>
      {DOTS.map((key) => (
        <i key={key} class={key === now ? "now" : past.has(key) ? "past" : ""} />
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
  const flag = document.querySelector(`[data-price="${at.region}"]`) ?? document.querySelector(`[data-troop="${at.region}"]`);
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
  const again = picked.value !== null && pressedAt.value ? [[onScreen(pressedAt.value)]] : []; // a second press there confirms
  const cards = [...document.querySelectorAll(".confirm.at-region, .score-sheet, .frame > button, .ground.picked")].filter(seen).map(rectOf);
  const own = `.frame .ground.seat-${store.view.value?.viewer}`;
  const troops = [...document.querySelectorAll(own)].flatMap((ground) => [...document.querySelectorAll(`[data-troop="${ground.getAttribute("data-region")}"]`)]);
  return {
    room: roomOf(frame),
    target: target && "css" in at && at.css === ".frame" ? null : target,
    land,
    keep: cards,
    press: [...again, ...[...document.querySelectorAll(".frame [data-region][data-mark]")].map(spotsOf)],
    see: [...document.querySelectorAll(".frame [data-price]"), ...troops].map(rectOf),
    lands: [...document.querySelectorAll(`${own}, .frame [data-region][data-mark]`)].map(rectOf),
  };
}

interface Placed {
  at: Point;
  line: [string, string] | null;
  ring: Rect | null; // around what the lesson speaks of, where that is no region: those are lit
}

const BESIDE = 5;
const CLOSE = 0; // around something small, which has letters beside it
const SMALL = 30;
const NEAR = 70; // pixels: what has a ring needs an arrow only from nearby

function ringOf({ x0, y0, x1, y1 }: Rect): Rect {
  const away = Math.max(x1 - x0, y1 - y0) < SMALL ? CLOSE : BESIDE;
  return { x0: Math.max(2, x0 - away), y0: Math.max(2, y0 - away), x1: Math.min(innerWidth - 2, x1 + away), y1: Math.min(innerHeight - 2, y1 + away) };
}

const resized = signal(0);
if (typeof addEventListener === "function") addEventListener("resize", () => (resized.value += 1));

function Ring({ x0, y0, x1, y1 }: Rect) {
  if (x1 <= x0 || y1 <= y0) return null; // it has left the screen
  return <rect class="ring" x={x0} y={y0} width={x1 - x0} height={y1 - y0} rx="9" />;
}

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
      const line = near.target && arrow({ x0: x, y0: y, x1: x + w, y1: y + h }, near.target, "css" in now.at ? NEAR : undefined);
      const next: Placed = { at: [x, y], line, ring: near.target && "css" in now.at ? ringOf(near.target) : null };
      setPlaced((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    put();
    const later = requestAnimationFrame(put); // the rest of the page may be drawn after this card
    return () => cancelAnimationFrame(later);
  }, [now.key, JSON.stringify(now.at), ...moves]);
  useEffect(() => {
    if (placed) seenFrom = { key: now.key, at: performance.now() };
  }, [now.key, placed !== null]);
  const style = placed ? { left: `${placed.at[0]}px`, top: `${placed.at[1]}px` } : { visibility: "hidden" };
  const table = store.table.value;
  return (
    <>
      {placed && (
        <svg class="coach-arrow" aria-hidden="true">
          {["under", "over"].map((layer) => (
            <g key={layer} class={layer}>
              {placed.ring && <Ring {...placed.ring} />}
              {placed.line && <path d={placed.line[0]} />}
              {placed.line && <path d={placed.line[1]} />}
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
          <button type="button" class="got-it" data-got-it onClick={() => gone(table, now.key, turn.value, stood(now.key), true)}>
            {t("coach-got-it")}
          </button>
        </footer>
      </aside>
    </>
  );
}

export function Coach() {
  const now = lesson.value;
  return now && said("coach-got-it") !== undefined ? <LessonCard now={now} /> : null;
}

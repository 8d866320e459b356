// The card of the region that was pressed: its name, what it costs and why, and one button. It stands at the region, or in
// the sheet of a phone.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { laid, spots } from "../board/lay";
import { placeCard, type Box, type Card } from "../board/place";
import { pressedAt } from "../board/pointing";
import { flagBoxes, things } from "../board/prices";
import { look, toPlace } from "../board/zoom";
import { Faces } from "../cards/faces";
import { opens, tells } from "../cards/open";
import { percent, plainAttack, type Target } from "../choose";
import { Icon } from "../icons";
import { placeName } from "../places";
import type { Action, Explained, Key, Region } from "../protocol";
import { seatName } from "../seats";
import { aim, asksToGiveUp, choose, mine, picked, pressable, store } from "../table";
import { sheet } from "../window";
import { anyName, nameOf, reasonOf, said, t, textOf } from "../words";
import { stepping } from "./stepper";

/** Only its price keeps it from being had. */
const SHORT = new Set(["too_few_tokens", "no_die"]);

/** 2 land + 2 of somebody − 1 for something = 3, with the word under each number. */
export function Sum({ told, seat, region }: { told: Explained; seat: number; region: Key }) {
  return (
    <p class={`sum seat-${seat}`}>
      {told.items.map((item, place) => (
        <>
          {(place > 0 || item.tokens < 0) && <span class="op">{item.tokens < 0 ? " − " : " + "}</span>}
          <span class="term" key={place} {...opens("item", item.for)}>
            {Math.abs(item.tokens)} <small>{anyName(item.for)}</small>
          </span>
        </>
      ))}
      <span class="op"> = </span>
      <b class="total" {...opens("why", `price:${region}`)}>
        <i class="chip" />
        {told.price}
      </b>
    </p>
  );
}

/** What the die must show, that it is the last attempt, and what could be had without it. */
function Dare({ told, region }: { told: Explained; region: Key }) {
  const needs = told.needs ?? told.price - told.hand;
  const sure = [...pressable.value.values()].filter((target) => target.mark === "certain").length;
  return (
    <>
      <p {...opens("why", `price:${region}`)}>
        {t("ui-die-needs", { hand: told.hand, need: needs })} {t("ui-die-ends")}{" "}
        {sure > 0 && t("ui-still-sure", { regions: sure })}
      </p>
      <Faces needs={needs} />
    </>
  );
}

export function labelOf(action: Action): string {
  switch (action.do) {
    case "conquer":
      return t("ui-conquer", { price: action.price ?? 0 });
    case "reinforce":
      return t("ui-reinforce", { percent: percent(action.wins ?? 0, mine.value) });
    case "use":
      return nameOf("use", action.what ?? "");
    case "muster":
      return t("ui-do-muster", { race: nameOf("race", action.race ?? "") });
    default:
      return t(`ui-do-${action.do}`);
  }
}

/** One of each: an offer with several second regions asks for that later. */
function distinct(actions: Action[]): Action[] {
  return actions.filter((action, place) => {
    return !actions.slice(0, place).some((other) => other.do === action.do && other.what === action.what);
  });
}

function Deeds({ target }: { target: Target }) {
  return (
    <div class="deeds">
      {distinct(target.actions).map((action, place) => {
        const first = place === 0 && target.mark !== "quiet";
        const kind = action.wins !== undefined ? "dare" : first ? "go" : "";
        // The strip has a button of the same name: this one is for a place.
        const named = action.do === "use" && action.region !== undefined ? { "aria-label": `${labelOf(action)}: ${placeName(action.region)}` } : {};
        return (
          <button type="button" key={`${action.do}-${action.what ?? ""}`} class={kind} data-act={action.do} {...named} onClick={() => choose(action)} {...tells("why", `price:${action.region ?? ""}`)}>
            {kind === "dare" && <Icon kind="ui" name="die" />}
            {labelOf(action)}
            {first && <kbd>↵</kbd>}
          </button>
        );
      })}
    </div>
  );
}

/** Who stands there, where no sum tells it. */
function Standing({ region }: { region: Region }) {
  if (!region.race || region.tokens < 1) return null;
  return (
    <p {...opens("why", `stack:${region.key}`)}>
      {region.tokens} × {nameOf("race", region.race)}
      {region.player !== null && ` · ${seatName(store.lobby.value, region.player)}`}
      {!region.active && region.player !== null && ` · ${t("ui-in-decline")}`}
    </p>
  );
}

/** What lies there, and what it does; what a sum tells of already is left out. */
function Pieces({ region, told }: { region: Region; told: string[] }) {
  const pieces = Object.entries(region.pieces).filter(([piece]) => !told.includes(piece));
  return (
    <>
      {pieces.map(([piece, number]) => (
        <p key={piece}>
          <Icon kind="piece" name={piece} />{" "}
          <b {...opens("why", `pieces:${region.key}:${piece}`)}>
            {nameOf("piece", piece)}
            {number > 1 && ` × ${number}`}
          </b>{" "}
          <span {...tells("piece", piece)}>{textOf("piece", piece)}</span>
        </p>
      ))}
    </>
  );
}

function What({ region }: { region: Region }) {
  const choices = mine.value;
  const told = choices?.regions[region.key];
  const target = pressable.value.get(region.key);
  const first = target?.actions[0];
  const ownWay = aim.value && first?.price !== undefined; // an attack whose sum only its ability knows
  const priced = told && !ownWay && (target?.actions.some(plainAttack) || SHORT.has(told.code));
  const asked = choices && !choices.deploy && !asksToGiveUp.value && !aim.value;
  const conquering = choices?.actions.some(plainAttack);
  // Where anything is on offer, it can be had: there is no reason against it to tell.
  const reason = asked && told && conquering && !target && told.code !== "own_region" ? reasonOf(told.code) : undefined;
  const kinds = [["terrain", region.terrain] as const, ...region.symbols.map((symbol) => ["symbol", symbol] as const)];
  return (
    <>
      <h3>
        {placeName(region.key)}{" "}
        <small>
          {kinds.map(([kind, key], place) => (
            <>
              {place > 0 && " · "}
              <span key={key} {...opens(kind, key)}>
                {nameOf(kind, key)}
              </span>
            </>
          ))}
        </small>
      </h3>
      {priced ? <Sum told={told} seat={choices?.seat ?? 0} region={region.key} /> : <Standing region={region} />}
      {target && conquering && region.player === choices?.seat && <p class="reason">{t("ui-own-land")}</p>}
      {first?.do === "use" && <p>{said(`use-${first.what}-text`)}</p>}
      {ownWay && <p {...tells("item", first.what ?? "")}>{t("ui-without-die", { price: first.price ?? 0 })}</p>}
      <Pieces region={region} told={priced ? told.items.map((item) => item.for) : []} />
      {told && target?.mark === "die" && !ownWay && <Dare told={told} region={region.key} />}
      {reason && told && (
        <p class="reason" {...opens("why", `region:${region.key}`)}>
          {reason}
        </p>
      )}
      {target && <Deeds target={target} />}
      <button type="button" class="shut quiet" aria-label={t("ui-close")} title={t("ui-close")} onClick={() => (picked.value = null)}>
        ×
      </button>
    </>
  );
}

/** The region whose card is shown; while tokens are placed, the stepper tells of the one that was pressed. */
function shown(): Region | undefined {
  const key = stepping.value === null ? picked.value : null;
  return key ? store.view.value?.regions.find((each) => each.key === key) : undefined;
}

/** The card where a sheet or a panel has a place for it. */
export function Confirm() {
  const region = shown();
  if (!sheet.value || !region) return null;
  return (
    <aside class="confirm" aria-live="polite" aria-label={placeName(region.key)}>
      <What region={region} />
    </aside>
  );
}

/** What the card must not lie over, as seen on the screen. */
function seen(box: Box): Box {
  const [x0, y0] = toPlace([box.x0, box.y0]);
  const [x1, y1] = toPlace([box.x1, box.y1]);
  return { ...box, x0, y0, x1, y1 };
}

const FINGER = 14;

/** What the hand that pressed must still be able to press. */
function hand(region: Key): Box[] {
  const at = pressedAt.value;
  return at ? [{ x0: at[0] - FINGER, y0: at[1] - FINGER, x1: at[0] + FINGER, y1: at[1] + FINGER, of: region, worth: 40 }] : [];
}

function findPlace(region: Key, size: [number, number], room: [number, number]): Card | null {
  const spot = spots.value.get(region);
  if (!spot || !laid.value) return null;
  const boxes = [...[...things.value, ...flagBoxes.value].map(seen), ...hand(region)];
  return placeCard(toPlace([spot.x, spot.y]), spot.side * look.value.z, size, boxes, region, room);
}

/** The card at its region. */
export function ConfirmAt() {
  const region = shown();
  const card = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Card | null>(null);
  const key = region?.key;
  const [, at] = [flagBoxes.value, look.value];
  useLayoutEffect(() => {
    const element = card.current;
    const around = element?.parentElement;
    if (!element || !around || !key) return undefined;
    const put = () => {
      const next = findPlace(key, [element.offsetWidth, element.offsetHeight], [around.clientWidth, around.clientHeight]);
      setPlace((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    put();
    const watcher = new ResizeObserver(put); // type that comes late makes it another size
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [key, at, store.view.value, laid.value, pressable.value]);
  if (sheet.value || !region) return null;
  const style = place ? { left: `${place.x}px`, top: `${place.y}px` } : { visibility: "hidden" };
  return (
    <aside ref={card} class="confirm at-region" style={style} aria-live="polite" aria-label={placeName(region.key)}>
      <svg class="tail" aria-hidden="true">
        <path d={place?.tail} />
      </svg>
      <What region={region} />
    </aside>
  );
}

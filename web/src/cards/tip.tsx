// What a number or a sign means, in brief, beside it. It is only to be read: presses go through it, to whatever lies there.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../words";
import { Emblem } from "./card";
import { cardCalled, gist, titleOf } from "./deck";
import { useCards } from "./drawer";
import { pointed } from "./open";
import { placeTip, type Box } from "./place";
import { answerTo, type Answer } from "./why";
import { Rows } from "./sum";

/** Everything that is better seen while one reads, and how much. */
const SEEN: [selector: string, worth: number][] = [
  [".confirm, .coach-card, [data-price], button", 3],
  ["[data-troop], [data-rule]", 1],
];

function boxes(at: Element): Box[] {
  return SEEN.flatMap(([selector, worth]) =>
    [...document.querySelectorAll(selector)].flatMap((one) => {
      if (one.contains(at) && one !== at) return [];
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return right > left ? [{ x0: left, y0: top, x1: right, y1: bottom, worth }] : [];
    }),
  );
}

function Told({ answer }: { answer: Answer }) {
  return (
    <>
      <b>{answer.title}</b>
      {answer.lead && <p class="second">{answer.lead}</p>}
      {answer.rows.length > 0 && <Rows answer={answer} />}
      {answer.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
}

function Brief({ name }: { name: string }) {
  const card = cardCalled(name);
  if (!card) return null;
  return (
    <>
      <b class="tip-head">
        <Emblem card={card} /> {titleOf(card)}
      </b>
      <p>{gist(card)}</p>
    </>
  );
}

function At({ name, at }: { name: string; at: Element }) {
  const here = useCards();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<[number, number] | null>(null);
  const answer = here && name.startsWith("why:") ? answerTo(name.slice(4)) : null;
  useLayoutEffect(() => {
    const one = box.current;
    if (!one || !here) return;
    if (!one.matches(":popover-open")) one.showPopover(); // also over a dialog
    const { left, top, right, bottom } = (at.closest("button, summary") ?? at).getBoundingClientRect();
    const next = placeTip({ x0: left, y0: top, x1: right, y1: bottom, worth: 0 }, [one.offsetWidth, one.offsetHeight], boxes(at), [innerWidth, innerHeight]);
    setPlace((old) => (old && old[0] === next[0] && old[1] === next[1] ? old : next));
  });
  if (!at.isConnected) return null; // what was pointed at has left the table
  const told = answer ? <Told answer={answer} /> : here && !name.startsWith("why:") && cardCalled(name) ? <Brief name={name} /> : null;
  if (!told) return null;
  return (
    <div ref={box} class="tip" popover="manual" role="tooltip" style={place ? { left: `${place[0]}px`, top: `${place[1]}px` } : { visibility: "hidden" }}>
      {told}
      <small class="tip-more">
        {t("ui-tip-more")} <kbd>I</kbd>
      </small>
    </div>
  );
}

export function Tip() {
  const now = pointed.value;
  return now ? <At key={now.name} {...now} /> : null;
}

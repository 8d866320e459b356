// What the player at this screen has in hand.
import { startDrag } from "../board/drag";
import { opens, tells } from "../cards/open";
import { Icon } from "../icons";
import type { Tribe } from "../protocol";
import { left } from "../redeploy";
import { draft, mine, store } from "../table";
import { t } from "../words";
import { TribeName } from "./emblems";

/** The race that acts, or whose tokens are to be placed; else the active one. */
export function acting(): Tribe | undefined {
  const own = store.own.value;
  const race = mine.value?.deploy?.race ?? store.view.value?.turn.acting;
  const tribes = [own?.active, ...(own?.declined ?? [])].flatMap((tribe) => (tribe ? [tribe] : []));
  return (mine.value && tribes.find((tribe) => tribe.race === race)) || (own?.active ?? undefined);
}

export function inHand(): number {
  return store.own.value?.active?.hand ?? 0;
}

const LAYERS = 4;

/** The stack of tokens in hand; it can be taken up and carried to a region. */
export function Stack({ tribe, seat, number }: { tribe: Tribe; seat: number; number: number }) {
  return (
    <span class={`stack seat-${seat} deep-${Math.min(Math.max(number, 1), LAYERS)} ${number ? "" : "none"}`} data-stack={tribe.race} {...tells("race", tribe.race)} onPointerDown={startDrag}>
      <Icon kind="race" name={tribe.race} />
      {number !== 1 && (
        <b class="in-hand" {...tells("why", "hand")}>
          {number}
        </b>
      )}
    </span>
  );
}

export function Hand() {
  const own = store.own.value;
  const tribe = acting();
  if (!own || !tribe) return null;
  const deploy = mine.value?.deploy;
  const number = deploy && deploy.piece === null && deploy.race === tribe.race ? left(deploy, draft.value) : tribe.hand;
  return (
    <div class="hand">
      <Stack tribe={tribe} seat={own.seat} number={number} />
      <span class="names">
        <b>
          <TribeName tribe={tribe} />
        </b>
        <small {...opens("why", "hand")}>
          {t("ui-in-hand", { tokens: number })}
          {tribe.set_aside > 0 && ` · ${t("ui-set-aside", { tokens: tribe.set_aside })}`}
        </small>
      </span>
    </div>
  );
}

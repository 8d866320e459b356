// − and + for one region at a time. On the map the buttons of neighbours would lie over each other.
import { computed } from "@preact/signals";
import { describe } from "../board/describe";
import { tells } from "../cards/open";
import { placeName } from "../places";
import type { Key } from "../protocol";
import { add, canTake, left, take } from "../redeploy";
import { deploying, draft, picked, store } from "../table";
import { t } from "../words";

/** The region whose tokens are changed: the one that was pressed. Before that there is none. */
export const stepping = computed<Key | null>(() => deploying.value?.regions.find((at) => at.region === picked.value)?.region ?? null);

export type StepKind = "less" | "more";
const SIGNS: Record<StepKind, string> = { less: "−", more: "+" };
const KEYS: Record<string, StepKind> = { "-": "less", "−": "less", "+": "more", "=": "more" };

function after(kind: StepKind, region: Key): typeof draft.value {
  const deploy = deploying.value;
  if (!deploy) return draft.value;
  return kind === "less" ? take(deploy, draft.value, region) : add(deploy, draft.value, region);
}

/** Does this key change the tokens of the region it is pressed on? */
export function stepByKey(key: string, region: Key): boolean {
  const kind = KEYS[key];
  if (!kind || !deploying.value?.regions.some((at) => at.region === region)) return false;
  draft.value = after(kind, region);
  picked.value = region;
  return true;
}

/** One more, or one less. */
export function StepButton({ kind, region }: { kind: StepKind; region: Key }) {
  const deploy = deploying.value;
  const known = store.view.value?.regions.find((each) => each.key === region);
  if (!deploy || !known) return null;
  const open = kind === "less" ? canTake(deploy, draft.value, region) : left(deploy, draft.value) > 0 && after(kind, region) !== draft.value;
  const tokens = deploy.piece === null ? (draft.value[region] ?? 0) : known.tokens;
  return (
    <button
      type="button"
      class={`step ${open ? "" : "shut"}`}
      data-step={kind}
      aria-disabled={!open}
      aria-label={t(`ui-step-${kind}`, { place: describe({ ...known, tokens }) })}
      title={t(`ui-step-${kind}`, { place: placeName(region) })}
      onClick={() => {
        draft.value = after(kind, region);
        picked.value = region;
      }}
    >
      {SIGNS[kind]}
    </button>
  );
}

/** On the strip: − and + for the region that was pressed. */
export function Stepper() {
  const region = stepping.value;
  const known = store.view.value?.regions.find((each) => each.key === region);
  if (region === null || !known) return null;
  return (
    <div class="stepper" role="group" aria-label={describe(known)}>
      <StepButton kind="less" region={region} />
      <span class="where">
        <span>{placeName(region)}</span>
        <output {...tells("why", `placed:${region}`)}>{draft.value[region] ?? 0}</output>
      </span>
      <StepButton kind="more" region={region} />
    </div>
  );
}

// A game that is over: its result comes when there is one, and a rematch takes along whoever looks at it.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../icons";
import { eventually } from "../retry";
import { followRematch, perTable, store } from "../table";
import { t } from "../words";

export const hidden = perTable(false); // somebody looks at the map instead

/** Somebody has begun a rematch: whoever looks at the result now is taken along; whoever comes later, or looks at the map, is asked. */
export function TakenAlong() {
  const next = store.lobby.value?.rematch ?? null;
  const before = useRef(next);
  useEffect(() => {
    if (next && before.current === null && !hidden.peek()) followRematch();
  }, [next]);
  return null;
}

/** From the map back to the result. */
export function BackToResult() {
  if (!store.view.value?.over || !hidden.value) return null;
  return (
    <button type="button" class="go" data-show-result onClick={() => (hidden.value = false)}>
      <Icon kind="ui" name="winner" /> {t("ui-show-result")}
    </button>
  );
}

const result = signal<ComponentType | null>(null);

export function ResultHere() {
  useEffect(() => void eventually(async () => (result.value ??= (await import("./result")).Result)), []);
  const Result = result.value;
  return Result && <Result />;
}

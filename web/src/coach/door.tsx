// The coach comes to tables that want one, when the map has been seen there.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { mapSeen } from "../first";
import { eventually } from "../retry";
import { store } from "../table";
import { loadMore } from "../words";
import { coaches } from "./memory";

const coach = signal<ComponentType | null>(null);

export function CoachHere() {
  const on = mapSeen.value && coaches(store.table.value);
  useEffect(() => {
    if (!on) return;
    void eventually(() => loadMore("coach"));
    void eventually(async () => (coach.value ??= (await import("./coach")).Coach));
  }, [on]);
  const Coach = coach.value;
  return on && Coach ? <Coach /> : null;
}

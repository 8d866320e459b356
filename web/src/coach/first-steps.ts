// Until the first region of a coached game is taken little else is shown than what the coach speaks of: whoever reads
// everything must come to that region soon.
import { computed } from "@preact/signals";
import { store } from "../table";
import { coaches } from "./memory";

export const firstSteps = computed(() => {
  const [view, own] = [store.view.value, store.own.value];
  return !!view && !!own && coaches(store.table.value) && view.round === 1 && !own.active?.regions.length && !own.declined.length;
});

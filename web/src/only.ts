// A part of the page that is drawn anew only when what it shows has changed.
import { useComputed } from "@preact/signals";

/** What is computed, compared by its content: the same again disturbs nobody. */
export function useOnly<T>(compute: () => T): T {
  const text = useComputed(() => JSON.stringify(compute()));
  return JSON.parse(text.value) as T;
}

// A list from which something is done at once: with a mouse by one press; with keys when the choice is confirmed, since
// every arrow on the way would do something.
import { useRef, useState } from "preact/hooks";

export interface Choice {
  value: string;
  name: string;
}

/** The focus goes to something that the next picture has. */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => find()?.focus());
}

const OPENING = ["Enter", " ", "F4"];

export function Pick({ choices, empty, act, confirm, label, ...others }: { choices: Choice[]; empty: string; act: (value: string, from: HTMLElement) => void; confirm: string; label?: string } & Record<`data-${string}`, string>) {
  const [held, hold] = useState("");
  const byKeys = useRef(false);
  const select = useRef<HTMLSelectElement>(null);
  const take = (value: string) => {
    byKeys.current = false;
    hold("");
    if (!select.current) return;
    select.current.value = "";
    if (value) act(value, select.current);
  };
  return (
    <span class="pick">
      <select
        ref={select}
        class="add"
        value={held}
        aria-label={label}
        {...others}
        onPointerDown={() => (byKeys.current = false)}
        onKeyDown={(event) => {
          if (event.key === "Tab" || event.key === "Shift") return;
          byKeys.current = !OPENING.includes(event.key) && !event.altKey;
          if (held && event.key === "Enter") {
            event.preventDefault();
            take(held);
          } else if (event.key === "Escape") hold("");
        }}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (byKeys.current) hold(value);
          else take(value);
        }}
      >
        <option value="">{empty}</option>
        {choices.map((each) => (
          <option key={each.value} value={each.value}>
            {each.name}
          </option>
        ))}
      </select>
      {held && (
        <button type="button" data-confirm onClick={() => take(held)}>
          {confirm}
        </button>
      )}
    </span>
  );
}

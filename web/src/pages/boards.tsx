// Which board lies on the table: the only one, or one of many, whole or drawn by lot.
import { signal } from "@preact/signals";
import type { EditionEntry } from "../protocol";
import { t } from "../words";
import { Segmented } from "./parts";

/** The key of the board that is wished; nothing: by lot. */
export const board = signal("");

export const JOINT = "+"; // between the parts of a board that is laid together

/** The board nearest to `now` that has `part` at this place. */
export function withPart(keys: readonly string[], now: string, place: number, part: string): string {
  const wanted = now.split(JOINT).map((old, n) => (n === place ? part : old));
  const alike = (key: string) => key.split(JOINT).filter((own, n) => own === wanted[n]).length;
  const having = keys.filter((key) => key.split(JOINT)[place] === part);
  return having.reduce((best, key) => (alike(key) > alike(best) ? key : best), having[0] ?? now);
}

/** What can lie at this place. */
export function partsAt(keys: readonly string[], place: number): string[] {
  return [...new Set(keys.map((key) => key.split(JOINT)[place] ?? ""))];
}

export function BoardWish({ entry, players }: { entry: EditionEntry; players: number }) {
  const keys = entry.boards.filter((each) => each.players === players).map((each) => each.key);
  const lot = keys.length > 1 && !keys.includes(board.value);
  const shown = lot ? [] : (keys.includes(board.value) ? board.value : (keys[0] ?? "")).split(JOINT);
  return (
    <div class="board-wish">
      {keys.length > 1 && (
        <Segmented
          label={t("ui-board")}
          values={["lot", "choose"] as const}
          value={lot ? "lot" : "choose"}
          say={(way) => t(`ui-board-${way}`)}
          set={(way) => (board.value = way === "lot" ? "" : (keys[0] ?? ""))}
        />
      )}
      {shown.length > 0 && (
        <div class="board-parts">
          {shown.map((part, place) => (
            <label key={place}>
              <img src={`boards/${part}.webp`} alt="" loading="lazy" />
              {keys.length > 1 && (
                <select
                  aria-label={t("ui-board-part", { number: place + 1 })}
                  value={part}
                  onChange={(event) => (board.value = withPart(keys, board.value, place, event.currentTarget.value))}
                >
                  {partsAt(keys, place).map((each) => (
                    <option key={each} value={each}>
                      {each}
                    </option>
                  ))}
                </select>
              )}
            </label>
          ))}
        </div>
      )}
    </div>
  );
}

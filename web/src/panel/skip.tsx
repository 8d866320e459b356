// Beside the words about who plays: show the rest at once. What follows there is words too, so that a press too many does
// nothing; and where bots play, its room is kept, so that the words stay where they are.
import { mine, skipOthers, skippable, store } from "../table";
import { t } from "../words";

export function Skip() {
  const view = store.view.value;
  const bots = store.lobby.value?.seats.some((chair) => chair.kind === "bot" || chair.stand_in);
  if (!view || view.over || mine.value || !(bots || skippable.value)) return null;
  const label = `${t("ui-skip")} »`;
  return skippable.value ? (
    <button type="button" class="skip" data-skip onClick={skipOthers}>
      {label}
    </button>
  ) : (
    <span class="button skip away" aria-hidden="true">
      {label}
    </span>
  );
}

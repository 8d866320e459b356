// The way to a hint: a small button in the strip, a line in the menu, the key H.
import { t } from "../words";
import { askHint, hinted, thinking } from "./hint";

export function HintButton() {
  if (!hinted.value) return null;
  return (
    <button type="button" class={`square ${thinking.value ? "thinks" : ""}`} data-ask-hint aria-label={t("ui-hint")} aria-busy={thinking.value} title={`${t("ui-hint")} (H)`} onClick={() => void askHint()}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2a7 7 0 0 0-4 12.7c.7.6 1 1.2 1 2V18h6v-1.3c0-.8.3-1.4 1-2A7 7 0 0 0 12 2zM9 19.5h6V21H9zm1.3 2.3h3.4l-.7 1.2h-2z" />
      </svg>
    </button>
  );
}

export function HintLine({ before }: { before: () => void }) {
  if (!hinted.value) return null;
  return (
    <button
      type="button"
      data-menu-hint
      onClick={() => {
        before();
        void askHint();
      }}
    >
      {t("ui-hint")}
    </button>
  );
}

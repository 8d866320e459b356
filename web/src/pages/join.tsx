// A link somebody sent, pasted: to play, to watch, or to go on from another device.
import { signal } from "@preact/signals";
import { go, opened } from "../route";
import { t } from "../words";

const pasted = signal("");
const wrong = signal(false);

function follow(event: Event): void {
  event.preventDefault();
  const hash = opened(pasted.value);
  wrong.value = hash === "";
  if (hash) {
    pasted.value = "";
    go(hash);
  }
}

export function JoinByLink() {
  return (
    <form class="join-by-link" onSubmit={follow}>
      <input
        value={pasted.value}
        placeholder={t("ui-pasted-link")}
        aria-label={t("ui-pasted-link")}
        aria-invalid={wrong.value}
        data-pasted
        onInput={(event) => {
          pasted.value = event.currentTarget.value;
          wrong.value = false;
        }}
      />
      <button type="submit">{t("ui-join-or-watch")}</button>
      {wrong.value && <small role="alert">{t("ui-no-link")}</small>}
    </form>
  );
}

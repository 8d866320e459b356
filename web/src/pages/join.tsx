// A link somebody sent, pasted, or a code somebody said: to play, to watch, or to go on from another device.
import { signal } from "@preact/signals";
import { invitationOf } from "../api";
import { go, opened } from "../route";
import { t } from "../words";
import { whyNot } from "./opening";

const pasted = signal("");
const wrong = signal("");

/** Six letters, perhaps with something between them. */
const CODE = /^[a-z](?:[\s-]*[a-z]){5}$/i;

async function follow(event: Event): Promise<void> {
  event.preventDefault();
  const text = pasted.value.trim();
  let hash = opened(text);
  wrong.value = "";
  if (!hash && CODE.test(text)) {
    try {
      const { table, invite } = await invitationOf(text.replace(/[^a-z]/gi, "").toUpperCase());
      hash = `join/${table}/${invite}`;
    } catch (problem) {
      wrong.value = whyNot(problem);
      return;
    }
  }
  if (!hash) {
    wrong.value = t("ui-no-link");
    return;
  }
  pasted.value = "";
  go(hash);
}

export function JoinByLink() {
  return (
    <form class="join-by-link" onSubmit={(event) => void follow(event)}>
      <input
        value={pasted.value}
        placeholder={t("ui-pasted-link")}
        aria-label={t("ui-pasted-link")}
        aria-invalid={wrong.value !== ""}
        autocomplete="off"
        spellcheck={false}
        data-pasted
        onInput={(event) => {
          pasted.value = event.currentTarget.value;
          wrong.value = "";
        }}
      />
      <button type="submit">{t("ui-join-or-watch")}</button>
      {wrong.value && <small role="alert">{wrong.value}</small>}
    </form>
  );
}

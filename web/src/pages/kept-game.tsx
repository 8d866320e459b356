// A record or a position that somebody has kept: opened from a file, or pasted.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { loadKept } from "../api";
import { FILE, keepOpen, understoodAs } from "../replay/file";
import { go } from "../route";
import { t } from "../words";
import { Dialog } from "./parts";
import { Told, wordsFor } from "./refused";

const shown = signal(false);
const text = signal("");
const wrong = signal<ComponentChildren>("");
const busy = signal(false);

const MOST = 512 * 1024; // as much as the server reads

/** The server reads it first: what is no game is refused here, where it can be mended. */
async function open(): Promise<void> {
  if (busy.value) return;
  busy.value = true;
  wrong.value = "";
  try {
    const kept = understoodAs(text.value);
    await loadKept(kept, null);
    keepOpen(kept);
    shown.value = false;
    text.value = "";
    go(`replay/${FILE}/0`);
  } catch (problem) {
    await wordsFor(problem);
    wrong.value = <Told problem={problem} />;
  } finally {
    busy.value = false;
  }
}

async function take(file: File | undefined): Promise<void> {
  if (!file) return;
  if (file.size > MOST) {
    wrong.value = t("ui-kept-too-big", { most: MOST / 1024 });
    return;
  }
  text.value = await file.text();
  await open();
}

function Sheet() {
  const close = () => (shown.value = false);
  return (
    <Dialog label={t("ui-kept")} class="kept-game" close={close}>
      <h2>{t("ui-kept")}</h2>
      <p>{t("ui-kept-text")}</p>
      <label class="kept-file">
        {t("ui-kept-file")}
        <input type="file" accept=".jsonl,.ndjson,.toml,.txt,.json" data-kept-file onChange={(event) => void take(event.currentTarget.files?.[0])} />
      </label>
      <label class="kept-paste">
        {t("ui-kept-paste")}
        <textarea
          rows={5}
          spellcheck={false}
          value={text.value}
          aria-invalid={wrong.value !== ""}
          data-kept-text
          onInput={(event) => {
            text.value = event.currentTarget.value;
            wrong.value = "";
          }}
        />
      </label>
      {wrong.value && (
        <p class="wrong" role="alert" data-kept-wrong>
          {wrong.value}
        </p>
      )}
      <div class="deeds">
        <button type="button" onClick={close}>
          {t("ui-back")}
        </button>
        <button type="button" class="go" data-kept-open disabled={busy.value || !text.value.trim()} onClick={() => void open()}>
          {t("ui-kept-open")}
        </button>
      </div>
    </Dialog>
  );
}

export function OpenKept() {
  return (
    <>
      <button type="button" data-kept onClick={() => (shown.value = true)}>
        {t("ui-kept")}
      </button>
      {shown.value && <Sheet />}
    </>
  );
}

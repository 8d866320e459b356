// What lies on this device: the site itself, and its games as a file.
import { Refused } from "../api";
import { alone, ask, playsHere } from "../alone";
import { games, keep } from "../games";
import { isKept, type Kept } from "../kept";
import { notice } from "../notice";
import { refusal, t } from "../words";
import { coming, installing, keepable, kept } from "./kept";

interface File {
  kind: string;
  tables: unknown[];
  kept?: unknown;
}

async function told<T>(path: string, body: string): Promise<T> {
  const answer = await ask(path, { method: "POST", body });
  const data = (await answer.json()) as T & { code?: string; reason?: string };
  if (!answer.ok) throw new Refused(data.code ?? "", data.reason ?? "");
  return data;
}

/** The games of this browser; others are at a server. */
function own(): Kept[] {
  return games.value.filter((each) => playsHere(each.table));
}

/** All games with their keys, as one file to keep or to carry to another device. */
async function save(): Promise<void> {
  const mine = own();
  const file = await told<File>("/api/games/save", JSON.stringify({ tables: mine.map((each) => each.table) }));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify({ ...file, kept: mine })], { type: "application/json" }));
  link.download = `small-world-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The games of such a file. One that went on differently here stays as it is. */
async function open(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  if (!file) return;
  const text = await file.text();
  const { new: fresh, longer, known, refused } = await told<{ new: string[]; longer: string[]; known: string[]; refused: unknown[] }>("/api/games/open", text);
  const keys = (JSON.parse(text) as File).kept;
  const here = new Set([...fresh, ...longer, ...known]);
  for (const each of (Array.isArray(keys) ? keys : []).filter(isKept) as Kept[]) if (here.has(each.table)) keep(each.table, each);
  input.value = "";
  const added = t("ui-games-opened", { number: fresh.length + longer.length });
  notice.value = refused.length ? `${added} ${t("ui-games-refused", { number: refused.length })}` : added;
}

function saying(work: Promise<void>): void {
  work.catch((problem: unknown) => (notice.value = problem instanceof Refused ? refusal(problem.code) : t("ui-engine-broken")));
}

/** A server's pages are kept only if somebody wants that. */
export function KeepHere() {
  const take = installing.value ?? keepable.value;
  if (alone || !take || kept.value) return null;
  return (
    <button type="button" class="quiet" title={t("ui-device-could")} data-keep onClick={take}>
      {installing.value ? t("ui-install") : t("ui-keep")}
    </button>
  );
}

export function OnThisDevice() {
  const install = installing.value;
  if (!alone && !coming.value && !kept.value && !own().length) return null; // nothing lies here
  return (
    <section class="way device">
      <h2>{t("ui-device")}</h2>
      <p>{kept.value ? t("ui-device-kept") : t("ui-device-coming")}</p>
      <div>
        {install && (
          <button type="button" data-install onClick={install}>
            {t("ui-install")}
          </button>
        )}
        {own().length > 0 && (
          <button type="button" data-save-games onClick={() => saying(save())}>
            {t("ui-games-save")}
          </button>
        )}
        {(alone || kept.value) && (
          <label class="button">
            {t("ui-games-open")}
            <input type="file" class="unseen" accept=".json,application/json" data-open-games onChange={(event) => saying(open(event.currentTarget))} />
          </label>
        )}
      </div>
    </section>
  );
}

// The front door: one press and the first game runs.
import { signal } from "@preact/signals";
import title from "../art/title.svg?url";
import { usualBot, catalogue, loadCatalogue, makeTable, Refused } from "../api";
import { forget, games, type Kept } from "../games";
import { Icon } from "../icons";
import { change, settings } from "../settings";
import { go } from "../route";
import { notice } from "../table";
import { anyName, said, t } from "../words";
import { Languages } from "./parts";

const busy = signal(false);
const OPPONENTS = 2;

async function playNow(edition: string): Promise<void> {
  if (busy.value) return;
  busy.value = true;
  try {
    await loadCatalogue();
    const bot = { kind: "bot", bot: usualBot() };
    const me = { kind: "person", name: settings.value.name || t("ui-nameless") };
    const seats = [me, ...Array.from({ length: OPPONENTS }, () => bot)];
    const plain = { board: "", preset: "default", options: {}, pace: 600, deadline: 0, start: true };
    const made = await makeTable({ edition, players: seats.length, seats, ...plain });
    go(`table/${made.table}`);
  } catch (problem) {
    notice.value = problem instanceof Refused ? (said(`error-${problem.code}`) ?? problem.message) : t("ui-no-server");
  } finally {
    busy.value = false;
  }
}

function MyGame({ kept }: { kept: Kept }) {
  return (
    <li>
      <a href={`#table/${kept.table}`}>
        <b>{anyName(kept.edition, "edition")}</b>
        <span>{kept.names.filter(Boolean).join(", ")}</span>
        <small>{kept.phase === "over" ? t("ui-over") : kept.phase === "open" ? t("ui-open") : kept.round}</small>
      </a>
      <button type="button" aria-label={t("ui-forget")} title={t("ui-forget")} onClick={() => forget(kept.table)}>
        ×
      </button>
    </li>
  );
}

export function StartPage() {
  const editions = catalogue.value?.editions ?? [];
  return (
    <main class="page start">
      <div class="table-view" aria-hidden="true">
        <img src="/boards/4p.webp" alt="" />
      </div>
      <header class="top">
        <Languages />
      </header>
      <section class="welcome">
        <h1>
          <img src={title} alt="Small World" />
        </h1>
        <p>{t("ui-claim")}</p>
        <label class="name">
          {t("ui-your-name")}
          <input
            maxLength={24}
            value={settings.value.name}
            placeholder={t("ui-nameless")}
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        </label>
        <div class="doors">
          {editions.map((edition, place) => (
            <button
              type="button"
              key={edition.key}
              class={`door ${place === 0 ? "first" : ""}`}
              data-play={edition.key}
              disabled={busy.value}
              onClick={() => void playNow(edition.key)}
            >
              <Icon kind="ui" name="play" />
              <b>{anyName(edition.key, "edition")}</b>
              <small>{t("ui-play-now", { bots: OPPONENTS })}</small>
            </button>
          ))}
        </div>
        <a class="button more" href="#new" data-new>
          <Icon kind="ui" name="people" /> {t("ui-new-table")}
        </a>
      </section>
      {games.value.length > 0 && (
        <section class="my-games">
          <h2>{t("ui-my-games")}</h2>
          <ul>
            {games.value.slice(0, 8).map((kept) => (
              <MyGame key={kept.table} kept={kept} />
            ))}
          </ul>
        </section>
      )}
      <footer>
        <small>{t("ui-fan-made")}</small>
      </footer>
    </main>
  );
}

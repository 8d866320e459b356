// The front door: one press and the first game runs.
import { useEffect } from "preact/hooks";
import { catalogue, usualBot } from "../api";
import { call } from "../coach/memory";
import { games } from "../games";
import type { NewTable } from "../protocol";
import { settings } from "../settings";
import { anyName, loadMore, t } from "../words";
import { creditsShown } from "./credits";
import { Hills } from "./hills";
import { JoinByLink } from "./join";
import { MyGames } from "./mygames";
import { propose } from "./new";
import { opening, openTable } from "./opening";
import { Languages } from "./parts";
import { fetchTablePages } from "./room";
import { SettingsButton } from "./taste";
import { HowATurnGoes } from "./turn";

const OPPONENTS = 2;

/** A table for one person and so many bots. */
function against(edition: string, bots: number, kind: string): NewTable {
  const me = { kind: "person", name: settings.value.name || t("ui-nameless") };
  const seats = [me, ...Array.from({ length: bots }, () => ({ kind: "bot", bot: kind }))];
  const key = edition || catalogue.value?.editions[0]?.key || "";
  return { edition: key, players: seats.length, seats, board: "", preset: "default", options: {}, pace: 600, deadline: 0, start: true };
}

function playNow(edition: string): void {
  void openTable(() => against(edition, OPPONENTS, usualBot()));
}

/** A game like any other, against one bot that does no harm, and with a coach. */
function learnNow(edition: string, first: boolean): void {
  void loadMore("coach").catch(() => undefined); // the table asks again
  void openTable(() => against(edition, 1, catalogue.value?.bots[0] ?? usualBot()), (table) => call(table, edition, first));
}

/** The first edition is learnt from the beginning; of the others, what is new in them. */
function Learn({ edition, first }: { edition: string; first: boolean }) {
  return (
    <button type="button" class={first ? "learn" : "learn quiet"} data-learn={edition} disabled={opening.value} onClick={() => learnNow(edition, first)}>
      {first ? t("ui-learn") : t("ui-learn-other", { edition: anyName(edition, "edition") })}
    </button>
  );
}

export function StartPage() {
  const [first, ...others] = catalogue.value?.editions ?? [];
  useEffect(fetchTablePages, []);
  return (
    <main class="page start">
      <header class="top">
        <Languages />
        <SettingsButton />
      </header>
      <section class="welcome">
        <h1>Small World</h1>
        <p>{t("ui-claim")}</p>
        <div class="plays">
          <button type="button" class="play go" data-play={first?.key ?? ""} disabled={opening.value} onClick={() => playNow(first?.key ?? "")}>
            <b>{t("ui-play")}</b>
            <small>{t("ui-play-now", { edition: first ? anyName(first.key, "edition") : "Small World", bots: OPPONENTS })}</small>
          </button>
          {others.map((edition) => (
            <button type="button" key={edition.key} class="play" data-play={edition.key} disabled={opening.value} onClick={() => playNow(edition.key)}>
              <b>{anyName(edition.key, "edition")}</b>
              <small>{t("ui-play-bots", { bots: OPPONENTS })}</small>
            </button>
          ))}
        </div>
        <div class="learns">
          {(catalogue.value?.editions ?? []).map((edition, place) => (
            <Learn key={edition.key} edition={edition.key} first={place === 0} />
          ))}
          <a class="button quiet" href="#rules" data-rules>
            {t("ui-rules")}
          </a>
        </div>
      </section>
      <div class="ways">
        <MyGames />
        <section class="way friends">
          <h2>{t("ui-friends")}</h2>
          <div>
            <a class="button" href="#new" data-new onClick={() => propose("open")}>
              {t("ui-new-table")}
            </a>
            <a class="button" href="#new" data-new-here onClick={() => propose("person")}>
              {t("ui-new-here")}
            </a>
          </div>
        </section>
        <section class="way join">
          <h2>{t("ui-join-table")}</h2>
          <JoinByLink />
        </section>
        {!games.value.length && <HowATurnGoes />}
      </div>
      <div class="land">
        <Hills />
        <footer>
          <small>{t("ui-fan-made")}</small>
          <button type="button" class="quiet" data-credits onClick={() => (creditsShown.value = true)}>
            {t("ui-credits")}
          </button>
        </footer>
      </div>
    </main>
  );
}

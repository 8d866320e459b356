// The front door: one press and the first game runs.
import { useEffect } from "preact/hooks";
import { alone } from "../alone";
import { catalogue, usualBot } from "../api";
import { call } from "../coach/memory";
import { games } from "../games";
import { KeepHere, OnThisDevice } from "../here/device";
import { beaten, finished } from "../me/finished";
import type { NewTable } from "../protocol";
import { settings } from "../settings";
import { anyName, loadMore, t } from "../words";
import { Hills } from "./hills";
import { JoinByLink } from "./join";
import { OpenKept } from "./kept-game";
import { MyGames } from "./mygames";
import { propose } from "./new";
import { opening, openTable } from "./opening";
import { Languages } from "./parts";
import { fetchTablePages, showCredits } from "./room";
import { SettingsButton } from "./taste";
import { HowATurnGoes } from "./turn";

const OPPONENTS = 2;

/** The one that is learnt first. */
function usualEdition(): string {
  return catalogue.value?.editions[0]?.key ?? "";
}

/** A table for one person and so many bots. */
function against(edition: string, bots: number, kind: string): NewTable {
  const me = { kind: "person", name: settings.value.name || t("ui-nameless") };
  const seats = [me, ...Array.from({ length: bots }, () => ({ kind: "bot", bot: kind }))];
  return { edition: edition || usualEdition(), players: seats.length, seats, board: "", preset: "default", options: {}, pace: 600, deadline: 0, start: true };
}

function playNow(edition: string): void {
  void openTable(() => against(edition, OPPONENTS, usualBot()));
}

function easiest(): string {
  return catalogue.value?.bots[0] ?? usualBot();
}

const BEGINNER = 3; // finished games: so long somebody is offered the easiest opponent first

const EASY = "easy"; // until the catalogue says so: nothing may move when it comes

/** Somebody who has learnt the game, but not played it often, nor beaten that opponent. */
function beginner(): boolean {
  return settings.value.finished > 0 && settings.value.finished <= BEGINNER && !beaten(finished.value, easiest() || EASY);
}

/** The next game after the one with the coach. */
function Easy({ edition }: { edition: string }) {
  const first = beginner();
  return (
    <button type="button" class={first ? "play go" : ""} data-easy disabled={opening.value} onClick={() => void openTable(() => against(edition, 1, easiest()))}>
      {first ? (
        <>
          <b>{t("ui-play-easy")}</b>
          <small>{t("ui-play-easy-text")}</small>
        </>
      ) : (
        t("ui-play-easy")
      )}
    </button>
  );
}

/** A game like any other, against one novice of a bot, with a coach, and dealt for a learner. */
function learnNow(edition: string, first: boolean): void {
  void loadMore("coach").catch(() => undefined); // the table asks again
  const tame = () => catalogue.value?.tame ?? easiest();
  void openTable(() => ({ ...against(edition, 1, tame()), learning: true }), (table) => call(table, edition || usualEdition(), first));
}

/** Somebody who has not begun a game on this device. */
function newcomer(): boolean {
  return !settings.value.finished && !games.value.length;
}

/** The first edition is learnt from the beginning; of the others, what is new in them. */
function Learn({ edition, first }: { edition: string; first: boolean }) {
  const next = first && newcomer();
  return (
    <button type="button" class={next ? "play go" : "learn"} data-learn={edition} disabled={opening.value} onClick={() => learnNow(edition, first)}>
      {next ? (
        <>
          <b>{t("ui-learn")}</b>
          <small>{t("ui-learn-text")}</small>
        </>
      ) : first ? (
        t("ui-learn")
      ) : (
        t("ui-learn-other", { edition: anyName(edition, "edition") })
      )}
    </button>
  );
}

/** The page is there before the catalogue, and nothing may move under a finger when that comes: the other edition has its place. */
function Place({ large }: { large?: boolean }) {
  return (
    <span class={large ? "button play coming" : "button coming"} aria-hidden="true">
      {large ? (
        <>
          <b>{t("ui-play")}</b>
          <small>{t("ui-play-bots", { bots: OPPONENTS })}</small>
        </>
      ) : (
        t("ui-learn-other", { edition: "Small World" })
      )}
    </span>
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
          {newcomer() && <Learn edition={first?.key ?? ""} first />}
          {beginner() && <Easy edition={first?.key ?? ""} />}
          <button type="button" class={beginner() || newcomer() ? "play" : "play go"} data-play={first?.key ?? ""} disabled={opening.value} onClick={() => playNow(first?.key ?? "")}>
            <b>{t("ui-play")}</b>
            <small>{t("ui-play-now", { edition: first ? anyName(first.key, "edition") : "Small World", bots: OPPONENTS })}</small>
          </button>
          {!first && <Place large />}
          {others.map((edition) => (
            <button type="button" key={edition.key} class="play" data-play={edition.key} disabled={opening.value} onClick={() => playNow(edition.key)}>
              <b>{anyName(edition.key, "edition")}</b>
              <small>{t("ui-play-bots", { bots: OPPONENTS })}</small>
            </button>
          ))}
        </div>
        <div class="learns">
          {!newcomer() && <Learn edition={first?.key ?? ""} first />}
          {!first && <Place />}
          {others.map((edition) => (
            <Learn key={edition.key} edition={edition.key} first={false} />
          ))}
          {!beginner() && <Easy edition={first?.key ?? ""} />}
          <a class="button" href="#day" data-day title={t("ui-day-text")}>
            {t("ui-day")}
          </a>
          <a class="button" href="#rules" data-rules>
            {t("ui-rules")}
          </a>
          <a class="button" href="#workshop" data-workshop>
            {t("ui-workshop")}
          </a>
          <OpenKept />
        </div>
      </section>
      <div class="ways">
        <MyGames />
        <section class="way friends">
          <h2>{t("ui-friends")}</h2>
          <div>
            {!alone && (
              <a class="button" href="#new" data-new onClick={() => propose("open")}>
                {t("ui-new-table")}
              </a>
            )}
            <a class="button" href="#new" data-new-here onClick={() => propose("person")}>
              {t("ui-new-here")}
            </a>
          </div>
        </section>
        {!alone && (
          <section class="way join">
            <h2>{t("ui-join-table")}</h2>
            <JoinByLink />
          </section>
        )}
        <OnThisDevice />
        {!games.value.length && <HowATurnGoes />}
      </div>
      <div class="land">
        <Hills />
        <footer>
          <small>{t("ui-fan-made")}</small>
          <a class="button quiet" href="#me" data-to-me>
            {t("ui-me")}
          </a>
          <KeepHere />
          <button type="button" class="quiet" data-credits onClick={() => void showCredits()}>
            {t("ui-credits")}
          </button>
        </footer>
      </div>
    </main>
  );
}

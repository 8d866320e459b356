// The front door: one press and the first game runs.
import title from "../art/title.svg?url";
import { catalogue, usualBot } from "../api";
import { Icon } from "../icons";
import { settings } from "../settings";
import { anyName, t } from "../words";
import { creditsShown } from "./credits";
import { JoinByLink } from "./join";
import { MyGames } from "./mygames";
import { propose } from "./new";
import { opening, openTable } from "./opening";
import { Languages, YourName } from "./parts";

const OPPONENTS = 2;

function playNow(edition: string): void {
  void openTable(() => {
    const bot = { kind: "bot", bot: usualBot() };
    const me = { kind: "person", name: settings.value.name || t("ui-nameless") };
    const seats = [me, ...Array.from({ length: OPPONENTS }, () => bot)];
    return { edition, players: seats.length, seats, board: "", preset: "default", options: {}, pace: 600, deadline: 0, start: true };
  });
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
        <YourName />
        <div class="doors">
          {editions.map((edition, place) => (
            <button
              type="button"
              key={edition.key}
              class={`door ${place === 0 ? "first" : ""}`}
              data-play={edition.key}
              disabled={opening.value}
              onClick={() => playNow(edition.key)}
            >
              <Icon kind="ui" name="play" />
              <b>{anyName(edition.key, "edition")}</b>
              <small>{t("ui-play-now", { bots: OPPONENTS })}</small>
            </button>
          ))}
        </div>
        <div class="ways">
          <a class="button more" href="#new" data-new onClick={() => propose("open")}>
            <Icon kind="ui" name="people" /> {t("ui-new-table")}
          </a>
          <a class="button more" href="#new" data-new-here onClick={() => propose("person")}>
            <Icon kind="ui" name="truce" /> {t("ui-new-here")}
          </a>
        </div>
        <JoinByLink />
      </section>
      <MyGames />
      <footer>
        <small>{t("ui-fan-made")}</small>
        <button type="button" class="quiet" data-credits onClick={() => (creditsShown.value = true)}>
          {t("ui-credits")}
        </button>
      </footer>
    </main>
  );
}

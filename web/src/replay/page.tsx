// Looking back: the table's own board at any step of the game, the turns beside it, the way through time below it.
import { useEffect, useLayoutEffect } from "preact/hooks";
import { Frame } from "../board/frame";
import { known } from "../games";
import { eventually } from "../retry";
import { Players } from "../panel/players";
import { Told } from "../pages/refused";
import { Home } from "../pages/parts";
import { RematchNews } from "../pages/rematch";
import { seatName } from "../seats";
import { store } from "../table";
import { upright, wide } from "../window";
import { bundle, loadMore, t } from "../words";
import { Moment, Slider, Transport } from "./bar";
import { onReplayKey } from "./keys";
import { Deeds, Eyes } from "./more";
import { PlayOn } from "./play-on";
import { catchUp, close, failed, jump, news, next, open, reel, turn } from "./reel";
import { Turns } from "./turns";

/** The game goes on without us, or waits for us. */
function News({ table }: { table: string }) {
  if (!news.value) return null;
  return (
    <p class="news" role="status">
      {t(news.value === "turn" ? "replay-your-turn" : "replay-moved")}{" "}
      {news.value === "turn" ? (
        <a class="button go" href={`#table/${table}`} data-to-table>
          {t("replay-to-table")}
        </a>
      ) : (
        <button type="button" data-catch-up onClick={() => void catchUp()}>
          {t("replay-catch-up")}
        </button>
      )}
    </p>
  );
}

/** Who played, and how it ended. */
function Head({ table }: { table: string }) {
  const told = reel.value;
  const view = store.view.value;
  if (!told || !view) return null;
  return (
    <header class="replay-head">
      <div>
        <h1>{t("replay-title")}</h1>
        <p>
          {t("ui-round", { round: view.round, rounds: view.rounds })} · {seatName(told.lobby, told.turns[turn.value]?.seat)}
        </p>
      </div>
      {known(table) && (
        <a class="button" href={`#table/${table}`} data-back>
          {t(told.over ? "replay-to-result" : "replay-to-table")}
        </a>
      )}
      <Home />
    </header>
  );
}

function Beside({ table }: { table: string }) {
  return (
    <aside class="replay-side" aria-label={t("replay-turns")}>
      {wide.value && <Head table={table} />}
      {wide.value && <Players chips />}
      {wide.value && <Eyes table={table} />}
      {reel.value && !reel.value.whole && <p class="replay-note">{t("replay-not-whole")}</p>}
      <Turns>
        {!wide.value && <Eyes table={table} />}
        {!wide.value && <Deeds table={table} />}
      </Turns>
      {wide.value && <Deeds table={table} />}
    </aside>
  );
}

function Problem() {
  return (
    <main class="page lost">
      <h1>{t("replay-none")}</h1>
      <p>
        <Told problem={failed.value} />
      </p>
      <a class="button go" href="#">
        {t("ui-home")}
      </a>
    </main>
  );
}

export function ReplayPage({ table, step }: { table: string; step: number | null }) {
  useEffect(() => {
    void eventually(() => loadMore("replay"));
    void open(table, step);
    return close;
  }, [table]);
  // Before anything can be seen: a key pressed at first sight counts.
  useLayoutEffect(() => {
    addEventListener("keydown", onReplayKey);
    return () => removeEventListener("keydown", onReplayKey);
  }, []);
  useLayoutEffect(() => {
    if (step !== null && reel.value) jump(step);
  }, [step]);
  if (!bundle.value?.hasMessage("replay-title")) return <main class="page waiting" aria-busy="true" />;
  if (failed.value) return <Problem />;
  if (!reel.value || !store.view.value) return <main class="page waiting" aria-busy="true">{t("ui-connecting")}</main>;
  const kind = wide.value ? "wide" : upright.value ? "upright" : "lying";
  return (
    <main class={`game replaying ${kind}`}>
      {!wide.value && (
        <div class="top">
          <Head table={table} />
          <Players chips />
        </div>
      )}
      <Frame />
      <section class="replay-bar" aria-label={t("replay-way")}>
        <News table={table} />
        <RematchNews table={table} next={next.value} />
        <div class="replay-row">
          <Transport />
          <Moment />
        </div>
        <Slider />
      </section>
      <Beside table={table} />
      <PlayOn />
    </main>
  );
}

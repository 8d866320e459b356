// Which page is shown, and what may lie over any of them.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { drawer, tip } from "../cards/open";
import { eventually } from "../retry";
import { route } from "../route";
import { FINAL_CODES } from "../socket";
import { linkState, store } from "../table";
import { bundle, t } from "../words";
import { Credits, creditsShown } from "./credits";
import { HandOver } from "./handover";
import { LobbyPage } from "./lobby";
import { NewPage } from "./new";
import { PageNotice } from "./parts";
import { formsPage, gamePage } from "./room";
import { StartPage } from "./start";

/** A table at which nothing can be done. */
function Lost({ title, text }: { title: string; text: string }) {
  return (
    <main class="page lost">
      <h1>{title}</h1>
      <p>{text}</p>
      <a class="button go" href="#">
        {t("ui-home")}
      </a>
    </main>
  );
}

function Waiting() {
  return (
    <main class="page waiting" aria-busy="true">
      <h1 class="unseen">Small World</h1>
      {t("ui-connecting")}
    </main>
  );
}

function TablePage() {
  const frozen = store.ended.value === "frozen" || (store.lobby.value?.phase === "frozen" && !store.game.value);
  if (frozen) return <Lost title={t("ui-frozen")} text={t("error-frozen")} />;
  if (FINAL_CODES.includes(store.ended.value)) return <Lost title={t("ui-no-table")} text={t("ui-no-table-text")} />;
  if (!store.lobby.value) return <Waiting />;
  if (!store.game.value) return <LobbyPage />;
  const GamePage = gamePage.value;
  return GamePage ? <GamePage /> : <Waiting />;
}

function FormsPage() {
  const Forms = formsPage.value;
  return Forms ? <Forms /> : <Waiting />;
}

function Reconnecting() {
  const state = linkState.value;
  if (route.value.page !== "table" || state === "open" || state === "closed" || !store.lobby.value) return null;
  return (
    <div class="reconnecting" role="status">
      <i /> {t("ui-reconnecting")}
    </div>
  );
}

const rulebook = signal<ComponentType | null>(null);

/** The book comes when somebody wants to read it. */
function RulesPage() {
  useEffect(() => void eventually(async () => (rulebook.value ??= (await import("./rulebook")).Rulebook)), []);
  const Book = rulebook.value;
  return Book ? <Book /> : <Waiting />;
}

export function App() {
  if (!bundle.value) return null;
  const at = route.value;
  const Drawer = drawer.value;
  const Tip = tip.value;
  return (
    <>
      {at.page === "start" && <StartPage />}
      {at.page === "new" && <NewPage />}
      {at.page === "forms" && <FormsPage />}
      {at.page === "table" && <TablePage key={at.table} />}
      {at.page === "table" && <HandOver />}
      {at.page === "rules" && <RulesPage />}
      {creditsShown.value && <Credits />}
      {Drawer && <Drawer />}
      {Tip && <Tip />}
      <Reconnecting />
      <PageNotice />
    </>
  );
}

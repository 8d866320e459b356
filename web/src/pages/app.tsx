// Which page is shown, and what may lie over any of them.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { drawer, tip } from "../cards/open";
import { Engine } from "../here/status";
import { eventually } from "../retry";
import { route } from "../route";
import { FINAL_CODES } from "../socket";
import { linkState, store } from "../table";
import { bundle, t } from "../words";
import { HandOver } from "./handover";
import { PageNotice } from "./parts";
import { creditsPage, creditsShown, formsPage, front, gamePage, screenPage } from "./room";

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

function FrontPage({ which }: { which: "StartPage" | "NewPage" | "LobbyPage" }) {
  const Page = front.value?.[which];
  return Page ? <Page /> : which === "LobbyPage" ? <Waiting /> : null;
}

function TablePage() {
  const frozen = store.ended.value === "frozen" || (store.lobby.value?.phase === "frozen" && !store.game.value);
  if (frozen) return <Lost title={t("ui-frozen")} text={t("error-frozen")} />;
  if (FINAL_CODES.includes(store.ended.value)) return <Lost title={t("ui-no-table")} text={t("ui-no-table-text")} />;
  if (!store.lobby.value) return <Waiting />;
  if (!store.game.value) return <FrontPage which="LobbyPage" />;
  const GamePage = gamePage.value;
  return GamePage ? <GamePage /> : <Waiting />;
}

function FormsPage() {
  const Forms = formsPage.value;
  return Forms ? <Forms /> : <Waiting />;
}

function Screen() {
  const Page = screenPage.value;
  if (FINAL_CODES.includes(store.ended.value)) return <Lost title={t("ui-no-table")} text={t("ui-no-table-text")} />;
  return Page && store.lobby.value ? <Page /> : <Waiting />;
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

const workshop = signal<ComponentType | null>(null);

/** The workshop comes when somebody wants to make something. */
function WorkshopPage() {
  useEffect(() => void eventually(async () => (workshop.value ??= (await import("../workshop/page")).Workshop)), []);
  const Shop = workshop.value;
  return Shop ? <Shop /> : <Waiting />;
}

const me = signal<ComponentType | null>(null);

/** Results come when somebody wants to see them. */
function MePage() {
  useEffect(() => void eventually(async () => (me.value ??= (await import("../me/page")).Me)), []);
  const Mine = me.value;
  return Mine ? <Mine /> : <Waiting />;
}

const day = signal<ComponentType | null>(null);

/** So does the game of the day. */
function TodaysPage() {
  useEffect(() => void eventually(async () => (day.value ??= (await import("../daily/page")).DayPage)), []);
  const Today = day.value;
  return Today ? <Today /> : <Waiting />;
}

const replay = signal<ComponentType<{ table: string; step: number | null }> | null>(null);

/** Looking back comes when somebody looks back; it needs the table's own look first. */
function ReplayPage(at: { table: string; step: number | null }) {
  useEffect(() => void eventually(async () => (replay.value ??= (await import("../replay/room")).ReplayPage)), []);
  const Page = replay.value;
  return Page ? <Page {...at} /> : <Waiting />;
}

const story = signal<ComponentType<{ table: string }> | null>(null);

/** The result as a story, likewise. */
function StoryPage({ table }: { table: string }) {
  useEffect(() => void eventually(async () => (story.value ??= (await import("../story/page")).StoryPage)), []);
  const Page = story.value;
  return Page ? <Page table={table} /> : <Waiting />;
}

export function App() {
  if (!bundle.value) return null;
  const at = route.value;
  const Drawer = drawer.value;
  const Tip = tip.value;
  const Credits = creditsPage.value;
  return (
    <>
      {at.page === "start" && <FrontPage which="StartPage" />}
      {at.page === "new" && <FrontPage which="NewPage" />}
      {at.page === "forms" && <FormsPage />}
      {at.page === "screen" && <Screen key={at.table} />}
      {at.page === "table" && <TablePage key={at.table} />}
      {at.page === "table" && <HandOver />}
      {at.page === "replay" && <ReplayPage key={at.table} table={at.table} step={at.step} />}
      {at.page === "story" && <StoryPage key={at.table} table={at.table} />}
      {at.page === "rules" && <RulesPage />}
      {at.page === "workshop" && <WorkshopPage />}
      {at.page === "me" && <MePage />}
      {at.page === "day" && <TodaysPage />}
      {creditsShown.value && Credits && <Credits />}
      {Drawer && <Drawer />}
      {Tip && <Tip />}
      <Engine />
      <Reconnecting />
      <PageNotice />
    </>
  );
}

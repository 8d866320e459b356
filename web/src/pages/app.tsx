import { useEffect } from "preact/hooks";
import { route } from "../route";
import { linkState, notice, sitDown, leaveTable, store } from "../table";
import { bundle, t } from "../words";
import { GamePage } from "./game";
import { HandOver } from "./handover";
import { LobbyPage } from "./lobby";
import { NewPage } from "./new";
import { StartPage } from "./start";

function TablePage({ table }: { table: string }) {
  useEffect(() => {
    if (!sitDown(table)) store.ended.value = "not_found";
    return leaveTable;
  }, [table]);
  if (store.ended.value === "not_found" || store.ended.value === "denied") {
    return (
      <main class="page lost">
        <h1>{t("ui-no-table")}</h1>
        <p>{t("ui-no-table-text")}</p>
        <a class="button go" href="#">
          {t("ui-home")}
        </a>
      </main>
    );
  }
  if (!store.lobby.value) return <main class="page waiting" aria-busy="true">{t("ui-connecting")}</main>;
  return store.game.value ? <GamePage /> : <LobbyPage />;
}

function Notice() {
  useEffect(() => {
    if (!notice.value) return;
    const timer = setTimeout(() => (notice.value = ""), 4500);
    return () => clearTimeout(timer);
  }, [notice.value]);
  return notice.value ? (
    <div class="notice" role="alert" onClick={() => (notice.value = "")}>
      {notice.value}
    </div>
  ) : null;
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

export function App() {
  if (!bundle.value) return null;
  const at = route.value;
  return (
    <>
      {at.page === "start" && <StartPage />}
      {at.page === "new" && <NewPage />}
      {at.page === "table" && <TablePage table={at.table} key={at.table} />}
      {at.page === "table" && <HandOver />}
      <Reconnecting />
      <Notice />
    </>
  );
}

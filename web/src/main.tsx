import { effect } from "@preact/signals";
import { render } from "preact";
import { loadCatalogue } from "./api";
import { followCards } from "./cards/open";
import { mapSeen, seeMap } from "./first";
import { keepFocus } from "./focus";
import { arrived } from "./here/engine";
import { loadIcons } from "./icons";
import { App } from "./pages/app";
import { loadForms, loadFront, loadScreen, loadTablePages } from "./pages/room";
import { eventually } from "./retry";
import { follow, route } from "./route";
import { settings } from "./settings";
import { attend, store } from "./table";
import { loadLanguage } from "./words";
// What both the front pages and the table need is small. In files of its own, each would cost a way of its own.
import "./coach/words";
import "./pages/opening";
import "./pages/taste";
import "./rules-here";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/pages.css";

// On a slow line words come before anything that is only seen: with words alone one can already press and play.
const words = new Promise<void>((done) => {
  effect(() => {
    const { language } = settings.value;
    void eventually(() => loadLanguage(language), () => settings.peek().language === language).then(done);
  });
});
effect(() => void (document.documentElement.dataset["theme"] = settings.value.theme));
follow();
keepFocus();
followCards();
addEventListener("hashchange", follow);
effect(() => attend(route.value));
void eventually(loadCatalogue);
effect(() => {
  const { page } = route.value;
  const inLobby = page === "table" && store.lobby.value && !store.game.value;
  if (page !== "table" || inLobby || store.ended.value) seeMap();
  if (page === "start" || page === "new" || inLobby) loadFront();
});
// What the start page does not need comes when it is left: the table's pages at once, icons last; or while an engine begins,
// when the line has nothing else to do.
let icons = false;
effect(() => {
  if (route.value.page === "table") loadTablePages();
  if (route.value.page === "forms") void loadForms();
  if (route.value.page === "screen") void loadScreen();
  if (icons || !mapSeen.value || (route.value.page === "start" && !arrived.value)) return;
  icons = true;
  void words.then(() => eventually(loadIcons));
});

let keeps = false;
effect(() => {
  if (keeps || !mapSeen.value) return;
  keeps = true;
  void import("./here/keeping").then(({ keep }) => keep(), () => undefined);
});

const root = document.getElementById("app");
if (root) render(<App />, root);

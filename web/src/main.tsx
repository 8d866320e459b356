import { effect } from "@preact/signals";
import { render } from "preact";
import { loadCatalogue } from "./api";
import { followCards } from "./cards/open";
import { keepFocus } from "./focus";
import { loadIcons } from "./icons";
import { App } from "./pages/app";
import { loadForms, loadTablePages } from "./pages/room";
import { eventually } from "./retry";
import { follow, route } from "./route";
import { settings } from "./settings";
import { attend } from "./table";
import { loadLanguage } from "./words";
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
// What the start page does not need comes when it is left: the table's pages at once, icons last.
let icons = false;
effect(() => {
  if (route.value.page === "table") loadTablePages();
  if (route.value.page === "forms") void loadForms();
  if (route.value.page === "start" || icons) return;
  icons = true;
  void words.then(() => eventually(loadIcons));
});

const root = document.getElementById("app");
if (root) render(<App />, root);

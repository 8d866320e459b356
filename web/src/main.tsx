import { effect } from "@preact/signals";
import { render } from "preact";
import { loadCatalogue } from "./api";
import { loadIcons } from "./icons";
import { App } from "./pages/app";
import { eventually } from "./retry";
import { follow } from "./route";
import { settings } from "./settings";
import { loadLanguage } from "./words";
import "./style/base.css";
import "./style/pages.css";
import "./style/game.css";
import "./style/board.css";
import "./style/small.css";

effect(() => {
  const { language } = settings.value;
  void eventually(() => loadLanguage(language), () => settings.peek().language === language);
});
follow();
addEventListener("hashchange", follow);
void eventually(loadCatalogue);
void eventually(loadIcons);

const root = document.getElementById("app");
if (root) render(<App />, root);

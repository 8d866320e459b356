import { effect } from "@preact/signals";
import { render } from "preact";
import { loadCatalogue } from "./api";
import { loadIcons } from "./icons";
import { App } from "./pages/app";
import { eventually } from "./retry";
import { follow, route } from "./route";
import { settings } from "./settings";
import { attend } from "./table";
import { loadLanguage } from "./words";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/pages.css";
import "./style/game.css";
import "./style/board.css";
import "./style/motion.css";
import "./style/small.css";

// On a slow line words come before icons: with words alone one can already press and play.
const words = new Promise<void>((done) => {
  effect(() => {
    const { language } = settings.value;
    void eventually(() => loadLanguage(language), () => settings.peek().language === language).then(done);
  });
});
effect(() => void (document.documentElement.dataset["theme"] = settings.value.theme));
follow();
addEventListener("hashchange", follow);
effect(() => attend(route.value));
void eventually(loadCatalogue);
void words.then(() => eventually(loadIcons));

const root = document.getElementById("app");
if (root) render(<App />, root);

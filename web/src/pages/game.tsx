// The table itself. Everything needed for a decision is on one screen.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Frame } from "../board/frame";
import { Icon } from "../icons";
import { onKey } from "../keyboard";
import { Log } from "../log";
import { Bar } from "../panel/bar";
import { Card, Column, combosHidden, shownCombo } from "../panel/combos";
import { Domain } from "../panel/domain";
import { Players, Track } from "../panel/players";
import { Preview } from "../panel/preview";
import { wake } from "../sound";
import { mine, store } from "../table";
import { nameOf, t } from "../words";
import { Help, helpShown, Menu, menuShown } from "./menu";
import { Dialog, Home } from "./parts";
import { Result } from "./result";

type Tab = "combos" | "log";
const tab = signal<Tab>("combos");

function ComboDialog() {
  const shown = shownCombo.value;
  const column = store.view.value?.column ?? [];
  const place = column.findIndex((combo) => combo.race === shown?.race && combo.power === shown.power);
  const combo = column[place];
  if (!combo) return null;
  const close = () => (shownCombo.value = null);
  return (
    <Dialog label={nameOf("race", combo.race)} class="one-card" close={close}>
      <Card combo={combo} place={place} />
      <button type="button" onClick={close}>
        {t("ui-close")}
      </button>
    </Dialog>
  );
}

function pressed(): void {
  wake();
  store.reveal();
}

export function GamePage() {
  const view = store.view.value;
  const toPick = mine.value?.actions.some((action) => action.do === "pick") ?? false;
  useEffect(() => {
    if (toPick) combosHidden.value = false;
  }, [toPick]);
  useEffect(() => {
    const stop = new AbortController();
    addEventListener("keydown", onKey, { signal: stop.signal });
    for (const press of ["pointerdown", "keydown"]) addEventListener(press, pressed, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, []);
  const waits = !!mine.value;
  useEffect(() => {
    document.title = waits ? `● ${t("ui-your-turn")} – Small World` : "Small World";
    return () => void (document.title = "Small World");
  }, [waits]);
  if (!view) return null;
  return (
    <main class={`game ${mine.value ? "my-turn" : ""}`}>
      <h1 class="unseen">Small World</h1>
      <header class="table-top">
        <Home />
        <Track />
        <Players />
        <button type="button" class="menu-button" aria-label={t("ui-menu")} onClick={() => (menuShown.value = true)}>
          <Icon kind="ui" name="settings" />
        </button>
      </header>
      <Frame />
      <aside class="side" aria-label={t("ui-combos")}>
        <div class="tabs" role="group">
          {(["combos", "log"] as const).map((key) => (
            <button type="button" key={key} aria-pressed={tab.value === key} onClick={() => (tab.value = key)}>
              {t(`ui-${key}`)}
            </button>
          ))}
        </div>
        <div class={`side-combos ${tab.value === "combos" ? "chosen" : ""}`}>
          <h2>{t("ui-combos")}</h2>
          <Column />
        </div>
        <div class={`side-log ${tab.value === "log" ? "chosen" : ""}`}>
          <h2>{t("ui-log")}</h2>
          <Log />
        </div>
      </aside>
      <Bar />
      <Preview />
      <Domain />
      <ComboDialog />
      {menuShown.value && <Menu />}
      {helpShown.value && <Help />}
      {view.over && !store.behind.value && !store.moving.value && <Result />}
    </main>
  );
}

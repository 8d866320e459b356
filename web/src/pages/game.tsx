// The table itself. Everything needed for a decision is on one screen.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { die, herald, pace } from "../animate";
import { Board } from "../board/board";
import { boardMap } from "../board/outlines";
import { box, fit, isWhole, pixels } from "../board/zoom";
import { Icon } from "../icons";
import { onKey } from "../keyboard";
import { Log } from "../log";
import { Bar } from "../panel/bar";
import { Card, Column, ComboTable, combosHidden, shownCombo } from "../panel/combos";
import { Domain } from "../panel/domain";
import { Players, Track } from "../panel/players";
import { Preview } from "../panel/preview";
import { seatName } from "../seats";
import { mine, skipOthers, skippable, store } from "../table";
import { nameOf, t } from "../words";
import { Help, helpShown, Menu, menuShown } from "./menu";
import { Dialog, Home } from "./parts";
import { Result } from "./result";

type Tab = "combos" | "log";
const tab = signal<Tab>("combos");
const TUMBLING = [2, 0, 1, 3, 0, 2, 1]; // faces that pass before the one that was rolled
const EDGE = 4; // the dark line between wood and map

function Die() {
  const shown = die.value;
  return (
    <>
      <p class="unseen" aria-live="assertive">
        {shown && t("ui-die", { face: shown.face })}
      </p>
      {shown && (
        <div class="cube-table" key={shown.roll} style={`--pace: ${pace(1)}`}>
          <div class="cube">
            {[...TUMBLING, shown.face].map((face, place) => (
              <Icon key={place} kind="ui" name={`die-${face}`} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

function Herald() {
  const shown = herald.value;
  if (!shown) return null;
  const held = store.held.value.includes(shown.seat);
  const name = seatName(store.lobby.value, shown.seat);
  return (
    <div class={`herald seat-${shown.seat}`} key={shown.call}>
      <b>{held && store.held.value.length === 1 ? t("ui-your-turn") : t("ui-turn-of", { player: name })}</b>
    </div>
  );
}

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

function ZoomOut() {
  const map = boardMap.value;
  if (!map || box.value.w === 0 || isWhole()) return null;
  return (
    <button type="button" class="zoom-out" onClick={() => fit(map.size)}>
      <Icon kind="ui" name="zoom" /> {t("ui-whole-map")}
    </button>
  );
}

function Skip() {
  if (!skippable.value) return null;
  return (
    <button type="button" class="skip" data-skip onClick={skipOthers}>
      {t("ui-skip")} »
    </button>
  );
}

/** The largest frame of the map's own shape that fits. */
function Frame() {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const map = boardMap.value;
  useEffect(() => {
    const outer = place.current;
    const inner = frame.current;
    if (!outer || !inner || !map) return;
    const shape = map.size[0] / map.size[1];
    outer.style.setProperty("--shape", String(shape));
    const measure = () => {
      if (!inner.isConnected) return; // the page has been left
      const wide = outer.clientWidth;
      const high = outer.clientHeight;
      const border = parseFloat(getComputedStyle(inner).borderLeftWidth) * 2 + EDGE * 2;
      const width = Math.min(wide, (high - border) * shape + border);
      inner.style.width = `${width}px`;
      inner.style.height = `${(width - border) / shape + border}px`;
      pixels.value = (width - border) / map.size[0];
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(outer);
    measure();
    return () => watcher.disconnect();
  }, [map]);
  return (
    <div class="place" ref={place}>
      <div class="frame" ref={frame}>
        <Board />
        <ZoomOut />
        <Skip />
        <ComboTable />
        <Herald />
        <Die />
      </div>
    </div>
  );
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
    for (const press of ["pointerdown", "keydown"]) addEventListener(press, () => store.reveal(), { signal: stop.signal, capture: true });
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

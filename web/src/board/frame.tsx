// The place of the map on the screen, and what lies over it.
import { untracked } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../icons";
import { Herald } from "../panel/herald";
import { ConfirmAt } from "../panel/preview";
import { Recap } from "../panel/recap";
import { past, picked } from "../table";
import { wide } from "../window";
import { t } from "../words";
import { Board } from "./board";
import { Die } from "./die";
import { place, spots } from "./lay";
import { boardMap } from "./outlines";
import { look, seeWhole, show } from "./zoom";

function ZoomOut() {
  if (look.value.z < 1.001) return null;
  return (
    <button type="button" class="zoom-out" onClick={seeWhole}>
      <Icon kind="ui" name="zoom" /> {t("ui-whole-map")}
    </button>
  );
}

/** The map fills the place that the page gives it; `--shape` tells the page which shape would suit it best. */
export function Frame() {
  const around = useRef<HTMLDivElement>(null);
  const map = boardMap.value;
  const shape = map ? map.size[0] / map.size[1] : 0;
  useLayoutEffect(() => {
    const page = around.current?.closest<HTMLElement>(".game") ?? around.current;
    if (shape) page?.style.setProperty("--shape", shape.toFixed(4));
  }, [shape]);
  useLayoutEffect(() => {
    const outer = around.current;
    if (!outer) return;
    const measure = () => {
      if (outer.isConnected) place.value = [outer.clientWidth, outer.clientHeight];
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(outer);
    measure();
    return () => watcher.disconnect();
  }, []);
  useEffect(seeWhole, [map]);
  const chosen = picked.value;
  useEffect(() => {
    const spot = untracked(() => (chosen ? spots.value.get(chosen) : undefined));
    if (spot) show([spot.x, spot.y], spot.side * 1.2);
  }, [chosen]);
  return (
    <div class="place" inert={past.value !== null}>
      <div class="frame" ref={around}>
        <Board />
        <ZoomOut />
        <ConfirmAt />
        <Herald />
        {wide.value && <Recap />}
        <Die />
      </div>
    </div>
  );
}

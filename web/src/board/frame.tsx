// The place of the map on the screen, and what lies over it.
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../icons";
import { ComboTable } from "../panel/combos";
import { Herald } from "../panel/herald";
import { skipOthers, skippable } from "../table";
import { t } from "../words";
import { Board } from "./board";
import { Die } from "./die";
import { boardMap } from "./outlines";
import { box, fit, isWhole, pixels } from "./zoom";

const EDGE = 4; // the dark line between wood and map

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
export function Frame() {
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

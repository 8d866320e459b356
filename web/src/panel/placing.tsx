// Where tokens or pieces go, as rows in the sheet: a finger needs more room than the map has.
import { useEffect, useRef } from "preact/hooks";
import { opens } from "../cards/open";
import { placeName } from "../places";
import type { Deploy, Key } from "../protocol";
import { left } from "../redeploy";
import { seatName } from "../seats";
import { deploying, draft, picked, store } from "../table";
import { nameOf, t } from "../words";
import { About } from "./about";
import { Gather, Guard, Offers, Placed, Plain, Undo } from "./buttons";
import { Shape } from "./emblems";
import { Stack } from "./hand";
import { stepping, StepButton } from "./stepper";

/** Whose active race stands beside it. */
function Threat({ seats }: { seats: number[] }) {
  if (!seats.length) return <small class="threat">{t("ui-no-threat")}</small>;
  const names = seats.map((seat) => seatName(store.lobby.value, seat)).join(", ");
  return (
    <small class="threat" title={names}>
      {t("ui-threat")}{" "}
      {seats.map((seat) => (
        <Shape key={seat} seat={seat} />
      ))}
      <span class="unseen">{names}</span>
    </small>
  );
}

function Row({ deploy, region }: { deploy: Deploy; region: Key }) {
  const row = useRef<HTMLLIElement>(null);
  const known = store.view.value?.regions.find((each) => each.key === region);
  const chosen = stepping.value === region;
  const pressed = picked.value === region;
  useEffect(() => {
    if (pressed) row.current?.scrollIntoView({ block: "nearest" });
  }, [pressed]);
  if (!known) return null;
  const threats = deploy.regions.find((at) => at.region === region)?.threats;
  return (
    <li ref={row} class={chosen ? "chosen" : ""} data-place={region}>
      <span class="where">
        <b>{placeName(region)}</b>
        {threats && <Threat seats={threats} />}
      </span>
      <StepButton kind="less" region={region} />
      <output {...opens("why", `placed:${region}`)}>{draft.value[region] ?? 0}</output>
      <StepButton kind="more" region={region} />
    </li>
  );
}

export function Placing() {
  const deploy = deploying.value;
  const own = store.own.value;
  if (!deploy || !own) return null;
  const rest = left(deploy, draft.value);
  const tribe = [own.active, ...own.declined].find((each) => each?.race === deploy.race);
  const title = deploy.piece === null ? t(store.view.value?.step === "retreat" ? "step-retreat" : "ui-part-redeploy") : nameOf("piece", deploy.piece);
  return (
    <div class="placing">
      <header>
        <h2 class="prompt">
          {title}
        </h2>
        <span class="leftover">
          {tribe && deploy.piece === null && <Stack tribe={tribe} seat={own.seat} number={1} />}
          <span {...opens("why", "placing")}>{t("ui-to-place", { number: rest })}</span>
        </span>
        <Gather />
        <Undo />
      </header>
      <About />
      <ul class="rows">
        {deploy.regions.map((at) => (
          <Row key={at.region} deploy={deploy} region={at.region} />
        ))}
      </ul>
      <div class="buttons">
        <Guard />
        <Offers />
        <Plain />
        <Placed />
      </div>
    </div>
  );
}

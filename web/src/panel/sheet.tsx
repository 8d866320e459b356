// On small screens everything around the map lies in one sheet below it, or beside it.
import { BackToResult } from "../pages/over";
import { Watching } from "../pages/watching";
import { firstSteps } from "../coach/first-steps";
import { film } from "../film";
import { Log, Since } from "../log";
import { deploying, domain, logShown, mine, picked } from "../table";
import { sheet } from "../window";
import { t } from "../words";
import { Naming, Warning } from "./asking";
import { Offers, Plain, Undo } from "./buttons";
import { Cards } from "./cards";
import { Column, picks } from "./combos";
import { Domain } from "./domain";
import { Hand } from "./hand";
import { StoodIn } from "./notes";
import { Pausing } from "./pause";
import { Placing } from "./placing";
import { Confirm } from "./preview";
import { Prompt } from "./prompt";
import { Recap, RecapButton } from "./recap";
import { Score } from "./score";
import { Skip } from "./skip";
import { Clock, Waiting } from "./waiting";

/** The line at the bottom: what is in hand, what it would bring, back and on. */
function Line() {
  return (
    <div class="line-of-play">
      <Hand />
      <Score short />
      <Undo />
      <div class="buttons">
        <Offers />
        <Plain short />
        <BackToResult />
      </div>
    </div>
  );
}

function Content() {
  if (film.value) return <Recap />;
  if (domain.value !== null && !picked.value) return <Domain />;
  if (deploying.value) return <Placing />;
  if (picked.value && sheet.value) return <Confirm />;
  return (
    <>
      {picks().size > 0 ? (
        <>
          <div class="prompted">
            <Prompt />
            <RecapButton small />
          </div>
          <Cards />
        </>
      ) : (
        <>
          <div class="prompted">
            <Prompt />
            <Skip />
          </div>
          {!firstSteps.value && (
            <div class="told">
              <Since />
              {!logShown.value && <Column />}
            </div>
          )}
        </>
      )}
    </>
  );
}

export function Sheet() {
  const placing = deploying.value && domain.value === null;
  const choosing = picks().size > 0;
  const kind = placing ? "for-placing" : choosing ? "for-cards" : logShown.value ? "for-reading" : "";
  return (
    <section class={`bar play-sheet ${kind} ${mine.value ? "asked" : ""}`} aria-label={t("ui-actions")}>
      <StoodIn />
      <Pausing />
      <Watching />
      <Clock />
      <Waiting />
      <div class="sheet-content" tabIndex={0}>
        <Content />
      </div>
      {!placing && !choosing && <Line />}
      <Log shown={logShown.value} />
      <Naming />
      <Warning />
    </section>
  );
}

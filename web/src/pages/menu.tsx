// Settings while playing, and links to take along.
import { LEGEND, openCard, opens } from "../cards/open";
import { call, coaches, dismiss } from "../coach/memory";
import { known } from "../games";
import { HintLine } from "../opinion/button";
import { replayAt } from "../route";
import { seatName } from "../seats";
import { command, letBotPlay, perTable, store } from "../table";
import { isTrial } from "../tried";
import { unusual } from "../rules-here";
import { anyName, t } from "../words";
import { showCredits } from "./room";
import { helpShown } from "./help";
import { Dialog, TempoWish } from "./parts";
import { RulesHere } from "./rules-here";
import { AskPause } from "../panel/pause";
import { Talk } from "../panel/talk";
import { NotifyWish } from "./notify";
import { BigScreen } from "./screen-link";
import { playsHere } from "../alone";
import { Share } from "./share";
import { Taste } from "./taste";

export const menuShown = perTable(false);

/** The coach can be sent away and called back at any table. */
function CoachWish({ edition }: { edition: string }) {
  const table = store.table.value;
  return (
    <label class="check">
      <input type="checkbox" data-coach checked={coaches(table)} onChange={(event) => (event.currentTarget.checked ? call(table, edition) : dismiss(table))} />
      {t("ui-coach-wish")}
    </label>
  );
}

export function Menu() {
  const kept = known(store.table.value);
  const [seat] = kept?.seats ?? [];
  const lobby = store.lobby.value;
  const view = store.view.value;
  const shut = () => (menuShown.value = false);
  const company = (lobby?.seats.filter((each) => each.kind === "person").length ?? 0) > 1; // alone with bots one needs less
  return (
    <Dialog label={t("ui-menu")} class="menu" close={shut}>
      <h2>
        {t("ui-menu")}
        {view && lobby && (
          <small class="of-table">
            <span {...opens("why", "round")}>{t("ui-round", { round: view.round, rounds: view.rounds })}</span> · {anyName(lobby.preset, "preset")}
          </small>
        )}
      </h2>
      {isTrial(store.table.value) && (
        <a class="button" href="#workshop" data-to-workshop onClick={shut}>
          {t("ui-to-workshop")}
        </a>
      )}
      <Taste />
      {lobby && unusual(lobby).length > 0 && <RulesHere lobby={lobby} />}
      <HintLine before={shut} />
      {store.held.value.length > 0 && lobby?.phase === "playing" && <CoachWish edition={lobby.edition} />}
      {store.host.value && lobby && (
        <TempoWish pace={lobby.pace} deadline={lobby.deadline} clock={lobby.clock ?? "away"} alone={!company} set={(tempo) => void command({ t: "pace", ...tempo })} />
      )}
      {!playsHere(store.table.value) && seat && kept?.seats.length === 1 && <Share kind="seat" token={seat} label={t("ui-seat-link")} />}
      {kept?.watch && <Share kind="watch" token={kept.watch} label={t("ui-watch-link")} note={t("ui-watch-link-text")} />}
      {company && <NotifyWish />}
      <Talk shut={shut} />
      <AskPause shut={shut} />
      {company && kept?.watch && <BigScreen watch={kept.watch} invite={kept.invite ?? ""} />}
      {lobby?.phase === "playing" &&
        store.held.value
          .filter((own) => !lobby.seats[own]?.stand_in)
          .map((own) => (
            <button
              type="button"
              key={own}
              data-let-bot={own}
              onClick={() => {
                shut();
                void letBotPlay(own);
              }}
            >
              {store.held.value.length === 1 ? t("ui-let-bot") : t("ui-let-bot-for", { player: seatName(lobby, own) })}
            </button>
          ))}
      <div class="deeds">
        <button
          type="button"
          onClick={() => {
            shut();
            helpShown.value = true;
          }}
        >
          {t("ui-help")}
        </button>
        {view && (
          <a class="button" href={replayAt(store.table.value, null)} data-replay onClick={shut}>
            {t("ui-replay")}
          </a>
        )}
        <button
          type="button"
          data-legend
          onClick={() => {
            shut();
            openCard(LEGEND);
          }}
        >
          {t("ui-legend")}
        </button>
        <button
          type="button"
          data-credits
          onClick={() =>
            void showCredits(() => {
              const stayed = menuShown.value;
              shut();
              return stayed;
            })
          }
        >
          {t("ui-credits")}
        </button>
        <button type="button" class="go" onClick={shut}>
          {t("ui-close")}
        </button>
      </div>
    </Dialog>
  );
}

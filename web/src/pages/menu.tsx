// Settings while playing, links to take along, and the keys.
import { LEGEND, openCard, opens } from "../cards/open";
import { call, coaches, dismiss } from "../coach/memory";
import { known } from "../games";
import { seatName } from "../seats";
import { command, letBotPlay, perTable, store } from "../table";
import { unusual } from "../rules-here";
import { anyName, t } from "../words";
import { creditsShown } from "./credits";
import { Flag, Gold, Stack } from "./drawn";
import { Dialog, TempoWish } from "./parts";
import { RulesHere } from "./rules-here";
import { Share } from "./share";
import { Taste } from "./taste";

export const menuShown = perTable(false);
export const helpShown = perTable(false);

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
      <Taste />
      {lobby && unusual(lobby).length > 0 && <RulesHere lobby={lobby} />}
      {store.held.value.length > 0 && lobby?.phase === "playing" && <CoachWish edition={lobby.edition} />}
      {store.host.value && lobby && (
        <TempoWish pace={lobby.pace} deadline={lobby.deadline} set={(tempo) => void command({ t: "pace", ...tempo })} />
      )}
      {seat && kept?.seats.length === 1 && <Share kind="seat" token={seat} label={t("ui-seat-link")} />}
      {kept?.watch && <Share kind="watch" token={kept.watch} label={t("ui-watch-link")} />}
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
          onClick={() => {
            shut();
            creditsShown.value = true;
          }}
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

function Outlined({ kind }: { kind: "sure" | "die" }) {
  const d = "M14 6H62V34H14z";
  return (
    <>
      <path class="form-ground" d={d} />
      <path class={`form-line ${kind}`} d={d} />
    </>
  );
}

/** What the forms on the map mean, each drawn once. */
const FORMS = {
  tokens: () => <Stack seat={0} number={3} x={20} y={6} size={26} />,
  flag: () => <Flag x={38} y={34} size={22} price={2} />,
  sure: () => <Outlined kind="sure" />,
  die: () => <Outlined kind="die" />,
  declined: () => <Stack seat={0} number={1} x={24} y={6} size={26} declined />,
  coin: () => <Gold x={38} y={20} size={28} />,
};

function Form({ of }: { of: keyof typeof FORMS }) {
  return (
    <div>
      <dt>
        <svg viewBox="0 0 76 40" role="img" aria-label={t(`ui-form-${of}`)}>
          {FORMS[of]()}
        </svg>
      </dt>
      <dd>{t(`ui-form-${of}-text`)}</dd>
    </div>
  );
}

const KEYS = ["arrows", "enter", "steps", "u", "e", "b", "w", "m", "r", "l", "i", "esc", "help"];

export function Help() {
  const shut = () => (helpShown.value = false);
  return (
    <Dialog label={t("ui-help")} class="help" close={shut}>
      <h2>{t("ui-help")}</h2>
      <p>{t("ui-help-turn")}</p>
      <dl class="forms">
        {(Object.keys(FORMS) as (keyof typeof FORMS)[]).map((key) => (
          <Form key={key} of={key} />
        ))}
      </dl>
      <dl>
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{t(`ui-key-${key}`)}</kbd>
            </dt>
            <dd>{t(`ui-key-${key}-text`)}</dd>
          </div>
        ))}
      </dl>
      <div class="deeds">
        <button
          type="button"
          data-all-forms
          onClick={() => {
            shut();
            openCard(LEGEND);
          }}
        >
          {t("ui-legend")}
        </button>
        <button
          type="button"
          data-all-rules
          onClick={() => {
            shut();
            openCard("");
          }}
        >
          {t("ui-rules")}
        </button>
        <button type="button" class="go" onClick={shut}>
          {t("ui-close")}
        </button>
      </div>
    </Dialog>
  );
}

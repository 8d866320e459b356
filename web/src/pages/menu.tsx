// Settings while playing, links to take along, and the keys.
import { known } from "../games";
import { change, settings, type Speed } from "../settings";
import { seatName } from "../seats";
import { command, letBotPlay, perTable, store } from "../table";
import { t } from "../words";
import { creditsShown } from "./credits";
import { Dialog, Languages, Segmented, TempoWish } from "./parts";
import { Share } from "./share";

export const menuShown = perTable(false);
export const helpShown = perTable(false);

const SPEEDS: readonly Speed[] = ["off", "fast", "normal"];

export function Menu() {
  const kept = known(store.table.value);
  const [seat] = kept?.seats ?? [];
  const lobby = store.lobby.value;
  const shut = () => (menuShown.value = false);
  return (
    <Dialog label={t("ui-menu")} class="menu" close={shut}>
      <h2>{t("ui-menu")}</h2>
      <Languages />
      <Segmented
        label={t("ui-speed")}
        values={SPEEDS}
        value={settings.value.speed}
        say={(value) => t(`ui-speed-${value}`)}
        set={(speed) => change({ speed })}
      />
      {store.host.value && lobby && (
        <TempoWish pace={lobby.pace} deadline={lobby.deadline} set={(tempo) => void command({ t: "pace", ...tempo })} />
      )}
      <label class="check">
        <input type="checkbox" checked={settings.value.oneClick} onChange={(event) => change({ oneClick: event.currentTarget.checked })} />
        {t("ui-one-click")}
      </label>
      <label class="check">
        <input type="checkbox" checked={settings.value.prices} onChange={(event) => change({ prices: event.currentTarget.checked })} />
        {t("ui-show-prices")}
      </label>
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

const KEYS = ["arrows", "enter", "steps", "u", "e", "esc", "help"];

export function Help() {
  const shut = () => (helpShown.value = false);
  return (
    <Dialog label={t("ui-help")} class="help" close={shut}>
      <h2>{t("ui-help")}</h2>
      <p>{t("ui-help-turn")}</p>
      <p>
        <span class="swatch certain" /> {t("ui-help-certain")} <span class="swatch with-die" /> {t("ui-help-die")}
      </p>
      <dl>
        {KEYS.map((key) => (
          <div key={key}>
            <dt>{t(`ui-key-${key}`)}</dt>
            <dd>{t(`ui-key-${key}-text`)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="go" onClick={shut}>
        {t("ui-close")}
      </button>
    </Dialog>
  );
}

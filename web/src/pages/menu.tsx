// Settings while playing, links to take along, and the keys.
import { signal } from "@preact/signals";
import { known } from "../games";
import { change, settings, type Speed } from "../settings";
import { command, store } from "../table";
import { t } from "../words";
import { Languages, Segmented } from "./parts";

export const menuShown = signal(false);
export const helpShown = signal(false);

const SPEEDS: readonly Speed[] = ["off", "fast", "normal"];
const PACES = [200, 600, 1200];

function Link({ kind, token, label }: { kind: string; token: string | undefined; label: string }) {
  if (!token) return null;
  const address = `${location.origin}/#${kind}/${store.table.value}/${token}`;
  return (
    <label class="share">
      <span>{label}</span>
      <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}

export function Menu() {
  const kept = known(store.table.value);
  const lobby = store.lobby.value;
  return (
    <div class="dialog-back" onClick={() => (menuShown.value = false)}>
      <div class="dialog menu" role="dialog" aria-modal="true" aria-label={t("ui-menu")} onClick={(event) => event.stopPropagation()}>
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
          <Segmented
            label={t("ui-pace")}
            values={PACES}
            value={lobby.pace}
            say={(value) => t(`ui-pace-${value}`)}
            set={(pace) => void command({ t: "pace", pace, deadline: lobby.deadline })}
          />
        )}
        <label class="check">
          <input type="checkbox" checked={settings.value.oneClick} onChange={(event) => change({ oneClick: event.currentTarget.checked })} />
          {t("ui-one-click")}
        </label>
        <label class="check">
          <input type="checkbox" checked={settings.value.prices} onChange={(event) => change({ prices: event.currentTarget.checked })} />
          {t("ui-show-prices")}
        </label>
        <Link kind="seat" token={kept?.seats.length === 1 ? kept.seats[0] : undefined} label={t("ui-seat-link")} />
        <Link kind="watch" token={kept?.watch} label={t("ui-watch-link")} />
        <div class="deeds">
          <button
            type="button"
            onClick={() => {
              menuShown.value = false;
              helpShown.value = true;
            }}
          >
            {t("ui-help")}
          </button>
          <button type="button" class="go" onClick={() => (menuShown.value = false)}>
            {t("ui-close")}
          </button>
        </div>
      </div>
    </div>
  );
}

const KEYS = ["arrows", "enter", "u", "e", "esc", "help"];

export function Help() {
  return (
    <div class="dialog-back" onClick={() => (helpShown.value = false)}>
      <div class="dialog help" role="dialog" aria-modal="true" aria-label={t("ui-help")} onClick={(event) => event.stopPropagation()}>
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
        <button type="button" class="go" onClick={() => (helpShown.value = false)}>
          {t("ui-close")}
        </button>
      </div>
    </div>
  );
}

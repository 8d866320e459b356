// What this browser's user likes: language, light or dark, sound, how things move.
import { signal } from "@preact/signals";
import { catalogue, usualBot } from "../api";
import { botMeans } from "../seats";
import { change, settings, THEMES, type Speed } from "../settings";
import { anyName, t } from "../words";
import { Dialog, Languages, Segmented, YourName } from "./parts";

const SPEEDS: readonly Speed[] = ["off", "fast", "normal"];

const shown = signal(false);

function Check({ of }: { of: "oneClick" | "prices" | "sound" | "warnings" }) {
  return (
    <label class="check">
      <input type="checkbox" data-taste={of} checked={settings.value[of]} onChange={(event) => change({ [of]: event.currentTarget.checked })} />
      {t(`ui-taste-${of}`)}
    </label>
  );
}

export function Taste() {
  return (
    <>
      <div class="segmented">
        <b>{t("ui-language")}</b>
        <Languages />
      </div>
      <Segmented
        label={t("ui-theme")}
        values={THEMES}
        value={settings.value.theme}
        say={(value) => t(`ui-theme-${value}`)}
        set={(theme) => change({ theme })}
      />
      <Segmented
        label={t("ui-speed")}
        values={SPEEDS}
        value={settings.value.speed}
        say={(value) => t(`ui-speed-${value}`)}
        set={(speed) => change({ speed })}
      />
      <div class="checks">
        <Check of="sound" />
        <Check of="prices" />
        <Check of="oneClick" />
        <Check of="warnings" />
      </div>
    </>
  );
}

/** The settings where there is no table yet. */
export function SettingsButton() {
  const close = () => (shown.value = false);
  return (
    <>
      <button type="button" class="settings-button" data-settings aria-label={t("ui-menu")} title={t("ui-menu")} onClick={() => (shown.value = true)}>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h9.2a3 3 0 0 1 5.6 0H20v2h-1.2a3 3 0 0 1-5.6 0H4zM4 16h1.2a3 3 0 0 1 5.6 0H20v2h-9.2a3 3 0 0 1-5.6 0H4z" />
        </svg>
      </button>
      {shown.value && (
        <Dialog label={t("ui-menu")} class="settings" close={close}>
          <h2>{t("ui-menu")}</h2>
          <YourName />
          {catalogue.value && (
            <Segmented
              label={t("ui-level")}
              values={catalogue.value.bots}
              value={usualBot()}
              say={(level) => anyName(level, "bot")}
              set={(level) => change({ level })}
            />
          )}
          {catalogue.value && <small class="meaning">{botMeans({ bot: usualBot() })}</small>}
          <Taste />
          <div class="deeds">
            <button type="button" class="go" onClick={close}>
              {t("ui-close")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

// How far the engine has come, and whether a newer build waits: told where everybody looks.
import { alone } from "../alone";
import { t } from "../words";
import { broken, missing, progress } from "./engine";
import { newer } from "./kept";

function again(): void {
  void import("./here").then((here) => here.again(), () => location.reload());
}

export function Engine() {
  const done = progress.value;
  if (broken.value) {
    return (
      <div class="engine" role="alert">
        <span>{t("ui-engine-broken")}</span>
        <button type="button" onClick={again}>
          {t("ui-engine-again")}
        </button>
      </div>
    );
  }
  if (done !== null && done < 1) {
    return (
      <div class="engine" role="status" data-engine>
        <label>
          {t("ui-engine")} <progress max={1} value={done} />
        </label>
      </div>
    );
  }
  if (missing.value) {
    return (
      <div class="engine" role="status" data-missing>
        <span>{t("ui-engine-missing")}</span>
      </div>
    );
  }
  const take = newer.value;
  if (!take || !alone) return null; // a server has sent its newest page anyhow
  return (
    <div class="engine" role="status">
      <span>{t("ui-newer")}</span>
      <button type="button" data-newer onClick={take}>
        {t("ui-newer-take")}
      </button>
    </div>
  );
}

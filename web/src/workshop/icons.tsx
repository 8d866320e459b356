// A sign for something home-made, from those that we have.
import { signal } from "@preact/signals";
import { Dialog } from "../pages/parts";
import { t } from "../words";
import { vocabulary } from "./bench";
import { withField, type Values } from "./vocabulary";

const open = signal(false);

/** The sign with this name, as the sprite calls it. */
function Sign({ name }: { name: string }) {
  return (
    <svg class="icon" viewBox="0 0 100 100" aria-hidden="true">
      <use href={`#icon-${vocabulary.value?.icons[name] ?? ""}`} width="100" height="100" />
    </svg>
  );
}

export function IconWish({ form, change }: { form: Values; change: (form: Values) => void }) {
  const chosen = typeof form["icon"] === "string" ? form["icon"] : "";
  const take = (name: string) => {
    open.value = false;
    change(withField(form, "icon", name || undefined));
  };
  return (
    <div class="field" data-field="icon">
      <div class="labelled">
        <span>{t("shop-field-icon")}</span>
        <button type="button" data-icon={chosen} onClick={() => (open.value = true)}>
          {chosen ? <Sign name={chosen} /> : t("shop-no-icon")}
          <span class="unseen">{t("shop-choose-icon")}</span>
        </button>
      </div>
      {open.value && (
        <Dialog label={t("shop-choose-icon")} class="shop-icons" close={() => (open.value = false)}>
          <h2>{t("shop-choose-icon")}</h2>
          <ul>
            <li>
              <button type="button" aria-pressed={!chosen} onClick={() => take("")}>
                {t("shop-no-icon")}
              </button>
            </li>
            {Object.keys(vocabulary.value?.icons ?? {}).map((name) => (
              <li key={name}>
                <button type="button" aria-pressed={chosen === name} aria-label={name.replaceAll("-", " ")} lang="en" title={name.replaceAll("-", " ")} data-take-icon={name} onClick={() => take(name)}>
                  <Sign name={name} />
                </button>
              </li>
            ))}
          </ul>
          <div class="deeds">
            <button type="button" onClick={() => (open.value = false)}>
              {t("ui-close")}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

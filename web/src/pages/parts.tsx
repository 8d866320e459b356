// Small things that several pages show.
import { Icon } from "../icons";
import { change, LANGUAGES, settings } from "../settings";
import { t } from "../words";

const OWN_NAMES: Record<string, string> = { en: "English", ru: "Русский", cs: "Čeština" };

export function Languages() {
  return (
    <div class="languages" role="radiogroup" aria-label={t("ui-language")}>
      {LANGUAGES.map((language) => (
        <button
          type="button"
          key={language}
          role="radio"
          aria-checked={settings.value.language === language}
          lang={language}
          title={OWN_NAMES[language]}
          data-language={language}
          onClick={() => change({ language })}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

export function Home() {
  return (
    <a class="home" href="#" aria-label={t("ui-home")} title={t("ui-home")}>
      <Icon kind="ui" name="home" />
    </a>
  );
}

export function Segmented<T extends string | number>(props: {
  label: string;
  values: readonly T[];
  value: T;
  say: (value: T) => string;
  set: (value: T) => void;
}) {
  return (
    <fieldset class="segmented">
      <legend>{props.label}</legend>
      <div>
        {props.values.map((value) => (
          <label key={value} class={value === props.value ? "on" : ""}>
            <input type="radio" checked={value === props.value} onChange={() => props.set(value)} />
            {props.say(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

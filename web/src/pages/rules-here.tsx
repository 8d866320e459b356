// The rules of a table, as far as they are not the usual ones; each leads to its card.
import type { Lobby } from "../protocol";
import { unusual } from "../rules-here";
import { anyName, said, t } from "../words";

export function RulesHere({ lobby }: { lobby: Lobby }) {
  const options = unusual(lobby);
  return (
    <section class="rules-here">
      <h2>{t("ui-rules-here")}</h2>
      <p>
        {anyName(lobby.preset, "preset")}
        {!options.length && ` · ${t("ui-rules-usual")}`}
      </p>
      {options.length > 0 && (
        <ul>
          {options.map(([option, value]) => (
            <li key={option}>
              <button type="button" class="quiet" data-rule={`option:${option}`} data-option={option}>
                <span>{t(`option-${option}`)}</span> <b>{said(`option-${option}-${value}`) ?? anyName(value, "value")}</b>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

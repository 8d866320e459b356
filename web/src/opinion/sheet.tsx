// A hint: the plan in words, and its reasons in coins.
import { Dialog } from "../pages/parts";
import { store } from "../table";
import { anyName, figure, nameOf, t } from "../words";
import { advice, showOnMap, type Option } from "./hint";
import { placesOf, planWords, unsure } from "./plan";
import "./opinion.css";

/** What this turn brings, item by item. */
function Now({ option }: { option: Option }) {
  const sum = option.now.reduce((all, { coins }) => all + coins, 0);
  return (
    <ul>
      <li class="sums">
        <span>{t("hint-now", { coins: figure(sum, { signed: true }) })}</span>
        <small>
          {option.now.map(({ race, for: what, coins }) => `${race ? `${nameOf("race", race)}: ` : ""}${t("hint-item", { what: anyName(what, "for"), coins: figure(coins) })}`).join("; ")}
        </small>
      </li>
      <li>{t("hint-more", { coins: figure(option.more, { signed: true }) })}</li>
    </ul>
  );
}

const OTHERS = 2;

export function HintSheet() {
  const [best, ...others] = advice.value ?? [];
  if (!best) return null;
  const lobby = store.lobby.value;
  const close = () => (advice.value = null);
  return (
    <Dialog label={t("hint-title")} class="hint" close={close}>
      <h2>{t("hint-title")}</h2>
      <p class="plan-words" data-hint>
        {t("hint-plan", { plan: planWords(best.steps, lobby) })}
      </p>
      <Now option={best} />
      <div class="others">
        {others.length === 0 && <p>{t("hint-only")}</p>}
        {others.slice(0, OTHERS).map((option, place) => (
          <p key={place}>{t(option.behind.counts ? "hint-next" : "hint-near", { plan: planWords(option.steps, lobby), coins: unsure(option.behind) })}</p>
        ))}
      </div>
      <div class="deeds">
        {placesOf(best.steps).size > 0 && (
          <button type="button" data-hint-show onClick={() => showOnMap(best.steps)}>
            {t("hint-show")}
          </button>
        )}
        <button type="button" class="go" onClick={close}>
          {t("ui-close")}
        </button>
      </div>
    </Dialog>
  );
}

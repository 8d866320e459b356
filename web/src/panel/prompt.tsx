// What is wanted of whom, in a few words, and where in the turn that is.
import { computed } from "@preact/signals";
import { opens } from "../cards/open";
import { takes } from "../choose";
import { Icon } from "../icons";
import type { Action } from "../protocol";
import { left } from "../redeploy";
import { seatName } from "../seats";
import { aim, asksToGiveUp, draft, marked, mine, spared, store, stoodIn } from "../table";
import { nameOf, said, t } from "../words";
import { About, hasAbout } from "./about";

/** Something can be conquered, for sure or with the die: it is not yet time to stop. */
export const canConquer = computed(() => mine.value?.actions.some((action) => takes(action, spared.value)) ?? false);

/** A region can be pressed for something that leads on. */
function leadsOn(action: Action): boolean {
  return action.region !== undefined && action.do !== "abandon" && (action.price === undefined || takes(action, spared.value));
}

function prompt(): string {
  const view = store.view.value;
  const choices = mine.value;
  if (!view) return "";
  if (store.lobby.value?.phase === "frozen") return t("error-frozen");
  if (view.over) return t("ui-over");
  if (!choices) {
    const own = view.decider !== null && store.held.value.includes(view.decider) && !stoodIn.value.includes(view.decider);
    const chair = store.lobby.value?.seats[view.decider ?? -1];
    const thinks = chair?.here !== false || chair.stand_in;
    return own ? t("ui-busy") : t(thinks ? "ui-waiting" : "ui-turn-of", { player: seatName(store.lobby.value, view.decider) });
  }
  const ask = view.ask;
  if (asksToGiveUp.value && ask) return `${t("ask-give_up", { number: ask.number })} (${marked.value.size}/${ask.number})`;
  if (choices.deploy && !aim.value) {
    const rest = left(choices.deploy, draft.value);
    if (choices.deploy.piece !== null) {
      return t("ui-ask-deploy-piece", { number: rest, total: choices.deploy.number, piece: nameOf("piece", choices.deploy.piece) });
    }
    const key = view.step === "retreat" ? "ui-ask-retreat" : "ui-ask-redeploy";
    return t(key, { number: rest, race: nameOf("race", choices.deploy.race) });
  }
  if (aim.value) {
    const key = aim.value.from === null ? "ui-aim" : "ui-aim-second";
    return t(key, { use: nameOf("use", aim.value.what) });
  }
  const nothing = !choices.actions.some(leadsOn);
  const done = nothing ? said(`ui-prompt-${view.step}-done`) : undefined;
  return done ?? said(`ui-prompt-${view.step}`) ?? said(`step-${view.step}`) ?? t("ui-your-turn");
}

/** A die that was rolled before a conquest lies on the table until it is used. */
function Roll() {
  const face = store.view.value?.turn.roll ?? null;
  if (face === null) return null;
  return (
    <span class="rolled" title={t("ui-die", { face })}>
      <Icon kind="ui" name={`die-${face}`} label={t("ui-die", { face })} />
    </span>
  );
}

// The four parts of a turn, and the steps of the protocol that belong to each.
const PARTS: Record<string, readonly string[]> = {
  ready: ["start", "declare", "pick", "begin", "muster"],
  conquer: ["conquer", "recruit"],
  redeploy: ["redeploy", "place"],
  coins: ["score", "close"],
};

function Steps() {
  const view = store.view.value;
  if (!view || view.over) return null;
  return (
    <ol class="turn-steps" aria-label={t("ui-steps")}>
      {Object.entries(PARTS).map(([part, steps]) => {
        const now = steps.includes(view.step);
        return (
          <li key={part} class={now ? "now" : ""} aria-current={now ? "step" : undefined}>
            <span {...opens("step", now ? view.step : (steps[0] ?? ""))}>{t(`ui-part-${part}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** What the number in the sentence is of, where there is one. */
function ofWhat(): string {
  if (aim.value || !mine.value) return "";
  return asksToGiveUp.value ? "giving" : mine.value.deploy ? "placing" : "";
}

export function Prompt() {
  const counted = ofWhat();
  return (
    <div class="phase">
      <p class="prompt" role="status">
        <Roll /> {counted ? <span {...opens("why", counted)}>{prompt()}</span> : prompt()}
      </p>
      {hasAbout() ? <About /> : <Steps />}
    </div>
  );
}

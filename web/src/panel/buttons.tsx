// What can be done without pointing at the map. Green is the sensible next step, and never two things at once.
import type { ComponentChildren } from "preact";
import { moreToTake, offers, plainActions, type Offer } from "../choose";
import { tells } from "../cards/open";
import { Icon } from "../icons";
import type { Action } from "../protocol";
import { begun, complete, gather, guard, left, message, same } from "../redeploy";
import { act, actOrAsk, aim, asksToGiveUp, choose, confirmGiveUp, deploying, draft, marked, mine, perTable, picked, pressable, store, undo, warning } from "../table";
import { settings } from "../settings";
import { nameOf, said, t } from "../words";
import { naming } from "./asking";
import { inHand } from "./hand";
import { labelOf } from "./preview";
import { canConquer } from "./prompt";

const told = perTable<ReadonlySet<string>>(new Set()); // special actions that were told about

export function Key({ children }: { children: ComponentChildren }) {
  return <kbd aria-hidden="true">{children}</kbd>;
}

/** While tokens are placed its room is kept, so that nothing beside it slides away under the hand. */
export function Undo() {
  if (!mine.value?.can_undo) return deploying.value ? <span class="square" /> : null;
  return (
    <button type="button" class="square" data-undo aria-label={t("ui-undo")} title={`${t("ui-undo")} (U)`} onClick={() => void undo()}>
      <Icon kind="ui" name="undo" />
    </button>
  );
}

/** A special action that needs nothing more is done at once, but told about before the first time. */
function useOrTell(action: Action): void {
  const what = action.what ?? "";
  if (told.value.has(what) || !settings.value.warnings || !said(`use-${what}-text`)) void act(action);
  else {
    told.value = new Set([...told.value, what]);
    warning.value = { kind: "use", deed: action };
  }
}

function OfferButton({ offer }: { offer: Offer }) {
  const [first] = offer.actions;
  const regional = offer.actions.some((action) => action.region !== undefined);
  const personal = offer.actions.some((action) => action.player !== undefined);
  const on = aim.value?.what === offer.what;
  return (
    <button
      type="button"
      class={`use ${on ? "on" : ""}`}
      data-use={offer.what}
      title={said(`use-${offer.what}-text`) ?? ""}
      aria-pressed={regional ? on : undefined}
      onClick={() => {
        if (regional) {
          aim.value = on ? null : { what: offer.what, from: null };
          picked.value = null;
        } else if (personal) naming.value = offer;
        else if (first) useOrTell(first);
      }}
    >
      {nameOf("use", offer.what)}
    </button>
  );
}

/** What is easily forgotten before the end: tokens that could still conquer, pieces that could still be laid. */
function forgotten(): "tokens" | "pieces" | null {
  if (inHand() > 0 && moreToTake(pressable.value)) return "tokens";
  const deploy = deploying.value;
  if (!deploy || deploy.piece === null) return null;
  return left(deploy, guard(deploy, draft.value)) < left(deploy, draft.value) ? "pieces" : null;
}

/** A decline cannot be taken back, so it is always asked about. */
function finish(action: Action): void {
  if (action.do === "decline") warning.value = { kind: "decline", deed: action };
  else actOrAsk(action, action.do === "end" ? forgotten() : null);
}

/** To stop is sensible when nothing is left to conquer or to place, and nothing is pointed at. */
function timeToStop(): boolean {
  return !canConquer.value && !deploying.value && !aim.value && picked.value === null && !asksToGiveUp.value;
}

const LEADS_ON = new Set(["expand", "muster"]);

function PlainButton({ action, short }: { action: Action; short: boolean }) {
  const step = store.view.value?.step ?? "";
  const end = action.do === "end";
  const label = end ? ((short ? undefined : said(`ui-end-${step}`)) ?? t("ui-end")) : labelOf(action);
  const firstOfKind = plainActions(mine.value).find((other) => LEADS_ON.has(other.do)) === action;
  // To march with no token is not the sensible next step: that may be to decline, which is for the player to say.
  const go = end ? timeToStop() : firstOfKind && picked.value === null && action.hand !== 0;
  return (
    <button type="button" class={go ? "go" : ""} data-do={action.do} onClick={() => finish(action)}>
      {label} {end && <Key>E</Key>}
      {action.hand !== undefined && <small class="with" {...tells("why", "march")}>{t("ui-tokens", { tokens: action.hand })}</small>}
    </button>
  );
}

/** Everything is taken up again. */
export function Gather() {
  const deploy = deploying.value;
  if (!deploy) return null;
  return (
    <button
      type="button"
      data-gather
      title={t("ui-gather-tip")}
      disabled={!begun(deploy, draft.value)}
      onClick={() => (draft.value = gather(deploy))}
    >
      <span aria-hidden="true">⤒</span> <span class="word">{t("ui-gather")}</span>
    </button>
  );
}

/** All tokens go where they guard best; of pieces those that are left. */
export function Guard() {
  const deploy = deploying.value;
  if (!deploy) return null;
  const what = deploy.piece === null ? "tokens" : "pieces";
  const planned = guard(deploy, deploy.piece === null ? gather(deploy) : draft.value);
  return (
    <button type="button" data-guard title={t(`ui-guard-${what}-tip`)} disabled={same(deploy, planned, draft.value)} onClick={() => (draft.value = planned)}>
      {t(`ui-guard-${what}`)}
    </button>
  );
}

/** Done, or why not yet. */
export function Placed() {
  const deploy = deploying.value;
  if (!deploy || !(deploy.what === null || deploy.all || begun(deploy, draft.value))) return null;
  const rest = left(deploy, draft.value);
  const ready = complete(deploy, draft.value);
  return (
    <button type="button" class={rest === 0 ? "go" : ""} data-do="redeploy" disabled={!ready} onClick={() => actOrAsk(message(deploy, draft.value), forgotten())} {...tells("why", "placing")}>
      {/* as wide either way: what stands beside it must not slide away under the hand */}
      <span class="either">
        <span class={ready ? "" : "gone"}>
          {t("ui-confirm-deploy")} <Key>E</Key>
        </span>
        <span class={ready ? "gone" : ""}>{t("ui-place-more", { number: Math.max(1, rest) })}</span>
      </span>
    </button>
  );
}

/** Buttons that need nothing more, and nothing of which is placed yet that would be lost by them. */
export function plain(): Action[] {
  const choices = mine.value;
  if (!choices) return [];
  const placed = choices.deploy && begun(choices.deploy, draft.value);
  return plainActions(choices).filter((action) => !(placed && action.do === "end"));
}

/** Everything but taking back, placing and stopping. */
export function Offers() {
  const choices = mine.value;
  if (!choices) return null;
  const second = aim.value?.from ?? null;
  const without = choices.actions.find((action) => action.what === aim.value?.what && action.region === second && action.to === undefined);
  return (
    <>
      {asksToGiveUp.value && (
        <button type="button" class="go" data-do="give_up" disabled={marked.value.size !== asksToGiveUp.value.number} onClick={confirmGiveUp}>
          {t("ui-do-give_up")}
        </button>
      )}
      {offers(choices).map((offer) => (
        <OfferButton key={offer.what} offer={offer} />
      ))}
      {aim.value && (
        <button type="button" onClick={() => (aim.value = null)}>
          {t("ui-cancel")}
        </button>
      )}
      {aim.value && without && second !== null && (
        <button type="button" class="go" onClick={() => choose(without)}>
          {labelOf(without)}
        </button>
      )}
    </>
  );
}

/** Decline, march on, stop: in the order the server tells them, but what leads on comes last. */
export function Plain({ short = false }: { short?: boolean }) {
  const order = (action: Action) => (LEADS_ON.has(action.do) ? 1 : action.do === "end" ? 2 : 0);
  const actions = plain().sort((a, b) => order(a) - order(b));
  return (
    <>
      {actions.map((action) => (
        <PlainButton key={`${action.do}-${action.race ?? ""}`} action={action} short={short} />
      ))}
    </>
  );
}

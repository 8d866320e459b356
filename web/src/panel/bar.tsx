// The player's own place: tribe and tokens in hand, what is to be done, and the buttons for it.
import { offers, plainActions, type Offer } from "../choose";
import { Icon } from "../icons";
import type { Action, Tribe } from "../protocol";
import { begun, complete, gather, left, message, spread } from "../redeploy";
import { seatName } from "../seats";
import { act, aim, asksToGiveUp, choose, confirmGiveUp, deploying, draft, marked, mine, perDecision, picked, pressable, store, stoodIn, takeBack, undo, warning } from "../table";
import { Dialog } from "../pages/parts";
import { BackToResult } from "../pages/result";
import { Watching } from "../pages/watching";
import { nameOf, powerOf, said, t, textOf } from "../words";
import { combosHidden } from "./combos";
import { labelOf } from "./preview";
import { Brings, Score } from "./score";
import { Stepper } from "./stepper";

const naming = perDecision<Offer | null>(null); // an offer that waits for a player to be named

function TribeCard({ tribe, seat, active }: { tribe: Tribe; seat: number; active: boolean }) {
  const text = [tribe.power && textOf("power", tribe.power), textOf("race", tribe.race)].filter(Boolean).join("\n\n");
  const deploy = mine.value?.deploy;
  const hand = deploy && deploy.piece === null && deploy.race === tribe.race ? left(deploy, draft.value) : tribe.hand;
  return (
    <div class={`tribe seat-${seat} ${active ? "active" : "declined"}`} title={text}>
      <span class="tile-big">
        <Icon kind="race" name={tribe.race} />
        {(active || hand > 0) && (
          <b class="in-hand" title={t("ui-in-hand", { tokens: hand })}>
            {hand}
          </b>
        )}
      </span>
      <span class="names">
        {tribe.power && <span>{powerOf(tribe.power, tribe.race)}</span>}
        <b>{nameOf("race", tribe.race)}</b>
        <small>
          {active ? t("ui-in-hand", { tokens: hand }) : t("ui-in-decline")}
          {tribe.set_aside > 0 && ` · ${t("ui-set-aside", { tokens: tribe.set_aside })}`}
        </small>
      </span>
    </div>
  );
}

function Tribes() {
  const own = store.own.value;
  if (!own) return <div class="tribes-own" />;
  return (
    <div class="tribes-own">
      {own.active && <TribeCard tribe={own.active} seat={own.seat} active />}
      {own.declined.map((tribe) => (
        <TribeCard key={tribe.race} tribe={tribe} seat={own.seat} active={false} />
      ))}
    </div>
  );
}

/** One line that says what is wanted. */
function prompt(): string {
  const view = store.view.value;
  const choices = mine.value;
  if (!view) return "";
  if (store.lobby.value?.phase === "frozen") return t("error-frozen");
  if (view.over) return t("ui-over");
  if (!choices) {
    const own = view.decider !== null && store.held.value.includes(view.decider) && !stoodIn.value.includes(view.decider);
    return own ? t("ui-busy") : t("ui-waiting", { player: seatName(store.lobby.value, view.decider) });
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
  const nothing = !choices.actions.some((action) => action.region !== undefined && action.do !== "abandon");
  const done = nothing ? said(`ui-prompt-${view.step}-done`) : undefined;
  return done ?? said(`ui-prompt-${view.step}`) ?? said(`step-${view.step}`) ?? t("ui-your-turn");
}

/** What the pieces do that are to be placed. */
function about(): string {
  const piece = deploying.value?.piece;
  return piece ? textOf("piece", piece) : "";
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
        else if (first) void act(first);
      }}
    >
      {nameOf("use", offer.what)}
    </button>
  );
}

function inHand(): number {
  return store.own.value?.active?.hand ?? 0;
}

/** Stopping is asked about once when there is still something to conquer with. */
function finish(action: Action): void {
  const more = [...pressable.value.values()].some((target) => target.mark === "certain" || target.mark === "die");
  if (action.do === "end" && inHand() > 0 && more && warning.value === null) warning.value = action;
  else void act(action);
}

function PlainButton({ action }: { action: Action }) {
  const step = store.view.value?.step ?? "";
  const label = action.do === "end" ? (said(`ui-end-${step}`) ?? t("ui-end")) : labelOf(action);
  const icon = { end: "end", decline: "decline", expand: "attack", roll: "die" }[action.do];
  return (
    <button
      type="button"
      class={action.do === "end" || action.do === "expand" ? "go" : action.do === "decline" ? "grave" : ""}
      data-do={action.do}
      onClick={() => (action.do === "decline" ? (warning.value = action) : finish(action))}
    >
      {icon && <Icon kind="ui" name={icon} />} {label}
    </button>
  );
}

function DeployButtons() {
  const deploy = deploying.value;
  if (!deploy) return null;
  const rest = left(deploy, draft.value);
  const movable = begun(deploy, draft.value);
  return (
    <>
      <Stepper />
      <button type="button" class="quiet" data-gather disabled={!movable} onClick={() => (draft.value = gather(deploy))}>
        {t("ui-gather")}
      </button>
      <button type="button" data-spread disabled={rest === 0} onClick={() => (draft.value = spread(deploy, draft.value))}>
        {t("ui-spread")}
      </button>
      {(deploy.what === null || deploy.all || movable) && (
        <button
          type="button"
          class="go"
          data-do="redeploy"
          disabled={!complete(deploy, draft.value)}
          onClick={() => void act(message(deploy, draft.value))}
        >
          <Icon kind="ui" name="end" /> {t("ui-confirm-deploy")}
        </button>
      )}
    </>
  );
}

function Buttons() {
  const choices = mine.value;
  if (!choices) return null;
  const placed = choices.deploy && begun(choices.deploy, draft.value); // pieces that would be lost by stopping
  const plain = plainActions(choices).filter((action) => !(placed && action.do === "end"));
  const picks = choices.actions.some((action) => action.do === "pick");
  const second = aim.value?.from ?? null;
  const without = choices.actions.find((action) => action.what === aim.value?.what && action.region === second && action.to === undefined);
  return (
    <>
      {choices.can_undo && (
        <button type="button" class="quiet" data-undo onClick={() => void undo()} title="U">
          <Icon kind="ui" name="undo" /> {t("ui-undo")}
        </button>
      )}
      {picks && combosHidden.value && (
        <button type="button" class="go" onClick={() => (combosHidden.value = false)}>
          {t("ui-pick-one")}
        </button>
      )}
      {asksToGiveUp.value && (
        <button type="button" class="go" data-do="give_up" disabled={marked.value.size !== asksToGiveUp.value.number} onClick={confirmGiveUp}>
          {t("ui-do-give_up")}
        </button>
      )}
      {aim.value && (
        <button type="button" class="quiet" onClick={() => (aim.value = null)}>
          {t("ui-cancel")}
        </button>
      )}
      {aim.value && without && second !== null && (
        <button type="button" class="go" onClick={() => choose(without)}>
          {labelOf(without)}
        </button>
      )}
      {offers(choices).map((offer) => (
        <OfferButton key={offer.what} offer={offer} />
      ))}
      <DeployButtons />
      {plain.map((action) => (
        <PlainButton key={`${action.do}-${action.race ?? ""}`} action={action} />
      ))}
    </>
  );
}

/** Who is meant by an offer that names a player. */
function Naming() {
  const offer = naming.value;
  if (!offer) return null;
  return (
    <Dialog label={nameOf("use", offer.what)} close={() => (naming.value = null)}>
      <h2>{nameOf("use", offer.what)}</h2>
      <p>{said(`use-${offer.what}-text`) ?? t("ui-name-player")}</p>
      <div class="deeds">
        {offer.actions.map((action) => (
          <button
            type="button"
            key={action.player}
            class={`seat-${action.player}`}
            data-player={action.player}
            onClick={() => {
              naming.value = null;
              void act(action);
            }}
          >
            {seatName(store.lobby.value, action.player)}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

/** Are you sure? Only for what is easily done by mistake. */
function Warning() {
  const action = warning.value;
  if (!action) return null;
  const declined = action.do === "decline" ? mine.value?.if_declined : null;
  const question = action.do === "decline" ? t("ui-sure-decline") : t("ui-sure-end", { tokens: inHand() });
  const close = () => (warning.value = null);
  return (
    <Dialog label={question} role="alertdialog" close={close}>
      <h2>{question}</h2>
      <p>{action.do === "decline" ? t("ui-sure-decline-text") : t("ui-sure-end-text")}</p>
      {declined && <Brings label={t("ui-if-decline")} items={declined} />}
      <div class="deeds">
        <button type="button" onClick={close}>
          {t("ui-back")}
        </button>
        <button
          type="button"
          class="go"
          data-sure
          onClick={() => {
            close();
            void act(action);
          }}
        >
          {labelOf(action)}
        </button>
      </div>
    </Dialog>
  );
}

/** A bot plays for somebody at this device: say so as long as it does, and give the seat back at one press. */
function StoodIn() {
  const alone = store.held.value.length === 1;
  return (
    <>
      {stoodIn.value.map((seat) => (
        <div key={seat} class="stood-in" role="status">
          <span>
            <span aria-hidden="true">⚙</span> {alone ? t("ui-bot-plays-for-me") : t("ui-bot-plays-for", { player: seatName(store.lobby.value, seat) })}
          </span>
          <button type="button" class="go" data-take-back={seat} onClick={() => takeBack(seat)}>
            {t("ui-take-back")}
          </button>
        </div>
      ))}
    </>
  );
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

export function Bar() {
  const choices = mine.value;
  return (
    <section class={`bar ${choices ? "asked" : ""}`} aria-label={t("ui-actions")}>
      <Tribes />
      <div class="doing">
        <StoodIn />
        <Watching />
        <p class="prompt" role="status">
          <Roll /> {prompt()} <small>{about()}</small>
        </p>
        <div class="buttons">
          <Buttons />
          <BackToResult />
        </div>
      </div>
      <Score />
      <Naming />
      <Warning />
    </section>
  );
}

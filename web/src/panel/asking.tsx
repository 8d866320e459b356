// What must be asked once more before it is done.
import { Realm } from "../board/alone";
import type { Offer } from "../choose";
import { Dialog } from "../pages/parts";
import { total } from "../coins";
import type { Action, Declining } from "../protocol";
import { left } from "../redeploy";
import { seatName } from "../seats";
import { act, draft, mine, perDecision, store, warning, type Doubt } from "../table";
import { nameOf, said, t } from "../words";
import { BothWays } from "./declining";
import { Coin } from "./emblems";
import { inHand } from "./hand";
import { labelOf } from "./preview";

/** An offer that waits for a player to be named. */
export const naming = perDecision<Offer | null>(null);

/** Who is meant by an offer that names a player. */
export function Naming() {
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

/** In the last round nobody comes after; and a decline can bring nothing at all. */
function aboutDecline(decline: Declining): [question: string, text: string] {
  const view = store.view.value;
  const sums = { declined: total(decline.now), now: total(decline.stay) };
  if (view && view.round === view.rounds) return [t("ui-sure-decline-last"), t("ui-sure-decline-last-text", sums)];
  if (sums.declined === 0 && sums.now > 0) return [t("ui-sure-decline"), t("ui-sure-decline-nothing-text")];
  return [t("ui-sure-decline"), t("ui-sure-decline-text")];
}

function about(doubt: Doubt): [question: string, text: string] {
  if (doubt.kind === "pieces") {
    const deploy = mine.value?.deploy;
    const number = deploy ? left(deploy, draft.value) : 0;
    return [t("ui-sure-pieces", { number, piece: nameOf("piece", deploy?.piece ?? "") }), t("ui-sure-pieces-text")];
  }
  if (doubt.kind === "use") {
    const what = (doubt.deed as Action).what ?? "";
    return [nameOf("use", what), said(`use-${what}-text`) ?? ""];
  }
  if (doubt.kind === "tokens") return [t("ui-sure-end", { tokens: inHand() }), t("ui-sure-end-text")];
  return mine.value?.decline ? aboutDecline(mine.value.decline) : [t("ui-sure-decline"), t("ui-sure-decline-text")];
}

const MANY = 3; // tokens, for example

/** A region before and after: of the tokens one stays, on its back, and goes on earning. */
function Fall() {
  const tribe = store.own.value?.active;
  const seat = store.own.value?.seat ?? 0;
  if (!tribe) return null;
  return (
    <div class="fall" aria-hidden="true">
      <Realm seat={seat} active race={tribe.race} count={MANY} label="" />
      <span>→</span>
      <Realm seat={seat} active={false} race={tribe.race} count={1} label="" />
      <Coin>+1</Coin>
    </div>
  );
}

/** Are you sure? Only for what is easily done by mistake. */
export function Warning() {
  const doubt = warning.value;
  if (!doubt) return null;
  const { deed, kind } = doubt;
  const decline = kind === "decline" ? mine.value?.decline : null;
  const [question, text] = about(doubt);
  const close = () => (warning.value = null);
  return (
    <Dialog label={question} role="alertdialog" class={decline ? "weighing" : ""} close={close}>
      <h2>{question}</h2>
      <p>{text}</p>
      {decline && <Fall />}
      {decline && <BothWays decline={decline} />}
      <div class="deeds">
        <button type="button" onClick={close}>
          {t("ui-back")}
        </button>
        <button
          type="button"
          class={decline ? "grave" : ""}
          data-sure
          onClick={() => {
            close();
            void act(deed);
          }}
        >
          {kind === "pieces" ? t("ui-end") : labelOf(deed as Action)}
        </button>
      </div>
    </Dialog>
  );
}

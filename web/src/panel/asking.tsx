// What must be asked once more before it is done.
import type { Offer } from "../choose";
import { Dialog } from "../pages/parts";
import type { Income } from "../protocol";
import { seatName } from "../seats";
import { act, mine, perDecision, store, warning } from "../table";
import { nameOf, said, t } from "../words";
import { inHand } from "./hand";
import { labelOf } from "./preview";
import { Brings, total } from "./score";

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

/** In the last round it is only worth it if it brings more at once: nobody comes after. */
function askDecline(declined: Income[] | null): [question: string, text: string] {
  const view = store.view.value;
  if (!view || !declined || view.viewer === null || view.round < view.rounds) return [t("ui-sure-decline"), t("ui-sure-decline-text")];
  return [t("ui-sure-decline-last"), t("ui-sure-decline-last-text", { declined: total(declined), now: total(store.income(view.viewer)) })];
}

/** Are you sure? Only for what is easily done by mistake. */
export function Warning() {
  const action = warning.value;
  if (!action) return null;
  const declined = action.do === "decline" ? mine.value?.if_declined : null;
  const [question, text] = action.do === "decline" ? askDecline(declined ?? null) : [t("ui-sure-end", { tokens: inHand() }), t("ui-sure-end-text")];
  const close = () => (warning.value = null);
  return (
    <Dialog label={question} role="alertdialog" close={close}>
      <h2>{question}</h2>
      <p>{text}</p>
      {declined && <Brings label={t("ui-if-decline")} items={declined} />}
      <div class="deeds">
        <button type="button" onClick={close}>
          {t("ui-back")}
        </button>
        <button
          type="button"
          class={action.do === "decline" ? "grave" : ""}
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

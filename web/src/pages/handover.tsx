// Several people, one device: nothing is to be seen until the right one says so.
import { SHAPES, seatName } from "../seats";
import { handOver, passedTo, store } from "../table";
import { t } from "../words";
import { Modal } from "./parts";

export function HandOver() {
  const seat = handOver.value;
  if (seat === null) return null;
  const name = seatName(store.lobby.value, seat);
  return (
    <Modal class={`hand-over seat-${seat}`} label={t("ui-hand-over", { player: name })} key={seat}>
      <svg viewBox="-14 -14 28 28" aria-hidden="true">
        <path d={SHAPES[seat % SHAPES.length]} />
      </svg>
      <p>{t("ui-hand-over-to")}</p>
      <h1>{name}</h1>
      <button type="button" class="go" data-ready onClick={() => (passedTo.value = seat)}>
        {t("ui-i-am", { player: name })}
      </button>
    </Modal>
  );
}

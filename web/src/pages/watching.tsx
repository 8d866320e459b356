// Spectators, and what they can do.
import { known } from "../games";
import { seatName } from "../seats";
import { freeSeats, join, perTable, store } from "../table";
import { t } from "../words";
import { Dialog, sitDown, YourName } from "./parts";

const choosing = perTable(false);

export function Watching() {
  const lobby = store.lobby.value;
  if (store.held.value.length || lobby?.phase !== "playing") return null;
  const invited = !store.host.value && !!known(store.table.value)?.invite;
  const free = freeSeats.value.length > 0;
  return (
    <>
      <div class="stood-in" role="status">
        <span>{invited && !free ? t("ui-watching-full") : t("ui-watching")}</span>
        {free && (
          <button type="button" class="go" data-join-late onClick={() => (choosing.value = true)}>
            {t("ui-join-late")}
          </button>
        )}
      </div>
      {free && choosing.value && <ChooseSeat />}
    </>
  );
}

/** Whose seat it shall be. */
function ChooseSeat() {
  const close = () => (choosing.value = false);
  const take = (seat: number, name: string) => {
    close();
    void join(seat, name);
  };
  return (
    <Dialog label={t("ui-join-late")} close={close}>
      <h2>{t("ui-join-late")}</h2>
      <p>{t("ui-join-late-text")}</p>
      <YourName sit={take} />
      <div class="deeds">
        <button type="button" onClick={close}>
          {t("ui-back")}
        </button>
        {freeSeats.value.map(({ seat }) => (
          <button
            type="button"
            key={seat}
            class={`seat-${seat}`}
            data-join={seat}
            onClick={() => sitDown(seat, take)}
          >
            {seatName(store.lobby.value, seat)}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

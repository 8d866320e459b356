// What lasts for a while and must be known meanwhile: a bot plays for somebody, or one only watches.
import { seatName } from "../seats";
import { store, stoodIn, takeBack } from "../table";
import { t } from "../words";

/** The bot ends the turn for which somebody had no time left; then the seat is theirs again by itself. */
function Late({ seat, alone }: { seat: number; alone: boolean }) {
  return (
    <div class="stood-in" role="status" data-late={seat}>
      <span>
        <span aria-hidden="true">⚙</span> {alone ? t("ui-late-me") : t("ui-late-of", { player: seatName(store.lobby.value, seat) })}
      </span>
    </div>
  );
}

/** A bot plays for somebody at this device: say so as long as it does, and give the seat back at one press. */
export function StoodIn() {
  const alone = store.held.value.length === 1;
  return (
    <>
      {stoodIn.value.map((seat) => {
        const late = store.lobby.value?.seats[seat]?.late && (store.view.value?.decider === seat || store.view.value?.turn_of === seat);
        if (late) return <Late key={seat} seat={seat} alone={alone} />;
        return (
        <div key={seat} class="stood-in" role="status">
          <span>
            <span aria-hidden="true">⚙</span> {alone ? t("ui-bot-plays-for-me") : t("ui-bot-plays-for", { player: seatName(store.lobby.value, seat) })}
          </span>
          <button type="button" class="go" data-take-back={seat} onClick={() => takeBack(seat)}>
            {t("ui-take-back")}
          </button>
        </div>
        );
      })}
    </>
  );
}

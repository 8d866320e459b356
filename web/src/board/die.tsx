// The die, while it rolls.
import { die, pace } from "../animate";
import { Icon } from "../icons";
import { t } from "../words";

const TUMBLING = [2, 0, 1, 3, 0, 2, 1]; // faces that pass before the one that was rolled

export function Die() {
  const shown = die.value;
  return (
    <>
      <p class="unseen" aria-live="assertive">
        {shown && t("ui-die", { face: shown.face })}
      </p>
      {shown && (
        <div class="cube-table" key={shown.roll} style={`--pace: ${pace(1)}`}>
          <div class="cube">
            {[...TUMBLING, shown.face].map((face, place) => (
              <Icon key={place} kind="ui" name={`die-${face}`} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

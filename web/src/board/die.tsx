// The die: it tumbles on the region it is rolled for, and then says what was needed and what it brought.
import { die, pace, type Roll } from "../animate";
import { Icon } from "../icons";
import { middle, onScreen } from "../moving";
import { t } from "../words";

const TUMBLING = [2, 0, 1, 3, 0, 2, 1]; // faces that pass before the one that was rolled

function words(rolled: Roll): string {
  const { face, needed } = rolled;
  if (needed === null || rolled.won === null) return t("ui-die", { face });
  return t(rolled.won ? "ui-die-won" : "ui-die-lost", { face, needed });
}

/** Beside the counters of its region; in the middle of the map where no region is settled. */
function place(rolled: Roll): string {
  const at = rolled.region === null ? null : middle(rolled.region);
  const seen = at && onScreen(at);
  return seen ? `left: ${seen[0]}px; top: ${seen[1]}px` : "";
}

export function Die() {
  const rolled = die.value;
  return (
    <>
      <p class="unseen" aria-live="assertive">
        {rolled?.lies && words(rolled)}
      </p>
      {rolled && (
        <div class={`die-table ${rolled.region === null ? "" : "on-map"}`} key={rolled.roll} style={`--pace: ${pace(1)}; ${place(rolled)}`}>
          <div class="cube">
            {[...TUMBLING, rolled.face].map((face, nth) => (
              <Icon key={nth} kind="ui" name={`die-${face}`} />
            ))}
          </div>
          {rolled.lies && <b class={rolled.won === false ? "lost" : ""}>{words(rolled)}</b>}
        </div>
      )}
    </>
  );
}

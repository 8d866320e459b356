// Whoever reads about a game that is over may go on with the others.
import { known } from "../games";
import { followRematch } from "../table";
import { t } from "../words";

/** The others have begun a rematch, where this browser has not been yet. */
export function RematchNews({ table, next }: { table: string; next: string | null }) {
  if (!next || !known(table) || known(next)) return null;
  return (
    <p class="news" role="status">
      {t("ui-rematch-begun")}{" "}
      <button type="button" class="go" data-to-rematch onClick={() => followRematch(table, next)}>
        {t("ui-to-rematch")}
      </button>
    </p>
  );
}

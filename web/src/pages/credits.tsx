// Who made what is seen and used here, and under which licence.
import credits from "../icons/credits.json";
import { t } from "../words";
import { Dialog } from "./parts";
import { creditsShown } from "./room";

const ICONS = "https://game-icons.net";
const LICENCE = "https://creativecommons.org/licenses/by/3.0/";

function Away({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

export function Credits() {
  const close = () => (creditsShown.value = false);
  return (
    <Dialog label={t("ui-credits")} class="credits" close={close}>
      <h2>{t("ui-credits")}</h2>
      <p>{t("ui-credits-own")}</p>
      <p>
        {t("ui-credits-icons")} <Away to={ICONS}>game-icons.net</Away>, <Away to={LICENCE}>CC BY 3.0</Away>
      </p>
      <ul>
        {credits.map(({ author, url, licence, icons }) => (
          <li key={author}>
            <b>{url ? <Away to={url}>{author}</Away> : author}</b>, {licence} <small title={icons.join(", ")}>× {icons.length}</small>
          </li>
        ))}
      </ul>
      <p>{t("ui-credits-changed")}</p>
      <p>
        {t("ui-credits-programs")} <Away to="assets/licences.txt">{t("ui-licences")}</Away>, <Away to="assets/apache-2.0.txt">Apache 2.0</Away>
      </p>
      <div class="deeds">
        <button type="button" class="go" onClick={close}>
          {t("ui-close")}
        </button>
      </div>
    </Dialog>
  );
}

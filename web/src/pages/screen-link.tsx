// The way to the big screen, from the lobby and from the menu.
import { store } from "../table";
import { t } from "../words";

/** In a window of its own: it knows nobody's hand, whoever opens it. */
export function BigScreen({ watch, invite }: { watch: string; invite: string }) {
  const address = `#screen/${[store.table.value, watch, invite].filter(Boolean).join("/")}`;
  return (
    <a class="button" href={address} target="_blank" rel="noopener" data-screen title={t("ui-screen-text")}>
      {t("ui-screen")}
    </a>
  );
}

// A sentence about what is asked for: what a piece does, what a special action does, what becomes of survivors.
import { tells } from "../cards/open";
import type { View } from "../protocol";
import { aim, deploying, store } from "../table";
import { said, t, textOf } from "../words";

/** The last turn of whoever looks on is over: nothing that they do now earns coins. */
export function playedOut({ round, rounds, viewer, turn_of, first, players }: Pick<View, "round" | "rounds" | "viewer" | "turn_of" | "first" | "players">): boolean {
  const place = (seat: number) => (seat - first + players) % players;
  return viewer !== null && round === rounds && place(viewer) < place(turn_of);
}

function sentence(): string {
  const view = store.view.value;
  if (aim.value) return said(`use-${aim.value.what}-text`) ?? "";
  const deploy = deploying.value;
  if (!deploy || !view) return "";
  if (deploy.piece) return textOf("piece", deploy.piece);
  if (view.step !== "retreat") return "";
  return t(playedOut(view) ? "ui-retreat-last" : "ui-retreat-text");
}

/** Nothing where there is nothing to say. */
export function About() {
  const text = sentence();
  const piece = aim.value ? null : deploying.value?.piece;
  if (!text) return null;
  return (
    <p class="about" title={text} {...(piece ? tells("piece", piece) : {})}>
      {text}
    </p>
  );
}

export function hasAbout(): boolean {
  return sentence() !== "";
}

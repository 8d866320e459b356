// A colour and a shape for each seat, told apart (Okabe and Ito's colours) also by colour-blind players.
import type { Lobby, LobbySeat } from "./protocol";
import { anyName, said, t } from "./words";

export const SHAPES = [
  "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9z", // disc
  "M-8-8H8V8H-8z", // square
  "M0-10L10 8H-10z", // triangle
  "M0-11L10 0L0 11L-10 0z", // diamond
  "M-3.5-10H3.5V-3.5H10V3.5H3.5V10H-3.5V3.5H-10V-3.5H-3.5z", // cross
];

/** Bots have a name for each seat, short enough for any plate; which kind they are is told elsewhere. */
export function botName(seat: number): string {
  return t(`ui-bot-${(seat % SHAPES.length) + 1}`);
}

/** That it is a bot, how well it plays, and what it is like. */
export function botIs({ bot, character }: LobbySeat): string {
  const like = character ? anyName(character, "character") : "";
  return [t("ui-is-bot"), anyName(bot, "bot"), like].filter(Boolean).join(" · ").toLocaleLowerCase();
}

/** What that means: a sentence for how it plays, one for what it is like. */
export function botMeans({ bot, character }: Pick<LobbySeat, "bot" | "character">): string {
  return [said(`bot-${bot}-text`), character && said(`character-${character}-text`)].filter(Boolean).join(" ");
}

export function seatName(lobby: Lobby | null, seat: number | null | undefined): string {
  if (seat === null || seat === undefined || seat < 0) return t("ui-nobody");
  const found = lobby?.seats[seat];
  if (!found) return t("ui-seat", { seat: seat + 1 });
  if (found.name) return found.name;
  if (found.kind === "bot") return botName(seat);
  return t("ui-seat", { seat: seat + 1 });
}

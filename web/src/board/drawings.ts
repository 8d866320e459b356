// Which files hold the map of a board: the drawings of its islands, or its only one.
import type { Turn } from "./turn";

const HOME = /^home-/;

/** The drawing of a home-made board, which the server makes. */
export function isHome(key: string): boolean {
  return HOME.test(key);
}

/** The drawings that lie beside each other; their names make the key of the map. */
export function facesOf(key: string): string[] {
  return key.split("+");
}

export function outlinesOf(face: string): string {
  return isHome(face) ? `maps/${face}.json` : `maps/${face}/outlines.json`;
}

/** What lies along the borders; that of a home-made board comes with its outlines. */
export function bordersOf(face: string): string {
  return isHome(face) ? "" : `maps/${face}/borders.json`;
}

/** Where so many islands lie: side by side, which is asked for only if the other is missing, and as they fit best. */
export function seasOf(key: string): [] | [string, string] {
  const islands = facesOf(key).length;
  return islands > 1 ? ["maps/seas.json", `maps/seas-${islands}/${key}.json`] : [];
}

/** A small picture that is soon there. */
export function blurOf(face: string): string {
  return isHome(face) ? "" : `boards/small/${face}.webp`;
}

/** The picture of a drawing; each turn is painted anew, so that nothing stands on its head. */
export function pictureOf({ key, turn }: { key: string; turn: Turn }): string {
  if (isHome(key)) return `maps/${key}${turn ? "-1" : ""}.svg`;
  return `boards/${turn ? `${key}-${turn}` : key}.webp`;
}

// What others did since somebody's last turn, and what could have gone better in a game that is over.
import type { Scene } from "../../deeds";
import { film } from "../../film";
import { moments } from "../../moments/open";
import { placeName } from "../../places";
import type { Key } from "../../protocol";
import { t } from "../../words";
import { player, says, why, type Answer } from "./answer";
import { held } from "./tokens";

/** The moments in which a region changes hands, with their numbers. */
function takings(): { number: number; scene: Scene }[] {
  return (film.value?.scenes ?? []).filter((scene) => scene.taking).map((scene, place) => ({ number: place + 1, scene }));
}

/** The numbers on a region of the film: who took it, one after the other. */
export function change(region: Key): Answer | null {
  const notes = takings().flatMap(({ number, scene: { deed, taking } }) => {
    if (taking?.region !== region) return [];
    const victim = taking.from >= 0 && taking.from !== deed.player ? player(taking.from) : "none";
    return [says("changed", { number, player: player(deed.player), victim })];
  });
  return notes.length ? { title: placeName(region), rows: [], notes, card: "idea:loss" } : null;
}

/** What others took, and the regions that are left. */
export function toll(seat: number): Answer | null {
  const left = held(seat);
  const taken = new Map<number, Key[]>();
  for (const { scene: { deed, taking } } of takings()) if (taking?.from === seat) taken.set(deed.player, [...(taken.get(deed.player) ?? []), taking.region]);
  const notes = [...taken].map(([by, regions]) => says("taken-by", { player: player(by), places: regions.map(placeName).join(", ") }));
  return left && { ...left, notes, card: "idea:loss" };
}

/** What a moment could have brought. */
export function moment(place: number): Answer | null {
  const told = moments.value[place];
  if (!told) return null;
  const all = { title: why(`+${told.coins}`), lead: t(`moment-${told.kind}`), coins: true };
  if (told.kind !== "late_decline" && told.kind !== "kept_on") {
    return { ...all, rows: [], notes: [says(`moment-${told.kind}`)], card: told.kind === "left_open" ? "step:redeploy" : "idea:price" };
  }
  const rows = [
    { label: says("moment-instead"), number: told.instead },
    { label: says(told.kind === "kept_on" ? "moment-after" : "moment-more"), number: told.more },
    { label: says(told.kind === "kept_on" ? "moment-kept" : "moment-played"), number: -told.played },
    ...(told.kind === "kept_on" ? [] : [{ label: says("moment-declined"), number: -told.declined }]),
  ];
  return { ...all, rows, total: { label: t("moments-cost"), number: told.coins }, notes: [], card: "idea:decline" };
}

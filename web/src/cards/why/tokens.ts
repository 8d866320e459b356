// Tokens in hand, on the map and on their way there.
import { placeName } from "../../places";
import type { Key, Tribe } from "../../protocol";
import { left } from "../../redeploy";
import { draft, mine, store } from "../../table";
import { acting } from "../../panel/hand";
import { nameOf, t } from "../../words";
import { player, says, tribesOf, why, type Answer, type Row } from "./answer";
import { comboName } from "./combos";

export function onMap(tribe: Tribe): number {
  const regions = store.view.value?.regions ?? [];
  return tribe.regions.reduce((all, key) => all + (regions.find((each) => each.key === key)?.tokens ?? 0), 0);
}

export function hand(): Answer | null {
  const deploy = mine.value?.deploy;
  const tribe = acting();
  if (!tribe) return null;
  if (deploy && deploy.piece === null) return placing();
  const rows: Row[] = [
    { label: says("in-hand"), number: tribe.hand },
    { label: says("on-map"), number: onMap(tribe) },
    ...(tribe.set_aside ? [{ label: says("aside"), number: tribe.set_aside }] : []),
    ...(tribe.fled ? [{ label: says("fled"), number: tribe.fled }] : []),
  ];
  const name = tribe.power ? comboName({ race: tribe.race, power: tribe.power }) : nameOf("race", tribe.race);
  return { title: why(tribe.hand), lead: name, rows, total: { label: says("all-tokens"), number: rows.reduce((all, row) => all + row.number, 0) }, notes: [says("hand")], card: "step:muster" };
}

/** What would come to the hand. */
export function march(): Answer | null {
  const tokens = mine.value?.actions.find((action) => action.hand !== undefined)?.hand;
  const tribe = acting();
  return tokens === undefined || !tribe ? null : { title: why(tokens), lead: nameOf("race", tribe.race), rows: [], notes: [says("hand")], card: "step:muster" };
}

export function placing(): Answer | null {
  const deploy = mine.value?.deploy;
  if (!deploy) return null;
  const what = deploy.piece === null ? nameOf("race", deploy.race) : nameOf("piece", deploy.piece);
  const rest = left(deploy, draft.value);
  return { title: why(rest), lead: what, rows: [], notes: [says(deploy.piece === null ? "to-place" : "pieces-to-place", { number: deploy.number })], card: deploy.piece === null ? "step:redeploy" : `piece:${deploy.piece}` };
}

export function placedAt(key: Key): Answer | null {
  const at = mine.value?.deploy?.regions.find((each) => each.region === key);
  if (!at) return null;
  const notes = [says("stood", { number: at.now }), ...(at.keeps ? [says("keeps", { number: at.keeps })] : [])];
  return { title: why(draft.value[key] ?? 0), lead: placeName(key), rows: [], notes, card: "step:redeploy" };
}

export function giving(): Answer | null {
  const number = store.view.value?.ask?.number;
  return number === undefined ? null : { title: why(number), rows: [], notes: [t("ask-give_up", { number })], card: "idea:ready" };
}

export function held(seat: number): Answer | null {
  const tribes = tribesOf(store.view.value?.seats[seat]);
  const active = store.view.value?.seats[seat]?.active;
  const rows = tribes.map((tribe): Row => ({ label: nameOf("race", tribe.race), small: tribe === active ? "" : t("ui-in-decline"), number: tribe.regions.length, card: ["race", tribe.race] }));
  const number = rows.reduce((all, row) => all + row.number, 0);
  return { title: why(number), lead: player(seat), rows, total: { label: t("ui-regions-held"), number }, notes: [says("each-pays")], card: "idea:coins" };
}

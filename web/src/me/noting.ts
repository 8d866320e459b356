// A finished game is noted when its result is seen, if one person played it on this device.
import { effect } from "@preact/signals";
import { loadCombos } from "../api";
import { known, seeing } from "../games";
import { store } from "../table";
import { addFinished, finished } from "./finished";

const asked = new Set<string>();

async function note(table: string, seat: number): Promise<void> {
  const view = store.view.value;
  const lobby = store.lobby.value;
  const coins = view?.scores?.[seat];
  if (!view?.scores || !lobby || coins === undefined) return;
  const { scores, winners } = view;
  const kept = known(table);
  const others = lobby.seats.filter((chair) => chair.seat !== seat);
  const bots = others.every((chair) => chair.kind === "bot") ? others.map((chair) => chair.bot) : [];
  const combos = await loadCombos(table, kept ? seeing(kept) : "").catch(() => []);
  addFinished([
    {
      table,
      at: Date.now(),
      edition: lobby.edition,
      players: scores.length,
      coins,
      place: 1 + scores.filter((others) => others > coins).length,
      won: winners?.includes(seat) ?? false,
      ...(lobby.day ? { day: lobby.day } : {}),
      ...(bots.length ? { bots } : {}),
      combos: combos.filter((each) => each.seat === seat).map(({ race, power, coins: brought }) => ({ race, power, coins: brought })),
    },
  ]);
}

effect(() => {
  const table = store.table.value;
  const [seat, ...others] = store.held.value;
  if (!store.view.value?.over || store.lobby.value?.phase !== "over" || seat === undefined || others.length || asked.has(table)) return;
  asked.add(table);
  if (!finished.peek().some((each) => each.table === table)) void note(table, seat);
});

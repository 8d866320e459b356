// The turn in the position of the day has ended: back to the page that judges it, once.
import { effect } from "@preact/signals";
import { go } from "../route";
import { store } from "../table";
import { days } from "./tries";

let playing = ""; // the table where the turn was seen to be under way

effect(() => {
  const table = store.table.value;
  const view = store.view.value;
  const found = Object.values(days.value).find((day) => day.found?.table === table)?.found;
  if (!found || found.stars !== undefined || !view) return;
  const underWay = view.turn_of === found.seat && view.round === found.round && !view.over;
  if (underWay) playing = table;
  else if (playing === table) {
    playing = "";
    go("day");
  }
});

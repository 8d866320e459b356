import { expect, test } from "vitest";
import { showOnMap } from "../src/opinion/hint";
import { lit, store } from "../src/table";

test("what a hint has lit goes out when something happens", () => {
  store.version.value = 3;
  showOnMap([{ do: "conquer", region: "den" }]);
  expect([...lit.value]).toEqual(["den"]);
  store.version.value = 4;
  expect([...lit.value]).toEqual([]);
});

test("what somebody has lit since then stays", () => {
  store.version.value = 5;
  showOnMap([{ do: "conquer", region: "den" }]);
  lit.value = new Set(["lair"]);
  store.version.value = 6;
  expect([...lit.value]).toEqual(["lair"]);
});

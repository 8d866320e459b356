import { expect, test } from "vitest";
import { clock } from "../src/panel/waiting";

test("times are read as on a clock", () => {
  expect([0, 9.7, 65, 600, 3723, -2].map(clock)).toEqual(["0:00", "0:09", "1:05", "10:00", "1:02:03", "0:00"]);
});

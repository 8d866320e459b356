import { expect, test } from "vitest";
import { LONGEST, LOUDEST, samples, type Sound } from "../src/sound";

const RATE = 48_000;

test.each<Sound>(["counter", "card", "coins", "die", "lost"])("%s is short, quiet and ends in silence", (sound) => {
  const wave = samples(sound, RATE);
  expect(wave.length / RATE).toBeLessThanOrEqual(LONGEST);
  const loudest = Math.max(...wave.map(Math.abs));
  expect(loudest).toBeGreaterThan(LOUDEST / 2);
  expect(loudest).toBeLessThanOrEqual(LOUDEST + 1e-6);
  expect(Math.abs(wave.at(-1) ?? 1)).toBe(0);
});

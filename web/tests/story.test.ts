import { describe, expect, it } from "vitest";
import { apart, order, scaleStep, sums, type Story } from "../src/story/told";

const story = {
  scores: [9, 12, 12],
  coins: [
    [{ start: 5 }, { active: 3, cards: -1 }, { declined: 2 }],
    [{ start: 5 }, { active: 7 }, {}],
    [{ start: 5 }, { bonus: 7 }, {}],
  ],
} as unknown as Story;

describe("the story of a game", () => {
  it("adds up by source and puts the best first", () => {
    expect(sums(story, 0)).toEqual({ start: 5, active: 3, declined: 2, bonus: 0, cards: -1, other: 0 });
    expect(Object.values(sums(story, 0)).reduce((all, each) => all + each, 0)).toBe(story.scores[0]);
    expect(order(story)).toEqual([1, 2, 0]);
  });

  it("has a scale with few lines, in whole coins", () => {
    expect([1, 9, 40, 93, 150].map((most) => scaleStep(most))).toEqual([1, 5, 10, 50, 50]);
    expect(Math.floor(93 / scaleStep(93))).toBeLessThan(5);
  });

  it("keeps labels apart and in their order", () => {
    expect(apart([10, 12, 40], 16)).toEqual([10, 26, 42]);
    expect(apart([12, 10], 16)).toEqual([26, 10]);
  });
});

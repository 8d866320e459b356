// The lessons as a book has them: all that an edition teaches, in the order of a game, with the numbers of one example.
import { catalogue } from "../api";
import { cardCalled } from "../cards/deck";
import { JOINT } from "../pages/boards";
import { placeName } from "../places";
import { nameOf, t, textOf, type Args } from "../words";
import { sumOf } from "./words";

type Edition = NonNullable<typeof catalogue.value>["editions"][number];

/** Lessons in the order of a game; some belong to editions that have such a thing. */
const COURSE: [lesson: string, has?: (edition: Edition) => boolean][] = [
  ["goal"],
  ["cards"],
  ["enter"],
  ["differs", islands],
  ["grow"],
  ["natives"],
  ["dear"],
  ["islands", islands],
  ["value", (edition) => !!treasure(edition)],
  ["offer"],
  ["die"],
  ["stop"],
  ["redeploy"],
  ["coins"],
  ["march"],
  ["lost"],
  ["decline"],
  ["second"],
  ["fee"],
  ["gift"],
  ["sides", ({ races }) => races.some((race) => race.side)],
  ["last"],
];

function islands({ boards }: Edition): boolean {
  return boards.some(({ key }) => key.includes(JOINT));
}

function treasure({ pieces }: Edition): string | undefined {
  return pieces.find((piece) => piece.loose)?.key;
}

/** Every lesson there is. */
export const IN_BOOK = COURSE.map(([lesson]) => lesson);

export function course(edition: Edition): string[] {
  return COURSE.filter(([, has]) => !has || has(edition)).map(([lesson]) => lesson);
}

const ROUNDS = 10; // with two players
const NATIVES = "natives"; // the people of nobody, whatever an edition calls them

/** What the sentences of a lesson speak of: a region of the first board, a price that the engine has worked out for its card. */
export function sample(edition: Edition, lesson: string): Args {
  const [face = ""] = (edition.boards[0]?.key ?? "").split(JOINT);
  const drawn = cardCalled("idea:price")?.example;
  const asked = drawn?.regions.find((region) => region.key === drawn.region);
  const answer = drawn?.answers[0];
  const items = (answer?.terms ?? []).map((term) => ({ for: term.for, tokens: term.number }));
  const piece = treasure(edition) ?? "";
  const taken = lesson === "dear";
  return {
    rounds: ROUNDS,
    place: taken && asked ? nameOf("terrain", asked.terrain) : placeName(`${face}-02`),
    race: nameOf("race", lesson === NATIVES ? NATIVES : (edition.races[0]?.key ?? "")),
    price: taken ? (answer?.total ?? 0) : 2,
    sum: sumOf(items),
    piece: nameOf("piece", piece),
    about: textOf("piece", piece),
    use: t("ui-lessons-use"),
    hand: lesson === "grow" ? 7 : 9,
    tokens: 9,
    coins: lesson === "gift" ? 1 : 5,
    now: 6,
    declined: 5,
    regions: 1,
    lost: 1,
    survived: 1,
    percent: 50,
  };
}

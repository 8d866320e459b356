// Python for browsers in two halves, so that a game begins before all of it has come. The first half has the functions that a
// start and games call (hot.json, made by hot.mjs). Every other function is only a door there: through it the second half is
// fetched, once, and goes on (web/src/here/halves.ts). So nothing is missing, whatever hot.json says; it only tells what comes
// first. Tables of data that no function of the first half can reach go with the second half too.
//
// Both halves number functions, types and globals alike. A body is therefore copied as it is; what lies in the other half is
// called through a table of its own, "halves". The first entry of that table lets the second half come.
import { createHash } from "node:crypto";
import { list, mentions, number, read, SECTION, signed, text, write } from "./wasm.mjs";

const KIND = { function: 0, table: 1, memory: 2, global: 3, tag: 4 };
const FUNCTION = 0x70;
const [END, IF, NOTHING, CALL, THROUGH, LOCAL, GLOBAL, CONST, ZERO] = [0x0b, 0x04, 0x40, 0x10, 0x11, 0x20, 0x23, 0x41, 0x45];
const NEVER = [0x03, 0x00, 0x00, 0x0b]; // a body that nobody calls
const FIRST = { from: "first" }; // what the second half takes from the first

const sized = (body) => [...number(body.length), ...body];
const within = (ranges, place) => ranges.some(([from, to]) => place >= from && place < to);

/** The parts of data that lie in some ranges, and the others. */
function cut(items, ranges) {
  const edges = ranges.flat();
  const [left, moved] = [[], []];
  for (const { place, data } of items) {
    const stops = [place, ...edges.filter((edge) => edge > place && edge < place + data.length), place + data.length];
    for (let n = 1; n < stops.length; n += 1) {
      const piece = { place: stops[n - 1], data: data.subarray(stops[n - 1] - place, stops[n] - place) };
      (within(ranges, piece.place) ? moved : left).push(piece);
    }
  }
  return [left, moved];
}

const GAP = 256; // nothing but noughts, which cost less than a piece of its own

/** Neighbours as one piece. */
function joined(pieces) {
  const made = [];
  for (const { place, data } of pieces) {
    const last = made.at(-1);
    const gap = last ? place - last.place - last.data.length : -1;
    if (gap < 0 && last) throw new Error("Data that is not in its order.");
    if (last && gap <= GAP) last.data = Buffer.concat([last.data, Buffer.alloc(gap), data]);
    else made.push({ place, data });
  }
  return made;
}

const placed = ({ place, data }) => Buffer.concat([Buffer.from([0, CONST, ...signed(place), END, ...number(data.length)]), data]);

/** What is known about a module: its sections by name, and where its own functions and globals begin. */
export function known(bytes) {
  const parts = Object.fromEntries(read(bytes).map((section) => [section.name, section]));
  const count = (kind) => parts.import.items.filter((each) => each.kind === kind).length;
  return { parts, functions: count("function"), globals: count("global") };
}

export const sum = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** Written in pairs: how many not, how many in a row. */
export function unrolled(pairs) {
  const found = new Set();
  let at = 0;
  pairs.forEach((length, index) => {
    if (index % 2) for (let n = 0; n < length; n += 1) found.add(at + n);
    at += length;
  });
  return found;
}

/** The two halves of a module; `needed` are the exports that programs ask for. */
export function split(bytes, { module, functions: pairs, tables }, needed) {
  if (sum(bytes) !== module) throw new Error("This is another Python than the one that scripts/hot.json is about: run node scripts/hot.mjs.");
  const { parts, functions: before, globals: given } = known(bytes);
  const hot = unrolled(pairs);
  const bodies = parts.code.items.map(({ body }) => body);
  const types = parts.function.items.map(({ type }) => type);
  const told = bodies.map(mentions);
  const own = (calls) => [...calls].map((index) => index - before).filter((index) => index >= 0);

  const reached = new Set(parts.element.items.flatMap(({ functions }) => functions).map((index) => index - before)); // from the first half
  for (const { name, kind, index } of parts.export.items) if (kind === "function" && needed.has(name)) reached.add(index - before);
  for (const index of hot) for (const each of own(told[index].calls)) reached.add(each);
  const back = new Set(); // from the second half
  bodies.forEach((_, index) => !hot.has(index) && own(told[index].calls).forEach((each) => hot.has(each) && back.add(each)));
  const doors = bodies.map((_, index) => index).filter((index) => !hot.has(index) && reached.has(index));
  const places = new Map([...doors, ...[...back].sort((a, b) => a - b)].map((index, nth) => [index, nth + 1]));

  const mutable = parts.global.items.filter((each) => each.mutable).length;
  if (!parts.global.items.every((each, index) => each.mutable === index < mutable)) throw new Error("Globals that change are not the first ones.");
  const isNothing = ({ params, results }) => !params.length && !results.length;
  const nothing = parts.type.items.findIndex(isNothing);
  const halves = parts.table.items.length;
  const there = given + parts.global.items.length;
  const door = before + bodies.length;
  const over = (index) => {
    const { params } = parts.type.items[types[index]];
    return [...params.flatMap((_, nth) => [LOCAL, ...number(nth)]), CONST, ...signed(places.get(index)), THROUGH, ...number(types[index]), ...number(halves), END];
  };
  const come = [0, GLOBAL, ...number(there), ZERO, IF, NOTHING, CONST, 0, THROUGH, ...number(nothing), ...number(halves), END, END];
  const size = number(places.size + 1);
  const filled = (indices) => [2, ...number(halves), CONST, ...signed(places.get(indices[0])), END, 0, ...list(indices.map((index) => number(before + index)))];
  const [left, moved] = cut(parts.data.items, tables);

  const first = {
    ...Object.fromEntries(Object.values(parts).map(({ name, inside }) => [name, inside])),
    function: list([...parts.function.items.map((each) => each.bytes), number(nothing)]),
    table: list([...parts.table.items.map((each) => each.bytes), [FUNCTION, 0, ...size]]),
    global: list([...parts.global.items.map((each) => each.bytes), [0x7f, 1, CONST, 0, END]]),
    export: list([
      ...parts.export.items.filter(({ kind, name }) => needed.has(name) || !["function", "global"].includes(kind)).map((each) => each.bytes),
      ...parts.table.items.map((_, index) => [...text(`table ${index}`), KIND.table, ...number(index)]),
      ...Array.from({ length: mutable }, (_, index) => [...text(`global ${index}`), KIND.global, ...number(given + index)]),
      ...parts.tag.items.map((_, index) => [...text(`tag ${index}`), KIND.tag, ...number(index)]),
      [...text("memory 0"), KIND.memory, 0],
      [...text("halves"), KIND.table, ...number(halves)],
      [...text("there"), KIND.global, ...number(there)],
    ]),
    element: list([...parts.element.items.map((each) => each.bytes), filled([...back].sort((a, b) => a - b))]),
    code: list([...bodies.map((body, index) => (hot.has(index) ? parts.code.items[index].bytes : reached.has(index) ? sized([0, CALL, ...number(door), ...over(index)]) : NEVER)), sized(come)]),
    data: list(joined(left).map(placed)),
  };
  const taken = (name, kind, rest) => [...text(FIRST.from), ...text(name), KIND[kind], ...rest];
  const second = {
    type: parts.type.inside,
    import: list([
      ...parts.import.items.map((each) => each.bytes),
      taken("memory 0", "memory", parts.memory.items[0].bytes),
      ...parts.table.items.map(({ bytes: limits }, index) => taken(`table ${index}`, "table", limits)),
      taken("halves", "table", [FUNCTION, 0, ...size]),
      ...Array.from({ length: mutable }, (_, index) => taken(`global ${index}`, "global", [parts.global.items[index].type, 1])),
      ...parts.tag.items.map(({ bytes: tag }, index) => taken(`tag ${index}`, "tag", tag)),
    ]),
    function: parts.function.inside,
    global: list(parts.global.items.slice(mutable).map((each) => each.bytes)),
    element: list([filled(doors)]),
    code: list(bodies.map((_, index) => (!hot.has(index) ? parts.code.items[index].bytes : back.has(index) ? sized([0, ...over(index)]) : NEVER))),
    data: list(joined(moved).map(placed)),
  };
  const order = ["type", "import", "function", "table", "memory", "tag", "global", "export", "element", "code", "data"];
  const made = (half) => write([...(half.custom ? [[0, half.custom]] : []), ...order.filter((name) => half[name]).map((name) => [SECTION[name], half[name]])]);
  return { first: made(first), second: made(second) };
}

/** Where functions of the first half mention tables of data of the second: nowhere, but for numbers that only look `alike`. */
export function mentioned(bytes, { functions, tables, alike }) {
  const hot = unrolled(functions);
  const found = new Map();
  known(bytes).parts.code.items.forEach(({ body }, index) => {
    if (!hot.has(index)) return;
    const { numbers, offsets } = mentions(body);
    for (const each of [...numbers, ...offsets]) if (within(tables, each) && !alike.includes(each)) found.set(each, [...(found.get(each) ?? []), index]);
  });
  return found;
}

// Reads a WebAssembly module into its sections and puts sections together again: as much of the format as split.mjs needs.

export const SECTION = { type: 1, import: 2, function: 3, table: 4, memory: 5, global: 6, export: 7, start: 8, element: 9, code: 10, data: 11, count: 12, tag: 13 };
const KINDS = ["function", "table", "memory", "global", "tag"];
const HEAD = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** A number as the format writes it. */
export function number(value) {
  const made = [];
  for (let rest = value; ; ) {
    const low = rest & 0x7f;
    rest >>>= 7;
    made.push(rest ? low | 0x80 : low);
    if (!rest) return made;
  }
}

/** The same for numbers that may be negative. */
export function signed(value) {
  const made = [];
  for (let rest = value; ; ) {
    const low = rest & 0x7f;
    rest >>= 7;
    const last = rest === (low & 0x40 ? -1 : 0);
    made.push(last ? low : low | 0x80);
    if (last) return made;
  }
}

export const text = (name) => [...number(Buffer.byteLength(name)), ...Buffer.from(name)];
export const list = (items) => Buffer.concat([Buffer.from(number(items.length)), ...items.map((each) => Buffer.from(each))]);

/** Goes over bytes. */
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte() {
    if (this.at >= this.bytes.length) throw new Error("The module ends too soon.");
    return this.bytes[this.at++];
  }

  number() {
    let found = 0;
    for (let shift = 0; ; shift += 7) {
      const next = this.byte();
      found += (next & 0x7f) * 2 ** shift;
      if (next < 0x80) return found;
    }
  }

  signed() {
    let found = 0;
    for (let shift = 0; ; shift += 7) {
      const next = this.byte();
      found |= (next & 0x7f) << shift;
      if (next < 0x80) return next & 0x40 && shift < 25 ? found | (-1 << (shift + 7)) : found;
    }
  }

  skip() {
    while (this.byte() >= 0x80);
  }

  take(length) {
    this.at += length;
    if (this.at > this.bytes.length) throw new Error("The module ends too soon.");
    return this.bytes.subarray(this.at - length, this.at);
  }

  text() {
    return Buffer.from(this.take(this.number())).toString();
  }

  /** As many as it says, each with the bytes that it is written in. */
  list(read) {
    const found = [];
    for (let left = this.number(); left > 0; left -= 1) {
      const from = this.at;
      const item = read(this);
      found.push({ ...item, bytes: this.bytes.subarray(from, this.at) });
    }
    return found;
  }
}

function limits(reader) {
  const flag = reader.byte();
  reader.skip();
  if (flag & 1) reader.skip();
}

const INITIAL = {
  type(reader) {
    if (reader.byte() !== 0x60) throw new Error("A type that is no function.");
    const params = [...reader.take(reader.number())];
    return { params, results: [...reader.take(reader.number())] };
  },
  import(reader) {
    const [module, name, kind] = [reader.text(), reader.text(), KINDS[reader.byte()]];
    if (kind === "function") reader.skip();
    else if (kind === "global") reader.take(2);
    else throw new Error(`An import of a ${kind}.`);
    return { module, name, kind };
  },
  function: (reader) => ({ type: reader.number() }),
  table(reader) {
    reader.byte();
    limits(reader);
    return {};
  },
  memory(reader) {
    limits(reader);
    return {};
  },
  global(reader) {
    const [type, mutable] = reader.take(2);
    const opcode = reader.byte();
    if (opcode !== 0x41) throw new Error("A global that does not begin with a number.");
    reader.skip();
    if (reader.byte() !== 0x0b) throw new Error("A global that begins with more than a number.");
    return { type, mutable: mutable === 1 };
  },
  export: (reader) => ({ name: reader.text(), kind: KINDS[reader.byte()], index: reader.number() }),
  element(reader) {
    if (reader.number() !== 0 || reader.byte() !== 0x41) throw new Error("Functions in a table in a way that is not known.");
    reader.skip();
    if (reader.byte() !== 0x0b) throw new Error("Functions in a table at a place that is not known.");
    return { functions: reader.list((each) => ({ index: each.number() })).map(({ index }) => index) };
  },
  code: (reader) => ({ body: reader.take(reader.number()) }),
  data(reader) {
    if (reader.number() !== 0 || reader.byte() !== 0x41) throw new Error("Data that does not lie in memory from the beginning.");
    const place = reader.signed();
    if (reader.byte() !== 0x0b) throw new Error("Data at a place that is not known.");
    return { place, data: reader.take(reader.number()) };
  },
  tag(reader) {
    reader.byte();
    return { type: reader.number() };
  },
};

/** The sections of a module in their order: its lists read, everything else as bytes. */
export function read(bytes) {
  if (!HEAD.every((each, index) => bytes[index] === each)) throw new Error("This is no WebAssembly module.");
  const reader = new Reader(bytes, HEAD.length);
  const sections = [];
  while (reader.at < bytes.length) {
    const id = reader.byte();
    const inside = reader.take(reader.number());
    const name = Object.keys(SECTION).find((each) => SECTION[each] === id) ?? "custom";
    if (name === "start") throw new Error("A module that begins by itself.");
    const within = new Reader(inside);
    const items = INITIAL[name] ? within.list(INITIAL[name]) : null;
    if (items && within.at !== inside.length) throw new Error(`More in ${name} than it says.`);
    sections.push({ id, name, inside, items });
  }
  return sections;
}

/** A module from sections: each an id and its bytes. */
export function write(sections) {
  return Buffer.concat([Buffer.from(HEAD), ...sections.flatMap(([id, inside]) => [Buffer.from([id, ...number(inside.length)]), Buffer.from(inside)])]);
}

const ONE_NUMBER = new Set([0x02, 0x03, 0x04, 0x06, 0x07, 0x08, 0x09, 0x0c, 0x0d, 0x18, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x3f, 0x40, 0x42, 0xd0]);
const BARE = (code) => code < 0x02 || [0x05, 0x0b, 0x0f, 0x19, 0x1a, 0x1b, 0xd1].includes(code) || (code >= 0x45 && code <= 0xc4);

/** Where a body's instructions begin, after its variables. */
export function begins(body) {
  const reader = new Reader(body);
  reader.list((each) => ({ count: each.number(), type: each.byte() }));
  return reader.at;
}

/** What a function's body mentions: functions that it calls, and whole numbers that may be addresses. */
export function mentions(body) {
  const reader = new Reader(body, begins(body));
  const found = { calls: new Set(), numbers: new Set(), offsets: new Set() };
  const memory = () => {
    if (reader.number() & 0x40) reader.skip();
    found.offsets.add(reader.number());
  };
  while (reader.at < body.length) {
    const code = reader.byte();
    if (code === 0x10 || code === 0x12) found.calls.add(reader.number());
    else if (code === 0x41) found.numbers.add(reader.signed() >>> 0);
    else if (code >= 0x28 && code <= 0x3e) memory();
    else if (code === 0x11 || code === 0x13) [reader.skip(), reader.skip()];
    else if (ONE_NUMBER.has(code)) reader.skip();
    else if (code === 0x0e) for (let left = reader.number() + 1; left > 0; left -= 1) reader.skip();
    else if (code === 0x1c) reader.take(reader.number());
    else if (code === 0x43) reader.take(4);
    else if (code === 0x44) reader.take(8);
    else if (code === 0xfc) {
      const more = reader.number();
      if (more === 10 || more === 14) [reader.skip(), reader.skip()];
      else if (more === 11 || (more >= 15 && more <= 17)) reader.skip();
      else if (more > 7) throw new Error(`An instruction that is not known: fc ${more}.`);
    } else if (!BARE(code)) throw new Error(`An instruction that is not known: ${code.toString(16)}.`);
  }
  return found;
}

// Unpacks LZMA while it arrives. It makes Python a quarter smaller than what browsers can unpack themselves, and on a slow
// line that is several seconds. Written after the format's public description; `offline/site.py` packs.

const HEAD = 13; // one byte of settings, four for the window, eight for the length
const ENOUGH = 32; // no step reads more bytes than this
const HALF = 1024; // a chance of one in two

// Where each kind of chance begins in the one list of them.
const IS_MATCH = 0;
const IS_AGAIN = IS_MATCH + 192;
const IS_LAST = IS_AGAIN + 12;
const IS_SECOND = IS_LAST + 12;
const IS_THIRD = IS_SECOND + 12;
const IS_LONG = IS_THIRD + 12;
const SLOT = IS_LONG + 192;
const FAR = SLOT + 256;
const ALIGN = FAR + 128;
const LENGTH = ALIGN + 16;
const LENGTH_AGAIN = LENGTH + 514;
const LITERAL = LENGTH_AGAIN + 514;

/** Takes packed bytes in pieces; `out` is whole when `done`. */
export class Unpacker {
  out = new Uint8Array(0);
  done = false;
  /** How many bytes of `out` are there. */
  length = 0;
  private input = new Uint8Array(0);
  private chances = new Uint16Array(0);
  private readonly range = new Uint32Array(2); // width and place
  private begun = false;
  private settings = [0, 0, 0] as [number, number, number];
  private state = 0;
  private readonly back = new Int32Array(4); // the last distances

  push(piece: Uint8Array, last = false): void {
    const joined = new Uint8Array(this.input.length + piece.length);
    joined.set(this.input);
    joined.set(piece, this.input.length);
    this.input = joined;
    if (!this.begun && this.input.length < HEAD + 5) return;
    if (!this.begun) this.begin();
    this.run(last);
    if (last && !this.done) throw new Error("the packed file ends too soon");
  }

  private begin(): void {
    const view = new DataView(this.input.buffer);
    const code = view.getUint8(0);
    this.settings = [code % 9, Math.floor(code / 9) % 5, Math.floor(code / 45)];
    this.out = new Uint8Array(view.getUint32(5, true));
    this.chances = new Uint16Array(LITERAL + (0x300 << (this.settings[0] + this.settings[1]))).fill(HALF);
    this.range[0] = 0xffffffff;
    this.range[1] = view.getUint32(HEAD + 1); // the first byte is always 0
    this.input = this.input.subarray(HEAD + 5);
    this.begun = true;
  }

  private run(last: boolean): void {
    const { out, input, chances, range, back } = this;
    const [lc, lp, pb] = this.settings;
    const posMask = (1 << pb) - 1;
    const litMask = (1 << lp) - 1;
    const end = last ? input.length : input.length - ENOUGH;
    let at = 0;
    let to = this.length;
    let state = this.state;

    function bit(index: number): number {
      const width = range[0] as number;
      const place = range[1] as number;
      const chance = chances[index] as number;
      const bound = (width >>> 11) * chance;
      const one = place >= bound;
      chances[index] = one ? chance - (chance >> 5) : chance + ((2048 - chance) >> 5);
      const rest = one ? width - bound : bound;
      const where = one ? place - bound : place;
      if (rest >= 0x1000000) {
        range[0] = rest;
        range[1] = where;
      } else {
        range[0] = rest << 8;
        range[1] = (where << 8) | (input[at] as number);
        at += 1;
      }
      return one ? 1 : 0;
    }

    function tree(base: number, bits: number): number {
      let m = 1;
      for (let n = 0; n < bits; n += 1) m = (m << 1) | bit(base + m);
      return m - (1 << bits);
    }

    function backwards(base: number, bits: number): number {
      let m = 1;
      let found = 0;
      for (let n = 0; n < bits; n += 1) {
        const b = bit(base + m);
        m = (m << 1) | b;
        found |= b << n;
      }
      return found;
    }

    function plain(bits: number): number {
      let found = 0;
      for (let n = 0; n < bits; n += 1) {
        let width = (range[0] as number) >>> 1;
        let place = range[1] as number;
        const one = place >= width;
        if (one) place -= width;
        if (width < 0x1000000) {
          width <<= 8;
          place = (place << 8) | (input[at] as number);
          at += 1;
        }
        range[0] = width;
        range[1] = place;
        found = (found << 1) | (one ? 1 : 0);
      }
      return found;
    }

    function lengthFrom(base: number, pos: number): number {
      if (!bit(base)) return 2 + tree(base + 2 + (pos << 3), 3);
      if (!bit(base + 1)) return 10 + tree(base + 130 + (pos << 3), 3);
      return 18 + tree(base + 258, 8);
    }

    function distance(length: number): number {
      const slot = tree(SLOT + (Math.min(length - 2, 3) << 6), 6);
      if (slot < 4) return slot;
      const bits = (slot >> 1) - 1;
      const first = (2 | (slot & 1)) << bits;
      if (slot < 14) return first + backwards(FAR + first - slot, bits);
      return first + (plain(bits - 4) << 4) + backwards(ALIGN, 4);
    }

    while (to < out.length && at <= end) {
      const pos = to & posMask;
      if (!bit(IS_MATCH + (state << 4) + pos)) {
        const before = to ? (out[to - 1] as number) : 0;
        const base = LITERAL + 0x300 * (((to & litMask) << lc) + (before >> (8 - lc)));
        let m = 1;
        if (state >= 7) {
          let like = out[to - (back[0] as number) - 1] as number;
          while (m < 0x100) {
            const wished = (like >> 7) & 1;
            like <<= 1;
            const b = bit(base + ((1 + wished) << 8) + m);
            m = (m << 1) | b;
            if (b !== wished) break;
          }
        }
        while (m < 0x100) m = (m << 1) | bit(base + m);
        out[to] = m;
        to += 1;
        state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
        continue;
      }
      let length: number;
      if (!bit(IS_AGAIN + state)) {
        back.copyWithin(1, 0, 3);
        length = lengthFrom(LENGTH, pos);
        back[0] = distance(length);
        state = state < 7 ? 7 : 10;
      } else {
        if (!bit(IS_LAST + state)) {
          if (!bit(IS_LONG + (state << 4) + pos)) {
            out[to] = out[to - (back[0] as number) - 1] as number;
            to += 1;
            state = state < 7 ? 9 : 11;
            continue;
          }
        } else {
          const nth = !bit(IS_SECOND + state) ? 1 : !bit(IS_THIRD + state) ? 2 : 3;
          const found = back[nth] as number;
          back.copyWithin(1, 0, nth);
          back[0] = found;
        }
        length = lengthFrom(LENGTH_AGAIN, pos);
        state = state < 7 ? 8 : 11;
      }
      const gap = (back[0] as number) + 1;
      if (gap <= 0 || gap > to) throw new Error("the packed file is damaged");
      const stop = Math.min(to + length, out.length);
      for (; to < stop; to += 1) out[to] = out[to - gap] as number;
    }
    this.length = to;
    this.state = state;
    this.input = input.slice(Math.min(at, input.length));
    this.done = to === out.length;
  }
}

/** A stream of the unpacked bytes. */
export function unpacking(): TransformStream<Uint8Array, Uint8Array> {
  const unpacker = new Unpacker();
  let given = 0;
  const give = (control: TransformStreamDefaultController<Uint8Array>) => {
    if (unpacker.length > given) control.enqueue(unpacker.out.slice(given, unpacker.length));
    given = unpacker.length;
  };
  return new TransformStream({
    transform(piece, control) {
      if (!unpacker.done) unpacker.push(piece);
      give(control);
    },
    flush(control) {
      if (!unpacker.done) unpacker.push(new Uint8Array(0), true);
      give(control);
    },
  });
}

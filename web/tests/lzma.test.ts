import { expect, test } from "vitest";
import { Unpacker } from "../src/here/lzma";

const TEXT = Array.from({ length: 400 }, (_, n) => `${n} hills, ${(n * n) % 17} farms and ${(n * n * n) % 23} tokens. `).join("") + "a".repeat(3000);

// The text above, packed by `packed` in offline/site.py.
const PACKED = Uint8Array.from(
  atob("XQAAAAFHQAAAAAAAAAAYCAmHUfHAmhQaZGI59QPHg0nBgzlUdB0hXdNXJWKgEYbSM/xCggeYzSbn9goof83qKy6uMu2mW9OQbdY0ggLJ0njVHgh5Hz7H1rhDewPUKAu1w5U4it2VV6tHadcfv8Lqs+L+GMFTbOgreaM64VcQRF1KGqPwB9gfIofcq1dUcGYfC0guzQESXv2wpJ7rhXKQKHZ29x9uk74bQRKvDbxaU9p4FTdPWsPzCYJ9cUn8+builoRZXoJIlFu22a0hYTrSjT9FhIHjDWZ2qRJg0aZTuVmROhRBC6HWYk5U3SUkIhrX6SmDIPkH6ZfmklFLeEIbYutMLPY6vC5TjZBAf7aBEnIFaZM3jiludGJR1p94dBOkReIiNbh4X1alJVlCY2ChpjxcovrLZiFdqchN0VNd7Odtru/R+SQ3Oq+7dUWdzVkac5Jm3LCopL7G429350lZGfd/KJL2dkmYfJZBcdkInqOiAerEuAAs5XqhOKVNXNCaorxT578ba09X/bs7w62hjQxEd9lbH/WbQCWOTJrbKw0pYSpU5pTaRAqFEZ6LLqkvB4NROEBuNghC62caPTjlKSBCEQNZjaLSywkP2mn71q1GoOU5CurlqgUoBVLhR8mIy+XHdMOTgnLtaMIxWbtnE3/EgAYp91EeNeWvQppYRZFo8qBbmlDtwpURVMeuAkJtYJrYOgvoXwxnmPtXUTyodbQbEQkZeknVqwxkegBqoJE8+4i688TPhCP3Q3EhtW5mETfqJYmryn3tdfRo0chdzJ5jLofcybl1MlzcxexN6Qf/JpgtOIGOOMJtiOSvb8F6JqeffEhUtDRHqFE2Vwm/iwECWB2KvmbywMZYSXVP/tWHgnviooE03jfEqcT+lInQT+ZcbCX4IIxqexiRcBImbqQxpZooWyNQ7KT758NEb/O0/WewuXVNhGZAr0UBJDrezlKYu+vRvcK/1VgKFvkTTmg2I8KxqGjjxzjFekV1/D0PCLlzJBDJSlr9jfIoEKggpeT7+DxAF+rH/qJ3fUYXrgHO8CcFoIN3ughTMs0MswN24koKtLN1Mx5WM1UlSoGZZ7HthspDHIGaDAVjiP2qgqN6hxP8XNbvH6TVkU1TfcSBOO/WqpAK4BdWXx+x3/M/FN/14L/XlZnS3VzpRZ1y9KPMYyY++DYMvxtYwJFRo1nNzpcpIQymAr2j2p0X4Hghe8Eb/k2Lw7ympKyH5BGF3b/I+aEMVVS+6YHZJTflGlUVkC8m/96fEVuYJf0aIRbaQ9FlbeLZ1juVKc+hdpcXfCK3lE7zikDWHVz2tp2gXn2Lv7woqGWz65LOpE8Kq4mY4imPuFLROEGSyoxcaszh9MuAE7GfgOBepEpo4f9LFvXtUNz45dCSQhbn9mYaxkVhrpng7MnPhwA6vJeStYJXiSnxZ3bU7N1oygApPN8M/hyEM9rXhF9lY5+U5Kv6XKTzYq32PZ73HY94Zsncui3ByKJyT/sshdSDK+XX2MON11JG8ge1HHiITXvE5Uj2ZOANHU1MN1u8DuTl8NtGUdT94mEf9SZjpFmo8nYK4qHjENhRxgopXrYMRKQxJA/r+Rz60acv7+lSpxcWYqZeFbsX11/J/Vrz2UVUPFzgkNEkleK1R7EylZNq+tLRo9gY7phY2FzCei9UoYc5W5tqbikcctFmkxJ2apqmhFKAybV7+TLBcP/vfUDzkilS+OBBiowt21RR7oJzkAv7ws1NvfPVPzb1rN3yQDSraFyk9we3twbRvWQ4iEzLyKqP0xAH3zB0EnQZ7XRUhv0S3zXPeMsBcsdPeElHubo4OztHr5Tlsx4jvxyK9bBF/SSuA3fuRuPZ57Y3FJ4OOyXjrSdM1vXYMNj3UsDRJ2598nFBI5LPrPzEvzo9GpAwe63yPeA8Xz+FGW7F4JRCTRJn8hi2uA678x+BIoVNMCYYFWWUTeE4ltTBhQU0P0nf/6ZraS4="),
  (letter) => letter.charCodeAt(0),
);

function unpacked(packed: Uint8Array, piece: number): string {
  const unpacker = new Unpacker();
  for (let at = 0; at < packed.length; at += piece) unpacker.push(packed.slice(at, at + piece), at + piece >= packed.length);
  expect(unpacker.done).toBe(true);
  return new TextDecoder().decode(unpacker.out);
}

test("what was packed comes out, in whatever pieces it arrives", () => {
  for (const piece of [1, 7, 100, 1 << 20]) expect(unpacked(PACKED, piece)).toBe(TEXT);
});

test("a file that ends too soon or is damaged is no file", () => {
  expect(() => unpacked(PACKED.subarray(0, PACKED.length >> 1), 64)).toThrow();
  const damaged = Uint8Array.from(PACKED);
  damaged.fill(255, 40, 80);
  let told = "";
  try {
    told = unpacked(damaged, 64);
  } catch {
    told = "";
  }
  expect(told).not.toBe(TEXT);
});

// An SVG path on whole units, written relative. Each point is rounded where it stands, so errors do not add up.

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/y;
const COUNT = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

function* commands(d) {
  let at = 0;
  let letter = "";
  const skip = () => {
    while (at < d.length && /[\s,]/.test(d[at])) at += 1;
  };
  const number = () => {
    skip();
    NUMBER.lastIndex = at;
    const [text] = NUMBER.exec(d);
    at = NUMBER.lastIndex;
    return Number(text);
  };
  const flag = () => {
    skip();
    at += 1;
    return Number(d[at - 1]);
  };
  for (skip(); at < d.length; skip()) {
    if (/[a-z]/i.test(d[at])) letter = d[at++];
    else if (letter === "M") letter = "L";
    else if (letter === "m") letter = "l";
    const kind = letter.toLowerCase();
    const numbers = [];
    for (let n = 0; n < COUNT[kind]; n += 1) numbers.push(kind === "a" && (n === 3 || n === 4) ? flag() : number());
    yield { kind, relative: letter === kind, numbers };
  }
}

export function rounded(d, grid = 1) {
  const on = (value) => Math.round(value / grid) * grid;
  let x = 0; // where the original is
  let y = 0;
  let startX = 0;
  let startY = 0;
  let out = "";
  let last = "";
  for (const { kind, relative, numbers } of commands(d)) {
    const [bx, by] = relative ? [x, y] : [0, 0];
    const fromX = on(x);
    const fromY = on(y);
    const steps = [];
    if (kind === "z") {
      x = startX;
      y = startY;
    } else if (kind === "h") {
      x = bx + numbers[0];
      steps.push(on(x) - fromX);
    } else if (kind === "v") {
      y = by + numbers[0];
      steps.push(on(y) - fromY);
    } else if (kind === "a") {
      const radii = numbers.slice(0, 3).map((value) => Math.round(value * 10) / 10);
      x = bx + numbers[5];
      y = by + numbers[6];
      steps.push(...radii, numbers[3], numbers[4], on(x) - fromX, on(y) - fromY);
    } else {
      for (let n = 0; n < numbers.length; n += 2) {
        const px = bx + numbers[n];
        const py = by + numbers[n + 1];
        steps.push(on(px) - fromX, on(py) - fromY);
        if (n + 2 === numbers.length) [x, y] = [px, py];
      }
      if (kind === "m") [startX, startY] = [x, y];
    }
    if (kind !== "z" && kind !== "m" && kind !== "a" && steps.every((step) => step === 0)) continue; // a point on itself
    const words = steps.map((step) => `${step}`).join(" ").replace(/ -/g, "-");
    const again = kind === last && kind !== "m" && kind !== "z";
    out += again ? (words.startsWith("-") ? words : ` ${words}`) : kind + words;
    last = kind;
  }
  return out;
}

// Copies the icons we use from Game-icons.net into one sprite, and says who drew them.
//
// Only whoever changes `src/icons/icons.json` runs this; its results are committed:
//   npm install --no-save @iconify-json/game-icons@1.2.4 && node scripts/icons.mjs
// An icon whose author is not yet known is refused: look for it in the folders of github.com/game-icons/icons
// and add it to `src/icons/authors.json`.

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { rounded } from "./round-path.mjs";

const here = (name) => new URL(`../src/icons/${name}`, import.meta.url);
const read = (name) => JSON.parse(readFileSync(here(name), "utf8"));

const source = process.argv[2] ?? createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
const { icons } = JSON.parse(readFileSync(source, "utf8"));
const wanted = read("icons.json");
const authors = read("authors.json");

// The die of the game has three blank faces, which nobody else has drawn.
const own = {
  "icon-ui-die-0":
    '<path fill="currentColor" d="M75 51Q51 51 51 75V437Q51 461 75 461H437Q461 461 461 437V75Q461 51 437 51Z"/>',
};

function body(name) {
  if (!icons[name]) throw new Error(`There is no icon ${name}.`);
  return icons[name].body.replace(/ d="([^"]*)"/g, (_, d) => ` d="${rounded(d)}"`);
}

const symbols = [];
const drawers = new Map();
for (const [group, names] of Object.entries(wanted)) {
  for (const [key, name] of Object.entries(names)) {
    symbols.push([`icon-${group}-${key}`, body(name)]);
    const found = Object.entries(authors).find(([, author]) => author.icons.includes(name));
    if (!found) throw new Error(`Who drew ${name}?`);
    drawers.set(found[0], (drawers.get(found[0]) ?? new Set()).add(name));
  }
}
symbols.push(...Object.entries(own));

const lines = symbols.map(([id, inside]) => `<symbol id="${id}" viewBox="0 0 512 512">${inside}</symbol>`);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${lines.join("\n")}\n</svg>\n`;
writeFileSync(here("sprite.svg"), sprite);

const credits = [...drawers]
  .map(([author, names]) => ({ author, url: authors[author].url, licence: authors[author].licence, icons: [...names].sort() }))
  .sort((a, b) => b.icons.length - a.icons.length || a.author.localeCompare(b.author));
writeFileSync(here("credits.json"), `${JSON.stringify(credits, null, 1)}\n`);

const list = credits.map((each) => `* **${each.author}**${each.url ? ` (${each.url})` : ""}, ${each.licence}: ${each.icons.join(", ")}`);
writeFileSync(
  new URL("../CREDITS.md", import.meta.url),
  `# Credits

Icons from [Game-icons.net](https://game-icons.net), made by the people below, under
[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/) where nothing else is said. They were simplified: coordinates
are rounded, and they take the colour of the text around them.

${list.join("\n")}

Boards, islands, the sea and the blank face of the die are this project's own.
`,
);
console.log(`${symbols.length} symbols, ${sprite.length} bytes, ${gzipSync(sprite).length} gzipped`);

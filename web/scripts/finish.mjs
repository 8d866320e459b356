// After the build: words, and at a table the game's pages, are sent for while the program is still on its way, and
// everything gets a packed copy. The words, as they are written, also go with it for programs and terminals
// (src/smallworld/text/say.py).
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const built = new URL("../../src/smallworld/web/", import.meta.url);
const names = () => readdirSync(built, { recursive: true, encoding: "utf-8" });

/** Runs in the page, before the program: a wrong guess costs nothing but the way. */
function fetchAhead(words, room) {
  const send = (href, as) => {
    const link = document.createElement("link");
    if (as === "script") link.rel = "modulepreload";
    else {
      link.rel = "preload";
      link.as = as;
    }
    link.crossOrigin = "anonymous";
    link.href = href;
    document.head.append(link);
  };
  let wished = "";
  try {
    wished = JSON.parse(localStorage.getItem("smallworld.settings") ?? "{}").language;
  } catch {}
  const spoken = [wished, ...navigator.languages].map((tag) => String(tag).slice(0, 2).toLowerCase());
  for (const href of words[spoken.find((tag) => tag in words) ?? "en"]) send(href, "fetch");
  if (/^#\/?(table|seat|join|watch)\//.test(location.hash)) for (const href of room) send(href, href.endsWith(".css") ? "style" : "script");
}

const words = {};
for (const name of names()) {
  const language = /^assets\/(?:ui\.|places\.)?(\w\w)-[\w-]{8}\.ftl$/.exec(name)?.[1];
  if (language) (words[language] ??= []).push(`/${name}`);
}
const room = names().filter((name) => /^assets\/game-room-[\w-]{8}\.(js|css)$/.test(name));
if (room.length !== 2) throw new Error(`The game has ${room.length} files of its own, not a program and a style.`);
// What its program shares with other pages lies in files beside it; the main program is on its way anyhow.
const program = readFileSync(new URL(room.find((name) => name.endsWith(".js")), built), "utf-8");
for (const [, name] of program.matchAll(/from"\.\/([\w.-]+\.js)"/g)) if (!name.startsWith("index-")) room.push(`assets/${name}`);
const ahead = `(${fetchAhead})(${JSON.stringify(words)}, ${JSON.stringify(room.map((name) => `/${name}`))});\n`;
const path = `assets/ahead-${createHash("sha256").update(ahead).digest("hex").slice(0, 8)}.js`;
writeFileSync(new URL(path, built), ahead);
const page = new URL("index.html", built);
writeFileSync(page, readFileSync(page, "utf-8").replace(/^ *<script/m, (script) => `    <script src="/${path}"></script>\n${script}`));

for (const name of names()) {
  if (!/^(assets|boards).*\.(js|css|svg|txt|ftl)$/.test(name)) continue;
  writeFileSync(new URL(`${name}.gz`, built), gzipSync(readFileSync(new URL(name, built)), { level: 9 }));
}

const text = new URL("../text/", import.meta.url);
mkdirSync(new URL("text/", built), { recursive: true });
for (const name of readdirSync(text)) {
  if (name.endsWith(".ftl")) copyFileSync(new URL(name, text), new URL(`text/${name}`, built));
}

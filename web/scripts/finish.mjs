// After the build: what sends for words, and at a table for the game, while the program is still on its way (early.ts)
// comes into the page, and everything gets packed copies. The words, as they are written, also go with it for programs
// and terminals (src/smallworld/text/say.py).
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";
import { trimmed } from "./glue.mjs";
import { library } from "./library.mjs";
import { split } from "./split.mjs";

const built = new URL("../../src/smallworld/web/", import.meta.url);
const names = () => readdirSync(built, { recursive: true, encoding: "utf-8" });

const words = {};
for (const name of names()) {
  const language = /^assets\/(?:ui\.|places\.)?(\w\w)-[\w-]{8}\.ftl$/.exec(name)?.[1];
  if (language) (words[language] ??= []).push(name);
}
const chunks = JSON.parse(readFileSync(new URL("manifest.json", built), "utf-8"));
rmSync(new URL("manifest.json", built));
/** The files that a page comes in: its own, and all that these need, with their styles. The main program is on its way anyhow. */
function filesOf(page) {
  const found = new Set();
  const add = (key) => {
    const { file, imports = [], css = [], isEntry } = chunks[key];
    if (isEntry || found.has(file)) return;
    for (const each of [file, ...css]) found.add(each);
    imports.forEach(add);
  };
  add(`src/pages/${page}.ts`);
  return [...found];
}
const early = await build({
  configFile: false,
  logLevel: "warn",
  define: { WORDS: JSON.stringify(words), ROOM: JSON.stringify(filesOf("game-room")), FRONT: JSON.stringify(filesOf("front")) },
  build: { write: false, target: "es2022", lib: { entry: new URL("../src/early.ts", import.meta.url).pathname, formats: ["iife"], name: "early" } },
});
const script = early[0].output[0].code.trim();
if (script.includes("</script")) throw new Error("The page would end its script too soon.");
const page = new URL("index.html", built);
const told = readFileSync(page, "utf-8").replace(/^ *<script/m, (next) => `    <script>${script}</script>\n${next}`);
// The mark of this build, by which a page notices that the server has another one (src/build.ts): names of files have hashes.
const mark = createHash("sha256").update(told);
for (const name of names().filter((name) => name.startsWith("assets")).sort()) mark.update(`\n${name}`);
writeFileSync(page, told.replace("<html ", `<html data-build="${mark.digest("hex").slice(0, 12)}" `));

// The page in every language: programs that show a link with a few words take them from its head.
const messages = (language) => readFileSync(new URL(`../text/ui.${language}.ftl`, import.meta.url), "utf-8");
const message = (language, key) => new RegExp(`^${key} = (.+)$`, "m").exec(messages(language))[1];
for (const language of Object.keys(words)) {
  let html = readFileSync(page, "utf-8").replace(' lang="en">', ` lang="${language}">`);
  for (const key of ["ui-preview", "ui-preview-picture"]) html = html.replaceAll(`"${message("en", key)}"`, `"${message(language, key)}"`);
  writeFileSync(new URL(`index.${language}.html`, built), html);
}

for (const name of names()) {
  if (!/^(assets|boards).*\.(js|css|svg|txt|ftl)$/.test(name)) continue;
  const plain = readFileSync(new URL(name, built));
  writeFileSync(new URL(`${name}.gz`, built), gzipSync(plain, { level: 9 }));
  writeFileSync(new URL(`${name}.br`, built), brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }));
}

// What plays without a server (docs/offline.md): Python for browsers, its library, and the program that keeps a site on a
// device. offline/site.py packs and names them.
const here = new URL("here/", built);
const python = new URL("../node_modules/pyodide/", import.meta.url);
mkdirSync(here, { recursive: true });
const read = (name) => readFileSync(new URL(name, python));
const keep = (name, data) => writeFileSync(new URL(`${name}.gz`, here), gzipSync(data, { level: 6 }));
const { text: glue, needed } = trimmed(read("pyodide.asm.mjs").toString(), read("pyodide.mjs").toString());
writeFileSync(new URL("pyodide.asm.mjs", here), glue);
copyFileSync(new URL("pyodide.mjs", python), new URL("pyodide.mjs", here));
const halves = split(read("pyodide.asm.wasm"), JSON.parse(readFileSync(new URL("hot.json", import.meta.url), "utf-8")), needed);
keep("first.wasm", halves.first);
keep("second.wasm", halves.second);
const { first, later } = await library();
keep("library.zip", first);
keep("later.zip", later);
const lock = JSON.parse(read("pyodide-lock.json").toString());
writeFileSync(new URL("pyodide-lock.json", here), JSON.stringify({ ...lock, packages: {} })); // no other package is needed
const keeper = await build({
  configFile: false,
  logLevel: "warn",
  build: { write: false, target: "es2022", lib: { entry: new URL("../src/here/sw.ts", import.meta.url).pathname, formats: ["iife"], name: "keeper" } },
});
writeFileSync(new URL("sw.js", here), keeper[0].output[0].code);

const text = new URL("../text/", import.meta.url);
mkdirSync(new URL("text/", built), { recursive: true });
for (const name of readdirSync(text)) {
  if (name.endsWith(".ftl")) copyFileSync(new URL(name, text), new URL(`text/${name}`, built));
}

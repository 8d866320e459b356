// Lays a packed copy beside every built file that gets much smaller by it; the server sends that one.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const built = new URL("../../src/smallworld/web/", import.meta.url);
for (const name of readdirSync(built, { recursive: true, encoding: "utf-8" })) {
  if (!/^(assets|boards).*\.(js|css|svg|txt)$/.test(name)) continue;
  const file = new URL(name, built);
  writeFileSync(new URL(`${name}.gz`, built), gzipSync(readFileSync(file), { level: 9 }));
}

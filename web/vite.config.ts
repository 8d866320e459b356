import { defineConfig } from "vite";

// The page is served by the game's own server under a strict content policy: nothing is inlined into the HTML. Every address is
// relative to the page, so that a site without a server may lie in any folder of a host.
export default defineConfig({
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/smallworld/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    manifest: "manifest.json", // for scripts/finish.mjs, which removes it
    license: { fileName: "assets/licences.txt" },
    rolldownOptions: {
      output: {
        // A file costs a way of its own, and a slow line has six at a time: what is fetched together is one file.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "shell", tags: ["$initial"], priority: 1 },
            { name: "map", test: /src\/(board\/(alone|source|prices|place|drag|pointing|standing)|only|coach\/meant|panel\/emblems)\.tsx?$/ },
            { name: "table", test: /src\/(log|deeds|film|chronicle|coins|cards\/faces|board\/(painting|board|ground|troops|realms|die|changes|frame|describe)|panel\/(recap|preview|players|talk|waiting|stepper|herald|hand)|moments\/open)\.tsx?$/ },
            { name: "notes", test: /src\/(tried|saving|record|daily\/tries|me\/finished|opinion\/plan|coach\/memory|pages\/(share|rules-here|screen-link))\.tsx?$/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8765",
      "/maps": "http://127.0.0.1:8765",
      "/ws": { target: "ws://127.0.0.1:8765", ws: true },
    },
  },
});

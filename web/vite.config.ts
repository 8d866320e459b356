import { defineConfig } from "vite";

// The page is served by the game's own server under a strict content policy: nothing is inlined into the HTML.
export default defineConfig({
  base: "/",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/smallworld/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    license: { fileName: "assets/licences.txt" },
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8765",
      "/maps": "http://127.0.0.1:8765",
      "/ws": { target: "ws://127.0.0.1:8765", ws: true },
    },
  },
});

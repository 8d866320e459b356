// Where a picture is to be had.
import { signal } from "@preact/signals";
import { alone, ask } from "../alone";
import { progress } from "../here/engine";

const painted = signal<Readonly<Record<string, string>>>({}); // home-made boards, painted here

/** The address of a picture. Where the engine is in this browser, it paints home-made boards when they are first wanted. */
export function sourceOf(path: string): string {
  const here = alone || progress.value !== null;
  if (!here || !path.startsWith("maps/")) return path;
  const known = painted.value[path];
  if (known === undefined) {
    painted.value = { ...painted.peek(), [path]: "" };
    void ask(path)
      .then((answer) => (answer.ok ? answer.text() : ""))
      .then((picture) => (painted.value = { ...painted.peek(), [path]: picture && `data:image/svg+xml,${encodeURIComponent(picture)}` }));
  }
  return known ?? "";
}

// Icons from one sprite, put into the page once; whatever has none there gets its first letter.
import { signal } from "@preact/signals";
import { edition, homeMade, nameOf, plain, type Kind } from "./words";

const files = import.meta.glob<string>("./icons/*.svg", { query: "?url", import: "default", eager: true });
const known = signal<ReadonlySet<string> | null>(null); // nothing is known before the sprite is here

export async function loadIcons(): Promise<void> {
  for (const url of Object.values(files)) {
    const answer = await fetch(url);
    const sprite = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
    if (sprite.nodeName !== "svg") continue;
    const root = document.importNode(sprite, true);
    root.setAttribute("class", "sprite");
    root.setAttribute("aria-hidden", "true");
    document.body.append(root);
    known.value = new Set([...(known.value ?? []), ...[...root.querySelectorAll("[id]")].map((part) => part.id)]);
  }
}

/** The sign that the author of something home-made has chosen for it. */
function chosen(kind: string, key: string): string[] {
  const own = homeMade.value.find((each) => each.kind === kind && each.key === key)?.icon;
  return own ? [`icon-${own}`] : [];
}

/** The sprite's symbol for a key, if it has one; an edition's own goes before. */
export function iconId(kind: string, key: string): string | null {
  const ids = [...chosen(kind, key), `icon-${kind}-${key}-${edition.value}`, `icon-${kind}-${key}`];
  return ids.find((id) => known.value?.has(id)) ?? null;
}

/** The first letter stands for an icon that does not exist; for one that has not come yet, nothing. */
function letter(kind: string, key: string): string {
  if (!known.value) return "";
  const words = kind === "ui" ? plain(key) : nameOf(kind as Kind, key);
  return words.charAt(0).toUpperCase();
}

interface Drawn {
  kind: string;
  name: string;
  x: number;
  y: number;
  size: number;
}

/** An icon inside a drawing, centred. */
export function Glyph({ kind, name, x, y, size }: Drawn) {
  const id = iconId(kind, name);
  if (id) return <use href={`#${id}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />;
  return (
    <text x={x} y={y} font-size={size * 0.8} text-anchor="middle" dominant-baseline="central" class="letter">
      {letter(kind, name)}
    </text>
  );
}

/** An icon in running text or on a button. */
export function Icon({ kind, name, label }: { kind: string; name: string; label?: string }) {
  const id = iconId(kind, name);
  return (
    <svg class="icon" viewBox="0 0 100 100" role={label ? "img" : undefined} aria-label={label} aria-hidden={!label}>
      {id ? (
        <use href={`#${id}`} width="100" height="100" />
      ) : (
        <text x="50" y="52" font-size="72" text-anchor="middle" dominant-baseline="central" class="letter">
          {letter(kind, name)}
        </text>
      )}
    </svg>
  );
}

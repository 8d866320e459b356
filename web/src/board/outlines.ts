// Where the regions lie on the picture. Islands are several drawings laid into one sea.
import { computed, signal } from "@preact/signals";
import { mapShape, upright } from "../window";
import { ask } from "../alone";
import { blurOf, bordersOf, facesOf, isHome, outlinesOf, seasOf } from "./drawings";
import { corners, ornaments, type Ornament } from "./ornaments";
import { nearestShape, turnMatrix, turnPoint, turnSize, type Point, type Turn } from "./turn";

export type { Point } from "./turn";

/** A border's line, and what lies along it inside the region: strips to be filled, and a line within the narrowest. */
export interface Strips {
  line: string;
  band: string;
  near: string;
  far: string;
  cord: string;
}

/** One border of a region; the other side has no key where it is the frame or the open sea. */
export interface Border extends Strips {
  with: string | null;
}

/** A region. Its paths are as the part it belongs to was drawn; places are those of the whole map. Borders may come later. */
export interface Outline {
  path: string;
  token: Point;
  room: number;
  badges: Record<string, Point>;
  part: number;
  readonly borders: Border[];
  readonly all: Strips; // along all its borders
}

/** A painted picture: which one, how it is turned, and where it lies. */
export interface Part {
  key: string;
  turn: Turn;
  drawn: Point; // its size before it was turned
  x: number;
  y: number;
  width: number;
  height: number;
  matrix: string; // from its drawing to the map
}

export interface BoardMap {
  key: string;
  size: Point;
  sea: boolean;
  parts: Part[];
  regions: Map<string, Outline>;
  ornaments: Ornament[];
}

interface MapFile {
  key: string;
  size: Point;
  sea?: boolean; // islands of a home-made board, in one drawing
  regions: Record<string, Pick<Outline, "path" | "token" | "room" | "badges"> & { borders?: Border[] }>;
}

/** Islands side by side, unturned, by their number. */
type Seas = Record<string, { size: Point; places: Point[] }>;

/** Where the islands of a set lie best, one answer for each shape of a window. */
export interface Packed {
  shapes: number[];
  seas: Record<string, { size: Point; places: [number, number, Turn][] }[]>;
}

export interface Drawn {
  key: string;
  files: MapFile[];
  seas: Seas | null;
  packed: Packed | null;
}

const drawn = signal<Drawn | null>(null);
/** The borders of regions, for all maps that have been sent for. */
const borders = signal<ReadonlyMap<string, Border[]>>(new Map());

/** The map of the table, laid out for this window. */
export const boardMap = computed(() => drawn.value && compose(drawn.value, mapShape.value, upright.value));

/** Where each drawing lies, and how large the whole is. */
function places({ key, files, seas, packed }: Drawn, shape: number, isUpright: boolean): { size: Point; sea: boolean; at: [number, number, Turn][] } {
  const fitting = packed?.seas[key]?.[nearestShape(packed.shapes, shape)];
  if (fitting) return { size: fitting.size, sea: true, at: fitting.places };
  const sea = seas?.[String(files.length)];
  if (sea) return { size: sea.size, sea: true, at: sea.places.map(([x, y]) => [x, y, 0]) };
  const turn = isUpright ? 1 : 0;
  return { size: turnSize(files[0]?.size ?? [1, 1], turn), sea: false, at: [[0, 0, turn]] };
}

/** The keys of neighbours are told without the name of their drawing. */
function named(border: Border, file: MapFile): Border {
  return border.with === null || isHome(file.key) ? border : { ...border, with: `${file.key}-${border.with}` };
}

function alongAll(borders: Border[]): Strips {
  const all = (which: keyof Strips) => borders.map((border) => border[which]).join("");
  return { line: all("line"), band: all("band"), near: all("near"), far: all("far"), cord: all("cord") };
}

/** Put the drawings beside each other. */
export function compose(what: Drawn, shape: number, isUpright: boolean): BoardMap {
  const { size, sea, at } = places(what, shape, isUpright);
  const map: BoardMap = { key: what.key, size, sea, parts: [], regions: new Map(), ornaments: [] };
  const lands: Point[][] = [];
  for (const [place, file] of what.files.entries()) {
    const [x, y, turn] = at[place] ?? [0, 0, 0];
    const put = (point: Point): Point => {
      const [px, py] = turnPoint(point, file.size, turn);
      return [px + x, py + y];
    };
    const [width, height] = turnSize(file.size, turn);
    map.parts.push({ key: file.key, turn, drawn: file.size, x, y, width, height, matrix: turnMatrix(file.size, turn, [x, y]) });
    for (const [region, outline] of Object.entries(file.regions)) {
      const token = put(outline.token);
      // What is printed keeps its place beside the tokens: it is read upright, whichever way the land lies.
      const badges = Object.entries(outline.badges).map(([symbol, [bx, by]]): [string, Point] => {
        return [symbol, [token[0] + bx - outline.token[0], token[1] + by - outline.token[1]]];
      });
      const own = computed(() => (outline.borders ?? borders.value.get(region) ?? []).map((border) => named(border, file)));
      const all = computed(() => alongAll(own.value));
      map.regions.set(region, {
        path: outline.path,
        token,
        room: outline.room,
        badges: Object.fromEntries(badges),
        part: place,
        get borders() {
          return own.value;
        },
        get all() {
          return all.value;
        },
      });
      if (sea) lands.push(corners(outline.path).map(put));
    }
  }
  if (sea) map.ornaments = ornaments(map.size, lands);
  return map;
}

async function fetchJson<T>(path: string): Promise<T> {
  const answer = await ask(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

let wanted = "";
const come = new Set<string>(); // drawings whose borders are here

/** The map of the table; one that comes when another is wanted already is not laid out. */
export async function loadMap(key: string): Promise<void> {
  wanted = key;
  const faces = facesOf(key);
  if (drawn.peek()?.key === key) return loadBorders(faces);
  const [side, best] = seasOf(key);
  // The pictures need not wait for the outlines. The fine ones do: on a slow line they would be in the way of everything.
  for (const face of faces) if (blurOf(face)) new Image().src = blurOf(face);
  const [files, packed] = await Promise.all([
    Promise.all(faces.map((face) => fetchJson<MapFile>(outlinesOf(face)))),
    best ? fetchJson<Packed>(best).catch(() => null) : null,
  ]);
  const seas = side && !packed ? await fetchJson<Seas>(side) : null;
  if (wanted === key) drawn.value = { key, files, seas, packed };
  await loadBorders(faces);
}

/** They come when the outlines are there: land is seen first, and then whose it is. */
async function loadBorders(faces: string[]): Promise<void> {
  const missing = faces.filter((face) => bordersOf(face) && !come.has(face));
  const told = await Promise.all(missing.map((face) => fetchJson<Record<string, Border[]>>(bordersOf(face))));
  for (const face of missing) come.add(face);
  borders.value = new Map([...borders.peek(), ...told.flatMap((each) => Object.entries(each))]);
}

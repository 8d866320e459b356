// Where the regions lie on the picture. Islands are several drawings laid into one sea.
import { signal } from "@preact/signals";
import { ornaments, type Ornament } from "./ornaments";

export type Point = [number, number];

export interface Outline {
  path: string;
  token: Point;
  room: number;
  badges: Record<string, Point>;
  shift: Point;
}

export interface Part {
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
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
  regions: Record<string, Omit<Outline, "shift">>;
}

type Seas = Record<string, { size: Point; places: Point[] }>;

export const boardMap = signal<BoardMap | null>(null);

async function fetchJson<T>(path: string): Promise<T> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

/** Put the drawings beside each other, as the sea for so many islands says. */
export function compose(key: string, files: MapFile[], seas: Seas | null): BoardMap {
  const sea = seas?.[String(files.length)];
  const map: BoardMap = { key, size: sea?.size ?? files[0]?.size ?? [1, 1], sea: !!sea, parts: [], regions: new Map(), ornaments: [] };
  for (const [place, file] of files.entries()) {
    const [x, y] = sea?.places[place] ?? [0, 0];
    map.parts.push({ key: file.key, x, y, width: file.size[0], height: file.size[1] });
    for (const [region, outline] of Object.entries(file.regions)) {
      const badges = Object.entries(outline.badges).map(([symbol, at]): [string, Point] => [symbol, [at[0] + x, at[1] + y]]);
      map.regions.set(region, {
        path: outline.path,
        token: [outline.token[0] + x, outline.token[1] + y],
        room: outline.room,
        badges: Object.fromEntries(badges),
        shift: [x, y],
      });
    }
  }
  if (map.sea) map.ornaments = ornaments(map.size, [...map.regions.values()]);
  return map;
}

let wanted = "";

/** The map of the table; one that comes when another is wanted already is not laid out. */
export async function loadMap(key: string): Promise<void> {
  wanted = key;
  if (boardMap.value?.key === key) return;
  const faces = key.split("+");
  // The pictures need not wait for the outlines; a blurred one that is soon there comes before the fine one.
  for (const folder of ["small/", ""]) for (const face of faces) new Image().src = `/boards/${folder}${face}.webp`;
  const [files, seas] = await Promise.all([
    Promise.all(faces.map((face) => fetchJson<MapFile>(`/maps/${face}.json`))),
    faces.length > 1 ? fetchJson<Seas>("/maps/seas.json") : Promise.resolve(null),
  ]);
  if (wanted === key) boardMap.value = compose(key, files, seas);
}

// The region the coach speaks of: the rest of the map is dimmed.
import { perTable } from "../table";
import type { Key } from "../protocol";

export const meant = perTable<Key | null>(null);

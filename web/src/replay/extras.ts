// What others have to say of a turn: lines below it in the list, and beside what happens on the map.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";

export interface TurnSpot {
  turn: number; // counted from 0, as the replay has them
}

export const besideTurn = signal<readonly ComponentType<TurnSpot>[]>([]);
export const besideMoment = signal<readonly ComponentType<TurnSpot>[]>([]);

// What is needed at a table only: its pages and how they look. They come when somebody goes to a table, or a little before.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { eventually } from "../retry";

export const gamePage = signal<ComponentType | null>(null);
export const formsPage = signal<ComponentType | null>(null);

let coming: Promise<void> | null = null;

/** A module that did not come is not sent for again by every browser, and after an update the old one is gone: begin anew. */
async function load(): Promise<void> {
  try {
    gamePage.value = (await import("./game-room")).GamePage;
  } catch {
    await eventually(async () => {
      if (!(await fetch("/healthz", { cache: "no-store" })).ok) throw new Error("no server");
    });
    location.reload();
  }
}

export function loadTablePages(): void {
  coming ??= load();
}

/** The sheet of all forms, which players never see. */
export async function loadForms(): Promise<void> {
  await import("./game-room"); // its style comes first
  formsPage.value = (await import("./forms")).Forms;
}

/** Somebody who looks at the start page may want to play soon: when nothing else is to be done. */
export function fetchTablePages(): () => void {
  const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 2000));
  let left = false;
  const timer = setTimeout(() => idle(() => left || void import("./game-room").catch(() => undefined)), 1500);
  return () => {
    left = true;
    clearTimeout(timer);
  };
}

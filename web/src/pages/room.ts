// Pages that not everybody needs: those of a game with how they look, and those before one. They come when somebody goes
// there, or a little before.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { alone } from "../alone";
import { build } from "../build";
import { eventually } from "../retry";

export const gamePage = signal<ComponentType | null>(null);
export const screenPage = signal<ComponentType | null>(null);
export const formsPage = signal<ComponentType | null>(null);

export const front = signal<typeof import("./front") | null>(null);
export const creditsPage = signal<ComponentType | null>(null);

const coming = new Map<() => Promise<void>, Promise<void>>();

function load(page: () => Promise<void>): Promise<void> {
  const begun = coming.get(page) ?? fetched(page);
  coming.set(page, begun);
  return begun;
}

/** A module that did not come is not sent for again by every browser, and after an update the old one is gone: begin anew. */
async function fetched(page: () => Promise<void>): Promise<void> {
  try {
    await page();
  } catch {
    await eventually(async () => {
      if (!(await fetch(alone ? "sw.js" : "healthz", { cache: "no-store" })).ok) throw new Error("no server");
    });
    await build.again();
  }
}

async function game(): Promise<void> {
  gamePage.value = (await import("./game-room")).GamePage;
}

async function before(): Promise<void> {
  front.value = await import("./front");
}

async function credits(): Promise<void> {
  creditsPage.value = (await import("./credits")).Credits;
}

export function loadTablePages(): void {
  void load(game);
}

export function loadFront(): void {
  void load(before);
}

export const creditsShown = signal(false);

/** Who made what. It opens only if that is still wanted when it has come: a late dialog would take somebody's next press. */
export async function showCredits(wanted = () => true): Promise<void> {
  await load(credits);
  if (wanted()) creditsShown.value = true;
}

/** A television at the table. */
export async function loadScreen(): Promise<void> {
  await load(screen);
}

async function screen(): Promise<void> {
  await import("./game-room"); // its style comes first
  screenPage.value = (await import("./screen")).ScreenPage;
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

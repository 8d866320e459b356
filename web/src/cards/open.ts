// Which rule card lies open. Whatever can open one says so in one attribute, data-rule="KIND:KEY"; what opens it, and the
// cards themselves, are sent for when the first one is wanted.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { eventually } from "../retry";

/** The card shown last, after those that led to it; "" is the list with its search. */
export const trail = signal<readonly string[]>([]);
export const drawer = signal<ComponentType | null>(null);

let opener: HTMLElement | null = null;

export function openCard(name: string): void {
  if (!trail.value.length) opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  if (trail.value.at(-1) !== name) trail.value = [...trail.value, name];
  if (!drawer.value) void eventually(async () => void (drawer.value = (await import("./drawer")).Drawer));
}

/** To the card before, or to none. */
export function goBack(): void {
  trail.value = trail.value.slice(0, -1);
  if (!trail.value.length) restore();
}

export function closeCards(): void {
  trail.value = [];
  restore();
}

/** Whoever came by key goes on from where they were. */
function restore(): void {
  if (opener?.isConnected) opener.focus({ preventScroll: true });
  opener = null;
}

interface Opens {
  "data-rule": string;
  role: "button";
  tabIndex: number;
}

/** For anything that stands for a thing of the game and does nothing else when pressed. */
export function opens(kind: string, key: string): Opens {
  return { "data-rule": `${kind}:${key}`, role: "button", tabIndex: 0 };
}

function ruleAt(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>("[data-rule]") : null;
}

/** One listener for all of them, wherever they are. */
export function followCards(): void {
  addEventListener("click", (event) => {
    const at = ruleAt(event);
    if (!at) return;
    event.preventDefault();
    openCard(at.dataset["rule"] ?? "");
  });
  addEventListener("keydown", (event) => {
    const at = ruleAt(event);
    if (!at || at !== event.target || at.matches("button, a") || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    openCard(at.dataset["rule"] ?? "");
  }, { capture: true });
}

// Which rule card lies open. Whatever can open one says so in one attribute, data-rule="KIND:KEY"; "why:…" is a number
// that explains itself. A mouse that rests there is told in brief (tip.tsx). All that is sent for when it is first wanted.
import { effect, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { points } from "../focus";
import { eventually } from "../retry";
import { route } from "../route";

/** The card shown last, after those that led to it; "" is the list with its search. */
export const trail = signal<readonly string[]>([]);
/** Instead of a card: what every form on the board means. */
export const LEGEND = "legend";
export const drawer = signal<ComponentType | null>(null);

let opener: HTMLElement | SVGElement | null = null;

export function openCard(name: string): void {
  point(null);
  if (!trail.value.length) opener = document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement ? document.activeElement : null;
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

let returning = false; // the focus goes back to where it was: nobody asks anything by that

/** Whoever came by key goes on from where they were. */
function restore(): void {
  returning = true;
  if (opener?.isConnected) opener.focus({ preventScroll: true });
  returning = false;
  opener = null;
}

interface Opens {
  "data-rule": string;
  role: "button";
  tabIndex: number;
}

/** For anything that stands for a thing of the game and does nothing else when pressed; of kind "why", for a number. */
export function opens(kind: string, key: string): Opens {
  return { "data-rule": `${kind}:${key}`, role: "button", tabIndex: 0 };
}

/** The same where a press means something else already: a mouse that rests on it is told, and I opens the card. */
export function tells(kind: string, key: string): { "data-tip": string } {
  return { "data-tip": `${kind}:${key}` };
}

const TELLING = "[data-rule], [data-tip]";

function nameAt(at: Element | null | undefined): string {
  return at?.getAttribute("data-rule") ?? at?.getAttribute("data-tip") ?? "";
}

function around(target: EventTarget | null, what: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(what) : null;
}

/** What a mouse rests on, or where the keys are, once it has rested for a moment. */
export const pointed = signal<{ name: string; at: Element } | null>(null);
export const tip = signal<ComponentType | null>(null);

const REST = 350; // milliseconds
const ON_THE_MAP = 600; // there the hand is mostly on its way
const WARM = 400; // elsewhere, after one has been read the next comes at once
let timer = 0;
let left = -Infinity;
let waits: Element | null = null;

function point(at: Element | null): void {
  if (at === waits && at) return;
  clearTimeout(timer);
  if (pointed.value) left = performance.now();
  pointed.value = null;
  waits = at;
  const name = nameAt(at);
  if (!at || !name || name === trail.value.at(-1)) return;
  const rest = at.closest(".board") ? ON_THE_MAP : performance.now() - left < WARM ? 0 : REST;
  timer = window.setTimeout(() => {
    if (!at.isConnected) return;
    pointed.value = { name, at };
    if (!tip.value) void eventually(async () => void (tip.value = (await import("./tip")).Tip));
  }, rest);
}

/** What I asks about: what is being told, or has the focus, or the region under the mouse. */
function asked(): string {
  const focused = document.activeElement;
  const told = pointed.value?.name ?? nameAt(focused?.closest(TELLING));
  if (told) return told;
  const region = focused?.closest("[data-region]") ?? document.querySelector("[data-region]:hover");
  return region ? `why:region:${region.getAttribute("data-region")}` : "";
}

/** Where one is: at a table, or on a page. */
function whereabouts(): string {
  const at = route.value;
  return at.page === "table" ? at.table : at.page;
}

/** One listener for all of them, wherever they are. */
export function followCards(): void {
  let place = whereabouts();
  effect(() => {
    if (whereabouts() === place) return;
    place = whereabouts();
    [trail.value, opener] = [[], null]; // what was asked there cannot be answered here
    point(null);
  });
  addEventListener("click", (event) => {
    const at = around(event.target, "[data-rule]");
    if (!at) return;
    event.preventDefault();
    openCard(at.dataset["rule"] ?? "");
  });
  addEventListener("keydown", (event) => {
    const writing = around(event.target, "input, select, textarea");
    const name = event.code === "KeyI" && !writing && !event.ctrlKey && !event.metaKey && !event.altKey ? asked() : "";
    point(null);
    if (name) return openCard(name);
    const at = around(event.target, "[data-rule]");
    if (!at || at !== event.target || at.matches("button, a") || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    openCard(at.dataset["rule"] ?? "");
  }, { capture: true });
  // Fingers have nothing to rest with: they press, and whoever presses wants to see what that does. What comes to lie under
  // a mouse at rest was not pointed at.
  addEventListener("pointermove", (event) => points(event) && !event.buttons && point(around(event.target, TELLING)), { capture: true, passive: true });
  // But pointing may change what is pointed at: what takes its place is meant.
  addEventListener("pointerover", (event) => event.pointerType === "mouse" && waits && !waits.isConnected && point(around(event.target, TELLING)));
  addEventListener("focusin", (event) => {
    const at = around(event.target, TELLING);
    if (at?.matches(":focus-visible") && !returning) point(at);
  });
  for (const gone of ["pointerdown", "wheel", "focusout", "blur"]) addEventListener(gone, () => point(null), { capture: true, passive: true });
}

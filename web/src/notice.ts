// A sentence for the user that goes away by itself: what was refused, what does not answer.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

export const notice = signal<ComponentChildren>("");

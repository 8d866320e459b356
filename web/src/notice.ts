// A sentence for the user that goes away by itself: what was refused, what does not answer.
import { signal } from "@preact/signals";

export const notice = signal("");

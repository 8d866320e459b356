// Small things that several pages show.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../icons";
import { change, LANGUAGES, settings } from "../settings";
import { t } from "../words";

const OWN_NAMES: Record<string, string> = { en: "English", ru: "Русский", cs: "Čeština" };
const PACES = [200, 600, 1200];
const DEADLINES = [60, 120, 600, 86400, 0];

/** So many letters a name may have; the server refuses longer ones. */
export const NAME_LETTERS = 32;

export function Languages() {
  return (
    <div class="languages" role="radiogroup" aria-label={t("ui-language")}>
      {LANGUAGES.map((language) => (
        <button
          type="button"
          key={language}
          role="radio"
          aria-checked={settings.value.language === language}
          lang={language}
          title={OWN_NAMES[language]}
          data-language={language}
          onClick={() => change({ language })}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

export function Home() {
  return (
    <a class="home" href="#" aria-label={t("ui-home")} title={t("ui-home")}>
      <Icon kind="ui" name="home" />
    </a>
  );
}

export function YourName() {
  return (
    <label class="name">
      {t("ui-your-name")}
      <input
        maxLength={NAME_LETTERS}
        value={settings.value.name}
        placeholder={t("ui-nameless")}
        onInput={(event) => change({ name: event.currentTarget.value })}
      />
    </label>
  );
}

export function Segmented<T extends string | number>(props: {
  label: string;
  values: readonly T[];
  value: T;
  say: (value: T) => string;
  set: (value: T) => void;
}) {
  return (
    <fieldset class="segmented">
      <legend>{props.label}</legend>
      <div>
        {props.values.map((value) => (
          <label key={value} class={value === props.value ? "on" : ""}>
            <input type="radio" checked={value === props.value} onChange={() => props.set(value)} />
            {props.say(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface Tempo {
  pace: number;
  deadline: number;
}

/** How long bots think, and how long they wait for somebody who is away. */
export function TempoWish({ pace, deadline, set }: Tempo & { set: (tempo: Tempo) => void }) {
  return (
    <>
      <Segmented
        label={t("ui-pace")}
        values={PACES}
        value={pace}
        say={(value) => t(`ui-pace-${value}`)}
        set={(value) => set({ pace: value, deadline })}
      />
      <Segmented
        label={t("ui-deadline")}
        values={DEADLINES}
        value={deadline}
        say={(value) => t(`ui-deadline-${value}`)}
        set={(value) => set({ pace, deadline: value })}
      />
    </>
  );
}

interface DialogProps {
  label: string;
  class?: string;
  role?: "dialog" | "alertdialog";
  close?: () => void;
  children: ComponentChildren;
}

/** A sheet over everything else. Escape and a press beside it close it, where it can be closed. */
export function Dialog({ label, class: kind = "", role = "dialog", close, children }: DialogProps) {
  const sheet = useRef<HTMLDivElement>(null);
  // Before anything can be seen: whoever sees the dialog can close it.
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    sheet.current?.focus({ preventScroll: true });
    return () => before?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    if (!close) return;
    const stop = new AbortController();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopImmediatePropagation();
      close();
    };
    addEventListener("keydown", onKey, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, [close]);
  return (
    <div class="dialog-back" onClick={close}>
      <div
        class={`dialog ${kind}`}
        ref={sheet}
        role={role}
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
        onClick={(event) => event.stopPropagation()}
      >
        {children}
      </div>
    </div>
  );
}

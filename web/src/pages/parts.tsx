// Small things that several pages show.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../icons";
import { notice } from "../notice";
import { SHAPES } from "../seats";
import { change, LANGUAGES, settings } from "../settings";
import { t } from "../words";

const OWN_NAMES: Record<string, string> = { en: "English", ru: "Русский", cs: "Čeština" };
const PACES = [200, 600, 1200];
const DEADLINES = [60, 120, 600, 86400, 0];
const LIMITS = [60, 180, 600, 3600, 86400, 259200, 604800];
/** Seconds that people have. */
export const USUAL = { away: 120, turn: 86400 };

/** So many letters a name may have; the server refuses longer ones. */
export const NAME_LETTERS = 32;

export function Languages() {
  return (
    <div class="languages" role="group" aria-label={t("ui-language")}>
      {LANGUAGES.map((language) => (
        <button
          type="button"
          key={language}
          aria-pressed={settings.value.language === language}
          lang={language}
          title={OWN_NAMES[language]}
          data-language={language}
          onClick={() => change({ language })}
        >
          <span class="long">{OWN_NAMES[language]}</span>
          <span class="short">{language.toUpperCase()}</span>
        </button>
      ))}
    </div>
  );
}

/** A player's colour and charge. */
export function Charged({ seat }: { seat: number }) {
  return (
    <svg class={`charged seat-${seat}`} viewBox="-18 -18 36 36" aria-hidden="true">
      <rect x="-18" y="-18" width="36" height="36" rx="7" />
      <path d={SHAPES[seat % SHAPES.length]} />
    </svg>
  );
}

export function Home() {
  return (
    <a class="home" href="#" aria-label={t("ui-home")} title={t("ui-home")}>
      <Icon kind="ui" name="home" />
    </a>
  );
}

/** Back to the bench, from a game that was begun there. */
export function ToWorkshop() {
  const label = t("ui-to-workshop");
  return (
    <a class="home" href="#workshop" aria-label={label} title={label} data-to-workshop>
      <Icon kind="ui" name="workshop" />
    </a>
  );
}

/** The seat that somebody without a name wants to sit on. */
const wished = signal<number | null>(null);

/** Sit down, or say who you are first: then Enter sits down on the same seat. */
export function sitDown(seat: number, sit: (seat: number, name: string) => void): void {
  const name = settings.value.name.trim();
  wished.value = name ? null : seat;
  if (name) sit(seat, name);
}

/** Remembered from the last time; asked for here when somebody presses a seat without one. */
export function YourName({ sit }: { sit?: (seat: number, name: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const seat = wished.value;
  useEffect(() => {
    if (seat !== null) field.current?.focus();
  }, [seat]);
  useEffect(() => () => void (wished.value = null), []);
  return (
    <label class="name">
      {t("ui-your-name")}
      <input
        ref={field}
        maxLength={NAME_LETTERS}
        value={settings.value.name}
        placeholder={t("ui-nameless")}
        aria-invalid={seat !== null && !settings.value.name.trim()}
        data-name
        onInput={(event) => change({ name: event.currentTarget.value })}
        onKeyDown={(event) => event.key === "Enter" && seat !== null && sit && sitDown(seat, sit)}
      />
      {seat !== null && <small role="alert">{t("ui-name-first")}</small>}
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
  const name = useId();
  return (
    <fieldset class="segmented">
      <legend>{props.label}</legend>
      <div>
        {props.values.map((value) => (
          <label key={value} class={value === props.value ? "on" : ""}>
            <input type="radio" name={name} checked={value === props.value} onChange={() => props.set(value)} />
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
  clock: "away" | "turn";
}

/** How long bots think, and how long people may: those who are away, or everybody in each turn. */
export function TempoWish({ pace, deadline, clock, alone = false, set }: Tempo & { alone?: boolean; set: (tempo: Tempo) => void }) {
  const turns = clock === "turn";
  return (
    <>
      <Segmented
        label={t("ui-pace")}
        values={PACES}
        value={pace}
        say={(value) => t(`ui-pace-${value}`)}
        set={(value) => set({ pace: value, deadline, clock })}
      />
      {!alone && (
        <>
          <Segmented
            label={t("ui-clock")}
            values={["away", "turn"] as const}
            value={clock}
            say={(value) => t(`ui-clock-${value}`)}
            set={(value) => set({ pace, deadline: USUAL[value], clock: value })}
          />
          <small class="meaning">{t(`ui-clock-${clock}-text`)}</small>
        </>
      )}
      <Segmented
        label={t(turns ? "ui-limit" : "ui-deadline")}
        values={turns ? LIMITS : DEADLINES}
        value={deadline}
        say={(value) => t(turns ? `ui-limit-${value}` : `ui-deadline-${value}`)}
        set={(value) => set({ pace, deadline: value, clock })}
      />
    </>
  );
}

interface ModalProps {
  label: string;
  class: string;
  role?: "dialog" | "alertdialog";
  close?: (() => void) | undefined;
  children: ComponentChildren;
}

/** The modal things that are open, the topmost last: behind them nothing can be reached or heard. */
const modals = signal<HTMLDialogElement[]>([]);

/** Lies over everything else, which cannot be reached meanwhile. Escape closes it where it can be closed. */
export function Modal({ label, class: kind, role = "dialog", close, children }: ModalProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const closing = useRef(close);
  closing.current = close;
  /** Now and then Chromium hands the key to the page and then asks no dialog to close, so we do not leave it to it. */
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    closing.current?.();
  };
  // Before anything can be seen: whoever sees it can close it.
  useLayoutEffect(() => {
    const dialog = sheet.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const stop = new AbortController();
    dialog.showModal();
    modals.value = [...modals.value, dialog];
    addEventListener("keydown", (event) => modals.value.at(-1) === dialog && escape(event), { signal: stop.signal });
    return () => {
      stop.abort();
      dialog.close();
      modals.value = modals.value.filter((each) => each !== dialog);
      // Browsers bring only those back who are in the dialog, not who has just tabbed out at its end.
      if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={sheet}
      class={kind}
      role={role}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        close?.();
      }}
      onClose={() => {
        // A browser that has not seen a press since the last Escape closes it without asking.
        if (!sheet.current) return;
        if (close) close();
        else sheet.current.showModal();
      }}
      onClick={(event) => event.target === event.currentTarget && close?.()}
    >
      {children}
      <Notice />
    </dialog>
  );
}

/** A sheet over everything else. Escape and a press beside it close it, where it can be closed. */
export function Dialog({ class: kind = "", children, ...modal }: Omit<ModalProps, "class"> & { class?: string }) {
  return (
    <Modal {...modal} class="dialog-back">
      <div class={`dialog ${kind}`} tabIndex={-1} autoFocus>
        {children}
      </div>
    </Modal>
  );
}

function Notice() {
  useEffect(() => {
    if (!notice.value) return;
    const timer = setTimeout(() => (notice.value = ""), 4500);
    return () => clearTimeout(timer);
  }, [notice.value]);
  return notice.value ? (
    <div class="notice" role="alert" onClick={() => (notice.value = "")}>
      {notice.value}
    </div>
  ) : null;
}

/** What went wrong, in words; a dialog tells it itself. */
export function PageNotice() {
  return modals.value.length ? null : <Notice />;
}

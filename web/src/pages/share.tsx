// Links that open this table for somebody else, or on another device.
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { codeFor } from "../api";
import type { Kept } from "../kept";
import { notice } from "../notice";
import { settings } from "../settings";
import { store } from "../table";
import { t } from "../words";

const copied = signal("");

interface Opening {
  kind: "join" | "watch" | "seat";
  token: string;
}

/** Programs that show a link with a few words take them from the server: it is told in which language. */
function address({ kind, token }: Opening, language = ""): string {
  return `${location.origin}/${language && `?lang=${language}`}#${kind}/${store.table.value}/${token}`;
}

/** What opens a seat, and for whoever comes too late for one the spectators' bench. */
export function invitation({ invite, watch }: Kept): string {
  return [invite, watch].filter(Boolean).join("/");
}

/** The link as a code for the camera of a phone. */
export function Code(opening: Opening) {
  const text = address(opening);
  const [rows, setRows] = useState<boolean[][]>([]);
  useEffect(() => {
    let stale = false;
    void import("uqr").then(({ encode }) => !stale && setRows(encode(text, { border: 2 }).data));
    return () => {
      stale = true;
    };
  }, [text]);
  const dots = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg class="qr" viewBox={`0 0 ${rows.length || 1} ${rows.length || 1}`} role="img" aria-label={t("ui-qr")}>
      <path d={dots.join("")} />
    </svg>
  );
}

const HALF = 3;

/** The invitation as a few letters to say aloud, while there are some to be had. */
export function SpokenCode({ table, invite }: { table: string; invite: string }) {
  const [code, setCode] = useState("");
  useEffect(() => {
    let stale = false;
    codeFor(table, invite).then(
      (given) => !stale && setCode(given),
      () => undefined, // the link does as well
    );
    return () => {
      stale = true;
    };
  }, [table, invite]);
  if (!code) return null;
  return (
    <p class="code">
      {t("ui-spoken-code")}
      <output data-code={code}>{`${code.slice(0, HALF)} ${code.slice(HALF)}`}</output>
    </p>
  );
}

/** Without https a page may not copy by itself: what is selected can be copied in the old way, or by hand. */
async function copy(text: string, field: HTMLInputElement | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field?.select();
    if (!document.execCommand("copy")) {
      notice.value = t("ui-copy-by-hand");
      return;
    }
  }
  copied.value = text;
}

/** The same where no field shows the text. Was it copied? */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

/** The device's own way to send something: to a friend, not to oneself. Where it fails, the link is copied. */
async function send(kind: string, url: string, field: HTMLInputElement | null): Promise<void> {
  try {
    await navigator.share({ title: "Small World", text: t(`ui-share-${kind}`), url });
  } catch (problem) {
    if (!(problem instanceof DOMException && problem.name === "AbortError")) await copy(url, field);
  }
}

/** The link itself, to be sent or copied. */
export function Share({ label, note, ...opening }: Opening & { label: string; note?: string }) {
  const text = address(opening, settings.value.language);
  const field = useRef<HTMLInputElement>(null);
  return (
    <div class="share">
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
      <input ref={field} readOnly value={text} aria-label={label} data-link={opening.kind} onFocus={(event) => event.currentTarget.select()} />
      {opening.kind !== "seat" && "share" in navigator && (
        <button type="button" data-share={opening.kind} onClick={() => void send(opening.kind, text, field.current)}>
          {t("ui-share")}
        </button>
      )}
      <button type="button" data-copy={opening.kind} onClick={() => void copy(text, field.current)}>
        {copied.value === text ? t("ui-copied") : t("ui-copy")}
      </button>
    </div>
  );
}

// Before the start: who sits where, and the invitation for everybody else.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { usualBot } from "../api";
import { known } from "../games";
import { Icon } from "../icons";
import type { LobbySeat } from "../protocol";
import { seatName } from "../seats";
import { change, settings } from "../settings";
import { command, join, store } from "../table";
import { anyName, t } from "../words";
import { Home, Languages } from "./parts";

const copied = signal("");

function link(kind: string, token: string): string {
  return `${location.origin}/#${kind}/${store.table.value}/${token}`;
}

function Code({ text }: { text: string }) {
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

function Share({ kind, token, label }: { kind: string; token: string; label: string }) {
  const address = link(kind, token);
  return (
    <div class="share">
      <span>{label}</span>
      <input readOnly value={address} aria-label={label} data-link={kind} onFocus={(event) => event.currentTarget.select()} />
      <button
        type="button"
        onClick={() => {
          void navigator.clipboard?.writeText(address).then(() => (copied.value = kind));
        }}
      >
        {copied.value === kind ? t("ui-copied") : t("ui-copy")}
      </button>
    </div>
  );
}

function Seat({ seat }: { seat: LobbySeat }) {
  const lobby = store.lobby.value;
  const own = store.held.value.includes(seat.seat);
  const host = store.host.value;
  const guest = !host && store.held.value.length === 0 && !!known(store.table.value)?.invite;
  return (
    <li class={`seat-${seat.seat} ${own ? "own" : ""}`}>
      <span class="dot" />
      <span class="who">
        <b>{seat.kind === "open" ? t("ui-open-seat") : seatName(lobby, seat.seat)}</b>
        <small>
          {t(`ui-sits-${seat.kind}`)}
          {own && ` · ${t("ui-you")}`}
        </small>
      </span>
      {seat.kind === "open" && (guest || host) && (
        <button
          type="button"
          class={guest ? "go" : ""}
          data-join={seat.seat}
          disabled={guest && !settings.value.name.trim()}
          onClick={() =>
            guest
              ? void join(seat.seat, settings.value.name.trim())
              : void command({ t: "seat", seat: seat.seat, kind: "bot", bot: usualBot(), name: "" })
          }
        >
          {guest ? t("ui-sit-here") : t("ui-seat-bot")}
        </button>
      )}
      {seat.kind === "bot" && host && (
        <button type="button" onClick={() => void command({ t: "seat", seat: seat.seat, kind: "open", bot: "", name: "" })}>
          {t("ui-seat-open")}
        </button>
      )}
      {own && !host && (
        <button type="button" onClick={() => void command({ t: "leave", seat: seat.seat })}>
          {t("ui-leave")}
        </button>
      )}
    </li>
  );
}

export function LobbyPage() {
  const lobby = store.lobby.value;
  if (!lobby) return null;
  const kept = known(store.table.value);
  const open = lobby.seats.some((seat) => seat.kind === "open");
  const guest = !store.host.value && store.held.value.length === 0 && !!kept?.invite;
  return (
    <main class="page lobby">
      <header class="top">
        <Home />
        <h1>
          {anyName(lobby.edition, "edition")} · {t("ui-players-at", { number: lobby.players })}
        </h1>
        <Languages />
      </header>
      <div class="sheets">
        <section class="sheet">
          {guest && (
            <label class="name">
              {t("ui-your-name")}
              <input
                maxLength={24}
                value={settings.value.name}
                data-name
                onInput={(event) => change({ name: event.currentTarget.value })}
              />
            </label>
          )}
          <ol class="seat-wishes">
            {lobby.seats.map((seat) => (
              <Seat key={seat.seat} seat={seat} />
            ))}
          </ol>
          {store.host.value ? (
            <button type="button" class="go wide" data-start disabled={open} onClick={() => void command({ t: "start" })}>
              <Icon kind="ui" name="play" /> {open ? t("ui-seats-still-open") : t("ui-begin")}
            </button>
          ) : (
            <p class="hint">{guest ? t("ui-choose-seat") : t("ui-wait-for-host")}</p>
          )}
        </section>
        {kept?.invite && (
          <section class="sheet invite">
            <h2>{t("ui-invite")}</h2>
            <Code text={link("join", kept.invite)} />
            <Share kind="join" token={kept.invite} label={t("ui-invite-link")} />
            {kept.watch && <Share kind="watch" token={kept.watch} label={t("ui-watch-link")} />}
          </section>
        )}
      </div>
    </main>
  );
}

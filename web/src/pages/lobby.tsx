// Before the start: who sits where, and the invitation for everybody else.
import { equip, usualBot } from "../api";
import { known } from "../games";
import { Icon } from "../icons";
import type { Lobby, LobbySeat } from "../protocol";
import { botIs, botMeans, seatName } from "../seats";
import { command, freeSeats, join, perTable, store } from "../table";
import { anyName, t } from "../words";
import { HomeMadePart, type Bag } from "./bag";
import { Charged, Dialog, Home, Languages, sitDown, YourName } from "./parts";
import { RulesHere } from "./rules-here";
import { BigScreen } from "./screen-link";
import { Code, invitation, Share, SpokenCode } from "./share";

const leaving = perTable<number | null>(null); // the seat somebody is about to leave

/** Names under which nobody else finds this machine. */
const HERE_ONLY = ["localhost", "127.0.0.1", "[::1]"];

function Seat({ seat }: { seat: LobbySeat }) {
  const lobby = store.lobby.value;
  const own = store.held.value.includes(seat.seat);
  const host = store.host.value;
  const guest = freeSeats.value.includes(seat);
  const open = store.lobby.value?.phase === "open";
  return (
    <li class={`seat-${seat.seat} ${own ? "own" : ""}`}>
      <Charged seat={seat.seat} />
      <span class="who">
        <b>{seat.kind === "open" ? t("ui-open-seat") : seatName(lobby, seat.seat)}</b>
        <small>
          {seat.kind === "bot" ? botIs(seat) : t(`ui-sits-${seat.kind}`)}
          {own && ` · ${t("ui-you")}`}
        </small>
        {seat.kind === "bot" && <small class="meaning">{botMeans(seat)}</small>}
      </span>
      {(guest || (host && seat.kind === "open")) && (
        <button
          type="button"
          class={guest ? "go" : ""}
          data-join={seat.seat}
          onClick={() =>
            guest
              ? sitDown(seat.seat, join)
              : void command({ t: "seat", seat: seat.seat, kind: "bot", bot: usualBot(), name: "" })
          }
        >
          {guest ? t("ui-sit-here") : t("ui-seat-bot")}
        </button>
      )}
      {seat.kind === "bot" && host && open && (
        <button type="button" onClick={() => void command({ t: "seat", seat: seat.seat, kind: "open", bot: "", name: "" })}>
          {t("ui-seat-open")}
        </button>
      )}
      {own && !host && open && (
        <button type="button" data-leave onClick={() => (leaving.value = seat.seat)}>
          {t("ui-leave")}
        </button>
      )}
    </li>
  );
}

/** A seat that is left is anybody's: it is asked about. */
function Leaving() {
  const seat = leaving.value;
  const close = () => (leaving.value = null);
  if (seat === null || !store.held.value.includes(seat)) return null;
  return (
    <Dialog label={t("ui-leave-sure")} role="alertdialog" close={close}>
      <h2>{t("ui-leave-sure")}</h2>
      <p>{t("ui-leave-text")}</p>
      <div class="deeds">
        <button type="button" onClick={close}>
          {t("ui-back")}
        </button>
        <button
          type="button"
          class="grave"
          data-sure
          onClick={() => {
            close();
            void command({ t: "leave", seat });
          }}
        >
          {t("ui-leave")}
        </button>
      </div>
    </Dialog>
  );
}

/** The table's home-made things; its host may change them before the start. */
function bagOf(lobby: Lobby): Bag {
  const table = store.table.value;
  const host = known(table)?.host ?? "";
  return {
    edition: lobby.edition,
    players: lobby.players,
    cards: store.home.value,
    board: lobby.board,
    mayChange: store.host.value && lobby.phase === "open" && !!host,
    add: (add) => equip(table, host, { add }),
    remove: (thing) => equip(table, host, { remove: [thing] }),
    take: (offer, on) => equip(table, host, on ? { sets: [offer.key] } : { remove: [offer.thing] }),
    lay: (board) => equip(table, host, { board }),
  };
}

/** What guests with an invitation can do when they come too late. */
function Begun({ over }: { over: boolean }) {
  const bots = freeSeats.value.length > 0;
  return (
    <>
      <h2>{over ? t("ui-over") : t("ui-begun")}</h2>
      <p class="begun">{over ? t("ui-begun-over") : bots ? t("ui-begun-bots") : t("ui-begun-full")}</p>
    </>
  );
}

export function LobbyPage() {
  const lobby = store.lobby.value;
  if (!lobby) return null;
  const kept = known(store.table.value);
  const open = lobby.seats.some((seat) => seat.kind === "open");
  const guest = freeSeats.value.length > 0;
  const late = lobby.phase !== "open";
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
          {late && <Begun over={lobby.phase === "over"} />}
          {guest && <YourName sit={join} />}
          <ol class="seat-wishes">
            {lobby.seats.map((seat) => (
              <Seat key={seat.seat} seat={seat} />
            ))}
          </ol>
          {late ? (
            <a class="button" href="#new" data-new>
              <Icon kind="ui" name="people" /> {t("ui-new-table")}
            </a>
          ) : store.host.value ? (
            <button type="button" class="go wide" data-start disabled={open} onClick={() => void command({ t: "start" })}>
              <Icon kind="ui" name="play" /> {open ? t("ui-seats-still-open") : t("ui-begin")}
            </button>
          ) : (
            <p class="hint">{guest ? t("ui-choose-seat") : t("ui-wait-for-host")}</p>
          )}
          <RulesHere lobby={lobby} />
          <HomeMadePart bag={bagOf(lobby)} />
        </section>
        {kept?.invite && !late && (
          <section class="sheet invite">
            <h2>{t("ui-invite")}</h2>
            {store.host.value && HERE_ONLY.includes(location.hostname) && <p class="hint">{t("ui-here-only")}</p>}
            <Code kind="join" token={invitation(kept)} />
            {open && <SpokenCode table={store.table.value} invite={kept.invite} />}
            <Share kind="join" token={invitation(kept)} label={t("ui-invite-link")} />
            {kept.watch && <Share kind="watch" token={kept.watch} label={t("ui-watch-link")} note={t("ui-watch-link-text")} />}
            {kept.watch && <BigScreen watch={kept.watch} invite={kept.invite} />}
          </section>
        )}
      </div>
      <Leaving />
    </main>
  );
}

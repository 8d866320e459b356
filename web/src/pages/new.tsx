// A table as one likes it: edition, seats, options.
import { signal } from "@preact/signals";
import { catalogue, usualBot } from "../api";
import { Icon } from "../icons";
import { settings } from "../settings";
import { anyName, said, t } from "../words";
import { board, BoardWish } from "./boards";
import { opening, openTable } from "./opening";
import { Charged, Home, Languages, NAME_LETTERS, Segmented, TempoWish } from "./parts";

interface SeatWish {
  kind: "person" | "bot" | "open";
  name: string;
  bot: string;
}

const edition = signal("");
const seats = signal<SeatWish[]>([]);
const preset = signal("default");
const options = signal<Record<string, string>>({});
const tempo = signal({ pace: 600, deadline: 120 });
const KINDS = ["person", "bot", "open"] as const;

/** Whom the second seat is for, until seats are chosen one by one: a guest by link, or somebody at this screen. */
const company = signal<SeatWish["kind"]>("open");

/** Begin anew with the usual seats. */
export function propose(kind: SeatWish["kind"]): void {
  company.value = kind;
  seats.value = [];
}

function seatWishes(): SeatWish[] {
  if (seats.value.length) return seats.value;
  const bot: SeatWish = { kind: "bot", name: "", bot: usualBot() };
  const me: SeatWish = { ...bot, kind: "person", name: settings.value.name || t("ui-nameless") };
  return [me, { ...bot, kind: company.value, name: t("ui-seat", { seat: 2 }) }, bot];
}

function setSeat(place: number, some: Partial<SeatWish>): void {
  seats.value = seatWishes().map((seat, n) => (n === place ? { ...seat, ...some } : seat));
}

function setPlayers(players: number): void {
  const now = seatWishes();
  const bot: SeatWish = { kind: "bot", name: "", bot: usualBot() };
  seats.value = Array.from({ length: players }, (_, n) => now[n] ?? bot);
  board.value = "";
}

function create(): void {
  void openTable(() => {
    const wished = seatWishes().map((seat, place) => {
      if (seat.kind === "bot") return { kind: "bot", bot: seat.bot || usualBot() };
      if (seat.kind === "open") return { kind: "open" };
      return { kind: "person", name: seat.name.trim() || t("ui-seat", { seat: place + 1 }) };
    });
    return {
      edition: edition.value || catalogue.value?.editions[0]?.key || "",
      players: wished.length,
      board: board.value,
      preset: preset.value,
      options: options.value,
      seats: wished,
      ...tempo.value,
      start: !wished.some((seat) => seat.kind === "open"),
    };
  });
}

/** What a word of the catalogue means, where somebody has said so. */
function Meaning({ of }: { of: string }) {
  const text = said(`${of}-text`);
  return text ? <small class="meaning">{text}</small> : null;
}

export function NewPage() {
  const known = catalogue.value;
  const entry = known?.editions.find((each) => each.key === edition.value) ?? known?.editions[0];
  if (!known || !entry) return <main class="page waiting" aria-busy="true" />;
  const wished = seatWishes();
  return (
    <main class="page new">
      <header class="top">
        <Home />
        <h1>{t("ui-new-table")}</h1>
        <Languages />
      </header>
      <div class="sheets">
        <section class="sheet">
          <Segmented
            label={t("ui-edition")}
            values={known.editions.map((each) => each.key)}
            value={entry.key}
            say={(key) => anyName(key, "edition")}
            set={(key) => {
              edition.value = key;
              preset.value = "default";
              options.value = {};
              board.value = "";
            }}
          />
          <Meaning of={`edition-${entry.key}`} />
          <Segmented label={t("ui-players")} values={entry.players} value={wished.length} say={String} set={setPlayers} />
          <ol class="seat-wishes">
            {wished.map((seat, place) => (
              <li key={place} class={`seat-${place}`}>
                <Charged seat={place} />
                <select
                  aria-label={t("ui-seat", { seat: place + 1 })}
                  value={seat.kind}
                  onChange={(event) => setSeat(place, { kind: event.currentTarget.value as SeatWish["kind"] })}
                >
                  {KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {t(`ui-kind-${kind}`)}
                    </option>
                  ))}
                </select>
                {seat.kind === "person" && (
                  <input
                    maxLength={NAME_LETTERS}
                    value={seat.name}
                    aria-label={t("ui-your-name")}
                    onInput={(event) => setSeat(place, { name: event.currentTarget.value })}
                  />
                )}
                {seat.kind === "bot" && (
                  <select
                    aria-label={t("ui-kind-bot")}
                    value={seat.bot}
                    onChange={(event) => setSeat(place, { bot: event.currentTarget.value })}
                  >
                    {known.bots.map((bot) => (
                      <option key={bot} value={bot}>
                        {anyName(bot, "bot")}
                      </option>
                    ))}
                  </select>
                )}
                {seat.kind === "open" && <small>{t("ui-open-text")}</small>}
                {seat.kind === "bot" && <Meaning of={`bot-${seat.bot}`} />}
              </li>
            ))}
          </ol>
          <p class="hint">{t("ui-seats-hint")}</p>
          <button type="button" class="go wide" data-create disabled={opening.value} onClick={create}>
            <Icon kind="ui" name="play" /> {wished.some((seat) => seat.kind === "open") ? t("ui-open-table") : t("ui-begin")}
          </button>
        </section>
        <section class="sheet rules">
          <label>
            {t("ui-preset")}
            <select value={preset.value} onChange={(event) => (preset.value = event.currentTarget.value)}>
              {Object.keys(entry.presets).map((key) => (
                <option key={key} value={key}>
                  {anyName(key, "preset")}
                </option>
              ))}
            </select>
            <Meaning of={`preset-${preset.value}`} />
          </label>
          <TempoWish {...tempo.value} set={(wish) => (tempo.value = wish)} />
          <BoardWish entry={entry} players={wished.length} />
          <details>
            <summary>{t("ui-options", { number: entry.options.length })}</summary>
            {entry.options.map((option) => (
              <label key={option.key} class="option">
                <span>
                  {anyName(option.key, "option")}
                  <Meaning of={`option-${option.key}`} />
                </span>
                <select
                  value={options.value[option.key] ?? ""}
                  onChange={(event) => {
                    const { [option.key]: _old, ...rest } = options.value;
                    const value = event.currentTarget.value;
                    options.value = value ? { ...rest, [option.key]: value } : rest;
                  }}
                >
                  <option value="">{t("ui-as-preset")}</option>
                  {option.values.map((value) => (
                    <option key={value} value={value}>
                      {said(`option-${option.key}-${value}`) ?? anyName(value, "value")}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </details>
        </section>
      </div>
    </main>
  );
}

// A table as one likes it: edition, seats, options.
import { signal } from "@preact/signals";
import { usualBot, catalogue, makeTable, Refused } from "../api";
import { Icon } from "../icons";
import { go } from "../route";
import { settings } from "../settings";
import { notice } from "../table";
import { anyName, said, t } from "../words";
import { board, BoardWish } from "./boards";
import { Home, Languages, Segmented } from "./parts";

interface SeatWish {
  kind: "person" | "bot" | "open";
  name: string;
  bot: string;
}

const edition = signal("");
const seats = signal<SeatWish[]>([]);
const preset = signal("default");
const options = signal<Record<string, string>>({});
const pace = signal(600);
const deadline = signal(120);
const busy = signal(false);
const PACES = [200, 600, 1200] as const;
const DEADLINES = [60, 120, 600, 86400, 0] as const;
const KINDS = ["person", "bot", "open"] as const;

function seatWishes(): SeatWish[] {
  if (seats.value.length) return seats.value;
  const bot: SeatWish = { kind: "bot", name: "", bot: usualBot() };
  return [{ kind: "person", name: settings.value.name || t("ui-nameless"), bot: "" }, { ...bot, kind: "open" }, bot];
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

async function create(): Promise<void> {
  busy.value = true;
  try {
    const wished = seatWishes().map((seat, place) => {
      if (seat.kind === "bot") return { kind: "bot", bot: seat.bot || usualBot() };
      if (seat.kind === "open") return { kind: "open" };
      return { kind: "person", name: seat.name.trim() || t("ui-seat", { seat: place + 1 }) };
    });
    const chosen = edition.value || catalogue.value?.editions[0]?.key || "";
    const made = await makeTable({
      edition: chosen,
      players: wished.length,
      board: board.value,
      preset: preset.value,
      options: options.value,
      seats: wished,
      pace: pace.value,
      deadline: deadline.value,
      start: !wished.some((seat) => seat.kind === "open"),
    });
    go(`table/${made.table}`);
  } catch (problem) {
    notice.value = problem instanceof Refused ? (said(`error-${problem.code}`) ?? problem.message) : t("ui-no-server");
  } finally {
    busy.value = false;
  }
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
          <Segmented label={t("ui-players")} values={entry.players} value={wished.length} say={String} set={setPlayers} />
          <ol class="seat-wishes">
            {wished.map((seat, place) => (
              <li key={place} class={`seat-${place}`}>
                <span class="dot" />
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
                    maxLength={24}
                    value={seat.name}
                    aria-label={t("ui-your-name")}
                    onInput={(event) => setSeat(place, { name: event.currentTarget.value })}
                  />
                )}
                {seat.kind === "bot" && (
                  <select aria-label={t("ui-kind-bot")} value={seat.bot} onChange={(event) => setSeat(place, { bot: event.currentTarget.value })}>
                    {known.bots.map((bot) => (
                      <option key={bot} value={bot}>
                        {anyName(bot, "bot")}
                      </option>
                    ))}
                  </select>
                )}
                {seat.kind === "open" && <small>{t("ui-open-text")}</small>}
              </li>
            ))}
          </ol>
          <p class="hint">{t("ui-seats-hint")}</p>
          <button type="button" class="go wide" data-create disabled={busy.value} onClick={() => void create()}>
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
          </label>
          <Segmented
            label={t("ui-pace")}
            values={PACES}
            value={pace.value as (typeof PACES)[number]}
            say={(value) => t(`ui-pace-${value}`)}
            set={(value) => (pace.value = value)}
          />
          <Segmented
            label={t("ui-deadline")}
            values={DEADLINES}
            value={deadline.value as (typeof DEADLINES)[number]}
            say={(value) => t(`ui-deadline-${value}`)}
            set={(value) => (deadline.value = value)}
          />
          <BoardWish entry={entry} players={wished.length} />
          <details>
            <summary>{t("ui-options", { number: entry.options.length })}</summary>
            {entry.options.map((option) => (
              <label key={option.key} class="option">
                <span>{anyName(option.key, "option")}</span>
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

// A table as one likes it: edition, seats, options.
import { signal } from "@preact/signals";
import { alone } from "../alone";
import { catalogue, readContent, usualBot } from "../api";
import { Icon } from "../icons";
import type { Catalogue, HomeMade } from "../protocol";
import { settings } from "../settings";
import { anyName, said, t } from "../words";
import { HomeMadePart, type Bag } from "./bag";
import { board, BoardWish } from "./boards";
import { opening, openTable } from "./opening";
import { Charged, Home, Languages, NAME_LETTERS, Segmented, TempoWish } from "./parts";

interface SeatWish {
  kind: "person" | "bot" | "open";
  name: string;
  bot: string;
  character: string; // "" is any
}

const edition = signal("");
const seats = signal<SeatWish[]>([]);
const preset = signal("default");
const options = signal<Record<string, string>>({});
const tempo = signal<{ pace: number; deadline: number; clock: "away" | "turn" }>({ pace: 600, deadline: 120, clock: "away" });
const KINDS = alone ? (["person", "bot"] as const) : (["person", "bot", "open"] as const); // without a server nobody comes by link

/** Home-made things: texts that were read, and keys of what the server offers, each with its cards. */
const brought = signal<{ text?: string; offer?: string; cards: HomeMade[] }[]>([]);

function bagOf(edition: string, players: number): Bag {
  const cards = brought.value.flatMap((each) => each.cards);
  const without = (thing: string) => brought.value.filter((each) => each.cards[0]?.thing !== thing);
  const dropBoard = () => {
    if (!brought.value.some((each) => each.cards.some((card) => card.key === board.value))) board.value = "";
  };
  return {
    edition,
    players,
    cards,
    board: board.value,
    mayChange: true,
    add: async (texts) => {
      for (const text of texts) {
        const cards = await readContent([text]);
        brought.value = [...without(cards[0]?.thing ?? ""), { text, cards }];
      }
    },
    remove: async (thing) => {
      brought.value = without(thing);
      dropBoard();
    },
    take: async (offer, on) => {
      brought.value = on ? [...without(offer.thing), { offer: offer.key, cards: offer.cards }] : without(offer.thing);
      dropBoard();
    },
    lay: async (key) => void (board.value = key),
  };
}

/** Whom the second seat is for, until seats are chosen one by one: a guest by link, or somebody at this screen. */
const company = signal<SeatWish["kind"]>(alone ? "person" : "open");

/** Begin anew with the usual seats. */
export function propose(kind: SeatWish["kind"]): void {
  company.value = kind;
  seats.value = [];
}

function usualSeat(): SeatWish {
  return { kind: "bot", name: "", bot: usualBot(), character: "" };
}

function seatWishes(): SeatWish[] {
  if (seats.value.length) return seats.value;
  const bot = usualSeat();
  const me: SeatWish = { ...bot, kind: "person", name: settings.value.name || t("ui-nameless") };
  return [me, { ...bot, kind: company.value, name: t("ui-seat", { seat: 2 }) }, bot];
}

function setSeat(place: number, some: Partial<SeatWish>): void {
  seats.value = seatWishes().map((seat, n) => (n === place ? { ...seat, ...some } : seat));
}

function setPlayers(players: number): void {
  const now = seatWishes();
  const bot = usualSeat();
  seats.value = Array.from({ length: players }, (_, n) => now[n] ?? bot);
  board.value = "";
}

function create(): void {
  void openTable(() => {
    const wished = seatWishes().map((seat, place) => {
      if (seat.kind === "bot") return { kind: "bot", bot: seat.bot || usualBot(), character: seat.character };
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
      content: brought.value.flatMap((each) => each.text ?? []),
      sets: brought.value.flatMap((each) => each.offer ?? []),
    };
  });
}

/** What a word of the catalogue means, where somebody has said so. It keeps its place while it is not known which word. */
function Meaning({ of }: { of: string | null }) {
  const text = of === null ? "\u00a0" : said(`${of}-text`);
  return text ? <small class="meaning">{text}</small> : null;
}

const PLAYERS = [2, 3, 4, 5]; // until the server says for how many an edition is

function EditionWish({ known, value }: { known: Catalogue | null; value: string }) {
  if (!known) {
    return (
      <div class="segmented">
        <b>{t("ui-edition")}</b>
        <div />
      </div>
    );
  }
  return (
    <Segmented
      label={t("ui-edition")}
      values={known.editions.map((each) => each.key)}
      value={value}
      say={(key) => anyName(key, "edition")}
      set={(key) => {
        edition.value = key;
        preset.value = "default";
        options.value = {};
        board.value = "";
      }}
    />
  );
}

export function NewPage() {
  const known = catalogue.value;
  const entry = known?.editions.find((each) => each.key === edition.value) ?? known?.editions[0];
  const wished = seatWishes();
  const bag = entry && bagOf(entry.key, wished.length);
  return (
    <main class="page new" aria-busy={!known}>
      <header class="top">
        <Home />
        <h1>{t("ui-new-table")}</h1>
        <Languages />
      </header>
      <div class="sheets">
        <section class="sheet">
          <EditionWish known={known} value={entry?.key ?? ""} />
          <Meaning of={entry ? `edition-${entry.key}` : null} />
          <Segmented label={t("ui-players")} values={entry?.players ?? PLAYERS} value={wished.length} say={String} set={setPlayers} />
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
                    class="level"
                    aria-label={t("ui-kind-bot")}
                    value={seat.bot || usualBot()}
                    onChange={(event) => setSeat(place, { bot: event.currentTarget.value })}
                  >
                    {known?.bots.map((bot) => (
                      <option key={bot} value={bot}>
                        {anyName(bot, "bot")}
                      </option>
                    ))}
                  </select>
                )}
                {seat.kind === "bot" && (
                  <select
                    class="character"
                    aria-label={t("ui-character")}
                    value={seat.character}
                    onChange={(event) => setSeat(place, { character: event.currentTarget.value })}
                  >
                    <option value="">{t("ui-character-any")}</option>
                    {known?.characters.map((character) => (
                      <option key={character} value={character}>
                        {anyName(character, "character")}
                      </option>
                    ))}
                  </select>
                )}
                {seat.kind === "open" && <small>{t("ui-open-text")}</small>}
                {seat.kind === "bot" && <Meaning of={known ? `bot-${seat.bot || usualBot()}` : null} />}
                {seat.kind === "bot" && <Meaning of={seat.character ? `character-${seat.character}` : "ui-character-any"} />}
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
              {Object.keys(entry?.presets ?? {}).map((key) => (
                <option key={key} value={key}>
                  {anyName(key, "preset")}
                </option>
              ))}
            </select>
            <Meaning of={entry ? `preset-${preset.value}` : null} />
          </label>
          <TempoWish {...tempo.value} set={(wish) => (tempo.value = wish)} />
          {entry && bag && (
            <>
              {!bag.cards.some((card) => card.kind === "board" && (!card.offer || card.key === board.value)) && (
                <BoardWish entry={entry} players={wished.length} />
              )}
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
            </>
          )}
        </section>
        {bag && (
          <section class="sheet">
            <HomeMadePart bag={bag} />
          </section>
        )}
      </div>
    </main>
  );
}

// Beside the form: the card as it will lie on the table, the sentence, the check, and what one can do with it.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { alone } from "../alone";
import { catalogue, usualBot } from "../api";
import { sourceOf } from "../board/source";
import { Icon } from "../icons";
import { notice } from "../notice";
import { opening, openTable } from "../pages/opening";
import type { HomeMade, NewTable } from "../protocol";
import { settings } from "../settings";
import { noteTrial } from "../tried";
import { homeMade, ownName, ownText, t } from "../words";
import { answer, bring, draft, kind, shelf, textAhead, unheard, vocabulary, waiting } from "./bench";
import { editionsOf } from "./banner";
import { Marks } from "./board";
import { sheetOf, sketchOf } from "./drawing";
import { Wrong } from "./fields";
import { packed } from "./link";
import { toldOf } from "./refused";
import { calledIn, isReady, type Kept } from "./shelf";
import { Strength } from "./strength";
import type { Values } from "./vocabulary";

const OPPONENTS = 2;

/** As it lies in the column, beside a partner that nobody knows yet. */
function BannerCard({ card }: { card: HomeMade }) {
  const race = card.kind === "race";
  const own = (
    <>
      <Icon kind={card.kind} name={card.key} />
      <b>{ownName(card)}</b>
    </>
  );
  const other = <b aria-hidden="true">…</b>;
  return (
    <article class="shop-card" data-card={card.key}>
      <header class="banner">
        <span class={`pennon ${race ? "blank" : ""}`}>{race ? other : own}</span>
        <span class={`cloth ${race ? "" : "blank"}`}>{race ? own : other}</span>
      </header>
      <p>{ownText(card) || card.does?.[settings.value.language]}</p>
      <footer>
        <span class="token-count">
          <i aria-hidden="true" />
          {card.tokens}
        </span>{" "}
        <small>{t("ui-tokens-word", { tokens: card.tokens })}</small>
      </footer>
    </article>
  );
}

/** What the server found to be right last, of this draft. */
interface Last {
  draft: string;
  card: HomeMade;
  form: Values | null | undefined;
}

/** The board as it will lie on the table; the old picture stays until the new one has come. */
function BoardCard({ card, form }: Last) {
  const words = vocabulary.value?.board;
  const sketch = sketchOf(form ?? {});
  const [wide, high] = sheetOf(sketch);
  return (
    <article class="shop-card land" data-card={card.key}>
      <h3>{ownName(card)}</h3>
      <div class="shop-map">
        <img src={sourceOf(`maps/${card.map}.svg`)} alt={t("shop-map-of", { name: ownName(card) })} data-map />
        {words && (
          <svg viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="none" aria-hidden="true">
            {Object.keys(sketch.regions).map((letter) => (
              <Marks key={letter} letter={letter} sketch={sketch} words={words} />
            ))}
          </svg>
        )}
      </div>
    </article>
  );
}

const ALONG = "smallworld.workshop.along";

/** The creations that come along, by their ids. */
const along = signal<string[]>(alongRemembered());

function alongRemembered(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ALONG) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** Every other creation that is ready may come along. */
function others(): Kept[] {
  const mine = draft();
  const edition = mine && editionsOf(mine.form)[0];
  return shelf.value.filter((each) => each.kind !== kind.value && isReady(each) && editionsOf(each.form).includes(edition ?? "")); // else they cannot be in one game
}

/** One more comes along, or one less; of two boards the last one. */
function bringAlong(made: Kept, on: boolean): void {
  const boards = made.kind === "board" ? others().filter((each) => each.kind === "board").map((each) => each.id) : [];
  const rest = along.value.filter((id) => id !== made.id && !(on && boards.includes(id)));
  along.value = on ? [...rest, made.id] : rest;
  try {
    localStorage.setItem(ALONG, JSON.stringify(along.value));
  } catch {
    // Then it is forgotten.
  }
}

function tryIt(): void {
  const mine = draft();
  if (!mine) return;
  const brought = others().filter((each) => along.value.includes(each.id));
  const names = [mine.name, ...brought.map((each) => each.name)].filter(Boolean).join(", ");
  const board = kind.value === "board" ? mine.form : brought.find((each) => each.kind === "board")?.form;
  const seats = Array.isArray(board?.["players"]) ? board["players"].map(Number) : [];
  const players = seats.includes(OPPONENTS + 1) || !seats.length ? OPPONENTS + 1 : Math.min(...seats);
  void openTable((): NewTable => {
    const me = { kind: "person", name: settings.value.name || t("ui-nameless") };
    const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", bot: usualBot() }));
    const edition = editionsOf(mine.form)[0] ?? catalogue.value?.editions[0]?.key ?? "";
    const content = [mine.text, ...brought.map((each) => each.text)];
    return { edition, players, board: "", preset: "default", options: {}, seats: [me, ...bots], pace: 600, deadline: 0, start: true, trying: true, content };
  }, noteTrial, names);
}

function save(): void {
  const made = draft();
  if (!made) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([made.text], { type: "application/toml" }));
  link.download = `${answer.value?.card?.key ?? kind.value}.toml`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const shared = signal("");

async function share(): Promise<void> {
  const made = draft();
  if (!made) return;
  shared.value = `${location.origin}/#workshop/${await packed(made.text)}`;
  try {
    await navigator.clipboard.writeText(shared.value);
    notice.value = t("shop-link-copied");
  } catch {
    // It stands there to be copied by hand.
  }
}

const MOST = 64 * 1024;

type State = "sound" | "wrong" | "waits";

/** To what the check says, without another address. */
function toCheck(event: Event): void {
  event.preventDefault();
  document.querySelector(".shop-preview")?.scrollIntoView({ block: "start" });
}

function Deeds({ ready, state }: { ready: boolean; state: State }) {
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => void (shared.value = ""), [draft()?.text]);
  return (
    <>
      {others().length > 0 && (
        <fieldset class="along">
          <legend>{t("shop-along")}</legend>
          {others().map((each) => (
            <label class="check" key={each.id}>
              <input type="checkbox" data-along={each.kind} checked={along.value.includes(each.id)} onChange={(event) => bringAlong(each, event.currentTarget.checked)} />
              {calledIn(each, settings.value.language)} <small>{t(`ui-card-${each.kind}`)}</small>
            </label>
          ))}
        </fieldset>
      )}
      {/* On a phone it stands at the foot of the window, wherever one is in the form. */}
      <div class="shop-bar">
        <a class={`mark ${state}`} href="#workshop" onClick={toCheck}>
          <span aria-hidden="true">{state === "sound" ? "✓" : state === "wrong" ? "!" : "…"}</span> {t(`shop-mark-${state}`)}
        </a>
        <button type="button" class="go wide" data-try disabled={!ready || opening.value} onClick={tryIt}>
          <Icon kind="ui" name="play" /> {t("shop-try")}
        </button>
      </div>
      {!alone && <Strength ready={ready} />}
      <div class="deeds">
        <button type="button" data-download disabled={!ready} onClick={save}>
          {t("shop-download")}
        </button>
        <button type="button" data-link disabled={!ready} onClick={() => void share()}>
          {t("shop-link")}
        </button>
        <button type="button" data-upload onClick={() => file.current?.click()}>
          {t("shop-upload")}
        </button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".toml,text/plain"
          onChange={(event) => {
            const input = event.currentTarget;
            const [chosen] = input.files ?? [];
            if (chosen && chosen.size > MOST) notice.value = t("ui-homemade-long");
            else void chosen?.text().then((text) => bring(text, true));
            input.value = "";
          }}
        />
      </div>
      {shared.value && <input class="shared" readOnly value={shared.value} aria-label={t("shop-link")} data-shared onFocus={(event) => event.currentTarget.select()} />}
    </>
  );
}

export function Preview() {
  const told = answer.value;
  const mine = draft();
  const last = useRef<Last | null>(null);
  if (told?.card && mine) last.current = { draft: mine.id, card: told.card, form: told.form };
  const shown = last.current?.draft === mine?.id ? last.current : null;
  const card = shown?.card ?? null;
  useEffect(() => {
    homeMade.value = card ? [card] : [];
  }, [card]);
  useEffect(() => () => void (homeMade.value = []), []);
  const sound = told !== null && !told.problem;
  const empty = told?.problem?.code === "no_regions"; // nothing is wrong yet
  const sentence = told?.card?.understood?.[settings.value.language];
  const spoken = told?.card && told.card.kind !== "board" && !ownText(told.card); // the card says the same already
  return (
    <aside class="sheet shop-preview" aria-busy={waiting.value}>
      {shown && !empty && <div class={sound ? "" : "stale"}>{shown.card.kind === "board" ? <BoardCard {...shown} /> : <BannerCard card={shown.card} />}</div>}
      <div class="shop-check" role="status">
        {sound && (
          <p data-understood>
            <b>{t("shop-sound")}</b> <span class={spoken ? "unseen" : ""}>{sentence}</span>
          </p>
        )}
        {empty && !textAhead() && <p>{t("shop-bad-no_regions")}</p>}
        {told?.problem && (!empty || textAhead()) && (
          <div data-problem>
            <b>{textAhead() ? t("shop-text-wrong") : t("shop-wrong")}</b>
            <Wrong reason={toldOf(told.problem)} />
          </div>
        )}
        {unheard.value && <p>{t("ui-no-server")}</p>}
      </div>
      <Deeds ready={sound && !waiting.value} state={told === null ? "waits" : sound ? "sound" : "wrong"} />
    </aside>
  );
}

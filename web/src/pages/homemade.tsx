// Home-made races, powers, boards and sets of a table: what the server offers, what its host brings, what everybody sees.
import { signal } from "@preact/signals";
import { useEffect, useId, useMemo, useRef } from "preact/hooks";
import { catalogue, loadOffers, offers } from "../api";
import { sourceOf } from "../board/source";
import { madeBy } from "../homemade";
import { Icon } from "../icons";
import type { HomeMade, Offer } from "../protocol";
import { eventually } from "../retry";
import { settings } from "../settings";
import { ownName, ownText, t } from "../words";
import { calledIn, editionsIn, isReady, shelfRemembered, thingOf, type Kept } from "../workshop/shelf";
import type { Bag } from "./bag";
import { Told, wordsFor } from "./refused";

const MOST = 64 * 1024; // bytes; the server counts them too

/** What went wrong last: a sentence, or what the server refused. */
const trouble = signal<{ text: string } | { problem: unknown } | null>(null);
const reading = signal(false);

async function attempt(work: () => Promise<void>): Promise<boolean> {
  reading.value = true;
  trouble.value = null;
  try {
    await work();
    return true;
  } catch (problem) {
    await wordsFor(problem);
    trouble.value = { problem };
    return false;
  } finally {
    reading.value = false;
  }
}

async function bringFiles(bag: Bag, files: FileList | null | undefined): Promise<void> {
  const list = [...(files ?? [])];
  if (!list.length) return;
  if (list.reduce((sum, file) => sum + file.size, 0) > MOST) {
    trouble.value = { text: t("ui-homemade-long") };
    return;
  }
  const texts = await Promise.all(list.map((file) => file.text()));
  await attempt(() => bag.add(texts));
}

function kindWords(card: HomeMade): string {
  const numbers = card.kind === "board" ? t("ui-board-of", { regions: card.regions ?? 0, rounds: card.rounds ?? 0 }) : t("ui-tokens", { tokens: card.tokens });
  return `${t(`ui-card-${card.kind}`)} · ${numbers}`;
}

/** What it is called, what it does, who made it. */
function Card({ card }: { card: HomeMade }) {
  const text = ownText(card);
  const understood = card.understood?.[settings.value.language];
  const by = madeBy(card);
  return (
    <div class="home-card" data-home={`${card.kind}:${card.key}`}>
      <header class="rule-head">
        {card.kind !== "board" && (
          <span class={`emblem ${card.kind}`}>
            <Icon kind={card.kind} name={card.key} />
          </span>
        )}
        <h3>
          {ownName(card)} <small>{kindWords(card)}</small>
        </h3>
      </header>
      {card.map && <img class="home-board" src={sourceOf(`maps/${card.map}.svg`)} alt="" loading="lazy" />}
      {text && <p>{text}</p>}
      {understood && <p class="question">{understood}</p>}
      {by && <small>{by}</small>}
    </div>
  );
}

/** Things that came together are taken away together. */
function things(cards: HomeMade[]): [thing: string, cards: HomeMade[]][] {
  const found = new Map<string, HomeMade[]>();
  for (const card of cards) found.set(card.thing ?? "", [...(found.get(card.thing ?? "") ?? []), card]);
  return [...found];
}

function nameOfThing(cards: HomeMade[]): string {
  const first = cards[0];
  return first?.set?.[settings.value.language] || (first ? ownName(first) : "");
}

function offerName(offer: Offer): string {
  const first = offer.cards[0];
  return offer.names[settings.value.language] || (first ? ownName(first) : offer.key);
}

/** What its author says of it; of a set that says nothing, what is in it. */
function aboutOffer({ texts, cards }: Offer): string {
  const own = texts[settings.value.language];
  return own || (cards.length === 1 ? ownText(cards[0]!) || (cards[0]!.understood?.[settings.value.language] ?? "") : cards.map(ownName).join(", "));
}

/** A switch for each thing on the server's shelf that fits this game. */
function Shelf({ bag }: { bag: Bag }) {
  const fitting = offers.value.filter((offer) => offer.editions.includes(bag.edition));
  if (!fitting.length) return null;
  return (
    <fieldset class="shelf">
      <legend>{t("ui-homemade-offered")}</legend>
      <div>{fitting.map((offer) => (
        <label key={offer.key}>
          <input
            type="checkbox"
            data-offer={offer.key}
            checked={bag.cards.some((card) => card.offer === offer.key)}
            disabled={reading.value}
            onChange={(event) => void attempt(() => bag.take(offer, event.currentTarget.checked))}
          />
          <span>
            <b>{offerName(offer)}</b> <small>{t(`ui-card-${offer.kind}`)}{offer.author && ` · ${t("ui-made-by", { author: offer.author })}`}</small>
            <small class="meaning">{aboutOffer(offer)}</small>
          </span>
        </label>
      ))}</div>
    </fieldset>
  );
}

/** Which creation a thing came from: two may have the same name. */
const cameFrom = signal<Record<string, string>>({});

async function takeCreation(bag: Bag, made: Kept, on: boolean): Promise<void> {
  const thing = thingOf(made);
  if (!on) return bag.remove(thing);
  await bag.add([made.text]);
  cameFrom.value = { ...cameFrom.value, [thing]: made.id };
}

/** A switch for each thing that was made in the workshop of this browser and fits this game. */
function Creations({ bag }: { bag: Bag }) {
  const all = useMemo(shelfRemembered, []);
  const usual = catalogue.value?.editions[0]?.key ?? "";
  const fitting = all.filter((each) => isReady(each) && editionsIn(each.form, usual).includes(bag.edition));
  if (!fitting.length) return null;
  const there = (made: Kept) => bag.cards.some((card) => card.thing === thingOf(made)) && (cameFrom.value[thingOf(made)] ?? made.id) === made.id;
  return (
    <fieldset class="shelf">
      <legend>{t("ui-homemade-mine")}</legend>
      <div>
        {fitting.map((made) => (
          <label key={made.id}>
            <input
              type="checkbox"
              data-creation={thingOf(made)}
              checked={there(made)}
              disabled={reading.value}
              onChange={(event) => void attempt(() => takeCreation(bag, made, event.currentTarget.checked))}
            />
            <span>
              <b>{calledIn(made, settings.value.language)}</b> <small>{t(`ui-card-${made.kind}`)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Which board lies there, if a set brings some. */
function BoardOfSet({ bag }: { bag: Bag }) {
  const boards = bag.cards.filter((card) => card.kind === "board" && card.set && Object.keys(card.set).length && (!card.players?.length || card.players.includes(bag.players)));
  if (!boards.length || bag.cards.some((card) => card.kind === "board" && !boards.includes(card))) return null;
  return (
    <label>
      {t("ui-homemade-board")}
      <select value={boards.some((card) => card.key === bag.board) ? bag.board : ""} onChange={(event) => void attempt(() => bag.lay(event.currentTarget.value))}>
        <option value="">{t("ui-homemade-board-usual")}</option>
        {boards.map((card) => (
          <option key={card.key} value={card.key}>
            {ownName(card)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Adding({ bag }: { bag: Bag }) {
  const file = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  return (
    <>
      <div class="deeds">
        <button type="button" data-add-file disabled={reading.value} aria-describedby={hint} onClick={() => file.current?.click()}>
          {t("ui-homemade-add")}
        </button>
        <input
          ref={file}
          type="file"
          multiple
          hidden
          accept=".toml,text/plain"
          onChange={(event) => {
            const input = event.currentTarget;
            void bringFiles(bag, input.files).finally(() => (input.value = ""));
          }}
        />
      </div>
      <p class="hint" id={hint}>
        {t("ui-homemade-text")}
      </p>
      <details>
        <summary>{t("ui-homemade-paste")}</summary>
        <textarea ref={text} rows={6} spellcheck={false} aria-label={t("ui-homemade-paste")} data-paste />
        <button
          type="button"
          data-add-text
          disabled={reading.value}
          onClick={() => {
            const area = text.current;
            if (area?.value.trim()) void attempt(() => bag.add([area.value])).then((done) => done && (area.value = ""));
          }}
        >
          {t("ui-homemade-paste-do")}
        </button>
      </details>
    </>
  );
}

/** The section of a new table and of the lobby. */
export function HomeMadeSheet({ bag }: { bag: Bag }) {
  useEffect(() => {
    trouble.value = null;
    if (bag.mayChange) void eventually(loadOffers);
  }, [bag.mayChange]);
  const list = things(bag.cards);
  if (!bag.mayChange && !list.length) return null;
  return (
    <section
      class="home-made"
      data-home-made
      onDragOver={(event) => bag.mayChange && event.preventDefault()}
      onDrop={(event) => {
        if (!bag.mayChange) return;
        event.preventDefault();
        void bringFiles(bag, event.dataTransfer?.files);
      }}
    >
      <h2>{t("ui-homemade")}</h2>
      {bag.mayChange && <Creations bag={bag} />}
      {bag.mayChange && <Shelf bag={bag} />}
      {list.length > 0 && (
        <ul>
          {list.map(([thing, cards]) => (
            <li key={thing} data-thing={thing}>
              {cards.length > 2 ? (
                <details>
                  <summary>
                    {nameOfThing(cards)} <small>{cards.map(ownName).join(", ")}</small>
                  </summary>
                  {cards.map((card) => (
                    <Card key={card.key} card={card} />
                  ))}
                </details>
              ) : (
                cards.map((card) => <Card key={card.key} card={card} />)
              )}
              {bag.mayChange && (
                <button type="button" class="quiet" data-remove={thing} disabled={reading.value} onClick={() => void attempt(() => bag.remove(thing))}>
                  {t("ui-homemade-remove", { name: nameOfThing(cards) })}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {bag.mayChange && <BoardOfSet bag={bag} />}
      {trouble.value && (
        <p class="trouble" role="alert">
          {"text" in trouble.value ? trouble.value.text : <Told problem={trouble.value.problem} />}
        </p>
      )}
      {bag.mayChange && <Adding bag={bag} />}
    </section>
  );
}

// All cards with a search over titles and texts.
import { signal } from "@preact/signals";
import { t } from "../words";
import { Emblem } from "./card";
import { cardsHere, cardText, KINDS, nameOfCard, titleOf, type RuleCard } from "./deck";
import { search } from "./find";

/** What is looked for; kept while one reads a card and comes back. */
export const wanted = signal("");

/** The cards that fit, best first. */
export function fitting(): RuleCard[] {
  return search(cardsHere().map((card) => ({ card, title: titleOf(card), text: cardText(card) })), wanted.value);
}

export function SearchField() {
  return (
    <input
      type="search"
      class="rule-search"
      value={wanted.value}
      placeholder={t("ui-rule-search")}
      aria-label={t("ui-rule-search")}
      onInput={(event) => (wanted.value = event.currentTarget.value)}
    />
  );
}

function Rows({ cards }: { cards: RuleCard[] }) {
  return (
    <ul class="rule-rows">
      {cards.map((card) => (
        <li key={nameOfCard(card)}>
          <button type="button" class="quiet" data-rule={nameOfCard(card)}>
            <Emblem card={card} /> {titleOf(card)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Sorted by kind until something is looked for. */
export function CardList() {
  const cards = fitting();
  if (!cards.length) return <p role="status">{t("ui-rule-none")}</p>;
  if (wanted.value.trim()) return <Rows cards={cards} />;
  return (
    <>
      {KINDS.map((kind) => (
        <section key={kind}>
          <h3>{t(`ui-cards-${kind}`)}</h3>
          <Rows cards={cards.filter((card) => card.kind === kind)} />
        </section>
      ))}
    </>
  );
}

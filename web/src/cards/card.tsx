// One rule card: its title and text, a drawn example, the rules behind it, what belongs to it.
import { Icon } from "../icons";
import { valuesAt } from "../rules-here";
import { store } from "../table";
import type { HomeMade } from "../protocol";
import { madeBy } from "../homemade";
import { settings } from "../settings";
import { anyName, ownText, said, t } from "../words";
import { cardCalled, cardText, editionHere, nameOfCard, titleOf, type RuleCard } from "./deck";
import { ExampleOf } from "./example";
import { ranges } from "./find";

const LEARNT = 3; // games: who has played so many may want to see what the rules are called

const DRAWN = ["race", "power", "piece", "terrain", "symbol"];

export function Emblem({ card }: { card: RuleCard }) {
  if (!DRAWN.includes(card.kind)) return null;
  return (
    <span class={`emblem ${card.kind}`}>
      <Icon kind={card.kind} name={card.key} />
    </span>
  );
}

/** Race · 5 tokens · Horde; in a chapter of races that they are some is known. */
function about(card: RuleCard, inChapter: boolean): string {
  const tokens = card.tokens ? t("ui-tokens", { tokens: card.tokens }) : "";
  return [inChapter ? "" : t(`ui-card-${card.kind}`), card.home ? t("ui-home-made") : "", tokens, card.side ? anyName(card.side, "side") : ""].filter(Boolean).join(" · ");
}

function Values({ card }: { card: RuleCard }) {
  const lobby = store.lobby.value;
  const here = lobby && lobby.edition === editionHere() ? valuesAt(lobby)[card.key] : undefined;
  return (
    <ul class="values">
      {card.values.map((value, place) => (
        <li key={value}>
          {t(`option-${card.key}-${value}`)} {place === 0 && <small>{t("ui-rule-usual")}</small>}{" "}
          {value === here && <small class="here">{t("ui-rule-here")}</small>}
        </li>
      ))}
    </ul>
  );
}

/** Whose work it is, and who brought it. */
function MadeBy({ home }: { home: HomeMade }) {
  const words = madeBy(home);
  return words ? <p class="made-by">{words}</p> : null;
}

export function CardBody({ card, heading: Heading = "h2" }: { card: RuleCard; heading?: "h2" | "h3" }) {
  const question = card.kind === "option" ? said(`option-${card.key}-text`) : undefined;
  return (
    <>
      <header class="rule-head">
        <Emblem card={card} />
        <Heading>
          {titleOf(card)} <small>{about(card, Heading === "h3")}</small>
        </Heading>
      </header>
      {question && <p class="question">{question}</p>}
      {card.home ? (
        <>
          {card.home.text && <p>{ownText(card.home)}</p>}
          <p class="question">{card.home.understood?.[settings.value.language]}</p>
          <MadeBy home={card.home} />
        </>
      ) : (
        <p>{cardText(card)}</p>
      )}
      {card.values.length > 0 && <Values card={card} />}
      {card.example && <ExampleOf example={card.example} card={card} />}
      {card.rules.length > 0 && (
        <details class="rule-ids" open={settings.value.finished >= LEARNT}>
          <summary>{t("ui-rule-ids")}</summary>
          {ranges(card.rules).map((id) => (
            <span key={id}>{id} </span>
          ))}
        </details>
      )}
    </>
  );
}

/** What else one may want to read, as buttons. */
export function Related({ card }: { card: RuleCard }) {
  const cards = card.related.flatMap((name) => cardCalled(name) ?? []);
  if (!cards.length) return null;
  return (
    <nav class="related" aria-label={t("ui-rule-related")}>
      {cards.map((other) => (
        <button type="button" key={nameOfCard(other)} data-rule={nameOfCard(other)}>
          <Emblem card={other} />
          {titleOf(other)}
        </button>
      ))}
    </nav>
  );
}

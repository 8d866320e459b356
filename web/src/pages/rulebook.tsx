// All rule cards of an edition as a book to read or to print: #rules, #rules/EDITION, #rules/KIND/KEY, #rules/EDITION/KIND/KEY.
import { useEffect } from "preact/hooks";
import { catalogue } from "../api";
import { CardBody } from "../cards/card";
import { KINDS, nameOfCard, type RuleCard } from "../cards/deck";
import { useCards } from "../cards/drawer";
import { fitting, SearchField, wanted } from "../cards/list";
import { route } from "../route";
import { anyName, edition, t } from "../words";
import { Home, Languages } from "./parts";

interface Asked {
  edition: string;
  card: string;
}

/** Which edition and card an address means; an odd number of parts begins with the edition. */
export function askedFor(at: string): Asked {
  const parts = at.split("/").filter(Boolean);
  const named = parts.length % 2 ? parts.shift() : "";
  return { edition: named ?? "", card: parts.join(":") };
}

function Entry({ card, asked }: { card: RuleCard; asked: boolean }) {
  return (
    <article class={`rule-card ${asked ? "asked" : ""}`} id={`rule-${card.kind}-${card.key}`}>
      <CardBody card={card} heading="h3" />
    </article>
  );
}

function Pages({ card }: { card: string }) {
  const cards = fitting();
  const known = !card || cards.some((each) => nameOfCard(each) === card) || !!wanted.value;
  useEffect(() => {
    if (card) document.getElementById(`rule-${card.replace(":", "-")}`)?.scrollIntoView({ block: "start" });
  }, [card]);
  return (
    <>
      {!known && (
        <p class="rule-gone" role="status">
          {t("ui-rule-gone")}
        </p>
      )}
      {!cards.length && <p role="status">{t("ui-rule-none")}</p>}
      {KINDS.map((kind) => {
        const here = cards.filter((each) => each.kind === kind);
        if (!here.length) return null;
        return (
          <section key={kind} class="rule-chapter" id={`rules-${kind}`}>
            <h2>{t(`ui-cards-${kind}`)}</h2>
            <div>
              {here.map((each) => (
                <Entry key={nameOfCard(each)} card={each} asked={nameOfCard(each) === card} />
              ))}
            </div>
          </section>
        );
      })}
    </>
  );
}

export function Rulebook() {
  const at = route.value;
  const asked = askedFor(at.page === "rules" ? at.at : "");
  const editions = catalogue.value?.editions ?? [];
  const chosen = editions.find((each) => each.key === asked.edition)?.key ?? editions[0]?.key ?? "";
  useEffect(() => {
    edition.value = chosen;
    wanted.value = "";
  }, [chosen]);
  const here = useCards() && edition.value === chosen;
  return (
    <main class="page rulebook" aria-busy={!here}>
      <header class="top">
        <Home />
        <h1>{t("ui-rules")}</h1>
        <Languages />
      </header>
      <nav class="editions">
        {editions.map((each) => (
          <a key={each.key} class="button" href={`#rules/${each.key}`} aria-current={each.key === chosen ? "page" : undefined}>
            {anyName(each.key, "edition")}
          </a>
        ))}
        <SearchField />
        <button type="button" data-print onClick={() => print()}>
          {t("ui-rule-print")}
        </button>
      </nav>
      {here && <Pages card={asked.card} />}
    </main>
  );
}

// All rule cards of an edition as a book to read or to print: #rules, #rules/EDITION, #rules/KIND/KEY, #rules/EDITION/KIND/KEY.
import { useEffect } from "preact/hooks";
import { catalogue } from "../api";
import { CardBody } from "../cards/card";
import { cardCalled, nameOfCard, type RuleCard } from "../cards/deck";
import { useCards } from "../cards/drawer";
import { Legend } from "../cards/legend";
import { fitting, SearchField, wanted } from "../cards/list";
import { course, sample } from "../coach/book";
import { Sentences, told } from "../coach/words";
import { eventually } from "../retry";
import { route } from "../route";
import { anyName, edition, loadMore, said, t } from "../words";
import { Home, Languages } from "./parts";
import { HowATurnGoes } from "./turn";

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

// As somebody reads who learns the game: first it is told as a whole, then each thing is looked up where it is met.
const LESSONS = "lessons";
const LEGEND = "legend";
const CHAPTERS = [LESSONS, LEGEND, "idea", "step", "terrain", "symbol", "race", "power", "piece", "option"];
const NO_CARDS = [LESSONS, LEGEND];

function chapterName(chapter: string): string {
  return t(NO_CARDS.includes(chapter) ? `ui-${chapter}` : `ui-cards-${chapter}`);
}

function toChapter(chapter: string): void {
  document.getElementById(`rules-${chapter}`)?.scrollIntoView({ block: "start" });
}

function Contents() {
  return (
    <nav class="contents" aria-label={t("ui-contents")}>
      {CHAPTERS.map((chapter) => (
        <button type="button" key={chapter} class="quiet" data-chapter={chapter} onClick={() => toChapter(chapter)}>
          {chapterName(chapter)}
        </button>
      ))}
    </nav>
  );
}

/** What the coach says in a first game, from its beginning to its end. */
function Lessons() {
  const here = catalogue.value?.editions.find((each) => each.key === edition.value);
  if (!here || said("coach-got-it") === undefined) return null;
  return (
    <>
      <p>{t("ui-lessons-text")}</p>
      <div class="lessons">
        {course(here).map((lesson) => {
          const args = sample(here, lesson);
          return (
            <article key={lesson} class="rule-card" data-lesson={lesson}>
              <h3>{told(lesson, "", args)}</h3>
              <Sentences text={told(lesson, "-text", args)} />
            </article>
          );
        })}
      </div>
    </>
  );
}

function Chapter({ chapter, cards, asked }: { chapter: string; cards: RuleCard[]; asked: string }) {
  const here = cards.filter((each) => each.kind === chapter);
  if (NO_CARDS.includes(chapter) ? wanted.value : !here.length) return null;
  return (
    <section class="rule-chapter" id={`rules-${chapter}`}>
      <h2>{chapterName(chapter)}</h2>
      {chapter === LESSONS ? (
        <Lessons />
      ) : chapter === LEGEND ? (
        <Legend />
      ) : (
        <div>
          {here.map((each) => (
            <Entry key={nameOfCard(each)} card={each} asked={nameOfCard(each) === asked} />
          ))}
        </div>
      )}
    </section>
  );
}

function Pages({ card, known }: { card: string; known: boolean }) {
  const cards = fitting();
  useEffect(() => {
    if (card) document.getElementById(`rule-${card.replace(":", "-")}`)?.scrollIntoView({ block: "start" });
  }, [card]);
  return (
    <>
      {!(known && (!card || cardCalled(card))) && (
        <p class="rule-gone" role="status">
          {t("ui-rule-gone")}
        </p>
      )}
      {!wanted.value && <Contents />}
      {!cards.length && <p role="status">{t("ui-rule-none")}</p>}
      {!wanted.value && <HowATurnGoes />}
      {CHAPTERS.map((chapter) => (
        <Chapter key={chapter} chapter={chapter} cards={cards} asked={card} />
      ))}
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
  useEffect(() => void eventually(() => loadMore("coach")), []);
  const here = useCards() && edition.value === chosen;
  return (
    <main class="page rulebook" aria-busy={!here}>
      <header class="top">
        <Home />
        <h1>{chosen ? t("ui-rules-of", { name: anyName(chosen, "edition") }) : t("ui-rules")}</h1>
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
      {here && <Pages card={asked.card} known={!asked.edition || asked.edition === chosen} />}
    </main>
  );
}

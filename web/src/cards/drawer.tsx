// The drawer with a rule card: over the sidebar, on a phone from below. The table stays where it is and can be played.
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Modal } from "../pages/parts";
import { eventually } from "../retry";
import { settings } from "../settings";
import { t } from "../words";
import { CardBody, Related } from "./card";
import { cardCalled, editionHere, loadDeck, loadTexts, ready, titleOf } from "./deck";
import { Legend } from "./legend";
import { CardList, SearchField } from "./list";
import { Faces } from "./faces";
import { closeCards, goBack, LEGEND, openCard, trail } from "./open";
import { Rows } from "./sum";
import { answerTo, type Answer } from "./why";
import "../style/cards.css";

/** Sends for cards and texts of the edition and language at hand. */
export function useCards(): boolean {
  const key = editionHere();
  const { language } = settings.value;
  useEffect(() => {
    void eventually(() => Promise.all([loadDeck(key), loadTexts()]).then(() => undefined));
  }, [key, language]);
  return ready();
}

const WHY = "why:";

/** A number taken apart, and the rule behind it. */
function Why({ answer }: { answer: Answer }) {
  const card = cardCalled(answer.card);
  return (
    <>
      <article class="rule-card why">
        <header class="rule-head">
          <h2>{answer.title}</h2>
        </header>
        {answer.lead && <p class="second">{answer.lead}</p>}
        {answer.rows.length > 0 && <Rows answer={answer} large />}
        {answer.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {answer.needs !== undefined && <Faces needs={answer.needs} />}
      </article>
      {card && (
        <article class="rule-card">
          <CardBody card={card} />
          <Related card={card} />
        </article>
      )}
    </>
  );
}

function Content({ name }: { name: string }) {
  const card = name ? cardCalled(name) : undefined;
  if (name.startsWith(WHY)) {
    const answer = answerTo(name.slice(WHY.length));
    return answer ? <Why answer={answer} /> : <p role="status">{t("ui-why-gone")}</p>;
  }
  if (name === LEGEND) {
    return (
      <>
        <h2>{t("ui-legend")}</h2>
        <Legend />
      </>
    );
  }
  if (!name) {
    return (
      <>
        <SearchField />
        <CardList />
      </>
    );
  }
  if (!card) {
    return (
      <>
        <p role="status">{t("ui-rule-gone")}</p>
        <SearchField />
        <CardList />
      </>
    );
  }
  return (
    <article class="rule-card">
      <CardBody card={card} />
      <Related card={card} />
    </article>
  );
}

function Tools({ name }: { name: string }) {
  return (
    <div class="drawer-tools">
      {trail.value.length > 1 && (
        <button type="button" class="quiet" data-rule-back onClick={goBack}>
          ‹ {t("ui-back")}
        </button>
      )}
      {name && (
        <button type="button" class="quiet" data-rule-list onClick={() => openCard("")}>
          {t("ui-rule-all")}
        </button>
      )}
      <button type="button" class="quiet shut" data-rule-close aria-label={t("ui-close")} title={t("ui-close")} onClick={closeCards}>
        ×
      </button>
    </div>
  );
}

function Inside({ name }: { name: string }) {
  const here = useCards();
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    body.current?.scrollTo(0, 0);
    const search = body.current?.querySelector<HTMLElement>("input");
    (search ?? body.current)?.focus({ preventScroll: true });
  }, [name, here]);
  return (
    <>
      <Tools name={name} />
      <div class="drawer-body" ref={body} tabIndex={-1} aria-busy={!here}>
        {here && <Content name={name} />}
      </div>
    </>
  );
}

/**
 * Before anything else of the table that Escape might close, and from the moment the card is there: hands are quicker than
 * a painted frame. A dialog closes itself, also one that was opened over the card.
 */
function useEscape(): void {
  useLayoutEffect(() => {
    const stop = new AbortController();
    const shut = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      closeCards();
    };
    addEventListener("keydown", shut, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, []);
}

function labelOf(name: string): string {
  if (name === LEGEND) return t("ui-legend");
  if (name.startsWith(WHY)) return answerTo(name.slice(WHY.length))?.title ?? t("ui-rules");
  const [kind = "", key = ""] = name.split(":");
  return titleOf(cardCalled(name) ?? { kind, key });
}

function Open({ name }: { name: string }) {
  // Over a dialog only another one can be reached.
  const modal = useMemo(() => document.querySelector("dialog[open]") !== null, []);
  useEscape();
  const label = name && ready() ? labelOf(name) : t("ui-rules");
  if (modal) {
    return (
      <Modal class="drawer-back" label={label} close={closeCards}>
        <div class="drawer">
          <Inside name={name} />
        </div>
      </Modal>
    );
  }
  return (
    <div class="drawer" role="dialog" aria-label={label}>
      <Inside name={name} />
    </div>
  );
}

export function Drawer() {
  const name = trail.value.at(-1);
  return name === undefined ? null : <Open name={name} />;
}

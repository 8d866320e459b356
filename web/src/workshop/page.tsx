// The workshop: a race, a power or a board of one's own, made by choosing, and tried at once.
import { useEffect } from "preact/hooks";
import { signal } from "@preact/signals";
import { loadMore, t } from "../words";
import { Dialog, Home, Languages, Segmented } from "../pages/parts";
import { eventually } from "../retry";
import { route } from "../route";
import { settings } from "../settings";
import { BannerForm } from "./banner";
import { BoardEditor } from "./board";
import { before, bring, clear, discard, draft, examples, kind, KINDS, loadVocabulary, restore, setText, shelf, takeUp, textAhead, turnTo, vocabulary, type Kind } from "./bench";
import { resized, sketchOf, withSketch } from "./drawing";
import { unpacked } from "./link";
import { focusSoon, Pick } from "./pick";
import { Preview } from "./preview";
import { calledIn, type Kept } from "./shelf";
import { stopJudging } from "./strength";
import type { Values } from "./vocabulary";
import "./workshop.css";

/** A board to draw over, or one on which nothing is drawn yet. */
function board(blank: boolean): Values {
  const words = vocabulary.value?.board;
  if (!words) return {};
  const { rows } = sketchOf(words.start);
  return blank ? withSketch(words.start, resized({ rows: [], regions: {} }, rows[0]?.length ?? 0, rows.length, words.gap)) : words.start;
}

/** What stands on the bench at first: something small that is right already. */
function start(kind: Kind, blank = false): Values {
  const name = t(`shop-first-${kind}`);
  if (kind === "board") return { kind, name, ...board(blank) };
  const first = vocabulary.value?.parts.find((part) => part.group === "coins");
  const ability = first && !blank ? [{ part: first.name, ...first.start }] : [];
  return kind === "race" ? { kind, name, tokens: 6, total: 13, ability } : { kind, name, tokens: 4, ability };
}

async function open(at: string): Promise<void> {
  await Promise.all([loadMore("workshop"), loadVocabulary()]);
  const text = at ? await unpacked(at) : "";
  if (at) history.replaceState(null, "", "#workshop");
  turnTo(kind.value, start);
  if (text) bring(text, true);
}

function Examples() {
  const some = examples.value.filter((each) => each.kind === kind.value);
  return (
    <div class="labelled">
      <span>{t("shop-examples")}</span>
      <Pick
        choices={[{ value: "new", name: t("shop-examples-new") }, ...some.map((each, place) => ({ value: String(place), name: each.names[settings.value.language] ?? each.name }))]}
        empty={t("shop-examples-choose")}
        confirm={t("shop-begin")}
        label={t("shop-examples")}
        data-examples=""
        act={(value) => {
          const found = some[Number(value)];
          if (value === "new") clear(start(kind.value, true));
          else if (found) bring(found.text, false);
        }}
      />
    </div>
  );
}

/** Something took its place: one press brings it back. */
function BringBack() {
  const found = before.value;
  if (!found?.draft.touched || found.kind !== kind.value) return null;
  const name = calledIn(found.draft, settings.value.language) || t(`ui-card-${found.kind}`);
  return (
    <p class="shop-before" role="status">
      <span>{t("shop-before", { name })}</span>
      <button type="button" data-bring-back onClick={() => takeUp(found.draft, found.kind, start)}>
        {t("shop-bring-back")}
      </button>
    </p>
  );
}

/** The creations that are looked at, in the order in which they lay there: a row stays where it is. */
const shelfShown = signal<readonly Kept[] | null>(null);

/** Something was taken away: one press brings it back. */
function Discarded({ made, name }: { made: Kept; name: string }) {
  return (
    <li class="gone">
      <span role="status">{t("shop-gone", { name })}</span>
      <button
        type="button"
        data-restore={made.id}
        onClick={(event) => {
          const row = event.currentTarget.closest("ul");
          restore(made);
          focusSoon(() => row?.querySelector<HTMLElement>(`[data-discard="${made.id}"]`));
        }}
      >
        {t("shop-bring-back")}
      </button>
    </li>
  );
}

/** Everything that was made in this browser. */
function Creations() {
  const { language } = settings.value;
  const close = () => (shelfShown.value = null);
  const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
  return (
    <>
      <button type="button" class="shop-creations" data-creations disabled={!shelf.value.length} onClick={() => (shelfShown.value = shelf.value)}>
        {t("shop-creations")} {shelf.value.length > 0 && <small>{shelf.value.length}</small>}
      </button>
      {shelfShown.value && (
        <Dialog label={t("shop-creations")} class="shop-shelf" close={close}>
          <h2>{t("shop-creations")}</h2>
          <p class="hint">{t("shop-creations-hint")}</p>
          <ul>
            {shelfShown.value.map((each) => {
              const name = calledIn(each, language) || t("shop-nameless-short");
              if (!shelf.value.some((one) => one.id === each.id)) return <Discarded key={each.id} made={each} name={name} />;
              return (
                <li key={each.id}>
                  <button
                    type="button"
                    class="quiet"
                    data-take-up={each.id}
                    aria-current={draft()?.id === each.id}
                    onClick={() => {
                      close();
                      if (draft()?.id !== each.id) takeUp(each, each.kind, start);
                    }}
                  >
                    <b>{name}</b>{" "}
                    <small>
                      {t(`ui-card-${each.kind}`)} · {day.format(each.at)}
                    </small>
                  </button>
                  <button type="button" class="quiet away" data-discard={each.id} disabled={draft()?.id === each.id} aria-label={t("shop-remove", { name })} title={t("shop-remove", { name })} onClick={(event) => {
                    const row = event.currentTarget.closest("ul");
                    discard(each.id);
                    focusSoon(() => row?.querySelector<HTMLElement>(`[data-restore="${each.id}"]`));
                  }}>
                    ×
                  </button>
                </li>
              );
            })}
          </ul>
          <div class="deeds">
            <button type="button" class="go" onClick={close}>
              {t("ui-close")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

function TextOfFile() {
  return (
    <details class="shop-text" open={textAhead() || undefined}>
      <summary>{t("shop-text")}</summary>
      <p class="hint">{t("shop-text-hint")}</p>
      <textarea rows={16} spellcheck={false} aria-label={t("shop-text")} value={draft()?.text ?? ""} data-text onInput={(event) => setText(event.currentTarget.value)} />
    </details>
  );
}

/** A browser takes back the last word that was typed anywhere: a name that nobody sees would change. */
function keepWords(event: KeyboardEvent): void {
  const undoes = (event.ctrlKey || event.metaKey) && ["z", "y"].includes(event.key.toLowerCase());
  const typing = event.target instanceof Element && event.target.matches("textarea, input:not([type=checkbox], [type=radio])");
  if (undoes && !typing) event.preventDefault();
}

export function Workshop() {
  const at = route.value.page === "workshop" ? route.value.at : "";
  useEffect(() => void eventually(() => open(at)), [at]);
  useEffect(() => {
    document.addEventListener("keydown", keepWords);
    return () => document.removeEventListener("keydown", keepWords);
  }, []);
  useEffect(() => stopJudging, []); // whoever leaves wants it no longer
  return (
    <main class="page shop">
      <header class="top">
        <Home />
        <h1>{t("ui-workshop")}</h1>
        <Languages />
      </header>
      {vocabulary.value && draft() && (
        <div class="shop-benches">
          <section class="sheet shop-form">
            <div class="shop-kind">
              <Segmented label={t("shop-kind")} values={KINDS} value={kind.value} say={(each) => t(`ui-card-${each}`)} set={(each) => turnTo(each, start)} />
              <Examples />
              <Creations />
            </div>
            <BringBack />
            {kind.value === "board" ? <BoardEditor /> : <BannerForm />}
            <TextOfFile />
          </section>
          <Preview />
        </div>
      )}
    </main>
  );
}

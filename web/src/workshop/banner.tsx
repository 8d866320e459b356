// The form of a race or power: its own fields, and the parts it is made of.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Dialog } from "../pages/parts";
import { settings } from "../settings";
import { t } from "../words";
import { answer, draft, kind, setForm, textAhead, vocabulary } from "./bench";
import { Fields, Surroundings, Wrong, type Around } from "./fields";
import { IconWish } from "./icons";
import { focusSoon } from "./pick";
import { NOTHING, toldOf, type Told } from "./refused";
import { editionsIn, isStale } from "./shelf";
import { isTable, moved, onlyOne, tidy, type Field, type PartForm, type Value, type Values } from "./vocabulary";

const choosing = signal(false);

/** The part that was touched last: the focus goes there. */
const touched = signal(-1);

/** The part that was taken out last, of which draft, and where it stood. */
const gone = signal<{ draft: string; place: number; values: Values } | null>(null);

export function editionsOf(form: Values): string[] {
  return editionsIn(form, Object.keys(vocabulary.value?.editions ?? {})[0] ?? "");
}

function partsOf(form: Values): Values[] {
  return Array.isArray(form["ability"]) ? (form["ability"] as Values[]) : [];
}

/** What is wrong, if it is about this part; 0 is what belongs to no part. */
function troubleAt(part: number): { wrong: string[]; reason: Told } {
  const problem = textAhead() ? null : (answer.value?.problem ?? null);
  return problem && problem.place.part === part ? { wrong: problem.place.path, reason: toldOf(problem) } : { wrong: [], reason: NOTHING };
}

/** What it can do, as the program says it: for a card without words of its own. */
function does(language: string): string {
  return answer.value?.problem ? "" : (answer.value?.card?.does?.[language] ?? "");
}

/** Below the words on the card: do they still fit? */
function Staleness({ set }: { set: (value: undefined) => void }) {
  const mine = draft();
  if (!mine || !does("en") || !isStale(mine, does("en"))) return null;
  return (
    <p class="hint stale-text" role="status" data-stale>
      {t("shop-text-stale")}{" "}
      <button type="button" data-write-it onClick={() => set(undefined)}>
        {t("shop-write-it")}
      </button>
    </p>
  );
}

/** Below the name: it has none. */
export function Nameless({ value }: { value: Value | undefined }) {
  const name = isTable(value) ? Object.values(value).join("") : String(value ?? "");
  if (name.trim()) return null;
  return (
    <p class="hint" role="status" data-nameless>
      {t("shop-nameless")}
    </p>
  );
}

function change(form: Values): void {
  const words = vocabulary.value;
  if (!words) return;
  const editions = editionsOf(form);
  const own = tidy(words.banner[kind.value] ?? [], form, editions, words);
  setForm(own);
}

function changePart(form: Values, place: number, values: Values, fields: Field[]): void {
  const words = vocabulary.value;
  if (!words) return;
  const alone = onlyOne(fields, partsOf(form)[place] ?? {}, values);
  const tidied = { part: values["part"] ?? "", ...tidy(fields, alone, editionsOf(form), words) };
  change({ ...form, ability: partsOf(form).map((each, n) => (n === place ? tidied : each)) });
}

function Part({ form, place }: { form: Values; place: number }) {
  const parts = partsOf(form);
  const values = parts[place] ?? {};
  const name = String(values["part"] ?? "");
  const told = vocabulary.value?.parts.find((each) => each.name === name);
  const { wrong, reason } = troubleAt(place + 1);
  const said = answer.value?.problem ? "" : (answer.value?.said?.[settings.value.language]?.[place] ?? "");
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (touched.value !== place) return;
    touched.value = -1;
    head.current?.focus({ preventScroll: true });
    head.current?.closest("li")?.scrollIntoView({ block: "nearest" }); // all of it, not its name alone
  });
  const put = (list: Values[], focus = -1) => {
    touched.value = focus;
    change({ ...form, ability: list });
  };
  const takeOut = () => {
    gone.value = { draft: draft()?.id ?? "", place, values };
    const last = place === parts.length - 1;
    put(parts.filter((_, n) => n !== place), last ? -1 : place);
    if (last) focusSoon(() => document.querySelector<HTMLElement>("[data-add-part]"));
  };
  const title = t(`shop-part-${name}`);
  return (
    <li class={`part ${reason.text ? "wrong" : ""}`} data-part={name}>
      <header>
        <h3 ref={head} tabIndex={-1}>
          {title}
        </h3>
        <button type="button" class="quiet" disabled={place === 0} data-up aria-label={t("shop-up", { name: title })} title={t("shop-up", { name: title })} onClick={() => put(moved(parts, place, place - 1), place - 1)}>
          ↑
        </button>
        <button type="button" class="quiet" disabled={place === parts.length - 1} data-down aria-label={t("shop-down", { name: title })} title={t("shop-down", { name: title })} onClick={() => put(moved(parts, place, place + 1), place + 1)}>
          ↓
        </button>
        <button type="button" class="quiet" data-remove aria-label={t("shop-remove", { name: title })} title={t("shop-remove", { name: title })} onClick={takeOut}>
          ×
        </button>
      </header>
      <p class="meaning" data-said aria-live="polite">{said}</p>
      <Surroundings.Provider value={{ editions: editionsOf(form), part: name, wrong, reason }}>
        <Fields fields={told?.fields ?? []} values={values} change={(next) => changePart(form, place, next, told?.fields ?? [])} />
      </Surroundings.Provider>
      {answer.value?.doubts?.filter((each) => each.part === place + 1).map((each) => (
        <p class="doubt" role="status" data-doubt={each.code} key={each.code}>
          {t(`shop-doubt-${each.code}`)}
        </p>
      ))}
      {reason.text && (wrong.length === 0 || !told?.fields.some((each) => each.name === wrong[0])) && <Wrong reason={reason} />}
    </li>
  );
}

/** A part was taken out: one press brings it back. The line stays, so that nothing moves under the pointer. */
function Gone({ form }: { form: Values }) {
  const found = gone.value;
  const words = vocabulary.value;
  if (!words || !found || found.draft !== draft()?.id) return null;
  const name = String(found.values["part"] ?? "");
  const parts = partsOf(form);
  const back = () => {
    const fields = words.parts.find((each) => each.name === name)?.fields ?? [];
    const values = { part: name, ...tidy(fields, found.values, editionsOf(form), words) };
    const place = Math.min(found.place, parts.length);
    gone.value = null;
    touched.value = place;
    change({ ...form, ability: [...parts.slice(0, place), values, ...parts.slice(place)] });
  };
  return (
    <p class="shop-before" role="status">
      <span>{t("shop-gone", { name: t(`shop-part-${name}`) })}</span>
      <button type="button" data-part-back disabled={parts.length >= words.most_parts} onClick={back}>
        {t("shop-bring-back")}
      </button>
    </p>
  );
}

/** Everything one can add, by what it is about. */
function Choice({ form }: { form: Values }) {
  const words = vocabulary.value;
  if (!words) return null;
  const there = partsOf(form).map((each) => each["part"]);
  const groups = [...new Set(words.parts.map((each) => each.group))];
  const close = () => (choosing.value = false);
  const add = (part: PartForm) => {
    close();
    touched.value = there.length;
    const { name, ...start } = { name: part.name, ...part.start };
    change({ ...form, ability: [...partsOf(form), { part: name, ...start }] });
  };
  return (
    <Dialog label={t("shop-add-part")} class="shop-choice" close={close}>
      <h2>{t("shop-add-part")}</h2>
      {groups.map((group) => (
        <section key={group}>
          <h3>{t(`shop-group-${group}`)}</h3>
          <ul>
            {words.parts
              .filter((each) => each.group === group && !(each.single && there.includes(each.name)))
              .map((each) => (
                <li key={each.name}>
                  <button type="button" data-choose={each.name} onClick={() => add(each)}>
                    {t(`shop-part-${each.name}`)}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <div class="deeds">
        <button type="button" onClick={close}>
          {t("ui-close")}
        </button>
      </div>
    </Dialog>
  );
}

export function BannerForm() {
  const words = vocabulary.value;
  const form = draft()?.form;
  if (!words || !form) return null;
  const fields = words.banner[kind.value] ?? [];
  const parts = partsOf(form);
  const { wrong, reason } = troubleAt(0);
  const known = fields.some((each) => each.name === wrong[0]);
  const around: Around = {
    ...{ editions: editionsOf(form), part: "", wrong, reason },
    hint: (field) => (field.name === "text" ? does(settings.value.language) : ""),
    more: (field, value, set) => (field.name === "text" ? <Staleness set={set} /> : field.name === "name" ? <Nameless value={value} /> : null),
  };
  const folded = fields.filter((each) => each.more);
  const whole = folded.filter((field) => !field.of || around.editions.some((each) => words.editions[each]?.[field.of ?? ""]?.length));
  return (
    <>
      <Surroundings.Provider value={around}>
        <div class="shop-head">
          <Fields fields={fields.filter((each) => !each.more)} values={form} change={change} />
          <IconWish form={form} change={change} />
        </div>
        <details open={folded.some((each) => each.name === wrong[0]) || undefined}>
          <summary>{t("shop-more")}</summary>
          <div class="shop-head">
            <Fields fields={whole} values={form} change={change} />
          </div>
        </details>
      </Surroundings.Provider>
      {reason.text && !known && <Wrong reason={reason} />}
      <section class="parts">
        <h2>{t("shop-parts")}</h2>
        <ol>
          {parts.map((each, place) => (
            <Part key={`${place}-${String(each["part"])}`} form={form} place={place} />
          ))}
        </ol>
        <Gone form={form} />
        {parts.length === 0 && <p class="hint">{t("shop-no-parts")}</p>}
        <button type="button" data-add-part disabled={parts.length >= words.most_parts} onClick={() => (choosing.value = true)}>
          + {t("shop-add-part")}
        </button>
      </section>
      {choosing.value && <Choice form={form} />}
    </>
  );
}

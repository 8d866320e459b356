// Fields of a form, drawn from what the server says about them.
import { createContext, type ComponentChildren } from "preact";
import { useContext, useId } from "preact/hooks";
import { settings } from "../settings";
import { said, t } from "../words";
import { vocabulary } from "./bench";
import { label } from "./label";
import { focusSoon, Pick } from "./pick";
import { introduction, NOTHING, type Told } from "./refused";
import { caseOf, initial, isTable, opened, wordsOf, type Field, type Value, type Values } from "./vocabulary";

/** What all fields of a draft share. */
export interface Around {
  editions: string[];
  part: string; // in which part they stand; "" outside
  wrong: string[]; // the way to the field that is refused
  reason: Told;
  more?: (field: Field, value: Value | undefined, set: (value: Value | undefined) => void) => ComponentChildren; // to be said below a field
  hint?: (field: Field) => string; // what stands in an empty one
}

export const Surroundings = createContext<Around>({ editions: [], part: "", wrong: [], reason: NOTHING });

type Remove = (from: HTMLElement) => void;

interface Of {
  field: Field;
  value: Value | undefined;
  set: (value: Value | undefined) => void;
}

/** What a word is called that one can choose. */
function wordName(field: Field, word: string, editions: string[]): string {
  if (!field.says) return t(`shop-${field.name}-${word}`);
  if (!field.of_edition) return said(`${field.says}-${word}`) ?? t(`shop-${field.name}-${word}`);
  const names = field.says.split(" ").flatMap((kind) => [`${kind}-${editions[0]}-${word}`, `${kind}-${word}`].map((key) => said(key, { ending: "" })));
  return names.find(Boolean) ?? word.replaceAll("_", " ");
}

/** The refusal, where it belongs. */
export function Wrong({ reason }: { reason: Told }) {
  return (
    <p class="trouble" role="alert">
      {reason.english ? (
        <>
          {introduction()} <q lang="en">{reason.text}</q>
        </>
      ) : (
        reason.text
      )}
    </p>
  );
}

function numbers(field: Field): number[] {
  const low = field.low ?? 0;
  return Array.from({ length: (field.high ?? low) - low + 1 }, (_, n) => low + n);
}

function Number_({ field, value, set, id, needed }: Of & { id: string; needed: boolean }) {
  const shown = typeof value === "number" ? value : typeof field.default === "number" ? field.default : "";
  const list = numbers(field);
  return (
    <select id={id} value={String(shown)} onChange={(event) => set(event.currentTarget.value === "" ? undefined : Number(event.currentTarget.value))}>
      {(!needed || shown === "") && field.default === undefined && <option value="">{t("shop-nothing")}</option>}
      {typeof shown === "number" && !list.includes(shown) && <option value={shown}>{shown}</option>}
      {list.map((number) => (
        <option key={number} value={number}>
          {number}
        </option>
      ))}
    </select>
  );
}

function Word({ field, value, set, id, needed }: Of & { id: string; needed: boolean }) {
  const { editions } = useContext(Surroundings);
  const known = vocabulary.value ? wordsOf(field, editions, vocabulary.value) : [];
  const shown = String(value ?? field.default ?? "");
  return (
    <select id={id} value={shown} onChange={(event) => set(event.currentTarget.value || undefined)}>
      {(!needed || !shown) && field.default === undefined && <option value="">{said(`shop-none-${field.name}`) ?? t("shop-nothing")}</option>}
      {shown && !known.includes(shown) && <option value={shown}>{shown}</option>}
      {known.map((word) => (
        <option key={word} value={word}>
          {wordName(field, word, editions)}
        </option>
      ))}
    </select>
  );
}

/** Several words, of which some are chosen. */
function Words({ field, value, set, legend }: Of & { legend: string }) {
  const { editions } = useContext(Surroundings);
  const known = vocabulary.value ? wordsOf(field, editions, vocabulary.value) : [];
  const now = value ?? field.default;
  const chosen = Array.isArray(now) ? now.map(String) : now === undefined ? [] : [String(now)];
  const all = [...known, ...chosen.filter((word) => !known.includes(word))]; // the text may name others
  const choose = (word: string, on: boolean) => {
    const next = all.filter((each) => (each === word ? on : chosen.includes(each)));
    set(next.length > 1 ? next : next[0]);
  };
  return (
    <fieldset class="chips">
      <legend>{legend}</legend>
      <div>
        {all.map((word) => (
          <label key={word} class={chosen.includes(word) ? "on" : ""}>
            <input type="checkbox" checked={chosen.includes(word)} onChange={(event) => choose(word, event.currentTarget.checked)} />
            {wordName(field, word, editions)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Several numbers, of which some are chosen. */
function Numbers({ field, value, set, legend }: Of & { legend: string }) {
  const chosen = Array.isArray(value) ? value.map(Number) : numbers(field);
  return (
    <fieldset class="chips">
      <legend>{legend}</legend>
      <div>
        {numbers(field).map((number) => (
          <label key={number} class={chosen.includes(number) ? "on" : ""}>
            <input
              type="checkbox"
              checked={chosen.includes(number)}
              onChange={(event) => set(numbers(field).filter((each) => (each === number ? event.currentTarget.checked : chosen.includes(each))))}
            />
            {number}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Maybe({ field, value, set, id }: Of & { id: string }) {
  return (
    <select id={id} value={String(value)} onChange={(event) => set(event.currentTarget.value === "true")}>
      <option value="true">{said(`shop-${field.name}-true`) ?? t("shop-yes")}</option>
      <option value="false">{said(`shop-${field.name}-false`) ?? t("shop-no")}</option>
    </select>
  );
}

const SPANS = ["exactly", "at_least", "at_most", "between"] as const;
type Span = (typeof SPANS)[number];

function spanOf(value: Value | undefined): Span {
  if (!isTable(value)) return "exactly";
  if (value["at_least"] === undefined) return "at_most";
  return value["at_most"] === undefined ? "at_least" : "between";
}

function ranged(span: Span, low: number, high: number): Value {
  if (span === "exactly") return low;
  if (span === "between") return { at_least: low, at_most: Math.max(low, high) };
  return span === "at_least" ? { at_least: low } : { at_most: high };
}

/** A number, from a number on, up to a number, or a word that names some. */
function Range({ field, value, set, id }: Of & { id: string }) {
  const own = field.words ?? [];
  const named = typeof value === "string" ? value : "";
  const span = spanOf(value);
  const some = isTable(value) ? value : {};
  const one = typeof value === "number" ? value : (field.low ?? 1);
  const low = Number(some["at_least"] ?? some["at_most"] ?? one);
  const high = Number(some["at_most"] ?? some["at_least"] ?? one);
  const ends: ["low" | "high", number][] = named ? [] : span === "between" ? [["low", low], ["high", high]] : [span === "at_most" ? ["high", high] : ["low", low]];
  return (
    <span class="span">
      <select
        id={id}
        value={named || span}
        onChange={(event) => {
          const next = event.currentTarget.value;
          set(own.includes(next) ? next : ranged(next as Span, low, high));
        }}
      >
        {SPANS.map((each) => (
          <option key={each} value={each}>
            {t(`shop-span-${each}`)}
          </option>
        ))}
        {own.map((word) => (
          <option key={word} value={word}>
            {t(`shop-${field.name}-${word}`)}
          </option>
        ))}
      </select>
      {ends.map(([end, now]) => (
        <select
          key={end}
          aria-label={`${label(field)}: ${t(`shop-end-${end}`)}`}
          value={now}
          onChange={(event) => set(ranged(span, end === "low" ? Number(event.currentTarget.value) : low, end === "high" ? Number(event.currentTarget.value) : high))}
        >
          {numbers(field).map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
      ))}
    </span>
  );
}

/** A line for people: one for everybody, or in the reader's own language where there are several. */
function Said({ field, value, set, id }: Of & { id: string }) {
  const { hint } = useContext(Surroundings);
  const { language } = settings.value;
  const text = isTable(value) ? String(value[language] ?? "") : String(value ?? "");
  const change = (next: string) => set(isTable(value) ? { ...value, [language]: next } : next);
  const shared = { id, value: text, maxLength: field.most, placeholder: hint?.(field) ?? "", onInput: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value.replace(/\s+/g, " ").trimStart()) };
  return (
    <>
      {field.long ? <textarea rows={3} {...shared} /> : <input {...shared} autocomplete="off" />}
      {field.most !== undefined && text.length >= field.most && (
        <small class="full" role="status">
          {t("shop-full", { most: field.most })}
        </small>
      )}
    </>
  );
}

function Control(of: Of & { id: string; needed: boolean; legend: string }) {
  switch (of.field.kind) {
    case "number":
      return <Number_ {...of} />;
    case "word":
      return <Word {...of} />;
    case "maybe":
      return <Maybe {...of} />;
    case "range":
      return <Range {...of} />;
    default:
      return <Said {...of} />;
  }
}

/** One field with its name, and the refusal if it is about this field. */
export function FieldRow({ needed = false, remove, ...of }: Of & { needed?: boolean; remove?: Remove }) {
  const { wrong, reason, part, more } = useContext(Surroundings);
  const id = useId();
  const name = label(of.field, part);
  const mine = reason.text !== "" && wrong.length === 1 && wrong[0] === of.field.name;
  const away = remove && (
    <button type="button" class="quiet away" aria-label={t("shop-take-out", { name })} title={t("shop-take-out", { name })} onClick={(event) => remove(event.currentTarget)}>
      ×
    </button>
  );
  let inside: ComponentChildren;
  if (of.field.kind === "yes_no") {
    inside = (
      <label class="check">
        <input type="checkbox" checked={of.value === true} onChange={(event) => of.set(event.currentTarget.checked || undefined)} />
        {name}
      </label>
    );
  } else if (of.field.kind === "words") inside = <Words {...of} legend={name} />;
  else if (of.field.kind === "numbers") inside = <Numbers {...of} legend={name} />;
  else {
    inside = (
      <div class="labelled">
        <label for={id}>{name}</label>
        <Control {...of} id={id} needed={needed} legend={name} />
      </div>
    );
  }
  return (
    <div class={`field ${mine ? "wrong" : ""} ${of.field.kind}`} data-field={of.field.name}>
      {inside}
      {away}
      {mine && <Wrong reason={reason} />}
      {!part && more?.(of.field, of.value, of.set)}
    </div>
  );
}

/** A table within a form: what is said in it, and what more could be. */
function TableRow({ field, value, set, table, remove }: Of & { table: string; remove?: Remove | undefined }) {
  const around = useContext(Surroundings);
  const words = vocabulary.value;
  const form = words?.tables[table];
  if (!words || !form) return null;
  const values = opened(form, value);
  const mine = around.wrong[0] === field.name;
  const name = label(field, around.part);
  const inner = { ...around, wrong: mine ? around.wrong.slice(1) : [], reason: mine ? around.reason : NOTHING };
  const change = (next: Values) => {
    const alone = form.short && Object.keys(next).length === 1 ? next[form.short] : undefined;
    set(alone ?? next);
  };
  return (
    <fieldset class="table" data-field={field.name}>
      <legend>
        {name}
        {remove && (
          <button type="button" class="quiet away" aria-label={t("shop-take-out", { name })} title={t("shop-take-out", { name })} onClick={(event) => remove(event.currentTarget)}>
            ×
          </button>
        )}
      </legend>
      <Surroundings.Provider value={inner}>
        <Conditions fields={form.fields} values={values} change={change} />
        {inner.reason.text && inner.wrong.length === 0 && <Wrong reason={inner.reason} />}
      </Surroundings.Provider>
    </fieldset>
  );
}

/** The focus goes to a field that was just added, beside what was pressed; its × is no place to begin. */
function focusIn(from: HTMLElement, name: string): void {
  const box = from.closest(".table, .part");
  focusSoon(() => box?.querySelector<HTMLElement>(`:scope > [data-field="${name}"] :is(select, input, textarea)`));
}

/** And from one that is taken out to where it can be added again. */
function focusOut(from: HTMLElement, name: string): void {
  const own = from.closest(`[data-field="${name}"]`)?.parentElement;
  focusSoon(() => own?.querySelector<HTMLElement>(`:scope > .more > [data-add="${name}"], :scope > .pick > select`));
}

/** Fields that are there, and a list of those that could be added. */
function Conditions({ fields, values, change }: { fields: Field[]; values: Values; change: (values: Values) => void }) {
  const { editions } = useContext(Surroundings);
  const words = vocabulary.value;
  if (!words) return null;
  const possible = fields.flatMap((field) => {
    const now = caseOf(field, fields, values, words);
    return now ? [{ field, now }] : [];
  });
  const there = possible.filter(({ field }) => values[field.name] !== undefined || field.default !== undefined);
  const more = possible.filter((each) => !there.includes(each));
  const set = (name: string, value: Value | undefined) => {
    const { [name]: _, ...others } = values;
    change(value === undefined ? others : { ...values, [name]: value });
  };
  return (
    <>
      {there.map(({ field, now }) => {
        const shared = { field, value: values[field.name], set: (value: Value | undefined) => set(field.name, value) };
        const remove = (from: HTMLElement) => {
          focusOut(from, field.name);
          set(field.name, undefined);
        };
        if (field.kind === "table") return <TableRow key={field.name} {...shared} table={now.table ?? ""} remove={remove} />;
        return <FieldRow key={field.name} {...shared} needed {...(field.default === undefined ? { remove } : {})} />;
      })}
      {more.length > 0 && (
        <Pick
          choices={more.map(({ field }) => ({ value: field.name, name: label(field) }))}
          empty={t("shop-add-condition")}
          confirm={t("shop-add")}
          label={t("shop-add-condition")}
          act={(name, from) => {
            const found = more.find(({ field }) => field.name === name);
            if (!found) return;
            set(name, initial(found.field, editions, words));
            focusIn(from, name);
          }}
        />
      )}
    </>
  );
}

/** All fields of a form: plain ones stand there, tables come when they are wanted. */
export function Fields({ fields, values, change }: { fields: Field[]; values: Values; change: (values: Values) => void }) {
  const { part } = useContext(Surroundings);
  const words = vocabulary.value;
  if (!words) return null;
  const possible = fields.flatMap((field) => {
    const now = caseOf(field, fields, values, words);
    return now ? [{ field, now }] : [];
  });
  const set = (name: string, value: Value | undefined) => {
    const { [name]: _, ...others } = values;
    change(value === undefined ? others : { ...values, [name]: value });
  };
  const wanted = possible.filter(({ field, now }) => field.kind === "table" && values[field.name] === undefined && !now.needed);
  return (
    <>
      {possible
        .filter((each) => !wanted.includes(each))
        .map(({ field, now }) => {
          const shared = { field, value: values[field.name], set: (value: Value | undefined) => set(field.name, value) };
          const out = (from: HTMLElement) => {
            focusOut(from, field.name);
            set(field.name, undefined);
          };
          const remove = now.needed ? undefined : out;
          if (field.kind === "table") return <TableRow key={field.name} {...shared} table={now.table ?? ""} remove={remove} />;
          return <FieldRow key={field.name} {...shared} needed={now.needed ?? false} />;
        })}
      {wanted.length > 0 && (
        <div class="more">
          {wanted.map(({ field }) => (
            <button type="button" class="quiet" key={field.name} data-add={field.name} onClick={(event) => {
              focusIn(event.currentTarget, field.name);
              set(field.name, {});
            }}>
              + {label(field, part)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

// A board, drawn on hexagons: with a mouse, a finger, or keys.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { iconId } from "../icons";
import { Segmented } from "../pages/parts";
import { said, t } from "../words";
import { editionsOf, Nameless } from "./banner";
import { answer, draft, setForm, textAhead, vocabulary } from "./bench";
import { begun, changed, letterAt, middle, painted, regionCalled, removed, resized, sketchOf, withSketch, type Cell, type Region, type Sketch } from "./drawing";
import { Fields, Surroundings, Wrong, type Around } from "./fields";
import { toldOf } from "./refused";
import type { BoardForm, Values } from "./vocabulary";

const TOOLS = ["begin", "grow", "choose", "erase"] as const;
type Tool = (typeof TOOLS)[number];

const tool = signal<Tool>("choose");
const brush = signal(""); // the terrain of a new region
const chosen = signal(""); // the letter of a region
const cursor = signal<Cell>({ row: 0, column: 0 });
const past = signal<Values[]>([]);

const WIDE = Math.sqrt(3) / 2; // half the width of a hexagon whose side is 1
const STEPS = 60; // that can be taken back

function put(form: Values, sketch: Sketch): void {
  past.value = [...past.value, form].slice(-STEPS);
  setForm(withSketch(form, sketch));
}

/** What a press on a hexagon does. */
function press(form: Values, cell: Cell, how: Tool, words: BoardForm): void {
  const sketch = sketchOf(form);
  const letter = letterAt(sketch, cell, words.gap);
  cursor.value = cell;
  if (how === "erase") {
    if (letter !== words.gap) put(form, painted(sketch, cell, words.gap));
  } else if (how === "grow" && sketch.regions[chosen.value]) {
    if (letter !== chosen.value) put(form, painted(sketch, cell, chosen.value));
  } else if (how === "choose" && letter !== words.gap) chosen.value = letter;
  else {
    const made = begun(sketch, cell, brush.value, words.letters);
    if (!made) return;
    chosen.value = made.letter;
    put(form, made.sketch);
  }
}

function terrainName(terrain: string): string {
  return t(`terrain-${terrain}`);
}

function markName(mark: string, words: BoardForm): string {
  return mark === words.native ? t("shop-mark-native") : (said(`symbol-${mark}`) ?? mark);
}


const CORNERS: [number, number][] = [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1]];

function Hexagon({ cell, sketch, words, act }: { cell: Cell; sketch: Sketch; words: BoardForm; act: (cell: Cell, how?: Tool) => void }) {
  const letter = letterAt(sketch, cell, words.gap);
  const region = sketch.regions[letter];
  const [x, y] = middle(cell);
  const points = CORNERS.map(([dx, dy]) => `${((x + dx) * WIDE).toFixed(3)},${((y + dy) / 2).toFixed(3)}`).join(" ");
  const here = cursor.value.row === cell.row && cursor.value.column === cell.column;
  const what = region ? [regionCalled(region), terrainName(region.terrain), ...region.marks.map((mark) => markName(mark, words))].join(", ") : t("shop-cell-empty");
  return (
    <polygon
      points={points}
      role="gridcell"
      tabindex={here ? 0 : -1}
      class={`${region ? "" : "gap"} ${region && letter === chosen.value ? "chosen" : ""}`}
      fill={region ? words.tints[region.terrain] : undefined}
      aria-label={t("shop-cell", { row: cell.row + 1, column: cell.column + 1, what })}
      aria-selected={region !== undefined && letter === chosen.value}
      data-cell={`${cell.row}-${cell.column}`}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        (event.currentTarget as Element).releasePointerCapture?.(event.pointerId);
        act(cell);
      }}
      onPointerEnter={(event) => {
        // Whoever drags a mouse draws on; a new region goes on as one.
        if (event.buttons === 1 && event.pointerType === "mouse" && tool.value !== "choose") act(cell, tool.value === "erase" ? "erase" : "grow");
      }}
    />
  );
}

/** Where a region shows what lies in it: in the middle of its hexagons. */
export function Marks({ letter, sketch, words }: { letter: string; sketch: Sketch; words: BoardForm }) {
  const region = sketch.regions[letter];
  const cells = sketch.rows.flatMap((line, row) => [...line].flatMap((each, column) => (each === letter ? [middle({ row, column })] : [])));
  if (!region?.marks.length || !cells.length) return null;
  const x = cells.reduce((sum, [each]) => sum + each, 0) / cells.length;
  const y = cells.reduce((sum, [, each]) => sum + each, 0) / cells.length;
  return (
    <g class="marks" aria-hidden="true">
      {region.marks.map((mark, n) => {
        const id = mark === words.native ? iconId("race", "natives") : iconId("symbol", mark);
        const left = x * WIDE + (n - (region.marks.length - 1) / 2) * 0.85 - 0.4;
        return <use key={mark} href={`#${id ?? ""}`} x={left} y={y / 2 - 0.4} width={0.8} height={0.8} />;
      })}
    </g>
  );
}

/** Lines between regions. */
function borders({ rows }: Sketch): string {
  const lines: string[] = [];
  const at = (row: number, column: number) => rows[row]?.[column] ?? "";
  rows.forEach((line, row) =>
    [...line].forEach((letter, column) => {
      const left = column - 1 + (row % 2);
      const around = [[row - 1, left + 1], [row, column + 1], [row + 1, left + 1]] as const;
      around.forEach(([r, c], n) => {
        const other = at(r, c);
        if (!other || other === letter) return;
        const [x, y] = middle({ row, column });
        const [a, b] = [CORNERS[n]!, CORNERS[n + 1]!];
        lines.push(`M${(x + a[0]) * WIDE} ${(y + a[1]) / 2}L${(x + b[0]) * WIDE} ${(y + b[1]) / 2}`);
      });
    }),
  );
  return lines.join("");
}

const MOVES: Record<string, [row: number, column: number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

function Grid({ form, sketch, words }: { form: Values; sketch: Sketch; words: BoardForm }) {
  const svg = useRef<SVGSVGElement>(null);
  const high = sketch.rows.length;
  const wide = sketch.rows[0]?.length ?? 0;
  const now = useRef(form);
  now.current = form;
  const act = (cell: Cell, how = tool.value) => {
    press(now.current, cell, how, words);
    now.current = draft()?.form ?? now.current; // a drag is quicker than the page
  };
  const keys = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    const { row, column } = cursor.value;
    if (move) {
      cursor.value = { row: Math.min(high - 1, Math.max(0, row + move[0])), column: Math.min(wide - 1, Math.max(0, column + move[1])) };
      svg.current?.querySelector<SVGElement>(`[data-cell="${cursor.value.row}-${cursor.value.column}"]`)?.focus();
      if (event.shiftKey && tool.value !== "choose") act(cursor.value, tool.value === "erase" ? "erase" : "grow");
    } else if (event.key === "Enter" || event.key === " ") act(cursor.value);
    else if (event.key === "Delete" || event.key === "Backspace") act(cursor.value, "erase");
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    const { row, column } = cursor.value;
    if (row >= high || column >= wide) cursor.value = { row: 0, column: 0 };
  }, [high, wide]);
  return (
    <svg
      ref={svg}
      class="hexes"
      role="grid"
      aria-label={t("shop-board-grid")}
      viewBox={`-0.1 -0.1 ${(2 * wide + 1) * WIDE + 0.2} ${(3 * high + 1) / 2 + 0.2}`}
      onKeyDown={keys}
    >
      {sketch.rows.map((line, row) => (
        <g role="row" key={row}>
          {[...line].map((_, column) => (
            <Hexagon key={column} cell={{ row, column }} sketch={sketch} words={words} act={act} />
          ))}
        </g>
      ))}
      <path class="borders" d={borders(sketch)} aria-hidden="true" />
      {Object.keys(sketch.regions).map((letter) => (
        <Marks key={letter} letter={letter} sketch={sketch} words={words} />
      ))}
    </svg>
  );
}

function Terrains({ terrains, value, set, words, name, label }: { terrains: string[]; value: string; set: (terrain: string) => void; words: BoardForm; name: string; label: string }) {
  return (
    <fieldset class="chips terrains">
      <legend>{label}</legend>
      <div>
        {terrains.map((terrain) => (
          <label key={terrain} class={terrain === value ? "on" : ""}>
            <input type="radio" name={name} data-terrain={terrain} checked={terrain === value} onChange={() => set(terrain)} />
            <i style={{ background: words.tints[terrain] }} aria-hidden="true" /> {terrainName(terrain)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The region that is chosen. */
function Inspector({ form, sketch, terrains, marks, words }: { form: Values; sketch: Sketch; terrains: string[]; marks: string[]; words: BoardForm }) {
  const letter = chosen.value;
  const region = sketch.regions[letter];
  if (!region) return <p class="hint">{t("shop-no-region")}</p>;
  const set = (some: Partial<Region>) => put(form, changed(sketch, letter, some));
  return (
    <section class="region" data-region={region.key}>
      <h3>{regionCalled(region)}</h3>
      <Terrains terrains={terrains} value={region.terrain} set={(terrain) => set({ terrain })} words={words} name="of-region" label={t("shop-board-terrain")} />
      <fieldset class="chips">
        <legend>{t("shop-region-marks")}</legend>
        <div>
          {marks.map((mark) => (
            <label key={mark} class={region.marks.includes(mark) ? "on" : ""}>
              <input
                type="checkbox"
                data-mark-of={mark}
                checked={region.marks.includes(mark)}
                onChange={(event) => set({ marks: marks.filter((each) => (each === mark ? event.currentTarget.checked : region.marks.includes(each))) })}
              />
              {markName(mark, words)}
            </label>
          ))}
        </div>
      </fieldset>
      <div class="shop-head">
        <label class="labelled">
          <span>{t("shop-region-name")}</span>
          <input value={typeof region.name === "string" ? region.name : ""} placeholder={regionCalled({ ...region, name: "" })} maxLength={words.name} data-region-name onInput={(event) => setForm(withSketch(form, changed(sketch, letter, { name: event.currentTarget.value.trimStart() })))} />
        </label>
        <button type="button" class="quiet" onClick={() => put(form, removed(sketch, letter, words.gap))}>
          {t("shop-region-gone")}
        </button>
      </div>
    </section>
  );
}

function Measure({ name, value, low, high, set }: { name: string; value: number; low: number; high: number; set: (value: number) => void }) {
  const list = Array.from({ length: Math.max(high, value) - low + 1 }, (_, n) => low + n);
  return (
    <label class="labelled">
      <span>{t(name)}</span>
      <select value={value} onChange={(event) => set(Number(event.currentTarget.value))}>
        {list.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}

export function BoardEditor() {
  const words = vocabulary.value;
  const form = draft()?.form;
  const edition = form ? (editionsOf(form)[0] ?? "") : "";
  const known = words?.editions[edition];
  const empty = form !== undefined && Object.keys(sketchOf(form).regions).length === 0;
  const id = draft()?.id;
  useEffect(() => {
    if (empty) tool.value = "begin"; // there is nothing else to do
  }, [empty]);
  useEffect(() => {
    past.value = [];
    chosen.value = "";
  }, [id]);
  useEffect(() => {
    if (known && !known["terrains"]?.includes(brush.value)) brush.value = known["terrains"]?.[0] ?? "";
  }, [edition, known]);
  if (!words || !form || !known) return null;
  const sketch = sketchOf(form);
  const terrains = known["terrains"] ?? [];
  const marks = [...(known["symbols"] ?? []), words.board.native];
  const [high, wide] = [sketch.rows.length, sketch.rows[0]?.length ?? 0];
  const problem = textAhead() ? null : (answer.value?.problem ?? null);
  const own = words.board.fields.some((each) => each.name === problem?.place.path[0]);
  const around: Around = {
    ...{ editions: [edition], part: "", wrong: problem?.place.path ?? [], reason: toldOf(problem) },
    more: (field, value) => (field.name === "name" ? <Nameless value={value} /> : null),
  };
  const size = (w: number, h: number) => put(form, resized(sketch, w, h, words.board.gap));
  return (
    <>
      <Surroundings.Provider value={around}>
        <div class="shop-head">
          <Fields fields={words.board.fields.filter((each) => !each.more)} values={form} change={setForm} />
        </div>
        <details>
          <summary>{t("shop-more")}</summary>
          <div class="shop-head">
            <Fields fields={words.board.fields.filter((each) => each.more)} values={form} change={setForm} />
            <Measure name="shop-grid-wide" value={wide} low={4} high={24} set={(value) => size(value, high)} />
            <Measure name="shop-grid-high" value={high} low={3} high={18} set={(value) => size(wide, value)} />
          </div>
        </details>
      </Surroundings.Provider>
      <div class="tools">
        <Segmented label={t("shop-board-tool")} values={TOOLS} value={tool.value} say={(each) => t(`shop-tool-${each}`)} set={(each) => (tool.value = each)} />
        <button
          type="button"
          data-undo
          disabled={!past.value.length}
          onClick={() => {
            const before = past.value.at(-1);
            past.value = past.value.slice(0, -1);
            if (before) setForm(before);
          }}
        >
          {t("shop-undo")}
        </button>
      </div>
      {/* Always there, so that the map stays where it is; whoever chooses a terrain wants to draw with it. */}
      <Terrains
        terrains={terrains}
        value={tool.value === "begin" ? brush.value : ""}
        set={(terrain) => {
          brush.value = terrain;
          tool.value = "begin";
        }}
        words={words.board}
        name="brush"
        label={t("shop-board-brush")}
      />
      <Grid form={form} sketch={sketch} words={words.board} />
      {empty ? <p class="hint" data-first-region>{t("shop-bad-no_regions")}</p> : problem && !own && <Wrong reason={toldOf(problem)} />}
      <Inspector form={form} sketch={sketch} terrains={terrains} marks={marks} words={words.board} />
      <p class="hint">{t("shop-board-hint")}</p>
      {known["factions"]?.length ? <p class="hint">{t("shop-board-islands-hint")}</p> : null}
    </>
  );
}

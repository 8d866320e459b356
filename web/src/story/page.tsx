// The result as a story: how everybody's coins came about, what decided the game, and a link or a picture of it to send.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { loadStory } from "../api";
import { playsHere } from "../alone";
import { known } from "../games";
import { loadIcons } from "../icons";
import { notice } from "../notice";
import { whyNot } from "../pages/opening";
import { Charged, Home } from "../pages/parts";
import { RematchNews } from "../pages/rematch";
import { copyText } from "../pages/share";
import { PowerEmblem, RaceEmblem, Shape } from "../panel/emblems";
import { withKey } from "../replay/keyring";
import { eventually } from "../retry";
import { replayAt } from "../route";
import { saveAs } from "../saving";
import { seatName } from "../seats";
import { settings } from "../settings";
import { stayAt } from "../table";
import { upright } from "../window";
import { bundle, comboOf, edition, figure, homeMade, loadMore, t } from "../words";
import { pictureOf } from "./picture";
import { FILLS, HATCHED, inkHere, PurseRace, Rounds } from "./plots";
import { order, SOURCES, sums, type Story } from "./told";
import "./story.css";

const told = signal<Story | null>(null);
const failed = signal<unknown>(null);

async function open(table: string): Promise<void> {
  try {
    told.value = await withKey(table, (key) => loadStory(table, key));
  } catch (problem) {
    failed.value = problem;
  }
}

function name(story: Story, seat: number): string {
  return seatName(story.lobby, seat);
}

function verdict(story: Story): string {
  const players = story.winners.map((seat) => name(story, seat)).join(", ");
  return t("ui-winner", { number: story.winners.length || 1, players, coins: Math.max(0, ...story.scores) });
}

function linkTo(table: string, watch: string): string {
  return `${location.origin}/?lang=${settings.value.language}#story/${table}/${watch}`;
}

async function sharePicture(story: Story, link: string): Promise<void> {
  const names = story.scores.map((_, seat) => name(story, seat));
  try {
    const file = await pictureOf(story, verdict(story), names);
    if (navigator.canShare?.({ files: [file] }) && matchMedia("(pointer: coarse)").matches) await navigator.share({ files: [file], text: link });
    else saveAs(file.name, file);
  } catch (problem) {
    if (!(problem instanceof DOMException && problem.name === "AbortError")) notice.value = t("story-no-picture");
  }
}

function Sharing({ story, table }: { story: Story; table: string }) {
  const link = playsHere(table) ? "" : linkTo(table, story.watch); // nobody else can come to a table of this browser
  return (
    <div class="story-deeds">
      {link && (
        <button type="button" data-story-link onClick={() => void copyText(link).then((done) => (notice.value = t(done ? "story-copied" : "replay-not-copied")))}>
          {t("story-link")}
        </button>
      )}
      <button type="button" data-story-picture onClick={() => void sharePicture(story, link)}>
        {t("story-picture")}
      </button>
      <a class="button go" href={replayAt(table, null)} data-replay>
        {t("ui-replay")}
      </a>
      <Home />
    </div>
  );
}

/** How wide a drawing is, in its own measure: on a phone its letters must not shrink. */
function across(): number {
  return upright.value ? 380 : 640;
}

/** A drawing as wide as its card. */
function Plot({ label, high, children }: { label: string; high: number; children: ReturnType<typeof PurseRace> }) {
  return (
    <svg class="plot" viewBox={`0 0 ${across()} ${high}`} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

/** The players across the head of a table, by their signs. */
function Across({ story, seats }: { story: Story; seats: number[] }) {
  return (
    <>
      {seats.map((seat) => (
        <th key={seat} scope="col">
          <Shape seat={seat} />
          <span class="unseen">{name(story, seat)}</span>
        </th>
      ))}
    </>
  );
}

/** A player down the side of a table. */
function Down({ story, seat }: { story: Story; seat: number }) {
  return (
    <th scope="row">
      <Shape seat={seat} /> {name(story, seat)}
    </th>
  );
}

function Cell({ story, seat, source }: { story: Story; seat: number; source: (typeof SOURCES)[number] }) {
  return (
    <td data-source={source} data-of={seat}>
      {figure(sums(story, seat)[source] ?? 0)}
    </td>
  );
}

function Together({ story, seat }: { story: Story; seat: number }) {
  return (
    <td data-sum={story.scores[seat]} data-of={seat}>
      <b>{story.scores[seat]}</b>
    </td>
  );
}

/** Where words are wider than there is room side by side, they stand below each other. */
function Sources({ story }: { story: Story }) {
  const used = SOURCES.filter((source) => story.scores.some((_, seat) => sums(story, seat)[source]));
  const seats = order(story);
  const kinds = used.map((source) => ({ source, said: t(`story-${source}`) }));
  return (
    <div class="story-scroll" role="group" tabIndex={0} aria-label={t("story-sources")}>
      {upright.value ? (
        <table class="story-sums">
          <thead>
            <tr>
              <td />
              <Across story={story} seats={seats} />
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ source, said }) => (
              <tr key={source}>
                <th scope="row">{said}</th>
                {seats.map((seat) => <Cell key={seat} story={story} seat={seat} source={source} />)}
              </tr>
            ))}
            <tr>
              <th scope="row">{t("story-together")}</th>
              {seats.map((seat) => <Together key={seat} story={story} seat={seat} />)}
            </tr>
          </tbody>
        </table>
      ) : (
        <table class="story-sums">
          <thead>
            <tr>
              <td />
              {kinds.map(({ source, said }) => (
                <th key={source} scope="col">
                  {said}
                </th>
              ))}
              <th scope="col">{t("story-together")}</th>
            </tr>
          </thead>
          <tbody>
            {seats.map((seat) => (
              <tr key={seat}>
                <Down story={story} seat={seat} />
                {used.map((source) => <Cell key={source} story={story} seat={seat} source={source} />)}
                <Together story={story} seat={seat} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** One player, round by round, and what each of their peoples earned. */
function One({ story }: { story: Story }) {
  const [seat, setSeat] = useState(order(story)[0] ?? 0);
  const own = story.combos.filter((each) => each.seat === seat);
  const most = Math.max(1, ...own.map((each) => each.coins));
  return (
    <section class="story-card one">
      <header>
        <h2>{t("story-rounds")}</h2>
        <select value={seat} aria-label={t("story-whose")} data-story-seat onChange={(event) => setSeat(Number(event.currentTarget.value))}>
          {order(story).map((each) => (
            <option key={each} value={each}>
              {name(story, each)}
            </option>
          ))}
        </select>
      </header>
      <ul class="story-key" aria-hidden="true">
        {SOURCES.slice(1).map((source) => (
          <li key={source}>
            <i style={{ background: source === "declined" ? HATCHED : FILLS[source] }} /> {t(`story-${source}`)}
          </li>
        ))}
      </ul>
      <Plot label={t("story-rounds")} high={250}>
        <Rounds story={story} seat={seat} wide={across()} high={250} ink={inkHere()} />
      </Plot>
      <h3>{t("story-combos")}</h3>
      <ul class={`story-combos seat-${seat}`}>
        {own.map((each, n) => (
          <li key={n} data-combo={each.coins}>
            {each.power && <PowerEmblem power={each.power} />}
            <RaceEmblem race={each.race} />
            <span class="combo-name">{comboOf(each.power || null, each.race)}</span>
            <i style={{ width: `${(40 * Math.max(0, each.coins)) / most}%` }} />
            <b>{figure(each.coins)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Decided({ story }: { story: Story }) {
  const { turning } = story;
  if (!turning) return <p>{t(story.winners.length === 1 ? "story-always-ahead" : "story-shared", { player: name(story, story.winners[0] ?? 0) })}</p>;
  const player = name(story, turning.seat);
  const rivals = story.scores.flatMap((_, seat) => (seat === turning.seat ? [] : [turning.gained[seat] ?? 0]));
  return <p data-turning={turning.round}>{t("story-turning", { player, round: turning.round, coins: turning.gained[turning.seat] ?? 0, rivals: Math.max(...rivals), behind: turning.behind })}</p>;
}

function Luck({ story }: { story: Story }) {
  const rolled = story.luck.some((each) => each.rolls || each.open_rolls);
  if (!rolled) return <p>{t("story-no-dice")}</p>;
  return (
    <ul>
      {order(story).map((seat) => {
        const { rolls, hits, expected, open_rolls: free, pips, usual_pips: usual } = story.luck[seat]!;
        return (
          <li key={seat}>
            <Shape seat={seat} /> <b>{name(story, seat)}</b>: {rolls > 0 && t("story-luck", { hits, rolls, expected: figure(expected, { all: true }) })} {free > 0 && t("story-pips", { pips, usual: figure(usual, { all: true }) })}
            {!rolls && !free && t("story-never-rolled")}
          </li>
        );
      })}
    </ul>
  );
}

function Took({ story }: { story: Story }) {
  return (
    <div class="story-scroll" role="group" tabIndex={0} aria-label={t("story-took")}>
      <table class="story-sums">
        <thead>
          <tr>
            <td>{t("story-from")}</td>
            <Across story={story} seats={story.scores.map((_, seat) => seat)} />
          </tr>
        </thead>
        <tbody>
          {story.took.map((from, seat) => (
            <tr key={seat}>
              <Down story={story} seat={seat} />
              {from.map((number, other) => (
                <td key={other}>{other === seat ? "" : number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whoever reads how it came about is still at the table, and hears when the others go on. */
function Rematch({ story, table }: { story: Story; table: string }) {
  const [next, setNext] = useState(story.lobby.rematch ?? null);
  useEffect(() => {
    if (!known(table)?.seats.length) return undefined; // nobody waits for those who have no seat
    return stayAt(table, (message) => (message.t === "table" || message.t === "update") && message.lobby?.rematch && setNext(message.lobby.rematch));
  }, [table]);
  return <RematchNews table={table} next={next} />;
}

export function StoryPage({ table }: { table: string }) {
  useEffect(() => {
    told.value = null;
    failed.value = null;
    void eventually(async () => {
      await loadMore("replay");
      await loadMore("story");
    });
    void eventually(loadIcons);
    void open(table);
  }, [table]);
  const story = told.value;
  useEffect(() => {
    if (!story) return;
    homeMade.value = story.home_made;
    edition.value = story.lobby.edition;
  }, [story]);
  if (!bundle.value?.hasMessage("story-title")) return <main class="page waiting" aria-busy="true" />;
  if (failed.value) {
    return (
      <main class="page lost">
        <h1>{t("replay-none")}</h1>
        <p>{whyNot(failed.value)}</p>
        <a class="button go" href="#">
          {t("ui-home")}
        </a>
      </main>
    );
  }
  if (!story) return <main class="page waiting" aria-busy="true">{t("ui-connecting")}</main>;
  return (
    <main class="page told-story">
      <header class="story-head">
        {story.winners.map((seat) => (
          <Charged key={seat} seat={seat} />
        ))}
        <h1>{verdict(story)}</h1>
        <Sharing story={story} table={table} />
      </header>
      <Rematch story={story} table={table} />
      {!story.whole && <p>{t("replay-not-whole")}</p>}
      <div class="story-cards">
        <section class="story-card">
          <h2>{t("story-race")}</h2>
          <Plot label={t("story-race")} high={300}>
            <PurseRace story={story} wide={across()} high={300} ink={inkHere()} />
          </Plot>
          <h3>{t("story-decided")}</h3>
          <Decided story={story} />
        </section>
        <One story={story} />
        <section class="story-card">
          <h2>{t("story-sources")}</h2>
          <Sources story={story} />
        </section>
        <section class="story-card">
          <h2>{t("story-dice")}</h2>
          <Luck story={story} />
          <h2>{t("story-took")}</h2>
          <Took story={story} />
        </section>
      </div>
    </main>
  );
}

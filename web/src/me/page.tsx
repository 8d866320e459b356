// My results: finished games of this device, by race and power, and the file to take everything along.
import { useEffect } from "preact/hooks";
import { Home, Languages } from "../pages/parts";
import { settings } from "../settings";
import { anyName, figure, loadMore, nameOf, said, t } from "../words";
import { openFile, saveFile } from "./file";
import { finished, rows, streak, type Finished } from "./finished";
import "./me.css";

const SHOWN = 12;

function dated(at: number): string {
  return new Intl.DateTimeFormat(settings.value.language, { dateStyle: "medium" }).format(at);
}

function Sums({ games }: { games: readonly Finished[] }) {
  const { now, best } = streak(games);
  const mean = games.reduce((all, { coins }) => all + coins, 0) / games.length;
  return (
    <ul class="sums" data-sums>
      <li>{t("me-games", { number: games.length })}</li>
      <li>{t("me-wins", { number: games.filter(({ won }) => won).length })}</li>
      <li>{t("me-mean", { coins: figure(mean) })}</li>
      <li>{t("me-streak", { now, best })}</li>
    </ul>
  );
}

function Table({ kind, games }: { kind: "race" | "power"; games: readonly Finished[] }) {
  const found = rows(games, kind);
  if (!found.length) return null;
  return (
    <table>
      <caption>{t(`me-${kind}s`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t("me-name")}</th>
          <th scope="col">{t("me-times")}</th>
          <th scope="col">{t("me-coins")}</th>
          <th scope="col">{t("me-won")}</th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ key, edition, times, coins, won }) => (
          <tr key={key} data-row={`${kind}:${key}`}>
            <th scope="row">{nameOf(kind, key, edition)}</th>
            <td>{times}</td>
            <td>{figure(coins)}</td>
            <td>{won}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function List({ games }: { games: readonly Finished[] }) {
  return (
    <section>
      <h2>{t("me-list")}</h2>
      <ol class="finished">
        {games.slice(0, SHOWN).map(({ table, at, edition, place, players, coins, won }) => (
          <li key={table} class={won ? "won" : ""}>
            <a href={`#table/${table}`}>
              <b>{anyName(edition, "edition")}</b> <span>{dated(at)}</span> <span>{t("me-place", { place, players, coins })}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function File() {
  return (
    <section class="file">
      <h2>{t("me-file")}</h2>
      <p>{t("me-file-text")}</p>
      <div class="deeds">
        <button type="button" data-export onClick={() => void saveFile()}>
          {t("me-export")}
        </button>
        <label class="button">
          {t("me-import")}
          <input
            type="file"
            class="unseen"
            accept=".json,application/json"
            data-import
            onChange={(event) => {
              const input = event.currentTarget;
              void openFile(input.files?.[0]).then(() => (input.value = ""));
            }}
          />
        </label>
      </div>
    </section>
  );
}

export function Me() {
  useEffect(() => void loadMore("me").catch(() => undefined), []);
  if (said("me-title") === undefined) return null;
  const games = finished.value;
  return (
    <main class="page me">
      <header class="top">
        <Home />
        <h1>{t("me-title")}</h1>
        <Languages />
      </header>
      <p class="kept">{t("me-kept")}</p>
      {games.length ? <Sums games={games} /> : <p data-none>{t("me-none")}</p>}
      <div class="tables">
        <Table kind="race" games={games} />
        <Table kind="power" games={games} />
      </div>
      {games.length > 0 && <List games={games} />}
      <File />
    </main>
  );
}

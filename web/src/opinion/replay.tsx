// What a strong bot thinks, put into the replay: a few words below each turn, all of it below the one that is shown.
import { useEffect } from "preact/hooks";
import { besideMoment, besideTurn, type TurnSpot } from "../replay/extras";
import { reel, turn as shown } from "../replay/reel";
import { known } from "../games";
import { FILE, openedFile } from "../replay/file";
import { eventually } from "../retry";
import { route } from "../route";
import { loadMore, said } from "../words";
import { stopAsking } from "./study";
import { Asking, Chip, TurnOpinion } from "./turn";

function BesideTurn({ turn }: TurnSpot) {
  const told = reel.value;
  const at = told?.turns[turn];
  if (!told || !at || said("opinion-ask") === undefined) return null;
  const { round, seat } = at;
  const table = tableHere();
  if (turn !== shown.value) return <Chip table={table} round={round} seat={seat} />;
  return (
    <>
      <TurnOpinion table={table} round={round} seat={seat} lobby={told.lobby} />
      {told.over && table && <Asking table={table} />}
    </>
  );
}

/** Whom to ask about: a table to which there are keys, or the record that is open. */
function tableHere(): string {
  if (route.value.page !== "replay") return "";
  const { table } = route.value;
  return known(table) || (table === FILE && openedFile()) ? table : "";
}

/** Shows nothing: it sends for the words, and whoever leaves the replay asks no longer. */
function BesideMoment() {
  useEffect(() => void eventually(() => loadMore("opinion")), []);
  useEffect(() => stopAsking, []);
  return null;
}

besideTurn.value = [...besideTurn.value, BesideTurn];
besideMoment.value = [...besideMoment.value, BesideMoment];

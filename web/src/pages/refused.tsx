// Why a plain request was refused. What is wrong with a text that was brought has sentences of its own: they come when needed.
import { Refused } from "../api";
import { settings } from "../settings";
import { loadMore, refusal, said, t } from "../words";

const READ = ["bad_content", "bad_record", "bad_position"];

export interface Refusal {
  lead: string;
  reason: string; // of a text: what is wrong with it
  english: boolean; // nobody has translated the reason
}

/** Before a refusal is told. Without them it is told in English. */
export async function wordsFor(problem: unknown): Promise<void> {
  if (problem instanceof Refused && problem.why && settings.value.language !== "en") await loadMore("workshop").catch(() => undefined);
}

function translated({ why }: Refused): string | undefined {
  const sentence = why ? said(`shop-bad-${why.code}`, why.values) : undefined;
  if (!why || !sentence) return undefined;
  const there = why.where ? t("shop-refused-at", { where: why.where, reason: sentence }) : sentence;
  const hints = (["mean", "known"] as const).flatMap((hint) => (why[hint] ? [t(`shop-refused-${hint}`, { words: why[hint] })] : []));
  return [there, ...hints].join(" ");
}

export function refusalOf(problem: unknown): Refusal {
  if (!(problem instanceof Refused)) return { lead: t("ui-no-server"), reason: "", english: false };
  const lead = refusal(problem.code);
  if (!READ.includes(problem.code)) return { lead, reason: "", english: false };
  if (settings.value.language === "en") return { lead, reason: problem.message, english: false };
  const own = translated(problem);
  return { lead, reason: own ?? problem.message, english: own === undefined };
}

/** All of it; a sentence in another language says so. */
export function Told({ problem, about = "" }: { problem: unknown; about?: string }) {
  const { lead, reason, english } = refusalOf(problem);
  return (
    <>
      {about && `${about}: `}
      {lead} {english ? <q lang="en">{reason}</q> : reason}
    </>
  );
}

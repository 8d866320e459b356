// Where tokens, or pieces, go: a draft that is sent whole. Nothing moves on the table before that.
import type { Deploy, Key, Redeploy } from "./protocol";

export type Draft = Readonly<Record<Key, number>>;

/** Everything as it stands now; of pieces only the new ones are counted. */
export function begin(deploy: Deploy): Draft {
  return Object.fromEntries(deploy.regions.map((at) => [at.region, deploy.piece === null ? Math.max(at.keeps, at.now) : at.keeps]));
}

/** How many are still in hand. */
export function left(deploy: Deploy, draft: Draft): number {
  return deploy.regions.reduce((rest, at) => rest + at.keeps - (draft[at.region] ?? 0), deploy.number);
}

function keeps(deploy: Deploy, region: Key): number | undefined {
  return deploy.regions.find((at) => at.region === region)?.keeps;
}

export function canTake(deploy: Deploy, draft: Draft, region: Key): boolean {
  const least = keeps(deploy, region);
  return least !== undefined && (draft[region] ?? 0) > least;
}

export function add(deploy: Deploy, draft: Draft, region: Key, number = 1): Draft {
  const most = Math.min(number, left(deploy, draft));
  if (keeps(deploy, region) === undefined || most < 1) return draft;
  return { ...draft, [region]: (draft[region] ?? 0) + most };
}

export function take(deploy: Deploy, draft: Draft, region: Key): Draft {
  return canTake(deploy, draft, region) ? { ...draft, [region]: (draft[region] ?? 0) - 1 } : draft;
}

export function move(deploy: Deploy, draft: Draft, from: Key, to: Key): Draft {
  if (from === to || keeps(deploy, to) === undefined || !canTake(deploy, draft, from)) return draft;
  return add(deploy, take(deploy, draft, from), to);
}

/** All that can be moved back into the hand. */
export function gather(deploy: Deploy): Draft {
  return Object.fromEntries(deploy.regions.map((at) => [at.region, at.keeps]));
}

/** What is in hand goes, one by one, where the fewest stand. */
export function spread(deploy: Deploy, draft: Draft): Draft {
  const result: Record<Key, number> = { ...draft };
  for (let rest = left(deploy, draft); rest > 0; rest--) {
    let least: Key | undefined;
    for (const { region } of deploy.regions) {
      if (least === undefined || (result[region] ?? 0) < (result[least] ?? 0)) least = region;
    }
    if (least === undefined) break;
    result[least] = (result[least] ?? 0) + 1;
  }
  return result;
}

/** Tokens must all be placed; of pieces some may stay behind. */
export function complete(deploy: Deploy, draft: Draft): boolean {
  return deploy.piece !== null || left(deploy, draft) === 0;
}

export function message(draft: Draft): Redeploy {
  return { do: "redeploy", tokens: { ...draft } };
}

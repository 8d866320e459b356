// Where tokens, or pieces, go: a draft that is sent whole. Nothing moves on the table before that.
import type { Deploy, Key, Whole } from "./protocol";

export type Draft = Readonly<Record<Key, number>>;

/** Everything as it stands now; of pieces only the new ones are counted. */
export function begin(deploy: Deploy): Draft {
  return Object.fromEntries(deploy.regions.map((at) => [at.region, deploy.piece === null ? Math.max(at.keeps, at.now) : at.keeps]));
}

/** How many are still in hand. */
export function left(deploy: Deploy, draft: Draft): number {
  return deploy.regions.reduce((rest, at) => rest + at.keeps - (draft[at.region] ?? 0), deploy.number);
}

function place(deploy: Deploy, region: Key): Deploy["regions"][number] | undefined {
  return deploy.regions.find((at) => at.region === region);
}

export function canTake(deploy: Deploy, draft: Draft, region: Key): boolean {
  const at = place(deploy, region);
  return at !== undefined && (draft[region] ?? 0) > at.keeps;
}

/** One more, or as many as may come at all where nobody is yet; nothing where there is no room. */
export function add(deploy: Deploy, draft: Draft, region: Key, number = 1): Draft {
  const at = place(deploy, region);
  const now = draft[region] ?? 0;
  if (!at) return draft;
  const wanted = now === 0 ? Math.max(number, at.together) : number;
  const more = Math.min(wanted, left(deploy, draft), at.most - now);
  if (more < 1 || now + more < at.together) return draft;
  return { ...draft, [region]: now + more };
}

/** One less, or all that is left where fewer could not stay. */
export function take(deploy: Deploy, draft: Draft, region: Key): Draft {
  const at = place(deploy, region);
  if (!at || !canTake(deploy, draft, region)) return draft;
  const less = (draft[region] ?? 0) - 1;
  return { ...draft, [region]: less < at.together ? at.keeps : less };
}

/** A press on a region: one more; where there can be one only, it is taken back again, or comes from elsewhere. */
export function pressed(deploy: Deploy, draft: Draft, region: Key): Draft {
  const at = place(deploy, region);
  if (!at || at.most - at.keeps !== 1) return add(deploy, draft, region);
  if (canTake(deploy, draft, region)) return take(deploy, draft, region);
  return add(deploy, deploy.number === 1 ? gather(deploy) : draft, region);
}

/** Carry one from a region to another; what cannot stay behind comes along. */
export function move(deploy: Deploy, draft: Draft, from: Key, to: Key): Draft {
  if (from === to || !canTake(deploy, draft, from)) return draft;
  const taken = take(deploy, draft, from);
  const moved = add(deploy, taken, to, left(deploy, taken) - left(deploy, draft));
  return moved === taken ? draft : moved;
}

/** All that can be moved back into the hand. */
export function gather(deploy: Deploy): Record<Key, number> {
  return Object.fromEntries(deploy.regions.map((at) => [at.region, at.keeps]));
}

/** What is in hand goes where the server says that it guards best; what stands there already counts. */
export function guard(deploy: Deploy, draft: Draft): Draft {
  const result: Record<Key, number> = { ...draft };
  const wanted: Record<Key, number> = gather(deploy);
  let rest = left(deploy, draft);
  for (const region of deploy.guard) {
    const number = (wanted[region] = (wanted[region] ?? 0) + 1);
    if (rest < 1 || (result[region] ?? 0) >= number) continue;
    result[region] = number;
    rest--;
  }
  return result;
}

/** Is everything placed that must be? Of some pieces a few may stay behind. */
export function complete(deploy: Deploy, draft: Draft): boolean {
  return !deploy.all || left(deploy, draft) === 0;
}

/** Has anything been placed? */
export function begun(deploy: Deploy, draft: Draft): boolean {
  return deploy.regions.some((at) => (draft[at.region] ?? 0) > at.keeps);
}

export function same(deploy: Deploy, one: Draft, other: Draft): boolean {
  return deploy.regions.every(({ region }) => (one[region] ?? 0) === (other[region] ?? 0));
}

export function message(deploy: Deploy, draft: Draft): Whole {
  if (deploy.what === null) return { do: "redeploy", tokens: { ...draft } };
  const regions = deploy.regions.flatMap((at) => Array<Key>(draft[at.region] ?? 0).fill(at.region));
  return { do: "use", what: deploy.what, regions };
}

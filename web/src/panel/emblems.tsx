// The small signs of the visual system, each with one meaning: charge, power, race, money, tokens.
import { opens, tells } from "../cards/open";
import { Icon } from "../icons";
import type { Tribe } from "../protocol";
import { SHAPES } from "../seats";
import { comboOf, nameOf, powerOf, raceBeside } from "../words";

/** A player's charge, in the player's colour. */
export function Shape({ seat }: { seat: number }) {
  return (
    <svg class={`shape-mark seat-${seat}`} viewBox="-13 -13 26 26" aria-hidden="true">
      <path d={SHAPES[seat % SHAPES.length]} />
    </svg>
  );
}

/** The charge on a band of the player's colour. */
export function Band({ seat }: { seat: number }) {
  return (
    <span class="band">
      <svg viewBox="-13 -13 26 26" aria-hidden="true">
        <path d={SHAPES[seat % SHAPES.length]} />
      </svg>
    </span>
  );
}

export function PowerEmblem({ power }: { power: string }) {
  return (
    <span class="emblem power" {...tells("power", power)}>
      <Icon kind="power" name={power} />
    </span>
  );
}

/** In the colour of the seat around it, or of nobody. */
export function RaceEmblem({ race, declined = false }: { race: string; declined?: boolean }) {
  return (
    <span class={`emblem race ${declined ? "declined" : ""}`} {...tells("race", race)}>
      <Icon kind="race" name={race} />
    </span>
  );
}

interface Explained {
  why?: string; // what the number is of, as cards/why.ts has it; nothing where the game is past
  pressed?: boolean; // it lies in something that is pressed for another reason
}

/** A number that says why it is what it is. */
function explained({ why, pressed = false }: Explained) {
  if (why === undefined) return {};
  return pressed ? tells("why", why) : opens("why", why);
}

export function Coin({ children, kind = "", ...of }: Explained & { children: string | number; kind?: string }) {
  return (
    <span class={`coin ${kind}`} {...explained(of)}>
      {children}
    </span>
  );
}

/** So many tokens: a little counter and the number. */
export function Tokens({ number, ...of }: Explained & { number: number }) {
  return (
    <span class="token-count" {...explained(of)}>
      <i aria-hidden="true" />
      {number}
    </span>
  );
}

export function tribeName(tribe: Tribe): string {
  return comboOf(tribe.power, tribe.race);
}

/** The same, and each of the two opens its rule card. */
export function TribeName({ tribe }: { tribe: Tribe }) {
  return (
    <>
      {tribe.power && <span {...opens("power", tribe.power)}>{powerOf(tribe.power, tribe.race)}</span>}{" "}
      <span {...opens("race", tribe.race)}>{tribe.power ? raceBeside(tribe.race) : nameOf("race", tribe.race)}</span>
    </>
  );
}

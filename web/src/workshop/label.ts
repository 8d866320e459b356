// What a field is called.
import { said } from "../words";

/** In its part, or anywhere. */
export function label({ name, label }: { name: string; label?: string }, part = ""): string {
  const word = label ?? name;
  return said(`shop-field-${part}-${word}`) ?? said(`shop-field-${word}`) ?? name;
}

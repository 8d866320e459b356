// What a field is called.
import { said } from "../words";

/** In its part, or anywhere. */
export function label(name: string, part = ""): string {
  return said(`shop-field-${part}-${name}`) ?? said(`shop-field-${name}`) ?? name;
}

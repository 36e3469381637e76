import { z } from "zod";

/**
 * An amount as people write it ('12 500,50', '12500.5'), turned into '12500.50' as the database takes it, without
 * rounding on the way; null when left empty. Anything else, a negative amount or more than two decimals is answered
 * with `unreadable`, a French sentence.
 */
export function moneyField(unreadable: string) {
  return z
    .string({ error: unreadable })
    .transform((text) => text.replace(/\s/g, "").replace(",", "."))
    .pipe(z.string().regex(/^(\d{1,10}(\.\d{1,2})?)?$/, unreadable))
    .optional()
    .transform((text) => text || null);
}

import { z } from "zod";

const MAX = 2_147_483_647;

/** A whole number from `min` up, as the database holds it; 0 for whatever is no number. Never refuses. */
export function integerField(min = -MAX) {
  return z
    .string()
    .optional()
    .catch(undefined)
    .transform((text) => {
      const number = Math.trunc(Number((text ?? "").replace(/\s/g, "").replace(",", ".")));
      return Number.isFinite(number) ? Math.min(MAX, Math.max(min, number)) : 0;
    });
}

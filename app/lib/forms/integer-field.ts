import { z } from "zod";
import { parseDecimal } from "~/lib/money/parse-decimal";
import { NUMBER_MAX_LENGTH } from "./number-fields";

const MAX = 2_147_483_647;

/** A whole number from `min` up, as the database holds it; 0 for whatever is no number. Never refuses. */
export function integerField(min = -MAX) {
  return z
    .string()
    .max(NUMBER_MAX_LENGTH)
    .optional()
    .catch(undefined)
    .transform((typed = "") => {
      const [, sign, digits = ""] = /^\s*([-−]?)(.*)$/s.exec(typed) ?? [];
      const size = Math.trunc((parseDecimal(digits, 2) ?? 0) / 100);
      return Math.min(MAX, Math.max(min, sign ? -size : size));
    });
}

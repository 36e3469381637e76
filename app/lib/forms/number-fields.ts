import { z } from "zod";
import { parseDecimal, twoReadings } from "~/lib/money/parse-decimal";
import { withoutInvisibleMarks } from "~/lib/text/invisible-marks";
import { sentText } from "./text-fields";

/** More than any number is written with. */
const NUMBER_MAX_LENGTH = 100;

interface NumberRules {
  decimals: number;
  /** Like `max` in the smallest unit: 1250 of two decimals is 12,5. */
  min?: number;
  max: number;
  /** Said of whatever is no number or out of bounds. */
  sentence: string;
  /** A sign that may stand behind it. */
  sign?: "%";
  /** The question about a number that may be two, with both in braces; in French when absent. */
  ask?: string;
}

const ASK_IN_FRENCH = "Voulez-vous dire {grouped} ou {decimal}\u202f?";

/** What is wrong with a number that `parseDecimal` does not read: it is in doubt, or else the field's own sentence. */
export function numberRefusal(
  typed: string,
  { decimals, sentence, ask = ASK_IN_FRENCH }: Omit<NumberRules, "max">,
): string {
  const readings = twoReadings(typed, decimals);
  if (!readings) return sentence;
  const [grouped, decimal] = readings;
  return ask.replace("{grouped}", grouped).replace("{decimal}", decimal);
}

/** A number as people write it, within bounds, in its smallest unit; one sentence for anything else. */
export function numberField(rules: NumberRules) {
  return sentNumber(rules).transform((typed, context) => readInto(context, typed, rules) ?? z.NEVER);
}

/** The same, or null when left empty. */
export function optionalNumberField(rules: NumberRules) {
  return sentNumber(rules)
    .optional()
    .transform((typed, context) =>
      typed && withoutInvisibleMarks(typed).trim() ? (readInto(context, typed, rules) ?? z.NEVER) : null,
    );
}

/** As many hundredths as a column of ten digits before the decimals holds. */
const HUNDREDTHS_MAX = 999_999_999_999;

/** A typed amount as '12500.50' for the database, unrounded; null when empty; else the French `unreadable`. */
export function moneyField(unreadable: string) {
  return optionalNumberField({ decimals: 2, max: HUNDREDTHS_MAX, sentence: unreadable }).transform((hundredths) =>
    hundredths === null ? null : `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`,
  );
}

const INTEGER_MAX = 2_147_483_647;

/** A whole number from `min` up, as the database holds it; 0 for whatever is no number. Never refuses. */
export function integerField(min = -INTEGER_MAX) {
  return z
    .string()
    .max(NUMBER_MAX_LENGTH)
    .optional()
    .catch(undefined)
    .transform((typed = "") => {
      const [, sign, digits = ""] = /^\s*([-−]?)(.*)$/s.exec(typed) ?? [];
      const size = Math.trunc((parseDecimal(digits, 2) ?? 0) / 100);
      return Math.min(INTEGER_MAX, Math.max(min, sign ? -size : size));
    });
}

function sentNumber({ sentence }: NumberRules) {
  return sentText(NUMBER_MAX_LENGTH, { missing: sentence, tooLong: sentence });
}

function readInto(context: z.core.ParsePayload, typed: string, rules: NumberRules): number | null {
  const { decimals, min = 0, max, sign } = rules;
  const text = withoutInvisibleMarks(typed).trim();
  const number = sign && text.endsWith(sign) ? text.slice(0, -sign.length) : text;
  const value = parseDecimal(number, decimals);
  if (value !== null && value >= min && value <= max) return value;
  const message = value === null ? numberRefusal(number, rules) : rules.sentence;
  context.issues.push({ code: "custom", message, input: typed });
  return null;
}

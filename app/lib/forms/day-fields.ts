import { z } from "zod";
import { readDay } from "~/lib/dates/typed-day";
import { withoutInvisibleMarks } from "~/lib/text/invisible-marks";
import { sentText } from "./text-fields";

const DAY_MAX_LENGTH = 100;

/** A day, as '2026-11-27', of a date picker or typed where a browser has none; anything else is answered with `sentence`. */
export function dayField(sentence: string) {
  return sentText(DAY_MAX_LENGTH, { missing: sentence, tooLong: sentence }).transform((typed, context) => {
    const day = readDay(typed);
    if (day === null) context.issues.push({ code: "custom", message: sentence, input: typed });
    return day ?? z.NEVER;
  });
}

/** The same, or null when left empty. */
export function optionalDayField(sentence: string) {
  return z.preprocess(
    (typed) => (typeof typed === "string" && !withoutInvisibleMarks(typed).trim() ? null : (typed ?? null)),
    dayField(sentence).nullable(),
  );
}

import { z } from "zod";
import { NEXT_ACTION_MAX_LENGTH } from "~/features/inquiries/model/follow-up";
import { readLocalTime } from "~/lib/dates/typed-day";
import { optionalTextField, sentText } from "~/lib/forms/text-fields";
import { instantOf } from "~/site/calendar";
import { DELAYS } from "~/site/opening-hours";

const DATE_MAX = 100;
const DATE_UNREADABLE = "La date est un jour avec son heure, par exemple 2027-03-31T10:00";

/** A date with its time, by the clock of Casablanca; null when left empty. */
const momentField = sentText(DATE_MAX, { tooLong: DATE_UNREADABLE })
  .trim()
  .optional()
  .transform((text, context) => {
    if (!text) return null;
    const moment = readMoment(text);
    if (!moment) context.issues.push({ code: "custom", message: DATE_UNREADABLE, input: text });
    return moment;
  });

function readMoment(text: string): Date | null {
  const time = readLocalTime(text);
  return time?.startsWith("20") ? instantOf(time) : null;
}

/** What is planned next: what, and after which delay or at which time. */
export const planFields = {
  next_action: optionalTextField(
    NEXT_ACTION_MAX_LENGTH,
    `La prochaine action ne peut pas dépasser ${NEXT_ACTION_MAX_LENGTH} caractères`,
  ),
  delay: z
    .union([z.literal(""), z.enum(DELAYS)], { error: "Choisissez un délai de la liste" })
    .optional()
    .transform((delay) => delay || null),
  next_action_at: momentField,
};

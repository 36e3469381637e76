import { z } from "zod";
import {
  LOST_REASONS,
  NEXT_ACTION_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  OWNER_UNLISTED,
} from "~/features/inquiries/model/follow-up";
import { INQUIRY_STATUSES } from "~/features/inquiries/model/inquiry";
import { readLocalTime } from "~/lib/dates/typed-day";
import { checkboxField } from "~/lib/forms/checkbox-field";
import { optionalChoiceField } from "~/lib/forms/optional-choice-field";
import { optionalTextField, sentText } from "~/lib/forms/text-fields";
import { versionField } from "~/lib/forms/version-field";
import { instantOf } from "~/site/calendar";
import { DELAYS } from "~/site/opening-hours";

const DATE_MAX = 100;
const DATE_UNREADABLE = "La date est un jour avec son heure, par exemple 2027-03-31T10:00";

/** What is planned next: what, and after which delay or at which time. */
export const planFields = {
  next_action: optionalTextField(
    NEXT_ACTION_MAX_LENGTH,
    `La prochaine action ne peut pas dépasser ${NEXT_ACTION_MAX_LENGTH} caractères`,
  ),
  delay: optionalChoiceField(z.enum(DELAYS, "Choisissez un délai de la liste")),
  next_action_at: sentText(DATE_MAX, { tooLong: DATE_UNREADABLE })
    .trim()
    .optional()
    .transform((text, context) => {
      if (!text) return null;
      const time = readLocalTime(text);
      const moment = time?.startsWith("20") ? instantOf(time) : null;
      if (!moment) context.issues.push({ code: "custom", message: DATE_UNREADABLE, input: text });
      return moment;
    }),
};

export const followUpSchema = z.object({
  ...planFields,
  note: optionalTextField(NOTE_MAX_LENGTH, "La note ne peut pas dépasser 5 000 caractères", { isMultiline: true }),
  is_done: checkboxField,
  status: z.enum(INQUIRY_STATUSES, { error: "Choisissez un statut de la liste" }),
  owner_id: optionalChoiceField(z.uuid(OWNER_UNLISTED)),
  lost_reason: optionalChoiceField(z.enum(LOST_REASONS, "Choisissez une raison de la liste")),
  version: versionField,
});

export type FollowUpInput = z.output<typeof followUpSchema>;

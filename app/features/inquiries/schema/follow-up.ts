import { z } from "zod";
import { LOST_REASONS, NOTE_MAX_LENGTH, OWNER_UNLISTED } from "~/features/inquiries/model/follow-up";
import { INQUIRY_STATUSES } from "~/features/inquiries/model/inquiry";
import { checkboxField } from "~/lib/forms/checkbox-field";
import { optionalTextField } from "~/lib/forms/text-fields";
import { versionField } from "~/lib/forms/version-field";
import { planFields } from "./plan";

const ownerField = z
  .union([z.literal(""), z.uuid(OWNER_UNLISTED)], { error: OWNER_UNLISTED })
  .optional()
  .transform((id) => id || null);

const reasonField = z
  .union([z.literal(""), z.enum(LOST_REASONS)], { error: "Choisissez une raison de la liste" })
  .optional()
  .transform((reason) => reason || null);

/** What a colleague notes about an inquiry and does with it. */
export const followUpSchema = z.object({
  ...planFields,
  note: optionalTextField(NOTE_MAX_LENGTH, "La note ne peut pas dépasser 5 000 caractères", { isMultiline: true }),
  is_done: checkboxField,
  status: z.enum(INQUIRY_STATUSES, { error: "Choisissez un statut de la liste" }),
  owner_id: ownerField,
  lost_reason: reasonField,
  version: versionField,
});

export type FollowUpInput = z.output<typeof followUpSchema>;

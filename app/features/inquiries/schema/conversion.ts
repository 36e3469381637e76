import { z } from "zod";
import { profileFields } from "~/features/accounts/schema";
import { projectBasics } from "~/features/projects/schema";
import { hiddenField } from "~/lib/forms/hidden-field";

/** Whether an account with an unproven address is the sender's, as the team knows it. */
export const SENDER_ANSWERS = ["yes", "no"] as const;

/** Makes an inquiry a client with a project. Who already has an account keeps its name. */
export const conversionSchema = z.object({
  ...projectBasics,
  full_name: profileFields.full_name.optional(),
  company: profileFields.company,
  is_sender: hiddenField(z.enum(SENDER_ANSWERS)),
});

export type ConversionInput = z.output<typeof conversionSchema>;

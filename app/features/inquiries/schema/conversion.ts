import { z } from "zod";
import { profileFields } from "~/features/accounts/schema";
import { projectBasics } from "~/features/projects/schema";

/** Whether an account with an unproven address is the sender's, as the team knows it. */
export const SENDER_ANSWERS = ["yes", "no"] as const;

/** Makes an inquiry a client with a project. Who already has an account keeps its name. */
export const conversionSchema = z.object({
  ...projectBasics,
  full_name: profileFields.full_name.optional(),
  company: profileFields.company,
  is_sender: z.enum(SENDER_ANSWERS).optional().catch(undefined),
});

export type ConversionInput = z.output<typeof conversionSchema>;

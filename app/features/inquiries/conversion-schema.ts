import { z } from "zod";
import { profileFields } from "~/features/accounts/schema";
import { projectBasics } from "~/features/projects/schema";

/** Makes an inquiry a client with a project. Who already has an account keeps its name. */
export const conversionSchema = z.object({
  ...projectBasics,
  full_name: profileFields.full_name.optional(),
  company: profileFields.company,
});

export type ConversionInput = z.output<typeof conversionSchema>;

import { z } from "zod";
import { ITEM_STATUSES } from "~/features/generation/model/generation";
import { pageField } from "~/lib/forms/list-fields";

export const generationIdSchema = z.object({ id: z.uuid() });

/** The address of a run's page: a wrong part is ignored. */
export const generationPageSchema = z.object({
  status: z.enum(ITEM_STATUSES).optional().catch(undefined),
  page: pageField,
  /** Whoever is disturbed by a page that loads itself anew turns that off. */
  refresh: z.literal("off").optional().catch(undefined),
});

export type GenerationPage = z.output<typeof generationPageSchema>;

export const generationIntentSchema = z.object({ intent: z.enum(["pause", "resume", "retry"]) });
